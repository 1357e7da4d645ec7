/**
 * Many machines: what the store on PostgreSQL costs beside SQLite, in one run and in turns, and how it grows.
 *
 * `node bench/main.ts scale [--database postgres://…] [--pages 20000] [--rounds 41]`. Without a database: a server of
 * our own, whose writes are not synced. Each goal is a ratio or a difference; what this run does not measure says so.
 * `--only-cpu`: the processor time of a page alone.
 *
 * With `--open 10000000 [--hosts 1000000] [--beside 1000000] [--beside-hosts 1000]`: only what grows with the frontier, on
 * that many open pages beside fewer; 11 GB of disk and some minutes (open-pages.ts).
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Account } from '../src/main/service/domain/account.ts';
import type { Page } from '../src/main/service/domain/job.ts';
import type { AccountStore, JobStore } from '../src/main/service/ports/backend.ts';
import { openPostgresBackend } from '../src/main/service/store/postgres/backend.ts';
import { openSharedBus } from '../src/main/service/store/postgres/shared-bus.ts';
import { openSqliteBackend } from '../src/main/service/store/sqlite/backend.ts';
import { freshSchema, postgresServer } from '../test/support/postgres-server.ts';
import {
  aFinish,
  aJob,
  aKey,
  anAccount,
  aNewPage,
  silentLog,
} from '../test/support/store-builders.ts';
import { openGoals } from './open-pages.ts';
import { atLeast, atMost, printGoals, type Goal } from './support/goals.ts';
import { quantile } from './support/rounds.ts';
import { serverCpu } from './support/server-cpu.ts';

const LINKS = 10;
const BATCH = 16;
const HOSTS = 200;
const LATENCY_MS = 100;
const SLOTS = 8;
const CLAIMS = 40;
const CALLS = 60;

interface Bench {
  readonly name: string;
  readonly store: AccountStore & JobStore;
  readonly account: Account;
  /** ms of processor time so far, of this process and of the database's. */
  readonly cpu: () => { readonly client: number; readonly server: number };
}

