/**
 * A page that prints today's date changes every day without a change. Lines are compared with the date of
 * their own visit taken out, where two parts of it or more stand in them.
 */

const DAY_MS = 86_400_000;
const PLACE = '⟨today⟩';

/** `line` with the parts of the date of `at` (and of the days beside it, for time zones) taken out. */
export function withoutOwnDate(line: string, at: number, language: string | undefined): string {
  for (const day of [at, at - DAY_MS, at + DAY_MS]) {
    const masked = withoutDate(line, new Date(day), language);
    if (masked !== undefined) return masked;
  }
  return line;
}

function withoutDate(line: string, date: Date, language: string | undefined): string | undefined {
  const parts = partsOf(date, language);
  let found = 0;
  // a time of day is one word: its minutes are no month
  const masked = line.replaceAll(/\p{L}+\.?|\d+(?::\d+)*/gu, (word) => {
    if (!parts.has(word.toLowerCase().replace(/\.$/, ''))) return word;
    found += 1;
    return PLACE;
  });
  return found >= 2 ? masked : undefined;
}

/** Words and numbers a date is written with, lower case; in English and in the page's language. */
function partsOf(date: Date, language: string | undefined): ReadonlySet<string> {
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth() + 1;
  const day = date.getUTCDate();
  const parts = new Set([year, month, day].flatMap((n) => [String(n), String(n).padStart(2, '0')]));
  for (const locale of new Set(['en', localeOf(language)])) {
    for (const width of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(locale, {
        timeZone: 'UTC',
        weekday: width,
        day: 'numeric',
        month: width,
      });
      for (const { type, value } of format.formatToParts(date)) {
        if (type !== 'literal') parts.add(value.toLowerCase().replace(/\.$/, ''));
      }
    }
  }
  return parts;
}

function localeOf(language: string | undefined): string {
  try {
    return Intl.getCanonicalLocales(language ?? 'en')[0] ?? 'en';
  } catch {
    return 'en'; // pages name languages that do not exist
  }
}
