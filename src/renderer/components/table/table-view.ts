/**
 * Which rows of a table are shown, and in what order: filter, facets, sort. Pure: rows are never copied, a view is a list of
 * their numbers.
 */
import type { Cell, Table } from '../../../contract/table/records.ts';
import { looseNumber, type ColumnType } from './column-type.ts';

export interface Sort {
  readonly column: string;
  readonly isDescending: boolean;
}

export interface TableView {
  readonly text: string;
  readonly sort: Sort | undefined;
  /** Column → the values shown, as texts; absent: all. */
  readonly facets: Readonly<Record<string, readonly string[]>>;
  readonly hidden: readonly string[];
  /** Beside the first one, in order. */
  readonly pinned: readonly string[];
}

export const WHOLE: TableView = { text: '', sort: undefined, facets: {}, hidden: [], pinned: [] };

export interface FacetValue {
  readonly value: string;
  readonly count: number;
}

/** A column with more different values than this has no facet. */
const MOST_VALUES = 24;

export function cellText(cell: Cell | undefined): string {
  return cell === null || cell === undefined ? '' : String(cell);
}

/** Columns in the order they stand: the first and the pinned ones, then the others; without hidden ones. */
export function shownColumns(
  columns: readonly string[],
  { hidden, pinned }: TableView,
): readonly number[] {
  const at = columns.map((_name, index) => index).filter((index) => isShown(columns[index]));
  const [first] = at;
  const isPinned = (index: number): boolean =>
    index === first || pinned.includes(columns[index] ?? '');
  return [...at.filter(isPinned), ...at.filter((index) => !isPinned(index))];
  function isShown(name: string | undefined): boolean {
    return name !== undefined && !hidden.includes(name);
  }
}

/** How many of the columns shown stay in sight. */
export function pinnedCount(shown: readonly number[], table: Table, view: TableView): number {
  const isLoose = (index: number): boolean => !view.pinned.includes(table.columns[index] ?? '');
  const first = shown.findIndex((index, at) => at > 0 && isLoose(index));
  return first < 0 ? shown.length : first;
}

/** Numbers of the rows shown, in order. */
export function rowOrder(
  table: Table,
  types: readonly ColumnType[],
  view: Pick<TableView, 'text' | 'sort' | 'facets'>,
): readonly number[] {
  const kept = filtered(table, view);
  const { sort } = view;
  const column = sort === undefined ? -1 : table.columns.indexOf(sort.column);
  if (sort === undefined || column < 0) return kept;
  return sorted(kept, sortKeys(table, column, types[column] ?? 'text'), sort.isDescending);
}

function filtered(
  { columns, rows }: Table,
  { text, facets }: Pick<TableView, 'text' | 'facets'>,
): number[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const wanted = Object.entries(facets).flatMap(([name, values]) => {
    const at = columns.indexOf(name);
    return at < 0 ? [] : [{ at, values: new Set(values) }];
  });
  const kept: number[] = [];
  for (const [number, row] of rows.entries()) {
    if (!wanted.every(({ at, values }) => values.has(cellText(row[at])))) continue;
    if (words.length > 0) {
      const whole = row.map(cellText).join('\n').toLowerCase();
      if (!words.every((word) => whole.includes(word))) continue;
    }
    kept.push(number);
  }
  return kept;
}

type Key = number | undefined;

/** For each row a number that orders it; undefined for an empty cell, which comes last either way. */
function sortKeys({ rows }: Table, column: number, type: ColumnType): readonly Key[] {
  if (type === 'number' || type === 'boolean' || type === 'date') {
    return rows.map((row) => {
      const cell = row[column] ?? null;
      if (cell === null || cell === '') return undefined;
      const key = type === 'date' ? Date.parse(cellText(cell)) : looseNumber(cell);
      return Number.isNaN(key) ? undefined : key;
    });
  }
  const texts = rows.map((row) => cellText(row[column]));
  // each text is compared once, however many rows have it
  const { compare } = new Intl.Collator(undefined, { numeric: true });
  const ranks = new Map([...new Set(texts)].sort(compare).map((text, rank) => [text, rank]));
  return texts.map((text) => (text === '' ? undefined : ranks.get(text)));
}

function sorted(rows: readonly number[], keys: readonly Key[], isDescending: boolean): number[] {
  const sign = isDescending ? -1 : 1;
  return rows.toSorted((one, other) => {
    const first = keys[one];
    const second = keys[other];
    if (first === undefined || second === undefined) {
      return Number(first === undefined) - Number(second === undefined) || one - other;
    }
    return sign * (first - second) || one - other;
  });
}

/** The few values of a column with their numbers of rows, most first; undefined when they are many. */
export function facetOf({ rows }: Table, column: number): readonly FacetValue[] | undefined {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const text = cellText(row[column]);
    const before = counts.get(text) ?? 0;
    if (before === 0 && (counts.size >= MOST_VALUES || text.length > 80)) return undefined;
    counts.set(text, before + 1);
  }
  if (counts.size < 2 || counts.size * 2 > rows.length) return undefined;
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((one, other) => other.count - one.count);
}

/** Filled cells, and smallest to largest of a column that is ordered by numbers or time. */
export function summaryOf(
  { rows }: Table,
  column: number,
  type: ColumnType,
): { readonly filled: number; readonly least?: string; readonly most?: string } {
  let filled = 0;
  let least: { readonly key: number; readonly text: string } | undefined;
  let most = least;
  for (const row of rows) {
    const cell = row[column] ?? null;
    if (cell === null || cell === '') continue;
    filled += 1;
    const key = type === 'number' ? looseNumber(cell) : Date.parse(cellText(cell));
    if ((type !== 'number' && type !== 'date') || Number.isNaN(key)) continue;
    const here = { key, text: cellText(cell) };
    if (least === undefined || key < least.key) least = here;
    if (most === undefined || key > most.key) most = here;
  }
  return {
    filled,
    ...(least === undefined ? {} : { least: least.text }),
    ...(most === undefined ? {} : { most: most.text }),
  };
}

export interface ColumnWidth {
  /** Wide enough for most of its texts, within bounds. */
  readonly width: number;
  /** With the longest text whole. */
  readonly whole: number;
}

/** In px. */
export function columnWidth(table: Table, column: number, type: ColumnType): ColumnWidth {
  const name = (table.columns[column]?.length ?? 0) * 7 + 52;
  if (type === 'image') return { width: Math.max(120, name), whole: Math.max(120, name) };
  const step = Math.max(1, Math.floor(table.rows.length / 100));
  const lengths = table.rows
    .filter((_row, at) => at % step === 0)
    .map((row) => cellText(row[column]).length)
    .sort((one, other) => one - other);
  const forText = (length: number): number => Math.max(72, name, length * 7.2 + 28);
  const typical = forText(lengths[Math.floor(lengths.length * 0.9)] ?? 0);
  const width = Math.round(Math.min(360, typical));
  return { width, whole: Math.max(width, Math.round(forText(lengths.at(-1) ?? 0))) };
}

/** Widths with the room that is left shared out among the columns that want more, as far as they want it. */
export function withRoom(columns: readonly ColumnWidth[], room: number): readonly number[] {
  const free = room - columns.reduce((sum, { width }) => sum + width, 0);
  const wanted = columns.reduce((sum, { width, whole }) => sum + whole - width, 0);
  const share = wanted <= 0 ? 0 : Math.min(1, Math.max(0, free) / wanted);
  return columns.map(({ width, whole }) => width + Math.floor((whole - width) * share));
}
