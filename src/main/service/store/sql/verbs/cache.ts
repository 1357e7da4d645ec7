/** Snapshots kept for the cache, and the last markdown seen for change tracking. */
import { sql as raw } from 'kysely';
import type { Json } from '../../../domain/json.ts';
import type { CacheEntry } from '../../../ports/backend.ts';
import { fromJson, pack, packSnapshot, unpack, unpackSnapshot } from '../codec.ts';
import type { Connection } from '../connection.ts';
import { statement } from '../statement.ts';
import type { WriteContext } from '../write-context.ts';

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

const selectOldest = statement((db) =>
  db.selectFrom('snapshots').select(['pk', 'bytes']).orderBy('stored_at').orderBy('pk').compile(),
);

const dropSnapshots = statement((db, p: { readonly pks: string }) =>
  db
    .deleteFrom('snapshots')
    .where('pk', 'in', raw<number>`(select value from json_each(${p.pks}))`)
    .compile(),
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

export function findSnapshot(
  sql: Connection,
  asked: {
    readonly key: string;
    readonly accountId: string;
    readonly notBeforeAt: number;
    readonly notAfterAt: number;
  },
): CacheEntry | undefined {
  const row = sql.get(selectSnapshot, asked);
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

export function saveSnapshot({ sql }: WriteContext, entry: CacheEntry): void {
  const body = packSnapshot(entry.snapshot);
  sql.run(insertSnapshot, {
    key: entry.key,
    accountId: entry.accountId,
    storedAt: entry.storedAt,
    etag: entry.etag ?? null,
    lastModified: entry.lastModified ?? null,
    bytes: body.byteLength,
    body,
  });
  sql.run(dropSurplus, { key: entry.key, accountId: entry.accountId, kept: KEPT_PER_KEY });
}

/** Gives how many entries were dropped. */
export function trimSnapshots(
  { sql }: WriteContext,
  limits: { readonly maxBytes: number; readonly olderThan: number },
): number {
  const older = sql.run(dropOlder, { olderThan: limits.olderThan }).changes;
  let surplus = (sql.get(sumBytes, {})?.sum ?? 0) - limits.maxBytes;
  const pks: number[] = [];
  for (const row of sql.iterate(selectOldest, {})) {
    if (surplus <= 0) break;
    pks.push(row.pk);
    surplus -= row.bytes;
  }
  if (pks.length > 0) sql.run(dropSnapshots, { pks: JSON.stringify(pks) });
  return older + pks.length;
}

interface TrackedBody {
  readonly markdown: string;
  readonly json?: Json;
}

export function findTracked(
  sql: Connection,
  asked: { readonly accountId: string; readonly urlKey: string; readonly tag: string },
): { readonly markdown: string; readonly json?: Json; readonly at: number } | undefined {
  const row = sql.get(selectTracked, asked);
  return row === undefined ? undefined : { ...fromJson<TrackedBody>(unpack(row.body)), at: row.at };
}

export function saveTracked(
  { sql }: WriteContext,
  entry: {
    readonly accountId: string;
    readonly urlKey: string;
    readonly tag: string;
    readonly markdown: string;
    readonly json?: Json;
    readonly at: number;
  },
): void {
  const { markdown, json, ...row } = entry;
  const body: TrackedBody = { markdown, ...(json === undefined ? {} : { json }) };
  sql.run(upsertTracked, { ...row, body: pack(JSON.stringify(body)) });
}
