/** Lines of a page → its blocks: headings, paragraphs, items of lists, tables, code. */
import { isWhole } from './lines.ts';
import type { Line } from './lines.ts';
import { markOf } from './marks.ts';
import type { Mark } from './marks.ts';
import { LARGE, isBoldLine } from './measure.ts';
import type { Measures } from './measure.ts';
import { gridAt } from './tables.ts';
import type { Cell } from './tables.ts';
import { dropEnd, dropStart, isWithoutSpace, joinLines, least, textOfRuns } from './text.ts';
import type { Run } from './text.ts';

export type Block =
  | {
      readonly kind: 'heading';
      readonly level: number;
      /** By its size, not only by its weight. */
      readonly isLarge: boolean;
      readonly runs: readonly Run[];
    }
  | Paragraph
  | {
      readonly kind: 'item';
      readonly mark: Mark;
      readonly x: number;
      readonly runs: readonly Run[];
      readonly last: Line;
    }
  | { readonly kind: 'table'; readonly rows: readonly (readonly Cell[])[] }
  | { readonly kind: 'code'; readonly text: string };

export interface Paragraph {
  readonly kind: 'text';
  readonly runs: readonly Run[];
  readonly first: Line;
  readonly last: Line;
}

/** From this many body sizes on a line is a heading, bold or not. */
const CLEARLY_LARGE = 1.35;
/** Longest text that is taken for a heading. */
const LONGEST_HEADING = 200;

export function blocksOf(page: readonly Line[], measures: Measures): readonly Block[] {
  const out: Block[] = [];
  const lines = page.map(withoutLeader).filter(({ text }) => text !== '');
  let at = 0;
  while (at < lines.length) {
    const code = codeAt(lines, at, measures);
    if (code > 0) {
      out.push({ kind: 'code', text: codeText(lines.slice(at, at + code)) });
      at += code;
      continue;
    }
    const grid = isItemLine(lines[at]) ? undefined : gridAt(lines, at);
    if (grid !== undefined && 'table' in grid) {
      out.push({ kind: 'table', rows: grid.table.rows });
      at += grid.table.count;
      continue;
    }
    if (grid !== undefined) {
      for (const column of grid.columns.columns) out.push(...blocksOf(column, measures));
      at += grid.columns.count;
      continue;
    }
    const block = linesAt(lines, at, measures);
    out.push(blockOf(block, measures));
    at += block.length;
  }
  return out;
}

/** Dots that lead from a name to its page are no text. */
function withoutLeader(line: Line): Line {
  if (!/(?:\s?[.…·_]){5}/.test(line.text)) return line;
  const last = line.pieces.at(-1);
  const [tail, number = ''] = /(?:\s?[.…·]){0,400}\s*(\S{0,8})$/.exec(line.text.slice(-500)) ?? [
    '',
  ];
  const runs = dropEnd(line.runs, tail.length);
  if (last === undefined || tail.length - number.length < 5) return line;
  const name = { gap: 0, x: line.x, end: last.end - line.size * 2, text: textOfRuns(runs), runs };
  const page = {
    gap: 2,
    x: last.end - line.size,
    end: last.end,
    text: number,
    runs: [{ text: number }],
  };
  const pieces = [name, page].filter(({ text }) => text.trim() !== '');
  const all = number === '' ? runs : [...runs, { text: ' ' }, ...page.runs];
  return { ...line, pieces, runs: all, text: textOfRuns(all) };
}

const isItemLine = (line: Line | undefined): boolean =>
  line !== undefined &&
  line.pieces.length > 1 &&
  line.pieces.slice(2).every(({ gap }) => gap <= 1) &&
  markOf([...(line.pieces[0]?.runs ?? []), { text: ' x' }])?.length ===
    (line.pieces[0]?.text.length ?? 0) + 1;

const isCodeLine = (line: Line): boolean =>
  line.runs.every(({ mono, text }) => mono === true || text.trim() === '');

