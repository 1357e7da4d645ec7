/**
 * A table as an SQLite file: written by a thread of its own into a temporary folder, then streamed, then deleted.
 *
 * Cells keep their types: numbers, texts, nothing; truth values are 1 and 0.
 */
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Cell } from '../../../contract/table/records.ts';
import { HearthError } from '../domain/errors.ts';
import { threadFile } from '../domain/thread-file.ts';
import type { SqliteOrder, SqliteReport } from './sqlite-protocol.ts';
import type { TableSource } from './table-source.ts';

const BATCH_ROWS = 1_000;
/** SQLite's own limit. */
const MOST_COLUMNS = 2_000;

export async function* sqliteFile({ columns, rows }: TableSource): AsyncGenerator<Uint8Array> {
  if (columns.length > MOST_COLUMNS) {
    throw new HearthError(
      'BAD_REQUEST',
      `An SQLite table holds ${MOST_COLUMNS} columns, this one has ${columns.length}; choose fewer.`,
    );
  }
  const folder = await mkdtemp(join(tmpdir(), 'hearth-export-'));
  try {
    const path = join(folder, 'records.sqlite');
    await write(path, uniqueColumns(columns), rows);
    yield* createReadStream(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function write(
  path: string,
  columns: readonly string[],
  rows: AsyncIterable<readonly Cell[]>,
): Promise<void> {
  const worker = new Worker(threadFile(import.meta.url, './sqlite-worker.ts', 'export-sqlite'), {
    workerData: { path, columns },
    name: 'hearth-sqlite-export',
  });
  const failure = new Promise<never>((_resolve, reject) => {
    worker.once('error', reject);
  });
  // it is awaited only together with a report
  failure.catch(() => undefined);
  const order = async (message: SqliteOrder): Promise<void> => {
    const report = new Promise<SqliteReport>((resolve) => worker.once('message', resolve));
    worker.postMessage(message);
    await Promise.race([report, failure]);
  };
  try {
    let batch: (readonly Cell[])[] = [];
    for await (const row of rows) {
      batch.push(row);
      if (batch.length < BATCH_ROWS) continue;
      await order({ kind: 'rows', rows: batch });
      batch = [];
    }
    await order({ kind: 'rows', rows: batch });
    await order({ kind: 'end' });
  } finally {
    await worker.terminate();
  }
}

/** SQLite takes `Name` and `name` for one. */
function uniqueColumns(columns: readonly string[]): readonly string[] {
  const used = new Set<string>();
  return columns.map((name) => {
    let candidate = name;
    for (let count = 2; used.has(candidate.toLowerCase()); count += 1) {
      candidate = `${name}_${count}`;
    }
    used.add(candidate.toLowerCase());
    return candidate;
  });
}
