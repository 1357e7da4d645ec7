/**
 * What a plan costs: launch prices, their cut-off, prepay, programs and add-ons. A quote, never a charge.
 *
 * Pure. Source: product spec 8.2 and 8.5. No money is taken by Hearth; invoices, tax and receipts are the
 * external payment processor's. Amounts are whole US cents; a discounted amount is rounded to the nearest
 * cent, half up, once, at the end.
 */
import type { AddOn, PlanId } from './account.ts';
import { PLANS } from './plans.ts';

/** Last day (UTC) of sign-ups that keep the launch prices of Starter and Pro. */
const LAUNCH_ENDS_AT = Date.UTC(2027, 3, 21);

const ANNUAL_DISCOUNT_PERCENT = 15;
const NONPROFIT_DISCOUNT_PERCENT = 50;
/** Stars a repository needs for the open-source program. */
const OPEN_SOURCE_STARS = 500;
/** Months of free Pro for maintainers and students. */
const FREE_PRO_MONTHS = 12;

export type Program =
  | { readonly kind: 'open-source'; readonly stars: number; readonly joinedAt: number }
  | { readonly kind: 'student'; readonly email: string; readonly joinedAt: number }
  | { readonly kind: 'nonprofit' };

export interface QuoteRequest {
  readonly planId: PlanId;
  readonly billing: 'monthly' | 'annual';
  /** When the account signed up for the plan, ms since the epoch. */
  readonly signedUpAt: number;
  /** False once the subscription lapsed after the launch: the launch price is gone with it. */
  readonly continuous: boolean;
  readonly program?: Program;
  readonly addOns: readonly AddOn[];
  readonly now: number;
}

interface QuoteLine {
  readonly text: string;
  /** Whole cents for the billing interval; absent: agreed with sales, not shown in the spec. */
  readonly cents?: number;
}

export type Quote =
  | {
      readonly kind: 'quote';
      readonly interval: 'month' | 'year';
      /** Due for one interval, without add-ons whose price is agreed separately. */
      readonly cents: number;
      /** The same per month, for comparison. */
      readonly centsPerMonth: number;
      /** "from": Enterprise, where this is the least. */
      readonly isLeast: boolean;
      readonly lines: readonly QuoteLine[];
    }
  | { readonly kind: 'refused'; readonly reason: string };

export function quote(request: QuoteRequest): Quote {
  const refusal = refusalOf(request);
  if (refusal !== undefined) return { kind: 'refused', reason: refusal };
  const plan = PLANS[request.planId];
  const monthly = monthlyCents(request);
  const isAnnual = request.billing === 'annual';
  const months = isAnnual ? 12 : 1;
  const lines: QuoteLine[] = [
    { text: `${plan.name}, ${priceName(request)}`, cents: monthly * months },
  ];
  const free = freeProUntil(request);
  const discount = free === undefined ? discountOf(request) : undefined;
  let cents = monthly * months;
  if (free !== undefined) {
    lines.push({ text: `Free until ${dayName(free)}`, cents: -cents });
    cents = 0;
  } else if (discount !== undefined) {
    const discounted = Math.round((cents * (100 - discount.percent)) / 100);
    lines.push({ text: discount.text, cents: discounted - cents });
    cents = discounted;
  }
  for (const addOn of request.addOns) lines.push({ text: ADD_ON_NAMES[addOn] });
  return {
    kind: 'quote',
    interval: isAnnual ? 'year' : 'month',
    cents,
    centsPerMonth: Math.round(cents / months),
    isLeast: request.planId === 'enterprise',
    lines,
  };
}

/** The plan's price a month in cents, before any discount. */
function monthlyCents(request: Pick<QuoteRequest, 'planId' | 'signedUpAt' | 'continuous'>): number {
  const plan = PLANS[request.planId];
  return isLaunch(request) ? plan.launchPriceCents : plan.laterPriceCents;
}

const ADD_ON_NAMES: Readonly<Record<AddOn, string>> = {
  'regional-proxy': 'Residential proxy for Asia-Pacific locations',
  'cjk-extraction': 'Extraction model for Chinese, Japanese and Korean content',
  'zero-data-retention': 'Zero data retention',
  sla: '99.9% uptime SLA with service credits',
  priority: 'Priority queue and dedicated IP pool',
};

function isLaunch(request: Pick<QuoteRequest, 'signedUpAt' | 'continuous'>): boolean {
  return request.continuous && request.signedUpAt < LAUNCH_ENDS_AT;
}

function priceName(request: QuoteRequest): string {
  const plan = PLANS[request.planId];
  if (plan.launchPriceCents === plan.laterPriceCents) return 'permanent price';
  return isLaunch(request) ? 'launch price' : 'price after launch';
}

function refusalOf(request: QuoteRequest): string | undefined {
  const { planId, program, billing } = request;
  const plan = PLANS[planId];
  const foreign = request.addOns.find((addOn) => !plan.addOns.includes(addOn));
  if (foreign !== undefined) {
    const from = PLANS.pro.addOns.includes(foreign) ? 'Pro' : 'Business';
    return `${ADD_ON_NAMES[foreign]} is available on ${from} and above.`;
  }
  if (program === undefined) return undefined;
  switch (program.kind) {
    case 'open-source':
      if (planId !== 'pro') return 'The open-source program gives Pro.';
      return program.stars >= OPEN_SOURCE_STARS
        ? undefined
        : `The open-source program takes repositories with at least ${OPEN_SOURCE_STARS} stars.`;
    case 'student':
      if (planId !== 'pro') return 'The student program gives Pro.';
      return isEducational(program.email)
        ? undefined
        : 'The student program takes an e-mail address of a school or university.';
    case 'nonprofit':
      if (plan.launchPriceCents === 0) return 'The Free plan costs nothing already.';
      return billing === 'annual' ? undefined : 'The nonprofit program is for annual billing.';
  }
}

/** `.edu`, `.edu.xx`, `.ac.xx`: the domains registries keep for education. */
function isEducational(email: string): boolean {
  return /^[^@\s]+@(?:[a-z0-9-]+\.)+(?:edu|edu\.[a-z]{2}|ac\.[a-z]{2})$/i.test(email);
}

function freeProUntil({ program, now }: QuoteRequest): number | undefined {
  if (program === undefined || program.kind === 'nonprofit') return undefined;
  const joined = new Date(program.joinedAt);
  const until = new Date(program.joinedAt);
  until.setUTCMonth(joined.getUTCMonth() + FREE_PRO_MONTHS);
  // 29 February has no counterpart a year later
  if (until.getUTCDate() !== joined.getUTCDate()) until.setUTCDate(0);
  return now < until.getTime() ? until.getTime() : undefined;
}

/** The larger discount counts; they are not added: the nonprofit program names its own annual price. */
function discountOf(
  request: QuoteRequest,
): { readonly percent: number; readonly text: string } | undefined {
  if (request.billing !== 'annual' || PLANS[request.planId].launchPriceCents === 0)
    return undefined;
  return request.program?.kind === 'nonprofit'
    ? { percent: NONPROFIT_DISCOUNT_PERCENT, text: 'Registered nonprofit, 50% off annual' }
    : { percent: ANNUAL_DISCOUNT_PERCENT, text: 'Annual prepay, 15% off' };
}

function dayName(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
