/**
 * Tables of a PDF: lines whose spaces stand above each other. A PDF says nothing of cells: columns are the gaps
 * that go through all lines of a table, rows are told by the distance of lines and by what stands in the first column.
 *
 * Lines come in file order, which may be row by row or cell by cell.
 */
import { isWhole } from './lines.ts';
import type { Line, Piece } from './lines.ts';
import { markOf } from './marks.ts';
import { isBoldLine } from './measure.ts';
import { joinLines, least, most } from './text.ts';
import type { Run } from './text.ts';

export type Cell = readonly Run[];

interface Table {
  /** Lines of the page that it is made of, from the first one on. */
  readonly count: number;
  readonly rows: readonly (readonly Cell[])[];
}

/** Text in columns that was written line by line across them. */
interface Columns {
  readonly count: number;
  readonly columns: readonly (readonly Line[])[];
}

interface Gutter {
  readonly from: number;
  readonly to: number;
}

/** Narrowest gap between columns, in font sizes, once all lines are known. */
const NARROWEST = 0.6;
/** Rows further apart than this many font sizes belong to two tables. */
const FARTHEST = 4.5;

/** Longest table that is looked for on a page. */
const MOST_LINES = 500;
const MOST_COLUMNS = 60;

interface Region {
  lines: Line[];
  /** The first lines, where one cell may stand over several columns. */
  spanning: readonly Line[];
  gutters: readonly Gutter[];
  top: number;
  bottom: number;
  /** Distance of its rows, as far as known. */
  pitch: number;
}

/** Up to which line of a page it is known that none begins: a long search that found nothing is not made again. */
const searched = new WeakMap<readonly Line[], number>();

/** The table or the columns that begin at a line; undefined where it is neither. */
export function gridAt(
  lines: readonly Line[],
  at: number,
): { table: Table } | { columns: Columns } | undefined {
  if (at < (searched.get(lines) ?? 0)) return undefined;
  const region = regionAt(lines, at);
  if (region === undefined || isJustified(lines, at, region)) return undefined;
  region.gutters = refined(region);
  const columns = region.gutters.length + 1;
  const cells = region.lines.map((line) => cellsOf(line, region));
  if (isRunningText(region, cells))
    return {
      columns: {
        count: region.lines.length,
        columns: Array.from({ length: columns }, (_, column) => columnLines(region, cells, column)),
      },
    };
  const rows = rowsOf(region, columns);
  const full = rows.filter((row) => row.filter((cell) => cell.length > 0).length > 1);
  if (full.length > 1) return { table: { count: region.lines.length, rows } };
  if (region.lines.length > WORTH_KNOWING) searched.set(lines, at + region.lines.length - 1);
  return undefined;
}

const WORTH_KNOWING = 20;

/** A few lines of a narrow column whose words were driven apart: a line beside them ends just where they do. */
function isJustified(lines: readonly Line[], at: number, region: Region): boolean {
  const first = region.lines[0];
  const last = region.lines.at(-1);
  if (first === undefined || last === undefined || region.lines.length > 3) return false;
  const isAlike = (row: Line, line: Line | undefined): boolean =>
    line !== undefined &&
    isWhole(line) &&
    Math.abs(line.y - row.y) < row.size * 1.5 &&
    Math.abs(line.end - row.end) < 1 &&
    Math.abs(line.x - row.x) < row.size * 3;
  return isAlike(first, lines[at - 1]) || isAlike(last, lines[at + region.lines.length]);
}

