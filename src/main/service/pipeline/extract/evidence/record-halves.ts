/**
 * Two values in one place of the records: `Seller: Acme, Leeds` where name and town are asked for, a cell that says a rider and
 * in smaller letters the team. What else is asked for gets the second; without that the place stays whole.
 */
import type { RecordNode } from '../../records/nodes.ts';
import type { Field } from '../fields/field.ts';
import { keyOf, singular } from '../text.ts';
import type { Surroundings } from '../typed/typed-value.ts';
import { halvesOf, mayBeSecond } from './halves.ts';
import { fitting, type Offer, offerOf, titleRank } from './record-offers.ts';
import { isName, offersOf } from './record-parts.ts';
import { type Place, withCells } from './record-places.ts';

/** Share of the records that must have both. */
const MOSTLY = 0.8;
/** Score of a second value that nothing names. */
const SECOND = 0.45;

/** The name of an object and its only other text, where all records say both in one text. */
export function withSecondHalves(
  chosen: ReadonlyMap<Field, Offer>,
  properties: readonly Field[],
): ReadonlyMap<Field, Offer> {
  const all = new Map(chosen);
  for (const [name, offer] of chosen) {
    const { owner } = name;
    if (owner === undefined || offer.place.read !== 'text') continue;
    const others = properties.filter((one) => one.owner === owner && one !== name);
    const [other] = others;
    if (other === undefined || others.length > 1 || !mayBeSecond(other)) continue;
    const taken = chosen.get(other)?.place;
    if (!isName(name) || (taken !== undefined && taken !== offer.place)) continue;
    const halves = offer.place.cells.map((cell) => {
      const both = cell && halvesOf(cell.text);
      return both !== undefined && mayBeSecond(other, both[1]) ? both : undefined;
    });
    const both = halves.filter((one) => one !== undefined).length;
    if (both < offer.place.cells.filter((cell) => cell !== undefined).length * MOSTLY) continue;
    all.set(name, { ...offer, place: halfOf(offer.place, halves, 0) });
    all.set(other, { property: other, place: halfOf(offer.place, halves, 1), score: SECOND });
  }
  return all;
}

type Halves = readonly (readonly [string, string] | undefined)[];

/** The first or second half of each cell; a cell in one piece is the first. */
const halfOf = (place: Place, halves: Halves, at: 0 | 1): Place =>
  withCells(
    place,
    place.cells.map((cell, row) => {
      const text = halves[row]?.[at] ?? (at === 0 ? cell?.text : undefined);
      return cell === undefined || text === undefined ? undefined : { ...cell, text };
    }),
  );

/** What is said behind something else in its text, where nothing else says it. */
const BEHIND: readonly {
  readonly isFirst: (field: Field) => boolean;
  readonly isSecond: (field: Field) => boolean;
  readonly split: (text: string) => readonly [string, string] | undefined;
}[] = [
  // `Staff engineer, Fjordbank`, `Bergen, Norway`: whom or what a role or a place belongs to
  {
    isFirst: (field) => field.concept?.id === 'role' || isOfPlace(field),
    isSecond: (field) => isOfPlace(field) && mayBeSecond(field),
    split: (text) => ofWhom(text),
  },
  // `Lumo S £10,200`
  {
    isFirst: ({ concept }) => concept?.shape === 'title',
    isSecond: ({ concept }) => concept?.id === 'price',
    split: (text) => {
      const [, name, price] = PRICED.exec(text) ?? [];
      return name === undefined || price === undefined ? undefined : [name, price];
    },
  },
];
const PRICED =
  /^(\p{L}.{1,80}?)\s*[–—:|-]?\s((?:from\s|ab\s)?(?:\p{Sc}\s?\d[\d.,]*|\d[\d.,]*\s?(?:\p{Sc}|kr|zł|CHF|EUR)))$/u;

export function withBehind(
  chosen: ReadonlyMap<Field, Offer>,
  properties: readonly Field[],
): ReadonlyMap<Field, Offer> {
  const all = new Map(chosen);
  for (const { isFirst, isSecond, split } of BEHIND) {
    const [other, another] = properties.filter((one) => !chosen.has(one) && isSecond(one));
    if (other === undefined || another !== undefined) continue;
    for (const [property, offer] of chosen) {
      if (offer.place.read !== 'text' || !isFirst(property)) continue;
      const texts = offer.place.cells.map((cell) => cell?.text);
      const halves = texts.map((text) => (text === undefined ? undefined : split(text)));
      const both = halves.filter((one) => one !== undefined).length;
      if (both === 0 || both < texts.filter((text) => text !== undefined).length * MOSTLY) continue;
      all.set(property, { ...offer, place: halfOf(offer.place, halves, 0) });
      all.set(other, { property: other, place: halfOf(offer.place, halves, 1), score: SECOND });
      break;
    }
  }
  return all;
}