/** Prints the goals as a table. */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      database: { type: 'string' },
      pages: { type: 'string', default: '20000' },
      rounds: { type: 'string', default: '41' },
      'only-cpu': { type: 'boolean', default: false },
      open: { type: 'string' },
      hosts: { type: 'string' },
      beside: { type: 'string' },
      'beside-hosts': { type: 'string' },
    },
  });
  const [pages, rounds] = [Number(values.pages), Number(values.rounds)];
  const own = values.database === undefined ? await postgresServer() : undefined;
  const database = values.database ?? own?.database ?? '';
  if (values.open !== undefined) {
    const open = Number(values.open);
    const hosts = Number(values.hosts ?? open / 10);
    const beside = Number(values.beside ?? open / 10);
    const besideHosts = Number(values['beside-hosts'] ?? hosts / 1_000);
    try {
      printGoals(await openGoals(database, { open, hosts, beside, besideHosts, rounds: 41 }));
    } finally {
      await own?.close();
    }
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'hearth-scale-'));
  const clock = { now: () => Date.now() };
  const path = join(folder, 'hearth.db');
  const sqlite = await openSqliteBackend({ path, clock, log: silentLog });
  const schema = freshSchema();
  const open = () => openPostgresBackend({ database, schema, log: silentLog });
  const postgres = await open();
  const others = [await open(), await open(), await open()];
  try {
    const used = await serverCpu(database);
    const client = (): number => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e3;
    };
    const one = await benchOf('SQLite', sqlite.store, () => ({ client: client(), server: 0 }));
    const two = await benchOf('PostgreSQL', postgres.store, () => ({
      client: client(),
      server: used() ?? Number.NaN,
    }));
    const stores = [two.store, ...others.map(({ store }) => store)];
    const goals: Goal[] = [
      await costOfPages([one, two], rounds),
      ...(values['only-cpu']
        ? []
        : [
            ...(await costOfCalls([one, two])),
            ...(await growthOfClaims(two, pages)),
            ...(await gainOfNodes(two, stores)),
            await costOfBus(database),
            ...elsewhere(),
          ]),
    ];
    printGoals(goals);
  } finally {
    await Promise.all([sqlite, postgres, ...others].map((backend) => backend.close()));
    await own?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function benchOf(name: string, store: Bench['store'], cpu: Bench['cpu']): Promise<Bench> {
  const account = anAccount({ customCredits: 1_000_000_000 });
  await store.createAccount(account);
  return { name, store, account, cpu };
}

const hostOf = (nth: number): string => `host-${nth % HOSTS}.example:443`;
/** Open pages of each host, whatever the frontier's size. */
const A_HOST = 20;
const spread = (pages: number) => (nth: number) =>
  `host-${nth % Math.ceil(pages / A_HOST)}.example:443`;
const NOISE = randomBytes(4_500).toString('hex');

/** A frontier of so many open pages. */
async function openCrawl({ store, account }: Bench, pages: number, host = hostOf): Promise<string> {
  const job = aJob({ accountId: account.id });
  await store.openJob({ job, pages: [], reserve: 0 });
  for (let from = 0; from < pages; from += 1_000) {
    const few = Array.from({ length: Math.min(1_000, pages - from) }, (_, nth) =>
      aNewPage(`page-${from + nth}`, { host: host(from + nth) }),
    );
    await store.addPages(job.id, few, [], Date.now());
  }
  return job.id;
}

async function claim(store: JobStore, jobId: string, limit = BATCH): Promise<readonly Page[]> {
  const now = Date.now();
  const lease = { workerId: 'bench', until: now + 600_000 };
  return (await store.claimPages({ jobId, now, lease, limit, reservePerPage: 1 })).pages;
}

/** Nine kilobytes and ten links, one of which is new, as it is on the whole in a crawl that goes on. */
function finish(store: JobStore, jobId: string, page: Page, nth: number): Promise<unknown> {
  const discovered = Array.from({ length: LINKS }, (_, link) => {
    const to = link === 0 ? `of-${page.id}` : `page-${(nth * 31 + link * 97) % 1_000}`;
    return aNewPage(to, { depth: 3, host: hostOf(nth + link) });
  });
  const document = { markdown: `${nth} ${NOISE}`, metadata: { statusCode: 200 } };
  return store.finishPage(aFinish(jobId, page, { at: Date.now(), discovered, document }));
}

/** Pages claimed and finished in sixteens, four lanes of four jobs; turn by turn on both databases. */
async function costOfPages(benches: readonly Bench[], rounds: number): Promise<Goal> {
  const A_ROUND = 640;
  const jobs = new Map<Bench, readonly string[]>();
  for (const bench of benches) {
    const ids: string[] = [];
    for (let lane = 0; lane < 4; lane += 1) {
      ids.push(await openCrawl(bench, Math.ceil((A_ROUND * (rounds + 1)) / 4)));
    }
    jobs.set(bench, ids);
  }
  const costs = new Map(
    benches.map((bench) => [bench, [] as { client: number; server: number }[]]),
  );
  for (let round = 0; round <= rounds; round += 1) {
    for (const bench of round % 2 === 0 ? benches : benches.toReversed()) {
      const before = bench.cpu();
      await Promise.all((jobs.get(bench) ?? []).map((id) => crawl(bench.store, id, A_ROUND / 4)));
      const after = bench.cpu();
      const client = (after.client - before.client) / A_ROUND;
      const server = (after.server - before.server) / A_ROUND;
      // the first warms up
      if (round > 0) costs.get(bench)?.push({ client, server });
    }
  }
  const all = benches.map((bench) => costs.get(bench) ?? []);
  const ratios = (all[1] ?? []).map(({ client, server }, at) => {
    const lite = all[0]?.[at];
    return (client + server) / ((lite?.client ?? 0) + (lite?.server ?? 0));
  });
  const told = benches.map((bench, at) => {
    const part = (of: 'client' | 'server') =>
      quantile(
        (all[at] ?? []).map((one) => one[of]),
        0.5,
      );
    return `${bench.name} ${part('client').toFixed(2)} + ${part('server').toFixed(2)} ms`;
  });
  return {
    what: `CPU a page, client + server, ${LINKS} links, batch ${BATCH}: ${told.join(', ')}`,
    ...atMost(quantile(ratios, 0.5), 1.3, '×'),
  };
}

async function crawl(store: JobStore, jobId: string, pages: number): Promise<void> {
  for (let left = pages; left > 0;) {
    const claimed = await claim(store, jobId, Math.min(left, BATCH));
    if (claimed.length === 0) throw new Error('The frontier ran dry.');
    await Promise.all(claimed.map((page, at) => finish(store, jobId, page, left - at)));
    left -= claimed.length;
  }
}

/** What a lone scrape and a key that nobody knows ask of the store, call by call in turn. */
async function costOfCalls(benches: readonly Bench[]): Promise<readonly Goal[]> {
  const scrapes = benches.map(() => [] as number[]);
  const keys = benches.map(() => [] as number[]);
  for (const { store, account } of benches) {
    await store.createKey(aKey({ accountId: account.id }), randomUUID());
  }
  for (let call = 0; call < CALLS; call += 1) {
    for (const [at, { store, account }] of benches.entries()) {
      scrapes[at]?.push(await timed(() => scrape(store, account)));
      keys[at]?.push(await timed(() => store.findKey('f'.repeat(64))));
    }
  }
  const more = (times: readonly number[][]): number =>
    quantile(times[1] ?? [], 0.5) - quantile(times[0] ?? [], 0.5);
  return [
    {
      what: 'a scrape’s part of the store, p50 over SQLite’s',
      ...atMost(more(scrapes), 3, ' ms'),
    },
    { what: 'a key that is refused, p50 over SQLite’s', ...atMost(more(keys), 0.3, ' ms') },
  ];
}

async function scrape(store: JobStore, { id: accountId }: Account): Promise<void> {
  const job = aJob({ accountId, kind: 'scrape' });
  const page = aNewPage(randomUUID());
  await store.finishLonePage(aFinish(job.id, page.id, { at: Date.now(), reason: 'scrape' }), {
    job,
    pages: [page],
    reserve: 1,
  });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

/** Claims on a frontier ten times as large, and beside a host with all its pages in front of the others. */
async function growthOfClaims(bench: Bench, pages: number): Promise<readonly Goal[]> {
  const small = await openCrawl(bench, pages / 10, spread(pages / 10));
  const large = await openCrawl(bench, pages, spread(pages));
  const ahead = pages / 5;
  const others = spread(pages / 10);
  const busy = await openCrawl(bench, pages / 10 + ahead, (nth) =>
    nth < ahead ? 'busy.example:443' : others(nth),
  );
  const times = new Map([small, large, busy].map((id) => [id, [] as number[]]));
  for (let nth = 0; nth < CLAIMS; nth += 1) {
    for (const [id, taken] of times) {
      taken.push(await timed(() => claim(bench.store, id)));
    }
  }
  const p50 = (id: string): number => quantile(times.get(id) ?? [], 0.5);
  return [
    {
      what: `claim of ${BATCH} at ${pages} open pages of ${pages / A_HOST} hosts, against a tenth of each`,
      ...atMost(p50(large) / p50(small), 1.5, '×'),
    },
    {
      what: `claim of ${BATCH} with ${pages / 5} pages of a busy host ahead`,
      ...atMost(p50(busy) / p50(small), 1.2, '×'),
    },
  ];
}

/** One, two and four workers with connections of their own, each page a wait as long as a fetch. */
async function gainOfNodes(bench: Bench, stores: readonly JobStore[]): Promise<readonly Goal[]> {
  const MS = 4_000;
  const rates: number[] = [];
  for (const nodes of [1, 2, 4]) {
    const jobId = await openCrawl(bench, 2_000);
    let done = 0;
    const until = performance.now() + MS;
    const fetched = async (store: JobStore, page: Page): Promise<void> => {
      await sleep(LATENCY_MS);
      await finish(store, jobId, page, (done += 1));
    };
    const node = async (store: JobStore): Promise<void> => {
      const running = new Set<Promise<void>>();
      while (performance.now() < until) {
        for (const page of await claim(store, jobId, SLOTS - running.size)) {
          const one = fetched(store, page).finally(() => running.delete(one));
          running.add(one);
        }
        await Promise.race(running);
      }
      await Promise.all(running);
    };
    const work = stores.slice(0, nodes).map(node);
    await Promise.all(work);
    rates.push((done / MS) * 1e3);
  }
  const [one = 0, two = 0, four = 0] = rates;
  const told = rates.map((rate) => rate.toFixed(0)).join(', ');
  return [
    {
      what: `2 nodes of ${SLOTS} slots at ${LATENCY_MS} ms (${told} pages/s of 1, 2, 4)`,
      ...atLeast(two / one, 1.8),
    },
    { what: '4 nodes', ...atLeast(four / one, 3.2) },
  ];
}

const LANES = 8;
const COMMITS = 640;

/** Commits that others are to hear of, with and without telling them; three listen. */
async function costOfBus(database: string): Promise<Goal> {
  const schema = freshSchema();
  const at = { database, schema, log: silentLog };
  const alone = await openPostgresBackend(at);
  const buses = [await openSharedBus(at), await openSharedBus(at), await openSharedBus(at)];
  const [bus] = buses;
  const telling = await openPostgresBackend({ ...at, ...(bus === undefined ? {} : { bus }) });
  try {
    const account = anAccount();
    await alone.store.createAccount(account);
    const jobs: string[] = [];
    for (let lane = 0; lane < LANES; lane += 1) {
      const job = aJob({ accountId: account.id });
      await alone.store.openJob({ job, pages: [], reserve: 0 });
      jobs.push(job.id);
    }
    const rate = async (store: JobStore): Promise<number> => {
      const ms = await timed(() =>
        Promise.all(
          jobs.map(async (id) => {
            for (let nth = 0; nth < COMMITS / LANES; nth += 1) {
              await store.addPages(id, [aNewPage(randomUUID())], [], Date.now());
            }
          }),
        ),
      );
      return COMMITS / ms;
    };
    const ratios: number[] = [];
    for (let round = 0; round < 9; round += 1) {
      const first = round % 2 === 0 ? await rate(telling.store) : undefined;
      const without = await rate(alone.store);
      const withBus = first ?? (await rate(telling.store));
      // the first warms up
      if (round > 0) ratios.push(withBus / without);
    }
    return {
      what: 'commits/s with the bus, against without; three services listen',
      ...atLeast(quantile(ratios, 0.5), 0.9),
    };
  } finally {
    await Promise.all([alone.close(), telling.close()]);
    await Promise.all(buses.map((each) => each.close()));
  }
}

/** What takes longer than this, with the command that measures it. */
function elsewhere(): readonly Goal[] {
  const seen = 'by itself';
  const open = 'npm run bench -- scale --open 10000000 --hosts 1000000';
  const kills =
    'node scripts/kill-crawl.ts --nodes 4 --pages 4000 --kills 8 --pauses 3 --crashes 2';
  return [
    {
      what: `claim and finish of ${BATCH} at 10,000,000 open pages of 1,000,000 hosts, against a tenth: ${open}`,
      bound: '≤ 1.5×',
      seen,
    },
    { what: `a late small account beside a huge one: ${open}`, bound: '≥ 0.7×', seen },
    {
      what: `lost, double or deadlocked through kills, and ≤ kills × slots fetched twice: ${kills}`,
      bound: '0',
      seen,
    },
    { what: `starts more than 20 ms early by the sites’ own logs: ${kills}`, bound: '0', seen },
  ];
}
