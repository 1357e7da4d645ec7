/**
 * Searching the library: any version of an entry may hold the words, and each entry is shown once, by the newest version
 * that does.
 *
 * Ranking: bm25 with the title five times and the description twice the weight of the text. Of what more than 5,000
 * versions hold, the newest 5,000 are looked at and the total is said as "about"; how rare such words are tells nothing,
 * and counting it would read the whole index: those with the words in their titles come first, then the newest. Filters
 * change nothing of that: a word is as common where few of those that hold it are asked for.
 * Passages are cut here from the few texts that are shown: the index holds no text. Why: docs/adr/0041-the-library-at-its-size.md.
 */
import { sql as raw, type RawBuilder, type Selectable } from 'kysely';
import type {
  EntriesFound,
  EntryHit,
  EntrySearch,
  EntrySort,
  Facet,
} from '../../../ports/library.ts';
import type { Connection } from '../connection.ts';
import { bestPassage } from '../passage.ts';
import { builder, query, statement } from '../../statement.ts';
import type { EntryTable } from '../../tables.ts';
import { toEntry } from './entries.ts';
import {
  amongFew,
  arePassedByNone,
  condition,
  entriesFor,
  withHosts,
  type RowFilter,
} from './library-filters.ts';
import { textOf } from './library-index.ts';

const MOST_CANDIDATES = 5_000;
const MOST_FACETS = 12;

interface Candidate {
  readonly pk: number;
  readonly entry_pk: number;
  readonly host: string;
  readonly sort_key: string | number;
}

interface Matched {
  readonly pk: number;
  readonly host: string;
  /** The least first. */
  rank: number;
  readonly sortKey: string | number;
}

interface Sort {
  readonly key: RawBuilder<unknown>;
  /** The greatest first. */
  readonly isDown: boolean;
}

const SORTS: Readonly<Record<EntrySort, Sort>> = {
  last: { key: raw`e.last_at`, isDown: true },
  first: { key: raw`e.first_at`, isDown: true },
  changed: {
    key: raw`coalesce((select w.first_at from versions w where w.pk = e.version_pk and w.n > 1), 0)`,
    isDown: true,
  },
  captures: { key: raw`e.captures`, isDown: true },
  title: {
    key: raw`lower(case when e.own_title <> '' then e.own_title else e.title end)`,
    isDown: false,
  },
  site: { key: raw`e.host`, isDown: false },
};

const selectEntry = statement((db, p: { readonly pk: number }) =>
  db.selectFrom('entries').selectAll().where('pk', '=', p.pk).compile(),
);

const selectVersion = statement((db, p: { readonly pk: number }) =>
  db
    .selectFrom('versions')
    .innerJoin('version_texts', 'version_texts.version_pk', 'versions.pk')
    .select(['n', 'first_at', 'last_at', 'title', 'description', 'body'])
    .where('versions.pk', '=', p.pk)
    .compile(),
);

type RowSearch = Omit<EntrySearch, 'filters'> & { readonly filters: readonly RowFilter[] };

export function searchEntries(sql: Connection, asked: EntrySearch): EntriesFound {
  const search = { ...asked, filters: withHosts(sql, asked.accountId, asked.filters) };
  const isRanked = search.match !== undefined;
  if (arePassedByNone(search.filters)) {
    return { total: 0, isAbout: false, isRanked, hits: [], hosts: [] };
  }
  return isRanked ? matchEntries(sql, search) : listEntries(sql, search);
}

function matchEntries(sql: Connection, search: RowSearch): EntriesFound {
  const { words, limit, offset, sort } = search;
  const { key, isDown } = SORTS[sort ?? 'last'];
  const from = matching(sql, search);
  const compiled = raw<Candidate>`
    select t.rowid as pk, v.entry_pk, e.host, ${key} as sort_key ${from}
    order by t.rowid desc limit ${MOST_CANDIDATES + 1}`.compile(builder);
  const many = sql.all(query(compiled), {});
  const isAbout = many.length > MOST_CANDIDATES;
  const found = many.slice(0, MOST_CANDIDATES);
  const isByRank = sort === undefined;
  const ranks = isByRank ? ranksOf(sql, search, { isAbout, found, from }) : NONE;
  const byEntry = new Map<number, Matched>();
  for (const { pk, entry_pk: entry, host, sort_key: sortKey } of found) {
    const known = byEntry.get(entry);
    const rank = ranks.get(pk) ?? 0;
    // the newest come first
    if (known === undefined) byEntry.set(entry, { pk, host, rank, sortKey });
    else known.rank = Math.min(known.rank, rank);
  }
  const order = isByRank ? byRank : bySortKey(isDown);
  const ranked = [...byEntry].sort(([, a], [, b]) => order(a, b));
  return {
    total: byEntry.size,
    isAbout,
    isRanked: true,
    hits: ranked.slice(offset, offset + limit).flatMap(([entryPk, { pk, rank }]) => {
      const row = sql.get(selectEntry, { pk: entryPk });
      return row === undefined ? [] : [hitOf(sql, row, { versionPk: pk, rank, words })];
    }),
    hosts: hostsOf([...byEntry.values()]),
  };
}

const NONE: ReadonlyMap<number, number> = new Map();

/** Versions that hold the words, with their entries. */
function matching(sql: Connection, search: RowSearch): RawBuilder<unknown> {
  const { accountId, match, filters, newestOnly = false } = search;
  const few = amongFew(sql, accountId, filters);
  const conditions = [
    raw`t.versions_text match ${match}`,
    ...(few === undefined ? [] : [few]),
    raw`v.account_id = ${accountId}`,
    raw`e.removed_at is null`,
    ...(newestOnly ? [raw`e.version_pk = v.pk`] : []),
    ...filters.map((filter) => condition(filter, 'version', accountId)),
  ];
  return raw`from versions_text t cross join versions v on v.pk = t.rowid
    cross join entries e on e.pk = v.entry_pk where ${raw.join(conditions, raw` and `)}`;
}

