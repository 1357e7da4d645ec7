/**
 * What a past job would have cost, and where it would have been refused, on another plan.
 *
 * Pure. The job's pages and charges are taken as they were; only the plan's credits, overage and slots
 * differ. Sources: product spec 8; wire/differences.md L1 to L5.
 */
import type { Account, PlanId } from './account.ts';
import type { JobKind } from './job-kinds.ts';
import { PLANS, concurrencyOf, hasAddOn, overageCreditsOf, planCreditsOf } from './plans.ts';

export interface PastJob {
  readonly kind: JobKind;
  /** Credits it was charged. */
  readonly credits: number;
  /** Pages that were fetched, whatever they cost. */
  readonly pages: number;
  readonly zeroDataRetention: boolean;
}

export interface Rehearsal {
  readonly planId: PlanId;
  /** Credits the whole job takes. */
  readonly credits: number;
  /** Credits it would have been charged before it was stopped. */
  readonly charged: number;
  /** Of those, credits beyond the plan. */
  readonly overageCredits: number;
  readonly overageCents: number;
  readonly concurrency: number;
  /** Absent: it would have run to its end. */
  readonly refusal?: {
    readonly status: 402 | 403 | 429;
    /** `start`: refused outright; `midway`: pages already dispatched finish, the rest is dropped. */
    readonly when: 'start' | 'midway';
    /** Credits charged until then. */
    readonly afterCredits: number;
    readonly sentence: string;
  };
}

/** The period up to the job's start: credits used, and credits an operator gave (or, below 0, took). */
export interface Before {
  readonly used: number;
  readonly adjusted: number;
}

export function rehearse(
  job: PastJob,
  account: Account,
  planId: PlanId,
  before: Before,
): Rehearsal {
  const onPlan: Account = { ...account, planId };
  const plan = PLANS[planId];
  const granted = Math.max(0, planCreditsOf(onPlan) + before.adjusted);
  const inPlan = Math.max(0, granted - before.used);
  const beyond = Math.max(0, before.used - granted);
  const room = inPlan + Math.max(0, overageCreditsOf(onPlan) - beyond);
  const charged = Math.min(job.credits, room);
  const overageCredits = Math.max(0, charged - inPlan);
  const rate = onPlan.overage.centsPerThousand ?? 0;
  const facts = {
    planId,
    credits: job.credits,
    charged,
    overageCredits,
    overageCents: Math.ceil((overageCredits * rate) / 1_000),
    concurrency: concurrencyOf(onPlan),
  };
  if (job.zeroDataRetention && !hasAddOn(onPlan, 'zero-data-retention')) {
    const sentence = `Refused at the start with 403: ${plan.name} is used without zero data retention, which the job asked for.`;
    const refusal = { status: 403, when: 'start', afterCredits: 0, sentence } as const;
    return { ...facts, charged: 0, overageCredits: 0, overageCents: 0, refusal };
  }
  if (job.credits <= room && room > 0) return facts;
  const status = planId === 'free' ? 429 : 402;
  if (room === 0) {
    const sentence = `Refused at the start with ${status}: ${plan.name} has no credits left in this period.`;
    return { ...facts, refusal: { status, when: 'start', afterCredits: 0, sentence } };
  }
  const sentence = `Stopped after ${charged} of ${job.credits} credits: ${plan.name} has no more in this period.`;
  return { ...facts, refusal: { status, when: 'midway', afterCredits: charged, sentence } };
}
