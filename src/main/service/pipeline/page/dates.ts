/**
 * Dates as pages write them → `YYYY-MM-DD`, or ISO 8601 with the time and offset that stand behind it; no time zone
 * is ever assumed. The one reader of dates: metadata, extraction and records ask it.
 *
 * Month names in en, de, fr, es, it, pt, ca, nl, sv, da, no, fi, is, pl, cs, sk, sl, sr, hu, ro, tr, el, ru, uk, bg, et, lv,
 * lt, id, vi, hi, ar, he and th; day, month and year in any order that has a name in it, years of the Thai calendar and days
 * of others (calendars.ts), digits of any script, seconds since 1970. Of two bare numbers the first is the day unless it cannot be (or the page is American English; a dot is
 * never American).
 */

import { europeanDigits } from '../dom/text.ts';
import { dayOfCalendar } from './calendars.ts';

const MONTHS = new Map<string, number>();
const NAMES = [
  'january jan januar jänner janvier janv enero ene gennaio gen janeiro januari stycznia styczeń января січня ledna januára leden ocak ianuarie január tammikuuta ιανουαρίου gener januarja яну януари јануар janúar jaanuar janvāris janvārī sausio январь січень जनवरी يناير ינואר בינואר มกราคม',
  'february feb februar février févr febrero febbraio fevereiro fev februari lutego luty февраля лютого února únor şubat februarie február helmikuuta φεβρουαρίου febrer februára februarja фев февруари фебруар febrúar veebruar februāris februārī vasario февраль лютий फरवरी फ़रवरी فبراير פברואר בפברואר กุมภาพันธ์',
  'march mar märz mars marzo marzo março maart mrt marca marzec марта березня března březen mart martie március maaliskuuta μαρτίου març marec март märts marts martā kovo березень maret मार्च مارس מרץ במרץ มีนาคม',
  'april apr avril avr abril abr aprile kwietnia kwiecień апреля квітня dubna duben nisan aprilie április huhtikuuta απριλίου apríl apríla aprila април aprill aprīlis aprīlī balandžio апрель квітень अप्रैल أبريل ابريل אפריל באפריל เมษายน',
  'may май mai mayo maggio mag maio mei maja maj мая травня května květen mayıs május toukokuuta μαΐου maig máj mája мај maí maijs maijā gegužės травень मई مايو מאי במאי พฤษภาคม',
  'june jun juni juin junio giugno giu junho czerwca czerwiec июня червня června červen haziran iunie június kesäkuuta ιουνίου juny jún júna junij junija јун јуни юни júní juuni jūnijs jūnijā birželio июнь червень जून يونيو יוני ביוני มิถุนายน',
  'july jul juli juillet juil julio luglio lug julho lipca lipiec июля липня července červenec temmuz iulie július heinäkuuta ιουλίου juliol júl júla julij julija јул јули юли júlí juuli jūlijs jūlijā liepos июль липень जुलाई يوليو יולי ביולי กรกฎาคม',
  'august aug août aout agosto ago augustus augusti sierpnia sierpień августа серпня srpna srpen ağustos augusztus elokuuta αυγούστου agost avgust avgusta август ágúst augusts augustā rugpjūčio серпень agustus अगस्त أغسطس אוגוסט באוגוסט สิงหาคม',
  'september sep sept septembre septiembre settembre set setembro września wrzesień сентября вересня září eylül septembrie szeptember syyskuuta σεπτεμβρίου setembre septembra septembar септември септембар septembris septembrī rugsėjo сентябрь вересень सितंबर सितम्बर سبتمبر ספטמבר בספטמבר กันยายน',
  'october oct oktober okt octobre octubre ottobre ott outubro out października październik октября жовтня října říjen ekim octombrie október lokakuuta οκτωβρίου októbra oktobar октомври октобар oktoober oktobris oktobrī spalio октябрь жовтень अक्टूबर अक्तूबर أكتوبر اكتوبر אוקטובר באוקטובר ตุลาคม',
  'november nov novembre noviembre novembro listopada listopad ноября листопада listopadu kasım noiembrie marraskuuta νοεμβρίου novembra novembar ноември новембар nóvember novembris novembrī lapkričio ноябрь листопад नवंबर नवम्बर نوفمبر נובמבר בנובמבר พฤศจิกายน',
  'december dec dezember dez décembre déc diciembre dic dicembre dezembro grudnia grudzień декабря грудня prosince prosinec aralık decembrie joulukuuta δεκεμβρίου desembre decembra decembar декември децембар desember detsember decembris decembrī gruodžio декабрь грудень दिसंबर दिसम्बर ديسمبر דצמבר בדצמבר ธันวาคม',
];
NAMES.forEach((names, month) => {
  for (const name of names.split(' ')) MONTHS.set(name, month + 1);
});

