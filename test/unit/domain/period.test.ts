import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dayName,
  dayOf,
  DAY_MS,
  periodOf,
  periodsUpTo,
} from '../../../src/main/service/domain/period.ts';

const at = (text: string): number => Date.parse(text);
const iso = ({ startAt, endAt }: { startAt: number; endAt: number }) => [
  dayName(dayOf(startAt)),
  dayName(dayOf(endAt)),
];

describe('periodOf', () => {
  it.each([
    ['2026-01-10T08:00:00Z', '2026-11-15T12:00:00Z', ['2026-11-10', '2026-12-10']],
    ['2026-01-10T08:00:00Z', '2026-11-09T23:59:59.999Z', ['2026-10-10', '2026-11-10']],
    ['2026-01-10T08:00:00Z', '2026-11-10T00:00:00Z', ['2026-11-10', '2026-12-10']],
    ['2026-01-31T10:00:00Z', '2026-02-28T00:00:00Z', ['2026-02-28', '2026-03-31']],
    ['2026-01-31T10:00:00Z', '2026-02-27T23:00:00Z', ['2026-01-31', '2026-02-28']],
    ['2028-01-31T10:00:00Z', '2028-02-29T00:00:00Z', ['2028-02-29', '2028-03-31']],
    ['2026-01-31T10:00:00Z', '2026-04-30T00:00:00Z', ['2026-04-30', '2026-05-31']],
    ['2026-12-15T10:00:00Z', '2027-01-02T00:00:00Z', ['2026-12-15', '2027-01-15']],
  ])('anchored %s, at %s', (anchor, now, expected) => {
    expect(iso(periodOf(at(anchor), at(now)))).toEqual(expected);
  });

  it('covers all time without a gap or an overlap, in whole UTC days', () => {
    const instant = fc.integer({ min: at('2000-01-01'), max: at('2100-01-01') });
    fc.assert(
      fc.property(instant, instant, (anchor, now) => {
        const period = periodOf(anchor, now);
        expect(period.startAt).toBeLessThanOrEqual(now);
        expect(period.endAt).toBeGreaterThan(now);
        expect(period.startAt % DAY_MS).toBe(0);
        expect(periodOf(anchor, period.endAt).startAt).toBe(period.endAt);
        expect(periodOf(anchor, period.startAt - 1).endAt).toBe(period.startAt);
        expect(periodOf(anchor, period.endAt - 1)).toEqual(period);
      }),
    );
  });
});

describe('time zones and daylight saving', () => {
  /** Hours around the changes of 2026 in three zones, as each zone's process sees them. */
  const script = `
    import { dayName, dayOf, periodOf } from '${new URL('../../../src/main/service/domain/period.ts', import.meta.url).href}';
    const anchor = Date.parse('2026-01-29T23:30:00Z');
    const told = ['2026-03-08T00:00:00Z', '2026-03-29T00:00:00Z', '2026-04-05T00:00:00Z', '2026-10-25T00:00:00Z', '2026-11-01T00:00:00Z']
      .flatMap((day) => Array.from({ length: 30 }, (_, hour) => Date.parse(day) + hour * 3_600_000))
      .map((at) => [periodOf(anchor, at), dayName(dayOf(at))]);
    console.log(JSON.stringify([new Date(anchor).getTimezoneOffset(), told]));`;
  const seenIn = (zone: string): readonly unknown[] =>
    JSON.parse(
      execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
        env: { ...process.env, TZ: zone },
        encoding: 'utf8',
      }),
    ) as readonly unknown[];

  it('grant and lose nothing: every zone sees the same periods and days', () => {
    const [, utc] = seenIn('UTC');
    for (const zone of ['America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe']) {
      const [offset, told] = seenIn(zone);
      expect([zone, offset]).not.toEqual([zone, 0]);
      expect([zone, told]).toEqual([zone, utc]);
    }
  });
});

describe('periodsUpTo', () => {
  it('lists the last periods, oldest first, each where the one before ends', () => {
    const periods = periodsUpTo(at('2026-01-31T00:00:00Z'), at('2026-03-15T00:00:00Z'), 3);
    expect(periods.map(iso)).toEqual([
      ['2025-12-31', '2026-01-31'],
      ['2026-01-31', '2026-02-28'],
      ['2026-02-28', '2026-03-31'],
    ]);
  });
});
