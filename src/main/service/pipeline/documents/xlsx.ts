/** XLSX → one table per sheet, each under its name, as Excel shows it (ECMA-376 part 1, 18). */
import type { Element } from 'domhandler';
import { HearthError } from '../../domain/errors.ts';
import { attribute, rawText } from '../markdown/dom.ts';
import { partText, unpack } from './archive.ts';
import type { DocumentInput, ReadDocument } from './types.ts';
import { coreMetadata } from './office-metadata.ts';
import { escapeHtml, hiddenWarning, htmlToMarkdown, tableHtml } from './read.ts';
import { formatCode } from './xlsx-format.ts';
import { readRows } from './xlsx-sheet.ts';
import type { Book } from './xlsx-sheet.ts';
import { elementsNamed, parseXml } from './xml-tree.ts';

const MAX_ROWS = 20_000;
const MOST_CELLS = 500_000;

type Parts = ReadonlyMap<string, Uint8Array>;

interface Sheet {
  readonly name: string;
  readonly path: string;
  readonly isHidden: boolean;
}

/** Throws `SCRAPE_UNSUPPORTED_FILE_ERROR` when the file is damaged or unpacks too large. */
export function readXlsx(input: DocumentInput): ReadDocument {
  const parts = unpack(input.bytes, (name) => /\.(?:xml|rels)$/i.test(name));
  const workbook = elements(partText(parts, 'xl/workbook.xml'));
  const sheets = sheetsOf(parts, workbook('sheet'));
  if (sheets.length === 0) throw damaged();
  const book = bookOf(parts, workbook('workbookPr'));
  const budget = { left: MOST_CELLS };
  const filled = sheets
    .filter(({ isHidden }) => !isHidden)
    .map(({ name, path }) => ({
      name,
      rows: readRows(parts.get(path) ?? new Uint8Array(), book, budget),
    }))
    .filter(({ rows }) => rows.length > 0);
  const html = filled
    .map(({ name, rows }) => `<h2>${escapeHtml(name)}</h2>${tableHtml(rows.slice(0, MAX_ROWS))}`)
    .join('\n');
  return {
    html,
    markdown: htmlToMarkdown(html, input.url, true),
    metadata: { ...coreMetadata(parts), numSheets: sheets.length },
    warnings: [
      ...filled
        .filter(({ rows }) => rows.length > MAX_ROWS)
        .map(
          ({ name }) =>
            `Sheet "${name}" has more than ${MAX_ROWS} rows; the first ${MAX_ROWS} are given.`,
        ),
      ...(budget.left > 0
        ? []
        : [`The workbook has more than ${MOST_CELLS} cells; the first of them are given.`]),
      ...hiddenWarning(sheets.filter(({ isHidden }) => isHidden).map(({ name }) => name)),
    ],
  };
}

function damaged(): HearthError {
  return new HearthError(
    'SCRAPE_UNSUPPORTED_FILE_ERROR',
    'The workbook is damaged: its sheets cannot be read.',
  );
}

/** Elements of a part by their name, whatever prefix it has. */
function elements(xml: string): (name: string) => readonly Element[] {
  const root = parseXml(xml);
  const prefix = /<(\w+:)?(?:workbook|styleSheet|sst)[\s>]/.exec(xml.slice(0, 2000))?.[1] ?? '';
  return (name) => elementsNamed(root, `${prefix}${name}`);
}

function sheetsOf(parts: Parts, named: readonly Element[]): readonly Sheet[] {
  const relations = elementsNamed(
    parseXml(partText(parts, 'xl/_rels/workbook.xml.rels')),
    'Relationship',
  );
  const targets = new Map(
    relations.map((each) => [attribute(each, 'Id'), attribute(each, 'Target')]),
  );
  return named.map((sheet) => {
    const id = Object.entries(sheet.attribs).find(([name]) => name.endsWith(':id'))?.[1] ?? '';
    const target = targets.get(id) ?? '';
    return {
      name: attribute(sheet, 'name'),
      path: target.startsWith('/') ? target.slice(1) : `xl/${target}`,
      isHidden: /hidden/i.test(attribute(sheet, 'state')),
    };
  });
}

function bookOf(parts: Parts, properties: readonly Element[]): Book {
  const strings = elements(partText(parts, 'xl/sharedStrings.xml'))('si').map(stringOf);
  const styles = elements(partText(parts, 'xl/styles.xml'));
  const own = new Map(
    styles('numFmt').map((each) => [
      Number(attribute(each, 'numFmtId')),
      attribute(each, 'formatCode'),
    ]),
  );
  const cells = styles('cellXfs')[0]?.children ?? [];
  const formats = cells.flatMap((cell) =>
    'attribs' in cell ? [formatCode(Number(attribute(cell, 'numFmtId')), own)] : [],
  );
  const is1904 = properties.some((each) => /^(?:1|true)$/.test(attribute(each, 'date1904')));
  return { strings, formats, is1904 };
}

/** A text without what tells how it is said. */
function stringOf(element: Element): string {
  return element.children
    .filter((child) => !('name' in child) || !child.name.endsWith('rPh'))
    .map((child) => rawText(child))
    .join('')
    .trim();
}
