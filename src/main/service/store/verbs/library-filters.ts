/** What a query asks of entries, their versions and captures, as SQL. Few among many are found by an index of them. */
import { sql as raw, type RawBuilder } from 'kysely';
import type { LibraryFilter } from '../../domain/library/query.ts';
import { composed, statement, type Spelling } from '../statement.ts';
import type { Steps, Tx } from './tx.ts';

/** Sites by the names of their hosts: no row is asked how its host ends. */
interface HostFilter {
  readonly kind: 'hosts';
  readonly hosts: readonly string[];
  /** The entries are put in order; else rows in their order are looked at until enough have such a host. */
  readonly isFew: boolean;
  readonly isNot: boolean;
}

export type RowFilter = LibraryFilter | HostFilter;

/** More hosts than this are not listed one by one. */
const MOST_HOSTS = 500;
const FEW_OF_HOSTS = 5_000;

/** `site:` with the hosts there are, which an index alone tells. */
export function* withHosts(
  tx: Tx,
  accountId: string,
  filters: readonly LibraryFilter[],
): Steps<readonly RowFilter[]> {
  const found: RowFilter[] = [];
  for (const filter of filters) {
    found.push(filter.kind === 'site' ? yield* hostsOf(tx, accountId, filter) : filter);
  }
  return found;
}

function* hostsOf(
  tx: Tx,
  accountId: string,
  filter: LibraryFilter & { readonly value: string; readonly isNot: boolean },
): Steps<RowFilter> {
  const { value, isNot } = filter;
  const found = yield* tx.all(selectHosts, { accountId, value, like: `%.${escaped(value)}` });
  if (found.length > MOST_HOSTS) return filter;
  const entries = found.reduce((sum, row) => sum + row.entries, 0);
  const hosts = found.map(({ host }) => host);
  return { kind: 'hosts', hosts, isNot, isFew: entries <= FEW_OF_HOSTS };
}

/** The case: each host is looked at once, not each row. */
const selectHosts = statement(
  (db, p: { readonly accountId: string; readonly value: string; readonly like: string }) =>
    raw<{ host: string; entries: number }>`
      select e.host, count(*) as entries from entries e
      where e.account_id = ${p.accountId} and e.removed_at is null group by e.host
      having case when count(*) > 0 then e.host = ${p.value} or e.host like ${p.like} escape '\\' end
      limit ${MOST_HOSTS + 1}`.compile(db),
);

/** Whether nothing can pass: a site that is not there. */
export function arePassedByNone(filters: readonly RowFilter[]): boolean {
  return filters.some((one) => one.kind === 'hosts' && !one.isNot && one.hosts.length === 0);
}

/** Few among many are found by an index of them alone, which SQLite would not choose by itself. */
export function entriesFor(filters: readonly RowFilter[], spell: Spelling): RawBuilder<unknown> {
  const asks = (value: string): boolean =>
    filters.some((one) => one.kind === 'is' && one.value === value && !one.isNot);
  if (asks('wanted')) return raw`entries e ${spell.by('entries_wanted')}`;
  return asks('kept') ? raw`entries e ${spell.by('entries_kept')}` : raw`entries e`;
}

/** More entries than this are not looked up one by one. */
const FEW = 2_000;
const CHEAP_STATES: readonly string[] = ['kept', 'wanted', 'private', 'damaged'];

/**
 * Beside words that many versions hold: filters that an index answers and few entries pass. Empty where they are many, or
 * not told by an index.
 */
export function* fewFor(
  tx: Tx,
  accountId: string,
  filters: readonly RowFilter[],
): Steps<readonly RowFilter[]> {
  const cheap = filters.filter(
    (one) =>
      'isNot' in one &&
      !one.isNot &&
      (['site', 'hosts', 'tag', 'collection'].includes(one.kind) ||
        (one.kind === 'is' && CHEAP_STATES.includes(one.value))),
  );
  if (cheap.length === 0) return [];
  const counted = composed((db, spell) =>
    raw<{ entries: number }>`
      select count(*) as entries from (
        select 1 from ${entriesFor(cheap, spell)} where ${wantedBy(cheap, { accountId, spell })} limit ${FEW + 1}
      ) few`.compile(db),
  );
  const row = yield* tx.first(counted, {});
  return row === undefined || row.entries > FEW ? [] : cheap;
}

/** `t.rowid` is of one of the entries that pass. */
export function amongFew(few: readonly RowFilter[], asking: Asking): RawBuilder<unknown> {
  const entries = entriesFor(few, asking.spell);
  // words are read once, not sought for each of the few
  return raw`${asking.spell.unsought('t.rowid')} in (
    select w.pk from ${entries} join versions w on w.entry_pk = e.pk where ${wantedBy(few, asking)})`;
}

