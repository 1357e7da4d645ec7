/**
 * A capture enters the rows: its entry, the version its text belongs to, itself, what it names, and its link of the chain.
 *
 * All rows of one capture are written in one transaction, that of its page where a job took it. The bytes it names are
 * on the disk before (store/blobs). A version is a run of captures with the same words.
 */
import { sql as raw, type Selectable } from 'kysely';
import { linkOf } from '../../domain/library/chain.ts';
import type { NewCapture } from '../../ports/library.ts';
import { statement, type ParamsOf } from '../statement.ts';
import type { EntryTable } from '../tables.ts';
import { removeEntry, selectEntryByKey } from './library-care.ts';
import { addCollections, addTags } from './entries.ts';
import { indexWords } from './highlights.ts';
import {
  extendVersion,
  putVersion,
  rename,
  textBytes,
  type Placed,
  type Version,
} from './text-versions.ts';
import type { Steps, Tx, WriteContext } from './tx.ts';

type Entry = Selectable<EntryTable>;

const selectCapture = statement((db, p: { readonly id: string }) =>
  db.selectFrom('captures').select('pk').where('id', '=', p.id).compile(),
);

const insertEntry = statement((db, p: NewCapture) =>
  db
    .insertInto('entries')
    .values({
      account_id: p.accountId,
      url_key: p.urlKey,
      url: p.url,
      host: p.host,
      title: p.title,
      first_at: p.at,
      last_at: p.at,
    })
    .returningAll()
    .compile(),
);

const insertCapture = statement(
  (
    db,
    p: {
      readonly id: string;
      readonly accountId: string;
      readonly keyId: string | null;
      readonly entryPk: number;
      readonly versionPk: number | null;
      readonly requestKey: string | null;
      readonly at: number;
      readonly kind: NewCapture['kind'];
      readonly kept: number;
      readonly engine: string;
      readonly status: number;
      readonly contentType: string;
      readonly private: number;
      readonly bytes: number;
      readonly manifestPk: number | null;
      readonly digest: string | null;
      readonly jobId: string | null;
      readonly pageId: string | null;
    },
    spell,
  ) =>
    db
      .insertInto('captures')
      .values({
        id: p.id,
        account_id: p.accountId,
        key_id: p.keyId,
        entry_pk: p.entryPk,
        version_pk: p.versionPk,
        request_key: p.requestKey,
        at: p.at,
        kind: p.kind,
        kept: p.kept,
        engine: p.engine,
        status: p.status,
        content_type: p.contentType,
        private: p.private,
        bytes: p.bytes,
        manifest_pk: p.manifestPk,
        digest: p.digest,
        job_id: p.jobId,
        page_id: p.pageId,
      })
      .$if(spell.asksNumber, (insert) => insert.returning('pk'))
      .compile(),
);

const insertBlobs = statement(
  (db, p: { readonly capturePk: number; readonly blobPks: string }, spell) =>
    raw<never>`insert into capture_blobs (capture_pk, blob_pk)
      select cast(${p.capturePk} as bigint), ${spell.whole(raw`k.value`)} from ${spell.each(p.blobPks)} k
      where true on conflict do nothing`.compile(db),
);

const updateEntry = statement(
  (
    db,
    p: {
      readonly pk: number;
      readonly url: string;
      readonly title: string;
      readonly at: number;
      readonly captures: number;
      readonly kept: number;
      readonly versions: number;
      readonly versionPk: number | null;
    },
    spell,
  ) =>
    raw<never>`
      update entries set
        url = case when ${p.at} >= last_at then ${p.url} else url end,
        title = case when ${p.at} >= last_at and ${p.title} <> '' then ${p.title} else title end,
        first_at = ${spell.smaller(raw`first_at`, raw`${p.at}`)}, last_at = ${spell.larger(raw`last_at`, raw`${p.at}`)},
        captures = captures + ${p.captures}, kept = kept + ${p.kept},
        state = case when ${p.kept} > 0 and state = 'wanted' then 'unread' else state end,
        versions = versions + ${p.versions}, version_pk = coalesce(${p.versionPk}, version_pk)
      where pk = ${p.pk}`.compile(db),
);

/** The newest capture of an entry, when it is a trace of the version. */
const selectLastTrace = statement(
  (db, p: { readonly entryPk: number; readonly versionPk: number }) =>
    raw<{ pk: number }>`
      select pk from (
        select pk, kept, version_pk from captures where entry_pk = ${p.entryPk} order by at desc, pk desc limit 1
      ) last where kept = 0 and version_pk = ${p.versionPk}`.compile(db),
);

const moveTrace = statement(
  (db, p: { readonly pk: number; readonly at: number; readonly pageId: string | null }) =>
    db
      .updateTable('captures')
      .set({ at: p.at, page_id: p.pageId })
      .where('pk', '=', p.pk)
      .compile(),
);

const moveVersion = statement((db, p: { readonly pk: number; readonly at: number }, spell) =>
  raw<never>`update versions set last_at = ${spell.larger(raw`last_at`, raw`${p.at}`)} where pk = ${p.pk}`.compile(
    db,
  ),
);

const selectHead = statement((db, p: { readonly accountId: string }) =>
  db
    .selectFrom('chain')
    .select(['n', 'link'])
    .where('account_id', '=', p.accountId)
    .orderBy('n', 'desc')
    .limit(1)
    .compile(),
);

