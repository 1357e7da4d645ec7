/** Numbers that stand with a word, a unit or marks: `3 comments`, `45 min`, `(331)`, `Rated 4.5 out of 5`. */

const COUNTED = /^([\p{Nd}.,'’\s]+)\s?(?:[kKMB]\s)?\s?(\p{L}{3,20})$/u;
/** In brackets alone: of how many a rating is. An amount that is owed stands in a column with others that are not. */
const BRACKETED = /^[(（]\s*(\p{Nd}{1,3}(?:[.,'’\s]?\p{Nd}{3})*)\s*[)）]$/u;
/** A star and how many of five, and perhaps of how many people; so many of five or ten, in words. */
const STARRED =
  /^(?:[★☆⭐]\s*([0-5](?:[.,]\d{1,2})?)(?!\d)|([0-5](?:[.,]\d{1,2})?)\s*[★☆⭐])(.*)$/u;
const OUT_OF =
  /^(?:\p{L}[\p{L}\s:]{0,40}\s|[★☆⭐\s]*)?(\d{1,2}(?:[.,]\d{1,2})?)\s?(?:\p{L}{3,10}\s)?(?:\/|out of|of|von|sur|su|de|van|av|z|из)\s?(?:5|10)(?![\d.,%])(?:[.,]0)?(?:\s\p{L}{3,10})?$/iu;

/** Units of measure say how much, not of what. */
const MEASURES =
  /^(?:sec|min|hrs?|hour|day|week|month|year|mile|lbs|gal|sqft|pcs|stunde|tag|woche|monat|jahr|minute|second|sekunde)(?:e?n|s)?$/i;

/** The word of a text that is a number and a word. */
export const wordCounted = (text: string): string | undefined => COUNTED.exec(text)?.[2];

/** `3 comments`, `1 comment`: what they all count. */
export function unitCounted(texts: readonly string[]): string | undefined {
  const unit = commonUnit(texts.map(wordCounted));
  return MEASURES.test(unit ?? '') ? undefined : unit;
}

/** The longest, of which the others are the same in the singular: `comments`, `comment`. */
export function commonUnit(units: readonly (string | undefined)[]): string | undefined {
  const [longest] = units.toSorted((a = '', b = '') => b.length - a.length);
  const isOf = (unit: string | undefined): boolean =>
    unit !== undefined && longest?.startsWith(unit.slice(0, -1)) === true;
  return units.every(isOf) ? longest?.toLowerCase() : undefined;
}

/** Undefined where the text says more. */
function ratingIn(text: string): string | undefined {
  const [, before, after, more] = STARRED.exec(text) ?? [];
  return more === '' ? (before ?? after) : OUT_OF.exec(text)?.[1];
}

const every = (texts: readonly string[], test: (text: string) => unknown): boolean =>
  texts.length > 0 && texts.every((text) => Boolean(test(text)));

export const areRatings = (texts: readonly string[]): boolean =>
  every(texts, (text) => ratingIn(text) ?? STARRED.test(text));
/** They say nothing else. */
export const areRatingsAlone = (texts: readonly string[]): boolean => every(texts, ratingIn);
export const areBracketed = (texts: readonly string[]): boolean =>
  every(texts, (text) => BRACKETED.test(text));

/** Text → the number that it is about; the text itself where it says more. */
export function numberWithin(text: string): string {
  const [, counted, unit = ''] = COUNTED.exec(text) ?? [];
  const isMeasure = MEASURES.test(unit) || /\d\s?[kKMB]\s/.test(text);
  const number = isMeasure ? undefined : counted;
  return (number ?? BRACKETED.exec(text)?.[1] ?? text).trim();
}

/** Text → how many of five or ten; the text itself where it says no rating. */
export const ratingWithin = (text: string): string => ratingIn(text) ?? text;

const WITH_UNIT = /^([-−+]?\s?\p{Nd}(?:[\p{Nd}.,'’\s]*\p{Nd})?)\s*([^\p{Nd}\s][^\p{Nd}]{0,19})$/u;

/** `12 km` → 12 of kilometres; the text itself where it says another unit, or more. */
export function withoutUnit(text: string, unit: string): string {
  const [, number, own = ''] = WITH_UNIT.exec(text) ?? [];
  return number !== undefined && isSameUnit(own, unit) ? number : text;
}

/** The number of a text that is a number and any unit; the text itself where it says more. */
export const numberAlone = (text: string): string => WITH_UNIT.exec(text)?.[1] ?? text;

/** In the plural, too: `day`, `days`. */
function isSameUnit(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other]
    .map((unit) => unit.toLowerCase())
    .toSorted((a, b) => a.length - b.length);
  return (
    short === long ||
    (short.length >= 3 && long.startsWith(short) && long.length < short.length + 3)
  );
}

const units = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** What is measured, by its units. */
const MEASURED: readonly (readonly [string, ReadonlySet<string>])[] = [
  [
    'duration',
    units(
      's sec secs second seconds min mins minute minutes h hr hrs hour hours d day days w wk wks week weeks mo month months y yr yrs year years sekunde sekunden minuten std stunde stunden tag tage woche wochen monat monate jahr jahre heure heures jour jours semaine semaines mois an ans hora horas minuto minutos día días semana semanas mes meses año años ora ore minuti giorno giorni settimana settimane mese mesi anno anni uur dag dagen weken maand maanden jaar timmar dagar veckor år 分 分間 秒 時間 日 日間 週間 か月 ヶ月 年間 分钟 小时 天',
    ),
  ],
  ['area', units('m² m2 qm sqm sqft ft² km² ha hectares acre acres tsubo ㎡ 平米')],
  ['weight', units('mg g kg lb lbs oz t gram grams')],
  ['distance', units('km mi mile miles')],
  ['length', units('mm cm m ft in inch inches')],
  ['volume', units('ml cl dl l litre litres liter liters m³')],
  ['file size', units('b kb mb gb tb kib mib gib bytes ko mo go')],
  ['energy', units('kcal kj kwh cal wh')],
  ['power', units('w kw hp ps ch')],
];

/** `45 min`, `1 h 20 min`, `6d 9h`: what they all measure, by units of one kind and nothing else. */
export function measuredIn(texts: readonly string[]): string | undefined {
  const found = texts.map((text) => {
    const words = text.toLowerCase().match(/\p{L}+[²³2]?|㎡/gu) ?? [];
    const isPlain = /^[^\p{Nd}]{0,2}\p{Nd}/u.test(text) && words.length > 0;
    return isPlain ? words : undefined;
  });
  return MEASURED.find(([, known]) =>
    every(texts, () => found.every((words) => words?.every((word) => known.has(word)) === true)),
  )?.[0];
}
