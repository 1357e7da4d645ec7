/** Columns of dates: their order, each as ISO 8601, and what stays as it is shown. */
import { describe, expect, it } from 'vitest';
import { isoDate, orderOfDates } from '../../../src/main/service/pipeline/records/dates-shown.ts';

describe('the order of dates', () => {
  it.each([
    ['months in words', ['3 March 2026', '12 April 2026'], 'en', 'day-month'],
    ['a weekday before it', ['Tue, 3 March 2026', 'Sunday, April 12, 2026'], 'en', 'day-month'],
    ['German words', ['Dienstag, 3. März 2026', '12. April 2026'], 'de', 'day-month'],
    ['Spanish words', ['3 de marzo de 2026', '12 de abril de 2026'], 'es', 'day-month'],
    ['Japanese', ['2026年3月5日', '2026年4月12日'], 'ja', 'day-month'],
    ['a day above twelve', ['03/04/2026', '25/04/2026'], 'en', 'day-month'],
    ['a day above twelve behind', ['03/04/2026', '04/25/2026'], 'en', 'month-day'],
    ['dots', ['03.04.2026', '05.04.2026'], 'en', 'day-month'],
    ['slashes on a French page', ['03/04/2026', '05/04/2026'], 'fr', 'day-month'],
    ['a time behind', ['3 March 2026, 14:30', '12 April 2026, 9:00'], 'en', 'day-month'],
    ['slashes before times', ['03/04/2026 9:00', '04/25/2026 9:30'], 'en', 'month-day'],
    ['ISO as it is', ['2026-03-04', '2026-04-25'], 'en', 'day-month'],
  ])('is known of %s', (_, texts, language, order) => {
    expect(orderOfDates(texts, language)).toBe(order);
  });

  it.each([
    ['slashes on an English page, no day above twelve', ['03/04/2026', '05/04/2026'], 'en'],
    ['slashes on a page without a language', ['03/04/2026', '05/04/2026'], ''],
    ['both orders', ['25/04/2026', '04/25/2026'], 'en'],
    ['years in two digits', ['03.04.26', '05.04.26'], 'de'],
    ['two times', ['3 March 2026 14:30 – 15:30', '12 April 2026 9:00 – 10:00'], 'en'],
    ['ranges', ['3–5 March 2026', '12–14 April 2026'], 'en'],
    ['dates within words', ['Posted 3 March 2026', 'Posted 12 April 2026'], 'en'],
    ['days of no year', ['3 March', '12 April'], 'en'],
    ['words', ['yesterday', '2 days ago'], 'en'],
    ['nothing', [], 'en'],
  ])('is not known of %s', (_, texts, language) => {
    expect(orderOfDates(texts, language)).toBeUndefined();
  });
});

it('gives each date of a column, and leaves what is none as it is', () => {
  expect(isoDate('03/04/2026', 'day-month')).toBe('2026-04-03');
  expect(isoDate('03/04/2026', 'month-day')).toBe('2026-03-04');
  expect(isoDate('Tue, 3 March 2026', 'day-month')).toBe('2026-03-03');
  expect(isoDate('1er mars 2026', 'day-month')).toBe('2026-03-01');
  expect(isoDate('٣ مارس ٢٠٢٦', 'day-month')).toBe('2026-03-03');
  expect(isoDate('31 February 2026', 'day-month')).toBe('31 February 2026');
  expect(isoDate('on request', 'day-month')).toBe('on request');
});

it.each([
  ['03/04/2026 14:30', '2026-04-03T14:30'],
  ['3 March 2026, 9:05', '2026-03-03T09:05'],
  ['Mar 3, 2026 at 2:30 PM', '2026-03-03T14:30'],
  ['Mar 3, 2026 12:05 a.m.', '2026-03-03T00:05'],
  ['03.04.2026, 14.30 Uhr', '2026-04-03T14:30'],
  ['3 mars 2026 à 14h30', '2026-03-03T14:30'],
  ['14:30, 3 March 2026', '2026-03-03T14:30'],
  ['2026-03-04T14:30:05+02:00', '2026-03-04T14:30:05+02:00'],
  // no time of day, and two of them
  ['3 March 2026 25:10', '3 March 2026 25:10'],
  ['3 March 2026 14:30 PM', '3 March 2026 14:30 PM'],
  ['3 March 2026 14:30 – 15:30', '3 March 2026 14:30 – 15:30'],
])('gives %s with its time', (text, iso) => {
  expect(isoDate(text, 'day-month')).toBe(iso);
});

it('reads digits of another script by day and month, whatever the order of the others is', () => {
  expect(isoDate('٠٣/٠٤/٢٠٢٦ ١٤:٣٠', 'month-day')).toBe('2026-04-03T14:30');
});
