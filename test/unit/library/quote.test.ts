/** Passages found again in texts that were edited. */
import { describe, expect, it } from 'vitest';
import {
  findQuote,
  followQuote,
  quoteAt,
  type Quote,
} from '../../../src/main/service/domain/library/quote.ts';

const quote = (exact: string, prefix = '', suffix = ''): Quote => ({ exact, prefix, suffix });
const said = (text: string, wanted: Quote, near?: number): string => {
  const found = findQuote(text, wanted, near);
  return found.kind === 'gone' ? 'gone' : `${found.kind}: ${text.slice(found.from, found.to)}`;
};
const PAGE = `A masonry heater stores the heat of a short fire.\n\nEfficiency measured at 81 %.
It is built of brick.\n\nThe price of the first model is 900 EUR. The price of the second model is 900 EUR.`;

describe('a passage', () => {
  it('is found as it stands, whatever the white space', () => {
    expect(said(PAGE, quote('Efficiency measured at 81 %.'))).toBe(
      'found: Efficiency measured at 81 %.',
    );
    expect(said(PAGE, quote('short fire.   Efficiency\tmeasured'))).toBe(
      'found: short fire.\n\nEfficiency measured',
    );
    expect(said('  \n indented words', quote('indented'))).toBe('found: indented');
  });

  it('that stands twice is told by what stands around it, or by where it was', () => {
    const second = PAGE.lastIndexOf('is 900 EUR');
    const marked = quoteAt(PAGE, second, second + 10);
    expect(findQuote(`New lines first.\n${PAGE}`, marked)).toMatchObject({ from: second + 17 });
    const bare = quote('is 900 EUR');
    expect(findQuote(PAGE, bare, second)).toMatchObject({ from: second });
    expect(findQuote(PAGE, bare, 0)).toMatchObject({ from: PAGE.indexOf('is 900 EUR') });
  });

  it('is changed when few of its letters were edited, and gone when more were', () => {
    expect(said(PAGE.replace('81 %', '87 %'), quote('Efficiency measured at 81 %.'))).toBe(
      'changed: Efficiency measured at 87 %.',
    );
    const long =
      'A masonry heater stores the heat of a short fire. Efficiency measured at 81 %. It is built of brick.';
    expect(said(PAGE.replace('built of brick', 'made of brick and stone'), quote(long))).toContain(
      'changed: A masonry heater stores',
    );
    expect(said(PAGE, quote('Efficiency was never measured at all here'))).toBe('gone');
    expect(said(PAGE, quote('Nothing like this'))).toBe('gone');
    expect(said('', quote('Nothing'))).toBe('gone');
    expect(said(PAGE, quote(' '))).toBe('gone');
  });

  it('that was changed is told in whole words', () => {
    const text = 'Our prices: the heater costs ninety-three euros, bricks not included in this.';
    expect(said(text, quote('the heater costs ninety-three euros, brick'))).toBe(
      'found: the heater costs ninety-three euros, brick',
    );
    expect(said(text, quote('the heater costs ninety-two euros, brick'))).toBe(
      'changed: the heater costs ninety-three euros, bricks',
    );
    expect(said(text, quote('rices: the heater costs ninety-two euros'))).toBe(
      'changed: prices: the heater costs ninety-three euros',
    );
  });

  it('is found in Chinese text, which has no spaces', () => {
    const text = '砌筑式加热器储存短火的热量。效率测得为百分之八十七。它是用砖砌成的。';
    expect(said(text, quote('效率测得为百分之八十七'))).toBe('found: 效率测得为百分之八十七');
    expect(said(text, quote('效率测得为百分之八十一'))).toBe('changed: 效率测得为百分之八十七');
  });

  it('is found where the page raises a number, which its text writes as one sign', () => {
    const text = 'Some 10⁵ people on 25 km² of land.';
    const found = findQuote(text, quote('105 people on 25 km2'));
    expect(found).toEqual({ kind: 'found', from: 5, to: 25 });
  });

  it('takes little time in a long text with a long passage', () => {
    const words = Array.from({ length: 40_000 }, (_, n) => `word${n % 977} is said`).join(' ');
    const long = words.slice(200_000, 204_500).replaceAll('word5', 'other');
    const start = performance.now();
    expect(findQuote(words, quote(long)).kind).toBe('changed');
    expect(performance.now() - start).toBeLessThan(20_000);
  });
});

describe('a passage followed through versions', () => {
  const one = quote('Efficiency measured at 81 %.');
  const version = (text: string, at: number) => ({ text, at });

  it('says since when it is changed or gone, and that it came back', () => {
    const changed = followQuote(one, [version(PAGE, 1), version(PAGE.replace('81', '87'), 2)]);
    expect(changed).toMatchObject({
      state: 'changed',
      since: 2,
      nowSays: 'Efficiency measured at 87 %.',
    });
    const still = followQuote(one, [version(`${PAGE.replace('81', '87')} More.`, 3)], changed);
    expect(still).toMatchObject({ state: 'changed', since: 2 });
    const again = followQuote(one, [version(PAGE.replace('81', '88'), 4)], still);
    expect(again).toMatchObject({ state: 'changed', since: 4 });
    const gone = followQuote(one, [version('All new.', 5), version('Newer.', 6)], again);
    expect(gone).toEqual({ state: 'gone', since: 5 });
    expect(followQuote(one, [version(PAGE, 7)], gone)).toMatchObject({ state: 'found' });
  });

  it('of which no text is known waits for one that has it', () => {
    expect(followQuote(one, [version('Other words.', 1)])).toEqual({ state: 'unplaced' });
    expect(followQuote(one, [version(PAGE, 2)], { state: 'unplaced' })).toMatchObject({
      state: 'found',
    });
  });
});
