/** Values that all things of a list have in common: one price, one day, all in stock. */
import { parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';
import type { JsonSchema } from '../../../src/main/service/domain/json.ts';
import { extractStructured } from '../../../src/main/service/pipeline/extract/index.ts';

const text: JsonSchema = { type: 'string' };
const number: JsonSchema = { type: 'number' };
const day: JsonSchema = { type: 'string', format: 'date' };
const yes: JsonSchema = { type: 'boolean' };
const NAMES = ['Oak chair', 'Pine table', 'Beech stool', 'Ash shelf', 'Elm bench'];

function rowsOf(
  fields: Readonly<Record<string, JsonSchema>>,
  item: (name: string, at: number) => string,
  language = 'en',
): unknown {
  const html = `<html lang="${language}"><body><main><h1>All of them</h1><ul>${NAMES.map((name, at) => `<li>${item(name, at)}</li>`).join('')}</ul></main></body></html>`;
  const items = { type: 'object', properties: fields };
  const schema = { type: 'object', properties: { items: { type: 'array', items } } };
  return extractStructured({ root: parseDocument(html), url: 'https://a.example/x', schema }).data;
}
const all = (values: object): object => ({ items: NAMES.map((name) => ({ name, ...values })) });

it('are those of each thing of a shop', () => {
  const fields = { name: text, price: number, currency: text, in_stock: yes, rating: number };
  const rows = rowsOf({ ...fields, seller: text }, (name, at) => {
    const shown = '<div>€19.99</div><div>In stock</div><div>4.5 / 5</div>';
    return `<h3><a href="/p/${at}">${name}</a></h3>${shown}<p>Sold by <a href="/s">Acme</a></p><button>Add to basket</button>`;
  });
  const values = { price: 19.99, currency: 'EUR', in_stock: true, rating: 4.5, seller: 'Acme' };
  expect(rows).toEqual(all(values));
});

it('are the day and the author of each story', () => {
  const rows = rowsOf({ name: text, date: day, author: text }, (name, at) => {
    const prose = `<p>What is told of the ${name.toLowerCase()} at some length, for whoever wants to read of it.</p>`;
    return `<h2><a href="/n/${at}">${name}</a></h2><p>12 March 2024</p><p>By Jane Roe</p>${prose}<a href="/n/${at}">Read more</a>`;
  });
  expect(rows).toEqual(all({ date: '2024-03-12', author: 'Jane Roe' }));
});

it('are day and hour of each event, also where the day stands in an attribute', () => {
  const rows = rowsOf(
    { name: text, date: day, time: text },
    (name) => `<time datetime="2025-06-14">Sam. 14 juin</time><h3>${name}</h3><p>20:30</p>`,
    'fr',
  );
  expect(rows).toEqual(all({ date: '2025-06-14', time: '20:30' }));
});

it('are none where they are said of something else', () => {
  const fields = { name: text, description: text, price: number, in_stock: yes, author: text };
  const rows = rowsOf(fields, (name, at) => {
    const others = '<div>Delivery €4.99</div><div>was €2.00</div><a href="/c">In stock</a>';
    return `<h3><a href="/p/${at}">${name}</a></h3><p>A piece of wood that is number ${at} of a long row.</p>${others}<div>Made by hand</div>`;
  });
  const items = NAMES.map((name, at) => {
    return { name, description: `A piece of wood that is number ${at} of a long row.` };
  });
  expect(rows).toEqual({ items });
});

it('are neither the unit of a price nor the label of a text with one', () => {
  const fields = { name: text, preis: number, verfügbarkeit: text, verkäufer: text };
  const rows = rowsOf(
    fields,
    (name, at) =>
      `<h3>${name}</h3><p>1${at},90 €</p><p>sofort lieferbar</p><p>Verkäufer: Laden ${at}</p>`,
    'de',
  );
  const items = NAMES.map((name, at) => {
    const preis = 10.9 + at;
    return { name, preis, verfügbarkeit: 'sofort lieferbar', verkäufer: `Laden ${at}` };
  });
  expect(rows).toEqual({ items });
});
