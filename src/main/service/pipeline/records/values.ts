/**
 * What a column is, decided by all of its values: its type, and each cell as a value.
 *
 * At least nine of ten values must parse, or all prices but one text that stands where there is none (`Free`, `On request`): else
 * it is text. Numbers that stand with a unit stay text, those with the same word everywhere (`3 comments`), which names the column, do not. Whether 1.299 is a thousand or one and a bit is decided by the whole column.
 */
import type { DateOrder, DecimalMark, FieldType, RecipeField } from '../../domain/recipe.ts';
import { europeanDigits, isAscii } from '../dom/text.ts';
import { findDate } from '../extract/typed/times.ts';
import { withoutPrefix, type Column } from './columns.ts';
import {
  areBracketed,
  areRatingsAlone,
  numberWithin,
  ratingWithin,
  unitCounted,
  withoutUnit,
} from './counted.ts';
import { haveTimes, isoDate, orderOfDates } from './dates-shown.ts';
import { groupOf } from './kinds.ts';

export type Value = string | number | null | readonly string[];

export interface Typed {
  readonly type: FieldType | `${FieldType}[]`;
  readonly currency?: string;
  readonly decimal?: DecimalMark;
  readonly dates?: DateOrder;
  readonly values: readonly Value[];
}

const ENOUGH = 0.9;

interface At {
  readonly base: string;
  readonly language: string;
}

/**
 * Type and values of a column. `asked`: what a recipe knows of it; then each value that fits that type has it, whatever
 * else is on this page, and the others stay as they are written.
 */
export function typedColumn(column: Column, at: At, asked?: AskedType): Typed {
  return asked === undefined
    ? freshColumn(column, at)
    : askedColumn(withoutPrefix(column, asked.label), at, asked);
}

export type AskedType = Pick<
  RecipeField,
  'type' | 'decimal' | 'dates' | 'label' | 'currency' | 'unit'
>;

const NUMERIC: ReadonlySet<string> = new Set<FieldType>(['number', 'integer', 'price', 'rating']);

function askedColumn(column: Column, at: At, asked: AskedType): Typed {
  const { cells, read } = column;
  const { type, decimal, currency, dates, unit } = asked;
  if (isBare(type)) return bareColumn(column, type);
  if (isOfDays(type) && dates !== undefined) return dateColumn(column, { type, dates });
  if (read === 'href' || read === 'src') return addressColumn(column, at, type.endsWith('[]'));
  if (type.endsWith('[]'))
    return { type, values: cells.map((cell) => (cell ? (cell.values ?? [cell.text]) : null)) };
  const texts = NUMERIC.has(type) ? cells.flatMap((cell) => cell?.text ?? []) : [];
  const isOther = (text: string): boolean =>
    currency !== undefined && (currencyIn(text) ?? currency) !== currency;
  const within = withinOf(type, unit);
  const own = texts.filter((text) => !isOther(text)).map(within);
  const numbers = readNumbers(own, 0, decimal)?.numbers;
  return {
    type,
    values: cells.map((cell) => cell && (numbers?.get(within(cell.text)) ?? cell.text)).map(orNull),
  };
}

/** Text → the number that is read of it, in a column of that type. */
function withinOf(type: string, unit: string | undefined): (text: string) => string {
  if (type === 'rating') return ratingWithin;
  if (unit !== undefined) return (text) => withoutUnit(text, unit);
  return type === 'integer' ? numberWithin : (text) => text;
}

/** What all values are: a rating in words, a number in brackets or with the word that says what is counted, where nothing else does. */
function writtenAs(column: Column, texts: readonly string[]): 'rating' | 'integer' | undefined {
  if (areRatingsAlone(texts)) return 'rating';
  if (texts.length < LEAST_WRITTEN || column.read !== 'text') return undefined;
  const { label, header = '', words, itemprop } = column;
  const isCalled = (label ?? words ?? itemprop) !== undefined || header !== '';
  const isCounted = !isCalled && unitCounted(texts) !== undefined;
  return isCounted || areBracketed(texts) ? 'integer' : undefined;
}
const LEAST_WRITTEN = 3;

const orNull = (value: Exclude<Value, null> | undefined): Value => value ?? null;

