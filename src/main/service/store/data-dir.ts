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
import { openSqliteBackend } from './sqlite/backend.ts';

export interface DataDir {
  /** Absolute. */
  readonly path: string;
  readonly databasePath: string;
  /** What a service keeps for itself beside a database that it shares. */
  readonly ownPath: string;
  /** Whose leases the holder's are: the same for each process that holds the folder, one after the other. */
  readonly workerId: string;
  /** Lets another process hold the folder; repeating does nothing. */
  readonly release: () => void;
}

const LOCK_FILE = 'lock.db';
const PID_FILE = 'lock.pid';
const WORKER_FILE = 'worker';

/**
 * Creates the folder (mode 0700) and holds it. Throws `DATA_DIR_IN_USE`, naming the folder and the process
 * that holds it, and `STORAGE_FAILED` for a folder that cannot be made or written.
 */
export function openDataDir(folder: string): DataDir {
  const path = preparePrivately(folder);
  const lockFile = join(path, LOCK_FILE);
  // SQLite would make it, and its journal, readable to others
  closeSync(openSync(lockFile, 'a', 0o600));
  chmodSync(lockFile, 0o600);
  const lock = new Database(lockFile, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw inUse(path, error);
  }
  const pidFile = join(path, PID_FILE);
  writeFileSync(pidFile, String(process.pid), { mode: 0o600 });
  let isHeld = true;
  return {
    path,
    databasePath: databaseIn(path),
    ownPath: ownFile(path),
    workerId: workerIn(path),
    release: () => {
      if (!isHeld) return;
      isHeld = false;
      rmSync(pidFile, { force: true });
      lock.exec('ROLLBACK');
      lock.close();
    },
  };
}

/** Which store a service works on: a PostgreSQL where one is named, else the file of the data folder. */
interface StoreChoice {
  readonly database: string | undefined;
  readonly databaseSchema: string;
}

interface StoreParts {
  readonly clock: Clock;
  readonly log: Log;
  readonly writes?: 'thread' | 'inline';
}

/** Opens the store of a folder that is held. Throws `STORAGE_FAILED` for a file whose rows were moved to a PostgreSQL. */
export async function openStoreIn(
  { databasePath, ownPath }: Pick<DataDir, 'databasePath' | 'ownPath'>,
  { database, databaseSchema: schema }: StoreChoice,
  parts: StoreParts,
): Promise<Backend> {
  if (database === undefined) {
    refuseMoved(databasePath);
    return openSqliteBackend({ path: databasePath, ...parts });
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
  try {
    return readFileSync(file, 'utf8');
  } catch {
    const id = randomUUID();
    writeFileSync(file, id, { mode: 0o600 });
    return id;
  }
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
