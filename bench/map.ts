/**
 * Map of a sitemap against fetching and reading that sitemap, in the same interleaved rounds; the site
 * and the service are processes of their own.
 *
 * Goal 7: at most twice the fetch and read (undici and saxes, addresses into a set), plus 2 ms. Then map at default
 * settings beside `sitemap: "only"` of sites whose sitemap names every page: at 500 addresses at most three times as
 * long, and 12 pages read, which the site's own log tells. Last, a bookshop without a sitemap. Options:
 * `--sizes 100,1000`, `--trees 100,500`, `--rounds N`.
 */
import { SaxesParser } from 'saxes';
import { Pool } from 'undici';
import { startServiceProcess, startSiteProcess } from './support/processes.ts';
import type { ServiceReady } from './support/processes.ts';

interface Contender {
  readonly name: string;
  /** Does it once; what it gives counts the addresses, outside of the time. */
  readonly run: () => Promise<() => number>;
}

/** What is not counted: until the engine has compiled what both sides run, small files take many rounds. */
const WARM_ROUNDS = 10;
const WARM_MS = 3_000;

export async function run(args: readonly string[]): Promise<void> {
  const sizes = (option(args, 'sizes') ?? '100,1000,10000,50000').split(',').map(Number);
  const rounds = Number(option(args, 'rounds') ?? 31);
  const site = await startSiteProcess();
  const service = await startServiceProcess();
  const pool = new Pool(site.ready.origin);
  const api = new Pool(service.ready.address);
  try {
    console.log(
      `Node ${process.version}; medians of ${rounds.toString()} interleaved rounds after warming up, ms\n`,
    );
    console.log('| addresses | fetch + read | map (sitemap only) | limit 2× + 2 ms | within |');
    console.log('|---|---|---|---|---|');
    for (const size of sizes) {
      const [bare = 0, mapped = 0] = await medians(
        [
          { name: 'bare', run: () => fetchAndRead(pool, size) },
          {
            name: 'map',
            run: () => map(api, service.ready, `${site.ready.origin}/s${size.toString()}/`),
          },
        ],
        rounds,
        size,
      );
      const most = 2 * bare + 2;
      console.log(
        `| ${size.toString()} | ${bare.toFixed(2)} | ${mapped.toFixed(2)} | ${most.toFixed(2)} | ${mapped <= most ? 'yes' : 'no'} |`,
      );
    }
    const trees = (option(args, 'trees') ?? '100,500,2000').split(',').map(Number);
    const ends = { origin: site.ready.origin, site: pool, api, service: service.ready };
    await compareDefaults(ends, trees, rounds);
    const shop = `${site.ready.origin}/shop/`;
    const shopRounds = Math.min(rounds, 7);
    const [walked = 0] = await medians(
      [{ name: 'shop', run: () => map(api, service.ready, shop, 'include') }],
      shopRounds,
      1_050,
    );
    console.log(`\nA bookshop of 1,050 pages without a sitemap, complete: ${walked.toFixed(0)} ms`);
  } finally {
    await Promise.all([pool.destroy(), api.destroy(), service.stop()]);
    await site.stop();
  }
}

interface Ends {
  readonly origin: string;
  readonly site: Pool;
  readonly api: Pool;
  readonly service: ServiceReady;
}

const MOST_TIMES = 3;
const MOST_PAGES = 12;

async function compareDefaults(
  { origin, site, api, service }: Ends,
  sizes: readonly number[],
  rounds: number,
): Promise<void> {
  console.log('\n| all in a sitemap | map (sitemap only) | map | times | pages read | within |');
  console.log('|---|---|---|---|---|---|');
  for (const size of sizes) {
    const url = `${origin}/site/${size.toString()}/`;
    const [only = 0, both = 0] = await medians(
      [
        { name: 'only', run: () => map(api, service, url) },
        { name: 'default', run: () => map(api, service, url, 'include') },
      ],
      rounds,
      size,
    );
    await pagesAsked(site);
    await map(api, service, url, 'include');
    const pages = await pagesAsked(site);
    const times = both / only;
    const isWithin = times <= MOST_TIMES && pages <= MOST_PAGES;
    console.log(
      `| ${size.toString()} | ${only.toFixed(2)} | ${both.toFixed(2)} | ${times.toFixed(1)} | ${pages.toString()} | ${isWithin ? 'yes' : 'no'} |`,
    );
  }
}

/** Since it was asked before. */
async function pagesAsked(site: Pool): Promise<number> {
  const { body } = await site.request({ path: '/asked', method: 'GET' });
  return Number(await body.text());
}

async function medians(
  contenders: readonly Contender[],
  rounds: number,
  expected: number,
): Promise<readonly number[]> {
  const times = contenders.map((): number[] => []);
  const warmUntil = performance.now() + WARM_MS;
  let warmed = 0;
  for (let counted = 0; counted < rounds;) {
    const isWarm = warmed >= WARM_ROUNDS && performance.now() >= warmUntil;
    if (isWarm) counted += 1;
    else warmed += 1;
    for (const [index, { name, run: once }] of contenders.entries()) {
      const from = performance.now();
      const countIt = await once();
      const took = performance.now() - from;
      const count = countIt();
      if (count < expected)
        throw new Error(`${name}: ${count.toString()} of ${expected.toString()} addresses`);
      if (isWarm) times[index]?.push(took);
    }
  }
  return times.map((list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0);
}

async function fetchAndRead(pool: Pool, size: number): Promise<() => number> {
  const answer = await pool.request({ path: `/s${size.toString()}/sitemap.xml`, method: 'GET' });
  const urls = new Set<string>();
  let isLoc = false;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    isLoc = name === 'loc';
  });
  parser.on('closetag', () => {
    isLoc = false;
  });
  parser.on('text', (text) => {
    if (isLoc) urls.add(text.trim());
  });
  parser.write(await answer.body.text()).close();
  return () => urls.size;
}

async function map(
  api: Pool,
  service: ServiceReady,
  url: string,
  sitemap = 'only',
): Promise<() => number> {
  const answer = await api.request({
    path: '/v2/map',
    method: 'POST',
    headers: { authorization: `Bearer ${service.key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url, sitemap, limit: 100_000 }),
  });
  // Until the last byte of the answer: what the client makes of it is the client's time.
  const text = await answer.body.text();
  return () => text.slice(0, text.indexOf('"data":')).split('"url":').length - 1;
}

function option(args: readonly string[], name: string): string | undefined {
  const at = args.indexOf(`--${name}`);
  return at < 0 ? undefined : args[at + 1];
}
