/** How SQLite reads the library's lists and searches: by an index, whatever is asked. With many entries a scan is felt. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  readLibraryQuery,
  type LibraryFilter,
} from '../../../src/main/service/domain/library/query.ts';
import type { Backend } from '../../../src/main/service/ports/backend.ts';
import type { EntrySearch, EntrySort } from '../../../src/main/service/ports/library.ts';
import { openSqliteBackend } from '../../../src/main/service/store/sqlite/backend.ts';
import { Connection, openForWriting } from '../../../src/main/service/store/sqlite/connection.ts';
import { runNow, sqliteTx } from '../../../src/main/service/store/sqlite/tx.ts';
import type { Statement } from '../../../src/main/service/store/statement.ts';
import type { Steps, Tx } from '../../../src/main/service/store/verbs/tx.ts';
import { listCollections, listTags } from '../../../src/main/service/store/verbs/collections.ts';
import {
  captureAt,
  capturesAround,
  capturesOf,
  chainedCaptures,
  entryOf,
  findCapture,
  findEntry,
  versionsOf,
  versionTexts,
} from '../../../src/main/service/store/verbs/entries.ts';
import { listHighlights } from '../../../src/main/service/store/verbs/highlights.ts';
import { chainLinks } from '../../../src/main/service/store/verbs/library-care.ts';
import { searchEntries } from '../../../src/main/service/store/verbs/library-search.ts';
import { aCapture, NOON, silentLog } from '../../support/store-builders.ts';

/** Notes how each statement is read. */
class Watched extends Connection {
  readonly plans: string[] = [];

  override all<P, R>(statement: Statement<P, R>, params: P): R[] {
    this.#note(statement, params);
    return super.all(statement, params);
  }

  override get<P, R>(statement: Statement<P, R>, params: P): R | undefined {
    this.#note(statement, params);
    return super.get(statement, params);
  }

  #note<P, R>(statement: Statement<P, R>, params: P): void {
    const { text, values } = statement.in('sqlite');
    const plan = this.database.prepare<unknown[], { readonly detail: string }>(
      `EXPLAIN QUERY PLAN ${text}`,
    );
    this.plans.push(...plan.all(...values(params)).map(({ detail }) => detail));
  }
}

const sql = new Watched(openForWriting(':memory:').database);
afterAll(() => sql.close());
const accountId = 'one';

function plansOf(read: (tx: Tx) => Steps<unknown>): readonly string[] {
  sql.plans.length = 0;
  runNow(read(sqliteTx(sql)));
  return [...sql.plans];
}

/** Tables of words are their own index; some indexes hold few rows, as do questions inside others, and are read whole. */
const scans = (plans: readonly string[]): readonly string[] =>
  plans.filter((plan) =>
    /^SCAN (?!\S+ VIRTUAL TABLE INDEX|\S+ USING COVERING INDEX captures_(damaged|private)$|(few|led|asked)$)/.test(
      plan,
    ),
  );
const sorts = (plans: readonly string[]): readonly string[] =>
  plans.filter((plan) => plan.includes('TEMP B-TREE FOR ORDER BY'));

const asked = (change: Partial<EntrySearch>): EntrySearch => ({
  ...{ accountId, words: [], filters: [], limit: 10, offset: 0 },
  ...change,
});

const is = (value: Extract<LibraryFilter, { readonly kind: 'is' }>['value']): LibraryFilter => ({
  kind: 'is',
  value,
  isNot: false,
});
const has = (value: Extract<LibraryFilter, { readonly kind: 'has' }>['value']): LibraryFilter => ({
  kind: 'has',
  value,
  isNot: false,
});
const FILTERS: readonly LibraryFilter[] = [
  ...(['site', 'url', 'tag', 'collection', 'type', 'lang'] as const).map((kind) => ({
    ...{ kind, value: 'x', isNot: false },
  })),
  ...(['kept', 'trace', 'changed', 'private', 'damaged', 'wanted', 'unread', 'read'] as const).map(
    is,
  ),
  ...(['note', 'tag', 'still', 'highlight', 'changed-highlight'] as const).map(has),
  { kind: 'shelf', match: 'word', isNot: false },
  { kind: 'seen', from: 1, to: 2 },
  { kind: 'changedSince', from: 1 },
];

describe('the list of the library', () => {
  it.each<EntrySort>(['last', 'first', 'site'])('comes by %s in the order of an index', (sort) => {
    const after = { key: 1, id: 1, total: 1 };
    for (const one of [{}, { offset: 100 }, { after }]) {
      const plans = plansOf((of) => searchEntries(of, asked({ sort, ...one })));
      expect(plans.join('\n')).toMatch(/SEARCH e USING .*INDEX/);
      expect(scans(plans)).toEqual([]);
      // the few sites that are counted are put in order
      expect(sorts(plans).length).toBeLessThanOrEqual('after' in one ? 0 : 1);
    }
  });

  it('counts what each site has out of an index alone', () => {
    const plans = plansOf((of) => searchEntries(of, asked({})));
    expect(plans).toContainEqual(expect.stringMatching(/COVERING INDEX entries_site/));
  });

  it.each([undefined, '{body} : "word"'])(
    'tells a site that is not there from an index alone, looking for %s',
    (match) => {
      const site: LibraryFilter = { kind: 'site', value: 'nowhere.test', isNot: false };
      const search = asked({ filters: [site], ...(match === undefined ? {} : { match }) });
      const plans = plansOf((of) => searchEntries(of, search));
      expect(plans).toEqual([
        expect.stringMatching(/^SEARCH e USING COVERING INDEX entries_site /),
      ]);
    },
  );

  it.each(FILTERS)('scans nothing for $kind $value', (filter) => {
    for (const isNot of [false, true]) {
      const filters = [
        filter.kind === 'seen' || filter.kind === 'changedSince' ? filter : { ...filter, isNot },
      ];
      expect(scans(plansOf((of) => searchEntries(of, asked({ filters }))))).toEqual([]);
      const match = '{title description body} : "word"';
      expect(scans(plansOf((of) => searchEntries(of, asked({ match, filters }))))).toEqual([]);
    }
  });
});

