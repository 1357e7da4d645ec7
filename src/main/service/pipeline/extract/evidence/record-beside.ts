/**
 * What a place of the records says by what stands beside it, where nothing names it: who wrote something, beside its day; of
 * whom a search tells, beside the address; how many rated, behind the rating; where a link leads, by what is clicked.
 */
import { subjectOfAddress } from '../fields/concept-of.ts';
import type { Field } from '../fields/field.ts';
import { keyOf, singular, wordsOf } from '../text.ts';
import { personName } from './person-name.ts';
import { isFree } from './record-elimination.ts';
import { wantedRead } from './record-looks.ts';
import { linkOf } from './record-names.ts';
import type { Offer } from './record-offers.ts';
import type { Place } from './record-places.ts';

type Chosen = ReadonlyMap<Field, Offer>;
type Step = (chosen: Chosen, properties: readonly Field[], places: readonly Place[]) => Chosen;

/** Score of what is told by what stands beside it. */
const BESIDE = 0.5;
/** Share of the records that must have it, and of those that must look so. */
const MOSTLY = 0.8;

/** Each step gives places that those before it left. */
export const withBeside: Step = (chosen, properties, places) =>
  [withLinks, withPeople, withSites, withRatingCounts, withLikes, withYears].reduce(
    (all, step) => step(all, properties, places),
    chosen,
  );

/** `comments_url` is where `118 comments` leads, `pdf_url` where `pdf` does, `channel_url` the link of the channel. */
const withLinks: Step = (chosen, properties, places) => {
  const all = new Map(chosen);
  for (const property of properties) {
    if (wantedRead(property) !== 'href' || property.concept !== undefined) continue;
    const subject = subjectOfAddress(property.words).map(singular);
    if (subject.length === 0 || (all.get(property)?.score ?? 0) >= NAMED) continue;
    const own = properties.find(
      (other) =>
        other !== property &&
        all.has(other) &&
        wantedRead(other) === 'text' &&
        subject.every((word) => other.words.map(singular).includes(word)),
    );
    const clicked = [
      ...places.filter((place) => place.read === 'text' && isCalled(place, subject)),
      ...(own === undefined ? [] : [all.get(own)?.place].filter((one) => one !== undefined)),
    ];
    const place = clicked.map((text) => linkOf(text, places)).find((one) => one !== undefined);
    if (place !== undefined) all.set(property, { property, place, score: BESIDE });
  }
  return all;
};
/** Score of what is called as asked. */
const NAMED = 0.73;

/** A link that says the same of each record, and only that, or counts what is asked. */
function isCalled(
  { units, isFixed, cells, line: [own] }: Place,
  subject: readonly string[],
): boolean {
  if (units.some((unit) => subject.includes(unit))) return true;
  const text = cells.find((cell) => cell !== undefined)?.text ?? '';
  return (
    isFixed &&
    own?.tag === 'a' &&
    subject.includes(singular(keyOf(text))) &&
    wordsOf(text).length === 1
  );
}

