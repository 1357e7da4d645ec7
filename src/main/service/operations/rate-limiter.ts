/**
 * Requests a minute: a fixed window of 60 s per account and bucket, numbers from the plan.
 *
 * One service counts in memory; a restart forgets at most a minute. Services that share a database take requests out of one
 * window in blocks (docs/adr/0054-rooms-on-postgres.md): together they never answer more than the plan says, and what
 * one has taken and not used, a fortieth of what was left at most, is refused by the others. Pages held open for a poll
 * are one request. The headers are for every answer, also the refusal: `RATE_LIMITED` with the seconds to wait.
 */
import type { Caller } from '../domain/account.ts';
import { HearthError } from '../domain/errors.ts';
import { PLANS, type RateBucket } from '../domain/plans.ts';
import { RATE_WINDOW_MS as WINDOW_MS, type RateStore } from '../ports/rates.ts';
import type { Clock } from '../ports/system.ts';

/** Windows kept before those that have ended are forgotten. */
const SWEEP_ABOVE = 1_000;
/** A block is this part of what is left, and at most `LARGEST_BLOCK`. */
const BLOCK_PART = 1 / 40;
const LARGEST_BLOCK = 50;

interface Window {
  readonly endsAt: number;
  count: number;
}

interface RateVerdict {
  /** `x-ratelimit-*`: of the bucket a minute, left, and when (s since the epoch) it is full again. */
  readonly headers: Readonly<Record<string, string>>;
  /** Absent: the request may go on. */
  readonly refusal?: HearthError;
}

/** Counts the request. */
export type LimitRate = (caller: Caller, bucket: RateBucket) => RateVerdict | Promise<RateVerdict>;

/** Of one service by itself. */
export function createRateLimiter({
  clock,
}: {
  readonly clock: Clock;
}): (caller: Caller, bucket: RateBucket) => RateVerdict {
  const windows = new Map<string, Window>();
  return (caller, bucket) => {
    const now = clock.now();
    const limit = PLANS[caller.account.planId].requestsPerMinute[bucket];
    const name = `${caller.account.id} ${bucket}`;
    const window = currentWindow(windows, name, now);
    window.count += 1;
    const { count, endsAt } = window;
    return verdict({ limit, count, left: limit - count, endsAt, now });
  };
}

function currentWindow(windows: Map<string, Window>, name: string, now: number): Window {
  const known = windows.get(name);
  // a window further ahead than its length comes from a clock that was set back
  if (known !== undefined && now < known.endsAt && known.endsAt - now <= WINDOW_MS) return known;
  forgetOld(windows, now);
  const window: Window = { endsAt: now + WINDOW_MS, count: 0 };
  windows.set(name, window);
  return window;
}

/** What this service has taken out of a window of all. */
interface Hand {
  readonly limit: number;
  endsAt: number;
  /** Of the window, by all services, as last told. */
  taken: number;
  inHand: number;
  refused: number;
  /** Requests that wait for the next block. */
  waiting: number;
  asking?: Promise<void> | undefined;
}

/** Of all services that share the store. */
export function createSharedRateLimiter(deps: {
  readonly clock: Clock;
  readonly store: RateStore;
}): LimitRate {
  const { clock } = deps;
  const hands = new Map<string, Hand>();
  return async ({ account: { id: accountId, planId } }, bucket) => {
    const limit = PLANS[planId].requestsPerMinute[bucket];
    const name = `${accountId} ${bucket}`;
    for (;;) {
      const now = clock.now();
      const hand = currentHand(hands, { name, limit, now });
      const { endsAt, taken } = hand;
      if (hand.inHand > 0) {
        hand.inHand -= 1;
        return verdict({ limit, count: 0, left: limit - taken + hand.inHand, endsAt, now });
      }
      if (taken >= limit) {
        hand.refused += 1;
        return verdict({ limit, count: taken + hand.refused, left: -1, endsAt, now });
      }
      hand.waiting += 1;
      hand.asking ??= takeBlock(deps, hand, { accountId, bucket });
      await hand.asking;
    }
  };
}

function currentHand(
  hands: Map<string, Hand>,
  { name, limit, now }: { readonly name: string; readonly limit: number; readonly now: number },
): Hand {
  const known = hands.get(name);
  // one that was just begun has no end yet; clocks of services may differ by a window
  const isCurrent =
    known?.limit === limit &&
    (known.asking !== undefined || (now < known.endsAt && known.endsAt - now <= 2 * WINDOW_MS));
  if (isCurrent) return known;
  forgetOld(hands, now);
  const hand: Hand = {
    limit,
    endsAt: now + WINDOW_MS,
    taken: 0,
    inHand: 0,
    refused: 0,
    waiting: 0,
  };
  hands.set(name, hand);
  return hand;
}

async function takeBlock(
  { clock, store }: { readonly clock: Clock; readonly store: RateStore },
  hand: Hand,
  named: { readonly accountId: string; readonly bucket: RateBucket },
): Promise<void> {
  // all that come in this turn are waiting before it is asked
  await Promise.resolve();
  const { limit, taken, waiting } = hand;
  const block = Math.min(LARGEST_BLOCK, Math.ceil((limit - taken) * BLOCK_PART));
  hand.waiting = 0;
  try {
    const want = Math.max(1, block, waiting);
    const grant = await store.takeRequests({ ...named, limit, want, now: clock.now() });
    hand.endsAt = grant.endsAt;
    hand.inHand += grant.granted;
    hand.taken = grant.granted === 0 ? Math.max(limit, grant.taken) : grant.taken;
  } finally {
    hand.asking = undefined;
  }
}

function forgetOld(entries: Map<string, { readonly endsAt: number }>, now: number): void {
  if (entries.size <= SWEEP_ABOVE) return;
  for (const [name, { endsAt }] of entries) if (endsAt <= now) entries.delete(name);
}

/** `count`: requests of the window, this one among them; `left`: after this one, below 0 where it is refused. */
function verdict(asked: {
  readonly limit: number;
  readonly count: number;
  readonly left: number;
  readonly endsAt: number;
  readonly now: number;
}): RateVerdict {
  const { limit, left, endsAt } = asked;
  const headers = {
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': String(Math.max(0, left)),
    'x-ratelimit-reset': String(Math.ceil(endsAt / 1_000)),
  };
  return left < 0 ? { headers, refusal: tooMany(asked) } : { headers };
}

function tooMany({
  limit,
  count,
  endsAt,
  now,
}: {
  readonly limit: number;
  readonly count: number;
  readonly endsAt: number;
  readonly now: number;
}): HearthError {
  const retryAfterSeconds = Math.max(1, Math.ceil((endsAt - now) / 1_000));
  const resetsAt = new Date(endsAt).toISOString();
  return new HearthError(
    'RATE_LIMITED',
    `Rate limit exceeded. Consumed (req/min): ${count}, Remaining (req/min): 0 of ${limit}. Retry after ${retryAfterSeconds}s, resets at ${resetsAt}.`,
    { retryAfterSeconds },
  );
}
