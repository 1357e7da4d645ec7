/**
 * Positioned text → HTML: lines, then headings by font size, lists by their signs, tables by aligned
 * columns, paragraphs by the space between lines.
 *
 * Pure. Positions are PDF points with the origin at the bottom left. What is compared is relative to the
 * size most characters of the whole file are set in (the body size).
 */
import { escapeHtml } from './read.ts';

export interface PdfText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Font size in points. */
  readonly size: number;
  readonly font: string;
  /** Address of the link that lies over the text. */
  readonly link?: string;
}

interface Piece {
  readonly x: number;
  end: number;
  text: string;
}

interface Line {
  readonly y: number;
  readonly size: number;
  readonly pieces: readonly Piece[];
}

const BULLET = /^[•◦▪■●○‣⁃–·\uf0b7\u2022\u25cf*-]\s+(?=\S)/;
const NUMBER = /^\(?(\d{1,3})[.)]\s+(?=\S)/;

/** One HTML text per page. Heading levels and the body size are those of the whole file. */
export function layOutPages(pages: readonly (readonly PdfText[])[]): readonly string[] {
  const body = bodySize(pages);
  const levels = headingSizes(pages, body);
  return pages.map((texts) => layOutPage(toLines(texts), body, levels));
}

/** The size most characters are set in, to a tenth of a point. */
function bodySize(pages: readonly (readonly PdfText[])[]): number {
  const counts = new Map<number, number>();
  for (const { size, text } of pages.flat()) count(counts, round(size), text.length);
  return [...counts].reduce((best, next) => (next[1] > best[1] ? next : best), [10, 0])[0];
}

function count(counts: Map<number, number>, key: number, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}

/** Sizes clearly above the body, largest first: the first is h1; at most four levels. */
function headingSizes(pages: readonly (readonly PdfText[])[], body: number): readonly number[] {
  const sizes = new Set<number>();
  for (const { size } of pages.flat()) if (size >= body * 1.15) sizes.add(Math.round(size));
  return [...sizes].sort((a, b) => b - a).slice(0, 4);
}

const round = (size: number): number => Math.round(size * 10) / 10;

/** Texts in file order → lines; a step to another height, or far back, starts a new one. */
function toLines(texts: readonly PdfText[]): readonly Line[] {
  const lines: { y: number; size: number; texts: PdfText[] }[] = [];
  for (const text of texts) {
    const line = lines.at(-1);
    const last = line?.texts.at(-1);
    const isSame =
      line !== undefined &&
      last !== undefined &&
      Math.abs(line.y - text.y) < Math.max(line.size, text.size) * 0.5 &&
      text.x > last.x - text.size;
    if (isSame) {
      line.texts.push(text);
      line.size = Math.max(line.size, text.size);
    } else lines.push({ y: text.y, size: text.size, texts: [text] });
  }
  return lines.map(({ y, size, texts: parts }) => ({ y, size, pieces: toPieces(parts, size) }));
}

/** Texts of a line → pieces; a gap wider than one and a half characters' height separates columns. */
function toPieces(texts: readonly PdfText[], size: number): readonly Piece[] {
  const pieces: Piece[] = [];
  for (const item of texts) {
    const { x, width } = item;
    const text = markLink(item);
    const piece = pieces.at(-1);
    const gap = piece === undefined ? Infinity : x - piece.end;
    if (piece === undefined || gap > size * 1.5) pieces.push({ x, end: x + width, text });
    else {
      const needsSpace = gap > size * 0.12 && !piece.text.endsWith(' ') && !text.startsWith(' ');
      piece.text += needsSpace ? ` ${text}` : text;
      piece.end = x + width;
    }
  }
  return pieces.map((piece) => ({ ...piece, text: piece.text.replace(/\s+/g, ' ').trim() }));
}

/**
 * Links travel through the layout as marks in the text (START address MIDDLE text END, characters of the
 * private use area, taken out of the file's own text) and become anchors when the HTML is written.
 */
const [START, MIDDLE, END] = ['\ue0f0', '\ue0f1', '\ue0f2'];

function markLink({ text: raw, link }: PdfText): string {
  const text = raw.replace(/[\ue0f0-\ue0f2]/g, '');
  return link === undefined ? text : `${START}${link}${MIDDLE}${text}${END}`;
}

/** Text as HTML, its link marks as anchors; neighbours with the same address become one. */
function toHtml(text: string): string {
  return escapeHtml(text)
    .replace(/\ue0f0([^\ue0f1]*)\ue0f1([^\ue0f2]*)\ue0f2/g, '<a href="$1">$2</a>')
    .replace(/<a href="([^"]*)">([^<]*)<\/a>(\s?)(?=<a href="\1">)/g, '<a href="$1">$2$3</a>')
    .replace(
      /<a href="([^"]*)">([^<]*)<\/a>(?:<a href="\1">([^<]*)<\/a>)+/g,
      (whole, url: string) => `<a href="${url}">${whole.replace(/<[^>]*>/g, '')}</a>`,
    );
}

