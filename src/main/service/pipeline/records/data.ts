/**
 * The data behind a page as a second source of its records: found by what it says, and proved anew on every page it is
 * used for. Pure; what is handed in is what the page holds in its scripts and what it asked its own site for.
 */
import type { RecipeRow, RecipeSource } from '../../domain/recipe.ts';
import type { DataNext, FoundData, RecordsAnswer, RecordsTask } from '../../ports/records.ts';
import { cellOf, formOf, typeOfLeaves } from './data-cells.ts';
import {
  alignRows,
  anyForms,
  ENOUGH_ROWS,
  fieldsOf,
  leavesOfAll,
  nameOf,
  pathsOf,
  placedForms,
  placeIn,
  type Pair,
  type Table,
} from './data-match.ts';
import { asked, embedded, heldBy, parsed, requestOf, type Held } from './data-held.ts';
import { isOwnQuestion, nextIn, pagedSource } from './data-pages.ts';
import { pairsOf } from './learn.ts';
import { listAt, listsIn, type Leaf } from './data-rows.ts';

type Finding = Extract<RecordsTask, { kind: 'find-data' }>;
type Reading = Extract<RecordsTask, { kind: 'read-data' }>;
type Checking = Extract<RecordsTask, { kind: 'check-data' }>;
type Paging = Extract<RecordsTask, { kind: 'page-data' }>;

const LEAST_ROWS = 2;
const MOST_ROWS = 300;
const MOST_ITEMS = 1_000;
const MOST_ITEMS_IN_ALL = 20_000;

/** The list behind the page that says most of its records. */
export function findData({ html, url, answers, recipe, rows, now }: Finding): RecordsAnswer {
  const columns = recipe.list.fields.filter(({ above }) => above !== true);
  const table = { columns, rows: rows.slice(0, MOST_ROWS), base: url };
  if (table.rows.length < LEAST_ROWS) return { kind: 'data-found' };
  let best: FoundData | undefined;
  let room = MOST_ITEMS_IN_ALL;
  for (const held of [...asked(answers), ...embedded(html)]) {
    for (const { path, items } of listsIn(held.data)) {
      if (items.length < table.rows.length * ENOUGH_ROWS || room <= 0) continue;
      room -= items.length;
      const found = matched(table, held, { path, items: items.slice(0, MOST_ITEMS), now });
      if (found !== undefined && fieldCount(found) > fieldCount(best)) best = found;
    }
  }
  return { kind: 'data-found', ...(best === undefined ? {} : { found: best }) };
}

const fieldCount = (found: FoundData | undefined): number =>
  Object.keys(found?.source.fields ?? {}).length;

function matched(
  table: Table,
  { at }: Held,
  list: { readonly path: string; readonly items: readonly unknown[]; readonly now: string },
): FoundData | undefined {
  const data = leavesOfAll(list.items);
  const aligned = alignRows(table, data, anyForms(table), () => 2);
  if (aligned.length < table.rows.length * ENOUGH_ROWS) return undefined;
  const pairs = aligned.flatMap(([row, j]): Pair[] => {
    const leaves = data[j];
    return leaves === undefined ? [] : [{ row, leaves }];
  });
  const fields = fieldsOf(table, pairs);
  if (fields === undefined) return undefined;
  return {
    source: {
      ...at,
      rows: list.path,
      fields: Object.fromEntries(fields),
      proved: list.now.slice(0, 10),
    },
    rows: pairs.length,
    columns: moreColumns(table, pairs, fields),
  };
}

// ── columns that the page does not show ──────────────────────────────────────────────────────────────

const MOST_COLUMNS = 40;
const LEAST_FILLED = 0.5;
const NAME = /^[^_\s].{0,79}$/u;

function moreColumns(
  table: Table,
  pairs: readonly Pair[],
  fields: ReadonlyMap<string, string>,
): FoundData['columns'] {
  const taken = new Set(table.columns.map(({ name }) => name.toLowerCase()));
  const known = new Set(table.columns.map(({ name }) => formsIn(pairs, ({ row }) => row[name])));
  const used = new Set(fields.values());
  return pathsOf(pairs)
    .flatMap((path) => {
      if (used.has(path)) return [];
      const leaves = pairs
        .map((pair) => pair.leaves.get(path))
        .filter((leaf) => leaf !== undefined);
      const filled = leaves.length / pairs.length;
      const name = freeName(path, taken);
      if (filled < LEAST_FILLED || name === undefined) return [];
      const type = typeOfLeaves(leaves);
      const cell = (pair: Pair) => cellOf({ type }, pair.leaves.get(path), table.base);
      const forms = formsIn(pairs, cell);
      const sample = pairs.map(cell).find((one) => one !== null);
      // what another column says already, or what says the same of all, is no column
      if (known.has(forms) || sample === undefined || isConstant(pairs.map(cell))) return [];
      known.add(forms);
      taken.add(name.toLowerCase());
      return [{ name, type, path, filled: Math.round(filled * 100) / 100, sample }];
    })
    .slice(0, MOST_COLUMNS);
}

const formsIn = (pairs: readonly Pair[], cell: (pair: Pair) => RecipeRow[string] | undefined) =>
  pairs.map((pair) => formOf(cell(pair))).join('\n');

const isConstant = (cells: readonly RecipeRow[string][]): boolean =>
  new Set(cells.map(formOf)).size < 2;

function freeName(path: string, taken: ReadonlySet<string>): string | undefined {
  const parent = nameOf(path.slice(0, path.lastIndexOf('/')));
  const own = nameOf(path);
  return [own, `${parent}_${own}`].find(
    (name) => NAME.test(name) && !taken.has(name.toLowerCase()),
  );
}