/** Entries of the account that pass, and were not removed. */
export function wantedBy(filters: readonly RowFilter[], asking: Asking): RawBuilder<unknown> {
  const wanted = [
    raw`e.account_id = ${asking.accountId}`,
    raw`e.removed_at is null`,
    ...filters.map((filter) => condition(filter, 'entry', asking)),
  ];
  return raw.join(wanted, raw` and `);
}

export interface Asking {
  readonly accountId: string;
  readonly spell: Spelling;
}

/** As SQL over `e`, and over `v` where versions are looked at one by one. */
export function condition(
  filter: RowFilter,
  over: 'version' | 'entry',
  asking: Asking,
): RawBuilder<unknown> {
  switch (filter.kind) {
    case 'seen':
      return ofVersion(over, raw`v.last_at >= ${filter.from} and v.first_at <= ${filter.to}`);
    case 'changedSince':
      return over === 'version'
        ? raw`(v.n > 1 and v.first_at >= ${filter.from})`
        : raw`e.pk in (select v.entry_pk from versions v where v.n > 1 and v.first_at >= ${filter.from})`;
    default: {
      const wanted = wantedOf(filter, asking);
      return filter.isNot ? raw`not (${wanted})` : raw`(${wanted})`;
    }
  }
}

function ofVersion(over: 'version' | 'entry', wanted: RawBuilder<unknown>): RawBuilder<unknown> {
  if (over === 'version') return raw`(${wanted})`;
  return raw`exists (select 1 from versions v where v.entry_pk = e.pk and ${wanted})`;
}

type Plain = Exclude<RowFilter, { readonly kind: 'seen' | 'changedSince' }>;

function wantedOf(filter: Plain, { accountId, spell }: Asking): RawBuilder<unknown> {
  if (filter.kind === 'hosts') {
    // of no hosts, none: a list of nothing but null would be neither true nor false
    if (filter.hosts.length === 0) return raw`false`;
    const hosts = raw.join(filter.hosts);
    return filter.isFew
      ? raw`e.host in (${hosts})`
      : raw`${spell.unsought('e.host')} in (${hosts})`;
  }
  const { kind, value } = filter.kind === 'shelf' ? { ...filter, value: filter.match } : filter;
  switch (kind) {
    case 'site':
      return raw`e.host = ${value} or e.host like ${`%.${escaped(value)}`} escape '\\'`;
    case 'url':
      return raw`e.url ${spell.like} ${`%${escaped(value)}%`} escape '\\'`;
    case 'tag':
      return raw`e.pk in (select x.entry_pk from entry_tags x where x.tag = ${value})`;
    case 'collection':
      // what lies below: from `name/` to before `name0`, which follows `/`
      return raw`e.pk in (select x.entry_pk from collections k join entry_collections x on x.collection_pk = k.pk
        where k.account_id = ${accountId} and k.removed_at is null and k.name >= ${value} and k.name < ${`${value}0`}
          and (k.name = ${value} or k.name >= ${`${value}/`}))`;
    case 'type':
      return raw`exists (select 1 from captures c where c.entry_pk = e.pk
        and c.content_type ${spell.like} ${`%${escaped(value)}%`} escape '\\')`;
    case 'lang':
      return raw`exists (select 1 from versions l where l.entry_pk = e.pk
        and (lower(l.language) = ${value} or lower(l.language) like ${`${escaped(value)}-%`} escape '\\'))`;
    case 'is':
      return stateOf(value);
    case 'has':
      return possessionOf(value);
    case 'shelf':
      return raw`e.pk in (${spell.index.shelves({ accountId, match: value })})`;
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
    case 'wanted':
      return raw`e.state = 'wanted'`;
    // what scraping left by itself waits for nobody
    case 'unread':
      return raw`e.state = 'unread' and e.kept > 0`;
    case 'read':
      return raw`e.state = 'read'`;
    case 'private':
      return raw`e.pk in (select c.entry_pk from captures c where c.private = 1)`;
    case 'damaged':
      return raw`e.pk in (select c.entry_pk from captures c where c.damaged = 1)`;
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
    case 'highlight':
      return raw`exists (select 1 from highlights h where h.entry_pk = e.pk and h.removed_at is null)`;
    case 'changed-highlight':
      return raw`exists (select 1 from highlights h where h.entry_pk = e.pk
        and h.removed_at is null and h.state in ('changed', 'gone'))`;
  }
}

function escaped(value: string): string {
  return value.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
