/** The port over one SQLite file: the verbs that any database has (../verbs), read on one connection and written by a writer. */
import { statSync } from 'node:fs';
import { HearthError } from '../../domain/errors.ts';
import type { Store } from '../../ports/backend.ts';
import { failingWell, MEMORY, type Connection } from './connection.ts';
import { listAccounts } from '../verbs/accounts.ts';
import { libraryOn } from '../verbs/library-rooms.ts';
import { roomsOn, type Packed, type Parts } from '../verbs/rooms.ts';
import { runNow, sqliteTx } from './tx.ts';
import type { Writer } from './writer.ts';

/** The whole port over a reading connection and a writer. */
export function createStore(sql: Connection, writer: Writer, path: string): Store {
  let closed: Promise<void> | undefined;
  const packing = new Set<Promise<unknown>>();
  const packed: Packed = (write) => {
    packing.add(write);
    return write.finally(() => packing.delete(write));
  };
  const tx = sqliteTx(sql);
  const parts: Parts = {
    tx,
    ask: (steps) => read(() => runNow(steps)),
    write: (name, args, handedOver) => writer.write(name, args, handedOver),
    writesAside: true,
    hurry: () => writer.hurry(),
  };
  return {
    ...roomsOn(parts, packed),
    ...libraryOn(parts),
    checkHealth: (depth = 'quick') => read(() => healthOf(sql, path, depth)),
    close: () =>
      (closed ??= Promise.allSettled(packing)
        .then(() => writer.close())
        .finally(() => sql.close())),
  };
}

function read<T>(work: () => T): Promise<T> {
  try {
    return Promise.resolve(failingWell(work));
  } catch (error) {
    return Promise.reject(error instanceof Error ? error : new Error(String(error)));
  }
}

function healthOf(
  sql: Connection,
  path: string,
  depth: 'quick' | 'deep',
): { readonly path: string; readonly bytes: number; readonly schema: string } {
  runNow(listAccounts(sqliteTx(sql)));
  const verdict =
    depth === 'deep' ? String(sql.database.pragma('quick_check(1)', { simple: true })) : 'ok';
  if (verdict !== 'ok') {
    throw new HearthError(
      'STORAGE_FAILED',
      `The database ${path} is damaged (${verdict}). Restore a copy, or move the file away to start anew.`,
    );
  }
  const bytes = path === MEMORY ? 0 : sizeOf(path);
  const schema = String(sql.database.pragma('user_version', { simple: true }));
  return { path, bytes, schema };
}

/** On the disk: what was written last stands in the log beside the file. */
function sizeOf(path: string): number {
  return ['', '-wal', '-shm']
    .map((ending) => statSync(path + ending, { throwIfNoEntry: false })?.size ?? 0)
    .reduce((sum, size) => sum + size, 0);
}
