/**
 * Answers as tables, for people who work in spreadsheets.
 *
 * A list of objects gives a row for each; an object with one such list gives that list; any other object a row
 * for each of its fields; a list of plain values one column. Values inside values are written as text: lists
 * joined by commas, objects as JSON. Nothing else has a table.
 */
import type { Json, JsonObject } from '../../contract/console/common.ts';

export interface TableData {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** What the two columns of a single object, and the one of a plain list, are called. */
export interface TableNames {
  readonly field: string;
  readonly value: string;
}

/** The table of an answer; undefined when it has none. Columns stand in the order of their first sight. */
export function toTable(value: Json | undefined, names: TableNames): TableData | undefined {
  if (isList(value)) return listTable(value, names);
  if (!isObject(value)) return undefined;
  const entries = Object.entries(value);
  const [first] = entries;
  if (entries.length === 1 && first !== undefined && isList(first[1]) && first[1].some(isObject)) {
    return listTable(first[1], names);
  }
  if (entries.length === 0) return undefined;
  return {
    columns: [names.field, names.value],
    rows: entries.map(([name, inner]) => [name, cellText(inner)]),
  };
}

function listTable(list: readonly Json[], names: TableNames): TableData | undefined {
  if (list.length === 0) return undefined;
  if (!list.some(isObject)) {
    return { columns: [names.value], rows: list.map((item) => [cellText(item)]) };
  }
  const columns = [...new Set(list.flatMap((item) => (isObject(item) ? Object.keys(item) : [])))];
  const rows = list.map((item) =>
    isObject(item)
      ? columns.map((column) => cellText(item[column]))
      : columns.map((_column, index) => (index === 0 ? cellText(item) : '')),
  );
  return { columns, rows };
}

function cellText(value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  if (isList(value) && !value.some((item) => isObject(item) || isList(item))) {
    return value.map(cellText).join(', ');
  }
  return JSON.stringify(value);
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}
