/** Who holds what: leases run on while a worker lives, and what a worker that is gone has left is taken back. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LEASE_MS } from '../../../src/main/service/domain/job.ts';
import { createWebhookWriter } from '../../../src/main/service/operations/webhook-writer.ts';
import { createEndRun } from '../../../src/main/service/operations/recipes/end-run.ts';
import { createJobCloser } from '../../../src/main/service/work/job-closer.ts';
import { createLeases, type Held, type Leases } from '../../../src/main/service/work/leases.ts';
import { aWorld, type World } from '../../support/operations-world.ts';
import { aJob, aNewPage, silentLog } from '../../support/store-builders.ts';

let world: World;
let held: Held;
const begun: Leases[] = [];
let heard: { until: number; lost: readonly string[] }[];

beforeEach(async () => {
  world = await aWorld();
  held = { pages: [], jobs: [] };
  heard = [];
});
afterEach(async () => {
  for (const leases of begun.splice(0)) await leases.stop();
  await world.backend.close();
});

function aWorker(workerId: string): Leases {
  const { backend, clock } = world;
  const webhooks = createWebhookWriter({ uuid: () => 'w' }, ({ event }) => ({ event }));
  const closer = createJobCloser({
    backend,
    clock,
    webhooks,
    endRun: createEndRun(backend.store),
    releaseGroup: () => undefined,
  });
  const leases = createLeases({
    backend,
    closer,
    webhooks,
    clock,
    log: silentLog,
    workerId,
    held: () => (workerId === 'first' ? held : { pages: [], jobs: [] }),
    renewed: (_, until, lost) => heard.push({ until, lost }),
  });
  begun.push(leases);
  return leases;
}

/** A page and a call under way at the first worker. */
async function underWay(): Promise<{ readonly crawlId: string; readonly callId: string }> {
  const { account } = await world.tenant();
  const lease = { workerId: 'first', until: world.clock.now() + LEASE_MS };
  const crawl = aJob({ accountId: account.id });
  await world.store.openJob({ job: crawl, pages: [aNewPage('a')], reserve: 0 });
  const claim = { jobId: crawl.id, now: world.clock.now(), limit: 1 };
  const { pages } = await world.store.claimPages({ ...claim, lease, reservePerPage: 1 });
  const call = aJob({ accountId: account.id, kind: 'map' });
  await world.store.openJob({ job: call, pages: [], reserve: 1, lease });
  held = { pages, jobs: [call.id] };
  return { crawlId: crawl.id, callId: call.id };
}

const running = async (crawlId: string, callId: string): Promise<readonly unknown[]> => [
  (await world.store.counts(crawlId)).running,
  (await world.store.findJob(callId))?.status,
];

it('another worker that starts takes nothing from one that is alive', async () => {
  const { crawlId, callId } = await underWay();
  await aWorker('second').start();
  expect(await running(crawlId, callId)).toEqual([1, 'scraping']);
});

it('leases run on as long as their worker keeps them, and are taken back when it is gone', async () => {
  const { crawlId, callId } = await underWay();
  const [first, second] = [aWorker('first'), aWorker('second')];
  for (let third = 0; third < 6; third += 1) {
    world.time.now += LEASE_MS / 3;
    await first.keep();
    await second.keep();
  }
  expect(await running(crawlId, callId)).toEqual([1, 'scraping']);
  world.time.now += LEASE_MS;
  await second.keep();
  expect(await running(crawlId, callId)).toEqual([0, 'failed']);
  expect(await world.store.counts(crawlId)).toMatchObject({ open: 1 });
});

it('a machine that slept for longer than its leases goes on with its own work', async () => {
  const { crawlId, callId } = await underWay();
  world.time.now += 10 * LEASE_MS;
  await aWorker('first').keep();
  expect(await running(crawlId, callId)).toEqual([1, 'scraping']);
});

it('a worker hears which pages it lost to another, and how long it has the rest', async () => {
  await underWay();
  world.time.now += LEASE_MS;
  await aWorker('second').keep();
  await aWorker('first').keep();
  const until = world.time.now + LEASE_MS;
  expect(heard.at(-1)).toEqual({ until, lost: held.pages.map(({ id }) => id) });
  expect(heard.at(-1)?.lost).toHaveLength(1);
});

it('a worker that starts again holds nothing: its pages are open, its calls are over and free', async () => {
  const { crawlId, callId } = await underWay();
  held = { pages: [], jobs: [] };
  await aWorker('first').start();
  expect(await running(crawlId, callId)).toEqual([0, 'failed']);
  expect(await world.store.findJob(callId)).toMatchObject({
    errorCode: 'SCRAPE_JOB_CANCELLED',
    error: expect.stringContaining('send it again') as string,
  });
  const { accountId = '' } = (await world.store.findJob(callId)) ?? {};
  expect(await world.store.balance(accountId, world.clock.now())).toMatchObject({
    reserved: 0,
    used: 0,
  });
});

it('the webhook of an extraction that was cut off hears that it failed', async () => {
  const { account } = await world.tenant();
  const events = ['failed'] as const;
  const webhook = { url: 'http://127.0.0.1:1/', headers: {}, metadata: {}, events };
  const call = aJob({ accountId: account.id, kind: 'extract', command: { webhook } });
  const lease = { workerId: 'first', until: world.clock.now() + LEASE_MS };
  await world.store.openJob({ job: call, pages: [], reserve: 1, lease });
  await aWorker('first').start();
  const now = world.clock.now();
  const claim = {
    receiver: `${account.id} http://127.0.0.1:1`,
    now,
    leaseUntil: now + 1,
    limit: 5,
  };
  const due = await world.store.claimDeliveries(claim);
  expect(due.map(({ body }) => body)).toEqual(['{"event":"failed"}']);
});
