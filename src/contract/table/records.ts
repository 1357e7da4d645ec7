/**
 * JSON as a table: which records a value holds, and the cells of each by dot path. Pure; the service's exports, the command
 * line and the GUI read the same rows with it.
 *
 * A list of objects is its records. An object with exactly one list of objects is that list, each record with the object's
 * other members beside its own. Anything else is one record. Nested objects become dot paths (`offer.price`), lists of plain
 * values one text joined by commas, other lists JSON.
 */
import type { JobKind, Json, JsonObject } from '../console/common.ts';

export type Cell = null | boolean | number | string;

/** Column names in order, and rows with a cell for each. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Objects deeper than this are written as JSON. */
const MOST_DEPTH = 6;

/** The records of a value; none for a plain value. */
export function recordsOf(value: Json | undefined): readonly JsonObject[] {
  if (isList(value)) return value.some(isObject) ? value.map(asRecord) : value.map(plainRecord);
  if (!isObject(value)) return [];
  const members = Object.entries(value);
  const lists = members.filter(([, member]) => isRecordList(member));
  const [list] = lists;
  if (lists.length !== 1 || list === undefined) return members.length === 0 ? [] : [value];
  const others = Object.fromEntries(members.filter(([name]) => name !== list[0]));
  return isList(list[1]) ? list[1].map((item) => ({ ...others, ...asRecord(item) })) : [];
}

/** Whether the value holds a list of records, not one thing. */
export function isListOfRecords(value: Json | undefined): boolean {
  if (isList(value)) return isRecordList(value);
  return isObject(value) && Object.values(value).filter(isRecordList).length === 1;
}

/** A record's cells by dot path, in its own order. */
export function cellsOf(record: JsonObject): ReadonlyMap<string, Cell> {
  const cells = new Map<string, Cell>();
  addCells(cells, record, '', 0);
  return cells;
}

function addCells(
  cells: Map<string, Cell>,
  record: JsonObject,
  prefix: string,
  depth: number,
): void {
  for (const [name, value] of Object.entries(record)) {
    if (value === undefined) continue;
    const path = prefix === '' ? name : `${prefix}.${name}`;
    if (isObject(value) && depth < MOST_DEPTH && Object.keys(value).length > 0) {
      addCells(cells, value, path, depth + 1);
    } else cells.set(path, cellOf(value));
  }
}

/** Rows that are read one after the other, and the union of their columns in the order of first sight. */
export class TableBuilder {
  readonly #index = new Map<string, number>();
  readonly #rows: (readonly Cell[])[] = [];

  constructor(first: readonly string[] = []) {
    for (const name of first) this.#column(name);
  }

  /** Adds a row; cells it has no column for yet make one. */
  add(cells: Iterable<readonly [string, Cell]>): void {
    const row: Cell[] = new Array<Cell>(this.#index.size).fill(null);
    for (const [name, cell] of cells) {
      const at = this.#column(name);
      while (row.length < at) row.push(null);
      row[at] = cell;
    }
    this.#rows.push(row);
  }

  /** Only the columns of these cells. */
  note(names: Iterable<string>): void {
    for (const name of names) this.#column(name);
  }

  get columns(): readonly string[] {
    return [...this.#index.keys()];
  }

  /** What was added, every row as long as there are columns. */
  table(): Table {
    const { columns } = this;
    const rows = this.#rows.map((row) =>
      row.length === columns.length
        ? row
        : [...row, ...new Array<Cell>(columns.length - row.length).fill(null)],
    );
    return { columns, rows };
  }

  #column(name: string): number {
    const known = this.#index.get(name);
    if (known !== undefined) return known;
    this.#index.set(name, this.#index.size);
    return this.#index.size - 1;
  }
}

/** A value's records as a table; undefined when it has none. */
export function tableOfJson(value: Json | undefined): Table | undefined {
  const records = recordsOf(value);
  if (records.length === 0) return undefined;
  const builder = new TableBuilder();
  for (const record of records) builder.add(cellsOf(record));
  return builder.table();
}

