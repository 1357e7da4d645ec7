/**
 * What a reader sees of well-known things: date, price, rating, brand, questions. Title, author and publisher are learned
 * (`learned.ts`). Each finder gives evidence, strongest first; scores stay below what marked-up data gets.
 */
import type { Element } from 'domhandler';
import { addressPart } from './addresses.ts';
import { breadcrumbs, categories } from './breadcrumbs.ts';
import { dates } from './dates-shown.ts';
import { type Evidence, evidenceIn, one, type Piece } from './evidence.ts';
import type { Field } from '../fields/field.ts';
import { brands } from './brands.ts';
import {
  availabilities,
  contacts,
  emails,
  employeesSaid,
  foundedIn,
  leadOf,
} from './facts-in-passing.ts';
import {
  currencies,
  oldPrices,
  periodPrices,
  prices,
  rangePrices,
  ratingCounts,
  ratings,
  starsShown,
} from './prices.ts';
import { childElements, farFromHeading, type Page, whereIs } from '../sources/page.ts';
import { hasName } from '../sources/names.ts';
import { keyOf, wordsOf } from '../text.ts';

type Finder = (page: Page, field: Field) => readonly Evidence[];

/** By concept. */
const FINDERS: ReadonlyMap<string, Finder> = new Map<string, Finder>([
  ['title', (page, field) => namedTitles(field, page)],
  ['published', dates],
  ['price', (page, field) => (field.bound === undefined ? prices(page) : rangePrices(page))],
  ['currency', currencies],
  ['oldprice', oldPrices],
  ['periodprice', periodPrices],
  ['stars', starsShown],
  ['availability', availabilities],
  ['email', emails],
  ['phone', contacts],
  ['founded', foundedIn],
  ['employees', employeesSaid],
  ['company', employerInTitle],
  ['description', leadOf],
  ['rating', ratings],
  ['ratingcount', ratingCounts],
  ['breadcrumbs', breadcrumbs],
  ['category', categories],
  ['brand', brands],
  ['questions', questions],
  ['image', images],
  ...(['street', 'city', 'region', 'postalcode', 'address'] as const).map(
    (part): [string, Finder] => [part, (page) => addressPart(page, part)],
  ),
  ['language', languageOf],
]);

/** Evidence for the field's concept from the visible page. */
export function seen(field: Field, page: Page): readonly Evidence[] {
  return FINDERS.get(field.concept?.id ?? '')?.(page, field) ?? [];
}

/** Below a label: a film's languages are not the page's. */
function languageOf({ language }: Page): readonly Evidence[] {
  return language === '' ? [] : [one('text', 0.4, language, 'html[lang]')];
}

const THINGS = new Set(
  'recipe product article event job book movie course listing property company hotel restaurant'.split(
    ' ',
  ),
);

/** `Recipe name` is what stands in `.recipe-title` or `.recipe-name`, where the page has just one or two of them. */
function namedTitles(field: Field, page: Page): readonly Evidence[] {
  const things = [...wordsOf(field.description), ...field.words].filter((word) => THINGS.has(word));
  if (things.length === 0) return [];
  const names = new Set(
    things.flatMap((thing) => ['name', 'title', 'heading'].map((part) => thing + part)),
  );
  const found: Element[] = [];
  for (const element of page.elements) {
    const length = page.textLength(element);
    if (length < 3 || length > 200 || page.zone(element) === 'chrome' || !hasName(element, names))
      continue;
    if (
      !childElements(element).some(
        (child) => page.textLength(child) === length && hasName(child, names),
      )
    )
      found.push(element);
    if (found.length > 3) return [];
  }
  const texts = new Set(found.map((element) => page.text(element)));
  const [first] = found;
  return first === undefined || texts.size > 1
    ? []
    : [one('heading', 0.64, page.text(first), whereIs(first))];
}

/** `Senior Engineer at Acme`, where the heading is the first half. */
function employerInTitle(page: Page): readonly Evidence[] {
  const heading = page.heading === undefined ? '' : page.text(page.heading);
  if (heading === '' || !page.title.startsWith(heading)) return [];
  const rest = page.title.slice(heading.length);
  const name = /^\s*(?:\bat\b|\bbei\b|\bchez\b|@)\s+([^|–—•·]{2,60}?)(?:\s+[|–—•·-]|$)/u.exec(
    rest,
  )?.[1];
  return name === undefined ? [] : [one('text', 0.45, name, 'title')];
}

/** Headings, summaries, terms and buttons that end with a question mark. */
function questions(page: Page): readonly Evidence[] {
  const byName = new Map<string, Piece[]>();
  const seenKeys = new Set<string>();
  for (const element of page.elements) {
    const length = page.textLength(element);
    if (length < 8 || length > 250) continue;
    if (!/^(?:h[2-6]|summary|dt|button|strong|b|p|div|span|a|label|li)$/.test(element.name))
      continue;
    const text = page.text(element);
    if (!/[?？؟]$/.test(text) || page.zone(element) === 'chrome') continue;
    const key = keyOf(text);
    if (seenKeys.has(key)) continue;
    seenKeys.add(key);
    const clean = text.replace(/^(?:Q\s?[:.]|\d{1,2}[.)])\s*/i, '');
    const kind = `${element.name}.${(element.attribs['class'] ?? '').split(/\s+/)[0] ?? ''}`;
    const list = byName.get(kind) ?? [];
    list.push({ text: clean, where: whereIs(element) });
    byName.set(kind, list);
  }
  return [...byName.values()]
    .filter((pieces) => pieces.length > 1)
    .sort((a, b) => b.length - a.length)
    .slice(0, 3)
    .map((pieces, index) => ({ source: 'heading', score: 0.55 - index * 0.02, pieces }));
}

function images(page: Page): readonly Evidence[] {
  return evidenceIn(page, { enough: 30 }, (element) => {
    if (element.name !== 'img') return undefined;
    const { src = '', 'data-src': address = src, width = '0' } = element.attribs;
    const isSmall = Number(width) > 0 && Number(width) < 120;
    if (address === '' || address.startsWith('data:') || isSmall) return undefined;
    if (/logo|icon|avatar|sprite|pixel|spacer|\.svg/i.test(address)) return undefined;
    return one('text', 0.5 - farFromHeading(element, page, 3_000) * 0.2, address, whereIs(element));
  });
}
