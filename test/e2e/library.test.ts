/**
 * The Library as its reader has it, by keys alone: a page is kept twice, its site is switched off, a sentence that is gone
 * is found, the change is seen, the copies are compared, cited, proved, removed and brought back.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOf } from '../support/axe.ts';
import { keepPages, type KeptPages } from '../support/kept-pages.ts';
import { startService, type TestService } from '../support/service.ts';
import { startSite, type FixtureSite } from '../support/site.ts';
import { html } from '../support/site/answer.ts';
import { isBuilt, openWindow, type GuiWindow } from '../support/window.ts';

const ARTICLE = (
  policy: string,
): string => `<!doctype html><html lang="en"><title>Shop notes</title>
<style>main{max-width:40em}</style><main><article><h1>Shop notes</h1>
<p>The shop of the stove makers' guild has been open since the spring, and sells stone, tiles and tools.</p>
<p>${policy}</p><p>Whoever comes by train walks ten minutes along the river.</p></article></main></html>`;

/** Goes on with Tab until what has the focus is called so. */
async function tabIn(gui: GuiWindow, name: RegExp): Promise<void> {
  const seen: string[] = [];
  for (let steps = 0; steps < 80; steps += 1) {
    const here = await gui.page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    });
    if (name.test(here)) return;
    seen.push(here.slice(0, 30));
    await gui.press('Tab');
  }
  throw new Error(`Tab does not lead to ${String(name)}: ${seen.join(' | ')}`);
}

