/**
 * The port's blobs: written by a thread of their own, read inline. The thread starts with the first write: most runs of
 * Hearth keep nothing.
 */
import { existsSync } from 'node:fs';
import type Database from 'better-sqlite3';
import type { BlobStore } from '../../ports/library.ts';
import type { Log } from '../../ports/system.ts';
import {
  failing,
  infoOf,
  MEMORY,
  openBlobsForReading,
  openBlobsForWriting,
} from './blob-database.ts';
import { BlobReads } from './blob-reads.ts';
import { digestBytes } from './blob-writes.ts';
import { BlobServer, type BlobResults } from './serve-blobs.ts';
import { threadWriter, type Writer } from './thread-writer.ts';

export interface BlobStoreOptions {
  /** `blobs.db`, made with its folder when something is first kept; `:memory:` for tests. */
  readonly path: string;
  readonly log: Log;
  readonly workerUrl?: URL;
}

/** Opens nothing yet. */
export function openBlobStore(options: BlobStoreOptions): BlobStore {
  const isInMemory = options.path === MEMORY;
  const memory = isInMemory ? openBlobsForWriting(MEMORY) : undefined;
  const writer =
    memory === undefined
      ? threadWriter({ ...options, place: { path: options.path } })
      : inlineWriter(memory);
  let reading: { readonly database: Database.Database; readonly reads: BlobReads } | undefined;
  /** undefined: nothing was ever kept. */
  const reads = (): BlobReads | undefined => {
    if (reading !== undefined) return reading.reads;
    if (memory === undefined && !existsSync(options.path)) return undefined;
    // brings the schema up to date, and refuses a newer one with its own sentence
    if (memory === undefined) openBlobsForWriting(options.path).close();
    const database = memory ?? openBlobsForReading(options.path);
    reading = { database, reads: new BlobReads(database, options.path) };
    return reading.reads;
  };
  const read = <T>(empty: T, work: (from: BlobReads) => T): Promise<T> => {
    try {
      const from = reads();
      return Promise.resolve(from === undefined ? empty : failing(() => work(from)));
    } catch (error) {
      return Promise.reject(error instanceof Error ? error : new Error(String(error)));
    }
  };
  return {
    put: (blobs, at) => writer.run({ kind: 'put', blobs, at }),
    read: (digest) => read(null, (from) => from.read(digestBytes(digest)) ?? null),
    find: (digests) =>
      read([], (from) =>
        digests
          .map((digest) => from.info(digestBytes(digest)))
          .filter((info) => info !== undefined)
          .map(infoOf),
      ),
    list: ({ afterPk, limit }) => read([], (from) => from.page(afterPk, limit)),
    manifests: ({ afterPk, limit }) => read([], (from) => from.manifests(afterPk, limit)),
    check: ({ afterPk }) => writer.run({ kind: 'check', afterPk }),
    remove: (pks, olderThan) => writer.run({ kind: 'remove', pks, olderThan }),
    stats: () => read({ blobs: 0, bytes: 0, stored: 0, byClass: [] }, (from) => from.stats()),
    close: async () => {
      await writer.close();
      reading?.database.close();
    },
  };
}

function inlineWriter(database: Database.Database): Writer {
  const server = new BlobServer(database, MEMORY);
  return {
    run: (task) => {
      const [outcome] = server.run([task]);
      if (outcome?.ok === true) {
        // the server answers with the result of the task of this kind
        return Promise.resolve(outcome.result as BlobResults[typeof task.kind]);
      }
      const error = outcome?.error;
      return Promise.reject(error instanceof Error ? error : new Error(String(error)));
    },
    close: () => Promise.resolve(),
  };
}
