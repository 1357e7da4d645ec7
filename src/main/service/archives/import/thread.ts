/**
 * Imports an archive: captures with their exchanges, one after the other, read in a thread with bounds of its own.
 *
 * Whatever the file does to that thread (memory, endless work) ends the import with words and nothing else. The report
 * is complete when all captures were read.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { HearthError } from '../../domain/errors.ts';
import { threadFile } from '../../domain/thread-file.ts';
import type { ArchivedCapture, ArchivedExchange, ImportReport } from '../../ports/archive.ts';
import { refusal } from '../limits.ts';
import type { ReadList } from '../lists/read.ts';
import type { ImportItem, ImportOptions } from './items.ts';
import { unpackFailure, type ImportReply } from './protocol.ts';

export interface ArchiveImport {
  /** Throws `PARSE_UNREADABLE_FILE`. Exchanges that were not read are passed over with their capture. */
  readonly captures: AsyncGenerator<ArchivedCapture>;
  /** Undefined until the captures were read to the end. */
  report(): ImportReport | undefined;
}

export interface ThreadOptions extends ImportOptions {
  /** Longest wait for one item. */
  readonly stallMs: number;
  readonly heapMegabytes: number;
}

/** A table of all records is held while an archive is read. */
export const IMPORT_THREAD = { stallMs: 300_000, heapMegabytes: 192 } as const;

export function importArchive(path: string, options: ThreadOptions): ArchiveImport {
  let report: ImportReport | undefined;
  return { captures: captures(), report: () => report };

  async function* captures(): AsyncGenerator<ArchivedCapture> {
    const { stallMs } = options;
    const worker = startWorker(path, options, false);
    const state: { item: ImportItem | undefined } = { item: undefined };
    /** Read anew each time: it changes while others wait. */
    const current = (): ImportItem | undefined => state.item;
    let coming = ask(worker, stallMs);
    const advance = async (): Promise<void> => {
      const reply = await coming;
      if (reply.kind === 'failed') throw unpackFailure(reply.failure);
      if (reply.kind === 'done') report = reply.report;
      state.item = reply.kind === 'item' ? reply.item : undefined;
      if (reply.kind !== 'item') return;
      // the next is read while this one is taken in
      coming = ask(worker, stallMs);
      coming.catch(() => undefined);
    };
    async function* exchanges(): AsyncGenerator<ArchivedExchange> {
      for (let item = current(); item?.kind === 'exchange'; item = current()) {
        yield item.exchange;
        await advance();
      }
    }
    try {
      await advance();
      for (let item = current(); item !== undefined; item = current()) {
        await advance();
        if (item.kind === 'capture') yield { ...item.capture, exchanges: exchanges() };
        while (current()?.kind === 'exchange') await advance();
      }
    } finally {
      await worker.terminate();
    }
  }
}

/** The file as a list of addresses; undefined when it is an archive. Throws `PARSE_UNREADABLE_FILE`. */
export async function importList(
  path: string,
  options: ThreadOptions,
): Promise<ReadList | undefined> {
  const worker = startWorker(path, options, true);
  try {
    const reply = await ask(worker, options.stallMs);
    if (reply.kind === 'failed') throw unpackFailure(reply.failure);
    return reply.kind === 'list' ? reply.list : undefined;
  } finally {
    await worker.terminate();
  }
}

function startWorker(
  path: string,
  { heapMegabytes, folder, limits, now }: ThreadOptions,
  isForList: boolean,
): Worker {
  return new Worker(threadFile(import.meta.url, './worker.ts', 'archive-import'), {
    name: 'import',
    workerData: { path, options: { folder, limits, now }, isForList },
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: 24 },
  });
}

async function ask(worker: Worker, stallMs: number): Promise<ImportReply> {
  const over = new AbortController();
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(stallMs)]);
  worker.postMessage('next');
  try {
    return await Promise.race([
      // an 'error' event rejects this
      once(worker, 'message', { signal }).then(([reply]) => reply as ImportReply),
      once(worker, 'exit', { signal }).then((): never => {
        throw refusal('Reading the file broke off');
      }),
    ]);
  } catch (error) {
    if (error instanceof HearthError) throw error;
    if (signal.aborted)
      throw refusal(`Reading the file stood still for ${stallMs / 1000} s`, error);
    const isMemory =
      error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    throw isMemory ? refusal('Reading the file needs too much memory', error) : error;
  } finally {
    over.abort();
  }
}
