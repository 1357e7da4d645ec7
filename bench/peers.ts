/**
 * Hearth beside what a user would pick instead, in one run: a lone page as Markdown, a page that a script writes, a
 * crawl. Contenders take turns round by round; site, service and every contender have a process or a thread of their
 * own. Medians, with the middle half of the rounds in brackets.
 *
 * spider-rs takes part where it is installed: `npm install --no-save @spider-rs/spider-rs@0.0.157`.
 *
 * Options: `--rounds 30` (of lone pages), `--crawls 3`, `--pages 2000` (of the crawl), `--write` (the
 * picture docs/pictures/peers.svg and the table in README.md)
 */
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { Pool } from 'undici';
import { crawlee, hearth, raw, spider } from './crawl.ts';
import { bars, figure, type Bars } from './support/bars.ts';
import type { CrawlPlan } from './support/crawl-client.ts';
import type { PeerAnswer, PeerName } from './support/peers-thread.ts';
import {
  buildService,
  startServiceProcess,
  startCrawlSite,
  startSiteProcess,
  type ServiceReady,
} from './support/processes.ts';
import { quantile } from './support/rounds.ts';
import { findSpider } from './support/spider.ts';

/** Reads the page; ms. */
type Read = (url: string) => Promise<number>;

interface Peer {
  readonly read: Read;
  readonly stop: () => Promise<unknown>;
}

const WARM_UP = 10;
const ROOT = join(import.meta.dirname, '..');

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: '30' },
      crawls: { type: 'string', default: '3' },
      pages: { type: 'string', default: '2000' },
      write: { type: 'boolean', default: false },
    },
  });
  await buildService();
  console.log(
    `Node ${process.version}, ${availableParallelism()} cores; medians of ${values.rounds} rounds, of ${values.crawls} crawls`,
  );
  const groups = [
    ...(await lonePages(Number(values.rounds))),
    await crawls(Number(values.pages), Number(values.crawls)),
  ];
  for (const group of groups) print(group);
  if (!values.write) return;
  writeFileSync(join(ROOT, 'docs', 'pictures', 'peers.svg'), bars(groups));
  const readme = join(ROOT, 'README.md');
  writeFileSync(readme, withTable(readFileSync(readme, 'utf8'), groups));
}

async function lonePages(rounds: number): Promise<readonly Bars[]> {
  const site = await startSiteProcess();
  const service = await startServiceProcess();
  const [readability, playwright] = [peer('readability'), peer('playwright')];
  const own = scraper(service.ready);
  const { origin } = site.ready;
  const page = (path: string) => (): string => `${origin}${path}`;
  let told = 0;
  const nextTold = (): string => `${origin}/told/${((told += 1) % 5_000).toString()}`;
  const floor = fetcher(origin);
  try {
    const still = {
      'fetch alone, nothing read': floor.read,
      Hearth: own.read(0),
      'Hearth, seen within the hour': own.read(3_600_000),
      'fetch + jsdom + Readability + turndown': readability.read,
      'Playwright + Readability + turndown': playwright.read,
    };
    return [
      await compare('Markdown of a page of 25 KB', page('/static/25kb'), still, rounds),
      await compare('Markdown of a page of 120 KB', page('/static/120kb'), still, rounds),
      await compare(
        'Markdown of a page that a script writes',
        nextTold,
        { Hearth: own.read(0), 'Playwright, told when the page is ready': playwright.read },
        rounds,
      ),
    ];
  } finally {
    for (const one of [readability, playwright, own, floor]) await one.stop();
    await service.stop();
    await site.stop();
  }
}

async function compare(
  title: string,
  nextUrl: () => string,
  contenders: Readonly<Record<string, Read>>,
  rounds: number,
): Promise<Bars> {
  const times = new Map(Object.keys(contenders).map((name) => [name, [] as number[]]));
  for (let round = -WARM_UP; round < rounds; round += 1) {
    for (const [name, read] of Object.entries(contenders)) {
      const ms = await read(nextUrl());
      if (round >= 0) times.get(name)?.push(ms);
    }
  }
  return { title, unit: 'ms', isLessBetter: true, rows: rowsOf(times) };
}

