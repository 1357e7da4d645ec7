/**
 * Tables: data becomes a GFM table, layout is unwrapped, code listings with line numbers become code.
 *
 * A data table is rectangular: spans leave empty cells, short rows are filled up. Without a header row,
 * marked or plain to see (table-header.ts), the header is empty (GFM 4.10 demands one). Blocks inside a cell
 * are separated by `<br>`; a table inside a cell is flattened, one line a row.
 */
import { isTag, isText } from 'domhandler';
import type { Element } from 'domhandler';
import { codeText, languageOf, writeCode } from './code.ts';
import { classQuestion } from '../dom/class-facts.ts';
import { classesOf } from '../dom/page-element.ts';
import type { Context, Rule, TableRow, TableState } from './context.ts';
import { popWriter, pushWriter } from './context.ts';
import { attribute, childElements, findBelow, parentElement, rawText, walkBelow } from './dom.ts';
import { writeEquations } from './math.ts';
import { namesColumns } from './table-header.ts';
import { Writer } from './writer.ts';

const MAX_NESTED = 4;
const MAX_LEVELS = 12;
const MAX_SPAN = 100;
/** Columns from which on spans are not followed, and rows not filled up: no reader's table is as wide. */
const MAX_COLUMNS = 500;
const SCAN = 1500;
const SECTIONS = new Set(['thead', 'tbody', 'tfoot']);
const PARAGRAPHS = new Set(['p', 'ul', 'ol', 'dl', 'div', 'pre', 'br']);
const BLOCKY = new Set([
  'table',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'form',
  'article',
  'section',
  'blockquote',
  'nav',
]);

/** The table's own rows, through its sections. */
function rowsOf(table: Element): Element[] {
  return childElements(table).flatMap((child) => {
    if (child.name === 'tr') return [child];
    return SECTIONS.has(child.name) ? childElements(child).filter((row) => row.name === 'tr') : [];
  });
}

function isLayout(context: Context, table: Element): boolean {
  const role = attribute(table, 'role');
  if (role === 'presentation' || role === 'none') return true;
  if (isDeep(context)) return true;
  const rows = rowsOf(table).slice(0, 60);
  const cells = rows.map((row) =>
    childElements(row).filter((cell) => cell.name === 'td' || cell.name === 'th'),
  );
  if (findHeader(table, rows) !== undefined) return false;
  if (Math.max(0, ...cells.map((row) => row.length)) <= 1) return true;
  return hasBlocks(table) || cells.flat().some(isLongCell);
}

/** A cell that holds several blocks and much text is a part of the page, not a value. */
function isLongCell(cell: Element): boolean {
  let blocks = 0;
  let characters = 0;
  walkBelow(
    cell,
    (node) => {
      if (isTag(node) && PARAGRAPHS.has(node.name)) blocks++;
      if (isText(node)) characters += node.data.length;
      return blocks >= 3 && characters > 600 ? 'stop' : 'go';
    },
    300,
  );
  return blocks >= 3 && characters > 600;
}

/** Tables far inside tables only place things; not looking into them keeps the walk linear. */
function isDeep(context: Context): boolean {
  if (context.tables.length > MAX_LEVELS) return true;
  return context.tables.filter((each) => each.kind === 'data').length >= MAX_NESTED;
}

function findHeader(table: Element, rows: readonly Element[]): Element | undefined {
  const section = childElements(table).find(
    (child) => child.name === 'thead' || child.name === 'caption',
  );
  return section ?? rows.find((row) => childElements(row).some((cell) => cell.name === 'th'));
}

/** Headings, sections or tables inside cells mean that the table only places things. */
function hasBlocks(table: Element): boolean {
  let blocks = false;
  walkBelow(
    table,
    (node) => {
      if (isTag(node) && BLOCKY.has(node.name)) blocks = true;
      return blocks ? 'stop' : 'go';
    },
    SCAN,
  );
  return blocks;
}