function layOutPage(lines: readonly Line[], body: number, levels: readonly number[]): string {
  const out: string[] = [];
  let at = 0;
  while (at < lines.length) {
    const table = tableAt(lines, at);
    if (table.length > 0) {
      out.push(tableHtml(table));
      at += table.length;
      continue;
    }
    const block = blockAt(lines, at, body);
    out.push(blockHtml(block, body, levels));
    at += block.length;
  }
  return joinLists(out);
}

/** Lines from `at` that make a table: two or more in a row, two or more pieces each, starting alike. */
function tableAt(lines: readonly Line[], at: number): readonly Line[] {
  const first = lines[at];
  if (first === undefined || first.pieces.length < 2) return [];
  let end = at + 1;
  while (
    end < lines.length &&
    sharesColumns(first, lines[end]) &&
    isNear(lines[end - 1], lines[end], 3)
  )
    end++;
  return end - at >= 2 ? lines.slice(at, end) : [];
}

function sharesColumns(first: Line, next: Line | undefined): boolean {
  if (next === undefined || next.pieces.length < 2 || next.pieces.length > first.pieces.length)
    return false;
  const starts = next.pieces.filter((piece) =>
    first.pieces.some((column) => overlaps(column, piece)),
  );
  return starts.length === next.pieces.length;
}

const overlaps = (a: Piece, b: Piece): boolean => a.x < b.end && b.x < a.end;

function isNear(above: Line | undefined, below: Line | undefined, leading: number): boolean {
  if (above === undefined || below === undefined) return false;
  const gap = above.y - below.y;
  return gap > 0 && gap < Math.max(above.size, below.size) * leading;
}

function tableHtml(lines: readonly Line[]): string {
  const [head, ...rest] = lines;
  if (head === undefined) return '';
  const row = (line: Line, tag: 'td' | 'th'): string => {
    const cells = head.pieces.map((column) =>
      line.pieces
        .filter((piece) => overlaps(column, piece))
        .map((piece) => piece.text)
        .join(' '),
    );
    return `<tr>${cells.map((cell) => `<${tag}>${toHtml(cell)}</${tag}>`).join('')}</tr>`;
  };
  return `<table><thead>${row(head, 'th')}</thead><tbody>${rest.map((line) => row(line, 'td')).join('')}</tbody></table>`;
}

const textOf = (line: Line): string => line.pieces.map((piece) => piece.text).join(' ');

/** A paragraph, heading or list item: following lines of the same size at the usual distance. */
function blockAt(lines: readonly Line[], at: number, body: number): readonly Line[] {
  const first = lines[at];
  if (first === undefined) return [];
  const block = [first];
  for (let next = at + 1; next < lines.length; next++) {
    const line = lines[next];
    const above = block.at(-1);
    if (line === undefined || above === undefined || tableAt(lines, next).length > 0) break;
    const isSameSize = Math.abs(line.size - above.size) < body * 0.1;
    const startsItem = BULLET.test(textOf(line)) || NUMBER.test(textOf(line));
    if (!isSameSize || startsItem || !isNear(above, line, 1.6) || startsParagraph(above, line))
      break;
    block.push(line);
  }
  return block;
}

/** A first-line indent: the line starts further right than the one above, by a little. */
function startsParagraph(above: Line, line: Line): boolean {
  const indent = (line.pieces[0]?.x ?? 0) - (above.pieces[0]?.x ?? 0);
  const isItem = BULLET.test(textOf(above)) || NUMBER.test(textOf(above));
  return (
    !isItem && indent > line.size * 0.8 && indent < line.size * 4 && /[.!?:”"]$/.test(textOf(above))
  );
}

function blockHtml(block: readonly Line[], body: number, levels: readonly number[]): string {
  const [first] = block;
  if (first === undefined) return '';
  const text = joinLines(block.map(textOf));
  const level = levels.indexOf(Math.round(first.size));
  if (level >= 0 && first.size >= body * 1.15 && text.length <= 200)
    return `<h${level + 1}>${toHtml(text)}</h${level + 1}>`;
  if (BULLET.test(text)) return `<ul><li>${toHtml(text.replace(BULLET, ''))}</li></ul>`;
  const number = NUMBER.exec(text);
  if (number !== null)
    return `<ol start="${number[1] ?? '1'}"><li>${toHtml(text.slice(number[0].length))}</li></ol>`;
  return `<p>${toHtml(text)}</p>`;
}

/** Lines as one text; a word divided at the end of a line is joined again. */
function joinLines(lines: readonly string[]): string {
  return lines.reduce((text, line) => {
    if (text === '') return line;
    return /\p{L}-$/u.test(text) && /^\p{Ll}/u.test(line)
      ? text.slice(0, -1) + line
      : `${text} ${line}`;
  }, '');
}

/** Items next to each other belong to one list. */
function joinLists(blocks: readonly string[]): string {
  return blocks
    .join('\n')
    .replace(/<\/ul>\n<ul>/g, '')
    .replace(/<\/ol>\n<ol start="\d+">/g, '');
}
