/** The account's plan: what it is, what it may be, what it would cost. */
import type {
  AddOnId,
  DiscountId,
  PlanAnswer,
  PlanOffer,
  QuoteAnswer,
  UptimeState,
} from '../../../../contract/console/plan.ts';
import type { Account, Balance, Overage } from '../../domain/account.ts';
import type { Json } from '../../domain/json.ts';
import { hasAddOn, PLAN_IDS, PLANS } from '../../domain/plans.ts';
import { PROMISED_PERCENT } from '../../domain/uptime.ts';
import {
  bad,
  numberField,
  oneOf,
  route,
  textField,
  type ConsoleRequest,
  type ConsoleRoute,
} from './console-route.ts';
import type { ConsoleDeps } from './deps.ts';
import { creditState } from './state-routes.ts';

const ADD_ONS: readonly AddOnId[] = [
  'regional-proxy',
  'cjk-extraction',
  'zero-data-retention',
  'sla',
  'priority',
];
const DISCOUNTS: readonly DiscountId[] = ['annual', 'open-source', 'student', 'nonprofit'];

export function planRoutes(deps: ConsoleDeps): readonly ConsoleRoute[] {
  return [
    route('GET', '/console/plan', ({ caller }) => planAnswer(deps, caller.account)),
    route('PATCH', '/console/plan', async (request) =>
      planAnswer(deps, await changePlan(deps, request)),
    ),
    route('POST', '/console/plan/quote', ({ caller, body }): Promise<QuoteAnswer> => {
      const planId = oneOf(textField(body, 'planId') ?? '', PLAN_IDS, 'planId');
      const discounts = readList(body['discounts'], DISCOUNTS, 'discounts') ?? [];
      const addOns = readList(body['addOns'], ADD_ONS, 'addOns') ?? [];
      const quote = deps.app.quote({ planId, discounts, addOns }, caller.account, deps.clock.now());
      return Promise.resolve(quote);
    }),
  ];
}

async function planAnswer(deps: ConsoleDeps, account: Account): Promise<PlanAnswer> {
  const balance = await deps.backend.store.balance(account.id, deps.clock.now());
  const { customCredits, customConcurrency } = account;
  const { billingUrl } = deps.app;
  return {
    current: account.planId,
    offers: PLAN_IDS.map(offerOf),
    addOns: account.addOns,
    overage: account.overage,
    credits: creditState(balance),
    signedUpAt: account.createdAt,
    uptime: await uptimeState(deps, account, balance),
    ...(customCredits === undefined ? {} : { customCredits }),
    ...(customConcurrency === undefined ? {} : { customConcurrency }),
    ...(billingUrl === undefined ? {} : { billingUrl }),
  };
}

const MOST_GAPS = 10;

async function uptimeState(
  deps: ConsoleDeps,
  account: Account,
  { periodStartAt }: Balance,
): Promise<UptimeState> {
  const uptime = await deps.uptime({ fromAt: periodStartAt, toAt: deps.clock.now() });
  return {
    ...uptime,
    gaps: uptime.gaps.slice(0, MOST_GAPS),
    promisedPercent: PROMISED_PERCENT,
    isPromised: hasAddOn(account, 'sla'),
  };
}

function offerOf(id: (typeof PLAN_IDS)[number]): PlanOffer {
  const plan = PLANS[id];
  return {
    id,
    name: plan.name,
    monthlyCents: plan.launchPriceCents,
    laterMonthlyCents: plan.laterPriceCents,
    allowsOverage: plan.allowsOverage,
    addOns: plan.addOns,
    ...(plan.credits === undefined ? {} : { credits: plan.credits }),
    ...(plan.concurrency === undefined ? {} : { concurrency: plan.concurrency }),
  };
}

async function changePlan(
  { accounts }: ConsoleDeps,
  { caller, body }: ConsoleRequest,
): Promise<Account> {
  const planId = textField(body, 'planId');
  const customCredits = numberField(body, 'customCredits');
  const customConcurrency = numberField(body, 'customConcurrency');
  const isPlan = [planId, customCredits, customConcurrency].some((value) => value !== undefined);
  const plan = {
    planId: planId === undefined ? caller.account.planId : oneOf(planId, PLAN_IDS, 'planId'),
    ...(customCredits === undefined ? {} : { customCredits }),
    ...(customConcurrency === undefined ? {} : { customConcurrency }),
  };
  const addOns = readList(body['addOns'], ADD_ONS, 'addOns');
  const overage = readOverage(body['overage']);
  return accounts.change(caller.account.id, {
    ...(isPlan ? { plan } : {}),
    ...(addOns === undefined ? {} : { addOns }),
    ...(overage === undefined ? {} : { overage }),
  });
}

function readList<Value extends string>(
  value: Json | undefined,
  known: readonly Value[],
  name: string,
): readonly Value[] | undefined {
  if (value === undefined) return undefined;
  if (!Array.isArray(value)) throw bad(`"${name}" must be a list.`);
  return value.map((item: Json) => oneOf(typeof item === 'string' ? item : '', known, name));
}

function readOverage(value: Json | undefined): Overage | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw bad('"overage" must be an object.');
  }
  const fields = Object.fromEntries(Object.entries(value));
  const centsPerThousand = numberField(fields, 'centsPerThousand');
  const softCapCredits = numberField(fields, 'softCapCredits');
  return {
    enabled: fields['enabled'] === true,
    ...(centsPerThousand === undefined ? {} : { centsPerThousand }),
    ...(softCapCredits === undefined ? {} : { softCapCredits }),
  };
}
