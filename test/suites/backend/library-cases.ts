/** The library's rows: entries, captures, versions, their index and their upkeep. Part of the backend's suite. */
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '../../../src/main/service/domain/account.ts';
import { digestOf } from '../../../src/main/service/domain/library/manifest.ts';
import { readLibraryQuery } from '../../../src/main/service/domain/library/query.ts';
import type { NewCapture } from '../../../src/main/service/ports/library.ts';
import type { Library } from '../../../src/main/service/store/verbs/library-rooms.ts';
import type { Rooms } from '../../../src/main/service/store/verbs/rooms.ts';
import { aCapture, aFinish, aJob, aNewPage, NOON } from '../../support/store-builders.ts';

const DAY = 86_400_000;

export function libraryCases(
  world: () => { readonly store: Rooms & Library; readonly account: Account },
): void {
  let store: Rooms & Library;
  let account: Account;
  beforeEach(() => {
    ({ store, account } = world());
  });

  const trace = (urlKey: string, text: string, change: Partial<NewCapture> = {}) =>
    aCapture(urlKey, text, { accountId: account.id, title: `Title of ${urlKey}`, ...change });
  let blobs = 0;
  const kept = (urlKey: string, text: string, change: Partial<NewCapture> = {}) => {
    blobs += 10;
    const manifest = {
      pk: blobs,
      digest: digestOf(Buffer.from(String(blobs))),
      blobPks: [blobs + 1],
    };
    return trace(urlKey, text, { kind: 'page', kept: true, bytes: 100, manifest, ...change });
  };
  const put = async (...captures: readonly NewCapture[]): Promise<void> => {
    for (const capture of captures) await store.saveCapture(capture);
    await store.indexDue(1_000);
  };
  const search = (query: string, change: object = {}) => {
    const { match, words, gone, filters } = readLibraryQuery(query, NOON);
    const asked = {
      words,
      gone,
      filters,
      limit: 10,
      offset: 0,
      ...(match === undefined ? {} : { match }),
    };
    return store.searchEntries({ accountId: account.id, ...asked, ...change });
  };
  const urls = async (query: string, change: object = {}) =>
    (await search(query, change)).hits.map((hit) => hit.url);
  const entry = async (urlKey: string) => {
    const found = await store.entryOf(account.id, urlKey);
    if (found === undefined) throw new Error(`No entry ${urlKey}`);
    return found;
  };

  describe('the index of the library', () => {
    beforeEach(() =>
      put(
        trace('u1', 'The quick brown fox jumps over the lazy dog.'),
        trace('u2', 'A quick survey of foxes, dogs and Übermut.'),
        trace('u3', `${'filler '.repeat(500)} needle in a haystack ${'filler '.repeat(500)}`),
      ),
    );

    it('finds words, phrases, beginnings and leaves out what is unwanted', async () => {
      expect((await urls('quick')).sort()).toEqual(['u1', 'u2']);
      expect(await urls('quick lazy')).toEqual(['u1']);
      expect(await urls('"brown fox"')).toEqual(['u1']);
      expect(await urls('"fox brown"')).toEqual([]);
      expect(await urls('foxe*')).toEqual(['u2']);
      expect(await urls('quick -lazy')).toEqual(['u2']);
      expect((await urls('lazy OR survey')).sort()).toEqual(['u1', 'u2']);
      expect(await urls('ubermut')).toEqual(['u2']);
    });

    it('finds words inside Chinese, Japanese and Korean text, which has no spaces', async () => {
      await put(
        trace('zh', '我们使用机器学习来预测天气。', { title: '气象' }),
        trace('ja', '東京都で機械学習の研究をしています。'),
        trace('ko', '서울에서 기계학습을 연구합니다.'),
      );
      expect(await urls('机器学习')).toEqual(['zh']);
      expect(await urls('气象')).toEqual(['zh']);
      expect(await urls('機械学習 東京')).toEqual(['ja']);
      expect(await urls('京都で')).toEqual(['ja']);
      expect(await urls('기계학습')).toEqual(['ko']);
      expect(await urls('学机')).toEqual([]);
      expect((await search('機械学習')).hits[0]?.snippet).toContain('東京都で機械学習の研究');
    });

    it.each([
      ['Donau\u00addampf in der Straße, zero\u200bwidth', 'donaudampf strasse zerowidth'],
      ['l’œuvre et le bœuf, Łódź, Iğdır, Encyclopædia', 'oeuvre boeuf lodz igdir encyclopaedia'],
      ['ﬁnal oﬃce, m², 25 km², H₂O, guild³', 'final office m2 km2 "25 km²" h2o guild'],
      ['编号为ＡＢＣ１２３的ｶﾀｶﾅ,サーバー1号機', 'abc123 カタカナ サーバー 编号'],
      ['كَتَبَ المؤلّفُ عن أَحمد في مـــدينة سنة ١٨٩٩', 'كتب المؤلف احمد أحمد مدينه 1899 ١٨٩٩'],
      ['بְּרֵאשִׁית בָּרָא', 'ברא'],
      ['Ещё ёлка й', 'еще елка ещё Ёлка'],
      ['ประเทศไทยมีประวัติศาสตร์และวัฒนธรรมที่หลากหลาย', 'วัฒนธรรม ไทย'],
    ])('finds words however they are written: %s', async (text, words) => {
      await put(trace('w', `So it says: ${text}.`));
      for (const word of words.match(/"[^"]*"|\S+/g) ?? []) {
        expect([word, await urls(word)]).toEqual([word, ['w']]);
      }
    });

    it('tells words apart by the signs that belong to them', async () => {
      await put(trace('plus', 'We write C++20 and some C++ here; it ran 10km.'));
      await put(trace('sharp', 'We write C# on .NET, a 3.5 kg box, 20 µm thin.'));
      await put(trace('plain', 'We write C; the net effect, ASP.NET, is good.'));
      const found: Readonly<Record<string, readonly string[]>> = {
        ...{ 'C++': ['plus'], 'c++20': ['plus'], 'C#': ['sharp'], '.NET': ['sharp'] },
        ...{ 'ASP.NET': ['plain'], net: ['plain', 'sharp'], C: ['plain', 'plus', 'sharp'] },
        ...{ '10 km': ['plus'], '"10 km"': ['plus'], '10km': ['plus'], '3.5kg': ['sharp'] },
        ...{
          '20µm': ['sharp'],
          '20μm': ['sharp'],
          'in:text C++': ['plus'],
          '-C++ write': ['plain', 'sharp'],
        },
      };
      for (const [words, names] of Object.entries(found)) {
        expect([words, (await urls(words)).toSorted()]).toEqual([words, names]);
      }
    });

    it('cuts the passage that holds the words as they are written', async () => {
      await put(
        trace('w', `${'filler '.repeat(500)}in der Großen Straße ${'filler '.repeat(500)}`),
      );
      const [hit] = (await search('strasse')).hits;
      expect(hit?.snippet).toContain('Straße');
      await put(
        trace('x', `${'cold fillers '.repeat(300)}in C++ at 10 km ${'filler '.repeat(300)}`),
      );
      for (const words of ['C++', '10km']) {
        expect((await search(words)).hits[0]?.snippet).toContain('C++ at 10 km');
      }
    });

    it('takes any text as a query', async () => {
      for (const query of [
        '"',
        '*',
        'AND',
        'a OR',
        'title:',
        '(',
        '-',
        'x"y',
        '^',
        "'",
        '"; drop',
      ]) {
        expect((await search(query)).total).toBeGreaterThanOrEqual(0);
      }
    });

    it('cuts the passage that holds the words', async () => {
      const hit = (await search('needle haystack')).hits[0];
      expect(hit?.snippet).toContain('needle in a haystack');
      expect(hit?.snippet.length).toBeLessThan(260);
    });

    it('finds what a page once said, and only what it says now where that is asked', async () => {
      await put(trace('u1', 'entirely new', { at: NOON + 1 }));
      expect(await urls('lazy')).toEqual(['u1']);
      expect((await search('lazy')).hits[0]).toMatchObject({ version: 1, versions: 2 });
      expect(await urls('lazy', { newestOnly: true })).toEqual([]);
      expect(await urls('entirely', { newestOnly: true })).toEqual(['u1']);
    });

    it('finds the sentences that a change added and removed', async () => {
      await put(
        trace('u1', 'A red fox sleeps. The quick brown fox jumps over the lazy dog.', {
          at: NOON + 1,
        }),
      );
      await put(trace('u1', 'A red fox sleeps.', { at: NOON + 2 }));
      expect(await urls('added:"red fox"')).toEqual(['u1']);
      expect(await urls('removed:"lazy dog"')).toEqual(['u1']);
      expect((await search('removed:"lazy dog"')).hits[0]).toMatchObject({
        ...{ version: 3, snippet: 'The quick brown fox jumps over the lazy dog.' },
      });
      expect(await urls('removed:"red fox"')).toEqual([]);
    });

    it('stores a text at once and indexes it when it is its turn', async () => {
      expect(await store.saveCapture(trace('late', 'a zebra'))).toBe(true);
      expect(await store.saveCapture(trace('later', 'another zebra'))).toBe(true);
      expect(await urls('zebra')).toEqual([]);
      expect(await store.indexBacklog()).toEqual({ due: 2, versions: 5 });
      expect(await store.indexDue(1)).toBe(1);
      expect(await urls('zebra')).toEqual(['late']);
      expect(await store.indexDue(10)).toBe(1);
      expect((await urls('zebra')).sort()).toEqual(['late', 'later']);
      expect(await store.indexDue(10)).toBe(0);
    });

    it('takes a text that comes as bytes', async () => {
      const text = new TextEncoder().encode(JSON.stringify('ein Gruß an das Zebra'));
      await put(trace('bytes', '', { text }));
      expect(await urls('zebra')).toEqual(['bytes']);
    });

    it('filters by site, time, tag, collection, state and type', async () => {
      await put(
        kept('k1', 'kept one', {
          host: 'a.shop.test',
          tags: ['thesis'],
          collection: 'Heat',
          at: NOON + DAY,
        }),
        kept('k2', 'kept two', { host: 'other.test', contentType: 'application/pdf', note: 'why' }),
      );
      expect(await urls('site:shop.test')).toEqual(['k1']);
      expect(await urls('kept site:shop.test')).toEqual(['k1']);
      expect(await urls('kept -site:shop.test')).toEqual(['k2']);
      expect(await urls('tag:thesis')).toEqual(['k1']);
      expect(await urls('collection:Heat')).toEqual(['k1']);
      expect(await urls('type:pdf')).toEqual(['k2']);
      expect(await urls('has:note')).toEqual(['k2']);
      expect((await urls('is:trace')).sort()).toEqual(['u1', 'u2', 'u3']);
      expect(await urls('is:kept after:2026-11-16')).toEqual(['k1']);
      expect(await urls('kept before:2026-11-16')).toEqual(['k2']);
      expect((await search('is:kept')).hosts.map(({ value }) => value).sort()).toEqual([
        'a.shop.test',
        'other.test',
      ]);
    });

    it('pages through hits and shows nothing of another account', async () => {
      const all = await search('quick');
      expect(all.total).toBe(2);
      const second = await search('quick', { limit: 1, offset: 1 });
      expect(second.hits.map((hit) => hit.url)).toEqual([all.hits[1]?.url]);
      expect(await search('quick', { accountId: 'another' })).toMatchObject({ total: 0, hits: [] });
      expect(await search('', { accountId: 'another' })).toMatchObject({ total: 0, hits: [] });
    });
  });

  describe('captures', () => {
    it('of one text are one version, which begins and ends with them', async () => {
      await put(
        kept('p', 'one', { at: NOON }),
        kept('p', 'one', { at: NOON + 2 }),
        kept('p', 'two', { at: NOON + 5 }),
        kept('p', 'one', { at: NOON + 9 }),
      );
      const { id, captures, versions, firstAt, lastAt } = await entry('p');
      expect({ captures, versions, firstAt, lastAt }).toEqual({
        captures: 4,
        versions: 3,
        firstAt: NOON,
        lastAt: NOON + 9,
      });
      expect(await store.versionsOf(account.id, id)).toMatchObject([
        { n: 1, firstAt: NOON, lastAt: NOON + 2, captures: 2 },
        { n: 2, firstAt: NOON + 5, lastAt: NOON + 5, captures: 1 },
        { n: 3, firstAt: NOON + 9, lastAt: NOON + 9, captures: 1 },
      ]);
      const texts = await store.versionTexts({ accountId: account.id, entryId: id });
      expect(texts.map(({ text }) => text)).toEqual(['one', 'two', 'one']);
      expect(await store.versionTexts({ accountId: account.id, entryId: id, n: 2 })).toHaveLength(
        1,
      );
      const listed = await store.capturesOf({ accountId: account.id, entryId: id, limit: 3 });
      expect(listed.map(({ at }) => at - NOON)).toEqual([9, 5, 2]);
      const after = listed.at(-1)?.id ?? '';
      const rest = await store.capturesOf({ accountId: account.id, entryId: id, after, limit: 3 });
      expect(rest.map(({ at, version }) => [at - NOON, version])).toEqual([[0, 1]]);
    });

    it('of one text are called what the newest is called, and found by it', async () => {
      const at = (day: number, title: string) => ({ at: NOON + day * DAY, title });
      await put(kept('p', 'one', at(0, 'Old name')), kept('p', 'one', at(2, 'New name')));
      expect((await search('new')).hits).toMatchObject([{ url: 'p', title: 'New name' }]);
      // one that came late, one without a name, and a trace that only moves on
      await put(kept('p', 'one', at(1, 'Between')), kept('p', 'one', at(3, '')));
      expect(await urls('between')).toEqual([]);
      await put(trace('p', 'one', at(4, 'Latest')), trace('p', 'one', at(5, 'Last')));
      expect((await search('last')).hits).toMatchObject([{ title: 'Last', versions: 1 }]);
      expect(await entry('p')).toMatchObject({ title: 'Last', versions: 1 });
    });

    it('of a text that is only set otherwise are the same version', async () => {
      await put(kept('u', 'One line.\n\nAnother  line.'));
      await put(kept('u', 'One line. Another line.\n', { at: NOON + DAY }));
      await put(kept('u', 'One line. Another line.\n', { at: NOON + 2 * DAY }));
      expect(await entry('u')).toMatchObject({ versions: 1, captures: 3 });
      await put(kept('u', 'One line. Another one.', { at: NOON + 3 * DAY }));
      expect(await entry('u')).toMatchObject({ versions: 2, captures: 4 });
    });

    it('of a text that is only read otherwise are the same version, which says the new text', async () => {
      const [old, today] = ['The foobar mill of the town.', 'The foo_bar mill of the town.'];
      await put(trace('u', 'Before that.'), kept('u', old, { at: NOON + DAY }));
      const newest = await store.newestReading(account.id, 'u');
      const readOtherwise = newest?.fingerprint ?? '';
      expect(readOtherwise).not.toBe('');
      await put(kept('u', today, { at: NOON + 2 * DAY, readOtherwise }));
      expect(await entry('u')).toMatchObject({ versions: 2, captures: 3 });
      const texts = await store.versionTexts({
        accountId: account.id,
        entryId: (await entry('u')).id,
      });
      expect(texts[1]).toMatchObject({ n: 2, text: today, chars: today.length });
      expect([await urls('foobar'), await urls('foo_bar')]).toEqual([[], ['u']]);
      // by the text of today from then on
      await put(kept('u', today, { at: NOON + 3 * DAY }));
      expect(await entry('u')).toMatchObject({ versions: 2, captures: 4 });
      // where another text came meanwhile, it is a version
      await put(kept('u', 'Another text.', { at: NOON + 4 * DAY, readOtherwise }));
      expect(await entry('u')).toMatchObject({ versions: 3 });
    });

    it('with bytes that anybody may read say what the newest version was read from', async () => {
      const reading = () => store.newestReading(account.id, 'u');
      expect(await reading()).toBeUndefined();
      await put(trace('u', 'One.'));
      expect(await reading()).toBeUndefined();
      await put(kept('u', 'Two.', { id: 'c2', at: NOON + DAY }));
      expect(await reading()).toMatchObject({ captureId: 'c2' });
      await put(kept('u', 'Two.', { id: 'c3', at: NOON + 2 * DAY, private: true }));
      expect(await reading()).toMatchObject({ captureId: 'c2' });
      await put(trace('u', 'Three.', { at: NOON + 3 * DAY }));
      expect(await reading()).toBeUndefined();
    });

    it('are written once, however often they are handed over', async () => {
      const capture = kept('p', 'one');
      expect([await store.saveCapture(capture), await store.saveCapture(capture)]).toEqual([
        true,
        false,
      ]);
      expect((await entry('p')).captures).toBe(1);
      expect(await store.auditChain()).toEqual([]);
    });

    it('answer for the past: the newest at or before, or the nearest', async () => {
      await put(
        kept('p', 'one', { at: NOON }),
        kept('p', 'two', { at: NOON + 100 }),
        trace('p', 'x', { at: NOON + 200 }),
      );
      const at = async (offset: number, policy: 'before' | 'nearest' = 'before') => {
        const asked = {
          accountId: account.id,
          urlKey: 'p',
          at: NOON + offset,
          policy,
          keyId: null,
        };
        const found = await store.captureAt(asked);
        return found === undefined ? undefined : found.at - NOON;
      };
      expect([await at(-1), await at(0), await at(99), await at(100), await at(500)]).toEqual([
        undefined,
        0,
        0,
        100,
        100,
      ]);
      expect([await at(-50, 'nearest'), await at(60, 'nearest')]).toEqual([0, 100]);
      expect(
        await store.capturesAround({ accountId: account.id, urlKey: 'p', at: NOON - 1 }),
      ).toMatchObject({ after: { at: NOON } });
      expect(
        await store.captureAt({
          accountId: 'another',
          urlKey: 'p',
          at: NOON,
          policy: 'nearest',
          keyId: null,
        }),
      ).toBeUndefined();
    });

    it('answer for the address that was asked for, too, when it led elsewhere', async () => {
      await put(kept('final', 'one', { requestKey: 'asked' }));
      const asked = {
        accountId: account.id,
        urlKey: 'asked',
        at: NOON,
        policy: 'before',
        keyId: null,
      } as const;
      expect(await store.captureAt(asked)).toMatchObject({ url: 'final' });
    });

    it('that are private answer the key that took them and the owner, and no other', async () => {
      await put(kept('p', 'secret', { private: true, keyId: 'mine' }));
      const asked = { accountId: account.id, urlKey: 'p', at: NOON, policy: 'before' } as const;
      expect(await store.captureAt({ ...asked, keyId: 'mine' })).toBeDefined();
      expect(await store.captureAt({ ...asked, keyId: null })).toBeDefined();
      expect(await store.captureAt({ ...asked, keyId: 'other' })).toBeUndefined();
    });

    it('that are traces of one text leave the first and the last', async () => {
      for (let n = 0; n < 5; n += 1) await put(trace('p', 'same', { at: NOON + n }));
      const { id, captures } = await entry('p');
      expect(captures).toBe(2);
      const listed = await store.capturesOf({ accountId: account.id, entryId: id, limit: 9 });
      expect(listed.map(({ at }) => at - NOON)).toEqual([4, 0]);
      expect(await store.versionsOf(account.id, id)).toMatchObject([
        { firstAt: NOON, lastAt: NOON + 4 },
      ]);
      expect(await store.saveCapture(trace('p', 'older', { at: NOON - 1 }))).toBe(false);
    });

    it('are written with the page that took them, or not at all', async () => {
      const job = aJob({ accountId: account.id });
      const page = aNewPage('a');
      await store.openJob({ job, pages: [page], reserve: 0 });
      const finish = aFinish(job.id, page.id, { kept: kept('p', 'one') });
      expect(await store.finishPage(finish)).toBe('finished');
      expect(await store.finishPage({ ...finish, kept: kept('q', 'one') })).toBe(
        'already-finished',
      );
      expect(await store.entryOf(account.id, 'p')).toMatchObject({ captures: 1, kept: 1 });
      expect(await store.entryOf(account.id, 'q')).toBeUndefined();
    });

    it('make a chain for each account, in which a change shows', async () => {
      await put(kept('p', 'one'), kept('q', 'two'), kept('r', 'three', { accountId: 'another' }));
      expect(await store.auditChain()).toEqual([]);
    });
  });

  describe('entries', () => {
    it('take tags, a note and collections, and lose them', async () => {
      await put(kept('p', 'one', { tags: ['a'], collection: 'Thesis', note: 'first' }));
      expect(await entry('p')).toMatchObject({
        tags: ['a'],
        collections: ['Thesis'],
        note: 'first',
      });
      const { id } = await entry('p');
      const change = {
        accountId: account.id,
        entryId: id,
        tags: ['b', 'c'],
        note: 'new',
        collections: [],
      };
      expect(await store.updateEntry(change)).toBe(true);
      expect(await entry('p')).toMatchObject({ tags: ['b', 'c'], collections: [], note: 'new' });
      expect(await store.updateEntry({ ...change, accountId: 'another' })).toBe(false);
    });

    it('that are removed are gone, can be had back, and do not come back by themselves', async () => {
      await put(kept('p', 'one'));
      const { id } = await entry('p');
      expect(await store.markEntryRemoved('another', id, NOON)).toBe(false);
      expect(await store.markEntryRemoved(account.id, id, NOON)).toBe(true);
      expect(await store.entryOf(account.id, 'p')).toBeUndefined();
      expect(await urls('one')).toEqual([]);
      expect(await store.markEntryRemoved(account.id, id, null)).toBe(true);
      expect(await urls('one')).toEqual(['p']);
      await store.markEntryRemoved(account.id, id, NOON);
      expect(await store.purgeRemoved(NOON)).toBe(0);
      await put(trace('p', 'a new visit', { at: NOON + 1 }));
      expect(await store.entryOf(account.id, 'p')).toBeUndefined();
      await put(kept('p', 'kept anew', { at: NOON + 2 }));
      expect(await entry('p')).toMatchObject({ captures: 1, kept: 1, versions: 1 });
      await store.markEntryRemoved(account.id, (await entry('p')).id, NOON);
      expect(await store.purgeRemoved(NOON + 1)).toBe(1);
      expect(await store.libraryStats(account.id)).toMatchObject({
        entries: 0,
        captures: 0,
        versions: 0,
      });
      expect(await store.auditChain()).toEqual([]);
    });

    it('lose traces beyond the bounds, oldest first, and never what was kept', async () => {
      await put(
        trace('old', 'old words', { at: NOON - 10 * DAY }),
        trace('new', 'new words'),
        kept('kept', 'kept words', { at: NOON - 20 * DAY }),
      );
      expect(await store.trimTraces({ olderThan: NOON - 5 * DAY, maxBytes: 1e9 })).toBe(1);
      expect((await urls('words')).sort()).toEqual(['kept', 'new']);
      while ((await store.trimTraces({ olderThan: 0, maxBytes: 0 })) > 0) continue;
      expect(await urls('words')).toEqual(['kept']);
    });

    it('name the blobs that are in use, and captures by their manifests', async () => {
      const capture = kept('p', 'one');
      await put(capture);
      const pk = capture.manifest?.pk ?? 0;
      expect([...(await store.blobsInUse([pk, pk + 1, pk + 2]))].sort()).toEqual([pk, pk + 1]);
      const [named, ...more] = await store.captureDigests({ afterPk: 0, limit: 10 });
      expect(more).toEqual([]);
      expect(named).toMatchObject({ id: capture.id, manifestPk: pk, damaged: false });
      expect((await store.blobsOf(named?.pk ?? 0)).length).toBe(2);
      expect(await store.markDamaged([capture.id, randomUUID()])).toBe(1);
      const asked = {
        accountId: account.id,
        urlKey: 'p',
        at: NOON,
        policy: 'before',
        keyId: null,
      } as const;
      expect(await store.captureAt(asked)).toBeUndefined();
    });
  });
}
