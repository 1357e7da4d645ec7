/** Snapshots kept for the cache, and the last markdown seen for change tracking. */
import { createHash } from 'node:crypto';
import { sql as raw } from 'kysely';
import { release } from '../../domain/bytes.ts';
import type { Json } from '../../domain/json.ts';
import type { Snapshot } from '../../domain/snapshot.ts';
import type { CacheEntry, KeptOutput, TrackedPage } from '../../ports/capture-cache.ts';
import {
  fromJson,
  layOut,
  pack,
  packAside,
  packEncoded,
  packLaidOut,
  packParts,
  packSnapshot,
  unpack,
  unpackBytes,
  unpackParts,
  unpackSnapshot,
} from '../codec.ts';
import { statement } from '../statement.ts';
import type { Sealed } from '../../ports/pipeline.ts';
import type { KnownOutput, Steps, Tx, WriteContext } from './tx.ts';

/** Entries kept per key, newest first: the older ones serve `minAge`. */
const KEPT_PER_KEY = 5;

const selectSnapshot = statement(
  (
    db,
    p: {
      readonly key: string;
      readonly accountId: string;
      readonly notBeforeAt: number;
      readonly notAfterAt: number;
    },
  ) =>
    db
      .selectFrom('snapshots')
      .selectAll()
      .where('cache_key', '=', p.key)
      .where('account_id', '=', p.accountId)
      .where('stored_at', '>=', p.notBeforeAt)
      .where('stored_at', '<=', p.notAfterAt)
      .orderBy('stored_at', 'desc')
      .limit(1)
      .compile(),
);

const insertSnapshot = statement(
  (
    db,
    p: {
      readonly key: string;
      readonly accountId: string;
      readonly storedAt: number;
      readonly etag: string | null;
      readonly lastModified: string | null;
      readonly bytes: number;
      readonly body: Uint8Array;
    },
  ) =>
    db
      .insertInto('snapshots')
      .values({
        cache_key: p.key,
        account_id: p.accountId,
        stored_at: p.storedAt,
        etag: p.etag,
        last_modified: p.lastModified,
        bytes: p.bytes,
        body: p.body,
      })
      .returning('pk')
      .compile(),
);

/** Where it is: the newest entry there is, where that was made into it. */
const selectPlace = statement(
  (
    db,
    p: {
      readonly key: string;
      readonly accountId: string;
      readonly notBeforeAt: number;
      readonly notAfterAt: number;
      readonly outputKey: string;
    },
  ) =>
    db
      .selectFrom((inner) =>
        inner
          .selectFrom('snapshots')
          .select(['pk', 'stored_at'])
          .where('cache_key', '=', p.key)
          .where('account_id', '=', p.accountId)
          .where('stored_at', '>=', p.notBeforeAt)
          .where('stored_at', '<=', p.notAfterAt)
          .orderBy('stored_at', 'desc')
          .limit(1)
          .as('newest'),
      )
      .innerJoin('outputs', 'outputs.snapshot_pk', 'newest.pk')
      .select(['newest.pk', 'newest.stored_at'])
      .where('outputs.output_key', '=', p.outputKey)
      .compile(),
);

const selectOutput = statement((db, p: { readonly pk: number; readonly outputKey: string }) =>
  db
    .selectFrom('outputs')
    .select('body')
    .where('snapshot_pk', '=', p.pk)
    .where('output_key', '=', p.outputKey)
    .compile(),
);

const selectExact = statement(
  (db, p: { readonly key: string; readonly accountId: string; readonly storedAt: number }, spell) =>
    raw<{ pk: number }>`
      select pk from snapshots
      where cache_key = ${p.key} and account_id = ${p.accountId} and stored_at = ${p.storedAt}
      order by pk desc limit 1 ${spell.kept}`.compile(db),
);

const insertOutput = statement(
  (db, p: { readonly pk: number; readonly outputKey: string; readonly body: Uint8Array }) =>
    db
      .insertInto('outputs')
      .values({ snapshot_pk: p.pk, output_key: p.outputKey, body: p.body })
      .onConflict((conflict) => conflict.doNothing())
      .compile(),
);

