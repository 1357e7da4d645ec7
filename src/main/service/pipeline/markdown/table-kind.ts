/**
 * Whether a `<table>` holds data or only places parts of a page, as accessibility trees judge it: by its own words
 * (role, headers, caption, borders), else by what its cells hold. Reads a bounded part of the table.
 */
import { isTag, isText } from 'domhandler';
import type { Element } from 'domhandler';
import { classNames, attribute, childElements, rawText, walkBelow } from './dom.ts';
import { isBlock } from './elements.ts';
import { rowsOf } from './listing.ts';

export type TableKind = 'data' | 'layout';

/** Rows and nodes that are read. */
const MOST_ROWS = 60;
const SCAN = 1500;
const CELL_SCAN = 300;

/** Parts of a page, not values. */
const PARTS = new Set(
  'table h1 h2 h3 h4 h5 h6 form article section blockquote nav aside'.split(' '),
);
/** Parts that stand in no cell of a table of data, whatever its header says. */
const PAGE_PARTS = new Set('h1 article nav aside main header footer'.split(' '));
const CONTROLS = new Set('select textarea iframe video audio object embed'.split(' '));
const PARAGRAPHS = new Set(['p', 'ul', 'ol', 'dl', 'div', 'pre', 'br']);

interface Cell {
  readonly name: string;
  readonly characters: number;
  readonly linked: number;
  readonly links: number;
  readonly paragraphs: number;
  readonly blocks: number;
  readonly pictures: number;
  readonly hasPart: boolean;
  readonly hasPagePart: boolean;
  readonly hasControl: boolean;
}

export function kindOfTable(table: Element): TableKind {
  const role = attribute(table, 'role');
  if (role === 'presentation' || role === 'none') return 'layout';
  const rows = rowsOf(table, MOST_ROWS).slice(0, MOST_ROWS);
  const columns = rows.map((row) => childElements(row).filter(isCell).length);
  const hasHeader = isHeaded(table, rows);
  if (!hasHeader && Math.max(0, ...columns) <= 1) return 'layout';
  if (hasHeader && !rows.some(hasBlocks)) return 'data';
  const cells = readRows(rows);
  if (hasHeader) return cells.flat().some(isPagePart) ? 'layout' : 'data';
  return isPlacing(table, cells) ? 'layout' : 'data';
}

/** A cell holds more than a line. */
const hasBlocks = (row: Element): boolean =>
  row.children.some(
    (cell) => isTag(cell) && cell.children.some((child) => isTag(child) && isBlock(child.name)),
  );

const isCell = ({ name }: Element): boolean => name === 'td' || name === 'th';

function isHeaded(table: Element, rows: readonly Element[]): boolean {
  const isHead = ({ name }: Element): boolean => name === 'thead' || name === 'caption';
  return (
    childElements(table).some(isHead) ||
    rows.some((row) => childElements(row).some(({ name }) => name === 'th'))
  );
}

function readRows(rows: readonly Element[]): readonly (readonly Cell[])[] {
  let left = SCAN;
  return rows.map((row) =>
    childElements(row)
      .filter(isCell)
      .flatMap((cell) => {
        if (left <= 0) return [];
        const { read, nodes } = readCell(cell);
        left -= nodes;
        return [read];
      }),
  );
}

const NOTHING = {
  ...{ characters: 0, linked: 0, links: 0, paragraphs: 0, blocks: 0, pictures: 0 },
  ...{ hasPart: false, hasPagePart: false, hasControl: false },
};

