/** One document in the window: its pictures are taken away, and there is a way back from one that is gone. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOf } from '../support/axe.ts';
import { startService, type TestService } from '../support/service.ts';
import { startSite, type FixtureSite } from '../support/site.ts';
import { isBuilt, openWindow, type GuiWindow } from '../support/window.ts';

describe.skipIf(!isBuilt)('a document', () => {
  let service: TestService;
  let site: FixtureSite;
  let gui: GuiWindow;

  beforeAll(async () => {
    [service, site] = await Promise.all([startService(), startSite()]);
    gui = await openWindow(service);
  });
  afterAll(async () => {
    await gui.close();
    await service.stop();
    await site.close();
  });

  it('gives its screenshot away: as a file, and on the clipboard', async () => {
    const { page } = gui;
    const { json } = await service.ask('POST', '/v2/scrape', {
      url: `${site.origin}/static/5kb`,
      formats: ['screenshot'],
    });
    const { data } = json as { data: { metadata: { scrapeId: string } } };
    await gui.open(`/doc/${data.metadata.scrapeId}?tab=screenshot`);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save picture' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.png$/);
    const bytes = await readFile(await file.path());
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    await page.getByRole('button', { name: 'Copy picture' }).click();
    const copied = (): Promise<readonly string[]> =>
      page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({ types }) => types));
    await expect.poll(copied).toContain('image/png');
    expect(await violationsOf(gui, 'screenshot')).toEqual([]);
    expect(gui.complaints).toEqual([]);
  }, 60_000);

  it('says that one is gone, in the title too, and leads back to the jobs', async () => {
    const { page } = gui;
    await gui.open('/doc/no-such-page');
    await page.getByText('This document is no longer kept.').waitFor();
    expect(await page.title()).toBe('This document is no longer kept. · Hearth');
    expect(await violationsOf(gui, 'no document')).toEqual([]);
    await page.getByRole('link', { name: 'All jobs' }).click();
    await page.getByRole('heading', { name: 'Jobs' }).waitFor();
  });
});
