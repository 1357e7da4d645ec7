/**
 * Rendering a page that needs JavaScript (an empty mount node, one fetch, then content).
 *
 * Contenders, interleaved round by round on the same machine, the fixture site in its own process:
 *   - hearth, alone: every page its own isolation group (a scrape)
 *   - hearth, crawl: all pages in one group
 *   - playwright, told: playwright-core with a new context per page, and the page says when it is ready
 *     (`waitForSelector`, then `content()`): a floor that no scraper of unknown pages has
 *   - crawlee: PlaywrightCrawler, the same readiness, its own defaults otherwise
 * Latency is measured one page at a time, throughput with as many pages at once as cores.
 * Goal 6: p50 of hearth alone at most 80 ms above playwright told; hearth crawl at least 1.8 × crawlee.
 *
 * Options: `--rounds 5 --pages 40 --no-crawlee`
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { locateChromium } from '../src/main/service/engines/browser/locate.ts';
import type { LocatedChromium } from '../src/main/service/engines/browser/locate.ts';
import { createThreadBrowser } from '../src/main/service/engines/browser/thread/engine.ts';
import { BROWSER_DIR, launchOptions } from './support/playwright.ts';
import { startSiteProcess } from './support/processes.ts';

const QUIET = { debug: noop, info: noop, warn: noop, error: noop };
const READY = 'Paragraph 6 was written';

interface Contender {
  readonly name: string;
  /** Renders the pages, `parallel` at once; the time of each in ms. */
  readonly render: (urls: readonly string[], parallel: number) => Promise<number[]>;
  readonly close: () => Promise<void>;
}

interface Round {
  readonly p50: number;
  readonly pagesPerSecond: number;
}

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: '5' },
      pages: { type: 'string', default: '40' },
      'no-crawlee': { type: 'boolean', default: false },
    },
  });
  const rounds = Number(values.rounds);
  const count = Number(values.pages);
  const located = await locateChromium({ dataDir: BROWSER_DIR, env: process.env });
  const site = await startSiteProcess();
  const contenders = [
    hearth('hearth alone', (n) => `page-${n.toString()}`),
    hearth('hearth crawl', () => 'crawl'),
    await playwrightTold(located),
    ...(values['no-crawlee'] ? [] : [crawlee(located)]),
  ];
  const all = new Map(contenders.map((one) => [one.name, [] as Round[]]));
  try {
    for (let round = 0; round <= rounds; round += 1) {
      for (const contender of contenders) {
        const measured = await measure(contender, site.ready.origin, count, round);
        // round 0 warms up
        if (round > 0) all.get(contender.name)?.push(measured);
      }
    }
  } finally {
    for (const contender of contenders) await contender.close();
    await site.stop();
  }
  report(all, rounds, count);
}

let served = 0;

async function measure(
  { render }: Contender,
  origin: string,
  count: number,
  round: number,
): Promise<Round> {
  const urls = (): string[] =>
    Array.from(
      { length: count },
      () => `${origin}/told/${((served += 1) % 5_000).toString()}?r=${round.toString()}`,
    );
  const times = await render(urls().slice(0, Math.ceil(count / 2)), 1);
  const startedAt = performance.now();
  await render(urls(), availableParallelism());
  const seconds = (performance.now() - startedAt) / 1_000;
  return { p50: median(times), pagesPerSecond: count / seconds };
}

function hearth(name: string, groupOf: (n: number) => string): Contender {
  const engine = createThreadBrowser({
    settings: { dataDir: BROWSER_DIR, env: process.env },
    egress: {},
    resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
    clock: { now: () => Date.now() },
    log: QUIET,
    workerUrl: new URL('../src/main/service/compose-browser-thread.ts', import.meta.url),
  });
  let n = 0;
  return {
    name,
    render: (urls, parallel) =>
      eachAtOnce(urls, parallel, async (url) => {
        n += 1;
        const isolationGroup = groupOf(n);
        const outcome = await engine.capture(
          {
            url,
            headers: {},
            mobile: false,
            skipTlsVerification: true,
            blockAds: true,
            location: { languages: [] },
            waitForMs: 0,
            actions: [],
            fastMode: false,
            proxy: 'basic',
            isolationGroup,
            maxBodyBytes: 10_000_000,
          },
          { deadlineAt: Date.now() + 30_000, signal: new AbortController().signal },
        );
        if (isolationGroup !== 'crawl') void engine.release(isolationGroup);
        check(name, outcome.kind === 'snapshot' ? outcome.snapshot.html : undefined);
      }),
    close: () => engine.close(),
  };
}

