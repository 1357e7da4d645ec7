/** What a product costs stays with its page: two words of figures that no scorer of texts takes for content. */
import { leafText } from './leaf-texts.ts';
import type { Leaf, Outline } from './outline.ts';

/** Lines with text below the product's name in which its price stands. */
const REACH = 12;
const LONG_PRICE = 8;
/** The price and the one before the sale. */
const MOST_PRICES = 2;

/** Words of a price and nothing else. */
const SUM = 2;

const CURRENCY = String.raw`(?:(?:US|CA|AU|NZ|HK|S|R)?\$|[£€¥₹₽₩₺₫฿₪₴円元圓원]|(?:USD|EUR|GBP|CHF|CAD|AUD|SEK|NOK|DKK|PLN|CZK|JPY|INR)\b|kr\b|zł|Kč|Ft\b|лв|грн|руб)`;
// without an end each digit of a long number would be read from to the last
const AMOUNT = String.raw`\d[\d.,'’\s]{0,24}(?:,-|\.-|,–)?`;
const PRICE = new RegExp(String.raw`(?:${CURRENCY}\s*${AMOUNT}|${AMOUNT}\s*${CURRENCY})`, 'iu');

/** Keeps the first prices below the page's `h1`; where nothing else says that it sells, only one right below. */
export function keepPrice({ leaves }: Outline, keep: Uint8Array, sells: boolean): void {
  const name = leaves.findIndex(({ words, box }) => words > 0 && box.tag === 'h1');
  if (name === -1) return;
  let seen = 0;
  let found = 0;
  const reach = sells ? REACH : 1;
  for (let at = name + 1; at < leaves.length && seen < reach && found < MOST_PRICES; at += 1) {
    const leaf = leaves[at];
    if (leaf === undefined || leaf.words === 0 || leaf.box.isHidden) continue;
    seen += 1;
    if (!isPrice(leaf) || (!sells && leaf.words > SUM)) continue;
    keep[at] = 1;
    found += 1;
  }
}

const isPrice = (leaf: Leaf): boolean =>
  leaf.words <= LONG_PRICE && leaf.digits > 0 && leaf.linkWords === 0 && PRICE.test(leafText(leaf));
