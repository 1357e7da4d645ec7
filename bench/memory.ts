/**
 * Memory of the real service while and after it crawls: `serve` as built, in a process of its own, without a
 * browser, one fresh process per size. Goal 8: at most 250 MB after 2,000 pages, flat to 100,000.
 *
 * Resident memory is read from /proc (Linux only), with all threads: before the crawl, its median over each
 * tenth of the crawl, the highest, at the end, and half a minute later.
 *
 * Options: `--pages 2000,10000 --kb 40 --concurrency 32`; for 100,000 pages `--pages 100000 --kb 4`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { serviceEnv, serviceFlags } from '../bin/service-node.mjs';
import { crawlClient, median, residentMb, type Poll } from './support/crawl-client.ts';
import { startCrawlSite } from './support/processes.ts';

const ROOT = join(import.meta.dirname, '..');
const SETTLED_AFTER_MS = 30_000;

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      pages: { type: 'string', default: '2000,10000' },
      kb: { type: 'string', default: '40' },
      concurrency: { type: 'string', default: '32' },
    },
  });
  const build = spawn(process.execPath, [join(ROOT, 'scripts', 'build.mjs')], { stdio: 'inherit' });
  await once(build, 'exit');
  console.log(`Resident memory of \`serve\`, pages of ${values.kb} KB, Node ${process.version}\n`);
  console.log(
    '| pages | pages/s | idle, MB | by tenth of the crawl, MB | highest | at the end | 30 s later |',
  );
  console.log('|---|---|---|---|---|---|---|');
  for (const pages of values.pages.split(',').map(Number)) {
    const site = await startCrawlSite({ pages, kilobytes: Number(values.kb), latencyMs: 0 });
    try {
      await measure(site.ready.origin, pages, Number(values.concurrency));
    } finally {
      await site.stop();
    }
  }
}

async function measure(origin: string, pages: number, concurrency: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-memory-'));
  const entry = join(ROOT, 'out', 'main', 'headless.js');
  const flags = ['--json', '--port', '0', '--allow-private-network', '--log-level', 'error'];
  const own = ['--data-dir', folder, '--host-concurrency', concurrency.toString()];
  // as bin/hearth.mjs and scripts/start.mjs start it
  const child = spawn(process.execPath, [...serviceFlags, entry, 'serve', ...flags, ...own], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...serviceEnv, ...process.env },
  });
  const gone = once(child, 'exit');
  try {
    const [address, key] = await Promise.all([addressOf(child.stdout), keyOf(child.stderr)]);
    await sleep(2_000);
    const resident = (): number => residentMb(child.pid ?? 0);
    const idle = resident();
    const tenths = Array.from({ length: 10 }, (): number[] => []);
    const client = crawlClient({ address, key });
    const onPoll = ({ completed }: Poll): void => {
      tenths[Math.min(9, Math.floor((completed / pages) * 10))]?.push(resident());
    };
    const rate = await client.crawl({ origin, pages, concurrency }, { everyMs: 250, onPoll });
    const end = resident();
    await client.close();
    await sleep(SETTLED_AFTER_MS);
    const cells = [
      pages,
      rate.toFixed(0),
      idle.toFixed(0),
      tenths.map((values) => median(values).toFixed(0)).join(' '),
      Math.max(...tenths.flat()).toFixed(0),
      end.toFixed(0),
      resident().toFixed(0),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  } finally {
    child.kill('SIGTERM');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  }
}

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const ready: { readonly address: string } = JSON.parse(line);
    return ready.address;
  }
  throw new Error('The service ended before it was ready');
}

/** The key that the first start shows, once, on its error output; the rest of that goes to ours. */
function keyOf(output: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve) => {
    createInterface({ input: output }).on('line', (line) => {
      const key = /^\s+([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(line)?.[1];
      if (key !== undefined) resolve(key);
      if (line.startsWith('{')) console.error(line);
    });
  });
}
