/**
 * The single call, in ratios of one run (issue "Fast where people wait"):
 *
 * - a scrape (`maxAge: 0`) against the reference of support/reference.ts, interleaved, per size of page, and beside
 *   both the least that gives the same documents (support/floor-process.ts);
 * - a cached scrape against a 401, each a run in a row, the runs interleaved, and beside both a server that answers the
 *   same document by one SELECT;
 * - scrapes a second at 8 and 32 at once against pages a second of a crawl of the same pages;
 * - the processor time of a scrape by thread, and the pipeline's share of it.
 *
 * Every figure is the median of runs, with the lowest and the highest. The site and the service are processes of
 * their own. Options: `--runs 5 --rounds 100 --sizes 5,25,120,500 --only ratios,cached,many,threads`; `--against
 * CHECKOUT` measures the service of another one in the same rounds; `--profile FOLDER` writes a CPU profile of every thread of the service instead, and prints what costs what.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Pool } from 'undici';
import { crawlClient, median } from './support/crawl-client.ts';
import {
  startCrawlSite,
  startFloorProcess,
  startServiceProcess,
  startSiteProcess,
  type Running,
  type ServiceReady,
} from './support/processes.ts';
import { costsOf } from './support/profiles.ts';
import { openReference } from './support/reference.ts';
import { sideBySide, told } from './support/side-by-side.ts';
import { ROLES, threadTimes, usedBetween, type Times } from './support/threads.ts';

interface Plan {
  readonly runs: number;
  readonly rounds: number;
  readonly sizes: readonly number[];
  /** Another checkout, measured beside this one. */
  readonly against: string | undefined;
}

/** `maxAge` of a page that is fetched, and of one that the cache may answer. */
const FRESH = 0;
const KEPT = 3_600_000;
const WARM_UP = 100;

const PARTS = { ratios, cached, many, threads } as const;

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '5' },
      rounds: { type: 'string', default: '100' },
      sizes: { type: 'string', default: '5,25,120,500' },
      only: { type: 'string', default: Object.keys(PARTS).join(',') },
      against: { type: 'string' },
      profile: { type: 'string' },
    },
  });
  const plan: Plan = {
    runs: Number(values.runs),
    rounds: Number(values.rounds),
    sizes: values.sizes.split(',').map(Number),
    against: values.against,
  };
  if (values.profile !== undefined) return profile(plan, values.profile);
  console.log(
    `Node ${process.version}; medians of ${plan.runs} runs of ${plan.rounds} rounds (lowest to highest run)`,
  );
  const wanted = new Set(values.only.split(','));
  for (const [name, part] of Object.entries(PARTS)) if (wanted.has(name)) await part(plan);
}

async function ratios(plan: Plan): Promise<void> {
  await withSite(plan, async (site, services) => {
    const reference = openReference(site);
    const floor = await startFloorProcess();
    const least = clientOf(floor.ready, 1);
    console.log(`\n| page | reference, ms |${headOf('scrape', services, ' floor, ms | ratio |')}`);
    for (const size of plan.sizes) {
      const path = `/static/${size}kb`;
      const others = services.map(
        ({ scrape }) =>
          () =>
            scrape(`${site}${path}`, FRESH),
      );
      const figures = await sideBySide({ ...plan, warmUp: WARM_UP }, [
        () => reference.once(path),
        ...others,
        () => least.scrape(`${site}${path}`, FRESH),
      ]);
      console.log(`| ${size} KB | ${figures} |`);
    }
    await least.close();
    await floor.stop();
    await reference.close();
  });
}

