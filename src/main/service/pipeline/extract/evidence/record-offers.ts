/**
 * How well a place of the records answers a property: by what is said of it (header, label, unit), by the names of its
 * elements, by what the property's concept looks like; times the share of cells that fit the property's type.
 */
import type { Cell } from '../../records/columns.ts';
import { kindOf } from '../../records/kinds.ts';
import type { Concept } from '../fields/concept.ts';
import type { Field } from '../fields/field.ts';
import { saysAsked } from '../fields/meanings.ts';
import { kindAsked } from './kinds-shown.ts';
import { hasName, hasShortName } from '../sources/names.ts';
import { looksLikePrice } from '../typed/numbers.ts';
import { isOldPrice, isOtherPrice } from './prices.ts';
import type { Place } from './record-places.ts';
import { ownRank } from './label-evidence.ts';
import { keyOf, overlap, singular, singularKey, stem, thingsIn, wordsOf } from '../text.ts';
import { findDate, findMinutes } from '../typed/times.ts';
import { IN_STOCK, NOT_IN_STOCK, typed } from '../typed/typed.ts';
import { unitAsked, unitPriceIn } from '../typed/unit-prices.ts';
import type { Surroundings, TypedValue } from '../typed/typed-value.ts';

export interface Offer {
  readonly property: Field;
  readonly place: Place;
  /** 0..1. */
  readonly score: number;
}

const MOST_SAMPLED = 12;

/** How much the place looks like the name of its record, 0 to 0.8. */
export const titleRank = (place: Place): number => (place.isFixed ? 0 : titleLook(place));

/** 0: the place does not answer the property. */
export function offerOf(property: Field, place: Place, at: Surroundings): number {
  const evidence = evidenceFor(property, place, at);
  if (evidence === 0) return 0;
  return evidence * fitting(property, place, at);
}

/** Words and names a property may be called by on elements. */
export function elementNames(property: Field): ReadonlySet<string> {
  return new Set(
    [
      property.key,
      ...property.words.filter((word) => word.length > 3),
      ...(property.concept?.classes ?? []),
    ].filter((name) => name.length > 2),
  );
}

/** Of what is said of a place: 1 where it is the property's own wording. */
export function saidRank(property: Field, said: string): number {
  const key = keyOf(said);
  if (NUMBER_SIGN.test(said) && isNumberOf(property)) return 0.55;
  if (key === '') return 0;
  if (key === property.descriptionKey) return 1;
  if (key === property.key || singularKey(said) === singularKey(property.name)) return 0.98;
  if (isOfConcept(property, key)) return 0.85;
  const meant = saysAsked(said, property.core) * 0.82;
  if (meant > 0.7) return meant;
  const words = wordsOf(said).map(singular);
  if (overlap(property.words.map(singular), words) === 1) return 0.7;
  if (overlap(property.own.map(singular), words) === 1) return 0.66;
  if (key.length === 1) return property.key.startsWith(key) && POINTS.has(property.key) ? 0.5 : 0;
  // `Date of appointment` over the days when they were appointed
  const inForm = ownRank(property, said) * 0.75;
  return Math.max(meant, inForm, shortens(key, property.key) ? 0.5 : 0);
}

const isOfConcept = ({ concept }: Field, key: string): boolean =>
  concept?.labels?.includes(key) === true || concept?.names.includes(key) === true;

