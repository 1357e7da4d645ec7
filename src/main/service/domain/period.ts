/**
 * Which month an instant belongs to for an account: the calendar month of its subscription, in UTC.
 *
 * A period starts at 00:00 UTC on the day of month of `periodAnchorAt`, or on the last day of a shorter
 * month (a subscription of the 31st renews on 28 or 29 February and again on 31 March). Only the UTC
 * calendar is used, so daylight saving and time zones neither grant nor lose anything; a clock that is
 * set back finds the same period with the same charges. Starting at midnight makes every period a whole
 * number of UTC days, so usage by day adds up to usage by period exactly.
 */
export interface Period {
  /** ms since the epoch, inclusive. */
  readonly startAt: number;
  /** ms since the epoch, exclusive; the next period's start. */
  readonly endAt: number;
}

export const DAY_MS = 86_400_000;

/** The period in which `now` lies. */
export function periodOf(anchorAt: number, now: number): Period {
  const day = new Date(anchorAt).getUTCDate();
  const date = new Date(now);
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth();
  const thisMonth = startIn(year, month, day);
  return now >= thisMonth
    ? { startAt: thisMonth, endAt: startIn(year, month + 1, day) }
    : { startAt: startIn(year, month - 1, day), endAt: thisMonth };
}

/** The last `count` periods up to the one with `now`, oldest first. */
export function periodsUpTo(anchorAt: number, now: number, count: number): readonly Period[] {
  const periods: Period[] = [];
  let at = now;
  for (let index = 0; index < count; index += 1) {
    const period = periodOf(anchorAt, at);
    periods.unshift(period);
    at = period.startAt - 1;
  }
  return periods;
}

/** Number of the UTC day since the epoch. */
export function dayOf(at: number): number {
  return Math.floor(at / DAY_MS);
}

/** `YYYY-MM-DD` of a day number. */
export function dayName(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

function startIn(year: number, month: number, day: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(day, lastDay));
}
