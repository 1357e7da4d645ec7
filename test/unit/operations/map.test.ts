import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../../src/main/service/domain/account.ts';
import type { MapCommand } from '../../../src/main/service/domain/command.ts';
import { HearthError } from '../../../src/main/service/domain/errors.ts';
import { PAGE_IDENTITY, urlKey } from '../../../src/main/service/domain/url-key.ts';
import { createHttpEngine } from '../../../src/main/service/engines/http/http-engine.ts';
import {
  createAbsentPlaces,
  type AbsentPlaces,
} from '../../../src/main/service/net/absent-places.ts';
import { createNet } from '../../../src/main/service/net/net.ts';
import { createRobots } from '../../../src/main/service/net/robots.ts';
import { createMap } from '../../../src/main/service/operations/map.ts';
import { createHostPacer } from '../../../src/main/service/operations/host-pacer.ts';
import type { CallContext } from '../../../src/main/service/operations/job-life.ts';
import { createSlots } from '../../../src/main/service/operations/slots.ts';
import type { Backend } from '../../../src/main/service/ports/backend.ts';
import type { Engine } from '../../../src/main/service/ports/engine.ts';
import { openSqliteBackend } from '../../../src/main/service/store/sqlite/backend.ts';
import { inlinePipeline as pipeline } from '../../support/pipeline/inline.ts';
import { aJobLife } from '../../support/job-life.ts';
import { startSite } from '../../support/site.ts';
import type { FixtureSite } from '../../support/site.ts';
import { bookListPath, bookPath, BOOK_LISTS, BOOKS } from '../../support/site/crawl-routes.ts';
import { anAccount, silentLog } from '../../support/store-builders.ts';

const clock = { now: () => Date.now() };

const page = (...links: readonly string[]) => ({
  type: 'text/html',
  body: `<!doctype html><title>T</title><main><p>${'A page with words of its own. '.repeat(20)}</p>${links.map((href) => `<a href="${href}">${href}</a>`).join(' ')}</main>`,
});

