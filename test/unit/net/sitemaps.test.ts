import { setImmediate } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createNet } from '../../../src/main/service/net/net.ts';
import type { Net } from '../../../src/main/service/net/net.ts';
import { createSitemapReader, readSitemap } from '../../../src/main/service/net/sitemap-reader.ts';
import { walkSitemaps } from '../../../src/main/service/net/sitemaps.ts';
import type { SitemapWalk } from '../../../src/main/service/net/sitemaps.ts';
import { startSite } from '../../support/site.ts';
import type { FixtureSite } from '../../support/site.ts';

const urlset = (...urls: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.map((url) => `<url><loc>${url}</loc></url>`).join('\n')}</urlset>`;
const index = (...urls: string[]): string =>
  `<sitemapindex>${urls.map((url) => `<sitemap><loc>${url}</loc></sitemap>`).join('')}</sitemapindex>`;

describe('sitemap reader', () => {
  it.each([
    [
      'entities and CDATA',
      urlset('http://a/?x=1&amp;y=2', '<![CDATA[ http://a/?p&q ]]>'),
      ['http://a/?x=1&y=2', 'http://a/?p&q'],
    ],
    ['bare ampersands', urlset('http://a/?x=1&y=2'), ['http://a/?x=1&y=2']],
    [
      'prefixes',
      '<s:urlset xmlns:s="x"><s:url><s:loc>http://a/1</s:loc></s:url></s:urlset>',
      ['http://a/1'],
    ],
    [
      'images and videos beside the page',
      '<urlset><url><loc>http://a/1</loc><image:image><image:loc>http://a/1.png</image:loc></image:image></url></urlset>',
      ['http://a/1'],
    ],
    ['upper case', '<URLSET><URL><LOC>http://a/1</LOC></URL></URLSET>', ['http://a/1']],
    [
      'a file that breaks off',
      '<urlset><url><loc>http://a/1</loc></url><url><loc>http://a/2</loc>',
      ['http://a/1', 'http://a/2'],
    ],
    [
      'elements never closed',
      '<urlset><url><loc>http://a/1<url><loc>http://a/2</loc></url>',
      ['http://a/2'],
    ],
    [
      'comments',
      '<urlset><!-- <url><loc>http://a/0</loc></url> --><url><loc>http://a/1</loc></url></urlset>',
      ['http://a/1'],
    ],
    [
      'RSS',
      '<rss><channel><link>http://a/</link><item><title>One</title><link>http://a/1</link></item></channel></rss>',
      ['http://a/1'],
    ],
    [
      'Atom',
      '<feed><link href="http://a/"/><entry><link rel="self" href="http://a/x"/><link href="http://a/1"/></entry></feed>',
      ['http://a/1'],
    ],
    [
      'RDF',
      '<rdf:RDF><channel/><item rdf:about="x"><link>http://a/1</link></item></rdf:RDF>',
      ['http://a/1'],
    ],
    [
      'RSS whose entries name themselves by their address only',
      '<rss><channel><item><link/><guid isPermaLink="true">http://a/1</guid></item><item><guid>17</guid></item>' +
        '<item><guid isPermaLink="false">http://a/?p=2</guid><link>http://a/2</link></item></channel></rss>',
      ['http://a/1', 'http://a/2'],
    ],
    [
      'plain text',
      '\ufeffhttp://a/1\r\n\r\nhttp://a/2\nnot an address\n',
      ['http://a/1', 'http://a/2'],
    ],
    ['an HTML page', '<!doctype html><html><body><a href="http://a/1">x</a></body></html>', []],
    ['nothing', '', []],
  ])('reads %s', (_what, text, urls) => {
    expect(readSitemap(text)).toEqual({ urls, sitemaps: [] });
  });

  it('gives titles where they stand', () => {
    const entries: unknown[] = [];
    const reader = createSitemapReader({
      page: (url, title) => entries.push({ url, title }),
      sitemap: () => 0,
    });
    reader.write(
      '<urlset><url><lastmod>2026-01-02</lastmod><loc>http://a/1</loc><news:news><news:title>News &amp; more</news:title></news:news></url></urlset>',
    );
    reader.end();
    expect(entries).toEqual([{ url: 'http://a/1', title: 'News & more' }]);
  });

  it('reads the same whatever the pieces', () => {
    const text = `<?xml version="1.0"?><!-- c --><urlset><url><loc><![CDATA[http://a/?p&q]]></loc></url><url><loc>http://a/2&amp;</loc></url></urlset>`;
    const whole = readSitemap(text).urls;
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1 }), (sizes) => {
        const urls: string[] = [];
        const reader = createSitemapReader({ page: (url) => urls.push(url), sitemap: () => 0 });
        for (let at = 0, n = 0; at < text.length; n += 1) {
          const size = sizes[n % sizes.length] ?? 1;
          reader.write(text.slice(at, at + size));
          at += size;
        }
        reader.end();
        expect(urls).toEqual(whole);
      }),
    );
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => readSitemap(`<urlset>${text}`).urls.length >= 0));
  });
});