function ranksOf(
  sql: Connection,
  { match = '', filters }: RowSearch,
  seen: {
    readonly isAbout: boolean;
    readonly found: readonly Candidate[];
    readonly from: RawBuilder<unknown>;
  },
): ReadonlyMap<number, number> {
  const isCommon =
    seen.isAbout ||
    (filters.length > 0 && sql.all(selectHolding, { match }).length > MOST_CANDIDATES);
  return isCommon ? titleRanks(sql, match, seen.found) : wordRanks(sql, seen.from);
}

const selectHolding = statement((db, p: { readonly match: string }) =>
  raw<{ pk: number }>`select t.rowid as pk from versions_text t
    where t.versions_text match ${p.match} limit ${MOST_CANDIDATES + 1}`.compile(db),
);

/** bm25 of each version. */
function wordRanks(sql: Connection, from: RawBuilder<unknown>): ReadonlyMap<number, number> {
  const compiled = raw<{ pk: number; rank: number }>`
    select t.rowid as pk, bm25(versions_text, 5.0, 2.0, 1.0, 1.0, 1.0) as rank ${from}
    limit ${MOST_CANDIDATES}`.compile(builder);
  return new Map(sql.all(query(compiled), {}).map(({ pk, rank }) => [pk, rank]));
}

/** Those of the candidates, the newest of many, whose title says it. */
function titleRanks(
  sql: Connection,
  match: string,
  found: readonly Candidate[],
): ReadonlyMap<number, number> {
  const rows = sql.all(selectTitled, {
    match: `{title} : (${match})`,
    from: found.at(-1)?.pk ?? 0,
  });
  return new Map(rows.map(({ pk }) => [pk, -1]));
}

const selectTitled = statement((db, p: { readonly match: string; readonly from: number }) =>
  raw<{ pk: number }>`select t.rowid as pk from versions_text t
    where t.versions_text match ${p.match} and t.rowid >= ${p.from}`.compile(db),
);

function hitOf(
  sql: Connection,
  row: Selectable<EntryTable>,
  found: {
    readonly versionPk: number | null;
    readonly rank: number;
    readonly words: readonly string[];
  },
): EntryHit {
  const version =
    found.versionPk === null ? undefined : sql.get(selectVersion, { pk: found.versionPk });
  const entry = { ...toEntry(sql, row), description: '', snippet: '', score: -found.rank };
  if (version === undefined) return entry;
  return {
    ...entry,
    title: version.title === '' || entry.hasOwnTitle ? entry.title : version.title,
    description: version.description,
    version: version.n,
    versionFirstAt: version.first_at,
    versionLastAt: version.last_at,
    snippet: bestPassage(textOf(version.body), found.words),
  };
}

function listEntries(sql: Connection, search: RowSearch): EntriesFound {
  const { filters, limit, offset, after } = search;
  const { key, isDown } = SORTS[search.sort ?? 'last'];
  const wanted = [
    raw`e.account_id = ${search.accountId}`,
    raw`e.removed_at is null`,
    ...filters.map((filter) => condition(filter, 'entry', search.accountId)),
  ];
  const entries = entriesFor(filters);
  const hosts = after === undefined ? countHosts(sql, entries, wanted) : [];
  const total = after?.total ?? hosts.reduce((sum, { entries }) => sum + entries, 0);
  const place =
    after === undefined
      ? []
      : [raw`(${key}, e.pk) ${isDown ? raw`<` : raw`>`} (${after.key}, ${after.id})`];
  const way = isDown ? raw`desc` : raw`asc`;
  const compiled = raw<Selectable<EntryTable> & { readonly sort_key: string | number }>`
    select e.*, ${key} as sort_key from ${entries} where ${raw.join([...wanted, ...place], raw` and `)}
    order by sort_key ${way}, e.pk ${way} limit ${limit} offset ${offset}`.compile(builder);
  const rows = sql.all(query(compiled), {});
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return {
    total,
    isAbout: false,
    isRanked: false,
    hits: rows.map((row) => hitOf(sql, row, { versionPk: row.version_pk, rank: 0, words: [] })),
    hosts: hosts.slice(0, MOST_FACETS).map(({ host, entries }) => ({ value: host, entries })),
    ...(last === undefined ? {} : { after: { key: last.sort_key, id: last.pk, total } }),
  };
}

function countHosts(
  sql: Connection,
  entries: RawBuilder<unknown>,
  wanted: readonly RawBuilder<unknown>[],
): readonly { readonly host: string; readonly entries: number }[] {
  const counted = raw<{ host: string; entries: number }>`
    select e.host, count(*) as entries from ${entries} where ${raw.join(wanted, raw` and `)} group by e.host
    order by entries desc, e.host`.compile(builder);
  return sql.all(query(counted), {});
}

function byRank(a: Matched, b: Matched): number {
  return a.rank - b.rank;
}

function bySortKey(isDown: boolean): (a: Matched, b: Matched) => number {
  const sign = isDown ? -1 : 1;
  return ({ sortKey: a }, { sortKey: b }) => (a < b ? -sign : a > b ? sign : 0);
}

function hostsOf(entries: readonly { readonly host: string }[]): readonly Facet[] {
  const counts = new Map<string, number>();
  for (const { host } of entries) counts.set(host, (counts.get(host) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, entries: count }))
    .sort((a, b) => b.entries - a.entries)
    .slice(0, MOST_FACETS);
}
