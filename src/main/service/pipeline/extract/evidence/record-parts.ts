/**
 * Objects inside each thing of a list: which places of a record are those of its seller, its hall, its author.
 *
 * A part stands in a box that is called as the object, behind a label that says object or both, or under a name of both
 * (`venue-name`). Only where somebody or something is at home is told by its own label as well: things have no city.
 */
import type { RecordNode } from '../../records/nodes.ts';
import { type Field, ownedBy } from '../fields/field.ts';
import { hasName } from '../sources/names.ts';
import { keyOf, singular, singularKey, wordsOf } from '../text.ts';
import type { Surroundings } from '../typed/typed-value.ts';
import { type AddressPart, readAddress } from './addresses.ts';
import { elementNames, type Offer, offerOf, saidRank, titleRank } from './record-offers.ts';
import type { Place } from './record-places.ts';

/** The item with the parts of its objects beside its own properties; each part knows the object it is in. */
export const withParts = (item: Field): Field =>
  item.properties.some(isObject)
    ? {
        ...item,
        properties: item.properties.flatMap((one) => (isObject(one) ? partsOf(one) : [one])),
      }
    : item;

const isObject = ({ kind, properties }: Field): boolean =>
  kind === 'object' && properties.length > 0;

function partsOf(owner: Field): readonly Field[] {
  return owner.properties.flatMap((part) => {
    if (isObject(part)) return partsOf({ ...part, owner });
    return part.kind === 'object' || part.item?.kind === 'object' ? [] : [partOf(owner, part)];
  });
}

/** The name of an object is asked for as the object itself would be. */
function partOf(owner: Field, part: Field): Field {
  if (isGroup(owner) || !isNameOf(part)) return { ...part, owner };
  const { key, words, own, core } = owner;
  const isThing = owner.concept === undefined || owner.concept.shape === 'title';
  const concept = isThing ? owner.concept && part.concept : owner.concept;
  return { ...part, owner, key, words, own, core, concept };
}

const isNameOf = ({ concept, key }: Field): boolean => concept?.id === 'title' || key === 'value';
/** The part that is asked for as the object itself would be. */
export const isName = ({ owner, key }: Field): boolean => owner?.key === key;

/** The objects a part is in, the innermost first. */
export function ownersOf({ owner }: Field): readonly Field[] {
  return owner === undefined ? [] : [owner, ...ownersOf(owner)];
}

/** What stands for the property in the item itself: its outermost object. */
export const unitOf = (property: Field): Field => ownersOf(property).at(-1) ?? property;

/** No thing of its own, only a group of what is said of the item: prices, and what is called so. */
const isGroup = ({ properties, words }: Field): boolean =>
  GROUPS.has(singular(words.at(-1) ?? '')) ||
  properties.every(({ concept }) => /^(?:price|currency)$/.test(concept?.shape ?? ''));
const GROUPS: ReadonlySet<string> = new Set(
  'spec specification detail info information dimension attribute feature fact data metadata meta property measurement technical'.split(
    ' ',
  ),
);

/** How well each place answers each property. */
export function offersOf(
  properties: readonly Field[],
  places: readonly Place[],
  at: Surroundings,
): readonly Offer[] {
  const names = boxesIn(properties);
  const held = new Map(
    places.map((place) => [
      place,
      [...names].flatMap(([owner, own]) => (isIn(place, own) ? [owner] : [])),
    ]),
  );
  return places.flatMap((place) => {
    const boxes = held.get(place) ?? [];
    return properties.map((property) => {
      const { owner } = property;
      const score =
        owner === undefined
          ? ownScore(property, place, boxes, at)
          : isGroup(owner)
            ? offerOf(property, place, at)
            : partScore(property, owner, { place, held, boxes, properties, at });
      return { property, place, score };
    });
  });
}