async function playwrightTold(located: LocatedChromium): Promise<Contender> {
  const browser: Browser = await chromium.launch(launchOptions(located));
  const name = 'playwright told';
  return {
    name,
    render: (urls, parallel) =>
      eachAtOnce(urls, parallel, async (url) => {
        const context = await browser.newContext();
        const page = await context.newPage();
        await page.goto(url, { waitUntil: 'commit' });
        await page.waitForSelector('html[data-ready]', { state: 'attached' });
        check(name, await page.content());
        await context.close();
      }),
    close: () => browser.close(),
  };
}

function crawlee(located: LocatedChromium): Contender {
  const name = 'crawlee';
  return {
    name,
    render: async (urls, parallel) => {
      const { Configuration, PlaywrightCrawler, log } = await import('crawlee');
      log.setLevel(log.LEVELS.OFF);
      const began = new Map<string, number>();
      const times: number[] = [];
      const crawler = new PlaywrightCrawler(
        {
          maxConcurrency: parallel,
          minConcurrency: parallel,
          launchContext: { launcher: chromium, launchOptions: launchOptions(located) },
          navigationTimeoutSecs: 30,
          preNavigationHooks: [
            ({ request }) => {
              began.set(request.url, performance.now());
            },
          ],
          async requestHandler({ page, request }) {
            await page.waitForSelector('html[data-ready]', { state: 'attached' });
            check(name, await page.content());
            times.push(performance.now() - (began.get(request.url) ?? performance.now()));
          },
        },
        new Configuration({ persistStorage: false, availableMemoryRatio: 0.9 }),
      );
      await crawler.run([...urls]);
      await crawler.teardown();
      return times;
    },
    close: () => Promise.resolve(),
  };
}

async function eachAtOnce(
  urls: readonly string[],
  parallel: number,
  work: (url: string) => Promise<void>,
): Promise<number[]> {
  const times: number[] = [];
  const left = [...urls];
  const runner = async (): Promise<void> => {
    for (let url = left.shift(); url !== undefined; url = left.shift()) {
      const startedAt = performance.now();
      await work(url);
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: parallel }, runner));
  return times;
}

function check(name: string, html: string | undefined): void {
  if (html?.includes(READY) !== true) throw new Error(`${name} gave a page without its content`);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

function report(all: ReadonlyMap<string, readonly Round[]>, rounds: number, count: number): void {
  const rows = [...all].map(([name, measured]) => ({
    name,
    p50: median(measured.map((one) => one.p50)),
    rate: median(measured.map((one) => one.pagesPerSecond)),
  }));
  const of = (name: string) => rows.find((row) => row.name === name);
  console.log(
    `Rendering a JavaScript page: ${rounds} rounds of ${count} pages, medians, ${availableParallelism()} cores\n`,
  );
  console.log('contender         p50 ms (one at a time)   pages/s (one per core)');
  for (const { name, p50, rate } of rows) {
    console.log(`${name.padEnd(18)}${p50.toFixed(1).padStart(12)}${rate.toFixed(1).padStart(26)}`);
  }
  const [alone, crawl, told, other] = [
    'hearth alone',
    'hearth crawl',
    'playwright told',
    'crawlee',
  ].map(of);
  if (alone !== undefined && told !== undefined) {
    console.log(
      `\nhearth alone − playwright told: ${(alone.p50 - told.p50).toFixed(1)} ms (goal: ≤ 80)`,
    );
    console.log(`hearth alone ÷ playwright told: ${(alone.rate / told.rate).toFixed(2)} × pages/s`);
  }
  if (crawl !== undefined && other !== undefined) {
    console.log(
      `hearth crawl ÷ crawlee: ${(crawl.rate / other.rate).toFixed(2)} × pages/s (goal: ≥ 1.8)`,
    );
  }
}

function noop(): void {
  // a bench keeps no log
}
