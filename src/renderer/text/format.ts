/**
 * Numbers, sizes, times and dates in the reader's locale.
 *
 * The locale is whatever the browser says when `Intl` accepts it, else English: some systems report
 * names such as `en-US@posix`, and a formatter must never take a screen down.
 */

/** The first of the candidates that `Intl` accepts, else `en`. */
export function safeLocale(candidates: readonly string[]): string {
  for (const candidate of candidates) {
    try {
      const [canonical] = Intl.getCanonicalLocales(candidate);
      if (canonical !== undefined) return canonical;
    } catch {
      // not a locale; the next candidate may be
    }
  }
  return 'en';
}

export const locale = safeLocale(
  typeof navigator === 'undefined' ? [] : [...navigator.languages, navigator.language],
);

/** Each of them takes milliseconds to make, and the first screen needs few. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

const whole = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));
const oneDigit = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));
const twoDigits = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));
const percent = once(
  () => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }),
);
const plurals = once(() => new Intl.PluralRules('en'));
const clock = once(() => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }));
const clockSeconds = once(() => new Intl.DateTimeFormat(locale, { timeStyle: 'medium' }));
const day = once(() => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }));
const dayYear = once(
  () =>
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    }),
);
const utcDay = once(
  () => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
);
const utcDayYear = once(
  () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
);
const relative = once(
  () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'narrow' }),
);

export function formatNumber(value: number): string {
  return whole().format(value);
}

/** With up to two digits behind the point, as they are. */
export function formatAmount(value: number): string {
  return twoDigits().format(value);
}

export function formatPercent(share: number): string {
  return percent().format(share);
}

/** `plural(2, 'page', 'pages')` → `2 pages`, digits grouped. */
export function plural(count: number, one: string, other: string): string {
  return `${whole().format(count)} ${plurals().select(count) === 'one' ? one : other}`;
}

/** Bytes with a binary unit: `0 B`, `18.2 KB`, `412 MB`. */
export function formatBytes(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB', 'TB'];
  let value = Math.max(0, bytes);
  let unit = 0;
  while (value >= 1000 && unit < units.length - 1) {
    value /= 1024;
    unit += 1;
  }
  const digits = value >= 100 || unit === 0 ? whole() : oneDigit();
  return `${digits.format(value)} ${units[unit] ?? 'B'}`;
}

/** Milliseconds as `13 ms`, `1.24 s`, `2 min 5 s`, `3 h 12 min`. */
export function formatDuration(ms: number): string {
  if (ms < 1000) return `${whole().format(ms)} ms`;
  if (ms < 60_000) return `${(ms < 10_000 ? twoDigits() : oneDigit()).format(ms / 1000)} s`;
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 60) {
    const seconds = Math.floor((ms % 60_000) / 1000);
    return seconds === 0 ? `${whole().format(minutes)} min` : `${minutes} min ${seconds} s`;
  }
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `${whole().format(hours)} h ${minutes % 60} min`;
  return `${whole().format(Math.floor(hours / 24))} d`;
}

/** What is left, as clocks show it: `4:50`. */
export function formatCountdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${whole().format(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A time for a list: the clock today, day and clock this year, with the year before that. */
export function formatMoment(at: number, now: number): string {
  const date = new Date(at);
  const today = new Date(now);
  if (date.toDateString() === today.toDateString()) return clock().format(date);
  if (date.getFullYear() === today.getFullYear())
    return `${day().format(date)}, ${clock().format(date)}`;
  return dayYear().format(date);
}

/** Day, year and clock, for a moment that is compared with. */
export function formatInstant(at: number): string {
  return `${dayYear().format(at)}, ${clock().format(at)}`;
}

export function formatClock(at: number): string {
  return clockSeconds().format(at);
}

export function formatDay(at: number): string {
  return day().format(at);
}

export function formatDate(at: number): string {
  return dayYear().format(at);
}

/** `2026-11-21` → `21 Nov`, in UTC as the ledger counts days. */
export function formatUtcDay(isoDay: string): string {
  return utcDay().format(Date.parse(`${isoDay}T00:00:00Z`));
}

/** With its year, as the day of UTC in which it lies. */
export function formatUtcDate(at: number): string {
  return utcDayYear().format(at);
}

/** `now`, `2 min ago`, `3 days ago`. */
export function formatAgo(at: number, now: number): string {
  const seconds = Math.round((at - now) / 1000);
  const distance = Math.abs(seconds);
  if (distance < 45) return relative().format(0, 'second');
  if (distance < 3_600) return relative().format(Math.round(seconds / 60), 'minute');
  if (distance < 86_400) return relative().format(Math.round(seconds / 3_600), 'hour');
  return relative().format(Math.round(seconds / 86_400), 'day');
}

/** US cents as money; whole dollars without digits. */
export function formatMoney(cents: number): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);
}

/** An address without scheme and trailing slash, for lists. */
export function shortAddress(url: string): string {
  return url.replace(/^https?:\/\//, '').replace(/\/$/, '');
}