const insertLink = statement(
  (
    db,
    p: {
      readonly accountId: string;
      readonly n: number;
      readonly captureId: string;
      readonly digest: string;
      readonly at: number;
      readonly link: string;
    },
  ) =>
    db
      .insertInto('chain')
      .values({
        account_id: p.accountId,
        n: p.n,
        capture_id: p.captureId,
        digest: p.digest,
        at: p.at,
        link: p.link,
      })
      .onConflict((conflict) => conflict.doNothing())
      .compile(),
);

/** See the port. */
export function* saveCapture(
  { tx }: WriteContext,
  { capture }: { readonly capture: NewCapture },
): Steps<boolean> {
  if ((yield* tx.first(selectCapture, { id: capture.id })) !== undefined) return false;
  const entry = yield* findOrMakeEntry(tx, capture);
  if (entry === undefined) return false;
  if (!capture.kept && entry.captures > 0 && capture.at < entry.last_at) return false;
  const text = textBytes(capture.text);
  const version = yield* putVersion(tx, entry, capture, text);
  if (version.kind === 'same') {
    yield* rename(tx, version.version, capture);
    if (!capture.kept && (yield* moveOn(tx, entry, version.version, capture))) return true;
    const { pk } = version.version;
    yield* tx.say(extendVersion, { pk, at: capture.at, fingerprint: version.fingerprint });
  }
  yield* insertRows(tx, entry, version, capture);
  return true;
}

/** The capture, what it names, and what it changes of its entry. */
function* insertRows(tx: Tx, entry: Entry, version: Placed, capture: NewCapture): Steps<void> {
  const { manifest } = capture;
  const versionPk = version.kind === 'none' ? null : version.version.pk;
  const capturePk = yield* tx.insert(insertCapture, rowOf(capture, entry.pk, versionPk));
  if (manifest !== undefined) {
    const blobPks = JSON.stringify([manifest.pk, ...manifest.blobPks]);
    yield* tx.say(insertBlobs, { capturePk, blobPks });
  }
  yield* tx.say(updateEntry, {
    ...entryChange(entry, capture),
    captures: 1,
    kept: capture.kept ? 1 : 0,
    versions: version.kind === 'new' ? 1 : 0,
    versionPk: version.kind === 'new' ? versionPk : null,
  });
  if (capture.kept && manifest !== undefined) yield* addLink(tx, capture, manifest.digest);
  yield* describe(tx, entry.pk, capture);
}

function* describe(tx: Tx, entryPk: number, capture: NewCapture): Steps<void> {
  const { accountId, collection, tags, note } = capture;
  yield* addTags(tx, entryPk, tags);
  if (collection !== undefined)
    yield* addCollections(tx, { accountId, entryPk, names: [collection] });
  if (note === undefined) return;
  yield* tx.say(setNote, { pk: entryPk, note });
  yield* indexWords(tx, entryPk);
}

const setNote = statement((db, p: { readonly pk: number; readonly note: string }) =>
  db.updateTable('entries').set({ note: p.note }).where('pk', '=', p.pk).compile(),
);

/** Undefined for a trace of what was removed, which may be had back for a while. */
function* findOrMakeEntry(tx: Tx, capture: NewCapture): Steps<Entry | undefined> {
  const known = yield* tx.first(selectEntryByKey, capture);
  if (known?.removed_at === null) return known;
  if (known !== undefined && !capture.kept) return undefined;
  // what was removed does not come back when the page is kept anew
  if (known !== undefined) yield* removeEntry(tx, known.pk);
  const made = yield* tx.first(insertEntry, capture);
  if (made === undefined) throw new Error('The entry was not written');
  return made;
}

/** Of a run of traces with one text the first and the last stay. */
function* moveOn(tx: Tx, entry: Entry, version: Version, capture: NewCapture): Steps<boolean> {
  if (version.captures < 2) return false;
  const last = yield* tx.first(selectLastTrace, { entryPk: entry.pk, versionPk: version.pk });
  if (last === undefined) return false;
  yield* tx.say(moveTrace, { pk: last.pk, at: capture.at, pageId: capture.pageId ?? null });
  yield* tx.say(moveVersion, { pk: version.pk, at: capture.at });
  yield* tx.say(updateEntry, {
    ...entryChange(entry, capture),
    ...{ captures: 0, kept: 0, versions: 0, versionPk: null },
  });
  return true;
}

function entryChange(
  { pk }: Entry,
  { url, title, at }: NewCapture,
): { pk: number; url: string; title: string; at: number } {
  return { pk, url, title, at };
}

function rowOf(
  capture: NewCapture,
  entryPk: number,
  versionPk: number | null,
): ParamsOf<typeof insertCapture> {
  return {
    ...capture,
    entryPk,
    versionPk,
    keyId: capture.keyId ?? null,
    requestKey: capture.requestKey ?? null,
    kept: capture.kept ? 1 : 0,
    private: capture.private ? 1 : 0,
    manifestPk: capture.manifest?.pk ?? null,
    digest: capture.manifest?.digest ?? null,
    jobId: capture.jobId ?? null,
    pageId: capture.pageId ?? null,
  };
}

function* addLink(tx: Tx, { accountId, id, at }: NewCapture, digest: string): Steps<void> {
  const head = yield* tx.first(selectHead, { accountId });
  const link = linkOf(head?.link ?? '', digest, at);
  yield* tx.say(insertLink, { accountId, n: (head?.n ?? 0) + 1, captureId: id, digest, at, link });
}