const isGutter = classQuestion(({ padded }) =>
  / (?:gutter|linenos?|rouge-gutter|lntd|blob-num|hljs-ln-numbers|line-?numbers?|crayon-nums) /.test(
    padded,
  ),
);
const isListing = classQuestion(({ padded }) =>
  / (?:highlight|highlighttable|rouge-table|hljs-ln|lntable|js-file-line-container) /.test(padded),
);

const isEquations = classQuestion(({ padded }) => / ltx_eqn_table /.test(padded));

/** The cell that holds the code, when the table is a listing with a gutter. */
function findListing(table: Element): Element | undefined {
  const first = rowsOf(table)[0];
  if (first === undefined) return undefined;
  const cells = childElements(first);
  const gutter = cells.find((cell) => isGutter(classesOf(cell)));
  if (gutter === undefined && !isListing(classesOf(table))) return undefined;
  const hasCode =
    findBelow(table, (below) => below.name === 'pre' || below.name === 'code', 200) !== undefined;
  return hasCode || gutter !== undefined ? table : undefined;
}

/** Text of a listing: the code cells only, one line a row. */
function listingText(table: Element): string {
  const lines = rowsOf(table).map((row) => {
    const cells = childElements(row).filter(
      (cell) => !/^[\s\d.:]*$/.test(rawText(cell)) || cell === childElements(row).at(-1),
    );
    return cells.map((cell) => codeText(cell).replace(/^\n/, '').replace(/\n$/, '')).join('');
  });
  return lines.join('\n');
}

const table: Rule = {
  enter(context, element) {
    if (!isDeep(context) && findListing(element) !== undefined) {
      writeCode(context, listingText(element), languageOf(element));
      return false;
    }
    if (isEquations(classesOf(element))) {
      writeEquations(context, rowsOf(element));
      return false;
    }
    context.writer.block();
    const kind = isLayout(context, element) ? 'layout' : 'data';
    context.tables.push({ kind, rows: [], aligns: [], caption: '' });
    return true;
  },
  leave(context) {
    const state = context.tables.pop();
    if (state?.kind !== 'data') {
      context.writer.block();
      return;
    }
    if (state.caption !== '') context.writer.lines(state.caption);
    const grid = layOut(inOrder(state.rows));
    if (context.writer.mode === 'cell' || holdsPicturesOnly(grid)) writeFlat(context, grid);
    else if (grid.length > 0) context.writer.lines(formatGrid(grid, state));
    context.writer.block();
  },
};

const row: Rule = {
  enter(context, element) {
    const state = context.tables.at(-1);
    if (state?.kind === 'data')
      state.rows.push({ cells: [], isHeader: true, section: sectionOf(element) });
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
    if (state.rows.length === 0) state.rows.push({ cells: [], isHeader: true, section: 'body' });
    pushWriter(context, new Writer('cell'));
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
    const text = popWriter(context);
    const row = state.rows.at(-1);
    if (row === undefined) return;
    if (element.name === 'td' && !isInHead(element)) row.isHeader = false;
    if (state.rows.length === 1) state.aligns.push(alignOf(element));
    row.cells.push({ text, columns: span(element, 'colspan'), rows: span(element, 'rowspan') });
  },
};

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

interface GridRow {
  readonly cells: readonly string[];
  readonly isHeader: boolean;
}

/** Cells in their columns; places covered by a span are empty. Rows without any text are left out. */
function layOut(rows: readonly TableRow[]): readonly GridRow[] {
  const covered: number[] = [];
  const grid = rows.map((row) => {
    const cells: string[] = [];
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
function holdsPicturesOnly(grid: readonly GridRow[]): boolean {
  return grid.every(
    (row) =>
      !row.isHeader && row.cells.every((text) => /^(?:!\[[^\]]*\]\([^)]*\)\s*)?$/.test(text)),
  );
}

function formatGrid(grid: readonly GridRow[], state: TableState): string {
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
