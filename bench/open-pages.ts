/**
 * Claims and finishes on millions of open pages beside a tenth of them, both on one server, in turns; and whether a small
 * account that comes late has its share beside the huge one. `node bench/main.ts scale --open 10000000 --hosts 1000000`.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Account } from '../src/main/service/domain/account.ts';
import type { FrontierJob, Page } from '../src/main/service/domain/job.ts';
import { createCancellations } from '../src/main/service/operations/cancellations.ts';
import { createHostPacer } from '../src/main/service/operations/host-pacer.ts';
import { createSlots } from '../src/main/service/operations/slots.ts';
import type { Backend } from '../src/main/service/ports/backend.ts';
import {
  openPostgresBackend,
  type PostgresBackend,
} from '../src/main/service/store/postgres/backend.ts';
import { EVERY_HOST } from '../src/main/service/work/host-leases.ts';
import { createScheduler } from '../src/main/service/work/scheduler.ts';
import { freshSchema } from '../test/support/postgres-server.ts';
import { aFinish, aJob, anAccount, aNewPage, silentLog } from '../test/support/store-builders.ts';
import { atLeast, atMost, type Goal } from './support/goals.ts';
import { fillOpen, proveFill } from './support/open-pages.ts';
import { quantile } from './support/rounds.ts';
import { serverCpu } from './support/server-cpu.ts';

const BATCH = 16;
const LINKS = 10;
const WARM_UP = 5;
const BODY = 'Some ordinary sentence of a page, with words in it. '.repeat(170);

interface OpenOptions {
  readonly open: number;
  readonly hosts: number;
  /** Of the smaller frontier. */
  readonly beside: number;
  readonly besideHosts: number;
  readonly rounds: number;
}

interface Side {
  readonly backend: PostgresBackend;
  readonly jobId: string;
  readonly claims: number[];
  readonly finishes: number[];
  readonly costs: number[];
}

/** Fills both, says how long that takes, and measures. */
export async function openGoals(database: string, options: OpenOptions): Promise<readonly Goal[]> {
  const sides: Side[] = [];
  try {
    sides.push(await openSide(database, options.beside, options.besideHosts));
    sides.push(await openSide(database, options.open, options.hosts));
    const cpu = await serverCpu(database);
    const used = (): number => (cpu() ?? Number.NaN) + process.cpuUsage().user / 1e3;
    for (let round = -WARM_UP; round < options.rounds; round += 1) {
      const turn = round % 2 === 0 ? sides : sides.toReversed();
      for (const side of turn) await measure(side, used, round);
    }
    const [small, large] = sides;
    if (small === undefined || large === undefined) return [];
    const sizes = `${options.open} open pages of ${options.hosts} hosts beside ${options.beside} of ${options.besideHosts}`;
    return [
      {
        what: `claim of ${BATCH}, p50 (${told(sides, 'claims')}): ${sizes}`,
        ...of(sides, 'claims'),
      },
      {
        what: `finish of ${BATCH}, ${LINKS} links, p50 with gathering (${told(sides, 'finishes')})`,
        ...of(sides, 'finishes'),
      },
      {
        what: `claim and finish of ${BATCH}, processor time (${told(sides, 'costs')})`,
        ...of(sides, 'costs'),
      },
      await shareOfLate(large.backend),
    ];
  } finally {
    await Promise.all(sides.map(({ backend }) => backend.close()));
  }
}

type Part = 'claims' | 'finishes' | 'costs';

const of = ([small, large]: readonly Side[], part: Part): Omit<Goal, 'what'> =>
  atMost(quantile(large?.[part] ?? [], 0.5) / quantile(small?.[part] ?? [], 0.5), 1.5, '×');

const told = (sides: readonly Side[], part: Part): string =>
  sides.map((side) => `${quantile(side[part], 0.5).toFixed(1)} ms`).join(' and ');

async function openSide(database: string, pages: number, hosts: number): Promise<Side> {
  const schema = freshSchema();
  const backend = await openPostgresBackend({ database, schema, log: silentLog });
  await proveFill(backend.store, { database, schema });
  const account = anAccount({ customCredits: 1_000_000_000, customConcurrency: 20 });
  await backend.store.createAccount(account);
  const job = aJob({ accountId: account.id });
  await backend.store.openJob({ job, pages: [], reserve: 0 });
  const from = performance.now();
  const bytes = await fillOpen({ database, schema, jobId: job.id, pages, hosts });
  const seconds = (performance.now() - from) / 1e3;
  console.log(
    `${pages} pages of ${hosts} hosts: ${seconds.toFixed(0)} s, ${(bytes / 1e9).toFixed(2)} GB`,
  );
  return { backend, jobId: job.id, claims: [], finishes: [], costs: [] };
}

