/**
 * When a monitor runs: a cron pattern (five fields) in a time zone, or every so often. Pure but for croner's calendar.
 *
 * A machine that slept runs what it missed once, not once for each time missed.
 */
import { Cron } from 'croner';
import { HearthError } from '../errors.ts';

export type Timing =
  | { readonly kind: 'cron'; readonly cron: string }
  | { readonly kind: 'every'; readonly everyMs: number };

export interface Schedule {
  /** Five fields: minute, hour, day of month, month, day of week; or `@hourly`, `@daily`, `@weekly`. */
  readonly cron: string;
  /** IANA name, such as `Europe/Berlin`. */
  readonly timeZone: string;
}

/** Between two runs of one schedule, ms. */
const SHORTEST_MS = 60_000;
const LOOK_AHEAD = 12;
const LONGEST_MS = 366 * 86_400_000;
const UNITS_MS: ReadonlyMap<string, number> = new Map([
  ['m', 60_000],
  ['h', 3_600_000],
  ['d', 86_400_000],
  ['w', 604_800_000],
]);

/**
 * The first time after `now`; `due` is the time it was to come last, which keeps the beat of "every six hours" where it
 * was. All epoch ms. Throws `BAD_REQUEST` for a schedule that never comes again.
 */
export function nextTime(timing: Timing, timeZone: string, due: number, now: number): number {
  if (timing.kind === 'cron') return nextRun({ cron: timing.cron, timeZone }, now);
  const { everyMs } = timing;
  // further ahead than one beat only where the clock was set back
  if (due > now) return Math.min(due, now + everyMs);
  return due + (Math.floor((now - due) / everyMs) + 1) * everyMs;
}

/** `30m`, `6h`, `1d`, `2w` in ms. Throws `BAD_REQUEST`. */
export function readEvery(text: string): number {
  const [, count = '', unit = ''] = /^(\d{1,4})\s*([mhdw])$/.exec(text.trim()) ?? [];
  const everyMs = Number(count) * (UNITS_MS.get(unit) ?? 0);
  if (everyMs >= SHORTEST_MS && everyMs <= LONGEST_MS) return everyMs;
  throw new HearthError(
    'BAD_REQUEST',
    `"${text}" is no length of time from a minute to a year; write 30m, 6h, 1d or 2w.`,
  );
}

/** The other way round: `1d` of 86,400,000. */
export function writeEvery(everyMs: number): string {
  const [unit, ms] = [...UNITS_MS].findLast(([, length]) => everyMs % length === 0) ?? [
    'm',
    60_000,
  ];
  return `${everyMs / ms}${unit}`;
}

/** Throws `BAD_REQUEST` with what is wrong. */
export function checkTiming(timing: Timing, timeZone: string, now: number): void {
  const cron = timing.kind === 'cron' ? timing.cron : '@daily';
  checkSchedule({ cron, timeZone }, now);
}

/** The first time after `now` (epoch ms). Throws `BAD_REQUEST` for a schedule that is none or never comes. */
export function nextRun({ cron, timeZone }: Schedule, now: number): number {
  const next = calendarOf(cron, timeZone).nextRun(new Date(now));
  if (next === null) {
    throw new HearthError('BAD_REQUEST', `The schedule "${cron}" never comes again; change it.`);
  }
  return next.getTime();
}

/** Throws `BAD_REQUEST` with what is wrong and an example of what is right. */
export function checkSchedule(schedule: Schedule, now: number): void {
  const runs = calendarOf(schedule.cron, schedule.timeZone).nextRuns(LOOK_AHEAD, new Date(now));
  nextRun(schedule, now);
  const isTooOften = runs.some(
    (run, index) => index > 0 && run.getTime() - (runs[index - 1]?.getTime() ?? 0) < SHORTEST_MS,
  );
  if (isTooOften) {
    throw new HearthError('BAD_REQUEST', 'A schedule may run once a minute at most.');
  }
}

function calendarOf(cron: string, timeZone: string): Cron {
  if (!isTimeZone(timeZone)) {
    throw new HearthError(
      'BAD_REQUEST',
      `"${timeZone}" is no time zone; write one such as "Europe/Berlin" or "UTC".`,
    );
  }
  try {
    return new Cron(cron, { timezone: timeZone, paused: true });
  } catch (cause) {
    throw new HearthError(
      'BAD_REQUEST',
      `"${cron}" is no schedule; write five fields, such as "0 7 * * *" for every day at seven.`,
      { cause },
    );
  }
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
