/** Days counted by other calendars: Japanese eras, years of the Republic of China, the Persian solar year. */

/** Year, month and day of the common calendar. */
type Day = readonly [year: number, month: number, day: number];

/** Year before the first of each era. */
const ERAS: Readonly<Record<string, number>> = {
  ...{ 令和: 2018, 平成: 1988, 昭和: 1925, 大正: 1911, 明治: 1867 },
  ...{ 民國: 1911, 民国: 1911 },
};
const OF_ERA =
  /(令和|平成|昭和|大正|明治|民國|民国)\s?(\d{1,3}|元)\s?年\s?(\d{1,2})\s?月\s?(\d{1,2})\s?日/u;

const PERSIAN_MONTHS = 'فروردین اردیبهشت خرداد تیر مرداد شهریور مهر آبان آذر دی بهمن اسفند'.split(
  ' ',
);
const PERSIAN_NAMED = new RegExp(
  String.raw`(?<!\d)(\d{1,2})\s(${PERSIAN_MONTHS.join('|')})(?:\sماه)?،?\s(1[34]\d\d)(?!\d)`,
  'u',
);
/** In digits only what is written in Persian ones: nothing else tells it from a year of the Middle Ages. */
const PERSIAN_DIGITS = /(?<!\d)(1[34]\d\d)[/-](\d{1,2})[/-](\d{1,2})(?!\d)/;
const IS_PERSIAN = /[\u06F0-\u06F9]{4}/;

/** The day that the text counts by another calendar. `digits`: the text in European digits. */
export function dayOfCalendar(text: string, digits: string): Day | undefined {
  const era = OF_ERA.exec(digits);
  if (era !== null) {
    const year = (ERAS[era[1] ?? ''] ?? 0) + (era[2] === '元' ? 1 : Number(era[2]));
    return [year, Number(era[3]), Number(era[4])];
  }
  const named = PERSIAN_NAMED.exec(digits);
  if (named !== null)
    return fromPersian(
      Number(named[3]),
      PERSIAN_MONTHS.indexOf(named[2] ?? '') + 1,
      Number(named[1]),
    );
  const bare = IS_PERSIAN.test(text) ? PERSIAN_DIGITS.exec(digits) : null;
  return bare === null ? undefined : fromPersian(Number(bare[1]), Number(bare[2]), Number(bare[3]));
}

/** Days from the first of the year to the first of the month: six months of 31, then of 30. */
const daysBefore = (month: number): number => (month - 1) * 30 + Math.min(month - 1, 6);

/** Leap years of 33 hold from 1244 to 1472, in the Persian count. */
function fromPersian(year: number, month: number, day: number): Day | undefined {
  if (month < 1 || month > 12 || day < 1 || day > 31 || year > 1472) return undefined;
  // 1 Farvardin 1300 was 21 March 1921
  const cycle = year - 1300;
  const leaps = leapsBefore(year) - leapsBefore(1300);
  const days = cycle * 365 + leaps + daysBefore(month) + day - 1;
  const date = new Date(Date.UTC(1921, 2, 21 + days));
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
}

/** Leap years before the year: eight in 33. */
const leapsBefore = (year: number): number => Math.floor(((year - 1) * 8 + 29) / 33);
