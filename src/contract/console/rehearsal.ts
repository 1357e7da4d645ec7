/**
 * `GET /console/jobs/:id/rehearsal?plan=free,pro`: what a past job would have cost on other plans, and
 * where it would have been refused. Without `plan`: every plan, cheapest first.
 */
import type { PlanId } from './plan.ts';

export interface RehearsalRow {
  readonly planId: PlanId;
  readonly planName: string;
  /** Credits the whole job takes. */
  readonly credits: number;
  /** Credits it would have been charged before it was stopped. */
  readonly charged: number;
  /** Of those, credits beyond the plan, and what they cost in US cents. */
  readonly overageCredits: number;
  readonly overageCents: number;
  /** Pages at once. */
  readonly concurrency: number;
  /** Absent: it would have run to its end. */
  readonly refusal?: {
    readonly status: 402 | 403 | 429;
    readonly when: 'start' | 'midway';
    readonly afterCredits: number;
    readonly sentence: string;
  };
}

export interface RehearsalAnswer {
  readonly jobId: string;
  /** Credits of the period that the account had used when the job began. */
  readonly usedBefore: number;
  readonly rows: readonly RehearsalRow[];
}
