/**
 * What is left of a list that is called as the field asks: properties that nothing names get the places that nothing else has.
 * A sum gets the only place of sums, two texts and more get the texts in order where there are as many of both. A bare number that is left,
 * or a single text, may be anything and goes to nobody.
 */
import type { Field } from '../fields/field.ts';
import type { Surroundings } from '../typed/typed-value.ts';
import { isOfPlace } from './record-halves.ts';
import { largest } from '../largest.ts';
import { fitting, type Offer, titleRank } from './record-offers.ts';
import { isAround, type Place } from './record-places.ts';

/** Score of what is told by nothing else: below all that is named. */
const ELIMINATED = 0.45;
/** Share of the records that must have the place, and of those whose value must fit. */
const MOSTLY = 0.8;

export function byElimination(
  chosen: ReadonlyMap<Field, Offer>,
  {
    properties,
    places,
    at,
  }: {
    readonly properties: readonly Field[];
    readonly places: readonly Place[];
    readonly at: Surroundings;
  },
): ReadonlyMap<Field, Offer> {
  const taken = [...chosen.values()].map(({ place }) => place);
  const all = new Map(chosen);
  const isFree = (place: Place): boolean =>
    place.read === 'text' &&
    !place.isFixed &&
    place.filled >= MOSTLY &&
    !taken.some((other) => overlaps(other, place));
  const give = (property: Field, place: Place): void => {
    all.set(property, { property, place, score: ELIMINATED });
    taken.push(place);
  };
  const left = properties
    .filter(({ kind }) => kind !== 'array' && kind !== 'object')
    .filter((one) => !all.has(one));
  for (const property of left.filter(isTyped)) {
    const [only, other] = places.filter(
      (place) =>
        isFree(place) && mayTell(property, place) && fitting(property, place, at) >= MOSTLY,
    );
    if (only !== undefined && other === undefined) give(property, only);
  }
  const texts = left.filter((one) => !all.has(one) && isPlainText(one));
  const free = places
    .filter(isFree)
    .filter((place) => !WHOLE.has(place.kind))
    .toSorted((a, b) => orderOf(a) - orderOf(b));
  // nothing at all is told: what heads each record must look like a name
  if (all.size === 0 && !isHeaded(free)) return all;
  // one text beside one question may be anything; what heads the records, and what is told at length, shows
  const only = texts.length === 1 && all.size > 0 ? texts[0] : undefined;
  if (only && !isOneOfTwo(free.filter(isFree), properties) && !isShown(only, properties))
    return all;
  for (const [property, place] of inOrder(texts, free, properties))
    if (isFree(place) && mayGive(property, place) && fitting(property, place, at) >= MOSTLY)
      give(property, place);
  return all;
}

const isHeaded = ([first]: readonly Place[]): boolean =>
  first !== undefined && titleRank(first) >= HEADS;

/** Of two places and two questions each has one. */
const isOneOfTwo = (free: readonly Place[], properties: readonly Field[]): boolean =>
  free.length === 1 && properties.length === 2;

/** Share of the properties that must be told for two others to be told by their order. */
const NEARLY_ALL = 0.5;

/**
 * `Ilex Systems • Salterton`: where records tell most of what is asked and two texts are left, who offers comes before where. One text that is left
 * may say anything.
 */
export function withWhoAndWhere(
  chosen: ReadonlyMap<Field, Offer>,
  properties: readonly Field[],
  places: readonly Place[],
): ReadonlyMap<Field, Offer> {
  if (chosen.size < properties.length * NEARLY_ALL) return chosen;
  const left = properties.filter((one) => !chosen.has(one) && one.kind === 'string');
  const who = left.find(({ words }) => WHO.test(words.at(-1) ?? ''));
  const where = left.find(({ words }) => WHERE.test(words.at(-1) ?? ''));
  if (who === undefined) return chosen;
  const known = [...chosen].find(([{ words }]) => WHERE.test(words.at(-1) ?? ''));
  if (known !== undefined) return withWhoBefore(chosen, who, known[1].place, places);
  if (where === undefined) return chosen;
  const taken = [...chosen.values()].map(({ place }) => place);
  const [first, second, another] = places
    .filter(
      (place) =>
        isText(place) &&
        place.filled >= MOSTLY &&
        meanLength(place) <= MOST_OF_NAME &&
        !taken.some((other) => overlaps(other, place)),
    )
    .toSorted((a, b) => orderOf(a) - orderOf(b));
  if (first === undefined || second === undefined || another !== undefined) return chosen;
  const give = (property: Field, place: Place) =>
    [property, { property, place, score: ELIMINATED }] as const;
  return new Map([...chosen, give(who, first), give(where, second)]);
}
/** The text right before where it is, behind the title. */
function withWhoBefore(
  chosen: ReadonlyMap<Field, Offer>,
  who: Field,
  where: Place,
  places: readonly Place[],
): ReadonlyMap<Field, Offer> {
  const before = places
    .filter((place) => place.read === 'text' && orderOf(place) < orderOf(where))
    .toSorted((a, b) => orderOf(a) - orderOf(b));
  const place = before.at(-1);
  const isName =
    before.length > 1 &&
    place !== undefined &&
    isText(place) &&
    place.filled >= MOSTLY &&
    meanLength(place) <= MOST_OF_NAME &&
    isFree(place, chosen);
  return isName ? new Map([...chosen, [who, { property: who, place, score: ELIMINATED }]]) : chosen;
}

