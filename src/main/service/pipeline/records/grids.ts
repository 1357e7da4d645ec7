/**
 * Tables as record sets: rows, with cells that span several; columns, where what is alike stands in a row.
 *
 * A row of one cell over the whole width stands above the rows after it. Facts: HTML Standard 4.9.12 (forming a table).
 */
import type { RecordSet } from './sets.ts';
import { countsOf } from './counts.ts';
import { groupOf, type Kind } from './kinds.ts';
import type { RecordNode, RecordPage } from './tree.ts';

interface Row {
  readonly node: RecordNode;
  /** Those of its line, with what reaches down into it. */
  readonly cells: readonly RecordNode[];
  readonly own: readonly RecordNode[];
  /** One cell over the whole width. */
  readonly isHead: boolean;
  readonly isHeader: boolean;
  /** Sums up the rows before it. */
  readonly isSum: boolean;
}

const MOST_SPAN = 200;
const MOST_COLUMNS = 300;
const MOST_ROWS = 5_000;

/** Rows as records (at least `least`), and columns as records where they are. Tables of ARIA roles are tables, too. */
export function tableSets(page: RecordPage, table: RecordNode, least = 2): readonly RecordSet[] {
  const own = readRows(page, table);
  const rows = own.some(({ isHeader }) => isHeader)
    ? own
    : [...headRowsBefore(page, table), ...own];
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  if (width < 2) return [];
  // below the heads it is the name of a group, in whatever cell
  const isGroup = ({ isHead, node }: Row, i: number): boolean =>
    isHead &&
    node.parent?.tag !== 'thead' &&
    rows.slice(0, i).some((before) => before.isHeader && !before.isHead);
  const isHeaderRow = (row: Row, i: number): boolean =>
    row.isHeader &&
    !isGroup(row, i) &&
    !rows.slice(0, i).some((before) => !before.isHeader && !before.isHead);
  const heads = rows.filter((row, i) => isHeaderRow(row, i) && !row.isHead);
  const headers = headersOf(page, heads, width);
  // long tables say their heads again
  const said = new Set(heads.map(({ node }) => page.text(node)));
  const body = rows.filter(
    (row, i) => !isHeaderRow(row, i) && !(row.isHeader && said.has(page.text(row.node))),
  );
  const sets: RecordSet[] = [];
  const data = body.filter(({ isHead, isSum }) => !isHead && !isSum);
  if (data.length >= least)
    sets.push(
      rowsInTurn(page, table, { body, headers }) ?? rowSet(table, { body, headers, width }),
    );
  const transposed = columnSet(page, table, rows);
  if (transposed !== undefined) sets.push(transposed);
  return sets;
}

function rowSet(
  holder: RecordNode,
  { body, headers, width }: { body: readonly Row[]; headers: readonly string[]; width: number },
): RecordSet {
  let above: readonly RecordNode[] = [];
  const areDetails = tellOfRowsBefore(body);
  const members = body.flatMap((row, i) => {
    if (row.isHead && !areDetails) above = row.cells.slice(0, 1);
    if (row.isHead || row.isSum || row.cells.length < Math.min(width, 2)) return [];
    const next = body[i + 1];
    const details = areDetails && next?.isHead === true ? next.cells.slice(0, 1) : [];
    return [{ roots: [...row.cells, ...details], above }];
  });
  return { kind: 'table', holder, members, headers: areDetails ? [...headers, ''] : headers };
}

/** Rows of which as many in turn are one record, for a cell of the first reaches down beside the others, which are laid out otherwise. */
function rowsInTurn(
  page: RecordPage,
  holder: RecordNode,
  { body, headers }: { body: readonly Row[]; headers: readonly string[] },
): RecordSet | undefined {
  const [first] = body;
  const count =
    first === undefined ? 0 : Math.max(...first.own.map((cell) => span(cell, 'rowspan')));
  if (count < 2 || count > MOST_IN_TURN || body.length % count > 0) return undefined;
  const turns = Array.from({ length: body.length / count }, (_, i) =>
    body.slice(i * count, (i + 1) * count),
  );
  const shapes = turns.map((rows) => rows.map(shapeOf).join(' / '));
  const [shape = ''] = shapes;
  // a cell in each that reaches down may be the name of a group of rows that are alike
  const kinds = (row: Row | undefined): string =>
    row?.own.flatMap((cell) => (reachesDown(cell) ? [] : kindIn(page, cell))).join() ?? '';
  const isAlike = turns.every(([lead, ...rows]) => rows.some((row) => kinds(row) === kinds(lead)));
  if (turns.length < LEAST_TURNS || isAlike || shapes.some((one) => one !== shape))
    return undefined;
  const added = turns[0]?.slice(1).flatMap(({ own }) => own.map(() => '')) ?? [];
  const members = turns.map(([lead, ...rows]) => ({
    roots: [...(lead?.cells ?? []), ...rows.flatMap(({ own }) => own)],
    above: [],
  }));
  return { kind: 'table', holder, members, headers: [...headers, ...added] };
}
const MOST_IN_TURN = 4;
const LEAST_TURNS = 3;

