/**
 * How Hearth does with the shapes: first visits, each to a site of its own, and crawls of one address pattern.
 *
 * Asks a running service over HTTP with default options, as any client does, and reads from the sites' own logs
 * which pages a browser had. Knows nothing of how Hearth decides.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { TestService } from '../service.ts';
import { plain } from './compare.ts';
import { inParallel } from './in-parallel.ts';
import { serveShape, serveSite, type Browserhood, type RenderingSite } from './serve.ts';
import type { MadePage, Shape } from './shape.ts';

const SCRAPES_AT_ONCE = 3;
/** Pages of a pattern after which Hearth is expected to know it. */
const LEARNING_PAGES = 10;
const CRAWL_LIMIT_MS = 600_000;

export interface FirstVisit {
  readonly shape: Shape;
  readonly seed: number;
  readonly wasRendered: boolean;
  /** Expected texts and links that did not come. */
  readonly missing: readonly string[];
}

export interface CrawledShape {
  readonly shape: Shape;
  /** Pages without an expected text; a page that is no document counts. */
  readonly incomplete: number;
  readonly pages: number;
  /** Of the pages after the first ten: how many, and how many of them a browser had. */
  readonly later: number;
  readonly laterRendered: number;
}

interface ReadPage {
  readonly markdown?: string;
  readonly links?: readonly string[];
  readonly metadata: { readonly sourceURL: string };
}

/**
 * Learns by which user agent the service's browser is known: from a page it is told to wait on. `undefined`
 * when the plain client claims the same.
 */
export async function learnBrowser(service: TestService, shape: Shape): Promise<Browserhood> {
  const agentsOf = async (body: object): Promise<readonly string[]> => {
    const site = await serveShape(shape, 1);
    const page = onlyPage(site);
    await service.ask('POST', '/v2/scrape', { url: site.origin + page.path, ...body });
    await site.close();
    return site.requests
      .filter(({ path }) => path === page.path)
      .map((request) => request.userAgent);
  };
  const [client] = await agentsOf({ fastMode: true });
  const browser = (await agentsOf({ waitFor: 100 })).at(-1);
  return { userAgent: browser === client ? undefined : browser };
}

/** Every shape with every seed, as the first page of its site; `extra` goes into each request. */
export function visitAll(
  service: TestService,
  browser: Browserhood,
  shapes: readonly Shape[],
  seeds: readonly number[],
  extra: object,
): Promise<readonly FirstVisit[]> {
  const visits = shapes.flatMap((shape) => seeds.map((seed) => ({ shape, seed })));
  return inParallel(visits, SCRAPES_AT_ONCE, async ({ shape, seed }) => {
    const site = await serveShape(shape, seed);
    const page = onlyPage(site);
    try {
      const { json } = await service.ask('POST', '/v2/scrape', {
        url: site.origin + page.path,
        formats: ['markdown', 'links'],
        ...extra,
      });
      const { data, error } = json as { readonly data?: ReadPage; readonly error?: string };
      const missing =
        data === undefined ? [`no document: ${error ?? ''}`] : missingOf(page, data, site.origin);
      return { shape, seed, missing, wasRendered: site.wasRendered(page, browser) };
    } finally {
      await site.close();
    }
  });
}

/** A crawl of `count` pages made from one shape, links on one index page; `extra` are scrape options. */
export async function crawlShape(
  service: TestService,
  browser: Browserhood,
  shape: Shape,
  { count, extra }: { readonly count: number; readonly extra: object },
): Promise<CrawledShape> {
  const site = await serveSite(shape, count);
  try {
    const documents = await crawl(service, site.origin, count + 1, extra);
    const byPath = new Map(documents.map((one) => [new URL(one.metadata.sourceURL).pathname, one]));
    const incomplete = site.pages.filter((page) => {
      const found = byPath.get(page.path);
      return found === undefined || missingTexts(page, found).length > 0;
    });
    const later = site.visited().slice(LEARNING_PAGES);
    return {
      shape,
      pages: site.pages.length,
      incomplete: incomplete.length,
      later: later.length,
      laterRendered: later.filter((page) => site.wasRendered(page, browser)).length,
    };
  } finally {
    await site.close();
  }
}

async function crawl(
  service: TestService,
  origin: string,
  limit: number,
  scrapeOptions: object,
): Promise<readonly ReadPage[]> {
  const started = await service.ask('POST', '/v2/crawl', {
    url: `${origin}/`,
    limit,
    maxDiscoveryDepth: 1,
    sitemap: 'skip',
    scrapeOptions,
  });
  const { id } = started.json as { readonly id: string };
  const end = performance.now() + CRAWL_LIMIT_MS;
  for (;;) {
    const { json } = await service.ask('GET', `/v2/crawl/${id}?limit=1000`);
    const { status, data } = json as { readonly status: string; readonly data: ReadPage[] };
    if (status !== 'scraping') return data;
    if (performance.now() > end) throw new Error(`The crawl of ${origin} does not end`);
    await wait(200);
  }
}

function missingOf(page: MadePage, document: ReadPage, origin: string): readonly string[] {
  const links = new Set(document.links);
  return [
    ...missingTexts(page, document),
    ...(page.expectsLinks ?? []).filter((path) => !links.has(origin + path)),
  ];
}

function missingTexts(page: MadePage, { markdown = '' }: ReadPage): readonly string[] {
  const text = plain(markdown);
  return page.expects.filter((one) => !text.includes(plain(one)));
}

function onlyPage(site: RenderingSite): MadePage {
  const [page] = site.pages;
  if (page === undefined) throw new Error('The site has no page');
  return page;
}
