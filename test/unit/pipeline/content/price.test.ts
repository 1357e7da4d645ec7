/** What a product costs stays with its page. */
import { describe, expect, it } from 'vitest';
import { leafText } from '../../../../src/main/service/pipeline/content/leaf-texts.ts';
import { outlinePage } from '../../../../src/main/service/pipeline/content/outline.ts';
import { keepPrice } from '../../../../src/main/service/pipeline/content/price.ts';
import { parseHtml } from '../../../../src/main/service/pipeline/dom/parse.ts';

function kept(html: string, sells = true): readonly string[] {
  const outline = outlinePage(parseHtml(`<body>${html}</body>`));
  const keep = new Uint8Array(outline.leaves.length);
  keepPrice(outline, keep, sells);
  return outline.leaves.filter((_, at) => keep[at] === 1).map((leaf) => leafText(leaf).trim());
}

describe('the price of a product', () => {
  it.each([
    '$29.99',
    'From US$1,299',
    '99,90 €',
    '1 299 kr',
    'CHF 45.-',
    '12,00 zł',
    '₹499',
    '29,214円',
    '88.50元',
    '12,000원',
  ])('is kept below its name: %s', (price) => {
    expect(kept(`<h1>Stove</h1><p>4.6</p><div>${price}</div><p>Text</p>`)).toEqual([price]);
  });

  it('is kept with the one before the sale, and is no link, no long line and nothing far below', () => {
    expect(kept('<h1>Stove</h1><s>$40.00</s><div>$29.99</div><div>$5.00</div>')).toEqual([
      '$40.00',
      '$29.99',
    ]);
    expect(kept('<div>$5.00</div><h1>Stove</h1><a href="/x">$9.00</a><p>30 days</p>')).toEqual([]);
    expect(kept(`<h1>Stove</h1>${'<p>Text</p>'.repeat(12)}<div>$9.00</div>`)).toEqual([]);
    expect(
      kept('<h1>Stove</h1><p>Orders over $50 are delivered free of charge to you</p>'),
    ).toEqual([]);
  });

  it('is not looked for in a number without end again and again', () => {
    expect(kept(`<h1>Stove</h1><div>${'1'.repeat(500_000)}</div><div>$9.00</div>`)).toEqual([
      '$9.00',
    ]);
  });

  it('is kept right below a name that nothing else calls goods', () => {
    expect(kept('<h1>House</h1><p>£325,000</p><p>Text</p><p>£400</p>', false)).toEqual([
      '£325,000',
    ]);
    expect(kept('<h1>House</h1><p>Text</p><p>£325,000</p>', false)).toEqual([]);
    expect(kept('<h1>House</h1><p>From £325,000 on</p>', false)).toEqual([]);
  });
});
