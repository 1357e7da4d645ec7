/** Rows of a run: each record once, told by its key. */
import type { FieldReport, FieldState, Health, Recipe, RecipeRow } from '../../domain/recipe.ts';

/** The row's key as text: its key columns, else all of it. */
export function keyOfRow({ list }: Recipe, row: RecipeRow): string {
  const parts = list.key.map((name) => row[name] ?? null);
  const isEmpty = parts.length === 0 || parts.every((part) => part === null);
  return JSON.stringify(isEmpty ? row : parts);
}

/**
 * The rows of one page with what tells them apart. Two that share the key and say something else in a column that both
 * fill are two records (one job in two towns): the second is told by all that it says. One that is shown twice, once with
 * a flag, is one.
 */
export function keyedRows(
  recipe: Recipe,
  rows: readonly RecipeRow[],
): readonly { readonly key: string; readonly row: RecipeRow }[] {
  const met = new Map<string, RecipeRow>();
  return rows.map((row) => {
    const key = keyOfRow(recipe, row);
    const first = met.get(key);
    if (first === undefined) met.set(key, row);
    return { key: first === undefined || !isOther(first, row) ? key : JSON.stringify(row), row };
  });
}

const isOther = (left: RecipeRow, right: RecipeRow): boolean =>
  Object.entries(left).some(([name, value]) => {
    const other = right[name] ?? null;
    return value !== null && other !== null && JSON.stringify(value) !== JSON.stringify(other);
  });

const STATES: readonly FieldState[] = ['ok', 'repaired', 'missing', 'suspect'];
const HEALTHS: readonly Health[] = ['ok', 'repaired', 'degraded', 'empty', 'broken'];

export const worseHealth = (left: Health, right: Health): Health =>
  HEALTHS.indexOf(left) >= HEALTHS.indexOf(right) ? left : right;

/** Reports of several pages as one: the worst state, the mean share weighted by rows. */
export function mergeReports(
  before: readonly FieldReport[],
  beforeRows: number,
  next: readonly FieldReport[],
  nextRows: number,
): readonly FieldReport[] {
  if (before.length === 0) return next;
  return before.map((one) => {
    const other = next.find(({ name }) => name === one.name);
    if (other === undefined) return one;
    const filled =
      (one.filled * beforeRows + other.filled * nextRows) / Math.max(1, beforeRows + nextRows);
    // a field that few records have may be on one page and not on the next
    const isRare = one.state !== 'missing' && other.state === 'missing' && one.filled < 0.4;
    const worse = !isRare && STATES.indexOf(other.state) > STATES.indexOf(one.state) ? other : one;
    return { ...worse, filled: Math.round(filled * 100) / 100 };
  });
}
