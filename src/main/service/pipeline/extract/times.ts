/**
 * Dates and durations: ISO 8601 from many spellings and languages, minutes from words.
 * Times of day and offsets are kept when they stand in the text; no time zone is ever assumed.
 */

const MONTH_STEMS: readonly (readonly string[])[] = [
  ['jan', 'янв', 'січ', 'ene', 'gen', 'sty', 'oca', 'led', 'tam', 'ιαν', 'janv', 'jän'],
  ['feb', 'fév', 'fev', 'фев', 'лют', 'lut', 'şub', 'úno', 'hel', 'φεβ'],
  ['mar', 'mär', 'maa', 'мар', 'бер', 'mrt', 'maart', 'bře', 'μαρ', 'mrz'],
  ['apr', 'avr', 'abr', 'апр', 'кві', 'kwi', 'nis', 'dub', 'huh', 'απρ'],
  ['may', 'mai', 'maj', 'mei', 'mag', 'мая', 'май', 'тра', 'kvě', 'tou', 'μαΐ', 'μάι'],
  ['jun', 'juin', 'giu', 'июн', 'чер', 'cze', 'haz', 'kes', 'ιουν'],
  ['jul', 'juil', 'lug', 'июл', 'лип', 'lip', 'tem', 'hei', 'ιουλ'],
  ['aug', 'aoû', 'aou', 'ago', 'авг', 'сер', 'sie', 'ağu', 'srp', 'elo', 'αυγ'],
  ['sep', 'set', 'сен', 'вер', 'wrz', 'eyl', 'zář', 'syy', 'σεπ'],
  ['oct', 'okt', 'out', 'ott', 'окт', 'жов', 'paź', 'eki', 'říj', 'lok', 'οκτ'],
  ['nov', 'ноя', 'лис', 'lis', 'kas', 'marras', 'νοε'],
  ['dec', 'dez', 'déc', 'dic', 'дек', 'гру', 'gru', 'ara', 'pro', 'jou', 'δεκ', 'des'],
];
const LONGER_FIRST = MONTH_STEMS.flatMap((stems, month) =>
  stems.map((stem) => [stem, month + 1] as const),
).sort((a, b) => b[0].length - a[0].length);

function monthOf(word: string): number | undefined {
  const lower = word.toLowerCase().replace(/\.$/, '');
  return LONGER_FIRST.find(([stem]) => lower.startsWith(stem))?.[1];
}

const two = (value: number): string => String(value).padStart(2, '0');

function isoDay(year: number, month: number, day: number): string | undefined {
  if (year < 1000 || year > 2999 || month < 1 || month > 12 || day < 1 || day > 31)
    return undefined;
  const at = new Date(Date.UTC(year, month - 1, day));
  return at.getUTCDate() === day ? `${year}-${two(month)}-${two(day)}` : undefined;
}

/**
 * The date in the text as ISO 8601: `2024-05-03`, or with time (and offset) where one is written right behind it. Numeric dates with
 * a slash are read month first only for English pages without a contrary hint; a year alone is no date.
 */
export function findDate(source: string, language = ''): string | undefined {
  const text = source.slice(0, 300).replace(/\s+/g, ' ').trim();
  const iso =
    /(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)\s?(Z|[+-]\d{2}:?\d{2})?)?/.exec(
      text,
    );
  if (iso !== null) {
    const day = isoDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
    if (day === undefined) return undefined;
    return iso[4] === undefined ? day : `${day}T${iso[4]}${iso[5] ?? ''}`;
  }
  const compact = /^(\d{4})(\d{2})(\d{2})(?:T\d{4,6}Z?)?$/.exec(text);
  if (compact !== null) return isoDay(Number(compact[1]), Number(compact[2]), Number(compact[3]));
  return namedMonth(text) ?? numericDate(text, language) ?? eastAsian(text) ?? epoch(text);
}

function namedMonth(text: string): string | undefined {
  const dayFirst =
    /(?<!\d)(\d{1,2})(?:\.|st|nd|rd|th|º|er)?,?\s*(?:de |of |-)?\s*([\p{L}]{3,12})\.?,?\s*(?:de |del |-)?\s*(\d{4})(?!\d)/iu.exec(
      text,
    );
  if (dayFirst !== null) {
    const month = monthOf(dayFirst[2] ?? '');
    if (month !== undefined) return isoDay(Number(dayFirst[3]), month, Number(dayFirst[1]));
  }
  const monthFirst =
    /([\p{L}]{3,12})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(?:at\s+)?(\d{4})(?!\d)/iu.exec(text);
  if (monthFirst !== null) {
    const month = monthOf(monthFirst[1] ?? '');
    if (month !== undefined) return isoDay(Number(monthFirst[3]), month, Number(monthFirst[2]));
  }
  const yearFirst = /(?<!\d)(\d{4}),?\s+([\p{L}]{3,12})\.?\s+(\d{1,2})(?!\d)/iu.exec(text);
  const month = yearFirst === null ? undefined : monthOf(yearFirst[2] ?? '');
  return yearFirst === null || month === undefined
    ? undefined
    : isoDay(Number(yearFirst[1]), month, Number(yearFirst[3]));
}

function numericDate(text: string, language: string): string | undefined {
  const yearFirst = /(?<!\d)(\d{4})[./](\d{1,2})[./](\d{1,2})(?!\d)/.exec(text);
  if (yearFirst !== null)
    return isoDay(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3]));
  const match = /(?<!\d)(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/.exec(text);
  if (match === null) return undefined;
  const [first, second] = [Number(match[1]), Number(match[3])];
  const written = Number(match[4]);
  const year = written < 100 ? (written > 69 ? 1900 : 2000) + written : written;
  const monthFirst =
    first <= 12 && (second > 12 || (match[2] === '/' && (language === '' || language === 'en')));
  return monthFirst ? isoDay(year, first, second) : isoDay(year, second, first);
}

function eastAsian(text: string): string | undefined {
  const match = /(\d{4})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]/.exec(text);
  return match === null ? undefined : isoDay(Number(match[1]), Number(match[2]), Number(match[3]));
}

function epoch(text: string): string | undefined {
  if (!/^1\d{9}(?:\d{3})?$/.test(text)) return undefined;
  const at = new Date(Number(text) * (text.length === 10 ? 1000 : 1));
  return at.toISOString().replace('.000Z', 'Z');
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