/** A head that says only that a number stands below. */
const NUMBER_SIGN = /^(?:#|№|no|nr|n°|nº|num|núm)\.?$/iu;
const isNumberOf = ({ key, words }: Field): boolean =>
  POSITION.has(key) || /^(?:number|no|nr|id|reference|ref|code)$/.test(words.at(-1) ?? '');
/** `P`, `W`, `D`, `L` over the columns of a league. */
const POINTS: ReadonlySet<string> = new Set(
  'played points won wins drawn draws lost losses games'.split(' '),
);
const POSITION: ReadonlySet<string> = new Set(['pos', 'position', 'rank', 'place', 'number', 'no']);

/** `Pts`, `Qty`, `Pos`: the first letters, or some of the consonants. */
function shortens(short: string, long: string): boolean {
  if (short.length < 2 || short.length > 4 || long.length < short.length + 2) return false;
  if (short.length > 2 && long.startsWith(short)) return true;
  if (/[aeiou]/.test(short) || !long.startsWith(short.charAt(0))) return false;
  let at = 0;
  for (const letter of long) if (letter === short[at]) at += 1;
  return at === short.length;
}

function evidenceFor(property: Field, place: Place, at: Surroundings): number {
  const said = Math.max(0, ...place.said.map((one) => saidRank(property, one)));
  const unit = isCounted(property, place) ? 0.72 : 0;
  const named = namedRank(property, place);
  const look = maySay(property, place) ? looks(property, place, at) : 0;
  const badge = Math.max(badgeRank(property, place), optionsRank(property, place, at));
  const read = readRank(property, place);
  const [best = 0, second = 0] = [said * read, unit, named * read, look, badge].sort(
    (a, b) => b - a,
  );
  // two witnesses count more than one
  return Math.min(1, best + second * 0.15);
}

/** What all say alike is a label, unless it is drawn, or a value and no more; what some of them say is a badge. */
const maySay = (property: Field, place: Place): boolean =>
  !place.isFixed ||
  place.read.startsWith('@drawn') ||
  isBadge(place) ||
  isValue(property.concept, place);

/** `€19.99`, `In stock`, `By Jo Roe` in each record: of all of them, as nobody clicks it. */
function isValue(concept: Concept | undefined, { read, line, cells }: Place): boolean {
  const text = cells.find((cell) => cell !== undefined)?.text ?? '';
  const isShown = read === 'text' && text.length <= MOST_OF_VALUE && !isClicked(line);
  const test = VALUES[concept?.id ?? ''] ?? VALUES[concept?.shape ?? ''];
  return test !== undefined && (read === '@datetime' || (isShown && test(text)));
}

/** Characters of a text that is only a value. */
const MOST_OF_VALUE = 40;
const isClicked = ([own]: Place['line']): boolean => /^(?:a|button|label)$/.test(own?.tag ?? '');

/** By concept or shape: a text that is such a value and says nothing besides. */
const VALUES: Readonly<Record<string, (text: string) => boolean>> = {
  price: (text) => kindOf(text, 'text') === 'price' && !isOtherPrice(text),
  currency: (text) => kindOf(text, 'text') === 'price' && !isOtherPrice(text),
  date: (text) => kindOf(text, 'text') === 'date',
  time: (text) => kindOf(text, 'text') === 'time',
  // five full stars may lie below those that are shown
  rating: (text) => RATED.test(text) || /^[★⭐]+[☆✩✰]+$/u.test(text),
  person: (text) => BY.test(text),
  availability: (text) =>
    wordsOf(text).length <= MOST_OF_STOCK && (IN_STOCK.test(text) || NOT_IN_STOCK.test(text)),
};
const MOST_OF_STOCK = 3;
const RATED =
  /^\d{1,2}(?:[.,]\d{1,2})?\s?(?:\/|out of|von|sur|de|su|van|av|af|z|из)\s?(?:5|10|100)$/u;

/** Share of the records that have no badge, at least. */
const UNMARKED = 0.1;
const isBadge = ({ read, filled, cells }: Place): boolean =>
  read === 'text' &&
  filled <= 1 - UNMARKED &&
  cells.every((cell) => cell === undefined || cell.text.length <= MOST_OF_BADGE);
const MOST_OF_BADGE = 24;

/** `New`, `Free shipping` on some of them: yes, where just that is asked. */
function badgeRank({ kind, words }: Field, place: Place): number {
  const asked = words.filter((word) => word !== 'is' && word !== 'has').map(stem);
  if (kind !== 'boolean' || asked.join('').length < 3 || !isBadge(place)) return 0;
  const says = share(place, (text) => {
    const said = wordsOf(text).map(stem);
    return said.length <= asked.length + 1 && asked.every((word) => said.includes(word));
  });
  return says >= 0.8 ? 0.65 : 0;
}

/** Nothing but what a choice offers, and not one of them alone. */
function optionsRank(property: Field, place: Place, at: Surroundings): number {
  if (property.options === undefined || place.read !== 'text' || place.isFixed) return 0;
  const texts = place.cells.flatMap((cell) => cell?.text ?? []);
  if (texts.some((text) => text.length > MOST_OF_OPTION)) return 0;
  const values = texts.map((text) => typed(property, text, at)?.value);
  return new Set(values).size > 1 && !values.includes(undefined) ? 0.6 : 0;
}
const MOST_OF_OPTION = 30;

/** A label speaks for the text; for an address or a picture only where one is asked for. */
function readRank(property: Field, { read }: Place): number {
  const wants = wantedRead(property);
  if (wants === read) return 1;
  if (wants === 'text') return read === 'href' || read === 'src' ? 0 : 0.9;
  return 0;
}

function wantedRead({ concept, format, wantsAddress }: Field): 'text' | 'href' | 'src' {
  const shape = concept?.shape;
  if (shape === 'image') return 'src';
  return shape === 'url' || format === 'uri' || (wantsAddress && concept === undefined)
    ? 'href'
    : 'text';
}

function isCounted(property: Field, { units }: Place): boolean {
  if (units.length === 0 || units.length > 5) return false;
  const { concept, measure } = property;
  const names = [property.key, ...property.words, ...(concept?.names ?? [])].map(singular);
  return units.some(
    // `2 bd`
    (word) =>
      (word.length > 2 && names.includes(word)) ||
      concept?.labels?.includes(word) === true ||
      word === measure,
  );
}

function namedRank(property: Field, { line, read, part }: Place): number {
  // the name is that of the whole line
  if (part !== undefined) return 0;
  const names = elementNames(property);
  for (const [level, node] of line.slice(0, 4).entries()) {
    // the record's own element names the record
    if (level > 0 && level === line.length - 1) break;
    if (hasName(node.element, names)) return 0.75 - level * 0.08 - (read === 'text' ? 0 : 0.05);
  }
  const [own] = line;
  return own !== undefined && line.length > 1 && hasShortName(own.element, property.key) ? 0.5 : 0;
}

/** Share of the cells that are such a value. */
export function fitting(property: Field, place: Place, at: Surroundings): number {
  const cells = place.cells.filter((cell) => cell !== undefined).slice(0, MOST_SAMPLED);
  if (cells.length === 0) return 0;
  const fits = cells.filter((cell) => valuesIn(property, cell, at).length > 0).length;
  return fits < cells.length * 0.5 ? 0 : fits / cells.length;
}

export interface Value extends TypedValue {
  readonly text: string;
}

/** What one cell gives the property: at most one value; of arrays all. */
export function valuesIn(property: Field, cell: Cell, at: Surroundings): readonly Value[] {
  const { item } = property;
  if (property.kind === 'object' || (property.kind === 'array' && item === undefined)) return [];
  const texts =
    item === undefined
      ? [cell.text.replace(/^(?:mailto|tel):/, '')]
      : (cell.values ?? thingsIn(cell.text));
  return texts.flatMap((text) => {
    const value = typed(item ?? property, text, at);
    return value === undefined ? [] : [{ ...value, text }];
  });
}

// ── looks ────────────────────────────────────────────────────────────────────────────────────────────

type Look = (place: Place, at: Surroundings, property: Field) => number;

/** Of the price of a unit, whatever its concept, only that. */
function looks(property: Field, place: Place, at: Surroundings): number {
  const unit = unitAsked(property);
  if (unit === undefined) return lookRank(property, place, at);
  return isText(place) ? share(place, (text) => unitPriceIn(text, unit) !== undefined) * 0.75 : 0;
}

/** What the concept looks like, 0 to 0.8; nothing where only its name could tell. */
function lookRank(property: Field, place: Place, at: Surroundings): number {
  const wanted = wantedRead(property);
  if (wanted === 'href') {
    if (place.read !== 'href') return 0;
    return WEBSITE.test(property.key) ? siteRank(place, at) : linkRank(place);
  }
  if (wanted === 'src') return place.read === 'src' ? 0.7 : 0;
  const shown = kindRank(property, place, at);
  if (shown > 0.5) return shown;
  const look = lookOf(property);
  const isAsked = property.kind === 'array';
  // what looks like a text or a day is none where it is a list
  if (isList(place) !== isAsked) return 0;
  if (isAsked) return 0.4;
  return look === undefined || place.read === 'src' ? 0 : look(place, at, property);
}

/** `42,000 km`, `Automatic`: a text of the kind that is asked for (kinds-shown.ts). */
function kindRank(property: Field, place: Place, { language }: Surroundings): number {
  const find = isText(place) ? kindAsked(property) : undefined;
  return find === undefined ? 0 : share(place, (text) => find(text, language) !== undefined) * 0.62;
}

const lookOf = ({ concept, words }: Field): Look | undefined =>
  LOOKS[concept?.id ?? ''] ?? LOOKS[concept?.shape ?? lookNamed(words)];

const isList = ({ cells }: Place): boolean => cells.some((cell) => cell?.values !== undefined);

const NAMED: Readonly<Record<string, string>> = {
  year: 'year',
  version: 'version',
  number: 'hashed',
  domain: 'domain',
  host: 'domain',
  ...Object.fromEntries(
    'section category group chapter kategorie rubrik abschnitt categoria categorie sektion'
      .split(' ')
      .map((word) => [word, 'category']),
  ),
  ...Object.fromEntries(
    'posted released due deadline joined seen asked age when day opened created added from until available ab bis frei frist'
      .split(' ')
      .map((word) => [word, 'day']),
  ),
  ...Object.fromEntries('snippet blurb teaser intro bio'.split(' ').map((word) => [word, 'prose'])),
};

/** The looks of what has no concept, by a word of its name. */
const lookNamed = (words: readonly string[]): string =>
  words.map((word) => NAMED[word]).find((look) => look !== undefined) ?? '';

const hasTag = ({ line }: Place, tag: RegExp): boolean => line.some((node) => tag.test(node.tag));

function linkRank({ cells, distinct, line }: Place): number {
  const isAddress = cells.every((cell) => !/^(?:mailto|tel):/.test(cell?.text ?? ''));
  if (!isAddress) return 0.1;
  const heads = line.some((node) => /^h[1-6]$/.test(node.tag));
  return 0.5 + distinct * 0.15 + (heads ? 0.05 : 0);
}

const WEBSITE = /^(?:website|homepage|web|webseite|sitioweb|sitoweb|siteweb)$/;

/** A website of its own stands elsewhere; where none does, the record's own page may be all there is. */
function siteRank(place: Place, { url }: Surroundings): number {
  const own = URL.parse(url)?.host;
  const abroad = share(place, (href) => {
    const { host = own, protocol = '' } = URL.parse(href) ?? {};
    return protocol.startsWith('http') && host !== own;
  });
  return abroad >= 0.8 ? 0.75 : linkRank(place) * 0.6;
}

/** Share of the filled cells that pass. */
function share({ cells }: Place, test: (text: string) => boolean): number {
  const texts = cells.flatMap((cell) => cell?.text ?? []);
  return texts.length === 0 ? 0 : texts.filter(test).length / texts.length;
}

const WORDS: ReadonlySet<string> = new Set(['word', 'phrase', 'prose', 'code']);
const isOld = ({ line }: Place): boolean => line.some(({ element }) => isOldPrice(element));
const isText = ({ read }: Place): boolean => read === 'text';

/** `Model 3` and `Chapter 12` look like a measure. */
const isNumbered = (place: Place): boolean =>
  place.kind === 'measure' &&
  hasTag(place, /^(?:h[1-6]|a)$/) &&
  share(place, (text) => /^\p{L}/u.test(text)) >= 0.8;

/** `PDF` below several of the records. */
function isOneText({ cells }: Place): boolean {
  const texts = cells.flatMap((cell) => cell?.text ?? []);
  return texts.length > 1 && new Set(texts).size === 1;
}

function titleLook(place: Place): number {
  if (!isText(place) || place.isAbove) return 0;
  if (!WORDS.has(place.kind) && !isNumbered(place)) return 0;
  const rank = hasTag(place, /^h[1-6]$/)
    ? 0.8
    : hasTag(place, /^a$/)
      ? 0.55
      : hasTag(place, /^(?:strong|b|dt|th|code)$/)
        ? 0.5
        : 0;
  if (isOneText(place)) return 0;
  return place.distinct < 0.5 ? rank / 3 : rank;
}

const LOOKS: Readonly<Record<string, Look>> = {
  title: titleLook,
  price: (place) => (isOld(place) ? 0 : priceRank(place) || bareRank(place)),
  oldprice: (place) => (isOld(place) ? priceRank(place) : 0),
  currency: (place) => priceRank(place),
  date: (place, { language }) => {
    if (place.read === '@datetime') return 0.8;
    const dates = share(
      place,
      (text) => text.length < 60 && findDate(text, language) !== undefined,
    );
    return isText(place) && dates >= 0.6 ? (place.kind === 'date' ? 0.65 : 0.5) : 0;
  },
  year: (place) =>
    isText(place) && share(place, (text) => /^(?:1[5-9]|20)\d\d$/.test(text)) >= 0.8 ? 0.6 : 0,
  // `#410`
  hashed: (place) =>
    isText(place) && share(place, (text) => /^#\d+$/u.test(text)) >= 0.8 ? 0.6 : 0,
  // a heading over several of them
  category: (place) => (isText(place) && place.isAbove && !place.isFixed ? 0.6 : 0),
  domain: (place) => (isText(place) && share(place, (text) => DOMAIN.test(text)) >= 0.8 ? 0.6 : 0),
  version: (place) =>
    isText(place) && share(place, (text) => /^v?\d+(?:\.\d+)+(?:[-+]\w|$)/iu.test(text)) >= 0.8
      ? 0.6
      : 0,
  day: (place, { language }) =>
    place.read === '@datetime'
      ? 0.6
      : isText(place) &&
          (place.kind === 'date' ||
            share(place, (text) => text.length < 24 && findDate(text, language) !== undefined) >=
              0.8)
        ? 0.5
        : 0,
  time: (place) => (isText(place) && place.kind === 'time' ? 0.6 : 0),
  duration: (place) =>
    isText(place) &&
    share(place, (text) => OF_THE_CLOCK.test(text)) < 0.8 &&
    share(
      place,
      (text) => text.length < 30 && /\p{L}|:/u.test(text) && findMinutes(text) !== undefined,
    ) >= 0.6
      ? 0.5
      : 0,
  rating(place, _at, { key }) {
    const says = share(place, (text) => /\d/.test(text) && STARS.test(text));
    if (place.read.startsWith('@drawn')) return place.read === '@drawn-rating' ? 0.75 : 0;
    if (place.read.startsWith('@')) return says >= 0.6 ? 0.8 : 0;
    const glyphs = share(place, (text) => /^[★⭐☆✩✰]+$/u.test(text)) >= 0.6;
    // beside a number of points, they are another property
    if (glyphs) return key.startsWith('star') ? 0.65 : 0.55;
    return says >= 0.6 ? 0.6 : 0;
  },
  person(place) {
    if (place.line.some(({ element }) => /\bauthor\b/.test(element.attribs['rel'] ?? '')))
      return 0.8;
    return isText(place) && share(place, (text) => text.length < 60 && BY.test(text)) >= 0.6
      ? 0.6
      : 0;
  },
  email: (place) =>
    place.read === 'href'
      ? share(place, (text) => text.startsWith('mailto:')) * 0.7
      : share(place, (text) => text.includes('@')) * 0.75,
  phone: (place) =>
    place.read === 'href'
      ? share(place, (text) => text.startsWith('tel:')) * 0.7
      : place.kind === 'phone'
        ? 0.75
        : 0,
  prose(place) {
    if (!isText(place)) return 0;
    const lengths = place.cells.flatMap((cell) => cell?.text.length ?? []);
    const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
    if (place.isMixed === true) return 0.3;
    return mean > (hasTag(place, /^(?:p|blockquote|dd)$/) ? 20 : 40)
      ? 0.4 + Math.min(mean, 2_000) / 10_000
      : 0;
  },
  availability: (place) =>
    place.read === '@drawn-stock'
      ? 0.5
      : isText(place)
        ? share(
            place,
            (text) => text.length <= 40 && (IN_STOCK.test(text) || NOT_IN_STOCK.test(text)),
          ) * 0.6
        : 0,
};

const DOMAIN = /^\(?[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}\)?$/u;

const STARS =
  /star|rat|^\d(?:[.,]\d+)?$|\d\s*(?:\/|out of|von|sur|de|su|van|av|af|z|из)\s*(?:5|10|100)(?!\d)/iu;
const BY = /^(?:by|von|par|por|di|av|door)\s/i;

/** `17:10`: few things last so long to five minutes. */
const OF_THE_CLOCK = /^(?:0?[6-9]|1\d|2[0-3]):[0-5][05]$/;

const priceRank = (place: Place): number =>
  isText(place) && share(place, (text) => text.length < 40 && looksLikePrice(text)) >= 0.6
    ? (place.kind === 'price' ? 0.6 : 0.45) *
      (share(place, (text) => OF_A_UNIT.test(text)) >= 0.6 ? 0.7 : 1)
    : 0;

/** `6.50` on a bill of fare. */
const bareRank = (place: Place): number =>
  isText(place) && share(place, (text) => /^\d{1,4}[.,]\d{2}$/.test(text)) >= 0.8 ? 0.35 : 0;

/** `9,00 €/kg` is the price of the thing only where nothing else is. */
const OF_A_UNIT =
  /(?:\/|(?<!\p{L})(?:per|pro|je|par|por|al|le|za|за|pr\.?))\s?(?:\d+\s?)?(?:kg|g|gr|mg|l|lt|lit(?:er|re|ro)s?|ml|cl|oz|lb|st(?:ück|k)?|m²|m2|m|unit|unidad|pièce|piece|stuk|szt|кг|л|шт)\.?(?!\p{L})/iu;
