/**
 * Tables: data becomes a GFM table, layout is unwrapped (table-kind.ts), code listings with line numbers become code.
 * What is a table though no `<table>` is found in grids.ts.
 *
 * A data table is rectangular: spans leave empty cells, short rows are filled up. Without a header row,
 * marked or plain to see (table-header.ts), the header is empty (GFM 4.10 demands one). Blocks inside a cell
 * are separated by `<br>`; a table inside a cell is flattened, one line a row.
 */
import type { Element } from 'domhandler';
import { classQuestion } from '../dom/class-facts.ts';
import { classesOf } from '../dom/page-element.ts';
import { languageOf } from './code-language.ts';
import { writeCode } from './code.ts';
import type { Context, Rule, TableRow, TableState } from './context.ts';
import { popWriter, pushWriter } from './context.ts';
import { attribute, childElements, parentElement } from './dom.ts';
import type { Grid, GridPart } from './grids.ts';
import { isHiddenPart } from './hidden.ts';
import { listingOfTable, rowsOf } from './listing.ts';
import { writeEquations } from './math.ts';
import { formatGrid, holdsPicturesOnly, layOut, type GridRow } from './table-grid.ts';
import { kindOfTable } from './table-kind.ts';
import { bodyOfHeader, isHead, labelsOf } from './table-parts.ts';
import { Writer } from './writer.ts';

const MAX_NESTED = 4;
const MAX_LEVELS = 12;
const MAX_SPAN = 100;

/** Tables far inside tables only place things; not looking into them keeps the walk linear. */
function isDeep(context: Context): boolean {
  if (context.tables.length > MAX_LEVELS) return true;
  return context.tables.filter((each) => each.kind === 'data').length >= MAX_NESTED;
}

const isEquations = classQuestion(({ padded }) => padded.includes(' ltx_eqn_table '));

const table: Rule = {
  enter(context, element) {
    if (!isDeep(context) && writeWhole(context, element)) return false;
    context.writer.block();
    const header = takeHeader(context, element);
    const isBody = context.headers.has(element);
    const kind = isDeep(context) ? 'layout' : isBody ? 'data' : kindOfTable(element);
    context.tables.push({ kind, rows: [...header], aligns: [], caption: '' });
    if (kind === 'data') leaveOutLabels(context, element);
    return true;
  },
  leave(context, element) {
    const state = context.tables.pop();
    const body = state?.kind === 'data' ? bodyOfHeader(element) : undefined;
    if (state !== undefined && body !== undefined) context.headers.set(body, state.rows);
    else if (state?.kind === 'data') writeTable(context, state);
    context.writer.block();
  },
};

/** A listing or an equation, written as such; false for all others. */
function writeWhole(context: Context, element: Element): boolean {
  const listing = listingOfTable(element);
  if (listing !== undefined) writeCode(context, listing, languageOf(element));
  else if (isEquations(classesOf(element))) writeEquations(context, rowsOf(element));
  else return false;
  return true;
}

/** The header that stood in a table of its own, unless this table says it again. */
function takeHeader(context: Context, element: Element): readonly TableRow[] {
  const header = context.headers.size === 0 ? undefined : context.headers.get(element);
  const first = header === undefined ? undefined : rowsOf(element, 1)[0];
  return header === undefined || first === undefined || isHead(first) ? [] : header;
}

/** Labels that the cells bear on small screens. */
function leaveOutLabels(context: Context, element: Element): void {
  const cellsOf = (row: Element): Element[] =>
    childElements(row).filter((cell) => isCell(cell) && !isHiddenPart(cell));
  // a look at two rows tells of nearly all tables that they have none
  if (labelsOf(rowsOf(element, 2).slice(0, 2).map(cellsOf)).length === 0) return;
  for (const label of labelsOf(rowsOf(element).map(cellsOf))) context.leftOut.add(label);
}

const isCell = ({ name }: Element): boolean => name === 'td' || name === 'th';

function writeTable(context: Context, state: TableState): void {
  if (state.caption !== '') context.writer.lines(state.caption);
  const grid = layOut(inOrder(state.rows));
  if (context.writer.mode === 'cell' || holdsPicturesOnly(grid)) writeFlat(context, grid);
  else if (grid.length > 0) context.writer.lines(formatGrid(grid, state));
}

const row: Rule = {
  enter(context, element) {
    const state = context.tables.at(-1);
    if (state?.kind === 'data')
      state.rows.push({
        cells: [],
        isHeader: true,
        section: sectionOf(element),
        group: element.parent,
        place: undefined,
      });
    else context.writer.block();
    return true;
  },
  leave(context) {
    if (context.tables.at(-1)?.kind !== 'data') context.writer.block();
  },
};

const cell: Rule = {
  enter(context, element) {
    const state = context.tables.at(-1);
    if (state?.kind !== 'data') {
      context.writer.block();
      return true;
    }
    openCell(context, state, element.name === 'th' || isInHead(element));
    if (element.name === 'th') context.strong++;
    return true;
  },
  leave(context, element) {
    const state = context.tables.at(-1);
    if (state?.kind !== 'data') {
      context.writer.block();
      return;
    }
    if (element.name === 'th') context.strong--;
    closeCell(context, state, {
      isHeader: element.name === 'th' || isInHead(element),
      align: state.rows.length === 1 ? alignOf(element) : '',
      columns: span(element, 'colspan'),
      rows: span(element, 'rowspan'),
      place: undefined,
    });
  },
};

function openCell(context: Context, state: TableState, isHeader: boolean): void {
  if (state.rows.length === 0) state.rows.push(newRow());
  pushWriter(context, new Writer('cell'));
  if (isHeader) context.heads++;
}

