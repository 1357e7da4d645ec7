/**
 * Writing blobs to PostgreSQL, from several services at once.
 *
 * What a batch needs to know is asked for in one go; then it is compressed, with no transaction open; then all of it is
 * written in one short transaction, rows in the order of their digests. Whatever another service changed in between (put
 * the same digest, removed what was to be leaned on) is found by the database, and the batch is made again.
 */
import type { Digest } from '../../../domain/library/manifest.ts';
import type { BlobInfo, NewBlob } from '../../../ports/library.ts';
import { BlobBases, type Found } from '../blob-bases.ts';
import { chooseFor, isText, scopesOf, type Chosen } from '../blob-choice.ts';
import { infoOf } from '../blob-database.ts';
import { digestBytes } from '../blob-writes.ts';
import { discard } from '../codec.ts';
import { later } from '../waits.ts';
import { codeOf, type Asking, type Connections, type SharedInfo } from './database.ts';
import type { Objects } from './objects.ts';
import { COLUMNS, type SharedReads } from './shared-reads.ts';

/** Smaller bytes lie in their row: asking for them elsewhere costs more than they do. */
const OBJECT_FROM_BYTES = 8_192;
const MOST_RUNS = 20;

/** Blobs that were put together. */
export interface PutTask {
  readonly blobs: readonly NewBlob[];
  readonly at: number;
}

/** One that is to be written. */
interface Draft {
  readonly pk: number;
  readonly blob: NewBlob;
  readonly chosen: Chosen;
  readonly object: string | undefined;
  at: number;
}

interface Batch {
  readonly known: ReadonlyMap<Digest, SharedInfo>;
  readonly keyframes: Map<string, Found>;
  readonly pks: readonly number[];
  readonly drafts: Map<Digest, Draft>;
  /** Those that were there, and when they were put again. */
  readonly touched: Map<Digest, number>;
  /** Scopes that get a new keyframe. */
  readonly scopes: Map<string, number>;
}

/** Another service was in the way; the same may go through now. */
class Meanwhile extends Error {}

export class SharedWrites {
  readonly #database: Connections;
  readonly #objects: Objects | undefined;
  readonly #bases: BlobBases;
  #batch: Batch = emptyBatch();

