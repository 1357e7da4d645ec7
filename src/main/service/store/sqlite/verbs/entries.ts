/** Entries, their captures and versions, as rows to read; tags, collections and notes. */
import { sql as raw, type Selectable } from 'kysely';
import type {
  CaptureRow,
  CaptureStore,
  EntryRow,
  VersionRow,
  VersionText,
} from '../../../ports/library.ts';
import { chooseAsOf } from '../../../domain/library/as-of.ts';
import { collectionPath } from '../../../domain/library/collections.ts';
import type { Digest } from '../../../domain/library/manifest.ts';
import type { Connection } from '../connection.ts';
import { statement } from '../../statement.ts';
import type { CaptureTable, EntryTable } from '../../tables.ts';
import type { WriteContext } from '../write-context.ts';
import { makePath } from './collections.ts';
import { indexWords } from './highlights.ts';
import { textOf } from './library-index.ts';

type Asked<Name extends keyof CaptureStore> = Parameters<CaptureStore[Name]>[0];
type Entry = Selectable<EntryTable>;
type Capture = Selectable<CaptureTable> & {
  readonly url: string;
  readonly title: string;
  readonly n: number | null;
};

const CAPTURES = raw`
  select c.*, e.url, e.title, v.n from captures c
  join entries e on e.pk = c.entry_pk left join versions v on v.pk = c.version_pk`;

const selectCapture = statement((db, p: { readonly accountId: string; readonly id: string }) =>
  raw<Capture>`${CAPTURES} where c.id = ${p.id} and c.account_id = ${p.accountId}
    and e.removed_at is null`.compile(db),
);

interface AtParams {
  readonly accountId: string;
  readonly urlKey: string;
  readonly at: number;
  readonly keyId: string | null;
}

/** Captures with bytes of an address, by where it led and by what was asked for. */
const readable = (p: AtParams) => raw`c.manifest_pk is not null and c.damaged = 0
  and e.removed_at is null
  and (c.private = 0 or ${p.keyId} is null or c.key_id = ${p.keyId})`;

const selectAt = {
  before: statement((db, p: AtParams) =>
    raw<Capture>`select * from (${CAPTURES} where e.account_id = ${p.accountId} and e.url_key = ${p.urlKey}
      and c.at <= ${p.at} and ${readable(p)} order by c.at desc, c.pk desc limit 1)
      union all select * from (${CAPTURES} where c.account_id = ${p.accountId} and c.request_key = ${p.urlKey}
      and c.at <= ${p.at} and ${readable(p)} order by c.at desc, c.pk desc limit 1)`.compile(db),
  ),
  after: statement((db, p: AtParams) =>
    raw<Capture>`select * from (${CAPTURES} where e.account_id = ${p.accountId} and e.url_key = ${p.urlKey}
      and c.at > ${p.at} and ${readable(p)} order by c.at, c.pk limit 1)
      union all select * from (${CAPTURES} where c.account_id = ${p.accountId} and c.request_key = ${p.urlKey}
      and c.at > ${p.at} and ${readable(p)} order by c.at, c.pk limit 1)`.compile(db),
  ),
};

const selectEntry = statement((db, p: { readonly accountId: string; readonly pk: number }) =>
  db
    .selectFrom('entries')
    .selectAll()
    .where('account_id', '=', p.accountId)
    .where('pk', '=', p.pk)
    .where('removed_at', 'is', null)
    .compile(),
);

const selectEntryOf = statement((db, p: { readonly accountId: string; readonly urlKey: string }) =>
  db
    .selectFrom('entries')
    .selectAll()
    .where('account_id', '=', p.accountId)
    .where('url_key', '=', p.urlKey)
    .where('removed_at', 'is', null)
    .compile(),
);

