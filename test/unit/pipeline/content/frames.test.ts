import { describe, expect, it } from 'vitest';
import {
  dropFrame,
  silenceFramedComments,
} from '../../../../src/main/service/pipeline/content/frames.ts';
import { leafText } from '../../../../src/main/service/pipeline/content/leaf-texts.ts';
import { outlinePage } from '../../../../src/main/service/pipeline/content/outline.ts';
import type { PageKind } from '../../../../src/main/service/pipeline/content/page-kind.ts';
import { parseHtml } from '../../../../src/main/service/pipeline/dom/parse.ts';

const TEXT = 'Heat of one short fire stays in the stones of a heater all day long. '
  .repeat(4)
  .trim();

/** What is left of a page of which everything was kept, the long text aside. */
function left(html: string, kind: PageKind): readonly string[] {
  const outline = outlinePage(parseHtml(`<body>${html}<main><p>${TEXT}</p></main></body>`));
  const keep = new Uint8Array(outline.leaves.length).fill(1);
  dropFrame(outline, keep, kind);
  const texts = outline.leaves.filter((_, at) => keep[at] === 1).map(leafText);
  return texts.filter((text) => text !== TEXT);
}

describe('the frame of a page', () => {
  it('is left out of every kind: navigation, footer, consent', () => {
    const html =
      '<nav>Stoves</nav><div class="cookie-banner">We bake</div><footer>Imprint</footer><p>Text</p>';
    expect(left(html, 'documentation')).toEqual(['Text']);
    expect(left(html, 'product')).toEqual(['Text']);
  });

  it('has boxes of paid links, by the name of who sells them', () => {
    const box = (name: string): string =>
      `<div class="${name}"><span>A teaser of others</span></div>`;
    expect(left(box('trc_related_container') + box('OUTBRAIN'), 'article')).toEqual([]);
    expect(left(box('related-outbrainers'), 'article')).toHaveLength(1);
  });

  it('has tables of contents in documentation, where all their links lead to places of the page', () => {
    const contents = (to: string): string =>
      `<div class="toc"><ul>${['One', 'Two', 'Three'].map((name) => `<li><a href="${to}${name}">${name}</a></li>`).join('')}</ul></div>`;
    expect(left(contents('#'), 'documentation')).toEqual([]);
    expect(left(contents('/guide/'), 'documentation')).toHaveLength(3);
    expect(left(contents('#'), 'article')).toHaveLength(3);
  });

  it('has what a class hides, but for one of several panels of documentation', () => {
    const panels = '<div class="panel">npm</div><div class="panel hidden">yarn</div>';
    expect(left(panels, 'documentation')).toEqual(['npm', 'yarn']);
    expect(left(`<div class="hidden">yarn</div>`, 'documentation')).toEqual([]);
  });

  it('is no footer of a quote or a card, and no notice of an article', () => {
    const html =
      '<blockquote><p>Burn</p><footer>Anna</footer></blockquote><div class="notice">Hot</div>';
    expect(left(html, 'article')).toEqual(['Burn', 'Anna', 'Hot']);
  });

  it('has headers, related things and what is hidden on pages of cards', () => {
    const html =
      '<header>Shop</header><div class="related">More</div><div hidden>Filter</div><p>Card</p>';
    expect(left(html, 'collection')).toEqual(['Card']);
    expect(left(html, 'article')).toEqual(['Shop', 'More', 'Filter', 'Card']);
  });

  it('has what buyers say of a product, and the small print below a reference', () => {
    const html = '<div class="comment-list">Great</div><div class="article-footer">Edit</div>';
    expect(left(html, 'product')).toEqual(['Edit']);
    expect(left(html, 'documentation')).toEqual([]);
    expect(left(html, 'forum')).toEqual(['Great', 'Edit']);
  });

  it('has dialogs and tooltips, however many, and on pages of products what chooses among them', () => {
    const html =
      '<div class="a-popover-preload">Sorry</div><div role="dialog">Log in</div><div class="card"><div class="EventModal">Details</div></div>' +
      '<div class="product-filters">Colour</div><div class="modality">Senses</div>';
    expect(left(html, 'article')).toEqual(['Colour', 'Senses']);
    expect(left(html, 'collection')).toEqual(['Senses']);
  });

  it('is no row of entries, whatever they are called', () => {
    const html = '<div class="related">Stove</div>'.repeat(5);
    expect(left(html, 'collection')).toHaveLength(5);
  });

  it('is not the page itself', () => {
    const outline = outlinePage(parseHtml(`<body><nav><p>${TEXT}</p></nav><p>Text</p></body>`));
    const keep = new Uint8Array(outline.leaves.length).fill(1);
    dropFrame(outline, keep, 'listing');
    expect([...keep]).toEqual([1, 1]);
    const hidden = outlinePage(parseHtml(`<body><div hidden><p>${TEXT}</p></div><p>T</p></body>`));
    const all = new Uint8Array(hidden.leaves.length).fill(1);
    dropFrame(hidden, all, 'listing');
    expect([...all]).toEqual([1, 1]);
  });
});

describe('comments that the browser found in a frame', () => {
  /** Texts that have a chance left. */
  function heard(html: string): readonly string[] {
    const outline = outlinePage(parseHtml(`<body>${html}</body>`));
    const chances = new Float32Array(outline.leaves.length).fill(0.9);
    silenceFramedComments(outline, chances);
    return outline.leaves.filter((_, at) => (chances[at] ?? 0) > 0).map(leafText);
  }
  const frame = '<div data-hearth-iframe="/thread.html"><p>He crossed it every day.</p></div>';

  it('are never chosen, nor are those of a frame within one', () => {
    const thread = `<section id="comments"><h2>Comments</h2><div id="disqus_thread">${frame}</div></section>`;
    expect(heard(`<main><p>Text</p>${thread}</main>`)).toEqual(['Text', 'Comments']);
    expect(
      heard(`<div class="comments"><div data-hearth-iframe="/a">${frame}</div></div>`),
    ).toEqual([]);
  });

  it('are told from other frames, and from comments that the page has itself', () => {
    expect(heard(`<div class="text">${frame}</div>`)).toHaveLength(1);
    expect(heard('<div class="comments"><p>He crossed it.</p></div>')).toHaveLength(1);
  });
});
