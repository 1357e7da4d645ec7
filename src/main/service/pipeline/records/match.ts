/**
 * A recipe laid on a page: which record set is its list, and which column each of its fields.
 *
 * Always by all the evidence there is: values of the last good rows, what the values look like, names, places. Where
 * every anchor of the recipe holds and the values fit its memory, the rest of the page is not looked at.
 * Weights: docs/adr/0027.
 */
import type { Anchor, Recipe } from '../../domain/recipe.ts';
import { setVote } from './anchors.ts';
import { assign, type Assigned } from './assign.ts';
import { setsBelow } from './candidates.ts';
import { tagsOf } from './cousins.ts';
import { detect, weighAlone, type Detected } from './detect.ts';
import { matchOne } from './match-one.ts';
import { nestedOf } from './nested.ts';
import { spansOf } from './spans.ts';
import { knownRows, pairRows, valuesByRow, type Known, type Pairing } from './remember.ts';
import type { RecordNode, RecordPage } from './tree.ts';

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
  const rows = knownRows(recipe.memory?.rows ?? [], recipe.list.key);
  return (
    matchInPlace(page, recipe, rows) ??
    matchAnywhere(page, recipe, rows) ??
    matchOne(page, recipe, (table) =>
      weigh(page, recipe, table, { pairing: pairingOf(page, rows, table), wholes: true }),
    )
  );
}

function matchAnywhere(
  page: RecordPage,
  recipe: Recipe,
  rows: readonly Known[],
): Matched | undefined {
  const wholes = readsText(recipe);
  const weighed = detect(page)
    .map((table) => {
      const pairing = pairingOf(page, rows, table);
      return { table, pairing, rough: roughly(page, recipe, table, pairing) };
    })
    .sort((a, b) => b.rough - a.rough)
    .slice(0, MOST_SETS)
    .map(({ table, pairing }) => weigh(page, recipe, table, { pairing, wholes }));
  const [first] = weighed.sort(byMerit(weighed));
  const best = first && (wholeOf(first, weighed) ?? first);
  return best !== undefined && best.certainty >= ACCEPTED ? best : undefined;
}

/** Another set with more records that has its values, its known records and its fields: some records taken together, or a part of the list. */
function wholeOf(part: Matched, all: readonly Matched[]): Matched | undefined {
  const fieldsOf = ({ fields }: Matched): number =>
    fields.filter(({ column }) => column !== undefined).length;
  const places = part.fields.flatMap(({ column }) =>
    column === undefined || column.isAbove
      ? []
      : column.cells.flatMap((cell) => cell?.node.order ?? []),
  );
  const wholes = all.filter((whole) => {
    const isMore = whole.table.set.members.length > part.table.set.members.length;
    const isTaken = isSeveral(part, whole) && agreed(whole.fields) >= agreed(part.fields);
    const isAsGood = whole.known >= part.known && (isTaken || fieldsOf(whole) >= fieldsOf(part));
    const isList = whole.table.score >= part.table.score - MUCH_WORSE;
    const isBetter =
      whole.certainty >= CERTAIN_WHOLE || agreed(whole.fields) > agreed(part.fields) + BETTER;
    if (!isMore || !isAsGood || !isList || !(isTaken || isBetter)) return false;
    const own = spansOf(whole.table.set);
    return places.filter((place) => own.holds(place)).length >= places.length * MOST;
  });
  // of several the one that says most of what is known
  return wholes.toSorted((a, b) => agreed(b.fields) - agreed(a.fields))[0];
}

/** Most records of the one, each of elements that follow one another, are several of the other. */
function isSeveral({ table: { set } }: Matched, { table }: Matched): boolean {
  if (set.kind !== 'period') return false;
  const records = new Set(table.set.members.flatMap(({ roots }) => roots.slice(0, 1)));
  const several = set.members.filter(
    ({ roots }) => roots.filter((root) => records.has(root)).length > 1,
  );
  return several.length > set.members.length / 2;
}

/** How far its columns say what is known of the records, 0 to 1. */
function agreed(fields: readonly Assigned[]): number {
  const shares = fields.flatMap(({ agrees }) => agrees ?? []);
  return shares.reduce((sum, one) => sum + one, 0) / Math.max(1, shares.length);
}

const CERTAIN_WHOLE = 0.7;
/** Several records taken for one say what is known of some of them. */
const BETTER = 0.2;
/** So far below the part, records and what lies in them are mixed. */
const MUCH_WORSE = 5;
/** What a row of several records says between them is none of the whole's. */
const MOST = 0.7;

/** Fields that stood in whole elements, or are read in parts, need those as well. */
const readsText = ({ list }: Recipe): boolean => list.fields.some(({ read }) => read === undefined);

// ── in its place ─────────────────────────────────────────────────────────────────────────────────────

/** Least share of a field's anchors: all, or all but its place among those of its kind. */
export const IN_PLACE = 0.8;
const CERTAIN = 0.8;

/** The list where its anchors say, if all of them and the memory agree; else undefined, and all is weighed. */
function matchInPlace(
  page: RecordPage,
  recipe: Recipe,
  rows: readonly Known[],
): Matched | undefined {
  const { records, fields } = recipe.list;
  const holder = holderAt(page, records.anchors);
  if (holder === undefined) return undefined;
  const sets = setsBelow(page, holder);
  if (nestedOf(page, sets).length > 0) return undefined;
  const same = sets.filter(
    (set) =>
      set.members[0]?.roots.length === (records.span ?? 1) &&
      setVote(page, records.anchors, { set }) === 1,
  );
  const wholes = fields.some(({ anchors }) => anchors.some(isOfWhole));
  const weighed = weighAlone(page, same).map((table) =>
    weigh(page, recipe, table, { pairing: pairingOf(page, rows, table), wholes }),
  );
  const [best] = weighed.sort(byMerit(weighed));
  const isSettled =
    best !== undefined &&
    best.certainty >= CERTAIN &&
    best.fields.every(({ state, anchored }) => state === 'ok' && anchored >= IN_PLACE);
  return isSettled ? best : undefined;
}

/** Whole elements have no place among the columns of their kind. */
const isOfWhole = (anchor: Anchor): boolean => 'kind' in anchor && anchor.nth === 0;

/** The only element at the path of the recipe's holder whose children may be its records. */
function holderAt(page: RecordPage, anchors: readonly Anchor[]): RecordNode | undefined {
  const path = anchors.find((anchor) => 'path' in anchor)?.path.split('/') ?? [];
  const root = path.at(-1);
  const way = path.slice(0, -1);
  const place = way.join('/');
  const holders = page.nodes.filter(
    (node) =>
      node.depth === way.length - 1 &&
      node.tag === way.at(-1) &&
      (node.tag === 'table' || node.kids.some(({ tag, from, to }) => tag === root && to > from)) &&
      tagsOf(node) === place,
  );
  return holders.length === 1 ? holders[0] : undefined;
}

// ── weighing ─────────────────────────────────────────────────────────────────────────────────────────

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

const pairingOf = (page: RecordPage, rows: readonly Known[], table: Detected): Pairing =>
  pairRows(rows, valuesByRow(table.columns, page.base));

function weigh(
  page: RecordPage,
  recipe: Recipe,
  table: Detected,
  { pairing, wholes }: { readonly pairing: Pairing; readonly wholes: boolean },
): Matched {
  const { memory } = recipe;
  const fields = assign(page, recipe, table, { pairing, wholes });
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
        0.1 * enough +
        // one record is no list, but says more than none
        0.1 * agreed(fields);
  return { table, fields, certainty, known: pairing.pairs.length };
}
