/**
 * Searching the library: any version of an entry may hold the words, and each entry is shown once, by the newest version
 * that does; those whose note alone holds them come last.
 *
 * Ranking: bm25 with the title five times and the description twice the weight of the text. Of what more than 5,000
 * versions hold, the newest 5,000 are looked at and the total is said as "about"; how rare such words are tells nothing,
 * and counting it would read the whole index: those with the words in their titles come first, then the newest. Filters
 * change nothing of that: a word is as common where few of those that hold it are asked for.
 * PostgreSQL ranks by itself (`tx.search`).
 * Passages are cut here from the few texts that are shown: the index holds no text. Why: docs/adr/0041-the-library-at-its-size.md.
 */
import { sql as raw, type RawBuilder, type Selectable } from 'kysely';
import type {
  EntriesFound,
  EntryHit,
  EntryRow,
  EntrySearch,
  EntrySort,
  Facet,
} from '../../ports/library.ts';
import { noteMatch } from '../../domain/library/query.ts';
import { bestPassage } from '../passage.ts';
import { composed, statement, type Spelling } from '../statement.ts';
import type { EntryTable } from '../tables.ts';
import { toEntries } from './entries.ts';
import {
  amongFew,
  arePassedByNone,
  condition,
  entriesFor,
  fewFor,
  wantedBy,
  withHosts,
  type RowFilter,
} from './library-filters.ts';
import { changesOf, textOf } from './library-index.ts';
import type { Steps, Tx } from './tx.ts';

const MOST_CANDIDATES = 5_000;
const MOST_FACETS = 12;

interface Candidate {
  readonly pk: number;
  readonly entry_pk: number;
  readonly host: string;
  readonly sort_key: string | number;
}

