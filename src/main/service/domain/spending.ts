/**
 * Whether an account, and a key of it, may spend one more credit, and what is said when it may not.
 *
 * Pure. Sources: product spec 7 and 8.3; wire/differences.md L1, L2, L5. Reservations are not looked at
 * here: the store enforces them when a job opens.
 */
import type { Account, ApiKey, Balance } from './account.ts';
import { DAY_MS, dayOf } from './period.ts';
import { overageCreditsOf } from './plans.ts';

export type Spending =
  | { readonly kind: 'may-spend' }
  /** 402: no credits left and no overage. */
  | { readonly kind: 'insufficient'; readonly reason: 'no-overage' | 'hard-cap' }
  /** 429 until `until`: the Free allowance, or a key's own limit for the day. */
  | { readonly kind: 'spent'; readonly reason: 'free-plan' | 'key-day'; readonly until: number };

/** The verdict for one more credit at `now`; `keyUsedToday` is what the key spent this UTC day. */
export function spendingOf(facts: {
  readonly account: Account;
  readonly balance: Balance;
  readonly key?: ApiKey | undefined;
  readonly keyUsedToday: number;
  readonly now: number;
}): Spending {
  const { account, balance, key, now } = facts;
  const perDay = key?.limits.creditsPerDay;
  if (perDay !== undefined && facts.keyUsedToday >= perDay) {
    return { kind: 'spent', reason: 'key-day', until: (dayOf(now) + 1) * DAY_MS };
  }
  if (balance.planCredits - balance.used > 0) return { kind: 'may-spend' };
  if (account.planId === 'free') {
    return { kind: 'spent', reason: 'free-plan', until: balance.periodEndAt };
  }
  const overage = overageCreditsOf(account);
  if (overage === 0) return { kind: 'insufficient', reason: 'no-overage' };
  return balance.used < balance.planCredits + overage
    ? { kind: 'may-spend' }
    : { kind: 'insufficient', reason: 'hard-cap' };
}

/** How far an account with overage has gone beyond its plan. */
export type OverageLevel = 'within-plan' | 'over-plan' | 'soft-cap' | 'hard-cap';

/** `soft-cap` from the soft cap on, `hard-cap` from twice the soft cap on. */
export function overageLevelOf(account: Account, balance: Balance): OverageLevel {
  const beyond = balance.used - balance.planCredits;
  const { softCapCredits } = account.overage;
  if (beyond <= 0) return 'within-plan';
  if (softCapCredits === undefined || beyond < softCapCredits) return 'over-plan';
  return beyond < 2 * softCapCredits ? 'soft-cap' : 'hard-cap';
}

/** US cents owed for credits beyond the plan; whole cents, rounded up. */
export function overageCents(account: Account, balance: Balance): number {
  const beyond = Math.max(0, balance.used - balance.planCredits);
  return Math.ceil((beyond * (account.overage.centsPerThousand ?? 0)) / 1_000);
}
