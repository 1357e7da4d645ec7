/** What a window holds while its service is killed and started again: screens not seen yet, the picker, a comment. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOf } from '../support/axe.ts';
import { serveProcess, type ServedProcess } from '../support/serve.ts';
import { startSite, type FixtureSite } from '../support/site.ts';
import { isBuilt, openWindow, type GuiWindow } from '../support/window.ts';

const CARDS = Array.from(
  { length: 12 },
  (_, index) =>
    `<li><a href="/jar/${index}"><h3>Jar ${index}</h3></a><p>By Ana Potter ${index}</p><b>€ ${index + 3}.50</b></li>`,
);
const SHOP = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Jars</title><main><h1>Jars</h1><ul>${CARDS.join('')}</ul></main></html>`;

describe.skipIf(!isBuilt)('a window whose service is killed and started again', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hearth-outage-'));
  let served: ServedProcess;
  let site: FixtureSite;
  let gui: GuiWindow;

  const again = async (): Promise<void> => {
    served = await serveProcess(dataDir, Number(new URL(served.address).port));
  };
  /** Nothing of the service is in its cache yet. */
  const freshWindow = (path: string): Promise<GuiWindow> => {
    const { address, sessionToken } = served;
    return openWindow({ address, hearth: { sessionToken } }, { browser: gui.browser, path });
  };
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await fetch(served.address + path, {
      method,
      headers: { authorization: `Bearer ${served.sessionToken}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return (await answer.json()) as Readonly<Record<string, unknown>>;
  };

  beforeAll(async () => {
    site = await startSite();
    site.files.set('/jars', { type: 'text/html', body: SHOP });
    site.files.set('/pond', {
      type: 'text/html',
      body: `<title>Pond</title><main><h1>Pond</h1><p>A pond at the mill${', deep and still'.repeat(20)}.</p></main>`,
    });
    served = await serveProcess(dataDir, 0);
    const { address, sessionToken } = served;
    gui = await openWindow({ address, hearth: { sessionToken } });
    await gui.page.getByLabel('Page address').waitFor();
  });
  afterAll(async () => {
    await gui.close();
    await served.stop();
    await site.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('fills a screen that was never opened before as soon as the service is back', async () => {
    const fresh = await freshWindow('/jobs');
    await fresh.settle();
    await served.kill();
    const { page } = fresh;
    await page.getByRole('alert').filter({ hasText: 'Service not answering' }).waitFor();
    await page.getByRole('link', { name: 'Keys' }).click();
    await page.getByRole('alert').filter({ hasText: 'The service does not answer' }).waitFor();
    await again();
    await page.getByRole('heading', { name: 'Keys' }).waitFor();
    await page.getByText('default').first().waitFor();
    expect(await page.getByText('This screen broke').count()).toBe(0);
    await fresh.close();
  });

  it('loads itself anew for a screen whose code was under way when the service went', async () => {
    const fresh = await freshWindow('/jobs');
    const { page } = fresh;
    await fresh.settle();
    await page.route(/\/assets\/usage-|\/$/, (route) => route.abort());
    await page.getByRole('link', { name: 'Usage' }).click();
    await page.getByRole('alert').filter({ hasText: 'The service does not answer' }).waitFor();
    await page.unroute(/\/assets\/usage-|\/$/);
    await page.getByText('Left this period').waitFor();
    await fresh.close();
  });

  it('reads again by itself what had no answer although the service never went', async () => {
    const { page } = gui;
    await page.route('**/console/usage*', (route) => route.abort(), { times: 1 });
    await gui.open('/usage');
    await page.getByText('This part is filled as soon as the service is back.').waitFor();
    await page.getByText('Left this period').waitFor();
  });

  it('opens the page of a recipe in the making again, and keeps what was made', async () => {
    const { page } = gui;
    await gui.open(`/recipes/new?url=${encodeURIComponent(`${site.origin}/jars`)}`);
    const column = page.getByRole('textbox', { name: 'Name of the column title' });
    await column.waitFor({ timeout: 60_000 });
    await column.fill('jar');
    await column.press('Enter');
    await page.getByRole('textbox', { name: 'Name of the column jar' }).waitFor();
    await served.kill();
    await page.getByText('The connection broke; connecting again…').waitFor();
    await again();
    await page
      .getByRole('status')
      .filter({ hasText: /^Jars$/ })
      .waitFor({ timeout: 60_000 });
    await page.getByRole('textbox', { name: 'Name of the column jar' }).waitFor();
    expect(await page.getByText('That did not work').count()).toBe(0);
  });

  it('says of a page that does not open only that, and opens it when the service is back', async () => {
    const { page } = gui;
    await served.kill();
    await page.getByRole('textbox', { name: 'Address', exact: true }).fill(`${site.origin}/jars?2`);
    await page.getByRole('button', { name: /^Open/ }).click();
    await page.getByText('The service does not answer', { exact: true }).waitFor();
    expect(await page.getByText('No table was found by itself').count()).toBe(0);
    await again();
    await page
      .getByRole('textbox', { name: 'Name of the column title' })
      .waitFor({ timeout: 60_000 });
  });

  it('asks nothing of a service that is away, says why at the button, and keeps what was typed', async () => {
    const { page } = gui;
    await ask('POST', '/console/keys', { name: 'reader' });
    await gui.open('/keys');
    await page.getByRole('button', { name: 'Create key' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('for the report');
    await served.kill();
    const create = dialog.getByRole('button', { name: /^Create/ });
    await expect.poll(() => create.getAttribute('aria-disabled')).toBe('true');
    expect(await create.getAttribute('title')).toBe('The service does not answer');
    // a press and Enter do nothing that could fail; the button keeps the focus
    await create.focus();
    await gui.press('Enter');
    await dialog.getByLabel('Name').press('Enter');
    expect(await dialog.getByRole('alert').count()).toBe(0);
    expect(await violationsOf(gui, 'away')).toEqual([]);
    await again();
    await expect.poll(() => create.getAttribute('aria-disabled')).toBe(null);
    expect(await dialog.getByLabel('Name').inputValue()).toBe('for the report');
    await create.click();
    await page.getByText('for the report').first().waitFor();
  });

  it('saves a comment that was written meanwhile', async () => {
    const { page } = gui;
    const url = `${site.origin}/pond`;
    const kept = await ask('POST', '/library/captures', { url, kind: 'page' });
    const { entryId } = (kept as { readonly capture: { readonly entryId: number } }).capture;
    await gui.open(`/library/entry/${entryId}`);
    const passage = page.getByText('A pond at the mill');
    await passage.waitFor();
    await passage.evaluate((element) => {
      getSelection()?.selectAllChildren(element);
    });
    await page.getByRole('button', { name: 'Highlight' }).first().click();
    const comment = page.getByRole('textbox', { name: 'Comment' });
    await comment.waitFor();
    await served.kill();
    await comment.fill('Written while nobody listened.');
    await page.getByText('The service does not answer.').first().waitFor();
    await again();
    const stored = (): Promise<unknown> => ask('GET', `/library/highlights?entry=${entryId}`);
    await expect.poll(stored, { timeout: 20_000 }).toMatchObject({
      highlights: [{ comment: 'Written while nobody listened.' }],
    });
  });

  it('no longer points to a bar that is gone', async () => {
    const { page } = gui;
    await gui.open('/playground/scrape');
    await page.getByLabel('Page address').fill(`${site.origin}/static/5kb`);
    await served.kill();
    await page.getByRole('alert').filter({ hasText: 'Service not answering' }).waitFor();
    await gui.press('ControlOrMeta+Enter');
    await page.getByText('Run it again when the bar above is gone.').waitFor();
    await again();
    await page.getByText('It answers again by now: run it again.').waitFor();
  });
});
