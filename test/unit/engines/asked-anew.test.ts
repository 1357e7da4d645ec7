import { describe, expect, it } from 'vitest';
import { AskedAnew } from '../../../src/main/service/engines/browser/asked-anew.ts';

const ORIGIN = 'https://shop.test';

interface Said {
  readonly url?: string;
  readonly method?: string;
  readonly type?: string;
  readonly tookMs?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Patterns of the addresses that are known after these answers, in order. */
function learnt(...answers: readonly Said[]): readonly string[] {
  const askedAnew = new AskedAnew();
  for (const said of answers) {
    const { url = `${ORIGIN}/cart.js`, method = 'GET', type = 'script', tookMs = 200 } = said;
    const response = {
      headers: () => said.headers ?? {},
      request: () => ({
        url: () => url,
        method: () => method,
        resourceType: () => type,
        timing: () => ({ requestStart: 5, responseStart: 5 + tookMs }),
      }),
    };
    askedAnew.learn(response as never, `${ORIGIN}/lamps`);
  }
  return askedAnew.patterns(ORIGIN).map(({ urlPattern }) => urlPattern);
}

describe('addresses that every page of a context asks for anew', () => {
  it.each([
    ['may not be kept', { 'cache-control': 'private, no-store' }],
    ['must be asked about each time', { 'cache-control': 'no-cache' }],
    ['are out of date at once', { 'cache-control': 'public, max-age=0, must-revalidate' }],
    ['say nothing on it', {}],
    [
      'are small, though they could be compared',
      { 'cache-control': 'max-age=0', etag: '"a"', 'content-length': '900' },
    ],
  ])('are those whose answers %s', (_, headers) => {
    expect(learnt({ headers })).toEqual([`${ORIGIN}/cart.js`]);
  });

  it.each([
    ['stay fresh for a while', { 'cache-control': 'max-age=600' }],
    ['end on a day', { expires: 'Thu, 01 Dec 2033 16:00:00 GMT' }],
    ['have a last change, from which Chromium guesses', { 'last-modified': 'yesterday' }],
    [
      'are large and can be compared',
      { 'cache-control': 'no-cache', etag: '"a"', 'content-length': '900000' },
    ],
    ['can be compared, and do not tell their size', { 'cache-control': 'no-cache', etag: '"a"' }],
  ])('are not those whose answers %s', (_, headers) => {
    expect(learnt({ headers })).toEqual([]);
  });

  it('are not those that come at once, are posted to, or are pictures', () => {
    expect(learnt({ tookMs: 4 })).toEqual([]);
    expect(learnt({ method: 'POST' })).toEqual([]);
    expect(learnt({ type: 'image' })).toEqual([]);
  });

  it('are given for their own origin only, whose leave the header does not need', () => {
    expect(learnt({ url: 'https://cdn.test/cart.js' })).toEqual([]);
  });

  it('stay where every page asks for them, however many are new on each', () => {
    const shared = { headers: { 'cache-control': 'no-store' } };
    const pages = Array.from({ length: 40 }, (_, n) => [shared, { url: `${ORIGIN}/hit?n=${n}` }]);
    const known = learnt(...pages.flat());
    expect(known).toContain(`${ORIGIN}/cart.js`);
    expect(known).toHaveLength(16);
  });

  it('are given as patterns that mean exactly them', () => {
    expect(learnt({ url: `${ORIGIN}/menu.json?of=*`, type: 'fetch' })).toEqual([
      String.raw`${ORIGIN}/menu.json\?of=\*`,
    ]);
  });
});
