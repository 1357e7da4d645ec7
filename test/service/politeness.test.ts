/** What a site sees of jobs: never more at once, never closer together than asked for. From its own log. */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startSearchHost, type SearchHost } from '../support/search-host.ts';
import { startService, type TestService } from '../support/service.ts';
import { type FixtureSite, startSite } from '../support/site.ts';
import { html } from '../support/site/answer.ts';

let service: TestService;
let site: FixtureSite;
let web: SearchHost;
/** Address of the one result of a search. */
let found = '';

beforeAll(async () => {
  web = await startSearchHost(() => found);
  [service, site] = await Promise.all([
    startService({
      flags: {
        'host-concurrency': '4',
        'search-order': 'searxng',
        'search-searxng-url': web.origin,
      },
    }),
    startSite(),
  ]);
});
afterAll(async () => {
  await service.stop();
  await Promise.all([site.close(), web.close()]);
});
afterEach(() => site.reset());

/** Timers and clocks of two loops agree to this, ms. */
const SLACK_MS = 60;

/** `count` pages at `/polite/NAME/N`, all named by the first. */
function pages(name: string, count: number): readonly string[] {
  const paths = Array.from({ length: count }, (_, n) => `/polite/${name}/${String(n)}`);
  const links = paths.map((path) => `<a href="${path}">${path}</a>`).join(' ');
  for (const path of paths) {
    site.files.set(path, html(`<title>${path}</title><p>Page ${path}</p>${links}`));
  }
  return paths.map((path) => `${site.origin}${path}`);
}

async function start(path: string, body: object): Promise<string> {
  const { json } = await service.ask('POST', path, body);
  return (json as { id: string }).id;
}

const crawl = (urls: readonly string[], options: object = {}): Promise<string> =>
  start('/v2/crawl', {
    url: urls[0],
    crawlEntireDomain: true,
    includePaths: [new URL(urls[0] ?? '').pathname.replace(/0$/, '')],
    sitemap: 'skip',
    ...options,
  });
const batch = (urls: readonly string[], options: object = {}): Promise<string> =>
  start('/v2/batch/scrape', { urls, ...options });

async function ended(...ids: readonly string[]): Promise<void> {
  const { store } = service.hearth.rooms().backend;
  for (const id of ids) {
    await vi.waitUntil(async () => (await store.findJob(id))?.status !== 'scraping', {
      timeout: 25_000,
      interval: 20,
    });
    expect((await store.findJob(id))?.status).toBe('completed');
  }
}

const asked = (name = ''): readonly { readonly url: string; readonly startedAt: number }[] =>
  site.requests.filter(({ url }) => url.startsWith(`/polite/${name}`));

function closest(times: readonly { readonly startedAt: number }[]): number {
  const gaps = times.slice(1).map(({ startedAt }, n) => startedAt - (times[n]?.startedAt ?? 0));
  return Math.min(...gaps);
}

it('never has more pages of a job under way than maxConcurrency', async () => {
  const urls = pages('most', 12);
  site.latencyMs = 40;
  await ended(await crawl(urls, { maxConcurrency: 3 }));
  expect(asked()).toHaveLength(12);
  expect(site.highWater()).toBe(3);
});

it('counts pages at several hosts together towards maxConcurrency', async () => {
  let [now, most] = [0, 0];
  for (let n = 0; n < 8; n += 1) {
    site.files.set(`/polite/hosts/${String(n)}`, async () => {
      now += 1;
      most = Math.max(most, now);
      await wait(40);
      now -= 1;
      return html(`<title>${String(n)}</title><p>Page ${String(n)}</p>`);
    });
  }
  const urls = Array.from({ length: 8 }, (_, n) => `/polite/hosts/${String(n)}`).flatMap((path) => [
    `${site.origin}${path}`,
    `http://localhost:${String(site.port)}${path}`,
  ]);
  await ended(await batch(urls, { maxConcurrency: 3 }));
  expect(asked()).toHaveLength(16);
  expect(most).toBe(3);
});

it('counts the second request of pages that need a browser towards maxConcurrency', async () => {
  let [now, most] = [0, 0];
  const busy = async (): Promise<void> => {
    now += 1;
    most = Math.max(most, now);
    await wait(60);
    now -= 1;
  };
  const shell =
    '<title>App</title><div id="root"></div><script>document.getElementById("root").textContent = "Written by a script. ".repeat(30)</script>';
  for (let n = 0; n < 6; n += 1) {
    site.files.set(`/polite/shell/${String(n)}`, async () => {
      await busy();
      return { type: 'text/html', body: shell };
    });
  }
  const paths = Array.from({ length: 6 }, (_, n) => `/polite/shell/${String(n)}`);
  const urls = paths.flatMap((path) => [
    `${site.origin}${path}`,
    `http://localhost:${String(site.port)}${path}`,
  ]);
  await ended(await batch(urls, { maxConcurrency: 2 }));
  expect(asked('shell').length).toBeGreaterThan(urls.length);
  expect(most).toBe(2);
});

