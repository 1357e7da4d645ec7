/**
 * Columns of a table for the fields of a recipe: each column bids for each field with all the evidence there is.
 *
 * A field that cannot be told from another is null and `suspect`; one that is nowhere is `missing`. Weights: docs/adr/0027.
 */
import type { FieldProfile, FieldState, Recipe, RecipeField } from '../../domain/recipe.ts';
import { evidenceOf, sameName, vote, votersOf, type Evidence } from './anchors.ts';
import { wayOf } from './profiles.ts';
import { isFixed, type Column } from './columns.ts';
import { aboveColumn, wholeColumns } from './elements.ts';
import type { Detected } from './detect.ts';
import { groupOf } from './kinds.ts';
import { profileFit } from './profile.ts';
import {
  agreement,
  formsIn,
  hadOf,
  usage,
  vocabularyOf,
  type Agreement,
  type Pairing,
} from './remember.ts';
import type { RecordPage } from './tree.ts';

export interface Assigned {
  readonly field: RecipeField;
  readonly state: FieldState;
  readonly column: Column | undefined;
  /** Share of its anchors that hold where it was found. */
  readonly anchored: number;
  /** Share of the known records of which it says the same, where any are on the page. */
  readonly agrees?: number | undefined;
  readonly message?: string;
}

interface Bid {
  readonly field: number;
  readonly column: Column;
  readonly score: number;
  readonly anchored: number;
  readonly agrees: number | undefined;
}

/** A column and what is asked of it for every field, found when it is first asked. */
class Offer {
  readonly column: Column;
  readonly #table: Detected;
  readonly #pairing: Pairing;
  #evidence: Evidence | undefined;
  #forms: readonly (readonly string[])[] | undefined;

  constructor(column: Column, table: Detected, pairing: Pairing) {
    this.column = column;
    this.#table = table;
    this.#pairing = pairing;
  }

