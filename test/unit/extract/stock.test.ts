/** Whether things can be had, and whether they are sold out. */
import { parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';
import type { JsonSchema } from '../../../src/main/service/domain/json.ts';
import { extractStructured } from '../../../src/main/service/pipeline/extract/index.ts';

const text: JsonSchema = { type: 'string' };
const number: JsonSchema = { type: 'number' };
const yes: JsonSchema = { type: 'boolean' };

function dataOf(body: string, properties: Readonly<Record<string, JsonSchema>>): unknown {
  const html = `<html lang="en"><head><title>Page</title></head><body><main><h1>Page</h1><p>Words that say nothing.</p>${body}</main></body></html>`;
  const schema: JsonSchema = { type: 'object', properties };
  return extractStructured({ root: parseDocument(html), url: 'https://a.example/x', schema }).data;
}

function listOf(
  name: string,
  type: JsonSchema,
  item: (isOut: boolean) => readonly [className: string, body: string],
): readonly unknown[] {
  const items = [false, true, false, true].map((isOut, at) => {
    const [className, body] = item(isOut);
    return `<li class="product ${className}"><h3>Pear ${at}</h3><b>$${at + 9}.50</b>${body}</li>`;
  });
  const properties = { title: text, price: number, [name]: type };
  const products = { type: 'array', items: { type: 'object', properties } };
  const data = dataOf(`<ul>${items.join('')}</ul>`, { products });
  return (data as { products: readonly Record<string, unknown>[] }).products.map(
    (one) => one[name],
  );
}

const IN_TURN = [false, true, false, true];
const NOT_IN_TURN = [true, false, true, false];

it.each([
  ['In stock', 'Sold out'],
  ['Only 2 left', 'Out of stock'],
  ['Auf Lager', 'Ausverkauft'],
  ['En stock', 'Épuisé'],
])('tells %s from %s', (has, out) => {
  const said = (isOut: boolean) => ['', `<p>${isOut ? out : has}</p>`] as const;
  expect(listOf('sold_out', yes, said)).toEqual(IN_TURN);
  expect(listOf('in_stock', yes, said)).toEqual(NOT_IN_TURN);
});

it('reads what only classes and hidden links say', () => {
  const ofItem = (isOut: boolean) => [isOut ? 'outofstock' : 'instock', ''] as const;
  expect(listOf('in_stock', yes, ofItem)).toEqual(NOT_IN_TURN);
  expect(listOf('sold_out', yes, ofItem)).toEqual(IN_TURN);
  const link = (isOut: boolean) =>
    [
      '',
      `<link itemprop="availability" href="https://schema.org/${isOut ? 'OutOfStock' : 'InStock'}">`,
    ] as const;
  expect(listOf('in_stock', yes, link)).toEqual(NOT_IN_TURN);
});

it('says nothing of things without a badge', () => {
  const badge = (isOut: boolean) =>
    ['', isOut ? '<i class="badge">Sold out</i>' : '<button>Buy</button>'] as const;
  expect(listOf('sold_out', yes, badge)).toEqual([undefined, true, undefined, true]);
});

it('reads the page, and nothing else that is there', () => {
  const both = { sold_out: yes, in_stock: yes };
  expect(dataOf('<p>Sold out</p>', both)).toEqual({ sold_out: true, in_stock: false });
  expect(dataOf('<p>In stock</p>', both)).toEqual({ sold_out: false, in_stock: true });
  expect(dataOf('<p>Parking available</p>', both)).toEqual({});
});

const TEN = 'Ada Bea Cid Dov Eli Fay Gus Hal Ida Joe'.split(' ');
const rows = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'array',
  items: { type: 'object', properties },
});

it('keeps things together that say one of theirs in another way', () => {
  const body = TEN.map(
    (name, at) =>
      `<li class="event"><h3>Gig ${name}</h3><time>2026-03-1${at}</time>${[2, 3, 7].includes(at) ? '<span class="tag">Sold out</span>' : '<a href="/t">Tickets</a>'}</li>`,
  );
  const asked = { events: rows({ name: text, date: text, sold_out: yes }) };
  expect(dataOf(`<ul>${body.join('')}</ul>`, asked)).toEqual({
    events: TEN.map((name, at) => ({
      name: `Gig ${name}`,
      date: `2026-03-1${at}`,
      ...([2, 3, 7].includes(at) ? { sold_out: true } : {}),
    })),
  });
});

it('takes a badge on some of them for yes, and for the label of nothing', () => {
  const body = TEN.map(
    (name, at) =>
      `<li class="product"><h3>Pear ${name}</h3><b>$${at + 9}.50</b>${at % 3 === 1 ? '<i class="badge">New</i>' : ''}${at % 4 === 0 ? '<em>Free shipping</em>' : ''}</li>`,
  );
  const asked = rows({ title: text, price: number, is_new: yes, free_shipping: yes, sale: yes });
  expect(dataOf(`<ul>${body.join('')}</ul>`, { products: asked })).toEqual({
    products: TEN.map((name, at) => ({
      title: `Pear ${name}`,
      price: at + 9.5,
      ...(at % 3 === 1 ? { is_new: true } : {}),
      ...(at % 4 === 0 ? { free_shipping: true } : {}),
    })),
  });
});
