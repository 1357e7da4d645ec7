/** Rows that sum up others, prices of a unit, and lengths that are no time. */
import { parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';
import type { JsonSchema } from '../../../src/main/service/domain/json.ts';
import { extractStructured } from '../../../src/main/service/pipeline/extract/index.ts';

const text: JsonSchema = { type: 'string' };
const number: JsonSchema = { type: 'number' };
const rows = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'array',
  items: { type: 'object', properties },
});

function dataOf(body: string, properties: Readonly<Record<string, JsonSchema>>): unknown {
  const html = `<html lang="en"><head><title>Page</title></head><body><main><h1>Page</h1><p>Words that say nothing.</p>${body}</main></body></html>`;
  const schema: JsonSchema = { type: 'object', properties };
  return extractStructured({ root: parseDocument(html), url: 'https://a.example/x', schema }).data;
}

const towns = (last: string): string =>
  `<table><thead><tr><th>City</th><th>Population</th></tr></thead><tbody><tr><td>Aa</td><td>1,200</td></tr><tr><td>Bb</td><td>2,300</td></tr>${last}</table>`;
const TWO = [
  { city: 'Aa', population: 1200 },
  { city: 'Bb', population: 2300 },
];

it.each(['Total', 'Grand total:', 'Gesamt', '合計'])(
  'takes no sum in the foot for a record: %s',
  (word) => {
    const foot = `</tbody><tfoot><tr><td>${word}</td><td>3,500</td></tr></tfoot>`;
    expect(dataOf(towns(foot), { cities: rows({ city: text, population: number }) })).toEqual({
      cities: TWO,
    });
  },
);

it('takes what stands in a foot and is no sum', () => {
  const foot = '</tbody><tfoot><tr><td>Totalfeld</td><td>900</td></tr></tfoot>';
  expect(dataOf(towns(foot), { cities: rows({ city: text, population: number }) })).toEqual({
    cities: [...TWO, { city: 'Totalfeld', population: 900 }],
  });
});

it.each(['€/kg', '€ / kg', '€ per kg', '€ pro 100 g', '€/l'])(
  'takes the price of the thing, not that of a unit: %s',
  (unit) => {
    const body = ['Ada', 'Bea', 'Cid', 'Dov']
      .map(
        (name, i) =>
          `<li class="product"><h3>Coffee ${name}</h3><small>${9 + i},00 ${unit}</small><b>${4 + i},50 €</b></li>`,
      )
      .join('');
    const data = dataOf(`<ul>${body}</ul>`, { products: rows({ title: text, price: number }) });
    expect(data).toMatchObject({ products: [{ price: 4.5 }, { price: 5.5 }, {}, {}] });
  },
);

it('still takes the price of a unit where it is the only one', () => {
  const body = ['Ada', 'Bea', 'Cid', 'Dov']
    .map((name, i) => `<li class="product"><h3>Pear ${name}</h3><b>${9 + i},00 €/kg</b></li>`)
    .join('');
  const data = dataOf(`<ul>${body}</ul>`, { products: rows({ title: text, price: number }) });
  expect(data).toMatchObject({ products: [{ price: 9 }, { price: 10 }, {}, {}] });
});

it('takes no metres for minutes', () => {
  const body =
    '<table><tr><th>Weight</th><td>1,450 kg</td></tr><tr><th>Length</th><td>4.32 m</td></tr></table>';
  expect(dataOf(body, { length_cm: number })).toEqual({});
  expect(dataOf(body, { length_m: number })).toEqual({ length_m: 4.32 });
});

it('finds prices in parts in each thing of a list', () => {
  const body = ['Ada', 'Bea', 'Cid', 'Dov']
    .map((name, i) => `<li class="product"><h3>Pear ${name}</h3><b>$${9 + i}.50</b></li>`)
    .join('');
  const price: JsonSchema = { type: 'object', properties: { amount: number, currency: text } };
  const data = dataOf(`<ul>${body}</ul>`, { products: rows({ title: text, price }) });
  expect(data).toEqual({
    products: ['Ada', 'Bea', 'Cid', 'Dov'].map((name, i) => ({
      title: `Pear ${name}`,
      price: { amount: 9.5 + i, currency: 'USD' },
    })),
  });
});

it('takes a term for the label of what follows it, not for a unit of what stands before', () => {
  const body = ['Ada', 'Bea', 'Cid', 'Dov']
    .map(
      (name, i) =>
        `<div class="card"><h3>${name}</h3><dl><dt>When</dt><dd>${i + 2} March 2026</dd><dt>Venue</dt><dd>Hall ${name}</dd><dt>Cost</dt><dd>${i + 5} points</dd></dl></div>`,
    )
    .join('');
  const data = dataOf(body, { talks: rows({ name: text, venue: text }) });
  expect(data).toEqual({
    talks: ['Ada', 'Bea', 'Cid', 'Dov'].map((name) => ({ name, venue: `Hall ${name}` })),
  });
});

it('takes a word with a number for a name where it is a heading, and no number of it', () => {
  const body = [3, 4, 5, 7]
    .map((i) => `<li class="product"><h3>Model ${i}</h3><b>$${i}50</b></li>`)
    .join('');
  const data = dataOf(`<ul>${body}</ul>`, {
    products: rows({ title: text, price: number, weight: number }),
  });
  expect(data).toEqual({
    products: [3, 4, 5, 7].map((i) => ({ title: `Model ${i}`, price: i * 100 + 50 })),
  });
});
