/**
 * Number formats of workbooks (ECMA-376 part 1, 18.8.30 and 18.8.31): what a cell shows of its number. Dates come in
 * ISO form; percents and amounts with their sign and at least their decimals, but no digit is rounded away; plain
 * numbers as they are stored.
 */

/** Formats that files name by number only: those of dates, times and percents. */
const BUILT_IN: Readonly<Record<number, string>> = {
  9: '0%',
  10: '0.00%',
  ...{ 14: 'y-m-d', 15: 'd-m-y', 16: 'd-m', 17: 'm-y', 22: 'y-m-d h:m' },
  ...{ 18: 'h:m', 19: 'h:m:s', 20: 'h:m', 21: 'h:m:s', 45: 'm:s', 46: '[h]:mm:ss', 47: 'm:s' },
};

/** The code of a format: the file's own one, or the one that its number means. */
export function formatCode(id: number, own: ReadonlyMap<number, string>): string {
  return own.get(id) ?? BUILT_IN[id] ?? '';
}

/** Days from 1 January 1900, as workbooks count, to 1 January 1970. */
const UNIX_DAYS = 25_569;
/** Workbooks of old Macs count from 1904. */
const DAYS_TO_1904 = 1462;
const DAY_MS = 86_400_000;
/** The last day of the year 9999. */
const LAST_DAY = 2_958_466;

export function shownNumber(value: number, code: string, is1904: boolean): string {
  const section = code.split(';', 1)[0]?.slice(0, 200) ?? '';
  // what is quoted, escaped, set in brackets or only filled with is no sign of the format itself
  const signs = section.replace(/"[^"]*"?|\\.|[_*].|\[(?!h+\]|m+\]|s+\])[^\]]*\]?/gi, '');
  if (/^general$|^@?$/i.test(signs.trim()) && !/[[\\"]/.test(section)) return stored(value);
  if (/\[[hms]+\]/i.test(signs)) return duration(value);
  if (/[ymdhs]/i.test(signs) && value >= 0 && value < LAST_DAY) return date(value, signs, is1904);
  return amount(value, section, signs);
}

function amount(value: number, section: string, signs: string): string {
  const decimals = /\.([0#?]+)/.exec(signs)?.[1]?.replace(/[^0]/g, '').length ?? 0;
  if (signs.includes('%')) return `${digits(value * 100, decimals, false)}%`;
  const { before, after } = wordsOf(section);
  if (before === '' && after === '') return stored(value);
  const sign = value < 0 ? '-' : '';
  const number = digits(Math.abs(value), decimals, /#,##|0,0/.test(signs));
  return `${sign}${before}${number}${after}`.trim();
}

/** Fifteen digits are kept, as a workbook keeps them. */
const stored = (value: number): string => String(Number(value.toPrecision(15)));

/** At least so many decimals; more where there are more, up to what a sum of amounts may leave. */
function digits(value: number, decimals: number, isGrouped: boolean): string {
  const exact = String(Number(value.toPrecision(12)));
  if (exact.includes('e')) return exact;
  const [whole = '0', fraction = ''] = exact.split('.');
  const grouped = isGrouped ? whole.replace(/\B(?=(?:\d{3})+$)/g, ',') : whole;
  const padded = fraction.padEnd(decimals, '0');
  return padded === '' ? grouped : `${grouped}.${padded}`;
}

/** What a format writes before and after the number: currencies and units. */
function wordsOf(section: string): { before: string; after: string } {
  const literal = section
    .replace(/\[\$([^\]-]{0,10})[^\]]*\]/g, '"$1"')
    .replace(/\[[^\]]*\]|[_*]./g, '');
  const parts = literal.match(/"[^"]*"|\\.|./g) ?? [];
  const isDigit = (part: string): boolean => /^[0#?.,]$/.test(part);
  const first = parts.findIndex(isDigit);
  const last = parts.findLastIndex(isDigit);
  if (first < 0) return { before: '', after: '' };
  const text = (taken: readonly string[]): string =>
    taken
      .map((part) => part.replace(/^"([^"]*)"$|^\\(.)$/, '$1$2'))
      .join('')
      .replace(/[()+E@-]/g, '')
      .replace(/\s+/g, ' ');
  return { before: text(parts.slice(0, first)), after: text(parts.slice(last + 1)) };
}

function date(value: number, signs: string, is1904: boolean): string {
  const serial = value + (is1904 ? DAYS_TO_1904 : 0);
  // the calendar of workbooks has a 29 February 1900
  const days = serial < 60 && !is1904 ? serial + 1 : serial;
  const ms = Math.round(((days - UNIX_DAYS) * DAY_MS) / 1000) * 1000;
  const [day = '', clock = ''] = new Date(ms).toISOString().split(/[T.]/);
  const hasDay = /[yd]/i.test(signs) || (/m/i.test(signs) && !/[hs]/i.test(signs));
  const time = clock.endsWith(':00') ? clock.slice(0, 5) : clock;
  if (!hasDay) return time;
  return clock === '00:00:00' ? day : `${day} ${time}`;
}

function duration(value: number): string {
  const seconds = Math.round(Math.abs(value) * 86_400);
  const two = (number: number): string => String(number).padStart(2, '0');
  const rest = seconds % 60 === 0 ? '' : `:${two(seconds % 60)}`;
  return `${value < 0 ? '-' : ''}${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}${rest}`;
}
