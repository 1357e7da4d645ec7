/**
 * A page's words, numbers, dates and addresses in forms that can be compared: the ground a model's answer must stand on.
 * Built once for a page, asked many times. Pure.
 */
import { findCurrency } from '../typed/numbers.ts';
import type { Unit } from '../fields/field.ts';
import { MOST_OF_SCALE, scaleIn } from '../typed/scales.ts';
import { findDate, findMinutes, findTime } from '../typed/times.ts';

export interface PageWords {
  /** The number stands on the page: as it is, scaled (`1.2 million`), in per cent, or as a duration in the unit. */
  hasNumber(value: number, unit?: Unit): boolean;
  /** How the text stands on the page (`quote`, `date`, `number`, `address`, `pieces`, `in its words`), or undefined. */
  standing(text: string): string | undefined;
  /** Every figure of the text is one of the page. */
  hasFigures(text: string): boolean;
}

/** A text this short is a quote or nothing; a longer one may use the page's words in another order. */
const QUOTE_WORDS = 8;
const LEAST_SHARE = 0.8;
/** Compact texts of this length need no word ends to be told apart. */
const TELLING_LENGTH = 10;

export function readPageWords(page: {
  readonly url: string;
  readonly said: string;
  readonly language: string;
}): PageWords {
  const all = `${page.said}\n${page.url}`;
  const words = splitWords(all);
  const line = ` ${words.join(' ')} `;
  const compact = words.join('');
  const vocabulary = new Set(words.map(stem));
  const numbers = numbersIn(all);
  const once = {
    minutes: lazy(() => durationsIn(all)),
    currencies: lazy(() => currenciesIn(all, page)),
  };

  const isQuote = (text: string): boolean => isQuoteOf({ line, compact }, splitWords(text));
  const isKnown = (word: string): boolean => vocabulary.has(stem(word));
  const hasNumber = (value: number, unit?: Unit): boolean => {
    if (numbers.has(rounded(value))) return true;
    if (numbers.has(rounded(Math.abs(value)))) return true;
    if (Math.abs(value) <= 1 && numbers.has(rounded(value * 100)) && /%|percent/i.test(all))
      return true;
    if (unit === undefined) return false;
    const factor = { seconds: 1 / 60, minutes: 1, hours: 60, days: 1_440 }[unit];
    return once.minutes().has(rounded(value * factor));
  };
  const isDate = (text: string): boolean => {
    const date = text.length <= 60 ? findDate(text, page.language) : undefined;
    return date !== undefined && dateStands(date, all, page.language);
  };
  const isDuration = (text: string): boolean => {
    const minutes = /^P/i.test(text) || text.length <= 30 ? findMinutes(text) : undefined;
    return minutes !== undefined && once.minutes().has(rounded(minutes));
  };
  const hasNumberOf = (value: number): boolean => numbers.has(rounded(value));
  const hasFigures = (text: string): boolean =>
    (text.match(/\d(?:[\d.,]*\d)?/g) ?? []).every((figure) =>
      [...numbersIn(figure)].some(hasNumberOf),
    );
  /** Every word is a number, a currency or a word of the page. */
  const isAmount = (text: string): boolean => {
    if (text.length > 40 || !/\d/.test(text)) return false;
    if (findDate(text) !== undefined || !hasFigures(text)) return false;
    const currency = findCurrency(text, page);
    if (currency !== undefined && !once.currencies().has(currency)) return false;
    const rest = splitWords(text.replace(/[\d.,'’\u00A0\u202F-]+/g, ' ')).filter(
      (word) => currency === undefined || findCurrency(word.toUpperCase(), page) !== currency,
    );
    return rest.every(isKnown);
  };

  return {
    hasNumber,
    hasFigures,
    standing(text) {
      if (isQuote(text)) return 'quote';
      if (isAddress(text, page, compact)) return 'address';
      if (isDate(text)) return 'date';
      if (isDuration(text)) return 'duration';
      if (isAmount(text)) return 'number';
      if (/^[A-Z]{3}$/.test(text) && once.currencies().has(text)) return 'currency';
      if (isPhone(text, all)) return 'number';
      const pieces = text
        .split(/\n|[;,•|]\s+|\s(?:and|und|et|y|e|&)\s|(?<=[.!?])\s+/u)
        .filter(isText);
      if (pieces.length > 1 && pieces.every(isQuote)) return 'pieces';
      return hasFigures(text) && isInItsWords(text, isKnown) ? 'in its words' : undefined;
    },
  };
}

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

function isQuoteOf(page: { line: string; compact: string }, own: readonly string[]): boolean {
  if (own.length === 0) return false;
  if (page.line.includes(` ${own.join(' ')} `)) return true;
  const key = own.join('');
  return (key.length >= TELLING_LENGTH || CJK.test(key)) && page.compact.includes(key);
}

function isInItsWords(text: string, isKnown: (word: string) => boolean): boolean {
  const own = splitWords(text);
  if (own.length <= QUOTE_WORDS) return false;
  const names = text.match(/(?<=[\p{Ll},;] )\p{Lu}[\p{L}]{2,}/gu) ?? [];
  if (!names.flatMap(splitWords).every(isKnown)) return false;
  const telling = own.filter((word) => word.length > 3);
  const shared = telling.filter(isKnown).length;
  return telling.length > 0 && shared / telling.length >= LEAST_SHARE;
}

function isText(piece: string): boolean {
  return /[\p{L}\p{N}]/u.test(piece);
}

/** Lower-case words without accents; digits and letters part company: `500g` and `500 g` are the same. */
function splitWords(text: string): readonly string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu, '')
      .toLowerCase()
      .match(/\p{N}+|[\p{L}\p{M}]+/gu) ?? []
  );
}

