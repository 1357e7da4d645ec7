/** Whose page starts next: the real store, slots and pacer, and a visitor whose pages end when the test says so. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Account } from '../../../src/main/service/domain/account.ts';
import { LEASE_MS, type Job, type Page } from '../../../src/main/service/domain/job.ts';
import { SITE, type HostPacer, type HostTurn } from '../../../src/main/service/ports/host-pacer.ts';
import { createCancellations } from '../../../src/main/service/operations/cancellations.ts';
import { createHostPacer } from '../../../src/main/service/operations/host-pacer.ts';
import { createEndRun } from '../../../src/main/service/operations/recipes/end-run.ts';
import { createJobCloser } from '../../../src/main/service/work/job-closer.ts';
import type { PageRun } from '../../../src/main/service/work/visit-page.ts';
import { EVERY_HOST } from '../../../src/main/service/work/host-leases.ts';
import { NotOurs } from '../../../src/main/service/operations/host-turn.ts';
import { createScheduler, type Scheduler } from '../../../src/main/service/work/scheduler.ts';
import { aWorld, type World } from '../../support/operations-world.ts';
import { aFinish, aJob, aNewPage, silentLog } from '../../support/store-builders.ts';

interface Visit {
  readonly job: string;
  readonly end: () => void;
  readonly turn: HostTurn;
}

let world: World;
let scheduler: Scheduler;
let pacer: HostPacer;
let places: number;
/** What the sites ask for, ms. */
let pauseMs: number;
/** What the sites answer. */
let status: number;
/** Pages under way, oldest first. */
let underWay: Visit[];
/** Names of the jobs in the order in which their pages started. */
let started: string[];
/** As a service on its own always has it. */
let mayStart: boolean;
/** How often it was asked for. */
let asked: number;
let isOurs: boolean;

beforeEach(async () => {
  world = await aWorld();
  [places, pauseMs, status, underWay, started] = [1, 0, 200, [], []];
  [mayStart, asked, isOurs] = [true, 0, true];
  const { backend, clock, slots, store } = world;
  pacer = createHostPacer(clock);
  const nothing = () => [];
  const none = {
    started: nothing,
    page: nothing,
    completed: nothing,
    cancelled: nothing,
    failed: nothing,
  };
  scheduler = createScheduler({
    backend,
    slots,
    clock,
    log: silentLog,
    pacer,
    cancellations: createCancellations(),
    workerId: 'w',
    hosts: { ...EVERY_HOST, has: () => isOurs },
    mayStart: () => {
      asked += 1;
      return mayStart;
    },
    closer: createJobCloser({
      backend,
      clock,
      webhooks: none,
      endRun: createEndRun(backend.store),
      releaseGroup: () => undefined,
    }),
    concurrencyOf: (account: Account) => account.customConcurrency ?? 1,
    visitor: {
      paceRules: () => ({
        concurrency: places,
        ...(pauseMs > 0 ? { pause: { keeper: SITE, ms: pauseMs } } : {}),
      }),
      visit: async (job: Job, page: Page, { signal, turn }: PageRun) => {
        started.push(job.target);
        await new Promise<void>((resolve, reject) => {
          underWay.push({ job: job.target, end: resolve, turn });
          signal.addEventListener('abort', () => reject(new Error('stopped')), { once: true });
        });
        const charge = status === 200 ? 1 : 0;
        const about = { statusCode: status, charge, at: clock.now() };
        await store.finishPage(aFinish(job.id, page, about));
      },
    },
  });
  scheduler.start();
});
afterEach(async () => {
  await scheduler.stop();
  await world.backend.close();
});

async function start(
  name: string,
  account: Account,
  about: {
    readonly pages: number;
    readonly priority?: number;
    readonly hosts?: boolean;
    readonly createdAt?: number;
  },
): Promise<string> {
  const pages = Array.from({ length: about.pages }, (_, index) =>
    aNewPage(`${name}/${randomUUID()}`, about.hosts === true ? { host: `${name}${index}` } : {}),
  );
  const job = aJob({
    accountId: account.id,
    target: name,
    kind: 'batch',
    command: { kind: 'batch' },
    priority: about.priority ?? 0,
    createdAt: about.createdAt ?? world.time.now,
  });
  await world.store.openJob({ job, pages, reserve: 0 });
  world.backend.bus.notify('work', job.id);
  return job.id;
}

/** Ends the oldest page under way and waits until another one has started. */
async function step(): Promise<void> {
  const before = started.length;
  underWay.shift()?.end();
  await vi.waitUntil(() => started.length > before, { interval: 1 });
}

