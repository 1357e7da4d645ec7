/**
 * The life of every job: opened with what it can cost held back, ended once, stopped on demand.
 *
 * Jobs whose pages the scheduler hands out are opened here and ended by work/job-closer. A job whose caller waits
 * runs inside `run`: its work may begin while the row is still being written, ends at once when the job is stopped,
 * its caller is gone or the credit is not there, and a failure ends the job. Nothing here knows what a kind does.
 * Throws `INSUFFICIENT_CREDITS`, `ALLOWANCE_SPENT`, `IDEMPOTENCY_KEY_USED`.
 */
import type { Caller } from '../domain/account.ts';
import { withoutPasswords } from '../domain/address-login.ts';
import { HearthError, toHearthError } from '../domain/errors.ts';
import {
  hasFrontier,
  LEASE_MS,
  NEVER_HELD,
  type Commands,
  type Job,
  type JobHead,
} from '../domain/job.ts';
import type { JobKind } from '../domain/job-kinds.ts';
import type { Json } from '../domain/json.ts';
import { priorityOf } from '../domain/plans.ts';
import { priceOf, reserveOf } from '../domain/pricing.ts';
import type { Backend, NewPage, OpenJob, PageEnd } from '../ports/backend.ts';
import type { Cancellations } from '../ports/cancellations.ts';
import type { Slots } from '../ports/limits.ts';
import type { Clock, Ids } from '../ports/system.ts';
import type { JobEnder } from './end-job.ts';
import { Opening } from './opening.ts';
import type { Extracted, WebhookWriter } from './webhook-writer.ts';

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

interface NewJob<Kind extends JobKind> {
  readonly kind: Kind;
  readonly command: Commands[Kind];
  readonly target: string;
  readonly origin: string;
  readonly zeroDataRetention?: boolean;
  readonly limit?: number;
}

interface OpenWith {
  readonly caller: Caller;
  readonly pages?: readonly NewPage[];
  readonly idempotencyKey?: string;
}

interface RunWith extends OpenWith {
  readonly signal?: AbortSignal;
  /** The job is written when it has run for so long; one that ends before, with its end (`finishBy`). */
  readonly openAfterMs?: number;
}

/** What a job that completes leaves behind. */
interface Outcome {
  readonly result?: Json;
  /** The result as JSON in UTF-8; its memory is the store's then. */
  readonly resultJson?: Uint8Array;
  readonly warning?: string;
  /** What is told where the job has a webhook. */
  readonly extracted?: Extracted;
}

type FinishLone = (open: OpenJob | undefined) => Promise<PageEnd | 'no-credits'>;

/** A job whose work is under way. */
export interface Running {
  /** Ends with the job, the caller or the service. */
  readonly signal: AbortSignal;
  /** Resolves when the job is written and what it can cost is held; the work is ended when it rejects. */
  readonly opened: Promise<void>;
  /**
   * Ends the job by its only page. Given to `write`: the job, where it was not written before and is to be written with
   * that. Rejects with what `opened` would reject with.
   */
  readonly finishBy: (write: FinishLone) => Promise<void>;
  /** Ends the job well and charges for it; resolves the credits. */
  readonly complete: (outcome: Outcome) => Promise<number>;
  /** Ends it as failed, free. `run` does this with whatever its work throws. */
  readonly fail: (error: unknown) => Promise<void>;
}

export interface JobLife {
  /** Not written yet. */
  newJob<Kind extends JobKind>(facts: NewJob<Kind>, context: Asked): Made<Kind>;
  openJob(job: Job, how: OpenWith): Promise<void>;
  run<T>(job: Job, how: RunWith, work: (running: Running) => Promise<T>): Promise<T>;
  /** Resolves when a job that runs here, and is not written yet, is: for whoever looks for it by its id. */
  written(id: string): Promise<void>;
  /** Ends it as cancelled and stops its work. False: it had ended. */
  cancel(job: Job): Promise<boolean>;
  /** A stopped job goes on with the pages it left. False: it was not stopped, or left none. */
  resume(jobId: string): Promise<boolean>;
  /** Ids of the jobs that run here. */
  held(): readonly string[];
  /** Ends the work of all that run; resolves when it has. */
  stop(): Promise<void>;
}

export interface JobLifeDeps {
  readonly backend: Backend;
  readonly cancellations: Cancellations;
  readonly slots: Pick<Slots, 'admit'>;
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
  const running = new Map<string, Run & { readonly done: Promise<unknown> }>();
  const inTurn = createTurns();
  return {
    newJob: (facts, context) => newJob(deps, facts, context),
    openJob: (job, how) => openJob(deps, job, how),
    run(job, how, work) {
      const stop = new AbortController();
      const opening = new Opening(() => openJob(deps, job, how), how.openAfterMs ?? 0);
      const done = runJob(deps, job, { ...how, stop, opening }, work).finally(() =>
        running.delete(job.id),
      );
      running.set(job.id, { stop, opening, done });
      return done;
    },
    written: async (id) => running.get(id)?.opening.written(),
    cancel: (job) => inTurn(job.id, () => cancelJob(deps, job)),
    resume: (jobId) => inTurn(jobId, () => store.reopenJob(jobId, deps.clock.now())),
    held: () => [...running.keys()],
    async stop() {
      const all = [...running.values()];
      for (const { stop } of all) stop.abort(STOPPED());
      await Promise.allSettled(all.map(({ done }) => done));
    },
  };
}

