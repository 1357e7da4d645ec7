/**
 * Tables that are no `<table>`: elements with the roles of one (WAI-ARIA: `table`, `grid`, `treegrid`), set as one by
 * their style (`display: table`), or named so by their classes (`divTable`, `table-row`).
 *
 * A grid is believed when it has two rows and more of the same two columns and more, and its cells hold values. Grids
 * that draw only what is in view keep the places of rows and cells in attributes: these give the order.
 */
import { isTag } from 'domhandler';
import type { Element } from 'domhandler';
import { classQuestion } from '../dom/class-facts.ts';
import {
  HAS_CLASS,
  HAS_HIDING,
  HAS_NAMING,
  attributeBits,
  classesOf,
} from '../dom/page-element.ts';
import { attribute, childElements, findBelow, rawText, walkBelow } from './dom.ts';
import { isHiddenPart } from './hidden.ts';

/** What an element of a grid is. */
export type GridPart =
  | { readonly kind: 'row'; readonly place: number | undefined }
  | { readonly kind: 'cell'; readonly place: number | undefined; readonly isHeader: boolean };

export interface Grid {
  readonly parts: ReadonlyMap<Element, GridPart>;
  /** The cells of each row; what stands in one place is one row, wherever it is drawn. */
  readonly rows: readonly (readonly Element[])[];
}

/** Nodes of a grid that are read. */
const NODES = 40_000;
const FEWEST = 2;
/** Cells that are looked into, and characters of one that is no value. */
const CELLS_READ = 60;
const LONGEST = 400;

const ROLES = /^(?:table|grid|treegrid)$/;
const CELL_ROLES = /^(?:cell|gridcell|columnheader|rowheader)$/;
const DISPLAY_TABLE = /display:\s*(?:inline-)?table\s*(?:;|$)/i;
const isTableBox = classQuestion(({ padded }) =>
  / (?:\S*[-_])?(?:div-?table|css-?table|flex-?table|grid-?table|data-?table|data-?grid|rt-table|tbl|table)(?:[-_](?:wrapper|container|body|inner|view|content))? /.test(
    padded,
  ),
);
const isRowBox = classQuestion(({ padded }) =>
  / (?:\S*[-_])?(?:row|tr|tablerow|divtablerow|table__row|heading|head|header|thead|rt-tr)(?:[-_](?:row|head|header|body|item|odd|even|\d+))? /.test(
    padded,
  ),
);
const isCellBox = classQuestion(({ padded }) =>
  / (?:\S*[-_])?(?:cell|td|th|col|column|tablecell|divtablecell|divtablehead|tablehead)(?:[-_]\S*)? /.test(
    padded,
  ),
);
const isHeadBox = classQuestion(({ padded }) =>
  / (?:\S*[-_])?(?:th|head|header|heading|thead|tablehead|divtablehead|divtableheading|columnheader)(?:[-_]\S*)? /.test(
    padded,
  ),
);

/** The grid that the element is; undefined for all others. */
export function gridOf(element: Element): Grid | undefined {
  if (element.name === 'table') return undefined;
  const has = attributeBits(element);
  if ((has & HAS_NAMING) !== 0 && ROLES.test(element.attribs['role'] ?? ''))
    return believed(readGrid(element, partByRole));
  if ((has & HAS_HIDING) !== 0 && DISPLAY_TABLE.test(element.attribs['style'] ?? ''))
    return believed(readGrid(element, partByStyle));
  if ((has & HAS_CLASS) !== 0 && isTableBox(classesOf(element)))
    return believed(readGrid(element, partByClass));
  return undefined;
}

type PartOf = (element: Element, isInRow: boolean) => 'row' | 'cell' | 'head' | 'other' | 'none';