/** While time goes on, by so many ms at most. */
async function nextStart(most = Infinity): Promise<void> {
  const before = started.length;
  const end = world.time.now + most;
  const isStarted = (): boolean => {
    world.time.now = Math.min(end, world.time.now + 300);
    return started.length > before;
  };
  await vi.waitUntil(isStarted, { interval: 10, timeout: 15_000 });
}

const share = (names: readonly string[], name: string): number =>
  names.filter((one) => one === name).length;

it('two jobs at one host take turns, also when the first has all its pages in hand', async () => {
  const { account } = await world.tenant({ customConcurrency: 50 });
  const { account: other } = await world.tenant({ customConcurrency: 50 });
  await start('first', account, { pages: 40 });
  await vi.waitUntil(() => started.length === 1);
  await start('second', other, { pages: 40 });
  for (let count = 0; count < 12; count += 1) await step();
  expect(share(started, 'second')).toBeGreaterThanOrEqual(5);
  expect(share(started, 'first')).toBeGreaterThanOrEqual(5);
});

it('accounts take turns at a host, however many jobs one of them has there', async () => {
  const { account } = await world.tenant({ customConcurrency: 50 });
  const { account: other } = await world.tenant({ customConcurrency: 50 });
  for (const name of ['first', 'second', 'third']) await start(name, account, { pages: 20 });
  await vi.waitUntil(() => started.length === 1);
  await start('mine', other, { pages: 20 });
  for (let count = 0; count < 16; count += 1) await step();
  expect(share(started.slice(-12), 'mine')).toBeGreaterThanOrEqual(5);
});

it('pages of a job with priority start before those of others that came earlier', async () => {
  const { account } = await world.tenant({ customConcurrency: 50 });
  const { account: paying } = await world.tenant({ customConcurrency: 50, addOns: ['priority'] });
  await start('plain', account, { pages: 40 });
  await vi.waitUntil(() => started.length === 1);
  await start('paying', paying, { pages: 10, priority: 10 });
  for (let count = 0; count < 14; count += 1) await step();
  const first = started.indexOf('paying');
  expect(first).toBeLessThanOrEqual(4);
  expect(started.slice(first, first + 10)).toEqual(Array.from({ length: 10 }, () => 'paying'));
  expect(started.at(-1)).toBe('plain');
});

it('jobs of other accounts take nobody’s slots', async () => {
  places = 50;
  const { account } = await world.tenant({ customConcurrency: 2 });
  const { account: other } = await world.tenant({ customConcurrency: 3 });
  await start('two', account, { pages: 10, hosts: true });
  await start('three', other, { pages: 10, hosts: true });
  await vi.waitUntil(() => started.length === 5);
  expect([share(started, 'two'), share(started, 'three')]).toEqual([2, 3]);
});

it('jobs of one account come to share its slots evenly', async () => {
  places = 50;
  const { account } = await world.tenant({ customConcurrency: 4 });
  await start('first', account, { pages: 30, hosts: true });
  await vi.waitUntil(() => started.length === 4);
  await start('second', account, { pages: 30, hosts: true });
  for (let count = 0; count < 8; count += 1) await step();
  const now = underWay.map(({ job }) => job);
  expect([share(now, 'first'), share(now, 'second')]).toEqual([2, 2]);
});

it('a job waits while work under way holds the credits, and goes on when they come free', async () => {
  const { account } = await world.tenant({ customCredits: 1, customConcurrency: 4 });
  await start('first', account, { pages: 1, hosts: true });
  await vi.waitUntil(() => started.length === 1);
  await start('second', account, { pages: 1, hosts: true });
  const claims = vi.spyOn(world.backend.store, 'claimPages');
  await vi.waitUntil(() => claims.mock.calls.length > 1);
  const statusOf = async (name: string) =>
    (await world.store.listJobs({ accountId: account.id, limit: 5 })).find(
      ({ target }) => target === name,
    )?.status;
  expect(await statusOf('second')).toBe('scraping');
  status = 404;
  await step();
  expect(started).toEqual(['first', 'second']);
  status = 200;
  await start('third', account, { pages: 1, hosts: true });
  underWay.shift()?.end();
  await vi.waitUntil(async () => (await statusOf('third')) === 'completed');
  expect(started).toEqual(['first', 'second']);
  expect((await world.store.balance(account.id, world.time.now)).used).toBe(1);
});