describe('map', () => {
  const net = createNet({ allowPrivateNetwork: true, ownPorts: () => new Set(), clock });
  const http = createHttpEngine({ net, clock });
  let site: FixtureSite;
  let absentPlaces: AbsentPlaces;
  let backend: Backend;
  let caller: Caller;

  beforeAll(async () => {
    site = await startSite();
  });
  beforeEach(async () => {
    site.reset();
    absentPlaces = createAbsentPlaces(clock);
    backend = await openSqliteBackend({ path: ':memory:', clock, log: silentLog });
    const account = anAccount();
    await backend.store.createAccount(account);
    caller = { account, apiVersion: 'v2' };
  });
  afterEach(() => backend.close());
  afterAll(async () => {
    await net.close();
    await site.close();
  });

  const noBrowser: Engine = {
    name: 'browser',
    capabilities: new Set(),
    capture: () => Promise.reject(new HearthError('BROWSER_UNAVAILABLE', 'There is no browser.')),
    stats: () => ({ active: 0, contexts: 0 }),
    close: () => Promise.resolve(),
  };

  /** A browser that answers every page with this HTML. */
  const aBrowser = (html: string): Engine => ({
    ...noBrowser,
    capture: async (request, context) => {
      const outcome = await http.capture(request, context);
      if (outcome.kind !== 'snapshot') return outcome;
      return { kind: 'snapshot', snapshot: { ...outcome.snapshot, html, engine: 'browser' } };
    },
  });

  const map = async (
    path: string,
    some: Partial<MapCommand> = {},
    context: Partial<CallContext> = {},
    browser: Engine = noBrowser,
  ) => {
    const url = path.startsWith('http') ? path : site.origin + path;
    const slots = createSlots({ ...backend, clock, log: silentLog, workerId: 'test' });
    const operation = createMap({
      life: aJobLife(backend, clock, slots),
      slots,
      net,
      http,
      browser,
      pipeline,
      robots: createRobots({ net, clock }),
      absentPlaces,
      pacer: createHostPacer(clock),
      hostConcurrency: 8,
      clock,
      log: silentLog,
      respectRobots: true,
      maxBodyBytes: 5_000_000,
    });
    const found = await operation(
      {
        url,
        typedUrl: url,
        sitemap: 'include',
        includeSubdomains: true,
        ignoreQueryParameters: true,
        filterByPath: true,
        limit: 5_000,
        headers: {},
        ignoreCache: false,
        location: { languages: [] },
        origin: 'api',
        ...some,
      },
      { caller, signal: new AbortController().signal, body: { url }, ...context },
    );
    return { ...found, links: found.links.all() };
  };
  const paths = (links: readonly { readonly url: string }[]) =>
    links.map(({ url }) => url.slice(site.origin.length));
  /** Pages that exist and lead nowhere. */
  const serve = (...names: readonly string[]) => {
    for (const name of names) site.files.set(name, page());
  };
  const urlset = (...urls: readonly string[]) => ({
    type: 'application/xml',
    body: `<urlset>${urls.map((url) => `<url><loc>${site.origin}${url}</loc></url>`).join('')}</urlset>`,
  });

  it('finds every book and every list page of a shop without a sitemap, reading few pages', async () => {
    const { links, creditsUsed } = await map('/shop/');
    const found = new Set(links.map(({ url }) => urlKey(url, PAGE_IDENTITY)));
    const wanted = [
      ...Array.from({ length: BOOKS }, (_, n) => bookPath(n + 1)),
      ...Array.from({ length: BOOK_LISTS }, (_, n) => bookListPath(n + 1)),
    ];
    const missing = wanted.filter((path) => !found.has(urlKey(site.origin + path, PAGE_IDENTITY)));
    expect(missing).toEqual([]);
    expect(links).toHaveLength(BOOKS + BOOK_LISTS);
    expect(site.requests.length).toBeLessThan(150);
    expect(creditsUsed).toBe(1);
  });

  it('finds every page of a tree', async () => {
    expect((await map('/site/500/')).links).toHaveLength(500);
  });

  const pagesAsked = () =>
    site.requests.filter(({ url }) => !/robots|sitemap/.test(url)).map(({ url }) => url);
  const treePage = (n: number) => (n === 0 ? '/site/500/' : `/site/500/p/${String(n)}`);
  const tree = (count: number) => Array.from({ length: count }, (_, n) => treePage(n));

  it('reads a few pages of a site whose sitemap names all, and says what may be unseen', async () => {
    site.files.set('/site/500/sitemap.xml', urlset(...tree(500)));
    const { links, coverage } = await map('/site/500/');
    expect(links).toHaveLength(500);
    expect(pagesAsked().length).toBeLessThanOrEqual(12);
    expect(coverage).toEqual({ pagesRead: pagesAsked().length, unseenAtMost: expect.any(Number) });
    expect(coverage.unseenAtMost).toBeGreaterThan(0);
    expect(coverage.unseenAtMost).toBeLessThan(50);
  });

  it.each<[string, readonly string[]]>([
    ['every other page', tree(500).filter((_, n) => n % 2 === 0)],
    ['what lies deep', tree(111)],
    ['what was made last', tree(250)],
    ['what was made first', tree(500).slice(250)],
    ['this and that', tree(500).filter((_, n) => (n * 7_919) % 13 < 6)],
  ])('finds what an incomplete sitemap lacks: %s', async (_, listed) => {
    site.files.set('/site/500/sitemap.xml', urlset(...listed));
    expect((await map('/site/500/')).links).toHaveLength(500);
  });

  it('finds the books and list pages of a shop whose sitemap names every other book', async () => {
    const books = Array.from({ length: BOOKS }, (_, n) => bookPath(n + 1));
    site.files.set('/shop/sitemap.xml', urlset(...books.filter((_, n) => n % 2 === 0)));
    expect((await map('/shop/')).links).toHaveLength(BOOKS + BOOK_LISTS);
  });

  it('finds what only pages name that only the sitemap names', async () => {
    const listed = Array.from({ length: 120 }, (_, n) => `/flat/listed/${String(n)}`);
    const hidden = listed.map((path) => path.replace('listed', 'hidden'));
    site.files.set('/flat/', page());
    for (const [n, path] of listed.entries()) site.files.set(path, page(hidden[n] ?? ''));
    serve(...hidden);
    site.files.set('/flat/sitemap.xml', urlset(...listed));
    expect((await map('/flat/')).links).toHaveLength(241);
  });

  it('a few pages that no sitemap names are no reason to read all others', async () => {
    const listed = Array.from({ length: 200 }, (_, n) => `/some/${String(n)}`);
    site.files.set('/sitemap.xml', urlset(...listed));
    const named = [...listed.slice(0, 30), '/some/login', '/some/cart'];
    site.files.set('/some/', page(...named));
    for (const [n, path] of listed.entries()) {
      site.files.set(path, page(...named, listed[(n * 7) % 200] ?? ''));
    }
    serve('/some/login', '/some/cart');
    const { links } = await map('/some/');
    expect(links).toHaveLength(203);
    expect(pagesAsked().length).toBeLessThan(20);
  });

  it('does not wait for a sitemap that does not come', async () => {
    site.files.set('/tree.xml', () => 'taken');
    site.files.set('/robots.txt', { type: 'text/plain', body: 'Sitemap: /tree.xml' });
    site.files.set('/a/', page('/a/1'));
    serve('/a/1');
    const mapping = map('/a/', { timeoutMs: 8_000 });
    await expect.poll(pagesAsked, { timeout: 5_000 }).toContain('/a/1');
    expect(paths((await mapping).links)).toContain('/a/1');
  });

  it('joins sitemap and links, says how each was found, and charges one credit', async () => {
    site.files.set('/', page('/a', '/b/', '/a#part'));
    serve('/a', '/b/', '/c');
    site.files.set('/sitemap.xml', urlset('/a', '/c', '/'));
    const { id, links } = await map('/');
    expect(paths(links).sort()).toEqual(['', '/a', '/b', '/c']);
    expect(links.find(({ url }) => url.endsWith('/c'))).toMatchObject({
      foundBy: 'sitemap',
      foundOn: `${site.origin}/sitemap.xml`,
    });
    expect(links.find(({ url }) => url.endsWith('/b'))).toMatchObject({
      foundBy: 'link',
      foundOn: `${site.origin}/`,
    });
    expect(links[0]).toMatchObject({ url: site.origin, foundBy: 'start', title: 'T' });
    const job = await backend.store.findJob(id);
    expect(job).toMatchObject({ kind: 'map', status: 'completed', result: { links } });
    expect(await backend.store.balance(caller.account.id, clock.now())).toMatchObject({ used: 1 });
  });

  it('reads sitemaps only, or not at all, when told', async () => {
    site.files.set('/', page('/linked'));
    serve('/linked', '/listed');
    site.files.set('/sitemap.xml', urlset('/listed'));
    expect(paths((await map('/', { sitemap: 'only' })).links)).toEqual(['', '/listed']);
    expect(site.requests.some(({ url }) => url === '/')).toBe(false);
    expect(paths((await map('/', { sitemap: 'skip' })).links)).toEqual(['', '/linked']);
  });

  it('looks for a sitemap once in a while, and at once when told to ignore what it remembers', async () => {
    site.files.set('/', page('/a'));
    serve('/a', '/b');
    const asked = () => site.requests.filter(({ url }) => url.includes('sitemap')).length;
    await map('/');
    const first = asked();
    expect(first).toBeGreaterThan(5);
    await map('/');
    expect(asked()).toBe(first);
    site.files.set('/sitemap.xml', urlset('/b'));
    expect(paths((await map('/')).links)).not.toContain('/b');
    expect(paths((await map('/', { ignoreCache: true })).links)).toContain('/b');
  });

  it('uses the sitemaps robots.txt names', async () => {
    site.files.set('/robots.txt', { type: 'text/plain', body: 'Sitemap: /here.xml' });
    site.files.set('/here.xml', urlset('/listed'));
    site.files.set('/', page());
    serve('/listed');
    expect(paths((await map('/')).links)).toEqual(['', '/listed']);
  });

  it('stays below the path, unless told not to', async () => {
    site.files.set('/docs', page('/docs/a', '/blog'));
    serve('/docs/a', '/blog');
    expect(paths((await map('/docs')).links)).toEqual(['/docs', '/docs/a']);
    expect(paths((await map('/docs', { filterByPath: false })).links)).toContain('/blog');
  });

  it('keeps queries apart when asked, and follows list pages that differ only there', async () => {
    site.files.set('/list', ({ url }) => {
      const n = Number(url.searchParams.get('page') ?? '1');
      return page(
        `/list/item-${n.toString()}`,
        ...(n < 30 ? [`/list?page=${(n + 1).toString()}`] : []),
      );
    });
    serve(...Array.from({ length: 30 }, (_, n) => `/list/item-${(n + 1).toString()}`));
    const folded = await map('/list');
    expect(folded.links).toHaveLength(31);
    const apart = await map('/list', { ignoreQueryParameters: false });
    expect(apart.links).toHaveLength(60);
  });

  it('ranks by the words searched for', async () => {
    site.files.set('/', page('/about', '/shoes/red-boots', '/pricing', '/boots'));
    serve('/about', '/shoes/red-boots', '/pricing', '/boots');
    const { links } = await map('/', { search: 'red boots' });
    expect(paths(links).slice(0, 2)).toEqual(['/shoes/red-boots', '/boots']);
    expect(links).toHaveLength(5);
  });

  it('ranks all that is found before it cuts to the limit', async () => {
    const names = Array.from({ length: 40 }, (_, n) => `/a/${n.toString()}`);
    site.files.set('/', page(...names, '/red-boots'));
    serve(...names, '/red-boots');
    const { links } = await map('/', { search: 'red boots', limit: 2 });
    expect(links).toHaveLength(2);
    expect(paths(links)[0]).toBe('/red-boots');
  });

  it('stops at the limit', async () => {
    expect((await map('/shop/', { limit: 100 })).links).toHaveLength(100);
  });

  it('leaves out pages that do not exist and files that are none', async () => {
    site.files.set(
      '/',
      page('/there', '/gone', '/logo.png', 'mailto:me@example.com', '/paper.pdf'),
    );
    site.files.set('/there', page());
    expect(paths((await map('/')).links)).toEqual(['', '/there', '/paper.pdf']);
  });

  it.each(['/calendar/', '/facets/', '/session/', '/repeat/', '/soft404/'])(
    'comes to an end in %s',
    async (path) => {
      const { links } = await map(path, { ignoreQueryParameters: false });
      expect(links.length).toBeLessThan(5_000);
      expect(site.requests.length).toBeLessThan(700);
    },
  );

  it('reads nothing that robots.txt denies, but lists it', async () => {
    site.files.set('/robots.txt', {
      type: 'text/plain',
      body: 'User-agent: *\nDisallow: /private',
    });
    site.files.set('/', page('/private/a', '/open'));
    serve('/open');
    expect(paths((await map('/')).links)).toEqual(['', '/private/a', '/open']);
    expect(site.requests.some(({ url }) => url.startsWith('/private'))).toBe(false);
  });

  it('refuses a denied start without a sitemap, free of charge', async () => {
    site.files.set('/robots.txt', { type: 'text/plain', body: 'User-agent: *\nDisallow: /' });
    await expect(map('/')).rejects.toMatchObject({ code: 'SCRAPE_ROBOTS_DENIED' });
    const used = (await backend.store.balance(caller.account.id, clock.now())).used;
    expect(used).toBe(0);
    expect((await map('/', { ignoreRobotsTxt: true })).links.length).toBeGreaterThan(0);
  });

  it('keeps the pause robots.txt asks for', async () => {
    site.files.set('/robots.txt', { type: 'text/plain', body: 'User-agent: *\nCrawl-delay: 0.1' });
    site.files.set('/', page('/a', '/b', '/c'));
    serve('/a', '/b', '/c');
    await map('/', { sitemap: 'skip' });
    const times = site.requests.filter(({ url }) => /^\/[abc]?$/.test(url)).map((r) => r.startedAt);
    expect(times).toHaveLength(4);
    // a busy machine may bring two starts together; it does not make the whole any faster
    expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(280);
  });

  it('answers with what it has when the time is nearly up, and says so', async () => {
    // what is under way when the walk ends is waited for: well below what is kept back for the answer
    site.latencyMs = 60;
    const { links, warning } = await map('/site/4000/', { timeoutMs: 1_500 });
    expect(links.length).toBeGreaterThan(10);
    expect(links.length).toBeLessThan(4_000);
    expect(warning).toMatch(/a crawl finds the rest/);
  });

  it('fails with MAP_TIMEOUT when nothing came in time', async () => {
    site.files.set('/', () => 'taken');
    await expect(map('/', { timeoutMs: 400 })).rejects.toMatchObject({ code: 'MAP_TIMEOUT' });
    expect((await backend.store.balance(caller.account.id, clock.now())).used).toBe(0);
  });

  it('asks for credit, and ends without it', async () => {
    const account = anAccount({ customCredits: 0 });
    await backend.store.createAccount(account);
    const broke: Caller = { account, apiVersion: 'v2' };
    await expect(map('/site/10/', {}, { caller: broke })).rejects.toMatchObject({
      code: 'INSUFFICIENT_CREDITS',
    });
    await expect.poll(() => site.underWay()).toBe(0);
  });

  it('says what is wrong with a site that cannot be reached', async () => {
    await expect(map('http://no-such-host.invalid/')).rejects.toMatchObject({
      code: 'SCRAPE_DNS_RESOLUTION_ERROR',
    });
  });

  it('ends when the caller hangs up, leaving nothing under way', async () => {
    const controller = new AbortController();
    site.latencyMs = 30;
    const pending = map('/shop/', {}, { signal: controller.signal });
    const failed = expect(pending).rejects.toThrow('client gone');
    await expect.poll(() => site.requests.length).toBeGreaterThan(5);
    controller.abort(new Error('client gone'));
    await failed;
    await expect.poll(() => site.underWay()).toBe(0);
    expect(http.stats().active).toBe(0);
  });

  it('follows a start that redirects to another host', async () => {
    const other = await startSite();
    other.files.set('/', page('/there'));
    other.files.set('/there', page());
    site.files.set('/', {
      status: 301,
      headers: { location: other.origin.replace('127.0.0.1', 'localhost') },
    });
    const { links } = await map('/');
    expect(links.map(({ url }) => url)).toContain(
      `${other.origin.replace('127.0.0.1', 'localhost')}/there`,
    );
    await other.close();
  });

  it('follows a page that moves on by meta refresh, and gives titles and descriptions', async () => {
    site.files.set('/', {
      type: 'text/html',
      body: '<!doctype html><title>Moved</title><meta http-equiv="refresh" content="0; url=/home">',
    });
    site.files.set('/home', page('/a'));
    site.files.set('/a', {
      type: 'text/html',
      body: '<!doctype html><title>Page A</title><meta name="description" content="About A"><p>Words.</p>',
    });
    const { links } = await map('/');
    expect(links.find(({ url }) => url.endsWith('/a'))).toMatchObject({
      title: 'Page A',
      description: 'About A',
    });
  });

  it('renders a start page that is empty without JavaScript', async () => {
    const rendered = page('/static/5kb').body;
    const { links } = await map('/js', { filterByPath: false }, {}, aBrowser(rendered));
    expect(paths(links)).toContain('/static/5kb');
  });

  it('says so when a page leads nowhere', async () => {
    site.files.set('/', page());
    expect(await map('/')).toMatchObject({
      links: [{ url: site.origin }],
      warning: expect.stringContaining('Nothing but the address itself'),
    });
  });

  it('does not say so when no more than the address was wanted', async () => {
    site.files.set('/', page('/a', '/b'));
    expect(await map('/', { limit: 1 })).not.toHaveProperty('warning');
  });
});
