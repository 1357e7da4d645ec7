/** The library's bytes as a folder has them: rows of `blobs.db`, those of large ones with the bytes of their files. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HearthError } from '../../domain/errors.ts';
import { bigFile, openBlobsForReading, VERSION as NEWEST_FORM } from '../blobs/blob-database.ts';
import { readFrom, type Source } from './source.ts';
import type { Cell } from './values.ts';

/** Undefined: the folder never kept a page. Throws `STORAGE_FAILED` for one that a newer Hearth wrote. */
export function openBlobSource(folder: string): Source | undefined {
  const path = join(folder, 'library', 'blobs.db');
  if (!existsSync(path)) return undefined;
  const database = openBlobsForReading(path);
  const form = Number(database.pragma('user_version', { simple: true }));
  if (form > 0 && form <= NEWEST_FORM) {
    const plain = readFrom(database);
    return { ...plain, rows: (table, columns) => rowsOf(plain, path, table, columns) };
  }
  database.close();
  if (form === 0) return undefined;
  throw new HearthError(
    'STORAGE_FAILED',
    `The library ${path} was written by a newer Hearth (form ${form}, this one knows ${NEWEST_FORM}). Move it with that one.`,
  );
}

function* rowsOf(
  source: Source,
  path: string,
  table: string,
  columns: readonly string[],
): IterableIterator<readonly Cell[]> {
  const [body, digest] = [columns.indexOf('body'), columns.indexOf('digest')];
  for (const cells of source.rows(table, columns)) {
    const named = cells[digest];
    if (table !== 'blobs' || cells[body] !== null || !Buffer.isBuffer(named)) yield cells;
    else yield cells.with(body, bytesOf(bigFile(path, named)));
  }
}

/** A file that is gone is as damaged there as it is here, and is told when it is read. */
function bytesOf(file: string): Buffer {
  return existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
}
