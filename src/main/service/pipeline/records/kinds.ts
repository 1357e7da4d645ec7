/**
 * What a text looks like, by its letters alone: a price, a date, a number with its unit, a word, prose.
 *
 * Lexical and cheap: it is asked of every place of a page. What a column really is, is decided by all of its values
 * (values.ts).
 */
import { isAscii } from '../dom/text.ts';
import { findDate } from '../extract/typed/times.ts';

export type Kind =
  | 'price'
  | 'percent'
  | 'number'
  | 'measure'
  | 'date'
  | 'time'
  | 'phone'
  | 'email'
  | 'code'
  | 'word'
  | 'phrase'
  | 'prose'
  | 'symbol'
  | 'link'
  | 'image';

const CURRENCY =
  /\p{Sc}|(?<![\p{L}])(?:usd|eur|gbp|chf|jpy|cny|rmb|inr|sek|nok|dkk|kr|zł|pln|kč|czk|huf|ft|rub|руб|aud|cad|nzd|sgd|hkd|try|tl|ر\.س|د\.إ|sar|aed|qar|kwd|bhd|omr|egp|idr|rp|vnd|đ|myr|rm|kes|ksh|ngn|zar|brl|pkr|lkr|円|元|원)(?![\p{L}])|円|元|원|ر\.س|د\.إ|руб/iu;
