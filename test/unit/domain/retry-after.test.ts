import { describe, expect, it } from 'vitest';
import { retryAfterMs, waitInWords } from '../../../src/main/service/domain/retry-after.ts';

const NOW = Date.UTC(2026, 10, 30, 12);

describe('Retry-After', () => {
  it.each([
    ['120', 120_000],
    [' 1 ', 1_000],
    ['-5', 0],
    ['Mon, 30 Nov 2026 12:05:00 GMT', 300_000],
    ['Mon, 30 Nov 2026 11:00:00 GMT', 0],
    ['soon', undefined],
    ['', undefined],
  ])('reads %j', (value, ms) => {
    expect(retryAfterMs({ 'retry-after': value }, NOW)).toBe(ms);
  });

  it('says nothing where the header is missing', () => {
    expect(retryAfterMs({}, NOW)).toBeUndefined();
  });

  it.each([
    [0, '1 second'],
    [90_000, '90 seconds'],
    [300_000, '5 minutes'],
    [7_200_000, '2 hours'],
    [172_800_000, '2 days'],
  ])('tells %i ms in words', (ms, words) => {
    expect(waitInWords(ms)).toBe(words);
  });
});
