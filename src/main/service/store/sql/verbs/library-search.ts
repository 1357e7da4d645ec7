/**
 * Searching the library: any version of an entry may hold the words, and each entry is shown once, by the newest version
 * that does.
 *
 * Ranking: bm25 with the title five times and the description twice the weight of the text. Of what more than 20,000
 * versions hold, the newest 20,000 are looked at, and the total is then said as "about". Passages are cut here from the
 * few texts that are shown: the index holds no text.
 */
import { sql as raw, type RawBuilder, type Selectable } from 'kysely';
import type { LibraryFilter } from '../../../domain/library/query.ts';
import type { EntriesFound, EntryHit, EntrySearch, Facet } from '../../../ports/library.ts';
import type { Connection } from '../connection.ts';
import { bestPassage } from '../passage.ts';
import { builder, query, statement } from '../statement.ts';
import type { EntryTable } from '../tables.ts';
import { toEntry } from './entries.ts';
import { textOf } from './library-index.ts';

const MOST_CANDIDATES = 20_000;
const MOST_FACETS = 12;

interface Candidate {
  readonly pk: number;
  readonly entry_pk: number;
  readonly host: string;
  readonly rank: number;
}

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

export function searchEntries(sql: Connection, search: EntrySearch): EntriesFound {
  return search.match === undefined ? listEntries(sql, search) : matchEntries(sql, search);
}

function matchEntries(sql: Connection, search: EntrySearch): EntriesFound {
  const { accountId, match, filters, newestOnly = false, words, limit, offset } = search;
  const conditions = [
    raw`t.versions_text match ${match}`,
    raw`v.account_id = ${accountId}`,
    raw`e.removed_at is null`,
    ...(newestOnly ? [raw`e.version_pk = v.pk`] : []),
    ...filters.map((filter) => condition(filter, 'version')),
  ];
  const compiled = raw<Candidate>`
    select t.rowid as pk, v.entry_pk, e.host, bm25(versions_text, 5.0, 2.0, 1.0, 1.0, 1.0) as rank
    from versions_text t cross join versions v on v.pk = t.rowid cross join entries e on e.pk = v.entry_pk
    where ${raw.join(conditions, raw` and `)}
    order by t.rowid desc limit ${MOST_CANDIDATES + 1}`.compile(builder);
  const found = sql.all(query(compiled), {});
  const isAbout = found.length > MOST_CANDIDATES;
  const byEntry = new Map<number, { readonly pk: number; readonly host: string; rank: number }>();
  for (const { pk, entry_pk: entry, host, rank } of found) {
    const known = byEntry.get(entry);
    // the newest come first
    if (known === undefined) byEntry.set(entry, { pk, host, rank });
    else known.rank = Math.min(known.rank, rank);
  }
  const ranked = [...byEntry].sort(([one, a], [other, b]) => a.rank - b.rank || one - other);
  return {
    total: byEntry.size,
    isAbout,
    hits: ranked
      .slice(offset, offset + limit)
      .flatMap(([entryPk, { pk, rank }]) => hitOf(sql, entryPk, { versionPk: pk, rank, words })),
    hosts: hostsOf([...byEntry.values()]),
  };
}

function hitOf(
  sql: Connection,
  entryPk: number,
  found: {
    readonly versionPk: number | null;
    readonly rank: number;
    readonly words: readonly string[];
  },
): readonly EntryHit[] {
  const row = sql.get(selectEntry, { pk: entryPk });
  if (row === undefined) return [];
  const version =
    found.versionPk === null ? undefined : sql.get(selectVersion, { pk: found.versionPk });
  const entry = { ...toEntry(sql, row), description: '', snippet: '', score: -found.rank };
  if (version === undefined) return [entry];
  return [
    {
      ...entry,
      title: version.title === '' ? entry.title : version.title,
      description: version.description,
      version: version.n,
      versionFirstAt: version.first_at,
      versionLastAt: version.last_at,
      snippet: bestPassage(textOf(version.body), found.words),
    },
  ];
}

