/**
 * spider-rs doing what a user of it does: all pages of a site collected, then Markdown of each by turndown and a line
 * of JSON on disk. Arguments: file of its package, start address, pages, storage folder.
 *
 * Crawls once for each line of its standard input and prints `{pages, ms}`, as crawlee-crawl.ts does. Its package brings
 * a binary of 20 MB, so it is no dependency: `npm install --no-save @spider-rs/spider-rs@0.0.157`.
 */
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import TurndownService from 'turndown';

interface Website {
  build(): Website;
  scrape(): Promise<void>;
  getPages(): readonly { readonly url: string; readonly content: string }[];
}

const [spider = '', start = '', pages = '0', folder = ''] = process.argv.slice(2);
const { Website }: { Website: new (url: string) => Website } = await import(spider);
const turndown = new TurndownService({ headingStyle: 'atx', codeBlockStyle: 'fenced' });
turndown.remove(['script', 'style', 'nav', 'header', 'footer', 'aside']);

let rounds = 0;
for await (const line of createInterface({ input: process.stdin })) {
  rounds += 1;
  const crawled = await crawl(join(folder, `${line}${String(rounds)}.jsonl`));
  process.stdout.write(`${JSON.stringify({ ...crawled, wanted: Number(pages) })}\n`);
}
process.exit(0);

async function crawl(file: string): Promise<{ pages: number; ms: number }> {
  const from = performance.now();
  const website = new Website(start).build();
  await website.scrape();
  const found = website.getPages();
  const out = createWriteStream(file);
  for (const { url, content } of found) {
    const line = `${JSON.stringify({ url, markdown: turndown.turndown(content) })}\n`;
    if (!out.write(line)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
  return { pages: found.length, ms: performance.now() - from };
}
