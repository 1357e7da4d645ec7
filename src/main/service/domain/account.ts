/**
 * Who pays, with what secret, under which limits.
 *
 * Plans are data (domain/plans.ts holds the catalogue); an account stores the plan's id and the
 * overrides an operator made. Source: product spec sections 5, 7, 8.
 */
import type { JobKind } from './job-kinds.ts';

export type PlanId = 'free' | 'starter' | 'pro' | 'scale' | 'business' | 'enterprise';

export type AddOn =
  'regional-proxy' | 'cjk-extraction' | 'zero-data-retention' | 'sla' | 'priority';

/** What a key may be allowed to do: starting jobs of a kind. */
export type Operation = JobKind;

export interface Overage {
  readonly enabled: boolean;
  /** US cents per 1,000 extra credits, set by the operator. */
  readonly centsPerThousand?: number;
  /** Credits beyond the plan at which a warning is sent; the hard cap is twice this. */
  readonly softCapCredits?: number;
}

export interface Account {
  /** UUID. Also the wire's `teamId`. */
  readonly id: string;
  readonly name: string;
  readonly planId: PlanId;
  /** Enterprise: custom credits a month. */
  readonly customCredits?: number;
  /** Enterprise: custom slots. */
  readonly customConcurrency?: number;
  readonly addOns: readonly AddOn[];
  readonly overage: Overage;
  /** ms since the epoch; the day of month (UTC) on which a period starts derives from it. */
  readonly periodAnchorAt: number;
  readonly createdAt: number;
}

export interface KeyLimits {
  readonly creditsPerDay?: number;
  readonly operations?: readonly Operation[];
  readonly expiresAt?: number;
}

/** Fault injection for rehearsals: probability 0..1 of each refusal, off when absent. */
export type FaultRates = Readonly<Partial<Record<'402' | '429' | '408' | '500', number>>>;

export interface ApiKey {
  /** UUID of the record, not the secret. */
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  /** First 4 and last 4 characters of the secret, for recognition: `7d0a…4a55`. */
  readonly hint: string;
  readonly limits: KeyLimits;
  readonly faults: FaultRates;
  readonly createdAt: number;
  readonly lastUsedAt?: number;
  readonly revokedAt?: number;
}

/** Who makes a request, as every operation receives it. */
export interface Caller {
  readonly account: Account;
  /** Absent for the console session, which acts for the account itself. */
  readonly key?: ApiKey;
  readonly apiVersion: 'v1' | 'v2' | 'console' | 'cli';
}

/** Credits of one period. All whole numbers. */
export interface Balance {
  readonly periodStartAt: number;
  readonly periodEndAt: number;
  /** Granted for the period: plan plus adjustments. */
  readonly planCredits: number;
  readonly used: number;
  /** Held by work under way. */
  readonly reserved: number;
  /** `planCredits - used`, never below 0 unless overage is on. */
  readonly remaining: number;
}