const addBytes = statement((db, p: { readonly pk: number; readonly bytes: number }) =>
  db
    .updateTable('snapshots')
    .set((set) => ({ bytes: set('bytes', '+', p.bytes) }))
    .where('pk', '=', p.pk)
    .compile(),
);

const dropSurplus = statement(
  (db, p: { readonly key: string; readonly accountId: string; readonly kept: number }) =>
    db
      .deleteFrom('snapshots')
      .where('pk', 'in', (inner) =>
        inner
          .selectFrom('snapshots')
          .select('pk')
          .where('cache_key', '=', p.key)
          .where('account_id', '=', p.accountId)
          .orderBy('stored_at', 'desc')
          .orderBy('pk', 'desc')
          .limit(1_000)
          .offset(p.kept),
      )
      .compile(),
);

const dropOlder = statement((db, p: { readonly olderThan: number }) =>
  db.deleteFrom('snapshots').where('stored_at', '<', p.olderThan).compile(),
);

const sumBytes = statement((db) =>
  db
    .selectFrom('snapshots')
    .select((select) => select.fn.coalesce(select.fn.sum<number>('bytes'), select.lit(0)).as('sum'))
    .compile(),
);

const selectOldest = statement((db, p: { readonly limit: number }) =>
  db
    .selectFrom('snapshots')
    .select(['pk', 'bytes'])
    .orderBy('stored_at')
    .orderBy('pk')
    .limit(p.limit)
    .compile(),
);

const dropSnapshots = statement((db, p: { readonly pks: string }, spell) =>
  raw<never>`
    delete from snapshots where pk in (
      select ${spell.whole(raw`k.value`)} from ${spell.each(p.pks)} k)`.compile(db),
);

const selectTracked = statement(
  (db, p: { readonly accountId: string; readonly urlKey: string; readonly tag: string }) =>
    db
      .selectFrom('tracked')
      .select(['at', 'body'])
      .where('account_id', '=', p.accountId)
      .where('url_key', '=', p.urlKey)
      .where('tag', '=', p.tag)
      .compile(),
);

const upsertTracked = statement(
  (
    db,
    p: {
      readonly accountId: string;
      readonly urlKey: string;
      readonly tag: string;
      readonly at: number;
      readonly body: Uint8Array;
    },
  ) =>
    db
      .insertInto('tracked')
      .values({ account_id: p.accountId, url_key: p.urlKey, tag: p.tag, at: p.at, body: p.body })
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'url_key', 'tag']).doUpdateSet({ at: p.at, body: p.body }),
      )
      .compile(),
);

interface AskEntry {
  readonly key: string;
  readonly accountId: string;
  readonly notBeforeAt: number;
  readonly notAfterAt: number;
}

export function* findSnapshot(tx: Tx, asked: AskEntry): Steps<CacheEntry | undefined> {
  const row = yield* tx.first(selectSnapshot, asked);
  if (row === undefined) return undefined;
  return {
    key: row.cache_key,
    accountId: row.account_id,
    storedAt: row.stored_at,
    ...(row.etag === null ? {} : { etag: row.etag }),
    ...(row.last_modified === null ? {} : { lastModified: row.last_modified }),
    snapshot: unpackSnapshot(row.body),
  };
}

export function* findOutput(
  tx: Tx,
  asked: AskEntry & { readonly outputKey: string; readonly withText?: boolean },
): Steps<(KnownOutput & { readonly storedAt: number }) | undefined> {
  const place = yield* tx.first(selectPlace, asked);
  if (place === undefined) return undefined;
  const { key, accountId, outputKey, withText = false } = asked;
  const { pk, stored_at: storedAt } = place;
  // all of it: numbers of rows that went are given again
  const name = [accountId, key, outputKey, pk, storedAt].join(' ');
  const known = withText ? undefined : tx.outputs.get(name);
  if (known !== undefined) return { storedAt, ...known };
  const row = yield* tx.first(selectOutput, { pk, outputKey });
  if (row === undefined) return undefined;
  const { size, ...read } = unpackOutput(row.body, withText);
  if (!withText) tx.outputs.set(name, read, size);
  return { storedAt, ...read };
}

