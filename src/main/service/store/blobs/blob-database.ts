/**
 * The file of blobs: `blobs.db`, every commit synced, and plain files beside it for bodies above 1 MB.
 *
 * Why an own file and FULL: docs/adr/0025-manifests-and-blobs.md. Schema changes go by `user_version`.
 */
import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { HearthError } from '../../domain/errors.ts';
import type { BlobClass, BlobInfo } from '../../ports/library.ts';
import { toStorageError } from '../sqlite/connection.ts';

export const MEMORY = ':memory:';
/** 2: chains may be a blob longer, which the first Hearths would take for damage; the tables are the same. */
export const VERSION = 2;
const BUSY_TIMEOUT_MS = 10_000;

/** `at`: last put. `depth`: how many others must be read to read it. `body` null: in a file of its own. */
const SCHEMA = `
CREATE TABLE blobs (
  pk INTEGER PRIMARY KEY AUTOINCREMENT,
  digest BLOB NOT NULL UNIQUE,
  class TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  stored INTEGER NOT NULL,
  codec INTEGER NOT NULL,
  depth INTEGER NOT NULL,
  base_pk INTEGER REFERENCES blobs (pk),
  at INTEGER NOT NULL,
  body BLOB
) STRICT;
CREATE INDEX blobs_base ON blobs (base_pk) WHERE base_pk IS NOT NULL;
CREATE INDEX blobs_manifests ON blobs (pk) WHERE class = 'manifest';
CREATE TABLE keyframes (
  scope TEXT PRIMARY KEY,
  blob_pk INTEGER NOT NULL REFERENCES blobs (pk) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX keyframes_blob ON keyframes (blob_pk);
`;

export interface BlobRow {
  readonly pk: number;
  readonly digest: Buffer;
  readonly class: BlobClass;
  readonly bytes: number;
  readonly stored: number;
  readonly codec: 0 | 1 | 2;
  readonly depth: number;
  readonly base_pk: number | null;
  readonly at: number;
  readonly body: Buffer | null;
}

export function openBlobsForWriting(path: string): Database.Database {
  return failing(() => {
    if (path !== MEMORY) {
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
      closeSync(openSync(path, 'a', 0o600));
      chmodSync(path, 0o600);
    }
    const database = new Database(path, { timeout: BUSY_TIMEOUT_MS });
    try {
      prepare(database, path);
    } catch (error) {
      database.close();
      throw error;
    }
    return database;
  });
}

function prepare(database: Database.Database, path: string): void {
  const version = Number(database.pragma('user_version', { simple: true }));
  if (version > VERSION) {
    throw new HearthError(
      'STORAGE_FAILED',
      `The library ${path} was written by a newer Hearth (form ${version}, this one knows ${VERSION}). Update Hearth.`,
    );
  }
  if (version === 0) {
    database.pragma('page_size = 8192');
    database.pragma('auto_vacuum = INCREMENTAL');
  }
  if (path !== MEMORY) database.pragma('journal_mode = WAL');
  // rows of hearth.db name what is here: it must be on the disk before them
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma('journal_size_limit = 67108864');
  database.pragma('cache_size = -4000');
  if (version < VERSION) {
    database.exec(`BEGIN IMMEDIATE`);
    if (Number(database.pragma('user_version', { simple: true })) === 0) database.exec(SCHEMA);
    database.pragma(`user_version = ${VERSION}`);
    database.exec('COMMIT');
  }
}

export function openBlobsForReading(path: string): Database.Database {
  return failing(() => {
    const database = new Database(path, { timeout: BUSY_TIMEOUT_MS, fileMustExist: true });
    database.pragma('query_only = ON');
    database.pragma('cache_size = -2000');
    return database;
  });
}

/** Where a large body lies. */
export function bigFile(path: string, digest: Uint8Array): string {
  const hex = Buffer.from(digest).toString('hex');
  return join(dirname(path), 'big', hex.slice(0, 2), hex);
}

export function infoOf(row: Omit<BlobRow, 'body'>): BlobInfo {
  const { pk, bytes, stored, at } = row;
  return { pk, digest: `sha256:${row.digest.toString('hex')}`, bytes, stored, at };
}

/** Runs `work`; what goes wrong comes as a HearthError. */
export function failing<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw toBlobError(error);
  }
}

/** Errors of SQLite and of the file system. */
export function toBlobError(error: unknown): unknown {
  if (error instanceof HearthError) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new HearthError(
      'STORAGE_FULL',
      'The disk that holds the data folder is full; the copy was not kept. Free some space and try again.',
      { cause: error },
    );
  }
  if (typeof code === 'string' && /^E[A-Z]+$/.test(code) && error instanceof Error) {
    return new HearthError(
      'STORAGE_FAILED',
      `A file of the library cannot be used: ${error.message}.`,
      {
        cause: error,
      },
    );
  }
  return toStorageError(error);
}
