/**
 * One round through the window in other languages' formats: a system that calls its locale en-US@posix
 * (LANG=C), German, and the pseudo-locale. Nothing breaks, numbers follow, every text is from the catalogue.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDemo, type Demo } from '../support/demo.ts';
import { isBuilt, openWindow, type GuiWindow } from '../support/window.ts';

describe.skipIf(!isBuilt)('other locales', () => {
  let demo: Demo;

  beforeAll(async () => {
    demo = await openDemo({ width: 1280, height: 820 });
  });
  afterAll(async () => {
    await demo.close();
  });

  function screens(): readonly string[] {
    const { runs } = demo;
    return [
      `/playground/scrape?run=${runs.page}`,
      '/jobs',
      `/jobs/${runs.crawl}`,
      `/doc/${runs.changed}?tab=diff`,
      '/keys',
      '/usage',
      '/plan',
      '/settings/storage',
      '/about',
    ];
  }

  async function round(gui: GuiWindow): Promise<void> {
    for (const path of screens()) {
      await gui.open(path);
      await gui.page.locator('h1').first().waitFor({ state: 'attached' });
      await gui.page.locator('.skeleton').first().waitFor({ state: 'detached' });
      expect(await gui.page.getByText('This screen broke').count()).toBe(0);
    }
    expect(gui.complaints).toEqual([]);
  }

  it('survives a locale that Intl does not know, as LANG=C gives', async () => {
    const gui = await openWindow(demo.service, { locale: 'en-US' });
    await gui.context.addInitScript(() => {
      Object.defineProperty(navigator, 'language', { get: () => 'en-US@posix' });
      Object.defineProperty(navigator, 'languages', { get: () => ['en-US@posix', 'C'] });
    });
    await round(gui);
    expect(await gui.page.evaluate(() => navigator.language)).toBe('en-US@posix');
    await gui.close();
  });

  it('writes numbers, dates and times as a German reads them', async () => {
    const gui = await openWindow(demo.service, { locale: 'de-DE' });
    await round(gui);
    await gui.page
      .getByText(/von|of/)
      .first()
      .waitFor();
    await gui.page.getByText(/\d{3}\.\d{3} of 1\.000\.000 credits/).waitFor();
    await gui.open('/usage');
    await gui.page.getByText(/resets \d+\. \p{L}+/u).waitFor();
    await gui.close();
  });

  it('has every text in the catalogue, with room for longer ones', async () => {
    const gui = await openWindow(demo.service, { stored: { 'hearth.locale': 'pseudo' } });
    await gui.open('/settings/appearance');
    await gui.page.getByText(/^\[Å?/).first().waitFor();
    const bare = new Set<string>();
    for (const path of [...screens(), '/settings/appearance', '/settings/search']) {
      await gui.open(path);
      await gui.page.locator('h1').first().waitFor({ state: 'attached' });
      await gui.page.locator('.skeleton').first().waitFor({ state: 'detached' });
      for (const text of await gui.page.evaluate(plainLabels)) bare.add(text);
      const over = await gui.page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(over).toBeLessThanOrEqual(0);
    }
    expect([...bare]).toEqual([]);
    expect(gui.complaints).toEqual([]);
    await gui.close();
  });
});

/** In the page: names of buttons, tabs, headings and labels that did not come from the catalogue. */
function plainLabels(): string[] {
  const names: string[] = [];
  const wanted =
    'main button, main label, main h2, main h3, main th, nav a, main [role=tab], footer a';
  for (const element of document.querySelectorAll<HTMLElement>(wanted)) {
    if (
      element.closest(
        '[role=list], table tbody, .prose-hearth, .cm-editor, svg, nav[aria-label*=R]',
      )
    )
      continue;
    let text = element.getAttribute('aria-label') ?? element.innerText;
    // what pages say stands in <bdi>
    for (const said of element.querySelectorAll('bdi')) text = text.replace(said.innerText, '');
    text = text.trim();
    if (text === '' || text.includes('[') || !/[a-z]{3}/i.test(text)) continue;
    names.push(text.slice(0, 40));
  }
  return names;
}
