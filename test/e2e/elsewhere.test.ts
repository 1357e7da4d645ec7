/** What another window, a command or an agent changes is seen at once, without coming back to the window. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type TestService } from '../support/service.ts';
import { startSite, type FixtureSite } from '../support/site.ts';
import { html } from '../support/site/answer.ts';
import { isBuilt, openWindow, type GuiWindow } from '../support/window.ts';

describe.skipIf(!isBuilt)('what is changed elsewhere', () => {
  let service: TestService;
  let site: FixtureSite;
  let gui: GuiWindow;

  beforeAll(async () => {
    [service, site] = await Promise.all([startService(), startSite()]);
    site.files.set(
      '/rules',
      html('<title>Rules</title><main><p>Goods may be sent back.</p></main>'),
    );
    gui = await openWindow(service, { reducedMotion: 'reduce' });
    // well below the time after which monitors are looked at anyway
    gui.context.setDefaultTimeout(4_000);
  });
  afterAll(async () => {
    await gui.close();
    await service.stop();
    await site.close();
  });

  async function ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const { status, json } = await service.ask(method, path, body);
    expect(status, JSON.stringify(json)).toBe(200);
    return json as Answer;
  }

  it('a monitor that is made, paused and removed', async () => {
    const { page } = gui;
    await gui.open('/library/monitors');
    await page.getByText('Nothing is watched yet').waitFor();
    const wish = { url: `${site.origin}/rules`, every: '1d', name: 'Rules of the shop' };
    const { monitor } = await ask<{ monitor: { id: string } }>('POST', '/monitors', wish);
    const row = page.getByRole('listitem').filter({ hasText: 'Rules of the shop' });
    await row.waitFor();
    await ask('POST', `/monitors/${monitor.id}/pause`);
    await row.getByText('Paused').waitFor();
    await ask('DELETE', `/monitors/${monitor.id}`);
    await row.waitFor({ state: 'detached' });
  });

  it('tags, collections and highlights of a page', async () => {
    const { page } = gui;
    const { capture } = await ask<{ capture: { id: string; entryId: number } }>(
      ...(['POST', '/library/captures', { url: `${site.origin}/rules`, kind: 'page' }] as const),
    );
    const { entryId } = capture;
    await gui.open(`/library/entry/${entryId}`);
    await page.getByText(/copy \d of \d/).waitFor();
    await ask('POST', '/library/highlights', { entryId, exact: 'Goods may be sent back.' });
    await page.getByRole('button', { name: 'Remove the highlight' }).waitFor();
    await gui.open('/library');
    await page.getByText('Rules').first().waitFor();
    await ask('PATCH', `/library/entries/${entryId}`, { tags: ['law'], collections: ['Thesis'] });
    const shelves = page.getByRole('navigation', { name: 'Shelves of the library' });
    await shelves.getByRole('button', { name: /^law/ }).waitFor();
    await shelves.getByRole('button', { name: /^Thesis/ }).waitFor();
    await ask('DELETE', `/library/entries/${entryId}`);
    await page.getByRole('checkbox', { name: 'Choose Rules' }).waitFor({ state: 'detached' });
  });

  it('a sign-in profile that is made, expires and goes', async () => {
    const { page } = gui;
    const { backend, account } = service.hearth.rooms();
    const whose = { accountId: account.id, id: 'a-profile' };
    await gui.open('/settings/profiles');
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    await backend.store.saveProfile({
      ...{ ...whose, name: 'members', site: 'shop.test', sealed: '' },
      ...{ createdAt: 1, updatedAt: 1 },
    });
    const row = page.getByRole('listitem').filter({ hasText: 'members' });
    await row.waitFor();
    const before = await row.innerText();
    await backend.store.markProfileExpired({ ...whose, signedInAt: 1, at: 2 });
    await expect.poll(() => row.innerText()).not.toBe(before);
    await backend.store.deleteProfile(account.id, whose.id);
    await row.waitFor({ state: 'detached' });
  });

  /** As another window of the account does. */
  async function otherWindow(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await fetch(service.address + path, {
      method,
      headers: {
        authorization: `Bearer ${service.hearth.sessionToken}`,
        'content-type': 'application/json',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    expect(answer.status).toBe(200);
    return answer.json();
  }

  it('a key that is made, renamed and revoked in another window', async () => {
    const { page } = gui;
    await gui.open('/keys');
    await page.getByRole('row', { name: /default/ }).waitFor();
    const made = await otherWindow('POST', '/console/keys', { name: 'laptop' });
    const { id } = (made as { readonly key: { readonly id: string } }).key;
    await page.getByRole('row', { name: /laptop/ }).waitFor();
    await otherWindow('PATCH', `/console/keys/${id}`, { name: 'desk' });
    const row = page.getByRole('row', { name: /desk/ });
    await row.waitFor();
    const before = await row.innerText();
    await otherWindow('DELETE', `/console/keys/${id}`);
    await expect.poll(() => row.innerText()).not.toBe(before);
  });

  it('the plan', async () => {
    const { page } = gui;
    await gui.open('/plan');
    const current = page.getByRole('listitem').filter({ hasText: 'Current' });
    await current.waitFor();
    expect(await current.innerText()).not.toContain('Starter');
    await otherWindow('PATCH', '/console/plan', { planId: 'starter' });
    await current.filter({ hasText: 'Starter' }).waitFor();
  });

  it('a setting, and what is entered in this window and not saved stays', async () => {
    const { page } = gui;
    await gui.open('/settings/network');
    const robots = page.getByRole('switch', { name: 'Honour robots.txt' });
    const proxy = page.getByRole('textbox', { name: 'Proxy', exact: true });
    await proxy.fill('http://proxy.test:8080');
    const before = await robots.isChecked();
    const changes = { respectRobots: !before };
    await otherWindow('PATCH', '/console/settings', { changes });
    await expect.poll(() => robots.isChecked()).toBe(!before);
    expect(await proxy.inputValue()).toBe('http://proxy.test:8080');
    await otherWindow('PATCH', '/console/settings', { changes: { respectRobots: null } });
    await page.getByRole('button', { name: 'Discard' }).click();
  });
});
