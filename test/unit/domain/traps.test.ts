import { describe, expect, it } from 'vitest';
import {
  createTrapGuard,
  FAMILY_LIMITS,
  isSoftMissing,
} from '../../../src/main/service/domain/traps.ts';
import { PAGE_IDENTITY, urlKey } from '../../../src/main/service/domain/url-key.ts';

const NOW = Date.UTC(2026, 10, 21);
const guard = () => {
  const traps = createTrapGuard(NOW);
  return (path: string): string => {
    const url = `https://example.com${path}`;
    const decision = traps.decide(url, url);
    return decision.kind === 'take' ? 'take' : decision.reason;
  };
};

describe('traps', () => {
  it.each([
    '/',
    '/blog/2019/03/a-post',
    '/a/b/a/c',
    '/list?page=7',
    '/search?q=x&page=2',
    '/archive/1999/',
    '/en/products/en/',
    '/p?id[]=1&id[]=2&id[]=3',
  ])('takes %s', (path) => {
    expect(guard()(path)).toBe('take');
  });

  it.each([
    ['/a/a/a/a', /segment "a" repeats/],
    ['/x/a/b/a/b/a/b/a', /repeats/],
    ['/f?color=red&color=blue&color=red', /parameter "color" repeats/],
    [`/${'x'.repeat(2_100)}`, /characters/],
    ['/calendar/2099/1/', /year 2099/],
    ['/events?month=2150-01', /year 2150/],
    [`/f?${Array.from({ length: 13 }, (_, n) => `p${n.toString()}=1`).join('&')}`, /13 query/],
  ])('refuses %s', (path, reason) => {
    expect(guard()(path)).toMatch(reason);
  });

  it('takes a bounded number of calendar pages, and no page twice into the count', () => {
    const ask = guard();
    let taken = 0;
    for (let day = 0; day < 2_000; day += 1) {
      const at = new Date(Date.UTC(2020, 0, 1 + day));
      const path = `/calendar/${at.getUTCFullYear().toString()}/${(at.getUTCMonth() + 1).toString()}/${at.getUTCDate().toString()}/`;
      if (ask(path) === 'take') taken += 1;
      ask('/calendar/2020/1/1/');
    }
    expect(taken).toBe(FAMILY_LIMITS.calendar);
    expect(ask('/calendar/2020/1/1/')).toBe('take');
    expect(ask('/other/2020/1/1/')).toBe('take');
  });

  it('takes pages whose numbers look like years', () => {
    const ask = guard();
    const taken = Array.from({ length: 2_500 }, (_, n) => ask(`/p/${n.toString()}`));
    expect(taken.every((one) => one === 'take')).toBe(true);
  });

  it('takes a bounded number of filter combinations of one path', () => {
    const ask = guard();
    const taken = Array.from({ length: 1_000 }, (_, n) => ask(`/f?a=${n.toString()}&b=1`));
    expect(taken.filter((one) => one === 'take')).toHaveLength(FAMILY_LIMITS.filters);
    expect(ask('/f?page=2')).toBe('take');
  });

  it.each([
    [
      'topics of a forum',
      (n: number) => `/viewtopic.php?f=${(n % 9).toString()}&t=${n.toString()}`,
    ],
    [
      'articles of a site without short addresses',
      (n: number) => `/index.php?option=com_content&view=article&id=${n.toString()}&Itemid=3`,
    ],
    [
      'pages of the lists of a shop',
      (n: number) => `/shop?color=c${(n % 40).toString()}&page=${Math.floor(n / 40).toString()}`,
    ],
    ['pages of a wiki', (n: number) => `/index.php?title=Page_${n.toString()}&action=history`],
  ])('takes all %s: what a parameter names is no combination', (_what, path) => {
    const ask = guard();
    const refused = Array.from({ length: 1_000 }, (_, n) => ask(path(n))).filter(
      (one) => one !== 'take',
    );
    expect(refused).toEqual([]);
  });

  it('takes a bounded number of filter combinations of one thing', () => {
    const ask = guard();
    const all = (id: number) =>
      Array.from({ length: 400 }, (_, n) =>
        ask(`/category.php?id=${id.toString()}&sort=${(n % 20).toString()}&colour=${n.toString()}`),
      ).filter((one) => one === 'take').length;
    expect([all(1), all(2)]).toEqual([FAMILY_LIMITS.filters, FAMILY_LIMITS.filters]);
  });

  it('counts no session or tracking parameter as a combination', () => {
    const traps = createTrapGuard(NOW);
    const taken = Array.from({ length: 300 }, (_, n) => {
      const url = `https://example.com/show?n=${n.toString()}&utm_source=nav&PHPSESSID=a${n.toString()}`;
      return traps.decide(url, urlKey(url, PAGE_IDENTITY)).kind;
    });
    expect(new Set(taken)).toEqual(new Set(['take']));
  });

  it('keeps its memory bounded', () => {
    const ask = guard();
    for (let n = 0; n < 300_000; n += 1) ask(`/p${(n % 5_000).toString()}?x=${n.toString()}`);
    expect(ask('/p1?x=1')).toBe('take');
  });

  it.each([
    [{ status: 200, title: 'Page not found', text: 'x'.repeat(9_000) }, true],
    [{ status: 200, title: 'Shop', text: 'Sorry, this page does not exist.' }, true],
    [{ status: 200, title: 'Seite nicht gefunden', text: '' }, true],
    [{ status: 404, title: 'Page not found', text: '' }, false],
    [{ status: 200, title: 'Route 404 to the coast', text: 'A drive.' }, false],
    [
      { status: 200, title: 'HTTP', text: `A 404 error means not found. ${'More. '.repeat(400)}` },
      false,
    ],
  ])('soft 404 of %j is %s', (page, answer) => {
    expect(isSoftMissing(page)).toBe(answer);
  });
});
