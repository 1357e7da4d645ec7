/**
 * Large things, one at a time, by the built service without a browser: a page of 10 MB, a PDF of 1,000 pages, sitemaps of
 * 1,000,000 addresses. Of each: the time (median of the rounds), what the service held most above what it held before
 * (resident memory, read from /proc 20 times a second; Linux only), and whether the end of the thing is in the answer.
 * A smaller one of its kind stands beside it, so that the growth shows.
 *
 * Options: `--only page,pdf,sitemap`, `--rounds 3`. A crawl of 1,000,000 pages: `memory --pages 1000000 --kb 4`.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { makePdf } from '../test/support/documents/pdf.ts';
import { startSite, type FixtureSite } from '../test/support/site.ts';
import { median, residentMb } from './support/crawl-client.ts';
import { buildService, startBuiltService, type ServiceReady } from './support/processes.ts';

interface Large {
  readonly what: string;
  readonly kind: 'page' | 'pdf' | 'sitemap';
  readonly call: 'scrape' | 'map';
  /** Puts it there; gives the body of the call and what the answer must hold: its end, as far as a map goes. */
  readonly prepare: (site: FixtureSite) => { readonly body: object; readonly end: string };
}

const LAST = 'This is the very last sentence of it all.';
const ADDRESSES_A_FILE = 50_000;
/** The most that a map answers. */
const MOST_OF_A_MAP = 100_000;
const LOOK_MS = 50;
const SETTLED_MS = 6_000;

const THINGS: readonly Large[] = [
  page(1),
  page(10),
  pdf(100),
  pdf(1_000),
  sitemaps(100_000),
  sitemaps(1_000_000),
];

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', default: 'page,pdf,sitemap' },
      rounds: { type: 'string', default: '3' },
    },
  });
  const only = values.only.split(',');
  await buildService();
  console.log(
    `Large things by the built service, medians of ${values.rounds}, Node ${process.version}\n`,
  );
  console.log(
    '| what | seconds | answer, MB | memory above before, MB: most, afterwards | its end is there |',
  );
  console.log('|---|---|---|---|---|');
  for (const thing of THINGS.filter(({ kind }) => only.includes(kind))) {
    await measure(thing, Number(values.rounds));
  }
}

async function measure({ what, call, prepare }: Large, rounds: number): Promise<void> {
  const site = await startSite();
  const service = await startBuiltService();
  try {
    const { body, end } = prepare(site);
    // V8 gives back what the start took
    await sleep(SETTLED_MS);
    const before = residentMb(service.pid);
    let most = before;
    const looking = setInterval(() => {
      most = Math.max(most, residentMb(service.pid));
    }, LOOK_MS);
    const seconds: number[] = [];
    let text = '';
    for (let round = 0; round < rounds; round += 1) {
      const from = performance.now();
      text = await ask(service.ready, call, body);
      seconds.push((performance.now() - from) / 1_000);
    }
    clearInterval(looking);
    await sleep(SETTLED_MS);
    const after = residentMb(service.pid) - before;
    const cells = [
      what,
      median(seconds).toFixed(2),
      (text.length / 1e6).toFixed(1),
      `${(most - before).toFixed(0)}, ${after.toFixed(0)}`,
      text.includes(end) ? 'yes' : `no: ${text.slice(0, 200)}`,
    ];
    console.log(`| ${cells.join(' | ')} |`);
  } finally {
    await service.stop();
    await site.close();
  }
}

async function ask({ address, key }: ServiceReady, call: string, body: object): Promise<string> {
  const response = await fetch(`${address}/v2/${call}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.text();
}

function page(megabytes: number): Large {
  return {
    what: `scrape of a page of ${megabytes} MB`,
    kind: 'page',
    call: 'scrape',
    prepare(site) {
      const parts: string[] = [];
      for (let bytes = 0, n = 0; bytes < megabytes * 1e6; n += 1) {
        const heading = n % 12 === 0 ? `<h2>Part ${n}</h2>` : '';
        const words = `The ${n}th lamp was lit by hand, and ${n * 7} people saw it from the quay that evening. `;
        const part = `${heading}<p>${words.repeat(3)}<a href="/lamp/${n}">Lamp ${n}</a></p>\n`;
        parts.push(part);
        bytes += part.length;
      }
      site.files.set('/large', {
        type: 'text/html',
        body: `<!doctype html><title>Large</title><main><article><h1>All lamps</h1>${parts.join('')}<p>${LAST}</p></article></main>`,
      });
      return { body: uncached(`${site.origin}/large`), end: LAST };
    },
  };
}

function pdf(pages: number): Large {
  return {
    what: `scrape of a PDF of ${pages} pages`,
    kind: 'pdf',
    call: 'scrape',
    prepare(site) {
      const bytes = makePdf({
        pages: Array.from({ length: pages }, (_, page) =>
          Array.from({ length: 40 }, (_line, line) => ({
            text:
              page === pages - 1 && line === 39
                ? LAST
                : `Page ${page + 1}, line ${line + 1}: the lamp was lit by hand and seen from the quay.`,
            x: 60,
            y: 790 - line * 18,
          })),
        ),
      });
      site.files.set('/large.pdf', { type: 'application/pdf', body: Buffer.from(bytes) });
      return { body: uncached(`${site.origin}/large.pdf`), end: LAST };
    },
  };
}

function sitemaps(addresses: number): Large {
  const files = addresses / ADDRESSES_A_FILE;
  return {
    what: `map of ${files} sitemaps with ${addresses.toLocaleString('en')} addresses (the first ${MOST_OF_A_MAP.toLocaleString('en')} are answered)`,
    kind: 'sitemap',
    call: 'map',
    prepare(site) {
      const names = Array.from({ length: files }, (_, n) => `${site.origin}/large/${n}.xml`);
      site.files.set('/sitemap.xml', xml('sitemapindex', 'sitemap', names));
      for (let n = 0; n < files; n += 1) {
        const urls = Array.from(
          { length: ADDRESSES_A_FILE },
          (_, at) => `${site.origin}/section-${n}/a-page-with-a-name-${at}`,
        );
        site.files.set(`/large/${n}.xml`, xml('urlset', 'url', urls));
      }
      return {
        body: { url: `${site.origin}/`, sitemap: 'only', limit: MOST_OF_A_MAP },
        end: `/section-1/a-page-with-a-name-${ADDRESSES_A_FILE - 2}"`,
      };
    },
  };
}

const uncached = (url: string): object => ({ url, maxAge: 0, storeInCache: false });

function xml(root: string, item: string, urls: readonly string[]): { type: string; body: string } {
  const items = urls.map((url) => `<${item}><loc>${url}</loc></${item}>`).join('\n');
  return {
    type: 'application/xml',
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items}\n</${root}>\n`,
  };
}
