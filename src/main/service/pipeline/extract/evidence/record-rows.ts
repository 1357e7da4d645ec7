/**
 * Objects of an array from the records of the page: the record set whose places answer the properties best, and for each
 * property its place.
 *
 * Tables are known by their headers first, whatever else is on the page. Record sets are weighed by the share of properties
 * they answer, their size, and whether a heading or a name says the field.
 */
import { isWeekday } from '../../page/weekdays.ts';
import { tableOf } from '../../records/columns.ts';
import { detect, type Detected } from '../../records/detect.ts';
import { kindOf } from '../../records/kinds.ts';
import { isTable, tableSets } from '../../records/grids.ts';
import type { Member, RecordSet } from '../../records/sets.ts';
import type { RecordNode } from '../../records/nodes.ts';
import { readRecordPage, type RecordPage } from '../../records/tree.ts';
import type { Field } from '../fields/field.ts';
import { isCalled, isHeadingCalled, isNamed, namesOf } from './called.ts';
import { ratingsDrawn } from '../sources/drawn-ratings.ts';
import { stockDrawn } from '../sources/drawn-stock.ts';
import { hasName } from '../sources/names.ts';
import { areCalledPeople, asksForPeople, saysPeople } from './people.ts';
import { dottedParts, leadingNumber, leadingVersion, numberedParts } from './record-dotted.ts';
import { withBeside } from './record-beside.ts';
import { withColumnsInOrder } from './record-columns.ts';
import {
  byElimination,
  isTold,
  withLastText,
  withPercents,
  withWhoAndWhere,
} from './record-elimination.ts';
import { withBehind, withSecondHalves, withSecondTexts } from './record-halves.ts';
import type { Page } from '../sources/page.ts';
import { besideTitle, withColumnOfNames, withMixed, withName } from './record-names.ts';
import { elementNames, type Offer } from './record-offers.ts';
import { withLead } from './record-lead.ts';
import { withTimeRanges } from './record-times.ts';
import { areOfOneAddress, headRank, offersOf, unitOf, unowned } from './record-parts.ts';
import { type Place, placesOf, placesOfCells } from './record-places.ts';
import { withPricesThatHold } from './record-prices.ts';
import type { Surroundings } from '../typed/typed-value.ts';

/** Share of the records that have what all are told by: lines of one thing have each something else. */
const MOSTLY = 0.7;
/** Share of the properties that a list of records must answer. */
const ENOUGH = 0.4;

export interface RecordMatch {
  readonly set: RecordSet;
  readonly rows: number;
  /** Property → place. */
  readonly places: ReadonlyMap<Field, Place>;
  /** 0..1 for tables found by their headers. */
  readonly score: number;
  /** A heading or a name says that they are what is asked for. */
  readonly isNamed?: boolean;
}

/** The records of a page, found when they are asked for. */
export class PageRecords {
  readonly #page: Page;
  readonly #at: Surroundings;
  readonly #root: Parameters<typeof readRecordPage>[0];
  #tree: RecordPage | undefined;
  #detected: readonly Detected[] | undefined;

  constructor(root: Parameters<typeof readRecordPage>[0], page: Page, at: Surroundings) {
    this.#root = root;
    this.#page = page;
    this.#at = at;
  }

