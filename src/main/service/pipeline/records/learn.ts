/** A recipe made of a record set and the columns that are wanted of it; and its rows. */
import type { Recipe, RecipeField, RecipeMemory, RecipeRow } from '../../domain/recipe.ts';
import { anchorsOf, setAnchorsOf } from './anchors.ts';
import type { Column, Table } from './columns.ts';
import { profileColumn } from './profile.ts';
import { typedColumn, type AskedType, type Typed } from './values.ts';
import type { RecordPage } from './tree.ts';

export interface Wanted {
  readonly name: string;
  readonly column: Column;
  /** What a recipe knows of its values. */
  readonly asked?: AskedType;
}

const MOST_ROWS = 20;
const MOST_TEXT = 200;

/** Rows of a table: column → value. */
export function rowsOf(
  page: RecordPage,
  wanted: readonly Wanted[],
): { readonly rows: readonly RecipeRow[]; readonly typed: readonly Typed[] } {
  const typed = wanted.map(({ column, asked }) => typedColumn(column, page, asked));
  const count = wanted[0]?.column.cells.length ?? 0;
  const rows = Array.from({ length: count }, (_, i) =>
    Object.fromEntries(wanted.map(({ name }, k) => [name, typed[k]?.values[i] ?? null])),
  );
  return { rows, typed };
}

/** The recipe without its ways to further pages, which must be proved first. */
export function learnRecipe(
  page: RecordPage,
  table: Table,
  wanted: readonly Wanted[],
  at: { readonly now: string; readonly name?: string },
): Recipe {
  const { rows, typed } = rowsOf(page, wanted);
  const fields = wanted.map(({ name, column }, i) => fieldOf(name, column, table, typed[i]));
  const relations = relationsOf(fields, rows);
  const count = table.set.members.length;
  return {
    $schema: '/schemas/recipe-1.json',
    recipe: 1,
    name: (at.name ?? page.title).slice(0, 120) || 'Records',
    start: [page.url],
    list: {
      source: { kind: 'page' },
      records: recordsOf(page, table),
      fields,
      key: keyOf(wanted),
      ...(relations.length === 0 ? {} : { relations }),
    },
    pages: null,
    checks: { rows: [Math.max(1, Math.floor(count / 3)), count * 3] },
    memory: memoryOf(page, wanted, rows, at.now),
  };
}

/** Where the records are: what finds them, and of how many elements one is. */
export const recordsOf = (page: RecordPage, table: Table): Recipe['list']['records'] => ({
  anchors: setAnchorsOf(page, table),
  span: table.set.members[0]?.roots.length ?? 1,
});

function fieldOf(
  name: string,
  column: Column,
  table: Table,
  typed: Typed | undefined,
): RecipeField {
  const { read, label = column.words } = column;
  return {
    name,
    type: typed?.type ?? 'text',
    ...(column.filled >= 0.95 ? { required: true } : {}),
    ...(read === 'text' ? {} : { read: read.startsWith('@') ? read.slice(1) : read }),
    anchors: anchorsOf(column, table),
    ...(column.isAbove ? { above: true as const } : {}),
    ...(label === undefined ? {} : { label }),
    ...(typed?.currency === undefined ? {} : { currency: typed.currency }),
    ...(typed?.decimal === undefined ? {} : { decimal: typed.decimal }),
    ...(typed?.dates === undefined ? {} : { dates: typed.dates }),
  };
}

/** Profile and rows of a good page, long texts cut. */
export function memoryOf(
  page: RecordPage,
  wanted: readonly Wanted[],
  rows: readonly RecipeRow[],
  now: string,
): RecipeMemory {
  return {
    at: now,
    url: page.url,
    count: rows.length,
    profile: Object.fromEntries(wanted.map(({ name, column }) => [name, profileColumn(column)])),
    rows: rows.slice(0, MOST_ROWS).map(shortened),
  };
}

function shortened(row: RecipeRow): RecipeRow {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.slice(0, MOST_TEXT) : value,
    ]),
  );
}

/** What tells records apart: an address that differs everywhere, else the columns that together do. */
function keyOf(wanted: readonly Wanted[]): readonly string[] {
  const urls = wanted.filter(
    ({ column: { read, isList, distinct, filled } }) =>
      read === 'href' && !isList && distinct === 1 && filled === 1,
  );
  const url = urls.find(({ name }) => name === 'url') ?? urls[0];
  if (url !== undefined) return [url.name];
  const single = wanted.find(
    ({ column }) =>
      column.read === 'text' &&
      column.distinct === 1 &&
      column.filled === 1 &&
      column.kind !== 'number',
  );
  if (single !== undefined) return [single.name];
  return [...wanted]
    .sort((a, b) => b.column.distinct * b.column.filled - a.column.distinct * a.column.filled)
    .slice(0, 4)
    .map(({ name }) => name);
}

const LEAST_ROWS = 8;

/** Pairs of numbers of which one is never above the other, where they are not always the same. */
function relationsOf(
  fields: readonly RecipeField[],
  rows: readonly RecipeRow[],
): readonly (readonly [string, '<=', string, number])[] {
  const numeric = fields.filter(
    ({ type }) => type === 'price' || type === 'integer' || type === 'number',
  );
  return numeric.flatMap((left) =>
    numeric.flatMap((right) => {
      if (left === right || left.type !== right.type) return [];
      const pairs = pairsOf(rows, left.name, right.name);
      if (pairs.length < LEAST_ROWS || !pairs.every(([a, b]) => a <= b)) return [];
      return pairs.filter(([a, b]) => a < b).length >= pairs.length * 0.8
        ? [[left.name, '<=', right.name, 1] as const]
        : [];
    }),
  );
}

export function pairsOf(
  rows: readonly RecipeRow[],
  left: string,
  right: string,
): readonly (readonly [number, number])[] {
  return rows.flatMap((row) => {
    const a = row[left];
    const b = row[right];
    return typeof a === 'number' && typeof b === 'number' ? [[a, b] as const] : [];
  });
}
