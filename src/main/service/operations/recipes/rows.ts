/** Rows of a run: each record once, told by its key. */
import type { FieldReport, FieldState, Health, Recipe, RecipeRow } from '../../domain/recipe.ts';
import type { FreshRow } from '../../domain/recipe-run.ts';
import type { Reading } from '../../ports/records.ts';

/** The row's key as text: its key columns, else all of it. */
export function keyOfRow({ list }: Recipe, row: RecipeRow): string {
  const parts = list.key.map((name) => row[name] ?? null);
  const isEmpty = parts.length === 0 || parts.every((part) => part === null);
  return JSON.stringify(isEmpty ? row : parts);
}

/** A row and what tells it from others of its run. */
export type KeyedRow = Pick<FreshRow, 'key' | 'row'>;

/**
 * The rows of a page with what tells them apart. Two that share the key and say something else in a column that both fill
 * are two records (one job in two towns): the second is told by all that it says. One that is shown twice, once with a
 * flag, is one; and of a row of an earlier page (`known`, by its key) only words count, for points and ages change.
 */
export function keyedRows(
  recipe: Recipe,
  rows: readonly RecipeRow[],
  known: ReadonlyMap<string, RecipeRow>,
): readonly KeyedRow[] {
  const names = recipe.list.fields.map(({ name }) => name);
  const words = names.filter((name) => areWords(recipe, name));
  const here = new Map<string, RecipeRow>();
  return rows.map((row) => {
    const key = keyOfRow(recipe, row);
    const [first, before] = [here.get(key), known.get(key)];
    if (first === undefined) here.set(key, row);
    const isOther =
      (first !== undefined && differ(first, row, names)) ||
      (before !== undefined && differ(before, row, words));
    return { key: isOther ? JSON.stringify(row) : key, row };
  });
}

/** Kinds of words, as a profile names them (pipeline/records/kinds.ts). */
const WORDS: ReadonlySet<string> = new Set(['word', 'phrase', 'prose']);

function areWords({ list, memory }: Recipe, name: string): boolean {
  const { type, read = 'text' } = list.fields.find((field) => field.name === name) ?? {};
  const kinds = Object.entries(memory?.profile[name]?.kinds ?? {});
  const share = kinds.reduce((sum, [kind, one]) => sum + (WORDS.has(kind) ? one : 0), 0);
  return type === 'text' && read === 'text' && (kinds.length === 0 || share > 0.9);
}

const differ = (left: RecipeRow, right: RecipeRow, names: readonly string[]): boolean =>
  names.some((name) => {
    const [one = null, other = null] = [left[name], right[name]];
    return one !== null && other !== null && JSON.stringify(one) !== JSON.stringify(other);
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
    const worse = STATES.indexOf(other.state) > STATES.indexOf(one.state) ? other : one;
    return { ...worse, filled: Math.round(filled * 100) / 100 };
  });
}

/** As a required field is. */
const REQUIRED = 0.95;

/**
 * A page beside those before it: a field that not all records have may be on one page and not on the next (prices that were
 * lowered), where all others stand where they stood.
 */
export function besideOthers(before: readonly FieldReport[], reading: Reading): Reading {
  const mayLack = new Set(
    before
      .filter(({ state, filled }) => state !== 'missing' && filled < REQUIRED)
      .map(({ name }) => name),
  );
  const isAbsent = ({ name, state }: FieldReport): boolean =>
    state === 'missing' && mayLack.has(name);
  const { fields, health } = reading;
  if (!fields.some(isAbsent) || !fields.every((one) => one.state === 'ok' || isAbsent(one)))
    return reading;
  return {
    ...reading,
    health: health === 'degraded' ? 'ok' : health,
    fields: fields.map((one) => (isAbsent(one) ? { name: one.name, state: 'ok', filled: 0 } : one)),
  };
}
