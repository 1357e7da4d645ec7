/**
 * How well a place of the records answers a property: by what is said of it (header, label, unit), by the names of its
 * elements, by what the property's concept looks like; times the share of cells that fit the property's type.
 */
import type { Cell } from '../../records/columns.ts';
import { kindOf } from '../../records/kinds.ts';
import type { Field } from '../fields/field.ts';
import { elementNamesOf, saysAsked } from '../fields/meanings.ts';
import { kindInRecords } from './record-kinds.ts';
import { hasName, hasShortName } from '../sources/names.ts';
import { isOtherPrice } from './prices.ts';
import { BY, isFreeOf, isSince, looks, share, titleLook, wantedRead } from './record-looks.ts';
import { exactOf, nameOf } from './record-exact.ts';
import type { Place } from './record-places.ts';
import { ownRank } from './label-evidence.ts';
import { keyOf, overlap, singular, singularKey, stem, thingsIn, wordsOf } from '../text.ts';
import { IN_STOCK, NOT_IN_STOCK, typed } from '../typed/typed.ts';
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

const SOME = 0.5;

/** 0: the place does not answer the property. */
export function offerOf(property: Field, place: Place, at: Surroundings): number {
  const evidence = evidenceFor(property, place, at);
  if (evidence === 0) return 0;
  // what some of them are called says nothing of the others
  const least = badgeRank(property, place) > 0 ? SOME : 0;
  return evidence * Math.max(least, fitting(property, place, at));
}

/** Words and names a property may be called by on elements. */
export function elementNames(property: Field): ReadonlySet<string> {
  let names = known.get(property);
  if (names === undefined) known.set(property, (names = readNames(property)));
  return names;
}
const known = new WeakMap<Field, ReadonlySet<string>>();

function readNames(property: Field): ReadonlySet<string> {
  return new Set(
    [
      property.key,
      ...property.words.filter((word) => word.length > 3),
      // `vote-button` counts the votes
      ...(isNumber(property) ? property.words.filter((word) => word.length > 4).map(singular) : []),
      ...(property.concept?.classes ?? []),
      ...elementNamesOf(property.core),
    ].filter((name) => name.length > 2),
  );
}

const isNumber = ({ kind }: Field): boolean => kind === 'number' || kind === 'integer';

/** Of what is said of a place: 1 where it is the property's own wording. */
export function saidRank(property: Field, said: string): number {
  const key = keyOf(said);
  const plain = plainRank(property, said);
  if (plain > 0 || key === '') return plain;
  if (key === property.descriptionKey || property.asides.includes(key)) return 1;
  if (key === property.key || singularKey(said) === singularKey(property.name)) return 0.98;
  if (isOfConcept(property, key)) return 0.85;
  const meant = saysAsked(said, property.core) * 0.82;
  if (meant > 0.7) return meant;
  const words = wordsOf(said).map(singular);
  const isSaid = (own: readonly string[]): boolean => overlap(own.map(singular), words) === 1;
  if (isSaid(property.words)) return 0.7;
  if (isSaid(property.own)) return 0.66;
  if (key.length === 1) return isInitial(key, property) ? 0.5 : 0;
  // `Date of appointment` over the days when they were appointed
  const inForm = ownRank(property, said) * 0.75;
  return Math.max(meant, inForm, shortens(key, property.key) ? 0.5 : 0);
}

/** `Name` over those who run, play, teach. */
const NAME =
  /^(?:(?:full )?name|nom|nombre|nome|naam|namn|navn|nimi|jméno|imię i nazwisko|nazwisko|氏名|名前|姓名)$/iu;
const SOMEBODY =
  /^(?:runner|athlete|player|driver|rider|swimmer|skater|skier|cyclist|participant|competitor|member|employee|teacher|student|candidate|doctor|speaker|person|officer|councillor|contestant)$/;

const isOfConcept = ({ concept }: Field, key: string): boolean =>
  concept?.labels?.includes(key) === true || concept?.names.includes(key) === true;

const isInitial = (letter: string, { key }: Field): boolean =>
  key.startsWith(letter) && POINTS.has(key);

/** A head that says no more than a sign or `Name`: `#`, `No.`, `+/-`. */
function plainRank(property: Field, said: string): number {
  if (NUMBER_SIGN.test(said) && isNumberOf(property)) return 0.55;
  if (NAME.test(said) && SOMEBODY.test(property.key)) return 0.6;
  return DIFFERENCE.test(said) && property.words.some(isDifference) ? 0.7 : 0;
}

/** `+/-`, `±`. */
const DIFFERENCE = /^(?:\+\s?\/\s?[-−–]|±)$/u;
const isDifference = (word: string): boolean =>
  /^(?:diff|difference|change|swing|margin|net|balance)$/.test(word);

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

/** A word between others, a sign: `by`, `»`. */
const BETWEEN = /^(?:by|von|par|por|di|av|door|in|on|at|\P{L}{1,3})$/iu;