async function measure(side: Side, used: () => number, round: number): Promise<void> {
  const { store } = side.backend;
  const before = used();
  const from = performance.now();
  const now = Date.now();
  const { pages } = await store.claimPages({
    jobId: side.jobId,
    now,
    lease: { workerId: 'bench', until: now + 600_000 },
    limit: BATCH,
    reservePerPage: 1,
  });
  const claimed = performance.now();
  if (pages.length !== BATCH) throw new Error(`A claim gave ${pages.length} pages.`);
  await Promise.all(pages.map((page, nth) => finish(side, page, round * BATCH + nth)));
  if (round < 0) return;
  side.claims.push(claimed - from);
  side.finishes.push(performance.now() - claimed);
  side.costs.push(used() - before);
  // the next one's first page does not gather with these
  await sleep(40);
}

function finish({ backend, jobId }: Side, page: Page, nth: number): Promise<unknown> {
  const [, host = ''] = /\/\/([^/]+)/.exec(page.url) ?? [];
  const discovered = Array.from({ length: LINKS }, (_, link) => {
    // one is new, the others are of the site already
    const url = link === 0 ? `https://${host}/new-${nth}` : page.url;
    return { ...aNewPage(''), url, urlKey: url, host: page.host, depth: 3 };
  });
  const document = { markdown: `${nth} ${BODY}`, metadata: { statusCode: 200 } };
  return backend.store.finishPage(aFinish(jobId, page, { at: Date.now(), discovered, document }));
}

const LATE_PAGES = 600;
const FETCH_MS = 100;
const HEAD_START_MS = 3_000;

/** The scheduler as it is, over the huge frontier; a small account comes when that runs. */
async function shareOfLate({ store, bus }: PostgresBackend): Promise<Goal> {
  const clock = { now: () => Date.now() };
  const done = new Map<string, number>();
  const told = { clock, log: silentLog, workerId: 'late' };
  const slots = createSlots({ ...told, store, bus });
  // the scheduler asks for jobs and accounts, which are on PostgreSQL
  const backend = { store, bus } as unknown as Backend;
  const visit = async (job: FrontierJob, page: Page): Promise<void> => {
    await sleep(FETCH_MS);
    await store.finishPage(aFinish(job.id, page, { at: Date.now() }));
    done.set(job.accountId, (done.get(job.accountId) ?? 0) + 1);
  };
  const scheduler = createScheduler({
    ...told,
    ...{ backend, slots, hosts: EVERY_HOST },
    pacer: createHostPacer(clock),
    cancellations: createCancellations(),
    mayStart: () => true,
    concurrencyOf: (account: Account) => account.customConcurrency ?? 1,
    closer: {
      closeIfFinished: () => Promise.resolve(),
      closeFinishedJobs: () => Promise.resolve(),
      endWithoutCredits: () => Promise.resolve(),
    },
    visitor: { paceRules: () => ({ concurrency: 8 }), visit },
  });
  scheduler.start();
  try {
    await sleep(HEAD_START_MS);
    const late = anAccount({ customCredits: 1_000_000, customConcurrency: 20 });
    await store.createAccount(late);
    const before = new Map(done);
    const pages = Array.from({ length: LATE_PAGES }, (_, nth) =>
      aNewPage(`late-${nth}`, { host: `late-${nth % 20}.example:443` }),
    );
    await store.openJob({ job: aJob({ accountId: late.id }), pages, reserve: 0 });
    const endAt = Date.now() + 60_000;
    while ((done.get(late.id) ?? 0) < LATE_PAGES && Date.now() < endAt) await sleep(20);
    const all = [...done].reduce((sum, [id, count]) => sum + count - (before.get(id) ?? 0), 0);
    const its = done.get(late.id) ?? 0;
    return {
      what: `a late small account beside the huge one: ${its} of ${all} pages, 20 slots each`,
      ...atLeast(its / (all / 2), 0.7),
    };
  } finally {
    await scheduler.stop();
    await slots.stop();
  }
}
