/** When a place is open, day by day; what single sentences state; sums with a word before each. */
import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '../../../src/main/service/domain/json.ts';
import { extractStructured } from '../../../src/main/service/pipeline/extract/index.ts';

const text: JsonSchema = { type: 'string' };
const number: JsonSchema = { type: 'number' };
const yesOrNo: JsonSchema = { type: 'boolean' };

function dataOf(
  body: string,
  properties: Readonly<Record<string, JsonSchema>>,
  lang = 'en',
): unknown {
  const html = `<html lang="${lang}"><head><title>Some place</title></head><body><main><h1>Some place</h1><p>Words that say nothing of it at all.</p>${body}</main></body></html>`;
  const schema = { type: 'object', properties };
  return extractStructured({ root: parseDocument(html), url: 'https://a.example/x', schema }).data;
}

describe('hours of a day', () => {
  const asked = { monday_hours: text, saturday: text, sunday_hours: text, tuesday_closes: text };

  it.each([
    ['lines of a list', '<ul><li>Mon–Fri: 9am–5pm</li><li>Sat: 10am–2pm</li></ul>'],
    [
      'lines without a colon',
      '<p>Monday 9am–5pm<br>Tuesday to Thursday 9am–5pm<br>Saturday 10am–2pm</p>',
    ],
    [
      'rows',
      '<table><tr><td>Weekdays</td><td>9am–5pm</td></tr><tr><td>Saturdays</td><td>10am–2pm</td></tr></table>',
    ],
    [
      'terms',
      '<dl><dt>Monday, Tuesday</dt><dd>9am–5pm</dd><dt>Saturday</dt><dd>10am–2pm</dd></dl>',
    ],
  ])('stand in %s', (_, body) => {
    expect(dataOf(body, asked)).toEqual({
      monday_hours: '9am–5pm',
      saturday: '10am–2pm',
      tuesday_closes: '17:00',
    });
  });

  it('are said in the language of the page, and stand in an object', () => {
    const hours = { type: 'object', properties: { monday: text, tuesday: text, sunday: text } };
    const rows =
      '<table><tr><th>Mo</th><td>geschlossen</td></tr><tr><th>Di–Fr</th><td>8–12 Uhr, 14–18 Uhr</td></tr></table>';
    expect(dataOf(rows, { opening_hours: hours }, 'de')).toEqual({
      opening_hours: { monday: 'geschlossen', tuesday: '8–12 Uhr, 14–18 Uhr' },
    });
  });

  it('are asked for by the whole name of a day, or beside a word of opening', () => {
    const body = '<ul><li>Mon–Fri: 9am–5pm</li></ul>';
    // a number of a car, and Friday in Romanian
    expect(dataOf(body, { vin: text, fri: text, fri_hours: text })).toEqual({
      fri_hours: '9am–5pm',
    });
  });

  it('are no days of other things', () => {
    expect(dataOf('<p>Monday is quiz night</p><p>Saturday market</p>', asked)).toEqual({});
  });
});

describe('a sentence of several', () => {
  it('says yes or no by itself', () => {
    const body =
      '<p>Dogs are welcome. No reservations.</p><p>Free cancellation up to 48 hours before arrival. Non-smoking.</p>';
    const asked = {
      dogs_allowed: yesOrNo,
      accepts_reservations: yesOrNo,
      free_cancellation: yesOrNo,
      pool: yesOrNo,
    };
    expect(dataOf(body, asked)).toEqual({
      dogs_allowed: true,
      accepts_reservations: false,
      free_cancellation: true,
    });
  });

  it('may deny what a field says is lacking', () => {
    expect(dataOf('<p>No accidents, one owner.</p>', { accident_free: yesOrNo })).toEqual({
      accident_free: true,
    });
  });

  it('says of what is free that it is', () => {
    expect(dataOf('<dl><dt>Free</dt><dd>kostenlos</dd></dl>', { is_free: yesOrNo }, 'de')).toEqual({
      is_free: true,
    });
  });

  it('may say of what sort the page tells', () => {
    expect(dataOf('<p>Online event</p>', { is_online: yesOrNo })).toEqual({ is_online: true });
  });
});

describe('sums with a word before each', () => {
  const asked = { adult_price: number, reduced_price: number, child_price: number };
  it.each([
    ['en', '<p>Adults £14, concessions £9</p>'],
    ['en', '<ul><li>Adults: £14</li><li>Reduced: £9</li></ul>'],
    ['de', '<p>Adults: 14,00 € / ermäßigt 9,00 €</p>'],
    ['fr', '<p>Adults : 14 € – Tarif réduit : 9 €</p>'],
  ])('in %s: %s', (lang, body) => {
    expect(dataOf(body, asked, lang)).toEqual({ adult_price: 14, reduced_price: 9 });
  });
});
