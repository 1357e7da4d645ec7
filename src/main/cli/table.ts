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

/** `1 copy`, `2 copies`. */
export function counted(count: unknown, one: string, many: string): string {
  return `${String(count)} ${Number(count) === 1 ? one : many}`;
}

/** `2026-11-21 03:04`, UTC; `–` when absent. */
export function formatTime(at: number | undefined): string {
  return at === undefined ? '–' : new Date(at).toISOString().slice(0, 16).replace('T', ' ');
}

/** `214 KB`; decimal units, as disks are sold. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  const units = ['KB', 'MB', 'GB', 'TB'];
  let value = bytes / 1_000;
  let unit = 0;
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1_000;
    unit += 1;
  }
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ${units[unit] ?? ''}`;
}
