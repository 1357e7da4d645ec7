/**
 * What stands in a table besides its values: signs to sort by and words for listeners in its header, labels that cells
 * bear on small screens, and a header that scrolls in a table of its own.
 */
import { isTag, isText } from 'domhandler';
import type { ChildNode, Element } from 'domhandler';
import { classQuestion } from '../dom/class-facts.ts';
import { classesOf } from '../dom/page-element.ts';
import { foldSpace } from '../dom/text.ts';
import { attribute, childElements, findBelow, parentElement, rawText } from './dom.ts';
import { rowsOf } from './listing.ts';

/** Arrows that say which way a column is sorted; single upright ones may mean something in a text. */
const SIGNS = /^[\s▲▼△▽▴▾▵▿⯅⯆⇅⇵⇳↕⬍↑↓⬆⬇˄˅⌃⌄🔼🔽↨‹›⇕]+$/u;
const TRAILING_SIGNS = /\s*[▲▼△▽▴▾▵▿⯅⯆⇅⇵⇳↕⬍⇕][\s▲▼△▽▴▾▵▿⯅⯆⇅⇵⇳↕⬍⇕]*$/u;
const isSortClass = classQuestion(({ padded }) =>
  / (?:\S*[-_])?(?:sort\S*|arrows?|carets?|chevrons?|icon|asc|desc)(?:[-_]\S*)? /.test(padded),
);
const isForListeners = classQuestion(({ padded }) =>
  / (?:sr-only|visually-?hidden|screen-?reader(?:-text)?|show-for-sr|offscreen|cdk-visually-hidden|a11y-\S+|assistive-text) /.test(
    padded,
  ),
);

/** In a header: a sign to sort by, or what only listeners are told beside the column's name. */
export function isHeaderAside(element: Element): boolean {
  const classes = classesOf(element);
  const isMarked =
    attribute(element, 'aria-hidden') === 'true' || isSortClass(classes) || element.name === 'i';
  if (isMarked && SIGNS.test(rawText(element, 6))) return true;
  if (!isForListeners(classes)) return false;
  const head = headOf(element);
  const row = head === undefined ? undefined : parentElement(head);
  // beside the name of a row they are words about it
  if (head === undefined || row === undefined || !isHead(row)) return false;
  return rawText(head, 60).trim().length > rawText(element, 60).trim().length;
}

function headOf(element: Element): Element | undefined {
  let at = parentElement(element);
  for (let level = 0; at !== undefined && level < 5; level += 1, at = parentElement(at)) {
    if (at.name === 'th' || at.name === 'td' || at.attribs['role'] === 'columnheader') return at;
  }
  return undefined;
}

/** A header's text without the signs at its end. */
export function withoutSigns(text: string): string {
  return TRAILING_SIGNS.test(text) ? text.replace(TRAILING_SIGNS, '') : text;
}

/** A link in a header that only sorts its column. */
export const sorts = (href: string): boolean =>
  /[?&;](?:sort|order|orderby|order_by|sortby|sort_by|sortfield|sortorder|dir)=/i.test(href);

/** Body rows that are looked at, and cells of which most must bear the label of their column. */
const MOST_ROWS = 20;
const MOST = 0.6;
const LONGEST_LABEL = 60;

/**
 * Labels that repeat the column's name in each cell, for screens on which the header is not seen. `rows`: the cells of
 * each row, the header's first.
 */
export function labelsOf(rows: readonly (readonly Element[])[]): readonly Element[] {
  const [head, ...body] = rows;
  if (head === undefined) return [];
  const labels: Element[] = [];
  let cells = 0;
  for (const [at, row] of body.entries()) {
    for (const [column, cell] of row.entries()) {
      const label = labelIn(cell, head[column]);
      if (label !== undefined) labels.push(label);
      else if (at < MOST_ROWS && cell.children.length > 0) cells += 1;
    }
    const isFew = labels.length < MOST * (cells + labels.length);
    if (labels.length === 0 || (at + 1 === MOST_ROWS && isFew)) return [];
  }
  return labels.length < MOST * (cells + labels.length) ? [] : labels;
}

const nameOf = (node: ChildNode, nodes: number): string =>
  withoutSigns(foldSpace(rawText(node, nodes)))
    .replace(/\s*[:：]$/, '')
    .toLowerCase();

/** The first element of the cell, where it says the column's name and something follows. */
function labelIn(cell: Element, head: Element | undefined): Element | undefined {
  const first = firstElement(cell);
  if (first === undefined || head === undefined) return undefined;
  const text = rawText(first, 8);
  if (text.length <= LONGEST_LABEL && nameOf(first, 8) === nameOf(head, 40)) {
    const rest = rawText(cell, 60).trim().length - text.trim().length;
    return rest > 0 && text.trim() !== '' ? first : undefined;
  }
  // label and value may share a box
  return first.next === null && first.children.length > 1 ? labelIn(first, head) : undefined;
}

/** The element that begins the cell, with no text before it. */
function firstElement(cell: Element): Element | undefined {
  let [first] = cell.children;
  while (first !== undefined && isText(first) && first.data.trim() === '')
    first = first.next ?? undefined;
  return first !== undefined && isTag(first) ? first : undefined;
}

/** Levels outwards to what holds both the header's table and the body's. */
const LEVELS = 4;

/** Rows of the longest header. */
const HEAD_ROWS = 3;

/**
 * The table that a table of nothing but a header belongs to: the next one, of as many columns, with no other header.
 */
export function bodyOfHeader(table: Element): Element | undefined {
  const rows = rowsOf(table, HEAD_ROWS + 1);
  const width = columnsOf(rows[0]);
  if (width < 2 || rows.length > HEAD_ROWS || !rows.every(isHead)) return undefined;
  const body = tableBehind(table);
  const first = body === undefined ? undefined : rowsOf(body, 1)[0];
  if (first === undefined || columnsOf(first) !== width) return undefined;
  return isHead(first) && !rows.some((row) => says(row, first)) ? undefined : body;
}

const columnsOf = (row: Element | undefined): number =>
  row === undefined ? 0 : childElements(row).length;

/** A row of nothing but names. */
export const isHead = (row: Element): boolean =>
  childElements(row).every(({ name }) => name === 'th') || parentElement(row)?.name === 'thead';

const says = (row: Element, other: Element): boolean =>
  foldSpace(rawText(row, 200)) === foldSpace(rawText(other, 200));

/** The next table, with no text before it. */
function tableBehind(table: Element): Element | undefined {
  let at: Element | undefined = table;
  for (let level = 0; at !== undefined && level < LEVELS; level += 1, at = parentElement(at)) {
    for (let next = at.next; next !== null; next = next.next) {
      if (isText(next) && next.data.trim() !== '') return undefined;
      if (!isTag(next)) continue;
      if (next.name === 'table') return next;
      const inner = findBelow(next, ({ name }) => name === 'table', 60);
      if (inner !== undefined) return inner;
      if (rawText(next, 20).trim() !== '') return undefined;
    }
  }
  return undefined;
}
