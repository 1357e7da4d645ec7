/**
 * A recipe laid on a page: which record set is its list, and which column each of its fields.
 *
 * Always by all the evidence there is: values of the last good rows, what the values look like, names, places. A field
 * that cannot be told from another is null and `suspect`; one that is nowhere is `missing`. Weights: docs/adr/0027.
 */
import type { FieldProfile, FieldState, Recipe, RecipeField } from '../../domain/recipe.ts';
import { sameName, setVote, vote } from './anchors.ts';
import type { Column } from './columns.ts';
import { aboveColumn, wholeColumns } from './elements.ts';
import { detect, type Detected } from './detect.ts';
import { groupOf } from './kinds.ts';
import { profileFit } from './profile.ts';
import { agreement, pairRows, valuesByRow, type Pairing } from './remember.ts';
import type { RecordPage } from './tree.ts';

export interface Assigned {
  readonly field: RecipeField;
  readonly state: FieldState;
  readonly column: Column | undefined;
  /** Share of its anchors that hold where it was found. */
  readonly anchored: number;
  readonly message?: string;
}

export interface Matched {
  readonly table: Detected;
  readonly fields: readonly Assigned[];
  /** 0 to 1. */
  readonly certainty: number;
  /** Records that were met in the last good run. */
  readonly known: number;
}

const ACCEPTED = 0.5;
const MOST_SETS = 10;

/** The recipe's list on the page; undefined where no record set is it. */
export function matchRecipe(page: RecordPage, recipe: Recipe): Matched | undefined {
  const tables = detect(page);
  const weighed = tables
    .map((table) => {
      const pairing = pairingOf(page, recipe, table);
      return { table, pairing, rough: roughly(page, recipe, table, pairing) };
    })
    .sort((a, b) => b.rough - a.rough)
    .slice(0, MOST_SETS)
    .map(({ table, pairing }) => weigh(page, recipe, table, pairing));
  const [best] = weighed.sort(byMerit(weighed));
  return best !== undefined && best.certainty >= ACCEPTED ? best : undefined;
}

/** Of sets that fit alike the one with more of the known records, and the one more like a list. */
function byMerit(all: readonly Matched[]): (left: Matched, right: Matched) => number {
  const known = Math.max(1, ...all.map((one) => one.known));
  const score = Math.max(1, ...all.map(({ table }) => table.score));
  const merit = (one: Matched): number =>
    one.certainty + 0.3 * (one.known / known) + 0.15 * (one.table.score / score);
  return (left, right) => merit(right) - merit(left);
}

function roughly(page: RecordPage, recipe: Recipe, table: Detected, pairing: Pairing): number {
  const structure = setVote(page, recipe.list.records.anchors, table);
  return pairing.share * 3 + structure * 2 + table.score / 20;
}

const pairingOf = (page: RecordPage, { memory, list }: Recipe, table: Detected): Pairing =>
  pairRows(memory?.rows ?? [], valuesByRow(table.columns, page.base), list.key);

function weigh(page: RecordPage, recipe: Recipe, table: Detected, pairing: Pairing): Matched {
  const { memory } = recipe;
  const fields = assign(page, recipe, table, pairing);
  const structure = setVote(page, recipe.list.records.anchors, table);
  const weights = fields.map(({ field }) =>
    Math.max(0.1, memory?.profile[field.name]?.filled ?? 0.5),
  );
  const all = weights.reduce((sum, one) => sum + one, 0);
  const found =
    fields.reduce((sum, one, i) => sum + (one.column === undefined ? 0 : (weights[i] ?? 0)), 0) /
    all;
  const anchored = fields.reduce((sum, one, i) => sum + one.anchored * (weights[i] ?? 0), 0) / all;
  const enough =
    memory === undefined
      ? 0.5
      : Math.min(1, table.set.members.length / Math.max(1, memory.count * 0.5));
  const certainty =
    pairing.pairs.length >= 2
      ? 0.45 * Math.min(1, pairing.share / 0.3) + 0.35 * found + 0.1 * structure + 0.1 * enough
      : 0.4 * found * (0.4 + 0.6 * Math.max(structure, anchored)) +
        0.3 * anchored +
        0.2 * structure +
        0.1 * enough;
  return { table, fields, certainty, known: pairing.pairs.length };
}

// ── fields ───────────────────────────────────────────────────────────────────────────────────────────

interface Bid {
  readonly field: number;
  readonly column: Column;
  readonly score: number;
  readonly anchored: number;
  readonly agrees: number | undefined;
}

const LEAST = 0.5;
const AHEAD = 0.06;

function assign(
  page: RecordPage,
  recipe: Recipe,
  table: Detected,
  pairing: Pairing,
): readonly Assigned[] {
  const { fields } = recipe.list;
  const columns = [...table.columns, ...(needsWholes(recipe) ? wholeColumns(page, table) : [])];
  const bids = fields
    .flatMap((field, i) => {
      const group =
        field.above === true ? [...columns, ...abovesFor(page, table, columns)] : columns;
      return group.flatMap((column) => bidOf(recipe, table, { field, i, column, pairing }) ?? []);
    })
    .sort((a, b) => b.score - a.score);
  const taken = new Map<number, Bid>();
  const used = new Set<Column>();
  for (const bid of bids) {
    if (taken.has(bid.field) || used.has(bid.column) || bid.score < LEAST) continue;
    taken.set(bid.field, bid);
    used.add(bid.column);
  }
  return fields.map((field, i) => settled(field, { bid: taken.get(i), bids, i, taken }));
}

/** Fields that stood in whole elements, or are read in parts, need those as well. */
const needsWholes = ({ list }: Recipe): boolean =>
  list.fields.some(({ read }) => read === undefined);

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

function bidOf(
  recipe: Recipe,
  table: Detected,
  {
    field,
    i,
    column,
    pairing,
  }: { field: RecipeField; i: number; column: Column; pairing: Pairing },
): Bid | undefined {
  if (!mayRead(field, column)) return undefined;
  const profile = recipe.memory?.profile[field.name];
  const anchored = vote(field.anchors, column, table);
  const fit = profile === undefined ? 0.5 : profileFit(profile, column);
  const agrees = agreement(pairing, field.name, column);
  const score = scored({
    anchored,
    fit,
    agrees,
    profile,
    isNamed: sameName(field.anchors, column),
  });
  return { field: i, column, score, anchored, agrees: agrees?.share };
}

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
  readonly agrees: { readonly share: number; readonly pairs: number } | undefined;
  readonly profile: FieldProfile | undefined;
  readonly isNamed: boolean;
}): number {
  const { anchored, fit, agrees, profile, isNamed } = at;
  const named = isNamed ? 0.1 : 0;
  if (agrees !== undefined && agrees.pairs >= 2) {
    const isTelling = (profile?.distinct ?? 1) > 0.3;
    // what is known of these very records says it is something else
    if (isTelling && agrees.pairs >= 3 && agrees.share < 0.15 && anchored < 0.75) return 0.25;
    return 0.55 * Math.min(1, agrees.share / 0.65) + 0.2 * fit + 0.2 * anchored + named / 2;
  }
  return fit < 0.4 ? 0.3 : 0.5 * fit + 0.45 * anchored + named;
}

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
  };
}

function sameCells(left: Column, right: Column): boolean {
  return left.cells.every((cell, i) => (cell?.text ?? '') === (right.cells[i]?.text ?? ''));
}
