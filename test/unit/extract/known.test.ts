/** One title for a page, whoever asks: what its metadata chose, unless the page is about a thing that has the name itself. */
import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../../src/main/service/domain/json.ts';
import { extractStructured } from '../../../src/main/service/pipeline/extract/index.ts';

const KNOWN = { title: 'How tides are foretold' };
const HEAD = '<title>How tides are foretold | The Tide Paper</title>';
const BODY = '<h1>How tides are foretold</h1><p>Long before there were machines.</p>';

function asked(name: string, entity: object | undefined, { head = HEAD, body = BODY } = {}): Json {
  const data =
    entity === undefined
      ? ''
      : `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...entity })}</script>`;
  const { data: found } = extractStructured({
    root: parseDocument(`<html><head>${head}${data}</head><body>${body}</body></html>`),
    url: 'https://tides.example/how',
    schema: { type: 'object', properties: { [name]: { type: 'string' } } },
    known: KNOWN,
  });
  return found;
}

describe('the title of a page', () => {
  it.each<[string, object]>([
    ['the publisher', { '@type': 'Organization', name: 'The Tide Paper' }],
    ['the site', { '@type': 'WebSite', name: 'The Tide Paper' }],
    ['a comment', { '@type': 'Comment', name: 'Post #2', text: 'Thank you.' }],
    ['one thing of a list', { '@type': 'Product', name: 'Tide table 2025' }],
  ])('is not the name of %s', (_, entity) => {
    expect(asked('title', entity)).toEqual({ title: 'How tides are foretold' });
  });

  it('is an article’s headline and not its name, which may be that of its paper', () => {
    const entity = { '@type': 'NewsArticle', name: 'The Tide Paper', headline: 'Tides foretold' };
    expect(asked('headline', entity)).toEqual({ headline: 'Tides foretold' });
    expect(asked('title', entity)).toEqual({ title: 'How tides are foretold' });
  });

  it('is the name of the thing that the page is about', () => {
    const page = {
      head: '<title>Tide clock, oak | The Tide Shop</title>',
      body: '<h1>Tide clock, oak</h1>',
    };
    const entity = { '@type': 'Product', name: 'Tide clock', sku: 'T1' };
    expect(asked('title', entity, page)).toEqual({ title: 'Tide clock' });
  });

  it('is not asked for by a field that means a thing on it', () => {
    const entity = { '@type': 'Product', name: 'Tide table 2025' };
    expect(asked('product_name', entity)).toEqual({ product_name: 'Tide table 2025' });
    expect(asked('name', entity)).toEqual({ name: 'Tide table 2025' });
  });

  it('is what the metadata chose where nothing is marked up', () => {
    expect(asked('page_title', undefined)).toEqual({ page_title: 'How tides are foretold' });
  });
});
