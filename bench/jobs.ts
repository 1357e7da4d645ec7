/**
 * Many jobs open at once on one service: batches of two pages each at one site, opened in a row. What a page costs the
 * main thread, and how long a cheap request takes meanwhile, should not grow with the jobs that wait.
 *
 * Options: `--jobs 100,1000,5000 --pages 400`: jobs that wait, and pages over which is measured.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Pool } from 'undici';
import { median, residentMb } from './support/crawl-client.ts';
import { startCrawlSite, startServiceProcess, type ServiceReady } from './support/processes.ts';
import { quantile } from './support/rounds.ts';
import { threadTimes, usedBetween } from './support/threads.ts';

const EVERY_MS = 20;
/** Slow, so that jobs are opened faster than their pages come. */
const LATENCY_MS = 200;

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      jobs: { type: 'string', default: '100,1000,5000' },
      pages: { type: 'string', default: '400' },
    },
  });
  console.log(
    '| jobs open | opened, jobs/s | pages/s | main thread, ms a page | a request meanwhile, p50 and p99, ms | memory, MB |',
  );
  console.log('|---|---|---|---|---|---|');
  for (const jobs of values.jobs.split(',').map(Number)) {
    console.log(`| ${jobs} | ${await measure(jobs, Number(values.pages))} |`);
  }
}

async function measure(jobs: number, pages: number): Promise<string> {
  const site = await startCrawlSite({ pages: 2_000, kilobytes: 5, latencyMs: LATENCY_MS });
  const service = await startServiceProcess();
  const client = clientOf(service.ready);
  try {
    // a site's first pages are compared with what the browser shows of them
    await client.done();
    await client.open(site.ready.origin, 0);
    while ((await client.done()) < 2) await sleep(EVERY_MS);
    const from = performance.now();
    for (let job = 0; job < jobs; job += 1) await client.open(site.ready.origin, job);
    const opened = jobs / ((performance.now() - from) / 1_000);
    const before = { used: threadTimes(service.pid), done: await client.done() };
    const startedAt = performance.now();
    const took: number[] = [];
    let done = before.done;
    // in the middle of it: as many jobs as possible are still there
    const most = Math.min(pages, jobs * 2 - before.done);
    while (done - before.done < most / 2) {
      await sleep(EVERY_MS);
      const askedAt = performance.now();
      done = await client.done();
      took.push(performance.now() - askedAt);
    }
    const count = done - before.done;
    const { main } = usedBetween(before.used, threadTimes(service.pid));
    const rate = count / ((performance.now() - startedAt) / 1_000);
    return [
      opened.toFixed(0),
      rate.toFixed(0),
      (main / count).toFixed(1),
      `${median(took).toFixed(1)} and ${quantile(took, 0.99).toFixed(1)}`,
      residentMb(service.pid).toFixed(0),
    ].join(' | ');
  } finally {
    await client.close();
    await service.stop();
    await site.stop();
  }
}

interface Client {
  open(origin: string, job: number): Promise<void>;
  /** Pages done, of all jobs: credits spent. */
  done(): Promise<number>;
  close(): Promise<void>;
}

function clientOf({ address, key }: ServiceReady): Client {
  const pool = new Pool(address, { connections: 1 });
  const ask = async (method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> => {
    const answer = await pool.request({
      ...{ path, method },
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (answer.statusCode !== 200) throw new Error(await answer.body.text());
    return await answer.body.json();
  };
  let first: number | undefined;
  return {
    async open(origin, job) {
      const urls = [0, 1].map((n) => `${origin}/p/${((job * 2 + n) % 1_999) + 1}`);
      await ask('POST', '/v2/batch/scrape', { urls, formats: ['markdown'], maxAge: 0 });
    },
    async done() {
      const answer = (await ask('GET', '/v2/team/credit-usage')) as {
        readonly data: { readonly remainingCredits: number };
      };
      first ??= answer.data.remainingCredits;
      return first - answer.data.remainingCredits;
    },
    close: () => pool.close(),
  };
}
