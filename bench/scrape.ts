/**
 * Latency of `POST /v2/scrape` on static pages against a bare undici fetch of the same page, fresh
 * (`maxAge: 0`) and cached, in the same interleaved rounds; the site and the service are processes of
 * their own. Goals 2 and 5. Options: `--rounds N` (default 200), `--sizes 5,25,120` (KB).
 */
import { Pool } from 'undici';
import { startServiceProcess, startSiteProcess, type ServiceReady } from './support/processes.ts';

/** Enough for the compilers of the service's threads to have seen the code. */
const WARM_UP = 60;

export async function run(args: readonly string[]): Promise<void> {
  const rounds = Number(option(args, 'rounds') ?? 200);
  const sizes = (option(args, 'sizes') ?? '5,25,120').split(',').map(Number);
  const site = await startSiteProcess();
  const service = await startServiceProcess();
  const pages = new Pool(site.ready.origin, { connections: 1 });
  const api = new Pool(service.ready.address, { connections: 1 });
  try {
    console.log(`Node ${process.version}; medians of ${rounds} interleaved rounds, ms\n`);
    console.log('| page | bare undici fetch | scrape | scrape − fetch | ratio | cached scrape |');
    console.log('|---|---|---|---|---|---|');
    for (const size of sizes) {
      const path = `/static/${size}kb`;
      const url = `${site.ready.origin}${path}`;
      const contenders = [
        () => fetchBare(pages, path),
        () => scrape(api, service.ready, { url, maxAge: 0 }),
        () => scrape(api, service.ready, { url, maxAge: 3_600_000 }),
      ];
      const [bare = 0, fresh = 0, cached = 0] = await medians(contenders, rounds);
      console.log(
        `| ${size} KB | ${bare.toFixed(2)} | ${fresh.toFixed(2)} | ${(fresh - bare).toFixed(2)} | ${(fresh / bare).toFixed(1)} | ${cached.toFixed(2)} |`,
      );
    }
  } finally {
    await Promise.all([pages.destroy(), api.destroy()]);
    await service.stop();
    await site.stop();
  }
}

async function medians(
  contenders: readonly (() => Promise<void>)[],
  rounds: number,
): Promise<readonly number[]> {
  const times = contenders.map((): number[] => []);
  for (let round = -WARM_UP; round < rounds; round += 1) {
    for (const [index, once] of contenders.entries()) {
      const from = performance.now();
      await once();
      if (round >= 0) times[index]?.push(performance.now() - from);
    }
  }
  return times.map((list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0);
}

async function fetchBare(pool: Pool, path: string): Promise<void> {
  const { body } = await pool.request({ path, method: 'GET' });
  await body.arrayBuffer();
}

async function scrape(pool: Pool, { key }: ServiceReady, body: object): Promise<void> {
  const answer = await pool.request({
    path: '/v2/scrape',
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ formats: ['markdown'], ...body }),
  });
  const text = await answer.body.text();
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${text.slice(0, 200)}`);
}

function option(args: readonly string[], name: string): string | undefined {
  const at = args.indexOf(`--${name}`);
  return at < 0 ? undefined : args[at + 1];
}