/** Share of the properties that must be told for the last text to be that of the last question. */
const ALL_BUT_ONE = 0.7;
const LEAST_TOLD_OF = 5;

/** What is the only text that is left of records that tell nearly all that is asked. */
export function withLastText(
  chosen: ReadonlyMap<Field, Offer>,
  properties: readonly Field[],
  places: readonly Place[],
): ReadonlyMap<Field, Offer> {
  const left = properties.filter((one) => !chosen.has(one));
  const [property, another] = left.filter(({ kind }) => kind === 'string');
  if (property === undefined || another !== undefined || !isLabel(property)) return chosen;
  if (chosen.size < Math.max(LEAST_TOLD_OF, properties.length * ALL_BUT_ONE)) return chosen;
  const [place, other] = places.filter(
    (one) =>
      isText(one) &&
      one.filled >= MOSTLY &&
      meanLength(one) <= MOST_OF_NAME &&
      isFree(one, chosen) &&
      one.cells.every((cell) => cell === undefined || !/\p{N}/u.test(cell.text)),
  );
  return place === undefined || other !== undefined
    ? chosen
    : new Map([...chosen, [property, { property, place, score: ELIMINATED }]]);
}
const isLabel = (property: Field): boolean =>
  isOfPlace(property) || LABELS.has(property.concept?.id ?? '');
/** What a word or two says of a thing. */
const LABELS: ReadonlySet<string> = new Set(
  'category location company seller provider brand cuisine'.split(' '),
);

const WHO =
  /^(?:company|employer|organi[sz]ation|firma|unternehmen|arbeitgeber|entreprise|empresa|azienda|bedrijf)$/;
const WHERE =
  /^(?:location|city|place|town|ort|stadt|standort|lieu|ville|lugar|ciudad|luogo|plaats)$/;
const isText = ({ read, kind, isFixed, isAbove, cells, line: [own] }: Place): boolean =>
  read === 'text' &&
  own?.tag !== 'button' &&
  !isFixed &&
  !isAbove &&
  WORDED.has(kind) &&
  cells.every((cell) => cell?.values === undefined);
const WORDED: ReadonlySet<string> = new Set(['word', 'phrase', 'code']);

const orderOf = ({ line: [node] }: Place): number => node?.order ?? Infinity;

/**
 * Texts in the order of the schema and of the page, where there are as many of both; of more places the longest texts go to
 * what is told at length, and the first to what comes first in the schema.
 */
function inOrder(
  texts: readonly Field[],
  free: readonly Place[],
  properties: readonly Field[],
): readonly (readonly [Field, Place])[] {
  const long = texts.find(isTold);
  const longest = largest(free, LEAST_TOLD, meanLength);
  const told = long === undefined || longest === undefined ? [] : [[long, longest] as const];
  if (free.length === texts.length) {
    const places = free.filter((place) => told.length === 0 || place !== longest);
    const others = texts.filter((property) => told.length === 0 || property !== long);
    return [
      ...told,
      ...others.flatMap((property, index) => {
        const place = places[index];
        return place === undefined ? [] : [[property, place] as const];
      }),
    ];
  }
  if (free.length < texts.length) return [];
  const first = free.find(({ kind }) => !TELLS.has(kind));
  const name = texts.find((property) => property === properties[0]);
  // who flies or sells comes again
  const least = name?.concept === undefined ? 0.5 : 0.8;
  const isShort =
    first !== undefined && first.distinct > least && meanLength(first) <= MOST_OF_NAME;
  return [
    ...told,
    ...(name === undefined || !isShort || first === longest ? [] : [[name, first] as const]),
  ];
}

/** What is no name. */
const TELLS: ReadonlySet<string> = new Set(['time', 'date', 'price', 'percent', 'phone', 'email']);

const isShown = (property: Field, [first]: readonly Field[]): boolean =>
  property === first ||
  isTold(property) ||
  isOfPlace(property) ||
  OTHER.test(property.words.at(-1) ?? '') ||
  property.concept?.shape === 'title' ||
  property.concept?.shape === 'person';

/** The other one of two: of a match, of a journey. */
const OTHER = /^(?:home|away|guest|visitor|from|to|origin|destination|winner|loser)$/;

