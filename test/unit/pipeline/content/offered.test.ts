/** What a page offers by name alone is kept where the page says hardly anything else. */
import { describe, expect, it } from 'vitest';
import { keepOffered } from '../../../../src/main/service/pipeline/content/offered.ts';
import { outlinePage } from '../../../../src/main/service/pipeline/content/outline.ts';
import { parseHtml } from '../../../../src/main/service/pipeline/dom/parse.ts';

/** How many lines are kept that nothing chose before. */
function kept(html: string): number {
  const outline = outlinePage(parseHtml(`<body>${html}</body>`));
  const keep = new Uint8Array(outline.leaves.length);
  keepOffered(outline, keep);
  return keep.reduce((sum, one) => sum + one, 0);
}

const openings = (more = '', count = 5): string =>
  Array.from(
    { length: count },
    (_, at) =>
      `<div class="opening"><a href="/jobs/${String(at)}">Potter of bowls</a><br><span>Leeds${more}</span></div>`,
  ).join('');
const page = (row: string, above = '<p>We throw pots.</p>'): string =>
  `<nav><a href="/">Home</a></nav><main><h1>Work with us</h1>${above}<div id="jobs">${row}</div></main>`;

describe('a row of things below a few lines', () => {
  it('is kept: openings with their places, goods with their prices', () => {
    expect(kept(page(openings()))).toBe(5);
    expect(kept(page(openings(), '<div><p>We throw pots.</p></div>'))).toBe(5);
  });

  it.each([
    ['fewer than four', page(openings('', 3))],
    ['below a text', page(openings(), `<p>${'We throw pots in Leeds. '.repeat(20)}</p>`)],
    ['below a line that announces others', page(openings(), '<p>Text.</p><h2>Read more</h2>')],
    ['with days: what was published', page(openings(', 12.03.2024'))],
    ['of nothing but links', page('<div><a href="/a">One of them</a></div>'.repeat(5))],
    ['with sentences: teasers', page(openings(', and we said so.'))],
    ['in a part of the frame', page(openings()).replace('id="jobs"', 'class="sidebar"')],
    ['without a main part', page(openings()).replaceAll('main>', 'div>')],
  ])('is not where it is %s', (_name, html) => {
    expect(kept(html)).toBe(0);
  });
});
