/**
 * The store alone, on a file, through its writer thread: a crawl of many pages, and what else must stay fast.
 *
 * `node bench/main.ts store [--pages 100000]`. One job whose frontier grows to that many open pages, then
 * pages claimed and finished with 40 KB of markdown each; medians of calls while the frontier is full.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Account } from '../src/main/service/domain/account.ts';
import type { Store } from '../src/main/service/ports/backend.ts';
import { openSqliteBackend } from '../src/main/service/store/sqlite/backend.ts';
import { aFinish, aJob, anAccount, aNewPage, silentLog } from '../test/support/store-builders.ts';

const clock = { now: () => Date.now() };
const LINKS_PER_PAGE = 100;
const BODY = 'Some ordinary sentence of a page, with words in it. '.repeat(800);

/** Prints one line per figure. */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { pages: { type: 'string', default: '100000' } },
  });
  const pages = Number(values.pages);
  const folder = mkdtempSync(join(tmpdir(), 'hearth-bench-'));
  const path = join(folder, 'hearth.db');
  const backend = await openSqliteBackend({ path, clock, log: silentLog });
  try {
    const account = anAccount({ customCredits: 100_000_000 });
    await backend.store.createAccount(account);
    await bench(backend.store, account, pages);
    say('database', `${Math.round(statSync(path).size / 1e6)} MB`);
  } finally {
    await backend.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function bench(store: Store, account: Account, pages: number): Promise<void> {
  say('rss at start', rss());
  const jobId = await fillFrontier(store, account, pages);
  for (let index = 0; index < 50; index += 1) await openSmallJob(store, account);
  say('rss with a full frontier', rss());
  await median('runnableJobs, 51 jobs', 50, () => runnable(store));
  await median('claimPages of 10', 100, () => claim(store, jobId, 10));
  await median('claimPages, its only host excluded', 50, () =>
    claim(store, jobId, 10, { hosts: ['other.example:443'] }),
  );
  await median('counts', 200, () => store.counts(jobId));
  await median('balance', 200, () => store.balance(account.id, clock.now()));
  await median('listPages, 50 of any state', 50, () => store.listPages({ jobId, limit: 50 }));
  await finishMany(store, jobId, 5_000);
  await median('openJob + finishPage + finishJob, one scrape', 200, () => scrape(store, account));
  await median('readDocuments, 20 from the middle', 50, () =>
    store.readDocuments({ jobId, skip: 2_000, limit: 20, maxBytes: 1e7 }),
  );
  await median('claimPages of 10, after 5,000', 100, () => claim(store, jobId, 10));
  const start = performance.now();
  const skipped = await store.skipOpenPages(jobId, 'cancelled', clock.now());
  say(`skipOpenPages of ${skipped}`, `${Math.round(performance.now() - start)} ms`);
  await manyHosts(store, account);
  say('rss at the end', rss());
}

/** A look and a claim of a job with 20 pages at each of 1,000 hosts. */
async function manyHosts(store: Store, account: Account): Promise<void> {
  const job = aJob({ accountId: account.id, kind: 'batch', command: { kind: 'batch' } });
  const pages = Array.from({ length: 20_000 }, (_, at) =>
    aNewPage(randomUUID(), { host: `host-${at % 1_000}.example:443` }),
  );
  await store.openJob({ job, pages, reserve: 0 });
  const served = new Set<string>();
  await median('runnableJobs + claimPages of 16, 1,000 hosts', 200, async () => {
    const { jobs } = await runnable(store);
    const { dueHosts: hosts = [] } = jobs.find((one) => one.job.id === job.id) ?? {};
    for (const { host } of (await claim(store, job.id, 16, { hosts })).pages) served.add(host);
  });
  say('hosts served by 200 claims', String(served.size));
}

function runnable(store: Store) {
  return store.runnableJobs({ now: clock.now(), most: { jobs: 200, hosts: 200 } });
}

async function fillFrontier(store: Store, account: Account, pages: number): Promise<string> {
  const job = aJob({ accountId: account.id, limit: 10_000_000 });
  await store.openJob({ job, pages: [aNewPage('start')], reserve: 0 });
  const start = performance.now();
  for (let from = 0; from < pages; from += 1_000) {
    const batch = Array.from({ length: 1_000 }, (_, index) => {
      const number = from + index;
      return aNewPage(`section-${number % 97}/page-${number}.html`, { depth: 1 + (number % 7) });
    });
    await store.addPages(job.id, batch, [], clock.now());
  }
  const elapsed = performance.now() - start;
  say(
    `${pages} pages entered`,
    `${Math.round(elapsed)} ms, ${Math.round((pages / elapsed) * 1e3)}/s`,
  );
  return job.id;
}

async function openSmallJob(store: Store, account: Account): Promise<void> {
  const job = aJob({ accountId: account.id });
  await store.openJob({ job, pages: [aNewPage('a'), aNewPage('b')], reserve: 0 });
}

function claim(
  store: Store,
  jobId: string,
  limit: number,
  at: { readonly hosts?: readonly string[] } = {},
) {
  const now = clock.now();
  return store.claimPages({
    jobId,
    now,
    lease: { workerId: 'bench', until: now + 600_000 },
    limit,
    ...at,
    reservePerPage: 1,
  });
}

/** As a crawl does: many finishing at once, every page linking to pages mostly known. */
async function finishMany(store: Store, jobId: string, count: number): Promise<void> {
  let left = count;
  const start = performance.now();
  const worker = async (): Promise<void> => {
    while (left > 0) {
      const { pages } = await claim(store, jobId, 5);
      left -= pages.length;
      for (const page of pages) {
        const discovered = Array.from({ length: LINKS_PER_PAGE }, (_, index) => {
          const number = (page.url.length * 7_919 + left * 31 + index * 13) % 90_000;
          return aNewPage(`section-${number % 97}/page-${number}.html`, { depth: 2 });
        });
        const document = { markdown: BODY, metadata: { statusCode: 200, url: page.url } };
        await store.finishPage(aFinish(jobId, page, { at: clock.now(), discovered, document }));
      }
    }
  };
  const cpu = process.cpuUsage();
  await Promise.all(Array.from({ length: 16 }, worker));
  const elapsed = performance.now() - start;
  const used = process.cpuUsage(cpu);
  say(
    `${count} pages claimed and finished, ${LINKS_PER_PAGE} links each`,
    `${Math.round((count / elapsed) * 1e3)} pages/s, ${((used.user + used.system) / 1e3 / count).toFixed(2)} ms CPU a page`,
  );
}

async function scrape(store: Store, account: Account): Promise<void> {
  const job = aJob({ accountId: account.id, kind: 'scrape' });
  const page = aNewPage(randomUUID());
  await store.openJob({ job, pages: [page], reserve: 1 });
  const document = { markdown: BODY, metadata: {} };
  await store.finishPage(aFinish(job.id, page.id, { at: clock.now(), document, reason: 'scrape' }));
  await store.finishJob({ jobId: job.id, status: 'completed', at: clock.now() });
}

async function median(name: string, times: number, work: () => Promise<unknown>): Promise<void> {
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const start = performance.now();
    await work();
    taken.push(performance.now() - start);
  }
  taken.sort((a, b) => a - b);
  const at = (share: number): string => (taken[Math.floor(times * share)] ?? 0).toFixed(3);
  say(name, `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`);
}

function rss(): string {
  const { rss: all, heapTotal, external } = process.memoryUsage();
  const mega = (bytes: number): number => Math.round(bytes / 1e6);
  return `${mega(all)} MB (main heap ${mega(heapTotal)}, external ${mega(external)})`;
}

function say(name: string, figure: string): void {
  console.log(`${name.padEnd(60)} ${figure}`);
}