/** With `Engineer at Acme` and `Engineer @ Acme`, too. */
const ofWhom = (text: string): readonly [string, string] | undefined => {
  const [, first, second] = AT.exec(text) ?? [];
  return first === undefined || second === undefined ? halvesOf(text) : [first, second];
};
const AT = /^(\p{L}[^,;|·•()]{1,60}?)\s(?:at|@|bei|chez|en|presso|bij)\s(\p{Lu}[^,;|·•()]{1,60})$/u;

type Told = readonly (readonly [Field, Place])[];

interface CellsOf {
  readonly headed: ReadonlyMap<Field, Place>;
  readonly found: ReadonlyMap<Field, Place>;
  readonly left: readonly Field[];
  readonly parts: readonly Place[];
  readonly at: Surroundings;
}

/** Cells of several texts: the first is what the head names, another what else is asked for. */
export function withSecondTexts(of: CellsOf): ReadonlyMap<Field, Place> {
  const all = new Map([...of.headed, ...of.found]);
  for (const [property, place] of of.headed) {
    const texts = textsIn(place, of.parts);
    const told = fitIn(property, place, texts, of) ?? titled(property, place, texts, of);
    for (const [one, text] of told ?? ofSeveral(property, place, texts, { ...of, all }))
      all.set(one, text);
  }
  return all;
}

/** Where the whole cell is no such value and one of its texts is. */
function fitIn(
  property: Field,
  place: Place,
  texts: readonly Place[],
  { left, at }: CellsOf,
): Told | undefined {
  const fit = fitting(property, place, at) > 0 ? [] : texts.filter(isFitFor(property, at));
  const [own, another] = fit;
  if (own === undefined || another !== undefined) return undefined;
  const rest = texts.filter((text) => text !== own);
  return [[property, own], ...besideIt(property, left, rest)];
}

/** The title before what the head names. */
function titled(
  property: Field,
  place: Place,
  texts: readonly Place[],
  { headed, left, at }: CellsOf,
): Told | undefined {
  const own = namedPart(property, place, texts, at);
  const [first] = texts;
  const title = left.find(({ concept }) => concept?.id === 'title');
  const isOpen = title !== undefined && !headed.has(title);
  return own === undefined || first === undefined || !isOpen
    ? undefined
    : [
        [property, own],
        [title, first],
      ];
}

function ofSeveral(
  property: Field,
  place: Place,
  texts: readonly Place[],
  { headed, found, left, at, all }: CellsOf & { readonly all: ReadonlyMap<Field, Place> },
): Told {
  const [first, ...others] = texts;
  if (first === undefined || others.length === 0 || first.filled < MOSTLY * place.filled) return [];
  // `USD` beside `Dollar`: what is told already is not told again
  const told = [...headed, ...found].flatMap(([one, text]) => (one === property ? [] : [text]));
  const [only, another] = texts.filter((text) => !told.some((one) => isSame(one, text)));
  if (only !== undefined && another === undefined && only !== first) return [[property, only]];
  const isGiven = [...found.values()].some((one) => others.includes(one));
  const free = left.filter((one) => !all.has(one) && mayBeBeside(one, property));
  const given = isGiven ? [] : [...secondsOf(free, others, at)];
  // whatever stands below it, a heading or a link is the name
  if (!isGiven && given.length === 0)
    return property.concept?.id === 'title' && titleRank(first) >= HEADS ? [[property, first]] : [];
  // an address says its town, too
  return property.concept?.id === 'address' ? given : [[property, first], ...given];
}

const isFitFor =
  (property: Field, at: Surroundings) =>
  (place: Place): boolean =>
    fitting(property, place, at) >= MOSTLY;

/** `currency_name` beside `currency_code`: the only other text of the cell is what else is asked of the same. */
function besideIt(
  { words: [subject] }: Field,
  left: readonly Field[],
  [text, another]: readonly Place[],
): readonly (readonly [Field, Place])[] {
  const [one, other] = left.filter((field) => isText(field) && field.words[0] === subject);
  if (one === undefined || other !== undefined || text === undefined) return [];
  return another === undefined ? [[one, text]] : [];
}

/** Of `Topic` over titles and what they are filed under: another text than the first, where that is called as asked and the first is not. */
function namedPart(
  property: Field,
  { said: [head = ''] }: Place,
  [first, ...others]: readonly Place[],
  at: Surroundings,
): Place | undefined {
  if (first === undefined || keyOf(head) === property.key || titleRank(first) === 0)
    return undefined;
  const scoreOf = (place: Place): number => offerOf(property, { ...place, said: [] }, at);
  return scoreOf(first) > 0 ? undefined : others.find((other) => scoreOf(other) >= CALLED);
}
const CALLED = 0.5;
/** Rank of a heading, a link, a bold text. */
const HEADS = 0.5;

