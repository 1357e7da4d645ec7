/**
 * Listings that are no plain `<pre>`: tables with a gutter or a row a line, editors (CodeMirror, Monaco, Ace), boxes with
 * an element a line (Doxygen, Enlighter, Quill) or a `<br>` a line (php.net, W3Schools).
 *
 * A box must be named code by its class, a table have a gutter or rows of code; prose in such a box stays prose.
 */
import { isTag, isText } from 'domhandler';
import type { ChildNode, Element } from 'domhandler';
import { classQuestion, type ClassFacts } from '../dom/class-facts.ts';
import { classesOf } from '../dom/page-element.ts';
import { barOf } from './code-language.ts';
import { LANGUAGES } from './code-names.ts';
import { codeText, isCounting, isGutter, lineKind } from './code-text.ts';
import { hasOwnText, isNumberedLines, isPointsOfCode } from './listing-lines.ts';
import { attribute, childElements, classNames, findBelow, rawText, walkBelow } from './dom.ts';

const SECTIONS = new Set(['thead', 'tbody', 'tfoot']);

/** The table's own rows, through its sections; the first `most` of them. */
export function rowsOf(table: Element, most = Infinity): Element[] {
  const rows: Element[] = [];
  for (const child of table.children) {
    if (rows.length >= most) break;
    if (!isTag(child)) continue;
    if (child.name === 'tr') rows.push(child);
    else if (SECTIONS.has(child.name)) {
      for (const row of child.children) if (isTag(row) && row.name === 'tr') rows.push(row);
    }
  }
  return rows;
}

const isListing = classQuestion(({ padded }) =>
  / (?:highlight|highlighttable|rouge-table|hljs-ln|lntable|js-file-line-container|linenotable|code-?table|filecontent|syntaxhighlighter|blob|diff-table|crayon-table|phabricator-source-code|remarkup-code|table-code) /.test(
    padded,
  ),
);
const isGutterCell = classQuestion(({ padded }) =>
  / (?:gutter|linenos?|rouge-gutter|lntd|blob-num|hljs-ln-numbers|line-?numbers?|crayon-nums|lines-num|line-num|linenumbers|line_numbers|diff-line-num|phabricator-source-line) /.test(
    padded,
  ),
);
/** The same by what it ends with: `u-lineNum`, `FileContents-lineNum`. */
const isLineNumber = classQuestion(({ padded }) =>
  / \S*[-_]line-?(?:number|num|no|nr)s? /.test(padded),
);
const isCodeName = ({ name }: Element): boolean => name === 'pre' || name === 'code';
const isCell = ({ name }: Element): boolean => name === 'td' || name === 'th';

/** The text of a table that is a listing; undefined for all others. */
export function listingOfTable(table: Element): string | undefined {
  const [first, second] = rowsOf(table, 2);
  const head =
    first !== undefined && (isTitle(first) || isAloneInRow(first)) ? (second ?? first) : first;
  if (head === undefined || !mayBeListing(table, head)) return undefined;
  const rows = rowsOf(table).filter((row) => !isTitle(row));
  return isListingOf(table, rows) ? textOfRows(rows) : listingOfCell(rows);
}

/** Words over the only cell with code. */
const LONGEST_TITLE = 40;

/** One cell that is named code and broken into lines, a title over it (old boards). */
function listingOfCell(rows: readonly Element[]): string | undefined {
  const cells = rows.flatMap(childElements);
  const code = cells.at(-1);
  if (code === undefined || cells.length > 2 || rows.length !== cells.length) return undefined;
  if (cells.length === 2 && rawText(cells[0] ?? code, 20).trim().length > LONGEST_TITLE)
    return undefined;
  return mayBeCode(classesOf(code)) ? textOfBox(code, false) : undefined;
}

