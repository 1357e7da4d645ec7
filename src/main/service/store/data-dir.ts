/**
 * The data folder: made private, held by one process.
 *
 * The lock is an exclusive transaction on a tiny database beside the real one: the operating system lets
 * go of it when the process ends, however it ends, so a crash leaves nothing to clean up. The holder's pid
 * is written beside it only to be named to others. Short commands do not take the lock: they write to the
 * same database and wait their turn (openSharedStore).
 */
import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { HearthError } from '../domain/errors.ts';
import type { Backend } from '../ports/backend.ts';
import type { Clock, Log } from '../ports/system.ts';
import { ownFile, sharesLibrary } from './library-place.ts';
import { refuseMoved } from './moved-mark.ts';
import { freeBytes, openReserve, type Reserve } from './reserve.ts';
import { openSqliteBackend } from './sqlite/backend.ts';
import { toStorageError } from './sqlite/connection.ts';

export interface DataDir {
  /** Absolute. */
  readonly path: string;
  readonly databasePath: string;
  /** What a service keeps for itself beside a database that it shares. */
  readonly ownPath: string;
  /** Whose leases the holder's are: the same for each process that holds the folder, one after the other. */
  readonly workerId: string;
  readonly reserve: Reserve;
  /** Lets another process hold the folder; repeating does nothing. */
  readonly release: () => void;
}

const LOCK_FILE = 'lock.db';
const PID_FILE = 'lock.pid';
const WORKER_FILE = 'worker';
/** With less, nothing can be opened. */
const NEEDED_BYTES = 1_000_000;

/**
 * Creates the folder (mode 0700) and holds it; on a full disk with the room of its reserve. Throws `DATA_DIR_IN_USE`,
 * naming the folder and the process that holds it, `STORAGE_FULL`, and `STORAGE_FAILED` for a folder that cannot be made
 * or written.
 */
export function openDataDir(folder: string): DataDir {
  const path = preparePrivately(folder);
  try {
    return hold(path);
  } catch (error) {
    throw toFullFolder(path, error);
  }
}

/** What failed for want of room on the folder's disk says how to go on; all else is given back as it is. */
export function toFullFolder(path: string, error: unknown): unknown {
  const cause = error instanceof HearthError && error.cause !== undefined ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const isFull =
    /^(ENOSPC|EDQUOT|SQLITE_FULL)/.test(code) ||
    // SQLite's word for files beside the database that cannot grow
    (/^SQLITE_(IOERR|CANTOPEN)/.test(code) && freeBytes(path) < NEEDED_BYTES);
  if (!isFull) return error;
  return new HearthError(
    'STORAGE_FULL',
    `The disk of the data folder ${path} is full, and Hearth needs some room there to start. Free 10 MB on it, by deleting or moving something else, and start again; then jobs and kept pages can be removed in Hearth.`,
    { cause: error },
  );
}

/** Until they are released: a database that nothing points to is closed when memory is collected, and its lock with it. */
const HELD = new Set<Database.Database>();

function hold(path: string): DataDir {
  const lockFile = join(path, LOCK_FILE);
  // SQLite would make it, and its journal, readable to others
  closeSync(openSync(lockFile, 'a', 0o600));
  chmodSync(lockFile, 0o600);
  const lock = new Database(lockFile, { timeout: 0 });
  try {
    // a journal on the disk would need room there
    lock.pragma('journal_mode = MEMORY');
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    const isBusy = error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');
    throw isBusy ? inUse(path, error) : toStorageError(error);
  }
  HELD.add(lock);
  const pidFile = join(path, PID_FILE);
  const release = (): void => {
    if (!HELD.delete(lock)) return;
    rmSync(pidFile, { force: true });
    lock.exec('ROLLBACK');
    lock.close();
  };
  try {
    const reserve = openReserve(path);
    writeFileSync(pidFile, String(process.pid), { mode: 0o600 });
    const files = { databasePath: databaseIn(path), ownPath: ownFile(path) };
    return { path, ...files, workerId: workerIn(path), reserve, release };
  } catch (error) {
    release();
    throw error;
  }
}

/** Which store a service works on: a PostgreSQL where one is named, else the file of the data folder. */
interface StoreChoice {
  readonly database: string | undefined;
  readonly databaseSchema: string;
}

interface StoreParts {
  readonly clock: Clock;
  readonly log: Log;
  readonly writes?: 'resting' | 'inline';
}

/** Opens the store of a folder that is held. Throws `STORAGE_FAILED` for a file whose rows were moved to a PostgreSQL. */
export async function openStoreIn(
  { databasePath, ownPath }: Pick<DataDir, 'databasePath' | 'ownPath'>,
  { database, databaseSchema: schema }: StoreChoice,
  parts: StoreParts,
): Promise<Backend> {
  if (database === undefined) {
    refuseMoved(databasePath);
    return openSqliteBackend({ path: databasePath, writes: 'resting', ...parts });
  }
  // its driver is loaded where it is needed
  const { openNodeBackend } = await import('./postgres/node-backend.ts');
  const isShared = sharesLibrary({ dataDir: dirname(ownPath), database });
  return openNodeBackend({ database, schema, ownPath, sharesLibrary: isShared, ...parts });
}

/** Opens the folder's store for a short-lived command, whether or not a service runs on it. */
export function openSharedStore(
  folder: string,
  parts: Omit<StoreParts, 'writes'>,
  choice: StoreChoice = { database: undefined, databaseSchema: '' },
): Promise<Backend> {
  const path = preparePrivately(folder);
  const files = { databasePath: databaseIn(path), ownPath: ownFile(path) };
  return openStoreIn(files, choice, { writes: 'inline', ...parts });
}

function databaseIn(path: string): string {
  return join(path, 'hearth.db');
}

function workerIn(path: string): string {
  const file = join(path, WORKER_FILE);
  const known = existsSync(file) ? readFileSync(file, 'utf8') : '';
  // empty: the disk was full when it was made
  if (known !== '') return known;
  const id = randomUUID();
  writeFileSync(file, id, { mode: 0o600 });
  return id;
}

function preparePrivately(folder: string): string {
  const path = resolve(folder);
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    chmodSync(path, 0o700);
  } catch (error) {
    throw new HearthError(
      'STORAGE_FAILED',
      `The data folder ${path} cannot be used: ${error instanceof Error ? error.message : String(error)}. Choose another with --data-dir.`,
      { cause: error },
    );
  }
  return path;
}

function inUse(path: string, cause: unknown): HearthError {
  return new HearthError(
    'DATA_DIR_IN_USE',
    `The data folder ${path} is in use by another Hearth (${holderOf(path)}). Stop it first, or choose another folder with --data-dir.`,
    { cause },
  );
}

function holderOf(path: string): string {
  try {
    return `process ${readFileSync(join(path, PID_FILE), 'utf8')}`;
  } catch {
    return 'process unknown';
  }
}
