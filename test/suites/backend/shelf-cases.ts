/** Shelves of the library: collections, tags, highlights, addresses that are wanted, files on their way in. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readLibraryQuery } from '../../../src/main/service/domain/library/query.ts';
import type { NewHighlight, WantedEntry } from '../../../src/main/service/ports/shelves.ts';
import type { Library } from '../../../src/main/service/store/verbs/library-rooms.ts';
import { aCapture, NOON } from '../../support/store-builders.ts';

interface Shelves {
  readonly store: Library;
  close(): Promise<void>;
}

const accountId = 'one';

export function shelfCases(name: string, make: () => Promise<Shelves>): void {
  describe(`shelves: ${name}`, () => {
    let backend: Shelves;
    let store: Library;
    beforeEach(async () => {
      backend = await make();
      ({ store } = backend);
    });
    afterEach(() => backend.close());

    const put = async (urlKey: string, text: string, at = NOON): Promise<number> => {
      await store.saveCapture(aCapture(urlKey, text, { accountId, kept: true, at }));
      await store.indexDue(100);
      return (await store.entryOf(accountId, urlKey))?.id ?? 0;
    };
    const urls = async (text: string): Promise<readonly string[]> => {
      const { match, words, filters } = readLibraryQuery(text, NOON);
      const asked = { accountId, words, filters, limit: 10, offset: 0 };
      const found = await store.searchEntries({
        ...asked,
        ...(match === undefined ? {} : { match }),
      });
      return found.hits.map(({ url }) => url).sort();
    };
    const collect = (path: string, query = '') =>
      store.createCollection({ accountId, name: path, query });
    const names = async () => (await store.listCollections(accountId)).map((one) => one.name);
    const mark = (entryId: number, exact: string, change: Partial<NewHighlight> = {}) =>
      store.addHighlight({
        ...{ accountId, entryId, exact, prefix: '', suffix: '', colour: 'yellow', comment: '' },
        ...{ at: NOON, place: { state: 'found', from: 0, to: exact.length } },
        ...change,
      });

    it('collections have those above them, take entries, move with what is below, and go', async () => {
      const entry = await put('a', 'one');
      const made = await collect('Thesis/Chapter 2/Heat');
      expect(await names()).toEqual(['Thesis', 'Thesis/Chapter 2', 'Thesis/Chapter 2/Heat']);
      await expect(collect('Thesis')).rejects.toMatchObject({ code: 'BAD_REQUEST' });
      const filing = { accountId, id: made.id, add: [entry, 999_999], remove: [] };
      expect([await store.fileEntries(filing), await store.fileEntries(filing)]).toEqual([
        true,
        true,
      ]);
      expect((await store.listCollections(accountId)).map((one) => one.entries)).toEqual([0, 0, 1]);
      expect(await urls('collection:Thesis')).toEqual(['a']);
      const top = (await store.collectionNames(accountId))[0]?.id ?? 0;
      const moved = await store.updateCollection({
        accountId,
        id: top,
        name: 'Old/Work',
        position: 3,
      });
      expect(moved).toMatchObject({ name: 'Old/Work', position: 3 });
      expect(await names()).toEqual([
        'Old',
        'Old/Work',
        'Old/Work/Chapter 2',
        'Old/Work/Chapter 2/Heat',
      ]);
      expect(await store.markCollectionRemoved('another', top, NOON)).toBe(false);
      expect(await store.markCollectionRemoved(accountId, top, NOON)).toBe(true);
      expect(await names()).toEqual(['Old']);
      expect(await urls('one')).toEqual(['a']);
    });

    it('a collection that was removed can be had back with what was in it and below it', async () => {
      const [a, b] = [await put('a', 'one'), await put('b', 'two')];
      const [heat, found] = [await collect('Thesis/Heat'), await collect('Thesis/Found', 'two')];
      const [top] = await store.collectionNames(accountId);
      const remove = (at: number | null) =>
        store.markCollectionRemoved(accountId, top?.id ?? 0, at);
      await store.fileEntries({ accountId, id: heat.id, add: [a], remove: [] });
      const before = await store.listCollections(accountId);
      expect([await remove(NOON), await remove(NOON), await names()]).toEqual([true, false, []]);
      expect(await urls('collection:Thesis')).toEqual([]);
      expect((await store.findEntry(accountId, a))?.collections).toEqual([]);
      expect(await store.updateCollection({ accountId, id: found.id, query: 'x' })).toBeUndefined();
      // what is said of the page meanwhile leaves the removed alone
      await store.updateEntry({ accountId, entryId: a, collections: ['Other'] });
      expect([await remove(null), await remove(null)]).toEqual([true, false]);
      expect((await store.listCollections(accountId)).slice(1)).toEqual(before);
      expect(await urls('collection:Thesis')).toEqual(['a']);

      await remove(NOON);
      const anew = await collect('Thesis/Heat');
      await store.fileEntries({ accountId, id: anew.id, add: [b], remove: [] });
      expect(await remove(null)).toBe(true);
      expect(await names()).toEqual(['Other', 'Thesis', 'Thesis/Found', 'Thesis/Heat']);
      expect((await urls('collection:Thesis/Heat')).toSorted()).toEqual(['a', 'b']);

      const id = top?.id ?? 0;
      await store.markCollectionRemoved(accountId, id, NOON);
      await store.purgeRemoved(NOON + 1);
      expect(await store.markCollectionRemoved(accountId, id, null)).toBe(false);
    });

    it('a saved search takes no entries', async () => {
      const { id } = await collect('Found', 'tag:x');
      const filing = { accountId, id, add: [1], remove: [] };
      await expect(store.fileEntries(filing)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    });

    it('tags are counted, given another name, put together, and go', async () => {
      const [a, b] = [await put('a', 'one'), await put('b', 'two')];
      await store.tagEntries({ accountId, tag: 'x', add: [a, b, a], remove: [] });
      await store.tagEntries({ accountId, tag: 'y', add: [b], remove: [] });
      expect(await store.listTags(accountId)).toEqual([
        { tag: 'x', entries: 2 },
        { tag: 'y', entries: 1 },
      ]);
      expect(await store.renameTag({ accountId, tag: 'x', into: 'y' })).toBe(2);
      expect(await store.listTags(accountId)).toEqual([{ tag: 'y', entries: 2 }]);
      await store.tagEntries({ accountId, tag: 'y', add: [], remove: [a] });
      expect(await urls('tag:y')).toEqual(['b']);
      expect(await store.renameTag({ accountId: 'another', tag: 'y' })).toBe(0);
      expect(await store.renameTag({ accountId, tag: 'y' })).toBe(1);
      expect(await store.listTags(accountId)).toEqual([]);
    });

    it('highlights are found by their words, followed into a new text, and go', async () => {
      const entry = await put('a', 'The Größe of a lamp is 20 cm. It glows.');
      const id = await mark(entry, 'The Größe of a lamp is 20 cm.', { comment: 'zu prüfen' });
      expect(await mark(entry, 'The Größe of a lamp is 20 cm.')).toBe(id);
      expect(await mark(999_999, 'x')).toBeUndefined();
      expect(await urls('in:highlight grosser')).toEqual([]);
      expect(await urls('in:highlight grosse')).toEqual(['a']);
      expect(await urls('in:highlight GRÖßE')).toEqual(['a']);
      expect(await urls('in:highlight prufen')).toEqual(['a']);
      expect(await urls('in:highlight "prufen lamp" OR glows')).toEqual([]);
      expect(await urls('has:highlight')).toEqual(['a']);
      await put('a', 'The Größe of a lamp is 30 cm. It glows.', NOON + 5);
      expect(await store.findHighlight(accountId, id ?? 0)).toMatchObject({
        state: 'changed',
        stateAt: NOON + 5,
      });
      expect(await urls('has:changed-highlight')).toEqual(['a']);
      const change = { accountId, id: id ?? 0, comment: 'done' };
      expect(await store.updateHighlight(change)).toBe(true);
      expect([await urls('in:highlight prufen'), await urls('in:highlight done')]).toEqual([
        [],
        ['a'],
      ]);
      const later = await mark(entry, 'It glows.', { at: NOON + 1 });
      const listed = await store.listHighlights({ accountId, limit: 1 });
      expect(listed.map((one) => one.id)).toEqual([later]);
      const rest = await store.listHighlights({ accountId, after: later ?? 0, limit: 9 });
      expect(rest.map((one) => one.id)).toEqual([id]);
      expect(await store.listHighlights({ accountId, state: 'changed', limit: 9 })).toHaveLength(1);
      expect(await store.listHighlights({ accountId, entryId: entry, limit: 9 })).toHaveLength(2);
      expect(await store.markHighlightRemoved(accountId, id ?? 0, NOON)).toBe(true);
      expect(await urls('in:highlight done')).toEqual([]);
      expect(await store.markHighlightRemoved(accountId, id ?? 0, NOON)).toBe(false);
    });

    it('a highlight that was removed can be had back, followed meanwhile', async () => {
      const entry = await put('a', 'A lamp is 20 cm high. It glows.');
      const comment = 'measured';
      const id = (await mark(entry, 'A lamp is 20 cm high.', { comment })) ?? 0;
      const isRemoved = (at: number | null) => store.markHighlightRemoved(accountId, id, at);
      expect([await isRemoved(null), await isRemoved(NOON)]).toEqual([false, true]);
      expect(await store.findHighlight(accountId, id)).toBeUndefined();
      expect(await store.listHighlights({ accountId, entryId: entry, limit: 9 })).toEqual([]);
      expect(await store.listHighlights({ accountId, limit: 9 })).toEqual([]);
      expect(await store.updateHighlight({ accountId, id, comment: 'x' })).toBe(false);
      expect(await store.findEntry(accountId, entry)).toMatchObject({ highlights: 0 });
      expect([await urls('has:highlight'), await urls('in:highlight measured')]).toEqual([[], []]);
      await put('a', 'A lamp is 30 cm high. It glows.', NOON + 5);
      expect(await urls('has:changed-highlight')).toEqual([]);
      expect(await store.markHighlightRemoved('another', id, null)).toBe(false);
      expect(await isRemoved(null)).toBe(true);
      expect(await store.findHighlight(accountId, id)).toMatchObject({ comment, state: 'changed' });
      expect(await urls('in:highlight measured')).toEqual(['a']);
      await isRemoved(NOON);
      // marked once more, as an import brings it again
      expect(await mark(entry, 'A lamp is 20 cm high.')).toBe(id);
      expect(await store.findEntry(accountId, entry)).toMatchObject({ highlights: 1 });
      await isRemoved(NOON);
      await store.purgeRemoved(NOON + 1);
      expect(await isRemoved(null)).toBe(false);
    });

    it('notes are found in place, beginnings and alternatives too', async () => {
      const entry = await put('a', 'one');
      await store.updateEntry({ accountId, entryId: entry, note: 'Cite in chapter 2, 天气' });
      expect(await urls('in:note "chapter 2"')).toEqual(['a']);
      expect(await urls('in:note chap* OR nothing')).toEqual(['a']);
      expect(await urls('in:note 天气')).toEqual(['a']);
      // without a place, too
      expect(await urls('cite "chapter 2"')).toEqual(['a']);
      expect(await urls('cite -nothing')).toEqual([]);
      expect(await urls('in:title cite')).toEqual([]);
      expect(await urls('cite is:wanted')).toEqual([]);
      expect(await urls('in:highlight chapter')).toEqual([]);
      expect(await urls('one in:note -chapter')).toEqual([]);
    });

    it('addresses that are wanted are there before anything of them was kept, once', async () => {
      const wanted = (urlKey: string, change: Partial<WantedEntry> = {}): WantedEntry => ({
        ...{
          urlKey,
          url: urlKey,
          host: 'site.example',
          title: urlKey,
          note: '',
          tags: [],
          collections: [],
        },
        ...{ state: 'wanted', highlights: [], at: NOON },
        ...change,
      });
      const known = await put('known', 'one');
      const highlights = [
        { exact: 'a passage', prefix: '', suffix: '', colour: 'blue', comment: '', at: NOON },
      ];
      const added = await store.addWanted({
        accountId,
        entries: [
          wanted('known', { tags: ['t'], note: 'later' }),
          wanted('new', { collections: ['List'], highlights, note: 'why' }),
        ],
      });
      expect(added).toEqual({ added: 1, ids: [known, expect.any(Number)] });
      expect(await urls('is:wanted')).toEqual(['new']);
      expect(await urls('tag:t')).toEqual(['known']);
      expect(await urls('in:note why')).toEqual(['new']);
      expect(await urls('in:highlight passage')).toEqual(['new']);
      expect(await store.entryOf(accountId, 'new')).toMatchObject({
        collections: ['List'],
        highlights: 1,
      });
      await put('new', 'a passage', NOON + 1);
      expect(await store.entryOf(accountId, 'new')).toMatchObject({ state: 'unread', kept: 1 });
    });

    it('the longest addresses are told apart, and signs that a database cannot hold do no harm', async () => {
      const long = `http://site.example/${'x'.repeat(9_000)}`;
      const [a, b] = [await put(`${long}a`, 'one long'), await put(`${long}b`, 'two long')];
      expect(a).not.toBe(b);
      expect(await urls('long')).toEqual([`${long}a`, `${long}b`]);
      const entry = await put('nul', 'before\0behind it');
      await store.updateEntry({ accountId, entryId: entry, note: 'a\0b' });
      expect(await urls('behind')).toEqual(['nul']);
    });

    it('lists are in order, whatever they are sorted by', async () => {
      for (const [at, key] of ['b', 'C', 'ä', 'a'].entries()) {
        const capture = {
          accountId,
          kept: true,
          at: NOON + at,
          title: key,
          host: `${key}.example`,
        };
        await store.saveCapture(aCapture(key, 'word', capture));
      }
      await store.saveCapture(
        aCapture('b', 'another', { accountId, kept: true, at: NOON + 9, title: 'b' }),
      );
      await store.indexDue(100);
      const by = async (
        sort: 'last' | 'first' | 'changed' | 'captures' | 'title' | 'site',
        match?: string,
      ) => {
        const keys: string[] = [];
        let after: Awaited<ReturnType<Library['searchEntries']>>['after'];
        for (let page = 0; page < 4; page += 1) {
          const found = await store.searchEntries({
            ...{
              accountId,
              words: [],
              filters: [],
              sort,
              limit: match === undefined ? 2 : 9,
              offset: 0,
            },
            ...(after === undefined ? {} : { after }),
            ...(match === undefined ? {} : { match }),
          });
          keys.push(...found.hits.map(({ url }) => url));
          ({ after } = found);
          if (after === undefined) break;
        }
        return keys.join(' ');
      };
      expect(await by('last')).toBe('b a ä C');
      expect(await by('first')).toBe('a ä C b');
      expect(await by('changed')).toMatch(/^b/);
      expect(await by('captures')).toMatch(/^b/);
      expect(await by('title')).toBe('a b C ä');
      expect(await by('site')).toBe('C a b ä');
      expect(await by('title', '{title description body} : "word"')).toBe('a b C ä');
    });

    it('files on their way in are remembered as far as they are', async () => {
      const row = {
        ...{
          id: 'i1',
          accountId,
          name: 'list.csv',
          bytes: 5,
          format: 'unknown',
          done: 0,
          report: {},
        },
        ...{ createdAt: NOON, updatedAt: NOON },
      };
      await store.saveImport({ ...row, state: 'waiting' });
      expect((await store.openImports()).map(({ id }) => id)).toEqual(['i1']);
      const done = {
        ...row,
        state: 'done',
        done: 3,
        report: { added: 3 },
        updatedAt: NOON + 1,
      } as const;
      await store.saveImport(done);
      expect(await store.openImports()).toEqual([]);
      expect(await store.findImport(accountId, 'i1')).toEqual(done);
      expect(await store.listImports(accountId, 5)).toEqual([done]);
      expect(await store.listImports('another', 5)).toEqual([]);
    });
  });
}