/** By its first row: most tables are none. */
function mayBeListing(table: Element, row: Element): boolean {
  if (isListing(classesOf(table)) || mayBeCode(classesOf(table))) return true;
  const [first, second] = childElements(row);
  if (first === undefined) return false;
  if (second === undefined && isCell(first) && mayBeCode(classesOf(first))) return true;
  if (isGutterCell(classesOf(first)) || isLineNumber(classesOf(first))) return true;
  return second !== undefined && COUNT.test(firstText(first));
}

const COUNT = /^\s*(?:\d|$)/;

/** The text that begins a cell. */
function firstText(cell: Element): string {
  const [only] = cell.children;
  return only !== undefined && isText(only) ? only.data : rawText(cell, 8);
}

function isListingOf(table: Element, rows: readonly Element[]): boolean {
  const [first] = rows;
  if (first === undefined) return false;
  const cells = childElements(first).filter(isCell);
  const gutter = cells.slice(0, -1).find((cell) => isGutterCell(classesOf(cell)));
  if (gutter === undefined && isNumberedRow(cells))
    return isCounting(rows.slice(0, FEW_ROWS).map(numberIn).join(' '));
  const isNamed = isListing(classesOf(table));
  if (gutter !== undefined)
    return isNamed || hasCode(table) || isCounting(rawText(gutter, FEW_NODES));
  if (cells.some(({ name }) => name === 'th')) return false;
  if (isNamed) return rows.every(isRowOfCode);
  const mayBe = mayBeCode(classesOf(table));
  if (mayBe && cells.length === 1) return rows.length > 1 && rows.every(isOneCellOfCode);
  return isCounted(first, cells, mayBe);
}

/** The number of a line by its class, and the line by its own. */
function isNumberedRow([number, line, other]: readonly Element[]): boolean {
  if (number?.name !== 'td' || line === undefined || other !== undefined) return false;
  return (
    isLineNumber(classesOf(number)) && / \S*(?:line|code|source|src)\S* /.test(classNames(line))
  );
}

/** What counts the lines stands in an attribute where it is not to be copied. */
const numberIn = (row: Element): string => {
  const [cell] = childElements(row);
  if (cell === undefined) return '?';
  return attribute(cell, 'data-line-number') || rawText(cell, 4);
};

/** Rows that are read to tell whether their numbers count. */
const FEW_ROWS = 50;

/** Nodes of a cell that are read to tell whether it only counts. */
const FEW_NODES = 4000;

const isAloneInRow = (row: Element): boolean => childElements(row).length === 1;

/** A file's name over the code. */
function isTitle(row: Element): boolean {
  const cells = childElements(row);
  return (
    cells.length > 0 && cells.every(({ name, attribs }) => name === 'th' && 'colspan' in attribs)
  );
}

const hasCode = (table: Element): boolean => findBelow(table, isCodeName, 200) !== undefined;

const isCodeOrPreserved = (element: Element): boolean =>
  isCodeName(element) || isPreservedIn(element);

/** Cells of code beside cells that only count its lines, with no class that says so. */
function isCounted(row: Element, cells: readonly Element[], isNamed: boolean): boolean {
  const [gutter, code] = cells;
  if (gutter === undefined || code === undefined || cells.length !== 2) return false;
  const [inGutter, inCode] = [gutter, code].map((cell) => findBelow(cell, isCodeOrPreserved, 10));
  const isCode = inCode !== undefined ? isAlone(code) : isNamed || isPreservedIn(code);
  if (!isCode || gutter.name === 'th') return false;
  const numbers = rawText(gutter, FEW_NODES).trim();
  if (inGutter !== undefined) return numbers !== '' && isCounting(numbers);
  const next = nextRow(row);
  return (
    isNumber(numbers) && next !== undefined && isNumber(rawText(childElements(next)[0] ?? next, 20))
  );
}

const isNumber = (text: string): boolean => /^\s*\d+[.:]?\s*$/.test(text);

function nextRow(row: Element): Element | undefined {
  let next = row.next;
  while (next !== null && !(isTag(next) && next.name === 'tr')) next = next.next;
  return next ?? undefined;
}

