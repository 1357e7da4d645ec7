/**
 * Writing blobs: each once by its digest, compressed against the last one like it.
 *
 * Two scopes say what is like it: the same address and class, else the same host and class; each has a keyframe, the
 * blob to compress against. A host's keyframe stands alone; an address's keyframe stands alone or on the host's; any
 * other blob of the address stands on that. So reading never needs more than two others.
 */
import { hash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type Database from 'better-sqlite3';
import type { Digest } from '../../domain/library/manifest.ts';
import type { BlobInfo, NewBlob } from '../../ports/library.ts';
import { bigFile, infoOf, MEMORY } from './blob-database.ts';
import { BlobReads } from './blob-reads.ts';
import { encodeAgainst, encodePlain, hasDictionaries, type Encoded } from './codec.ts';

/** Shares of the plain size up to which a blob is stored against another one. */
const AGAINST_HOST = 0.75;
/** Beyond it the address has changed so much that a new keyframe is due. */
const AGAINST_ADDRESS = 0.5;
const SMALLEST_DELTA_BYTES = 256;
/** Larger ones would be read whole for every blob that stands on them. */
const MOST_BASE_BYTES = 4_194_304;
const BIG_FROM_BYTES = 1_048_576;
/** Of plain bases held for the next blobs like them. */
const HELD_BYTES = 16_777_216;
const CHECKED_BYTES = 8_388_608;
const CHECKED_BLOBS = 256;

interface Base {
  readonly pk: number;
  readonly depth: number;
  readonly bytes: Uint8Array;
}

interface Chosen extends Encoded {
  readonly base?: Base;
  /** Scopes whose keyframe it becomes. */
  readonly keyframeOf: readonly string[];
}

export class BlobWrites {
  readonly #database: Database.Database;
  readonly #reads: BlobReads;
  readonly #path: string;
  readonly #held = new Map<number, Uint8Array>();
  readonly #insert: Database.Statement<
    [Uint8Array, string, number, number, number, number, number | null, number, Uint8Array | null]
  >;
  readonly #touch: Database.Statement<[number, number]>;
  readonly #keyframe: Database.Statement<[string], { pk: number; depth: number; bytes: number }>;
  readonly #setKeyframe: Database.Statement<[string, number]>;
  readonly #delete: Database.Statement<[number, number], { digest: Buffer; isBig: number }>;

  constructor(database: Database.Database, path: string) {
    this.#database = database;
    this.#path = path;
    this.#reads = new BlobReads(database, path);
    this.#insert = database.prepare(
      `INSERT INTO blobs (digest, class, bytes, stored, codec, depth, base_pk, at, body)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    );
    this.#touch = database.prepare('UPDATE blobs SET at = max(at, ?) WHERE pk = ?');
    this.#keyframe = database.prepare(
      `SELECT b.pk, b.depth, b.bytes FROM keyframes k JOIN blobs b ON b.pk = k.blob_pk WHERE k.scope = ?`,
    );
    this.#setKeyframe = database.prepare(
      `INSERT INTO keyframes (scope, blob_pk) VALUES (?, ?)
       ON CONFLICT (scope) DO UPDATE SET blob_pk = excluded.blob_pk`,
    );
    this.#delete = database.prepare(
      `DELETE FROM blobs WHERE pk = ? AND at < ?
         AND NOT EXISTS (SELECT 1 FROM blobs o WHERE o.base_pk = blobs.pk)
       RETURNING digest, body IS NULL AS isBig`,
    );
  }

  /** Inside a transaction of the caller's. */
  put(blobs: readonly NewBlob[], at: number): readonly BlobInfo[] {
    return blobs.map((blob) => this.#putOne(blob, at));
  }

  #putOne(blob: NewBlob, at: number): BlobInfo {
    const digest = digestBytes(blob.digest);
    const known = this.#reads.info(digest);
    if (known !== undefined) {
      this.#touch.run(at, known.pk);
      return infoOf({ ...known, at: Math.max(known.at, at) });
    }
    const { codec, body, base, keyframeOf } = this.#choose(blob);
    const isBig = body.length > BIG_FROM_BYTES && this.#path !== MEMORY;
    if (isBig) writeSynced(bigFile(this.#path, digest), body);
    const done = this.#insert.run(
      digest,
      blob.class,
      blob.bytes.length,
      body.length,
      codec,
      base === undefined ? 0 : base.depth + 1,
      base?.pk ?? null,
      at,
      isBig ? null : body,
    );
    const pk = Number(done.lastInsertRowid);
    for (const scope of keyframeOf) this.#setKeyframe.run(scope, pk);
    if (keyframeOf.length > 0) this.#hold(pk, blob.bytes);
    return { pk, digest: blob.digest, bytes: blob.bytes.length, stored: body.length, at };
  }

  #choose(blob: NewBlob): Chosen {
    if (blob.class === 'binary') return { codec: 0, body: blob.bytes, keyframeOf: [] };
    const plain = encodePlain(blob.bytes);
    if (plain.codec === 0 || blob.bytes.length < SMALLEST_DELTA_BYTES || !hasDictionaries()) {
      return { ...plain, keyframeOf: [] };
    }
    const size = plain.body.length;
    const mayBeBase = blob.bytes.length <= MOST_BASE_BYTES;
    const [ofAddress, ofHost] = [
      `u:${blob.class}:${short(blob.urlKey)}`,
      `h:${blob.class}:${blob.host}`,
    ];
    const last = this.#against(blob, ofAddress);
    if (last !== undefined && last.body.length <= size * AGAINST_ADDRESS) {
      return { ...last, keyframeOf: [] };
    }
    const neighbour = this.#against(blob, ofHost);
    const isLike = neighbour?.base.depth === 0 && neighbour.body.length <= size * AGAINST_HOST;
    if (isLike) return { ...neighbour, keyframeOf: mayBeBase ? [ofAddress] : [] };
    return { ...plain, keyframeOf: mayBeBase ? [ofAddress, ofHost] : [] };
  }

  #against(blob: NewBlob, scope: string): (Encoded & { readonly base: Base }) | undefined {
    const found = this.#keyframe.get(scope);
    if (found === undefined || found.bytes > MOST_BASE_BYTES) return undefined;
    const bytes = this.#held.get(found.pk) ?? this.#reads.readByPk(found.pk);
    if (bytes === undefined) return undefined;
    this.#hold(found.pk, bytes);
    return { ...encodeAgainst(blob.bytes, bytes), base: { ...found, bytes } };
  }

  /** The last used stay. */
  #hold(pk: number, bytes: Uint8Array): void {
    this.#held.delete(pk);
    this.#held.set(pk, bytes);
    let sum = [...this.#held.values()].reduce((total, { length }) => total + length, 0);
    for (const [oldest, { length }] of this.#held) {
      if (sum <= HELD_BYTES) break;
      this.#held.delete(oldest);
      sum -= length;
    }
  }

  /** What a transaction that failed held is not there. */
  forget(): void {
    this.#held.clear();
  }

  /** Gives the files that may go when the transaction is over. */
  remove(
    pks: readonly number[],
    olderThan: number,
  ): { readonly removed: number; readonly files: readonly string[] } {
    let removed = 0;
    const files: string[] = [];
    for (const pk of pks) {
      const gone = this.#delete.get(pk, olderThan);
      if (gone === undefined) continue;
      removed += 1;
      this.#held.delete(pk);
      if (gone.isBig === 1) files.push(bigFile(this.#path, gone.digest));
    }
    return { removed, files };
  }

  /** Large files that no row names (a kill between the two), older than ms since the epoch. */
  strayFiles(olderThan: number): readonly string[] {
    const big = join(dirname(this.#path), 'big');
    if (this.#path === MEMORY || !existsSync(big)) return [];
    return readdirSync(big, { recursive: true, encoding: 'utf8' })
      .map((name) => join(big, name))
      .filter((file) => {
        const found = statSync(file);
        if (!found.isFile() || found.mtimeMs >= olderThan) return false;
        const name = file.slice(-64);
        return (
          !/^[0-9a-f]{64}$/.test(name) || this.#reads.info(Buffer.from(name, 'hex')) === undefined
        );
      });
  }

  /** Reads and hashes some megabytes from above `afterPk`. */
  check(afterPk: number): { lastPk: number | null; bytes: number; damaged: readonly Digest[] } {
    const damaged: Digest[] = [];
    let bytes = 0;
    let lastPk: number | null = null;
    this.#reads.forget();
    for (const info of this.#reads.page(afterPk, CHECKED_BLOBS)) {
      try {
        this.#reads.read(digestBytes(info.digest));
      } catch {
        damaged.push(info.digest);
      }
      lastPk = info.pk;
      bytes += info.bytes;
      if (bytes >= CHECKED_BYTES) break;
    }
    return { lastPk, bytes, damaged };
  }

  compact(): void {
    this.#database.pragma('incremental_vacuum(500)');
  }
}

export function digestBytes(digest: Digest): Buffer {
  return Buffer.from(digest.slice('sha256:'.length), 'hex');
}

function short(urlKey: string): string {
  return hash('sha1', urlKey, 'base64url');
}

/** Under its name only when it is whole and on the disk. */
function writeSynced(file: string, body: Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.new`;
  const handle = openSync(draft, 'w', 0o600);
  try {
    for (let at = 0; at < body.length;) at += writeSync(handle, body, at);
    fsyncSync(handle);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  } finally {
    closeSync(handle);
  }
  renameSync(draft, file);
  const folder = openSync(dirname(file), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