function evidenceFor(property: Field, place: Place, at: Surroundings): number {
  if (place.isFixed && BETWEEN.test(firstOf(place.cells)) && !/\d/.test(firstOf(place.cells)))
    return 0;
  const said = Math.max(0, ...place.said.map((one) => saidRank(property, one)));
  const named = namedRank(property, place);
  const look = maySay(property, place) ? looks(property, place, at) : 0;
  const badge = Math.max(badgeRank(property, place), optionsRank(property, place, at));
  const read = readRank(property, place);
  const unit = isCounted(property, place) ? 0.72 * read : 0;
  const [best = 0, second = 0] = [said * read, unit, named * read, look, badge].sort(
    (a, b) => b - a,
  );
  // two witnesses count more than one
  return Math.min(1, best + second * 0.15);
}

/** What all say alike is a label, unless it is drawn, or a value and no more; what some of them say is a badge. */
const maySay = (property: Field, place: Place): boolean =>
  !place.isFixed || place.read.startsWith('@drawn') || isBadge(place) || isValue(property, place);

/** `€19.99`, `In stock`, `By Jo Roe` in each record: of all of them, as nobody clicks it. */
function isValue(property: Field, { read, line, cells }: Place): boolean {
  const { concept } = property;
  const text = firstOf(cells);
  const isShown = read === 'text' && text.length <= MOST_OF_VALUE && !isClicked(line);
  if (isShown && kindInRecords(property)?.(text, '') !== undefined) return true;
  const test = VALUES[concept?.id ?? ''] ?? VALUES[concept?.shape ?? ''];
  return test !== undefined && (read === '@datetime' || (isShown && test(text)));
}

const firstOf = (cells: Place['cells']): string =>
  cells.find((cell) => cell !== undefined)?.text ?? '';

/** Characters of a text that is only a value. */
const MOST_OF_VALUE = 40;
const isClicked = ([own]: Place['line']): boolean => /^(?:a|button|label)$/.test(own?.tag ?? '');

/** By concept or shape: a text that is such a value and says nothing besides. */
const VALUES: Readonly<Record<string, (text: string) => boolean>> = {
  price: (text) => isFreeOf(text) || (kindOf(text, 'text') === 'price' && !isOtherPrice(text)),
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
  read === 'text' && filled <= 1 - UNMARKED && isSign({ read, cells });
const isSign = ({ read, cells }: Pick<Place, 'read' | 'cells'>): boolean =>
  /^(?:text|@title|@aria-label)$/.test(read) &&
  cells.every((cell) => cell === undefined || cell.text.length <= MOST_OF_BADGE);
const MOST_OF_BADGE = 24;

/** `New`, `Free shipping` on some of them: yes, where just that is asked. */
function badgeRank({ kind, words, key }: Field, place: Place): number {
  const asked = words.filter((word) => word !== 'is' && word !== 'has').map(stem);
  if (kind !== 'boolean' || asked.join('').length < 3 || !isSign(place)) return 0;
  const says = share(place, (text) => {
    const said = wordsOf(text).map(stem);
    const isSaid = said.length <= asked.length + 1 && asked.every((word) => said.includes(word));
    return isSaid || keyOf(text) === key;
  });
  // `Free cancellation` of some, `Non-refundable` of others
  return (isBadge(place) ? says >= 0.8 : says > 0 && !place.isFixed) ? 0.65 : 0;
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

const OF_SHARES =
  /^(?:percent|percentage|pct|share|rate|change|discount|saving|savings|chance|probability|off|prozent|anteil|rabatt|remise|descuento|sconto)$/;

const SCORES: ReadonlySet<string> = new Set(['score', 'karma', 'upvotes']);

function isCounted(property: Field, { units, kind: shown }: Place): boolean {
  const { concept, kind, measure } = property;
  if (kind === 'array' || units.length === 0 || units.length > 5) return false;
  // `-11% emissions` is how much less
  if (shown === 'percent' && !property.words.some((word) => OF_SHARES.test(word))) return false;
  const names = [
    ...[property.key, ...property.words, ...(concept?.names ?? [])].map(singular),
    // what readers gave a text
    ...(SCORES.has(property.key) ? ['point'] : []),
  ];
  return units.some(
    // `2 bd`
    (word) =>
      (word.length > 2 && names.some((name) => name === word || isFormula(name, word))) ||
      concept?.labels?.includes(word) === true ||
      word === measure,
  );
}

/** `CO2e` says CO2. */
const isFormula = (name: string, word: string): boolean =>
  name.length > 2 && /\d$/.test(name) && word.startsWith(name);

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

/** `2 hours ago` where a day is asked as a text: as it stands, since nothing says when the page was made. */
function sinceIn({ kind, format, concept }: Field, text: string): TypedValue | undefined {
  const isAsked = kind === 'string' && format === undefined && concept?.shape === 'date';
  return isAsked && isSince(text) ? { value: text, steps: [] } : undefined;
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
      ? [
          (exactOf(property, cell) ?? nameOf(property, cell.text)).replace(
            /^(?:(?:mailto|tel):|[,;:·•|–—-]\s+(?=\p{L}))/u,
            '',
          ),
        ]
      : (cell.values ?? thingsIn(cell.text));
  return texts.flatMap((text) => {
    const value = typed(item ?? property, text, at) ?? sinceIn(item ?? property, text);
    return value === undefined ? [] : [{ ...value, text }];
  });
}
