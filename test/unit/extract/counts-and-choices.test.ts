/** Counts, tonnes, prices of a day or week, and choices that nothing on the page names. */
import { parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';
import type { JsonSchema } from '../../../src/main/service/domain/json.ts';
import { extractStructured } from '../../../src/main/service/pipeline/extract/index.ts';

const text: JsonSchema = { type: 'string' };
const number: JsonSchema = { type: 'number' };
const integer: JsonSchema = { type: 'integer' };

function dataOf(body: string, properties: Readonly<Record<string, JsonSchema>>): unknown {
  const html = `<html lang="en"><head><title>A page</title></head><body><main><h1>A thing of its kind</h1>${body}</main></body></html>`;
  const schema: JsonSchema = { type: 'object', properties };
  return extractStructured({ root: parseDocument(html), url: 'https://a.example/x', schema }).data;
}
const terms = (pairs: Readonly<Record<string, string>>): string =>
  `<dl>${Object.entries(pairs)
    .map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`)
    .join('')}</dl>`;

it('a label says how many, without the word for it', () => {
  const body = terms({ Rows: '48,210', Columns: '17', Licence: 'CC BY 4.0' });
  expect(dataOf(body, { row_count: integer, column_count: integer })).toEqual({
    row_count: 48_210,
    column_count: 17,
  });
});

it.each([
  ['displacement_t', '1,250 t'],
  ['displacement_tonnes', '1,250 tonnes'],
])('tonnes are a unit: %s', (name, value) => {
  expect(dataOf(terms({ Displacement: value, Flag: 'Norway' }), { [name]: number })).toEqual({
    [name]: 1_250,
  });
});

it('a price may be that of a day or a week', () => {
  const body = terms({ 'Price per day': '£38.50', 'Price per week': '£210.00', Doors: '5' });
  expect(dataOf(body, { price_per_day: number, price_per_week: number })).toEqual({
    price_per_day: 38.5,
    price_per_week: 210,
  });
});

it('a column of nothing but the offered words is the choice', () => {
  const state: JsonSchema = { type: 'string', enum: ['granted', 'refused', 'pending'] };
  const cases = ['Granted', 'Refused', 'Granted', 'Pending'].map(
    (word, i) =>
      `<li class="case"><h3>Case of house ${i + 1}</h3><span class="x">${word}</span><p>Somebody wants to build a shed of ${i + 3} metres.</p></li>`,
  );
  const items: JsonSchema = { type: 'object', properties: { title: text, decision: state } };
  expect(dataOf(`<ul>${cases.join('')}</ul>`, { cases: { type: 'array', items } })).toEqual({
    cases: ['granted', 'refused', 'granted', 'pending'].map((decision, i) => ({
      title: `Case of house ${i + 1}`,
      decision,
    })),
  });
});
