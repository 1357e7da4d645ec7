/** A text of the page → the number that a field asks for: a count, a price, a rating, a length of time, one end of a range. */
import type { Field } from '../fields/field.ts';
import { wordsOf } from '../text.ts';
import { signOf } from '../fields/units.ts';
import { findNumber, type FoundNumber } from './numbers.ts';
import { unitAsked, unitPriceIn } from './unit-prices.ts';
import { findDate, findMinutes } from './times.ts';
import type { Surroundings, TypedValue } from './typed-value.ts';

export function typedNumber(field: Field, text: string, at: Surroundings): TypedValue | undefined {
  const shape = field.concept?.shape;
  if (field.bound !== undefined && shape !== 'duration')
    return boundIn(field.bound, text, { ...at, isPlain: field.concept === undefined });
  const count = countIn(field, text);
  if (count !== undefined) return { value: count, steps: ['count'] };
  if (isDuration(field, text)) return typedDuration(field, text, at);
  const reading = readingOf(field, text, at);
  const measured = measuredIn(field.measure, text, (rest) => readingOf(field, rest, at));
  if (measured === 'other') return undefined;
  if (measured !== undefined) return { value: measured, steps: ['unit', 'number'] };
  if (shape === 'date' && findDate(text) !== undefined && /^\D*(?:19|20)\d\d/.test(text))
    return { value: Number(/(?:19|20)\d\d/.exec(text)?.[0]), steps: ['year'] };
  return plainNumber(field, priceOfUnit(field, text) ?? text, reading);
}

/** Stars that are written, stops that there are none of. */
function countIn({ concept, words }: Field, text: string): number | undefined {
  if (NO_STOPS.test(text) && words.some((word) => STOPS.test(word))) return 0;
  const stars = concept?.shape === 'rating' ? WRITTEN_STARS.exec(text)?.[1] : undefined;
  return stars === undefined ? undefined : Array.from(stars).length;
}
const WRITTEN_STARS = /^\s*([★⭐]{1,10})[☆✩✰]*\s*(?:\(\d+\)\s*)?$/u;
/** Of a journey. */
const NO_STOPS =
  /^(?:non-?\s?stop|direct|direkt(?:flug)?|sans escale|vol direct|sin escalas|directo|diretto|senza scali)(?:\sflight)?\.?$/iu;
const STOPS = /^(?:stops?|stopovers?|layovers?|transfers|stopps|escales?|escalas|scali|umstiege)$/;

/** `19,90 €` of `(1 kg = 19,90 €)`, where that is asked. */
function priceOfUnit(field: Field, text: string): string | undefined {
  const unit = unitAsked(field);
  return unit === undefined ? undefined : unitPriceIn(text, unit)?.price;
}

function plainNumber(
  { concept, words }: Field,
  source: string,
  reading: Reading,
): TypedValue | undefined {
  const text = concept?.shape === 'price' ? pricedPart(source) : source.replace(DAY, ' ');
  const isRating = concept?.shape === 'rating';
  const found = findLoose(text, reading);
  if (found === undefined || isOfTime(words, source, found.value)) return undefined;
  if (isRating && !mayRate(found.value, words, text)) return undefined;
  if (concept?.shape === undefined && wordsOf(text).length > 14) return undefined;
  return {
    value: found.value > 0 && isDebit(words, text) ? -found.value : found.value,
    steps: found.text === text ? ['number'] : ['find number', 'number'],
  };
}

/** `5 January 2026` counts nothing. */
const isOnlyDay = (text: string): boolean =>
  text.length <= MOST_OF_DAY &&
  (text.match(/\d+/g) ?? []).length <= 2 &&
  /(?<!\d)(?:19|20)\d\d(?!\d)/.test(text) &&
  /\p{L}{3}/u.test(text) &&
  findDate(text) !== undefined;
const MOST_OF_DAY = 40;

/** A day where a number is asked, and a number where a year is: `for 31 years` is no vintage. */
function isOfTime(words: readonly string[], text: string, value: number): boolean {
  const [only = '', other] = words;
  if (other === undefined && A_YEAR.test(only)) return value < 1_000 || value >= 2_200;
  return isOnlyDay(text) && !words.some((word) => OF_TIME.test(word));
}
const OF_TIME = /year|day|date|week|month|jahr|tag|annee|ano|anno|since|founded|built/;
const A_YEAR = /^(?:year|vintage|jahrgang|baujahr|jahr|annee|millesime|anno|anada)$/;

/** The first number that is no part of a word: `MP3 (43 MB)`. */
function findLoose(text: string, reading: Reading): FoundNumber | undefined {
  const found = findNumber(text, reading);
  if (found === undefined || !IN_A_WORD.test(text.slice(0, found.index))) return found;
  const from = found.index + found.text.length;
  const next = findNumber(text.slice(from), reading);
  return next && { ...next, index: next.index + from };
}
/** Letters right before a number, but for currencies: `Rs500`. */
const IN_A_WORD = /(?:^|[^\p{L}])(?!(?:[A-Z]{3}|Rs|kr|Fr|RM|Rp|TL|Ft|KD|QR|Bs|KSh)$)\p{L}{2,}$/u;

