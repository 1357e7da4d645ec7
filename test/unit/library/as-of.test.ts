import { describe, expect, it } from 'vitest';
import {
  chooseAsOf,
  periodOf,
  readInstant,
} from '../../../src/main/service/domain/library/as-of.ts';

const iso = (at: number | undefined): string | undefined =>
  at === undefined ? undefined : new Date(at).toISOString();

describe('reading an instant', () => {
  it.each([
    ['2026-11-01', '2026-11-01T23:59:59.999Z'],
    ['2026-11', '2026-11-30T23:59:59.999Z'],
    ['2026', '2026-12-31T23:59:59.999Z'],
    ['2024-02', '2024-02-29T23:59:59.999Z'],
    ['2026-11-01T12:00:00Z', '2026-11-01T12:00:00.000Z'],
    ['2026-11-01T12:00:00+02:00', '2026-11-01T10:00:00.000Z'],
    ['2026-11-01 12:00', '2026-11-01T12:00:00.000Z'],
    ['20261101120000', '2026-11-01T12:00:00.999Z'],
    ['20261101', '2026-11-01T23:59:59.999Z'],
    ['1793534400000', '2026-11-01T12:00:00.000Z'],
  ])('%s is %s', (text, at) => {
    expect(iso(readInstant(text))).toBe(at);
  });

  it.each([
    'yesterday',
    '2026-02-30',
    '2026-02-31T10:00:00Z',
    '2026-13',
    '20261101250000',
    '',
    '12',
  ])('"%s" is none', (text) => {
    expect(readInstant(text)).toBeUndefined();
  });

  it('takes ms as a number', () => {
    expect(readInstant(5)).toBe(5);
    expect(readInstant(-1)).toBeUndefined();
    expect(readInstant(1.5)).toBeUndefined();
  });
});

it('a month is a period with both ends', () => {
  expect(iso(periodOf('2026-12')?.start)).toBe('2026-12-01T00:00:00.000Z');
  expect(iso(periodOf('2026-12')?.end)).toBe('2026-12-31T23:59:59.999Z');
});

describe('choosing a capture', () => {
  const captures = [{ at: 30 }, { at: 10 }, { at: 20 }];
  it('gives the newest at or before the instant, and nothing before the first', () => {
    expect(chooseAsOf(captures, { at: 25, policy: 'before' })).toEqual({ at: 20 });
    expect(chooseAsOf(captures, { at: 20, policy: 'before' })).toEqual({ at: 20 });
    expect(chooseAsOf(captures, { at: 9, policy: 'before' })).toBeUndefined();
  });
  it('gives the closest one on either side when asked to, the older of two equally close', () => {
    expect(chooseAsOf(captures, { at: 27, policy: 'nearest' })).toEqual({ at: 30 });
    expect(chooseAsOf(captures, { at: 25, policy: 'nearest' })).toEqual({ at: 20 });
    expect(chooseAsOf(captures, { at: 1, policy: 'nearest' })).toEqual({ at: 10 });
    expect(chooseAsOf<{ readonly at: number }>([], { at: 1, policy: 'nearest' })).toBeUndefined();
  });
});