/** The objects that stand in boxes of their own, with what those may be called. */
function boxesIn(properties: readonly Field[]): ReadonlyMap<Field, ReadonlySet<string>> {
  const owners = [...new Set(properties.flatMap(ownersOf).filter((owner) => !isGroup(owner)))];
  const last = ({ words }: Field): string => words.at(-1) ?? '';
  return new Map(
    owners.map((owner) => {
      // `home_team` and `away_team` are not told apart by `team`
      const others = new Set(owners.flatMap((one) => (one === owner ? [] : one.words)));
      const words = others.has(last(owner)) ? owner.words : [last(owner)];
      const own = words.filter((word) => word.length > 3 && !others.has(word));
      return [owner, new Set([owner.key, ...own, ...(owner.concept?.classes ?? [])])];
    }),
  );
}

/** Places that stand in no box of an object. */
export function unowned(properties: readonly Field[], places: readonly Place[]): readonly Place[] {
  const names = [...boxesIn(properties).values()];
  return names.length === 0
    ? places
    : places.filter((place) => !names.some((own) => isIn(place, own)));
}

/** The place stands in an element that is called so, or is one. */
const isIn = ({ line }: Place, names: ReadonlySet<string>): boolean =>
  // the record's own element names the record
  line.slice(0, Math.max(1, line.length - 1)).some(({ element }) => hasName(element, names));

/** What the objects say of themselves is not said of the thing. */
function ownScore(
  property: Field,
  place: Place,
  boxes: readonly Field[],
  at: Surroundings,
): number {
  const isOthers = boxes.some((box) => box.properties.some((part) => asksSame(part, property)));
  return isOthers ? 0 : offerOf(property, place, at);
}

const asksSame = (one: Field, other: Field): boolean =>
  one.key === other.key || (one.concept !== undefined && one.concept === other.concept);

interface Around {
  readonly place: Place;
  /** All places, with the objects in whose boxes they stand. */
  readonly held: ReadonlyMap<Place, readonly Field[]>;
  readonly boxes: readonly Field[];
  readonly properties: readonly Field[];
  readonly at: Surroundings;
}

function partScore(property: Field, owner: Field, around: Around): number {
  const { place, boxes, at } = around;
  const plain = offerOf(property, place, at);
  if (isName(property)) return nameScore(property, owner, around, plain);
  const whole = offerOf(ownedBy(owner, property), place, at);
  const both = saysBoth(owner, property, place) ? whole : 0;
  if (boxes.includes(owner))
    return Math.max(
      both,
      plain === 0 ? 0 : Math.min(1, plain + 0.1),
      isOnlyNumber(property, owner, around) ? ONLY : 0,
      readsAddress(property, place) ? ADDRESS : 0,
    );
  if (boxes.length > 0 || !isAtHome(property) || !isAlone(property, around.properties)) return both;
  // only what is said, no looks
  const isSaid =
    place.said.some((one) => saidRank(property, one) >= SAID) || isNamed(place, property);
  return Math.max(both, isSaid ? plain * 0.8 : 0);
}

/** Least rank of a label that speaks for a part. */
const SAID = 0.66;

/** Score of what is not called, but the only number in the box where one is asked for. */
const ONLY = 0.4;

function isOnlyNumber(property: Field, owner: Field, { place, held }: Around): boolean {
  if (!isNumber(property) || !isBareNumber(place)) return false;
  const isOnlyAsked = owner.properties.filter(isNumber).length === 1;
  const isOther = ([other, boxes]: readonly [Place, readonly Field[]]): boolean =>
    other !== place && isBareNumber(other) && boxes.includes(owner);
  return isOnlyAsked && ![...held].some(isOther);
}

const isNumber = ({ kind }: Field): boolean => kind === 'number' || kind === 'integer';
const isBareNumber = ({ kind, read }: Place): boolean => kind === 'number' && read === 'text';

/** Score of a part of what is one address. */
const ADDRESS = 0.7;

function readsAddress(property: Field, { cells, read }: Place): boolean {
  if (read !== 'text' || addressPartOf(property) === undefined) return false;
  const texts = cells.flatMap((cell) => cell?.text ?? []);
  const reads = texts.filter((text) => partOfAddress(property, text) !== undefined);
  return texts.length > 0 && reads.length >= texts.length * 0.6;
}