function readGrid(root: Element, partOf: PartOf): Grid | undefined {
  const parts = new Map<Element, GridPart>();
  const rows = new Map<Element | number, Element[]>();
  let cells: Element[] = [];
  const found = { isSound: true };
  let row: Element | undefined;
  walkBelow(
    root,
    (node) => {
      if (!isTag(node)) return 'go';
      if (node.name === 'table') found.isSound = false;
      if (!found.isSound) return 'stop';
      if (isHiddenPart(node)) return 'skip';
      const part = partOf(node, row !== undefined && isBelow(node, row));
      if (part === 'none') found.isSound = false;
      if (part === 'row') {
        row = node;
        const place = placeOf(node, 'aria-rowindex');
        cells = rows.get(place ?? node) ?? [];
        rows.set(place ?? node, cells);
        parts.set(node, { kind: 'row', place });
      }
      if (part !== 'cell' && part !== 'head') return 'go';
      cells.push(node);
      const place = placeOf(node, 'aria-colindex');
      parts.set(node, { kind: 'cell', place, isHeader: part === 'head' });
      return 'skip';
    },
    NODES,
  );
  return found.isSound ? { parts, rows: [...rows.values()] } : undefined;
}

function placeOf(element: Element, name: string): number | undefined {
  const place = Number.parseInt(attribute(element, name), 10);
  return Number.isNaN(place) ? undefined : place;
}

/** Boxes between a row and its cells. */
const CELL_LEVELS = 3;

function isBelow(element: Element, row: Element): boolean {
  let at = element.parent;
  for (let level = 0; at !== null && level < CELL_LEVELS; level += 1, at = at.parent) {
    if (at === row) return true;
  }
  return false;
}

const partByRole: PartOf = ({ attribs }, isInRow) => {
  const role = attribs['role'] ?? '';
  if (role === 'row') return 'row';
  if (!CELL_ROLES.test(role)) return 'other';
  if (!isInRow) return 'none';
  return role === 'columnheader' ? 'head' : 'cell';
};

const partByStyle: PartOf = (element, isInRow) => {
  const display = /display:\s*([\w-]+)/i.exec(attribute(element, 'style'))?.[1] ?? '';
  if (display === 'table-row') return 'row';
  if (display !== 'table-cell') return 'other';
  if (!isInRow) return 'none';
  return isHeadBox(classesOf(element)) || isInHeaderGroup(element) ? 'head' : 'cell';
};

function isInHeaderGroup({ parent }: Element): boolean {
  const group = parent?.parent;
  if (group === undefined || group === null || !('attribs' in group)) return false;
  return /display:\s*table-header-group/i.test(group.attribs['style'] ?? '');
}

/** A row has its cells as children; they are named, too. */
const partByClass: PartOf = (element, isInRow) => {
  const classes = classesOf(element);
  if (isInRow) {
    if (!isCellBox(classes)) return 'other';
    const isHead = isHeadBox(classes) || isInHeadRow(element);
    return isHead ? 'head' : 'cell';
  }
  const cells = childElements(element);
  const isRow = isRowBox(classes) && cells.length >= FEWEST;
  return isRow && cells.every((cell) => isCellBox(classesOf(cell))) ? 'row' : 'other';
};

function isInHeadRow({ parent }: Element): boolean {
  return parent !== null && 'attribs' in parent && isHeadBox(classesOf(parent));
}

/** The same columns in each row, values in the cells. */
function believed(grid: Grid | undefined): Grid | undefined {
  if (grid === undefined) return undefined;
  const rows = grid.rows.filter((row) => row.length > 0);
  const widths = rows.map((row) => row.length);
  const width = Math.max(0, ...widths.slice(0, CELLS_READ));
  const isWide = width >= FEWEST && rows.length >= FEWEST;
  if (!isWide || widths.filter((own) => own === width).length * 2 < widths.length) return undefined;
  return rows.flat().slice(0, CELLS_READ).every(isValue) ? grid : undefined;
}

const PARTS = new Set('h1 h2 h3 h4 article section form table nav iframe video'.split(' '));

function isValue(cell: Element): boolean {
  const isPart = ({ name }: Element): boolean => PARTS.has(name);
  return findBelow(cell, isPart, 100) === undefined && rawText(cell, 100).length <= LONGEST;
}
