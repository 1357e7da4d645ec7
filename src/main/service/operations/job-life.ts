/**
 * The life of every job: opened with what it can cost held back, ended once, stopped on demand.
 *
 * Jobs whose pages the scheduler hands out are opened here and ended by work/job-closer. A job whose caller waits
 * runs inside `run`: its work may begin while the row is still being written, ends at once when the job is stopped,
 * its caller is gone or the credit is not there, and a failure ends the job. Nothing here knows what a kind does.
 * Throws `INSUFFICIENT_CREDITS`, `ALLOWANCE_SPENT`, `IDEMPOTENCY_KEY_USED`.
 */
import type { Caller } from '../domain/account.ts';
import { HearthError, toHearthError } from '../domain/errors.ts';
import { hasFrontier, LEASE_MS, type Commands, type Job, type JobHead } from '../domain/job.ts';
import type { JobKind } from '../domain/job-kinds.ts';
import type { Json } from '../domain/json.ts';
import { priorityOf } from '../domain/plans.ts';
import { priceOf, reserveOf } from '../domain/pricing.ts';
import type { Backend, NewPage } from '../ports/backend.ts';
import type { Cancellations } from '../ports/cancellations.ts';
import type { Clock, Ids } from '../ports/system.ts';
import type { JobEnder } from './end-job.ts';
import type { WebhookWriter } from './webhook-writer.ts';

/** Who asks, and with what words. */
export interface CallContext {
  readonly caller: Caller;
  readonly signal: AbortSignal;
  /** The body as sent, for the job. */
  readonly body: Json;
  /** Of the job, where the caller has chosen it. */
  readonly id?: string;
}

type Asked = Omit<CallContext, 'signal'>;
type Made<Kind extends JobKind> = JobHead & Pick<NewJob<Kind>, 'kind' | 'command'>;

export interface NewJob<Kind extends JobKind> {
  readonly kind: Kind;
  readonly command: Commands[Kind];
  readonly target: string;
  readonly origin: string;
  readonly zeroDataRetention?: boolean;
  readonly limit?: number;
}

export interface OpenWith {
  readonly caller: Caller;
  readonly pages?: readonly NewPage[];
  readonly idempotencyKey?: string;
}

/** What a job that completes leaves behind. */
export interface Outcome {
  readonly result?: Json;
  /** The result as JSON in UTF-8; its memory is the store's then. */
  readonly resultJson?: Uint8Array;
  readonly warning?: string;
}

/** A job whose work is under way. */
export interface Running {
  /** Ends with the job, the caller or the service. */
  readonly signal: AbortSignal;
  /** Resolves when the job is written and what it can cost is held; the work is ended when it rejects. */
  readonly opened: Promise<void>;
  /** Ends the job well and charges for it; resolves the credits. */
  readonly complete: (outcome: Outcome) => Promise<number>;
  /** Ends it as failed, free. `run` does this with whatever its work throws. */
  readonly fail: (error: unknown) => Promise<void>;
}

export interface JobLife {
  /** Not written yet. */
  newJob<Kind extends JobKind>(facts: NewJob<Kind>, context: Asked): Made<Kind>;
  openJob(job: Job, how: OpenWith): Promise<void>;
  run<T>(
    job: Job,
    how: OpenWith & { readonly signal?: AbortSignal },
    work: (running: Running) => Promise<T>,
  ): Promise<T>;
  /** Ends it as cancelled and stops its work. False: it had ended. */
  cancel(job: Job): Promise<boolean>;
  /** Ids of the jobs that run here. */
  held(): readonly string[];
  /** Ends the work of all that run; resolves when it has. */
  stop(): Promise<void>;
}

export interface JobLifeDeps {
  readonly backend: Backend;
  readonly cancellations: Cancellations;
  readonly webhooks: WebhookWriter;
  readonly ender: JobEnder;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly jobTtlMs: number;
  readonly workerId: string;
  readonly refuseWithoutCredit: (caller: Caller) => Promise<never>;
}