const selectCaptures = statement(
  (
    db,
    p: {
      readonly accountId: string;
      readonly entryPk: number;
      readonly at: number;
      readonly pk: number;
      readonly limit: number;
    },
  ) =>
    raw<Capture>`${CAPTURES} where c.entry_pk = ${p.entryPk} and c.account_id = ${p.accountId}
      and e.removed_at is null and (c.at, c.pk) < (${p.at}, ${p.pk})
      order by c.at desc, c.pk desc limit ${p.limit}`.compile(db),
);

const selectChained = statement(
  (db, p: { readonly accountId: string; readonly afterN: number; readonly limit: number }) =>
    raw<Capture & { readonly chain_n: number; readonly link: string }>`
      select c.*, e.url, e.title, v.n, l.n as chain_n, l.link from chain l
      cross join captures c on c.id = l.capture_id join entries e on e.pk = c.entry_pk
      left join versions v on v.pk = c.version_pk
      where l.account_id = ${p.accountId} and l.n > ${p.afterN} and e.removed_at is null
        and c.damaged = 0 and c.manifest_pk is not null
      order by l.n limit ${p.limit}`.compile(db),
);

const selectVersions = statement(
  (db, p: { readonly accountId: string; readonly entryPk: number }) =>
    db
      .selectFrom('versions')
      .selectAll()
      .where('account_id', '=', p.accountId)
      .where('entry_pk', '=', p.entryPk)
      .orderBy('n')
      .compile(),
);

const selectTexts = statement(
  (db, p: { readonly accountId: string; readonly entryPk: number; readonly n: number | null }) =>
    raw<VersionAndText>`select v.*, t.body from versions v join version_texts t on t.version_pk = v.pk
      where v.account_id = ${p.accountId} and v.entry_pk = ${p.entryPk} and (${p.n} is null or v.n = ${p.n})
      order by v.n`.compile(db),
);

interface VersionAndText {
  readonly pk: number;
  readonly n: number;
  readonly first_at: number;
  readonly last_at: number;
  readonly chars: number;
  readonly minor: number;
  readonly title: string;
  readonly language: string;
  readonly body: Uint8Array;
}

const selectTags = statement((db, p: { readonly entryPk: number }) =>
  db
    .selectFrom('entry_tags')
    .select('tag')
    .where('entry_pk', '=', p.entryPk)
    .orderBy('tag')
    .compile(),
);

const selectCollections = statement((db, p: { readonly entryPk: number }) =>
  db
    .selectFrom('entry_collections')
    .innerJoin('collections', 'collections.pk', 'collection_pk')
    .select('name')
    .where('entry_pk', '=', p.entryPk)
    .orderBy('name')
    .compile(),
);

const insertTag = statement((db, p: { readonly entryPk: number; readonly tag: string }) =>
  db
    .insertInto('entry_tags')
    .values({ entry_pk: p.entryPk, tag: p.tag })
    .onConflict((conflict) => conflict.doNothing())
    .compile(),
);

const deleteTags = statement((db, p: { readonly entryPk: number }) =>
  db.deleteFrom('entry_tags').where('entry_pk', '=', p.entryPk).compile(),
);

const putInCollection = statement(
  (db, p: { readonly accountId: string; readonly entryPk: number; readonly name: string }) =>
    raw<never>`insert or ignore into entry_collections (entry_pk, collection_pk)
      select ${p.entryPk}, pk from collections
      where account_id = ${p.accountId} and name = ${p.name} and query = ''`.compile(db),
);

const deleteFromCollections = statement((db, p: { readonly entryPk: number }) =>
  db.deleteFrom('entry_collections').where('entry_pk', '=', p.entryPk).compile(),
);

const setOwn = statement(
  (db, p: { readonly pk: number; readonly title: string | null; readonly state: string | null }) =>
    raw<never>`update entries set own_title = coalesce(${p.title}, own_title),
      state = coalesce(${p.state}, state) where pk = ${p.pk}`.compile(db),
);

