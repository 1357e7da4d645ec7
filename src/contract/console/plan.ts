/**
 * Plan, overage, add-ons and prices: `GET/PATCH /console/plan`, `POST /console/plan/quote`.
 * No money is taken here; quotes are computed, invoices are the payment processor's.
 */
import type { CreditState } from './session.ts';

export type PlanId = 'free' | 'starter' | 'pro' | 'scale' | 'business' | 'enterprise';
export type AddOnId =
  'regional-proxy' | 'cjk-extraction' | 'zero-data-retention' | 'sla' | 'priority';
export type DiscountId = 'annual' | 'open-source' | 'student' | 'nonprofit';

export interface PlanOffer {
  readonly id: PlanId;
  readonly name: string;
  /** US cents a month; absent: by agreement. */
  readonly monthlyCents?: number;
  /** US cents after the launch price's cut-off, where it differs. */
  readonly laterMonthlyCents?: number;
  /** Credits a month; absent: custom. */
  readonly credits?: number;
  /** Pages at once; absent: custom. */
  readonly concurrency?: number;
  readonly allowsOverage: boolean;
  readonly addOns: readonly AddOnId[];
}

export interface OverageState {
  readonly enabled: boolean;
  /** US cents per 1,000 extra credits, set by the operator. */
  readonly centsPerThousand?: number;
  readonly softCapCredits?: number;
}

/**
 * Time the service answered, as a share of the time it was watched, from heartbeats kept in the store;
 * every gap counts as down, also a machine that was switched off on purpose.
 */
export interface UptimeState {
  readonly fromAt: number;
  readonly toAt: number;
  /** 0..100; absent before anything was measured. */
  readonly percent?: number;
  readonly downMs: number;
  /** Newest first, at most 10. */
  readonly gaps: readonly { readonly fromAt: number; readonly toAt: number }[];
  /** The add-on's promise. */
  readonly promisedPercent: number;
  /** The account has the SLA add-on on a plan that may have it. */
  readonly isPromised: boolean;
}

export interface PlanAnswer {
  readonly current: PlanId;
  readonly offers: readonly PlanOffer[];
  readonly customCredits?: number;
  readonly customConcurrency?: number;
  readonly addOns: readonly AddOnId[];
  readonly overage: OverageState;
  readonly credits: CreditState;
  /** ms since the epoch of the account's sign-up, for launch prices. */
  readonly signedUpAt: number;
  /** Of the current period. */
  readonly uptime: UptimeState;
  /** Where invoices are, when configured. */
  readonly billingUrl?: string;
}

export interface ChangePlanBody {
  readonly planId?: PlanId;
  readonly customCredits?: number;
  readonly customConcurrency?: number;
  readonly addOns?: readonly AddOnId[];
  readonly overage?: OverageState;
}

export interface QuoteBody {
  readonly planId: PlanId;
  readonly discounts: readonly DiscountId[];
  readonly addOns: readonly AddOnId[];
}

export interface QuoteAnswer {
  /** US cents a month; absent: by agreement. */
  readonly monthlyCents?: number;
  /** US cents for a year. */
  readonly yearlyCents?: number;
  readonly lines: readonly { readonly text: string; readonly cents?: number }[];
  /** Sentences about what could not be priced or is not available on the plan. */
  readonly notes: readonly string[];
}
