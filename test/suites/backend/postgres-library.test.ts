/** The library of services that share a PostgreSQL: what one keeps the others find, and a folder's library moves there whole. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { digestOf } from '../../../src/main/service/domain/library/manifest.ts';
import { readLibraryQuery } from '../../../src/main/service/domain/library/query.ts';
import type { Store } from '../../../src/main/service/ports/backend.ts';
import type { NewCapture } from '../../../src/main/service/ports/library.ts';
import type { NewHighlight } from '../../../src/main/service/ports/shelves.ts';
import { auditMove, moveFolder } from '../../../src/main/service/store/move/move.ts';
import { openNodeBackend } from '../../../src/main/service/store/postgres/node-backend.ts';
import { openSqliteBackend } from '../../../src/main/service/store/sqlite/backend.ts';
import { freshSchema, postgresServer } from '../../support/postgres-server.ts';
import {
  aCapture,
  aFinish,
  aJob,
  anAccount,
  aNewPage,
  NOON,
  silentLog,
} from '../../support/store-builders.ts';

const server = await postgresServer();
const root = mkdtempSync(join(tmpdir(), 'hearth-library-'));
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

const clock = { now: () => NOON };
let files = 0;

function open(schema: string, sharesLibrary = true) {
  files += 1;
  const ownPath = join(root, `${files}.db`);
  return openNodeBackend({ ...server, schema, ownPath, sharesLibrary, clock, log: silentLog });
}

async function twoServices(sharesLibrary = true) {
  const schema = freshSchema();
  const one = await open(schema, sharesLibrary);
  const other = await open(schema, sharesLibrary);
  return {
    one: one.store,
    other: other.store,
    [Symbol.asyncDispose]: async () => {
      await Promise.all([one.close(), other.close()]);
    },
  };
}

const accountId = 'one';
let blobs = 0;
function kept(urlKey: string, text: string, change: Partial<NewCapture> = {}): NewCapture {
  blobs += 10;
  const manifest = {
    pk: blobs,
    digest: digestOf(Buffer.from(String(blobs))),
    blobPks: [blobs + 1],
  };
  return aCapture(urlKey, text, { accountId, kind: 'page', kept: true, manifest, ...change });
}

async function find(store: Store, text: string): Promise<readonly string[]> {
  const { match, words, filters } = readLibraryQuery(text, NOON);
  const asked = { accountId, words, filters, limit: 100, offset: 0 };
  const found = await store.searchEntries({ ...asked, ...(match === undefined ? {} : { match }) });
  return found.hits.map(({ url }) => url).sort();
}

describe('two services on one PostgreSQL', () => {
  it('find what the other kept, also with a page of a crawl, and each change to it', async () => {
    await using both = await twoServices();
    const { one, other } = both;
    const account = anAccount();
    await one.createAccount(account);
    const job = aJob({ accountId: account.id });
    const page = aNewPage('a');
    await one.openJob({ job, pages: [page], reserve: 0 });
    await one.finishPage(aFinish(job.id, page.id, { kept: kept('crawled', 'A lamp glows.') }));
    await other.saveCapture(kept('asked', 'A lamp is dark.'));
    await other.indexDue(10);
    for (const store of [one, other])
      expect(await find(store, 'lamp')).toEqual(['asked', 'crawled']);
    const entryId = (await other.entryOf(accountId, 'crawled'))?.id ?? 0;
    await other.updateEntry({ accountId, entryId, tags: ['bright'] });
    expect(await find(one, 'tag:bright')).toEqual(['crawled']);
    await one.markEntryRemoved(accountId, entryId, NOON);
    expect(await find(other, 'lamp')).toEqual(['asked']);
  });

  it('write at once: every capture is there once, numbered and chained without a gap', async () => {
    await using both = await twoServices();
    const stores = [both.one, both.other];
    const captures = Array.from({ length: 60 }, (_, at) =>
      kept(`u${at % 7}`, `text ${at % 3}`, {
        ...{ at: NOON + at, collection: `Shelf ${at % 2}/Board`, tags: [`t${at % 4}`] },
      }),
    );
    const results = await Promise.all(
      captures.flatMap((capture) => stores.map((store) => store.saveCapture(capture))),
    );
    expect(results.filter(Boolean)).toHaveLength(captures.length);
    const wanted = captures.slice(0, 20).map(({ urlKey, at }) => ({
      ...{ urlKey: `w${urlKey}`, url: urlKey, host: 'h', title: '', note: 'a note', tags: ['w'] },
      ...{ collections: ['Wanted'], state: 'wanted' as const, highlights: [], at },
    }));
    await Promise.all([
      ...stores.map((store) => store.addWanted({ accountId, entries: wanted })),
      ...stores.map((store) => store.indexDue(100)),
      ...stores.map((store) => store.trimTraces({ olderThan: NOON, maxBytes: 1e9 })),
    ]);
    while ((await both.one.indexDue(100)) > 0) continue;
    const { entries, captures: stored } = await both.other.libraryStats(accountId);
    expect({ entries, stored }).toEqual({ entries: 14, stored: 60 });
    expect(await both.one.auditChain()).toEqual([]);
    expect(await both.one.chainLinks({ accountId, from: 1, limit: 100 })).toHaveLength(60);
    expect(await find(both.one, 'text')).toHaveLength(7);
    for (let at = 0; at < 7; at += 1) {
      const entryId = (await both.one.entryOf(accountId, `u${at}`))?.id ?? 0;
      const versions = await both.one.versionsOf(accountId, entryId);
      expect(versions.map(({ n }) => n)).toEqual(versions.map((_, index) => index + 1));
    }
  }, 60_000);

  it('keep their own libraries where their bytes are their own', async () => {
    await using both = await twoServices(false);
    await both.one.saveCapture(kept('mine', 'A lamp glows.'));
    await both.one.indexDue(10);
    expect(await find(both.one, 'lamp')).toEqual(['mine']);
    expect(await find(both.other, 'lamp')).toEqual([]);
  });
});

it('the library of a folder moves to PostgreSQL: rows are equal, and what was found is found', async () => {
  const folder = mkdtempSync(join(root, 'folder-'));
  writeFileSync(join(folder, 'worker'), 'this folder');
  const source = await openSqliteBackend({
    path: join(folder, 'hearth.db'),
    writes: 'inline',
    clock,
    log: silentLog,
  });
  const { store } = source;
  await store.saveCapture(
    kept('a', 'The quick brown fox. It sleeps.', { title: 'Füchse', tags: ['t'] }),
  );
  await store.saveCapture(kept('a', 'The quick red fox. It sleeps.', { at: NOON + 1 }));
  await store.saveCapture(
    kept('zh', '我们使用机器学习来预测天气。', { note: 'über\0maß', collection: 'Reading/Now' }),
  );
  await store.indexDue(1);
  const entryId = (await store.entryOf(accountId, 'a'))?.id ?? 0;
  const highlight: NewHighlight = {
    ...{
      accountId,
      entryId,
      exact: 'brown fox',
      prefix: '',
      suffix: '',
      colour: 'y',
      comment: 'why?',
    },
    ...{ at: NOON, place: { state: 'found', from: 0, to: 1 } },
  };
  await store.addHighlight(highlight);
  await store.indexDue(10);
  const questions = [
    ...['fox', '"brown fox"', 'fuchse', 'added:red', 'removed:brown', '机器学习', 'in:note uber'],
    ...['in:highlight "brown fox"', 'in:highlight why', 'tag:t', 'collection:Reading', 'is:kept'],
  ];
  const before = await Promise.all(questions.map((text) => find(store, text)));
  expect(before.every(({ length }) => length > 0)).toBe(true);
  await source.close();

  const schema = freshSchema();
  const options = {
    folder,
    ...server,
    schema,
    now: () => NOON,
    tell: () => undefined,
  };
  const moved = await moveFolder(options);
  expect(moved.differs).toEqual([]);
  expect(moved.plan.moved).toContainEqual({ table: 'captures', rows: 3 });
  expect(moved.audit.map(({ what }) => what)).toContain('version_texts');
  expect((await auditMove(options)).differs).toEqual([]);
  const service = await open(schema);
  try {
    expect(await find(service.store, 'in:highlight why')).toEqual(['a']);
    expect(await service.store.indexBacklog()).toEqual({ due: 3, versions: 3 });
    while ((await service.store.indexDue(100)) > 0) continue;
    expect(await Promise.all(questions.map((text) => find(service.store, text)))).toEqual(before);
    expect((await auditMove(options)).differs).toEqual([]);
    expect(await service.store.saveCapture(kept('new', 'after'))).toBe(true);
    expect(await service.store.auditChain()).toEqual([]);
  } finally {
    await service.close();
  }
}, 60_000);

describe('SQLite and PostgreSQL find the same', () => {
  const texts = [
    'The quick brown fox. The lazy dog, the_under score; x-ray 3.14 e-mail@site.test',
    'ÜBER allen Gipfeln ist Ruh, naïve façade, Straße, STRASSE, İzmir, ﬁnal',
    'Ёлка и ёж; Ελληνικά ΟΔΟΣ οδός; שלום עולם; مرحبا بالعالم',
    'हिन्दी किताब; ภาษาไทย; tiếng Việt; a\u0301e\u0301 combining',
    '我们使用机器学习来预测天气。机，器 2024年',
    '東京都で機械学習の研究をしています。ガギグ がぎぐ カタカナ',
    '서울에서 기계학습을 연구합니다. mixed 기계 and English 机器 words',
    'quotes \'single\' "double" back\\\\slash & | ! <-> : * ( ) {x}',
  ];
  const questions = [
    ...[
      'fox',
      'FOX lazy',
      '"the lazy"',
      '"lazy the"',
      'qui*',
      'the -lazy',
      'fox OR ruh',
      'under',
      'score',
      'the_under',
    ],
    ...[
      'x-ray',
      '3.14',
      '"3 14"',
      'e-mail@site.test',
      'uber',
      'über',
      'naive',
      'facade',
      'strasse',
      'straße',
      'izmir',
      'final',
    ],
    ...[
      'елка',
      'ёлка',
      'еж',
      'οδος',
      'οδός',
      'ΟΔΟΣ',
      'שלום',
      'مرحبا',
      'किताब',
      'हिन्दी',
      'ภาษาไทย',
      'tieng',
      'viet',
      'việt',
      'áé',
      'ae',
    ],
    ...[
      '机器',
      '机器学习',
      '器机',
      '机',
      '2024年',
      '2024',
      '天气',
      '東京',
      '京都',
      '学習の研究',
      'ガギグ',
      'がぎぐ',
      'かきく',
      'カタカナ',
      'カタ*',
    ],
    ...[
      '기계',
      '기계학습',
      '학습기',
      '"기계 and english"',
      '"english 机器 words"',
      'single',
      'double',
      'slash',
      "'single'",
      '"single double"',
    ],
    ...[
      'in:title page',
      'in:text page',
      'in:title 天',
      'added:new',
      'removed:old',
      'added:新',
      'page -in:title nothing',
      '"page nothing"',
    ],
  ];

  it('in every script, whatever is asked', async () => {
    const schema = freshSchema();
    const sqlite = await openSqliteBackend({ path: ':memory:', clock, log: silentLog });
    const shared = await open(schema);
    try {
      for (const { store } of [sqlite, shared]) {
        for (const [at, text] of texts.entries()) {
          const about = { title: `Page ${at} 天`, description: 'nothing but page' };
          await store.saveCapture(kept(`u${at}`, `An old sentence of 旧. ${text}`, about));
          await store.saveCapture(
            kept(`u${at}`, `${text} A new sentence of 新.`, { ...about, at: NOON + 1 }),
          );
        }
        while ((await store.indexDue(100)) > 0) continue;
      }
      const [here, there] = await Promise.all(
        [sqlite, shared].map(async ({ store }) => {
          const found: [string, readonly string[]][] = [];
          for (const text of questions) found.push([text, await find(store, text)]);
          return found;
        }),
      );
      expect(there).toEqual(here);
      expect(here?.filter(([, urls]) => urls.length > 0).length).toBeGreaterThan(50);
    } finally {
      await Promise.all([sqlite.close(), shared.close()]);
    }
  }, 60_000);
});