it('never has more under way at a host than its limit, however many jobs are there', async () => {
  site.latencyMs = 40;
  const ids = await Promise.all(['a', 'b', 'c'].map((name) => batch(pages(name, 8))));
  await ended(...ids);
  expect(asked()).toHaveLength(24);
  expect(site.highWater()).toBeLessThanOrEqual(4);
  expect(site.highWater()).toBeGreaterThan(1);
});

it('gives two jobs at one host their turns, neither waiting for the other to end', async () => {
  site.latencyMs = 40;
  const ids = [await batch(pages('first', 60)), await batch(pages('second', 20))];
  await ended(...ids);
  const order = asked().map(({ url }) => (url.includes('/first/') ? 'first' : 'second'));
  expect(order.indexOf('second')).toBeLessThan(order.lastIndexOf('first'));
  const both = order.slice(order.indexOf('second'), order.lastIndexOf('second') + 1);
  expect(both.filter((name) => name === 'first').length).toBeGreaterThan(both.length / 4);
  expect(both.filter((name) => name === 'second').length).toBeGreaterThan(both.length / 4);
});

it('keeps the pause a crawl asks for, one page at a time', async () => {
  await ended(await crawl(pages('delay', 4), { delay: 0.6 }));
  expect(asked()).toHaveLength(4);
  expect(closest(asked())).toBeGreaterThan(600 - SLACK_MS);
  expect(site.highWater()).toBe(1);
});

it.each([
  ['a crawl', crawl],
  ['a batch, from its first page on', batch],
])('keeps the pause robots.txt asks for: %s', async (_, run) => {
  site.files.set('/robots.txt', {
    type: 'text/plain',
    body: 'User-agent: *\nCrawl-delay: 0.2\n',
  });
  // under a port of its own it is a host whose robots.txt nobody has read yet
  const urls = pages('robots', 5);
  const fresh = await startSite();
  for (const [path, answer] of site.files) fresh.files.set(path, answer);
  await ended(await run(urls.map((url) => url.replace(site.origin, fresh.origin))));
  const starts = fresh.requests.filter(({ url }) => url.startsWith('/polite/'));
  await fresh.close();
  expect(starts).toHaveLength(5);
  expect(closest(starts)).toBeGreaterThan(200 - SLACK_MS);
});

it.each(['crawl', 'map'])('keeps the pause at sitemaps and pages together: a %s', async (kind) => {
  const fresh = await startSite();
  const body = 'User-agent: *\nCrawl-delay: 0.3\n';
  fresh.files.set('/robots.txt', { type: 'text/plain', body });
  const links = [1, 2].map((n) => `<a href="/paced/${String(n)}">${String(n)}</a>`).join('');
  for (const path of ['/paced/', '/paced/1', '/paced/2']) {
    fresh.files.set(path, html(`<title>${path}</title>${links}`));
  }
  const index = ['a', 'b'].map((name) => `<sitemap><loc>/${name}.xml</loc></sitemap>`).join('');
  fresh.files.set('/sitemap.xml', { body: `<sitemapindex>${index}</sitemapindex>` });
  const url = `${fresh.origin}/paced/`;
  if (kind === 'crawl') await ended(await start('/v2/crawl', { url }));
  else expect((await service.ask('POST', '/v2/map', { url })).status).toBe(200);
  const starts = fresh.requests.filter((request) => request.url !== '/robots.txt');
  await fresh.close();
  expect(starts.map((request) => request.url)).toEqual(
    expect.arrayContaining(['/paced/1', '/paced/2', '/a.xml', '/b.xml']),
  );
  // A connection that opens slowly brings two starts together; it does not make the whole any faster.
  expect(closest(starts)).toBeGreaterThan(150);
  const wholeMs = (starts.at(-1)?.startedAt ?? 0) - (starts[0]?.startedAt ?? 0);
  expect(wholeMs).toBeGreaterThan((starts.length - 1) * 300 - SLACK_MS);
});

/** An HTTP date has whole seconds. */
const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1_000).toUTCString();

it.each([
  [429, 'in seconds', () => '2'],
  [503, 'as a date', () => inSeconds(3)],
])(
  'leaves a host alone as long as its %i says %s, then gets the page',
  async (status, _how, retryAfter) => {
    const urls = pages(`busy-${String(status)}`, 6);
    let refusedAt = 0;
    const path = new URL(urls[2] ?? '').pathname;
    const answer = site.files.get(path);
    site.files.set(path, () => {
      if (refusedAt > 0 && answer !== undefined && typeof answer !== 'function') return answer;
      refusedAt = performance.now();
      return { status, headers: { 'retry-after': retryAfter() }, body: 'later' };
    });
    const id = await batch(urls, { maxConcurrency: 1 });
    await ended(id);
    const after = asked().find(({ startedAt }) => startedAt > refusedAt);
    expect((after?.startedAt ?? 0) - refusedAt).toBeGreaterThan(2_000 - SLACK_MS);
    const { json } = await service.ask('GET', `/v2/batch/scrape/${id}`);
    expect(json).toMatchObject({ completed: 6, total: 6 });
  },
);

