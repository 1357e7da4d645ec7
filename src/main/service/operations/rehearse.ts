/**
 * Answers "what would this job have cost, and where would it have been refused" under every plan.
 *
 * A job whose record has expired is answered from the ledger, which is kept for ever: what it cost and when
 * it began to cost are there, its options are not.
 */
import type { Account, PlanId } from '../domain/account.ts';
import { HearthError } from '../domain/errors.ts';
import { isJobKind } from '../domain/job-kinds.ts';
import { periodOf } from '../domain/period.ts';
import { PLAN_IDS } from '../domain/plans.ts';
import { rehearse, type PastJob, type Rehearsal } from '../domain/rehearsal.ts';
import type { JobStore, UsageStore } from '../ports/backend.ts';

export interface RehearseDeps {
  readonly store: Pick<JobStore, 'findJob' | 'counts'> &
    Pick<UsageStore, 'creditsBetween' | 'chargesOfJob'>;
}

interface Rehearsed {
  /** Credits of its period that the account had used when the job began. */
  readonly usedBefore: number;
  /** One per plan asked for (default: all), cheapest plan first. */
  readonly plans: readonly Rehearsal[];
}

/** Throws `JOB_NOT_FOUND`, also for the job of another account. */
export type Rehearse = (
  account: Account,
  jobId: string,
  plans?: readonly PlanId[],
) => Promise<Rehearsed>;

export function createRehearse({ store }: RehearseDeps): Rehearse {
  return async (account, jobId, plans = PLAN_IDS) => {
    const past = (await fromRecord(store, jobId)) ?? (await fromLedger(store, jobId));
    if (past?.accountId !== account.id) throw new HearthError('JOB_NOT_FOUND', 'Job not found');
    const { startAt } = periodOf(account.periodAnchorAt, past.at);
    const range = { accountId: account.id, fromAt: startAt, toAt: past.at };
    const { charged: used, adjusted } = await store.creditsBetween(range);
    return {
      usedBefore: used,
      plans: PLAN_IDS.filter((id) => plans.includes(id)).map((planId) =>
        rehearse(past.job, account, planId, { used, adjusted }),
      ),
    };
  };
}

interface Past {
  readonly accountId: string;
  readonly at: number;
  readonly job: PastJob;
}

async function fromRecord(store: RehearseDeps['store'], jobId: string): Promise<Past | undefined> {
  const job = await store.findJob(jobId);
  if (job === undefined) return undefined;
  const { credits, done, failed } = await store.counts(jobId);
  const { kind, zeroDataRetention, accountId, createdAt: at } = job;
  return { accountId, at, job: { kind, credits, pages: done + failed, zeroDataRetention } };
}

async function fromLedger(store: RehearseDeps['store'], jobId: string): Promise<Past | undefined> {
  const charges = await store.chargesOfJob(jobId);
  if (charges === undefined) return undefined;
  const { accountId, firstAt: at, credits, requests: pages } = charges;
  const kind = isJobKind(charges.operation) ? charges.operation : 'scrape';
  const job = { kind, credits, pages, zeroDataRetention: false };
  return { accountId, at, job };
}