interface Matched {
  /** null: its note holds the words. */
  readonly pk: number | null;
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

const selectEntries = statement((db, p: { readonly pks: string }, spell) =>
  raw<Entry>`select e.* from ${spell.each(p.pks)} k
    ${spell.joined} entries e on e.pk = ${spell.whole(raw`k.value`)}`.compile(db),
);

const selectVersions = statement((db, p: { readonly pks: string }, spell) =>
  raw<Version>`select v.pk, v.entry_pk, v.n, v.first_at, v.last_at, v.title, v.description, v.language, x.body
    from ${spell.each(p.pks)} k ${spell.joined} versions v on v.pk = ${spell.whole(raw`k.value`)}
    ${spell.joined} version_texts x on x.version_pk = v.pk`.compile(db),
);

type Entry = Selectable<EntryTable>;

interface Version {
  readonly pk: number;
  readonly entry_pk: number;
  readonly n: number;
  readonly first_at: number;
  readonly last_at: number;
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly body: Uint8Array;
}

type RowSearch = Omit<EntrySearch, 'filters'> & { readonly filters: readonly RowFilter[] };

export function* searchEntries(tx: Tx, asked: EntrySearch): Steps<EntriesFound> {
  const search = { ...asked, filters: yield* withHosts(tx, asked.accountId, asked.filters) };
  const { match } = search;
  if (arePassedByNone(search.filters)) {
    return { total: 0, isAbout: false, isRanked: match !== undefined, hits: [], hosts: [] };
  }
  return match === undefined
    ? yield* listEntries(tx, search)
    : yield* matchEntries(tx, { ...search, match });
}

type MatchSearch = RowSearch & { readonly match: string };

function* matchEntries(tx: Tx, search: MatchSearch): Steps<EntriesFound> {
  const { limit, offset, sort, accountId } = search;
  const { key, isDown } = SORTS[sort ?? 'last'];
  const few = yield* fewFor(tx, accountId, search.filters);
  const from: From = (spell) => matching(spell, search, few);
  const most = tx.search?.most ?? MOST_CANDIDATES;
  const candidates = composed((db, spell) =>
    raw<Candidate>`
      select t.rowid as pk, v.entry_pk, e.host, ${key} as sort_key ${from(spell)}
      order by t.rowid desc limit ${most + 1}`.compile(db),
  );
  const many = yield* tx.all(candidates, {});
  const isAbout = many.length > most;
  const found = many.slice(0, most);
  const isByRank = sort === undefined;
  const ranks = isByRank ? yield* ranksOf(tx, search, { isAbout, found, from }) : NONE;
  const byEntry = new Map<number, Matched>();
  for (const { pk, entry_pk: entry, host, sort_key: sortKey } of found) {
    const known = byEntry.get(entry);
    const rank = ranks.get(pk) ?? 0;
    // the newest come first
    if (known === undefined) byEntry.set(entry, { pk, host, rank, sortKey });
    else known.rank = Math.min(known.rank, rank);
  }
  for (const { entry_pk: entry, host, sort_key: sortKey } of yield* notedEntries(tx, search, key)) {
    if (!byEntry.has(entry)) byEntry.set(entry, { pk: null, host, rank: LAST, sortKey });
  }
  const order = isByRank ? byRank : bySortKey(isDown);
  const ranked = [...byEntry].sort(([, a], [, b]) => order(a, b)).slice(offset, offset + limit);
  const listed = { pks: JSON.stringify(ranked.map(([entryPk]) => entryPk)) };
  const rows = new Map((yield* tx.all(selectEntries, listed)).map((row) => [row.pk, row]));
  const shown = ranked.flatMap(([entryPk, { pk, rank }]) => {
    const row = rows.get(entryPk);
    return row === undefined ? [] : [{ row, versionPk: pk, rank }];
  });
  return {
    total: byEntry.size,
    isAbout,
    isRanked: true,
    hits: yield* hitsOf(tx, shown, search),
    hosts: hostsOf([...byEntry.values()]),
  };
}

/** Worse than any page. */
const LAST = 1;
const NONE: ReadonlyMap<number, number> = new Map();

type From = (spell: Spelling) => RawBuilder<unknown>;

/** Entries whose notes hold the words. */
function* notedEntries(
  tx: Tx,
  { accountId, match, filters }: MatchSearch,
  key: RawBuilder<unknown>,
): Steps<readonly Omit<Candidate, 'pk'>[]> {
  const value = noteMatch(match);
  if (value === undefined) return [];
  const asked: readonly RowFilter[] = [...filters, { kind: 'shelf', match: value, isNot: false }];
  const noted = composed((db, spell) =>
    raw<Omit<Candidate, 'pk'>>`
      select e.pk as entry_pk, e.host, ${key} as sort_key from entries e
      where ${wantedBy(asked, { accountId, spell })} limit ${MOST_CANDIDATES}`.compile(db),
  );
  return yield* tx.all(noted, {});
}

/** Versions that hold the words, with their entries. */
function matching(
  spell: Spelling,
  search: MatchSearch,
  few: readonly RowFilter[],
): RawBuilder<unknown> {
  const { accountId, match, filters, newestOnly = false } = search;
  const asking = { accountId, spell };
  const conditions = [
    spell.index.holds({ accountId, match }),
    ...(few.length === 0 ? [] : [amongFew(few, asking)]),
    raw`v.account_id = ${accountId}`,
    raw`e.removed_at is null`,
    ...(newestOnly ? [raw`e.version_pk = v.pk`] : []),
    ...filters.map((filter) => condition(filter, 'version', asking)),
  ];
  return raw`from ${spell.index.versions({ accountId, match })}
    ${spell.joined} versions v on v.pk = t.rowid
    ${spell.joined} entries e on e.pk = v.entry_pk where ${raw.join(conditions, raw` and `)}`;
}

function* ranksOf(
  tx: Tx,
  search: MatchSearch,
  seen: {
    readonly isAbout: boolean;
    readonly found: readonly Candidate[];
    readonly from: From;
  },
): Steps<ReadonlyMap<number, number>> {
  const { match, filters } = search;
  if (tx.search !== undefined) {
    const pks = seen.found.map(({ pk }) => pk);
    return yield* tx.search.ranks(tx, { match, pks });
  }
  const isCommon =
    seen.isAbout ||
    (filters.length > 0 && (yield* tx.all(selectHolding, { match })).length > MOST_CANDIDATES);
  return isCommon ? yield* titleRanks(tx, match, seen.found) : yield* wordRanks(tx, seen.from);
}

const selectHolding = statement((db, p: { readonly match: string }) =>
  raw<{ pk: number }>`select t.rowid as pk from versions_text t
    where t.versions_text match ${p.match} limit ${MOST_CANDIDATES + 1}`.compile(db),
);

/** bm25 of each version. */
function* wordRanks(tx: Tx, from: From): Steps<ReadonlyMap<number, number>> {
  const ranked = composed((db, spell) =>
    raw<{ pk: number; rank: number }>`
      select t.rowid as pk, bm25(versions_text, 5.0, 2.0, 1.0, 1.0, 1.0) as rank ${from(spell)}
      limit ${MOST_CANDIDATES}`.compile(db),
  );
  return new Map((yield* tx.all(ranked, {})).map(({ pk, rank }) => [pk, rank]));
}

/** Those of the candidates, the newest of many, whose title says it. */
function* titleRanks(
  tx: Tx,
  match: string,
  found: readonly Candidate[],
): Steps<ReadonlyMap<number, number>> {
  const rows = yield* tx.all(selectTitled, {
    match: `{title} : (${match})`,
    from: found.at(-1)?.pk ?? 0,
  });
  return new Map(rows.map(({ pk }) => [pk, -1]));
}

const selectTitled = statement((db, p: { readonly match: string; readonly from: number }) =>
  raw<{ pk: number }>`select t.rowid as pk from versions_text t
    where t.versions_text match ${p.match} and t.rowid >= ${p.from}`.compile(db),
);

interface Shown {
  readonly row: Entry;
  readonly versionPk: number | null;
  readonly rank: number;
}

function* hitsOf(
  tx: Tx,
  shown: readonly Shown[],
  asked: Pick<EntrySearch, 'words' | 'gone'>,
): Steps<readonly EntryHit[]> {
  const pks = shown.flatMap(({ versionPk }) => (versionPk === null ? [] : [versionPk]));
  const versions = new Map<number | null, ShownVersion>();
  if (pks.length > 0) {
    for (const version of yield* tx.all(selectVersions, { pks: JSON.stringify(pks) })) {
      versions.set(version.pk, { ...version, snippet: yield* snippetOf(tx, version, asked) });
    }
  }
  const entries = yield* toEntries(
    tx,
    shown.map(({ row }) => row),
  );
  return entries.map((entry, index) => {
    const { versionPk = null, rank = 0 } = shown[index] ?? {};
    return hitOf(entry, versions.get(versionPk), { rank, words: asked.words });
  });
}

interface ShownVersion extends Version {
  readonly snippet: string;
}

/** Of what went, where that was asked for: the rest says what is there. */
function* snippetOf(
  tx: Tx,
  version: Version,
  { words, gone = [] }: Pick<EntrySearch, 'words' | 'gone'>,
): Steps<string> {
  const text = textOf(version.body);
  if (gone.length === 0) return bestPassage(text, words);
  const { removed } = yield* changesOf(tx, version, text);
  const went = removed.join('\n');
  const isThere = gone.some((word) => went.toLowerCase().includes(word));
  return isThere ? bestPassage(went, gone) : bestPassage(text, words);
}

function hitOf(
  entry: EntryRow,
  version: ShownVersion | undefined,
  { rank, words }: { readonly rank: number; readonly words: readonly string[] },
): EntryHit {
  const snippet = version === undefined ? bestPassage(entry.note, words) : '';
  const hit = { ...entry, description: '', snippet, score: -rank };
  if (version === undefined) return hit;
  return {
    ...hit,
    title: version.title === '' || entry.hasOwnTitle ? entry.title : version.title,
    description: version.description,
    version: version.n,
    versionFirstAt: version.first_at,
    versionLastAt: version.last_at,
    snippet: version.snippet,
  };
}

function* listEntries(tx: Tx, search: RowSearch): Steps<EntriesFound> {
  const { filters, limit, offset, after } = search;
  const { key, isDown } = SORTS[search.sort ?? 'last'];
  const wanted = (spell: Spelling): readonly RawBuilder<unknown>[] => [
    raw`e.account_id = ${search.accountId}`,
    raw`e.removed_at is null`,
    ...filters.map((filter) => condition(filter, 'entry', { accountId: search.accountId, spell })),
  ];
  const hosts = after === undefined ? yield* countHosts(tx, filters, wanted) : [];
  const total = after?.total ?? hosts.reduce((sum, { entries }) => sum + entries, 0);
  const place =
    after === undefined
      ? []
      : [raw`(${key}, e.pk) ${isDown ? raw`<` : raw`>`} (${after.key}, ${after.id})`];
  const way = isDown ? raw`desc` : raw`asc`;
  const listed = composed((db, spell) =>
    raw<Entry & { readonly sort_key: string | number }>`
      select e.*, ${key} as sort_key from ${entriesFor(filters, spell)}
      where ${raw.join([...wanted(spell), ...place], raw` and `)}
      order by sort_key ${way}, e.pk ${way} limit ${limit} offset ${offset}`.compile(db),
  );
  const rows = yield* tx.all(listed, {});
  const last = rows.length === limit ? rows.at(-1) : undefined;
  const shown = rows.map((row) => ({ row, versionPk: row.version_pk, rank: 0 }));
  return {
    total,
    isAbout: false,
    isRanked: false,
    hits: yield* hitsOf(tx, shown, { words: [] }),
    hosts: hosts.slice(0, MOST_FACETS).map(({ host, entries }) => ({ value: host, entries })),
    ...(last === undefined ? {} : { after: { key: last.sort_key, id: last.pk, total } }),
  };
}

function* countHosts(
  tx: Tx,
  filters: readonly RowFilter[],
  wanted: (spell: Spelling) => readonly RawBuilder<unknown>[],
): Steps<readonly { readonly host: string; readonly entries: number }[]> {
  const counted = composed((db, spell) =>
    raw<{ host: string; entries: number }>`
      select e.host, count(*) as entries from ${entriesFor(filters, spell)}
      where ${raw.join(wanted(spell), raw` and `)} group by e.host
      order by entries desc, e.host`.compile(db),
  );
  return yield* tx.all(counted, {});
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
