/**
 * Which of the rows of a list of JSON are a page's records, and which place in them is which column.
 *
 * Proof is equality: a row is a record when at least two of its values are the record's, in the page's order; a place is a
 * column when it says the same in all but a few of them. A list that has the records and says something else of them (a
 * price that is another) is no source at all.
 */
import type { RecipeRow } from '../../domain/recipe.ts';
import { cellOf, formOf, type CellType, type Typed } from './data-cells.ts';
import { leavesOf, type Leaf } from './data-rows.ts';

export interface Table {
  readonly columns: readonly Typed[];
  readonly rows: readonly RecipeRow[];
  /** Of addresses. */
  readonly base: string;
}

/** Leaves of each row of the list. */
export type DataRows = readonly ReadonlyMap<string, Leaf>[];

export interface Pair {
  /** Of the page. */
  readonly row: RecipeRow;
  readonly leaves: ReadonlyMap<string, Leaf>;
}

export const ENOUGH_ROWS = 0.8;
const SAME = 0.95;
const LEAST_FIELDS = 2;
const MOST_PLACES = 40;

export const leavesOfAll = (items: readonly unknown[]): DataRows => items.map(leavesOf);

/** Records with their rows, in the order of the page. `needs`: how many of a record's values a row must hold. */
export function alignRows(
  table: Table,
  data: DataRows,
  { formsOf, keyOf }: Forms,
  needs: (filled: number) => number,
): readonly (readonly [RecipeRow, number])[] {
  const where = new Map<string, number[]>();
  for (const [j, leaves] of data.entries()) {
    for (const form of formsOf(leaves)) {
      const places = where.get(form);
      if (places === undefined) where.set(form, [j]);
      else places.push(j);
    }
  }
  const pairs: (readonly [RecipeRow, number])[] = [];
  let last = -1;
  for (const row of table.rows) {
    const held = new Map<number, number>();
    const own = table.columns.flatMap((column) => {
      const form = formOf(row[column.name]);
      return form === '' ? [] : [`${keyOf(column)}:${form}`];
    });
    for (const form of own)
      for (const j of after(where.get(form) ?? [], last)) held.set(j, (held.get(j) ?? 0) + 1);
    const best = bestOf(held, needs(own.length));
    if (best === undefined) continue;
    pairs.push([row, best]);
    last = best;
  }
  return pairs;
}

/** The next few places after the last one. */
function after(places: readonly number[], last: number): readonly number[] {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) > last) high = middle;
    else low = middle + 1;
  }
  return places.slice(low, low + MOST_PLACES);
}

function bestOf(held: ReadonlyMap<number, number>, least: number): number | undefined {
  let best: number | undefined;
  let most = 0;
  for (const [j, count] of held) {
    if (count < Math.max(1, least)) continue;
    if (count > most || (count === most && j < (best ?? Infinity))) [best, most] = [j, count];
  }
  return best;
}

/** In which forms the leaves of a row may be the cells of the table. */
export interface Forms {
  readonly formsOf: (leaves: ReadonlyMap<string, Leaf>) => ReadonlySet<string>;
  readonly keyOf: (column: Typed) => string;
}

/** Any leaf may be any column of a type that it fits. */
export function anyForms({ columns, base }: Table): Forms {
  const keyOf = ({ type, dates }: CellType): string => `${type} ${dates ?? ''}`;
  const types = new Map<string, CellType>(columns.map((column) => [keyOf(column), column]));
  return {
    keyOf,
    formsOf: (leaves) => {
      const forms = new Set<string>();
      for (const leaf of leaves.values()) {
        for (const [key, type] of types) {
          const form = formOf(cellOf(type, leaf, base));
          if (form !== '') forms.add(`${key}:${form}`);
        }
      }
      return forms;
    },
  };
}

