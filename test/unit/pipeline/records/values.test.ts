import { describe, expect, it } from 'vitest';
import { numbersOf } from '../../../../src/main/service/pipeline/records/values.ts';

const readingOf = (...texts: readonly string[]): readonly (number | undefined)[] | undefined => {
  const numbers = numbersOf(texts);
  return numbers === undefined ? undefined : texts.map((text) => numbers.get(text));
};

describe('the numbers of a column', () => {
  it.each([
    [
      ['12', '-3', '4.5'],
      [12, -3, 4.5],
    ],
    [
      ['$12.00', '-$3.50', '$-4'],
      [12, -3.5, -4],
    ],
    [
      ['EUR 1.299,00', 'EUR -5,50'],
      [1299, -5.5],
    ],
    [
      ['12 USD', '-3 USD'],
      [12, -3],
    ],
    [
      ['USD 12', 'JPY 900'],
      [12, 900],
    ],
    [
      ['kr 12', '12 kr.'],
      [12, 12],
    ],
    [
      ['฿๑๒๐', '฿๙๕'],
      [120, 95],
    ],
    [
      ['৳১২০', '৳৯৫'],
      [120, 95],
    ],
  ])('are read with their currency: %j', (texts, numbers) => {
    expect(readingOf(...texts)).toEqual(numbers);
  });

  it.each([
    [['SKU-1000', 'SKU-1001']],
    [['REF-12', 'REF-13']],
    [['ISO 9001', 'ISO 14001']],
    [['PEN-100', 'TOP-200']],
    [['Room 12', 'Room 13']],
    [['0049', '0050']],
  ])('are none in codes that end in one: %j', (texts) => {
    expect(readingOf(...texts)).toBeUndefined();
  });
});
