/**
 * A call whose caller waits and whose result is one value: search and extract. A Job without pages,
 * its credit reserved at the start, charged when it completes, released when it fails.
 */
import type { Caller } from '../domain/account.ts';
import { toHearthError } from '../domain/errors.ts';
import type { Job } from '../domain/job.ts';
import type { Json } from '../domain/json.ts';
import { callCredits } from '../domain/pricing.ts';
import type { Store } from '../ports/backend.ts';
import type { Clock, Ids } from '../ports/system.ts';
import type { JobEnder } from './end-job.ts';
import { priorityOf } from './scrape.ts';

export interface CallDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly jobTtlMs: number;
  readonly refuseWithoutCredit: (caller: Caller) => Promise<never>;
  readonly endJob: JobEnder['end'];
}

export interface CallFacts {
  readonly kind: 'search' | 'extract';
  readonly target: string;
  readonly caller: Caller;
  /** The body as sent. */
  readonly body: Json;
  /** The Command, plain data. */
  readonly command: object;
  readonly origin: string;
}

export interface CallOutcome {
  /** Kept with the job. */
  readonly result: Json;
  readonly warning?: string;
}

/** Opens the job with one credit reserved; resolves it. Throws as `refuseWithoutCredit` does. */
export async function openCall(deps: CallDeps, facts: CallFacts): Promise<Job> {
  const { caller } = facts;
  const now = deps.clock.now();
  const job: Job = {
    id: deps.ids.uuid(),
    accountId: caller.account.id,
    ...(caller.key === undefined ? {} : { keyId: caller.key.id }),
    kind: facts.kind,
    apiVersion: caller.apiVersion,
    status: 'scraping',
    target: facts.target,
    body: facts.body,
    // A command is plain data; this is its JSON form.
    command: JSON.parse(JSON.stringify(facts.command)) as Json,
    origin: facts.origin,
    zeroDataRetention: false,
    priority: priorityOf(caller),
    createdAt: now,
    expiresAt: now + deps.jobTtlMs,
  };
  const opened = await deps.store.openJob({ job, pages: [], reserve: 1 });
  if (opened === 'no-credits') await deps.refuseWithoutCredit(caller);
  return job;
}

/** Runs `work` and ends the job with it: charged when it resolves, failed and free when it throws. */
export async function finishCall(
  deps: CallDeps,
  job: Job,
  work: () => Promise<CallOutcome>,
): Promise<CallOutcome & { readonly creditsUsed: number }> {
  try {
    const outcome = await work();
    const charge = callCredits('completed');
    await deps.store.finishJob({
      jobId: job.id,
      status: 'completed',
      at: deps.clock.now(),
      charge,
      reason: job.kind,
      result: outcome.result,
      ...(outcome.warning === undefined ? {} : { warning: outcome.warning }),
    });
    return { ...outcome, creditsUsed: charge };
  } catch (error) {
    const failure = toHearthError(error);
    await deps.endJob({
      jobId: job.id,
      status: 'failed',
      at: deps.clock.now(),
      errorCode: failure.code,
      error: failure.message,
    });
    throw failure;
  }
}