function regionAt(lines: readonly Line[], at: number): Region | undefined {
  const start = firstOfRow(lines, at);
  const first = lines[start];
  if (first === undefined || first.isVertical || first.pieces.length > MOST_COLUMNS)
    return undefined;
  const region: Region = {
    lines: [first],
    spanning: [],
    gutters: guttersOf(first.pieces),
    top: first.y,
    bottom: first.y,
    pitch: 0,
  };
  for (let next = start + 1; next < Math.min(lines.length, start + MOST_LINES); next++) {
    const line = lines[next];
    if (line === undefined || !joins(region, line)) break;
    if (isRicher(region, line) && isRicher(region, lines[next + 1])) {
      // a head over several columns, or the next table
      if (region.lines.length > 2) break;
      region.spanning = [...region.lines];
      region.gutters = guttersOf(line.pieces);
    }
    if (!addLine(region, line)) break;
  }
  while (region.lines.length > 1 && isProse(region)) region.lines.pop();
  const before = lines.slice(at, start);
  if (!before.every((line) => line.y < region.top && columnOf(region.gutters, line) >= 0))
    return undefined;
  region.lines.unshift(...before);
  return region;
}

/** Lines of single cells that stand beside the first full one, though they come before it in the file. */
const MOST_BEFORE = 3;

function firstOfRow(lines: readonly Line[], at: number): number {
  for (let next = at; next <= at + MOST_BEFORE; next++) if (hasColumns(lines[next])) return next;
  return -1;
}

/** The gutters, with those that only all lines together show: no row fills all its columns. */
function refined(region: Region): readonly Gutter[] {
  const size = region.lines[0]?.size ?? 10;
  const spans = region.lines
    .filter((line) => !region.spanning.includes(line))
    .flatMap(({ pieces }) => pieces)
    .toSorted((a, b) => a.x - b.x);
  const found: Gutter[] = [];
  let [end, count] = [-Infinity, 0];
  for (const [index, { x, end: to }] of spans.entries()) {
    if (x - end >= size * NARROWEST && count > 1 && spans.length - index > 1) {
      found.push({ from: end, to: x });
      count = 0;
    }
    end = Math.max(end, to);
    count += 1;
  }
  return found.length > region.gutters.length ? found : region.gutters;
}

const hasColumns = (line: Line | undefined): boolean => line !== undefined && !isWhole(line);

const isRicher = ({ gutters }: Region, line: Line | undefined): boolean =>
  line !== undefined && line.pieces.filter(({ gap }) => gap > 1).length > gutters.length;

function addLine(region: Region, line: Line): boolean {
  const left = cut(region.gutters, line);
  if (left.length === 0) return false;
  const step = region.bottom - line.y;
  if (columnOf(region.gutters, line) < 0 && step > 0) region.pitch = Math.max(region.pitch, step);
  region.gutters = left;
  region.lines.push(line);
  region.top = Math.max(region.top, line.y);
  region.bottom = Math.min(region.bottom, line.y);
  return true;
}

function guttersOf(pieces: readonly Piece[]): readonly Gutter[] {
  const sorted = pieces.toSorted((a, b) => a.x - b.x);
  return sorted.slice(1).flatMap((piece, index) => {
    const before = sorted[index];
    return before === undefined || before.end >= piece.x ? [] : [{ from: before.end, to: piece.x }];
  });
}

/** What is left of the gutters beside a line. */
function cut(gutters: readonly Gutter[], line: Line): readonly Gutter[] {
  const narrowest = line.size * NARROWEST;
  return gutters.flatMap((gutter) => {
    let { from, to } = gutter;
    for (const piece of line.pieces) {
      if (piece.end <= from || piece.x >= to) continue;
      // a piece that begins in the gutter narrows it from the right, one that ends in it from the left
      if (piece.x > from && piece.end >= to) to = piece.x;
      else if (piece.x <= from && piece.end < to) from = piece.end;
      else if (piece.x > from)
        return piece.x - from > to - piece.end
          ? [{ from, to: piece.x }]
          : [{ from: piece.end, to }];
      else return [];
    }
    return to - from < narrowest ? [] : [{ from, to }];
  });
}

