/** Types of a recipe's columns, as they are offered and as they are changed; pure. Cells of another type are read anew. */
import type { LiveTable } from '../../../contract/console/live.ts';
import type { RecipeField } from '../../../contract/console/recipes.ts';
import { leaveOut, type Draft } from './edit.ts';

/** A date whose order is known is given as ISO 8601, any other as it is shown. */
export const COLUMN_TYPES = [
  'text',
  'number',
  'integer',
  'price',
  'date',
  'date day-month',
  'date month-day',
  'datetime',
  'datetime day-month',
  'datetime month-day',
  'duration',
  'rating',
  'boolean',
  'url',
  'image',
  'email',
  'phone',
  'code',
] as const;

const fieldOf = ({ recipe: { list, detail } }: Draft, name: string): RecipeField | undefined =>
  [...list.fields, ...(detail?.fields ?? [])].find((field) => field.name === name);

/** As it is offered, with the order of its dates. */
export function typeOf(draft: Draft, column: RecipeField): string {
  const { type, dates } = fieldOf(draft, column.name) ?? column;
  return dates === undefined ? type : `${type} ${dates}`;
}

/** The cells are those of the former type until they are read (`withCells`). */
export function retypeColumn(draft: Draft, name: string, choice: string): Draft {
  const [type = choice, dates] = choice.split(' ');
  const unit = unitFor(draft, name, type);
  const ofType = { type, ...(dates && { dates }), ...(unit && { unit }) };
  const retype = (field: RecipeField): RecipeField =>
    field.name === name ? { ...leaveOut(field, 'dates', 'unit'), ...ofType } : field;
  const { list, detail } = draft.recipe;
  const isOfDetail = detail?.fields.some((field) => field.name === name) === true;
  const recipe = {
    ...draft.recipe,
    list: { ...list, fields: list.fields.map(retype) },
    ...(detail && { detail: { ...detail, fields: detail.fields.map(retype) } }),
  };
  const columns = draft.columns.map((one) => (one.name === name ? { ...one, type } : one));
  // the page of a record is not at hand: it is read when the recipe runs
  return isOfDetail
    ? { ...draft, recipe, columns, rows: draft.rows.map((row) => leaveOut(row, name)) }
    : { ...draft, recipe, columns, isRetyped: true };
}

const WITH_UNIT = /^[-−+]?\s?\p{Nd}[\p{Nd}.,'’\s]*([^\p{Nd}\s][^\p{Nd}]{0,19})$/u;

/** `12 km`, `9 km`: what stands behind each number of a column that is made one of numbers. */
function unitFor(draft: Draft, name: string, type: string): string | undefined {
  if (type !== 'number' && type !== 'integer') return undefined;
  const cells = draft.rows.flatMap((row) => [row[name] ?? []].flat());
  const units = cells.map((cell) => WITH_UNIT.exec(String(cell))?.[1]);
  const known = fieldOf(draft, name)?.unit;
  const longest = units.toSorted((a = '', b = '') => b.length - a.length)[0];
  const isOne = units.every((unit) => unit !== undefined && longest?.startsWith(unit) === true);
  return isOne ? longest : known;
}

/** With the cells of the page as it stands; fields of the records' own pages stay. */
export function withCells(draft: Draft, { rows, places }: LiveTable): Draft {
  if (rows.length === 0) return draft;
  const read = { ...leaveOut(draft, 'isRetyped'), ...(places && { places }) };
  return { ...read, rows: rows.map((row, i) => ({ ...draft.rows[i], ...row })) };
}
