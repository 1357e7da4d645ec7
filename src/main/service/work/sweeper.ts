/**
 * What time takes away: expired jobs and documents, old captures. Small steps, so
 * that requests never wait behind it.
 */
import { toHearthError } from '../domain/errors.ts';
import { UNDO_MS } from '../domain/library/removal.ts';
import type { Backend } from '../ports/backend.ts';
import type { Clock, Log } from '../ports/system.ts';

export interface SweeperDeps {
  readonly backend: Backend;
  readonly clock: Clock;
  readonly log: Log;
  readonly cacheMaxBytes: number;
  /** Texts that scraping leaves in the library by itself. */
  readonly traceMaxBytes: number;
  readonly traceDays: number;
}

export interface Sweeper {
  start(): void;
  /** One sweep now. */
  sweep(): Promise<void>;
  stop(): Promise<void>;
}

const EVERY_MS = 60_000;
const JOBS_PER_STEP = 20;
/** Captures older than this answer nobody's maxAge. */
const CAPTURE_LIFE_MS = 30 * 86_400_000;
const DAY_MS = 86_400_000;

/** Builds it. */
export function createSweeper(deps: SweeperDeps): Sweeper {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const sweep = (): Promise<void> => {
    running = running
      .then(() => sweepOnce(deps))
      .catch((error: unknown) => {
        deps.log.warn('sweep failed', { error: toHearthError(error).message });
      });
    return running;
  };
  return {
    start() {
      timer = setInterval(() => void sweep(), EVERY_MS);
      timer.unref();
    },
    sweep,
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

async function sweepOnce(deps: SweeperDeps): Promise<void> {
  const { store } = deps.backend;
  const now = deps.clock.now();
  while ((await store.sweepExpired(now, JOBS_PER_STEP)) === JOBS_PER_STEP) {
    await new Promise((resolve) => setImmediate(resolve));
  }
  await store.trimSnapshots({
    maxBytes: deps.cacheMaxBytes,
    olderThan: now - CAPTURE_LIFE_MS,
  });
  await store.purgeRemoved(now - UNDO_MS);
  await store.purgeMonitors(now - UNDO_MS);
  await store.trimTraces({
    maxBytes: deps.traceMaxBytes,
    olderThan: now - deps.traceDays * DAY_MS,
  });
}