function joins(region: Region, line: Line): boolean {
  const last = region.lines.at(-1);
  if (last === undefined || line.isVertical || line.pieces.length > MOST_COLUMNS) return false;
  if (line.size > last.size * 1.2 || line.size < last.size * 0.8) return false;
  const step = region.bottom - line.y;
  const farthest = region.pitch === 0 ? FARTHEST : Math.max(3, (region.pitch / line.size) * 2.2);
  if (step > line.size * farthest) return false;
  const isRow = hasColumns(line) || isNarrowRow(region, line);
  if (isRow) return step > 0 || isWithin(region, line);
  if (columnOf(region.gutters, line) < 0) return false;
  // one cell: a further line of it, or a row of its own at the usual distance
  if (step <= 0) return isWithin(region, line);
  const usual = region.pitch === 0 ? line.size * 3 : region.pitch * 1.15;
  return step < Math.max(line.size * 1.6, usual);
}

/** Its pieces are hardly apart, but just where the gutters are. */
const isNarrowRow = ({ gutters }: Region, line: Line): boolean =>
  line.pieces.length > 1 &&
  columnOf(gutters, line) < 0 &&
  cut(gutters, line).length === gutters.length;

const isWithin = (region: Region, line: Line): boolean =>
  line.y <= region.top + line.size * 2 && line.y >= region.bottom - line.size;

/** Column a line of one piece stands in; -1 when it goes over several. */
function columnOf(gutters: readonly Gutter[], { x, end }: { x: number; end: number }): number {
  const column = gutters.filter(({ to }) => to <= x + 0.5).length;
  const border = gutters[column];
  return border === undefined || end <= border.to - 0.5 ? column : -1;
}

/** The last line is no row: it is a single text below the table that fits under its first column by chance. */
function isProse(region: Region): boolean {
  const last = region.lines.at(-1);
  const above = region.lines.at(-2);
  if (last === undefined || above === undefined || hasColumns(last)) return false;
  if (columnOf(region.gutters, last) !== 0 || last.y >= above.y) return false;
  if (markOf(last.runs) !== undefined || (isBoldLine(last) && !isBoldLine(above))) return true;
  return above.y - last.y > last.size * 1.6 || /[.!?:]$/.test(last.text);
}

function cellsOf(line: Line, { gutters, spanning }: Region): readonly (readonly Piece[])[] {
  const cells: Piece[][] = Array.from({ length: gutters.length + 1 }, () => []);
  const isSpanning = spanning.includes(line);
  for (const piece of line.pieces) {
    const middle = (piece.x + piece.end) / 2;
    // what stands over several columns begins in the first of them
    const column = isSpanning
      ? gutters.filter(({ from }) => from <= piece.x).length
      : gutters.filter(({ from, to }) => (from + to) / 2 < middle).length;
    cells[column]?.push(piece);
  }
  return cells;
}

/** Columns of a text, not of a table: few, long lines that fill their columns. */
function isRunningText(region: Region, cells: readonly (readonly (readonly Piece[])[])[]): boolean {
  if (region.gutters.length > 2 || region.lines.length < 5) return false;
  return Array.from({ length: region.gutters.length + 1 }, (_, column) => column).every(
    (column) => {
      const parts = cells.map((row) => row[column] ?? []).filter((pieces) => pieces.length > 0);
      const ends = parts.map((pieces) => most(pieces.map((piece) => piece.end)));
      const end = most(ends);
      const start = least(parts.flat().map(({ x }) => x));
      const full = parts.filter(
        (pieces, index) =>
          textOf(pieces).length > 24 && end - (ends[index] ?? 0) < (end - start) * 0.25,
      ).length;
      return parts.length >= 4 && full >= parts.length * 0.7;
    },
  );
}

function columnLines(
  region: Region,
  cells: readonly (readonly (readonly Piece[])[])[],
  column: number,
): readonly Line[] {
  return region.lines.flatMap((line, index) => {
    const pieces = cells[index]?.[column] ?? [];
    const [first] = pieces;
    const last = pieces.at(-1);
    if (first === undefined || last === undefined) return [];
    return [
      {
        ...line,
        x: first.x,
        end: last.end,
        pieces,
        text: pieces.map(({ text }) => text).join(' '),
        runs: pieces.flatMap(({ runs }, place) => (place === 0 ? runs : [{ text: ' ' }, ...runs])),
      },
    ];
  });
}