function freshColumn(column: Column, at: At): Typed {
  const { cells, read } = column;
  const reached = reachedBy(column);
  if (reached !== undefined) return bareColumn(column, reached);
  if (read === 'href' || read === 'src') return addressColumn(column, at, column.isList);
  if (column.isList) {
    return {
      type: 'text[]',
      values: cells.map((cell) => (cell === undefined ? null : (cell.values ?? [cell.text]))),
    };
  }
  const texts = cells.flatMap((cell) => cell?.text ?? []);
  const written = writtenAs(column, texts);
  if (written !== undefined) return askedColumn(column, at, { type: written });
  const numbers = numberColumn(column, texts);
  if (numbers !== undefined) return numbers;
  const type = textType(column, texts, at.language);
  const order = type === 'date' && read === 'text' ? orderOfDates(texts, at.language) : undefined;
  if (order !== undefined)
    return dateColumn(column, { type: haveTimes(texts) ? 'datetime' : 'date', dates: order });
  return { type, values: cells.map((cell) => cell?.text ?? null) };
}

const isOfDays = (type: string): type is 'date' | 'datetime' => /^date(?:time)?$/.test(type);

const dateColumn = (
  { cells }: Column,
  { type, dates }: { readonly type: 'date' | 'datetime'; readonly dates: DateOrder },
): Typed => ({
  type,
  dates,
  values: cells.map((cell) => cell && isoDate(cell.text, dates)).map(orNull),
});

function numberColumn(column: Column, texts: readonly string[]): Typed | undefined {
  const mayCount = texts.length > 0 && !isOfCodes(column, texts) && !isOfCurrencies(column, texts);
  const parsed = mayCount ? readNumbers(texts, leastOf(column, texts)) : undefined;
  if (parsed === undefined) return undefined;
  const { numbers, decimal } = parsed;
  const isPrice = isOfPrices(column);
  const [currency] = isPrice ? currenciesOf(texts) : [];
  const isWhole = !isPrice && [...numbers.values()].every(Number.isInteger);
  return {
    type: isPrice ? 'price' : isWhole ? 'integer' : 'number',
    ...(currency === undefined ? {} : { currency }),
    ...(decimal === undefined ? {} : { decimal }),
    values: column.cells.map((cell) =>
      cell === undefined ? null : (numbers.get(cell.text) ?? cell.text),
    ),
  };
}

/** `Accession number: 30.10`, `Version: 4.0`: no amounts. */
const isOfCodes = ({ label, words, header }: Column, texts: readonly string[]): boolean =>
  CODED.test(header ?? label ?? words ?? '') && texts.some((text) => /\d[.,]\d/.test(text));
const CODED =
  /(?<!\p{L})(?:id|no\.?|nr\.?|numbers?(?! of)|nummer|code|ref|reference|version|release)$/iu;

const SCHEMES = { email: /^mailto:/i, phone: /^(?:tel|callto|sms):/i } as const;
const isBare = (type: string): type is keyof typeof SCHEMES => type in SCHEMES;

/** `mailto:` and `tel:` in each record: an address to write to or a number to call, no page. */
export function reachedBy({ cells, read, isList }: Column): keyof typeof SCHEMES | undefined {
  const texts = cells.flatMap((cell) => cell?.text ?? []);
  if (read !== 'href' || isList || texts.length === 0) return undefined;
  return (['email', 'phone'] as const).find((one) =>
    texts.every((text) => SCHEMES[one].test(text)),
  );
}

/** An address to write to, a number to call, as it is written or dialled. */
export function bareAddress(text: string): string {
  const [, bare] = /^(?:mailto|tel|callto|sms):([^?]*)/i.exec(text) ?? [];
  if (bare === undefined) return text;
  try {
    return decodeURIComponent(bare).trim();
  } catch {
    return bare.trim();
  }
}

const bareColumn = ({ cells }: Column, type: keyof typeof SCHEMES): Typed => ({
  type,
  values: cells.map((cell) => cell && bareAddress(cell.text)).map(orNull),
});

/** Absolute addresses, of a list each of them. */
function addressColumn({ cells, read }: Column, { base }: At, isList: boolean): Typed {
  const absolute = resolver(base);
  const type = read === 'href' ? 'url' : 'image';
  const lists = cells.map((cell) => cell && (cell.values ?? [cell.text]).map(absolute));
  return isList
    ? { type: `${type}[]`, values: lists.map(orNull) }
    : { type, values: lists.map((list) => list?.[0] ?? null) };
}

/** Least share and count of prices beside one text that stands where there is none. */
const SOME = 0.25;
const SOME_PRICES = 3;

/** The share of the texts that must be numbers: less in prices where all others are one text. */
function leastOf({ kinds }: Column, texts: readonly string[]): number {
  const others = new Set(texts.filter((text) => !/\d/.test(text)));
  return others.size === 1 && (kinds.get('price') ?? 0) >= SOME_PRICES ? SOME : ENOUGH;
}