describe.skipIf(!isBuilt)('the library', () => {
  let service: TestService;
  let site: FixtureSite;
  let gui: GuiWindow;
  let isSiteUp = true;

  beforeAll(async () => {
    [service, site] = await Promise.all([startService(), startSite()]);
    gui = await openWindow(service, { reducedMotion: 'reduce' });
    gui.context.setDefaultTimeout(60_000);
  });
  afterAll(async () => {
    await gui.close();
    await service.stop();
    if (isSiteUp) await site.close();
  });

  /** Where the window says what was just done. */
  const told = (): ReturnType<GuiWindow['page']['getByRole']> =>
    gui.page.getByRole('region', { name: 'Just now' });

  const tabTo = (name: RegExp): Promise<void> => tabIn(gui, name);

  it('keeps a page, and keeps it again when it has changed', async () => {
    const { page } = gui;
    site.files.set('/notes', html(ARTICLE('Free returns within thirty days, with the receipt.')));
    await gui.open('/library');
    await page.getByText('Keep a page, and it stays').waitFor();
    expect(await violationsOf(gui, 'empty library')).toEqual([]);
    await gui.press('n');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('not an address');
    await gui.press('Enter');
    await page.getByText('Enter the address of a web page').waitFor();
    expect(await violationsOf(gui, 'keep dialog')).toEqual([]);
    await gui.press('ControlOrMeta+A');
    await page.keyboard.type(`${site.origin}/notes`);
    await gui.press('Enter');
    await told().getByText('Kept: Shop notes').waitFor();
    // the toast's own key leads to the copy
    await gui.press('z');
    await page.waitForURL('**/library/entry/*');
    await page.getByText('Free returns within thirty days').first().waitFor();

    site.files.set('/notes', html(ARTICLE('Goods that were cut to size cannot be sent back.')));
    await tabTo(/^Capture again/);
    await gui.press('Enter');
    await told().getByText('Captured. The text has changed.').waitFor();
    await page.getByText('copy 2 of 2').waitFor();
    await page.getByText('cannot be sent back').first().waitFor();
    await gui.press('ArrowLeft');
    await page.getByText('Free returns within thirty days').first().waitFor();
    expect(new URL(page.url()).searchParams.get('at')).not.toBeNull();
  });

  it('finds what the page no longer says while its site is off, and shows the change', async () => {
    const { page } = gui;
    await site.close();
    isSiteUp = false;
    await gui.press('g', 'l');
    await page.getByRole('list', { name: 'Pages in the library' }).waitFor();
    await gui.press('/');
    await page.keyboard.type('removed:"free returns" foo:bar');
    await page.getByText('About this search:').waitFor();
    expect(await violationsOf(gui, 'search with a problem')).toEqual([]);
    expect(new URL(page.url()).searchParams.get('q')).toBe('removed:"free returns" foo:bar');
    for (let letters = ' foo:bar'.length; letters > 0; letters -= 1) await gui.press('Backspace');
    const row = page.getByRole('listitem').filter({ hasText: 'Shop notes' });
    await row.waitFor();
    await page.getByLabel('Search the library').press('Tab');
    await gui.press('j');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toContain('Shop notes');
    await gui.press('Enter');
    await page.waitForURL('**/library/entry/*');
    await page.getByRole('heading', { name: 'Shop notes' }).first().waitFor();
    await page.keyboard.press(await keyOf('Changes'));
    await page.getByText('Free returns within thirty days').first().waitFor();
    await page.getByText('cannot be sent back').first().waitFor();
    await page.locator('[data-when]').focus();
    await page.keyboard.type('free returns');
    await gui.press('Enter');
    await page.getByText(/1 copy · gone on/).waitFor();
  });

  /** The number key of a tab. */
  async function keyOf(tab: string): Promise<string> {
    const names = await gui.page.getByRole('tab').allInnerTexts();
    return String(names.findIndex((name) => name.startsWith(tab)) + 1);
  }

  it('compares two copies in words and in pictures', async () => {
    const { page } = gui;
    await page.getByRole('tab', { selected: true }).focus();
    await gui.press('d');
    await page.waitForURL('**/library/compare?*');
    await page.locator('[data-change]').first().waitFor();
    await gui.press(']');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-change')))
      .toBe(true);
    // the sentence that went and the one that came, each a step
    await page.getByText('1 of 2').waitFor();
    expect(await violationsOf(gui, 'compare words')).toEqual([]);
    await page.getByText('Side by side').click();
    await page.waitForURL('**layout=sides**');
    await gui.press(']');
    // a change that is stepped to has the focus and is seen, on both sides
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-change')))
      .toBe(true);
    expect(await page.locator('[data-change]:focus').boundingBox()).not.toBeNull();
    await gui.press('p');
    await page.getByRole('img').first().waitFor();
    expect(await page.getByRole('img').count()).toBe(2);
    expect(await violationsOf(gui, 'compare pictures')).toEqual([]);
    await page.goBack();
    await page.getByRole('tab', { name: 'Cite, proof' }).waitFor();
  });

  it('cites a copy and proves that it is what was kept', async () => {
    const { page } = gui;
    await page.keyboard.press(await keyOf('Cite, proof'));
    await page.locator('[data-citation]').waitFor();
    // English around a title in whatever script: a Hebrew title must not turn the sentence round
    expect(await page.locator('[data-citation]').getAttribute('dir')).toBe('ltr');
    await gui.press('y');
    await expect
      .poll(() => gui.clipboard())
      .toMatch(/“Shop notes”.*accessed .*SHA-256 [0-9a-f]{64}/s);
    await page.getByLabel('Form of the citation').selectOption('APA 7');
    await gui.press('y');
    await expect
      .poll(() => gui.clipboard())
      .toMatch(/Shop notes\. .*Retrieved \w+ \d+, \d{4}, from http/);
    await page.reload();
    await page.locator('[data-citation]').getByText('Retrieved').waitFor();
    await tabTo(/^Verify now/);
    await gui.press('Enter');
    await page.getByText(/parts? \(.*\) are as they were kept/).waitFor();
    await page.getByText(/Link \d of 2/).waitFor();
    expect(await violationsOf(gui, 'proof')).toEqual([]);
  });

  it('removes a page and brings it back', async () => {
    const { page } = gui;
    await gui.press('g', 'l');
    const rows = page.getByRole('list', { name: 'Pages in the library' }).getByRole('listitem');
    await rows.first().waitFor();
    await gui.press('j', 'x');
    await page.getByText('1 chosen').waitFor();
    expect(await violationsOf(gui, 'a choice')).toEqual([]);
    await gui.press('Backspace');
    await told().getByText('1 page removed from the library.').waitFor();
    await page.getByText('Keep a page, and it stays').waitFor();
    expect(await violationsOf(gui, 'removed')).toEqual([]);
    await gui.press('z');
    await rows.first().waitFor();
    expect(await rows.first().innerText()).toContain('Shop notes');
  });
});

