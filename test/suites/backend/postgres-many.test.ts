/** Many workers of many processes on one PostgreSQL, all verbs of pages mixed: nothing is lost, doubled or in a ring. */
import { setImmediate } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { holdOf, type Page } from '../../../src/main/service/domain/job.ts';
import type { JobStore } from '../../../src/main/service/ports/backend.ts';
import { openPostgresBackend } from '../../../src/main/service/store/postgres/backend.ts';
import { freshSchema, postgresServer } from '../../support/postgres-server.ts';
import {
  aFinish,
  aJob,
  anAccount,
  aNewPage,
  aSkippedUrl,
  NOON,
  silentLog,
} from '../../support/store-builders.ts';

const server = await postgresServer();
afterAll(() => server.close());

const PROCESSES = 4;
const LANES = 8;
const HOSTS = 7;
const SEEDS = 30;
const LIMIT = 90;
const CREDITS = 10_000;
const LEASE_MS = 60_000;

/** The same numbers in [0, 1) at every run. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const pageAt = (nth: number) => aNewPage(`page-${nth}`, { host: `h${nth % HOSTS}.test:443` });

/** One worker's way through a job: claims some, and ends each in one of the ways a page can end. */
async function work(store: JobStore, jobId: string, name: string, random: () => number) {
  let refused = 0;
  const lease = { workerId: name, until: NOON + LEASE_MS };
  const any = (below: number): number => Math.floor(random() * below);
  const finish = async (page: Page): Promise<void> => {
    const end = await store.finishPage(
      aFinish(jobId, page, {
        charge: any(3),
        discovered: Array.from({ length: any(4) }, () => pageAt(any(3 * LIMIT))),
        skipped: any(3) === 0 ? [aSkippedUrl(`page-${any(4 * LIMIT)}`, 'robots')] : [],
        ...(any(5) === 0 ? { finalUrlKey: `https://site.example/end-${any(9)}` } : {}),
      }),
    );
    if (end === 'not-yours') refused += 1;
  };
  const why = { errorCode: 'E', error: 'e' };
  const putBack = { ...why, notBeforeAt: 0, countAttempt: true };
  const endOf = async (page: Page): Promise<void> => {
    const at = NOON;
    const way = any(12);
    if (way === 0) await store.failPage({ ...holdOf(page), ...why, at });
    else if (way === 1) await store.skipPage({ ...holdOf(page), reason: 'robots', at });
    else if (way === 2) await store.retryPage({ ...holdOf(page), ...putBack });
    else await finish(page);
    // told twice, and by one that holds it no more
    if (way === 2 || way === 3) await finish(page);
  };
  for (let idle = 0; idle < 3;) {
    const asked = { jobId, now: NOON, lease, limit: 1 + any(8), reservePerPage: 1 };
    const { pages } = await store.claimPages(asked);
    idle = pages.length === 0 ? idle + 1 : 0;
    if (any(4) === 0) await store.renewLeases({ ...lease, pages, jobs: [] });
    if (any(9) === 0) await store.recoverPages({ now: NOON, workerId: name });
    if (any(9) === 0) await store.passHosts({ jobId, hosts: ['h1.test:443'], now: NOON });
    if (any(9) === 0) await store.addPages(jobId, [pageAt(any(3 * LIMIT))], [], NOON);
    await Promise.all(pages.map(endOf));
    await setImmediate();
  }
  return refused;
}

