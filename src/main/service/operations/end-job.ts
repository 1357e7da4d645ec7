/**
 * Ending a job whose caller waits, also where the store fails just then (a full disk): what could not be
 * ended is tried again until it is, so that no job stays open and no credit reserved.
 *
 * Kept in memory only: after a kill the next start ends what was left (work/leases.ts).
 */
import { toHearthError } from '../domain/errors.ts';
import type { Store } from '../ports/backend.ts';
import type { Log } from '../ports/system.ts';

export type JobEnd = Parameters<Store['finishJob']>[0];

export interface JobEnder {
  /** Ends the job, now or as soon as the store can. Never throws, and charges nothing later. */
  readonly end: (how: JobEnd) => Promise<void>;
  /** Jobs that wait to be ended. */
  waiting(): number;
  /** Gives up waiting. */
  stop(): void;
}

export interface JobEnderDeps {
  readonly store: Pick<Store, 'finishJob'>;
  readonly log: Log;
  /** Pause between two tries; 1 s by default. */
  readonly retryMs?: number;
}

const RETRY_MS = 1_000;

/** Builds it. */
export function createJobEnder({ store, log, retryMs = RETRY_MS }: JobEnderDeps): JobEnder {
  const left = new Map<string, JobEnd>();
  let timer: NodeJS.Timeout | undefined;

  const tryOnce = async (how: JobEnd): Promise<boolean> => {
    try {
      await store.finishJob(how);
      return true;
    } catch (error) {
      if (!left.has(how.jobId)) {
        log.warn('a job could not be ended; tried again', {
          jobId: how.jobId,
          error: toHearthError(error).message,
        });
      }
      return false;
    }
  };
  const again = async (): Promise<void> => {
    for (const how of [...left.values()]) {
      // one that fails tells of the others: the disk is still full
      if (!(await tryOnce(how))) break;
      left.delete(how.jobId);
    }
    timer = undefined;
    arm();
  };
  const arm = (): void => {
    if (left.size === 0 || timer !== undefined) return;
    timer = setTimeout(() => void again(), retryMs);
    timer.unref();
  };

  return {
    async end(how) {
      if (await tryOnce(how)) return;
      left.set(how.jobId, how);
      arm();
    },
    waiting: () => left.size,
    stop() {
      clearTimeout(timer);
      left.clear();
    },
  };
}