describe.skipIf(!isBuilt)('a library with a past', () => {
  let service: TestService;
  let site: FixtureSite;
  let gui: GuiWindow;
  let kept: KeptPages;

  beforeAll(async () => {
    const time = { offset: 0 };
    [service, site] = await Promise.all([
      startService({ parts: { clock: { now: () => Date.now() + time.offset } } }),
      startSite(),
    ]);
    kept = await keepPages(service, site, time);
    gui = await openWindow(service, { reducedMotion: 'reduce' });
    gui.context.setDefaultTimeout(60_000);
  }, 180_000);
  afterAll(async () => {
    await gui.close();
    await service.stop();
    await site.close();
  });

  it('has no violation in any view of a copy', async () => {
    const { page } = gui;
    const entry = `/library/entry/${kept.changed.entryId}`;
    const found: string[] = [];
    const screens = [
      '/library',
      '/library?q=returns',
      '/library?q=submarine',
      ...['reader', 'page', 'picture', 'text', 'changes', 'proof', 'data'].map(
        (tab) => `${entry}?tab=${tab}`,
      ),
      `/library/entry/${kept.arabic.entryId}`,
      '/library/entry/999999',
      '/library/compare',
      `/library/compare?from=${kept.changed.captureIds[0]}&to=${kept.changed.captureIds.at(-1)}&layout=sides`,
    ];
    for (const path of screens) {
      await gui.open(path);
      await page.locator('h1').first().waitFor();
      await gui.settle();
      found.push(...(await violationsOf(gui, path)));
    }
    expect(found).toEqual([]);
  });

  it('says so while it loads and when it fails', async () => {
    const { page } = gui;
    await gui.open('/library');
    await page.getByRole('main').getByRole('listitem').first().waitFor();
    await page.route(/\/library\/entries/, (route) =>
      route.fulfill({
        status: 500,
        json: { success: false, error: 'The disk said no. Check it.', code: 'STORAGE_FAILED' },
      }),
    );
    await gui.open('/library');
    await page.locator('main [role=alert]').waitFor();
    expect(await violationsOf(gui, 'library failing')).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.route(/\/library\/entries/, async () => undefined);
    await gui.open('/library');
    await page.getByRole('heading', { name: 'Library' }).waitFor();
    await page.getByLabel('Loading').first().waitFor();
    expect(await violationsOf(gui, 'library loading')).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  it('asks again while the index is being built, until it lacks nothing', async () => {
    const { page } = gui;
    let asked = 0;
    await page.route(/\/library\/entries\?.*returns/, async (route) => {
      asked += 1;
      if (asked > 1) return route.continue();
      const answer = await route.fetch();
      const body = (await answer.json()) as object;
      return route.fulfill({ json: { ...body, indexed: 40, total: 0, entries: [] } });
    });
    await gui.open('/library?q=returns');
    await page.getByText('The index is being built: 40 %').waitFor();
    const rows = page.getByRole('list', { name: 'Pages in the library' }).getByRole('listitem');
    await rows.first().waitFor();
    expect(await page.getByText('The index is being built').count()).toBe(0);
    expect(asked).toBe(2);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  it('goes through the copies of a page by keys, dates and the ribbon', async () => {
    const { page } = gui;
    await gui.open(`/library/entry/${kept.changed.entryId}`);
    const ribbon = page.getByRole('slider', { name: 'Copies by time' });
    await expect.poll(() => ribbon.getAttribute('aria-valuenow')).toBe('6');
    await gui.press('Shift+ArrowLeft');
    await expect.poll(() => ribbon.getAttribute('aria-valuenow')).toBe('4');
    await ribbon.focus();
    await gui.press('Home');
    await expect.poll(() => ribbon.getAttribute('aria-valuetext')).toMatch(/first copy/);
    await page.getByText(/81 percent/).waitFor();
    const day = new Date(Date.now() - 18.5 * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel('As of').fill(day);
    await expect.poll(() => ribbon.getAttribute('aria-valuenow')).toMatch(/^[34]$/);
  });

  it('has the copies beside the one that is shown ready, and loads none of them twice', async () => {
    const { page } = gui;
    const asked: string[] = [];
    const onRequest = (request: { url(): string }): void => void asked.push(request.url());
    page.on('request', onRequest);
    await gui.open(`/library/entry/${kept.changed.entryId}?tab=page`);
    const frames = page.locator('iframe');
    await expect.poll(() => frames.count()).toBe(2);
    const older = (await frames.first().getAttribute('src')) ?? '';
    expect(await frames.first().isVisible()).toBe(false);
    await expect.poll(() => asked).toContain(older);
    await gui.press('ArrowLeft');
    await expect.poll(() => frames.count()).toBe(3);
    await expect.poll(() => page.locator(`iframe[src="${older}"]`).isVisible()).toBe(true);
    expect(asked.filter((url) => url === older)).toHaveLength(1);
    page.off('request', onRequest);
  });

  it('exports a signed archive and takes it in again, by keys alone', async () => {
    const { page } = gui;
    const found: string[] = [];
    await gui.open('/library?q=tag%3Aheating');
    await page.getByRole('main').getByRole('listitem').first().waitFor();
    await tabIn(gui, /^Import, export/);
    await gui.press('Enter', 'ArrowDown', 'Enter');
    const exporting = page.getByRole('dialog', { name: 'Export' });
    await exporting.waitFor();
    found.push(...(await violationsOf(gui, 'export dialog')));
    await gui.press('ArrowDown');
    await expect.poll(() => page.getByRole('radio', { name: 'Markdown' }).isChecked()).toBe(true);
    await gui.press('ArrowUp');
    await tabIn(gui, /^Export$/);
    const [download] = await Promise.all([page.waitForEvent('download'), gui.press('Enter')]);
    await exporting.waitFor({ state: 'detached' });

    // asked for early: Chromium must know before the key comes that the chooser is handled here
    const choosing = page.waitForEvent('filechooser');
    await tabIn(gui, /^Import, export/);
    await gui.press('Enter', 'Enter');
    const importing = page.getByRole('dialog', { name: 'Import' });
    await importing.waitFor();
    found.push(...(await violationsOf(gui, 'import dialog')));
    await gui.press('Enter');
    const chooser = await choosing;
    await chooser.setFiles(await download.path());
    await importing.getByText('an archive (WACZ or ZIP)').waitFor();
    found.push(...(await violationsOf(gui, 'a file to import')));
    await tabIn(gui, /^Import$/);
    await gui.press('Enter');
    await importing.getByText('6 were there already').waitFor();
    await importing.getByText('Its signature is valid').waitFor();
    found.push(...(await violationsOf(gui, 'imported')));
    await gui.press('Escape');
    await importing.waitFor({ state: 'detached' });
    expect(found).toEqual([]);
  });

  it('leads from an imported list to what waits to be kept, which claims no copy', async () => {
    const { page } = gui;
    await gui.open('/library');
    await page.getByRole('button', { name: 'Import, export' }).click();
    await page.getByRole('menuitem', { name: /^Import/ }).click();
    const importing = page.getByRole('dialog', { name: 'Import' });
    await importing.locator('input[type=file]').setInputFiles({
      ...{ name: 'wishes.txt', mimeType: 'text/plain' },
      buffer: Buffer.from(`${site.origin}/wish/1\n${site.origin}/wish/2\n`),
    });
    await importing.getByText('a list of addresses').waitFor();
    await importing.getByRole('button', { name: 'Import', exact: true }).click();
    await importing.getByText('They wait under Wanted').waitFor();
    expect(await violationsOf(gui, 'an imported list')).toEqual([]);
    await importing.getByRole('link', { name: 'See them' }).click();
    await importing.waitFor({ state: 'detached' });
    const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: '/wish/' });
    await expect.poll(() => rows.count()).toBe(2);
    expect(await rows.first().innerText()).toMatch(/wanted, not kept yet/);
    expect(await rows.first().getByText('text', { exact: true }).count()).toBe(0);
  });

  it('has shelves and highlights in drawers where there is no room beside', async () => {
    const { page } = gui;
    const found: string[] = [];
    await page.setViewportSize({ width: 390, height: 844 });
    await gui.open('/library');
    await page.getByRole('main').getByRole('listitem').first().waitFor();
    await tabIn(gui, /^Shelves/);
    await gui.press('Enter');
    const shelves = page.getByRole('dialog', { name: 'Shelves of the library' });
    await shelves.waitFor();
    found.push(...(await violationsOf(gui, 'shelves in a drawer')));
    await tabIn(gui, /^Kept/);
    await gui.press('Enter');
    await shelves.waitFor({ state: 'detached' });
    await page.waitForURL('**/library?q=is%3Akept');
    await gui.open(`/library/entry/${kept.changed.entryId}`);
    await page.getByRole('button', { name: /^Highlights/ }).waitFor();
    await tabIn(gui, /^Highlights/);
    await gui.press('Enter');
    const highlights = page.getByRole('dialog', { name: 'Highlights' });
    await highlights.waitFor();
    found.push(...(await violationsOf(gui, 'highlights in a drawer')));
    await gui.press('Escape');
    await highlights.waitFor({ state: 'detached' });
    await page.setViewportSize({ width: 1280, height: 820 });
    expect(found).toEqual([]);
  });

  it.each([
    ['a phone', { width: 390, height: 844 }],
    ['320 px', { width: 320, height: 640 }],
  ])('needs no sideways scrolling on %s', async (_name, viewport) => {
    const { page } = gui;
    await page.setViewportSize(viewport);
    const wide: string[] = [];
    for (const path of [
      '/library',
      ...['reader', 'text', 'changes', 'proof', 'data'].map(
        (tab) => `/library/entry/${kept.changed.entryId}?tab=${tab}`,
      ),
      `/library/compare?from=${kept.changed.captureIds[0]}&to=${kept.changed.captureIds[5]}`,
    ]) {
      await gui.open(path);
      await page.locator('h1').first().waitFor();
      await gui.settle();
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      if (over > 0) wide.push(`${path}: ${over} px`);
    }
    await page.setViewportSize({ width: 1280, height: 820 });
    expect(wide).toEqual([]);
  });
});
