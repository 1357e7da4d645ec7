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
      ['+0.13', '−2.04', '+1,204.50', '0.00'],
      [0.13, -2.04, 1204.5, 0],
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
      ['$30.00 USD', '$1,204.50 USD'],
      [30, 1204.5],
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
    [['15.01.2026', '21.10.2026', '24.09.2026']],
    [['1.2.3', '1.10.0', '2.0.1']],
    [['192.168.1.1', '10.20.30.40']],
  ])('are none where the marks part no groups: %j', (texts) => {
    expect(readingOf(...texts)).toBeUndefined();
  });

  it('are read in the groups of many countries', () => {
    expect(readingOf('1,00,000.50', '12,34,567.00')).toEqual([100_000.5, 1_234_567]);
    expect(readingOf("1'299.50", '1’000’000.00')).toEqual([1299.5, 1_000_000]);
    expect(readingOf('1 299,50', '12 000 000,00')).toEqual([1299.5, 12_000_000]);
  });

  it.each([
    [['SKU-1000', 'SKU-1001']],
    [['REF-12', 'REF-13']],
    [['ISO 9001', 'ISO 14001']],
    [['PEN-100', 'TOP-200']],
    [['Room 12', 'Room 13']],
    [['0049', '0050']],
    [['+49301234', '+49301235']],
  ])('are none in codes that end in one: %j', (texts) => {
    expect(readingOf(...texts)).toBeUndefined();
  });
});
