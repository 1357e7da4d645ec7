/** Schedules of monitors as they are chosen, sent and said. */
import { expect, it } from 'vitest';
import {
  inWords,
  NEW_SCHEDULE,
  toDraft,
  toSchedule,
} from '../../src/renderer/features/monitors/schedule.ts';

const draft = { ...NEW_SCHEDULE, timeZone: 'Pacific/Auckland' };
const zone = 'Pacific/Auckland';

it.each([
  [{ ...draft, kind: 'hours', hours: '6' }, 'every 6 hours'],
  [{ ...draft, kind: 'day', time: '07:05' }, 'every day at 07:05, Pacific/Auckland'],
  [
    { ...draft, kind: 'week', time: '18:30', weekday: 0 },
    'every Sunday at 18:30, Pacific/Auckland',
  ],
  [{ ...draft, kind: 'cron', cron: '0 7 1 * *' }, 'by the pattern 0 7 1 * *, Pacific/Auckland'],
] as const)('says %j in words, and reads it back', (chosen, words) => {
  const schedule = toSchedule(chosen);
  if (schedule === undefined) throw new Error('no schedule');
  expect(inWords(schedule)).toBe(words);
  expect(toSchedule(toDraft(schedule))).toEqual(schedule);
});

it.each(['0', '1.5', '', 'six', '9000'])('takes "%s" for no number of hours', (hours) => {
  expect(toSchedule({ ...draft, kind: 'hours', hours })).toBeUndefined();
});

it('takes an empty time for none, not for midnight', () => {
  expect(toSchedule({ ...draft, kind: 'day', time: '' })).toBeUndefined();
  expect(toSchedule({ ...draft, kind: 'week', time: '' })).toBeUndefined();
});

it.each(['30m', '100m', '1d', '2w'])('leaves %s as it is until it is changed', (every) => {
  const before = { every, timeZone: zone };
  const known = toDraft(before);
  expect(toSchedule(known, before)).toBe(before);
  const changed = { ...known, hours: '6' };
  expect(toSchedule(changed, before)).toEqual({ every: '6h', timeZone: zone });
});

it('says an interval that was made elsewhere', () => {
  expect(inWords({ every: '30m', timeZone: zone })).toBe('every 30 minutes');
  expect(inWords({ every: '1d', timeZone: zone })).toBe('every day');
  expect(toDraft({ every: '2w', timeZone: zone })).toMatchObject({ kind: 'hours', hours: '336' });
});