/** True where what is a number or has a currency has one as a rule. */
function isOfPrices({ kind, kinds }: Column): boolean {
  if (groupOf(kind) === 'number') return kind === 'price';
  const numbers = [...kinds].filter(([one]) => groupOf(one) === 'number');
  const all = numbers.reduce((sum, [, count]) => sum + count, 0);
  return (kinds.get('price') ?? 0) > all / 2;
}

function textType({ kind, read }: Column, texts: readonly string[], language: string): FieldType {
  if (read === '@datetime') return texts.every((text) => text.includes(':')) ? 'datetime' : 'date';
  const share = (test: (text: string) => boolean): number =>
    texts.length === 0 ? 0 : texts.filter(test).length / texts.length;
  if (kind === 'date' && share((text) => findDate(text, language) !== undefined) >= ENOUGH)
    return 'date';
  if (kind === 'email' || kind === 'phone' || kind === 'code') return kind;
  return 'text';
}

/** A path that stays as it is written, whatever page it stands on. */
const PLAIN_PATH = /^(?:\/[\w-]+(?:\.[\w-]+)*)+\/?(?:\?[\w=&.-]+)?$/;

/** Gives the absolute form of addresses of a page; most are plain paths, which need no parser. */
export function resolver(base: string): (text: string) => string {
  const url = URL.parse(base);
  const isPlain = url !== null && /^https?:$/.test(url.protocol) && url.username === '';
  return (text) =>
    isPlain && PLAIN_PATH.test(text)
      ? `${url.origin}${text}`
      : (URL.parse(text, base)?.href ?? text);
}

// ── numbers ──────────────────────────────────────────────────────────────────────────────────────────

const CURRENCY_WORD = /^(?:\p{Sc}|[A-Z]{1,2}\p{Sc}|kr\.?|zł|Kč|Ft|TL|руб\.?|ر\.س|د\.إ|円|元|원)$/u;
/** ISO 4217: not any three capitals are a currency, as in REF 12 and ISO 9001. */
const CURRENCY_CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
const isCurrency = (word: string): boolean => CURRENCY_WORD.test(word) || CURRENCY_CODES.has(word);

/** Digits of any script as ASCII, the Arabic marks as point and comma. */
export const asciiDigits = (text: string): string => (isAscii(text) ? text : westernDigits(text));

const westernDigits = (text: string): string =>
  europeanDigits(text.normalize('NFKC'))
    .replace(/[\u200e\u200f\u061c]/g, '')
    .replaceAll('٬', ',')
    .replaceAll('٫', '.')
    .replaceAll('−', '-');

