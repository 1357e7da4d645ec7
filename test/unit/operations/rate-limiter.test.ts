import { describe, expect, it } from 'vitest';
import { PLANS } from '../../../src/main/service/domain/plans.ts';
import { createRateLimiter } from '../../../src/main/service/operations/rate-limiter.ts';
import { anAccount, NOON } from '../../support/store-builders.ts';

const callerOn = (planId: 'free' | 'pro') => ({
  account: anAccount({ planId }),
  apiVersion: 'v2' as const,
});

describe('the rate limiter', () => {
  it('refuses the request beyond the plan’s number with the seconds to wait', () => {
    let now = NOON;
    const limitRate = createRateLimiter({ clock: { now: () => now } });
    const caller = callerOn('free');
    const most = PLANS.free.requestsPerMinute.scrape;
    for (let count = 1; count <= most; count += 1) {
      expect(limitRate(caller, 'scrape')['x-ratelimit-remaining']).toBe(String(most - count));
    }
    now += 10_500;
    let error: unknown;
    try {
      limitRate(caller, 'scrape');
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 50 });
    expect(String(error)).toMatch(/Rate limit exceeded/);
    now = NOON + 60_000;
    expect(limitRate(caller, 'scrape')['x-ratelimit-limit']).toBe(String(most));
  });

  it('counts each bucket and each account apart', () => {
    const limitRate = createRateLimiter({ clock: { now: () => NOON } });
    const [one, other] = [callerOn('free'), callerOn('free')];
    const most = PLANS.free.requestsPerMinute.crawl;
    for (let count = 0; count < most; count += 1) limitRate(one, 'crawl');
    expect(() => limitRate(one, 'crawl')).toThrow();
    expect(() => limitRate(one, 'map')).not.toThrow();
    expect(() => limitRate(other, 'crawl')).not.toThrow();
  });

  it('does not lock anyone out when the clock is set back', () => {
    let now = NOON;
    const limitRate = createRateLimiter({ clock: { now: () => now } });
    const caller = callerOn('free');
    for (let count = 0; count < PLANS.free.requestsPerMinute.crawl; count += 1) {
      limitRate(caller, 'crawl');
    }
    now -= 3_600_000;
    expect(() => limitRate(caller, 'crawl')).not.toThrow();
  });

  it('leaves polls at 1,500 a minute or more on every plan', () => {
    for (const plan of Object.values(PLANS)) {
      expect(plan.requestsPerMinute.status).toBeGreaterThanOrEqual(1_500);
    }
  });
});
