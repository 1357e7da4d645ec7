/** Rows as aligned text. */

/** Columns as wide as their widest cell, two spaces between; the last one is not padded. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => (column === head.length - 1 ? cell : cell.padEnd(widths[column] ?? 0)))
      .join('  ');
  return `${[head, ...rows].map(line).join('\n')}\n`;
}

/** `2026-11-21 03:04`, UTC; `–` when absent. */
export function formatTime(at: number | undefined): string {
  return at === undefined ? '–' : new Date(at).toISOString().slice(0, 16).replace('T', ' ');
}
