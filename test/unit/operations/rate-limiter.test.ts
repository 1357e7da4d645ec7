import { describe, expect, it } from 'vitest';
import { PLANS } from '../../../src/main/service/domain/plans.ts';
import {
  createRateLimiter,
  createSharedRateLimiter,
} from '../../../src/main/service/operations/rate-limiter.ts';
import { openSqliteBackend } from '../../../src/main/service/store/sqlite/backend.ts';
import { anAccount, NOON, silentLog } from '../../support/store-builders.ts';

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

describe('the rate limiter of services that share a store', () => {
  async function services(count: number) {
    const time = { now: NOON };
    const clock = { now: () => time.now };
    const backend = await openSqliteBackend({ path: ':memory:', clock, log: silentLog });
    const { store } = backend;
    let asked = 0;
    const counting = {
      takeRequests: (ask: Parameters<typeof store.takeRequests>[0]) => {
        asked += 1;
        return store.takeRequests(ask);
      },
    };
    const limits = Array.from({ length: count }, () =>
      createSharedRateLimiter({ clock, store: counting }),
    );
    return { time, limits, close: () => backend.close(), asked: () => asked };
  }

  it('answers exactly the plan’s number of a small plan, wherever requests come in', async () => {
    const { time, limits, close } = await services(3);
    const caller = callerOn('free');
    const most = PLANS.free.requestsPerMinute.scrape;
    const ask = (at: number) => limits[at % 3]!(caller, 'scrape');
    const verdicts = [];
    for (let at = 0; at < most + 5; at += 1) verdicts.push(await ask(at));
    expect(verdicts.filter(({ refusal }) => refusal === undefined)).toHaveLength(most);
    expect(verdicts[most - 1]?.headers['x-ratelimit-remaining']).toBe('0');
    expect(verdicts[most]?.refusal).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 60 });
    time.now += 60_000;
    expect((await ask(0)).refusal).toBeUndefined();
    await close();
  });

  it('of a large plan refuses no more than what others hold unused, and asks for blocks', async () => {
    const { limits, close, asked } = await services(2);
    const caller = callerOn('pro');
    const most = PLANS.pro.requestsPerMinute.status;
    // the other one holds a block
    await limits[1]!(caller, 'status');
    const ask = async () => limits[0]!(caller, 'status');
    const all = await Promise.all(Array.from({ length: most }, ask));
    const answered = all.filter(({ refusal }) => refusal === undefined).length;
    expect(answered).toBeGreaterThanOrEqual(most * (1 - 1 / 40) - 1);
    expect(answered).toBeLessThan(most);
    expect(asked()).toBeLessThan(most / 10);
    await close();
  });

  it('refuses without asking once a window is spent, and fails with the store', async () => {
    const { limits, close, asked } = await services(1);
    const caller = callerOn('free');
    const most = PLANS.free.requestsPerMinute.crawl;
    for (let count = 0; count <= most; count += 1) await limits[0]!(caller, 'crawl');
    const before = asked();
    expect((await limits[0]!(caller, 'crawl')).refusal).toBeDefined();
    expect(asked()).toBe(before);
    await close();
    const broken = createSharedRateLimiter({
      clock: { now: () => NOON },
      store: { takeRequests: () => Promise.reject(new Error('gone')) },
    });
    await expect(broken(caller, 'crawl')).rejects.toThrow('gone');
    await expect(broken(caller, 'crawl')).rejects.toThrow('gone');
  });
});
