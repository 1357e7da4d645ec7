/**
 * A table as an Excel workbook, written while its rows come: nothing is held but the row at hand.
 *
 * Numbers, truth values and ISO dates are cells of their type; texts stay texts, and one that a spreadsheet might take for
 * a formula is marked as quoted. Beyond what a sheet holds a second one goes on. What had to be cut is said on a sheet of
 * its own. Source: ECMA-376, part 1, 18 (SpreadsheetML); Excel specifications and limits.
 */
import { strToU8 } from 'fflate';
import type { Cell } from '../../../contract/table/records.ts';
import {
  EXCEL_CELL_CHARS,
  EXCEL_COLUMNS,
  EXCEL_ROWS,
  isFormula,
} from '../../../contract/table/spreadsheet.ts';
import type { TableSource } from './table-source.ts';
import { openZip, type ZipFolder } from './zip-folder.ts';
import {
  CONTENT_TYPES,
  RELATIONS,
  sheetHead,
  sheetTail,
  STYLE,
  STYLES,
  workbookParts,
} from './xlsx-parts.ts';
import { xmlText } from './xml-text.ts';

export interface WorkbookOptions {
  /** Fewer than Excel allows, for tests. */
  readonly rowsOfSheet?: number;
}

const PIECE_CHARS = 65_536;

export async function* workbook(
  { columns: asked, rows }: TableSource,
  { rowsOfSheet = EXCEL_ROWS }: WorkbookOptions = {},
): AsyncGenerator<Uint8Array> {
  const columns = asked.slice(0, EXCEL_COLUMNS);
  const zip = openZip();
  const cuts = new Cuts(asked.length - columns.length);
  const letters = columns.map((_name, at) => columnLetters(at));
  let sheets = 0;
  let row = 0;
  let file: ReturnType<ZipFolder['file']> | undefined;
  let sheet = new Sheet(columns);
  const begin = (): void => {
    sheets += 1;
    file = zip.file(`xl/worksheets/sheet${sheets}.xml`);
    sheet = new Sheet(columns);
    sheet.add(rowXml(columns, { letters, row: 1, style: STYLE.head, cuts }));
    row = 1;
  };
  const end = (): void => {
    file?.push(sheet.taken(sheetTail(letters.at(-1) ?? 'A', row)));
    file?.end();
  };
  begin();
  for await (const cells of rows) {
    if (row >= rowsOfSheet) {
      end();
      begin();
    }
    row += 1;
    sheet.add(rowXml(cells.slice(0, columns.length), { letters, row, cuts, columns }), cells);
    if (sheet.length < PIECE_CHARS) continue;
    file?.push(sheet.taken());
    yield* zip.taken();
  }
  end();
  const names = Array.from({ length: sheets }, (_, at) => `Records${at === 0 ? '' : ` ${at + 1}`}`);
  const notes = cuts.sentences();
  if (notes.length > 0) {
    names.push('Notes');
    const xml = notes.map((note, at) =>
      rowXml([note], { letters: ['A'], row: at + 2, cuts: new Cuts(0) }),
    );
    const head = sheetHead([60]) + rowXml(['Note'], NOTE_HEAD);
    zip.add(
      `xl/worksheets/sheet${names.length}.xml`,
      `${head}${xml.join('')}${sheetTail('A', notes.length + 1)}`,
    );
  }
  const { types, book, relations } = workbookParts(names);
  zip.add('[Content_Types].xml', CONTENT_TYPES(types));
  zip.add('_rels/.rels', RELATIONS);
  zip.add('xl/workbook.xml', book);
  zip.add('xl/_rels/workbook.xml.rels', relations);
  zip.add('xl/styles.xml', STYLES);
  zip.end();
  yield* zip.taken();
}

/** XML of a sheet until it is taken; its columns are as wide as the rows before the first piece want. */
class Sheet {
  #text = '';
  #isHeaded = false;
  #widths: readonly number[];

  constructor(columns: readonly string[]) {
    this.#widths = columns.map((name) => name.length + 4);
  }

  get length(): number {
    return this.#text.length;
  }