  constructor(database: Connections, reads: SharedReads, objects: Objects | undefined) {
    this.#database = database;
    this.#objects = objects;
    this.#bases = new BlobBases({
      byScope: (scope) => this.#batch.keyframes.get(scope),
      byDigest: (digest) => this.#found(digest),
      plain: (pk) => this.#plainOf(pk) ?? reads.readByPk(pk),
    });
  }

  /** All of them or none; durable when it resolves. */
  async put(tasks: readonly PutTask[]): Promise<readonly (readonly BlobInfo[])[]> {
    for (let run = 1; ; run += 1) {
      try {
        return await this.#putOnce(tasks);
      } catch (error) {
        this.#bases.forget();
        if (run === MOST_RUNS || !isInTheWay(error)) throw error;
      } finally {
        for (const { chosen } of this.#batch.drafts.values()) discard(chosen);
        this.#batch = emptyBatch();
      }
    }
  }

  /** Whether these very bytes are held for the next blobs like them. */
  holds(bytes: Uint8Array): boolean {
    return this.#bases.holds(bytes);
  }

  /** Those put before `olderThan` on which nothing leans; one that leans on another may go before it. */
  async remove(pks: readonly number[], olderThan: number): Promise<number> {
    const objects: string[] = [];
    let removed = 0;
    for (let gone = -1; gone !== 0; removed += gone) {
      const rows = await again(() =>
        this.#database.ask<{ pk: number; object: string | null }>(
          `DELETE FROM blobs b WHERE pk = ANY($1) AND at < $2
             AND NOT EXISTS (SELECT 1 FROM blobs o WHERE o.base_pk = b.pk)
           RETURNING pk, object`,
          [pks, olderThan],
        ),
      );
      gone = rows.length;
      for (const { pk, object } of rows) {
        this.#bases.drop(pk);
        if (object !== null) objects.push(object);
      }
    }
    // no key is given twice: nobody can name it again
    if (objects.length > 0) await this.#objects?.remove(objects);
    return removed;
  }

  async #putOnce(tasks: readonly PutTask[]): Promise<readonly (readonly BlobInfo[])[]> {
    const blobs = tasks.flatMap((task) => task.blobs);
    this.#batch = await this.#look(blobs);
    for (const task of tasks) {
      for (const blob of task.blobs) await this.#draft(blob, task.at);
      this.#bases.endPut();
    }
    await this.#putObjects();
    const infos = await this.#write();
    return tasks.map((task) =>
      task.blobs.map(({ digest }) => {
        const info = infos.get(digest);
        if (info === undefined) throw new Error('A blob that was put has no row.');
        return info;
      }),
    );
  }

  /** All that a batch needs to know of what is there; numbers for as many as it may bring. */
  async #look(blobs: readonly NewBlob[]): Promise<Batch> {
    const { ask } = this.#database;
    const digests = blobs.flatMap(({ digest, madeOf }) =>
      madeOf === undefined ? [digest] : [digest, madeOf],
    );
    const scopes = new Set(blobs.flatMap((blob) => (isText(blob) ? scopesOf(blob) : [])));
    const [known, keyframes, numbers] = await Promise.all([
      ask<SharedInfo>(`SELECT ${COLUMNS} FROM blobs WHERE digest = ANY($1)`, [
        [...new Set(digests)].map(digestBytes),
      ]),
      ask<Found & { readonly scope: string }>(
        `SELECT k.scope, b.pk, b.depth, b.bytes, b.stored, b.codec
         FROM keyframes k JOIN blobs b ON b.pk = k.blob_pk WHERE k.scope = ANY($1)`,
        [[...scopes]],
      ),
      ask<{ pk: number }>(
        `SELECT nextval(pg_get_serial_sequence('blobs', 'pk')) AS pk FROM generate_series(1, $1)`,
        [blobs.length],
      ),
    ]);
    return {
      ...emptyBatch(),
      known: new Map(known.map((row) => [infoOf(row).digest, row])),
      keyframes: new Map(keyframes.map((row) => [row.scope, row])),
      pks: numbers.map(({ pk }) => pk),
    };
  }

  async #draft(blob: NewBlob, at: number): Promise<void> {
    const { known, drafts, touched, keyframes, scopes, pks } = this.#batch;
    const twin = drafts.get(blob.digest);
    if (twin !== undefined) twin.at = Math.max(twin.at, at);
    if (known.has(blob.digest)) {
      touched.set(blob.digest, Math.max(touched.get(blob.digest) ?? at, at));
    }
    const pk = pks[drafts.size];
    if (twin !== undefined || known.has(blob.digest) || pk === undefined) return;
    const chosen = await later(chooseFor(blob, this.#bases));
    const { depth, share, keyframeOf, ofHost } = chosen;
    const isOutside = this.#objects !== undefined && chosen.body.length >= OBJECT_FROM_BYTES;
    const object = isOutside ? keyOf(blob.digest, pk) : undefined;
    const draft: Draft = { pk, blob, chosen, object, at };
    drafts.set(blob.digest, draft);
    for (const scope of keyframeOf) {
      scopes.set(scope, pk);
      keyframes.set(scope, foundOf(draft));
    }
    const own = { pk, depth, bytes: blob.bytes, share };
    if (isText(blob)) this.#bases.addPart(blob.digest, own);
    if (ofHost !== undefined) this.#bases.replace(ofHost, own);
  }

  /** Before the rows that name them. */
  async #putObjects(): Promise<void> {
    const objects = this.#objects;
    if (objects === undefined) return;
    const outside = [...this.#batch.drafts.values()].values();
    const work = async (): Promise<void> => {
      for (const { object, chosen } of outside) {
        if (object !== undefined) await objects.put(object, chosen.body);
      }
    };
    await Promise.all(Array.from({ length: 4 }, work));
  }

  async #write(): Promise<ReadonlyMap<Digest, BlobInfo>> {
    const { drafts, touched, scopes } = this.#batch;
    return this.#database.within(async (ask) => {
      const asked = [
        touch(ask, touched),
        ...[...drafts.values()].toSorted(byDigest).map((draft) => insert(ask, draft)),
        setKeyframes(ask, scopes),
      ];
      const rows = (await allOf(asked)).flat();
      const infos = new Map(rows.map(infoOf).map((info) => [info.digest, info]));
      // one that was there a moment ago is not any more
      for (const digest of touched.keys()) if (!infos.has(digest)) throw new Meanwhile();
      return infos;
    });
  }

  #found(digest: Digest): Found | undefined {
    const draft = this.#batch.drafts.get(digest);
    return draft === undefined ? this.#batch.known.get(digest) : foundOf(draft);
  }

  /** Of those that are not written yet. */
  #plainOf(pk: number): Uint8Array | undefined {
    for (const draft of this.#batch.drafts.values()) if (draft.pk === pk) return draft.blob.bytes;
    return undefined;
  }
}