/** Lines of code from here on; a single one is a word of the text. */
function codeAt(lines: readonly Line[], at: number, { isMono, leading }: Measures): number {
  if (isMono) return 0;
  let end = at;
  while (end < lines.length) {
    const line = lines[end];
    const above = lines[end - 1];
    if (line === undefined || !isCodeLine(line)) break;
    if (end > at && above !== undefined && !isNear(above, line, leading * 2.5)) break;
    end++;
  }
  return end - at >= 2 ? end - at : 0;
}

/** Code keeps how far its lines are set in, and its empty lines. */
function codeText(lines: readonly Line[]): string {
  const left = least(lines.map(({ x }) => x));
  const closest = least(
    lines
      .slice(1)
      .map((line, index) => (lines[index]?.y ?? line.y) - line.y)
      .filter((step) => step > 0),
  );
  return lines
    .map((line, index) => {
      const width = line.text.length < 2 ? line.size * 0.6 : (line.end - line.x) / line.text.length;
      const indent = Math.min(80, Math.round((line.x - left) / Math.max(1, width)));
      const above = lines[index - 1];
      const isApart = above !== undefined && above.y - line.y > closest * 1.6;
      return `${isApart ? '\n' : ''}${' '.repeat(indent)}${line.text}`;
    })
    .join('\n');
}

function isNear(above: Line, below: Line, leading: number): boolean {
  const gap = above.y - below.y;
  return gap > 0 && gap < Math.max(above.size, below.size) * leading;
}

/** A paragraph, heading or list item: following lines of the same size at the usual distance. */
function linesAt(lines: readonly Line[], at: number, measures: Measures): readonly Line[] {
  const first = lines[at];
  if (first === undefined) return [];
  const block = [first];
  for (let next = at + 1; next < lines.length; next++) {
    const line = lines[next];
    const above = block.at(-1);
    if (line === undefined || above === undefined) break;
    if (first.isVertical || line.isVertical) {
      if (!goesOnBeside(above, line)) break;
    } else if (!goesOn(lines, next, block, measures)) break;
    block.push(line);
  }
  return block;
}

/** The next vertical line, on the left of the one before. */
function goesOnBeside(above: Line, line: Line): boolean {
  const step = above.x - line.x;
  return above.isVertical && line.isVertical && step > 0 && step < above.size * 3;
}

function goesOn(
  lines: readonly Line[],
  next: number,
  block: readonly Line[],
  measures: Measures,
): boolean {
  const [first] = block;
  const above = block.at(-1);
  const line = lines[next];
  if (first === undefined || above === undefined || line === undefined) return false;
  if (Math.abs(line.size - above.size) >= measures.body * 0.1) return false;
  if (!isNear(above, line, Math.max(1.6, measures.leading * 1.35))) return false;
  if (first.size >= measures.body * LARGE)
    return isBoldLine(line) === isBoldLine(first) && line.end > first.x;
  if (changesWeight(above, line) || line.end < above.x) return false;
  if (startsItem(line, above, first) || startsNote(line)) return false;
  if (startsParagraph(block, line, lines[next + 1]) || endsEarly(lines, next)) return false;
  return !startsOther(lines, next, measures);
}

/** Code or a table begins here. */
const startsOther = (lines: readonly Line[], next: number, measures: Measures): boolean =>
  codeAt(lines, next, measures) > 0 ||
  (!isItemLine(lines[next]) && gridAt(lines, next) !== undefined);

/** Between a short bold line and what is not bold, or a bold line that begins elsewhere. */
function changesWeight(above: Line, line: Line): boolean {
  const [isBoldAbove, isBoldBelow] = [isBoldLine(above), isBoldLine(line)];
  const isMoved = Math.abs(line.x - above.x) > line.size * 0.5;
  if (isBoldAbove && isBoldBelow) return isMoved && isTitleLike(above) && !isCentred(above, line);
  if (isBoldAbove === isBoldBelow) return false;
  return isBoldAbove ? isTitleLike(above) : isTitleLike(line) && (isMoved || isEnd(above));
}