  add(xml: string, cells: readonly Cell[] = []): void {
    this.#text += xml;
    if (this.#isHeaded) return;
    this.#widths = this.#widths.map((width, at) => Math.max(width, widthOf(cells[at])));
  }

  taken(tail = ''): Uint8Array {
    const piece = (this.#isHeaded ? '' : sheetHead(this.#widths)) + this.#text + tail;
    this.#isHeaded = true;
    this.#text = '';
    return strToU8(piece);
  }
}

/** In letters; those of East Asia are two wide. */
const widthOf = (cell: Cell | undefined): number =>
  typeof cell === 'string'
    ? cell
        .slice(0, 60)
        .replaceAll(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu, '  ').length + 2
    : 0;

/** What Excel could not hold, counted by column. */
class Cuts {
  readonly #cells = new Map<string, number>();
  readonly #columns: number;

  constructor(columns: number) {
    this.#columns = columns;
  }

  note(column: string): void {
    this.#cells.set(column, (this.#cells.get(column) ?? 0) + 1);
  }

  sentences(): readonly string[] {
    const cells = [...this.#cells].map(
      ([column, count]) =>
        `Column "${column}": ${count === 1 ? '1 text was' : `${count} texts were`} cut to the 32,767 characters that a cell of Excel holds. CSV, JSON and SQLite hold them whole.`,
    );
    if (this.#columns === 0) return cells;
    return [...cells, `The last ${this.#columns} columns are left out: Excel holds 16,384.`];
  }
}

interface RowPlace {
  readonly letters: readonly string[];
  readonly row: number;
  readonly cuts: Cuts;
  readonly style?: number;
  readonly columns?: readonly string[];
}

const NOTE_HEAD = { letters: ['A'], row: 1, style: 1, cuts: new Cuts(0) } as const;

function rowXml(cells: readonly Cell[], place: RowPlace): string {
  const { row, letters, style } = place;
  let xml = `<row r="${row}">`;
  for (let at = 0; at < cells.length; at += 1) {
    const cell = cells[at];
    if (cell === null || cell === undefined || cell === '') continue;
    const where = `r="${letters[at] ?? 'A'}${row}"`;
    xml += cellXml(cell, where, style, () => place.cuts.note(place.columns?.[at] ?? ''));
  }
  return `${xml}</row>`;
}

function cellXml(
  cell: boolean | number | string,
  where: string,
  style: number | undefined,
  onCut: () => void,
): string {
  if (typeof cell === 'boolean') return `<c ${where} t="b"><v>${cell ? 1 : 0}</v></c>`;
  if (typeof cell === 'number' && Number.isFinite(cell)) return `<c ${where}><v>${cell}</v></c>`;
  const text = String(cell);
  const moment = style === undefined ? serialOf(text) : undefined;
  if (moment !== undefined) return `<c ${where} s="${moment.style}"><v>${moment.serial}</v></c>`;
  const look = style ?? (isFormula(text) ? STYLE.quoted : 0);
  const kept = text.length > EXCEL_CELL_CHARS ? cut(text, onCut) : text;
  return `<c ${where} t="inlineStr"${look === 0 ? '' : ` s="${look}"`}><is><t xml:space="preserve">${xmlText(kept)}</t></is></c>`;
}

function cut(text: string, onCut: () => void): string {
  onCut();
  const note = ` … [cut: ${text.length} characters]`;
  return `${text.slice(0, EXCEL_CELL_CHARS - note.length)}${note}`;
}

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z)?$/;
const DAY_MS = 86_400_000;
/** 1970-01-01 in Excel's days; before March 1900 they are counted wrong, so such dates stay texts. */
const EPOCH_DAY = 25_569;

/** Excel's number of an ISO date, or of a moment in UTC. */
function serialOf(text: string): { readonly serial: number; readonly style: number } | undefined {
  const match = text.length > 30 ? null : ISO_DATE.exec(text);
  if (match === null || Number(match[1]) < 1901) return undefined;
  const at = Date.parse(text);
  // 2026-02-31 is no date
  if (Number.isNaN(at) || !new Date(at).toISOString().startsWith(text.slice(0, 10))) {
    return undefined;
  }
  const serial = at / DAY_MS + EPOCH_DAY;
  return { serial, style: text.length === 10 ? STYLE.date : STYLE.moment };
}

/** 0 → A, 26 → AA. */
function columnLetters(index: number): string {
  const above = Math.floor(index / 26);
  const letter = String.fromCharCode(65 + (index % 26));
  return above === 0 ? letter : `${columnLetters(above - 1)}${letter}`;
}
