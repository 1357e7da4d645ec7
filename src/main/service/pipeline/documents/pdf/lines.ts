/**
 * Texts of a page → its lines, in file order: raised and lowered signs, large first letters, marks of list items
 * that were drawn apart, values of forms, lines from right to left, vertical ones.
 */
import { isWithoutSpace, least, most, textOfRuns } from './text.ts';
import type { PdfText, Run } from './text.ts';
import { isMarker } from './marks.ts';

/** What stands together on a line; between pieces is a space that may be that of a column. */
export interface Piece {
  /** Space before it, in font sizes; 0 for the first. */
  readonly gap: number;
  readonly x: number;
  readonly end: number;
  readonly text: string;
  readonly runs: readonly Run[];
}

export interface Line {
  readonly x: number;
  readonly end: number;
  readonly y: number;
  readonly size: number;
  readonly text: string;
  readonly runs: readonly Run[];
  readonly pieces: readonly Piece[];
  readonly isVertical: boolean;
  readonly isRightToLeft: boolean;
}

interface Draft {
  y: number;
  size: number;
  texts: PdfText[];
  isVertical: boolean;
}

/** Raised and lowered signs are smaller than this share of the line's size. */
const SMALL = 0.92;

/** A gap wider than this many font sizes separates columns; wider than `PIECE_GAP` it may. */
const COLUMN_GAP = 1;
const PIECE_GAP = 0.6;

/** No gap of the line is surely that of columns. */
export const isWhole = ({ pieces }: Pick<Line, 'pieces'>): boolean =>
  pieces.every(({ gap }) => gap <= COLUMN_GAP);

export function toLines(texts: readonly PdfText[]): readonly Line[] {
  const drafts: Draft[] = [];
  const values: PdfText[] = [];
  for (const [index, text] of texts.entries()) {
    if (isDrawnTwice(texts, index)) continue;
    if (text.isValue === true) values.push(text);
    else addText(drafts, text);
  }
  for (const value of values) addValue(drafts, value);
  return joinMarkers(drafts.filter(({ texts: parts }) => parts.length > 0).map(toLine));
}

/** Shadows and poor man's bold: the same text again at the same place. */
function isDrawnTwice(texts: readonly PdfText[], index: number): boolean {
  const text = texts[index];
  if (text === undefined) return false;
  for (let before = Math.max(0, index - 3); before < index; before++) {
    const other = texts[before];
    if (other?.text !== text.text) continue;
    const near = text.size * 0.15;
    if (Math.abs(other.x - text.x) < near && Math.abs(other.y - text.y) < near) return true;
  }
  return false;
}

function addText(drafts: Draft[], text: PdfText): void {
  const line = drafts.at(-1);
  const last = line?.texts.at(-1);
  if (line !== undefined && last !== undefined) {
    if (goesOnBelow(line, last, text)) {
      line.isVertical = true;
      line.texts.push(text);
      return;
    }
    if (!line.isVertical && isSameLine(line, last, text)) {
      const isCapital = isLargeInitial(line, text);
      if (isCapital || text.size > line.size) [line.y, line.size] = [text.y, text.size];
      line.texts.push(text);
      return;
    }
  }
  drafts.push({
    y: text.y,
    size: text.size,
    texts: [text],
    isVertical: text.isVertical === true,
  });
}

function isSameLine(line: Draft, last: PdfText, text: PdfText): boolean {
  const isForward =
    text.x > last.x - text.size || isRightToLeft(text.text) || isRightToLeft(last.text);
  if (!isForward) return false;
  const step = Math.abs(text.y - line.y);
  const [small, large] = [Math.min(line.size, text.size), Math.max(line.size, text.size)];
  if (isLargeInitial(line, text))
    return step < large * 1.1 && text.x - (last.x + last.width) < small;
  if (step < (small / large < 0.6 ? large : small) * 0.5) return true;
  // a raised or lowered sign touches what it belongs to
  const gap = Math.abs(text.x - (last.x + last.width));
  return small < large * SMALL && step < large * 0.8 && gap < large * 0.35;
}