  get #records(): RecordPage {
    this.#tree ??= readRecordPage(this.#root, this.#page.url, {
      attributes: ['data-rating', 'data-score', 'data-stars'],
      drawn: { 'drawn-rating': ratingsDrawn(this.#page), 'drawn-stock': stockDrawn },
    });
    return this.#tree;
  }

  /** The table whose headers name most of the properties: at least half, and two unless there is only one. */
  table(field: Field, properties: readonly Field[]): RecordMatch | undefined {
    const names = namesOf(field);
    let best: RecordMatch | undefined;
    for (const node of this.#records.nodes) {
      if (!isTable(node)) continue;
      for (const set of tableSets(this.#records, node, 1).flatMap((one) =>
        withHeaders(this.#records, one),
      )) {
        const match = this.#byHeaders(set, properties, () => this.#isCaptioned(node, field, names));
        if (match !== undefined && isBetter(match, best)) best = match;
      }
    }
    return best === undefined ? undefined : this.#completed(best, properties);
  }

  /** What no header names may show by its looks: the title one clicks, its address, a picture. */
  #completed(match: RecordMatch, properties: readonly Field[]): RecordMatch {
    const left = properties.filter((property) => !match.places.has(property));
    if (left.length === 0 || match.set.members.length < 2) return match;
    const said = new Set([...match.places.values()].flatMap((place) => place.said));
    const table = tableOf(this.#records, match.set);
    const every = placesOf(this.#records, table, new Set());
    const places = every.filter(
      (place) => place.read !== 'text' || !place.said.some((one) => said.has(one)),
    );
    const found = assign(offersOf(left, places, this.#at));
    const own = left.filter(({ owner }) => owner === undefined);
    const named = own[0] === properties[0] ? withName(found, own, places) : found;
    const more = withPercents(withColumnOfNames(named, own, places), own, places);
    const looked = new Map([...more].map(([property, { place }]) => [property, place] as const));
    const cells = { headed: match.places, found: looked, parts: every, at: this.#at };
    const known = withSecondTexts({ ...cells, left });
    const all = withColumnsInOrder(this.#records, match.set, { known, properties, at: this.#at });
    return { ...match, places: inOrder(properties, all) };
  }

  /** A caption says what the table lists, or the heading before it. */
  #isCaptioned(table: RecordNode, field: Field, names: ReadonlySet<string>): boolean {
    const [caption] = this.#page.within(table.element, 'caption');
    return caption === undefined
      ? this.#isUnderHeading(table.element, field, names)
      : isCalled(this.#page.text(caption), field, names);
  }

  /** `isNamed`: of a table that is called so, one head of two is enough. */
  #byHeaders(
    set: RecordSet,
    properties: readonly Field[],
    isNamed: () => boolean,
  ): RecordMatch | undefined {
    const cells = placesOfCells(this.#records, set);
    const offers = cells.flatMap((place) =>
      properties.map((property) => ({
        property,
        place,
        score: Math.max(0, ...place.said.map((said) => headRank(property, said, properties))),
      })),
    );
    const chosen = assign(offers);
    const answered = unitsOf([...chosen.keys()]).size;
    const asked = unitsOf(properties).size;
    if (answered === 0 || answered * 2 < asked) return undefined;
    if (answered < Math.min(2, asked) && !isNamed()) return undefined;
    const quality = [...chosen.values()].reduce((sum, { score }) => sum + score, 0);
    const isContent = this.#page.zone(set.holder.element) !== 'chrome';
    const score =
      (quality / properties.length) * 0.9 +
      (isContent ? 0.05 : 0) +
      Math.min(quality / cells.length, 1) * 0.03;
    return { set, rows: set.members.length, places: placesFor(properties, chosen), score };
  }

  /** The record set that answers at least two fifths of the item's properties; `kind`: of these alone. */
  list(field: Field, item: Field, kind?: RecordSet['kind']): RecordMatch | undefined {
    const properties = item.properties;
    if (properties.length === 0) return undefined;
    const tables = this.#tablesOf(kind);
    const names = namesOf(field, item);
    const elements = new Set(properties.flatMap((property) => [...elementNames(property)]));
    let best: (RecordMatch & { readonly table: Detected }) | undefined;
    const arePeople = asksForPeople(field, item);
    for (const table of tables) {
      const named = this.#isNamedSet(table.set, field, names);
      const isBeside = named && field.words.some((word) => BESIDE.has(word));
      if (this.#isFramed(table.set, names) && !isBeside && !isTalk(table.set, properties)) continue;
      if (!named && arePeople && !this.#areStaff(table)) continue;
      const match = this.#match(table, properties, { elements, isNamed: named });
      if (match === undefined) continue;
      const score =
        match.score +
        this.#weight(table.set, named, isBeside) +
        Math.max(-5, Math.min(table.score, 15)) * 0.04;
      if (best === undefined || score > best.score)
        best = { ...match, score, isNamed: named, table };
    }
    if (best === undefined) return undefined;
    const led = this.#led(best, properties, { elements, isNamed: best.isNamed === true });
    return hasHeads(led.set) ? this.#completed(led, properties) : led;
  }

  #tablesOf(kind: RecordSet['kind'] | undefined): readonly Detected[] {
    this.#detected ??= detect(this.#records);
    return this.#detected.filter(({ set }) => kind === undefined || set.kind === kind);
  }

  /** With the item before the others that leads them, where that answers most of what they answer. */
  #led(
    match: RecordMatch & { readonly table: Detected },
    properties: readonly Field[],
    how: { readonly elements: ReadonlySet<string>; readonly isNamed: boolean },
  ): RecordMatch {
    const led = withLead(this.#records, match.table);
    const all = led && this.#match(led, properties, how);
    if (all === undefined || all.places.size < match.places.size) return match;
    const told = [...all.places.values()].filter(({ cells }) => cells[0] !== undefined).length;
    const isSame = [...match.places].every(([property, { cells }]) =>
      cells.every((cell, row) => cell?.text === all.places.get(property)?.cells[row + 1]?.text),
    );
    return isSame && told >= all.places.size * MOSTLY ? { ...match, ...all } : match;
  }

  /** Score: the share of the item that is answered, and how surely. */
  #match(
    table: Detected,
    properties: readonly Field[],
    { elements, isNamed }: { readonly elements: ReadonlySet<string>; readonly isNamed: boolean },
  ): RecordMatch | undefined {
    const whole = withMixed(numberedParts(placesOf(this.#records, table, elements)));
    const inParts = [dottedParts, leadingVersion, leadingNumber].flatMap((of) => whole.flatMap(of));
    const places = [...whole, ...inParts];
    const found = assign(starsApart(offersOf(properties, places, this.#at)));
    const own = properties.filter(({ owner }) => owner === undefined);
    const free = unowned(properties, places);
    const named = besideTitle(withName(found, own, free), own, free);
    const looked = withLastText(withBeside(named, own, free), own, free);
    const eliminated = isNamed
      ? withColumnOfNames(
          byElimination(withWhoAndWhere(looked, own, free), {
            properties: own,
            places: free,
            at: this.#at,
          }),
          own,
          free,
        )
      : looked.size >= SURE_OF
        ? withWhoAndWhere(withColumnOfNames(looked, own, free), own, free)
        : looked;
    const chosen = withBehind(
      withSecondHalves(withTimeRanges(eliminated, properties, places), properties),
      own,
    );
    if (!isNamed && ![...chosen.values()].some(({ place }) => place.filled >= MOSTLY))
      return undefined;
    const most = unitsOf(properties.filter((one) => !isInnerList(one))).size;
    if (unitsOf([...chosen.keys()]).size < Math.max(most * ENOUGH, Math.min(2, most), 1))
      return undefined;
    const parts = Map.groupBy(properties, unitOf);
    const answered = [...chosen.values()].reduce(
      (sum, { property, place, score }) =>
        sum + (place.filled * (0.7 + 0.3 * score)) / (parts.get(unitOf(property))?.length ?? 1),
      0,
    );
    return {
      set: table.set,
      rows: table.set.members.length,
      places: withPricesThatHold(placesFor(properties, chosen), places),
      score: most === 0 ? 0 : answered / most + (most < properties.length ? roomIn(table.set) : 0),
    };
  }

  #isNamedSet({ holder, members }: RecordSet, field: Field, names: ReadonlySet<string>): boolean {
    const lead = members[0]?.roots[0]?.element;
    if (lead === undefined) return false;
    if (this.#isNamed(lead, holder.element, names)) return true;
    return this.#isUnderHeading(lead, field, names) && !this.#isParted(members);
  }

  /** Another heading stands between the records: what the first one says is not said of all. */
  #isParted(members: readonly Member[]): boolean {
    return members.some(({ roots }, at) => {
      const end = roots.at(-1)?.end;
      const next = members[at + 1]?.roots[0]?.order;
      if (end === undefined || next === undefined) return false;
      return this.#records.nodes.slice(end, next).some(({ tag }) => /^h[1-6]$/.test(tag));
    });
  }

  /** It stands in a menu, a sidebar, a footer, and is not called as asked; a heading above may be that of the text. */
  #isFramed({ holder, members }: RecordSet, names: ReadonlySet<string>): boolean {
    const lead = members[0]?.roots[0]?.element ?? holder.element;
    return this.#page.zone(lead) === 'chrome' && !this.#isNamed(lead, holder.element, names);
  }

  #weight({ kind, holder, members }: RecordSet, isNamed: boolean, isBeside: boolean): number {
    const lead = members[0]?.roots[0]?.element;
    const named = isNamed ? 0.25 : 0;
    const isFrame = !isBeside && this.#page.zone(lead ?? holder.element) === 'chrome';
    const chrome = isFrame ? 0.5 : 0;
    // answers below their comments are records, too
    const nested = kind === 'nested' ? 0.05 : 0;
    return named + nested - chrome + Math.min(Math.log2(members.length), 5) * 0.03;
  }

  /** By the names of the record or of what holds it. */
  #isNamed(lead: RecordElement, holder: RecordElement, names: ReadonlySet<string>): boolean {
    if (hasName(lead, names) || hasName(holder, names)) return true;
    const page = this.#page;
    // `<li><a class="author-name">`
    const inner = page.elements[page.order(lead) + 1];
    return inner !== undefined && page.order(inner) < page.end(lead) && hasName(inner, names);
  }

  #isUnderHeading(lead: RecordElement, field: Field, names: ReadonlySet<string>): boolean {
    const heading = this.#headingAbove(lead);
    if (heading === undefined) return false;
    // the page's own heading stands over lists and over the parts that hold them
    return heading === this.#page.heading
      ? isNamed(this.#page.text(heading), field, names)
      : isHeadingCalled(heading, field, names, this.#page);
  }

  #headingAbove(lead: RecordElement): RecordElement | undefined {
    const page = this.#page;
    let at = page.order(lead) - 1;
    for (let steps = 0; steps < 12 && at >= 0; steps += 1, at -= 1) {
      const element = page.elements[at];
      if (element === undefined || !/^h[1-6]$/.test(element.name)) continue;
      const text = page.text(element);
      // a day of what the heading before it lists
      if (kindOf(text, 'text') !== 'date' && !isWeekday(text)) return element;
    }
    return undefined;
  }

  /** Records that are called people, or stand under a heading that says so: without that, any list has names and lines behind them. */
  #areStaff({ set: { holder, members } }: Detected): boolean {
    const lead = members[0]?.roots[0]?.element;
    if (lead === undefined || areCalledPeople(holder.element)) return true;
    const heading = this.#headingAbove(lead);
    return areCalledPeople(lead) || (heading !== undefined && saysPeople(this.#page.text(heading)));
  }
}

/** What stands beside the page's own, and is asked for as that. */
const BESIDE: ReadonlySet<string> = new Set(
  'similar related recommended recommendations alternatives alternative suggested more'.split(' '),
);

/** Comments are of a frame, but where somebody and what they write are asked for. */
function isTalk({ holder, members }: RecordSet, properties: readonly Field[]): boolean {
  const lead = members[0]?.roots[0]?.element ?? holder.element;
  return (
    [lead, holder.element].some((element) => hasName(element, TALK)) &&
    properties.some(({ concept }) => concept?.shape === 'person') &&
    properties.some(isTold)
  );
}
const TALK: ReadonlySet<string> = new Set(['comment', 'comments', 'commentlist']);

/** Properties answered from which on a list is what is asked for, whatever it is called. */
const SURE_OF = 2;

/** The properties of the item that these are, or are parts of. */
const unitsOf = (properties: readonly Field[]): ReadonlySet<Field> =>
  new Set(properties.map(unitOf));

/** A list of things inside each record: no one place of it says them (typed/objects.ts). */
const isInnerList = ({ item }: Field): boolean => item?.kind === 'object';

/** Two labels with their values, and what they are said of. */
const LEAST_LEAVES = 5;

/** 0 to 0.3: how many of the records have room for a list of their own. */
function roomIn({ members }: RecordSet): number {
  const roomy = members.filter(
    ({ roots }) => roots.reduce((sum, { from, to }) => sum + to - from, 0) >= LEAST_LEAVES,
  );
  return (0.3 * roomy.length) / members.length;
}

type RecordElement = RecordSet['holder']['element'];

const hasHeads = ({ headers = [] }: RecordSet): boolean => headers.some((header) => header !== '');

/** A table without header cells has its headers in its first row. */
function withHeaders(page: RecordPage, set: RecordSet): readonly RecordSet[] {
  const [first, ...members] = set.members;
  if (hasHeads(set) || first === undefined) return [set];
  return [{ ...set, members, headers: first.roots.map((root) => page.text(root)) }];
}

function isBetter(match: RecordMatch, best: RecordMatch | undefined): boolean {
  if (match.rows === 0) return false;
  if (best === undefined || match.score > best.score + 1e-9) return true;
  return Math.abs(match.score - best.score) < 1e-9 && match.rows > best.rows;
}

/** Each property the best place that no other has; one text may tell a price and its currency, a name and a day. */
function assign(offers: readonly Offer[]): ReadonlyMap<Field, Offer> {
  const chosen = new Map<Field, Offer>();
  const taken = new Map<Place, Field>();
  const ranked = offers.filter(({ score }) => score > 0.15).sort((a, b) => b.score - a.score);
  for (const offer of ranked) {
    const { property, place } = offer;
    const other = taken.get(place);
    if (chosen.has(property) || (other !== undefined && !mayShare(property, other))) continue;
    chosen.set(property, offer);
    if (other === undefined) taken.set(place, property);
  }
  return chosen;
}

/** Where the class of a house is asked beside what its guests say of it, stars are of the class. */
function starsApart(offers: readonly Offer[]): readonly Offer[] {
  const areBoth = ['stars', 'rating'].every((id) =>
    offers.some(({ property: { concept } }) => concept?.id === id),
  );
  if (!areBoth) return offers;
  const drawn = new Set(offers.flatMap(({ place }) => (isOfStars(place) ? [place] : [])));
  return drawn.size === 0
    ? offers
    : offers.filter(({ property: { concept }, place }) =>
        concept?.id === 'stars' ? drawn.has(place) : concept?.id !== 'rating' || !drawn.has(place),
      );
}
const isOfStars = ({ read, line: [own], cells }: Place): boolean =>
  read === '@drawn-rating' ||
  (own !== undefined && hasName(own.element, STARS)) ||
  cells.every((cell) => cell === undefined || /^[★⭐☆]+$/u.test(cell.text));
const STARS: ReadonlySet<string> = new Set([
  'star',
  'stars',
  'sterne',
  'etoiles',
  'estrellas',
  'stelle',
]);

/** In the order of the schema. */
const inOrder = <T>(properties: readonly Field[], all: ReadonlyMap<Field, T>): Map<Field, T> =>
  new Map(
    properties.flatMap((property) => {
      const one = all.get(property);
      return one === undefined ? [] : [[property, one] as const];
    }),
  );

const placesFor = (
  properties: readonly Field[],
  chosen: ReadonlyMap<Field, Offer>,
): ReadonlyMap<Field, Place> =>
  new Map([...inOrder(properties, chosen)].map(([property, { place }]) => [property, place]));

const READ_OUT: ReadonlySet<string> = new Set(
  'price currency date time person rating count duration email phone'.split(' '),
);

function mayShare(property: Field, other: Field): boolean {
  // both ends of `£28,000 - £32,500`
  if (property.bound !== undefined && other.bound !== undefined)
    return property.bound !== other.bound;
  if (areOfOneAddress(property, other)) return true;
  // `Nonstop` counts the stops, and says whether there are any
  if ((property.kind === 'boolean') !== (other.kind === 'boolean')) return true;
  const one = property.concept?.shape ?? '';
  const two = other.concept?.shape ?? '';
  return one !== two && READ_OUT.has(one) && READ_OUT.has(two);
}
