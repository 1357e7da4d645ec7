/**
 * The library's upkeep: what is removed goes with all that hangs on it, traces keep to their bounds, and what is said of
 * captures can be checked. Kept captures go only when somebody removes them or their entry.
 */
import { sql as raw } from 'kysely';
import type { CaptureStore, ChainStand, LibraryCounts } from '../../ports/library.ts';
import { linkOf } from '../../domain/library/chain.ts';
import type { Digest } from '../../domain/library/manifest.ts';
import { statement } from '../statement.ts';
import { purgeCollections } from './collections.ts';
import { purgeHighlights, unindexWords } from './highlights.ts';
import { unindex } from './library-index.ts';
import type { Steps, Tx, WriteContext } from './tx.ts';

/** Of an account, also one that was removed and waits to go. */
export const selectEntryByKey = statement(
  (db, p: { readonly accountId: string; readonly urlKey: string }, spell) =>
    db
      .selectFrom('entries')
      .selectAll()
      .where('account_id', '=', p.accountId)
      .where(spell.sameText('url_key', p.urlKey))
      .compile(),
);

/** Rows of one step: the writer is never busy for long. */
const STEP = 200;
/** Links read at once. */
const LINKS = 2_000;

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

export const deleteCapture = statement((db, p: { readonly pk: number }) =>
  db.deleteFrom('captures').where('pk', '=', p.pk).compile(),
);

export const selectLeft = statement((db, p: { readonly pk: number }) =>
  raw<{ pk: number }>`select pk from captures where version_pk = ${p.pk} limit 1`.compile(db),
);

const recount = statement((db, p: { readonly pk: number }) =>
  raw<never>`
    update entries set
      captures = (select count(*) from captures where entry_pk = entries.pk),
      versions = (select count(*) from versions where entry_pk = entries.pk),
      version_pk = (select pk from versions where entry_pk = entries.pk order by n desc limit 1)
    where pk = ${p.pk}`.compile(db),
);

