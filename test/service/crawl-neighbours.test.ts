/** Crawls of two accounts at one site: pauses of one are not the other's, and what the site asks for is shared fairly. */
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startService, type TestClient, type TestService } from '../support/service.ts';
import { type FixtureSite, startSite } from '../support/site.ts';
import { html } from '../support/site/answer.ts';

let service: TestService;
let neighbour: TestClient;
let site: FixtureSite;

beforeAll(async () => {
  service = await startService();
  neighbour = await service.neighbour();
});
afterAll(() => service.stop());
afterEach(() => site.close());

/** Pages `/NAME/0` to `/NAME/COUNT-1` that all name each other, on a site nobody has asked yet. */
async function aSite(names: Readonly<Record<string, number>>, robots = ''): Promise<void> {
  site = await startSite();
  site.files.set('/robots.txt', { type: 'text/plain', body: robots });
  for (const [name, count] of Object.entries(names)) {
    const paths = Array.from({ length: count }, (_, n) => `/${name}/${String(n)}`);
    const links = paths.map((path) => `<a href="${path}">${path}</a>`).join(' ');
    for (const path of paths) {
      site.files.set(path, html(`<title>${path}</title><p>Page ${path}</p>${links}`));
    }
  }
}

async function crawl(client: TestClient, name: string, options: object = {}): Promise<string> {
  const { json } = await client.ask('POST', '/v2/crawl', {
    url: `${site.origin}/${name}/0`,
    crawlEntireDomain: true,
    includePaths: [`^/${name}/`],
    ...options,
  });
  return (json as { readonly id: string }).id;
}
async function ended(id: string): Promise<void> {
  const { store } = service.hearth.rooms().backend;
  await vi.waitUntil(async () => (await store.findJob(id))?.status === 'completed', {
    timeout: 20_000,
    interval: 20,
  });
}
/** Starts at the site but for robots.txt, in order. */
const asked = (pattern = /./): readonly { readonly url: string; readonly startedAt: number }[] =>
  site.requests.filter(({ url }) => url !== '/robots.txt' && pattern.test(url));

it('the delay of a crawl holds up no crawl but itself', async () => {
  await aSite({ slow: 6, quick: 6 });
  const slow = await crawl(neighbour, 'slow', { delay: 30, sitemap: 'skip' });
  await vi.waitUntil(() => asked(/slow/).length > 0, { timeout: 20_000 });
  await ended(await crawl(service, 'quick', { sitemap: 'skip' }));
  expect(asked(/quick/)).toHaveLength(6);
  expect(asked(/slow/)).toHaveLength(1);
  await neighbour.ask('DELETE', `/v2/crawl/${slow}`);
});

it('the delay of a crawl is not kept between looks for sitemaps', async () => {
  await aSite({ page: 3 });
  await ended(await crawl(service, 'page', { delay: 2, limit: 3 }));
  const [first, second, third] = asked(/page/).map(({ startedAt }) => startedAt);
  expect(asked(/sitemap/).length).toBeGreaterThan(4);
  // eight looks two seconds apart would be sixteen
  expect((second ?? Infinity) - (first ?? 0)).toBeLessThan(10_000);
  expect((third ?? 0) - (second ?? 0)).toBeGreaterThan(1_900);
});

it('under a pause that the site asks for a page comes first, and one look for a sitemap', async () => {
  await aSite({ page: 4 }, 'User-agent: *\nCrawl-delay: 0.4\n');
  await ended(await crawl(service, 'page'));
  const order = asked().map(({ url }) => url);
  expect(order.slice(0, 2)).toEqual(['/page/0', expect.stringContaining('/page/')]);
  expect(order.filter((url) => url.includes('sitemap'))).toEqual(['/sitemap.xml']);
  const starts = asked().map(({ startedAt }) => startedAt);
  const wholeMs = (starts.at(-1) ?? 0) - (starts[0] ?? 0);
  // what is measured is when they came, not when they were sent
  expect(wholeMs).toBeGreaterThan(3 * 400);
});

it('a named sitemap is all that is looked for', async () => {
  await aSite({ page: 2 });
  const named = `${site.origin}/here.xml`;
  const body = `User-agent: *\nCrawl-delay: 0.2\nSitemap: ${named}\n`;
  site.files.set('/robots.txt', { type: 'text/plain', body });
  site.files.set('/here.xml', { body: `<urlset><url><loc>/page/extra</loc></url></urlset>` });
  site.files.set('/page/extra', html('<title>Extra</title><p>Only the sitemap names it</p>'));
  await ended(await crawl(service, 'page'));
  expect(asked(/xml/).map(({ url }) => url)).toEqual(['/here.xml']);
  expect(asked(/extra/)).toHaveLength(1);
});

it('accounts take turns at a site that asks for pauses, however many crawls one of them has', async () => {
  await aSite({ a: 9, b: 9, c: 9, mine: 6 }, 'User-agent: *\nCrawl-delay: 0.15\n');
  const theirs = await Promise.all(
    ['a', 'b', 'c'].map((name) => crawl(neighbour, name, { sitemap: 'skip' })),
  );
  await vi.waitUntil(() => asked().length >= 6, { timeout: 20_000 });
  await ended(await crawl(service, 'mine', { sitemap: 'skip' }));
  const order = asked().map(({ url }) => url.startsWith('/mine/'));
  const between = order.slice(order.indexOf(true), order.lastIndexOf(true) + 1);
  // in turns: one of theirs for each of mine; by crawls it would be three
  expect(between.filter((isMine) => !isMine).length).toBeLessThanOrEqual(8);
  for (const id of theirs) await neighbour.ask('DELETE', `/v2/crawl/${id}`);
});
