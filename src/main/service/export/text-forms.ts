/** Tables as text, in pieces of some size: CSV with the mark Excel needs, JSON, a record a line, Markdown. */
import type { Cell } from '../../../contract/table/records.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../../contract/table/spreadsheet.ts';
import type { TableSource } from './table-source.ts';

const PIECE_CHARS = 65_536;

export function csvText({ columns, rows }: TableSource): AsyncGenerator<string> {
  return inPieces(`${BYTE_ORDER_MARK}${csvLine(columns)}`, rows, csvLine);
}

export function ndjsonText({ columns, rows }: TableSource): AsyncGenerator<string> {
  return inPieces('', rows, (row) => `${record(columns, row)}\n`);
}

/** One list, a record a line. */
export async function* jsonText({ columns, rows }: TableSource): AsyncGenerator<string> {
  let before = '[\n';
  yield* inPieces('', rows, (row) => {
    const text = `${before}${record(columns, row)}`;
    before = ',\n';
    return text;
  });
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** A table of Markdown; line breaks become spaces, bars and backslashes are escaped. */
export function markdownText({ columns, rows }: TableSource): AsyncGenerator<string> {
  const line = (cells: readonly Cell[]): string => `| ${cells.map(markdownCell).join(' | ')} |\n`;
  return inPieces(`${line(columns)}${line(columns.map(() => '---'))}`, rows, line);
}

function markdownCell(cell: Cell): string {
  return String(cell ?? '')
    .replaceAll(/\s*[\r\n]+\s*/g, ' ')
    .replaceAll('\\', String.raw`\\`)
    .replaceAll('|', String.raw`\|`);
}

/** Cells without a value are left out, as they are in JSON. */
function record(columns: readonly string[], row: readonly Cell[]): string {
  const members = columns.flatMap((name, at) => {
    const cell = row[at];
    return cell === null || cell === undefined ? [] : [[name, cell] as const];
  });
  return JSON.stringify(Object.fromEntries(members));
}

async function* inPieces(
  head: string,
  rows: AsyncIterable<readonly Cell[]>,
  write: (row: readonly Cell[]) => string,
): AsyncGenerator<string> {
  let piece = head;
  for await (const row of rows) {
    piece += write(row);
    if (piece.length < PIECE_CHARS) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}
