/** Values that a sentence says end with it. */
import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { extractStructured } from '../../../src/main/service/pipeline/extract/index.ts';

const text = { type: 'string' };
const day = { type: 'string', format: 'date' };
const yesOrNo = { type: 'boolean' };

function dataOf(body: string, properties: object, lang = 'en'): unknown {
  const html = `<html lang="${lang}"><head><title>Page</title></head><body><main><h1>Page</h1>${body}</main></body></html>`;
  const schema = { type: 'object', properties: { ...properties } };
  return extractStructured({ root: parseDocument(html), url: 'https://a.example/x', schema }).data;
}

describe('a name beside a verb', () => {
  it.each([
    ['Operated by Isle Ferries. Bicycles travel free.', 'Isle Ferries'],
    ['Operated by Acme. Next sentence.', 'Acme'],
    ['Operated by St. Mary Lines. Free.', 'St. Mary Lines'],
    ['Operated by J. R. Hale. Dogs travel free.', 'J. R. Hale'],
  ])('ends with its sentence: %s', (said, operator) => {
    expect(dataOf(`<p>${said}</p>`, { operator: text })).toEqual({ operator });
  });
});

it('reads sentences that are all labels with their values', () => {
  const body =
    '<p>Course record: 1:16:58. Next race: 12 September 2026. Registration open: No</p><p>Step-free: Yes. Parking spaces: 80. Childcare: No</p>';
  expect(
    dataOf(body, {
      course_record: text,
      next_race: day,
      registration_open: yesOrNo,
      parking_spaces: { type: 'integer' },
      childcare: yesOrNo,
    }),
  ).toEqual({
    course_record: '1:16:58',
    next_race: '2026-09-12',
    registration_open: false,
    parking_spaces: 80,
    childcare: false,
  });
});

it('leaves the time that something took as it is written', () => {
  const rows = ['1:18:07', '1:19:44', '1:20:31']
    .map((time, at) => `<tr><td>Runner ${'ABC'[at] ?? ''}</td><td>${time}</td></tr>`)
    .join('');
  const body = `<table><thead><tr><th>Name</th><th>Time</th></tr></thead><tbody>${rows}</tbody></table>`;
  const item = { type: 'object', properties: { name: text, time: text } };
  expect(dataOf(body, { results: { type: 'array', items: item } })).toMatchObject({
    results: [{ time: '1:18:07' }, { time: '1:19:44' }, { time: '1:20:31' }],
  });
});
