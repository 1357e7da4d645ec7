/** Prices of a unit: `14,98 € / kg`, `£9.00 per kg`, `(1 kg = 19,90 €)` where `price_per_kg`, `unit_price` or `grundpreis` is asked. */
import type { Field } from '../fields/field.ts';
import { behindPer, signOf } from '../fields/units.ts';

const PRICE_WORDS: ReadonlySet<string> = new Set(
  'price cost rate preis kosten prix precio preco prezzo cena prijs pris'.split(' '),
);
const OF_ANY: ReadonlySet<string> = new Set(
  'unitprice baseprice grundpreis kilopreis literpreis stuckpreis prixunitaire precioporunidad preciounitario prezzounitario eenheidsprijs kiloprijs enhetspris jamforpris cenajednostkowa'.split(
    ' ',
  ),
);

/** The sign of the unit whose price is asked for; `any`: whichever the page has. */
export function unitAsked({ words, key }: Field): RegExp | 'any' | undefined {
  if (OF_ANY.has(key)) return 'any';
  if (!words.some((word) => PRICE_WORDS.has(word))) return undefined;
  const unit = behindPer(words);
  return unit === undefined ? undefined : (PIECES[unit] ?? signOf(unit));
}

const PIECES: Readonly<Record<string, RegExp | 'any'>> = {
  unit: 'any',
  piece: /^(?:piece|pc|stück|stk|st|pièce|pieza|pezzo|stuk|szt)(?!\p{L})/iu,
};

const MONEY = String.raw`(?:(?:\p{Sc}|EUR|USD|GBP|CHF|PLN|SEK|NOK|DKK|CZK)\s?\d[\d.,’'\s]*|\d[\d.,’'\s]*?\s?(?:\p{Sc}|EUR|USD|GBP|CHF|PLN|SEK|NOK|DKK|CZK|Kč|zł|kr\.?|p(?!\p{L})|ct|cents?))`;
const UNIT = String.raw`(?:kg|g|mg|l|cl|ml|lb|oz|m²|m2|m³|m|sqm|sq\.?\s?(?:m|ft)|100\s?(?:g|ml)|litre|liter|kilo|kilogram|unit|unité|piece|pièce|stück|stk|st|stuk|szt|lit[er]{2}s?)`;
const PER = String.raw`(?:\/|(?<!\p{L})(?:per|pro|je|par|por|al|à|le|za|pr\.?|au)\s)`;
const PRICED = new RegExp(
  `(?<price>${MONEY})\\s*${PER}\\s?(?<said>(?:1\\s)?${UNIT})\\.?(?!\\p{L})`,
  'iu',
);
const EQUAL = new RegExp(`(?<!\\d)1\\s?(?<said>${UNIT})\\s?=\\s?(?<price>${MONEY})`, 'iu');

/** Characters of a text that tells a price. */
const MOST_TEXT = 200;

interface UnitPrice {
  /** As on the page, with its unit. */
  readonly whole: string;
  readonly price: string;
}

/** The price of the unit in a short text; undefined where there is none, or of another unit. */
export function unitPriceIn(text: string, unit: RegExp | 'any'): UnitPrice | undefined {
  if (text.length > MOST_TEXT) return undefined;
  for (const pattern of [PRICED, EQUAL]) {
    const { 0: whole = '', groups: { price = '', said = '' } = {} } = pattern.exec(text) ?? {};
    if (price === '') continue;
    const isAsked = unit === 'any' || unit.test(said.replace(/^1\s/, ''));
    return isAsked ? { whole: whole.trim(), price: price.trim() } : undefined;
  }
  return undefined;
}
