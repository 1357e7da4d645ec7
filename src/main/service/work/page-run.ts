/**
 * A started page to its end, whatever happens: visited, or put back, or left to a job that is over. The one
 * catch-all besides the router stands here.
 */
import { toHearthError } from '../domain/errors.ts';
import { holdOf, type Page } from '../domain/job.ts';
import { BackInLine, type HeldTurn } from '../operations/host-turn.ts';
import type { Backend } from '../ports/backend.ts';
import type { Clock, Log } from '../ports/system.ts';
import type { JobCloser } from './job-closer.ts';
import type { JobRun } from './job-runs.ts';
import type { PageVisitor } from './visit-page.ts';

export interface PageRunnerDeps {
  readonly backend: Backend;
  readonly visitor: PageVisitor;
  readonly closer: JobCloser;
  readonly clock: Clock;
  readonly log: Log;
  /** The service stops: pages under way go back as they were. */
  readonly isStopped: () => boolean;
}

export interface PageRunner {
  /** Never throws. */
  run(run: JobRun, page: Page, turn: HeldTurn): Promise<void>;
  /** The page may be claimed again after so many ms; its attempts stay as they are. */
  putBack(page: Page, afterMs: number): Promise<void>;
}

/** A page that could not be recorded is tried again so much later, ms. */
const UNRECORDED_PAUSE_MS = 5_000;
const PUT_BACK_EVERY_MS = 1_000;
const CLOSE_AGAIN_MS = 1_000;

/** Builds it. */
export function createPageRunner(deps: PageRunnerDeps): PageRunner {
  const putBack = (page: Page, afterMs: number): Promise<void> => putPageBack(deps, page, afterMs);
  return {
    putBack,
    async run(run, page, turn) {
      const { visitor, log, isStopped } = deps;
      const { signal } = run.controller;
      try {
        await visitor.visit(run.job, page, { signal, turn });
      } catch (error) {
        if (isStopped() || error instanceof BackInLine) {
          await putBack(page, 0);
          return;
        }
        if (signal.aborted) {
          await leave(deps, page);
          return;
        }
        log.error('page could not be recorded', {
          jobId: page.jobId,
          pageId: page.id,
          error: toHearthError(error).message,
        });
        await putBack(page, UNRECORDED_PAUSE_MS);
      }
      await closeJob(deps, run.job.id);
    },
  };
}

/** The last page ends its job. Where the store fails that is tried again, too: no other page may come to do it. */
async function closeJob(deps: PageRunnerDeps, jobId: string, isAgain = false): Promise<void> {
  const { closer, log, isStopped } = deps;
  // the next start closes what is over
  if (isStopped()) return;
  try {
    await closer.closeIfFinished(jobId);
  } catch (error) {
    if (!isAgain) {
      log.warn('job not closed; tried again', { jobId, error: toHearthError(error).message });
    }
    setTimeout(() => void closeJob(deps, jobId, true), CLOSE_AGAIN_MS).unref();
  }
}

/** A page under way when its job was cancelled. */
async function leave({ backend, clock, log }: PageRunnerDeps, page: Page): Promise<void> {
  try {
    await backend.store.skipPage({ ...holdOf(page), reason: 'cancelled', at: clock.now() });
  } catch (error) {
    // The job is over; the lease runs out by itself.
    log.warn('cancelled page not noted', {
      pageId: page.id,
      error: toHearthError(error).message,
    });
  }
}

/** Where the store fails it is tried again until it does not; who waits for the first try waits for no other. */
async function putPageBack(
  deps: PageRunnerDeps,
  page: Page,
  afterMs: number,
  isAgain = false,
): Promise<void> {
  const { backend, clock, log, isStopped } = deps;
  // the next start takes it back
  if (isAgain && isStopped()) return;
  try {
    await backend.store.retryPage({
      ...holdOf(page),
      notBeforeAt: clock.now() + afterMs,
      errorCode: 'INTERNAL',
      error: 'Interrupted; tried again.',
      countAttempt: false,
    });
  } catch (error) {
    // Its lease alone would keep the job from going on for minutes after a full disk has space again.
    if (!isAgain) {
      log.warn('page not put back; tried again', {
        pageId: page.id,
        error: toHearthError(error).message,
      });
    }
    setTimeout(() => void putPageBack(deps, page, afterMs, true), PUT_BACK_EVERY_MS).unref();
  }
}