/** `★ 1,200` counts stars. */
const mayRate = (value: number, words: readonly string[], text: string): boolean =>
  (value >= 0 && value <= 100 && !/^\D*\d[.,]\d{3}(?![\d.,])/u.test(text)) ||
  (words.includes('stars') && /^[★⭐☆]\s?\d/u.test(text));

/** Currencies of a thousand parts: `KD 4.500` is four and a half. */
const IN_THOUSANDTHS =
  /(?<!\p{L})(?:KWD|KD|BHD|BD|OMR|JOD|TND|DT|LYD|IQD)(?!\p{L})|د\.?\s?(?:ك|ب|أ|ت)|ر\.?\s?ع/u;

const CURRENCY = String.raw`(?:\p{Sc}|(?<!\p{L})(?:EUR|USD|GBP|CHF|PLN|SEK|DKK|NOK|CZK|CAD|AUD|JPY|Fr\.|zł|kr)(?!\p{L}))`;

type Reading = 'decimal' | 'thousands';

/** `1.080` of an English page is little more than one, of a German one a thousand; sums are written in either way everywhere. */
function readingOf({ kind, concept }: Field, text: string, at: Surroundings): Reading {
  const shape = concept?.shape;
  if (shape === 'rating' || (shape === 'price' && IN_THOUSANDTHS.test(text))) return 'decimal';
  if (kind !== 'number' || shape !== undefined || at.isMarkedUp === true || SUM_OF_MONEY.test(text))
    return 'thousands';
  const [language = ''] = at.language.split('-');
  const [point] = DECIMALS.find(([, languages]) => languages.has(language)) ?? [];
  return point?.test(text) === true ? 'decimal' : 'thousands';
}
const SUM_OF_MONEY = new RegExp(CURRENCY, 'u');
const DECIMALS: readonly (readonly [RegExp, ReadonlySet<string>])[] = [
  [/^[^\d]*\d{1,3}\.(?!000)\d{3}(?![\d.,])/, new Set('en zh ja ko th he hi'.split(' '))],
  [
    // counts are written as in English on many of their pages, measures are not
    /^[^\d]*\d{1,3},\d{3}\s?(?:k?g|mg|t|km|[cmd]?m|[mc]?l|kW|kWh|MB|GB|°|%)(?![\p{L}\d])/u,
    new Set(
      'de fr es it nl pt pl sv da nb no nn fi cs sk hu ro hr sl bg ru uk el tr id vi ca'.split(' '),
    ),
  ],
];

/** What books show with a sign: of anything else, `(128)` counts something. */
const BOOKED: ReadonlySet<string> = new Set(
  'income profit loss earnings ebit ebitda cashflow flow balance change difference variance variation net gain return revenue expense expenses surplus deficit equity movement delta adjustment ergebnis gewinn verlust saldo veranderung resultat solde benefice perte utile perdita beneficio perdida variacion'.split(
    ' ',
  ),
);
const SUM = String.raw`(?:\p{Sc}|[A-Z]{1,3})?\s?\p{Nd}[\p{Nd}.,’'\s]*(?:\s?(?:\p{Sc}|%|[KMB]|[A-Z]{3}))?`;
/** `(2,300)`, `$(2,300)`, `2,300-`, `–$45`. */
const DEBIT = new RegExp(
  String.raw`^(?:(?:\p{Sc}|[A-Z]{3})?\s?\(\s?${SUM}\s?\)|${SUM}\s?[-−]|[-−–]\s?${SUM})$`,
  'u',
);
const isDebit = (words: readonly string[], text: string): boolean =>
  text.length <= 40 && words.some((word) => BOOKED.has(word)) && DEBIT.test(text.trim());

/** A day in figures is no rating and counts nothing. */
const DAY = /(?<![\d.,])\d{1,2}([./-])\d{1,2}\1(?:19|20)\d\d(?!\d)/g;

/** Of several numbers the one that a currency stands beside: `Fiesta 1.0 Zetec £7,450`. */
function pricedPart(text: string): string {
  const first = findNumber(text);
  const priced = PRICED.exec(text);
  const isApart =
    first !== undefined && priced !== null && first.index + first.text.length <= priced.index;
  return isApart ? text.slice(priced.index) : text;
}

const PRICED = new RegExp(`${CURRENCY}\\s?\\d|\\d[\\d.,’'\\s]*${CURRENCY}`, 'u');

