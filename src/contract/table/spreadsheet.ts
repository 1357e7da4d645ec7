/**
 * What spreadsheets want: CSV that Excel reads, and texts of pages that never become formulas. Pure.
 *
 * The one guard: every form that a spreadsheet opens asks `isFormula`. CSV and copied cells get an apostrophe, XLSX marks
 * the cell as quoted text. Sources: RFC 4180; OWASP "CSV Injection"; Excel specifications and limits.
 */
import type { Cell } from './records.ts';

/** Most characters (UTF-16) of a cell in Excel. */
export const EXCEL_CELL_CHARS = 32_767;
/** Most rows of a sheet in Excel, the header among them. */
export const EXCEL_ROWS = 1_048_576;
export const EXCEL_COLUMNS = 16_384;

/** Makes Excel read a CSV file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

const FORMULA_START = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
const NUMBER = /^[+-]?(\d[\d.,]*|[.,]\d+)(e[+-]?\d+)?\s?%?$/i;

/** Digits in groups: there is nothing to calculate between them. */
const DIALLED = /^\+\d{1,4}(?: \d+)+$/;

/** Whether a spreadsheet might calculate with the text. Numbers such as `-1`, `+3,5 %` or `+44 20 7946 0444` stay what they are. */
export function isFormula(text: string): boolean {
  return FORMULA_START.test(text) && !NUMBER.test(text) && !DIALLED.test(text);
}

/** A cell as text that no spreadsheet calculates with. */
export function safeText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell !== 'string') return String(cell);
  return isFormula(cell) ? `'${cell}` : cell;
}

/** A line of CSV (RFC 4180) with its end. */
export function csvLine(cells: readonly (Cell | undefined)[]): string {
  const quoted = cells.map((cell) => {
    const text = safeText(cell);
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${quoted.join(',')}\r\n`;
}

/** Cells for the clipboard: tabs between, one line a row; what would break a line becomes a space. */
export function tsvLine(cells: readonly (Cell | undefined)[]): string {
  return cells.map((cell) => safeText(cell).replaceAll(/[\t\r\n]+/g, ' ')).join('\t');
}
