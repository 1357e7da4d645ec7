/**
 * Rows of cells → the lines of a GFM table: rectangular, each cell in its column. Places that a span covers are empty.
 */
import type { TableRow, TableState } from './context.ts';
import { namesColumns } from './table-header.ts';

/** Columns from which on spans are not followed, and rows not filled up: no reader's table is as wide. */
const MAX_COLUMNS = 500;

export interface GridRow {
  readonly cells: readonly string[];
  readonly isHeader: boolean;
}

/** Cells in their columns; places covered by a span are empty. Rows without any text are left out. */
export function layOut(rows: readonly TableRow[]): readonly GridRow[] {
  const covered: number[] = [];
  let group: TableRow['group'] = null;
  const grid = rows.map((row) => {
    const cells: string[] = [];
    // no cell reaches over the end of its section
    if (row.group !== group) covered.length = 0;
    ({ group } = row);
    const skipCovered = (): void => {
      while (cells.length < MAX_COLUMNS && (covered[cells.length] ?? 0) > 0) {
        covered[cells.length] = (covered[cells.length] ?? 0) - 1;
        cells.push('');
      }
    };
    for (const { text, columns, rows: height } of row.cells) {
      skipCovered();
      const width = Math.max(1, Math.min(columns, MAX_COLUMNS - cells.length));
      for (let column = 0; column < width; column++) {
        if (cells.length < MAX_COLUMNS) covered[cells.length] = height - 1;
        cells.push(column === 0 ? text : '');
      }
    }
    skipCovered();
    return { cells, isHeader: row.isHeader && row.cells.length > 0 };
  });
  return grid.filter((row) => row.cells.some((text) => text !== ''));
}

/** Without a header and without a word, the table only places its pictures. */
export function holdsPicturesOnly(grid: readonly GridRow[]): boolean {
  return grid.every(
    (row) =>
      !row.isHeader && row.cells.every((text) => /^(?:!\[[^\]]*\]\([^)]*\)\s*)?$/.test(text)),
  );
}

export function formatGrid(grid: readonly GridRow[], state: TableState): string {
  const width = grid.reduce((most, row) => Math.max(most, lastFilled(row.cells) + 1), 1);
  const pad = (cells: readonly string[], length = width, otherwise = ''): string => {
    let line = '|';
    for (let column = 0; column < length; column++) line += ` ${cells[column] ?? otherwise} |`;
    return line;
  };
  // GFM fills up short rows by itself; done here where it costs little
  const line = ({ cells }: GridRow): string =>
    pad(cells, width > MAX_COLUMNS ? lastFilled(cells) + 1 : width);
  const rule = pad(state.aligns, width, '---');
  const [first, ...others] = grid;
  const isHeader = first?.isHeader === true || namesColumns(grid.map((row) => row.cells));
  if (isHeader && first !== undefined)
    return [pad(first.cells), rule, ...others.map(line)].join('\n');
  return [pad([]), rule, ...grid.map(line)].join('\n');
}

function lastFilled(cells: readonly string[]): number {
  return cells.findLastIndex((text) => text !== '');
}
