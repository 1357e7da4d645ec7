/**
 * Dates as pages write them → `YYYY-MM-DD`, or the ISO time as it stands.
 *
 * Month names in en, de, fr, es, it, pt, ca, nl, sv, da, no, fi, is, pl, cs, sk, sl, sr, hu, ro, tr, el, ru, uk, bg, et, lv,
 * lt, id, vi, hi, ar, he and th; day, month and year in any order that has a name in it, years of the Thai calendar, seconds
 * since 1970. Of two bare numbers the first is the day unless it cannot be (or the page is American English).
 * Years outside 1990..2100 are no dates of pages.
 */

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
  /\b(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s?(?:Z|[+-]\d{2}:?\d{2})?)?/;
const YEAR_FIRST = /\b(\d{4})(?:[./]|[年년]\s?)\s?(\d{1,2})(?:[./]|[月월]\s?)\s?(\d{1,2})/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?:\d{4,6})?$/;
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
  String.raw`${MONTH}(?:\.?\s+|[.-])${DAY}(?:,?\s+|-)(\d{4})(?!\d)`,
  'gu',
);
/** Hungarian, Lithuanian, Latvian: `2020. január 5.`, `2020 m. sausio 5 d.`, `2020. gada 5. janvārī`. */
const NAMED_YEAR_FIRST = /(?<!\d)(\d{4})(?:\s+m)?[.,]?\s+([\p{L}\p{M}]{3,14})\s+(\d{1,2})(?!\d)/gu;
const LATVIAN = /(?<!\d)(\d{4})\. gada (\d{1,2})\. (\p{L}+)/u;
const VIETNAMESE = /(?<!\d)(\d{1,2}) tháng (\d{1,2})(?:,| năm)? (\d{4})(?!\d)/iu;
const NUMBERS = /\b(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})\b/;
const SPACED_NUMBERS = /\b(\d{1,2})\.\s(\d{1,2})\.\s(\d{4})\b/;

const pad = (value: number): string => String(value).padStart(2, '0');

/** Years that the Thai calendar is ahead. */
const THAI_YEARS = 543;

function ymd(year: number, month: number, day: number): string | undefined {
  const common = year > 2100 && year < 2700 ? year - THAI_YEARS : year;
  if (common < 1990 || common > 2100 || month < 1 || month > 12 || day < 1 || day > 31)
    return undefined;
  return `${common}-${pad(month)}-${pad(day)}`;
}

/** The first date in a text. `monthFirst`: read 03/04/2020 as March 4. */
export function findDate(text: string, monthFirst: boolean): string | undefined {
  const iso = ISO.exec(text);
  if (iso !== null) {
    const day = ymd(Number(iso[1]), Number(iso[2]), Number(iso[3]));
    if (day !== undefined) return /[T ]\d/.test(iso[0]) && iso[0].includes(day) ? iso[0] : day;
  }
  const bare = text.trim();
  const compact = COMPACT.exec(bare);
  if (compact !== null) {
    const day = ymd(Number(compact[1]), Number(compact[2]), Number(compact[3]));
    if (day !== undefined) return day;
  }
  if (EPOCH.test(bare)) return new Date(Number(bare.padEnd(13, '0'))).toISOString();
  const first = YEAR_FIRST.exec(text);
  if (first !== null) return ymd(Number(first[1]), Number(first[2]), Number(first[3]));
  return findNamed(text) ?? findNumbers(text, monthFirst);
}

const monthOf = (name: string | undefined): number => MONTHS.get(name?.toLowerCase() ?? '') ?? 0;

function findNamed(text: string): string | undefined {
  for (const [, day, month, year] of text.matchAll(NAMED_DAY_FIRST)) {
    const found = ymd(Number(year), monthOf(month), Number(day));
    if (found !== undefined) return found;
  }
  for (const [, month, day, year] of text.matchAll(NAMED_MONTH_FIRST)) {
    const found = ymd(Number(year), monthOf(month), Number(day));
    if (found !== undefined) return found;
  }
  for (const [, year, month, day] of text.matchAll(NAMED_YEAR_FIRST)) {
    const found = ymd(Number(year), monthOf(month), Number(day));
    if (found !== undefined) return found;
  }
  const [, year, day, month] = LATVIAN.exec(text) ?? [];
  if (year !== undefined) return ymd(Number(year), monthOf(month), Number(day));
  const vietnamese = VIETNAMESE.exec(text);
  if (vietnamese === null) return undefined;
  return ymd(Number(vietnamese[3]), Number(vietnamese[2]), Number(vietnamese[1]));
}

function findNumbers(text: string, monthFirst: boolean): string | undefined {
  const match = NUMBERS.exec(text) ?? SPACED_NUMBERS.exec(text);
  if (match === null) return undefined;
  const a = Number(match[1]);
  const b = Number(match[2]);
  const short = Number(match[3]);
  const year = short >= 100 ? short : short < LAST_CENTURY ? 2000 + short : 1900 + short;
  const isMonthFirst = b > 12 || (monthFirst && a <= 12);
  return isMonthFirst ? ymd(year, a, b) : ymd(year, b, a);
}

/** Two digits from which on a year is one of the last century. */
const LAST_CENTURY = 90;

const URL_DAY =
  /[/_-](20\d{2}|19\d{2})[/_-]?(0[1-9]|1[0-2])[/_-]?(0[1-9]|[12]\d|3[01])(?:[/_.-]|$)/;
const URL_NAMED = /\/(20\d{2})\/([a-z]{3})\/(\d{1,2})\//;

/** The day an address names (`/2019/11/18/`, `/2019/nov/18/`, `-20191118.html`). */
export function dateInUrl(url: string): string | undefined {
  const match = URL_DAY.exec(url);
  if (match !== null) return ymd(Number(match[1]), Number(match[2]), Number(match[3]));
  const named = URL_NAMED.exec(url);
  const month = MONTHS.get(named?.[2] ?? '');
  return named === null || month === undefined
    ? undefined
    : ymd(Number(named[1]), month, Number(named[3]));
}
