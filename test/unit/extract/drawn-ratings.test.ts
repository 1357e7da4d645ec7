/** Ratings that are drawn: widths, classes and icons of stars. */
import { parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';
import type { JsonSchema } from '../../../src/main/service/domain/json.ts';
import { extractStructured } from '../../../src/main/service/pipeline/extract/index.ts';

const text: JsonSchema = { type: 'string' };
const number: JsonSchema = { type: 'number' };

function dataOf(body: string, properties: Readonly<Record<string, JsonSchema>>): unknown {
  const html = `<html lang="en"><head><title>Page</title></head><body><main><h1>Page</h1><p>Words that say nothing.</p>${body}</main></body></html>`;
  const schema: JsonSchema = { type: 'object', properties };
  return extractStructured({ root: parseDocument(html), url: 'https://a.example/x', schema }).data;
}

const STARS = [4, 5, 2, 3] as const;
type Draw = (stars: number) => string;
const row = (draw: (isLit: boolean) => string, stars: number): string =>
  [0, 1, 2, 3, 4].map((at) => draw(at < stars)).join('');

function listOf(draw: Draw): unknown {
  const items = STARS.map(
    (stars, at) => `<li class="product"><h3>Pear ${at}</h3><b>$${at + 9}.50</b>${draw(stars)}</li>`,
  );
  const item = { type: 'object', properties: { title: text, price: number, rating: number } };
  const data = dataOf(`<ul>${items.join('')}</ul>`, { products: { type: 'array', items: item } });
  return (data as { products: readonly { rating?: number }[] }).products.map(
    ({ rating }) => rating,
  );
}

it.each<readonly [string, Draw]>([
  ['a width', (n) => `<div class="rating"><span style="width:${n * 20}%"></span></div>`],
  ['a width over signs', (n) => `<p class="stars">★★★★★<i style="width: ${n * 20}%">★★★★★</i></p>`],
  ['a variable', (n) => `<div class="Stars" style="--rating: ${n}.0;"></div>`],
  ['a class', (n) => `<span class="stars stars-${n}"></span>`],
  ['a class in tenths', (n) => `<span class="rating rating-${n}0"></span>`],
  [
    'a class in words',
    (n) => `<p class="star-rating ${['', '', 'Two', 'Three', 'Four', 'Five'][n] ?? ''}"></p>`,
  ],
  [
    'icons',
    (n) => `<div>${row((is) => `<i class="fa ${is ? 'fa-star' : 'fa-star-o'}"></i>`, n)}</div>`,
  ],
  [
    'drawings',
    (n) => `<div>${row((is) => `<svg class="star ${is ? 'filled' : ''}"></svg>`, n)}</div>`,
  ],
  ['signs', (n) => `<div>${row((is) => `<span class="${is ? 'on' : 'off'}">★</span>`, n)}</div>`],
  [
    'names of a font',
    (n) => `<div>${row((is) => `<i class="icons">star${is ? '' : '_border'}</i>`, n)}</div>`,
  ],
  [
    'pictures',
    (n) => `<div>${row((is) => `<img src="/i/star-${is ? 'on' : 'off'}.png">`, n)}</div>`,
  ],
])('reads stars drawn as %s', (_, draw) => {
  expect(listOf(draw)).toEqual(STARS);
});

it('reads halves', () => {
  const half =
    '<i class="fas fa-star"></i>'.repeat(3) +
    '<i class="fas fa-star-half"></i><i class="far fa-star"></i>';
  expect(dataOf(`<div>${half}</div>`, { rating: number })).toEqual({ rating: 3.5 });
  expect(dataOf('<p class="rating rating-4-5"></p>', { rating: number })).toEqual({ rating: 4.5 });
});

it.each<readonly [string, Draw]>([
  [
    'shares of all ratings',
    (n) => `<div class="rating-bar"><div style="width:${n * 20}%"></div></div>`,
  ],
  [
    'boxes of a layout',
    (n) => `<div class="star-card"><div style="width:${n * 20}%">Text</div></div>`,
  ],
  [
    'stars to click on',
    () => `<div class="rating">${'<button><i class="far fa-star"></i></button>'.repeat(5)}</div>`,
  ],
  [
    'things nobody rated',
    () => `<div class="rating">${'<i class="far fa-star"></i>'.repeat(5)}</div>`,
  ],
  [
    'numbered stars',
    () => `<div>${[1, 2, 3, 4, 5].map((at) => `<i class="star-${at}"></i>`).join('')}</div>`,
  ],
])('takes no rating from %s', (_, draw) => {
  expect(listOf(draw)).toEqual(STARS.map(() => undefined));
});