// ── reading it again ─────────────────────────────────────────────────────────────────────────────────

/** The page's rows with what only the data says of them, where the data is proved on this page. */
export function checkData({ html, url, answers, recipe, rows }: Checking): RecordsAnswer {
  const [source] = recipe.also ?? [];
  const more = source === undefined ? [] : moreOf(recipe, source);
  const none = (why: string): RecordsAnswer => ({
    kind: 'data-checked',
    rows: rows.map((row) => ({
      ...row,
      ...Object.fromEntries(more.map(([name]) => [name, null])),
    })),
    agreed: 0,
    why,
  });
  if (source === undefined) return none('the recipe names none');
  const held = heldBy(source, { html, answers });
  const own = held.filter(({ data }) => listAt(data, source.rows) !== undefined).at(-1);
  const items = held.flatMap(({ data }) => listAt(data, source.rows) ?? []);
  if (items.length === 0) return none(missingOf(source));
  const { fields } = source;
  const columns = recipe.list.fields.filter(({ name }) => Object.hasOwn(fields, name));
  const table = { columns, rows, base: url };
  const data = leavesOfAll(items);
  // all that both say of a record is the same
  const pairs = new Map(alignRows(table, data, placedForms(table, fields), (filled) => filled));
  if (pairs.size < rows.length * ENOUGH_ROWS)
    return none(`${pairs.size} of ${rows.length} records are in it as the page shows them`);
  return {
    kind: 'data-checked',
    rows: rows.map((row) => {
      const leaves = data[pairs.get(row) ?? -1];
      return { ...row, ...cellsOf(more, leaves) };
    }),
    agreed: pairs.size,
    ...nextOf(source, own),
    ...(source.kind === 'json' && !isOwnQuestion(source, own?.at.request)
      ? { isOther: true as const }
      : {}),
  };
}

const nextOf = (
  source: RecipeSource,
  { data, link }: Pick<Held, 'data' | 'link'> = { data: undefined },
): { readonly next?: DataNext } => {
  const next = nextIn(source, data, link);
  return next === undefined ? {} : { next };
};

/** How the data of further pages is asked for, by the requests of a second one. */
export function pageData({ source, answers, later, rows }: Paging): RecordsAnswer {
  const own = JSON.stringify(source.request);
  const first = answers.find((answer) => JSON.stringify(requestOf(answer)) === own);
  const paged = first === undefined ? undefined : pagedSource({ source, first, later, rows });
  return { kind: 'data-paged', ...(paged === undefined ? {} : { paged }) };
}

/** Rows of an answer by itself, held against what the columns were when the page was last read. */
export function readData({ text, link, url, recipe }: Reading): RecordsAnswer {
  const [source] = recipe.also ?? [];
  const answer = parsed(text);
  const items = source === undefined ? undefined : listAt(answer, source.rows);
  if (source === undefined || items === undefined)
    return { kind: 'data-read', rows: [], why: `it has no list at ${source?.rows ?? '/'}` };
  const { fields } = source;
  const more = moreOf(recipe, source);
  const rows = leavesOfAll(items).map((leaves): RecipeRow => {
    const own = recipe.list.fields.map((field) => {
      const { name } = field;
      const path = placeIn(fields, name);
      return [name, cellOf(field, path === undefined ? undefined : leaves.get(path), url)] as const;
    });
    return { ...Object.fromEntries(own), ...cellsOf(more, leaves) };
  });
  const why = rows.length === 0 ? undefined : changedIn(recipe, rows);
  return {
    kind: 'data-read',
    rows: why === undefined ? rows : [],
    ...nextOf(source, { data: answer, ...(link === undefined ? {} : { link }) }),
    ...(why === undefined ? {} : { why }),
  };
}

const HALF = 0.5;
const BROKEN = 0.3;

/** What is no longer as it was: a column that most records lack, numbers that stand otherwise to each other. */
function changedIn(
  { list, memory }: Reading['recipe'],
  rows: readonly RecipeRow[],
): string | undefined {
  const gone = list.fields.find(({ name }) => {
    const known = memory?.profile[name]?.filled ?? 1;
    const filled = rows.filter((row) => (row[name] ?? null) !== null).length / rows.length;
    return known >= HALF && filled < known * HALF;
  });
  if (gone !== undefined)
    return `${gone.name} is missing or of another kind in most of its records`;
  const crossed = list.relations?.find(([left, , right]) => {
    const pairs = pairsOf(rows, left, right);
    return pairs.length >= 3 && pairs.filter(([a, b]) => a > b).length > pairs.length * BROKEN;
  });
  return crossed === undefined ? undefined : `${crossed[0]} and ${crossed[2]} have changed places`;
}

const missingOf = ({ kind, script, rows }: RecipeSource): string =>
  kind === 'state'
    ? `the page has no script "${script ?? ''}" with a list at ${rows || '/'}`
    : `the page did not ask for it, or its answer has no list at ${rows || '/'}`;

const moreOf = (
  { list }: Checking['recipe'],
  { fields }: RecipeSource,
): readonly (readonly [string, string])[] => {
  const own = new Set(list.fields.map(({ name }) => name));
  return Object.entries(fields).filter(([name]) => !own.has(name));
};

/** Values as they are: a column that only the data has has no other form. */
function cellsOf(
  more: readonly (readonly [string, string])[],
  leaves: ReadonlyMap<string, Leaf> | undefined,
): RecipeRow {
  return Object.fromEntries(more.map(([name, path]) => [name, leaves?.get(path) ?? null]));
}
