import { describe, expect, it } from 'vitest';
import { plainText, simhash } from '../../../src/main/service/pipeline/plain-text.ts';

const WORDS = 'the stove keeps its heat of one short hot fire for a day in its bricks'.split(' ');
const article = (seed: number, count = 600): string =>
  Array.from({ length: count }, (_, n) => `${WORDS[(n * seed + n * n) % 15] ?? ''}${n % 89}`).join(
    ' ',
  );

function distance(a: string, b: string): number {
  let bits = BigInt(`0x${a}`) ^ BigInt(`0x${b}`);
  let count = 0;
  for (; bits !== 0n; bits >>= 1n) count += Number(bits & 1n);
  return count;
}

describe('simhash', () => {
  it('has 64 bits as 16 hex digits', () => {
    expect(simhash(article(3))).toMatch(/^[0-9a-f]{16}$/);
    expect(simhash('')).toBe('0000000000000000');
    expect(simhash('one')).not.toBe(simhash('two'));
  });

  it('is the same for the same words, whatever stands between them', () => {
    expect(simhash('The stove, keeps: its HEAT!')).toBe(simhash('the stove keeps its heat'));
  });

  it('moves few bits when few words change, and about half for another text', () => {
    const text = article(3);
    expect(distance(simhash(text), simhash(text.replace('heat', 'warmth')))).toBeLessThan(6);
    expect(distance(simhash(text), simhash(`${text} and one more line`))).toBeLessThan(6);
    expect(distance(simhash(text), simhash(article(7)))).toBeGreaterThan(16);
  });

  it('depends on the order of words', () => {
    const text = article(3);
    expect(
      distance(simhash(text), simhash(text.split(' ').toReversed().join(' '))),
    ).toBeGreaterThan(16);
  });
});

it('plainText keeps the words and drops the marks', () => {
  expect(plainText('# Stove\n\nIt **keeps** [heat](https://a.test/x).\n\n- one\n- two')).toBe(
    'Stove\n\nIt keeps heat.\n\none\ntwo',
  );
});