/** What `packParts` or `pack` made of an output; `size`: bytes or characters it takes here. */
function unpackOutput(
  body: Uint8Array,
  withText: boolean,
): KnownOutput & { readonly size: number } {
  const [head, packed, text] = unpackParts(body) ?? [];
  if (head === undefined || packed === undefined) {
    const json = unpack(body);
    return { value: fromJson<Json>(json), size: json.length };
  }
  const content = unpackBytes(packed);
  const isAsked = withText && text !== undefined;
  return {
    value: fromJson<Json>(unpack(head)),
    sealed: { content, packed, ...(isAsked ? { text: new Uint8Array(unpackBytes(text)) } : {}) },
    size: head.length + content.length + packed.length,
  };
}

interface PackedOutput {
  readonly key: string;
  readonly body: Uint8Array;
}

interface WrittenOutput extends Pick<KeptOutput, 'key' | 'sealed'> {
  readonly json: string;
}

/** Compressed already, or as it is: then the writer compresses it. */
export type PackedEntry = Omit<CacheEntry, 'snapshot' | 'output'> & {
  readonly body: Uint8Array;
} & (
    | { readonly isPacked: true; readonly output?: PackedOutput }
    | { readonly isPacked: false; readonly output?: WrittenOutput }
  );

/** Compressing a page of this size takes a fraction of a millisecond. */
const SMALL_BYTES = 131_072;

export interface PackedMade {
  readonly key: string;
  readonly accountId: string;
  readonly storedAt: number;
  readonly output: PackedOutput;
}

/**
 * The entry as the writer takes it. Large ones are compressed before they get there, so that no commit waits
 * for that; small pages by the writer itself where that is a thread of its own, which costs less than handing them to a
 * third.
 */
export async function packEntry(
  { snapshot, output, ...entry }: CacheEntry,
  writesAside: boolean,
): Promise<PackedEntry> {
  if (writesAside && isSmall(snapshot)) {
    const written = output && toWrite(output);
    const body = layOut(snapshot);
    return {
      ...entry,
      body,
      isPacked: false,
      ...(written === undefined ? {} : { output: written }),
    };
  }
  const [body, packed] = await Promise.all([
    packSnapshot(snapshot),
    output === undefined ? undefined : packOutput(output),
  ]);
  return { ...entry, body, isPacked: true, ...(packed === undefined ? {} : { output: packed }) };
}

function isSmall({ body, html = '', screenshot, actions }: Snapshot): boolean {
  const isPage = screenshot === undefined && actions === undefined;
  return isPage && body.byteLength + html.length <= SMALL_BYTES;
}

export async function packMade(
  made: Omit<PackedMade, 'output'> & { readonly output: KeptOutput },
): Promise<PackedMade> {
  return { ...made, output: await packOutput(made.output) };
}

function toWrite({ key, value, sealed }: KeptOutput): WrittenOutput {
  return { key, json: JSON.stringify(value), ...(sealed === undefined ? {} : { sealed }) };
}

async function packOutput({ key, value, sealed }: KeptOutput): Promise<PackedOutput> {
  const json = JSON.stringify(value);
  if (sealed === undefined) return { key, body: await packAside(json) };
  const content = sealed.packed ?? (await packAside(sealed.content));
  const text = await Promise.all(texts(sealed).map(packAside));
  return { key, body: packParts([Buffer.from(json), content, ...text]) };
}

const texts = ({ text }: Sealed): readonly Uint8Array[] => (text === undefined ? [] : [text]);

