/**
 * Crawlee's CheerioCrawler doing a crawl's work: every link followed, markdown by turndown, every page
 * stored in a dataset on disk. Arguments: start address, pages, concurrency, storage folder.
 *
 * Crawls once for each line of its standard input and prints `{pages, ms}`; the process is the contender,
 * its start-up is not in the figure.
 */
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { CheerioCrawler, Configuration, Dataset, log } from 'crawlee';
import TurndownService from 'turndown';

const [start = '', pages = '0', concurrency = '32', folder = ''] = process.argv.slice(2);
log.setLevel(log.LEVELS.OFF);
const turndown = new TurndownService({ headingStyle: 'atx', codeBlockStyle: 'fenced' });

let rounds = 0;
for await (const line of createInterface({ input: process.stdin })) {
  rounds += 1;
  const crawled = await crawl(join(folder, `${line}${String(rounds)}`));
  process.stdout.write(`${JSON.stringify(crawled)}\n`);
}
process.exit(0);

/** One crawl, with storage of its own. */
async function crawl(
  localDataDirectory: string,
): Promise<{ pages: number; wanted: number; ms: number }> {
  const configuration = new Configuration({
    storageClientOptions: { localDataDirectory },
    availableMemoryRatio: 0.9,
  });
  const dataset = await Dataset.open('pages', { config: configuration });
  let done = 0;
  const crawler = new CheerioCrawler(
    {
      // The site has just so many pages. Never slowed down for what else the machine does:
      autoscaledPoolOptions: {
        snapshotterOptions: { maxUsedMemoryRatio: 1 },
        systemStatusOptions: {
          maxCpuOverloadedRatio: 1,
          maxEventLoopOverloadedRatio: 1,
          maxMemoryOverloadedRatio: 1,
          maxClientOverloadedRatio: 1,
        },
      },
      minConcurrency: Number(concurrency),
      maxConcurrency: Number(concurrency),
      async requestHandler({ $, request, enqueueLinks }) {
        const title = $('title').text();
        const links = $('a[href]')
          .map((_, one) => URL.parse($(one).attr('href') ?? '', request.loadedUrl)?.href)
          .get();
        await enqueueLinks({ strategy: 'same-origin' });
        $('script, style, nav, header, footer, aside').remove();
        const markdown = turndown.turndown($('body').html() ?? '');
        await dataset.pushData({ url: request.loadedUrl, title, links, markdown });
        done += 1;
      },
    },
    configuration,
  );
  const from = performance.now();
  await crawler.run([start]);
  return { pages: done, wanted: Number(pages), ms: performance.now() - from };
}