/** In groups of three (of two in India) or none, with a fraction or none: `15.01.2026` and `1.2.3` are no numbers. */
const NUMBER =
  /^-?\s*(?:\d+|\d{1,3}([.,'’\s])\d{3}(?:\1\d{3})*|\d{1,2}(?:,\d{2})+,\d{3})(?:[.,]\d*)?$/u;

/** The sign of what has risen; a longer number behind it is a telephone's. */
const RISE = /^\+\s*(?=\d{1,5}(?:[.,]\d+)*$)/;

/** The bare number of a text that is a number and at most its currency; undefined otherwise. */
function bareNumber(text: string): string | undefined {
  // a word longer than any currency's
  if (/\p{L}{6}/u.test(text)) return undefined;
  const plain = asciiDigits(text).replace(RISE, '');
  const match = /^(\D*?)\s*(-?\s*\d[\d.,'’\s]*)\s*(\D*)$/u.exec(plain);
  // a hyphen between a word and its number is no minus: PEN-100
  if (match === null || /^\p{L}{2,}-\d/u.test(text)) return undefined;
  const [, before = '', digits = '', after = ''] = match;
  const words = [before.replace('-', ''), after]
    .map((word) => word.trim())
    .filter((word) => word !== '');
  if (words.some((word) => !isCurrency(word)) || (words.length > 1 && !isNamedTwice(words)))
    return undefined;
  if (/^0\d/.test(digits.trim()) || !NUMBER.test(digits.trim())) return undefined;
  return (before.includes('-') ? '-' : '') + digits.replaceAll(/[\s'’]/g, '');
}

/** `$30.00 USD`: the sign, and which of the dollars. */
const isNamedTwice = ([sign = '', code = '']: readonly string[]): boolean =>
  /\p{Sc}$/u.test(sign) && CURRENCY_CODES.has(code);

/** Text → number for all texts, where nine of ten are numbers; undefined otherwise. */
export const numbersOf = (texts: readonly string[]): ReadonlyMap<string, number> | undefined =>
  texts.length === 0 ? undefined : readNumbers(texts, ENOUGH)?.numbers;

/** Text → number for those that are numbers, however few. */
export const numbersIn = (texts: readonly string[]): ReadonlyMap<string, number> =>
  readNumbers(texts, 0)?.numbers ?? new Map();

interface Numbers {
  readonly numbers: ReadonlyMap<string, number>;
  /** Before the fraction; undefined where none has one. */
  readonly decimal: DecimalMark | undefined;
}

/** Text → number, where this share of the texts are numbers. `known`: the mark, where these texts do not tell. */
function readNumbers(
  texts: readonly string[],
  least: number,
  known?: DecimalMark,
): Numbers | undefined {
  const bare = new Map<string, string>();
  let others = 0;
  for (const text of texts) {
    const number = bare.get(text) ?? bareNumber(text);
    if (number !== undefined) bare.set(text, number);
    else others += 1;
    if ((texts.length - others) / texts.length < least) return undefined;
  }
  const decimal = decimalMark([...bare.values()]) ?? known;
  const numbers = new Map([...bare].map(([text, number]) => [text, parse(number, decimal)]));
  return { numbers, decimal };
}

/** Which mark parts the fraction in this column; undefined: none does. */
function decimalMark(numbers: readonly string[]): DecimalMark | undefined {
  const votes = { '.': 0, ',': 0 };
  for (const number of numbers) {
    const last = Math.max(number.lastIndexOf('.'), number.lastIndexOf(','));
    const mark = number[last];
    if (mark !== '.' && mark !== ',') continue;
    const digits = number.length - last - 1;
    const isOnce = number.split(mark).length === 2;
    if (digits !== 3) votes[mark] += isOnce ? 3 : -1;
    else if (number.includes(mark === '.' ? ',' : '.')) votes[mark] += 3;
    else votes[mark] -= 1;
  }
  if (votes['.'] <= 0 && votes[','] <= 0) return undefined;
  return votes['.'] >= votes[','] ? '.' : ',';
}

function parse(number: string, point: DecimalMark | undefined): number {
  const plain =
    point === undefined
      ? number.replaceAll(/[.,]/g, '')
      : number.replaceAll(point === '.' ? ',' : '.', '').replace(point, '.');
  return Number(plain);
}

/** Bare numbers would say that $5 and €5 are the same. */
const isOfCurrencies = (column: Column, texts: readonly string[]): boolean =>
  isOfPrices(column) && currenciesOf(texts).size > 1;

const currenciesOf = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => currencyIn(text) ?? []));

/** Its code, else what its sign stands for: `$30 CAD`, `CA$30`, `$30`. */
function currencyIn(text: string): string | undefined {
  const codes = text.match(/(?<!\p{L})[A-Z]{3}(?!\p{L})/gu) ?? [];
  const sign = /(?<!\p{L})(?:[A-Z]{1,2})?\p{Sc}/u.exec(text)?.[0];
  const code =
    codes.find((one) => CURRENCY_CODES.has(one)) ?? (sign === undefined ? codes[0] : undefined);
  return code ?? (sign === undefined ? undefined : (ISO[sign] ?? sign));
}

const ISO: Readonly<Record<string, string>> = {
  $: 'USD',
  US$: 'USD',
  A$: 'AUD',
  AU$: 'AUD',
  C$: 'CAD',
  CA$: 'CAD',
  HK$: 'HKD',
  MX$: 'MXN',
  NT$: 'TWD',
  NZ$: 'NZD',
  R$: 'BRL',
  S$: 'SGD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  '₩': 'KRW',
  '₽': 'RUB',
  '₺': 'TRY',
  '₪': 'ILS',
};

/** A value in the form in which two are compared: folded text, a number, the path of an address. */
export function canon(value: Value | boolean | undefined): string {
  if (value === null || value === undefined || typeof value === 'boolean') return '';
  if (typeof value === 'number') return `#${value}`;
  if (typeof value !== 'string') return value.map((one) => canon(one)).join('|');
  if (/^https?:/i.test(value)) {
    const plain = PLAIN_ADDRESS.exec(value)?.[1];
    if (plain !== undefined) return plain;
    const url = URL.parse(value);
    if (url !== null) return `${url.pathname}${url.search}`;
  }
  return asciiDigits(value).replace(/\s+/gu, ' ').trim().toLowerCase().slice(0, 200);
}

/** An address whose path and query stay as they are written. */
const PLAIN_ADDRESS =
  /^https?:\/\/[a-z][a-z\d]*(?:[.-][a-z][a-z\d]*)*(?::\d{1,4})?((?:\/[\w-]+(?:\.[\w-]+)*)+\/?(?:\?[\w=&.-]+)?)$/;
