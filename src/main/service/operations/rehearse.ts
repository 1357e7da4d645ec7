/** Answers "what would this job have cost, and where would it have been refused" under every plan. */
import type { Account, PlanId } from '../domain/account.ts';
import { HearthError } from '../domain/errors.ts';
import { dayOf, periodOf, DAY_MS } from '../domain/period.ts';
import { PLAN_IDS } from '../domain/plans.ts';
import { rehearse, type Rehearsal } from '../domain/rehearsal.ts';
import type { JobStore, UsageStore } from '../ports/backend.ts';

export interface RehearseDeps {
  readonly store: Pick<JobStore, 'findJob' | 'counts'> & Pick<UsageStore, 'usage'>;
}

/** One answer per plan asked for (default: all), cheapest plan first. Throws `JOB_NOT_FOUND`. */
export type Rehearse = (
  account: Account,
  jobId: string,
  plans?: readonly PlanId[],
) => Promise<readonly Rehearsal[]>;

/** Usage before the job is taken from whole UTC days: what the job's own day held does not count. */
export function createRehearse({ store }: RehearseDeps): Rehearse {
  return async (account, jobId, plans = PLAN_IDS) => {
    const job = await store.findJob(jobId);
    if (job?.accountId !== account.id) throw new HearthError('JOB_NOT_FOUND', 'Job not found');
    const counts = await store.counts(jobId);
    const { startAt } = periodOf(account.periodAnchorAt, job.createdAt);
    const today = dayOf(job.createdAt) * DAY_MS;
    const rows =
      today > startAt
        ? await store.usage({ accountId: account.id, fromAt: startAt, toAt: today })
        : [];
    const usedBefore = rows.reduce((sum, row) => sum + row.credits, 0);
    const past = { kind: job.kind, credits: counts.credits, pages: counts.done + counts.failed };
    return plans.map((planId) => rehearse(past, account, planId, usedBefore));
  };
}
