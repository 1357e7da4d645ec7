/**
 * The plans as data: prices, credits, slots, requests a minute, add-ons.
 *
 * Prices, credits and slots: product spec 8.2. Requests a minute are not in the spec; they are the wire
 * reference's fallback row (wire/README.md, "Rate limits and concurrency") scaled by plan. Status polls
 * are practically free: never fewer than 1,500 a minute. Quotes and programs: domain/quote.ts.
 */
import type { Account, AddOn, PlanId } from './account.ts';

/** What a rate limit counts together. `status` holds polls, cancel and error lists. */
export type RateBucket = 'scrape' | 'crawl' | 'map' | 'search' | 'extract' | 'status' | 'account';

export interface Plan {
  readonly id: PlanId;
  readonly name: string;
  /** US cents a month for sign-ups up to the launch cut-off; Enterprise: the least. */
  readonly launchPriceCents: number;
  /** US cents a month for later sign-ups. */
  readonly laterPriceCents: number;
  /** Credits a month; absent: agreed per account (`customCredits`). */
  readonly credits?: number;
  /** Slots; absent: agreed per account (`customConcurrency`). */
  readonly concurrency?: number;
  /** Most requests a minute, per bucket. */
  readonly requestsPerMinute: Readonly<Record<RateBucket, number>>;
  /** Overage may be switched on (spec 8.3.3). */
  readonly allowsOverage: boolean;
  /** Add-ons that may be booked (spec 8.5). */
  readonly addOns: readonly AddOn[];
}

/** What a fresh local installation grants its Enterprise account. */
export const LOCAL_CREDITS = 1_000_000;

const FALLBACK_PER_MINUTE = {
  scrape: 100,
  crawl: 15,
  map: 100,
  search: 100,
  extract: 100,
  status: 25_000,
  account: 500,
} as const satisfies Record<RateBucket, number>;

const LEAST_STATUS_PER_MINUTE = 1_500;

const FROM_PRO: readonly AddOn[] = ['regional-proxy', 'cjk-extraction', 'priority'];
const FROM_BUSINESS: readonly AddOn[] = [...FROM_PRO, 'zero-data-retention', 'sla'];

/** All plans by id, cheapest first. */
export const PLANS: Readonly<Record<PlanId, Plan>> = {
  free: {
    id: 'free',
    name: 'Free',
    launchPriceCents: 0,
    laterPriceCents: 0,
    credits: 1_500,
    concurrency: 2,
    requestsPerMinute: scaled(0.1),
    allowsOverage: false,
    addOns: [],
  },
  starter: {
    id: 'starter',
    name: 'Starter',
    launchPriceCents: 500,
    laterPriceCents: 1_000,
    credits: 5_000,
    concurrency: 10,
    requestsPerMinute: scaled(1),
    allowsOverage: true,
    addOns: [],
  },
  pro: {
    id: 'pro',
    name: 'Pro',
    launchPriceCents: 1_200,
    laterPriceCents: 2_500,
    credits: 75_000,
    concurrency: 20,
    requestsPerMinute: scaled(5),
    allowsOverage: true,
    addOns: FROM_PRO,
  },
  scale: {
    id: 'scale',
    name: 'Scale',
    launchPriceCents: 16_700,
    laterPriceCents: 16_700,
    credits: 500_000,
    concurrency: 50,
    requestsPerMinute: scaled(10),
    allowsOverage: true,
    addOns: FROM_PRO,
  },
  business: {
    id: 'business',
    name: 'Business',
    launchPriceCents: 74_900,
    laterPriceCents: 74_900,
    credits: 2_500_000,
    concurrency: 100,
    requestsPerMinute: scaled(50),
    allowsOverage: true,
    addOns: FROM_BUSINESS,
  },
  enterprise: {
    id: 'enterprise',
    name: 'Enterprise',
    launchPriceCents: 125_000,
    laterPriceCents: 125_000,
    requestsPerMinute: scaled(1_000),
    allowsOverage: true,
    addOns: FROM_BUSINESS,
  },
};

export const PLAN_IDS: readonly PlanId[] = [
  'free',
  'starter',
  'pro',
  'scale',
  'business',
  'enterprise',
];

/** Narrows a text to a plan's id. */
export function isPlanId(text: string): text is PlanId {
  return PLAN_IDS.some((id) => id === text);
}

/** Credits the account's plan grants for one period. */
export function planCreditsOf(account: Account): number {
  return PLANS[account.planId].credits ?? account.customCredits ?? LOCAL_CREDITS;
}

/** Pages the account may run at once. */
export function concurrencyOf(account: Account): number {
  return PLANS[account.planId].concurrency ?? account.customConcurrency ?? 10;
}

/**
 * Credits the account may use beyond its plan: 0 unless overage is on and the plan has it; twice the
 * soft cap is the hard cap (spec 8.3.3); no cap without a soft cap.
 */
export function overageCreditsOf(account: Account): number {
  if (!account.overage.enabled || !PLANS[account.planId].allowsOverage) return 0;
  const { softCapCredits } = account.overage;
  return softCapCredits === undefined ? Number.MAX_SAFE_INTEGER / 2 : 2 * softCapCredits;
}

/** Whether the account has the add-on and its plan may have it. */
export function hasAddOn(account: Account, addOn: AddOn): boolean {
  return account.addOns.includes(addOn) && PLANS[account.planId].addOns.includes(addOn);
}

/** Higher goes first where accounts compete: 10 with the add-on of that name, else 0. */
export function priorityOf(account: Account): number {
  return hasAddOn(account, 'priority') ? 10 : 0;
}

function scaled(factor: number): Readonly<Record<RateBucket, number>> {
  const times = (bucket: RateBucket): number => Math.ceil(FALLBACK_PER_MINUTE[bucket] * factor);
  return {
    scrape: times('scrape'),
    crawl: times('crawl'),
    map: times('map'),
    search: times('search'),
    extract: times('extract'),
    status: Math.max(LEAST_STATUS_PER_MINUTE, times('status')),
    account: Math.max(FALLBACK_PER_MINUTE.account, times('account')),
  };
}