/** The cell holds one element and no text beside it. */
function isAlone(cell: Element): boolean {
  const shown = cell.children.filter((child) => !isText(child) || child.data.trim() !== '');
  return shown.length === 1;
}

function isRowOfCode(row: Element): boolean {
  const last = childElements(row).at(-1);
  return last !== undefined && isAlone(last) && findBelow(last, isCodeName, 4) !== undefined;
}

const isOneCellOfCode = (row: Element): boolean =>
  childElements(row).length === 1 && isRowOfCode(row);

/** The code cells only, one line a row. */
function textOfRows(rows: readonly Element[]): string {
  return rows.map(textOfRow).join('\n');
}

function textOfRow(row: Element): string {
  const cells = childElements(row);
  const last = cells.at(-1);
  const shown = cells.filter((cell) => cell === last || !isGutterCellOf(cell));
  const text = shown.map((cell) => codeText(cell).replace(/^\n/, '').replace(/\n$/, '')).join('');
  const sign = last === undefined ? '' : attribute(last, 'data-code-marker');
  return sign.trim() === '' ? text : sign + text;
}

const isGutterCellOf = (cell: Element): boolean =>
  isGutter(cell) || /^[\s\d.:|]*$/.test(rawText(cell, FEW_NODES));

/** Editors: the element that holds their lines. */
const EDITORS: readonly { readonly editor: string; readonly lines: string }[] = [
  { editor: ' cm-editor ', lines: ' cm-content ' },
  { editor: ' cm-content ', lines: ' cm-content ' },
  { editor: ' codemirror ', lines: ' codemirror-code ' },
  { editor: ' monaco-editor ', lines: ' view-lines ' },
  { editor: ' view-lines ', lines: ' view-lines ' },
  { editor: ' ace_editor ', lines: ' ace_text-layer ' },
];
const isEditor = classQuestion(({ padded }) =>
  EDITORS.some(({ editor }) => padded.includes(editor)),
);

/** Boxes that hold an element a line, whatever those are called. */
const isSure = classQuestion(({ padded }) =>
  / (?:enlighter-code|enlighter|crayon-pre|crayon-main|dp-highlighter|ltx_listing|ql-code-block-container|syntaxhighlighter|phpcode|react-code-lines|csharpcode|notion-code-block|w3-code|code-lines|codelines|geshi|geshifilter|mw-geshi|fragment|blockcode) /.test(
    padded,
  ),
);
const mayBeCode = classQuestion(({ padded }) =>
  / (?:\S*[-_])?(?:code(?:s|block|box|main|body|content|area|text|inner|wrap|wrapper|container|view|pane|panel|window|frame)?|snippet|source|sourcecode|listing|fragment|highlight|hljs|shiki|prettyprint|src|codesnippet|codeview|programlisting)(?:[-_]\S*)? /.test(
    padded,
  ),
);

/** The class may be that of a listing in a box. */
export const namesCode = (classes: ClassFacts): boolean =>
  isEditor(classes) || isSure(classes) || mayBeCode(classes);

/** The text of a listing in a box; undefined for all others. */
export function listingOfBox(element: Element): string | undefined {
  const classes = classesOf(element);
  if (isEditor(classes)) return textOfEditor(element);
  const sure = isSure(classes);
  if (!sure && isLinesOfCode(element) && isIndented(element)) return codeText(element, true);
  if (!sure && (isNumberedLines(element) || isPointsOfCode(element))) return codeText(element);
  if (!sure && !mayBeCode(classes) && !isSetAsCode(element)) return undefined;
  return textOfBox(element, sure);
}

/** The text of a paragraph that is nothing but code in a font for it; undefined for all others. */
export function listingInFont({ children }: Element): string | undefined {
  let font: Element | undefined;
  for (const child of children) {
    if (isText(child) && child.data.trim() === '') continue;
    if (font !== undefined || !isTag(child) || child.name !== 'font') return undefined;
    font = child;
  }
  if (font === undefined) return undefined;
  return isSetAsCode(font) ? textOfBox(font, false) : undefined;
}