const DIGIT = /\p{Nd}/u;
const NUMBER = /^[-+−]?\p{Nd}[\p{Nd}.,'’٬٫\s\u00a0\u202f]*$/u;
/** `2.4k`, `12M`. */
const ROUNDED = /^\d[\d.,]*\s?[kKM]$/;
const CLOCK = String.raw`\d{1,2}[:.h]\d{2}(?:[:.]\d{2})?\s?(?:am|pm|uhr|h)?`;
/** A time, or from one to another. */
const TIME = new RegExp(`^${CLOCK}(?:\\s?[-–—]\\s?${CLOCK})?$`, 'i');
const AGO =
  /\b(?:ago|yesterday|today|tomorrow|just now)\b|^(?:vor|il y a|hace|há|fa)\s|\b(?:hours?|minutes?|days?|weeks?|months?|years?)\s+ago\b|前$|전$|назад$/iu;
const WEEKDAY =
  /^(?:mon|monday|tues?|tuesday|wed|wednesday|thu|thurs?|thursday|fri|friday|sat|saturday|sun|sunday|mo|di|mi|do|fr|sa|so|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend)\.?,?\s+\d/iu;
const MONTH_DAY =
  /^(?:\d{1,2}\.?\s+(?:jan|feb|mar|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez)\p{L}*|(?:jan|january|feb|february|mar|march|apr|april|may|june?|july?|aug|august|sept?|september|oct|october|nov|november|dec|december)\.?\s+\d{1,2})(?:,?\s+\d{4})?$/iu;
const ASIAN_DAY = /\d{1,4}\s?[年月일월년日]\s?\d{0,2}/u;

/** Kind of one text, read from where it stands. */
export function kindOf(text: string, read: string): Kind {
  if (read === 'href') return 'link';
  if (read === 'src') return 'image';
  if (!/[\p{L}\p{N}]/u.test(text)) return 'symbol';
  const length = text.length;
  if (length > 160) return 'prose';
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return 'email';
  if (DIGIT.test(text) && length <= 48) {
    const found = numericKind(text);
    if (found !== undefined) return found;
  } else if (length < 40 && AGO.test(text)) return 'date';
  if (length > 90) return 'prose';
  return /\s/u.test(text) || length > 24 ? 'phrase' : 'word';
}

const PRICE = /^[^\p{Nd}]{0,12}\p{Nd}[\p{Nd}.,'’٬٫\s\u00a0\u202f]*[^\p{Nd}]{0,12}$/u;
const MEASURE =
  /^(?:[\p{Nd}.,]+\s?(?:[kKMB]\s)?\p{L}{1,12}\.?²?³?|\p{L}{1,12}\.?:?\s[\p{Nd}.,]+)$/u;

/** `+44 20 7946 0444`, `030 1234567`: as it is dialled, which no amount is written like. */
const DIALLED = /^(?:\+\p{Nd}{1,3}|\(?0\p{Nd}+\)?)[\s/-][\p{Nd}\s()/-]{5,}$/u;
const isDialled = (text: string): boolean =>
  DIALLED.test(text) && countOf(text, /\p{Nd}/gu) >= 8 && !/^\+\d+(?:\s\d{3})+$/.test(text);

const BARE_DATE = /^(?:\d{4}-\d\d-\d\d|\d{1,2}\.\d{1,2}\.\d{2,4}|[0-3]?\d\/[0-3]?\d\/\d{4})$/;

/** First test that holds decides. */
const NUMERIC: readonly (readonly [Kind, (text: string) => boolean])[] = [
  ['date', (text) => BARE_DATE.test(text)],
  ['phone', isDialled],
  ['number', (text) => NUMBER.test(text) || ROUNDED.test(text)],
  ['price', (text) => text.length < 34 && CURRENCY.test(text) && PRICE.test(text)],
  ['percent', (text) => /^[-+−]?\d[\d.,\s]*\s?[%٪]$/u.test(text) || /^[-−]\d+%/.test(text)],
  ['time', (text) => TIME.test(text)],
  ['date', isDate],
  ['phone', (text) => /^\+?[\d\s()/.-]{7,}$/.test(text) && countOf(text, /\d/gu) >= 7],
  ['code', isCode],
  ['measure', (text) => MEASURE.test(text)],
];

const countOf = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;

const numericKind = (text: string): Kind | undefined => NUMERIC.find(([, test]) => test(text))?.[0];

function isCode(text: string): boolean {
  const letters = countOf(text, /\p{L}/gu);
  return letters > 0 && letters <= 12 && /^[\p{L}\p{N}\-_/.#:]+$/u.test(text);
}

function isDate(text: string): boolean {
  if (AGO.test(text) || MONTH_DAY.test(text) || WEEKDAY.test(text) || ASIAN_DAY.test(text))
    return true;
  if (/^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}/.test(text)) return true;
  return (
    /[\p{Nd}]{4}/u.test(text) &&
    (findDate(text) !== undefined || /^\p{Nd}{1,2}\s\p{L}+\s\p{Nd}{4}$/u.test(text))
  );
}

/** Kinds that may stand in one column. */
const GROUPS: Readonly<Record<Kind, string>> = {
  price: 'number',
  percent: 'number',
  number: 'number',
  measure: 'number',
  date: 'date',
  time: 'date',
  phone: 'phone',
  email: 'email',
  code: 'code',
  word: 'words',
  phrase: 'words',
  prose: 'words',
  symbol: 'symbol',
  link: 'link',
  image: 'image',
};

export const groupOf = (kind: Kind): string => GROUPS[kind];

/** The group of a kind as a file names it; of an unknown one itself. */
export const groupNamed = (kind: string): string => BY_NAME.get(kind) ?? kind;

const BY_NAME: ReadonlyMap<string, string> = new Map(Object.entries(GROUPS));

/** How alike two kinds are, 0 to 1. */
export function kindLikeness(left: Kind, right: Kind): number {
  if (left === right) return 1;
  if (GROUPS[left] === GROUPS[right]) return 0.7;
  if (left === 'code' || right === 'code') return 0.4;
  return GROUPS[left] === 'words' || GROUPS[right] === 'words' ? 0.2 : 0;
}

/** The letters as a pattern: `$1,299.50` → `$9,9.9`; runs of letters → `a`. */
export function shapeOf(text: string): string {
  const start = text.slice(0, 60);
  if (isAscii(start))
    return start
      .replace(/[0-9]+/g, '9')
      .replace(/[A-Za-z]+/g, 'a')
      .replace(/ +/g, ' ');
  return start
    .replace(/\p{Nd}+/gu, '9')
    .replace(/\p{L}+/gu, 'a')
    .replace(/\s+/gu, ' ');
}
