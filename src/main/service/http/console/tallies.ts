/**
 * How the pages of jobs ended, as the GUI counts them. Counting reads every page of a job: what was counted is
 * kept while the job stands still, and of one that moves it is counted anew only now and then, the seldomer
 * the longer it takes.
 */
import type { JobCounts, PageTally } from '../../domain/job.ts';
import type { JobStore } from '../../ports/backend.ts';
import type { Clock } from '../../ports/system.ts';

export interface Tallies {
  /** Of a running job as it was a moment ago. */
  of(jobId: string, counts: JobCounts): Promise<readonly PageTally[]>;
}

/** Jobs whose tallies are kept. */
const MOST = 500;
const PAUSE_MS = 500;
/** Of the time that counting takes, so much is left for everything else. */
const SHARE = 50;

interface Kept {
  readonly state: string;
  readonly tally: readonly PageTally[];
  readonly againAt: number;
}

/** Builds it. */
export function createTallies(store: Pick<JobStore, 'tallyPages'>, clock: Clock): Tallies {
  const kept = new Map<string, Kept>();
  return {
    async of(jobId, counts) {
      const known = kept.get(jobId);
      const { open, running, done, failed, skipped } = counts;
      const state = [open, running, done, failed, skipped].join(' ');
      const isRunning = open + running > 0;
      if (known?.state === state) return known.tally;
      const startedAt = clock.now();
      if (known !== undefined && isRunning && startedAt < known.againAt) return known.tally;
      const tally = await store.tallyPages(jobId);
      const endedAt = clock.now();
      kept.delete(jobId);
      const againAt = endedAt + Math.max(PAUSE_MS, (endedAt - startedAt) * SHARE);
      kept.set(jobId, { state, tally, againAt });
      for (const oldest of kept.keys()) {
        if (kept.size <= MOST) break;
        kept.delete(oldest);
      }
      return tally;
    },
  };
}

/** Done pages that brought what an HTTP status of 400 or more says: a refusal, no page. */
export function refusedPages(tally: readonly PageTally[]): number {
  return tally
    .filter(({ state, statusCode }) => state === 'done' && (statusCode ?? 0) >= 400)
    .reduce((sum, { count }) => sum + count, 0);
}
