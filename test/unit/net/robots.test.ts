import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createNet } from '../../../src/main/service/net/net.ts';
import type { Net } from '../../../src/main/service/net/net.ts';
import { createRobots } from '../../../src/main/service/net/robots.ts';
import {
  crawlDelayOf,
  judgeRobots,
  parseRobots,
  robotsAllowed,
} from '../../../src/main/service/net/robots-rules.ts';
import { startSite } from '../../support/site.ts';
import type { FixtureSite } from '../../support/site.ts';

const allowed = (lines: string, path: string, userAgent = 'HearthBot'): boolean =>
  robotsAllowed({ robotsTxt: lines, userAgent, url: `https://example.com${path}` });

describe('robots rules', () => {
  it('allows everything without rules', () => {
    expect(allowed('', '/a')).toBe(true);
    expect(allowed('User-agent: *\nDisallow:', '/a')).toBe(true);
    expect(allowed('<!doctype html><p>Not found', '/a')).toBe(true);
  });

  it('takes the longest rule, and allow on a tie', () => {
    const text =
      'User-agent: *\nDisallow: /a\nAllow: /a/b\nDisallow: /a/b/c\nAllow: /x\nDisallow: /x';
    expect(['/a', '/a/b', '/a/b/c', '/x', '/y'].map((path) => allowed(text, path))).toEqual([
      false,
      true,
      false,
      true,
      true,
    ]);
  });

  it('knows * and $', () => {
    const text = 'User-agent: *\nDisallow: /*.pdf$\nDisallow: /*?print=\nDisallow: /a*b*c';
    expect(allowed(text, '/x/y.pdf')).toBe(false);
    expect(allowed(text, '/x/y.pdf?z')).toBe(true);
    expect(allowed(text, '/page?print=1')).toBe(false);
    expect(allowed(text, '/a1b2c3')).toBe(false);
    expect(allowed(text, '/a1c2b3')).toBe(true);
  });

  it('is not stalled by many wildcards', () => {
    const text = `User-agent: *\nDisallow: /${'*a'.repeat(5_000)}$`;
    expect(allowed(text, `/${'a'.repeat(4_000)}b`)).toBe(true);
  });

  it('prefers its own group to FirecrawlAgent’s to everybody’s, and merges groups', () => {
    const file = parseRobots(
      [
        'User-agent: *',
        'Disallow: /',
        'User-agent: firecrawlagent',
        'User-agent: OtherBot',
        'Disallow: /fire',
        'User-agent: HearthBot/1.0',
        'Disallow: /one',
        'Crawl-delay: 2.5',
        'User-agent: hearthbot',
        'Disallow: /two',
      ].join('\r\n'),
    );
    const of = (agents: string[], path: string) =>
      judgeRobots(file, agents, `https://example.com${path}`);
    expect(of(['HearthBot', 'FirecrawlAgent'], '/fire').allowed).toBe(true);
    expect(of(['HearthBot'], '/one')).toEqual({
      allowed: false,
      rule: 'Disallow: /one',
      agent: 'hearthbot',
    });
    expect(of(['HearthBot'], '/two').allowed).toBe(false);
    expect(of(['Unknown', 'FirecrawlAgent'], '/fire').agent).toBe('firecrawlagent');
    expect(of(['Unknown'], '/x')).toMatchObject({ allowed: false, agent: '*' });
    expect(crawlDelayOf(file, ['HearthBot'])).toBe(2.5);
    expect(crawlDelayOf(file, ['Unknown'])).toBeUndefined();
  });

  it('reads sitemaps wherever they stand', () => {
    const text =
      'Sitemap: /one.xml\nUser-agent: *\nSitemap: https://cdn.example/two.xml # big\nDisallow: /a';
    expect(parseRobots(text).sitemaps).toEqual(['/one.xml', 'https://cdn.example/two.xml']);
    expect(allowed(text, '/a')).toBe(false);
  });
});