/** A first letter over several lines, before the text that goes on beside it. */
function isLargeInitial(line: Draft, text: PdfText): boolean {
  const [first] = line.texts;
  return (
    line.texts.length === 1 &&
    first !== undefined &&
    /^[“"„«]?\p{L}$/u.test(first.text.trim()) &&
    first.size > text.size * 1.8 &&
    text.y >= first.y - first.size * 0.2
  );
}

/** Signs of Chinese and Japanese that stand below each other, one by one. */
function goesOnBelow(line: Draft, last: PdfText, text: PdfText): boolean {
  if (text.isVertical === true || line.texts[0]?.isVertical === true) return false;
  const step = last.y - text.y;
  return (
    Array.from(text.text).length === 1 &&
    (line.isVertical || line.texts.length === 1) &&
    Array.from(last.text).length === 1 &&
    isWithoutSpace(last.text, text.text) &&
    Math.abs(text.x - last.x) < text.size * 0.2 &&
    step > text.size * 0.7 &&
    step < text.size * 1.6
  );
}

/** The value of a field stands in the line it is beside, else in one of its own above the next one below. */
function addValue(drafts: Draft[], value: PdfText): void {
  const beside = drafts.find(
    (line) => !line.isVertical && Math.abs(line.y - value.y) < value.size * 0.6,
  );
  if (beside !== undefined) {
    const at = beside.texts.findIndex(({ x }) => x > value.x);
    beside.texts.splice(at < 0 ? beside.texts.length : at, 0, value);
    return;
  }
  const below = drafts.findIndex(({ y }) => y < value.y);
  const line = { y: value.y, size: value.size, texts: [value], isVertical: false };
  drafts.splice(below < 0 ? drafts.length : below, 0, line);
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const isRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

function toLine({ y, size, texts, isVertical }: Draft): Line {
  const all = texts.map(({ text }) => text).join('');
  const rightToLeft = all.match(/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/g)?.length ?? 0;
  const isBack =
    !isVertical && rightToLeft > 0 && rightToLeft >= (all.match(/\p{L}/gu)?.length ?? 0) / 2;
  const pieces = isVertical
    ? [verticalPiece(texts)]
    : toPieces(isBack ? fromRight(texts) : texts, y, size, isBack);
  const runs = pieces.flatMap((piece, index) =>
    index === 0 ? piece.runs : [{ text: ' ' }, ...piece.runs],
  );
  return {
    x: least(pieces.map((piece) => piece.x)),
    end: most(pieces.map((piece) => piece.end)),
    y,
    size,
    text: textOfRuns(runs),
    runs,
    pieces,
    isVertical,
    isRightToLeft: isBack,
  };
}

function verticalPiece(texts: readonly PdfText[]): Piece {
  const [first] = texts;
  const x = first?.x ?? 0;
  const text = texts.map((each) => each.text).join('');
  return { x, end: x + (first?.size ?? 0), gap: 0, text, runs: [{ text }] };
}

/** Texts of a line as they are read from right to left; numbers and Latin words among them keep their order. */
function fromRight(texts: readonly PdfText[]): readonly PdfText[] {
  const sorted = texts.toSorted((a, b) => b.x - a.x);
  const out: PdfText[] = [];
  let forward: PdfText[] = [];
  for (const text of sorted) {
    if (/[\p{L}\p{N}]/u.test(text.text) && !isRightToLeft(text.text)) {
      forward.unshift(text);
      continue;
    }
    out.push(...forward, text);
    forward = [];
  }
  out.push(...forward);
  return bracketsTurned(out.map(signTurned));
}

/** A sign drawn after a number, on its right, is read before it. */
function signTurned(text: PdfText): PdfText {
  const found = /^([-–]?)(\d[\d.,]*\d|\d)([-–]?)$/.exec(text.text.trim());
  if (found === null) return text;
  const [, before = '', number = '', after = ''] = found;
  return { ...text, text: `${after}${number}${before}` };
}

const TURNED: Readonly<Record<string, string>> = { '(': ')', ')': '(', '[': ']', ']': '[' };

/** Brackets are drawn as they look; where the first one of a line closes, all are turned. */
function bracketsTurned(texts: readonly PdfText[]): readonly PdfText[] {
  const first = /[()[\]]/.exec(texts.map(({ text }) => text).join(''))?.[0];
  if (first !== ')' && first !== ']') return texts;
  return texts.map((text) => ({
    ...text,
    text: text.text.replace(/[()[\]]/g, (sign) => TURNED[sign] ?? sign),
  }));
}

interface OpenPiece {
  gap: number;
  x: number;
  end: number;
  runs: Run[];
}

function toPieces(
  texts: readonly PdfText[],
  y: number,
  size: number,
  isBack: boolean,
): readonly Piece[] {
  const pieces: OpenPiece[] = [];
  for (const text of texts) {
    const [from, to] = [text.x, text.x + text.width];
    const piece = pieces.at(-1);
    const run = toRun(text, y, size);
    const last = piece?.runs.at(-1)?.text ?? '';
    const gap = piece === undefined ? Infinity : isBack ? piece.x - to : from - piece.end;
    if (piece === undefined || gap > size * PIECE_GAP || text.isValue === true) {
      const wide = text.isValue === true ? COLUMN_GAP * 2 : gap / size;
      pieces.push({ x: from, end: to, runs: [run], gap: piece === undefined ? 0 : wide });
      continue;
    }
    if (needsSpace(last, run.text, gap / size)) piece.runs.push({ text: ' ' });
    piece.runs.push(run);
    if (isBack) piece.x = Math.min(from, piece.x);
    piece.end = isBack ? Math.max(to, piece.end) : to;
  }
  return pieces
    .map(({ x, end, gap, runs }) => ({ x, end, gap, runs: trimmed(runs) }))
    .map((piece) => ({ ...piece, text: textOfRuns(piece.runs) }))
    .filter(({ text }) => text !== '');
}

/** `gap` in font sizes. */
function needsSpace(before: string, after: string, gap: number): boolean {
  const isTight = gap <= (isWithoutSpace(before, after) ? 0.5 : 0.12);
  return !isTight && !before.endsWith(' ') && !after.startsWith(' ');
}

function toRun(text: PdfText, y: number, size: number): Run {
  const { bold, italic, mono, link, font } = text;
  const step = text.y - y;
  const isSmall = text.size < size * SMALL && text.text.trim().length <= 12;
  const raised =
    isSmall && step > size * 0.15 ? 'sup' : isSmall && step < size * -0.08 ? 'sub' : undefined;
  return {
    text: text.text.replace(/\s+/g, ' '),
    font,
    ...(bold === undefined ? {} : { bold }),
    ...(italic === undefined ? {} : { italic }),
    ...(mono === undefined ? {} : { mono }),
    ...(link === undefined ? {} : { link }),
    ...(raised === undefined ? {} : { raised }),
  };
}

function trimmed(runs: readonly Run[]): readonly Run[] {
  const out = runs.map((run, index) => ({
    ...run,
    text: index === 0 ? run.text.trimStart() : run.text,
  }));
  const last = out.at(-1);
  if (last !== undefined) out[out.length - 1] = { ...last, text: last.text.trimEnd() };
  return out.filter(({ text }) => text !== '');
}

/** Lines of one height that are looked at; more have no meaning. */
const MOST_BESIDE = 40;

/** A line that is only the mark of a list item goes before the line it stands beside, wherever it was drawn. */
function joinMarkers(lines: readonly Line[]): readonly Line[] {
  const out = [...lines];
  const byHeight = new Map<number, number[]>();
  for (const [index, line] of lines.entries()) {
    const at = byHeight.get(Math.round(line.y)) ?? [];
    if (at.length < MOST_BESIDE) at.push(index);
    byHeight.set(Math.round(line.y), at);
  }
  const gone = new Set<number>();
  for (const [index, line] of lines.entries()) {
    // marks drawn in one go stand on one line in the file, though each on a line of its own on the page
    if (line.isVertical || line.pieces.length !== 1 || !isMarker(line.text)) continue;
    const beside = [-2, -1, 0, 1, 2]
      .flatMap((step) => byHeight.get(Math.round(line.y) + step) ?? [])
      .find((other) => other !== index && !gone.has(other) && isBeside(line, out[other]));
    const other = beside === undefined ? undefined : out[beside];
    if (beside === undefined || other === undefined) continue;
    out[beside] = withMarker(line, other);
    gone.add(index);
  }
  return out.filter((_, index) => !gone.has(index));
}

function isBeside(marker: Line, line: Line | undefined): boolean {
  if (line === undefined || line.isVertical || isMarker(line.text)) return false;
  if (Math.abs(marker.y - line.y) > line.size * 0.5) return false;
  const gap = line.isRightToLeft ? marker.x - line.end : line.x - marker.end;
  return gap > -1 && gap < line.size * 4;
}

function withMarker(marker: Line, line: Line): Line {
  const [first, ...rest] = line.pieces;
  if (first === undefined) return line;
  const runs = [...marker.runs, { text: ' ' }, ...first.runs];
  const joined = {
    x: Math.min(marker.x, first.x),
    end: Math.max(marker.end, first.end),
    text: `${marker.text} ${first.text}`,
    gap: 0,
    runs,
  };
  return {
    ...line,
    x: Math.min(marker.x, line.x),
    end: Math.max(marker.end, line.end),
    text: `${marker.text} ${line.text}`,
    runs: [...marker.runs, { text: ' ' }, ...line.runs],
    pieces: [joined, ...rest],
  };
}
