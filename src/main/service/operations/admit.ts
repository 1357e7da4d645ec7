/**
 * Admission: may this caller start this operation now?
 *
 * Asked before the body is read (wire/README.md: auth, rate, credits, body). It only looks; the credit is
 * taken when the store opens the job, so many requests at once cannot overdraw. Throws `FORBIDDEN` (the
 * key may not do this), `INSUFFICIENT_CREDITS` (402), `ALLOWANCE_SPENT` (429 with Retry-After), and whatever
 * failure the key's fault mode asks for.
 */
import type { Caller, Operation } from '../domain/account.ts';
import { HearthError } from '../domain/errors.ts';
import { spendingOf, type Spending } from '../domain/spending.ts';
import { overageCreditsOf } from '../domain/plans.ts';
import type { AccountStore, UsageStore } from '../ports/backend.ts';
import type { Clock } from '../ports/system.ts';
import { rollFault } from './faults.ts';

/** Most pages take no longer. */
const HELD_RETRY_SECONDS = 5;

export interface AdmissionDeps {
  readonly store: Pick<AccountStore, 'balance'> & Pick<UsageStore, 'creditsSince'>;
  readonly clock: Clock;
  /** Where credits and plans are managed, as an absolute address. */
  readonly billingUrl: () => string;
  /** 0 ≤ x < 1; rolls the failures a key asks for (faults.ts). */
  readonly random: () => number;
}

export interface Admission {
  admit(caller: Caller, operation: Operation): Promise<void>;
  /** For a request that spends nothing (a poll, usage): throws only what the key's fault mode asks for. */
  injectFault(caller: Caller): void;
  /** For a job the store did not open (`no-credits`): says why, as `admit` would. */
  refuseWithoutCredit(caller: Caller): Promise<never>;
}

export function createAdmission(deps: AdmissionDeps): Admission {
  const look = async (caller: Caller): Promise<Spending> => {
    const now = deps.clock.now();
    const { account, key } = caller;
    const keyUsedToday =
      key?.limits.creditsPerDay === undefined
        ? 0
        : await deps.store.creditsSince({ keyId: key.id, sinceAt: now });
    const balance = await deps.store.balance(account.id, now);
    return spendingOf({ account, balance, key, keyUsedToday, now });
  };
  return {
    admit: async (caller, operation) => {
      refuseForeignOperation(caller, operation);
      const fault = rollFault(caller.key, deps.random);
      if (fault !== undefined) throw fault;
      const spending = await look(caller);
      if (spending.kind !== 'may-spend') throw refusal(deps, caller, spending);
    },
    injectFault: ({ key }) => {
      const fault = rollFault(key, deps.random, 'read');
      if (fault !== undefined) throw fault;
    },
    refuseWithoutCredit: async (caller) => {
      const spending = await look(caller);
      throw spending.kind === 'may-spend'
        ? await heldBack(deps, caller)
        : refusal(deps, caller, spending);
    },
  };
}

/** Of operations that are no verbs. */
const VERBS: Partial<Readonly<Record<Operation, string>>> = {
  batch: 'scrape a batch',
  recipe: 'run recipes',
};

function refuseForeignOperation(caller: Caller, operation: Operation): void {
  const allowed = caller.key?.limits.operations;
  if (allowed === undefined || allowed.includes(operation)) return;
  throw new HearthError(
    'FORBIDDEN',
    `This key may not ${VERBS[operation] ?? operation}; it is limited to ${allowed.join(', ')}. Use another key or change its limits.`,
  );
}

/**
 * Credits are left, but work under way holds them all: as with credits that are used up, 402 on paid plans and
 * 429 on Free (L1, L2), and 429 where only the key's own limit is in the way; here waiting helps soon.
 */
async function heldBack(deps: AdmissionDeps, { account, key }: Caller): Promise<HearthError> {
  const balance = await deps.store.balance(account.id, deps.clock.now());
  const free = balance.planCredits + overageCreditsOf(account) - balance.used - balance.reserved;
  const isOfKey = key?.limits.creditsPerDay !== undefined && free > 0;
  if (!isOfKey && account.planId !== 'free') {
    return new HearthError(
      'INSUFFICIENT_CREDITS',
      `Insufficient credits: what is left is held by work under way. Wait for it to finish, or get more credits at ${deps.billingUrl()}`,
    );
  }
  const whose = isOfKey ? 'This key’s credits for today' : 'The Free plan’s last credits';
  return new HearthError(
    'ALLOWANCE_SPENT',
    `${whose} are held by work under way. Try again when it has finished.`,
    { retryAfterSeconds: HELD_RETRY_SECONDS },
  );
}

function refusal(
  deps: AdmissionDeps,
  caller: Caller,
  spending: Exclude<Spending, { readonly kind: 'may-spend' }>,
): HearthError {
  const billing = deps.billingUrl();
  if (spending.kind === 'insufficient') {
    return new HearthError(
      'INSUFFICIENT_CREDITS',
      spending.reason === 'hard-cap'
        ? `Insufficient credits: the overage's hard cap is reached. Raise the cap or choose a larger plan at ${billing}`
        : `Insufficient credits to perform this request. Get more credits, enable overage or choose a larger plan at ${billing}`,
    );
  }
  const waitMs = spending.until - deps.clock.now();
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1_000));
  const until = new Date(spending.until).toISOString();
  const perDay = caller.key?.limits.creditsPerDay ?? 0;
  return new HearthError(
    'ALLOWANCE_SPENT',
    spending.reason === 'key-day'
      ? `This key has used its ${perDay} credits for today; it may go on at ${until}. Raise its limit or use another key.`
      : `The Free plan's credits are used up until the monthly reset at ${until}. Choose a larger plan at ${billing}`,
    { retryAfterSeconds },
  );
}