function emptyBatch(): Batch {
  return {
    ...{ known: new Map(), keyframes: new Map(), pks: [] },
    ...{ drafts: new Map(), touched: new Map(), scopes: new Map() },
  };
}

function foundOf({ pk, blob, chosen }: Draft): Found {
  const { depth, codec, body } = chosen;
  return { pk, depth, codec, bytes: blob.bytes.length, stored: body.length };
}

/** No two objects share a key: bytes of one digest may be compressed in many ways. */
function keyOf(digest: Digest, pk: number): string {
  const hex = digest.slice('sha256:'.length);
  return `${hex.slice(0, 2)}/${hex}-${pk}`;
}

function byDigest(one: Draft, other: Draft): number {
  return one.blob.digest < other.blob.digest ? -1 : 1;
}

/** Sent at once; what failed first is told when none is under way any more. */
async function allOf(asked: readonly Promise<readonly SharedInfo[]>[]) {
  await Promise.allSettled(asked);
  return Promise.all(asked);
}

function touch(ask: Asking, touched: ReadonlyMap<Digest, number>): Promise<readonly SharedInfo[]> {
  if (touched.size === 0) return Promise.resolve([]);
  const sorted = [...touched].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return ask<SharedInfo>(
    `WITH put AS (
       SELECT b.pk, t.put_at FROM unnest($1::bytea[], $2::bigint[]) AS t (digest, put_at)
       JOIN blobs b ON b.digest = t.digest ORDER BY b.digest FOR NO KEY UPDATE OF b
     )
     UPDATE blobs b SET at = greatest(b.at, put.put_at) FROM put WHERE b.pk = put.pk
     RETURNING ${COLUMNS.replace(/^pk/, 'b.pk')}`,
    [sorted.map(([digest]) => digestBytes(digest)), sorted.map(([, at]) => at)],
  );
}

function insert(ask: Asking, draft: Draft): Promise<readonly SharedInfo[]> {
  const { pk, blob, chosen, object, at } = draft;
  const { codec, depth, base, body } = chosen;
  return ask<SharedInfo>(
    `INSERT INTO blobs AS b (pk, digest, class, bytes, stored, codec, depth, base_pk, at, object, body)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     ON CONFLICT (digest) DO UPDATE SET at = greatest(b.at, excluded.at)
     RETURNING ${COLUMNS}`,
    [
      ...[pk, digestBytes(blob.digest), blob.class, blob.bytes.length, body.length],
      ...[codec, depth, base?.pk ?? null, at, object ?? null, object === undefined ? body : null],
    ],
  );
}

async function setKeyframes(
  ask: Asking,
  scopes: ReadonlyMap<string, number>,
): Promise<readonly SharedInfo[]> {
  if (scopes.size === 0) return [];
  await ask(
    // of one that another service put a moment earlier its own keyframe is as good
    `INSERT INTO keyframes (scope, blob_pk)
     SELECT t.scope, t.pk FROM unnest($1::text[], $2::bigint[]) AS t (scope, pk)
     WHERE EXISTS (SELECT 1 FROM blobs b WHERE b.pk = t.pk) ORDER BY t.scope
     ON CONFLICT (scope) DO UPDATE SET blob_pk = excluded.blob_pk`,
    [[...scopes.keys()], [...scopes.values()]],
  );
  return [];
}

/** Deadlock; a reference to what was removed meanwhile. */
const IN_THE_WAY = new Set<unknown>(['40P01', '40001', '23503']);

function isInTheWay(error: unknown): boolean {
  return error instanceof Meanwhile || IN_THE_WAY.has(codeOf(error));
}

async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let run = 1; ; run += 1) {
    try {
      return await work();
    } catch (error) {
      if (run === MOST_RUNS || !isInTheWay(error)) throw error;
    }
  }
}
