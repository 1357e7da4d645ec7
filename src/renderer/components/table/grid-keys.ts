/** Where a key leads in a grid. Row −1 is the header. Pure. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** Rows of a screenful. */
  readonly page: number;
}

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** The element of a column's name; cells are named by place and column. */
export function headerId(id: string, column: number): string {
  return `${id}-head-${column}`;
}

/** The next place; undefined for a key that does not move. */
export function stepOf(
  { key, ctrlKey, metaKey }: Key,
  { row, column }: Place,
  { rows, columns, page }: GridSize,
): Place | undefined {
  const isFar = ctrlKey || metaKey;
  const to = (nextRow: number, nextColumn: number): Place => ({
    row: Math.max(-1, Math.min(rows - 1, nextRow)),
    column: Math.max(0, Math.min(columns - 1, nextColumn)),
  });
  const steps: Readonly<Record<string, Place>> = {
    ArrowDown: to(isFar ? rows - 1 : row + 1, column),
    ArrowUp: to(isFar ? 0 : row - 1, column),
    ArrowLeft: to(row, isFar ? 0 : column - 1),
    ArrowRight: to(row, isFar ? columns - 1 : column + 1),
    Home: to(isFar ? 0 : row, 0),
    End: to(isFar ? rows - 1 : row, columns - 1),
    PageDown: to(row + page, column),
    PageUp: to(Math.max(0, row - page), column),
  };
  return steps[key];
}