/** What a list shows of an entry beside its own row. */
const selectAbout = statement((db, p: { readonly pk: number; readonly versionPk: number | null }) =>
  raw<About>`select
      (select count(*) from highlights where entry_pk = ${p.pk}) as highlights,
      (select first_at from versions where pk = ${p.versionPk} and n > 1) as changed_at`.compile(
    db,
  ),
);

const selectLatest = statement((db, p: { readonly pk: number }) =>
  raw<{ id: string; kind: CaptureRow['kind']; at: number }>`
    select id, kind, at from captures where entry_pk = ${p.pk} and manifest_pk is not null
    and damaged = 0 order by at desc, pk desc limit 1`.compile(db),
);

interface About {
  readonly highlights: number;
  readonly changed_at: number | null;
}

const setNote = statement((db, p: { readonly pk: number; readonly note: string }) =>
  db.updateTable('entries').set({ note: p.note }).where('pk', '=', p.pk).compile(),
);

const setRemoved = statement(
  (db, p: { readonly accountId: string; readonly pk: number; readonly at: number | null }) =>
    db
      .updateTable('entries')
      .set({ removed_at: p.at })
      .where('account_id', '=', p.accountId)
      .where('pk', '=', p.pk)
      .compile(),
);

export function findCapture(
  sql: Connection,
  p: { readonly accountId: string; readonly id: string },
): CaptureRow | undefined {
  const row = sql.get(selectCapture, p);
  return row === undefined ? undefined : toCapture(row);
}

export function captureAt(sql: Connection, asked: Asked<'captureAt'>): CaptureRow | undefined {
  const { policy, at } = asked;
  const rows = [
    ...sql.all(selectAt.before, asked),
    ...(policy === 'nearest' ? sql.all(selectAt.after, asked) : []),
  ];
  return chooseAsOf(rows.map(toCapture), { at, policy });
}

export function capturesAround(
  sql: Connection,
  around: Asked<'capturesAround'>,
): { readonly before?: CaptureRow; readonly after?: CaptureRow } {
  const asked = { ...around, keyId: null };
  const before = captureAt(sql, { ...asked, policy: 'before' });
  const after = chooseAsOf(sql.all(selectAt.after, asked).map(toCapture), {
    at: asked.at,
    policy: 'nearest',
  });
  return {
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
  };
}

export function findEntry(
  sql: Connection,
  p: { readonly accountId: string; readonly pk: number },
): EntryRow | undefined {
  const row = sql.get(selectEntry, p);
  return row === undefined ? undefined : toEntry(sql, row);
}

export function entryOf(
  sql: Connection,
  p: { readonly accountId: string; readonly urlKey: string },
): EntryRow | undefined {
  const row = sql.get(selectEntryOf, p);
  return row === undefined ? undefined : toEntry(sql, row);
}

export function chainedCaptures(
  sql: Connection,
  asked: Asked<'chainedCaptures'>,
): Awaited<ReturnType<CaptureStore['chainedCaptures']>> {
  return sql
    .all(selectChained, asked)
    .map((row) => ({ n: row.chain_n, link: row.link, capture: toCapture(row) }));
}

export function capturesOf(sql: Connection, asked: Asked<'capturesOf'>): readonly CaptureRow[] {
  const { accountId, entryId, after, limit } = asked;
  const last = after === undefined ? undefined : sql.get(selectCapture, { accountId, id: after });
  const from = last ?? { at: Number.MAX_SAFE_INTEGER, pk: 0 };
  return sql
    .all(selectCaptures, { accountId, entryPk: entryId, at: from.at, pk: from.pk, limit })
    .map(toCapture);
}

export function versionsOf(
  sql: Connection,
  p: { readonly accountId: string; readonly entryPk: number },
): readonly VersionRow[] {
  return sql.all(selectVersions, p).map((row) => ({ ...toVersion(row), captures: row.captures }));
}

export function versionTexts(
  sql: Connection,
  { accountId, entryId, n }: Asked<'versionTexts'>,
): readonly VersionText[] {
  return sql
    .all(selectTexts, { accountId, entryPk: entryId, n: n ?? null })
    .map((row) => ({ ...toVersion(row), language: row.language, text: textOf(row.body) }));
}

