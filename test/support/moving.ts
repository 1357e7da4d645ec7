/**
 * A folder as years of use leave it, for `hearth move`: accounts, keys, jobs of every end, one that was killed in the middle,
 * webhooks sent and waiting, monitors, profiles, recipes and kept pages. By the service where it is quick, by the store's
 * own verbs for the mass of pages.
 */
import { hash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'better-sqlite3';
import type { Store } from '../../src/main/service/ports/backend.ts';
import { openSqliteBackend } from '../../src/main/service/store/sqlite/backend.ts';
import { systemClock } from '../../src/main/service/system.ts';
import { runHearth } from './command.ts';
import { serveProcess } from './serve.ts';
import type { FixtureSite } from './site.ts';
import { html } from './site/answer.ts';
import { aFinish, aJob, aNewPage, silentLog } from './store-builders.ts';

export interface Filled {
  /** Of the first account, and of another one. */
  readonly keys: readonly [string, string];
  /** A crawl that ended and whose webhooks were all sent. */
  readonly ended: string;
  /** A crawl that was under way when its service was killed, of so many pages. */
  readonly killed: { readonly id: string; readonly pages: number };
  /** Webhooks that wait to be sent, to `/waiting` of the site. */
  readonly waiting: number;
  /** What the kept page says. */
  readonly keptWord: string;
}

/** Fills a fresh folder; `pages` of the store's verbs, done, failed, skipped and open. */
export async function fillFolder(
  dataDir: string,
  site: FixtureSite,
  pages: number,
): Promise<Filled> {
  const keptWord = 'phlogiston';
  site.files.set('/kept', html(`<title>Kept</title><p>A page about ${keptWord} that stays.</p>`));
  for (const path of ['/sent', '/waiting']) site.files.set(path, html('ok'));
  const here = ['--json', '--data-dir', dataDir];
  const first = await made<{ key: string }>(['keys', 'create', '--name', 'old', ...here]);
  const other = await made<{ id: string }>([
    'accounts',
    'create',
    '--name',
    'Other',
    '--plan',
    'enterprise',
    ...here,
  ]);
  const second = await made<{ key: string }>(['keys', 'create', '--account', other.id, ...here]);
  const [ended, killed] = await useService(dataDir, site, [first.key, second.key]);
  const waiting = await fillStore(dataDir, site, pages);
  return { keys: [first.key, second.key], ended, killed, waiting, keptWord };
}

async function made<T>(args: readonly string[]): Promise<T> {
  const { code, stdout, stderr } = await runHearth(args);
  if (code !== 0) throw new Error(`hearth ${args.join(' ')}: ${stderr}`);
  return JSON.parse(stdout) as T;
}

type Answer = Readonly<Record<string, unknown>>;

const KILLED_PAGES = 60;

async function useService(
  dataDir: string,
  site: FixtureSite,
  [key, otherKey]: readonly [string, string],
): Promise<[string, Filled['killed']]> {
  const service = await serveProcess(dataDir, 0);
  const send = async (path: string, body: object | undefined, token: string): Promise<Answer> => {
    const answer = await fetch(service.address + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return (await answer.json()) as Answer;
  };
  const crawl = async (count: number, more: object = {}): Promise<string> => {
    const url = `${site.origin}/site/${count}/`;
    const job = await send('/v2/crawl', { url, limit: count, sitemap: 'skip', ...more }, key);
    return String(job['id']);
  };
  const status = (id: string) => send(`/v2/crawl/${id}?limit=1`, undefined, key);
  await send('/v2/scrape', { url: `${site.origin}/kept`, keep: true }, key);
  await send('/v2/scrape', { url: `${site.origin}/site/3/` }, otherKey);
  await send('/monitors', { url: `${site.origin}/kept`, every: '2w' }, key);
  const ended = await crawl(12, { webhook: `${site.origin}/sent` });
  await until(async () => (await status(ended))['status'] === 'completed' && allSent(dataDir));
  site.latencyMs = 150;
  const id = await crawl(KILLED_PAGES);
  await until(async () => Number((await status(id))['completed']) > 5);
  await service.kill();
  site.latencyMs = 0;
  return [ended, { id, pages: KILLED_PAGES }];
}

function allSent(dataDir: string): boolean {
  return (
    readRow(dataDir, `SELECT count(*) > 12 AND sum(state = 'pending') = 0 FROM deliveries`) === 1
  );
}

/** The first value of a question to `hearth.db`. */
export function readRow(dataDir: string, question: string): unknown {
  const database = new Database(join(dataDir, 'hearth.db'));
  try {
    database.pragma('query_only = ON');
    return database.prepare<[]>(question).pluck().get();
  } finally {
    database.close();
  }
}

export async function until(
  is: () => Promise<boolean> | boolean,
  withinMs = 60_000,
): Promise<void> {
  for (let waited = 0; waited < withinMs; waited += 50) {
    if (await is()) return;
    await pause(50);
  }
  throw new Error('It did not come to it in time.');
}

const BATCH = 1_000;

/** Jobs of 5,000 pages, each half of them finished with a document of 2 to 12 KB; gives how many webhooks wait. */
async function fillStore(dataDir: string, site: FixtureSite, pages: number): Promise<number> {
  const path = join(dataDir, 'hearth.db');
  const backend = await openSqliteBackend({ path, clock: systemClock, log: silentLog });
  try {
    const { store } = backend;
    for (let from = 0; from < pages; from += 5_000) {
      await fillJob(store, { from, count: Math.min(5_000, pages - from) });
    }
    return await fillRest(store, site);
  } finally {
    await backend.close();
  }
}

interface Part {
  readonly from: number;
  readonly count: number;
}

async function fillJob(store: Store, { from, count }: Part): Promise<void> {
  const accounts = await store.listAccounts();
  const accountId = accounts[(from / 5_000) % accounts.length]?.id ?? '';
  const [key] = await store.listKeys(accountId);
  const at = systemClock.now();
  const job = aJob({
    ...{ accountId, limit: count, createdAt: at, expiresAt: at + 30 * 86_400_000 },
    ...(key === undefined ? {} : { keyId: key.id }),
  });
  const urls = Array.from({ length: count }, (_, index) =>
    aNewPage(`part-${from}/page-${index}?ü=${index}`, { depth: index % 5 }),
  );
  await store.openJob({ job, pages: urls.slice(0, 1), reserve: 0 });
  for (let next = 1; next < count; next += BATCH) {
    await store.addPages(job.id, urls.slice(next, next + BATCH), [], at);
  }
  for (let left = Math.floor(count * 0.9); left > 0;) {
    const { pages } = await store.claimPages({
      ...{ jobId: job.id, now: at, limit: Math.min(200, left), reservePerPage: 1 },
      lease: { workerId: 'another', until: at + 600_000 },
    });
    if (pages.length === 0) break;
    left -= pages.length;
    await Promise.all(pages.map((page, index) => endPage(store, job.id, page, { index, at })));
  }
  await store.claimPages({
    ...{ jobId: job.id, now: at, limit: 7, reservePerPage: 1 },
    lease: { workerId: 'another', until: at + 600_000 },
  });
  await store.finishJob({ jobId: job.id, status: 'cancelled', at, outbox: [] });
}

async function endPage(
  store: Store,
  jobId: string,
  page: Parameters<typeof aFinish>[1] & { readonly id: string; readonly hold: number },
  { index, at }: { readonly index: number; readonly at: number },
): Promise<void> {
  const { id: pageId, hold } = page;
  if (index % 20 === 19) {
    const failed = { errorCode: 'SCRAPE_SITE_ERROR', error: 'Said "no\\ \0 way"\n\tand ended.' };
    await store.failPage({ ...{ jobId, pageId, hold, at }, ...failed });
    return;
  }
  const words = Array.from({ length: 30 + (index % 150) }, (_, n) =>
    hash('sha256', `${pageId}${n}`),
  );
  const document = { markdown: `# Größe\n\n${words.join(' ')}`, metadata: { statusCode: 200 } };
  await store.finishPage(aFinish(jobId, page, { document, at }));
}

const WAITING = 3;

/** What has few rows: webhooks that wait, a profile, recipes, entries of the library. */
async function fillRest(store: Store, site: FixtureSite): Promise<number> {
  const at = systemClock.now();
  const [account] = await store.listAccounts();
  const accountId = account?.id ?? '';
  const job = aJob({ accountId, createdAt: at, expiresAt: at + 30 * 86_400_000 });
  const page = aNewPage('webhooks');
  await store.openJob({ job, pages: [page], reserve: 0 });
  const outbox = Array.from({ length: WAITING }, (_, n) => ({
    ...{ id: randomUUID(), jobId: job.id, url: `${site.origin}/waiting`, receiver: site.origin },
    ...{ headers: { 'x-number': String(n) }, body: JSON.stringify({ n }) },
  }));
  await store.finishPage(aFinish(job.id, page.id, { at, outbox }));
  await store.finishJob({ jobId: job.id, status: 'completed', at, outbox: [] });
  const times = { createdAt: at, updatedAt: at };
  await store.saveProfile({
    ...{ id: randomUUID(), accountId, name: 'shop', site: 'shop.example', sealed: 'c2VhbGVk' },
    ...times,
  });
  const recipe = { id: randomUUID(), accountId, name: 'Lamps', recipe: {}, version: 1 };
  await store.saveRecipe({ ...recipe, ...times }, 'saved');
  return WAITING;
}