function stem(word: string): string {
  return word.length > 5 ? word.slice(0, Math.max(5, word.length - 3)) : word;
}

function rounded(value: number): number {
  return Number(value.toPrecision(10));
}

const NUMBER = /\d(?:[\d.,'’\u00A0\u202F ]*\d)?/g;
/** Letters and words that are read so here and nowhere else: what they may mean is enough. */
const SHORT_SCALES: readonly (readonly [RegExp, number])[] = [
  [/^\s?(?:k|mil)\b/i, 1e3],
  [/^\s?m\b/i, 1e6],
  [/^\s?b\b/i, 1e9],
  [/^\s?lac\b/i, 1e5],
  [/^\s?cr\b/i, 1e7],
];
const FRACTIONS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3 };

/** Every number in the text in every reading its separators allow. */
function numbersIn(source: string): ReadonlySet<number> {
  const text = source
    .replace(/[٠-٩]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x6f0))
    .replace(/[０-９]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0xff10));
  const found = new Set<number>();
  for (const match of text.matchAll(NUMBER)) {
    const end = match.index + match[0].length;
    const behind = text.slice(end, end + MOST_OF_SCALE);
    const fraction = FRACTIONS[behind.trimStart()[0] ?? ''];
    for (const value of readingsOf(match[0])) {
      found.add(rounded(value));
      if (fraction !== undefined) found.add(rounded(value + fraction));
      const scale = SHORT_SCALES.find(([name]) => name.test(behind))?.[1] ?? scaleIn(behind);
      if (scale !== undefined) found.add(rounded(value * scale));
    }
  }
  for (const [mark, value] of Object.entries(FRACTIONS)) if (text.includes(mark)) found.add(value);
  return found;
}

