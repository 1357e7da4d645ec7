/**
 * Memory of the real service while and after it crawls: `serve` as built, in a process of its own, one fresh
 * process per size. Chromium is not counted, and no page of the site needs it (its script is not there). Goal 8: at most 250 MB after 2,000 pages, flat to
 * 100,000.
 *
 * Resident memory is read from /proc (Linux only), with all threads: before the crawl, its median over each
 * tenth of the crawl, the highest, at the end, and half a minute later.
 *
 * Options: `--pages 2000,10000 --kb 40 --concurrency 32`; for 100,000 pages `--pages 100000 --kb 4`.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { crawlClient, median, residentMb, type Poll } from './support/crawl-client.ts';
import { buildService, startBuiltService, startCrawlSite } from './support/processes.ts';

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
  await buildService();
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
  const service = await startBuiltService(['--host-concurrency', concurrency.toString()]);
  try {
    await sleep(2_000);
    const resident = (): number => residentMb(service.pid);
    const idle = resident();
    const tenths = Array.from({ length: 10 }, (): number[] => []);
    const client = crawlClient(service.ready);
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
    await service.stop();
  }
}
