/**
 * A copy of a SQLite database that others write to meanwhile: as it stood when the copy began.
 *
 * A read transaction on the source holds its state (WAL); without one, every write of another connection would make
 * SQLite begin anew. Source: sqlite.org/backup.html, "Concurrent usage".
 */
import Database from 'better-sqlite3';
import { HearthError } from '../domain/errors.ts';

const PAGES_A_STEP = 1_000;

/** `onProgress`: bytes that are copied. */
export async function copyDatabase(
  from: string,
  to: string,
  how: { readonly signal: AbortSignal; readonly onProgress: (bytes: number) => void },
): Promise<void> {
  const source = new Database(from, { readonly: true, fileMustExist: true });
  try {
    source.exec('BEGIN');
    source.prepare('SELECT count(*) FROM sqlite_schema').get();
    const pageBytes = Number(source.pragma('page_size', { simple: true }));
    await source.backup(to, {
      progress({ totalPages, remainingPages }) {
        how.signal.throwIfAborted();
        how.onProgress((totalPages - remainingPages) * pageBytes);
        return PAGES_A_STEP;
      },
    });
  } finally {
    source.close();
  }
}

/** Reads the whole file. Throws `STORAGE_FAILED` when it is damaged. */
export function checkDatabase(path: string): void {
  const copy = new Database(path, { readonly: true, fileMustExist: true });
  try {
    const found = copy.pragma('quick_check', { simple: true });
    if (found !== 'ok') {
      throw new HearthError('STORAGE_FAILED', `The copy ${path} is damaged: ${String(found)}.`);
    }
  } finally {
    copy.close();
  }
}
