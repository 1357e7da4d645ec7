/** Forms that are left before they are saved: by Escape, by a link, by a reload. What was entered is there again, and says so. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { violationsOf } from '../support/axe.ts';
import { startService, type TestService } from '../support/service.ts';
import { type FixtureSite, startSite } from '../support/site.ts';
import { isBuilt, openWindow, type GuiWindow } from '../support/window.ts';

const FOUND = 'Entered before and not saved.';

let service: TestService;
let site: FixtureSite;
let gui: GuiWindow;

const button = (name: string) => gui.page.getByRole('button', { name, exact: true });
const dialog = () => gui.page.getByRole('dialog');
const model = () => gui.page.getByRole('textbox', { name: 'Model', exact: true }).first();
const key = () => gui.page.locator('input[type="password"]').first();
const found = () => gui.page.getByText(FOUND);

describe.skipIf(!isBuilt)('a form that is left', () => {
  let entry = 0;

  beforeAll(async () => {
    [service, site] = await Promise.all([
      startService({ flags: { 'library-min-free-bytes': '0' } }),
      startSite(),
    ]);
    const url = `${site.origin}/static/5kb`;
    await service.ask('POST', '/v2/scrape', { url, formats: ['markdown'] });
    await vi.waitFor(
      async () => {
        const { json } = await service.ask('GET', '/library/entries');
        entry = (json as { entries: { id: number }[] }).entries[0]?.id ?? 0;
        expect(entry).toBeGreaterThan(0);
      },
      { timeout: 20_000 },
    );
    gui = await openWindow(service, { path: '/keys' });
    gui.page.setDefaultTimeout(8_000);
  }, 120_000);

  afterAll(async () => {
    await gui.close();
    await service.stop();
    await site.close();
  });

  it('keeps what was noted of a page through Escape and a reload, until it is saved', async () => {
    const { page } = gui;
    await gui.open(`/library/entry/${String(entry)}`);
    await button('Tags and collections').click();
    await dialog().getByLabel('Note').fill('Compare with the print of 1902');
    await gui.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await page.reload();
    await button('Tags and collections').click();
    await found().waitFor();
    expect(await dialog().getByLabel('Note').inputValue()).toBe('Compare with the print of 1902');
    expect(await violationsOf(gui, 'found again')).toEqual([]);
    await dialog().getByRole('button', { name: 'Save', exact: true }).click();
    await dialog().waitFor({ state: 'detached' });
    await button('Tags and collections').click();
    await dialog().getByLabel('Note').fill('Another');
    await dialog().getByRole('button', { name: 'Cancel' }).click();
    await button('Tags and collections').click();
    expect(await dialog().getByLabel('Note').inputValue()).toBe('Compare with the print of 1902');
    expect(await found().count()).toBe(0);
    await gui.press('Escape');
  });

  it('keeps a page to be kept, a collection, a monitor and a key', async () => {
    for (const [path, open, field] of [
      ['/library', 'Keep a page', 'Note'],
      ['/library', 'New collection', 'Name'],
      ['/library/monitors', 'Watch a page', 'Name'],
      ['/keys', 'Create key', 'Name'],
    ] as const) {
      await gui.open(path);
      await button(open).first().click();
      await dialog().getByLabel(field, { exact: true }).fill('Half of it');
      await gui.press('Escape');
      await button(open).first().click();
      await found().waitFor();
      expect(await dialog().getByLabel(field, { exact: true }).inputValue()).toBe('Half of it');
      await button('Start over').click();
      expect(await dialog().getByLabel(field, { exact: true }).inputValue()).toBe('');
      await gui.press('Escape');
    }
  });

  it('keeps settings through another section; a key is written nowhere', async () => {
    const { page } = gui;
    await gui.open('/settings/model');
    await model().fill('llama3.1');
    await key().fill('sk-secret');
    await page.getByRole('link', { name: 'Network' }).click();
    await page.getByRole('heading', { name: 'Network' }).waitFor();
    await page.goBack();
    await found().waitFor();
    expect(await model().inputValue()).toBe('llama3.1');
    expect(await key().inputValue()).toBe('sk-secret');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('sk-secret');
    const asked = page.waitForEvent('dialog');
    const reload = page.reload().catch(() => undefined);
    await (await asked).dismiss();
    await reload;
    expect(await key().inputValue()).toBe('sk-secret');
    await button('Discard').click();
    expect(await model().inputValue()).toBe('');
    await page.reload();
    await model().waitFor();
    expect(await found().count()).toBe(0);
  });

  it('shows a list of a setting as it is once its change is discarded', async () => {
    const { page } = gui;
    await gui.open('/settings/search');
    const list = page.locator('textarea').first();
    const before = await list.inputValue();
    await list.fill('one.example\ntwo.example');
    await button('Discard').click();
    expect(await list.inputValue()).toBe(before);
  });

  it('keeps a schema that is no JSON yet', async () => {
    const { page } = gui;
    await gui.open('/playground/extract');
    await button('as JSON').click();
    const schema = page.getByPlaceholder('"properties"');
    await schema.fill('{ "type": "object", "properties": {');
    await page.getByRole('link', { name: 'Keys' }).click();
    await page.getByRole('heading', { name: 'Keys' }).waitFor();
    await page.goBack();
    await page.getByText('This is not valid JSON').waitFor();
    expect(await schema.inputValue()).toBe('{ "type": "object", "properties": {');
    await schema.fill('');
  });
});
