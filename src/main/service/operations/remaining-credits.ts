/**
 * `remainingCredits` of the envelope: exact, or, where a setting asks to emulate it, cached for a while
 * as the cloud does (product spec 2.2: about 10 minutes, dropping in batches).
 */
import type { Account } from '../domain/account.ts';
import type { AccountStore } from '../ports/backend.ts';
import type { Clock } from '../ports/system.ts';

export interface RemainingCreditsDeps {
  readonly store: Pick<AccountStore, 'balance'>;
  readonly clock: Clock;
  /** How long a value is repeated; 0: always exact. Read at each call. */
  readonly cacheMs: () => number;
}

/** Whole credits left of the plan's period, never below 0. */
export type RemainingCredits = (account: Account) => Promise<number>;

export function createRemainingCredits(deps: RemainingCreditsDeps): RemainingCredits {
  const cached = new Map<string, { readonly credits: number; readonly until: number }>();
  return async (account) => {
    const now = deps.clock.now();
    const cacheMs = deps.cacheMs();
    const known = cacheMs === 0 ? undefined : cached.get(account.id);
    if (known !== undefined && now < known.until && known.until - now <= cacheMs) {
      return known.credits;
    }
    const { remaining } = await deps.store.balance(account.id, now);
    const credits = Math.max(0, remaining);
    if (cacheMs > 0) cached.set(account.id, { credits, until: now + cacheMs });
    return credits;
  };
}
