/**
 * The port's blobs: written by a thread of their own, read inline. The thread starts with the first write: most runs of
 * Hearth keep nothing.
 */
import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type Database from 'better-sqlite3';
import { HearthError } from '../../domain/errors.ts';
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
import type { BlobAnswer, BlobRequest } from './blob-worker.ts';
import { BlobServer, type BlobResults, type BlobTask } from './serve-blobs.ts';

/** Little more than requests and answers is allocated here; a larger nursery only holds more garbage. */
const YOUNG_MB = 4;

export interface BlobStoreOptions {
  /** `blobs.db`, made with its folder when something is first kept; `:memory:` for tests. */
  readonly path: string;
  readonly log: Log;
  readonly workerUrl?: URL;
}

type Run = <Kind extends BlobTask['kind']>(
  task: Extract<BlobTask, { readonly kind: Kind }>,
) => Promise<BlobResults[Kind]>;

interface Writer {
  readonly run: Run;
  readonly close: () => Promise<void>;
}

/** Opens nothing yet. */
export function openBlobStore(options: BlobStoreOptions): BlobStore {
  const isInMemory = options.path === MEMORY;
  const memory = isInMemory ? openBlobsForWriting(MEMORY) : undefined;
  const writer = memory === undefined ? threadWriter(options) : inlineWriter(memory);
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

interface Pending {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

function threadWriter(options: BlobStoreOptions): Writer {
  const pending = new Map<number, Pending>();
  let worker: Worker | undefined;
  let nextId = 1;
  let closing: Promise<void> | undefined;
  const lose = (gone: Worker, error: Error): void => {
    if (worker !== gone) return;
    worker = undefined;
    const lost = [...pending.values()];
    pending.clear();
    for (const { reject } of lost) reject(stopped(error));
    if (closing === undefined)
      options.log.error('the writer thread of the library died', { error });
  };
  const start = (): Worker => {
    const made = new Worker(options.workerUrl ?? workerUrl(), {
      workerData: { path: options.path },
      name: 'hearth-blob-writer',
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    made.on('message', (answers: readonly BlobAnswer[]) => {
      for (const answer of answers) settle(pending, answer);
    });
    made.on('error', (error: Error) => lose(made, error));
    made.on('exit', (code) => lose(made, new Error(`the writer thread ended with code ${code}`)));
    return made;
  };
  const send = (request: Omit<BlobRequest, 'id'>): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const id = nextId;
      nextId += 1;
      pending.set(id, { resolve, reject });
      worker ??= start();
      worker.postMessage({ id, ...request }, givenWith(request.task));
    });
  return {
    run: (task) => {
      if (closing !== undefined) return Promise.reject(stopped(new Error('closed')));
      // the thread answers with the result of the task of this kind
      return send({ task }) as Promise<BlobResults[typeof task.kind]>;
    },
    close: () =>
      (closing ??= (async () => {
        const open = worker;
        if (open === undefined) return;
        const ended = new Promise<void>((resolve) => open.once('exit', () => resolve()));
        const close: BlobRequest = { id: 0 };
        open.postMessage(close);
        await ended;
      })()),
  };
}

/** Buffers that go over to the thread instead of being copied; each can go but once. */
function givenWith(task: BlobTask | undefined): readonly ArrayBuffer[] {
  if (task?.kind !== 'put') return [];
  const buffers = task.blobs.flatMap(({ bytes: { buffer, byteLength }, isGiven }) =>
    isGiven === true && buffer instanceof ArrayBuffer && buffer.byteLength === byteLength
      ? [buffer]
      : [],
  );
  return [...new Set(buffers)];
}

function settle(pending: Map<number, Pending>, answer: BlobAnswer): void {
  const waiting = pending.get(answer.id);
  pending.delete(answer.id);
  if (answer.ok) waiting?.resolve(answer.result);
  else {
    const code = answer.code === 'STORAGE_FULL' ? 'STORAGE_FULL' : 'STORAGE_FAILED';
    waiting?.reject(new HearthError(code, answer.message));
  }
}

/** The script beside this file when run from source, else `blob-writer.js` of the bundle's main folder. */
function workerUrl(): URL {
  if (import.meta.url.endsWith('.ts')) return new URL('./blob-worker.ts', import.meta.url);
  const places = ['./blob-writer.js', '../blob-writer.js', '../../blob-writer.js'];
  const urls = places.map((place) => new URL(place, import.meta.url));
  return urls.find((url) => existsSync(url)) ?? new URL('./blob-writer.js', import.meta.url);
}

function stopped(cause: Error): HearthError {
  return new HearthError(
    'STORAGE_FAILED',
    `The library's writer stopped (${cause.message}). Try again; if it stays so, restart Hearth.`,
    { cause },
  );
}