const ISO =
  /(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s?(Z|[+-]\d{2}:?\d{2})?)?/;
const YEAR_FIRST =
  /(?<!\d)(\d{4})(?:[./]|\s?[年년]\s?)\s?(\d{1,2})(?:[./]|\s?[月월]\s?)\s?(\d{1,2})(?!\d)/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?:T?\d{4,6}Z?)?$/;
/** Seconds or milliseconds since 1970, from 2001 on. */
const EPOCH = /^1\d{9}(?:\d{3})?$/;
/** Between the parts of a date with a named month. */
const GAP = String.raw`(?:\.?,?\s+|[./-])(?:de\s+|del\s+|of\s+|d['’])?`;
const MONTH = String.raw`([\p{L}\p{M}]{3,14})`;
const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th|er|º|ª)?`;
const NAMED_DAY_FIRST = new RegExp(
  String.raw`(?<![\d:])${DAY}${GAP}${MONTH}${GAP}(?:พ\.ศ\.\s?)?(\d{4})(?!\d)`,
  'gu',
);
const NAMED_MONTH_FIRST = new RegExp(
  String.raw`${MONTH}(?:\.?\s+|[.-])${DAY}(?:,?\s+(?:at\s+)?|-)(\d{4})(?!\d)`,
  'gu',
);
/** Hungarian, Lithuanian, Latvian: `2020. január 5.`, `2020 m. sausio 5 d.`, `2020. gada 5. janvārī`. */
const NAMED_YEAR_FIRST =
  /(?<!\d)(\d{4})(?:\s+m)?[.,]?\s+([\p{L}\p{M}]{3,14})\.?\s+(\d{1,2})(?!\d)/gu;
const LATVIAN = /(?<!\d)(\d{4})\. gada (\d{1,2})\. (\p{L}+)/u;
const VIETNAMESE = /(?<!\d)(\d{1,2}) tháng (\d{1,2})(?:,| năm)? (\d{4})(?!\d)/iu;
const NUMBERS = /(?<!\d)(\d{1,2})([./-])(\d{1,2})[./-](\d{4}|\d{2})(?!\d)/;
const SPACED_NUMBERS = /(?<!\d)(\d{1,2})(\.)\s(\d{1,2})\.\s(\d{4})(?!\d)/;

const pad = (value: number): string => String(value).padStart(2, '0');

/** Years that the Thai calendar is ahead. */
const THAI_YEARS = 543;

/** How numbers are read where the text alone does not say. */
export interface DateReading {
  /** Read 03/04/2020 as March 4. */
  readonly monthFirst: boolean;
  /** Years before it are no dates; default 1990, where dates of web pages begin. */
  readonly from?: number;
  /** Years after it are none; default 2100. */
  readonly to?: number;
}

/** Where dates of web pages begin and end. */
const FROM = 1990;
const TO = 2100;

/** The first date in a text. */
export function findDate(source: string, reading: DateReading): string | undefined {
  const { from = FROM, to = TO } = reading;
  const text = europeanDigits(source);
  const day = (year: unknown, month: unknown, date: unknown): string | undefined =>
    dayOf(Number(year), Number(month), Number(date), { from, to });
  const iso = ISO.exec(text);
  if (iso !== null) {
    const found = day(iso[1], iso[2], iso[3]);
    if (found !== undefined) {
      return iso[4] === undefined ? found : `${found}T${iso[4]}${iso[5] ?? ''}`;
    }
  }
  const bare = text.trim();
  const compact = COMPACT.exec(bare);
  const packed = compact === null ? undefined : day(compact[1], compact[2], compact[3]);
  if (packed !== undefined) return packed;
  if (EPOCH.test(bare)) {
    return new Date(Number(bare.padEnd(13, '0'))).toISOString().replace('.000Z', 'Z');
  }
  const counted = dayOfCalendar(source, text);
  if (counted !== undefined) return day(...counted);
  const first = YEAR_FIRST.exec(text);
  if (first !== null) return day(first[1], first[2], first[3]);
  // only European digits are ever written the American way
  const monthFirst = reading.monthFirst && text === source;
  return findNamed(text, day) ?? findNumbers(text, monthFirst, day);
}

type DayReader = (year: unknown, month: unknown, date: unknown) => string | undefined;

function dayOf(
  year: number,
  month: number,
  day: number,
  { from, to }: { readonly from: number; readonly to: number } = { from: FROM, to: TO },
): string | undefined {
  const common = year > 2100 && year < 2700 ? year - THAI_YEARS : year;
  if (common < from || common > to || month < 1 || month > 12 || day < 1) return undefined;
  // the last day of the month
  if (day > new Date(Date.UTC(common, month, 0)).getUTCDate()) return undefined;
  return `${String(common).padStart(4, '0')}-${pad(month)}-${pad(day)}`;
}

/** 1 to 12; 0: no month. */
export const monthOf = (name: string | undefined): number =>
  MONTHS.get(name?.toLowerCase().replace(/\.$/, '') ?? '') ?? 0;

function findNamed(text: string, day: DayReader): string | undefined {
  for (const [, date, month, year] of text.matchAll(NAMED_DAY_FIRST)) {
    const found = day(year, monthOf(month), date);
    if (found !== undefined) return found;
  }
  for (const [, month, date, year] of text.matchAll(NAMED_MONTH_FIRST)) {
    const found = day(year, monthOf(month), date);
    if (found !== undefined) return found;
  }
  for (const [, year, month, date] of text.matchAll(NAMED_YEAR_FIRST)) {
    const found = day(year, monthOf(month), date);
    if (found !== undefined) return found;
  }
  const short = findShort(text, day);
  if (short !== undefined) return short;
  const [, year, date, month] = LATVIAN.exec(text) ?? [];
  if (year !== undefined) return day(year, monthOf(month), date);
  const vietnamese = VIETNAMESE.exec(text);
  return vietnamese === null ? undefined : day(vietnamese[3], vietnamese[2], vietnamese[1]);
}

/** `5-Mar-24`, `5 Mar '24`, `05MAR2024`, `2024-Mar-05`, `5.III.2024`. */
function findShort(text: string, day: DayReader): string | undefined {
  for (const pattern of SHORT) {
    const { date, month, year } = pattern.exec(text)?.groups ?? {};
    const number = MONTHS.get(month?.toLowerCase() ?? '') ?? ROMANS.indexOf(month ?? '') + 1;
    const found = month === undefined ? undefined : day(yearOf(Number(year)), number, date);
    if (found !== undefined) return found;
  }
  return undefined;
}