function isDuration({ concept, unit, measure = 'm' }: Field, text: string): boolean {
  // the `length_cm` of a thing is no length of time: `4.32 m` are metres
  if (measure !== 'm') return false;
  if (concept?.shape === 'duration') return true;
  return unit !== undefined && findMinutes(text) !== undefined && !/^[\d.,]+$/.test(text);
}

const OF_A_MINUTE = { seconds: 60, minutes: 1, hours: 1 / 60, days: 1 / 1440 } as const;

function typedDuration(
  { unit = 'minutes' }: Field,
  text: string,
  { isMarkedUp = false }: Surroundings,
): TypedValue | undefined {
  const minutes = findMinutes(text);
  const plain = /^\d+(?:[.,]\d+)?$/.test(text) ? findNumber(text)?.value : undefined;
  const value = minutes === undefined ? plain : Math.round(minutes * OF_A_MINUTE[unit] * 1e6) / 1e6;
  // `PT0M` says that nobody filled it in, `0 min` that there is no delay
  if (value === undefined || value < 0 || (value === 0 && isMarkedUp)) return undefined;
  return { value, steps: minutes === undefined ? ['number'] : ['duration', unit] };
}

const ANY_UNIT = /^(?:\p{L}{1,3}(?!\p{L})|pounds?|inch|feet|miles?|grams?|°|%|["”″])/u;

/** `90 days` are no share. */
const OF_TIME_ALONE = /^(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)(?!\p{L})/iu;

/** The number in the unit asked for; `other` where the text measures in another one. */
function measuredIn(
  measure: string | undefined,
  text: string,
  readingIn: (rest: string) => Reading,
): number | 'other' | undefined {
  if (measure === undefined) return undefined;
  const unit = signOf(measure);
  let rest = text.slice(0, 300);
  let isOther = false;
  for (let round = 0; round < 12; round += 1) {
    const found = findNumber(rest, readingIn(rest));
    if (found === undefined) break;
    const behind = rest.slice(found.index + found.text.length).trimStart();
    if (unit.test(behind)) return found.value;
    if (ANY_UNIT.test(behind) || (measure === 'percent' && OF_TIME_ALONE.test(behind)))
      isOther = true;
    rest = rest.slice(found.index + found.text.length);
  }
  return isOther ? 'other' : undefined;
}

const JOINT =
  /^[\s\p{Sc}\p{L}.]{0,8}(?:[–—~-]|(?<!\p{L})(?:to|bis|à|a|al|tot|till|et|and|do|until)(?!\p{L}))[\s\p{Sc}\p{L}.]{0,8}$/u;
/** Words right before a number that make it the lower, or the upper, end. */
const FROM =
  /(?<!\p{L})(?:from|ab|dès|à partir de|de|desde|starting at|at least|min\p{L}*|over|>|≥|vanaf|od|fra|från|da)[\s.:]*[\p{Sc}\p{L}]{0,4}[\s.]*$/iu;
const UP_TO =
  /(?<!\p{L})(?:up to|bis(?: zu)?|jusqu’à|jusqu'à|hasta|max\p{L}*|at most|under|below|<|≤|tot|do|fino a)[\s.:]*[\p{Sc}\p{L}]{0,4}[\s.]*$/iu;

/** One end of a range: of `€75,000 – €95,000`, `from 15 to 48.50`; of `from 15` only the lower one. */
function boundIn(
  bound: 'min' | 'max',
  text: string,
  at: Surroundings & { readonly isPlain: boolean },
): TypedValue | undefined {
  const first = findNumber(text);
  if (first === undefined || text.length > 200) return undefined;
  const rest = text.slice(first.index + first.text.length);
  const second = findNumber(rest);
  const range = second && rangeIn(first.value, second, rest);
  if (range !== undefined) return { value: range[bound], steps: ['range', 'number'] };
  const lead = text.slice(0, first.index);
  // `Max. width: 45 mm` is what it says; a lone price is no end of a range
  const isAlone =
    at.isMarkedUp === true ||
    first.text === text.trim() ||
    (at.isPlain && lead.trim() === '' && rest.length <= 10 && second === undefined);
  const means = FROM.test(lead) ? 'min' : UP_TO.test(lead) ? 'max' : undefined;
  return isAlone || means === bound ? { value: first.value, steps: ['number'] } : undefined;
}

/** Both ends, where what stands between the numbers joins them; in `75–95k` the scale is that of both. */
function rangeIn(
  low: number,
  { value, index, text }: FoundNumber,
  rest: string,
): { readonly min: number; readonly max: number } | undefined {
  const joint = rest.slice(0, index).replace(/^\s?[kKmM]\b/, '');
  const max = Math.abs(value);
  if (!JOINT.test(joint) || max <= low) return undefined;
  const isScaled =
    value >= 1_000 && low < 1_000 && /^\s?[kKmM]/.test(rest.slice(index + text.length));
  return { min: isScaled ? low * 1_000 : low, max };
}
