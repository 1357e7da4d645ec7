/**
 * What every backend must satisfy: the promises of ports/backend.ts, verb by verb.
 *
 * `make` gives a fresh, empty backend; the suite closes it. `roomsSuite` and `librarySuite` are what every database holds.
 */
import { randomUUID } from 'node:crypto';
import { zstdCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Account } from '../../../src/main/service/domain/account.ts';
import { holdOf, type Job } from '../../../src/main/service/domain/job.ts';
import type {
  Backend,
  EventBatch,
  NewPage,
  Store,
} from '../../../src/main/service/ports/backend.ts';
import {
  aFinish,
  aJob,
  aKey,
  anAccount,
  aNewPage,
  aSkippedUrl,
  NOON,
} from '../../support/store-builders.ts';
import { MIGRATIONS } from '../../../src/main/service/store/sqlite/migrations/index.ts';
import type { Library } from '../../../src/main/service/store/verbs/library-rooms.ts';
import type { Rooms } from '../../../src/main/service/store/verbs/rooms.ts';
import type { NodeBeat } from '../../../src/main/service/ports/nodes.ts';
import { libraryCases } from './library-cases.ts';
import { removedCopyCases } from './removed-copy-cases.ts';

const LEASE = NOON + 60_000;
const WORKER = 'this worker';
const DAY = 86_400_000;
const PUT_BACK = { notBeforeAt: 0, errorCode: 'X', error: 'x', countAttempt: false };

interface RoomsBackend extends Pick<Backend, 'bus' | 'close'> {
  readonly store: Rooms & Pick<Store, 'checkHealth'>;
}

export function backendSuite(name: string, make: () => Promise<Backend>): void {
  roomsSuite(name, make, String(MIGRATIONS.at(-1)?.version));
  librarySuite(name, make);
}

interface LibraryBackend extends Pick<Backend, 'close'> {
  readonly store: Rooms & Library;
}

export function librarySuite(name: string, make: () => Promise<LibraryBackend>): void {
  describe(`library: ${name}`, () => {
    let backend: LibraryBackend;
    let store: LibraryBackend['store'];
    let account: Account;

    beforeEach(async () => {
      backend = await make();
      store = backend.store;
      account = anAccount();
      await store.createAccount(account);
    });
    afterEach(() => backend.close());

    libraryCases(() => ({ store, account }));
    removedCopyCases(() => ({ store, account }));
  });
}

/** What is read once nobody is writing before it. */
function settled(read: () => Promise<EventBatch>): Promise<EventBatch> {
  const look = async (): Promise<EventBatch | undefined> => {
    const batch = await read();
    return batch.rest === 'soon' ? undefined : batch;
  };
  return vi.waitUntil(look, { timeout: 60_000 });
}

