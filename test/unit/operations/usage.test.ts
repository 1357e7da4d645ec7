import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { usageCsv } from '../../../src/main/service/operations/usage.ts';
import { createRemainingCredits } from '../../../src/main/service/operations/remaining-credits.ts';
import { aWorld, type World } from '../../support/operations-world.ts';
import { aJob, NOON } from '../../support/store-builders.ts';

const DAY = 86_400_000;
const on = (text: string) => Date.parse(`${text}T12:00:00Z`);

let world: World;
beforeEach(async () => {
  world = await aWorld();
});
afterEach(() => world.backend.close());

describe('usage', () => {
  it('adds up by period and key, since the account exists', async () => {
    const caller = await world.tenant({
      periodAnchorAt: on('2026-09-10'),
      createdAt: on('2026-09-10'),
    });
    world.time.now = on('2026-10-09');
    await world.pastCrawl(caller, [200, 200, 404]);
    world.time.now = on('2026-10-10');
    await world.pastCrawl(caller, [200]);
    const { key: second } = await world.keys.create({
      accountId: caller.account.id,
      name: 'Second',
    });
    await world.pastCrawl({ ...caller, key: second }, [201, 500, 204]);
    world.time.now = NOON;
    const total = await world.usage.byPeriod(caller.account, 'total');
    expect(total.map((period) => [new Date(period.startAt).toISOString(), period.credits])).toEqual(
      [
        ['2026-09-10T00:00:00.000Z', 2],
        ['2026-10-10T00:00:00.000Z', 3],
        ['2026-11-10T00:00:00.000Z', 0],
      ],
    );
    const byKey = await world.usage.byPeriod(caller.account, 'by-key');
    expect(byKey.map(({ key, credits }) => [key?.name, credits])).toEqual([
      ['Default', 2],
      ['Default', 1],
      ['Second', 2],
    ]);
  });

  it('tells each of the last days', async () => {
    const caller = await world.tenant();
    await world.pastCrawl(caller, [200, 200]);
    world.time.now = NOON + 2 * DAY;
    await world.pastCrawl(caller, [200]);
    const week = await world.usage.byDay(caller.account, 'week');
    expect(week.map((day) => day.credits)).toEqual([0, 0, 0, 0, 2, 0, 1]);
    expect(await world.usage.byDay(caller.account, 'day')).toHaveLength(1);
    expect(await world.usage.byDay(caller.account, 'month')).toHaveLength(30);
  });

  it('lists the requests of the last 24 hours, page by page', async () => {
    const caller = await world.tenant();
    await world.pastCrawl(caller, [200]);
    world.time.now = NOON + DAY - 1_000;
    const recent = [await world.pastCrawl(caller, [200]), await world.pastCrawl(caller, [200])];
    const first = await world.usage.activity(caller.account, { limit: 2 });
    expect(first.jobs.map((job) => job.id)).toEqual(recent.map((job) => job.id).reverse());
    expect(first.next).toBe(recent[0]?.id);
    const rest = await world.usage.activity(caller.account, { limit: 2, after: first.next ?? '' });
    expect(rest.jobs).toHaveLength(1);
    expect(rest).not.toHaveProperty('next');
    world.time.now = NOON + DAY + 1;
    const later = await world.usage.activity(caller.account, { limit: 10 });
    expect(later.jobs).toHaveLength(2);
    const none = await world.usage.activity(caller.account, { kinds: ['map'], limit: 10 });
    expect(none.jobs).toEqual([]);
  });

  it('tells the queue', async () => {
    const caller = await world.tenant({ planId: 'pro' });
    await world.pastCrawl(caller, [200]);
    expect(await world.usage.queue(caller.account)).toEqual({
      active: 0,
      waiting: 0,
      maxConcurrency: 20,
      mostRecentSuccessAt: NOON,
    });
  });

  it('is written as CSV that no spreadsheet runs', () => {
    const rows = [
      { day: '2026-11-15', operation: 'crawl', keyId: 'k', credits: 3, requests: 3 },
      { day: '2026-11-15', operation: 'scrape', credits: 1, requests: 1 },
    ];
    expect(usageCsv(rows, () => '=cmd|"x", y')).toBe(
      'day,operation,key,credits,requests\r\n2026-11-15,crawl,"\'=cmd|""x"", y",3,3\r\n2026-11-15,scrape,,1,1\r\n',
    );
  });
});

describe('remainingCredits', () => {
  it('is exact, or lags as long as a setting asks for', async () => {
    const caller = await world.tenant({ customCredits: 10 });
    let cacheMs = 600_000;
    const remaining = createRemainingCredits({
      store: world.store,
      clock: world.clock,
      cacheMs: () => cacheMs,
    });
    expect(await remaining(caller.account)).toBe(10);
    await world.pastCrawl(caller, [200]);
    expect(await remaining(caller.account)).toBe(10);
    world.time.now += 600_000;
    expect(await remaining(caller.account)).toBe(9);
    await world.pastCrawl(caller, [200]);
    cacheMs = 0;
    expect(await remaining(caller.account)).toBe(8);
  });
});