export const selectEmpty = statement((db, p: { readonly pk: number }) =>
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
    case when exists (select 1 from versions_due) then (select count(*) from versions) else 0 end as versions`.compile(
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

const selectInUse = statement((db, p: { readonly pks: string }, spell) =>
  raw<{ blob_pk: number }>`select distinct blob_pk from capture_blobs
    where blob_pk in (select ${spell.whole(raw`k.value`)} from ${spell.each(p.pks)} k)`.compile(db),
);

const selectBlobs = statement((db, p: { readonly capturePk: number }) =>
  db.selectFrom('capture_blobs').select('blob_pk').where('capture_pk', '=', p.capturePk).compile(),
);

const setDamaged = statement((db, p: { readonly id: string }) =>
  db.updateTable('captures').set({ damaged: 1 }).where('id', '=', p.id).compile(),
);

/** Behind a place of it. */
const selectChain = statement(
  (db, p: { readonly accountId: string; readonly n: number; readonly limit: number }) =>
    raw<{ account_id: string; n: number; digest: string; at: number; link: string }>`
      select account_id, n, digest, at, link from chain where (account_id, n) > (${p.accountId}, ${p.n})
      order by account_id, n limit ${p.limit}`.compile(db),
);

const selectPlace = statement((db, p: { readonly accountId: string; readonly captureId: string }) =>
  raw<ChainStand>`
    select c.n, c.link, coalesce(b.link, '') as before,
      (select max(n) from chain h where h.account_id = c.account_id) as "of"
    from chain c left join chain b on b.account_id = c.account_id and b.n = c.n - 1
    where c.account_id = ${p.accountId} and c.capture_id = ${p.captureId}`.compile(db),
);

const selectChained = statement((db, p: { readonly captureId: string }) =>
  db.selectFrom('chain').select('n').where('capture_id', '=', p.captureId).limit(1).compile(),
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

export function* chainLinks(
  tx: Tx,
  p: Parameters<CaptureStore['chainLinks']>[0],
): Steps<Awaited<ReturnType<CaptureStore['chainLinks']>>> {
  return yield* tx.all(selectLinks, p);
}

/** An entry with all that hangs on it; the chain keeps the digests of what was there. */
export function* removeEntry(tx: Tx, pk: number): Steps<void> {
  const versions = yield* tx.all(selectVersionsOf, { entryPk: pk });
  yield* tx.say(deleteCaptures, { entryPk: pk });
  for (const version of versions) yield* removeVersion(tx, version.pk);
  yield* unindexWords(tx, pk);
  yield* tx.say(deleteEntry, { pk });
}

export function* removeVersion(tx: Tx, pk: number): Steps<void> {
  yield* unindex(tx, pk);
  yield* tx.say(deleteText, { pk });
  yield* tx.say(deleteVersion, { pk });
}

export function* purgeRemoved(
  { tx }: WriteContext,
  { before }: { readonly before: number },
): Steps<number> {
  const gone = yield* tx.all(selectRemoved, { before, limit: STEP });
  for (const { pk } of gone) yield* removeEntry(tx, pk);
  yield* purgeHighlights(tx, before);
  yield* purgeCollections(tx, before);
  return gone.length;
}

export function* trimTraces(
  { tx }: WriteContext,
  bounds: Parameters<CaptureStore['trimTraces']>[0],
): Steps<number> {
  const texts = yield* tx.first(selectTraceBytes, {});
  const excess = (texts?.bytes ?? 0) > bounds.maxBytes;
  const oldest = yield* tx.all(selectTraces, { limit: STEP });
  const traces = oldest.filter(({ at }) => excess || at < bounds.olderThan);
  for (const trace of traces) {
    yield* tx.say(deleteCapture, { pk: trace.pk });
    const version = trace.version_pk;
    if (version !== null && (yield* tx.first(selectLeft, { pk: version })) === undefined) {
      yield* removeVersion(tx, version);
    }
    yield* tx.say(recount, { pk: trace.entry_pk });
    const empty = yield* tx.first(selectEmpty, { pk: trace.entry_pk });
    if (empty !== undefined) yield* removeEntry(tx, trace.entry_pk);
  }
  return traces.length;
}

export function* libraryStats(tx: Tx, p: { readonly accountId: string }): Steps<LibraryCounts> {
  const counts = yield* tx.first(selectCounts, p);
  const kinds = yield* tx.all(selectKinds, p);
  const texts = yield* tx.first(selectTextBytes, p);
  return {
    entries: counts?.entries ?? 0,
    captures: counts?.captures ?? 0,
    kept: counts?.kept ?? 0,
    versions: counts?.versions ?? 0,
    byKind: Object.fromEntries(kinds.map(({ kind, captures }) => [kind, captures])),
    textBytes: texts?.bytes ?? 0,
    bytes: kinds.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

export function* indexBacklog(tx: Tx): Steps<{ readonly due: number; readonly versions: number }> {
  return (yield* tx.first(selectBacklog, {})) ?? { due: 0, versions: 0 };
}

export function* blobsInUse(tx: Tx, pks: readonly number[]): Steps<ReadonlySet<number>> {
  if (pks.length === 0) return new Set();
  const rows = yield* tx.all(selectInUse, { pks: JSON.stringify(pks) });
  return new Set(rows.map((row) => row.blob_pk));
}

export function* captureDigests(
  tx: Tx,
  p: Parameters<CaptureStore['captureDigests']>[0],
): Steps<Awaited<ReturnType<CaptureStore['captureDigests']>>> {
  return (yield* tx.all(selectDigests, p)).map((row) => ({
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

export function* blobsOf(tx: Tx, p: { readonly capturePk: number }): Steps<readonly number[]> {
  return (yield* tx.all(selectBlobs, p)).map((row) => row.blob_pk);
}

export function* markDamaged(
  { tx }: WriteContext,
  { captureIds }: { readonly captureIds: readonly string[] },
): Steps<number> {
  let marked = 0;
  for (const id of captureIds) marked += yield* tx.run(setDamaged, { id });
  return marked;
}

export function* chainPlace(
  tx: Tx,
  p: { readonly accountId: string; readonly captureId: string },
): Steps<ChainStand | undefined> {
  return yield* tx.first(selectPlace, p);
}

export function* isChained(tx: Tx, p: { readonly captureId: string }): Steps<boolean> {
  return (yield* tx.first(selectChained, p)) !== undefined;
}

export function* auditChain(tx: Tx): Steps<readonly string[]> {
  const problems: string[] = [];
  let last = { accountId: '', n: 0, link: '' };
  for (;;) {
    const rows = yield* tx.all(selectChain, { ...last, limit: LINKS });
    for (const { account_id: accountId, n, digest, at, link } of rows) {
      const before = accountId === last.accountId ? last : { n: 0, link: '' };
      if (n !== before.n + 1) problems.push(`Link ${n} of the chain does not follow ${before.n}.`);
      else if (link !== linkOf(before.link, digest, at)) {
        problems.push(`Link ${n} of the chain does not fit the one before.`);
      }
      last = { accountId, n, link };
    }
    if (rows.length < LINKS) return problems;
  }
}