async function crawls(pages: number, rounds: number): Promise<Bars> {
  const site = await startCrawlSite({ pages, kilobytes: 40, latencyMs: 0 });
  const plan: CrawlPlan = { origin: site.ready.origin, pages, concurrency: 32 };
  const spiderFile = findSpider();
  const contenders = {
    'fetch alone, nothing read': {
      crawl: () => raw(plan),
      stop: () => Promise.resolve(),
    },
    Hearth: await hearth(plan, { everyMs: 50 }),
    ...(spiderFile === undefined ? {} : { 'spider-rs + turndown': spider(plan, spiderFile) }),
    'Crawlee + turndown': crawlee(plan),
  };
  const rates = new Map(Object.keys(contenders).map((name) => [name, [] as number[]]));
  // the first of each warms up
  for (let round = -1; round < rounds; round += 1) {
    for (const [name, one] of Object.entries(contenders)) {
      const { pagesPerSecond } = await one.crawl();
      if (round >= 0) rates.get(name)?.push(pagesPerSecond);
    }
  }
  for (const one of Object.values(contenders)) await one.stop();
  await site.stop();
  const title = `Crawl of ${pages} pages of 40 KB`;
  return { title, unit: 'pages/s', isLessBetter: false, rows: rowsOf(rates) };
}

const rowsOf = (measured: ReadonlyMap<string, readonly number[]>): Bars['rows'] =>
  [...measured].map(([name, all]) => ({
    name,
    value: quantile(all, 0.5),
    from: quantile(all, 0.25),
    to: quantile(all, 0.75),
  }));

/** The page and nothing made of it: what everybody has to wait for. */
function fetcher(origin: string): Peer {
  const pool = new Pool(origin, { connections: 1 });
  return {
    read: timed(async (url) => {
      const { body } = await pool.request({ path: new URL(url).pathname, method: 'GET' });
      await body.arrayBuffer();
    }),
    stop: () => pool.destroy(),
  };
}

/** `POST /v2/scrape` as a client sends it; a copy may be so old. */
function scraper({ address, key }: ServiceReady): {
  readonly read: (maxAge: number) => Read;
  readonly stop: () => Promise<unknown>;
} {
  const pool = new Pool(address, { connections: 1 });
  return {
    read: (maxAge) =>
      timed(async (url) => {
        const { statusCode, body } = await pool.request({
          path: '/v2/scrape',
          method: 'POST',
          headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
          body: JSON.stringify({ formats: ['markdown'], maxAge, url }),
        });
        const text = await body.text();
        if (statusCode !== 200) throw new Error(`${statusCode}: ${text.slice(0, 200)}`);
      }),
    stop: () => pool.destroy(),
  };
}

const timed =
  (work: (url: string) => Promise<void>): Read =>
  async (url) => {
    const from = performance.now();
    await work(url);
    return performance.now() - from;
  };

const TABLE = /(?<=<!-- peers -->\n)[^]*(?=<!-- \/peers -->)/;

/** The README with one row for each group: what Hearth takes, and the others. */
function withTable(readme: string, groups: readonly Bars[]): string {
  if (!TABLE.test(readme)) throw new Error('README.md has no place for the table of peers');
  const lines = groups.map(({ title, unit, rows }) => {
    const told = rows.map(({ name, value }) => [name, `${figure(value)} ${unit}`] as const);
    const part = (isOwn: boolean): string =>
      told
        .filter(([name]) => name.startsWith('Hearth') === isOwn)
        .map(([name, text]) =>
          name === 'Hearth' ? text : `${name.replace('Hearth, ', '')}: ${text}`,
        )
        .join('<br>');
    return `| ${title} | ${part(true)} | ${part(false)} |`;
  });
  return readme.replace(TABLE, `| | Hearth | others |\n|---|---|---|\n${lines.join('\n')}\n`);
}

function print({ title, unit, rows }: Bars): void {
  const own = rows.find(({ name }) => name === 'Hearth')?.value ?? NaN;
  console.log(`\n${title}\n\n| | ${unit} | ÷ Hearth |\n|---|---|---|`);
  for (const { name, value, from, to } of rows)
    console.log(
      `| ${name} | ${figure(value)} (${figure(from)}–${figure(to)}) | ${(value / own).toFixed(2)} |`,
    );
}

function peer(name: PeerName): Peer {
  const worker = new Worker(new URL('./support/peers-thread.ts', import.meta.url), {
    workerData: name,
  });
  const ready = once(worker, 'message');
  return {
    async read(url) {
      await ready;
      const answer = once(worker, 'message');
      worker.postMessage(url);
      const [gave]: PeerAnswer[] = await answer;
      if (gave === undefined || !('ms' in gave)) throw new Error(gave?.problem);
      if (gave.length < 200) throw new Error(`${name} gave ${gave.length} characters of ${url}`);
      return gave.ms;
    },
    async stop() {
      const ended = once(worker, 'message');
      worker.postMessage(undefined);
      await ended;
      await worker.terminate();
    },
  };
}
