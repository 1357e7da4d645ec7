/** What a reader says of kept pages and sees of them: notes, highlights and their comments, warnings, what a list names. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOf } from '../support/axe.ts';
import { startService, type TestService } from '../support/service.ts';
import { startSite, type FixtureSite } from '../support/site.ts';
import { html } from '../support/site/answer.ts';
import { isBuilt, openWindow, type GuiWindow } from '../support/window.ts';

const page = (policy: string): string =>
  `<!doctype html><html lang="en"><title>Shop rules</title><main><article><h1>Shop rules</h1>
<p>The shop of the stove makers' guild has been open since the spring, and sells stone, tiles and tools.</p>
<p>${policy}</p><p>Whoever comes by train walks ten minutes along the river.</p></article></main></html>`;
const BEFORE = 'Goods may be sent back within thirty days, with the receipt and in their box.';

describe.skipIf(!isBuilt)('what a reader says of a kept page', () => {
  let service: TestService;
  let site: FixtureSite;
  let gui: GuiWindow;
  let entryId = 0;

  beforeAll(async () => {
    [service, site] = await Promise.all([startService(), startSite()]);
    site.files.set('/rules', html(page(BEFORE)));
    ({ entryId } = await keep('/rules'));
    gui = await openWindow(service, { reducedMotion: 'reduce' });
    gui.context.setDefaultTimeout(10_000);
  });
  afterAll(async () => {
    await gui.close();
    await service.stop();
    await site.close();
  });

  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const { status, json } = await service.ask(method, `/library${path}`, body);
    expect(status, JSON.stringify(json)).toBe(200);
    return json;
  };
  async function keep(path: string): Promise<{ readonly id: string; readonly entryId: number }> {
    const asked = { url: site.origin + path, kind: 'page' };
    const { capture } = (await ask('POST', '/captures', asked)) as {
      readonly capture: { readonly id: string; readonly entryId: number };
    };
    return capture;
  }

  it('a note stands on the page, and its words are found', async () => {
    await ask('PATCH', `/entries/${entryId}`, { note: 'Cite this in the chapter on warranty.' });
    await gui.open('/library?q=warranty');
    const row = gui.page.getByRole('listitem').filter({ hasText: 'Shop rules' });
    await row.getByText('Cite this in the chapter on').waitFor();
    // pages of one site are told apart by their paths
    await row.getByText(`${new URL(site.origin).host}/rules`).waitFor();
    await row.getByRole('link').click();
    await gui.page.getByText('Note: Cite this in the chapter on warranty.').waitFor();
  });

  it('a comment is saved while it is written, and when the page is left', async () => {
    const mark = { entryId, exact: 'Goods may be sent back within thirty days', prefix: '' };
    await ask('POST', '/highlights', { ...mark, suffix: '' });
    const said = async (): Promise<string | undefined> => {
      const { highlights } = (await ask('GET', `/highlights?entry=${entryId}`)) as {
        readonly highlights: readonly { readonly comment: string }[];
      };
      return highlights[0]?.comment;
    };
    await gui.open(`/library/entry/${entryId}`);
    const field = gui.page.getByRole('textbox', { name: 'Comment' });
    await field.fill('Compare it');
    await expect.poll(said).toBe('Compare it');
    await field.pressSequentially(' with the law');
    await gui.page.reload();
    await expect.poll(said).toBe('Compare it with the law');
  });

  it('a highlight says what became of it when the page is captured again', async () => {
    const { page: shown } = gui;
    site.files.set('/rules', html(page(BEFORE.replace('thirty', 'fourteen'))));
    await gui.open(`/library/entry/${entryId}`);
    await shown.getByText('within thirty days').first().waitFor();
    await shown.getByRole('button', { name: /^Capture again/ }).click();
    await shown.getByText(/^changed /).waitFor();
    await shown.getByText('Now: Goods may be sent back within fourteen days').waitFor();
  });

  it.each(['reader', 'changes', 'data'])('Y cites the copy in the view %s', async (tab) => {
    await gui.open(`/library/entry/${entryId}?tab=${tab}`);
    await gui.page.getByRole('tab', { selected: true }).focus();
    await gui.page.evaluate(() => navigator.clipboard.writeText(''));
    await gui.press('y');
    await gui.page.getByText('Citation copied: Footnote.').first().waitFor();
    expect(await gui.clipboard()).toMatch(/“Shop rules”.*accessed .*SHA-256 [0-9a-f]{64}/s);
  });

  it.each([
    ['what was not found', '/gone', 404, '<h1>Not here</h1><p>Perhaps it was here once.</p>'],
    [
      'a page to sign in',
      '/account',
      200,
      '<h1>Sign in</h1><form><input name="user"><input type="password"></form>',
    ],
  ])('%s is kept with a warning', async (_what, path, status, said) => {
    const { page: shown } = gui;
    const body = `<!doctype html><html lang="en"><title>Shop</title><main>${said}</main></html>`;
    site.files.set(path, { ...html(body), status });
    await gui.open('/library');
    await shown.getByRole('heading', { name: 'Library' }).waitFor();
    await gui.press('n');
    await shown.getByRole('textbox', { name: 'Address' }).fill(site.origin + path);
    await shown.getByRole('radio', { name: /^The page alone/ }).check();
    await gui.press('Enter');
    const warning = status === 404 ? /The page answered 404/ : /The page asks to sign in/;
    const toast = shown.getByRole('region', { name: 'Just now' });
    await toast.getByText(warning).waitFor();
    await toast.getByRole('button', { name: 'Open the copy' }).click();
    await shown.getByRole('note').getByText(warning).waitFor();
    expect(await shown.getByText('answered 404', { exact: true }).count()).toBe(
      status === 404 ? 1 : 0,
    );
    expect(await violationsOf(gui, 'a copy with a warning')).toEqual([]);
    if (status !== 404) return;
    for (const width of [480, 1280]) {
      await shown.setViewportSize({ width, height: 820 });
      await gui.open('/library');
      const inRow = shown.getByText(/^answered 404/).filter({ visible: true });
      await inRow.first().waitFor({ timeout: 8_000 });
      expect(await inRow.count()).toBe(1);
      expect(await violationsOf(gui, 'an answer of 404 in the list')).toEqual([]);
    }
  });

  it('a page that cannot be kept says so, and leaves the buttons in sight', async () => {
    const { page: shown } = gui;
    await shown.setViewportSize({ width: 1280, height: 640 });
    await gui.open('/library');
    await shown.getByRole('heading', { name: 'Library' }).waitFor();
    await gui.press('n');
    await shown.getByRole('textbox', { name: 'Address' }).fill('http://127.0.0.1:1/nobody');
    await shown.getByRole('radio', { name: /^The page alone/ }).check();
    await gui.press('Enter');
    const problem = shown.getByRole('alert');
    await problem.waitFor();
    await gui.settle();
    const isInSight = (element: Element): boolean => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const here = document.elementFromPoint(left + width / 2, top + height / 2);
      return here !== null && element.contains(here);
    };
    const keeps = shown.getByRole('button', { name: /^Keep ·/ });
    expect(await keeps.evaluate(isInSight)).toBe(true);
    expect(await problem.locator('p').first().evaluate(isInSight)).toBe(true);
    expect(await violationsOf(gui, 'keep dialog with a problem')).toEqual([]);
    await shown.setViewportSize({ width: 1280, height: 820 });
  });

  it('many tags leave the text its room, and each can be had', async () => {
    const { page } = gui;
    const tags = Array.from({ length: 50 }, (_, at) => `subject ${String(at + 10)}`);
    await ask('PATCH', `/entries/${String(entryId)}`, { tags });
    await gui.open(`/library/entry/${String(entryId)}`);
    const shown = page.locator('header').getByText(/^subject \d+$/);
    await page.getByRole('button', { name: '38 more' }).click({ timeout: 5_000 });
    await expect.poll(() => shown.count()).toBe(50);
    await page.getByRole('button', { name: 'Fewer' }).click();
    await expect.poll(() => shown.count()).toBe(12);
    await gui.open('/library');
    const shelves = page.getByRole('navigation', { name: 'Shelves of the library' });
    await shelves.getByRole('button', { name: '10 more' }).click({ timeout: 5_000 });
    await shelves.getByRole('button', { name: /^subject 59/ }).waitFor();
    await ask('PATCH', `/entries/${String(entryId)}`, { tags: [] });
  });

  it.each([
    ['is:damaged', 'No copy is known to be damaged.'],
    ['is:wanted', 'No page is wanted.'],
    ['tag:nothing site:nowhere.test', 'No page is as asked.'],
    ['submarine is:kept', 'No page says this.'],
  ])('a list of nothing says what is true: %s', async (q, said) => {
    await gui.open(`/library?q=${encodeURIComponent(q)}`);
    await gui.page.getByText(said).first().waitFor();
  });
});