async function cached(plan: Plan): Promise<void> {
  await withSite(plan, async (site, services) => {
    const [{ refused } = { refused: () => Promise.resolve() }] = services;
    const floor = await startFloorProcess();
    const least = clientOf(floor.ready, 1);
    console.log(`\n| page | 401, ms |${headOf('cached scrape', services, ' floor, ms | ratio |')}`);
    for (const size of plan.sizes) {
      const url = `${site}/static/${size}kb`;
      const others = services.map(
        ({ scrape }) =>
          () =>
            scrape(url, KEPT),
      );
      const figures = await sideBySide(
        { ...plan, warmUp: WARM_UP },
        [refused, ...others, () => least.scrape(url, KEPT)],
        'in a row',
      );
      console.log(`| ${size} KB | ${figures} |`);
    }
    await least.close();
    await floor.stop();
  });
}

function headOf(what: string, services: readonly Client[], more = ''): string {
  const columns = services.map((_, n) => `${n === 0 ? what : 'the other’s'}, ms | ratio`);
  const count = services.length + (more === '' ? 0 : 1);
  return ` ${columns.join(' | ')} |${more}\n|---|---|${'---|---|'.repeat(count)}`;
}

/** Pages of 25 KB, each asked for once. */
async function many({ runs, against }: Plan): Promise<void> {
  for (const root of against === undefined ? [undefined] : [undefined, against]) {
    if (root !== undefined) console.log(`\n${root}:`);
    await manyOn(runs, root);
  }
}

async function manyOn(runs: number, root: string | undefined): Promise<void> {
  const pages = 400;
  const site = await startCrawlSite({ pages, kilobytes: 25, latencyMs: 0 });
  const service = await startServiceProcess([], { root });
  const client = clientOf(service.ready, 32);
  const crawler = crawlClient(service.ready);
  const { origin } = site.ready;
  const plan = { origin, pages, concurrency: 32 };
  const crawl = (): Promise<number> =>
    crawler.crawl(plan, { everyMs: 25, onPoll: () => undefined });
  const scrapes = async (atOnce: number): Promise<number> => {
    const from = performance.now();
    let next = 0;
    const lane = async (): Promise<void> => {
      while (next < pages) {
        next += 1;
        await client.scrape(next === pages ? `${origin}/` : `${origin}/p/${next}`, FRESH);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, lane));
    return pages / ((performance.now() - from) / 1_000);
  };
  try {
    const rates = { crawl: [] as number[], eight: [] as number[], many: [] as number[] };
    for (let run = 0; run <= runs; run += 1) {
      const [crawled, eight, all] = [await crawl(), await scrapes(8), await scrapes(32)];
      // the first warms up
      if (run === 0) continue;
      rates.crawl.push(crawled);
      rates.eight.push(eight);
      rates.many.push(all);
    }
    const share = (of: readonly number[]): string =>
      told(
        of.map((rate, run) => rate / (rates.crawl[run] ?? NaN)),
        2,
      );
    console.log(`\ncrawl of ${pages} pages of 25 KB: ${told(rates.crawl, 0)} pages/s`);
    console.log(`scrapes, 8 at once: ${told(rates.eight, 0)} a second, ${share(rates.eight)}`);
    console.log(`scrapes, 32 at once: ${told(rates.many, 0)} a second, ${share(rates.many)}`);
  } finally {
    await Promise.all([client.close(), crawler.close()]);
    await service.stop();
    await site.stop();
  }
}