/** Pieces of one height. */
interface Band {
  readonly y: number;
  readonly size: number;
  readonly cells: readonly (readonly Piece[])[];
}

function rowsOf(region: Region, columns: number): readonly (readonly Cell[])[] {
  const bands = bandsOf(region, columns);
  const steps = bands.slice(1).map((band, index) => (bands[index]?.y ?? band.y) - band.y);
  const whole = steps.filter((step, index) => step >= (bands[index]?.size ?? 10) * 0.9);
  const closest = least(whole);
  const isWide = (step: number): boolean => step > closest * 1.2;
  const areRowsApart = whole.filter(isWide).length >= whole.length * 0.3;
  // how far the texts of the first column reach
  const reach = most(bands.flatMap(({ cells }) => (cells[0] ?? []).map(({ end }) => end)));
  const rows: Band[][] = [];
  for (const [index, band] of bands.entries()) {
    const row = rows.at(-1);
    const above = bands[index - 1];
    if (row === undefined || above === undefined) {
      rows.push([band]);
      continue;
    }
    const step = above.y - band.y;
    const goesOn =
      step < band.size * 0.9 ||
      (!isWide(step) && (areRowsApart ? !sharesNumbers(above, band) : isRest(above, band, reach)));
    if (goesOn) row.push(band);
    else rows.push([band]);
  }
  const isBack =
    region.lines.filter(({ isRightToLeft }) => isRightToLeft).length > region.lines.length / 2;
  return rows
    .map((row) => Array.from({ length: columns }, (_, column) => cellOf(row, column)))
    .map((row) => (isBack ? row.toReversed() : row));
}

function bandsOf(region: Region, columns: number): readonly Band[] {
  const placed = region.lines
    .map((line) => ({ y: line.y, size: line.size, cells: cellsOf(line, region) }))
    .toSorted((a, b) => b.y - a.y);
  const bands: Band[] = [];
  for (const line of placed) {
    const band = bands.at(-1);
    if (band === undefined || band.y - line.y > line.size * 0.4) {
      bands.push(line);
      continue;
    }
    const cells = Array.from({ length: columns }, (_, column) => [
      ...(band.cells[column] ?? []),
      ...(line.cells[column] ?? []),
    ]);
    bands[bands.length - 1] = { ...band, cells };
  }
  return bands;
}

const textOf = (cell: readonly Piece[] | undefined): string =>
  (cell ?? []).map(({ text }) => text).join(' ');

const isNumber = (text: string): boolean =>
  /\d/.test(text) && /^[-–+(]?[\d.,\s%€$£()*–-]+$/.test(text);

/** Numbers below numbers are two rows, never one cell. */
function sharesNumbers(above: Band, band: Band): boolean {
  return band.cells.some(
    (cell, column) => isNumber(textOf(cell)) && isNumber(textOf(above.cells[column])),
  );
}

/** Where all lines are equally far apart: one without a first cell, or whose first text goes on. */
function isRest(above: Band, band: Band, reach: number): boolean {
  const filled = band.cells.map((cell) => cell.length > 0);
  if (sharesNumbers(above, band)) return false;
  if (filled[0] !== true) return band.cells.every((cell) => !isNumber(textOf(cell)));
  if (filled.filter(Boolean).length > 1 && !/^\p{Ll}/u.test(textOf(band.cells[0]))) return false;
  const isFull = most((above.cells[0] ?? []).map(({ end }) => end)) > reach * 0.8;
  return (
    /^\p{Ll}/u.test(textOf(band.cells[0])) && isFull && /\p{L}|[-,]$/u.test(textOf(above.cells[0]))
  );
}

const NONE: ReadonlySet<string> = new Set();

function cellOf(row: readonly Band[], column: number): Cell {
  const lines = row
    .map(({ cells }) => cells[column] ?? [])
    .filter((pieces) => pieces.length > 0)
    .map((pieces) =>
      pieces.flatMap(({ runs }, index) => (index === 0 ? runs : [{ text: ' ' }, ...runs])),
    );
  return joinLines(lines, NONE);
}
