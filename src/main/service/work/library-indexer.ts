/**
 * Makes what was read searchable: texts are collected and written in batches, after their pages are
 * readable, so that no request waits for the full-text index.
 *
 * A kill loses at most the last batch from the index, never a document.
 */
import { toHearthError } from '../domain/errors.ts';
import type { LibraryEntry, LibraryStore } from '../ports/backend.ts';
import type { Log } from '../ports/system.ts';

export interface LibraryIndexer {
  /** Takes an entry; it is searchable within about a second. */
  add(entry: LibraryEntry): void;
  /** Writes what is left and takes no more. */
  stop(): Promise<void>;
}

const FLUSH_AFTER_MS = 500;
const BATCH = 50;
/** A crawl faster than the index: older entries go unindexed rather than filling memory. */
const MOST_WAITING = 2_000;

/** Builds it. */
export function createLibraryIndexer(deps: {
  readonly store: LibraryStore;
  readonly log: Log;
}): LibraryIndexer {
  const waiting: LibraryEntry[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  let isStopped = false;

  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(async () => {
      while (waiting.length > 0) await deps.store.indexText(waiting.splice(0, BATCH));
    });
    writing = writing.catch((error: unknown) => {
      deps.log.warn('library not indexed', { error: toHearthError(error).message });
    });
    return writing;
  };
  return {
    add(entry) {
      if (isStopped) return;
      if (waiting.length >= MOST_WAITING) waiting.shift();
      waiting.push(entry);
      timer ??= setTimeout(() => void flush(), FLUSH_AFTER_MS).unref();
    },
    stop() {
      isStopped = true;
      return flush();
    },
  };
}