/** Both have their middle at the same place. */
const isCentred = (above: Line, line: Line): boolean =>
  Math.abs(above.x + above.end - line.x - line.end) < 3 && Math.abs(above.x - line.x) > 2;

const isEnd = ({ text }: Line): boolean => /[.!?:;”"。！？：；]$/.test(text);

/** Short, and no sentence. */
const isTitleLike = ({ text, pieces }: Pick<Line, 'text' | 'pieces'>): boolean =>
  text.length <= 100 &&
  isWhole({ pieces }) &&
  /^[\p{Lu}\p{Lo}\d]/u.test(text) &&
  !/[.;,!。]$/.test(text);

function startsItem(line: Line, above: Line, first: Line): boolean {
  const mark = markOf(line.runs);
  if (mark === undefined) return false;
  const before = markOf(first.runs);
  if (mark.isSure || (before !== undefined && follows(before, mark))) return true;
  if (before !== undefined && Math.abs(line.x - above.x) < line.size * 0.5 && above !== first)
    return false;
  if (before !== undefined && line.x < first.x - 3) return true;
  return mark.isFirst && (Math.abs(line.x - above.x) > line.size * 0.5 || isEnd(above));
}

/** The mark is the next one of its list. */
const follows = (before: Mark, mark: Mark): boolean =>
  mark.isNumbered
    ? before.isNumbered && mark.number === before.number + 1
    : !before.isNumbered && (before.label === '') === (mark.label === '');

/** A raised number at the start: a note at the foot. */
function startsNote({ runs }: Line): boolean {
  return runs[0]?.raised === 'sup' && runs.length > 1;
}

/** A first-line indent: the line starts further right than the one above, by a little, and the next does not. */
function startsParagraph(block: readonly Line[], line: Line, below: Line | undefined): boolean {
  const [first] = block;
  const above = block.at(-1);
  if (first === undefined || above === undefined) return false;
  if (above.isRightToLeft || line.isRightToLeft) return false;
  const indent = line.x - above.x;
  // below the text of an item, back at its mark
  if (markOf(first.runs) !== undefined)
    return above !== first && indent < line.size * -0.5 && !/^\p{Ll}/u.test(line.text);
  if (indent < line.size * 0.8 || indent > line.size * 4 || !isEnd(above)) return false;
  // an entry of a list of works: all its lines but the first are set in
  const isHanging =
    block.length === 1 &&
    (first.text.startsWith('[') ||
      (below !== undefined && isNear(line, below, 1.6) && Math.abs(below.x - line.x) < 1));
  return !isHanging;
}

/** The line above ends although the next word would have had room: its end is meant. */
function endsEarly(lines: readonly Line[], next: number): boolean {
  const [above, line] = [lines[next - 1], lines[next]];
  if (above === undefined || line === undefined) return false;
  if (/^[\p{Ll}(]/u.test(line.text) || above.isRightToLeft || isWithoutSpace(above.text, line.text))
    return false;
  // centred lines end where they like
  if (isCentred(above, line)) return false;
  const word = /^\S+/.exec(line.text)?.[0].length ?? 0;
  const width = (word / Math.max(1, line.text.length)) * (line.end - line.x);
  return above.end + width * 1.1 + line.size * 0.8 < edgeAround(lines, next);
}

/** How far lines around reach that stand together with these two. */
function edgeAround(lines: readonly Line[], next: number): number {
  let edge = Math.max(lines[next - 1]?.end ?? 0, lines[next]?.end ?? 0);
  for (const direction of [-1, 1]) {
    let from = direction < 0 ? next - 1 : next;
    for (let steps = 0; steps < 12; steps++) {
      const [here, there] = [lines[from], lines[from + direction]];
      if (here === undefined || there === undefined) break;
      const [upper, lower] = direction < 0 ? [there, here] : [here, there];
      if (
        !isNear(upper, lower, 1.8) ||
        Math.abs(here.size - there.size) > 0.3 ||
        Math.abs(here.x - there.x) > here.size * 3
      )
        break;
      edge = Math.max(edge, there.end);
      from += direction;
    }
  }
  return edge;
}

function blockOf(block: readonly Line[], measures: Measures): Block {
  const [first] = block;
  const last = block.at(-1);
  if (first === undefined || last === undefined) return { kind: 'code', text: '' };
  const runs = joinLines(
    block.map((line) => looks(line, measures)),
    measures.hyphened,
  );
  const heading = headingOf(block, runs, measures);
  if (heading !== undefined) return heading;
  const mark = first.isVertical ? undefined : markOf(runs);
  if (mark === undefined) return { kind: 'text', runs, first, last };
  return { kind: 'item', mark, x: first.x, runs: dropStart(runs, mark.length), last };
}

/** A look that all the file has says nothing. */
function looks({ runs }: Line, { isBold, isItalic, isMono }: Measures): readonly Run[] {
  if (!isBold && !isItalic && !isMono) return runs;
  return runs.map(({ bold, italic, mono, ...rest }) => ({
    ...rest,
    ...(bold === undefined || isBold ? {} : { bold }),
    ...(italic === undefined || isItalic ? {} : { italic }),
    ...(mono === undefined || isMono ? {} : { mono }),
  }));
}

function headingOf(
  block: readonly Line[],
  runs: readonly Run[],
  measures: Measures,
): Block | undefined {
  const [first] = block;
  const text = textOfRuns(runs);
  if (first === undefined || first.isVertical || !/\p{L}|\d/u.test(text)) return undefined;
  const { headings } = measures;
  const level = headings.indexOf(Math.round(first.size));
  if (level >= 0 && text.length <= LONGEST_HEADING && isLargeHeading(block, measures))
    return { kind: 'heading', level: level + 1, isLarge: true, runs };
  const more = namedLevel(block, text, runs, measures);
  return more === 0
    ? undefined
    : { kind: 'heading', level: Math.min(6, headings.length + more), isLarge: false, runs };
}

/** Headings of the body's size: bold, in capitals, or italic with a number. 1 or 2 for their level, else 0. */
function namedLevel(
  block: readonly Line[],
  text: string,
  runs: readonly Run[],
  measures: Measures,
): number {
  const [first] = block;
  if (first === undefined || block.length > 2 || !/\p{L}{2}/u.test(text)) return 0;
  if (!isTitleLike({ text, pieces: first.pieces }) || !mayStandBefore(markOf(runs))) return 0;
  const isFull = first.size > measures.body * 0.95;
  if (isFull && ((!measures.isBold && block.every(isBoldLine)) || isLoud(text, measures))) return 1;
  return block.length === 1 && isSlanted(runs, measures) && SECTION.test(text) ? 2 : 0;
}

/** A heading may have a number or a capital letter. */
const mayStandBefore = (mark: Mark | undefined): boolean =>
  mark === undefined || mark.isNumbered || /^[A-Z]/.test(mark.label);

const isLoud = (text: string, { isCapitals }: Measures): boolean =>
  !isCapitals &&
  !/\p{Ll}|^(?:TABLE|FIG)/u.test(text) &&
  (text.match(/\p{Lu}/gu)?.length ?? 0) > 4 &&
  /\p{Lu}{4}/u.test(text);

const isSlanted = (runs: readonly Run[], { isItalic }: Measures): boolean =>
  !isItalic && runs.every(({ italic, text }) => italic === true || !/\p{L}{2}/u.test(text));

const SECTION = /^(?:[A-Z]\.|\d{1,2}(?:\.\d{1,2}){1,3}\.?)\s/;

function isLargeHeading(
  block: readonly Line[],
  { body, headings, plainHeadings }: Measures,
): boolean {
  const size = block[0]?.size ?? 0;
  if (size < body * LARGE) return false;
  // a sentence in large type
  if (/[.;,]$/.test(block.at(-1)?.text ?? '') && size < (headings[0] ?? 0) - 0.5) return false;
  return (
    plainHeadings === undefined ||
    block.every(isBoldLine) ||
    size >= body * CLEARLY_LARGE ||
    plainHeadings.includes(Math.round(size))
  );
}