/** Builds it. */
export function createJobLife(deps: JobLifeDeps): JobLife {
  const { store } = deps.backend;
  const running = new Map<
    string,
    { readonly stop: AbortController; readonly done: Promise<unknown> }
  >();
  return {
    newJob: (facts, context) => newJob(deps, facts, context),
    openJob: (job, how) => openJob(deps, job, how),
    run(job, how, work) {
      const stop = new AbortController();
      const done = runJob(deps, job, { ...how, stop }, work).finally(() => running.delete(job.id));
      running.set(job.id, { stop, done });
      return done;
    },
    async cancel(job) {
      const at = deps.clock.now();
      // The job ends first: a page finishing in between must not close it as completed.
      const outbox = deps.webhooks.cancelled(job);
      const end = { jobId: job.id, status: 'cancelled', at, outbox } as const;
      const isEnded = await store.finishJob(end);
      deps.cancellations.cancel(job.id);
      await store.skipOpenPages(job.id, 'cancelled', at);
      return isEnded;
    },
    held: () => [...running.keys()],
    async stop() {
      const all = [...running.values()];
      for (const { stop } of all) stop.abort(STOPPED());
      await Promise.allSettled(all.map(({ done }) => done));
    },
  };
}

const STOPPED = (): HearthError =>
  new HearthError(
    'SCRAPE_JOB_CANCELLED',
    'The service stopped before the answer was ready. Nothing was charged; send it again.',
  );

const CANCELLED = (): HearthError =>
  new HearthError('SCRAPE_JOB_CANCELLED', 'The job was stopped. Nothing was charged.');

function newJob<Kind extends JobKind>(
  { clock, ids, jobTtlMs }: JobLifeDeps,
  facts: NewJob<Kind>,
  { caller, body, id = ids.uuid() }: Asked,
): Made<Kind> {
  const { zeroDataRetention = false } = facts;
  const now = clock.now();
  return {
    ...facts,
    zeroDataRetention,
    id,
    accountId: caller.account.id,
    ...(caller.key === undefined ? {} : { keyId: caller.key.id }),
    apiVersion: caller.apiVersion,
    status: 'scraping',
    body,
    priority: priorityOf(caller.account),
    createdAt: now,
    expiresAt: now + jobTtlMs,
  };
}

async function openJob(deps: JobLifeDeps, job: Job, how: OpenWith): Promise<void> {
  const { caller, pages = [], idempotencyKey } = how;
  const { workerId } = deps;
  const opened = await deps.backend.store.openJob({
    job,
    pages,
    reserve: reserveOf(job.kind, 'job'),
    ...(hasFrontier(job) ? {} : { lease: { workerId, until: job.createdAt + LEASE_MS } }),
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    outbox: deps.webhooks.started(job),
  });
  if (opened === 'idempotency-key-used') {
    throw new HearthError('IDEMPOTENCY_KEY_USED', 'Idempotency key already used');
  }
  if (opened === 'no-credits') await deps.refuseWithoutCredit(caller);
}

async function runJob<T>(
  deps: JobLifeDeps,
  job: Job,
  how: OpenWith & { readonly signal?: AbortSignal; readonly stop: AbortController },
  work: (running: Running) => Promise<T>,
): Promise<T> {
  const { stop, pages = [] } = how;
  const signal =
    how.signal === undefined ? stop.signal : AbortSignal.any([how.signal, stop.signal]);
  const opened = openJob(deps, job, how);
  opened.catch((error: unknown) => stop.abort(error));
  const deaf = deps.cancellations.listen(job.id, () => stop.abort(CANCELLED()));
  const fail = async (error: unknown): Promise<void> => {
    const { code: errorCode, message } = toHearthError(error);
    const failure = { jobId: job.id, errorCode, error: message, at: deps.clock.now() };
    for (const { id: pageId } of pages) {
      await deps.backend.store.failPage({ ...failure, pageId }).catch(() => {
        // the end of the job ends its page as well
      });
    }
    await deps.ender.end({ ...failure, status: 'failed' });
  };
  const complete = async (outcome: Outcome): Promise<number> => {
    await opened;
    const charge = priceOf(job.kind, 'completed');
    const end = { jobId: job.id, status: 'completed', at: deps.clock.now(), charge } as const;
    const isEnded = await deps.backend.store.finishJob({ ...end, ...outcome });
    if (!isEnded) signal.throwIfAborted();
    return charge;
  };
  try {
    return await work({ signal, opened, complete, fail });
  } catch (error) {
    // without credit there is no job to end, and that is the answer
    await opened;
    await fail(error);
    throw error;
  } finally {
    deaf();
  }
}