/** The texts of a cell one by one; a cell that reaches over several columns of a few records says nothing of the others'. */
function textsIn(cell: Place, parts: readonly Place[]): readonly Place[] {
  const isPart = ({ cells }: Place): boolean => {
    const said = cells.flatMap((one, row) => (one === undefined ? [] : [[one, row] as const]));
    const inside = said.filter(([one, row]) => isIn(one.node, cell.cells[row]?.node));
    return inside.length >= said.length * MOSTLY;
  };
  const isWhole = ({ cells }: Place): boolean =>
    cells.every((one, row) => one?.text === cell.cells[row]?.text);
  return parts
    .filter((part) => part.read === 'text' && isPart(part) && !isWhole(part))
    .toSorted((a, b) => orderOf(a) - orderOf(b));
}

/** What names or looks say of a text; else the only text goes to the only field. */
function secondsOf(
  free: readonly Field[],
  others: readonly Place[],
  at: Surroundings,
): ReadonlyMap<Field, Place> {
  // the head of the cell says the first of its texts
  const unsaid = others.map((place) => ({ ...place, said: [] }));
  const given = new Map<Field, Place>();
  const offers = offersOf(free, unsaid, at).filter(({ score }) => score > 0.3);
  for (const { property, place } of offers.toSorted((a, b) => b.score - a.score))
    if (!given.has(property) && ![...given.values()].includes(place)) given.set(property, place);
  const rest = free.filter((one) => !given.has(one) && mayStandSecond(one));
  const open = unsaid.filter((place) => ![...given.values()].includes(place));
  for (const [one, place] of inOrder(
    free.filter((one) => !given.has(one)),
    open,
    at,
  ))
    given.set(one, place);
  const [only, another] = rest;
  const [text, more] = open;
  if (only === undefined || another !== undefined || text === undefined || more !== undefined)
    return given;
  return isShort(text) && fitting(only, text, at) >= MOSTLY ? given.set(only, text) : given;
}

/** Two and more texts below a name where as many are asked for: who, then where. A date or a number behind them is neither. */
function inOrder(
  free: readonly Field[],
  open: readonly Place[],
  at: Surroundings,
): readonly (readonly [Field, Place])[] {
  const texts = open.filter(({ cells }) =>
    cells.every((cell) => cell === undefined || !BARE.test(cell.text)),
  );
  if (free.length < 2 || free.length !== texts.length || !free.every(isText)) return [];
  const pairs = free.flatMap((one, n) =>
    texts[n] === undefined ? [] : [[one, texts[n]] as const],
  );
  return pairs.every(([one, place]) => fitting(one, place, at) >= MOSTLY) ? pairs : [];
}
const isSame = (one: Place, other: Place): boolean =>
  one.cells.every((cell, row) => {
    const twin = other.cells[row];
    return cell?.text === twin?.text && cell?.node === twin?.node;
  });

const BARE = /^[^\p{L}]*$/u;

const isIn = (node: RecordNode | undefined, cell: RecordNode | undefined): boolean =>
  node !== undefined && cell !== undefined && node.order >= cell.order && node.order < cell.end;

const orderOf = ({ cells }: Place): number =>
  cells.find((cell) => cell !== undefined)?.node.from ?? Infinity;

const isText = ({ kind, format, options }: Field): boolean =>
  kind === 'string' && format === undefined && options === undefined;

/** Parts of one object, or none of any. */
const mayBeBeside = (one: Field, property: Field): boolean =>
  one.owner === property.owner || one.owner === undefined;

/** Where somebody or something is from, and what it belongs to. */
const mayStandSecond = (field: Field): boolean =>
  isText(field) && (field.owner !== undefined || isOfPlace(field));
export const isOfPlace = ({ words }: Field): boolean => BELONGS.has(singular(words.at(-1) ?? ''));
const BELONGS: ReadonlySet<string> = new Set(
  'neighborhood neighbourhood district suburb borough stadtteil quartier barrio quartiere city town location place region county state country team club company publication affiliation institution university organisation organization employer role position model variant ort stadt land verein firma ville pays équipe ciudad pais equipo citta paese squadra miasto kraj'.split(
    ' ',
  ),
);

/** Short texts that begin with a letter and hold no number. */
const isShort = ({ cells }: Place): boolean =>
  cells.every((cell) => cell === undefined || /^\p{Lu}[^\p{N}]{1,40}$|^\p{Lo}/u.test(cell.text));
