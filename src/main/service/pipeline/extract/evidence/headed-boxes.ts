/** What a small heading sets apart: `Early bird` over `£160` and `until 18 May` is the early bird price, and its deadline. */
import type { Element } from 'domhandler';
import type { Field } from '../fields/field.ts';
import { childElements, type Page, parentOf, whereIs } from '../sources/page.ts';
import { isForm, singular, wordsOf } from '../text.ts';
import { type Evidence, one } from './evidence.ts';

const PRICES = new Set('price fee cost fare rate amount charge tariff'.split(' '));
const DAYS = new Set('deadline date until end expiry closing'.split(' '));
const MOST_HEAD = 40;
const MOST_BOX = 200;
const ENOUGH = 2;
/** Below labels, above what only looks like a price. */
const SAID = { whole: 0.55, more: 0.4 } as const;

/** For prices and days with words of their own in front: what those words head has one of the sort. */
export function headedBoxes(field: Field, page: Page): readonly Evidence[] {
  const own = field.core.slice(0, -1).map(singular);
  const sign = signAsked(field);
  if (sign === undefined || own.join('').length < LEAST_LETTERS) return [];
  const found: Evidence[] = [];
  for (const element of page.elements) {
    const more = wordsMore(element, own, page);
    if (more === undefined || page.zone(element) === 'chrome') continue;
    const value = behind(element, page).flatMap((text) => sign.exec(text)?.[0] ?? [])[0];
    const score = more === 0 ? SAID.whole : SAID.more;
    if (value !== undefined) found.push(one('text', score, value, whereIs(element)));
    if (found.length >= ENOUGH) break;
  }
  return found;
}

/** How the value looks that is asked. */
function signAsked({ core, kind, format }: Field): RegExp | undefined {
  const sort = core.at(-1) ?? '';
  if (PRICES.has(sort) && (kind === 'number' || kind === 'integer')) return PRICE;
  return DAYS.has(sort) && (format === 'date' || format === 'date-time') ? DAY : undefined;
}

/** Words that a head has beside those asked; undefined: it is not called so. */
function wordsMore(element: Element, own: readonly string[], page: Page): number | undefined {
  const length = page.textLength(element);
  if (length < 2 || length > MOST_HEAD || !HEAD.test(element.name)) return undefined;
  const said = wordsOf(page.text(element)).map(singular);
  const has = own.every((word) => said.some((other) => isForm(word, other)));
  return has && said.length <= own.length + 1 ? said.length - own.length : undefined;
}

const LEAST_LETTERS = 4;
const HEAD = /^(?:h[2-6]|strong|b|span|div|p|dt|th|td|label)$/;
const PRICE = /\p{Sc}\s?\d[\d.,’'\s]*|\d[\d.,’'\s]*(?:\p{Sc}|[A-Z]{3}(?!\p{L})|kr|zł)/u;
const DAY = /\d.*(?:19|20)\d\d.*/;

/** Texts behind it in its box, where that is small. */
function behind(head: Element, page: Page): readonly string[] {
  const box = parentOf(head);
  if (box === undefined || page.textLength(box) > MOST_BOX) return [];
  const siblings = childElements(box);
  return siblings.slice(siblings.indexOf(head) + 1).map((one) => page.text(one));
}
