import { describe, expect, it } from 'vitest';
import { readLibraryQuery } from '../../../src/main/service/domain/library/query.ts';
import {
  tsquery,
  versionVector,
  wordsQuery,
  type VersionWords,
} from '../../../src/main/service/store/text-vector.ts';

const NOTHING: VersionWords = {
  pk: 1,
  accountId: 'a',
  title: '',
  description: '',
  body: '',
  added: [],
  removed: [],
};
const vector = (change: Partial<VersionWords>) => versionVector({ ...NOTHING, ...change });
const query = (text: string) => wordsQuery(readLibraryQuery(text, 0).match ?? '');

describe('a text as a tsvector', () => {
  it('says where each word stands, without case and marks', () => {
    expect(vector({ title: 'Über Öl', body: 'oil, OIL and İstanbul' })).toBe(
      `'@a':1C 'uber':1A 'ol':2A 'oil':23,24 'and':25 'istanbul':26`,
    );
  });

  it('keeps marks that are no accents of Latin letters', () => {
    expect(vector({ body: 'ёж ΟΔΟΣ が' })).toBe(`'@a':1C 'еж':21 'οδοσ':22 'が':23`);
    expect(vector({ body: 'за\u0301мок e\u0301te\u0301' })).toBe(`'@a':1C 'замок':21 'ete':22`);
  });

  it('has each character of Chinese, Japanese and Korean, and each with its neighbour', () => {
    expect(vector({ body: 'a东京,都' })).toBe(
      `'@a':1C 'a':21 '东':22 '东京':22 '京':23 '京都':23 '都':24`,
    );
  });

  it('tells what came and went from what is there', () => {
    expect(vector({ body: 'x', added: ['x y'] })).toBe(`'@a':1C 'x':21 '+x':1C '+y':2C`);
  });

  it('stays below what a tsvector may hold', () => {
    const many = Array.from({ length: 200_000 }, (_, at) => `w${at} the`).join(' ');
    const text = vector({ body: many });
    expect(text.length).toBeLessThan(2_000_000);
    expect(/'the':([\d,]+)/.exec(text)?.[1]?.split(',')).toHaveLength(255);
    expect(text).toContain(`'w20000':16383`);
    expect(text).not.toContain(`'w199999'`);
  });
});

describe('a question as a tsquery', () => {
  it.each([
    ['fox lazy', `('fox') & ('lazy')`],
    ['"brown fox" OR dog*', `( ('brown' <1> 'fox') | ('dog':*) )`],
    ['quick -lazy', `( ('quick') ) & ! ( ('lazy') )`],
    ['in:title Über', `('uber':A)`],
    ['in:text beg*', `('beg':*D)`],
    ['added:"red fox"', `('+red' <1> '+fox')`],
    ['机器学习', `('机器' <1> '器学' <1> '学习')`],
    ['"a 机器 b"', `('a' <1> '机器' <2> 'b')`],
    ['机*', `('机':*)`],
    ['_', `'='`],
  ])('says %s', (text, said) => {
    expect(query(text)).toBe(said);
  });

  it('is of one account, whatever it is called', () => {
    expect(tsquery({ accountId: "o'\\", match: '{title} : "x"' })).toBe(`'@o''\\\\' & (('x':A))`);
  });

  it('refuses what no question is', () => {
    expect(() => wordsQuery('x')).toThrow(/not understood/);
  });
});
