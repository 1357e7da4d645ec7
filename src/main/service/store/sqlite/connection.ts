/**
 * One open SQLite database: settings, prepared statements, errors as HearthErrors.
 *
 * Durability: WAL with synchronous=NORMAL. A commit is in the operating system's hands when a verb
 * resolves, so killing the process loses nothing; a power cut may lose the last commits, never the
 * database's consistency, and page, document and charge always go together. Why not FULL:
 * docs/adr/0003-store.md.
 */
import { chmodSync, closeSync, openSync } from 'node:fs';
import Database from 'better-sqlite3';
import { HearthError } from '../../domain/errors.ts';
import { EnteredAddresses } from '../entered-addresses.ts';
import { migrate } from './migrate.ts';
import { MOST_OUTPUT_CHARS, Remembered } from '../remembered.ts';
import type { SqlValue, Statement } from '../statement.ts';
import type { Bodies, KnownOutput } from '../verbs/tx.ts';

export const MEMORY = ':memory:';

/** How long a statement waits for another process (`hearth keys create`) to finish its write. */
const BUSY_TIMEOUT_MS = 10_000;

export class Connection {
  readonly database: Database.Database;
  /** Decoded bodies of running jobs by id; a cache that may be cleared at any time. */
  readonly bodies = new Map<string, Bodies>();
  /** Outputs of kept pages that were read here before; never changed. */
  readonly outputs = new Remembered<KnownOutput>(MOST_OUTPUT_CHARS);
  readonly entered = new EnteredAddresses();
  readonly #prepared = new Map<string, Database.Statement<SqlValue[]>>();

  constructor(database: Database.Database) {
    this.database = database;
  }

  all<P, R>(statement: Statement<P, R>, params: P): R[] {
    // the row's type is Kysely's, derived from tables.ts; the schema test holds both together
    const { text, values } = statement.in('sqlite');
    return this.#prepare(text).all(...values(params)) as R[];
  }

  get<P, R>(statement: Statement<P, R>, params: P): R | undefined {
    const { text, values } = statement.in('sqlite');
    return this.#prepare(text).get(...values(params)) as R | undefined;
  }

  /** Adds a row; gives its number. */
  insert<P>(statement: Statement<P, unknown>, params: P): number {
    const { text, values } = statement.in('sqlite');
    return Number(this.#prepare(text).run(...values(params)).lastInsertRowid);
  }

  /** Runs a write; gives how many rows changed. */
  run<P>(statement: Statement<P, unknown>, params: P): number {
    const { text, values } = statement.in('sqlite');
    return this.#prepare(text).run(...values(params)).changes;
  }

  /** Begins, ends or marks a transaction; prepared once, for it is said with every verb. */
  say(command: 'BEGIN IMMEDIATE' | 'COMMIT' | 'SAVEPOINT verb' | 'RELEASE verb'): void {
    this.#prepare(command).run();
  }

  close(): void {
    this.#prepared.clear();
    this.database.close();
  }

  #prepare(text: string): Database.Statement<SqlValue[]> {
    const known = this.#prepared.get(text);
    if (known !== undefined) return known;
    const prepared = this.database.prepare<SqlValue[]>(text);
    this.#prepared.set(text, prepared);
    return prepared;
  }
}

/** Opens (and creates, mode 0600) the database for writing and brings its schema up to date; `timeout`: ms that a statement waits for another process. */
export function openForWriting(path: string, timeout = BUSY_TIMEOUT_MS): Connection {
  return failingWell(() => {
    if (path !== MEMORY) createPrivately(path);
    const database = new Database(path, { timeout });
    try {
      if (Number(database.pragma('user_version', { simple: true })) === 0) {
        database.pragma('auto_vacuum = INCREMENTAL');
      }
      if (path !== MEMORY) database.pragma('journal_mode = WAL');
      database.pragma('synchronous = NORMAL');
      database.pragma('foreign_keys = ON');
      database.pragma('temp_store = MEMORY');
      database.pragma('journal_size_limit = 67108864');
      // 16 MB of journal between two copies into the database: a crawl rewrites the same index pages over and over
      database.pragma('wal_autocheckpoint = 4000');
      database.pragma('cache_size = -5000');
      migrate(database);
    } catch (error) {
      database.close();
      throw error;
    }
    return new Connection(database);
  });
}

/** Opens an existing, migrated database for reading only. */
export function openForReading(path: string): Connection {
  return failingWell(() => {
    const database = new Database(path, { timeout: BUSY_TIMEOUT_MS, fileMustExist: true });
    database.pragma('query_only = ON');
    database.pragma('cache_size = -2000');
    database.pragma('temp_store = MEMORY');
    return new Connection(database);
  });
}

/** What a failed statement means: a full disk, or a store that does not answer. */
export function toStorageError(error: unknown): unknown {
  if (!(error instanceof Database.SqliteError)) return error;
  if (error.code.startsWith('SQLITE_FULL')) {
    return new HearthError(
      'STORAGE_FULL',
      'The disk that holds the data folder is full; nothing was saved or charged. Free some space and try again.',
      { cause: error },
    );
  }
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(error.code)) {
    return new HearthError(
      'STORAGE_FAILED',
      `The database (hearth.db in the data folder) is damaged: ${error.message}. Stop Hearth and put a copy from a backup in its place. Without one, move the file away and start again: keys, jobs, recipes and monitors begin anew, and "hearth library rebuild" lists the kept pages again.`,
      { cause: error },
    );
  }
  return new HearthError('STORAGE_FAILED', `The database failed: ${error.message}.`, {
    cause: error,
  });
}

/** Runs `work`, turning SQLite's errors into HearthErrors. */
export function failingWell<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw toStorageError(error);
  }
}

function createPrivately(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
}
