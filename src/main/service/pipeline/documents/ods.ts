/**
 * ODS → one table per sheet, each under its name (OpenDocument 1.3, part 3, sections 9 and 19).
 *
 * Rows and cells may be repeated by a number, up to a million times in a few bytes: rows without text are
 * left out, and of all cells together MOST_CELLS are given. Numbers and dates come as they are stored, the rest
 * as it is shown.
 */
import { isTag, isText } from 'domhandler';
import type { Element } from 'domhandler';
import { attribute, parentElement, walkBelow } from '../markdown/dom.ts';
import { partText, unpack } from './archive.ts';
import type { DocumentInput, ReadDocument } from './types.ts';
import { openDocumentMetadata } from './office-metadata.ts';
import { escapeHtml, hiddenWarning, htmlToMarkdown, tableHtml } from './read.ts';
import { elementsNamed, parseXml } from './xml-tree.ts';

const PARTS = new Set(['content.xml', 'meta.xml']);
const MOST_CELLS = 500_000;

export function readOds(input: DocumentInput): ReadDocument {
  const parts = unpack(input.bytes, (name) => PARTS.has(name));
  const root = parseXml(partText(parts, 'content.xml'));
  const sheets = elementsNamed(root, 'office:spreadsheet').flatMap(tablesOf);
  const counted = { left: MOST_CELLS };
  const hiddenStyles = new Set(
    elementsNamed(root, 'style:table-properties')
      .filter((each) => attribute(each, 'table:display') === 'false')
      .map((each) => attribute(parentElement(each) ?? each, 'style:name')),
  );
  const isHidden = (sheet: Element): boolean =>
    hiddenStyles.has(attribute(sheet, 'table:style-name'));
  const html = sheets
    .filter((sheet) => !isHidden(sheet))
    .map((sheet) => ({ name: attribute(sheet, 'table:name'), rows: rowsOf(sheet, counted) }))
    .filter(({ rows }) => rows.length > 0)
    .map(({ name, rows }) => `<h2>${escapeHtml(name)}</h2>${tableHtml(rows)}`)
    .join('\n');
  return {
    html,
    markdown: htmlToMarkdown(html, input.url, true),
    metadata: { ...openDocumentMetadata(parts), numSheets: sheets.length },
    warnings: [
      ...(counted.left > 0
        ? []
        : [`The workbook has more than ${MOST_CELLS} cells; the first of them are given.`]),
      ...hiddenWarning(sheets.filter(isHidden).map((sheet) => attribute(sheet, 'table:name'))),
    ],
  };
}

function tablesOf(book: Element): Element[] {
  return book.children.filter(
    (child): child is Element => isTag(child) && child.name === 'table:table',
  );
}

/** Rows with text, each as often as it is repeated. */
function rowsOf(sheet: Element, counted: { left: number }): readonly (readonly string[])[] {
  const rows: (readonly string[])[] = [];
  walkBelow(sheet, (node) => {
    if (!isTag(node)) return 'skip';
    if (node.name !== 'table:table-row') return 'go';
    const cells = cellsOf(node, counted.left);
    if (cells.length === 0) return 'skip';
    const times = Math.min(timesOf(node, 'table:number-rows-repeated'), MOST_CELLS);
    for (let time = 0; time < times && counted.left > 0; time += 1) {
      rows.push(cells);
      counted.left -= cells.length;
    }
    return counted.left > 0 ? 'skip' : 'stop';
  });
  return rows;
}

/** Texts of a row up to the last cell that has one; at most `most`. */
function cellsOf(row: Element, most: number): readonly string[] {
  const cells: string[] = [];
  let empty = 0;
  for (const cell of row.children) {
    if (!isTag(cell)) continue;
    const text = cell.name === 'table:table-cell' ? cellText(cell) : '';
    const times = timesOf(cell, 'table:number-columns-repeated');
    if (text === '') {
      empty += times;
      continue;
    }
    if (cells.length + empty + times > most) break;
    for (; empty > 0; empty -= 1) cells.push('');
    for (let time = 0; time < times; time += 1) cells.push(text);
  }
  return cells;
}

function timesOf(element: Element, name: string): number {
  const value = Number.parseInt(attribute(element, name), 10);
  return Number.isNaN(value) ? 1 : Math.max(0, value);
}

function cellText(cell: Element): string {
  const type = attribute(cell, 'office:value-type');
  if (type === 'float') return attribute(cell, 'office:value') || shownText(cell);
  if (type === 'date') return attribute(cell, 'office:date-value').replace(/T00:00:00$/, '');
  return shownText(cell);
}

/** Its paragraphs, one a line; what is noted about the cell is left out. */
function shownText(cell: Element): string {
  let text = '';
  walkBelow(cell, (node) => {
    if (isText(node)) text += node.data;
    if (!isTag(node)) return 'skip';
    if (node.name === 'text:p') text += '\n';
    if (node.name === 'text:s' || node.name === 'text:tab') text += ' ';
    return node.name === 'office:annotation' ? 'skip' : 'go';
  });
  return text.replace(/[ \t]*\n[ \t]*/g, '\n').trim();
}