const reachesDown = (cell: RecordNode): boolean => span(cell, 'rowspan') > 1;

/** How wide and high the cells of a row are. */
const shapeOf = ({ own }: Row): string =>
  own.map((cell) => `${span(cell, 'colspan')}x${span(cell, 'rowspan')}`).join(' ');

/** Share of the rows that have a row over the whole width behind them, which is unfolded below them. */
const UNFOLDED = 0.7;

function tellOfRowsBefore(body: readonly Row[]): boolean {
  const heads = body.filter(({ isHead }) => isHead);
  const areBehind = heads.every(
    (head, i) => i === 0 || heads[i - 1] !== body[body.indexOf(head) - 1],
  );
  return (
    body[0]?.isHead === false &&
    areBehind &&
    heads.length >= (body.length - heads.length) * UNFOLDED
  );
}

/** The heads of a table that stand in one of their own before it, which stays where it is while the rows are scrolled. */
function headRowsBefore(page: RecordPage, table: RecordNode): readonly Row[] {
  let below = table;
  for (let up = 0; up < MOST_UP && below.parent !== undefined; up += 1) {
    const { kids } = below.parent;
    const before = kids.findLast(({ from, to, order }) => order < below.order && to > from);
    if (before !== undefined) {
      const heads = page.nodes.slice(before.order, before.end).filter(isTable);
      const rows = heads.length === 1 ? heads.flatMap((head) => readRows(page, head)) : [];
      return rows.every(({ isHeader, isHead }) => isHeader && !isHead) ? rows : [];
    }
    below = below.parent;
  }
  return [];
}
const MOST_UP = 4;

/** Cells of a row, of which some stand in parts of the table that stay where they are while the others are scrolled. */
interface RowCells {
  readonly node: RecordNode;
  readonly own: readonly RecordNode[];
}

function cellsByRow(table: RecordNode): readonly RowCells[] {
  const rows = inside(table, isRow, isRowGroup).map((node) => ({
    node,
    own: inside(node, (kid) => isHeaderCell(kid) || isCell(kid)),
  }));
  const numbers = rows.map(({ node }) => numberOf(node));
  const parts = new Map<string, RowCells>();
  rows.forEach((row, i) => {
    const number = numbers[i];
    const key = number === undefined ? `at ${i}` : `${row.own.every(isHeaderCell)} ${number}`;
    const part = parts.get(key);
    const isOther = part?.node.parent !== row.node.parent;
    if (part === undefined) parts.set(key, row);
    else if (isOther) parts.set(key, { node: part.node, own: [...part.own, ...row.own] });
    else parts.set(`${key} ${i}`, row);
  });
  return [...parts.values()];
}

const NUMBERS = ['aria-rowindex', 'row-index', 'data-rowindex', 'data-row-index'];

/** Which row it is. */
const numberOf = ({ element }: RecordNode): string | undefined =>
  NUMBERS.map((name) => element.attribs[name]).find(Boolean);

function readRows(page: RecordPage, table: RecordNode): readonly Row[] {
  /** By column: the cell that reaches down, and for how many rows more. */
  const hanging: { readonly cell: RecordNode; left: number }[] = [];
  let width = 2;
  return cellsByRow(table)
    .slice(0, MOST_ROWS)
    .flatMap(({ node, own }, at) => {
      if (own.length === 0) return [];
      const cells: RecordNode[] = [];
      const [first] = own;
      // over the whole width, though a cell reaches down beside it: what was put there later is none of the span's rows
      const isAcross = own.length === 1 && first !== undefined && span(first, 'colspan') >= width;
      const takeHanging = (): void => {
        if (isAcross) return;
        for (let over = hanging[cells.length]; over?.left; over = hanging[cells.length]) {
          over.left -= 1;
          cells.push(over.cell);
        }
      };
      for (const cell of own) {
        takeHanging();
        const left = span(cell, 'rowspan') - 1;
        const end = Math.min(MOST_COLUMNS, cells.length + span(cell, 'colspan'));
        while (cells.length < end) {
          if (!isAcross) hanging[cells.length] = { cell, left };
          cells.push(cell);
        }
      }
      takeHanging();
      width = Math.max(width, cells.length);
      const isHeader =
        node.parent?.tag === 'thead' || own.every(isHeaderCell) || (at === 0 && areBold(page, own));
      const isHead = own.length === 1 && new Set(cells).size === 1 && page.text(node) !== '';
      const isSum = isSummed(page, node, cells);
      return [{ node, cells, own, isHead, isHeader, isSum }];
    });
}

/** Cells of which each says all it says in bold: heads, before there were elements for them. */
function areBold(page: RecordPage, cells: readonly RecordNode[]): boolean {
  const speaking = cells.filter((cell) => page.textLength(cell) > 0);
  const isBold = (cell: RecordNode): boolean => {
    const [kid, other] = cell.kids;
    const isOnly = kid !== undefined && other === undefined && BOLD.test(kid.tag);
    return isOnly && page.textLength(kid) === page.textLength(cell);
  };
  return speaking.length >= 2 && speaking.every(isBold);
}
const BOLD = /^(?:b|strong)$/;

