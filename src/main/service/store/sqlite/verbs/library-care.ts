/**
 * The library's upkeep: what is removed goes with all that hangs on it, traces keep to their bounds, and what is said of
 * captures can be checked. Kept captures go only when somebody removes their entry.
 */
import { sql as raw } from 'kysely';
import type { CaptureStore, ChainStand, LibraryCounts } from '../../../ports/library.ts';
import { linkOf } from '../../../domain/library/chain.ts';
import type { Digest } from '../../../domain/library/manifest.ts';
import type { Connection } from '../connection.ts';
import { builder, query, statement } from '../../statement.ts';
import type { WriteContext } from '../write-context.ts';
import { unindexWords } from './highlights.ts';
import { unindex } from './library-index.ts';

/** Rows of one step: the writer is never busy for long. */
const STEP = 200;

const selectVersionsOf = statement((db, p: { readonly entryPk: number }) =>
  db.selectFrom('versions').select('pk').where('entry_pk', '=', p.entryPk).compile(),
);

const deleteText = statement((db, p: { readonly pk: number }) =>
  db.deleteFrom('version_texts').where('version_pk', '=', p.pk).compile(),
);

const deleteVersion = statement((db, p: { readonly pk: number }) =>
  db.deleteFrom('versions').where('pk', '=', p.pk).compile(),
);

const deleteCaptures = statement((db, p: { readonly entryPk: number }) =>
  db.deleteFrom('captures').where('entry_pk', '=', p.entryPk).compile(),
);

const deleteEntry = statement((db, p: { readonly pk: number }) =>
  db.deleteFrom('entries').where('pk', '=', p.pk).compile(),
);

const selectRemoved = statement((db, p: { readonly before: number; readonly limit: number }) =>
  db
    .selectFrom('entries')
    .select('pk')
    .where('removed_at', 'is not', null)
    .where('removed_at', '<', p.before)
    .limit(p.limit)
    .compile(),
);

const selectTraces = statement((db, p: { readonly limit: number }) =>
  raw<{ pk: number; entry_pk: number; version_pk: number | null; at: number }>`
    select pk, entry_pk, version_pk, at from captures where kept = 0 order by at limit ${p.limit}`.compile(
    db,
  ),
);

const deleteCapture = statement((db, p: { readonly pk: number }) =>
  db.deleteFrom('captures').where('pk', '=', p.pk).compile(),
);

const selectLeft = statement((db, p: { readonly pk: number }) =>
  raw<{
    left: number;
  }>`select exists(select 1 from captures where version_pk = ${p.pk}) as left`.compile(db),
);

const recount = statement((db, p: { readonly pk: number }) =>
  raw<never>`
    update entries set
      captures = (select count(*) from captures where entry_pk = entries.pk),
      versions = (select count(*) from versions where entry_pk = entries.pk),
      version_pk = (select pk from versions where entry_pk = entries.pk order by n desc limit 1)
    where pk = ${p.pk}`.compile(db),
);

const selectEmpty = statement((db, p: { readonly pk: number }) =>
  raw<{ pk: number }>`select pk from entries where pk = ${p.pk} and captures = 0 and note = ''
    and own_title = '' and state = 'unread'
    and not exists (select 1 from highlights where entry_pk = entries.pk)
    and not exists (select 1 from entry_tags where entry_pk = entries.pk)
    and not exists (select 1 from entry_collections where entry_pk = entries.pk)`.compile(db),
);

/** Of texts that only traces hold. */
const selectTraceBytes = statement((db) =>
  raw<{ bytes: number | null }>`select sum(length(t.body)) as bytes from version_texts t
    where not exists (select 1 from captures c where c.version_pk = t.version_pk and c.kept = 1)`.compile(
    db,
  ),
);

const selectCounts = statement((db, p: { readonly accountId: string }) =>
  raw<{
    entries: number;
    captures: number | null;
    kept: number | null;
    versions: number | null;
  }>`select count(*) as entries, sum(captures) as captures, sum(kept) as kept, sum(versions) as versions
    from entries where account_id = ${p.accountId} and removed_at is null`.compile(db),
);

