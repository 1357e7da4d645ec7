/** The thread that writes an SQLite file; started by sqlite-file.ts, from source or as `export-sqlite.js`. */
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import type { SqliteData, SqliteOrder, SqliteReport } from './sqlite-protocol.ts';

if (parentPort === null) throw new Error('This script runs as a worker thread.');
const port = parentPort;
// sqlite-file.ts is the only one to start it
const { path, columns } = workerData as SqliteData;

const database = new Database(path);
// nobody else reads it yet, and a half-written file is thrown away
database.pragma('journal_mode = OFF');
database.pragma('synchronous = OFF');
const names = columns.map((name) => `"${name.replaceAll('"', '""')}"`);
// no declared type: a cell keeps its own
database.exec(`CREATE TABLE records (${names.length === 0 ? '"nothing"' : names.join(', ')})`);
const insert = database.prepare(
  `INSERT INTO records VALUES (${names.length === 0 ? 'NULL' : names.map(() => '?').join(', ')})`,
);

const write = database.transaction((order: Extract<SqliteOrder, { readonly kind: 'rows' }>) => {
  for (const row of order.rows) {
    insert.run(row.map((cell) => (typeof cell === 'boolean' ? Number(cell) : cell)));
  }
});

const done: SqliteReport = { kind: 'done' };
port.on('message', (order: SqliteOrder) => {
  if (order.kind === 'rows') write(order);
  else database.close();
  port.postMessage(done);
});