/** Stopping takes several steps: what resumes the job meanwhile waits for the last of them, and the other way round. */
function createTurns(): <T>(jobId: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return async (jobId, work) => {
    const mine = Promise.allSettled([last.get(jobId)]).then(work);
    last.set(jobId, mine);
    try {
      return await mine;
    } finally {
      if (last.get(jobId) === mine) last.delete(jobId);
    }
  };
}

async function cancelJob(deps: JobLifeDeps, job: Job): Promise<boolean> {
  const { store } = deps.backend;
  const at = deps.clock.now();
  // The job ends first: a page finishing in between must not close it as completed.
  const outbox = deps.webhooks.cancelled(job);
  const end = { jobId: job.id, status: 'cancelled', at, outbox } as const;
  const isEnded = await store.finishJob(end);
  deps.cancellations.cancel(job.id);
  await store.skipOpenPages(job.id, 'cancelled', at);
  return isEnded;
}

const STOPPED = (): HearthError =>
  new HearthError(
    'SCRAPE_JOB_CANCELLED',
    'The service stopped before the answer was ready. Nothing was charged; send it again.',
  );

const UNKEPT = 'It failed; with zero data retention the reason went to the caller and is not kept.';

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
    body: withoutPasswords(body),
    priority: priorityOf(caller.account),
    createdAt: now,
    expiresAt: now + jobTtlMs,
  };
}

async function openJob(deps: JobLifeDeps, job: Job, how: OpenWith): Promise<void> {
  const open = openingOf(deps, job, how);
  const opened = await deps.slots.admit(how.caller.account, open);
  if (opened === 'idempotency-key-used') {
    throw new HearthError('IDEMPOTENCY_KEY_USED', 'Idempotency key already used');
  }
  if (opened === 'no-credits') await deps.refuseWithoutCredit(how.caller);
}

function openingOf({ workerId, webhooks }: JobLifeDeps, job: Job, how: OpenWith): OpenJob {
  const { pages = [], idempotencyKey } = how;
  return {
    job,
    pages,
    reserve: reserveOf(job.kind, 'job'),
    ...(hasFrontier(job) ? {} : { lease: { workerId, until: job.createdAt + LEASE_MS } }),
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    outbox: webhooks.started(job),
  };
}

interface Run {
  readonly stop: AbortController;
  readonly opening: Opening;
}

async function failJob(
  { backend, clock, ender, webhooks }: JobLifeDeps,
  job: Job,
  pages: readonly NewPage[],
  thrown: unknown,
): Promise<void> {
  const { code: errorCode, message } = toHearthError(thrown);
  // a reason may name the address
  const error = job.zeroDataRetention ? UNKEPT : message;
  const failure = { jobId: job.id, errorCode, error, at: clock.now() };
  for (const { id: pageId } of pages) {
    await backend.store.failPage({ ...failure, pageId, hold: NEVER_HELD }).catch(() => {
      // the end of the job ends its page as well
    });
  }
  await ender.end({ ...failure, status: 'failed', outbox: webhooks.failed(job, error) });
}

async function runJob<T>(
  deps: JobLifeDeps,
  job: Job,
  how: RunWith & Run,
  work: (running: Running) => Promise<T>,
): Promise<T> {
  const { stop, opening, pages = [] } = how;
  const { store } = deps.backend;
  const signal =
    how.signal === undefined ? stop.signal : AbortSignal.any([how.signal, stop.signal]);
  const { opened } = opening;
  opened.catch((error: unknown) => stop.abort(error));
  const deaf = deps.cancellations.listen(job.id, () => stop.abort(CANCELLED()));
  const fail = (error: unknown): Promise<void> => failJob(deps, job, pages, error);
  const complete = async ({ extracted, ...outcome }: Outcome): Promise<number> => {
    await opened;
    const charge = priceOf(job.kind, 'completed');
    const outbox = deps.webhooks.completed(job, extracted);
    const end = { jobId: job.id, status: 'completed', at: deps.clock.now(), charge } as const;
    const isEnded = await store.finishJob({ ...end, ...outcome, outbox });
    if (!isEnded) signal.throwIfAborted();
    return charge;
  };
  const finishBy = async (write: FinishLone): Promise<void> => {
    if (!opening.take()) {
      // two writes at once come to a database of many connections in any order
      await opened;
      await write(undefined);
      return;
    }
    const written = await write(openingOf(deps, job, how));
    opening.settle(
      written === 'no-credits' ? deps.refuseWithoutCredit(how.caller) : Promise.resolve(),
    );
    await opened;
  };
  try {
    return await work({ signal, opened, finishBy, complete, fail });
  } catch (error) {
    opening.begin();
    // without credit there is no job to end, and that is the answer
    await opened;
    await fail(error);
    throw error;
  } finally {
    deaf();
  }
}
