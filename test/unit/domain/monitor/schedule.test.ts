import { expect, it } from 'vitest';
import {
  checkSchedule,
  nextRun,
  nextTime,
  readEvery,
  writeEvery,
} from '../../../../src/main/service/domain/monitor/schedule.ts';

const NOON = Date.UTC(2026, 10, 22, 12);

it('finds the next run in the time zone of the schedule', () => {
  const next = nextRun({ cron: '0 7 * * *', timeZone: 'Europe/Berlin' }, NOON);
  expect(new Date(next).toISOString()).toBe('2026-11-23T06:00:00.000Z');
});

it('keeps the hour of the clock over a change to summer time', () => {
  const before = Date.UTC(2027, 2, 27, 12);
  const schedule = { cron: '0 7 * * *', timeZone: 'Europe/Berlin' };
  const first = nextRun(schedule, before);
  expect(new Date(first).toISOString()).toBe('2027-03-28T05:00:00.000Z');
});

it('comes once after a long sleep, at the next time of the calendar', () => {
  const schedule = { cron: '@hourly', timeZone: 'UTC' };
  expect(nextRun(schedule, NOON + 5 * 86_400_000 + 1)).toBe(NOON + 5 * 86_400_000 + 3_600_000);
});

it.each([
  [{ cron: 'every day', timeZone: 'UTC' }, /is no schedule; write five fields/],
  [{ cron: '0 7 * * *', timeZone: 'Mars/Olympus' }, /is no time zone/],
  [{ cron: '0 0 30 2 *', timeZone: 'UTC' }, /never comes again/],
  [{ cron: '*/5 * * * * *', timeZone: 'UTC' }, /once a minute at most/],
])('refuses %j with what is wrong', (schedule, message) => {
  expect(() => checkSchedule(schedule, NOON)).toThrow(message);
});

it('keeps the beat of an interval over what was missed, and skips an hour that is not there', () => {
  const hourly = { kind: 'every', everyMs: 3_600_000 } as const;
  expect(nextTime(hourly, 'UTC', NOON, NOON + 3 * 86_400_000 + 5)).toBe(
    NOON + 3 * 86_400_000 + 3_600_000,
  );
  expect(nextTime(hourly, 'UTC', NOON + 7, NOON)).toBe(NOON + 7);
  // its beat was set by a clock that was a day ahead
  expect(nextTime(hourly, 'UTC', NOON + 86_400_000, NOON)).toBe(NOON + 3_600_000);
  // at two on this night the clocks of Berlin go to three
  const atHalfPastTwo = { kind: 'cron', cron: '30 2 * * *' } as const;
  const before = Date.UTC(2027, 2, 27, 12);
  const next = nextTime(atHalfPastTwo, 'Europe/Berlin', before, before);
  expect(next).toBeGreaterThan(before);
  expect(next).toBeLessThan(before + 2 * 86_400_000);
});

it.each([
  ['30m', 1_800_000],
  ['6h', 21_600_000],
  ['1d', 86_400_000],
  ['2w', 1_209_600_000],
])('reads and writes %s', (text, ms) => {
  expect(readEvery(text)).toBe(ms);
  expect(writeEvery(ms)).toBe(text);
});

it.each(['0m', '1s', '9999w', 'daily', '-1d'])('refuses %s as a length of time', (text) => {
  expect(() => readEvery(text)).toThrow(/no length of time/);
});
