import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hostKey,
  isPlainUrl,
  PAGE_IDENTITY,
  registrableDomain,
  urlKey,
} from '../../../src/main/service/domain/url-key.ts';

const EXACT = { ignoreQueryParameters: false, deduplicateSimilarUrls: false };
const SIMILAR = { ignoreQueryParameters: false, deduplicateSimilarUrls: true };
const NO_QUERY = { ignoreQueryParameters: true, deduplicateSimilarUrls: true };

const isSame = (a: string, b: string, rules = EXACT): boolean =>
  urlKey(a, rules) === urlKey(b, rules);

describe('urlKey', () => {
  it.each([
    ['HTTP://Example.COM/a', 'http://example.com/a'],
    ['http://example.com:80/a', 'http://example.com/a'],
    ['https://example.com:443/', 'https://example.com'],
    ['http://example.com/a/../b', 'http://example.com/b'],
    ['http://example.com/a#part', 'http://example.com/a'],
    ['http://me:word@example.com/a', 'http://example.com/a'],
    ['http://example.com/%7Euser/%c3%a9', 'http://example.com/~user/é'],
    ['http://example.com/a?', 'http://example.com/a'],
    ['http://example.com/a?b=2&a=1', 'http://example.com/a?a=1&b=2'],
    ['http://example.com/a?utm_source=x&id=1&fbclid=y', 'http://example.com/a?id=1'],
    ['http://example.com/a?GCLID=1', 'http://example.com/a'],
    ['http://example.com/a?PHPSESSID=1', 'http://example.com/a'],
    ['http://example.com/a;jsessionid=0123ABC?x=1', 'http://example.com/a?x=1'],
    ['http://example.com/a?sid=0123456789abcdef0123', 'http://example.com/a'],
    ['http://example.com/(S(lit3py55t21z5v55vlm25s55))/a', 'http://example.com/a'],
    ['http://bücher.example/', 'http://xn--bcher-kva.example/'],
  ])('%s is %s', (a, b) => {
    expect(isSame(a, b)).toBe(true);
  });

  it.each([
    ['http://example.com/a', 'http://example.com/A'],
    ['http://example.com/a', 'http://example.com/a/'],
    ['http://example.com/a', 'https://example.com/a'],
    ['http://example.com/a', 'http://www.example.com/a'],
    ['http://example.com/', 'http://example.com/index.html'],
    ['http://example.com/a?x=1', 'http://example.com/a?x=2'],
    ['http://example.com/a?x=1&x=2', 'http://example.com/a?x=2&x=1'],
    ['http://example.com/a?sid=7', 'http://example.com/a?sid=8'],
    ['http://example.com/a%2Fb', 'http://example.com/a/b'],
    ['http://example.com:8080/', 'http://example.com/'],
  ])('%s is not %s unless similar addresses are one', (a, b) => {
    expect(isSame(a, b)).toBe(false);
  });

  it.each([
    ['http://www.example.com/', 'https://example.com'],
    ['http://example.com/a/', 'http://example.com/a'],
    ['http://example.com/a/index.html', 'http://example.com/a'],
    ['http://example.com/INDEX.php', 'http://example.com'],
    ['http://example.com//a///b', 'http://example.com/a/b'],
  ])('%s is similar to %s', (a, b) => {
    expect(isSame(a, b, SIMILAR)).toBe(true);
  });

  it.each([
    ['http://example.com/a?x=1', 'http://example.com/a?x=2'],
    ['http://docs.example.com/', 'http://example.com/'],
    ['http://example.com/a.html', 'http://example.com/a'],
    ['http://www.com/', 'http://com/'],
  ])('%s is not similar to %s', (a, b) => {
    expect(isSame(a, b, SIMILAR)).toBe(false);
  });

  it('ignores the query when told', () => {
    expect(isSame('http://example.com/a?x=1', 'http://example.com/a?y=2', NO_QUERY)).toBe(true);
  });

  it('takes what does not parse as it is', () => {
    expect(urlKey('not an address', EXACT)).toBe('not an address');
  });

  it('is the address without its scheme where an address is plain', () => {
    const piece = fc.constantFrom(
      '/',
      'a',
      'index.html',
      '?',
      'q=1',
      '#',
      'x',
      '%41',
      ';',
      '//',
      '.',
    );
    const host = fc.constantFrom(
      'a.test',
      'www.a.test',
      'a.test.',
      'u:p@a.test',
      'a.test:81',
      '[::1]',
    );
    const text = fc
      .tuple(fc.constantFrom('http', 'https'), host, fc.array(piece, { maxLength: 6 }))
      .map(([scheme, name, parts]) => `${scheme}://${name}/${parts.join('')}`);
    let plain = 0;
    fc.assert(
      fc.property(text, (url) => {
        const parsed = URL.parse(url);
        if (parsed === null || !isPlainUrl(parsed)) return;
        plain += 1;
        expect(`${parsed.protocol}//${urlKey(url, SIMILAR, parsed)}`).toBe(parsed.href);
      }),
      { numRuns: 2_000 },
    );
    expect(plain).toBeGreaterThan(50);
  });

  it('never throws, and is the same for an address and its normal form', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
        const href = new URL(url).href;
        return [EXACT, SIMILAR, NO_QUERY].every(
          (rules) => urlKey(url, rules) === urlKey(href, rules),
        );
      }),
    );
    fc.assert(fc.property(fc.string(), (text) => typeof urlKey(text, SIMILAR) === 'string'));
  });
});

describe('pages of a script', () => {
  const own = (url: string): string => urlKey(url, PAGE_IDENTITY);

  it('are told apart by the route in their fragment, outside of crawls', () => {
    const keys = ['', '#/orders', '#/people', '#!people'].map((end) =>
      own(`https://a.test/app${end}`),
    );
    expect(new Set(keys).size).toBe(4);
    expect(own('https://www.a.test/app/?utm_source=x#/orders')).toBe(
      own('http://a.test/app#/orders'),
    );
    for (const end of ['#part', '#', '#/', '#!', '#top/of'])
      expect(own(`https://a.test/app${end}`)).toBe(own('https://a.test/app'));
    expect(urlKey('https://a.test/app#/orders', SIMILAR)).toBe(
      urlKey('https://a.test/app', SIMILAR),
    );
  });
});

describe('hosts', () => {
  it('names host and port for pacing', () => {
    expect(hostKey('https://Example.com/a')).toBe('example.com:443');
    expect(hostKey('http://127.0.0.1:8080/')).toBe('127.0.0.1:8080');
    expect(hostKey('nonsense')).toBe('');
  });

  it('knows registrable domains', () => {
    expect(registrableDomain('a.b.example.co.uk')).toBe('example.co.uk');
    expect(registrableDomain('me.github.io')).toBe('me.github.io');
    expect(registrableDomain('127.0.0.1')).toBeUndefined();
  });
});