/** By its style alone. */
export function isSetAsCode(element: Element): boolean {
  const { style, face } = element.attribs;
  if (face !== undefined && element.name === 'font')
    return MONOSPACED_FACE.test(face) && isIndented(element);
  if (style === undefined || !MONOSPACED.test(style)) return false;
  return KEEPS_SPACE.test(style) || holdsLinesOfPre(element) || isIndented(element);
}

const isIndented = (element: Element): boolean => rawText(element, NODES).includes('\u00a0\u00a0');

/** A `<code>` a line, with `<br>` between them and nothing beside. */
function isLinesOfCode({ children }: Element): boolean {
  let codes = 0;
  let breaks = 0;
  for (const child of children) {
    if (isText(child) ? child.data.trim() !== '' : !isTag(child)) return false;
    if (!isTag(child)) continue;
    if (child.name === 'code') codes += 1;
    else if (child.name === 'br') breaks += 1;
    else return false;
  }
  return codes > 1 && breaks >= codes - 1;
}

function textOfEditor(element: Element): string | undefined {
  const names = classNames(element);
  const editor = EDITORS.find((each) => names.includes(each.editor));
  if (editor === undefined) return undefined;
  const isLines = (below: Element): boolean => classNames(below).includes(editor.lines);
  const lines = isLines(element) ? element : findBelow(element, isLines, 400);
  if (lines === undefined) return undefined;
  return editor.lines === ' view-lines ' ? textOfPlaced(lines) : codeText(lines);
}

const TOP = /(?:^|;)\s*top:\s*(-?\d+(?:\.\d+)?)px/;

/** Lines that stand where their style puts them, in any order. */
function textOfPlaced(lines: Element): string {
  const placed = childElements(lines).map((line) => ({
    top: Number(TOP.exec(attribute(line, 'style'))?.[1] ?? Number.NaN),
    text: codeText(line),
  }));
  if (placed.every(({ top }) => !Number.isNaN(top))) placed.sort((a, b) => a.top - b.top);
  return placed.map(({ text }) => text).join('\n');
}

/** What prose has and code has not. */
const PROSE = new Set(
  'h1 h2 h3 h4 h5 h6 p ul dl table img picture form input select textarea iframe video article section blockquote details'.split(
    ' ',
  ),
);
/** Nodes of a box that are read. */
const NODES = 3000;

interface Shape {
  readonly hasProse: boolean;
  /** `<pre>` that hold one line each. */
  readonly lines: number;
  readonly blocks: number;
  readonly breaks: number;
  readonly isPreserved: boolean;
}

function textOfBox(element: Element, isSureBox: boolean): string | undefined {
  if (isAroundPre(element)) return undefined;
  const shape = shapeOf(element, isSureBox);
  if (shape.hasProse) return undefined;
  const { lines, blocks, breaks, isPreserved } = shape;
  if (blocks > 0 && (blocks < 2 || !holdsLinesOfPre(element))) return undefined;
  const text = withoutPadding(codeText(element, isFlowing(shape), barOf(element)));
  const hasLines = lines > 1 || blocks > 1 || isPreserved || isSureBox;
  if (!hasLines && !(breaks > 0 && isSet(element)) && !isWholeCode(element, text)) return undefined;
  return text.trim() === '' ? undefined : text;
}

/** Old highlighters put two no-break spaces behind each line. */
const withoutPadding = (text: string): string =>
  /^(?:.*\u00a0\u00a0(?:\n|$))+$/.test(text) ? text.replace(/\u00a0\u00a0$/gm, '') : text;

/** White space folds in it as in paragraphs. */
const isFlowing = ({ breaks, isPreserved, blocks, lines }: Shape): boolean =>
  breaks > 0 && !isPreserved && blocks + lines === 0;

/** A `<pre>` and nothing else: a listing by itself. */
function isAroundPre(element: Element): boolean {
  const [only, second] = childElements(element);
  return only !== undefined && second === undefined && only.name === 'pre';
}

