/** Prices, ratings and counts of ratings as a reader sees them. */
import type { Element } from 'domhandler';
import { type Evidence, evidenceIn, one } from './evidence.ts';
import { hasName } from '../sources/names.ts';
import { ratingsDrawn } from '../sources/drawn-ratings.ts';
import { isRatingShare } from '../sources/rating-shares.ts';
import { looksLikePrice } from '../typed/numbers.ts';
import {
  childElements,
  farFromHeading,
  headingAt,
  type Page,
  parentOf,
  whereIs,
} from '../sources/page.ts';
import { fold } from '../text.ts';

const PRICE_NAMES = new Set('price saleprice currentprice productprice amount cost'.split(' '));
const OLD_NAMES = new Set(
  'old was regular strike compare original list rrp uvp before crossed'.split(' '),
);

/** Struck through, by its tag or as utility classes name it. */
export const isStruck = ({ name, attribs }: Element): boolean =>
  /^(?:del|s|strike)$/.test(name) || STRUCK_CLASS.test(attribs['class'] ?? '');
const STRUCK_CLASS = /(?:^|\s)(?:[\w-]+:)?(?:line-through|strikethrough|struck)(?:\s|$)/;

/** A price that no longer holds: struck through, or named so. */
export const isOldPrice = (element: Element): boolean =>
  isStruck(element) || hasName(element, OLD_NAMES);

/** Elements inside a price that are looked at; more only stand on made-up pages, thousands deep. */
const MOST_INSIDE = 60;

/** An element's text without the old prices in it. */
function priceText(element: Element, page: Page): string {
  let text = page.text(element);
  const from = page.order(element) + 1;
  const end = Math.min(page.end(element), from + MOST_INSIDE);
  for (let at = from; at < end; at += 1) {
    const inner = page.elements[at];
    if (inner !== undefined && isOldPrice(inner)) text = text.replace(page.text(inner), ' ');
  }
  const left = fold(text);
  // themes call the one price there is the regular one
  return left === '' && STRUCK.every((name) => page.within(element, name).length === 0)
    ? page.text(element)
    : left;
}

const STRUCK = ['del', 's', 'strike'] as const;

export function prices(page: Page): readonly Evidence[] {
  return [...shortPrices(page), ...leadingPrices(page)];
}

