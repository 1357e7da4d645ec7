/**
 * Brings a database to the newest schema, one transaction per migration; `user_version` is its number.
 *
 * Safe when several processes open one file at once: each step takes the write lock and looks again.
 */
import type Database from 'better-sqlite3';
import { HearthError } from '../../domain/errors.ts';
import { MIGRATIONS } from './migrations/index.ts';

export const NEWEST = MIGRATIONS.at(-1)?.version ?? 0;

/** Throws `STORAGE_FAILED` for a database that a newer Hearth wrote. Resolves its version. */
export function migrate(database: Database.Database): number {
  refuseNewer(versionOf(database));
  for (const migration of MIGRATIONS) {
    if (versionOf(database) >= migration.version) continue;
    database.exec('BEGIN IMMEDIATE');
    try {
      if (versionOf(database) < migration.version) {
        database.exec(migration.sql);
        database.pragma(`user_version = ${migration.version}`);
      }
      database.exec('COMMIT');
    } catch (error) {
      if (database.inTransaction) database.exec('ROLLBACK');
      throw error;
    }
  }
  return versionOf(database);
}

/** The schema as text: one statement per object, in order of name, for comparison in review. */
export function dumpSchema(database: Database.Database): string {
  const rows = database
    .prepare<[], { sql: string }>(
      `SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'
       AND name NOT LIKE 'versions_text_%' AND name NOT LIKE 'shelf_text_%' ORDER BY tbl_name, type DESC, name`,
    )
    .all();
  return rows.map((row) => `${row.sql};\n`).join('\n');
}

function versionOf(database: Database.Database): number {
  return Number(database.pragma('user_version', { simple: true }));
}

function refuseNewer(version: number): void {
  if (version <= NEWEST) return;
  throw new HearthError(
    'STORAGE_FAILED',
    `This data folder was written by a newer Hearth (schema ${version}, this one knows ${NEWEST}). Update Hearth, or choose another folder with --data-dir.`,
  );
}
