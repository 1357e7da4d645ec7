/** Dates, times of day and durations as fields ask for them: ISO 8601, minutes from words. */
import { findDate as findDateIn } from '../../page/dates.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** Things on a page are older than the web, or still to come. */
export const YEARS = { from: 1000, to: 2999 };

/**
 * The date in the text as ISO 8601: `2024-05-03`, or with time (and offset) where one is written right behind it. Numeric
 * dates with a slash are read month first only for English pages without a contrary hint; a year alone is no date.
 */
export function findDate(source: string, language = ''): string | undefined {
  const text = source.slice(0, 300).replace(/\s+/g, ' ').trim();
  return findDateIn(text, { monthFirst: language === '' || language === 'en', ...YEARS });
}

const CLOCKS = [
  /(?<!\d)(\d{1,2})[:h](\d{2})(?::(\d{2}))?\s*([ap])?\.?m?\b/i,
  /(?<![\d.,])(\d{1,2})\.(\d{2})()\s*([ap])\.?m\b/i,
  /(?<![\d.])(\d{1,2})()()\s*([ap])\.?m\b/i,
  /(?<!\d)(\d{1,2})(?:\.(\d{2}))?()()\s*(?:uhr|heures)\b/i,
  /(?<![\d.,])(\d{1,2})()()()h\b/,
  /(?<!\d)(\d{1,2})時(?:(\d{2})分)?()()/,
  /(?<!\p{L})(?:ore|kl\.?|klo|klokken|klockan|godz\.?|um|kell)\s(\d{1,2})(?:\.(\d{2}))?()()(?![\d.:])/iu,
];

/** `15:30` in 24 hours, from a text such as `3:30 pm`. */
export function findTime(text: string): string | undefined {
  const found = CLOCKS.map((one) => one.exec(text)).filter((one) => one !== null);
  const [match] = found.toSorted((a, b) => a.index - b.index);
  if (match === undefined) return undefined;
  const half = match[4]?.toLowerCase();
  let hour = Number(match[1]);
  if (half === 'p' && hour < 12) hour += 12;
  if (half === 'a' && hour === 12) hour = 0;
  const minute = match[2] || '00';
  const second = match[3] ? `:${match[3]}` : '';
  return hour < 24 && Number(minute) < 60 ? `${two(hour)}:${minute}${second}` : undefined;
}

const UNIT_MINUTES: readonly (readonly [RegExp, number])[] = [
  [
    /^(?:d|days?|tage?n?|jours?|días?|dias?|giorn[oi]|dagen|dag|dagar|dygn|дн\p{L}*|дней|gün|日)$/iu,
    1440,
  ],
  [
    /^(?:h|hrs?|hours?|std|stunden?|heures?|horas?|hora|or[ae]|uur|uren|timmar?|timer?|time|tim|tunti[a]?|godz\p{L}*|hod\p{L}*|час\p{L}*|ч|годин\p{L}*|saat|óra|óra|ώρ\p{L}*|giờ|jam|時間|小时|小時|시간|שעה|שעות|ساعة|ساعات|ساعت)$/iu,
    60,
  ],
  [
    /^(?:m|min|mins|minutes?|minuten?|minutos?|minut[oi]|minuter|minutter|minuuttia|minut\p{L}*|мин\p{L}*|хв\p{L}*|dk|dakika|perc|λεπτ\p{L}*|phút|menit|分|分钟|分鐘|分間|분|דקות|דק|دقيقة|دقائق|دقیقه)$/iu,
    1,
  ],
  [/^(?:s|secs?|seconds?|sekunden?|secondes?|segundos?|сек\p{L}*|秒)$/iu, 1 / 60],
];

/** Minutes of a duration: ISO 8601 (`PT1H30M`), `1 hr 30 min`, `1:30`, `90 minutes`; undefined when it is none. A plain number is none. */
export function findMinutes(source: string): number | undefined {
  const text = source.slice(0, 200).trim();
  return isoMinutes(text) ?? minutesInWords(text) ?? minutesOfClock(text);
}

const ISO =
  /^P(?:(\d+(?:\.\d+)?)Y)?(?:(\d+(?:\.\d+)?)M)?(?:(\d+(?:\.\d+)?)W)?(?:(\d+(?:\.\d+)?)D)?(?:T(?:(\d+(?:[.,]\d+)?)H)?(?:(\d+(?:[.,]\d+)?)M)?(?:(\d+(?:\.\d+)?)S)?)?$/i;
/** Years, months, weeks, days, hours, minutes. */
const ISO_MINUTES = [525_600, 43_800, 10_080, 1_440, 60, 1];

function isoMinutes(text: string): number | undefined {
  const iso = ISO.exec(text.replace(/\s/g, ''));
  if (iso === null || !/\d/.test(text)) return undefined;
  const part = (index: number): number => Number((iso[index] ?? '0').replace(',', '.'));
  const minutes = ISO_MINUTES.reduce((sum, each, index) => sum + part(index + 1) * each, 0);
  return minutes + part(7) / 60;
}

const FRACTIONS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

function minutesInWords(text: string): number | undefined {
  let total = 0;
  let found = 0;
  const pieces =
    /(\d+(?:[.,]\d+)?)?\s?([½¼¾])?\s?(?:[-–]\s?(\d+(?:[.,]\d+)?)\s?)?([\p{L}\p{M}]+)?/gu;
  let last = Infinity;
  for (const [, number, fraction, , word] of text.matchAll(pieces)) {
    if ((number ?? fraction) === undefined) continue;
    if (word === undefined) {
      // `1h30`: the number behind the hours is minutes
      if (last === 60 && /^[0-5]?\d$/.test(number ?? '')) {
        total += Number(number);
        last = 1;
      }
      continue;
    }
    const unit = UNIT_MINUTES.find(([name]) => name.test(word))?.[1];
    if (unit === undefined || unit >= last) continue;
    total += (Number((number ?? '0').replace(',', '.')) + (FRACTIONS[fraction ?? ''] ?? 0)) * unit;
    last = unit;
    found += 1;
  }
  return found > 0 ? Math.round(total * 1e6) / 1e6 : undefined;
}

function minutesOfClock(text: string): number | undefined {
  const clock = /^(\d{1,2}):(\d{2})(?::(\d{2}))?\s*h?$/.exec(text);
  return clock === null
    ? undefined
    : Number(clock[1]) * 60 + Number(clock[2]) + Number(clock[3] ?? 0) / 60;
}

/** ISO 8601 duration of whole minutes. */
export function isoDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = Math.round((minutes - hours * 60) * 60) / 60;
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`;
}
