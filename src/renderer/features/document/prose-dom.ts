/**
 * What the reading view adds to a page's own blocks: the direction its script is read in, and for tables a place to scroll,
 * numbers that line up, and a way to save them.
 */
import type { Table } from '../../../contract/table/records.ts';
import { TURN_NAMES, TURNS } from '../../components/foreign-text.tsx';
import { columnType } from '../../components/table/column-type.ts';
import { t } from '../../text/catalogue.ts';

/** Blocks of text: each is read by its own first letter. */
const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, li, td, th, dt, dd, pre, summary, figcaption';
/** Blocks of blocks: `dir="auto"` would look past what has a direction of its own. */
const FRAMES = 'ul, ol, blockquote, table, dl';
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const LETTER = /\p{L}/u;

export function dressProse(root: HTMLElement): void {
  for (const block of root.querySelectorAll(BLOCKS)) block.setAttribute('dir', 'auto');
  for (const frame of root.querySelectorAll(FRAMES)) {
    frame.setAttribute('dir', directionOf(frame.textContent));
  }
  for (const table of root.querySelectorAll('table')) dressTable(table);
  showTurns(root);
}

/** Characters that turn text around are shown instead of obeyed. */
function showTurns(root: HTMLElement): void {
  if (!TURNS.test(root.textContent)) return;
  const { ownerDocument } = root;
  const texts = ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  while (texts.nextNode() !== null) found.push(texts.currentNode);
  for (const text of found) {
    const parts = (text.nodeValue ?? '').split(TURNS);
    if (parts.length === 1) continue;
    const nodes = parts.map((part) => {
      const name = TURN_NAMES[part];
      if (name === undefined) return part;
      const mark = ownerDocument.createElement('span');
      mark.className = 'turn-note';
      mark.title = t.table.control;
      mark.textContent = name;
      return mark;
    });
    text.parentNode?.replaceChild(fragmentOf(ownerDocument, nodes), text);
  }
}

function fragmentOf(owner: Document, nodes: readonly (Node | string)[]): DocumentFragment {
  const fragment = owner.createDocumentFragment();
  fragment.append(...nodes);
  return fragment;
}

/** By the first letter, as the bidi algorithm has it (UAX 9, P2 and P3). */
function directionOf(text: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.test(LETTER.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr';
}

function dressTable(table: HTMLTableElement): void {
  if (table.parentElement?.closest('table') !== null) return;
  const { columns, rows } = tableIn(table);
  const isNumber = columns.map(
    (name, at) =>
      columnType(
        name,
        rows.map((row) => row[at] ?? null),
      ) === 'number',
  );
  for (const row of table.rows) {
    for (const cell of row.cells) {
      if (isNumber[cell.cellIndex] === true) cell.className = 'number';
    }
  }
  const { ownerDocument } = table;
  const scroller = ownerDocument.createElement('div');
  scroller.className = 'table-scroll';
  scroller.tabIndex = 0;
  scroller.setAttribute('role', 'group');
  scroller.setAttribute('aria-label', t.document.tableOf(columns.filter(Boolean).join(', ')));
  const save = ownerDocument.createElement('button');
  save.type = 'button';
  save.className = 'table-save';
  save.dataset['saveTable'] = '';
  save.textContent = t.table.saveThis;
  const box = ownerDocument.createElement('div');
  box.className = 'table-box';
  box.dir = table.dir;
  table.replaceWith(box);
  scroller.append(table);
  box.append(scroller, save);
}

/** A table's names and rows; the first row names the columns. Cells over several columns fill the first. */
export function tableIn(table: HTMLTableElement): Table {
  const [head, ...body] = [...table.rows].map(cellsOf);
  const width = Math.max(0, head?.length ?? 0, ...body.map((row) => row.length));
  const used = new Set<string>();
  const columns = Array.from({ length: width }, (_, at) => {
    const name = head?.[at] ?? '';
    let candidate = name === '' ? t.document.column(at + 1) : name;
    for (let count = 2; used.has(candidate); count += 1) candidate = `${name} ${count}`;
    used.add(candidate);
    return candidate;
  });
  return {
    columns,
    rows: body.map((row) => Array.from({ length: width }, (_, at) => row[at] || null)),
  };
}

function cellsOf(row: HTMLTableRowElement): readonly string[] {
  return [...row.cells].flatMap((cell) => [
    cell.textContent.trim(),
    ...new Array<string>(Math.max(0, Math.min(cell.colSpan, 100) - 1)).fill(''),
  ]);
}