function readCell(cell: Element): { readonly read: Cell; readonly nodes: number } {
  const [only, second] = cell.children;
  // most cells hold a text and nothing else
  if (second === undefined && (only === undefined || isText(only))) {
    const characters = only?.data.length ?? 0;
    return { read: { ...NOTHING, name: cell.name, characters }, nodes: 1 };
  }
  const counts = { characters: 0, linked: 0, links: 0, paragraphs: 0, blocks: 0, pictures: 0 };
  const signs = { hasPart: false, hasPagePart: false, hasControl: false };
  let nodes = 0;
  walkBelow(
    cell,
    (node) => {
      nodes += 1;
      if (isText(node)) counts.characters += node.data.trim().length;
      if (!isTag(node)) return 'go';
      const { name } = node;
      signs.hasPart ||= PARTS.has(name);
      signs.hasPagePart ||= PAGE_PARTS.has(name);
      signs.hasControl ||= CONTROLS.has(name) || isField(node);
      if (PARAGRAPHS.has(name)) counts.blocks += 1;
      if (name === 'p') counts.paragraphs += 1;
      if (name === 'img') counts.pictures += 1;
      if (name === 'a') {
        counts.links += 1;
        counts.linked += textLength(node);
      }
      return 'go';
    },
    CELL_SCAN,
  );
  return { read: { name: cell.name, ...counts, ...signs }, nodes };
}

const isField = ({ name, attribs }: Element): boolean =>
  name === 'input' && !/^(?:hidden|checkbox|radio)$/.test(attribs['type'] ?? 'text');

function textLength(element: Element): number {
  let length = 0;
  walkBelow(
    element,
    (node) => {
      if (isText(node)) length += node.data.trim().length;
      return 'go';
    },
    20,
  );
  return length;
}

/** Characters of a text that is no value. */
const LONG = 600;
const LONG_BLOCKS = 3;
/** Characters of a cell beside which another such stands: columns of text. */
const TEXT = 150;

/** Characters of the longest value in a table of one row. */
const VALUE = 60;

const isMoreThanValue = ({ characters, links, pictures }: Cell): boolean =>
  characters > VALUE || links + pictures > 0;

/** Much text in blocks: a part of the page. */
const isLong = ({ blocks, characters }: Cell): boolean =>
  blocks >= LONG_BLOCKS && characters > LONG;

/** A post below a forum's `Author | Message`. */
const isPagePart = (cell: Cell): boolean =>
  cell.hasPagePart || (isLong(cell) && cell.hasPart && cell.name === 'td');

/** Named as data by its class, or by lines around its cells. */
function isNamedData(table: Element): boolean {
  if (/^[1-9]/.test(attribute(table, 'border'))) return true;
  return / (?:data\S*|wikitable|infobox\S*|table-(?:striped|bordered|hover|sm|condensed)|tablesorter|sortable|dataframe|stats|standings|\S*price\S*|\S*spec\S*|shop_attributes) /.test(
    classNames(table),
  );
}

function isPlacing(table: Element, rows: readonly (readonly Cell[])[]): boolean {
  const cells = rows.flat();
  if (cells.some((cell) => cell.hasPart || isLong(cell))) return true;
  if (isNamedData(table)) return false;
  if (rows.length === 1 && isPlacingRow(table, cells)) return true;
  return (
    cells.some((cell) => cell.hasControl || cell.paragraphs > 1 || cell.characters > LONG) ||
    rows.some(isRowOfTexts) ||
    rows.some(isPictureBesideText) ||
    cells.some(isMenu)
  );
}

/** One row has no names and nothing to compare: it may set values side by side, no more; a formula beside its number. */
function isPlacingRow(table: Element, cells: readonly Cell[]): boolean {
  if (cells.every(({ characters }) => characters === 0)) return false;
  const last = rowsOf(table, 1).flatMap(childElements).at(-1);
  return (
    cells.some(isMoreThanValue) ||
    (last !== undefined && /^\s*\([\w.]+\)\s*$/.test(rawText(last, 10)))
  );
}

const isRowOfTexts = (row: readonly Cell[]): boolean =>
  row.filter(({ characters }) => characters > TEXT).length > 1;

/** A picture on one side, text on the other. */
function isPictureBesideText(row: readonly Cell[]): boolean {
  const shown = row.filter(({ characters, pictures }) => characters + pictures > 0);
  const isPicture = ({ characters, pictures }: Cell): boolean => pictures > 0 && characters === 0;
  return (
    shown.length === 2 && shown.some(isPicture) && shown.some(({ characters }) => characters > TEXT)
  );
}

const FEWEST_LINKS = 4;

/** Links below each other. */
const isMenu = ({ links, linked, characters, blocks }: Cell): boolean =>
  links >= FEWEST_LINKS && blocks >= links - 1 && linked > 0.8 * characters;