/** `S20` is no number, a day no telephone, and what counts the records nothing of theirs. */
function mayTell({ key, kind, concept }: Field, place: Place): boolean {
  if (concept?.shape === 'phone') return place.kind === 'phone';
  if (concept?.shape === 'price' && kind === 'string') return place.kind === 'price';
  if (kind !== 'number' && kind !== 'integer') return true;
  if (/^(?:pos|position|rank|place|number|no|nr)$/.test(key)) return isRank(place);
  return SUMS.has(place.kind) && meanLength(place) <= MOST_OF_NUMBER;
}
/** A bare number that is left over may count anything. */
const SUMS: ReadonlySet<string> = new Set(['price', 'measure', 'phrase']);
const isRank = ({ cells }: Place): boolean =>
  cells.every((cell, row) => Number.parseInt(cell?.text ?? '', 10) === row + 1);

/** Letters of a text that is a number with its words. */
const MOST_OF_NUMBER = 24;

/** Nobody is called by a sentence. */
const mayGive = ({ concept }: Field, place: Place): boolean =>
  concept?.shape !== 'person' || meanLength(place) <= MOST_OF_NAME;

/** Rank of a heading, a link or a bold text. */
const HEADS = 0.5;

/** Letters of a text that tells something, of a name. */
const LEAST_TOLD = 15;
const MOST_OF_NAME = 40;

function meanLength({ cells }: Place): number {
  const texts = cells.flatMap((cell) => cell?.text ?? []);
  return texts.reduce((sum, text) => sum + text.length, 0) / Math.max(1, texts.length);
}

const TOLD =
  /^(?:message|text|body|content|comment|description|summary|details|answer|review|note|notes|abstract|bio|quote)$/;
export const isTold = ({ words, concept }: Field): boolean =>
  concept?.shape === 'prose' || words.some((word) => TOLD.test(word));

/** Numbers stand for themselves. */
const WHOLE: ReadonlySet<string> = new Set(['number']);

const PLAIN: ReadonlySet<string> = new Set(['title', 'label', 'prose', 'person', 'lines']);

/** A text that looks like nothing in particular. */
const isPlainText = (property: Field): boolean => {
  const shape = property.concept?.shape;
  return shape === undefined ? !isTyped(property) : PLAIN.has(shape);
};

/** What its type alone can tell from other texts. */
const isTyped = ({ kind, format, options, concept }: Field): boolean =>
  TYPED.has(concept?.shape ?? '') ||
  kind === 'number' ||
  kind === 'integer' ||
  kind === 'boolean' ||
  format !== undefined ||
  options !== undefined;

const TYPED: ReadonlySet<string> = new Set(['date', 'time', 'price', 'email', 'phone', 'duration']);

/** A text that differs, and of which nothing that was chosen is a part. */
export const isFree = (place: Place, chosen: ReadonlyMap<Field, Offer>): boolean =>
  place.read === 'text' &&
  !place.isFixed &&
  ![...chosen.values()].some((other) => overlaps(other.place, place));

/** One of the two holds the other, or is said by the same element. */
function overlaps(one: Place, two: Place): boolean {
  const [a] = one.line;
  const [b] = two.line;
  if (one === two) return true;
  if (a !== b || a === undefined) return isAround(one, two) || isAround(two, one);
  if (one.part !== undefined && two.part !== undefined)
    return one.part === two.part || one.part < 0 !== two.part < 0;
  return one.read === two.read || isAttribute(one) || isAttribute(two);
}

/** `<time datetime>` says what its text says. */
const isAttribute = ({ read }: Place): boolean => read.startsWith('@');

/** `percent` is the one column whose numbers all are, whatever its head says. */
export function withPercents(
  chosen: ReadonlyMap<Field, Offer>,
  left: readonly Field[],
  places: readonly Place[],
): ReadonlyMap<Field, Offer> {
  const taken = new Set([...chosen.values()].map(({ place }) => place));
  const asking = left.filter((one) => !chosen.has(one) && asksPercent(one));
  const columns = places.filter(
    ({ read, filled, cells }) =>
      read === 'text' &&
      filled >= MOSTLY &&
      cells.every((cell) => cell === undefined || PERCENT.test(cell.text)),
  );
  const [property, another] = asking;
  const [place, other] = columns;
  if (property === undefined || place === undefined || taken.has(place)) return chosen;
  if (another !== undefined || other !== undefined) return chosen;
  return new Map([...chosen, [property, { property, place, score: ELIMINATED }]]);
}

export const asksPercent = ({ kind, words }: Field): boolean =>
  kind !== 'boolean' &&
  /^(?:percent|percentage|pct|share|prozent|anteil|pourcentage|porcentaje)$/.test(
    words.at(-1) ?? '',
  );
export const PERCENT = /^\D{0,3}\d[\d.,]*\s?%$/u;
