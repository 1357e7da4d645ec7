/** A sheet's XML → rows of texts, read as a stream: a large sheet is never a tree in memory. */
import { Parser } from 'htmlparser2';
import { shownNumber } from './xlsx-format.ts';

export interface Book {
  readonly strings: readonly string[];
  /** Codes of number formats by the number of a cell's style. */
  readonly formats: readonly string[];
  readonly is1904: boolean;
}

/** Cells that may still be given, over all sheets. */
export interface Budget {
  left: number;
}

const MOST_COLUMNS = 16_384;
const CHUNK = 1 << 16;

interface Cell {
  readonly column: number;
  readonly type: string;
  readonly style: number;
  value: string;
  formula: string;
}

/** Rows that hold something, as far as the budget reaches; each begins at the sheet's first filled column. */
export function readRows(
  xml: Uint8Array,
  book: Book,
  budget: Budget,
): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell: Cell | undefined;
  let depth = 0;
  let isFormula = false;
  const parser = new Parser(
    {
      onopentag(tag, given) {
        const name = localName(tag);
        if (name === 'row') row = [];
        else if (name === 'c') cell = cellOf(given, row.length);
        else if (name === 'v' || name === 't') depth += 1;
        else if (name === 'f') isFormula = true;
        // how a word is said, beside it
        else if (name === 'rPh') depth -= 10;
      },
      ontext(text) {
        if (cell === undefined) return;
        if (depth > 0) cell.value += text;
        else if (isFormula) cell.formula += text;
      },
      onclosetag(tag) {
        const name = localName(tag);
        if (name === 'v' || name === 't') depth -= 1;
        else if (name === 'f') isFormula = false;
        else if (name === 'rPh') depth += 10;
        else if (name === 'c' && cell !== undefined) {
          const text = shown(cell, book) || uncounted(cell);
          if (text !== '' && cell.column < MOST_COLUMNS) {
            budget.left -= cell.column - row.length + 1;
            if (budget.left <= 0) return;
            while (row.length < cell.column) row.push('');
            row[cell.column] = text;
          }
          cell = undefined;
        } else if (name === 'row' && row.length > 0) rows.push(row);
      },
    },
    { xmlMode: true },
  );
  const decoder = new TextDecoder();
  for (let at = 0; at < xml.length && budget.left > 0; at += CHUNK)
    parser.write(decoder.decode(xml.subarray(at, at + CHUNK), { stream: true }));
  if (budget.left > 0) parser.end();
  const start = rows.reduce(
    (least, cells) =>
      Math.min(
        least,
        cells.findIndex((text) => text !== ''),
      ),
    MOST_COLUMNS,
  );
  return start === 0 ? rows : rows.map((cells) => cells.slice(start));
}

const localName = (tag: string): string => tag.slice(tag.indexOf(':') + 1);

function cellOf(given: Readonly<Record<string, string>>, next: number): Cell {
  const column = columnOf(given['r'] ?? '');
  return {
    column: column ?? next,
    type: given['t'] ?? 'n',
    style: Number(given['s'] ?? 0),
    value: '',
    formula: '',
  };
}

/** `AB12` → 27. */
function columnOf(place: string): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(place)?.[0];
  if (letters === undefined) return undefined;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** A formula that no program has counted out yet. */
const uncounted = ({ formula }: Cell): string => (formula === '' ? '' : `=${formula}`);

function shown({ type, style, value }: Cell, { strings, formats, is1904 }: Book): string {
  switch (type) {
    case 's':
      return strings[Number(value)] ?? '';
    case 'b':
      return value === '' ? '' : value === '1' ? 'true' : 'false';
    case 'd':
      return value.replace(/T00:00:00(?:\.0+)?Z?$/, '');
    case 'n': {
      const number = Number(value);
      if (value === '' || Number.isNaN(number)) return value;
      return shownNumber(number, formats[style] ?? '', is1904);
    }
    default:
      return value.trim();
  }
}