/** The one name of a person beside a day, or beside a picture of that name. */
const withPeople: Step = (chosen, properties, places) => {
  const [property, another] = properties.filter(
    (one) => one.concept?.shape === 'person' && one.kind === 'string',
  );
  if (property === undefined || another !== undefined) return chosen;
  const days = places.filter(({ kind, read }) => kind === 'date' && read !== 'href');
  return withOnly(chosen, property, places, (place) => {
    const isName = texts(place).every((text) => PERSON.test(text) && personName(text) === text);
    return isName && days.some((day) => areBeside(day, place));
  });
};
const PERSON = /^(?:\p{Lu}[\p{L}’'-]*\.?\s){1,3}\p{Lu}[\p{L}’'-]+$/u;

/** `<span>Pan Lore</span><cite>https://panlore.example › care</cite>`. */
const withSites: Step = (chosen, properties, places) => {
  const property = properties.find(({ concept }) => concept?.id === 'publisher');
  if (property === undefined) return chosen;
  const addresses = places.filter(
    (place) => place.read === 'text' && texts(place).every((text) => ADDRESS.test(text)),
  );
  return withOnly(
    chosen,
    property,
    places,
    (place) =>
      addresses.some((address) => address !== place && areBeside(address, place)) &&
      texts(place).every((text) => text.length <= MOST_OF_NAME && !ADDRESS.test(text)),
  );
};
const ADDRESS = /^(?:https?:)?\/\/\S|^(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:\s?[›>/].*)?$/u;
const MOST_OF_NAME = 40;

/** `4.8 ★ 312K`: the other number right in the box of the rating. */
const withRatingCounts: Step = (chosen, properties, places) => {
  const property = properties.find(({ concept }) => concept?.id === 'ratingcount');
  const rating = [...chosen].find(([{ concept }]) => concept?.id === 'rating')?.[1].place;
  if (property === undefined || rating?.read !== 'text') return chosen;
  return withOnly(
    chosen,
    property,
    places,
    (place) => place.kind === 'number' && areBeside(rating, place) && !isBefore(place, rating),
  );
};

/** The one bare number of what people write: how many liked it. */
const withLikes: Step = (chosen, properties, places) => {
  const numbers = properties.filter(({ kind }) => kind === 'number' || kind === 'integer');
  const [property, another] = numbers;
  if (
    property === undefined ||
    another !== undefined ||
    !property.words.some((word) => LIKES.has(word))
  )
    return chosen;
  const [, other] = places.filter(({ kind, read }) => kind === 'number' && read === 'text');
  return other === undefined
    ? withOnly(chosen, property, places, ({ kind }) => kind === 'number')
    : chosen;
};
const LIKES: ReadonlySet<string> = new Set(
  'like likes upvotes upvote votes score points karma reactions hearts claps gefallt aime megusta'.split(
    ' ',
  ),
);

/** `Marram Press, 2019`: the only place that says a year in each record, of what else it says besides. */
const withYears: Step = (chosen, properties, places) => {
  const asking = properties.filter(
    (one) => !chosen.has(one) && YEAR.test(one.words.at(-1) ?? '') && one.kind !== 'array',
  );
  const [property, another] = asking;
  if (property === undefined || another !== undefined) return chosen;
  const saying = places.filter(
    (place) =>
      place.read === 'text' &&
      !place.isFixed &&
      place.filled >= MOSTLY &&
      texts(place).every((text) => text.length <= MOST_OF_LINE && yearsIn(text) === 1),
  );
  const place = saying.find((one) => saying.every((other) => one === other || isIn(one, other)));
  return place === undefined
    ? chosen
    : new Map([...chosen, [property, { property, place, score: BESIDE }]]);
};
const YEAR = /^(?:year|jahr|annee|ano|anno|jaar|rok)$/;
const MOST_OF_LINE = 80;
const yearsIn = (text: string): number =>
  (text.match(/(?<![\d.,])(?:1[5-9]|20)\d\d(?![\d.,]?\d)/g) ?? []).length;
/** The same element, or one inside the other's. */
const isIn = ({ line: [one] }: Place, { line: [other] }: Place): boolean =>
  one !== undefined && other !== undefined && other.order <= one.order && one.end <= other.end;

/** The property gets the only free text of the records that passes. */
function withOnly(
  chosen: Chosen,
  property: Field,
  places: readonly Place[],
  test: (place: Place) => boolean,
): Chosen {
  if (chosen.has(property)) return chosen;
  const [place, another] = places.filter(
    (one) => one.filled >= MOSTLY && isFree(one, chosen) && test(one),
  );
  return place === undefined || another !== undefined
    ? chosen
    : new Map([...chosen, [property, { property, place, score: BESIDE }]]);
}

const texts = ({ cells }: Place): readonly string[] => cells.flatMap((cell) => cell?.text ?? []);

/** Elements of one box, which may each stand in one of their own. */
function areBeside({ line: [one] }: Place, { line: [other] }: Place): boolean {
  if (one?.parent === undefined || other?.parent === undefined || one === other) return false;
  return one.parent === other.parent;
}

const isBefore = ({ line: [one] }: Place, { line: [other] }: Place): boolean =>
  (one?.order ?? 0) < (other?.order ?? 0);