const selectKinds = statement((db, p: { readonly accountId: string }) =>
  raw<{ kind: 'text' | 'page' | 'full'; captures: number; bytes: number }>`
    select kind, count(*) as captures, sum(bytes) as bytes from captures
    where account_id = ${p.accountId} group by kind`.compile(db),
);

const selectTextBytes = statement((db, p: { readonly accountId: string }) =>
  raw<{ bytes: number | null }>`select sum(length(t.body)) as bytes from version_texts t
    join versions v on v.pk = t.version_pk where v.account_id = ${p.accountId}`.compile(db),
);

const selectBacklog = statement((db) =>
  raw<{ due: number; versions: number }>`select (select count(*) from versions_due) as due,
    iif(exists (select 1 from versions_due), (select count(*) from versions), 0) as versions`.compile(
    db,
  ),
);

const selectDigests = statement((db, p: { readonly afterPk: number; readonly limit: number }) =>
  raw<{
    pk: number;
    id: string;
    account_id: string;
    url: string;
    manifest_pk: number;
    digest: string;
    damaged: number;
  }>`select c.pk, c.id, c.account_id, e.url, c.manifest_pk, c.digest, c.damaged
    from captures c join entries e on e.pk = c.entry_pk
    where c.pk > ${p.afterPk} and c.manifest_pk is not null order by c.pk limit ${p.limit}`.compile(
    db,
  ),
);

const selectBlobs = statement((db, p: { readonly capturePk: number }) =>
  db.selectFrom('capture_blobs').select('blob_pk').where('capture_pk', '=', p.capturePk).compile(),
);

const setDamaged = statement((db, p: { readonly id: string }) =>
  db.updateTable('captures').set({ damaged: 1 }).where('id', '=', p.id).compile(),
);

const selectChain = statement((db) =>
  raw<{ account_id: string; n: number; digest: string; at: number; link: string }>`
    select account_id, n, digest, at, link from chain order by account_id, n`.compile(db),
);

const selectPlace = statement((db, p: { readonly accountId: string; readonly captureId: string }) =>
  raw<ChainStand>`
    select c.n, c.link, coalesce(b.link, '') as before,
      (select max(n) from chain h where h.account_id = c.account_id) as "of"
    from chain c left join chain b on b.account_id = c.account_id and b.n = c.n - 1
    where c.account_id = ${p.accountId} and c.capture_id = ${p.captureId}`.compile(db),
);

const selectLinks = statement(
  (db, p: { readonly accountId: string; readonly from: number; readonly limit: number }) =>
    db
      .selectFrom('chain')
      .select(['n', 'digest', 'at', 'link'])
      .where('account_id', '=', p.accountId)
      .where('n', '>=', p.from)
      .orderBy('n')
      .limit(p.limit)
      .compile(),
);

export function chainLinks(
  sql: Connection,
  p: Parameters<CaptureStore['chainLinks']>[0],
): Awaited<ReturnType<CaptureStore['chainLinks']>> {
  return sql.all(selectLinks, p);
}

/** An entry with all that hangs on it; the chain keeps the digests of what was there. */
export function removeEntry(sql: Connection, pk: number): void {
  const versions = sql.all(selectVersionsOf, { entryPk: pk });
  sql.run(deleteCaptures, { entryPk: pk });
  for (const version of versions) removeVersion(sql, version.pk);
  unindexWords(sql, pk);
  sql.run(deleteEntry, { pk });
}

function removeVersion(sql: Connection, pk: number): void {
  unindex(sql, pk);
  sql.run(deleteText, { pk });
  sql.run(deleteVersion, { pk });
}

export function purgeRemoved(
  { sql }: WriteContext,
  { before }: { readonly before: number },
): number {
  const gone = sql.all(selectRemoved, { before, limit: STEP });
  for (const { pk } of gone) removeEntry(sql, pk);
  return gone.length;
}

