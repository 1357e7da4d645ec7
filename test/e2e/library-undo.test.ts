/** What a reader removes or writes over in the library, and gets back; and a copy, which goes for good. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOf } from '../support/axe.ts';
import { startService, type TestService } from '../support/service.ts';
import { startSite, type FixtureSite } from '../support/site.ts';
import { html } from '../support/site/answer.ts';
import { isBuilt, openWindow, type GuiWindow } from '../support/window.ts';

const PASSAGE = 'Goods may be sent back within thirty days, with the receipt and in their box.';
const PAGE = `<!doctype html><html lang="en"><title>Shop rules</title><main><article><h1>Shop rules</h1>
<p>The shop of the stove makers' guild has been open since the spring, and sells stone, tiles and tools.</p>
<p>${PASSAGE}</p><p>Whoever comes by train walks ten minutes along the river.</p></article></main></html>`;

describe.skipIf(!isBuilt)('what is taken back, or goes, in the library', () => {
  let service: TestService;
  let site: FixtureSite;
  let gui: GuiWindow;
  let entryId = 0;

  beforeAll(async () => {
    [service, site] = await Promise.all([startService(), startSite()]);
    site.files.set('/rules', html(PAGE));
    const { capture } = await ask<{ readonly capture: { readonly entryId: number } }>(
      ...(['POST', '/captures', { url: `${site.origin}/rules`, kind: 'page' }] as const),
    );
    entryId = capture.entryId;
    gui = await openWindow(service, { reducedMotion: 'reduce' });
    gui.context.setDefaultTimeout(10_000);
  });
  afterAll(async () => {
    await gui.close();
    await service.stop();
    await site.close();
  });

  async function ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const { status, json } = await service.ask(method, `/library${path}`, body);
    expect(status, JSON.stringify(json)).toBe(200);
    return json as Answer;
  }
  interface Entry {
    readonly note: string;
    readonly tags: readonly string[];
    readonly collections: readonly string[];
  }
  const entry = async (): Promise<Entry> =>
    (await ask<{ readonly entry: Entry }>('GET', `/entries/${entryId}`)).entry;
  const undo = async (said: string): Promise<void> => {
    const toast = gui.page.getByRole('region', { name: 'Just now' });
    await toast.getByText(said).waitFor();
    await toast.getByRole('button', { name: 'Undo' }).click();
    await toast.getByText('Taken back').waitFor();
  };

  it('a highlight with its comment', async () => {
    const mark = { entryId, exact: PASSAGE, comment: 'Compare it with the law' };
    await ask('POST', '/highlights', mark);
    await gui.open(`/library/entry/${entryId}`);
    const comment = gui.page.getByRole('textbox', { name: 'Comment' });
    await comment.waitFor();
    await gui.page.getByRole('button', { name: 'Remove the highlight' }).click();
    await comment.waitFor({ state: 'detached' });
    await undo('The highlight is removed.');
    await expect.poll(() => comment.inputValue()).toBe('Compare it with the law');
  });

  it('a comment that was written over, here or elsewhere', async () => {
    await gui.open(`/library/entry/${entryId}`);
    const comment = gui.page.getByRole('textbox', { name: 'Comment' });
    const { highlights } = await ask<{
      readonly highlights: readonly { readonly id: number; readonly comment: string }[];
    }>('GET', `/highlights?entry=${entryId}`);
    const path = `/highlights/${highlights[0]?.id}`;
    await comment.fill('Mistaken');
    await gui.page.getByRole('tab', { name: 'Reader' }).focus();
    await undo('The comment is saved.');
    await expect.poll(() => comment.inputValue()).toBe('Compare it with the law');
    // what is being written is not written over
    await comment.fill('Half a sentence');
    await ask('PATCH', path, { comment: 'Said by an agent' });
    await gui.page.waitForTimeout(1_000);
    expect(await comment.inputValue()).toBe('Half a sentence');
    await gui.page.getByRole('tab', { name: 'Reader' }).focus();
    await gui.page.getByText('The comment is saved.').first().waitFor();
    await ask('PATCH', path, { comment: 'Said by an agent' });
    await expect.poll(() => comment.inputValue()).toBe('Said by an agent');
  });

  it('a note that was emptied, and tags that were written over', async () => {
    await ask('PATCH', `/entries/${entryId}`, { note: 'Cite it.', tags: ['law', 'shops'] });
    await gui.open(`/library/entry/${entryId}`);
    await gui.page.getByRole('button', { name: 'Tags and collections' }).click();
    const dialog = gui.page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Note' }).fill('');
    await dialog.getByRole('textbox', { name: 'Tags' }).fill('other');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await entry()).toMatchObject({ note: '', tags: ['other'] });
    // what was said otherwise meanwhile stays
    await ask('PATCH', `/entries/${entryId}`, { collections: ['Thesis/Law'] });
    await undo('Saved.');
    const before = { note: 'Cite it.', tags: ['law', 'shops'], collections: ['Thesis/Law'] };
    expect(await entry()).toMatchObject(before);
  });

  it('a collection with what is in it and below it', async () => {
    await gui.open('/library');
    const shelves = gui.page.getByRole('navigation', { name: 'Shelves of the library' });
    await shelves.getByRole('button', { name: 'Change Thesis' }).click();
    await gui.page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect.poll(async () => (await entry()).collections).toEqual([]);
    await undo('The collection is removed; its pages stay in the library.');
    await shelves.getByRole('button', { name: /^Law/ }).waitFor();
    expect((await entry()).collections).toEqual(['Thesis/Law']);
  });

  it('tags that were given to chosen pages', async () => {
    await gui.open('/library');
    await gui.page.getByRole('checkbox', { name: 'Choose Shop rules' }).check();
    await gui.press('t');
    await gui.page.getByRole('textbox', { name: 'Add tags' }).fill('mistake');
    await gui.press('Enter');
    await expect.poll(async () => (await entry()).tags).toEqual(['law', 'mistake', 'shops']);
    await undo('1 page tagged.');
    expect((await entry()).tags).toEqual(['law', 'shops']);
  });

  it('one copy of several goes after a question, and the others are compared without it', async () => {
    const { page } = gui;
    const remove = page.getByRole('button', { name: 'Remove this copy' });
    await gui.open(`/library/entry/${entryId}`);
    await page.getByText('copy 1 of 1').waitFor();
    // the only one goes with its page
    expect(await remove.count()).toBe(0);
    for (const rule of ['The code of the safe is 4711.', 'Dogs wait outside.']) {
      site.files.set('/rules', html(PAGE.replace('<p>Whoever', `<p>${rule}</p><p>Whoever`)));
      await ask('POST', '/captures', { url: `${site.origin}/rules`, kind: 'page' });
    }
    await gui.open(`/library/entry/${entryId}?version=2`);
    await page.getByText('The code of the safe is 4711.').first().waitFor();
    await remove.click();
    const question = page.getByRole('dialog');
    await question.getByText('2 other copies stay').waitFor();
    expect(await violationsOf(gui, 'the question before a copy goes')).toEqual([]);
    await question.getByRole('button', { name: 'Remove this copy' }).click();
    await page.getByText('The copy is removed.').first().waitFor();
    await page.getByText('copy 1 of 2').waitFor();
    await page.getByRole('tab', { name: /^Changes/ }).click();
    await page.getByText('Dogs wait outside.').waitFor();
    expect(await page.getByText('4711').count()).toBe(0);
    expect(await ask('GET', '/entries?q=removed:4711')).toMatchObject({ total: 0 });
    expect(gui.complaints).toEqual([]);
  });
});
