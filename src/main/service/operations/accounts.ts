/**
 * Accounts: the tenants of one data folder, their plan, add-ons, overage and credits.
 *
 * A plan may change at any time. The new plan's credits and slots hold at once; the period keeps its
 * dates; what was used in it stays used. Nothing is prorated: switching there and back leaves the balance
 * as it was. Add-ons a plan may not have stay noted and rest until a plan may have them.
 * Throws `NOT_FOUND`, `BAD_REQUEST`, `FEATURE_NOT_ENABLED`.
 */
import type { Account, AddOn, Overage, PlanId } from '../domain/account.ts';
import { HearthError } from '../domain/errors.ts';
import { LOCAL_CREDITS, PLANS } from '../domain/plans.ts';
import type { AccountStore } from '../ports/backend.ts';
import type { Clock, Ids } from '../ports/system.ts';

export interface AccountsDeps {
  readonly store: AccountStore;
  readonly clock: Clock;
  readonly ids: Ids;
}

interface PlanChoice {
  readonly planId: PlanId;
  /** Enterprise only. */
  readonly customCredits?: number;
  /** Enterprise only. */
  readonly customConcurrency?: number;
}

interface AccountWish {
  readonly plan?: PlanChoice;
  readonly addOns?: readonly AddOn[];
  readonly overage?: Overage;
}

export interface Accounts {
  create(account: PlanChoice & { readonly name: string }): Promise<Account>;
  /** The installation's own account: the oldest one, made on Enterprise when there is none. */
  ensureLocal(machine: { readonly concurrency: number }): Promise<Account>;
  list(): Promise<readonly Account[]>;
  find(id: string): Promise<Account>;
  rename(id: string, name: string): Promise<Account>;
  /** All that is asked for, or nothing. */
  change(id: string, wish: AccountWish): Promise<Account>;
  setPlan(id: string, choice: PlanChoice): Promise<Account>;
  setAddOns(id: string, addOns: readonly AddOn[]): Promise<Account>;
  setOverage(id: string, overage: Overage): Promise<Account>;
  /** Whole credits of the current period, negative to remove. */
  adjustCredits(id: string, credits: number, reason: string): Promise<void>;
}

export function createAccounts({ store, clock, ids }: AccountsDeps): Accounts {
  const find = async (id: string): Promise<Account> => {
    const account = await store.findAccount(id);
    if (account === undefined) throw new HearthError('NOT_FOUND', 'No such account.');
    return account;
  };
  const change = async (
    id: string,
    update: Parameters<AccountStore['updateAccount']>[1],
  ): Promise<Account> => {
    const account = await store.updateAccount(id, update, clock.now());
    if (account === undefined) throw new HearthError('NOT_FOUND', 'No such account.');
    return account;
  };
  const create = async (
    account: PlanChoice & { readonly name: string; readonly addOns?: readonly AddOn[] },
  ): Promise<Account> => {
    const now = clock.now();
    const made: Account = {
      id: ids.uuid(),
      name: checkName(account.name),
      ...checkPlan(account),
      addOns: account.addOns ?? [],
      overage: { enabled: false },
      periodAnchorAt: now,
      createdAt: now,
    };
    await store.createAccount(made);
    return made;
  };
  const grant = async (id: string, { plan, addOns, overage }: AccountWish): Promise<Account> => {
    const planId = plan?.planId ?? (await find(id)).planId;
    for (const addOn of addOns ?? []) refuseAddOn(planId, addOn);
    if (overage !== undefined) checkOverage(planId, overage);
    return change(id, {
      ...(plan === undefined ? {} : checkPlan(plan)),
      ...(addOns === undefined ? {} : { addOns: [...new Set(addOns)] }),
      ...(overage === undefined ? {} : { overage }),
    });
  };
  return {
    create,
    ensureLocal: async ({ concurrency }) => {
      const oldest = (await store.listAccounts())[0];
      if (oldest !== undefined) return oldest;
      return create({
        name: 'Local',
        planId: 'enterprise',
        customCredits: LOCAL_CREDITS,
        customConcurrency: concurrency,
        addOns: ['zero-data-retention'],
      });
    },
    list: () => store.listAccounts(),
    find,
    rename: (id, name) => change(id, { name: checkName(name) }),
    change: grant,
    setPlan: (id, plan) => grant(id, { plan }),
    setAddOns: (id, addOns) => grant(id, { addOns }),
    setOverage: (id, overage) => grant(id, { overage }),
    adjustCredits: async (id, credits, reason) => {
      await find(id);
      if (!Number.isSafeInteger(credits)) {
        throw new HearthError('BAD_REQUEST', 'Credits are adjusted by a whole number.');
      }
      await store.adjustCredits({ accountId: id, credits, reason, at: clock.now() });
    },
  };
}

function checkName(name: string): string {
  const trimmed = name.trim();
  if (trimmed.length > 0 && trimmed.length <= 100) return trimmed;
  throw new HearthError('BAD_REQUEST', "An account's name has 1 to 100 characters.");
}

/** Custom numbers belong to Enterprise; other plans leave stored ones as they are. */
function checkPlan(choice: PlanChoice): PlanChoice {
  refuseNegative('Custom credits', choice.customCredits);
  if (choice.customConcurrency !== undefined && choice.customConcurrency < 1) {
    throw new HearthError('BAD_REQUEST', 'An account needs at least 1 slot.');
  }
  refuseNegative('Custom slots', choice.customConcurrency);
  const { planId, customCredits, customConcurrency } = choice;
  if (planId !== 'enterprise') return { planId };
  return {
    planId,
    ...(customCredits === undefined ? {} : { customCredits }),
    ...(customConcurrency === undefined ? {} : { customConcurrency }),
  };
}

function refuseNegative(what: string, value: number | undefined): void {
  if (value === undefined || (Number.isSafeInteger(value) && value >= 0)) return;
  throw new HearthError('BAD_REQUEST', `${what} must be a whole number of 0 or more.`);
}

function checkOverage(planId: PlanId, overage: Overage): void {
  if (overage.enabled && !PLANS[planId].allowsOverage) {
    throw new HearthError(
      'FEATURE_NOT_ENABLED',
      'Overage is available on Starter and above, not on Free. Choose a larger plan first.',
    );
  }
  refuseNegative('The rate per 1,000 credits', overage.centsPerThousand);
  refuseNegative('The soft cap', overage.softCapCredits);
}

function refuseAddOn(planId: PlanId, addOn: AddOn): void {
  if (PLANS[planId].addOns.includes(addOn)) return;
  const from = PLANS.pro.addOns.includes(addOn) ? 'Pro' : 'Business';
  throw new HearthError(
    'FEATURE_NOT_ENABLED',
    `The add-on ${addOn} is available on ${from} and above; this account is on ${PLANS[planId].name}.`,
  );
}
