/**
 * Days that pages of things to come write without their year: `Sat 5 Dec, 19:30`, `FR 11.12.`, `12月5日(土)`. The weekday says which
 * year is meant, of those around the day on which the page was read; without one nobody knows.
 */
import { monthOf } from './dates.ts';
import { weekdayOf } from './weekdays.ts';

const WORD = String.raw`(?<![\p{L}\d])([\p{L}\p{M}]{2,14})\.?`;
const OF = String.raw`(?:\s(?:de|del|of|di))?`;
const DATE = String.raw`(\d{1,2})(?:st|nd|rd|th|er|º|ª)?\.?`;
/** Between a day and its weekday. */
const BESIDE = String.raw`[,.·|]?\s(?:(?:the|den|d\.|le|el|il|o)\s)?`;
const NO_YEAR = String.raw`(?![\p{L}\d]|[,.]?\s?(?:de\s)?(?:19|20)\d\d)`;
const FORMS: readonly { readonly is: RegExp; readonly parts: readonly Part[] }[] = [
  {
    is: `${WORD}${BESIDE}${DATE}${OF}[\\s-]${WORD}${NO_YEAR}`,
    parts: ['weekday', 'date', 'month'],
  },
  { is: `${WORD}${BESIDE}${WORD}\\s${DATE}${NO_YEAR}`, parts: ['weekday', 'month', 'date'] },
  {
    is: `(?<!\\d)${DATE}${OF}\\s${WORD}[,.]?\\s\\(?${WORD}(?!\\p{L})`,
    parts: ['date', 'month', 'weekday'],
  },
  { is: `${WORD}\\s${DATE}[,.]?\\s\\(?${WORD}(?!\\p{L})`, parts: ['month', 'date', 'weekday'] },
  {
    is: `${WORD}${BESIDE}(\\d{1,2})[./](\\d{1,2})(?![./]?\\d)`,
    parts: ['weekday', 'date', 'month'],
  },
  // `Sat 12/5` of December
  {
    is: `${WORD}${BESIDE}(\\d{1,2})/(\\d{1,2})(?![./]?\\d)`,
    parts: ['weekday', 'month', 'date'],
  },
  {
    is: `(?<!\\d|年\\s?)(\\d{1,2})月\\s?(\\d{1,2})日\\s?[(（]([日月火水木金土])`,
    parts: ['month', 'date', 'weekday'],
  },
].map(({ is, parts }) => ({ is: new RegExp(is, 'giu'), parts: parts as readonly Part[] }));

type Part = 'weekday' | 'date' | 'month';

/** Letters that are looked through. */
const MOST_TEXT = 120;

/** The first such day of a text as `YYYY-MM-DD`; `readAt`: ms since the epoch, 0 where nobody knows. */
export function findDateWithoutYear(
  source: string,
  readAt: number,
  language = '',
): string | undefined {
  if (readAt === 0 || !/\d/.test(source)) return undefined;
  const text = source.slice(0, MOST_TEXT);
  for (const { is, parts } of FORMS) {
    for (const [, ...said] of text.matchAll(is)) {
      const part = (name: Part): string => said[parts.indexOf(name)] ?? '';
      const found = dayNear(
        weekdayOf(part('weekday'), language),
        monthIn(part('month')),
        Number(part('date')),
        readAt,
      );
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

const monthIn = (text: string): number => (/^\d/.test(text) ? Number(text) : monthOf(text));

/** Nearest first: the same weekday comes back after five years at the earliest. */
const YEARS = [0, 1, -1];

function dayNear(
  weekday: number | undefined,
  month: number,
  date: number,
  readAt: number,
): string | undefined {
  if (weekday === undefined || month < 1 || month > 12) return undefined;
  const year = new Date(readAt).getUTCFullYear();
  for (const more of YEARS) {
    const day = new Date(Date.UTC(year + more, month - 1, date));
    if (day.getUTCDate() === date && day.getUTCDay() === weekday)
      return day.toISOString().slice(0, 10);
  }
  return undefined;
}
