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

/** When each copy was taken, to the second where another is of that minute; of one second, which in order. */
function stampsOf(stops: readonly Stop[], now: number): readonly string[] {
  const inMinute = Map.groupBy(stops, ({ at }) => stampOf(at, now));
  const inSecond = Map.groupBy(stops, ({ at }) => secondOf(at, now));
  return stops.map((stop) => {
    const [minute, second] = [stampOf(stop.at, now), secondOf(stop.at, now)];
    if (inMinute.get(minute)?.length === 1) return minute;
    const alike = inSecond.get(second) ?? [];
    return alike.length === 1
      ? second
      : `${second} · ${t.copy.ofSecond(alike.indexOf(stop) + 1, alike.length)}`;
  });
}

/** When one of them was taken, told apart from the others. */
export function stampAmong(stops: readonly Stop[], stop: Stop, now: number): string {
  return stampsOf(stops, now)[stops.indexOf(stop)] ?? stampOf(stop.at, now);
}

/** What each copy is called in a list: no two alike, and what is no page said. */
export function namesOf(stops: readonly Stop[], now: number): readonly string[] {
  const stamps = stampsOf(stops, now);
  return stops.map(({ isChange, capture: { status } }, index) => {
    const name = stamps[index] ?? '';
    if (status >= 400) return `${name} · ${t.copy.answered(status)}`;
    return isChange ? `${name} · ${t.copy.changedMark}` : name;
  });
}
