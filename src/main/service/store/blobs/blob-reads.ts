/** Reading blobs back: a body with those it is compressed against, and lists of what there is. */
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type Database from 'better-sqlite3';
import { HearthError } from '../../domain/errors.ts';
import type { BlobInfo, BlobStats } from '../../ports/library.ts';
import { DEEPEST } from './blob-bases.ts';
import { bigFile, infoOf, type BlobRow } from './blob-database.ts';
import { decode } from './codec.ts';

/** Of plain bodies that others build on: those of a page mostly build on the same few. */
const HELD_BYTES = 4_194_304;

type Info = Omit<BlobRow, 'body'>;

const COLUMNS = 'pk, digest, class, bytes, stored, codec, depth, base_pk, at';

export class BlobReads {
  readonly #database: Database.Database;
  readonly #path: string;
  readonly #held = new HeldBytes();
  readonly #byDigest: Database.Statement<[Uint8Array], BlobRow>;
  readonly #byPk: Database.Statement<[number], BlobRow>;
  readonly #infoByDigest: Database.Statement<[Uint8Array], Info>;
  readonly #page: Database.Statement<[number, number], Info>;
  readonly #manifests: Database.Statement<[number, number], Info>;

  constructor(database: Database.Database, path: string) {
    this.#database = database;
    this.#path = path;
    this.#byDigest = database.prepare('SELECT * FROM blobs WHERE digest = ?');
    this.#byPk = database.prepare('SELECT * FROM blobs WHERE pk = ?');
    this.#infoByDigest = database.prepare(`SELECT ${COLUMNS} FROM blobs WHERE digest = ?`);
    this.#page = database.prepare(`SELECT ${COLUMNS} FROM blobs WHERE pk > ? ORDER BY pk LIMIT ?`);
    this.#manifests = database.prepare(
      `SELECT ${COLUMNS} FROM blobs WHERE class = 'manifest' AND pk > ? ORDER BY pk LIMIT ?`,
    );
  }

  info(digest: Uint8Array): Info | undefined {
    return this.#infoByDigest.get(digest);
  }

  page(afterPk: number, limit: number): readonly BlobInfo[] {
    return this.#page.all(afterPk, limit).map(infoOf);
  }

  manifests(afterPk: number, limit: number): readonly BlobInfo[] {
    return this.#manifests.all(afterPk, limit).map(infoOf);
  }

  /** undefined: not there. Throws `STORAGE_FAILED` when it is not what its name says. */
  read(digest: Uint8Array): Uint8Array | undefined {
    const row = this.#byDigest.get(digest);
    if (row === undefined) return undefined;
    const bytes = this.#whole(row);
    if (hash('sha256', bytes, 'hex') === Buffer.from(digest).toString('hex')) return bytes;
    throw damaged(digest, 'its bytes are not those that were kept');
  }

  readByPk(pk: number): Uint8Array | undefined {
    const row = this.#byPk.get(pk);
    return row === undefined ? undefined : this.#whole(row);
  }

  #whole(row: BlobRow, depth = 0): Uint8Array {
    return decoded(row, () => [this.#body(row), this.#base(row, depth)]);
  }

  #body(row: BlobRow): Uint8Array {
    return row.body ?? readFileSync(bigFile(this.#path, row.digest));
  }

  #base({ base_pk: basePk, digest }: BlobRow, depth: number): Uint8Array | undefined {
    if (basePk === null) return undefined;
    const held = this.#held.get(basePk);
    if (held !== undefined) return held;
    const base = depth >= DEEPEST ? undefined : this.#byPk.get(basePk);
    if (base === undefined) throw damaged(digest, 'what it builds on is gone');
    const bytes = this.#whole(base, depth + 1);
    this.#held.hold(basePk, bytes);
    return bytes;
  }

  /** What is read next comes from the disk, whatever it builds on. */
  forget(): void {
    this.#held.forget();
  }

  stats(): BlobStats {
    const byClass = this.#database
      .prepare<[], BlobStats['byClass'][number]>(
        `SELECT class, count(*) AS blobs, sum(bytes) AS bytes, sum(stored) AS stored
         FROM blobs GROUP BY class ORDER BY class`,
      )
      .all();
    return totalOf(byClass);
  }
}

/** Plain bytes by number, as long as there is room. */
export class HeldBytes {
  readonly #held = new Map<number, Uint8Array>();
  #bytes = 0;

  get(pk: number): Uint8Array | undefined {
    return this.#held.get(pk);
  }

  hold(pk: number, bytes: Uint8Array): void {
    if (this.#held.has(pk)) return;
    if (this.#bytes + bytes.length > HELD_BYTES) this.forget();
    this.#held.set(pk, bytes);
    this.#bytes += bytes.length;
  }

  forget(): void {
    this.#held.clear();
    this.#bytes = 0;
  }
}

/** The plain bytes of a row; whatever is wrong with its own is damage. */
export function decoded(
  { codec, bytes, digest }: Pick<BlobRow, 'codec' | 'bytes' | 'digest'>,
  parts: () => readonly [body: Uint8Array, base: Uint8Array | undefined],
): Uint8Array {
  try {
    const [body, base] = parts();
    return decode({ codec, body }, bytes, base);
  } catch (cause) {
    if (cause instanceof HearthError) throw cause;
    throw damaged(digest, cause instanceof Error ? cause.message : String(cause), cause);
  }
}

/** With the sums of all classes. */
export function totalOf(byClass: BlobStats['byClass']): BlobStats {
  const sum = (of: 'blobs' | 'bytes' | 'stored'): number =>
    byClass.reduce((total, row) => total + row[of], 0);
  return { blobs: sum('blobs'), bytes: sum('bytes'), stored: sum('stored'), byClass };
}

/** What is read is not what was kept; anything else that goes wrong says nothing of the bytes. */
export class Damage extends HearthError {}

export function damaged(digest: Uint8Array, why: string, cause?: unknown): Damage {
  const name = Buffer.from(digest).toString('hex').slice(0, 12);
  return new Damage(
    'STORAGE_FAILED',
    `A part of this copy is damaged (sha256 ${name}…: ${why}). "hearth library verify --repair" marks what is lost.`,
    { cause },
  );
}