interface ClosedCell {
  readonly isHeader: boolean;
  readonly align: string;
  readonly columns: number;
  readonly rows: number;
  readonly place: number | undefined;
}

function closeCell(context: Context, state: TableState, cell: ClosedCell): void {
  const { isHeader, align, columns, rows, place } = cell;
  if (isHeader) context.heads--;
  const text = popWriter(context);
  const row = state.rows.at(-1);
  if (row === undefined) return;
  if (!isHeader) row.isHeader = false;
  if (state.rows.length === 1) state.aligns.push(align);
  row.cells.push({ text, columns, rows, place });
}

const newRow = (place?: number): TableRow => ({
  cells: [],
  isHeader: true,
  section: 'body',
  group: null,
  place,
});

/** Rules of the elements of a grid. */
export const gridTable: Rule = {
  enter(context) {
    context.writer.block();
    const pens = context.writers.length;
    context.tables.push({ kind: 'data', rows: [], aligns: [], caption: '', pens });
    return true;
  },
  leave(context) {
    const state = context.tables.pop();
    if (state !== undefined) writeTable(context, { ...state, rows: placed(state.rows) });
    context.writer.block();
  },
};

/** Opens a grid: its elements are written as rows and cells from now on. */
export function openGrid(context: Context, grid: Grid): void {
  for (const [element, part] of grid.parts) context.gridParts.set(element, part);
  for (const label of labelsOf(grid.rows)) context.leftOut.add(label);
}

/** A grid is open and none of its cells is: what stands here holds its rows, whatever it is called. */
export function isBetweenRows({ tables, writers }: Context): boolean {
  const pens = tables.at(-1)?.pens;
  return pens !== undefined && pens === writers.length;
}

/** The rule of a row or a cell of a grid. */
export function gridRule(part: GridPart): Rule {
  if (part.kind === 'row') {
    return {
      enter(context) {
        context.tables.at(-1)?.rows.push(newRow(part.place));
        return true;
      },
    };
  }
  return {
    enter(context) {
      const state = context.tables.at(-1);
      if (state === undefined) return true;
      openCell(context, state, part.isHeader);
      if (part.isHeader) context.strong++;
      return true;
    },
    leave(context, element) {
      const state = context.tables.at(-1);
      if (state === undefined) return;
      if (part.isHeader) context.strong--;
      closeCell(context, state, {
        isHeader: part.isHeader,
        align: '---',
        columns: span(element, 'aria-colspan'),
        rows: span(element, 'aria-rowspan'),
        place: part.place,
      });
    },
  };
}

/** Rows and cells in the places that are named; parts of a row that are drawn apart are one. */
function placed(rows: readonly TableRow[]): TableRow[] {
  const known = new Map<number, TableRow>();
  const own: TableRow[] = [];
  for (const row of rows) {
    const before = row.place === undefined ? undefined : known.get(row.place);
    if (before === undefined) own.push(row);
    else {
      before.cells.push(...row.cells);
      before.isHeader &&= row.isHeader;
    }
    if (row.place !== undefined && before === undefined) known.set(row.place, row);
  }
  const isPlaced = ({ place }: { readonly place: number | undefined }): boolean =>
    place !== undefined;
  const byPlace = (a: { place?: number | undefined }, b: { place?: number | undefined }): number =>
    (a.place ?? 0) - (b.place ?? 0);
  for (const { cells } of own) if (cells.every(isPlaced)) cells.sort(byPlace);
  return own.every(isPlaced) ? own.sort(byPlace) : own;
}

function sectionOf(row: Element): TableRow['section'] {
  const name = parentElement(row)?.name;
  return name === 'thead' ? 'head' : name === 'tfoot' ? 'foot' : 'body';
}

/** HTML 4 had the foot before the body. */
function inOrder(rows: readonly TableRow[]): readonly TableRow[] {
  const [first] = rows;
  if (rows.every(({ section }) => section === first?.section)) return rows;
  return (['head', 'body', 'foot'] as const).flatMap((section) =>
    rows.filter((row) => row.section === section),
  );
}

function isInHead(element: Element): boolean {
  const section = element.parent?.parent;
  return section !== undefined && section !== null && 'name' in section && section.name === 'thead';
}

function span(element: Element, name: string): number {
  const value = Number.parseInt(attribute(element, name), 10);
  // zero rows are all that follow (HTML 4.9.11)
  if (value === 0 && name === 'rowspan') return MAX_SPAN;
  return Number.isNaN(value) || value < 1 ? 1 : Math.min(value, MAX_SPAN);
}

function alignOf(element: Element): string {
  const style = /text-align:\s*(left|center|right)/i.exec(attribute(element, 'style'))?.[1];
  const align = (style ?? attribute(element, 'align')).toLowerCase();
  return align === 'center'
    ? ':---:'
    : align === 'right'
      ? '---:'
      : align === 'left'
        ? ':---'
        : '---';
}

const caption: Rule = {
  enter(context) {
    pushWriter(context, new Writer(context.writer.mode));
    return true;
  },
  leave(context) {
    const text = popWriter(context).replace(/<br>| *\n+ */g, ' ');
    const state = context.tables.at(-1);
    if (state?.kind === 'data') state.caption = text;
    else if (text !== '') context.writer.lines(text);
  },
};

/** A table inside a cell: one line a row, cells separated by a comma. */
function writeFlat(context: Context, grid: readonly GridRow[]): void {
  for (const row of grid) {
    context.writer.block(1);
    const texts = row.cells.filter((text) => text !== '');
    context.writer.inline(texts.join(context.writer.mode === 'cell' ? ', ' : ' '));
  }
}

export const TABLE_RULES: Readonly<Record<string, Rule>> = {
  table,
  tr: row,
  td: cell,
  th: cell,
  caption,
};