/** `schema`: the newest one's number, as the database tells it. */
export function roomsSuite(name: string, make: () => Promise<RoomsBackend>, schema: string): void {
  describe(`backend: ${name}`, () => {
    let backend: RoomsBackend;
    let store: RoomsBackend['store'];
    let account: Account;

    beforeEach(async () => {
      backend = await make();
      store = backend.store;
      account = anAccount();
      await store.createAccount(account);
    });
    afterEach(() => backend.close());

    const open = async (
      pages: readonly NewPage[],
      change: Partial<Job> = {},
      reserve = 0,
    ): Promise<Job> => {
      const job = aJob({ accountId: account.id, ...change });
      expect(await store.openJob({ job, pages, reserve })).toBe('opened');
      return job;
    };
    const claim = (jobId: string, limit: number, change: object = {}) =>
      store.claimPages({
        jobId,
        now: NOON,
        lease: { workerId: WORKER, until: LEASE },
        limit,
        reservePerPage: 1,
        ...change,
      });
    const runnable = (now = NOON) => store.runnableJobs({ now, most: { jobs: 200, hosts: 200 } });
    const balance = (now = NOON) => store.balance(account.id, now);

    describe('accounts and keys', () => {
      it('gives back what was created', async () => {
        const rich = anAccount({
          overage: { enabled: true, centsPerThousand: 50, softCapCredits: 10 },
          addOns: ['priority'],
        });
        await store.createAccount(rich);
        expect(await store.findAccount(rich.id)).toEqual(rich);
        expect(await store.findAccount('unknown')).toBeUndefined();
        expect((await store.listAccounts()).map((one) => one.id).sort()).toEqual(
          [account.id, rich.id].sort(),
        );
      });

      it('changes only what is named', async () => {
        const changed = await store.updateAccount(account.id, { planId: 'free' }, NOON);
        expect(changed).toEqual({ ...account, planId: 'free' });
        expect(await store.updateAccount('unknown', { name: 'x' }, NOON)).toBeUndefined();
      });

      it('finds a key by the hash of its secret, with its account', async () => {
        const key = aKey({
          accountId: account.id,
          limits: { creditsPerDay: 5, operations: ['scrape'] },
          faults: { '429': 0.5 },
        });
        await store.createKey(key, 'hash-1');
        expect(await store.findKey('hash-1')).toEqual({ key, account });
        expect(await store.findKey('hash-2')).toBeUndefined();
        expect(await store.listKeys(account.id)).toEqual([key]);
        expect(await store.listKeys('another')).toEqual([]);
      });

      it('renames a key and sets its limits', async () => {
        const key = aKey({ accountId: account.id });
        await store.createKey(key, 'hash-1');
        const changed = await store.updateKey(key.id, {
          name: 'CI',
          limits: { expiresAt: NOON + 1 },
        });
        expect(changed).toEqual({ ...key, name: 'CI', limits: { expiresAt: NOON + 1 } });
        expect(await store.updateKey('unknown', { name: 'x' })).toBeUndefined();
      });

      it('does not revoke the last active key', async () => {
        const [first, second] = [aKey({ accountId: account.id }), aKey({ accountId: account.id })];
        await store.createKey(first, 'hash-1');
        expect(await store.revokeKey(first.id, NOON)).toBe('last-key');
        await store.createKey(second, 'hash-2');
        expect(await store.revokeKey(first.id, NOON)).toBe('revoked');
        expect(await store.revokeKey(first.id, NOON)).toBe('already-revoked');
        expect(await store.revokeKey(second.id, NOON)).toBe('last-key');
        expect(await store.revokeKey('unknown', NOON)).toBe('unknown');
        expect((await store.findKey('hash-1'))?.key.revokedAt).toBe(NOON);
      });

      it('does not count an expired key as an active one', async () => {
        const expired = aKey({ accountId: account.id, limits: { expiresAt: NOON - 1 } });
        const live = aKey({ accountId: account.id });
        await store.createKey(expired, 'hash-1');
        await store.createKey(live, 'hash-2');
        expect(await store.revokeKey(live.id, NOON)).toBe('last-key');
      });

      it('notes the use of a key at most once a minute', async () => {
        const key = aKey({ accountId: account.id });
        await store.createKey(key, 'hash-1');
        await store.touchKey(key.id, NOON);
        await store.touchKey(key.id, NOON + 59_000);
        expect((await store.findKey('hash-1'))?.key.lastUsedAt).toBe(NOON);
        await store.touchKey(key.id, NOON + 60_000);
        expect((await store.findKey('hash-1'))?.key.lastUsedAt).toBe(NOON + 60_000);
      });
    });

    describe('credits', () => {
      it('starts a period with the plan’s credits', async () => {
        expect(await balance()).toEqual({
          periodStartAt: Date.UTC(2026, 10, 10),
          periodEndAt: Date.UTC(2026, 11, 10),
          planCredits: 1_000,
          used: 0,
          reserved: 0,
          remaining: 1_000,
        });
      });

      it('adds and removes credits of the current period only', async () => {
        await store.adjustCredits({
          accountId: account.id,
          credits: -900,
          reason: 'rehearsal',
          at: NOON,
        });
        expect((await balance()).remaining).toBe(100);
        expect((await balance(NOON + 31 * DAY)).remaining).toBe(1_000);
      });

      it('reserves when a job opens and releases when it ends', async () => {
        const job = await open([], { kind: 'map' }, 1);
        expect(await balance()).toMatchObject({ reserved: 1, used: 0 });
        await store.finishJob({ jobId: job.id, status: 'completed', at: NOON, charge: 1 });
        expect(await balance()).toMatchObject({ reserved: 0, used: 1, remaining: 999 });
      });

      it('writes nothing when credits are short', async () => {
        const job = aJob({ accountId: account.id, kind: 'scrape' });
        expect(await store.openJob({ job, pages: [aNewPage('a')], reserve: 1_001 })).toBe(
          'no-credits',
        );
        expect(await store.findJob(job.id)).toBeUndefined();
      });

      it('opens exactly as many of 200 jobs at once as the balance of 50 allows', async () => {
        const poor = anAccount({ customCredits: 50 });
        await store.createAccount(poor);
        const jobs = Array.from({ length: 200 }, () =>
          aJob({ accountId: poor.id, kind: 'scrape' }),
        );
        const answers = await Promise.all(
          jobs.map((job) => store.openJob({ job, pages: [aNewPage(job.id)], reserve: 1 })),
        );
        expect(answers.filter((answer) => answer === 'opened')).toHaveLength(50);
        expect(answers.filter((answer) => answer === 'no-credits')).toHaveLength(150);
      });

      it('uses a job’s reservation up when its page is charged', async () => {
        const page = aNewPage('a');
        const job = await open([page], { kind: 'scrape' }, 1);
        await store.finishPage(aFinish(job.id, page.id, { reason: 'scrape' }));
        expect(await balance()).toMatchObject({ used: 1, reserved: 0 });
      });

      it('hands out only pages that can be paid for', async () => {
        await store.adjustCredits({ accountId: account.id, credits: -997, reason: 't', at: NOON });
        const job = await open(['a', 'b', 'c', 'd', 'e'].map((path) => aNewPage(path)));
        const first = await claim(job.id, 5);
        expect(first.pages).toHaveLength(3);
        expect(first.creditsShort).toBe('held');
        expect(await balance()).toMatchObject({ reserved: 3, used: 0 });
        expect(await claim(job.id, 5)).toEqual({ pages: [], creditsShort: 'held' });
      });

      it('holds a key to its credits a day, work under way included', async () => {
        const key = aKey({ accountId: account.id, limits: { creditsPerDay: 2 } });
        await store.createKey(key, 'hash');
        const openOne = (createdAt: number) =>
          store.openJob({
            job: aJob({ accountId: account.id, keyId: key.id, kind: 'map', createdAt }),
            pages: [],
            reserve: 1,
          });
        expect([await openOne(NOON), await openOne(NOON), await openOne(NOON)]).toEqual([
          'opened',
          'opened',
          'no-credits',
        ]);
        for (const job of await store.listJobs({ accountId: account.id, limit: 5 })) {
          await store.finishJob({ jobId: job.id, status: 'completed', at: NOON, charge: 1 });
        }
        const crawl = await open([aNewPage('a')], { keyId: key.id });
        expect(await claim(crawl.id, 1)).toEqual({ pages: [], creditsShort: 'spent' });
        expect(await openOne(NOON + DAY)).toBe('opened');
      });

      it('does not overdraw for a page that outlived its reservation', async () => {
        const poor = anAccount({ customCredits: 1 });
        await store.createAccount(poor);
        const page = aNewPage('a');
        const job = aJob({ accountId: poor.id });
        await store.openJob({ job, pages: [page], reserve: 0 });
        const [held] = (await claim(job.id, 1)).pages;
        await store.recoverPages({ now: LEASE });
        const call = aJob({ accountId: poor.id, kind: 'map' });
        expect(await store.openJob({ job: call, pages: [], reserve: 1 })).toBe('opened');
        await store.finishJob({ jobId: call.id, status: 'completed', at: NOON, charge: 1 });
        expect(await store.finishPage(aFinish(job.id, held!))).toBe('not-yours');
        const [open] = await store.listPages({ jobId: job.id, limit: 1 });
        expect(await store.finishPage(aFinish(job.id, open!))).toBe('finished');
        expect(await store.balance(poor.id, NOON)).toMatchObject({ used: 1, remaining: 0 });
        expect((await store.findDocument(page.id))?.page.credits).toBe(0);
        expect(await store.auditLedger()).toEqual([]);
      });

      it('goes on beyond the plan while overage allows', async () => {
        const over = anAccount({
          customCredits: 1,
          overage: { enabled: true, softCapCredits: 1 },
        });
        await store.createAccount(over);
        const openOne = () =>
          store.openJob({ job: aJob({ accountId: over.id, kind: 'map' }), pages: [], reserve: 1 });
        // 1 of the plan and twice the soft cap
        expect([await openOne(), await openOne(), await openOne(), await openOne()]).toEqual([
          'opened',
          'opened',
          'opened',
          'no-credits',
        ]);
      });

      it('says what was used by day, operation and key', async () => {
        const page = aNewPage('a');
        const job = await open([page], { keyId: 'key-1' });
        await store.finishPage(aFinish(job.id, page.id));
        const call = await open([], { kind: 'search' }, 1);
        await store.finishJob({ jobId: call.id, status: 'completed', at: NOON + DAY, charge: 1 });
        const range = { accountId: account.id, fromAt: NOON, toAt: NOON + 2 * DAY };
        expect(await store.usage(range)).toEqual([
          { day: '2026-11-15', operation: 'crawl', keyId: 'key-1', credits: 1, requests: 1 },
          { day: '2026-11-16', operation: 'search', credits: 1, requests: 1 },
        ]);
        expect(await store.creditsSince({ keyId: 'key-1', sinceAt: NOON })).toBe(1);
        expect(await store.creditsSince({ keyId: 'key-1', sinceAt: NOON + DAY })).toBe(0);
        expect(await store.auditLedger()).toEqual([]);
      });
    });

    describe('jobs', () => {
      it('gives back what was opened', async () => {
        const job = await open([aNewPage('a')], { keyId: 'key', limit: 5, priority: 10 });
        expect(await store.findJob(job.id)).toEqual(job);
        expect(await store.findJob(randomUUID())).toBeUndefined();
        expect(await store.counts(job.id)).toEqual({
          open: 1,
          running: 0,
          done: 0,
          failed: 0,
          skipped: 0,
          credits: 0,
        });
      });

      it('opens one job per idempotency key and account', async () => {
        const openWith = (accountId: string) =>
          store.openJob({
            job: aJob({ accountId }),
            pages: [],
            reserve: 0,
            idempotencyKey: 'same',
          });
        const other = anAccount();
        await store.createAccount(other);
        expect(await openWith(account.id)).toBe('opened');
        expect(await openWith(account.id)).toBe('idempotency-key-used');
        expect(await openWith(other.id)).toBe('opened');
      });

      it('lists the newest first, page by page, of one account', async () => {
        const jobs = [];
        for (let index = 0; index < 5; index += 1) {
          jobs.push(await open([], { target: `https://site.example/Number-${index}` }));
        }
        const newest = jobs.map((job) => job.id).reverse();
        const first = await store.listJobs({ accountId: account.id, limit: 2 });
        expect(first.map((job) => job.id)).toEqual(newest.slice(0, 2));
        const after = first[1]?.id;
        expect(after).toBeDefined();
        const rest = await store.listJobs({
          accountId: account.id,
          limit: 10,
          ...(after === undefined ? {} : { after }),
        });
        expect(rest.map((job) => job.id)).toEqual(newest.slice(2));
        expect(await store.listJobs({ accountId: 'another', limit: 10 })).toEqual([]);
        const found = await store.listJobs({ text: 'number-3', limit: 10 });
        expect(found.map((job) => job.id)).toEqual([jobs[3]?.id]);
        expect(await store.listJobs({ kinds: ['map'], limit: 10 })).toEqual([]);
        expect(await store.listJobs({ statuses: ['scraping'], limit: 10 })).toHaveLength(5);
      });

      it('goes on with a list from the place of a job that is gone', async () => {
        const idOf = (n: number): string => `0192f000-000${n}-7000-8000-000000000000`;
        for (const n of [1, 2, 3, 4]) await open([], { id: idOf(n), expiresAt: NOON });
        for (const n of [3, 1]) await store.deleteJob(idOf(n));
        await store.sweepExpired(NOON + 1, 100);
        const idsAfter = async (n: number) =>
          (await store.listJobs({ limit: 10, after: idOf(n) })).map(({ id }) => id);
        expect(await idsAfter(4)).toEqual([idOf(2)]);
        expect(await idsAfter(3)).toEqual([idOf(2)]);
        expect(await idsAfter(1)).toEqual([]);
      });

      it('lists the jobs of one key, or of none, and those of a time', async () => {
        const keyId = randomUUID();
        await open([], { createdAt: 1_000 });
        await open([], { createdAt: 2_000, keyId });
        await open([], { createdAt: 3_000, keyId });
        const times = async (query: object) =>
          (await store.listJobs({ ...query, limit: 10 })).map(({ createdAt }) => createdAt);
        expect(await times({ keyId })).toEqual([3_000, 2_000]);
        expect(await times({ keyId: null })).toEqual([1_000]);
        expect(await times({ keyId: randomUUID() })).toEqual([]);
        expect(await times({ fromAt: 2_000 })).toEqual([3_000, 2_000]);
        expect(await times({ toAt: 3_000 })).toEqual([2_000, 1_000]);
        expect(await times({ keyId, fromAt: 2_000, toAt: 3_000 })).toEqual([2_000]);
      });

      it('ends once, keeping warning, error and result', async () => {
        const job = await open([], { kind: 'map' }, 1);
        const end = {
          jobId: job.id,
          status: 'completed',
          at: NOON + 5,
          charge: 1,
          warning: 'w',
          result: { links: ['a'] },
        } as const;
        expect(await store.finishJob(end)).toBe(true);
        expect(await store.finishJob({ ...end, status: 'failed' })).toBe(false);
        expect(await store.findJob(job.id)).toEqual({
          ...job,
          status: 'completed',
          finishedAt: NOON + 5,
          expiresAt: job.expiresAt + 5,
          warning: 'w',
          result: { links: ['a'] },
        });
        const [listed] = await store.listJobs({ limit: 1 });
        expect(listed).toMatchObject({ id: job.id, status: 'completed', warning: 'w' });
        expect(listed).not.toHaveProperty('result');
        expect((await store.counts(job.id)).credits).toBe(1);
        expect(await store.finishJob({ ...end, jobId: randomUUID() })).toBe(false);
      });

      it.each([1, 200, 20_000])(
        'keeps a result of %i links that is JSON already',
        async (count) => {
          const job = await open([], { kind: 'map' }, 1);
          const links = Array.from({ length: count }, (_, n) => `https://a.test/é/${n.toString()}`);
          const resultJson = Buffer.from(JSON.stringify({ links }));
          const end = { jobId: job.id, status: 'completed', at: NOON, resultJson } as const;
          expect(await store.finishJob(end)).toBe(true);
          expect((await store.findJob(job.id))?.result).toEqual({ links });
        },
      );

      it('closes what was still open when a job ends', async () => {
        const job = await open([aNewPage('a'), aNewPage('b')]);
        const { pages } = await claim(job.id, 1);
        await store.finishJob({ jobId: job.id, status: 'cancelled', at: NOON });
        expect(await store.counts(job.id)).toMatchObject({ open: 0, running: 0, skipped: 2 });
        expect(await store.finishPage(aFinish(job.id, pages[0]!))).toBe('already-finished');
        expect(await balance()).toMatchObject({ used: 0, reserved: 0 });
      });

      it('removes a job with everything of it, and keeps its charges', async () => {
        const page = aNewPage('a');
        const job = await open([page]);
        await store.finishPage(aFinish(job.id, page.id));
        expect(await store.deleteJob(job.id)).toBe(true);
        expect(await store.deleteJob(job.id)).toBe(false);
        expect(await store.findJob(job.id)).toBeUndefined();
        expect(await store.findDocument(page.id)).toBeUndefined();
        await store.sweepExpired(NOON, 100);
        expect(await balance()).toMatchObject({ used: 1 });
        expect(await store.auditLedger()).toEqual([]);
      });

      it('keeps a job for its time from its end on, however long it ran', async () => {
        const hour = 3_600_000;
        const job = await open([aNewPage('a')], { createdAt: NOON, expiresAt: NOON + hour });
        await store.finishJob({ jobId: job.id, status: 'completed', at: NOON + 50 * hour });
        expect((await store.findJob(job.id))?.expiresAt).toBe(NOON + 51 * hour);
        expect(await store.sweepExpired(NOON + 50 * hour, 10)).toBe(0);
      });

      it('a job that comes in the place of one that is gone has its own command', async () => {
        const first = await open([aNewPage('a')], {
          target: 'https://first.test/',
          body: { of: 1 },
        });
        expect((await runnable()).jobs[0]?.job.body).toEqual({ of: 1 });
        await store.deleteJob(first.id);
        await store.sweepExpired(NOON + 10 * 86_400_000, 100);
        const next = await open([aNewPage('b')], { target: 'https://next.test/', body: { of: 2 } });
        expect((await runnable()).jobs.map(({ job }) => [job.id, job.body])).toEqual([
          [next.id, { of: 2 }],
        ]);
      });

      it('sweeps expired jobs and only them', async () => {
        const old = await open([aNewPage('a')], { expiresAt: NOON });
        const live = await open([aNewPage('b')]);
        const running = await open([aNewPage('c')], { expiresAt: NOON });
        await store.finishJob({ jobId: old.id, status: 'completed', at: NOON });
        await store.finishJob({ jobId: live.id, status: 'completed', at: NOON });
        expect(await store.sweepExpired(NOON + 1, 10)).toBe(1);
        expect(await store.findJob(old.id)).toBeUndefined();
        expect(await store.findJob(live.id)).toBeDefined();
        expect(await store.findJob(running.id)).toBeDefined();
        expect(await store.sweepExpired(NOON + 1, 10)).toBe(0);
      });
    });

    describe('pages', () => {
      it('hands out shallow pages first, then in order, once', async () => {
        const [deep, a, b] = [aNewPage('deep', { depth: 2 }), aNewPage('a'), aNewPage('b')];
        const job = await open([deep, a, b]);
        const first = await claim(job.id, 2);
        expect(first.pages.map((page) => page.id)).toEqual([a.id, b.id]);
        expect(first.pages[0]).toMatchObject({ state: 'running', leaseUntil: LEASE });
        const second = await claim(job.id, 2);
        expect(second).toMatchObject({ pages: [{ id: deep.id }], creditsShort: false });
        expect(await claim(job.id, 2)).toEqual({ pages: [], creditsShort: false });
      });

      it('leaves out the hosts named', async () => {
        const job = await open([
          aNewPage('a1', { host: 'a:80' }),
          aNewPage('a2', { host: 'a:80' }),
          aNewPage('b1', { host: 'b:80' }),
        ]);
        expect((await runnable()).jobs[0]?.dueHosts).toEqual(['a:80', 'b:80']);
        const one = await claim(job.id, 4, { hosts: ['b:80'] });
        expect(one.pages.map((page) => page.host)).toEqual(['b:80']);
        expect((await claim(job.id, 4, { hosts: ['b:80'] })).pages).toEqual([]);
        expect((await claim(job.id, 4)).pages).toHaveLength(2);
        expect(await runnable()).toEqual({ jobs: [] });
      });

      it('hosts take turns: one that was served, or passed over, comes after all others', async () => {
        const hosts = Array.from({ length: 300 }, (_, at) => `h${String(at).padStart(3, '0')}:80`);
        const job = await open(
          hosts.flatMap((host) => [1, 2].map((n) => aNewPage(`${host}/${n}`, { host }))),
        );
        const named = async () => (await runnable()).jobs[0]?.dueHosts;
        expect(await named()).toEqual(hosts.slice(0, 200));
        await store.passHosts({ jobId: job.id, hosts: hosts.slice(0, 200), now: NOON });
        expect(await named()).toEqual([...hosts.slice(200), ...hosts.slice(0, 100)]);
        const served = (await claim(job.id, 100)).pages.map(({ host }) => host);
        expect(new Set(served)).toEqual(new Set(hosts.slice(200, 264)));
        expect((await named())?.slice(0, 36)).toEqual(hosts.slice(264));
        const [one] = (await claim(job.id, 1)).pages;
        expect(one?.host).toBe(hosts[264]);
        expect(await named()).not.toContain(hosts[264]);
        expect((await named())?.[0]).toBe(hosts[265]);
      });

      it('hands out every page in the end, also those found, put back, taken back and gone on with', async () => {
        const many = (from: string) =>
          Array.from({ length: 150 }, (_, at) =>
            aNewPage(`${from}/${at}`, { host: `${from}${at}` }),
          );
        const job = await open([...many('a'), aNewPage('over', { host: 'over' })], { limit: 301 });
        const [first, second, third] = (await claim(job.id, 3)).pages;
        await store.retryPage({ ...holdOf(first!), ...PUT_BACK });
        await store.retryPage({ ...holdOf(second!), ...PUT_BACK, notBeforeAt: NOON + 5 });
        const discovered = [...many('b'), aNewPage('left', { host: 'left' })];
        await store.finishPage(aFinish(job.id, third!, { discovered }));
        const [skipped] = (await claim(job.id, 1)).pages;
        await store.skipPage({ ...holdOf(skipped!), reason: 'robots', at: NOON });
        await claim(job.id, 20);
        await store.recoverPages({ now: LEASE });
        await store.finishJob({ jobId: job.id, status: 'cancelled', at: NOON });
        expect(await runnable(NOON + 5)).toEqual({ jobs: [] });
        await store.reopenJob(job.id, NOON);
        const left = (await store.counts(job.id)).open;
        expect(left).toBe(300);
        const seen = new Set<string>();
        for (let look = 0; look < 40; look += 1) {
          const { pages } = await claim(job.id, 16, { now: NOON + 5 });
          for (const { id } of pages) seen.add(id);
        }
        expect(seen.size).toBe(left);
        expect(await runnable(NOON + 5)).toEqual({ jobs: [] });
      });

      it('is resumed with the pages it left, and not without any', async () => {
        const job = await open([aNewPage('a'), aNewPage('b')]);
        await store.finishJob({ jobId: job.id, status: 'cancelled', at: NOON });
        expect(await store.reopenJob(job.id, NOON)).toBe(true);
        // the last step of the stop, from a service that has not heard
        expect(await store.skipOpenPages(job.id, 'cancelled', NOON)).toBe(0);
        expect(await store.counts(job.id)).toMatchObject({ open: 2, skipped: 0 });
        const empty = await open([]);
        await store.finishJob({ jobId: empty.id, status: 'cancelled', at: NOON });
        expect(await store.reopenJob(empty.id, NOON)).toBe(false);
        expect(await store.findJob(empty.id)).toMatchObject({ status: 'cancelled' });
      });

      it('names every runnable job, window by window', async () => {
        const jobs: Job[] = [];
        for (let at = 0; at < 5; at += 1) jobs.push(await open([aNewPage('a')]));
        const most = { jobs: 2, hosts: 1 };
        const first = await store.runnableJobs({ now: NOON, most });
        const second = await store.runnableJobs({ now: NOON, most, after: first.next! });
        const third = await store.runnableJobs({ now: NOON, most, after: second.next! });
        const named = [first, second, third].flatMap((one) => one.jobs.map(({ job }) => job.id));
        expect(named).toEqual(jobs.map(({ id }) => id));
        expect(third).not.toHaveProperty('next');
        const gone = await store.runnableJobs({ now: NOON, most, after: randomUUID() });
        expect(gone.jobs[0]?.job.id).toBe(jobs[0]?.id);
      });

      it('names runnable jobs by priority, and only crawls and batches', async () => {
        const normal = await open([aNewPage('a')]);
        const urgent = await open([aNewPage('b')], { priority: 10, kind: 'batch' });
        await open([aNewPage('c')], { kind: 'scrape' }, 1);
        const ended = await open([aNewPage('d')]);
        await store.finishJob({ jobId: ended.id, status: 'cancelled', at: NOON });
        const { jobs } = await runnable();
        expect(jobs.map(({ job }) => job.id)).toEqual([urgent.id, normal.id]);
      });

      it('puts a page back until its time, counting the attempt', async () => {
        const page = aNewPage('a');
        const job = await open([page]);
        await claim(job.id, 1);
        const retry = {
          jobId: job.id,
          pageId: page.id,
          hold: 1,
          notBeforeAt: NOON + 5_000,
          errorCode: 'SCRAPE_SITE_ERROR',
          error: 'reset',
          countAttempt: true,
        };
        expect(await store.retryPage(retry)).toBe(true);
        expect(await store.retryPage(retry)).toBe(false);
        expect((await balance()).reserved).toBe(0);
        expect(await runnable()).toEqual({ jobs: [] });
        expect((await claim(job.id, 1)).pages).toEqual([]);
        expect((await runnable(NOON + 5_000)).jobs).toHaveLength(1);
        const again = await claim(job.id, 1, { now: NOON + 5_000 });
        expect(again.pages[0]).toMatchObject({ id: page.id, attempts: 1 });
      });

      it('hands out a page that was put back by a clock that was ahead', async () => {
        const page = aNewPage('a');
        const job = await open([page]);
        const [held] = (await claim(job.id, 1)).pages;
        const day = 86_400_000;
        await store.retryPage({ ...holdOf(held!), ...PUT_BACK, notBeforeAt: NOON + day });
        expect((await runnable()).jobs).toHaveLength(1);
        expect((await claim(job.id, 1)).pages[0]).toMatchObject({ id: page.id });
      });

      it('does not count an attempt that was not the page’s fault', async () => {
        const page = aNewPage('a');
        const job = await open([page]);
        await claim(job.id, 1);
        await store.retryPage({
          jobId: job.id,
          pageId: page.id,
          hold: 1,
          notBeforeAt: 0,
          errorCode: 'BROWSER_UNAVAILABLE',
          error: 'restart',
          countAttempt: false,
        });
        expect((await claim(job.id, 1)).pages[0]?.attempts).toBe(0);
      });

      it('opens running pages again when their lease ran out', async () => {
        const job = await open([aNewPage('a'), aNewPage('b')]);
        await claim(job.id, 1);
        expect(await store.recoverPages({ now: LEASE - 1 })).toBe(0);
        expect(await store.recoverPages({ now: LEASE })).toBe(1);
        expect(await store.counts(job.id)).toMatchObject({ open: 2, running: 0 });
        expect((await balance()).reserved).toBe(0);
      });

      it('what a worker says of a page that it has lost is refused, and charges nothing', async () => {
        const job = await open([aNewPage('a')]);
        const [lost] = (await claim(job.id, 1)).pages;
        await store.recoverPages({ now: LEASE });
        const said = async (): Promise<readonly unknown[]> => [
          await store.finishPage(aFinish(job.id, lost!, { discovered: [aNewPage('b')] })),
          await store.failPage({ ...holdOf(lost!), errorCode: 'X', error: 'x', at: NOON }),
          await store.retryPage({ ...holdOf(lost!), ...PUT_BACK }),
          await store.skipPage({ ...holdOf(lost!), reason: 'robots', at: NOON }),
        ];
        const refused = ['not-yours', false, false, false];
        expect(await said()).toEqual(refused);
        const lease = { workerId: 'another worker', until: LEASE };
        const [held] = (await claim(job.id, 1, { lease })).pages;
        expect(held?.id).toBe(lost?.id);
        expect(await said()).toEqual(refused);
        expect(await store.counts(job.id)).toMatchObject({ open: 0, running: 1, credits: 0 });
        expect(await balance()).toMatchObject({ used: 0, reserved: 1 });
        expect(await store.finishPage(aFinish(job.id, held!))).toBe('finished');
        expect(await said()).toEqual(['already-finished', false, false, false]);
        expect(await balance()).toMatchObject({ used: 1, reserved: 0 });
        expect(await store.auditLedger()).toEqual([]);
      });

      it('a page put back is nobody’s: who had it says nothing more of it', async () => {
        const job = await open([aNewPage('a')]);
        const [held] = (await claim(job.id, 1)).pages;
        expect(await store.retryPage({ ...holdOf(held!), ...PUT_BACK })).toBe(true);
        expect(await store.finishPage(aFinish(job.id, held!))).toBe('not-yours');
        expect(await store.counts(job.id)).toMatchObject({ open: 1, done: 0 });
      });

      it('a worker that starts takes back its own pages alone, others only when they ran out', async () => {
        const job = await open([aNewPage('a'), aNewPage('b'), aNewPage('c')]);
        const other = { workerId: 'another worker', until: LEASE };
        await claim(job.id, 2);
        await claim(job.id, 1, { lease: other });
        expect(await store.recoverPages({ now: NOON, workerId: WORKER })).toBe(2);
        expect(await store.counts(job.id)).toMatchObject({ open: 2, running: 1 });
        expect(await store.recoverPages({ now: LEASE, workerId: WORKER })).toBe(1);
      });

      it('a lease that is renewed runs on, for pages and jobs that the worker still holds', async () => {
        const job = await open([aNewPage('a'), aNewPage('b')]);
        const { pages } = await claim(job.id, 1);
        const lost = await claim(job.id, 1, { lease: { workerId: 'another', until: LEASE } });
        const call = aJob({ accountId: account.id, kind: 'map' });
        const lease = { workerId: WORKER, until: LEASE };
        await store.openJob({ job: call, pages: [], reserve: 1, lease });
        const until = LEASE + 60_000;
        const held = { pages: [...pages, ...lost.pages], jobs: [call.id, job.id] };
        const renewed = await store.renewLeases({ workerId: WORKER, until, ...held });
        expect(renewed).toEqual(lost.pages.map(({ id }) => id));
        expect(await store.lapsedCalls({ now: LEASE })).toEqual([]);
        expect(await store.recoverPages({ now: LEASE })).toBe(1);
        expect(await store.lapsedCalls({ now: until })).toEqual([call.id]);
        expect(await store.recoverPages({ now: until })).toBe(1);
      });

      it('names the calls whose worker is gone, and no job that goes on by itself', async () => {
        const call = aJob({ accountId: account.id, kind: 'scrape' });
        const lease = { workerId: WORKER, until: LEASE };
        await store.openJob({ job: call, pages: [aNewPage('a')], reserve: 1, lease });
        await open([aNewPage('b')]);
        expect(await store.lapsedCalls({ now: LEASE - 1 })).toEqual([]);
        expect(await store.lapsedCalls({ now: LEASE })).toEqual([call.id]);
        expect(await store.lapsedCalls({ now: NOON, workerId: WORKER })).toEqual([call.id]);
        expect(await store.findJob(call.id)).toMatchObject({ status: 'scraping' });
      });

      it('keeps what was excluded from a running job, each pattern once', async () => {
        const job = await open([aNewPage('a')]);
        expect(await store.excludedPaths(job.id)).toEqual([]);
        expect(await store.excludePath(job.id, '^/b')).toBe(true);
        expect(await store.excludePath(job.id, '^/a')).toBe(true);
        expect(await store.excludePath(job.id, '^/b')).toBe(true);
        expect(await store.excludedPaths(job.id)).toEqual(['^/b', '^/a']);
        await store.finishJob({ jobId: job.id, status: 'cancelled', at: NOON });
        expect(await store.excludePath(job.id, '^/c')).toBe(false);
      });

      it('keeps where the start of a crawl led to', async () => {
        const job = await open([aNewPage('a')]);
        expect(await store.landedUrl(job.id)).toBeUndefined();
        for (const url of ['https://old.example/', 'https://new.example/']) {
          await store.noteLanding(job.id, url);
          expect(await store.landedUrl(job.id)).toBe(url);
        }
        expect(await store.findJob(job.id)).toEqual(job);
        expect(await store.landedUrl(randomUUID())).toBeUndefined();
      });

      it('finishes and charges a lone page and completes its job, once', async () => {
        const page = aNewPage('a');
        const job = await open([page], { kind: 'scrape' }, 1);
        const finish = aFinish(job.id, page.id);
        expect(await store.finishLonePage(finish)).toBe('finished');
        expect(await store.finishLonePage(finish)).toBe('already-finished');
        expect(await store.findJob(job.id)).toMatchObject({
          status: 'completed',
          finishedAt: finish.at,
        });
        expect(await store.counts(job.id)).toMatchObject({ done: 1, open: 0, credits: 1 });
        expect(await balance()).toMatchObject({ reserved: 0, used: 1 });
        expect(await store.auditLedger()).toEqual([]);
      });

      it('writes a lone page that was not opened as one that was opened and finished, once', async () => {
        const write = async (how: 'opened' | 'not opened'): Promise<unknown> => {
          const page = aNewPage('/a');
          const job = aJob({ accountId: account.id, kind: 'scrape', createdAt: NOON - 20 });
          const after = await store.eventsFrom();
          const opening = { job, pages: [page], reserve: 1 };
          if (how === 'opened') await store.openJob(opening);
          const document = { markdown: '# Lone', metadata: { title: 'Lone', statusCode: 200 } };
          const finish = aFinish(job.id, page.id, { at: NOON, document });
          const wanted = how === 'opened' ? undefined : opening;
          expect(await store.finishLonePage(finish, wanted)).toBe('finished');
          expect(await store.finishLonePage(finish, wanted)).toBe('already-finished');
          const [found, kept] = [await store.findJob(job.id), await store.findDocument(page.id)];
          const read = await settled(() =>
            store.readEvents({ after, jobId: job.id, limit: 1_000 }),
          );
          const events = read.events.filter(({ type }) => type !== 'job.page');
          return {
            job: { ...found, id: '' },
            page: { ...kept?.page, id: '', jobId: '' },
            document: kept?.document,
            counts: await store.counts(job.id),
            charges: await store.chargesOfJob(job.id),
            events: events.map(({ type, at, data }) => ({ type, at, data })),
          };
        };
        expect(await write('not opened')).toEqual(await write('opened'));
        expect(await balance()).toMatchObject({ reserved: 0, used: 2 });
        expect(await store.auditLedger()).toEqual([]);
      });

      it.each(['opened', 'not opened'])(
        'keeps a lone page that is sealed as it was answered: %s',
        async (how) => {
          const metadata = { title: 'Löne "quoted"', statusCode: 200 };
          const rest = { markdown: '# Löne\n'.repeat(300), links: ['a'] };
          const [content, empty] = [rest, {}].map((one) => Buffer.from(JSON.stringify(one)));
          if (content === undefined || empty === undefined) throw new Error('No bytes.');
          const packed = (bytes: Buffer) => ({
            content: zstdCompressSync(bytes),
            bytes: bytes.length,
          });
          const cases = [
            [{ sealed: new Uint8Array(content) }, rest],
            [{ packed: packed(content) }, rest],
            [{ sealed: new Uint8Array(empty) }, {}],
            [{ packed: packed(empty) }, {}],
          ] as const;
          for (const [bytes, members] of cases) {
            const page = aNewPage('/sealed');
            const job = aJob({ accountId: account.id, kind: 'scrape', createdAt: NOON - 20 });
            const opening = { job, pages: [page], reserve: 1 };
            if (how === 'opened') await store.openJob(opening);
            const document = { metadata, warning: 'Mind.' };
            const finish = { ...aFinish(job.id, page.id, { at: NOON, document }), ...bytes };
            await store.finishLonePage(finish, how === 'opened' ? undefined : opening);
            const found = await store.findDocument(page.id);
            const whole = JSON.stringify({ metadata, ...members, warning: 'Mind.' });
            expect(JSON.stringify(found?.document)).toBe(whole);
            // they stay the caller's
            expect((finish.sealed ?? finish.packed?.content)?.length).toBeGreaterThan(1);
            const after = await store.counts(job.id);
            expect(after).toMatchObject({ done: 1 });
          }
        },
      );

      it('writes nothing of a lone page whose credit is not there', async () => {
        const { remaining } = await balance();
        const held = aJob({ accountId: account.id, kind: 'scrape' });
        await store.openJob({ job: held, pages: [aNewPage('/h')], reserve: remaining });
        const page = aNewPage('/a');
        const job = aJob({ accountId: account.id, kind: 'scrape' });
        const opening = { job, pages: [page], reserve: 1 };
        expect(await store.finishLonePage(aFinish(job.id, page.id), opening)).toBe('no-credits');
        expect(await store.findJob(job.id)).toBeUndefined();
        expect(await balance()).toMatchObject({ used: 0, reserved: remaining });
      });

      it('finishes nothing of a job that was never opened', async () => {
        expect(await store.finishLonePage(aFinish(randomUUID(), 'p'))).toBe('already-finished');
        expect(await balance()).toMatchObject({ reserved: 0, used: 0 });
      });

      it('finishes and charges a page once, however often it is told', async () => {
        const page = aNewPage('a');
        const job = await open([page]);
        const [held] = (await claim(job.id, 1)).pages;
        const finish = aFinish(job.id, held!);
        expect([await store.finishPage(finish), await store.finishPage(finish)]).toEqual([
          'finished',
          'already-finished',
        ]);
        expect(await store.counts(job.id)).toMatchObject({ done: 1, running: 0, credits: 1 });
        expect(await balance()).toMatchObject({ used: 1, reserved: 0 });
        expect(await store.findDocument(page.id)).toMatchObject({
          page: { state: 'done', statusCode: 200, credits: 1, seq: 1, finishedAt: NOON },
          document: finish.document,
        });
      });

      it.each([
        ['a whole one', { markdown: '# Grüße 漢', links: ['https://site.example/'] }],
        ['a long one', { markdown: 'word '.repeat(10_000) }],
        ['an empty one', {}],
      ])('keeps a document that comes sealed: %s', async (_, content) => {
        const page = aNewPage('a');
        const job = await open([page]);
        const sealed = jsonBytes(content);
        const document = { metadata: { statusCode: 200, title: 'Grüße' } };
        const before = JSON.stringify({ ...content, ...document });
        await store.finishPage(aFinish(job.id, page.id, { document, sealed }));
        const kept = (await store.findDocument(page.id))?.document;
        expect(JSON.stringify(kept)).toBe(before);
      });

      it('keeps a page that cost nothing, without a ledger entry', async () => {
        const page = aNewPage('a');
        const job = await open([page]);
        await store.finishPage(aFinish(job.id, page.id, { statusCode: 404, charge: 0 }));
        expect(await store.counts(job.id)).toMatchObject({ done: 1, credits: 0 });
        expect((await balance()).used).toBe(0);
      });

      it('writes no document under zero data retention', async () => {
        const page = aNewPage('a');
        const job = await open([page], { zeroDataRetention: true });
        await store.finishPage(aFinish(job.id, page.id, { keepDocument: false }));
        expect(await store.findDocument(page.id)).not.toHaveProperty('document');
        const all = { jobId: job.id, skip: 0, limit: 10, maxBytes: 1e6 };
        expect(await store.readDocuments(all)).toEqual([]);
        expect((await balance()).used).toBe(1);
      });

      it('enters discovered pages once, and never beyond the limit', async () => {
        const start = aNewPage('');
        const job = await open([start], { limit: 3 });
        const found = ['a', 'b', 'c', 'a'].map((path) => aNewPage(path, { depth: 1 }));
        await store.finishPage(aFinish(job.id, start.id, { discovered: found }));
        expect(await store.counts(job.id)).toMatchObject({ open: 2, done: 1, skipped: 1 });
        const skipped = await store.listPages({ jobId: job.id, states: ['skipped'], limit: 10 });
        expect(skipped.map(({ url, reason }) => [url, reason])).toEqual([
          ['https://site.example/c', 'limit'],
        ]);
        expect(await store.addPages(job.id, [aNewPage('d')], [], NOON)).toBe(0);
      });

      it('gives the place of a skipped page to the next that did not fit', async () => {
        const job = await open([aNewPage('a'), aNewPage('b')], { limit: 1 });
        const { pages } = await claim(job.id, 1);
        await store.skipPage({ ...holdOf(pages[0]!), reason: 'robots', at: NOON });
        const next = await claim(job.id, 1);
        expect(next.pages[0]?.url).toBe('https://site.example/b');
      });

      it('counts addresses that lead to a known page once', async () => {
        const [a, b, c] = [aNewPage('a'), aNewPage('b'), aNewPage('c')];
        const job = await open([a, b, c]);
        const target = 'https://site.example/target';
        const finish = (id: string) =>
          store.finishPage(aFinish(job.id, id, { finalUrlKey: target }));
        expect([await finish(a.id), await finish(b.id)]).toEqual(['finished', 'duplicate']);
        expect(await balance()).toMatchObject({ used: 1 });
        // the target itself, discovered later, is known too
        const later = aFinish(job.id, c.id, { discovered: [aNewPage('target')] });
        await store.finishPage(later);
        expect(await store.counts(job.id)).toMatchObject({ done: 2, open: 0, skipped: 2 });
      });

      it('does not lose two pages that redirect to each other', async () => {
        const [a, b] = [aNewPage('a'), aNewPage('b')];
        const job = await open([a, b]);
        const finish = (page: NewPage, to: NewPage) =>
          store.finishPage(aFinish(job.id, page.id, { finalUrlKey: to.urlKey }));
        expect([await finish(a, b), await finish(b, a)]).toEqual(['duplicate', 'finished']);
      });

      it('fails and skips a page once', async () => {
        const [a, b] = [aNewPage('a'), aNewPage('b')];
        const job = await open([a, b]);
        const failure = {
          jobId: job.id,
          pageId: a.id,
          hold: 0,
          errorCode: 'SCRAPE_SITE_ERROR',
          error: 'refused',
          at: NOON,
        };
        expect([await store.failPage(failure), await store.failPage(failure)]).toEqual([
          true,
          false,
        ]);
        const named = { jobId: job.id, pageId: b.id, hold: 0 };
        const skip = () => store.skipPage({ ...named, reason: 'robots', at: NOON });
        expect([await skip(), await skip()]).toEqual([true, false]);
        expect(await store.counts(job.id)).toMatchObject({ failed: 1, skipped: 1, open: 0 });
        const failed = await store.listPages({ jobId: job.id, states: ['failed'], limit: 5 });
        expect(failed[0]).toMatchObject({ errorCode: 'SCRAPE_SITE_ERROR', error: 'refused' });
        const blocked = await store.listPages({ jobId: job.id, reason: 'robots', limit: 5 });
        expect(blocked.map(({ id }) => id)).toEqual([b.id]);
        expect(await store.listPages({ jobId: job.id, reason: 'credits', limit: 5 })).toEqual([]);
      });

      it('skips every open page, and only those', async () => {
        const job = await open(['a', 'b', 'c'].map((path) => aNewPage(path)));
        await claim(job.id, 1);
        expect(await store.skipOpenPages(job.id, 'credits', NOON)).toBe(2);
        expect(await store.counts(job.id)).toMatchObject({ running: 1, skipped: 2 });
      });

      it('keeps addresses it did not take, with the reason, and takes them when a later link allows', async () => {
        const start = aNewPage('');
        const job = await open([start]);
        const seen = aSkippedUrl('x', 'deeper than 1');
        await store.finishPage(aFinish(job.id, start.id, { skipped: [seen, seen] }));
        const skipped = await store.listPages({ jobId: job.id, states: ['skipped'], limit: 5 });
        expect(skipped.map(({ reason }) => reason)).toEqual(['deeper than 1']);
        expect(await store.addPages(job.id, [aNewPage('x')], [], NOON)).toBe(1);
        expect((await claim(job.id, 5)).pages.map((page) => page.url)).toEqual([seen.url]);
      });

      it('adds pages to a running job only', async () => {
        const job = await open([aNewPage('a')], { kind: 'batch' });
        expect(await store.addPages(job.id, [aNewPage('a'), aNewPage('b')], [], NOON)).toBe(1);
        await store.finishJob({ jobId: job.id, status: 'completed', at: NOON });
        expect(await store.addPages(job.id, [aNewPage('c')], [], NOON)).toBe(0);
      });

      it('reads documents in order of finishing, within count and size', async () => {
        const pages = ['a', 'b', 'c', 'd'].map((path) => aNewPage(path));
        const job = await open(pages);
        const order = [pages[2]!, pages[0]!, pages[3]!, pages[1]!];
        for (const page of order) {
          const document = { markdown: page.url.padEnd(1_000, '.'), metadata: {} };
          await store.finishPage(aFinish(job.id, page.id, { document }));
        }
        const read = async (skip: number, limit: number, maxBytes: number) =>
          (await store.readDocuments({ jobId: job.id, skip, limit, maxBytes })).map(
            (stored) => stored.seq,
          );
        expect(await read(0, 10, 1e6)).toEqual([1, 2, 3, 4]);
        expect(await read(1, 2, 1e6)).toEqual([2, 3]);
        expect(await read(0, 10, 2_100)).toEqual([1, 2]);
        expect(await read(0, 10, 1)).toEqual([1]);
        expect(await read(4, 10, 1e6)).toEqual([]);
        const all = await store.readDocuments({ jobId: job.id, skip: 0, limit: 9, maxBytes: 1e6 });
        expect(all.map((stored) => stored.pageId)).toEqual(order.map((page) => page.id));
      });

      it('lists the pages of a job in order of entering, page by page', async () => {
        const pages = ['a', 'b', 'c'].map((path) => aNewPage(path));
        const job = await open(pages);
        await store.finishPage(aFinish(job.id, pages[1]!.id));
        const list = async (query: object) =>
          (await store.listPages({ jobId: job.id, limit: 10, ...query })).map((page) => page.url);
        const urls = pages.map((page) => page.url);
        expect(await list({})).toEqual(urls);
        expect(await list({ after: pages[0]!.id })).toEqual(urls.slice(1));
        expect(await list({ states: ['done'] })).toEqual([urls[1]]);
        expect(await list({ text: '/C' })).toEqual([urls[2]]);
        expect(await list({ limit: 2 })).toEqual(urls.slice(0, 2));
        expect(await list({ skip: 1 })).toEqual(urls.slice(1));
        expect(await list({ skip: 1, states: ['open'] })).toEqual([urls[2]]);
        expect(await list({ skip: 3 })).toEqual([]);
      });
    });

    describe('slots', () => {
      let payer: Account;
      beforeEach(async () => {
        payer = anAccount({ customConcurrency: 10 });
        await store.createAccount(payer);
      });
      /** Filled, and that many wanted. */
      const askOf = (workerId: string, filled: number, need: number, change: object = {}) => ({
        accountId: payer.id,
        lease: { workerId, until: LEASE },
        now: NOON,
        filled,
        need,
        wanted: need,
        ...change,
      });
      const lease = async (...asked: Parameters<typeof askOf>) =>
        (await store.leaseSlots(askOf(...asked))).most;
      const wanted = (workerId: string, now = NOON) => store.wantedSlots({ workerId, now });

      it('leases what is wanted, up to the plan of this moment', async () => {
        const first = await store.leaseSlots(askOf('one', 0, 2, { wanted: 6 }));
        expect(first).toEqual({ most: 6, limit: 10, isContended: false });
        expect(await lease('one', 6, 30)).toBe(10);
        await store.updateAccount(payer.id, { customConcurrency: 3 }, NOON);
        expect(await lease('one', 10, 30)).toBe(3);
        expect(await lease('one', 0, 1, { accountId: 'nobody' })).toBe(0);
      });

      it('never leases a slot twice, and takes none away that is filled', async () => {
        expect(await lease('one', 0, 10)).toBe(10);
        const second = await store.leaseSlots(askOf('two', 0, 4));
        expect(second).toEqual({ most: 0, limit: 10, isContended: true });
        const elsewhere = { accountId: payer.id, workerId: 'two', now: NOON };
        expect(await store.slotsElsewhere(elsewhere)).toBe(10);
        expect(await store.slotsElsewhere({ ...elsewhere, workerId: 'one' })).toBe(0);
        expect(await store.slotsElsewhere({ ...elsewhere, now: NOON + 9_000_000 })).toBe(0);
        expect([await wanted('one'), await wanted('two')]).toEqual([[payer.id], []]);
        // all are filled: it may fill no more until it is down to its share
        expect(await lease('one', 10, 10)).toBe(6);
        expect(await lease('two', 0, 4)).toBe(0);
        expect(await lease('one', 7, 10)).toBe(6);
        expect(await lease('two', 0, 4)).toBe(3);
        expect(await lease('one', 6, 10)).toBe(6);
        expect(await lease('two', 3, 4)).toBe(4);
        expect(await wanted('one')).toEqual([]);
      });

      it('gives a share that one does not need to those that do', async () => {
        expect(await lease('one', 0, 10)).toBe(10);
        expect(await lease('two', 0, 1)).toBe(0);
        expect(await lease('one', 0, 10)).toBe(9);
        expect(await lease('two', 0, 1)).toBe(1);
        expect(await lease('two', 0, 0)).toBe(0);
        expect(await lease('one', 9, 10)).toBe(10);
      });

      it('one slot goes round among many', async () => {
        await store.updateAccount(payer.id, { customConcurrency: 1 }, NOON);
        const had: string[] = [];
        for (let round = 0; round < 9; round += 1) {
          const now = NOON + round;
          for (const name of ['one', 'two', 'three']) {
            if ((await lease(name, 0, 5, { now })) === 1) had.push(name);
          }
        }
        for (const name of ['one', 'two', 'three']) {
          expect(had.filter((each) => each === name).length).toBeGreaterThan(1);
        }
      });

      it('takes back what a worker that is gone has held, and asking renews it', async () => {
        expect(await lease('one', 0, 10)).toBe(10);
        expect(await lease('two', 0, 2, { now: LEASE - 1 })).toBe(0);
        const later = { now: LEASE - 1, lease: { workerId: 'one', until: LEASE + 60_000 } };
        expect(await lease('one', 8, 8, later)).toBe(8);
        expect(await lease('two', 0, 2, { now: LEASE })).toBe(2);
        expect(await lease('two', 2, 9, { now: LEASE + 60_000 })).toBe(9);
        expect(await wanted('one', LEASE + 60_000)).toEqual([]);
      });

      it('opens a call and leases its slot together, or neither', async () => {
        await store.updateAccount(payer.id, { customCredits: 1 }, NOON);
        const call = () => ({
          open: { job: aJob({ accountId: payer.id, kind: 'scrape' }), pages: [], reserve: 1 },
          slots: askOf('one', 0, 1),
        });
        const answers = [await store.admit(call()), await store.admit(call())];
        expect(answers.map(({ opened }) => opened)).toEqual(['opened', 'no-credits']);
        expect(answers.map(({ slots }) => slots?.most)).toEqual([1, undefined]);
        expect((await store.balance(payer.id, NOON)).reserved).toBe(1);
      });
    });

    describe('events and deliveries', () => {
      it('numbers what happens to a job', async () => {
        const [a, b, c] = [aNewPage('a'), aNewPage('b'), aNewPage('c')];
        const before = await store.eventsFrom();
        const job = await open([a, b, c]);
        await store.finishPage(aFinish(job.id, a.id));
        const page = { jobId: job.id, hold: 0, at: NOON };
        await store.skipPage({ ...page, pageId: c.id, reason: 'robots: Disallow: /c' });
        await store.failPage({
          ...page,
          pageId: b.id,
          errorCode: 'SCRAPE_TIMEOUT',
          error: 'late',
        });
        await store.finishJob({ jobId: job.id, status: 'completed', at: NOON });
        const all = { after: before, jobId: job.id, limit: 10 };
        const { events, next, rest } = await settled(() => store.readEvents(all));
        expect(rest).toBe('none');
        expect(events.map((event) => event.type)).toEqual([
          'job.started',
          'job.page',
          'job.page-skipped',
          'job.page-failed',
          'job.done',
        ]);
        expect(events[1]?.data).toMatchObject({ pageId: a.id, credits: 1, seq: 1 });
        expect(events[2]?.data).toMatchObject({ pageId: c.id, reason: 'robots: Disallow: /c' });
        expect([next, await store.eventsFrom()]).toEqual([events.at(-1)?.cursor, next]);
        const last = await store.readEvents({
          after: events[3]!.cursor,
          accountId: account.id,
          limit: 10,
        });
        expect(last).toEqual({ events: [events[4]], next, rest: 'none' });
        const ofAnother = { after: before, accountId: 'another', limit: 10 };
        expect(await store.readEvents(ofAnother)).toEqual({
          events: [],
          next: before,
          rest: 'none',
        });
      });

      it('gives events in batches, each once, and says that more are there', async () => {
        const start = await store.eventsFrom();
        const job = await open(['a', 'b', 'c', 'd'].map((name) => aNewPage(name)));
        const held = await claim(job.id, 4);
        for (const page of held.pages) await store.finishPage(aFinish(job.id, page));
        await settled(() => store.readEvents({ after: start, limit: 10 }));
        const read: string[] = [];
        for (let after = start, more = true; more;) {
          const batch = await store.readEvents({ after, limit: 2 });
          read.push(...batch.events.map(({ type }) => type));
          after = batch.next;
          more = batch.rest === 'now';
        }
        expect(read).toEqual(['job.started', 'job.page', 'job.page', 'job.page', 'job.page']);
      });

      it('goes on from a place that it gave out, and from the end where it did not', async () => {
        expect(await store.eventsFrom('0')).toBe('0');
        const job = await open([aNewPage('a')]);
        const { next } = await settled(() => store.readEvents({ after: '0', limit: 1 }));
        await store.finishJob({ jobId: job.id, status: 'completed', at: NOON });
        const all = await settled(() => store.readEvents({ after: next, limit: 9 }));
        expect(all.events.map(({ type }) => type)).toEqual(['job.done']);
        expect(await store.eventsFrom(next)).toBe(next);
        const beyond = next.replace(/^\d+/, (number) => `${number}999`);
        for (const strange of ['', 'x', '-1', '1.2.3', `${'9'.repeat(17)}.1`, beyond, undefined]) {
          expect(await store.eventsFrom(strange)).toBe(all.next);
        }
      });

      it('wakes listeners after the commit', async () => {
        const heard: string[] = [];
        const off = backend.bus.subscribe('events', (jobId) => heard.push(`events ${jobId}`));
        backend.bus.subscribe('work', (jobId) => heard.push(`work ${jobId}`));
        const job = await open([aNewPage('a')]);
        await new Promise((resolve) => setImmediate(resolve));
        expect(heard).toEqual([`events ${job.id}`, `work ${job.id}`]);
        off();
        await store.finishJob({ jobId: job.id, status: 'completed', at: NOON });
        await new Promise((resolve) => setImmediate(resolve));
        expect(heard).toHaveLength(2);
      });

      it('delivers from the outbox until it is done or given up', async () => {
        const page = aNewPage('a');
        const delivery = (id: string, jobId: string) => ({
          id,
          jobId,
          url: 'http://127.0.0.1:9/',
          receiver: 'one',
          headers: { 'x-a': '1' },
          body: '{}',
        });
        const claim = (now: number, leaseUntil: number, limit: number) =>
          store.claimDeliveries({ receiver: 'one', now, leaseUntil, limit });
        const job = aJob({ accountId: account.id });
        await store.openJob({ job, pages: [page], reserve: 0, outbox: [delivery('d1', job.id)] });
        await store.finishPage(
          aFinish(job.id, page.id, { outbox: [delivery('d2', job.id), delivery('d1', job.id)] }),
        );
        const claimed = await claim(NOON, LEASE, 10);
        expect(claimed).toEqual([
          { ...delivery('d1', job.id), attempts: 0 },
          { ...delivery('d2', job.id), attempts: 0 },
        ]);
        expect(await claim(NOON, LEASE, 10)).toEqual([]);
        await store.finishDelivery('d1', NOON);
        await store.failDelivery('d2', { error: '500', nextAt: NOON + 1_000 });
        const again = await claim(NOON + 1_000, LEASE, 10);
        expect(again).toEqual([{ ...delivery('d2', job.id), attempts: 1 }]);
        await store.failDelivery('d2', { error: 'gone' });
        expect(await claim(NOON + DAY, LEASE + DAY, 10)).toEqual([]);
      });

      it('sweeps deliveries that are over and belong to no job, and leaves those that wait', async () => {
        const to = { url: 'http://h/', receiver: 'one', headers: {}, body: '' };
        const outbox = ['sent', 'given up', 'waits'].map((id) => ({
          id,
          jobId: 'a-monitor',
          ...to,
        }));
        const job = aJob({ accountId: account.id, expiresAt: NOON + 30 * DAY });
        await store.openJob({ job, pages: [], reserve: 0, outbox });
        const claim = { receiver: 'one', now: NOON, leaseUntil: NOON + 1, limit: 10 };
        await store.claimDeliveries(claim);
        await store.finishDelivery('sent', NOON);
        await store.failDelivery('given up', { error: 'gone' });
        // an id is taken as long as its delivery is kept
        const isKept = async (id: string) => {
          const again = aJob({ accountId: account.id });
          const same = { id, jobId: again.id, ...to, receiver: `again ${id}` };
          await store.openJob({ job: again, pages: [], reserve: 0, outbox: [same] });
          return !(await store.dueReceivers(NOON + DAY)).includes(same.receiver);
        };
        await store.sweepExpired(NOON + DAY, 10);
        expect(await isKept('sent')).toBe(true);
        expect(await isKept('given up')).toBe(true);
        await store.sweepExpired(NOON + 3 * DAY, 10);
        expect(await isKept('waits')).toBe(true);
        expect(await isKept('sent')).toBe(false);
        expect(await isKept('given up')).toBe(false);
      });

      it('keeps what waits to be sent when its job expires, not when it is removed', async () => {
        for (const [id, isRemoved] of [
          ['of-expired', false],
          ['of-removed', true],
        ] as const) {
          const job = aJob({ accountId: account.id, expiresAt: NOON });
          const to = { jobId: job.id, url: 'http://h/', receiver: id, headers: {}, body: '' };
          await store.openJob({ job, pages: [], reserve: 0, outbox: [{ id, ...to }] });
          await store.finishJob({ jobId: job.id, status: 'completed', at: NOON });
          if (isRemoved) await store.deleteJob(job.id);
          await store.sweepExpired(NOON + 1, 10);
          expect(await store.findJob(job.id)).toBeUndefined();
        }
        expect(await store.dueReceivers(NOON + 1)).toEqual(['of-expired']);
      });

      it('takes a delivery again when its lease ran out', async () => {
        const job = aJob({ accountId: account.id });
        const to = { receiver: 'one', limit: 1 };
        const outbox = [
          { id: 'd', jobId: job.id, url: 'http://h/', receiver: 'one', headers: {}, body: '' },
        ];
        await store.openJob({ job, pages: [], reserve: 0, outbox });
        await store.claimDeliveries({ ...to, now: NOON, leaseUntil: LEASE });
        const again = { ...to, now: LEASE, leaseUntil: LEASE + 1 };
        expect(await store.claimDeliveries(again)).toHaveLength(1);
      });

      it('knows for whom something is due, and takes what is due to one', async () => {
        const job = aJob({ accountId: account.id });
        const to = (receiver: string, id: string) => ({
          ...{ id, jobId: job.id, url: 'http://h/', receiver, headers: {}, body: '' },
        });
        const outbox = [to('b', '1'), to('a', '2'), to('b', '3'), to('c', '4')];
        await store.openJob({ job, pages: [], reserve: 0, outbox });
        expect(await store.dueReceivers(NOON - 1)).toEqual([]);
        expect(await store.dueReceivers(NOON)).toEqual(['a', 'b', 'c']);
        const claim = { receiver: 'b', now: NOON, leaseUntil: LEASE, limit: 10 };
        const taken = await store.claimDeliveries(claim);
        expect(taken.map(({ id }) => id)).toEqual(['1', '3']);
        expect(await store.dueReceivers(NOON)).toEqual(['a', 'c']);
        expect(await store.dueReceivers(LEASE)).toEqual(['a', 'b', 'c']);
        await store.finishDelivery('2', NOON);
        expect(await store.dueReceivers(LEASE)).toEqual(['b', 'c']);
      });
    });

    describe('model usage', () => {
      const spent = (jobId: string, at: number, model = 'tiny') =>
        store.addModelUsage({
          accountId: account.id,
          jobId,
          model,
          inputTokens: 100,
          outputTokens: 20,
          costMicros: 7,
          at,
        });

      it('adds up by job, day and model', async () => {
        await Promise.all([spent('j1', NOON), spent('j1', NOON), spent('j2', NOON)]);
        await spent('j1', NOON + DAY, 'large');
        const [first, second] = await store.modelUsageOfJob('j1');
        expect(first).toMatchObject({
          model: 'tiny',
          requests: 2,
          inputTokens: 200,
          outputTokens: 40,
          costMicros: 14,
        });
        expect(second).toMatchObject({ model: 'large', requests: 1 });
        expect(await store.modelUsageOfJob('none')).toEqual([]);
        const days = await store.modelUsageByDay({
          accountId: account.id,
          fromAt: NOON,
          toAt: NOON + 1,
        });
        expect(days).toMatchObject([{ model: 'tiny', requests: 3, inputTokens: 300 }]);
      });
    });

    describe('nodes and their hosts', () => {
      const beat = (id: string, change: Partial<NodeBeat> = {}) =>
        store.beatNode({
          ...{ id, name: `machine ${id}`, roles: ['api', 'crawl'], address: 'http://a.test' },
          ...{ version: '1', startedAt: NOON, at: NOON, running: 0, waiting: 0 },
          ...change,
        });
      const lease = async (workerId: string, ...hosts: readonly string[]) =>
        (await store.leaseHosts({ workerId, hosts })).map(({ host }) => host).toSorted();

      it('enter with their first beat, and count up with each', async () => {
        expect(await beat('b', { startedAt: NOON + 1 })).toBe('entered');
        expect(await beat('a')).toBe('entered');
        expect(await beat('b', { at: NOON + 5, running: 3, waiting: 4 })).toBe('alive');
        expect(await store.listNodes()).toEqual([
          expect.objectContaining({ id: 'a', name: 'machine a', beats: 1, startedAt: NOON }),
          expect.objectContaining({
            ...{ id: 'b', roles: ['api', 'crawl'], address: 'http://a.test', version: '1' },
            ...{ beats: 2, beatAt: NOON + 5, running: 3, waiting: 4, pages: 0, hosts: 0 },
          }),
        ]);
        await store.leaveNode('a');
        expect((await store.listNodes()).map(({ id }) => id)).toEqual(['b']);
        expect(await beat('a')).toBe('entered');
      });

      it('have a host each for themselves, until they give it back or leave', async () => {
        await beat('a');
        await beat('b');
        expect(await lease('a', 'x', 'y')).toEqual(['x', 'y']);
        expect(await lease('b', 'x', 'y', 'z')).toEqual(['z']);
        expect(await lease('a', 'x')).toEqual(['x']);
        // what is another's is not given back by it
        await store.releaseHosts({ workerId: 'b', hosts: ['x'] });
        expect(await lease('b', 'x')).toEqual([]);
        await store.releaseHosts({ workerId: 'a', hosts: ['x'] });
        expect(await lease('b', 'x', 'y')).toEqual(['x']);
        expect((await store.listNodes()).map(({ hosts }) => hosts)).toEqual([1, 2]);
        await store.leaveNode('a');
        expect(await lease('b', 'y')).toEqual(['y']);
        expect(await lease('b')).toEqual([]);
      });

      it('are told which hosts somebody had and did not give back', async () => {
        const left = async (workerId: string, ...hosts: readonly string[]) =>
          (await store.leaseHosts({ workerId, hosts }))
            .flatMap(({ host, isLeft }) => (isLeft ? [host] : []))
            .toSorted();
        for (const id of ['a', 'b', 'c']) await beat(id);
        expect(await left('a', 'given', 'stopped', 'own')).toEqual([]);
        expect(await left('c', 'killed', 'forgotten')).toEqual([]);
        // by the same name after a restart
        expect(await left('a', 'own')).toEqual(['own']);
        await store.releaseHosts({ workerId: 'a', hosts: ['given'] });
        await store.leaveNode('a');
        await store.dropNode({ id: 'c', beats: 1, now: NOON });
        expect(await left('b', 'given', 'stopped', 'killed', 'new')).toEqual(['killed', 'stopped']);
        await store.releaseHosts({ workerId: 'b', hosts: ['stopped'] });
        expect(await left('b', 'stopped')).toEqual([]);
        // of a node that is in the list nothing is forgotten
        await store.forgetHosts('b');
        expect((await store.listNodes()).map(({ hosts }) => hosts)).toEqual([4]);
        await store.forgetHosts('c');
        expect(await left('b', 'forgotten', 'own')).toEqual(['own']);
      });

      it('that are dead are taken out once, and what they held is free', async () => {
        await beat('a');
        await beat('b');
        const job = await open([aNewPage('one'), aNewPage('two')]);
        const hold = { workerId: 'a', until: NOON + 9_000_000 };
        const { pages } = await claim(job.id, 2, { lease: hold });
        expect(pages).toHaveLength(2);
        expect((await store.listNodes()).map(({ pages: held }) => held)).toEqual([2, 0]);
        expect(await store.nodesOfJob(job.id)).toEqual([{ name: 'machine a', pages: 2 }]);
        expect(await store.nodesOfJob('none')).toEqual([]);
        await lease('a', 'x');
        await beat('a');
        // it has beaten since
        expect(await store.dropNode({ id: 'a', beats: 1, now: NOON })).toBe(false);
        expect((await store.counts(job.id)).running).toBe(2);
        const dead = { id: 'a', beats: 2, now: NOON };
        const told = await Promise.all([store.dropNode(dead), store.dropNode(dead)]);
        expect(told.toSorted()).toEqual([false, true]);
        expect(await store.counts(job.id)).toMatchObject({ running: 0, open: 2 });
        expect(await lease('b', 'x')).toEqual(['x']);
        // who wakes holds nothing any more
        const [page] = pages;
        if (page === undefined) throw new Error('no page');
        expect(await store.finishPage(aFinish(job.id, page))).toBe('not-yours');
        expect(await beat('a')).toBe('entered');
      });
    });

    describe('settings and health', () => {
      it('keeps settings', async () => {
        await store.writeSetting('theme', { dark: true });
        await store.writeSetting('lang', 'en');
        await store.writeSetting('lang', 'de');
        expect(await store.readSettings()).toEqual({ theme: { dark: true }, lang: 'de' });
        await store.writeSetting('lang', undefined);
        expect(await store.readSettings()).toEqual({ theme: { dark: true } });
      });

      it('says that it is well', async () => {
        expect(await store.checkHealth('deep')).toMatchObject({ schema });
      });
    });
  });
}

/** JSON in UTF-8, with a buffer of its own. */
function jsonBytes(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}
