/**
 * Tables as grids, and the table whose header answers the properties of an array's items.
 * Spans are expanded (HTML standard 4.9.12, cut at 2,000 rows and 100 columns); rows of nested tables belong to those.
 */
import type { Element } from 'domhandler';
import type { Field } from './field.ts';
import { childElements, type Page, parentOf, whereIs } from './page.ts';
import { keyOf, overlap, singular, wordsOf } from './text.ts';

export interface Grid {
  readonly element: Element;
  /** Header cells' texts by column; lines of a header of several rows are joined. */
  readonly header: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

export interface Cell {
  readonly text: string;
  readonly element: Element | undefined;
}

const MAX_ROWS = 2_000;
const MAX_COLUMNS = 100;
const EMPTY: Cell = { text: '', element: undefined };

export function readTables(page: Page): readonly Grid[] {
  const grids: Grid[] = [];
  for (const table of page.elements) {
    if (table.name !== 'table' || grids.length >= 300) continue;
    const grid = readTable(table, page);
    if (grid !== undefined) grids.push(grid);
  }
  return grids;
}

function rowsOf(table: Element): readonly Element[] {
  return childElements(table).flatMap((child) =>
    child.name === 'tr'
      ? [child]
      : ['thead', 'tbody', 'tfoot'].includes(child.name)
        ? childElements(child).filter((row) => row.name === 'tr')
        : [],
  );
}

function readTable(table: Element, page: Page): Grid | undefined {
  const rows = rowsOf(table).slice(0, MAX_ROWS);
  const hanging: { cell: Cell; left: number }[] = [];
  const grid: Cell[][] = [];
  let headRows = 0;
  for (const row of rows) {
    const line: Cell[] = [];
    const cells = childElements(row).filter((cell) => cell.name === 'td' || cell.name === 'th');
    const takeHanging = (): void => {
      for (
        let over = hanging[line.length];
        over !== undefined && over.left > 0 && line.length < MAX_COLUMNS;
        over = hanging[line.length]
      ) {
        over.left -= 1;
        line.push(over.cell);
      }
    };
    for (const element of cells) {
      takeHanging();
      const cell: Cell = { text: page.text(element), element };
      const width = Math.min(span(element.attribs['colspan']), MAX_COLUMNS - line.length);
      const height = span(element.attribs['rowspan']);
      for (let column = 0; column < width; column += 1) {
        hanging[line.length] = { cell, left: height - 1 };
        line.push(cell);
      }
    }
    takeHanging();
    const isHead =
      parentOf(row)?.name === 'thead' ||
      (cells.length > 1 && cells.every((cell) => cell.name === 'th'));
    if (isHead && headRows === grid.length) headRows += 1;
    grid.push(line);
  }
  const width = Math.max(0, ...grid.map((line) => line.length));
  if (width < 2 || grid.length < 2) return undefined;
  const heads = grid.slice(0, Math.max(headRows, 1));
  const header = Array.from({ length: width }, (_, column) => {
    const texts = heads
      .map((line) => line[column]?.text ?? '')
      .filter((text, index, all) => text !== '' && all.indexOf(text) === index);
    return texts.at(-1) ?? '';
  });
  return {
    element: table,
    header,
    rows: grid
      .slice(Math.max(headRows, 1))
      .map((line) => Array.from({ length: width }, (_, column) => line[column] ?? EMPTY)),
  };
}

function span(value: string | undefined): number {
  const number = Number.parseInt(value ?? '1', 10);
  return Number.isFinite(number) && number > 0 ? Math.min(number, 1_000) : 1;
}

export interface TableMatch {
  readonly grid: Grid;
  /** Property → column. */
  readonly columns: ReadonlyMap<Field, number>;
  /** 0..1. */
  readonly score: number;
}

/** The table that answers most of the properties (at least half, and two unless there is only one). */
export function matchTable(
  properties: readonly Field[],
  grids: readonly Grid[],
  page: Page,
): TableMatch | undefined {
  let best: TableMatch | undefined;
  let bestRows = 0;
  for (const grid of grids) {
    const { columns, quality } = matchColumns(properties, grid.header);
    if (columns.size < Math.min(2, properties.length) || columns.size * 2 < properties.length)
      continue;
    const rows = grid.rows.filter((row) => row.some((cell) => cell.text !== '')).length;
    if (rows === 0) continue;
    const score =
      (quality / properties.length) * 0.9 +
      (page.zone(grid.element) === 'chrome' ? 0 : 0.05) +
      Math.min(quality / grid.header.length, 1) * 0.03;
    const isLarger = best !== undefined && Math.abs(score - best.score) < 1e-9 && rows > bestRows;
    if (best === undefined || score > best.score + 1e-9 || isLarger) {
      best = { grid, columns, score };
      bestRows = rows;
    }
  }
  return best;
}

function matchColumns(
  properties: readonly Field[],
  header: readonly string[],
): { readonly columns: ReadonlyMap<Field, number>; readonly quality: number } {
  const keys = header.map(keyOf);
  const words = header.map((cell) => wordsOf(cell).map(singular));
  const offers: { field: Field; column: number; rank: number }[] = [];
  for (const field of properties) {
    const fieldWords = field.words.map(singular);
    keys.forEach((key, column) => {
      if (key === '') return;
      let rank = 0;
      if (key === field.descriptionKey) rank = 1;
      else if (key === field.key) rank = 0.98;
      else if (
        field.concept?.labels?.includes(key) === true ||
        field.concept?.names.includes(key) === true
      )
        rank = 0.85;
      else if (overlap(fieldWords, words[column] ?? []) === 1) rank = 0.7;
      if (rank > 0) offers.push({ field, column, rank });
    });
  }
  offers.sort((a, b) => b.rank - a.rank || a.column - b.column);
  const columns = new Map<Field, number>();
  const taken = new Set<number>();
  let quality = 0;
  for (const { field, column, rank } of offers) {
    if (columns.has(field) || taken.has(column)) continue;
    columns.set(field, column);
    taken.add(column);
    quality += rank;
  }
  return { columns, quality };
}

/** Place of a cell, for provenance. */
export function cellPlace(grid: Grid, row: number, column: number): string {
  return `${whereIs(grid.element)} row ${row + 1} column ${column + 1}`;
}
