/** Currencies of more countries, prices in thousandths, and sums that books show in brackets. */
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

it.each([
  ['AED 1,299', 1299, 'AED'],
  ['SAR 45.00', 45, 'SAR'],
  ['Rp 150.000', 150_000, 'IDR'],
  ['150.000 ₫', 150_000, 'VND'],
  ['150.000đ', 150_000, 'VND'],
  ['₦4,500', 4500, 'NGN'],
  ['KSh 1,200', 1200, 'KES'],
  ['R 129.99', 129.99, 'ZAR'],
  ['RM 45.90', 45.9, 'MYR'],
  ['NT$ 450', 450, 'TWD'],
  ['PKR 450', 450, 'PKR'],
  ['120 лв.', 120, 'BGN'],
  ['450 руб.', 450, 'RUB'],
  ['4500 ₸', 4500, 'KZT'],
  ['Fr. 12.50', 12.5, 'CHF'],
  ['KD 4.500', 4.5, 'KWD'],
])('reads the price %s', (said, price, currency) => {
  const body = `<div class="product"><p class="price">${said}</p></div>`;
  expect(dataOf(body, { price: number, currency: text })).toEqual({ price, currency });
});

it.each(['Requires PHP 8.4', '6 ft', 'Fr 12', 'Ryzen: AMD 5600', 'try 3 free'])(
  'takes no other words for currencies: %s',
  (said) => {
    expect(dataOf(`<p>${said}</p>`, { price: number, currency: text })).toEqual({});
  },
);

it.each([
  ['(2,300)', -2300],
  ['$(2,300)', -2300],
  ['(2.300,50 €)', -2300.5],
  ['2,300-', -2300],
  ['–2,300', -2300],
  ['-$2,300', -2300],
  ['2,300', 2300],
  ['2,300 (2023: 1,900)', 2300],
])('reads the sum of a book %s as %d', (said, value) => {
  const body = `<dl><dt>Net income</dt><dd>${said}</dd><dt>Founded</dt><dd>1990</dd></dl>`;
  expect(dataOf(body, { net_income: number })).toEqual({ net_income: value });
});

it('counts what stands in brackets elsewhere', () => {
  const body = '<dl><dt>Members</dt><dd>(128)</dd><dt>Founded</dt><dd>1990</dd></dl>';
  expect(dataOf(body, { members: number })).toEqual({ members: 128 });
});
