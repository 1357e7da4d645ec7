import { describe, expect, it } from 'vitest';
import { levelAlike } from '../../../../src/main/service/pipeline/content/alike.ts';
import { outlinePage } from '../../../../src/main/service/pipeline/content/outline.ts';
import { parseHtml } from '../../../../src/main/service/pipeline/dom/parse.ts';

const card = (name: string): string =>
  `<div class="card"><h3>${name}</h3><p>What there is to say of ${name}</p><span>Share</span></div>`;
const levelled = (html: string, chanceOf: (leaf: number) => number): readonly number[] => {
  const outline = outlinePage(parseHtml(html));
  const chances = Float32Array.from(outline.leaves, (_, at) => chanceOf(at));
  levelAlike(outline, chances);
  return [...chances];
};

describe('places that look alike', () => {
  const cards = ['a', 'b', 'c', 'd', 'e'].map(card).join('');

  it('are judged by all of their kind, each place for itself', () => {
    // three leaves a card; the text of the third was not recognised, its share line was taken
    const odd = new Map([
      [7, 0.1],
      [8, 0.9],
    ]);
    const chances = levelled(`<main>${cards}</main>`, (leaf) => {
      return odd.get(leaf) ?? [0.8, 0.9, 0.1][leaf % 3] ?? 0;
    });
    expect(chances[7]).toBeGreaterThan(0.5);
    expect(chances[8]).toBeLessThan(0.5);
    expect(chances[6]).toBeCloseTo(0.8);
  });

  it('stay as they are where nothing is repeated, and in rows of tables', () => {
    const rows = '<tr><td>one</td><td>two</td></tr>'.repeat(6);
    for (const html of [`<main><p>one</p><div>two</div></main>`, `<table>${rows}</table>`]) {
      const chance = (leaf: number): number => (leaf % 5) / 8;
      expect(levelled(html, chance)).toEqual(levelled(html, chance).map((_, at) => chance(at)));
    }
  });
});