export function* saveSnapshot({ tx }: WriteContext, entry: PackedEntry): Steps<void> {
  const body = entry.isPacked ? entry.body : packLaidOut(entry.body);
  const output = entry.isPacked ? entry.output : packWritten(entry.output);
  const row = yield* tx.first(insertSnapshot, {
    key: entry.key,
    accountId: entry.accountId,
    storedAt: entry.storedAt,
    etag: entry.etag ?? null,
    lastModified: entry.lastModified ?? null,
    bytes: body.byteLength + (output?.body.byteLength ?? 0),
    body,
  });
  if (!entry.isPacked) release(body);
  if (output !== undefined && row !== undefined) {
    yield* tx.say(insertOutput, { pk: row.pk, outputKey: output.key, body: output.body });
  }
  yield* tx.say(dropSurplus, { key: entry.key, accountId: entry.accountId, kept: KEPT_PER_KEY });
}

function packWritten(output: WrittenOutput | undefined): PackedOutput | undefined {
  if (output === undefined) return undefined;
  const { key, json, sealed } = output;
  if (sealed === undefined) return { key, body: pack(json) };
  const parts = [sealed.packed ?? packEncoded(sealed.content), ...texts(sealed).map(packEncoded)];
  return { key, body: packParts([Buffer.from(json), ...parts]) };
}

export function* saveOutput({ tx }: WriteContext, made: PackedMade): Steps<void> {
  const entry = yield* tx.first(selectExact, made);
  if (entry === undefined) return;
  const { pk } = entry;
  const { key, body } = made.output;
  const changes = yield* tx.run(insertOutput, { pk, outputKey: key, body });
  if (changes > 0) yield* tx.say(addBytes, { pk, bytes: body.byteLength });
}

/** Entries looked at together while the cache is trimmed. */
const TRIMMED_PER_STEP = 1_000;

/** Gives how many entries were dropped. */
export function* trimSnapshots(
  { tx }: WriteContext,
  limits: { readonly maxBytes: number; readonly olderThan: number },
): Steps<number> {
  let dropped = yield* tx.run(dropOlder, { olderThan: limits.olderThan });
  let surplus = ((yield* tx.first(sumBytes, {}))?.sum ?? 0) - limits.maxBytes;
  while (surplus > 0) {
    const pks: number[] = [];
    for (const row of yield* tx.all(selectOldest, { limit: TRIMMED_PER_STEP })) {
      if (surplus <= 0) break;
      pks.push(row.pk);
      surplus -= row.bytes;
    }
    if (pks.length === 0) break;
    dropped += yield* tx.run(dropSnapshots, { pks: JSON.stringify(pks) });
  }
  return dropped;
}

interface TrackedBody {
  readonly markdown: string;
  readonly json?: Json;
}

interface AskTracked {
  readonly accountId: string;
  readonly urlKey: string;
  readonly tag: string;
}

export function* findTracked(
  tx: Tx,
  { accountId, urlKey, tag }: AskTracked,
): Steps<{ readonly markdown: string; readonly json?: Json; readonly at: number } | undefined> {
  const asked = { accountId, urlKey: shortened(urlKey), tag: shortened(tag) };
  const row = yield* tx.first(selectTracked, asked);
  return row === undefined ? undefined : { ...fromJson<TrackedBody>(unpack(row.body)), at: row.at };
}

export function* saveTracked({ tx }: WriteContext, entry: TrackedPage): Steps<void> {
  const { markdown, json, accountId, urlKey, tag, at } = entry;
  const body: TrackedBody = { markdown, ...(json === undefined ? {} : { json }) };
  yield* tx.say(upsertTracked, {
    ...{ accountId, urlKey: shortened(urlKey), tag: shortened(tag), at },
    body: pack(JSON.stringify(body)),
  });
}

/** Bytes; an index of PostgreSQL takes 2,704 in an entry. */
const LONGEST_KEY = 1_000;

/** As a part of a key: itself, or what stands for it. */
function shortened(text: string): string {
  if (Buffer.byteLength(text) <= LONGEST_KEY) return text;
  return `sha256 ${createHash('sha256').update(text).digest('hex')}`;
}
