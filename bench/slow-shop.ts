/**
 * A crawl of a slow site whose pages need a browser, in the built service: the pages wait for the site, not for the
 * processor, so what counts is how many are rendered at once and what they wait for together. Without a word on how
 * long its script may be kept, Chromium asks for it once a page.
 *
 * Options: `--rounds 5 --pages 61 --page-ms 200`, `--against CHECKOUT` (another one, built, with node_modules; in turns).
 */
import { parseArgs } from 'node:util';
import { crawlClient } from './support/crawl-client.ts';
import { buildService, startBuiltService, startSlowShop } from './support/processes.ts';
import { told } from './support/side-by-side.ts';

const SCRIPTS = [
  { name: 'a script that may be kept', scriptMs: 0, cacheControl: 'max-age=600' },
  { name: 'one of 0.3 s that may be kept', scriptMs: 300, cacheControl: 'max-age=600' },
  { name: 'one of 0.3 s without a word on it', scriptMs: 300, cacheControl: '-' },
  { name: 'one of 0.3 s that may not be kept', scriptMs: 300, cacheControl: 'no-store' },
];

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: '5' },
      pages: { type: 'string', default: '61' },
      'page-ms': { type: 'string', default: '200' },
      against: { type: 'string' },
    },
  });
  const pages = Number(values.pages);
  await buildService();
  const roots = [undefined, ...(values.against === undefined ? [] : [values.against])];
  const services = await Promise.all(roots.map((root) => startBuiltService([], root)));
  const clients = services.map(({ ready }) => crawlClient(ready));
  console.log(
    `Node ${process.version}; a crawl of ${pages} pages of ${values['page-ms']} ms each, seconds, medians of ${values.rounds} with their range\n\n| every page loads | ${roots.map((root) => root ?? 'this').join(' | ')} |\n|---|${'---|'.repeat(roots.length)}`,
  );
  for (const { name, scriptMs, cacheControl } of SCRIPTS) {
    const took = roots.map((): number[] => []);
    // the first round starts Chromium
    for (let round = -1; round < Number(values.rounds); round += 1) {
      for (const [n, client] of clients.entries()) {
        const pageMs = Number(values['page-ms']);
        // another origin each time: nothing is known of it
        const site = await startSlowShop({ pages, pageMs, scriptMs, cacheControl });
        const plan = { origin: site.ready.origin, pages, concurrency: 50 };
        const rate = await client.crawl(plan, { everyMs: 50, onPoll: () => undefined });
        if (round >= 0) took[n]?.push(pages / rate);
        await site.stop();
      }
    }
    console.log(`| ${name} | ${took.map((of) => told(of, 1)).join(' | ')} |`);
  }
  await Promise.all(clients.map((client) => client.close()));
  await Promise.all(services.map((service) => service.stop()));
}