/** Letters of a paragraph that begins with its price, and of what is read of it. */
const MOST_LED = 160;
const LEADING =
  /^(?:\p{Sc}\s?\d[\d.,]*|\d[\d.,]*\s?(?:\p{Sc}|(?:EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN)(?!\p{L})|kr|zł))(?=[\s,.;(]|$)/u;

/** `£240 (concessions £190), clay and firing included.`, `19,50 € la bouteille, 112 € le carton de 6`. */
function leadingPrices(page: Page): readonly Evidence[] {
  return evidenceIn(page, { length: [10, MOST_LED], enough: 10 }, (element) => {
    const text = page.text(element);
    const parts = text.split(/\s[·•|]\s/u);
    const alone = parts.find((part) => LEADING.exec(part)?.[0] === part);
    const price = alone ?? LEADING.exec(text)?.[0];
    if (price === undefined || !/^(?:p|li|div)$/.test(element.name)) return undefined;
    // what stands right behind it says what it is the price of
    const isOther = alone === undefined && isOtherPrice(text.slice(0, price.length + 24));
    if (isOther || page.order(element) < headingAt(page)) return undefined;
    return one('text', 0.3 - farFromHeading(element, page, 3_000) * 0.1, price, whereIs(element));
  });
}

function shortPrices(page: Page): readonly Evidence[] {
  return evidenceIn(page, { length: [2, 40], enough: 80 }, (element) => {
    const isNamed = hasName(element, PRICE_NAMES);
    if (!isNamed && childElements(element).length > 3) return undefined;
    const isOld = isOldPrice(element);
    const text = isOld ? page.text(element) : priceText(element, page);
    if (isOtherPrice(text) || !looksLikePrice(text)) return undefined;
    if (page.order(element) < headingAt(page) - 600) return undefined;
    const far = farFromHeading(element, page, 3_000);
    const score = 0.52 + (isNamed ? 0.06 : 0) - far * 0.2 - (isOld ? 0.2 : 0);
    return one('text', score, text, whereIs(element));
  });
}

/** What is saved, what it was, what is free above it. */
export const isOtherPrice = (text: string): boolean => OTHER_PRICE.test(text);
const OTHER_PRICE =
  /(?<!\p{L})(?:off|save|rabatt|was|shipping|delivery|month|rrp|uvp|from|lieferung|versand\p{L}*|livraison|envío|spedizione|dostaw\p{L}*|frakt|orders? over)(?!\p{L})/iu;

/** Prices that were: struck through, or said to be so. */
export function oldPrices(page: Page): readonly Evidence[] {
  const at = headingAt(page);
  return priced(page, 60, (element, text) => {
    const says =
      /\b(?:was|rrp|msrp|uvp|statt|list price|instead of|au lieu de|antes|prima)\b/i.test(text);
    return (isOldPrice(element) || says) && page.order(element) >= at ? 0.5 : undefined;
  });
}

const PERIOD =
  /\/\s?(?:mo(?:nth)?|night|yr|year|person|week|day|monat|nacht|jahr|mois|nuit|mes|noche)\b|\b(?:per|a|pro|par|por|al) (?:night|month|year|person|week|day|nacht|monat|jahr|person|nuit|mois|noche|mes|notte|mese|maand|week|jaar|måned|månad|natt|miesiąc|noc)\b|\b(?:nightly|monthly|monatlich|mensuel|miesięcznie|maandelijks|aylık)\b/i;

/** Prices for a night, a month, a person. */
export function periodPrices(page: Page): readonly Evidence[] {
  return priced(page, 80, (_element, text) => (PERIOD.test(text) ? 0.5 : undefined));
}

/** Prices that begin somewhere or lie between two: `from 15 €`, `$20 – $45`. */
export function rangePrices(page: Page): readonly Evidence[] {
  const range = /(?<!\p{L})(?:from|ab|dès|de|desde|up to|bis|à|to|vanaf)(?!\p{L})|[–—-]/iu;
  return priced(page, 120, (_element, text) => (range.test(text) ? 0.45 : 0.3));
}

/** Currency signs next to numbers anywhere in the page's main part, where no price stands by itself. */
export function currencies(page: Page): readonly Evidence[] {
  return [...prices(page), ...priced(page, 80, () => 0.3)];
}

function priced(
  page: Page,
  most: number,
  scoreOf: (element: Element, text: string) => number | undefined,
): readonly Evidence[] {
  return evidenceIn(page, { length: [2, most], enough: 40 }, (element, length) => {
    const text = page.text(element);
    const score = looksLikePrice(text.slice(0, 60)) ? scoreOf(element, text) : undefined;
    return score === undefined
      ? undefined
      : one('text', score - length / 2_000, text, whereIs(element));
  });
}

const RATING_NAMES = new Set(['rating', 'stars', 'star', 'ratingvalue', 'score', 'averagerating']);

export function ratings(page: Page): readonly Evidence[] {
  const starsOf = ratingsDrawn(page);
  return evidenceIn(page, { enough: 40 }, (element, length) => {
    if (isRatingShare(element, page)) return undefined;
    const isNamed = hasName(element, RATING_NAMES);
    return (
      starred(element, length, page) ??
      ratingInAttribute(element, isNamed) ??
      ratingAlone(element, length, isNamed, page) ??
      ratingInSentence(element, length, page) ??
      drawnRating(element, starsOf(element))
    );
  });
}

function starred(element: Element, length: number, page: Page): Evidence | undefined {
  if (length <= 2 || length >= 120 || !SENTENCES.test(element.name)) return undefined;
  const [, before, behind] = STARRED.exec(page.text(element)) ?? [];
  const text = before ?? behind;
  return text === undefined
    ? undefined
    : one('text', 0.46 - length / 2_000, text, whereIs(element));
}

function ratingInAttribute(element: Element, isNamed: boolean): Evidence | undefined {
  const said = ['aria-label', 'title', 'alt', 'data-rating', 'data-score']
    .map((name) => element.attribs[name])
    .find((text) => text !== undefined && /\d/.test(text));
  if (said === undefined || said.length >= 80) return undefined;
  if (!isNamed && !/star|rat/i.test(said)) return undefined;
  return /\b(?:out of|stars?|rated|rating|von|sur|\/)\b|^\d(?:[.,]\d+)?$|\d\s?\/\s?\d/i.test(said)
    ? one('text', 0.52, ratingText(said), `${whereIs(element)}[aria-label]`)
    : undefined;
}

function ratingAlone(
  element: Element,
  length: number,
  isNamed: boolean,
  page: Page,
): Evidence | undefined {
  if (length === 0 || length >= 50) return undefined;
  const text = page.text(element);
  if (!isNamed && ![RATED, STARS, OF_MANY].some((rated) => rated.test(text))) return undefined;
  const number =
    /(?<![\d.,])([0-5](?:[.,]\d{1,2})?|10|[6-9](?:[.,]\d{1,2})?)(?![\d])(?!\s?(?:%|reviews|ratings|votes))/i.exec(
      text,
    )?.[0];
  return number === undefined
    ? undefined
    : one(
        'text',
        0.45 + (/[.,]\d/.test(number) ? 0.05 : 0) - length / 5_000,
        ratingText(text),
        whereIs(element),
      );
}

function ratingInSentence(element: Element, length: number, page: Page): Evidence | undefined {
  if (length < 50 || length >= 200 || !SENTENCES.test(element.name)) return undefined;
  const text = RATED.exec(page.text(element))?.[1];
  return text === undefined ? undefined : one('text', 0.42, text, whereIs(element));
}

const drawnRating = (element: Element, stars: string | undefined): Evidence | undefined =>
  stars === undefined ? undefined : one('text', 0.44, stars, whereIs(element));

/** Stars shown as characters. */
export function starsShown(page: Page): readonly Evidence[] {
  return evidenceIn(page, { length: [1, 160], enough: 20 }, (element, length) => {
    const shown = /[★⭐]{1,10}[☆✩✰]*/u.exec(page.text(element))?.[0];
    return shown === undefined
      ? undefined
      : one('text', 0.4 - length / 2_000, shown, whereIs(element));
  });
}

const SENTENCES = /^(?:p|li|span|td|dd|small|strong)$/;

/** `4.7 ★ (2,310 ratings)`, `★ 4.6 (312)`. */
const STARRED =
  /(?<![\d.,])([0-5](?:[.,]\d{1,2})?)\s?[★⭐](?![★⭐☆])|(?<![★⭐☆\d]\s?)[★⭐]\s?([0-5][.,]\d{1,2})(?![\d.,])/u;

/** `8.7 out of 10`, `4,6 von 5`: only with its scale is a number in a sentence a rating. */
const RATED =
  /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?)\s?(?:out of|\/|von|sur|de|su|van|av|z)\s?(?:5|10|100)(?![\d.,]\d|\d|%)/iu;