describe('sitemap walk', () => {
  const clock = { now: () => Date.now() };
  let site: FixtureSite;
  let net: Net;

  beforeAll(async () => {
    site = await startSite();
    net = createNet({ allowPrivateNetwork: true, ownPorts: () => new Set(), clock });
  });
  beforeEach(() => site.reset());
  afterAll(async () => {
    await net.close();
    await site.close();
  });

  const walk = async (some: Partial<SitemapWalk> = {}) => {
    const problems: string[] = [];
    const urls: string[] = [];
    const batches = walkSitemaps(net, {
      siteUrl: `${site.origin}/docs/intro`,
      named: [],
      deadlineAt: Date.now() + 10_000,
      clock,
      signal: new AbortController().signal,
      onProblem: (url, why) => problems.push(`${new URL(url).pathname}: ${why}`),
      ...some,
    });
    for await (const batch of batches) urls.push(...batch.map((page) => page.url));
    return { urls, problems };
  };
  const serve = (path: string, body: string | Uint8Array, status = 200) =>
    site.files.set(path, { status, type: 'application/xml', body });

  it('looks in the usual places, and in the folder of the start', async () => {
    serve('/sitemap.xml', urlset(`${site.origin}/a`, '/b#x'));
    serve('/docs/sitemap.xml', urlset(`${site.origin}/docs/c`));
    expect((await walk()).urls).toEqual(['/a', '/b', '/docs/c'].map((path) => site.origin + path));
  });

  it.each(['//elsewhere.invalid/x/', '///%F4%8E%97%B4//8/'])(
    'stays at its host whatever the start’s path begins with: %s',
    async (path) => {
      serve('/sitemap.xml', urlset('/a'));
      const found = await walk({ siteUrl: site.origin + path });
      expect(found).toEqual({ urls: [`${site.origin}/a`], problems: [] });
      expect(site.requests.map(({ url }) => url)).toContain(`${path}sitemap.xml`);
    },
  );

  it('looks further when the usual places have nothing', async () => {
    serve('/sitemap.txt', `${site.origin}/a\n${site.origin}/b\n`);
    expect(await walk()).toEqual({ urls: [`${site.origin}/a`, `${site.origin}/b`], problems: [] });
  });

  it('follows what robots.txt named, indexes and gzip, and each file once', async () => {
    serve('/index.xml', index('/one.xml.gz', '/two.xml', '/index.xml', '/gone.xml'));
    serve('/one.xml.gz', gzipSync(urlset(`${site.origin}/1`)));
    serve('/two.xml', urlset(`${site.origin}/2`));
    const found = await walk({ named: [`${site.origin}/index.xml`] });
    expect(found.urls).toEqual([`${site.origin}/1`, `${site.origin}/2`]);
    expect(found.problems).toEqual(['/gone.xml: it answered 404']);
    expect(site.requests.filter((one) => one.url === '/index.xml')).toHaveLength(1);
    expect(site.requests.some((one) => one.url === '/sitemap.xml')).toBe(false);
  });

  it('keeps what a broken gzip and a broken file held, and says so', async () => {
    const many = urlset(
      ...Array.from({ length: 5_000 }, (_, n) => `${site.origin}/${n.toString()}`),
    );
    serve('/cut.xml.gz', gzipSync(many).subarray(0, 12_000));
    serve('/html.xml', '<!doctype html><html><p>Not found</p></html>');
    const found = await walk({ named: [`${site.origin}/cut.xml.gz`, `${site.origin}/html.xml`] });
    expect(found.urls.length).toBeGreaterThan(500);
    expect(found.problems).toEqual([
      expect.stringMatching(/^\/cut\.xml\.gz: it breaks off/),
      '/html.xml: it is no sitemap',
    ]);
  });

  it('reads UTF-16 and declared encodings', async () => {
    const wide = Buffer.from(`\ufeff${urlset('http://example.com/ü')}`, 'utf16le');
    serve('/wide.xml', wide);
    serve(
      '/latin.xml',
      Buffer.from(urlset('http://example.com/é').replace('UTF-8', 'ISO-8859-1'), 'latin1'),
    );
    const found = await walk({ named: [`${site.origin}/wide.xml`, `${site.origin}/latin.xml`] });
    expect(found.urls).toEqual(['http://example.com/%C3%BC', 'http://example.com/%C3%A9']);
  });

  it('ends an index that names itself for ever', async () => {
    let asked = 0;
    site.files.set('/loop.xml', ({ url }) => {
      asked += 1;
      const n = Number(url.searchParams.get('n') ?? '0') + 1;
      return { type: 'application/xml', body: index(`/loop.xml?n=${n.toString()}`) };
    });
    expect((await walk({ named: [`${site.origin}/loop.xml`] })).urls).toEqual([]);
    expect(asked).toBeLessThan(10);
  });

  it('gives batches of a large file as it is read', async () => {
    const many = urlset(
      ...Array.from({ length: 10_000 }, (_, n) => `${site.origin}/${n.toString()}`),
    );
    serve('/sitemap.xml', many);
    const batches = walkSitemaps(net, {
      siteUrl: site.origin,
      named: [],
      deadlineAt: Date.now() + 10_000,
      clock,
      signal: new AbortController().signal,
    });
    const first = await batches.next();
    expect(first.value?.length).toBeLessThan(5_000);
    await batches.return();
  });

  it('reads a file while it comes, and keeps what came before it broke off', async () => {
    const many = urlset(...Array.from({ length: 3_000 }, (_, n) => `/${n.toString()}`));
    let finish: () => void = () => undefined;
    site.files.set('/sitemap.xml', ({ response }) => {
      response.writeHead(200, { 'content-type': 'application/xml', 'content-length': '900000' });
      response.write(many.slice(0, -200));
      finish = () => response.destroy();
      return 'taken';
    });
    const problems: string[] = [];
    const urls: string[] = [];
    const batches = walkSitemaps(net, {
      siteUrl: site.origin,
      named: [`${site.origin}/sitemap.xml`],
      deadlineAt: Date.now() + 10_000,
      clock,
      signal: new AbortController().signal,
      onProblem: (_url, why) => problems.push(why),
    });
    for await (const batch of batches) {
      urls.push(...batch.map(({ url }) => url));
      finish();
    }
    expect(urls.length).toBeGreaterThan(2_900);
    expect(problems).toEqual([expect.stringMatching(/^it breaks off/)]);
  });

  it('looks in the usual places when what robots.txt named gives nothing', async () => {
    serve('/sitemap.xml', urlset('/a'));
    const found = await walk({ named: [`${site.origin}/gone.xml`] });
    expect(found.urls).toEqual([`${site.origin}/a`]);
    expect(found.problems).toEqual(['/gone.xml: it answered 404']);
    const asked = site.requests.map(({ url }) => url);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('passes over a file that does not come, and reads the others', async () => {
    serve('/index.xml', index('/never.xml', '/one.xml'));
    site.files.set('/never.xml', () => 'taken');
    serve('/one.xml', urlset('/a'));
    const { urls, problems } = await walk({ named: [`${site.origin}/index.xml`], fileMs: 300 });
    expect(urls).toEqual([`${site.origin}/a`]);
    expect(problems).toEqual([expect.stringContaining('/never.xml')]);
  });

  it('leaves no failure unheard when it is ended while nobody takes a batch', async () => {
    const many = urlset(...Array.from({ length: 3_000 }, (_, n) => `/${n.toString()}`));
    serve('/first.xml', many);
    const isAsked = Promise.withResolvers<undefined>();
    site.files.set('/never.xml', () => {
      isAsked.resolve(undefined);
      return 'taken';
    });
    const unheard: unknown[] = [];
    const hear = (reason: unknown): void => void unheard.push(reason);
    process.on('unhandledRejection', hear);
    const controller = new AbortController();
    const batches = walkSitemaps(net, {
      siteUrl: site.origin,
      named: [`${site.origin}/first.xml`, `${site.origin}/never.xml`],
      deadlineAt: Date.now() + 10_000,
      clock,
      signal: controller.signal,
    });
    await batches.next();
    await isAsked.promise;
    controller.abort(new Error('enough'));
    for (let turn = 0; turn < 5; turn += 1) await setImmediate();
    await expect(
      (async () => {
        for await (const batch of batches) expect(batch).toBeDefined();
      })(),
    ).rejects.toThrow('enough');
    process.off('unhandledRejection', hear);
    expect(unheard).toEqual([]);
  });

  it('stops with the signal’s reason', async () => {
    site.files.set('/sitemap.xml', () => 'taken');
    const controller = new AbortController();
    const pending = walk({ signal: controller.signal });
    const failed = expect(pending).rejects.toThrow('enough');
    await expect.poll(() => site.requests.length).toBeGreaterThan(0);
    controller.abort(new Error('enough'));
    await failed;
  });
});
