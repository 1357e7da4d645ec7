/**
 * Makes what was read searchable: a text is stored at once, and indexed after its page is readable, in
 * batches, so that no request waits for the full-text index.
 *
 * What is not yet indexed is known in the store: nothing waits in memory, and the next start goes on
 * where a kill stopped. While texts keep coming (a crawl runs) a batch is indexed every few seconds; the rest
 * follows when it is quiet.
 */
import { toHearthError } from '../domain/errors.ts';
import type { CaptureStore, NewCapture } from '../ports/library.ts';
import type { Log } from '../ports/system.ts';

export interface LibraryIndexer {
  /** Takes up what an earlier run left. */
  start(): void;
  /**
   * Stores a trace; it is searchable within about a second, and after a crawl within some more. To be waited for where
   * it gives something: the store is far behind. `first`: what is to be known of it before.
   */
  add(trace: NewCapture, first?: Promise<Partial<NewCapture>>): Promise<void> | undefined;
  /** Captures were stored with their pages: their texts wait. */
  wake(): void;
  /** Indexes the last texts and ends; what many batches would take waits in the store. */
  stop(): Promise<void>;
}

const PAUSE_MS = 500;
/** Between two batches while a crawl runs: its pages come first, and merging an index costs the less the later. */
const BUSY_PAUSE_MS = 3_000;
/** One transaction of some 20 ms; other writes wait for it. */
const BATCH = 25;
/** Batches at the end: a short run leaves nothing behind, a large crawl does not hold up the stop. */
const LAST_BATCHES = 8;
/** Texts that are held until the store has them. */
const MOST_ADDED = 64;

/** Builds it. */
export function createLibraryIndexer(deps: {
  readonly store: Pick<CaptureStore, 'saveCapture' | 'indexDue'>;
  readonly log: Log;
}): LibraryIndexer {
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;
  const adding = new Set<Promise<void>>();
  let isNews = false;
  let isStopped = false;
  const noted = (error: unknown): void => {
    deps.log.warn('library not indexed', { error: toHearthError(error).message });
  };

  const isQuiet = (): boolean => !isStopped && !isNews;
  /** True when texts wait still. */
  const work = async (): Promise<boolean> => {
    isNews = false;
    for (;;) {
      const indexed = await deps.store.indexDue(BATCH);
      if (!isQuiet() || indexed < BATCH) return !isQuiet();
    }
  };
  const indexLast = async (): Promise<void> => {
    for (let batch = 0; batch < LAST_BATCHES; batch += 1) {
      if ((await deps.store.indexDue(BATCH)) < BATCH) return;
    }
  };
  const soon = (pauseMs = PAUSE_MS): void => {
    isNews = true;
    if (isStopped || timer !== undefined) return;
    timer = setTimeout(() => {
      working = work()
        .catch((error: unknown) => {
          noted(error);
          return false;
        })
        .then((isMore) => {
          timer = undefined;
          if (isMore) soon(BUSY_PAUSE_MS);
        });
    }, pauseMs).unref();
  };
  return {
    start: () => soon(),
    wake: () => soon(),
    add(trace, first) {
      if (isStopped) return undefined;
      const saved =
        first === undefined
          ? deps.store.saveCapture(trace)
          : first.then((more) => deps.store.saveCapture({ ...trace, ...more }));
      const added = saved.then(() => soon(), noted);
      adding.add(added);
      void added.finally(() => adding.delete(added));
      const [oldest] = adding;
      return adding.size > MOST_ADDED ? oldest : undefined;
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await Promise.all([working, ...adding]);
      await indexLast().catch(noted);
    },
  };
}
