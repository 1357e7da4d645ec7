/**
 * `node scripts/crawl-shop.ts [--pages 300]`: crawls a made shop, half of whose patterns a script writes, with no
 * options, and prints which pages a browser rendered and why. Exits 1 when a product's text is missing.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startMadeShop } from '../test/support/made-shop.ts';
import { startService } from '../test/support/service.ts';

const { values } = parseArgs({ options: { pages: { type: 'string', default: '300' } } });
const PATTERNS = 6;
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const shop = await startMadeShop(Math.ceil(Number(values.pages) / PATTERNS));
const service = await startService();
const began = performance.now();
try {
  const { json } = await service.ask('POST', '/v2/crawl', { url: `${shop.site.origin}/shop` });
  const { id } = json as { readonly id: string };
  const { store } = service.hearth.rooms().backend;
  while ((await store.findJob(id))?.status !== 'completed') await wait(100);

  const texts = new Map<string, string>();
  for (let next: string | undefined = `/v2/crawl/${id}?limit=100`; next !== undefined;) {
    const answer = (await service.ask('GET', next)).json as {
      readonly data: readonly { markdown?: string; metadata: { sourceURL: string } }[];
      readonly next?: string;
    };
    for (const { markdown = '', metadata } of answer.data) {
      texts.set(new URL(metadata.sourceURL).pathname, markdown);
    }
    next = answer.next?.replace(/^https?:\/\/[^/]+/, '');
  }
  const missing = [...shop.texts].filter(([path, text]) => !texts.get(path)?.includes(text));
  const pages = await store.listPages({ jobId: id, states: ['done'], limit: 10_000 });

  const rows = new Map<string, { pages: number; rendered: number; reasons: Map<string, number> }>();
  for (const { url, capture } of pages) {
    const pattern = new URL(url).pathname.replace(/\d+$/, 'N');
    const row = rows.get(pattern) ?? { pages: 0, rendered: 0, reasons: new Map<string, number>() };
    rows.set(pattern, row);
    row.pages += 1;
    if (capture?.engine === 'browser') row.rendered += 1;
    const why = (capture?.why ?? 'unknown').replace(/\d+/g, 'N').replace(/ \(http[^)]*\)/g, '');
    row.reasons.set(why, (row.reasons.get(why) ?? 0) + 1);
  }
  for (const [pattern, { pages: all, rendered, reasons }] of [...rows].sort()) {
    print(`${pattern}: ${all} pages, ${rendered} rendered`);
    for (const [why, count] of [...reasons].sort((a, b) => b[1] - a[1])) {
      print(`  ${String(count).padStart(4)} × ${why}`);
    }
  }
  const seconds = (performance.now() - began) / 1_000;
  print(
    `${pages.length} pages in ${seconds.toFixed(1)} s, texts missing: ${missing.length} of ${shop.texts.size}`,
  );
  for (const [path] of missing.slice(0, 10)) print(`  missing: ${path}`);
  process.exitCode = missing.length === 0 ? 0 : 1;
} finally {
  await service.stop();
  await shop.site.close();
}