/** `4.6 (128 reviews)`. */
const OF_MANY =
  /^[0-5][.,]\d{1,2}\s?\(\d[\d.,\s]*[kKmM]?\s(?:reviews?|ratings?|votes?|bewertungen|avis|reseñas|opiniones|recensioni)\)(?:$|\s[·•|])/iu;

const STARS =
  /(?<!\p{L})(?:stars?|sternen?|étoiles?|estrellas?|stelle|sterren|gwiazd\p{L}*|stjärnor)(?!\p{L})/iu;

/** The part of the text that is the rating itself: `4.5` in `Rated 4.5 out of 5`. */
function ratingText(text: string): string {
  return (
    /(\d+(?:[.,]\d+)?)\s?(?:out of|\/|von|sur|of|de|su|van|av|z)\s?\d/i.exec(text)?.[1] ??
    /\d+(?:[.,]\d+)?(?![.,]?\d)(?!\s?(?:reviews|ratings|votes))/i.exec(text)?.[0] ??
    text
  );
}

const COUNTED =
  /(\d[\d.,\s]*[kKmM]?)\s*(?:\+\s*)?(?:customer |global |verified |product |user )?(?:reviews?|ratings?|votes?|bewertungen|rezensionen|stimmen|avis|reseñas|opiniones|recensioni|recensies|beoordelingen|omdömen|anmeldelser|röster)\b/i;

const COUNT_NAMES = new Set(
  'reviewcount ratingcount reviewscount numreviews reviews votes ratings reviewsummary'.split(' '),
);
const AROUND_COUNT = new Set([...COUNT_NAMES, 'rating', 'stars', 'review']);

/** `Rated 4.6 out of 5 by 212 owners`. */
const RATED_BY =
  /(?:rated|rating|stars?|out of \d+|bewertet|\/\s?(?:5|10))[^.]{0,20}\s(?:by|from|von)\s(\d[\d.,]*)\s\p{L}{4,}/iu;

export function ratingCounts(page: Page): readonly Evidence[] {
  return evidenceIn(page, { length: [1, 60], enough: 40 }, (element, length) => {
    const text = page.text(element);
    const count = COUNTED.exec(text)?.[1] ?? RATED_BY.exec(text)?.[1];
    if (count !== undefined)
      return one('text', 0.52 - length / 1_000, count.trim(), whereIs(element));
    const isNamed =
      /^\(\s*\d[\d.,]*\s*\)$/.test(text) &&
      (hasName(element, COUNT_NAMES) || hasName(parentOf(element) ?? element, AROUND_COUNT));
    return isNamed ? one('text', 0.5, text, whereIs(element)) : undefined;
  });
}