  get evidence(): Evidence {
    return (this.#evidence ??= evidenceOf(this.column, this.#table));
  }

  get forms(): readonly (readonly string[])[] {
    return (this.#forms ??= formsIn(this.#pairing, this.column));
  }
}

const LEAST = 0.5;
const AHEAD = 0.06;
/** What is the same in all records is rather a label than a field whose values differed. */
const LABEL = 0.15;
const VARIED = 0.3;

/** One answer for each field. `wholes`: whole elements that hold several places are offered as well. */
export function assign(
  page: RecordPage,
  recipe: Recipe,
  table: Detected,
  { pairing, wholes }: { readonly pairing: Pairing; readonly wholes: boolean },
): readonly Assigned[] {
  const { fields } = recipe.list;
  const offer = (column: Column): Offer => new Offer(column, table, pairing);
  const columns = [...table.columns, ...(wholes ? wholeColumns(page, table) : [])];
  const offers = columns.map(offer);
  const bids = fields
    .flatMap((field, i) => {
      const aboves = field.above === true ? abovesFor(page, table, columns) : [];
      return bidsFor(recipe, { field, i, pairing }, [...offers, ...aboves.map(offer)]);
    })
    .sort((a, b) => b.score - a.score);
  const taken = new Map<number, Bid>();
  const used = new Set<Column>();
  for (const bid of bids) {
    if (taken.has(bid.field) || used.has(bid.column) || bid.score < LEAST) continue;
    taken.set(bid.field, bid);
    used.add(bid.column);
  }
  for (const bid of inOrder(fields, bids, taken)) taken.set(bid.field, bid);
  return fields.map((field, i) => settled(field, { bid: taken.get(i), bids, i, taken }));
}

/** So much less may a bid be worth than another that is out of order. */
const OUT_OF_ORDER = 0.15;

/**
 * Fields that stood at one place, one after the other, stand there so still: where nothing is known of the records on this
 * page, and their values look alike, their order tells them apart. Gives the bids that change.
 */
function inOrder(
  fields: readonly RecipeField[],
  bids: readonly Bid[],
  taken: ReadonlyMap<number, Bid>,
): readonly Bid[] {
  const groups = Map.groupBy(
    [...taken.values()].filter(({ agrees }) => agrees === undefined),
    ({ field, column }) =>
      `${placeOf(fields[field])} ${kindOf(fields[field])} ${wayOf(column.path)} ${column.read}`,
  );
  return [...groups.values()].flatMap((group) => {
    const ranks = group.map(({ field }) => rankOf(fields[field]));
    if (group.length < 2 || ranks.includes(0) || new Set(ranks).size < ranks.length) return [];
    const byRank = group.toSorted((a, b) => rankOf(fields[a.field]) - rankOf(fields[b.field]));
    const bySlot = group.toSorted((a, b) => a.column.slot - b.column.slot);
    const ordered = byRank.flatMap(({ field }, i) => {
      const column = bySlot[i]?.column;
      return bids.find((bid) => bid.field === field && bid.column === column) ?? [];
    });
    const sum = (all: readonly Bid[]): number => all.reduce((whole, { score }) => whole + score, 0);
    const isNear = sum(ordered) >= sum(group) - OUT_OF_ORDER * group.length;
    return ordered.length === group.length && isNear ? ordered : [];
  });
}

/** Where a field stood, without boxes that say nothing; what it was; its place among those, 0 where that is not known. */
const placeOf = (field: RecipeField | undefined): string =>
  wayOf(field?.anchors.find((anchor) => 'path' in anchor)?.path ?? '');
const kindOf = (field: RecipeField | undefined): string =>
  field?.anchors.find((anchor) => 'kind' in anchor)?.kind ?? '';
const rankOf = (field: RecipeField | undefined): number =>
  field?.anchors.find((anchor) => 'kind' in anchor)?.nth ?? 0;

function abovesFor(
  page: RecordPage,
  table: Detected,
  columns: readonly Column[],
): readonly Column[] {
  if (columns.some(({ isAbove }) => isAbove)) return [];
  const heads = page.nodes.filter(
    ({ tag, order }) =>
      /^(?:h[2-5]|dt|caption|th|td|p|div|time)$/.test(tag) && order < table.set.holder.end,
  );
  const inside = (order: number): boolean =>
    table.set.members.some(({ roots }) =>
      roots.some((root) => order >= root.order && order < root.end),
    );
  const first = heads.filter(
    (node) =>
      !inside(node.order) &&
      node.order > table.set.holder.order &&
      page.textLength(node) < 80 &&
      node.to - node.from === 1,
  );
  return first.slice(0, 3).map((node) => aboveColumn(page, table, node));
}

function bidsFor(
  recipe: Recipe,
  {
    field,
    i,
    pairing,
  }: { readonly field: RecipeField; readonly i: number; readonly pairing: Pairing },
  offers: readonly Offer[],
): readonly Bid[] {
  const profile = recipe.memory?.profile[field.name];
  const voters = votersOf(field.anchors);
  const had = hadOf(pairing, field.name);
  const isVaried = (profile?.distinct ?? 0) > VARIED;
  const vocabulary =
    (profile?.distinct ?? 1) < COMES_AGAIN ? vocabularyOf(pairing, field.name) : NONE;
  return offers.flatMap((offer) => {
    const { column } = offer;
    if (!mayRead(field, column)) return [];
    const anchored = vote(voters, offer.evidence);
    const agrees = had.length === 0 ? undefined : agreement(had, offer.forms);
    const fit = profile === undefined ? 0.5 : profileFit(profile, column);
    const isNamed = sameName(field.anchors, column);
    const score = scored({ anchored, fit, agrees, profile, isNamed });
    const isLabel = isVaried && isFixed(column, column.cells.length);
    const words = vocabulary.size === 0 ? 0 : usage(vocabulary, offer.forms) * VOCABULARY;
    return [
      {
        field: i,
        column,
        score: score + words - (isLabel ? LABEL : 0),
        anchored,
        agrees: agrees?.share,
      },
    ];
  });
}

/** Share of different values below which they come again on other pages: towns, firms, kinds. */
const COMES_AGAIN = 0.9;
/** What it is worth that a column says what other records of the list said. */
const VOCABULARY = 0.12;
const NONE: ReadonlySet<string> = new Set();

function mayRead({ read = 'text', above }: RecipeField, column: Column): boolean {
  if ((above === true) !== column.isAbove && above !== true) return false;
  if (read === 'text' || read === 'href' || read === 'src')
    return (
      column.read === read ||
      (read === 'text' && column.read.startsWith('@') && column.read !== '@datetime')
    );
  return column.read === `@${read}`;
}

function scored(at: {
  readonly anchored: number;
  readonly fit: number;
  readonly agrees: Agreement | undefined;
  readonly profile: FieldProfile | undefined;
  readonly isNamed: boolean;
}): number {
  const { anchored, fit, agrees, profile, isNamed } = at;
  const named = isNamed ? 0.1 : 0;
  const byLook = fit < 0.4 ? 0.3 : 0.5 * fit + 0.45 * anchored + named;
  if (agrees === undefined) return byLook;
  if (agrees.pairs < 2) return byLook + ONE_AGREES * agrees.share;
  const isTelling = (profile?.distinct ?? 1) > 0.3;
  const isOther = agrees.pairs >= 3 && agrees.share < 0.15;
  const isMoved = agrees.near >= MOVED;
  const stands = anchored >= STANDS || isMoved;
  // what is known of these very records says it is something else
  if (isTelling && isOther && !stands) return 0.25;
  const valued = (share: number): number =>
    0.55 * Math.min(1, share / 0.65) + 0.2 * fit + 0.2 * anchored + named / 2;
  const byValues = valued(agrees.share);
  const byNear = isMoved ? valued((agrees.share + agrees.near) / 2) : 0;
  // points, ages and prices may all be others a day later: where nothing else says what they said, they stand where they stood
  const most = CHANGED + UNCHANGED * agrees.share;
  return stands ? Math.max(byValues, Math.min(Math.max(byLook, byNear), most)) : byValues;
}

/** What it is worth that the only known record says the same. */
const ONE_AGREES = 0.1;
/** Share of its anchors with which a column stands where it stood. */
const STANDS = 0.75;
/** Share of the known records whose numbers have moved a little, or not at all. */
const MOVED = 0.6;
/** Most that a column is worth whose values have changed: below what says the same. */
const CHANGED = 0.6;
/** And more, the more records say the same still. */
const UNCHANGED = 0.25;

function settled(
  field: RecipeField,
  {
    bid,
    bids,
    i,
    taken,
  }: { bid: Bid | undefined; bids: readonly Bid[]; i: number; taken: ReadonlyMap<number, Bid> },
): Assigned {
  if (bid === undefined)
    return {
      field,
      state: 'missing',
      column: undefined,
      anchored: 0,
      message: `${field.name}: nothing on the page fits what it held before.`,
    };
  const others = new Set(
    [...taken.values()].filter((one) => one !== bid).map(({ column }) => column),
  );
  const rival = bids.find(
    (other) =>
      other.field === i &&
      other.column !== bid.column &&
      !others.has(other.column) &&
      groupOf(other.column.kind) === groupOf(bid.column.kind) &&
      bid.score - other.score < AHEAD &&
      !sameCells(other.column, bid.column),
  );
  if (rival !== undefined && bid.anchored < 0.75 && (bid.agrees ?? 0) < 0.5)
    return {
      field,
      state: 'suspect',
      column: undefined,
      anchored: bid.anchored,
      message: `${field.name}: two places on the page fit it alike.`,
    };
  return {
    field,
    state: bid.anchored >= 0.5 ? 'ok' : 'repaired',
    column: bid.column,
    anchored: bid.anchored,
    agrees: bid.agrees,
  };
}

function sameCells(left: Column, right: Column): boolean {
  return left.cells.every((cell, i) => (cell?.text ?? '') === (right.cells[i]?.text ?? ''));
}
