/** Dates, times of day and durations as fields ask for them: ISO 8601, minutes from words. */
import { findDate as findDateIn } from '../page/dates.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** Things on a page are older than the web, or still to come. */
const YEARS = { from: 1000, to: 2999 };

/**
 * The date in the text as ISO 8601: `2024-05-03`, or with time (and offset) where one is written right behind it. Numeric
 * dates with a slash are read month first only for English pages without a contrary hint; a year alone is no date.
 */
export function findDate(source: string, language = ''): string | undefined {
  const text = source.slice(0, 300).replace(/\s+/g, ' ').trim();
  return findDateIn(text, { monthFirst: language === '' || language === 'en', ...YEARS });
}

/** `15:30` in 24 hours, from a text such as `3:30 pm`. */
export function findTime(text: string): string | undefined {
  const match =
    /(?<!\d)(\d{1,2})[:h](\d{2})(?::(\d{2}))?\s*([ap])?\.?m?\b/i.exec(text) ??
    /(?<!\d)(\d{1,2})()()\s*([ap])\.?m\b/i.exec(text) ??
    /(?<!\d)(\d{1,2})(?:\.(\d{2}))?()()\s*(?:uhr|heures)\b/i.exec(text) ??
    /(?<![\d.,])(\d{1,2})()()()h\b/.exec(text);
  if (match === null) return undefined;
  let hour = Number(match[1]);
  if (match[4]?.toLowerCase() === 'p' && hour < 12) hour += 12;
  if (match[4]?.toLowerCase() === 'a' && hour === 12) hour = 0;
  const minute = match[2] === undefined || match[2] === '' ? '00' : match[2];
  const second = match[3] ?? '';
  return hour < 24 && Number(minute) < 60
    ? `${two(hour)}:${minute}${second === '' ? '' : `:${second}`}`
    : undefined;
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
  const iso =
    /^P(?:(\d+(?:\.\d+)?)Y)?(?:(\d+(?:\.\d+)?)M)?(?:(\d+(?:\.\d+)?)W)?(?:(\d+(?:\.\d+)?)D)?(?:T(?:(\d+(?:[.,]\d+)?)H)?(?:(\d+(?:[.,]\d+)?)M)?(?:(\d+(?:\.\d+)?)S)?)?$/i.exec(
      text.replace(/\s/g, ''),
    );
  if (iso !== null && /\d/.test(text)) {
    const part = (index: number): number => Number((iso[index] ?? '0').replace(',', '.'));
    return (
      part(1) * 525_600 +
      part(2) * 43_800 +
      part(3) * 10_080 +
      part(4) * 1_440 +
      part(5) * 60 +
      part(6) +
      part(7) / 60
    );
  }
  let total = 0;
  let found = 0;
  const pieces =
    /(\d+(?:[.,]\d+)?)?\s?([½¼¾])?\s?(?:[-–]\s?(\d+(?:[.,]\d+)?)\s?)?([\p{L}\p{M}]+)?/gu;
  let last = Infinity;
  for (const match of text.matchAll(pieces)) {
    if ((match[1] ?? match[2]) === undefined) continue;
    if (match[4] === undefined) {
      // `1h30`: the number behind the hours is minutes
      if (last === 60 && /^[0-5]?\d$/.test(match[1] ?? '')) {
        total += Number(match[1]);
        last = 1;
      }
      continue;
    }
    const unit = UNIT_MINUTES.find(([name]) => name.test(match[4] ?? ''))?.[1];
    if (unit === undefined || unit >= last) continue;
    const fraction =
      match[2] === undefined ? 0 : match[2] === '½' ? 0.5 : match[2] === '¼' ? 0.25 : 0.75;
    total += (Number((match[1] ?? '0').replace(',', '.')) + fraction) * unit;
    last = unit;
    found += 1;
  }
  if (found > 0) return Math.round(total * 1e6) / 1e6;
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
