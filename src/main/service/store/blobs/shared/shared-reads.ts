/** Reading blobs back from PostgreSQL, and from where its rows say that bytes lie; as blob-reads.ts. */
import { hash } from 'node:crypto';
import { HearthError } from '../../../domain/errors.ts';
import type { Digest } from '../../../domain/library/manifest.ts';
import type { BlobInfo, BlobStats } from '../../../ports/library.ts';
import { DEEPEST } from '../blob-bases.ts';
import { infoOf } from '../blob-database.ts';
import { damaged, decoded, HeldBytes, totalOf } from '../blob-reads.ts';
import { digestBytes } from '../blob-writes.ts';
import type { Asking, SharedInfo, SharedRow } from './database.ts';
import type { Objects } from './objects.ts';

export const COLUMNS = 'pk, digest, class, bytes, stored, codec, depth, base_pk, at, object';

export class SharedReads {
  readonly #ask: Asking;
  readonly #objects: Objects | undefined;
  readonly #held = new HeldBytes();

  constructor(ask: Asking, objects: Objects | undefined) {
    this.#ask = ask;
    this.#objects = objects;
  }

  /** In the order asked for; those that are not there are left out. */
  async find(digests: readonly Digest[]): Promise<readonly BlobInfo[]> {
    const rows = await this.#ask<SharedInfo>(
      `SELECT ${COLUMNS} FROM blobs WHERE digest = ANY($1)`,
      [digests.map(digestBytes)],
    );
    const known = new Map(rows.map(infoOf).map((info) => [info.digest, info]));
    return digests.map((digest) => known.get(digest)).filter((info) => info !== undefined);
  }

  async page(afterPk: number, limit: number): Promise<readonly BlobInfo[]> {
    const rows = await this.#ask<SharedInfo>(
      `SELECT ${COLUMNS} FROM blobs WHERE pk > $1 ORDER BY pk LIMIT $2`,
      [afterPk, limit],
    );
    return rows.map(infoOf);
  }

  async manifests(afterPk: number, limit: number): Promise<readonly BlobInfo[]> {
    const rows = await this.#ask<SharedInfo>(
      `SELECT ${COLUMNS} FROM blobs WHERE class = 'manifest' AND pk > $1 ORDER BY pk LIMIT $2`,
      [afterPk, limit],
    );
    return rows.map(infoOf);
  }

  /** undefined: not there. Throws `STORAGE_FAILED` when it is not what its name says. */
  async read(digest: Digest): Promise<Uint8Array | undefined> {
    const key = digestBytes(digest);
    for (let run = 1; ; run += 1) {
      const [row] = await this.#ask<SharedRow>(
        `SELECT ${COLUMNS}, body FROM blobs WHERE digest = $1`,
        [key],
      );
      if (row === undefined) return undefined;
      try {
        return proved(await this.#whole(row, 0), digest);
      } catch (error) {
        // it may have been removed between two questions
        if (run === 2) throw error;
        this.forget();
      }
    }
  }

  async readByPk(pk: number): Promise<Uint8Array | undefined> {
    const row = await this.#row(pk);
    return row === undefined ? undefined : this.#whole(row, 0);
  }

  async stats(): Promise<BlobStats> {
    const byClass = await this.#ask<BlobStats['byClass'][number]>(
      `SELECT class, count(*) AS blobs, sum(bytes) AS bytes, sum(stored) AS stored
       FROM blobs GROUP BY class ORDER BY class`,
    );
    return totalOf(byClass);
  }

  /** What is read next comes from where it lies, whatever it builds on. */
  forget(): void {
    this.#held.forget();
  }

  async #row(pk: number): Promise<SharedRow | undefined> {
    const rows = await this.#ask<SharedRow>(`SELECT ${COLUMNS}, body FROM blobs WHERE pk = $1`, [
      pk,
    ]);
    return rows[0];
  }

  async #whole(row: SharedRow, depth: number): Promise<Uint8Array> {
    const parts = await Promise.all([this.#body(row), this.#base(row, depth)]);
    return decoded(row, () => parts);
  }

  async #body({ body, object, digest }: SharedRow): Promise<Uint8Array> {
    if (body !== null) return body;
    if (this.#objects === undefined) {
      throw new HearthError(
        'STORAGE_FAILED',
        'The bytes of this copy lie in a bucket, and this Hearth was not told which. Give it the same place for blobs as the other services.',
      );
    }
    const found = object === null ? undefined : await this.#objects.get(object);
    if (found === undefined) throw damaged(digest, 'its bytes are gone from the bucket');
    return found;
  }

  async #base({ base_pk: pk, digest }: SharedRow, depth: number): Promise<Uint8Array | undefined> {
    if (pk === null) return undefined;
    const held = this.#held.get(pk);
    if (held !== undefined) return held;
    const base = depth >= DEEPEST ? undefined : await this.#row(pk);
    if (base === undefined) throw damaged(digest, 'what it builds on is gone');
    const bytes = await this.#whole(base, depth + 1);
    this.#held.hold(pk, bytes);
    return bytes;
  }
}

function proved(bytes: Uint8Array, digest: Digest): Uint8Array {
  if (`sha256:${hash('sha256', bytes, 'hex')}` === digest) return bytes;
  throw damaged(digestBytes(digest), 'its bytes are not those that were kept');
}
