/** Objects of two ends and a currency, from the value of one label. */
import { parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';
import { extractStructured } from '../../../src/main/service/pipeline/extract/index.ts';

function dataOf(body: string, properties: object): unknown {
  const html = `<html lang="fr"><body><main><h1>Avis</h1>${body}</main></body></html>`;
  const schema = { type: 'object', properties: { ...properties } };
  return extractStructured({ root: parseDocument(html), url: 'https://a.example/x', schema }).data;
}

const number = { type: 'number' };
const range = { min: number, max: number, currency: { type: 'string' } };

it.each([
  ['entre 850 000 € et 1 100 000 €', 850_000, 1_100_000],
  ['850 000 – 1 100 000 € HT', 850_000, 1_100_000],
  ['€2,500 to €4,000', 2_500, 4_000],
])('reads both ends of %s whole', (text, min, max) => {
  const found = dataOf(`<p>Estimated value: ${text}</p>`, {
    estimated_value: { type: 'object', properties: range },
  });
  expect(found).toEqual({ estimated_value: { min, max, currency: 'EUR' } });
});

it('reads a number in groups of three whole beside another part', () => {
  const found = dataOf('<p>Population: 12 500 (2021)</p>', {
    population: { type: 'object', properties: { count: number, year: { type: 'integer' } } },
  });
  expect(found).toEqual({ population: { count: 12_500, year: 2021 } });
});