it('many workers of four processes store, count and charge every page once, and none waits for ever', async () => {
  const schema = freshSchema();
  const open = () => openPostgresBackend({ ...server, schema, log: silentLog });
  const backends = [await open()];
  while (backends.length < PROCESSES) backends.push(await open());
  const watcher = new pg.Client({ connectionString: server.database });
  await watcher.connect();
  try {
    const one = backends[0]!.store;
    const accounts = [0, 1].map(() => anAccount({ customCredits: CREDITS }));
    for (const account of accounts) await one.createAccount(account);
    const jobs = [0, 1, 2, 3].map((at) =>
      aJob({ accountId: accounts[at % 2]!.id, ...(at < 2 ? { limit: LIMIT } : {}) }),
    );
    for (const job of jobs) {
      const pages = Array.from({ length: SEEDS }, (_, nth) => pageAt(nth));
      await one.openJob({ job, pages, reserve: 0 });
    }
    const before = await deadlocksOf(watcher);
    const lanes = backends.flatMap(({ store }, process) =>
      Array.from({ length: LANES }, async (_, lane) => {
        const random = numbersFrom(process * LANES + lane + 1);
        const job = jobs[(process + lane) % jobs.length]!;
        const name = `${process}-${lane}`;
        const refused = await work(store, job.id, name, random);
        const lone = aJob({ accountId: job.accountId, kind: 'scrape' });
        const seed = aNewPage('lone');
        const opened = { job: lone, pages: [seed], reserve: 1 };
        expect(await store.finishLonePage(aFinish(lone.id, seed.id), opened)).toBe('finished');
        return refused;
      }),
    );
    const refused = (await Promise.all(lanes)).reduce((sum, each) => sum + each, 0);
    // else the holds were not tried
    expect(refused).toBeGreaterThan(0);
    expect(await one.auditLedger()).toEqual([]);
    for (const job of jobs) {
      const counts = await one.counts(job.id);
      const all = { jobId: job.id, skip: 0, limit: 10_000, maxBytes: 1e8 };
      const documents = await one.readDocuments(all);
      expect(documents.map(({ seq }) => seq)).toEqual(documents.map((_, at) => at + 1));
      expect(documents).toHaveLength(counts.done);
      expect(counts.done).toBeGreaterThan(SEEDS / 2);
      expect(counts.credits).toBe((await one.chargesOfJob(job.id))?.credits);
      const { open: left, running, done, failed } = counts;
      if (job.limit !== undefined)
        expect(left + running + done + failed).toBeLessThanOrEqual(LIMIT);
    }
    const charged = await watcher.query<{ account: string; credits: string; pages: string }>(
      `SELECT l.account_id AS account, sum(l.credits) AS credits, (
         SELECT sum(p.credits) FROM ${schema}.pages p JOIN ${schema}.jobs j ON j.pk = p.job_pk
         WHERE j.account_id = l.account_id
       ) AS pages FROM ${schema}.ledger l WHERE kind = 'charge' GROUP BY 1`,
    );
    expect(charged.rows).toHaveLength(accounts.length);
    for (const { account, credits, pages } of charged.rows) {
      expect(credits).toBe(pages);
      expect((await one.balance(account, NOON)).used).toBe(Number(credits));
    }
    expect((await deadlocksOf(watcher)) - before).toBe(0);
  } finally {
    await watcher.end();
    await Promise.all(backends.map((backend) => backend.close()));
  }
}, 120_000);

it('four processes that claim and open jobs of one account at once hold no more credits than it has', async () => {
  const schema = freshSchema();
  const open = () => openPostgresBackend({ ...server, schema, log: silentLog });
  const backends = [await open()];
  while (backends.length < PROCESSES) backends.push(await open());
  try {
    const one = backends[0]!.store;
    const account = anAccount({ customCredits: 50 });
    await one.createAccount(account);
    const jobs = Array.from({ length: 12 }, () => aJob({ accountId: account.id }));
    for (const job of jobs) {
      const pages = Array.from({ length: 8 }, (_, nth) => pageAt(nth));
      await one.openJob({ job, pages, reserve: 0 });
    }
    const lease = { workerId: 'w', until: NOON + LEASE_MS };
    const told = await Promise.all(
      jobs.map(async (job, at) => {
        const { store } = backends[at % PROCESSES]!;
        const asked = { jobId: job.id, now: NOON, lease, limit: 5, reservePerPage: 1 };
        const call = aJob({ accountId: account.id, kind: 'map' });
        const [claimed, opened] = await Promise.all([
          store.claimPages(asked),
          store.openJob({ job: call, pages: [], reserve: 1 }),
        ]);
        return claimed.pages.length + (opened === 'opened' ? 1 : 0);
      }),
    );
    // 72 were wanted
    expect(told.reduce((sum, each) => sum + each, 0)).toBe(50);
    expect(await one.balance(account.id, NOON)).toMatchObject({ used: 0, reserved: 50 });
    expect(await one.auditLedger()).toEqual([]);
  } finally {
    await Promise.all(backends.map((backend) => backend.close()));
  }
}, 60_000);

/** Counted by the server, which tells after a moment. */
async function deadlocksOf(watcher: pg.Client): Promise<number> {
  await watcher.query('SELECT pg_sleep(1.5)');
  const { rows } = await watcher.query<{ deadlocks: string }>(
    'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
  );
  return Number(rows[0]?.deadlocks ?? 0);
}