/** Where the processor time of a scrape goes; read from Linux's own count of each thread. */
async function threads(plan: Plan): Promise<void> {
  const { runs, rounds, sizes } = plan;
  await withSite(plan, async (site, services) => {
    const asked = [
      ...sizes.map((size) => ({ size, maxAge: FRESH, name: `${size} KB` })),
      { size: 25, maxAge: KEPT, name: '25 KB, cached' },
    ];
    console.log(
      `\nprocessor time a scrape, ms\n\n| page | ${ROLES.join(' | ')} | all | pipeline |`,
    );
    console.log(`|---|${'---|'.repeat(ROLES.length + 2)}`);
    for (const { size, maxAge, name } of asked) {
      const url = `${site}/static/${size}kb?threads=${maxAge}`;
      const used = services.map((): Times[] => []);
      for (let run = -1; run < runs; run += 1) {
        for (const [n, { pid, scrape }] of services.entries()) {
          const before = threadTimes(pid);
          for (let round = 0; round < rounds; round += 1) await scrape(url, maxAge);
          // what is written after the answer belongs to it
          await sleep(SETTLE_MS);
          if (run >= 0) used[n]?.push(usedBetween(before, threadTimes(pid)));
        }
      }
      for (const [n, of] of used.entries()) {
        const own = ROLES.map((role) => (median(of.map((one) => one[role])) / rounds).toFixed(2));
        const all = told(
          of.map((one) => sum(one) / rounds),
          2,
        );
        const shares = of.map((one) => (100 * one.pipeline) / sum(one));
        const whose = n === 0 ? name : `${name}, the other`;
        console.log(`| ${whose} | ${own.join(' | ')} | ${all} | ${told(shares, 0)} % |`);
      }
    }
  });
}

const SETTLE_MS = 200;

const sum = (times: Times): number => ROLES.reduce((all, role) => all + times[role], 0);

async function profile(plan: Plan, folder: string): Promise<void> {
  const { rounds, sizes } = plan;
  const profiler = new URL('./support/profile-threads.ts', import.meta.url).href;
  const cases = sizes.flatMap((size) => [
    { name: `${size}kb-fresh`, size, maxAge: FRESH },
    { name: `${size}kb-cached`, size, maxAge: KEPT },
  ]);
  const nodeFlags = ['--import', profiler];
  await withSite({ against: undefined, nodeFlags }, async (site, [service]) => {
    for (const { name, size, maxAge } of cases) {
      const url = `${site}/static/${size}kb?${name}`;
      for (let round = 0; round < 2 * WARM_UP; round += 1) await service?.scrape(url, maxAge);
      await service?.profiler?.start();
      for (let round = 0; round < rounds; round += 1) await service?.scrape(url, maxAge);
      const files = await service?.profiler?.stop(`${folder}/${name}`);
      console.log(
        `\n# ${name}: ms of a scrape in each thread, the dearest functions by themselves\n`,
      );
      console.log(costsOf(files ?? [], rounds));
    }
  });
}

interface Client extends ReturnType<typeof clientOf> {
  readonly pid: number;
  readonly profiler?: Running<ServiceReady>['profiler'];
}

/** The site, this checkout's service, and the other's where one is named. */
async function withSite(
  { against, nodeFlags = [] }: Pick<Plan, 'against'> & { readonly nodeFlags?: readonly string[] },
  work: (origin: string, services: readonly Client[]) => Promise<void>,
): Promise<void> {
  const site = await startSiteProcess();
  const roots = against === undefined ? [undefined] : [undefined, against];
  const services = await Promise.all(
    roots.map((root) => startServiceProcess([], { root, nodeFlags })),
  );
  const clients = services.map(({ ready, pid, profiler }) => ({
    ...clientOf(ready, 1),
    pid,
    ...(profiler === undefined ? {} : { profiler }),
  }));
  try {
    await work(site.ready.origin, clients);
  } finally {
    for (const client of clients) await client.close();
    for (const service of services) await service.stop();
    await site.stop();
  }
}

function clientOf({ address, key }: ServiceReady, connections: number) {
  const pool = new Pool(address, { connections });
  const ask = async (headers: object, body: object, expected: number): Promise<void> => {
    const answer = await pool.request({
      path: '/v2/scrape',
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await answer.body.text();
    if (answer.statusCode !== expected) {
      throw new Error(`${answer.statusCode}: ${text.slice(0, 200)}`);
    }
  };
  const authorization = `Bearer ${key}`;
  return {
    scrape: (url: string, maxAge: number) =>
      ask({ authorization }, { url, maxAge, formats: ['markdown'] }, 200),
    refused: () => ask({}, {}, 401),
    close: () => pool.destroy(),
  };
}
