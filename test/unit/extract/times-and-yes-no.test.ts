/** Times without a colon behind their label, from when to when something takes place, yes and no behind longer labels. */
import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { extractStructured } from '../../../src/main/service/pipeline/extract/index.ts';

const text = { type: 'string' };

function dataOf(body: string, properties: object, lang = 'en'): unknown {
  const html = `<html lang="${lang}"><head><title>Page</title></head><body><main><h1>Page</h1>${body}</main></body></html>`;
  const schema = { type: 'object', properties: { ...properties } };
  return extractStructured({ root: parseDocument(html), url: 'https://a.example/x', schema }).data;
}

it('reads times behind labels without a colon', () => {
  const body = '<p>Sunrise 04:58 · Sunset 20:52 · Moonrise 02:31</p>';
  expect(dataOf(body, { sunrise: text, sunset: text })).toEqual({
    sunrise: '04:58',
    sunset: '20:52',
  });
});

describe('from when to when', () => {
  const asked = { start_time: text, end_time: text };
  it.each([
    ['Tuesday 9 June 2026, 18:30–20:00', 'en', '18:30', '20:00'],
    ['Mittwoch, 14. Januar 2026, von 15:30 bis 19:30 Uhr', 'de', '15:30', '19:30'],
    ['Saturday 11 April 2026, 6pm to 8pm', 'en', '18:00', '20:00'],
    ['June 9, 2026 7:00 - 9:30 PM', 'en', '19:00', '21:30'],
  ])('reads %s', (said, lang, start, end) => {
    expect(dataOf(`<p>${said}</p>`, asked, lang)).toEqual({ start_time: start, end_time: end });
  });

  it.each([
    '<p>Box office: 10:00–18:00</p>',
    '<p>9 June 2026, 18:30–20:00</p><p>16 June 2026, 19:00–21:00</p>',
  ])('leaves hours of no day, and of several: %s', (body) => {
    expect(dataOf(body, asked)).toEqual({});
  });
});

describe('yes and no', () => {
  it.each([
    ['has_shelter', 'Shelter', 'Yes', true],
    ['appeal', 'Appeal lodged', 'No', false],
    ['exploited', 'Exploited in the wild', 'No', false],
    ['has_lift', 'Lift available', 'Yes', true],
  ])('%s is what %s says', (name, label, value, expected) => {
    const body = `<table><tr><th>${label}</th><td>${value}</td></tr><tr><th>Weight</th><td>2 kg</td></tr></table>`;
    expect(dataOf(body, { [name]: { type: 'boolean' } })).toEqual({ [name]: expected });
  });

  it.each([
    ['shelter', 'Shelter permit'],
    ['appeal', 'Appeal deadline'],
  ])('%s is not what %s says', (name, label) => {
    const body = `<table><tr><th>${label}</th><td>No</td></tr><tr><th>Weight</th><td>2 kg</td></tr></table>`;
    expect(dataOf(body, { [name]: { type: 'boolean' } })).toEqual({});
  });
});
