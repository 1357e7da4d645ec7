/**
 * Requests a minute: a fixed window of 60 s per account and bucket, numbers from the plan.
 *
 * In memory; a restart forgets at most a minute. Pages held open for a poll are one request. The headers
 * are for every answer, also the refusal: `RATE_LIMITED` with the seconds to wait.
 */
import type { Caller } from '../domain/account.ts';
import { HearthError } from '../domain/errors.ts';
import { PLANS, type RateBucket } from '../domain/plans.ts';
import type { Clock } from '../ports/system.ts';

const WINDOW_MS = 60_000;
/** Windows kept before those that have ended are forgotten. */
const SWEEP_ABOVE = 1_000;

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
export type LimitRate = (caller: Caller, bucket: RateBucket) => RateVerdict;

export function createRateLimiter({ clock }: { readonly clock: Clock }): LimitRate {
  const windows = new Map<string, Window>();
  return (caller, bucket) => {
    const now = clock.now();
    const limit = PLANS[caller.account.planId].requestsPerMinute[bucket];
    const name = `${caller.account.id} ${bucket}`;
    const window = currentWindow(windows, name, now);
    window.count += 1;
    const left = Math.max(0, limit - window.count);
    const headers = {
      'x-ratelimit-limit': String(limit),
      'x-ratelimit-remaining': String(left),
      'x-ratelimit-reset': String(Math.ceil(window.endsAt / 1_000)),
    };
    return window.count > limit ? { headers, refusal: tooMany(limit, window, now) } : { headers };
  };
}

function currentWindow(windows: Map<string, Window>, name: string, now: number): Window {
  const known = windows.get(name);
  // a window further ahead than its length comes from a clock that was set back
  if (known !== undefined && now < known.endsAt && known.endsAt - now <= WINDOW_MS) return known;
  if (windows.size > SWEEP_ABOVE) {
    for (const [other, { endsAt }] of windows) if (endsAt <= now) windows.delete(other);
  }
  const window: Window = { endsAt: now + WINDOW_MS, count: 0 };
  windows.set(name, window);
  return window;
}

function tooMany(limit: number, window: Window, now: number): HearthError {
  const retryAfterSeconds = Math.max(1, Math.ceil((window.endsAt - now) / 1_000));
  const resetsAt = new Date(window.endsAt).toISOString();
  return new HearthError(
    'RATE_LIMITED',
    `Rate limit exceeded. Consumed (req/min): ${window.count}, Remaining (req/min): 0 of ${limit}. Retry after ${retryAfterSeconds}s, resets at ${resetsAt}.`,
    { retryAfterSeconds },
  );
}
