/** When a copy was taken: never the clock alone. */
import { t } from '../../../text/screens.ts';
import { formatClock, formatDate, formatMoment } from '../../../text/format.ts';
import type { Stop } from './use-entry.ts';

export function stampOf(at: number, now: number): string {
  const said = formatMoment(at, now);
  return isToday(at, now) ? t.copy.today(said) : said;
}

function isToday(at: number, now: number): boolean {
  return new Date(at).toDateString() === new Date(now).toDateString();
}

function secondOf(at: number, now: number): string {
  const clock = formatClock(at);
  return isToday(at, now) ? t.copy.today(clock) : `${formatDate(at)}, ${clock}`;
}

/** What each copy is called in a list: no two alike, and what is no page said. */
export function namesOf(stops: readonly Stop[], now: number): readonly string[] {
  const stamps = stops.map(({ at }) => stampOf(at, now));
  const times = Map.groupBy(stamps, (stamp) => stamp);
  return stops.map(({ at, isChange, capture: { status } }, index) => {
    const stamp = stamps[index] ?? '';
    const name = times.get(stamp)?.length === 1 ? stamp : secondOf(at, now);
    if (status >= 400) return `${name} · ${t.copy.answered(status)}`;
    return isChange ? `${name} · ${t.copy.changedMark}` : name;
  });
}