/** One `<code>` of several lines and nothing beside it. */
function isWholeCode(element: Element, text: string): boolean {
  const trimmed = text.trim();
  if (!trimmed.includes('\n')) return false;
  const code = findBelow(element, ({ name }) => name === 'code', 20);
  return code !== undefined && codeText(code).trim() === trimmed;
}

const KEEPS_SPACE = /white-space:\s*(?:pre|break-spaces)\s*(?:;|$|!)/;
const MONOSPACED_FACE = /mono|courier|consolas|menlo/i;
const MONOSPACED = /font-family:[^;]*(?:mono|courier|consolas|menlo)/i;

function shapeOf(element: Element, isSureBox: boolean): Shape {
  let hasProse = false;
  let lines = 0;
  let blocks = 0;
  let breaks = 0;
  let isPreserved =
    isPreservedIn(element) || element.attribs['data-lang'] !== undefined || isNamedLines(element);
  walkBelow(
    element,
    (node) => {
      if (!isTag(node)) return 'go';
      const isProse = PROSE.has(node.name) && !(isSureBox && node.name === 'table');
      if (isProse || isWholeBlock(node)) hasProse = true;
      else if (node.name === 'pre') blocks++;
      else if (node.name === 'br') breaks++;
      else if (lineKind(node) === 'inline' || isLineBlock(node)) lines++;
      isPreserved ||= isPreservedIn(node);
      return hasProse ? 'stop' : 'go';
    },
    NODES,
  );
  return { hasProse, lines, blocks, breaks, isPreserved };
}

/** A `<pre>` of more than a line is a listing by itself. */
const isWholeBlock = (element: Element): boolean =>
  element.name === 'pre' && rawText(element, 200).trim().includes('\n');

/** Its class names a language, its own text has the lines: an editor's stylesheet keeps them. */
function isNamedLines(element: Element): boolean {
  const named = / lang(?:uage)?-([\w+#-]+) /.exec(classNames(element))?.[1] ?? '';
  return (
    LANGUAGES.has(named) &&
    element.children.some((child) => isText(child) && LINES.test(child.data))
  );
}

const LINES = /\S.*\n.*\S/;

const isPreservedIn = (element: Element): boolean =>
  KEEPS_SPACE.test(element.attribs['style'] ?? '');

const isLineClass = classQuestion(({ padded }) =>
  / (?:\S*[-_])?(?:code)?line(?:[-_]?\d+|[-_](?:content|inner|row|text))? /.test(padded),
);

/** A division that is a line by its class. */
const isLineBlock = (element: Element): boolean =>
  (element.name === 'div' || element.name === 'li') && isLineClass(classesOf(element));

/** Set like code: in a `<code>`, or with indents of no-break spaces, or in a font for it. */
function isSet(element: Element): boolean {
  if (MONOSPACED.test(attribute(element, 'style')) || element.name === 'font') return true;
  if (/ lang(?:uage)?-\S+ /.test(classNames(element))) return true;
  if (findBelow(element, ({ name }) => name === 'code', 20) !== undefined) return true;
  return isIndented(element);
}

/** Nothing but `<pre>` side by side or point by point, each a line. */
function holdsLinesOfPre(element: Element): boolean {
  const isLine = (child: ChildNode): boolean => {
    if (isText(child)) return child.data.trim() === '';
    if (!isTag(child)) return true;
    const [only, second] = child.name === 'li' ? childElements(child) : [child];
    return second === undefined && only?.name === 'pre' && !rawText(only).trim().includes('\n');
  };
  return innermost(element).children.every(isLine);
}

/** The list or the box in boxes of nothing else. */
function innermost(element: Element): Element {
  const [only, second] = childElements(element);
  if (only === undefined || second !== undefined || only.name === 'pre') return element;
  return only.name === 'li' || hasOwnText(element) ? element : innermost(only);
}