it('counts tags out of those that were given, whatever else there is', () => {
  const plans = plansOf((of) => listTags(of, accountId));
  expect(plans).toContain('SCAN x USING COVERING INDEX entry_tags_tag');
  expect(plans).toContainEqual(expect.stringMatching(/^SEARCH e USING INTEGER PRIMARY KEY/));
});

describe('a view of few among many', () => {
  it.each<readonly [string, LibraryFilter, string]>([
    ['kept', is('kept'), 'entries_kept'],
    ['wanted', is('wanted'), 'entries_wanted'],
    ['damaged', is('damaged'), 'captures_damaged'],
    ['private', is('private'), 'captures_private'],
    ['changed', { kind: 'changedSince', from: 1 }, 'versions_changed'],
    ['tagged', { kind: 'tag', value: 'x', isNot: false }, 'entry_tags_tag'],
    ['collected', { kind: 'collection', value: 'x', isNot: false }, 'entry_collections_collection'],
  ])('finds those that are %s by an index of them alone', (_what, filter, index) => {
    const plans = plansOf((of) => searchEntries(of, asked({ filters: [filter] })));
    // once for the sites and once for the rows
    expect(plans.filter((plan) => plan.split(' ').includes(index))).toHaveLength(2);
  });
});

describe('an entry of the library', () => {
  it.each<readonly [string, (of: Tx) => Steps<unknown>]>([
    ['its row', (of) => findEntry(of, { accountId, pk: 1 })],
    ['the row of an address', (of) => entryOf(of, { accountId, urlKey: 'u' })],
    ['a capture', (of) => findCapture(of, { accountId, id: 'c' })],
    ['its captures', (of) => capturesOf(of, { accountId, entryId: 1, limit: 10 })],
    ['its versions', (of) => versionsOf(of, { accountId, entryPk: 1 })],
    ['its texts', (of) => versionTexts(of, { accountId, entryId: 1 })],
    ['its highlights', (of) => listHighlights(of, { accountId, entryId: 1, limit: 10 })],
    [
      'the capture of an instant',
      (of) => captureAt(of, { accountId, urlKey: 'u', at: 1, policy: 'nearest', keyId: null }),
    ],
    [
      'the captures around an instant',
      (of) => capturesAround(of, { accountId, urlKey: 'u', at: 1 }),
    ],
    ['the captures of an export', (of) => chainedCaptures(of, { accountId, afterN: 0, limit: 10 })],
    ['the links of the chain', (of) => chainLinks(of, { accountId, from: 0, limit: 10 })],
    ['all collections', (of) => listCollections(of, accountId)],
  ])('reads %s by an index', (_what, read) => {
    const plans = plansOf(read);
    expect(plans).not.toEqual([]);
    expect(scans(plans)).toEqual([]);
  });
});

describe('words that more than 5,000 texts hold', () => {
  const many = 5_200;
  let backend: Backend;
  beforeAll(async () => {
    backend = await openSqliteBackend({
      ...{ path: ':memory:', clock: { now: () => NOON }, log: silentLog },
    });
    const { store } = backend;
    for (let n = 0; n < many; n += 1) {
      await store.saveCapture(
        aCapture(`u${n}`, `An ember, number ${n}.`, {
          ...{ accountId, at: NOON + n, title: n === 2_000 ? 'The ember' : `Page ${n}` },
          host: n % 2_000 === 7 ? 'few.test' : 'many.test',
        }),
      );
    }
    while ((await store.indexDue(500)) > 0) continue;
  }, 120_000);
  afterAll(() => backend.close());
  const search = (text: string) => {
    const { match = '', words, filters } = readLibraryQuery(text, NOON);
    return backend.store.searchEntries(asked({ match, words, filters, limit: 3 }));
  };

  it('are found in titles first, then in the newest, and counted as about', async () => {
    const { hits, total, isAbout } = await search('ember');
    expect(hits.map(({ url }) => url)).toEqual(['u2000', 'u5199', 'u5198']);
    expect({ total, isAbout }).toEqual({ total: 5_000, isAbout: true });
  });

  it('are found in all of a small site, however old', async () => {
    const { hits, total, isAbout } = await search('ember site:few.test');
    expect(hits.map(({ url }) => url)).toEqual(['u4007', 'u2007', 'u7']);
    expect({ total, isAbout }).toEqual({ total: 3, isAbout: false });
  });

  it.each([
    ['site:test', 5_000],
    ['site:many.test', 5_000],
    ['site:any.test', 0],
    ['-site:many.test', 3],
    ['-site:any.test', 5_000],
  ])('are found where %s says', async (filter, total) => {
    expect((await search(`ember ${filter}`)).total).toBe(total);
  });

  it('do not hide a rare one beside them', async () => {
    expect((await search('ember "number 12."')).hits.map(({ url }) => url)).toEqual(['u12']);
  });
});
