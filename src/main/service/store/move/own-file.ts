/** What stays with the folder: a file with the tables that PostgreSQL does not hold, as a service keeps it beside one. */
import { rmSync } from 'node:fs';
import { hash } from 'node:crypto';
import Database from 'better-sqlite3';
import { failingWell, openForWriting } from '../sqlite/connection.ts';
import { compared, type Compared } from './audit.ts';
import { columnsOf } from './shape.ts';
import { quoted } from './source.ts';

interface Asked {
  /** The folder's database; only read. */
  readonly from: string;
  /** The new file; one that is there is made anew. */
  readonly to: string;
  readonly kept: readonly string[];
}

/** Makes it, whole or not at all: whoever finds it under its last name finds all of it. */
export function makeOwnFile({ from, to, kept }: Asked): void {
  failingWell(() => {
    removeFile(to);
    const { database } = openForWriting(to);
    try {
      database.pragma('foreign_keys = OFF');
      // rows of an index of texts are copied as they are
      database.unsafeMode(true);
      database.prepare('ATTACH ? AS old').run(from);
      // not IMMEDIATE, which would want to write to both
      database.exec('BEGIN');
      for (const table of kept) copyTable(database, table);
      for (const table of kept) copyParents(database, table, kept);
      copyNumbers(database, kept);
      const [broken] = database.pragma('foreign_key_check') as readonly unknown[];
      if (broken !== undefined) throw new Error(`a row lost its parent: ${JSON.stringify(broken)}`);
      database.exec('COMMIT');
      database.close();
    } catch (error) {
      database.close();
      removeFile(to);
      throw error;
    }
  });
}

export function removeFile(path: string): void {
  for (const end of ['', '-wal', '-shm']) rmSync(path + end, { force: true });
}

function copyTable(database: Database.Database, table: string): void {
  const columns = columnsOf(database, table).map(quoted).join(', ');
  database.exec(`DELETE FROM main.${quoted(table)}`);
  database.exec(
    `INSERT INTO main.${quoted(table)} (${columns}) SELECT ${columns} FROM old.${quoted(table)}`,
  );
}

interface Reference {
  readonly table: string;
  readonly from: string;
  readonly to: string | null;
}

/** A recipe names its account: that row is in both, as a service writes it, too. */
function copyParents(database: Database.Database, table: string, kept: readonly string[]): void {
  const references = database
    .prepare<[string], Reference>('SELECT "table", "from", "to" FROM pragma_foreign_key_list(?)')
    .all(table);
  for (const { table: parent, from, to } of references) {
    if (kept.includes(parent)) continue;
    const columns = columnsOf(database, parent).map(quoted).join(', ');
    database.exec(
      `INSERT OR IGNORE INTO main.${quoted(parent)} (${columns}) SELECT ${columns} FROM old.${quoted(parent)}
       WHERE ${quoted(to ?? 'pk')} IN (SELECT ${quoted(from)} FROM main.${quoted(table)})`,
    );
  }
}

/** A number that was given once stands in files of the library: it is never given again. */
function copyNumbers(database: Database.Database, kept: readonly string[]): void {
  const names = kept.map((name) => `'${name}'`).join(', ');
  database.exec(`DELETE FROM main.sqlite_sequence WHERE name IN (${names})`);
  database.exec(
    `INSERT INTO main.sqlite_sequence (name, seq) SELECT name, seq FROM old.sqlite_sequence WHERE name IN (${names})`,
  );
}

/** Every table that stayed, in both files. */
export function compareOwnFile(
  source: Database.Database,
  path: string,
  kept: readonly string[],
): readonly Compared[] {
  return failingWell(() => {
    // opened for reading alone, it would leave its journal behind
    const own = new Database(path, { fileMustExist: true });
    try {
      own.pragma('query_only = ON');
      return kept.map((table) =>
        compared(`node.db ${table}`, digestOf(source, table), digestOf(own, table)),
      );
    } finally {
      own.close();
    }
  });
}

function digestOf(database: Database.Database, table: string): string {
  const columns = columnsOf(database, table).map(quoted).join(', ');
  const rows = database
    .prepare<[], readonly unknown[]>(`SELECT ${columns} FROM ${quoted(table)}`)
    .raw();
  let count = 0;
  let sum = 0n;
  for (const row of rows.iterate()) {
    const texts = row.map((cell) => (Buffer.isBuffer(cell) ? hash('sha256', cell) : cell));
    count += 1;
    sum += hash('sha256', JSON.stringify(texts), 'buffer').readBigInt64BE(0);
  }
  return `${count} rows ${BigInt.asUintN(64, sum).toString(16).padStart(16, '0')}`;
}
