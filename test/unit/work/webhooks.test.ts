/** Deliveries from the outbox: the real store, a clock to turn, and receivers that behave as a test says. */
import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Account } from '../../../src/main/service/domain/account.ts';
import { HearthError } from '../../../src/main/service/domain/errors.ts';
import {
  createWebhookSender,
  type WebhookSender,
} from '../../../src/main/service/work/webhooks.ts';
import { aWorld, type World } from '../../support/operations-world.ts';
import { aJob, silentLog } from '../../support/store-builders.ts';

type Receiver = (body: string, signal: AbortSignal) => Promise<number>;

let world: World;
let sender: WebhookSender;
let receivers: Map<string, Receiver>;
/** By how much the clock was set back, ms. */
let setBack: number;
/** Bodies in the order in which they were received, by target. */
let posted: {
  readonly url: string;
  readonly body: string;
  readonly signature: string | undefined;
}[];

beforeEach(async () => {
  world = await aWorld();
  receivers = new Map();
  setBack = 0;
  posted = [];
  sender = aSender();
});
afterEach(async () => {
  await sender.stop();
  await world.backend.close();
});

function aSender(): WebhookSender {
  return createWebhookSender({
    backend: world.backend,
    clock: world.clock,
    monotonic: () => world.time.now + setBack,
    log: silentLog,
    secret: 'secret',
    post: async (url, body, headers, { signal }) => {
      posted.push({ url, body, signature: headers['x-firecrawl-signature'] });
      return (receivers.get(new URL(url).host) ?? (() => Promise.resolve(200)))(body, signal);
    },
  });
}

/** A job of an account of its own whose events go to `host`; resolves when they stand in the outbox. */
async function aJobFor(
  host: string,
  events: readonly string[],
  path = '/hook',
  known?: Account,
): Promise<void> {
  const account = known ?? (await world.tenant()).account;
  const job = aJob({ accountId: account.id, createdAt: world.time.now });
  const outbox = events.map((event, n) => ({
    id: `${host}${path}-${String(n).padStart(3, '0')}`,
    jobId: job.id,
    url: `http://${host}${path}`,
    receiver: `${account.id} http://${host}`,
    headers: {},
    body: JSON.stringify({ success: true, type: `crawl.${event}`, n }),
  }));
  await world.store.openJob({ job, pages: [], reserve: 0, outbox });
}

const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true });
  });

const typesAt = (host: string): readonly string[] =>
  posted
    .filter(({ url }) => new URL(url).host === host)
    .map(({ body }) => (JSON.parse(body) as { type: string }).type);

/** Turns the clock and lets the sender look, until something is due only to so many that do not answer. */
async function after(ms: number, silent = 0): Promise<void> {
  world.time.now += ms;
  world.backend.bus.notify('deliveries');
  await vi.waitUntil(async () => {
    const due = await world.store.dueReceivers(world.time.now);
    return due.length === silent;
  });
  // The store in memory answers at once: a turn of the loop later every outcome is written.
  await new Promise((resolve) => setImmediate(resolve));
}

it('sends start, pages and end in that order, signed', async () => {
  await aJobFor('a.test', ['completed', 'page', 'started', 'page']);
  sender.start();
  await vi.waitUntil(() => posted.length === 4);
  expect(typesAt('a.test')).toEqual([
    'crawl.started',
    'crawl.page',
    'crawl.page',
    'crawl.completed',
  ]);
  for (const { body, signature } of posted) {
    const expected = createHmac('sha256', 'secret').update(body).digest('hex');
    expect(signature).toBe(`sha256=${expected}`);
  }
});

it('tries again after 1, 5 and 15 minutes, then gives up', async () => {
  receivers.set('a.test', () => Promise.resolve(500));
  await aJobFor('a.test', ['started']);
  sender.start();
  await vi.waitUntil(() => posted.length === 1);
  const tries: number[] = [];
  for (const minutes of [0.5, 0.6, 4, 1.1, 14, 1.1, 30, 600]) {
    await after(minutes * 60_000);
    tries.push(posted.length);
  }
  expect(tries).toEqual([1, 2, 2, 3, 3, 4, 4, 4]);
});

it('sends nothing again to a receiver that says it is gone for good', async () => {
  receivers.set('a.test', () => Promise.resolve(410));
  await aJobFor('a.test', ['started']);
  sender.start();
  await vi.waitUntil(() => posted.length === 1);
  await after(60 * 60_000);
  await after(60 * 60_000);
  expect(posted).toHaveLength(1);
});

it('says that redirects are not followed', async () => {
  receivers.set('a.test', () => Promise.resolve(302));
  await aJobFor('a.test', ['started']);
  const failing = vi.spyOn(world.store, 'failDelivery');
  sender.start();
  await vi.waitUntil(() => failing.mock.calls.length === 1);
  expect(failing.mock.calls[0]?.[1].error).toMatch(/answered 302: redirects .* not followed/);
  failing.mockRestore();
});