const ADDRESS_PARTS = ['street', 'city', 'region', 'postalcode'] as const;
const addressPartOf = ({ concept, owner }: Field): AddressPart | undefined =>
  owner?.concept?.id === 'address' || owner?.concept?.id === 'location'
    ? ADDRESS_PARTS.find((part) => part === concept?.id)
    : undefined;

/** Of a part of an address that is written as one text: what it says of that part. */
export function partOfAddress(property: Field, text: string): string | undefined {
  const part = addressPartOf(property);
  return part === undefined || text.length > MOST_OF_ADDRESS ? undefined : readAddress(text, part);
}

const MOST_OF_ADDRESS = 200;

/** Two parts of one address may stand in one text. */
export const areOfOneAddress = (one: Field, other: Field): boolean =>
  one.owner === other.owner &&
  addressPartOf(one) !== undefined &&
  addressPartOf(other) !== undefined;

function nameScore(property: Field, owner: Field, around: Around, plain: number): number {
  const { place, held, boxes, at } = around;
  const others = owner.properties.filter((one) => !isNameOf(one));
  const [node] = place.line;
  // `venue-address` is not called only venue
  if (others.some((other) => isNamed(place, other) || saysBoth(owner, other, place))) return 0;
  if (!boxes.includes(owner) || place.read !== 'text') return plain;
  const isWhole = [...held.keys()].some(
    ({ read, line: [inner] }) => read === 'text' && isBelow(inner, node),
  );
  const fits = offerOf({ ...property, concept: undefined }, place, at) > 0 || plain > 0;
  if (!fits || place.isAbove) return 0;
  if (isWhole) return plain * 0.7;
  if (node !== undefined && hasName(node.element, new Set([`${owner.key}name`]))) return 0.95;
  if (node !== undefined && hasName(node.element, NAMES)) return 0.9;
  if (titleRank(place) >= 0.5) return 0.85;
  return NAME_KINDS.has(place.kind) ? Math.max(plain, 0.6) : plain * 0.7;
}

const isBelow = (inner: RecordNode | undefined, outer: RecordNode | undefined): boolean =>
  inner !== undefined &&
  outer !== undefined &&
  inner.order > outer.order &&
  inner.order < outer.end;

const NAMES: ReadonlySet<string> = new Set(['name', 'fn']);
const NAME_KINDS: ReadonlySet<string> = new Set(['word', 'phrase', 'prose']);

const isNamed = ({ line: [node] }: Place, part: Field): boolean =>
  node !== undefined && hasName(node.element, elementNames(part));

/** `Venue address`, `class="venue-address"`. */
function saysBoth(owner: Field, part: Field, { said, line: [node] }: Place): boolean {
  const whole = ownedBy(owner, part);
  const keys = new Set([whole.key, singularKey(whole.words.join(' '))]);
  const isCalled = node !== undefined && hasName(node.element, keys);
  return isCalled || said.some((one) => keys.has(keyOf(one)) || keys.has(singularKey(one)));
}

/** Where somebody is at home, and how to reach them. */
const isAtHome = ({ concept }: Field): boolean => HOMES.has(concept?.id ?? '');
const HOMES: ReadonlySet<string> = new Set(
  'street city region postalcode country address phone email'.split(' '),
);

/** Nothing else asks the same. */
const isAlone = (part: Field, properties: readonly Field[]): boolean =>
  properties.every((other) => other === part || !asksSame(other, part));

/** Of the heads of a table: how well one answers a property. */
export function headRank(property: Field, said: string, properties: readonly Field[]): number {
  const { owner } = property;
  if (owner === undefined || isGroup(owner) || isName(property)) return saidRank(property, said);
  const words = wordsOf(said);
  const whole = words.length > 1 ? saidRank(ownedBy(owner, property), said) : 0;
  const alone =
    isAtHome(property) && isAlone(property, properties) ? saidRank(property, said) * 0.9 : 0;
  return Math.max(whole, alone);
}
