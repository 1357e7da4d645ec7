/** When a copy was taken: never the clock alone. */
import { t } from '../../../text/screens.ts';
import { formatMoment } from '../../../text/format.ts';

export function stampOf(at: number, now: number): string {
  const said = formatMoment(at, now);
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  return isToday ? t.copy.today(said) : said;
}