describe('robots', () => {
  const clock = { at: 0, now: () => Date.now() + clock.at };
  let site: FixtureSite;
  let net: Net;
  const context = { signal: new AbortController().signal };

  beforeAll(async () => {
    site = await startSite();
    net = createNet({ allowPrivateNetwork: true, ownPorts: () => new Set(), clock });
  });
  beforeEach(() => {
    clock.at = 0;
    site.reset();
  });
  afterAll(async () => {
    await net.close();
    await site.close();
  });

  const serve = (body: string, status = 200) =>
    site.files.set('/robots.txt', { status, type: 'text/plain', body });

  it('asks once for many pages, and again after an hour', async () => {
    serve('User-agent: *\nDisallow: /private\nCrawl-delay: 1\nSitemap: /map.xml');
    const robots = createRobots({ net, clock });
    const answers = await Promise.all(
      ['/a', '/private/b', '/c'].map((path) => robots.check(site.origin + path, context)),
    );
    expect(answers.map((one) => one.allowed)).toEqual([true, false, true]);
    expect(answers[0]).toMatchObject({
      crawlDelayMs: 1_000,
      sitemaps: [`${site.origin}/map.xml`],
    });
    expect(site.requests).toHaveLength(1);
    clock.at = 3_700_000;
    await robots.check(`${site.origin}/a`, context);
    expect(site.requests).toHaveLength(2);
  });

  it('names the rule that denies, and asks under a caller’s own name', async () => {
    serve('User-agent: *\nDisallow: /private\nUser-agent: MyBot\nDisallow: /mine');
    const robots = createRobots({ net, clock });
    expect(await robots.check(`${site.origin}/private`, context)).toMatchObject({
      allowed: false,
      rule: 'Disallow: /private',
    });
    const own = { ...context, userAgent: 'MyBot' };
    expect((await robots.check(`${site.origin}/private`, own)).allowed).toBe(true);
    expect((await robots.check(`${site.origin}/mine`, own)).allowed).toBe(false);
  });

  it.each([401, 403, 404, 410])('takes %i for no rules', async (status) => {
    serve('User-agent: *\nDisallow: /', status);
    const answer = await createRobots({ net, clock }).check(`${site.origin}/a`, context);
    expect(answer.allowed).toBe(true);
  });

  it('disallows everything while robots.txt fails, and tries again later', async () => {
    serve('', 503);
    const robots = createRobots({ net, clock });
    const url = `${site.origin}/a`;
    const answer = await robots.check(url, context);
    expect(answer).toMatchObject({ allowed: false, unreachable: 'it answered 503' });
    serve('');
    clock.at = 310_000;
    expect((await robots.check(url, context)).allowed).toBe(true);
  });

  it('follows redirects to the rules', async () => {
    site.files.set('/robots.txt', { status: 301, headers: { location: '/real-robots.txt' } });
    site.files.set('/real-robots.txt', { type: 'text/plain', body: 'User-agent: *\nDisallow: /' });
    const answer = await createRobots({ net, clock }).check(`${site.origin}/a`, context);
    expect(answer.allowed).toBe(false);
  });

  it('obeys the beginning of a file that is far too long, up to its last whole line', async () => {
    const comment = `# ${'x'.repeat(1_021)}\n`;
    const start = `User-agent: *\nDisallow: /private\n`;
    const most = 524_288;
    const filler = comment.repeat(Math.floor((most - start.length) / comment.length));
    const cut = `Disallow: /${'a'.repeat(most)}\n`;
    serve(start + filler + cut + comment.repeat(5_000) + 'Disallow: /late\n');
    const robots = createRobots({ net, clock });
    const paths = ['/private', '/a', '/aaaa', '/late'];
    const answers = await Promise.all(
      paths.map((path) => robots.check(site.origin + path, context)),
    );
    expect(answers.map((one) => one.allowed)).toEqual([false, true, true, true]);
  });

  it('disallows everything when the answer breaks off', async () => {
    site.files.set('/robots.txt', ({ request }) => {
      request.socket.resetAndDestroy();
      return 'taken';
    });
    const answer = await createRobots({ net, clock }).check(`${site.origin}/a`, context);
    expect(answer).toMatchObject({ allowed: false, unreachable: 'its answer broke off' });
  });

  const RULES = 'User-agent: *\nDisallow: /private\n';
  it.each([
    ['a control character', `X-Note: a\u0001b\r\nConnection: close\r\n\r\n${RULES}`],
    ['a folded field', `Content-Type: text/plain;\r\n charset=utf-8\r\n\r\n${RULES}`],
    [
      'two lengths',
      `Content-Length: 7\r\nTransfer-Encoding: chunked\r\n\r\n21\r\n${RULES}\r\n0\r\n\r\n`,
    ],
  ])('reads rules of sites whose HTTP is loose: %s', async (_, rest) => {
    site.files.set('/robots.txt', ({ request }) => {
      request.socket.end(`HTTP/1.1 200 OK\r\n${rest}`);
      return 'taken';
    });
    const robots = createRobots({ net, clock });
    const paths = ['/a', '/private'];
    const answers = await Promise.all(
      paths.map((path) => robots.check(site.origin + path, context)),
    );
    expect(answers.map((one) => one.allowed)).toEqual([true, false]);
  });

  it('disallows everything where no HTTP is spoken', async () => {
    site.files.set('/robots.txt', ({ request }) => {
      request.socket.end('SSH-2.0-OpenSSH_9.9\r\n');
      return 'taken';
    });
    const answer = await createRobots({ net, clock }).check(`${site.origin}/a`, context);
    expect(answer).toMatchObject({ allowed: false, unreachable: expect.stringContaining('HTTP') });
  });

  it('leaves it to the page to report that there is no connection', async () => {
    const robots = createRobots({ net, clock });
    for (const url of ['http://no-such-host.invalid/a', 'http://127.0.0.1:1/a']) {
      expect((await robots.check(url, context)).allowed).toBe(true);
    }
  });

  it('lets one caller go without ending the reading for others', async () => {
    serve('User-agent: *\nDisallow: /');
    site.latencyMs = 50;
    const robots = createRobots({ net, clock });
    const controller = new AbortController();
    const gone = robots.check(`${site.origin}/a`, { signal: controller.signal });
    const stays = robots.check(`${site.origin}/b`, context);
    controller.abort(new Error('gone'));
    await expect(gone).rejects.toThrow('gone');
    expect((await stays).allowed).toBe(false);
    expect(site.requests).toHaveLength(1);
  });
});
