/**
 * What others notice of a service's first page that needs JavaScript: `GET /health` again and again while the page is
 * scraped, in the built service. The first page loads the browser's driver and starts Chromium.
 *
 * Options: `--rounds 6` (a fresh service each), `--against CHECKOUT` (another one, built, with node_modules; in turns).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildService, startBuiltService, startSiteProcess } from './support/processes.ts';
import { quantile } from './support/rounds.ts';

const PAUSE_MS = 4;
const WARM_UP = 50;

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { rounds: { type: 'string', default: '6' }, against: { type: 'string' } },
  });
  await buildService();
  const site = await startSiteProcess();
  const roots = [undefined, ...(values.against === undefined ? [] : [values.against])];
  const measured = roots.map(() => ({
    page: [] as number[],
    p99: [] as number[],
    longest: [] as number[],
  }));
  try {
    for (let round = 0; round < Number(values.rounds); round += 1) {
      for (const [at, root] of roots.entries()) {
        const { page, waits } = await firstPage(site.ready.origin, root);
        measured[at]?.page.push(page);
        measured[at]?.p99.push(quantile(waits, 0.99));
        measured[at]?.longest.push(Math.max(...waits));
      }
    }
  } finally {
    await site.stop();
  }
  console.log(
    `Node ${process.version}; medians of ${values.rounds} first pages, with their range\n`,
  );
  console.log(
    '| service | the page, ms | /health meanwhile: p99, ms | longest, ms |\n|---|---|---|---|',
  );
  for (const [at, root] of roots.entries()) {
    const { page = [], p99 = [], longest = [] } = measured[at] ?? {};
    console.log(`| ${root ?? 'this'} | ${[page, p99, longest].map(told).join(' | ')} |`);
  }
}

function told(values: readonly number[]): string {
  const range = `${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)}`;
  return `${quantile(values, 0.5).toFixed(0)} (${range})`;
}

/** Milliseconds of the page, and of each request meanwhile. */
async function firstPage(
  origin: string,
  root: string | undefined,
): Promise<{ readonly page: number; readonly waits: readonly number[] }> {
  const service = await startBuiltService([], root);
  const { ready } = service;
  try {
    const health = async (): Promise<number> => {
      const from = performance.now();
      await (await fetch(`${ready.address}/health`)).text();
      return performance.now() - from;
    };
    const scrape = async (path: string): Promise<void> => {
      const answer = await fetch(`${ready.address}/v2/scrape`, {
        method: 'POST',
        headers: { authorization: `Bearer ${ready.key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ url: origin + path, maxAge: 0 }),
      });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      await answer.text();
    };
    for (let n = 0; n < WARM_UP; n += 1) await health();
    await scrape('/static/25kb');
    const waits: number[] = [];
    const from = performance.now();
    const page = { isDone: false };
    const done = scrape('/js').finally(() => (page.isDone = true));
    while (!page.isDone) {
      waits.push(await health());
      await sleep(PAUSE_MS);
    }
    await done;
    return { page: performance.now() - from, waits };
  } finally {
    await service.stop();
  }
}
