import { describe, expect, it } from 'vitest';
import { plain, servedText } from '../../support/rendering/compare.ts';
import { DEVELOPMENT } from '../../support/rendering/development.ts';
import { DEVELOPMENT_MORE } from '../../support/rendering/development-more.ts';
import { HELD_OUT } from '../../support/rendering/held-out.ts';
import { HELD_OUT_2 } from '../../support/rendering/held-out-2.ts';
import { HELD_OUT_3 } from '../../support/rendering/held-out-3.ts';
import { HELD_OUT_4 } from '../../support/rendering/held-out-4.ts';
import { serveShape, serveSite } from '../../support/rendering/serve.ts';
import type { MadePage, Shape } from '../../support/rendering/shape.ts';

const SEEDS = [1, 2, 3, 4, 5];

function servesAll(page: MadePage): boolean {
  const served = servedText(page.html);
  return page.expects.every((text) => served.includes(plain(text)));
}

function count(shapes: readonly Shape[], kind: Shape['kind'], isCrawled?: boolean): number {
  return shapes.filter(
    (shape) => shape.kind === kind && (isCrawled === undefined || shape.isCrawled === isCrawled),
  ).length;
}

describe.each([
  { half: 'development', shapes: DEVELOPMENT, atLeast: 60 },
  { half: 'old', shapes: HELD_OUT, atLeast: 60 },
  { half: 'old-2', shapes: HELD_OUT_2, atLeast: 50 },
  { half: 'old-3', shapes: HELD_OUT_3, atLeast: 36 },
  { half: 'held-out', shapes: HELD_OUT_4, atLeast: 40 },
  { half: 'more', shapes: DEVELOPMENT_MORE, atLeast: 60 },
])('the $half shapes of rendering', ({ shapes, atLeast }) => {
  it('are many, a good third of them static, and ten or more of each are crawled', () => {
    expect(shapes.length).toBeGreaterThanOrEqual(atLeast);
    expect(count(shapes, 'static') / shapes.length).toBeGreaterThan(0.35);
    expect(count(shapes, 'static', true)).toBeGreaterThanOrEqual(10);
    expect(count(shapes, 'needs-browser', true)).toBeGreaterThanOrEqual(10);
  });

  it('serve what is expected exactly where no browser is needed', () => {
    const wrong = shapes.flatMap((shape) =>
      SEEDS.filter((seed) => servesAll(shape.make(seed)) !== (shape.kind === 'static')).map(
        (seed) => `${shape.name}, seed ${seed}`,
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('give the same page for the same seed and other words for another', () => {
    for (const shape of shapes) {
      expect(shape.make(7)).toEqual(shape.make(7));
      expect(shape.make(7).html).not.toBe(shape.make(8).html);
    }
  });
});

it.each([
  { sets: 'both halves', shapes: [...DEVELOPMENT, ...HELD_OUT_4] },
  {
    sets: 'the old halves and the new',
    shapes: [...HELD_OUT, ...HELD_OUT_2, ...HELD_OUT_3, ...HELD_OUT_4],
  },
  {
    sets: 'what is developed with and what is counted',
    shapes: [...DEVELOPMENT_MORE, ...HELD_OUT_4],
  },
  { sets: 'both sets to develop with', shapes: [...DEVELOPMENT, ...DEVELOPMENT_MORE] },
])('no shape stands in $sets', ({ shapes }) => {
  const names = shapes.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

describe('a served shape', () => {
  const shape = DEVELOPMENT.find(({ name }) => name === 'loading-word-in-root');
  if (shape === undefined) throw new Error('The shape has another name now');
  const browser = { userAgent: 'a browser' };
  const ask = (address: string, agent: string): Promise<Response> =>
    fetch(address, { headers: { 'user-agent': agent } });

  it('counts as rendered when its document was asked for again or by the browser', async () => {
    const site = await serveSite(shape, 3);
    try {
      const [once, twice, byBrowser] = site.pages;
      if (!once || !twice || !byBrowser) throw new Error('The site has three pages');
      await ask(site.origin + once.path, 'a client');
      await ask(site.origin + twice.path, 'a client');
      await ask(site.origin + twice.path, 'a client');
      await ask(site.origin + byBrowser.path, 'a browser');
      expect(site.pages.map((page) => site.wasRendered(page, browser))).toEqual([
        false,
        true,
        true,
      ]);
      expect(site.visited()).toEqual(site.pages);
    } finally {
      await site.close();
    }
  });

  it('counts as rendered when the browser loads its files, not when a client reads them', async () => {
    const site = await serveShape(shape, 1);
    try {
      const [page] = site.pages;
      if (page === undefined) throw new Error('The site has a page');
      const [file = ''] = Object.keys(page.files);
      await ask(site.origin + file, 'a client');
      expect(site.wasRendered(page, browser)).toBe(false);
      await ask(site.origin + file, 'a browser');
      expect(site.wasRendered(page, browser)).toBe(true);
    } finally {
      await site.close();
    }
  });
});
