/** Pages that announce something: its day, times and place, as lines and tiles around the heading say them. */
import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '../../../src/main/service/domain/json.ts';
import { extractStructured } from '../../../src/main/service/pipeline/extract/index.ts';

const text: JsonSchema = { type: 'string' };
const day: JsonSchema = { type: 'string', format: 'date' };
const READ = Date.UTC(2026, 9, 1);

function dataOf(
  body: string,
  properties: Readonly<Record<string, JsonSchema>>,
  { lang = 'en-GB', readAt = READ } = {},
): unknown {
  const html = `<html lang="${lang}"><head><title>An evening | Some site</title></head><body><main>${body}<p>Some words that say nothing of it at all, as pages have, and a few more of them.</p></main></body></html>`;
  const schema = { type: 'object', properties };
  const url = 'https://a.example/x';
  return extractStructured({ root: parseDocument(html), url, schema, readAt }).data;
}

const H1 = '<h1>An evening</h1>';

describe('the day', () => {
  it.each([
    ['in a line with its time', `${H1}<p>Fri 6 Nov 2026, 19:30</p>`],
    ['in a box without a name', `${H1}<div><div><span>Friday 6 November 2026</span></div></div>`],
    ['in a tile above', `<div><b>06</b><i>NOV</i><small>2026</small></div>${H1}`],
    ['in a tile with its weekday and no year', `<div><b>FRI</b><b>06</b><b>NOV</b></div>${H1}`],
    ['in a line with its weekday and no year', `${H1}<p>Friday 6th November, 8pm</p>`],
    ['in figures', `${H1}<p>06/11/2026</p>`],
    ['between dots', `${H1}<p>6 November 2026 · Corn Hall, Diss</p>`],
  ])('stands %s', (_, body) => {
    const asked = { start_date: day, published_at: day };
    expect(dataOf(body, asked)).toEqual({ start_date: '2026-11-06' });
  });

  it.each([
    ['de', 'Freitag, 6. November, 19.30 Uhr'],
    ['fr', 'vendredi 6 novembre à 20h'],
    ['es', 'viernes, 6 de noviembre · 21:00 h'],
    ['ja', '11月6日(金) 14時'],
  ])('without its year in %s', (lang, line) => {
    expect(dataOf(`${H1}<p>${line}</p>`, { start_date: day }, { lang })).toEqual({
      start_date: '2026-11-06',
    });
  });

  it('without year and weekday, or with a weekday of no year near, is none', () => {
    expect(dataOf(`${H1}<p>6 Nov</p><p>Mon 6 Nov</p>`, { start_date: day })).toEqual({});
  });

  it('of something else that the page leads to is not its own', () => {
    const list =
      '<ul><li><a href="/a">Winter quiz</a> 12 December 2026</li></ul><div><h3>Jazz</h3><p>Fri 6 Nov 2026</p></div>';
    expect(dataOf(`${H1}${list}`, { start_date: day })).toEqual({});
  });

  it('on which something ends, or that is past, is no start', () => {
    const body = `${H1}<p>Valid until 6 November 2026</p><p>4 September 2026</p>`;
    expect(dataOf(body, { start_date: day })).toEqual({});
  });

  it('to come is no day of publication', () => {
    const body = `${H1}<p class="date">Fri 6 Nov 2026</p>`;
    expect(dataOf(body, { published: day })).toEqual({});
    expect(dataOf(body, { published: day }, { readAt: Date.UTC(2027, 0, 1) })).toEqual({
      published: '2026-11-06',
    });
  });
});

describe('times', () => {
  const asked = { doors_time: text, start_time: text, end_time: text };
  it.each([
    ['Doors 19:00 · Show 20:00', { doors_time: '19:00', start_time: '20:00' }],
    ['Doors: 7 pm / Show: 8 pm', { doors_time: '19:00', start_time: '20:00' }],
    ['Time: 7.30 pm – 9.30 pm', { start_time: '19:30', end_time: '21:30' }],
    ['Einlass: 19 Uhr, Beginn: 20 Uhr', { doors_time: '19:00', start_time: '20:00' }],
  ])('of "%s"', (line, expected) => {
    const body = `${H1}<p>6 November 2026</p><p>${line}</p>`;
    expect(dataOf(body, asked)).toEqual(expected);
  });

  it('stand beside the day or in a line below it', () => {
    const times = { start_time: text, end_time: text };
    const expected = { start_time: '18:00', end_time: '19:30' };
    expect(dataOf(`${H1}<p>6 November 2026, 6pm – 7.30pm</p>`, times)).toEqual(expected);
    expect(dataOf(`${H1}<p>6 November 2026</p><p>18:00 – 19:30</p>`, times)).toEqual(expected);
  });
});

describe('the place', () => {
  const asked = { venue: text, location: text, city: text };
  it.each([
    ['Corn Hall, Diss', { venue: 'Corn Hall', location: 'Corn Hall, Diss', city: 'Diss' }],
    [
      'Corn Hall, 10 St Nicholas Street, Diss',
      {
        venue: 'Corn Hall',
        location: 'Corn Hall, 10 St Nicholas Street, Diss',
        city: 'Diss',
      },
    ],
    ['Großer Saal', { venue: 'Großer Saal', location: 'Großer Saal' }],
    ['Gallery 3, Level 2', { venue: 'Gallery 3, Level 2', location: 'Gallery 3, Level 2' }],
  ])('is "%s"', (line, expected) => {
    const body = `${H1}<p>6 November 2026</p><p>${line}</p>`;
    expect(dataOf(body, asked)).toEqual(expected);
  });

  it.each(['Jonas Hartwig, Ute Mehl', 'Drama, Comedy', 'Club night with guests', 'Adults, £9'])(
    'is not "%s"',
    (line) => {
      expect(dataOf(`${H1}<p>6 November 2026</p><p>${line}</p>`, asked)).toEqual({});
    },
  );

  it('is asked only of a page with a day of its own', () => {
    expect(dataOf(`${H1}<p>Corn Hall, Diss</p>`, asked)).toEqual({});
  });
});
