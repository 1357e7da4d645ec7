/** Numbers whose size a word says, and ranges of days: in tables and in sentences. */
import { parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';
import { extractStructured } from '../../../src/main/service/pipeline/extract/index.ts';
import { findNumber } from '../../../src/main/service/pipeline/extract/typed/numbers.ts';

function dataOf(body: string, properties: object): unknown {
  const html = `<html lang="en"><body><main><h1>Fund</h1>${body}</main></body></html>`;
  const schema = { type: 'object', properties: { ...properties } };
  return extractStructured({ root: parseDocument(html), url: 'https://a.example/x', schema }).data;
}

it.each([
  ['12,5 millones de euros', 12_500_000],
  ['3,2 Mrd. €', 3_200_000_000],
  ['4 milliards d’euros', 4_000_000_000],
  ['7 mln zł', 7_000_000],
  ['1,2 mil millones', 1_200_000_000],
  ['2 millions', 2_000_000],
  ['20 mill. kr', 20_000_000],
  ['5.5M', 5_500_000],
  ['2 m', 2],
  ['8 mil thick', 8],
  ['1 Mill Lane', 1],
])('reads %s', (text, value) => {
  expect(findNumber(text)?.value).toBe(value);
});

it('reads the size that a sentence says', () => {
  const body = '<p>The total budget is £1.2 million. Grants are small.</p>';
  expect(dataOf(body, { total_budget: { type: 'number' } })).toEqual({ total_budget: 1_200_000 });
});

it('gives each end of a range behind the word that both are called by', () => {
  const day = { type: 'string', format: 'date' };
  const body = '<p>Valid 27 March 2026 – 18 October 2026</p>';
  expect(dataOf(body, { valid_from: day, valid_to: day })).toEqual({
    valid_from: '2026-03-27',
    valid_to: '2026-10-18',
  });
});