export function updateEntry({ sql }: WriteContext, change: Asked<'updateEntry'>): boolean {
  const { accountId, entryId, tags, note, collections, title, state } = change;
  if (sql.get(selectEntry, { accountId, pk: entryId }) === undefined) return false;
  sql.run(setOwn, { pk: entryId, title: title ?? null, state: state ?? null });
  if (note !== undefined) {
    sql.run(setNote, { pk: entryId, note });
    indexWords(sql, entryId);
  }
  if (tags !== undefined) {
    sql.run(deleteTags, { entryPk: entryId });
    addTags(sql, entryId, tags);
  }
  if (collections !== undefined) {
    sql.run(deleteFromCollections, { entryPk: entryId });
    addCollections(sql, { accountId, entryPk: entryId, names: collections });
  }
  return true;
}

export function markEntryRemoved(
  { sql }: WriteContext,
  p: { readonly accountId: string; readonly pk: number; readonly at: number | null },
): boolean {
  return sql.run(setRemoved, p).changes > 0;
}

export function addTags(sql: Connection, entryPk: number, tags: readonly string[]): void {
  for (const tag of tags) sql.run(insertTag, { entryPk, tag });
}

export function addCollections(
  sql: Connection,
  asked: {
    readonly accountId: string;
    readonly entryPk: number;
    readonly names: readonly string[];
  },
): void {
  const { accountId, entryPk, names } = asked;
  for (const name of names.map(collectionPath)) {
    if (name === '') continue;
    makePath(sql, accountId, name);
    sql.run(putInCollection, { accountId, entryPk, name });
  }
}

export function toEntry(sql: Connection, row: Entry): EntryRow {
  const about = sql.get(selectAbout, { pk: row.pk, versionPk: row.version_pk });
  const latest = row.kept === 0 ? undefined : sql.get(selectLatest, { pk: row.pk });
  const changedAt = about?.changed_at ?? undefined;
  return {
    id: row.pk,
    url: row.url,
    host: row.host,
    title: row.own_title === '' ? row.title : row.own_title,
    hasOwnTitle: row.own_title !== '',
    note: row.note,
    state: row.state,
    highlights: about?.highlights ?? 0,
    ...(latest === undefined ? {} : { latest }),
    ...(changedAt === undefined ? {} : { changedAt }),
    tags: sql.all(selectTags, { entryPk: row.pk }).map(({ tag }) => tag),
    collections: sql.all(selectCollections, { entryPk: row.pk }).map(({ name }) => name),
    firstAt: row.first_at,
    lastAt: row.last_at,
    captures: row.captures,
    kept: row.kept,
    versions: row.versions,
  };
}

function toCapture(row: Capture): CaptureRow {
  return {
    id: row.id,
    entryId: row.entry_pk,
    url: row.url,
    at: row.at,
    kind: row.kind,
    kept: row.kept === 1,
    engine: row.engine,
    status: row.status,
    contentType: row.content_type,
    private: row.private === 1,
    damaged: row.damaged === 1,
    bytes: row.bytes,
    title: row.title,
    // only digests are written there
    ...(row.digest === null ? {} : { digest: row.digest as Digest }),
    ...(row.manifest_pk === null ? {} : { manifestPk: row.manifest_pk }),
    ...(row.n === null ? {} : { version: row.n }),
    ...(row.job_id === null ? {} : { jobId: row.job_id }),
    ...(row.page_id === null ? {} : { pageId: row.page_id }),
  };
}

function toVersion(row: Omit<VersionAndText, 'body' | 'language'>): Omit<VersionRow, 'captures'> {
  return {
    id: row.pk,
    n: row.n,
    firstAt: row.first_at,
    lastAt: row.last_at,
    chars: row.chars,
    minor: row.minor === 1,
    title: row.title,
  };
}
