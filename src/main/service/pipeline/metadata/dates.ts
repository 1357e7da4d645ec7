/**
 * Dates as pages write them → `YYYY-MM-DD`, or the ISO time as it stands.
 *
 * Month names in en, de, fr, es, it, pt, ca, nl, sv, da, no, fi, pl, cs, hu, ro, tr, el, ru, uk. Of two bare numbers the first is the day unless it
 * cannot be (or the page is American English). Years outside 1990..2100 are no dates of pages.
 */

const MONTHS = new Map<string, number>();
const NAMES = [
  'january jan januar jänner janvier janv enero ene gennaio gen janeiro januari stycznia styczeń января січня ledna januára leden ocak ianuarie január tammikuuta ιανουαρίου gener',
  'february feb februar février févr febrero febbraio fevereiro fev februari lutego luty февраля лютого února únor şubat februarie február helmikuuta φεβρουαρίου febrer',
  'march mar märz mars marzo marzo março maart mrt marca marzec марта березня března březen mart martie március maaliskuuta μαρτίου març',
  'april apr avril avr abril abr aprile kwietnia kwiecień апреля квітня dubna duben nisan aprilie április huhtikuuta απριλίου',
  'may mai mayo maggio mag maio mei maja maj мая травня května květen mayıs május toukokuuta μαΐου maig',
  'june jun juni juin junio giugno giu junho czerwca czerwiec июня червня června červen haziran iunie június kesäkuuta ιουνίου juny',
  'july jul juli juillet juil julio luglio lug julho lipca lipiec июля липня července červenec temmuz iulie július heinäkuuta ιουλίου juliol',
  'august aug août aout agosto ago augustus augusti sierpnia sierpień августа серпня srpna srpen ağustos augusztus elokuuta αυγούστου agost',
  'september sep sept septembre septiembre settembre set setembro września wrzesień сентября вересня září eylül septembrie szeptember syyskuuta σεπτεμβρίου setembre',
  'october oct oktober okt octobre octubre ottobre ott outubro out października październik октября жовтня října říjen ekim octombrie október lokakuuta οκτωβρίου',
  'november nov novembre noviembre novembro listopada listopad ноября листопада listopadu kasım noiembrie marraskuuta νοεμβρίου',
  'december dec dezember dez décembre déc diciembre dic dicembre dezembro grudnia grudzień декабря грудня prosince prosinec aralık decembrie joulukuuta δεκεμβρίου desembre',
];
NAMES.forEach((names, month) => {
  for (const name of names.split(' ')) MONTHS.set(name, month + 1);
});

const ISO =
  /\b(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s?(?:Z|[+-]\d{2}:?\d{2})?)?/;
const YEAR_FIRST = /\b(\d{4})[./年]\s?(\d{1,2})[./月]\s?(\d{1,2})/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?:\d{4,6})?$/;
const NAMED_DAY_FIRST =
  /\b(\d{1,2})(?:st|nd|rd|th|\.|er|º)?,?\s+(?:de\s+|of\s+)?([\p{L}]{3,14})\.?,?\s+(?:de\s+|del\s+)?(\d{4})\b/u;
const NAMED_MONTH_FIRST = /([\p{L}]{3,14})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})\b/u;
const NUMBERS = /\b(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})\b/;

const pad = (value: number): string => String(value).padStart(2, '0');

function ymd(year: number, month: number, day: number): string | undefined {
  if (year < 1990 || year > 2100 || month < 1 || month > 12 || day < 1 || day > 31)
    return undefined;
  return `${year}-${pad(month)}-${pad(day)}`;
}

/** The first date in a text. `monthFirst`: read 03/04/2020 as March 4. */
export function findDate(text: string, monthFirst: boolean): string | undefined {
  const iso = ISO.exec(text);
  if (iso !== null) {
    const day = ymd(Number(iso[1]), Number(iso[2]), Number(iso[3]));
    if (day !== undefined) return /[T ]\d/.test(iso[0]) && iso[0].includes(day) ? iso[0] : day;
  }
  const compact = COMPACT.exec(text.trim());
  if (compact !== null) return ymd(Number(compact[1]), Number(compact[2]), Number(compact[3]));
  const first = YEAR_FIRST.exec(text);
  if (first !== null) return ymd(Number(first[1]), Number(first[2]), Number(first[3]));
  return findNamed(text) ?? findNumbers(text, monthFirst);
}

function findNamed(text: string): string | undefined {
  const dayFirst = NAMED_DAY_FIRST.exec(text);
  const month = MONTHS.get(dayFirst?.[2]?.toLowerCase() ?? '');
  if (dayFirst !== null && month !== undefined) {
    return ymd(Number(dayFirst[3]), month, Number(dayFirst[1]));
  }
  const monthFirst = NAMED_MONTH_FIRST.exec(text);
  const named = MONTHS.get(monthFirst?.[1]?.toLowerCase() ?? '');
  if (monthFirst === null || named === undefined) return undefined;
  return ymd(Number(monthFirst[3]), named, Number(monthFirst[2]));
}

function findNumbers(text: string, monthFirst: boolean): string | undefined {
  const match = NUMBERS.exec(text);
  if (match === null) return undefined;
  const a = Number(match[1]);
  const b = Number(match[2]);
  const short = Number(match[3]);
  const year = short < 100 ? 2000 + short : short;
  const isMonthFirst = b > 12 || (monthFirst && a <= 12);
  return isMonthFirst ? ymd(year, a, b) : ymd(year, b, a);
}

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