describe('rehearsal of a past job', () => {
  it('says what it would have cost and where it would have stopped, on every plan', async () => {
    const caller = await world.tenant({ planId: 'scale', customCredits: 9_000 });
    await world.spend(caller, 1_498);
    world.time.now = NOON + DAY;
    const job = await world.pastCrawl(caller, [200, 200, 200, 404]);
    const { plans: answers, usedBefore } = await world.rehearse(caller.account, job.id);
    expect(usedBefore).toBe(1_498);
    expect(answers.map(({ planId, charged }) => [planId, charged])).toEqual([
      ['free', 2],
      ['starter', 3],
      ['pro', 3],
      ['scale', 3],
      ['business', 3],
      ['enterprise', 3],
    ]);
    expect(answers[0]?.refusal).toMatchObject({ status: 429, when: 'midway', afterCredits: 2 });
    expect(answers[1]).not.toHaveProperty('refusal');
    const other = await world.tenant();
    await expect(world.rehearse(other.account, job.id)).rejects.toMatchObject({
      code: 'JOB_NOT_FOUND',
    });
  });

  it('counts overage and refusals at the start', async () => {
    const caller = await world.tenant({
      planId: 'scale',
      overage: { enabled: true, centsPerThousand: 900, softCapCredits: 1 },
    });
    await world.spend(caller, 5_000);
    world.time.now = NOON + DAY;
    const job = await world.pastCrawl(caller, [200, 200, 200]);
    const asked = ['free', 'starter'] as const;
    const { plans } = await world.rehearse(caller.account, job.id, asked);
    const [free, starter] = plans;
    expect(free?.refusal).toMatchObject({ status: 429, when: 'start' });
    expect(starter).toMatchObject({
      charged: 2,
      overageCredits: 2,
      overageCents: 2,
      refusal: { status: 402, when: 'midway' },
    });
  });

  it('counts what was used on the same day before the job, and nothing after it', async () => {
    const caller = await world.tenant({ planId: 'scale' });
    await world.spend(caller, 7);
    world.time.now += 1_000;
    const job = await world.pastCrawl(caller, [200, 200]);
    world.time.now += 1_000;
    await world.spend(caller, 5);
    expect((await world.rehearse(caller.account, job.id)).usedBefore).toBe(7);
  });

  it('counts what an operator gave or took before the job, and nothing after it', async () => {
    const caller = await world.tenant({ planId: 'scale' });
    const at = world.time.now;
    const take = { accountId: caller.account.id, credits: -4_999, reason: 'rehearsal', at };
    await world.store.adjustCredits(take);
    world.time.now += 1_000;
    const job = await world.pastCrawl(caller, [200, 200]);
    await world.store.adjustCredits({ ...take, credits: 10, at: world.time.now + 1_000 });
    const { plans } = await world.rehearse(caller.account, job.id, ['free', 'starter', 'pro']);
    const [free, starter, pro] = plans;
    expect(free?.refusal).toMatchObject({ status: 429, when: 'start' });
    expect(starter).toMatchObject({ charged: 1, refusal: { status: 402, when: 'midway' } });
    expect(pro).not.toHaveProperty('refusal');
  });

  it('answers from the ledger for a job whose record has expired', async () => {
    const caller = await world.tenant({ planId: 'scale' });
    const job = await world.pastCrawl(caller, [200, 200, 404]);
    world.time.now += 30 * DAY;
    while ((await world.store.sweepExpired(world.time.now, 100)) > 0);
    expect(await world.store.findJob(job.id)).toBeUndefined();
    const { plans } = await world.rehearse(caller.account, job.id, ['free']);
    expect(plans).toMatchObject([{ planId: 'free', credits: 2, charged: 2 }]);
    const other = await world.tenant();
    await expect(world.rehearse(other.account, job.id)).rejects.toMatchObject({
      code: 'JOB_NOT_FOUND',
    });
  });

  it('refuses zero data retention where the plan has no such add-on', async () => {
    const addOns = ['zero-data-retention'] as const;
    const caller = await world.tenant({ planId: 'business', addOns });
    const job = aJob({ accountId: caller.account.id, zeroDataRetention: true, createdAt: NOON });
    await world.store.openJob({ job, pages: [], reserve: 0 });
    const { plans } = await world.rehearse(caller.account, job.id, ['pro', 'business']);
    expect(plans[0]?.refusal).toMatchObject({ status: 403, when: 'start' });
    expect(plans[1]).not.toHaveProperty('refusal');
  });
});
