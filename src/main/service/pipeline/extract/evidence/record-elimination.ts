/**
 * What is left of a list that is called as the field asks: properties that nothing names get the places that nothing else has.
 * A number gets the only place of numbers, texts get the texts in order where there are as many of both.
 */
import type { Field } from '../fields/field.ts';
import type { Surroundings } from '../typed/typed.ts';
import { fitting, type Offer } from './record-offers.ts';
import type { Place } from './record-places.ts';

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
      (place) => isFree(place) && fitting(property, place, at) >= MOSTLY,
    );
    if (only !== undefined && other === undefined) give(property, only);
  }
  const texts = left.filter((one) => !all.has(one) && isPlainText(one));
  const free = places.filter(isFree).filter((place) => !WHOLE.has(place.kind));
  if (all.size > 0 && texts.length > 0 && free.length === texts.length)
    texts.forEach((property, index) => {
      const place = free[index];
      if (place !== undefined && fitting(property, place, at) >= MOSTLY) give(property, place);
    });
  return all;
}

/** Numbers stand for themselves. */
const WHOLE: ReadonlySet<string> = new Set(['number']);

const PLAIN: ReadonlySet<string> = new Set(['title', 'label', 'prose']);

/** A text that looks like nothing in particular. */
const isPlainText = (property: Field): boolean => {
  const shape = property.concept?.shape;
  return shape === undefined ? !isTyped(property) : PLAIN.has(shape);
};

/** What its type alone can tell from other texts. */
const isTyped = ({ kind, format, options }: Field): boolean =>
  kind === 'number' ||
  kind === 'integer' ||
  kind === 'boolean' ||
  format !== undefined ||
  options !== undefined;

/** One of the two holds the other. */
function overlaps(one: Place, two: Place): boolean {
  const [a] = one.line;
  const [b] = two.line;
  if (a === undefined || b === undefined) return false;
  return (
    one === two ||
    (a.order < b.end && b.order < a.end && one.read === two.read && a !== b) ||
    (a === b && one.read === two.read)
  );
}