it('a page that has its answer leaves its place to the next, and takes one again before new pages do', async () => {
  places = 2;
  const { account } = await world.tenant({ customConcurrency: 50 });
  await start('job', account, { pages: 10 });
  await vi.waitUntil(() => started.length === 2);
  const [first, second] = underWay;
  first?.turn.leave();
  await vi.waitUntil(() => started.length === 3);
  let isBack = false;
  const again = first?.turn.enter(new AbortController().signal).then(() => {
    isBack = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(isBack).toBe(false);
  second?.turn.leave();
  await again;
  await new Promise((resolve) => setImmediate(resolve));
  // its place is taken: no fourth page
  expect(started).toHaveLength(3);
  first?.end();
  await vi.waitUntil(() => started.length === 4);
});

it('pages whose lease ran out while they stood in line are not asked for by the worker that lost them', async () => {
  const { account } = await world.tenant({ customConcurrency: 50 });
  const jobId = await start('job', account, { pages: 4 });
  await vi.waitUntil(() => scheduler.held().length === 4 && started.length === 1);
  world.time.now += LEASE_MS;
  const { now } = world.time;
  // both in one tick: the scheduler has no time to take them again
  const recovered = world.store.recoverPages({ now });
  const claimed = world.store.claimPages({
    jobId,
    now,
    lease: { workerId: 'another', until: now + LEASE_MS },
    limit: 10,
    reservePerPage: 1,
  });
  expect([await recovered, (await claimed).pages.length]).toEqual([4, 4]);
  underWay.shift()?.end();
  await vi.waitUntil(() => scheduler.held().length === 0);
  expect(started).toHaveLength(1);
  expect(await world.store.counts(jobId)).toMatchObject({ running: 4, done: 0, credits: 0 });
});

it('a job whose first hosts are all left alone goes on at its others, however many there are', async () => {
  const { account } = await world.tenant({ customConcurrency: 2 });
  const hosts = Array.from({ length: 450 }, (_, at) => `h${String(at).padStart(3, '0')}`);
  for (const host of hosts) pacer.backOff(host, 3_600_000, 0);
  const job = aJob({ accountId: account.id, kind: 'batch', command: { kind: 'batch' } });
  const pages = [...hosts, 'z'].map((host) => aNewPage(`${host}/${randomUUID()}`, { host }));
  await world.store.openJob({ job, pages, reserve: 0 });
  world.backend.bus.notify('work', job.id);
  await nextStart();
  expect(scheduler.held()).toHaveLength(1);
});

it('pages in line at a host that wants to be left alone keep no others from their turn', async () => {
  const { account } = await world.tenant({ customConcurrency: 2 });
  const job = aJob({ accountId: account.id, kind: 'batch', command: { kind: 'batch' } });
  const pages = Array.from({ length: 4 }, (_, at) => aNewPage(`shut/${at}`, { host: 'shut' }));
  await world.store.openJob({ job, pages, reserve: 0 });
  world.backend.bus.notify('work', job.id);
  await vi.waitUntil(() => started.length === 1 && scheduler.held().length === 4);
  pacer.backOff('shut', 3_600_000, 0);
  const others = ['a', 'b'].map((host) => aNewPage(host, { host }));
  await world.store.addPages(job.id, others, [], world.time.now);
  await nextStart(LEASE_MS / 2);
  await vi.waitUntil(async () => (await world.store.counts(job.id)).open === 3);
});

it('a job behind hundreds that wait for a host has its turn', async () => {
  const { account } = await world.tenant({ customConcurrency: 50 });
  pacer.backOff('busy', 3_600_000, 0);
  for (let at = 0; at < 401; at += 1) {
    const job = aJob({ accountId: account.id, kind: 'batch', command: { kind: 'batch' } });
    const pages = [aNewPage('a', { host: 'busy' })];
    await world.store.openJob({ job, pages, reserve: 0 });
  }
  const { account: other } = await world.tenant({ customConcurrency: 1 });
  await start('mine', other, { pages: 1 });
  await nextStart();
  expect(started).toEqual(['mine']);
});

it('a job of a life before waits for a pause first, a new one does not', async () => {
  pauseMs = 60_000;
  const { account } = await world.tenant({ customConcurrency: 50 });
  const { now } = world.time;
  await start('old', account, { pages: 3, hosts: true, createdAt: now - 1 });
  await start('new', account, { pages: 1, hosts: true });
  await vi.waitUntil(() => started.length > 0);
  expect(started).toEqual(['new']);
  await nextStart();
  expect(world.time.now - now).toBeGreaterThanOrEqual(60_000);
  expect(started[1]).toBe('old');
});

it('a service that was stopped between its claim and its requests starts none of what it claimed', async () => {
  const { store } = world.backend;
  const { account } = await world.tenant({ customConcurrency: 50 });
  // which has the account's slots in hand afterwards
  await start('first', account, { pages: 1, hosts: true });
  await vi.waitUntil(() => started.length === 1);
  const claim = store.claimPages.bind(store);
  const claims = vi.spyOn(store, 'claimPages').mockImplementationOnce(async (window) => {
    const claimed = await claim(window);
    [mayStart, asked] = [false, 0];
    return claimed;
  });
  await start('slept', account, { pages: 3, hosts: true });
  await vi.waitUntil(() => !mayStart && asked > 0);
  expect([claims.mock.calls.length, started.length]).toEqual([1, 1]);
  mayStart = true;
  await vi.waitUntil(() => started.length === 4);
});

it('pages in line at a host that went to another service go back, and their attempts do not count', async () => {
  places = 1;
  const { account } = await world.tenant({ customConcurrency: 50 });
  await start('lost', account, { pages: 3 });
  await vi.waitUntil(() => started.length === 1 && scheduler.waiting() > 0);
  const backs = vi.spyOn(world.backend.store, 'retryPage');
  const claims = vi
    .spyOn(world.backend.store, 'claimPages')
    .mockResolvedValue({ pages: [], creditsShort: false });
  isOurs = false;
  underWay.shift()?.end();
  await vi.waitUntil(() => backs.mock.calls.length > 0 && scheduler.waiting() === 0);
  expect(backs.mock.calls.every(([{ countAttempt }]) => !countAttempt)).toBe(true);
  expect(started).toHaveLength(1);
  isOurs = true;
  claims.mockRestore();
  await nextStart();
  await step();
});

it('a page under way asks nothing more of a host that may be another’s', async () => {
  const { account } = await world.tenant({ customConcurrency: 50 });
  await start('slept', account, { pages: 1 });
  await vi.waitUntil(() => underWay.length === 1);
  const { signal } = new AbortController();
  mayStart = false;
  await expect(underWay[0]?.turn.enter(signal)).rejects.toThrow(NotOurs);
  mayStart = true;
  await expect(underWay[0]?.turn.enter(signal)).resolves.toBeUndefined();
});

it('a page that rests leaves its slot and its place to others, and goes on when one is free', async () => {
  places = 2;
  const { account } = await world.tenant({ customConcurrency: 1 });
  await start('rests', account, { pages: 3 });
  await vi.waitUntil(() => underWay.length === 1);
  const word = Promise.withResolvers<undefined>();
  let goesOn = false;
  const resting = underWay[0]?.turn.rest(word.promise, new AbortController().signal).then(() => {
    goesOn = true;
  });
  await vi.waitUntil(() => underWay.length === 2);
  expect(world.slots.active(account.id)).toBe(1);
  word.resolve(undefined);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([goesOn, started.length]).toEqual([false, 2]);
  underWay[1]?.end();
  await resting;
  expect(world.slots.active(account.id)).toBe(1);
  expect(started).toHaveLength(2);
  underWay[0]?.end();
  await vi.waitUntil(() => started.length === 3);
});

it('a page that ends while it rests keeps no slot', async () => {
  const { account } = await world.tenant({ customConcurrency: 1 });
  await start('ends', account, { pages: 2 });
  await vi.waitUntil(() => underWay.length === 1);
  const word = Promise.withResolvers<undefined>();
  const resting = underWay[0]?.turn.rest(word.promise, new AbortController().signal);
  await vi.waitUntil(() => underWay.length === 2);
  underWay[0]?.end();
  underWay[1]?.end();
  await vi.waitUntil(() => scheduler.active() === 0);
  word.resolve(undefined);
  await resting;
  expect(world.slots.active(account.id)).toBe(0);
});

it('a page that ends tries its host a few times, however many jobs stand in line there', async () => {
  const { account } = await world.tenant({ customConcurrency: 50 });
  for (let job = 0; job < 60; job += 1) await start(`job ${job}`, account, { pages: 2 });
  await vi.waitUntil(() => started.length === 1 && scheduler.waiting() >= 60);
  const takes = vi.spyOn(pacer, 'take');
  for (let count = 0; count < 10; count += 1) await step();
  expect(takes.mock.calls.length).toBeLessThanOrEqual(30);
});
