/** Both readers of one page side by side: by keyboard, with what each alone has, without axe violations. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOf } from '../support/axe.ts';
import { startService, type TestService } from '../support/service.ts';
import { type FixtureSite, startSite } from '../support/site.ts';
import { isBuilt, openWindow, type GuiWindow } from '../support/window.ts';

const SENTENCE =
  'The harbour was rebuilt after the storm, and the fishermen, who had waited for years, came back.';
const NOTES = ['Cookies', 'Pixels', 'Logs'].map(
  (what) => `${what} of this site, which are many, are kept for a year, and read by nobody else.`,
);
const TEXT = `<p>${SENTENCE}</p>`.repeat(4);
/** Its note on cookies is what Readability keeps and our reader does not; with its headline it is the other way round. */
const PAGE = `<html><head><title>The harbour</title></head><body><nav><a href="/">Home</a></nav><article><h1>The harbour</h1><div class="cookie-note">${NOTES.map((note) => `<p>${note}</p>`).join('')}</div><h2 id="boats">Boats</h2>${TEXT}<h2 id="nets">Nets</h2>${TEXT}<h2 id="men">Storms</h2>${TEXT}</article></body></html>`;

describe.skipIf(!isBuilt)('two readers', () => {
  let service: TestService;
  let site: FixtureSite;
  let gui: GuiWindow;

  beforeAll(async () => {
    [service, site] = await Promise.all([startService(), startSite()]);
    site.files.set('/harbour', { type: 'text/html', body: PAGE });
    gui = await openWindow(service, { reducedMotion: 'reduce' });
  });
  afterAll(async () => {
    await gui.close();
    await service.stop();
    await site.close();
  });

  const result = () => gui.page.getByRole('region', { name: 'Result' });

  it('are compared from a scrape, by keyboard, for one credit', async () => {
    const { page } = gui;
    await page.getByLabel('Page address').fill(`${site.origin}/harbour`);
    await gui.press('ControlOrMeta+Enter');
    const button = result().getByRole('button', { name: 'Compare readers · 1 credit' });
    await button.waitFor();
    await page.getByText(/999,999 left/).waitFor();
    await button.focus();
    await gui.press('Enter');
    const ours = result().getByRole('region', { name: 'Hearth' });
    const theirs = result().getByRole('region', { name: 'Mozilla Readability' });
    await theirs.waitFor();
    await page.getByText(/999,998 left/).waitFor();
    expect(await ours.textContent()).toContain('The harbour was rebuilt');
    expect(await theirs.textContent()).toContain('The harbour was rebuilt');
    expect(await ours.locator('mark').allTextContents()).toEqual([
      expect.stringMatching(/^Only here: # The harbour/),
    ]);
    expect(await theirs.locator('mark').allTextContents()).toEqual(
      NOTES.map((note): unknown => expect.stringContaining(note)),
    );
    await result()
      .getByText(/^Hearth has \d+ words, \d+ of them in lines that Readability leaves out/)
      .waitFor();
    for (const theme of ['light', 'dark'] as const) {
      await gui.setTheme(theme);
      expect(await violationsOf(gui, `two readers, ${theme}`)).toEqual([]);
    }
  });

  it('give way to the result again, and are not asked twice', async () => {
    const { page } = gui;
    await result().getByRole('button', { name: 'Back to the result' }).click();
    await result().getByRole('tab', { name: 'Markdown' }).waitFor();
    await result()
      .getByRole('button', { name: /Compare readers/ })
      .click();
    await result().getByRole('region', { name: 'Mozilla Readability' }).waitFor();
    expect(await page.getByText(/999,998 left/).count()).toBeGreaterThan(0);
  });

  it('are not offered where there is no main content to choose', async () => {
    const { page } = gui;
    await gui.open('/playground/scrape');
    await page.getByRole('switch', { name: /Main content only/ }).click();
    await page.getByLabel('Page address').fill(`${site.origin}/harbour`);
    await gui.press('ControlOrMeta+Enter');
    await result().getByRole('heading', { name: 'The harbour' }).waitFor();
    expect(
      await result()
        .getByRole('button', { name: /Compare readers/ })
        .count(),
    ).toBe(0);
    expect(gui.complaints).toEqual([]);
  });
});
