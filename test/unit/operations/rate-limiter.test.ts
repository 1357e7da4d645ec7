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
      expect(limitRate(caller, 'scrape')).toMatchObject({
        headers: { 'x-ratelimit-remaining': String(most - count) },
      });
    }
    now += 10_500;
    const { headers, refusal } = limitRate(caller, 'scrape');
    expect(refusal).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 50 });
    expect(String(refusal)).toMatch(/Rate limit exceeded/);
    expect(headers).toEqual({
      'x-ratelimit-limit': String(most),
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': String((NOON + 60_000) / 1_000),
    });
    now = NOON + 60_000;
    expect(limitRate(caller, 'scrape').refusal).toBeUndefined();
  });

  it('counts each bucket and each account apart', () => {
    const limitRate = createRateLimiter({ clock: { now: () => NOON } });
    const [one, other] = [callerOn('free'), callerOn('free')];
    const most = PLANS.free.requestsPerMinute.crawl;
    for (let count = 0; count < most; count += 1) limitRate(one, 'crawl');
    expect(limitRate(one, 'crawl').refusal).toBeDefined();
    expect(limitRate(one, 'map').refusal).toBeUndefined();
    expect(limitRate(other, 'crawl').refusal).toBeUndefined();
  });

  it('does not lock anyone out when the clock is set back', () => {
    let now = NOON;
    const limitRate = createRateLimiter({ clock: { now: () => now } });
    const caller = callerOn('free');
    for (let count = 0; count < PLANS.free.requestsPerMinute.crawl; count += 1) {
      limitRate(caller, 'crawl');
    }
    now -= 3_600_000;
    expect(limitRate(caller, 'crawl').refusal).toBeUndefined();
  });

  it('leaves polls at 1,500 a minute or more on every plan', () => {
    for (const plan of Object.values(PLANS)) {
      expect(plan.requestsPerMinute.status).toBeGreaterThanOrEqual(1_500);
    }
  });
});