export function trimTraces(
  { sql }: WriteContext,
  bounds: Parameters<CaptureStore['trimTraces']>[0],
): number {
  const excess = (sql.get(selectTraceBytes, {})?.bytes ?? 0) > bounds.maxBytes;
  const traces = sql
    .all(selectTraces, { limit: STEP })
    .filter(({ at }) => excess || at < bounds.olderThan);
  for (const trace of traces) {
    sql.run(deleteCapture, { pk: trace.pk });
    const version = trace.version_pk;
    if (version !== null && sql.get(selectLeft, { pk: version })?.left === 0) {
      removeVersion(sql, version);
    }
    sql.run(recount, { pk: trace.entry_pk });
    if (sql.get(selectEmpty, { pk: trace.entry_pk }) !== undefined)
      removeEntry(sql, trace.entry_pk);
  }
  return traces.length;
}

export function libraryStats(sql: Connection, p: { readonly accountId: string }): LibraryCounts {
  const counts = sql.get(selectCounts, p);
  const kinds = sql.all(selectKinds, p);
  return {
    entries: counts?.entries ?? 0,
    captures: counts?.captures ?? 0,
    kept: counts?.kept ?? 0,
    versions: counts?.versions ?? 0,
    byKind: Object.fromEntries(kinds.map(({ kind, captures }) => [kind, captures])),
    textBytes: sql.get(selectTextBytes, p)?.bytes ?? 0,
    bytes: kinds.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

export function indexBacklog(sql: Connection): { readonly due: number; readonly versions: number } {
  return sql.get(selectBacklog, {}) ?? { due: 0, versions: 0 };
}

export function blobsInUse(sql: Connection, pks: readonly number[]): ReadonlySet<number> {
  if (pks.length === 0) return new Set();
  const compiled = builder
    .selectFrom('capture_blobs')
    .select('blob_pk')
    .distinct()
    .where('blob_pk', 'in', raw<number>`(select value from json_each(${JSON.stringify(pks)}))`)
    .compile();
  return new Set(sql.all(query(compiled), {}).map((row) => row.blob_pk));
}

export function captureDigests(
  sql: Connection,
  p: Parameters<CaptureStore['captureDigests']>[0],
): Awaited<ReturnType<CaptureStore['captureDigests']>> {
  return sql.all(selectDigests, p).map((row) => ({
    pk: row.pk,
    id: row.id,
    accountId: row.account_id,
    url: row.url,
    manifestPk: row.manifest_pk,
    // only digests are written there
    digest: row.digest as Digest,
    damaged: row.damaged === 1,
  }));
}

export function blobsOf(sql: Connection, p: { readonly capturePk: number }): readonly number[] {
  return sql.all(selectBlobs, p).map((row) => row.blob_pk);
}

export function markDamaged(
  { sql }: WriteContext,
  { captureIds }: { readonly captureIds: readonly string[] },
): number {
  return captureIds.reduce((sum, id) => sum + sql.run(setDamaged, { id }).changes, 0);
}

export function chainPlace(
  sql: Connection,
  p: { readonly accountId: string; readonly captureId: string },
): ChainStand | undefined {
  return sql.get(selectPlace, p);
}

export function auditChain(sql: Connection): readonly string[] {
  const problems: string[] = [];
  let last = { account: '', n: 0, link: '' };
  for (const row of sql.iterate(selectChain, {})) {
    const before =
      row.account_id === last.account ? last : { account: row.account_id, n: 0, link: '' };
    if (row.n !== before.n + 1)
      problems.push(`Link ${row.n} of the chain does not follow ${before.n}.`);
    else if (row.link !== linkOf(before.link, row.digest, row.at)) {
      problems.push(`Link ${row.n} of the chain does not fit the one before.`);
    }
    last = { account: row.account_id, n: row.n, link: row.link };
  }
  return problems;
}