function readingsOf(token: string): readonly number[] {
  const runs = token.split(/[ \u00A0\u202F]/).filter((run) => run !== '');
  const joined = runs.slice(1).every((run) => /^\d{3}(?!\d)/.test(run)) ? [runs.join('')] : [];
  return [...runs, ...joined].flatMap((run) => {
    const digits = run.replace(/['’]/g, '');
    const plain = digits.replace(/[.,]/g, '');
    const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
    if (last < 0) return [Number(plain)];
    const decimals = digits.length - last - 1;
    const decimal = Number(
      `${digits.slice(0, last).replace(/[.,]/g, '')}.${digits.slice(last + 1).replace(/[.,]/g, '')}`,
    );
    const parts = digits.split(/[.,]/).map(Number);
    // a list or a dotted date holds each of its numbers, a decimal its whole part
    const within = parts.length > 2 ? parts : parts.slice(0, 1);
    return decimals === 3 ? [Number(plain), decimal, ...within] : [decimal, ...within];
  });
}

function durationsIn(text: string): ReadonlySet<number> {
  const found = new Set<number>();
  const candidates =
    /P(?:\d+[YMWD])*(?:T(?:\d+(?:\.\d+)?[HMS])+)?|\d[\d.,]*\s?[½¼¾]?\s?\p{L}{1,12}\.?(?:,?\s?(?:and |und |et )?\d+\s?\p{L}{1,12})?|\d{1,2}:\d{2}(?::\d{2})?/gu;
  for (const [candidate] of text.matchAll(candidates)) {
    for (const one of [candidate, /^\d[\d.,]*\s?\p{L}+/u.exec(candidate)?.[0]]) {
      const minutes = one === undefined ? undefined : findMinutes(one);
      if (minutes !== undefined && minutes > 0) found.add(rounded(minutes));
    }
  }
  return found;
}

function currenciesIn(
  text: string,
  page: { readonly url: string; readonly language: string },
): ReadonlySet<string> {
  const found = new Set<string>();
  const marks =
    /[^\s\d]{0,4}\s?[$€£¥₹₩₽₺₴₪₫฿₱￥元円]|\b[A-Z]{3}\b|\b(?:kr|zł|Kč|Ft|lei|Rs|руб|TL|Fr)\b\.?(?=\s|\d|$)/gu;
  for (const match of text.matchAll(marks)) {
    const around = text.slice(Math.max(0, match.index - 2), match.index + match[0].length + 3);
    const currency = findCurrency(match[0], page) ?? findCurrency(around, page);
    if (currency !== undefined) found.add(currency);
  }
  return found;
}

/** The same day somewhere in the text, and the same time of day where the value names one. */
function dateStands(date: string, text: string, language: string): boolean {
  const day = date.slice(0, 10);
  const year = day.slice(0, 4);
  const time = /T(\d\d:\d\d)/.exec(date)?.[1];
  if (time !== undefined && time !== '00:00' && !timeStands(time, text)) return false;
  const years = new RegExp(`${year}|(?<=[./-])${year.slice(2)}(?!\\d)`, 'g');
  let looked = 0;
  for (const match of text.matchAll(years)) {
    if ((looked += 1) > 2_000) return false;
    const window = text.slice(Math.max(0, match.index - 24), match.index + 28);
    for (const part of [window, window.slice(0, 24 + 4), text.slice(match.index, match.index + 28)])
      for (const reading of [language, 'en', 'de'])
        if (findDate(part, reading)?.startsWith(day) === true) return true;
  }
  return false;
}

function timeStands(time: string, text: string): boolean {
  const [hour = '', minute = ''] = time.split(':');
  const twelve = String(Number(hour) % 12 === 0 ? 12 : Number(hour) % 12);
  const clock = new RegExp(
    `(?<!\\d)(?:0?${Number(hour)}|${twelve})[:.h]${minute}(?!\\d)(?:\\s*[ap]\\.?m)?`,
    'gi',
  );
  for (const [found] of text.matchAll(clock)) {
    if (!/[ap]\.?m/i.test(found) || findTime(found)?.slice(0, 5) === time) return true;
  }
  return minute === '00' && new RegExp(`(?<!\\d)${twelve}\\s*[ap]\\.?m`, 'i').test(text);
}

/** The page's own address, or one it links to, whatever its scheme and its being relative. */
function isAddress(text: string, page: { readonly url: string }, compact: string): boolean {
  const url = /^[a-z]+:\/\/\S+$/i.test(text.trim()) ? URL.parse(text.trim()) : null;
  if (url === null) return false;
  const own = URL.parse(page.url);
  if (own?.host === url.host) {
    const path = keyOf(url.pathname + url.search);
    return path === '' ? url.pathname === '/' : compact.includes(path);
  }
  return compact.includes(keyOf(url.host + url.pathname + url.search));
}

function keyOf(text: string): string {
  return splitWords(text).join('');
}

function isPhone(text: string, all: string): boolean {
  const digits = text.replace(/\D/g, '');
  if (digits.length < 7 || digits.length > 15 || /[\p{L}]/u.test(text)) return false;
  return all.replace(/[\s().+/-]/g, '').includes(digits);
}

function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