/** Each column is the leaf at its place. */
export function placedForms(
  { columns, base }: Table,
  fields: Readonly<Record<string, string>>,
): Forms {
  return {
    keyOf: ({ name }) => name,
    formsOf: (leaves) =>
      new Set(
        columns.flatMap((column) => {
          const { name } = column;
          const path = placeIn(fields, name);
          const leaf = path === undefined ? undefined : leaves.get(path);
          const form = formOf(cellOf(column, leaf, base));
          return form === '' ? [] : [`${name}:${form}`];
        }),
      ),
  };
}

export const placeIn = (
  fields: Readonly<Record<string, string>>,
  name: string,
): string | undefined => (Object.hasOwn(fields, name) ? fields[name] : undefined);

/** Column → place; undefined where the data says something else than the page. */
export function fieldsOf(
  { columns, base }: Table,
  pairs: readonly Pair[],
): ReadonlyMap<string, string> | undefined {
  const paths = pathsOf(pairs);
  const fields = new Map<string, string>();
  for (const column of columns) {
    const { name } = column;
    const shares = paths.map((path) => ({
      path,
      share: agreementOf(pairs, column, { path, base }),
    }));
    const same = shares.filter(({ share }) => share >= SAME);
    const [best] = same.sort(
      (a, b) =>
        b.share - a.share ||
        Number(isNamed(b.path, name)) - Number(isNamed(a.path, name)) ||
        a.path.length - b.path.length,
    );
    if (best !== undefined) fields.set(name, best.path);
    else if (shares.some(({ path, share }) => contradicts(pairs, { name, path, share })))
      return undefined;
  }
  return new Set(fields.values()).size >= LEAST_FIELDS ? fields : undefined;
}

export const pathsOf = (pairs: readonly Pair[]): readonly string[] => [
  ...new Set(pairs.flatMap(({ leaves }) => [...leaves.keys()])),
];

/** Share of the records in which both say the same; what one has and the other has not is no agreement. */
function agreementOf(
  pairs: readonly Pair[],
  column: Typed,
  { path, base }: { readonly path: string; readonly base: string },
): number {
  let same = 0;
  let had = 0;
  let isEmpty = true;
  for (const { row, leaves } of pairs) {
    const shown = formOf(row[column.name]);
    const said = formOf(cellOf(column, leaves.get(path), base));
    if (shown === '' && said === '') continue;
    had += 1;
    if (shown !== said) continue;
    isEmpty = false;
    same += 1;
  }
  return isEmpty ? 0 : same / had;
}

const folded = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The last part of a place, without the numbers of lists. */
export const nameOf = (path: string): string =>
  path
    .split('/')
    .filter((one) => !/^\d*$/.test(one))
    .at(-1) ?? '';

const isNamed = (path: string, name: string): boolean => folded(nameOf(path)) === folded(name);

const SOME = 0.3;
const HALF = 0.5;

/** A place of the column's name that is another number, or mostly its text and sometimes not. */
function contradicts(
  pairs: readonly Pair[],
  { name, path, share }: { readonly name: string; readonly path: string; readonly share: number },
): boolean {
  const numbers = pairs.flatMap(({ row, leaves }) => {
    const shown = row[name];
    const said = Number(leaves.get(path));
    return typeof shown === 'number' && Number.isFinite(said) ? [[shown, said] as const] : [];
  });
  const isNumeric = numbers.length >= pairs.length * HALF;
  if (!isNamed(path, name)) return isNumeric && isTelling(numbers) && share >= HALF;
  if (!isNumeric) return share >= SOME;
  // cents for euros are the same price
  const ratios = numbers.flatMap(([shown, said]) => (shown === 0 ? [] : [said / shown]));
  const [first = 1] = ratios;
  return ratios.some((ratio) => Math.abs(ratio - first) > Math.abs(first) * 0.01);
}

/** Numbers that mostly differ from record to record agree by chance in few. */
const isTelling = (numbers: readonly (readonly [number, number])[]): boolean =>
  new Set(numbers.map(([shown]) => shown)).size > numbers.length * 0.7;