const TOTAL =
  /^(?:(?:grand |sub[- ]?|overall )?totals?|sum|gesamt(?:summe)?|summe|insgesamt|total(?:e|es|i)?(?: général| general| generale| geral)?|totaal|summa|i alt|totalt|sammenlagt|yhteensä|razem|suma|celkem|összesen|toplam|всего|итого|разом|усього|σύνολο|合計|总计|合计|總計|합계)\s*[:：]?$/iu;

/** A row of the foot that begins with, or is headed by, a word for the sum of the others; elsewhere tables list totals as things of their own. */
function isSummed(page: RecordPage, row: RecordNode, cells: readonly RecordNode[]): boolean {
  const heads = cells.filter((cell, i) => i === 0 || isHeaderCell(cell));
  return row.parent?.tag === 'tfoot' && heads.some((cell) => TOTAL.test(page.text(cell)));
}

/** By tag, or by the role that says the same of another element (ARIA 1.2: table, grid, row, cell). */
const is =
  (tag: RegExp, role: RegExp) =>
  ({ tag: own, element }: RecordNode): boolean =>
    tag.test(own) || role.test(element.attribs['role'] ?? '');

export const isTable = is(/^table$/, /^(?:table|grid|treegrid)$/);
const isRow = is(/^tr$/, /^row$/);
const isRowGroup = is(/^t(?:head|body|foot)$/, /^rowgroup$/);
const isCell = is(/^td$/, /^(?:cell|gridcell)$/);
export const isHeaderCell = is(/^th$/, /^(?:columnheader|rowheader)$/);

/** Children of the kind that is asked for, also in `through`; of roles in boxes that say nothing, too (ARIA 1.2: generics). */
function inside(
  node: RecordNode,
  isAsked: (kid: RecordNode) => boolean,
  through: (kid: RecordNode) => boolean = () => false,
): readonly RecordNode[] {
  return node.kids.flatMap((kid): readonly RecordNode[] => {
    if (isAsked(kid)) return [kid];
    const isBox = BOX.test(kid.tag) && kid.element.attribs['role'] === undefined;
    return isBox || through(kid) ? inside(kid, isAsked, through) : [];
  });
}
const BOX = /^(?:div|span)$/;

const span = ({ element }: RecordNode, name: string): number =>
  Math.min(MOST_SPAN, Math.max(1, Number.parseInt(element.attribs[name] ?? '1', 10) || 1));

/** Of several rows of headings the texts that differ are put together. */
function headersOf(page: RecordPage, heads: readonly Row[], width: number): readonly string[] {
  return Array.from({ length: width }, (_, i) => {
    const texts = heads.map(({ cells }) => {
      const cell = cells[i];
      return cell === undefined ? '' : page.text(cell) || (cell.element.attribs['abbr'] ?? '');
    });
    return [...new Set(texts.filter((text) => text !== ''))].join(' ');
  });
}

/** Columns as records: the first cell of each row is a heading, and kinds agree along rows, not down columns. */
function columnSet(
  page: RecordPage,
  holder: RecordNode,
  rows: readonly Row[],
): RecordSet | undefined {
  const whole = rows.filter(({ isHead }) => !isHead);
  const width = whole[0]?.cells.length ?? 0;
  if (width < 3 || whole.length < 2 || whole.some(({ cells }) => cells.length !== width))
    return undefined;
  const kinds = whole.map(({ cells }) => cells.map((cell) => kindIn(page, cell)));
  const along = agreement(kinds.map((row) => row.slice(1)));
  const down = agreement(
    Array.from({ length: width - 1 }, (_, i) => kinds.map((row) => row[i + 1] ?? '')),
  );
  const lead = whole
    .slice(1)
    .filter(({ cells: [first] }) => first !== undefined && isHeaderCell(first)).length;
  const body = whole
    .slice(1)
    .filter(({ cells: [, next] }) => next !== undefined && isCell(next)).length;
  if (lead < (whole.length - 1) * 0.8 || body === 0 || along <= down + 0.1) return undefined;
  const members = Array.from({ length: width - 1 }, (_, i) => ({
    roots: whole.flatMap(({ cells }) => cells[i + 1] ?? []),
    above: [],
  }));
  const headers = whole.map(({ cells: [first] }) => (first === undefined ? '' : page.text(first)));
  return { kind: 'transposed', holder, members, headers };
}

function kindIn(page: RecordPage, cell: RecordNode): string {
  const kinds = page.leaves
    .slice(cell.from, Math.min(cell.to, cell.from + 4))
    .map(({ kind }): Kind => kind);
  return kinds.map(groupOf).join(' ');
}

/** Share of cells that are of their line's commonest kind. */
function agreement(lines: readonly (readonly string[])[]): number {
  let same = 0;
  let all = 0;
  for (const line of lines) {
    same += Math.max(0, ...countsOf(line).values());
    all += line.length;
  }
  return all === 0 ? 0 : same / all;
}
