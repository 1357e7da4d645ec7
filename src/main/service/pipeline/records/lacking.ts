/** Rows that are none of a recipe's list: an advertisement between records lacks most of what all of them have. */
import type { Recipe } from '../../domain/recipe.ts';
import type { Assigned } from './assign.ts';
import { sharesOf, type Column } from './columns.ts';
import type { Matched } from './match.ts';

/** Columns that every record had, before one can be missed; a link and its text are one. */
const LEAST_COLUMNS = 3;
/** Where more lack them, the page has changed: nothing is left out. */
const MOST_ROWS = 0.4;

/** The match without such rows, and their number. */
export function withoutLacking(
  recipe: Recipe,
  matched: Matched,
): { readonly matched: Matched; readonly lacking: number } {
  const needed = matched.fields.flatMap(({ field, column }) =>
    column !== undefined && column.read !== 'href' && isAlways(recipe, field) ? [column] : [],
  );
  const { members } = matched.table.set;
  const lacks = members.map(
    (_, row) => needed.filter(({ cells }) => cells[row] !== undefined).length < needed.length / 2,
  );
  const lacking = lacks.filter(Boolean).length;
  if (needed.length < LEAST_COLUMNS || lacking === 0 || lacking > members.length * MOST_ROWS)
    return { matched, lacking: 0 };
  return { matched: narrowed(matched, (_, row) => lacks[row] !== true), lacking };
}

const isAlways = ({ memory }: Recipe, { name, required }: Assigned['field']): boolean =>
  required === true && (memory?.profile[name]?.filled ?? 1) >= 0.9;

function narrowed(matched: Matched, keeps: (_: unknown, row: number) => boolean): Matched {
  const { table, fields } = matched;
  const made = new Map<Column, Column>();
  const narrow = (column: Column): Column => {
    const cells = column.cells.filter(keeps);
    const own = made.get(column) ?? { ...column, cells, ...sharesOf(cells) };
    made.set(column, own);
    return own;
  };
  const set = { ...table.set, members: table.set.members.filter(keeps) };
  return {
    ...matched,
    table: { ...table, set, columns: table.columns.map(narrow) },
    fields: fields.map((one) =>
      one.column === undefined ? one : { ...one, column: narrow(one.column) },
    ),
  };
}
