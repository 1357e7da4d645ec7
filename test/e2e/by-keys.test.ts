/** Each operation from the address to its result and to what can be done with it, by keys alone; and the storage settings. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOf } from '../support/axe.ts';
import { startSearchHost, type SearchHost } from '../support/search-host.ts';
import { startService, type TestService } from '../support/service.ts';
import { startSite, type FixtureSite } from '../support/site.ts';
import { isBuilt, openWindow, type GuiWindow } from '../support/window.ts';

const PATIENCE = { timeout: 60_000 };

describe.skipIf(!isBuilt)('by keys alone', { timeout: 120_000 }, () => {
  let service: TestService;
  let site: FixtureSite;
  let host: SearchHost;
  let gui: GuiWindow;
  let spare: string;

  beforeAll(async () => {
    site = await startSite();
    host = await startSearchHost(() => `${site.origin}/static/5kb`);
    service = await startService({ flags: { 'search-searxng-url': host.origin } });
    gui = await openWindow(service);
    gui.page.setDefaultTimeout(PATIENCE.timeout);
    spare = mkdtempSync(join(tmpdir(), 'hearth-keys-'));
  });
  afterAll(async () => {
    await gui.close();
    await service.stop();
    await Promise.all([site.close(), host.close()]);
    rmSync(spare, { recursive: true, force: true });
  });

  /** Tab until the focus is on it; fails after so many. */
  async function tabTo(name: RegExp, most = 90): Promise<void> {
    const focused = (): Promise<string> =>
      gui.page.evaluate(() => {
        const { activeElement: at } = document;
        return at?.getAttribute('aria-label') ?? at?.textContent ?? '';
      });
    for (let step = 0; step < most; step += 1) {
      if (name.test(await focused())) return;
      await gui.press('Tab');
    }
    throw new Error(`The focus never came to ${String(name)}`);
  }

  const CASES = [
    { operation: 'scrape', chord: 'Alt+1', next: /^Crawl this site$/ },
    { operation: 'crawl', chord: 'Alt+2', next: /^Open the job$/ },
    { operation: 'map', chord: 'Alt+4', next: /^Choose all$/ },
    { operation: 'search', chord: 'Alt+3', next: /^Scrape$/ },
    { operation: 'extract', chord: 'Alt+5', next: /^Save as$/ },
  ] as const;

  for (const { operation, chord, next } of CASES) {
    it(`runs ${operation} and reaches what comes after it`, async () => {
      const { page } = gui;
      await gui.press(chord);
      await page.waitForURL(new RegExp(`/playground/${operation}`));
      // the cursor stands in the field that counts, whatever it holds; the address may be there before it
      const tag = (): Promise<string | undefined> =>
        page.evaluate(() => document.activeElement?.tagName);
      await expect.poll(tag, PATIENCE).toMatch(/^(?:INPUT|TEXTAREA)$/);
      await gui.press('ControlOrMeta+a');
      const words = operation === 'search' ? 'masonry' : `${site.origin}/site/3/`;
      await page.keyboard.type(words);
      if (operation === 'extract') {
        await tabTo(/^Name of column 1$/);
        await page.keyboard.type('title');
      }
      await gui.press('ControlOrMeta+Enter');
      await page.waitForURL(/run=/, PATIENCE);
      await page.getByText(next).or(page.getByLabel(next)).first().waitFor();
      await tabTo(next);
    });
  }

  it('moves the data folder, clears and saves everything from the settings', async () => {
    const { page } = gui;
    await gui.open('/settings/storage');
    await page.getByRole('heading', { name: 'Move the data folder' }).waitFor();
    expect(await violationsOf(gui, 'storage')).toEqual([]);
    await page.getByLabel('New folder').focus();
    await page.keyboard.type('half/a/path');
    await gui.press('Enter');
    await page.getByText('Give the whole path of the new folder').waitFor();
    await gui.press('ControlOrMeta+a');
    await page.keyboard.type(join(spare, 'data'));
    await gui.press('Enter');
    await page.getByText(/^Copied to /).waitFor();
    await tabTo(/^Take it back$/);
    await gui.press('Enter');
    await page.getByLabel('New folder').waitFor();

    await page.getByLabel('How old').selectOption({ label: 'All' });
    await tabTo(/^Clear…$/);
    await gui.press('Enter');
    await page.getByText(/^5 jobs and what they read are deleted/).waitFor();
    await tabTo(/^Delete$/);
    await gui.press('Enter');
    await page.getByText('5 jobs deleted.').waitFor();

    await tabTo(/^Save everything/);
    const [file] = await Promise.all([page.waitForEvent('download'), gui.press('Enter')]);
    expect(file.suggestedFilename()).toMatch(/^hearth-.*\.zip$/);
    expect(gui.complaints.filter((line) => !line.includes('400'))).toEqual([]);
  });
});
