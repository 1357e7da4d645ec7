/**
 * Writing blobs: each once by its digest, compressed against what is most like it (blob-choice.ts).
 *
 * Two scopes say what is like it: the same address and class, else the same host and class; each has a keyframe, the
 * blob to compress against. A host's keyframe stands alone; any other blob may stand on one that stands on others, as
 * long as reading needs no more than DEEPEST of them. What is made of a page (its document, its text) stands on the page
 * until there is a copy of its own address: the same words stand there.
 */
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
import { release } from '../../domain/bytes.ts';
import type { Digest } from '../../domain/library/manifest.ts';
import type { BlobInfo, NewBlob } from '../../ports/library.ts';
import { BlobBases, type BaseSource, type Found } from './blob-bases.ts';
import { chooseFor, isText } from './blob-choice.ts';
import { bigFile, infoOf, MEMORY } from './blob-database.ts';
import { BlobReads } from './blob-reads.ts';
import { CHECKED_BLOBS, checkSome } from './check.ts';
import { discard } from './codec.ts';
import { now } from './waits.ts';

const BIG_FROM_BYTES = 1_048_576;

export class BlobWrites {
  readonly #database: Database.Database;
  readonly #reads: BlobReads;
  readonly #path: string;
  readonly #bases: BlobBases;
  readonly #insert: Database.Statement<
    [Uint8Array, string, number, number, number, number, number | null, number, Uint8Array | null]
  >;
  readonly #touch: Database.Statement<[number, number]>;
  readonly #setKeyframe: Database.Statement<[string, number]>;
  readonly #delete: Database.Statement<[number, number], { digest: Buffer; isBig: number }>;

  constructor(database: Database.Database, path: string) {
    this.#database = database;
    this.#path = path;
    this.#reads = new BlobReads(database, path);
    this.#bases = new BlobBases(sourceOf(database, this.#reads));
    this.#insert = database.prepare(
      `INSERT INTO blobs (digest, class, bytes, stored, codec, depth, base_pk, at, body)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    );
    this.#touch = database.prepare('UPDATE blobs SET at = max(at, ?) WHERE pk = ?');
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
    const put = blobs.map((blob) => this.#putOne(blob, at));
    this.#bases.endPut();
    return put;
  }

  #putOne(blob: NewBlob, at: number): BlobInfo {
    const digest = digestBytes(blob.digest);
    const known = this.#reads.info(digest);
    if (known !== undefined) {
      this.#touch.run(at, known.pk);
      return infoOf({ ...known, at: Math.max(known.at, at) });
    }
    const chosen = now(chooseFor(blob, this.#bases));
    const { codec, body, base, depth, share, keyframeOf } = chosen;
    const stored = body.length;
    const isBig = stored > BIG_FROM_BYTES && this.#path !== MEMORY;
    if (isBig) writeSynced(bigFile(this.#path, digest), body);
    const done = this.#insert.run(
      digest,
      blob.class,
      blob.bytes.length,
      stored,
      codec,
      depth,
      base?.pk ?? null,
      at,
      isBig ? null : body,
    );
    discard(chosen);
    const pk = Number(done.lastInsertRowid);
    for (const scope of keyframeOf) this.#setKeyframe.run(scope, pk);
    const own = { pk, depth, bytes: blob.bytes, share };
    if (isText(blob)) this.#bases.addPart(blob.digest, own);
    if (chosen.ofHost !== undefined) this.#bases.replace(chosen.ofHost, own);
    return { pk, digest: blob.digest, bytes: blob.bytes.length, stored, at };
  }

  /** The memory of blobs that were put is given back, but for those that others are compressed against. */
  release(blobs: readonly NewBlob[]): void {
    for (const { bytes } of blobs) if (!this.#bases.holds(bytes)) release(bytes);
  }

  /** What a transaction that failed held is not there. */
  forget(): void {
    this.#bases.forget();
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
      this.#bases.drop(pk);
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
    this.#reads.forget();
    return now(
      checkSome(this.#reads.page(afterPk, CHECKED_BLOBS), {
        read: (digest) => this.#reads.read(digestBytes(digest)),
        // a file that cannot be read holds nothing any more
        isDamage: () => true,
      }),
    );
  }

  compact(): void {
    this.#database.pragma('incremental_vacuum(500)');
  }
}

function sourceOf(database: Database.Database, reads: BlobReads): BaseSource {
  const columns = 'b.pk, b.depth, b.bytes, b.stored, b.codec';
  const byScope = database.prepare<[string], Found>(
    `SELECT ${columns} FROM keyframes k JOIN blobs b ON b.pk = k.blob_pk WHERE k.scope = ?`,
  );
  const byDigest = database.prepare<[Uint8Array], Found>(
    `SELECT ${columns} FROM blobs b WHERE b.digest = ?`,
  );
  return {
    byScope: (scope) => byScope.get(scope),
    byDigest: (digest) => byDigest.get(digestBytes(digest)),
    plain: (pk) => reads.readByPk(pk),
  };
}

export function digestBytes(digest: Digest): Buffer {
  return Buffer.from(digest.slice('sha256:'.length), 'hex');
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