it('stays away longer each time a host refuses without saying how long, and gives the page up at last', async () => {
  const [url = ''] = pages('never', 1);
  site.files.set(new URL(url).pathname, { status: 503, body: 'no' });
  const id = await batch([url]);
  await ended(id);
  const [first, second, third, ...more] = asked().map(({ startedAt }) => startedAt);
  expect(more).toEqual([]);
  const [shorter, longer] = [(second ?? 0) - (first ?? 0), (third ?? 0) - (second ?? 0)];
  expect(shorter).toBeGreaterThan(1_000 - SLACK_MS);
  expect(longer).toBeGreaterThan(2_000 - SLACK_MS);
});

it('map, scrape, search, extract, batch and crawl of one host at once keep its pause together', async () => {
  const fresh = await startSite();
  const body = 'User-agent: *\nCrawl-delay: 0.4\n';
  fresh.files.set('/robots.txt', { type: 'text/plain', body });
  const links = [1, 2].map((n) => `<a href="/all/${String(n)}">${String(n)}</a>`).join('');
  for (const path of ['/all/', '/all/1', '/all/2', '/all/found', '/all/one']) {
    fresh.files.set(path, html(`<title>${path}</title><p>Page ${path}</p>${links}`));
  }
  found = `${fresh.origin}/all/found`;
  const url = `${fresh.origin}/all/`;
  const one = `${fresh.origin}/all/one`;
  const schema = { type: 'object', properties: { title: { type: 'string' } } };
  const scrapeOptions = { formats: ['markdown'], maxAge: 0 };
  const jobs = Promise.all([
    crawl([url], { includePaths: [], limit: 3, scrapeOptions }),
    batch([one, `${fresh.origin}/all/1`], { maxAge: 0 }),
  ]);
  const answers = await Promise.all([
    service.ask('POST', '/v2/map', { url, sitemap: 'skip' }),
    service.ask('POST', '/v2/scrape', { url: one, maxAge: 0 }),
    service.ask('POST', '/v2/search', { query: 'page', scrapeOptions }),
    service.ask('POST', '/v2/extract', { urls: [`${fresh.origin}/all/2`], schema }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  await ended(...(await jobs));
  const starts = fresh.requests.filter((request) => request.url.startsWith('/all/'));
  await fresh.close();
  expect(starts.length).toBeGreaterThanOrEqual(9);
  expect(closest(starts)).toBeGreaterThan(400 - SLACK_MS);
  expect(fresh.highWater()).toBe(1);
}, 40_000);

it('one scrape of a host that nobody asks does not wait, whatever pause its robots.txt asks for', async () => {
  const fresh = await startSite();
  const body = 'User-agent: *\nCrawl-delay: 30\n';
  fresh.files.set('/robots.txt', { type: 'text/plain', body });
  fresh.files.set('/alone', html('<title>Alone</title><p>Page</p>'));
  const { status } = await service.ask('POST', '/v2/scrape', {
    url: `${fresh.origin}/alone`,
    timeout: 20_000,
  });
  await fresh.close();
  expect(status).toBe(200);
});

it('scrapes of one host at once are no more than its limit', async () => {
  const urls = pages('scraped', 12);
  site.latencyMs = 40;
  await Promise.all(urls.map((url) => service.ask('POST', '/v2/scrape', { url, maxAge: 0 })));
  expect(asked('scraped')).toHaveLength(12);
  expect(site.highWater()).toBe(4);
});

it('a crawl of a host that asked another job to wait says until when', async () => {
  const [busy = '', calm = ''] = pages('resting', 2);
  site.files.set('/polite/resting/0', {
    ...html('<h1>Too many requests</h1>', 429),
    headers: { 'retry-after': '600' },
  });
  const started: string[] = [];
  const waitOf = async (): Promise<unknown> => {
    const answer = await fetch(`${service.address}/console/jobs/${started.at(-1) ?? ''}`, {
      headers: { authorization: `Bearer ${service.hearth.sessionToken}` },
    });
    return ((await answer.json()) as { waiting?: unknown }).waiting;
  };
  for (const url of [busy, calm]) {
    started.push(await start('/v2/crawl', { url, limit: 1, sitemap: 'skip' }));
    await vi.waitUntil(async () => (await waitOf()) !== undefined, { timeout: 10_000 });
    expect(await waitOf()).toMatchObject({ kind: 'pacing', untilAt: expect.any(Number) as number });
  }
  for (const id of started) await service.ask('DELETE', `/v2/crawl/${id}`);
});
