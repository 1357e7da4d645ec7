/**
 * The folder's database as the next start would find it: what no process works on any more is open, and nobody holds
 * anything. All of that is said inside a transaction that is never committed, so the file stays as it is; the
 * same transaction keeps short commands (`hearth keys create`) from writing to it meanwhile.
 */
import Database from 'better-sqlite3';
import { HearthError } from '../../domain/errors.ts';
import { Connection, toStorageError } from '../sqlite/connection.ts';
import { NEWEST as NEWEST_SQLITE } from '../sqlite/migrate.ts';
import { runNow, sqliteTx } from '../sqlite/tx.ts';
import { recoverPages } from '../verbs/recover.ts';
import type { Cell } from './values.ts';

export interface Source {
  readonly database: Database.Database;
  /** Rows as lists of cells, in the order of `columns`. */
  rows(table: string, columns: readonly string[]): IterableIterator<readonly Cell[]>;
  count(table: string): number;
  /** The highest number that was ever given in a table which never gives one twice. */
  lastNumber(table: string, column: string): number;
  close(): void;
}

/** What only means something while its process lives. */
const OF_PROCESSES = ['nodes', 'host_leases', 'slots'];

/** Throws `STORAGE_FAILED` for a file that another Hearth's version wrote, or that somebody is writing to. */
export function openSource(path: string): Source {
  try {
    return opened(path);
  } catch (error) {
    throw toStorageError(error);
  }
}

function opened(path: string): Source {
  const database = new Database(path, { fileMustExist: true, timeout: 10_000 });
  try {
    checkVersion(Number(database.pragma('user_version', { simple: true })));
    database.pragma('temp_store = MEMORY');
    database.exec('BEGIN IMMEDIATE');
    settle(database);
  } catch (error) {
    database.close();
    throw error;
  }
  return readFrom(database);
}

/** What a database holds, as it is. */
export function readFrom(database: Database.Database): Source {
  return {
    database,
    rows: (table, columns) =>
      database
        .prepare<[], readonly Cell[]>(
          `SELECT ${columns.map(quoted).join(', ')} FROM ${quoted(table)}`,
        )
        .raw()
        .iterate(),
    count: (table) => oneNumber(database, `SELECT count(*) AS n FROM ${quoted(table)}`),
    lastNumber: (table, column) =>
      Math.max(
        oneNumber(
          database,
          `SELECT coalesce(max(${quoted(column)}), 0) AS n FROM ${quoted(table)}`,
        ),
        oneNumber(
          database,
          `SELECT coalesce(max(seq), 0) AS n FROM sqlite_sequence WHERE name = '${table}'`,
        ),
      ),
    close: () => {
      if (database.inTransaction) database.exec('ROLLBACK');
      database.close();
    },
  };
}

function checkVersion(version: number): void {
  if (version === NEWEST_SQLITE) return;
  throw new HearthError(
    'STORAGE_FAILED',
    version > NEWEST_SQLITE
      ? `This data folder was written by a newer Hearth (schema ${version}, this one knows ${NEWEST_SQLITE}). Move it with that one.`
      : `This data folder was last used by an older Hearth (schema ${version}, now ${NEWEST_SQLITE}). Start "hearth serve" on it once, stop it, and move then.`,
  );
}

/** In the open transaction: as a start does. */
function settle(database: Database.Database): void {
  const write = { tx: sqliteTx(new Connection(database)), notify: () => undefined };
  runNow(recoverPages(write, { now: Number.MAX_SAFE_INTEGER }));
  for (const table of OF_PROCESSES) database.exec(`DELETE FROM ${quoted(table)}`);
}

function oneNumber(database: Database.Database, query: string): number {
  return database.prepare<[], { n: number }>(query).get()?.n ?? 0;
}

/** Names of ours: letters and underscores. */
export function quoted(name: string): string {
  return `"${name}"`;
}