const ROMANS = 'I II III IV V VI VII VIII IX X XI XII'.split(' ');
const SHORT = [
  /(?<![\p{L}\d])(?<date>\d{1,2})([-/.])(?<month>\p{L}{3,9})\.?\2(?<year>\d{2})(?![\d:])/u,
  /(?<![\p{L}\d])(?<date>\d{1,2})\.?\s(?<month>\p{L}{3,9})\.?\s['’](?<year>\d{2})(?!\d)/u,
  /^(?<date>\d{1,2})\.?\s(?<month>\p{L}{3,9})\.?\s(?<year>\d{2})$/u,
  /(?<![\p{L}\d])(?<date>\d{2})(?<month>[A-Z]{3})(?<year>\d{4}|\d{2})(?![\p{L}\d])/u,
  /(?<!\d)(?<year>\d{4})([-/])(?<month>\p{L}{3,9})\2(?<date>\d{1,2})(?!\d)/u,
  /(?<![\p{L}\d])(?<date>\d{1,2})([-/.]\s?)(?<month>[IVX]{1,4})\2(?<year>\d{4})(?!\d)/u,
];

const yearOf = (written: number): number =>
  written >= 100 ? written : (written < LAST_CENTURY ? 2000 : 1900) + written;

function findNumbers(text: string, monthFirst: boolean, day: DayReader): string | undefined {
  const match = NUMBERS.exec(text) ?? SPACED_NUMBERS.exec(text);
  if (match === null) return undefined;
  const [first, second] = [Number(match[1]), Number(match[3])];
  const year = yearOf(Number(match[4]));
  const isMonthFirst = second > 12 || (monthFirst && first <= 12 && match[2] !== '.');
  return isMonthFirst ? day(year, first, second) : day(year, second, first);
}

/** Two digits from which on a year is one of the last century. */
const LAST_CENTURY = 90;

const URL_DAY =
  /[/_-](20\d{2}|19\d{2})[/_-]?(0[1-9]|1[0-2])[/_-]?(0[1-9]|[12]\d|3[01])(?:[/_.-]|$)/;
const URL_NAMED = /\/(20\d{2})\/([a-z]{3})\/(\d{1,2})\//;

/** The day an address names (`/2019/11/18/`, `/2019/nov/18/`, `-20191118.html`). */
export function dateInUrl(url: string): string | undefined {
  const match = URL_DAY.exec(url);
  if (match !== null) return dayOf(Number(match[1]), Number(match[2]), Number(match[3]));
  const named = URL_NAMED.exec(url);
  const month = MONTHS.get(named?.[2] ?? '');
  return named === null || month === undefined
    ? undefined
    : dayOf(Number(named[1]), month, Number(named[3]));
}
