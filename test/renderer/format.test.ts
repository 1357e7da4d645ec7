import { describe, expect, it } from 'vitest';
import {
  formatAgo,
  formatBytes,
  formatDuration,
  formatMoney,
  plural,
  safeLocale,
  shortAddress,
} from '../../src/renderer/text/format.ts';

describe('the locale', () => {
  it('is the first that Intl accepts: some systems report names it does not know', () => {
    expect(safeLocale(['en-US@posix', 'de-DE'])).toBe('de-DE');
    expect(safeLocale(['C', 'en_US.UTF-8'])).toBe('en');
    expect(safeLocale([])).toBe('en');
  });
});

describe('figures', () => {
  it('writes sizes', () => {
    expect([0, 999, 18_637, 432_013_312, -5].map(formatBytes)).toEqual([
      '0 B',
      '999 B',
      '18.2 KB',
      '412 MB',
      '0 B',
    ]);
  });

  it('writes durations', () => {
    expect(
      [13, 1_240, 12_345, 125_000, 120_000, 11_520_000, 200_000_000].map(formatDuration),
    ).toEqual(['13 ms', '1.24 s', '12.3 s', '2 min 5 s', '2 min', '3 h 12 min', '2 d']);
  });

  it('writes counts, money and how long ago', () => {
    expect([plural(1, 'page', 'pages'), plural(2_000, 'page', 'pages')]).toEqual([
      '1 page',
      '2,000 pages',
    ]);
    expect([formatMoney(500), formatMoney(1_250)]).toEqual(['$5', '$12.50']);
    expect(formatAgo(0, 60_000 * 3)).toMatch(/3.*ago/);
    expect(shortAddress('https://example.com/a/')).toBe('example.com/a');
  });
});