it('leaves a receiver alone that does not answer, without using up attempts, and holds up nobody', async () => {
  let isUp = false;
  receivers.set('dead.test', () =>
    isUp
      ? Promise.resolve(204)
      : Promise.reject(new HearthError('SCRAPE_SITE_ERROR', 'dead.test refused the connection.')),
  );
  await aJobFor('dead.test', ['started', ...Array.from({ length: 99 }, () => 'page')]);
  await aJobFor('alive.test', ['started', 'completed']);
  sender.start();
  await vi.waitUntil(() => typesAt('alive.test').length === 2);
  await after(0, 1);
  expect(typesAt('dead.test').length).toBeLessThan(40);
  isUp = true;
  for (let round = 0; round < 4; round += 1) await after(31_000);
  expect(
    new Set(posted.filter(({ url }) => url.includes('dead')).map(({ body }) => body)).size,
  ).toBe(100);
});

it('counts silence and slowness against the one receiver of the one account', async () => {
  const byBody: Receiver = (body, signal) => {
    if (body.includes('.page')) return untilAborted(signal);
    const silence = new HearthError('SCRAPE_TIMEOUT', 'no answer');
    return body.includes('.failed') ? Promise.reject(silence) : Promise.resolve(200);
  };
  receivers.set('shared.test', byBody);
  await aJobFor(
    'shared.test',
    Array.from({ length: 40 }, () => 'page'),
    '/hangs',
  );
  await aJobFor('shared.test', ['failed'], '/silent');
  await aJobFor('shared.test', ['started', 'completed'], '/well');
  sender.start();
  await vi.waitUntil(() => typesAt('shared.test').includes('crawl.completed'));
});

it('leaves a silent receiver alone for no longer when the clock is set back meanwhile', async () => {
  const dead = new HearthError('SCRAPE_SITE_ERROR', 'a.test refused the connection.');
  receivers.set('a.test', () => Promise.reject(dead));
  const { account } = await world.tenant();
  await aJobFor('a.test', ['started'], '/before', account);
  sender.start();
  await vi.waitUntil(() => posted.length === 1);
  await after(0);
  receivers.delete('a.test');
  setBack = 3_600_000;
  world.time.now -= setBack;
  await aJobFor('a.test', ['started'], '/later', account);
  await after(31_000);
  expect(posted.map(({ url }) => url)).toContain('http://a.test/later');
});

it('sends at once what was written while the clock was a day ahead', async () => {
  const [tried, fresh] = ['http://a.test/tried', 'http://a.test/fresh'];
  const { account } = await world.tenant();
  receivers.set('a.test', () => Promise.resolve(500));
  await aJobFor('a.test', ['started'], '/tried', account);
  sender.start();
  await vi.waitUntil(() => posted.length === 1);
  await after(0);
  await sender.stop();
  await aJobFor('a.test', ['started'], '/fresh', account);
  receivers.delete('a.test');
  world.time.now -= 86_400_000;
  sender.start();
  await vi.waitUntil(() => posted.length === 3);
  expect(posted.slice(1).map(({ url }) => url)).toEqual(expect.arrayContaining([fresh, tried]));
  await after(1_000);
  expect(posted).toHaveLength(3);
});

it('takes what only this one delivery cannot be sent with for no silence', async () => {
  receivers.set('a.test', (body) =>
    body.includes('.started')
      ? Promise.reject(new HearthError('BAD_REQUEST', 'The request could not be made.'))
      : Promise.resolve(200),
  );
  await aJobFor('a.test', ['started', 'completed']);
  sender.start();
  await vi.waitUntil(() => typesAt('a.test').includes('crawl.completed'));
});

it('sends to many receivers of one account in turns, and to another account meanwhile', async () => {
  const { account } = await world.tenant();
  const job = aJob({ accountId: account.id });
  let underWay = 0;
  let most = 0;
  const gates: (() => void)[] = [];
  const outbox = Array.from({ length: 40 }, (_, n) => {
    const host = `h${String(n)}.test`;
    receivers.set(host, async () => {
      most = Math.max(most, (underWay += 1));
      await new Promise<void>((resolve) => gates.push(resolve));
      underWay -= 1;
      return 200;
    });
    const body = JSON.stringify({ success: true, type: 'crawl.page', n });
    const receiver = `${account.id} http://${host}`;
    return { id: host, jobId: job.id, url: `http://${host}/`, receiver, headers: {}, body };
  });
  await world.store.openJob({ job, pages: [], reserve: 0, outbox });
  await aJobFor('other.test', ['started']);
  sender.start();
  await vi.waitUntil(() => typesAt('other.test').length === 1 && gates.length === 16);
  while (posted.length < 41) {
    const before = posted.length;
    gates.shift()?.();
    await vi.waitUntil(() => posted.length > before);
  }
  expect(most).toBe(16);
  for (const open of gates) open();
});

it('stops without waiting for a receiver that hangs, and sends again after the next start', async () => {
  receivers.set('a.test', (_body, signal) => untilAborted(signal));
  await aJobFor('a.test', ['started']);
  sender.start();
  await vi.waitUntil(() => posted.length === 1);
  await sender.stop();
  receivers.clear();
  sender = aSender();
  sender.start();
  await vi.waitUntil(() => posted.length === 2);
});
