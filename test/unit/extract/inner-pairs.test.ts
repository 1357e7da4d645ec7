/** Lists of a label and a value inside the things of a list, and in lines of a list. */
import { parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';
import type { JsonSchema } from '../../../src/main/service/domain/json.ts';
import { extractStructured } from '../../../src/main/service/pipeline/extract/index.ts';

const text: JsonSchema = { type: 'string' };
const rows = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'array',
  items: { type: 'object', properties },
});
const pairs = rows({ name: text, value: text });

function dataOf(body: string, properties: Readonly<Record<string, JsonSchema>>): unknown {
  const html = `<html><head><title>Kettles</title></head><body><main><h1>Kettles</h1><p>Some words that say nothing of it at all, as pages have.</p>${body}</main></body></html>`;
  const schema: JsonSchema = { type: 'object', properties };
  return extractStructured({ root: parseDocument(html), url: 'https://a.example/x', schema }).data;
}

const KETTLES: readonly (readonly [string, readonly (readonly [string, string])[]])[] = [
  [
    'Kettle Alpha',
    [
      ['Volume', '1.7 l'],
      ['Power', '2200 W'],
      ['Colour', 'black'],
    ],
  ],
  [
    'Kettle Beta',
    [
      ['Volume', '1.0 l'],
      ['Power', '1800 W'],
    ],
  ],
  [
    'Kettle Delta',
    [
      ['Volume', '1.5 l'],
      ['Power', '2400 W'],
      ['Colour', 'steel'],
    ],
  ],
];

const said = (own: readonly (readonly [string, string])[]) =>
  own.map(([name, value]) => ({ name, value }));

it.each<[string, (own: readonly (readonly [string, string])[]) => string]>([
  [
    'a definition list',
    (own) => `<dl>${own.map(([a, b]) => `<dt>${a}</dt><dd>${b}</dd>`).join('')}</dl>`,
  ],
  [
    'a table',
    (own) =>
      `<table>${own.map(([a, b]) => `<tr><th>${a}</th><td>${b}</td></tr>`).join('')}</table>`,
  ],
  ['lines', (own) => `<ul>${own.map(([a, b]) => `<li>${a}: ${b}</li>`).join('')}</ul>`],
])('finds the pairs of each thing of a list in %s', (_name, listOf) => {
  const body = KETTLES.map(
    ([title, own]) =>
      `<article class="k"><h2>${title}</h2><p class="price">€ 29.00</p><h3>Specifications</h3>${listOf(own)}</article>`,
  ).join('');
  const kettles = rows({ title: text, price: { type: 'number' }, specifications: pairs });
  expect(dataOf(body, { kettles })).toEqual({
    kettles: KETTLES.map(([title, own]) => ({
      title,
      price: 29,
      specifications: said(own),
    })),
  });
});

it('finds labels and values in the lines of a list', () => {
  const body = '<ul><li>Volume: 1.7 l</li><li>Power: 2200 W</li><li>Colour: black</li></ul>';
  expect(dataOf(body, { specs: pairs })).toEqual({
    specs: said([
      ['Volume', '1.7 l'],
      ['Power', '2200 W'],
      ['Colour', 'black'],
    ]),
  });
});

it('takes no sentence with a colon for a pair', () => {
  const body =
    '<ul><li>Please note the following before you start: water is hot, and so is steam that rises.</li><li>Another matter of which a reader ought to know: cords are short.</li></ul>';
  expect(dataOf(body, { specs: pairs })).toEqual({});
});