/**
 * The rows of what a map, search or extraction found, without what was said about it. A search answers a list for each
 * source, which becomes a column; of an extraction from several pages each record names its page.
 */
export function tableOfResult(kind: JobKind, result: Json | undefined): Table | undefined {
  const { data, links, pages } = isObject(result) ? result : {};
  if (kind === 'extract' && isList(pages)) return tableOfPages(pages);
  const found = data ?? links ?? result;
  if (kind !== 'search' || !isObject(found)) return tableOfJson(found);
  return tableOfJson(
    Object.entries(found).flatMap(([source, list]) =>
      isList(list) ? recordsOf(list).map((record) => ({ source, ...record })) : [],
    ),
  );
}

/** The records of each page of an extraction, `{url, data}`, with its address first; a page without any is a row, too. */
export function tableOfPages(pages: readonly Json[]): Table | undefined {
  return tableOfJson(
    pages.filter(isObject).flatMap(({ url, data }) => {
      const records = recordsOf(data);
      return (records.length === 0 ? [{}] : records).map((record) => ({
        page: cellOf(url),
        ...record,
      }));
    }),
  );
}

/** What is first told of a page in the rows of a job. */
export const PAGE_COLUMNS = ['url', 'status', 'title'] as const;

/** The column that says which of a page's tables a row is of. */
const TABLE_COLUMN = 'table';

/** The name of an extracted field beside the columns of its page. */
function fieldColumn(path: string, source: 'json' | 'table'): string {
  const isTaken =
    path === 'markdown' ||
    (source === 'table' && path === TABLE_COLUMN) ||
    PAGE_COLUMNS.some((name) => name === path);
  return isTaken ? `${source}.${path}` : path;
}

/** One row a record, or one a page whatever it holds. */
export type RowsBy = 'record' | 'page';

interface PageDocument {
  readonly json?: Json;
  readonly tables?: readonly { readonly name: string; readonly rows: readonly JsonObject[] }[];
  readonly markdown?: Json;
  readonly metadata?: JsonObject;
}

/**
 * The rows of one page of a job: what is told of the page, then its fields; where none were asked for, the rows of its
 * tables, one table after the other. Without either, the page alone.
 */
export function rowsOfPage(
  document: PageDocument,
  by: RowsBy,
  withText = false,
): readonly ReadonlyMap<string, Cell>[] {
  const { metadata = {}, json } = document;
  const page = new Map<string, Cell>([
    ['url', cellOf(metadata['url'] ?? metadata['sourceURL'])],
    ['status', cellOf(metadata['statusCode'])],
    ['title', cellOf(metadata['title'])],
  ]);
  const text: readonly [string, Cell][] = withText ? [['markdown', cellOf(document.markdown)]] : [];
  const records = by === 'page' && isObject(json) ? [json] : recordsOf(json);
  const tables = records.length === 0 && by === 'record' ? (document.tables ?? []) : [];
  const rows = [
    ...records.map((record) => ({ table: undefined, record })),
    ...tables.flatMap(({ name, rows: found }) => found.map((record) => ({ table: name, record }))),
  ];
  if (rows.length === 0) return [new Map([...page, ...text])];
  return rows.map(({ table, record }) => {
    const row = new Map(page);
    if (table !== undefined) row.set(TABLE_COLUMN, table);
    for (const [path, cell] of cellsOf(record))
      row.set(fieldColumn(path, table === undefined ? 'json' : 'table'), cell);
    for (const [name, cell] of text) row.set(name, cell);
    return row;
  });
}

function cellOf(value: Json | undefined): Cell {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'object') return value;
  if (isList(value) && !value.some((item) => isObject(item) || isList(item))) {
    return value.map((item) => String(cellOf(item) ?? '')).join(', ');
  }
  return JSON.stringify(value);
}

function asRecord(value: Json): JsonObject {
  return isObject(value) ? value : plainRecord(value);
}

function plainRecord(value: Json): JsonObject {
  return { value };
}

function isRecordList(value: Json | undefined): boolean {
  return isList(value) && value.length > 0 && value.every(isObject);
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}
