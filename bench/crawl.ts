/**
 * Crawling static pages: pages per second with links, markdown and storage, side by side in one run with
 * Crawlee's CheerioCrawler doing the same, and with fetching alone as the limit.
 *
 * The site is a process of its own; so is each contender, started before the clock and kept for all
 * rounds: the first is its first crawl, before the engine has compiled what is used often; the medians are
 * of the later ones. Rounds are interleaved, and none begins while another contender still works. Hearth is
 * `serve` as built. Goal 4: at 0 ms latency at least 6 × CheerioCrawler with
 * turndown, at 50 ms and 32 at once at least 60 % of the raw fetch limit. Goal 8: memory after it.
 *
 * Options: `--pages 2000 --kb 40 --rounds 4 --latency 0,50 --concurrency 32 --no-crawlee --keep`; `--keep` crawls with
 * every page kept, too, and tells what that costs each thread; `--only hearth,kept` leaves the other contenders out; `--app`: the pages run a
 * script that is too large to be read, so that the first crawl starts a browser to compare one of them.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { Pool } from 'undici';
import {
  crawlClient,
  median,
  processorMs,
  residentMb,
  untilIdle,
  type CrawlPlan,
  type Poll,
  type PollOptions,
} from './support/crawl-client.ts';
import { buildService, startBuiltService, startCrawlSite } from './support/processes.ts';
import { ROLES, threadTimes, usedBetween, type Times } from './support/threads.ts';

export interface Run {
  readonly pagesPerSecond: number;
  /** Resident memory of the contender when it was done, MB; of ours with its worker threads. */
  readonly rssMb?: number;
  /** p99 of requests answered by our API while it crawled, ms. */
  readonly apiP99Ms?: number;
  readonly apiP50Ms?: number;
  /** Processor time of the service with all its threads, ms. */
  readonly cpuMs?: number;
  /** The same by thread; threads that ended meanwhile are left out. */
  readonly threads?: Times;
}

/** A process that crawls the site once for each call. */
export interface Contender {
  crawl(): Promise<Run>;
  stop(): Promise<void>;
}

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      pages: { type: 'string', default: '2000' },
      kb: { type: 'string', default: '40' },
      rounds: { type: 'string', default: '4' },
      latency: { type: 'string', default: '0,50' },
      concurrency: { type: 'string', default: '32' },
      'no-crawlee': { type: 'boolean', default: false },
      poll: { type: 'string', default: '25' },
      keep: { type: 'boolean', default: false },
      only: { type: 'string' },
      app: { type: 'boolean', default: false },
    },
  });
  const pages = Number(values.pages);
  const concurrency = Number(values.concurrency);
  const rounds = Number(values.rounds);
  await buildService();
  console.log(
    `Crawl of ${pages} static pages of ${values.kb} KB, ${concurrency} at once, ${availableParallelism()} cores, Node ${process.version}; ` +
      `a process's first crawl, and medians of its ${rounds - 1} later ones; interleaved\n`,
  );
  console.log(
    `| latency | | raw fetch, pages/s | Hearth | its documents read each ${values.poll} ms | CheerioCrawler + turndown | Hearth ÷ crawlee | Hearth ÷ raw | read ÷ not read | processor time of it, too | RSS after, MB | API p99 meanwhile, ms | a read, ms |`,
  );
  console.log('|---|---|---|---|---|---|---|---|---|---|---|---|---|');
  for (const latencyMs of values.latency.split(',').map(Number)) {
    const site = await startCrawlSite({
      ...{ pages, kilobytes: Number(values.kb), latencyMs },
      hasApp: values.app,
    });
    const plan: CrawlPlan = { origin: site.ready.origin, pages, concurrency };
    const polls = { everyMs: Number(values.poll), readsAll: true };
    const known: Record<string, () => Contender | Promise<Contender>> = {
      raw: () => ({ crawl: () => raw(plan), stop: () => Promise.resolve() }),
      hearth: () => hearth(plan, { everyMs: 50 }),
      polled: () => hearth(plan, polls),
      kept: () => hearth({ ...plan, isKept: true }, { everyMs: 50 }),
      crawlee: () => crawlee(plan),
    };
    const contenders: Record<string, Contender> = {};
    for (const name of contendersOf(values)) {
      const start = known[name];
      if (start === undefined) throw new Error(`There is no contender ${name}`);
      contenders[name] = await start();
    }
    const runs = new Map(Object.keys(contenders).map((name) => [name, [] as Run[]]));
    for (let round = 0; round < rounds; round += 1) {
      // to and fro: who comes later in a round has no other machine
      const order = Object.entries(contenders);
      for (const [name, one] of round % 2 === 0 ? order : order.toReversed())
        runs.get(name)?.push(await one.crawl());
    }
    for (const one of Object.values(contenders)) await one.stop();
    await site.stop();
    const part = (from: number, to?: number) =>
      new Map([...runs].map(([name, all]) => [name, all.slice(from, to)]));
    report(`${latencyMs} ms`, 'first', part(0, 1));
    if (rounds > 1) report(`${latencyMs} ms`, 'later', part(1));
  }
}

function contendersOf(values: {
  readonly only?: string | undefined;
  readonly keep: boolean;
  readonly 'no-crawlee': boolean;
}): readonly string[] {
  if (values.only !== undefined) return values.only.split(',');
  return [
    ...['raw', 'hearth', 'polled'],
    ...(values.keep ? ['kept'] : []),
    ...(values['no-crawlee'] ? [] : ['crawlee']),
  ];
}