function listEntries(sql: Connection, search: EntrySearch): EntriesFound {
  const { accountId, filters, limit, offset } = search;
  const where = raw.join(
    [
      raw`e.account_id = ${accountId}`,
      raw`e.removed_at is null`,
      ...filters.map((filter) => condition(filter, 'entry')),
    ],
    raw` and `,
  );
  const counted = raw<{ host: string; entries: number }>`
    select e.host, count(*) as entries from entries e where ${where} group by e.host
    order by entries desc, e.host`.compile(builder);
  const hosts = sql.all(query(counted), {});
  const compiled = raw<Selectable<EntryTable>>`
    select e.* from entries e where ${where} order by e.last_at desc, e.pk desc
    limit ${limit} offset ${offset}`.compile(builder);
  return {
    total: hosts.reduce((sum, { entries }) => sum + entries, 0),
    isAbout: false,
    hits: sql
      .all(query(compiled), {})
      .flatMap((row) => hitOf(sql, row.pk, { versionPk: row.version_pk, rank: 0, words: [] })),
    hosts: hosts.slice(0, MOST_FACETS).map(({ host, entries }) => ({ value: host, entries })),
  };
}

function hostsOf(entries: readonly { readonly host: string }[]): readonly Facet[] {
  const counts = new Map<string, number>();
  for (const { host } of entries) counts.set(host, (counts.get(host) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, entries: count }))
    .sort((a, b) => b.entries - a.entries)
    .slice(0, MOST_FACETS);
}

/** As SQL over `e`, and over `v` where versions are looked at one by one. */
function condition(filter: LibraryFilter, over: 'version' | 'entry'): RawBuilder<unknown> {
  switch (filter.kind) {
    case 'seen':
      return ofVersion(over, raw`v.last_at >= ${filter.from} and v.first_at <= ${filter.to}`);
    case 'changedSince':
      return ofVersion(over, raw`v.n > 1 and v.first_at >= ${filter.from}`);
    default: {
      const wanted = wantedOf(filter);
      return filter.isNot ? raw`not (${wanted})` : raw`(${wanted})`;
    }
  }
}

function ofVersion(over: 'version' | 'entry', wanted: RawBuilder<unknown>): RawBuilder<unknown> {
  if (over === 'version') return raw`(${wanted})`;
  return raw`exists (select 1 from versions v where v.entry_pk = e.pk and ${wanted})`;
}

type Plain = Exclude<LibraryFilter, { readonly kind: 'seen' | 'changedSince' }>;

function wantedOf(filter: Plain): RawBuilder<unknown> {
  const { kind, value } = filter;
  switch (kind) {
    case 'site':
      return raw`e.host = ${value} or e.host like ${`%.${escaped(value)}`} escape '\\'`;
    case 'url':
      return raw`e.url like ${`%${escaped(value)}%`} escape '\\'`;
    case 'tag':
      return raw`exists (select 1 from entry_tags x where x.entry_pk = e.pk and x.tag = ${value})`;
    case 'collection':
      return raw`exists (select 1 from entry_collections x join collections k on k.pk = x.collection_pk
        where x.entry_pk = e.pk and k.name = ${value})`;
    case 'type':
      return raw`exists (select 1 from captures c where c.entry_pk = e.pk
        and c.content_type like ${`%${escaped(value)}%`} escape '\\')`;
    case 'lang':
      return raw`exists (select 1 from versions l where l.entry_pk = e.pk
        and (lower(l.language) = ${value} or lower(l.language) like ${`${escaped(value)}-%`} escape '\\'))`;
    case 'is':
      return stateOf(value);
    case 'has':
      return possessionOf(value);
  }
}

function stateOf(value: Extract<Plain, { readonly kind: 'is' }>['value']): RawBuilder<unknown> {
  switch (value) {
    case 'kept':
      return raw`e.kept > 0`;
    case 'trace':
      return raw`e.kept = 0`;
    case 'changed':
      return raw`e.versions > 1`;
    case 'private':
      return raw`exists (select 1 from captures c where c.entry_pk = e.pk and c.private = 1)`;
    case 'damaged':
      return raw`exists (select 1 from captures c where c.entry_pk = e.pk and c.damaged = 1)`;
  }
}

function possessionOf(
  value: Extract<Plain, { readonly kind: 'has' }>['value'],
): RawBuilder<unknown> {
  switch (value) {
    case 'note':
      return raw`e.note <> ''`;
    case 'tag':
      return raw`exists (select 1 from entry_tags x where x.entry_pk = e.pk)`;
    case 'still':
      return raw`exists (select 1 from captures c where c.entry_pk = e.pk and c.kind = 'full')`;
  }
}

function escaped(value: string): string {
  return value.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