function report(latency: string, which: string, runs: ReadonlyMap<string, readonly Run[]>): void {
  const rate = (name: string): number =>
    median((runs.get(name) ?? []).map(({ pagesPerSecond }) => pagesPerSecond));
  const cpu = (name: string): number =>
    median((runs.get(name) ?? []).map(({ cpuMs = NaN }) => cpuMs));
  const ours = runs.get('hearth') ?? [];
  const cells = [
    latency,
    which,
    rate('raw').toFixed(0),
    rate('hearth').toFixed(0),
    rate('polled').toFixed(0),
    rate('crawlee').toFixed(0),
    (rate('hearth') / rate('crawlee')).toFixed(1),
    (rate('hearth') / rate('raw')).toFixed(2),
    (rate('polled') / rate('hearth')).toFixed(2),
    (cpu('hearth') / cpu('polled')).toFixed(2),
    median(ours.map(({ rssMb = NaN }) => rssMb)).toFixed(0),
    median(ours.map(({ apiP99Ms = NaN }) => apiP99Ms)).toFixed(1),
    median((runs.get('polled') ?? []).map(({ apiP50Ms = NaN }) => apiP50Ms)).toFixed(0),
  ];
  console.log(`| ${cells.join(' | ')} |`);
  const kept = runs.get('kept');
  if (kept === undefined) return;
  const rss = median(kept.map(({ rssMb = NaN }) => rssMb));
  console.log(
    `  with \`keep\`: ${rate('kept').toFixed(0)} pages/s, ${(rate('kept') / rate('hearth')).toFixed(2)} of it without (goal 0.75); RSS after ${rss.toFixed(0)} MB (goal 300)`,
  );
  tellThreads(ours, kept);
}

/** What keeping costs, apart from how busy the machine is. */
function tellThreads(without: readonly Run[], kept: readonly Run[]): void {
  const medians = (runs: readonly Run[]): readonly number[] =>
    ROLES.map((role) => median(runs.map(({ threads }) => threads?.[role] ?? NaN)));
  const [before, after] = [medians(without), medians(kept)];
  const sum = (times: readonly number[]): number => times.reduce((all, ms) => all + ms, 0);
  const told = ROLES.map(
    (role, n) => `${role} ${(before[n] ?? NaN).toFixed(0)} → ${(after[n] ?? NaN).toFixed(0)}`,
  );
  console.log(
    `  processor time, ms: ${told.join(', ')}; all ${sum(before).toFixed(0)} → ${sum(after).toFixed(0)}, ${(sum(before) / sum(after)).toFixed(2)} of it without`,
  );
}

/** The limit: every address known beforehand, fetched and read, nothing else. */
export async function raw({ origin, pages, concurrency }: CrawlPlan): Promise<Run> {
  const pool = new Pool(origin, { connections: concurrency });
  let next = 0;
  const from = performance.now();
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (next < pages) {
        const index = next;
        next += 1;
        const { body } = await pool.request({
          path: index === 0 ? '/' : `/p/${index}`,
          method: 'GET',
        });
        await body.arrayBuffer();
      }
    }),
  );
  const seconds = (performance.now() - from) / 1_000;
  await pool.destroy();
  return { pagesPerSecond: pages / seconds };
}

export async function hearth(
  plan: CrawlPlan,
  polls: Pick<PollOptions, 'everyMs' | 'readsAll'>,
): Promise<Contender> {
  const service = await startBuiltService(['--host-concurrency', plan.concurrency.toString()]);
  const client = crawlClient(service.ready);
  return {
    crawl: async () => {
      const waits: number[] = [];
      const before = processorMs(service.pid);
      const threadsBefore = threadTimes(service.pid);
      const onPoll = ({ tookMs }: Poll): number => waits.push(tookMs);
      const pagesPerSecond = await client.crawl(plan, { ...polls, onPoll });
      const apiP99Ms = waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? NaN;
      const apiP50Ms = median(waits);
      const cpuMs = processorMs(service.pid) - before;
      const threads = usedBetween(threadsBefore, threadTimes(service.pid));
      const rssMb = residentMb(service.pid);
      // the text index follows a crawl: it must not run beside the next contender
      await untilIdle(service.pid);
      return { pagesPerSecond, apiP99Ms, apiP50Ms, rssMb, cpuMs, threads };
    },
    stop: async () => {
      await client.close();
      await service.stop();
    },
  };
}

/** Crawlee's CheerioCrawler with turndown. */
export function crawlee({ origin, pages, concurrency }: CrawlPlan): Contender {
  return inProcess('crawlee', 'crawlee-crawl.ts', [`${origin}/`, `${pages}`, `${concurrency}`]);
}

/** spider-rs with turndown, as many pages at once as it likes; `file`: of its package. */
export function spider({ origin, pages }: CrawlPlan, file: string): Contender {
  return inProcess('spider-rs', 'spider-crawl.ts', [file, `${origin}/`, `${pages}`]);
}

/** A script that crawls once for each line and says how long it took; its last argument is a folder of its own. */
function inProcess(name: string, script: string, args: readonly string[]): Contender {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-bench-'));
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'support', script), ...args, folder],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
      cwd: folder,
    },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    crawl: async () => {
      child.stdin.write('round\n');
      const { pages, wanted, ms }: { pages: number; wanted: number; ms: number } = JSON.parse(
        String((await answers.next()).value),
      );
      if (pages < wanted) throw new Error(`${name} ended with ${pages} of ${wanted} pages`);
      await untilIdle(child.pid ?? 0);
      return { pagesPerSecond: (pages / ms) * 1_000 };
    },
    stop: async () => {
      child.stdin.end();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
