/**
 * What stands on every page around its text: running heads, lines at the foot, page numbers. They are left out, for
 * they would stand in the middle of sentences.
 */
import type { Line } from './lines.ts';

/** Lines looked at from either edge of a page. */
const DEPTH = 4;

interface Edge {
  readonly page: number;
  readonly line: Line;
  /** Its words, with every number as one sign. */
  readonly key: string;
}

/**
 * The lines of each page without its furniture. What counts no pages is said once: a head at the start of the file, a
 * foot at its end.
 */
export function withoutFurniture(
  pages: readonly (readonly Line[])[],
): readonly (readonly Line[])[] {
  if (pages.length < 2) return pages;
  const gone = new Set<Line>();
  const [heads, feet]: [Line[], Line[]] = [[], []];
  for (const side of ['top', 'bottom'] as const) {
    const edges = pages.map((lines, page) => edgesOf(lines, page, side));
    const counts = countsOf(edges.flat());
    const kept = new Set<Count>();
    for (const page of edges)
      for (const [line, count] of furnitureOf(page, counts, pages.length)) {
        gone.add(line);
        if (count.texts.size > 1 || kept.has(count)) continue;
        kept.add(count);
        (side === 'top' ? heads : feet).push(line);
      }
    dropNumbers(edges, gone);
  }
  const left = pages.map((lines) => lines.filter((line) => !gone.has(line)));
  return left.map((lines, page) => [
    ...(page === 0 ? heads : []),
    ...lines,
    ...(page === left.length - 1 ? feet : []),
  ]);
}

function edgesOf(lines: readonly Line[], page: number, side: 'top' | 'bottom'): readonly Edge[] {
  const upright = lines.filter(({ isVertical, y }) => !isVertical && y >= 0);
  const sorted = upright.toSorted((a, b) => (side === 'top' ? b.y - a.y : a.y - b.y));
  return sorted.slice(0, DEPTH).map((line) => ({ page, line, key: keyOf(line.text) }));
}

const keyOf = (text: string): string =>
  text.length > 200 ? '' : text.toLowerCase().replace(/\d+/g, '#').replace(/\s+/g, ' ').trim();

interface Count {
  readonly y: number;
  readonly texts: Set<string>;
  readonly pages: Set<number>;
}

/** How often the same words stand at the same height. */
function countsOf(edges: readonly Edge[]): ReadonlyMap<string, readonly Count[]> {
  const counts = new Map<string, Count[]>();
  for (const { page, line, key } of edges) {
    if (key === '') continue;
    const known = counts.get(key) ?? [];
    const same = known.find(({ y }) => isSameHeight(y, line.y));
    if (same === undefined)
      known.push({ y: line.y, texts: new Set([line.text]), pages: new Set([page]) });
    else {
      same.texts.add(line.text);
      same.pages.add(page);
    }
    // heights of the same words: few, else they are no furniture
    counts.set(key, known.slice(0, 8));
  }
  return counts;
}

const isSameHeight = (a: number, b: number): boolean => Math.abs(a - b) < 5;

/** From the edge inwards, until a line is the page's own. */
function furnitureOf(
  edges: readonly Edge[],
  counts: ReadonlyMap<string, readonly Count[]>,
  pages: number,
): readonly (readonly [Line, Count])[] {
  const found: (readonly [Line, Count])[] = [];
  let last: Edge | undefined;
  for (const edge of edges) {
    const { line, key } = edge;
    const count = counts.get(key)?.find(({ y }) => isSameHeight(y, line.y));
    if (count !== undefined && count.pages.size >= Math.min(3, pages)) {
      found.push([line, count]);
      last = edge;
      continue;
    }
    const isBeside = last !== undefined && Math.abs(last.line.y - line.y) < 2;
    if (!isBeside && !isPageNumber(line.text)) break;
  }
  return found;
}

function isPageNumber(text: string): boolean {
  return numberOf(text) !== undefined;
}

const PAGE_NUMBER =
  /^\W{0,3}(?:(?:page|seite|pagina|página|стр\.?|p\.)\s*)?(\d{1,4}|[ivxlc]{1,7})(?:\s*(?:\/|of|von|de|di|sur|из)\s*\d{1,4})?\W{0,3}$/iu;

function numberOf(text: string): number | undefined {
  const found = PAGE_NUMBER.exec(text.trim())?.[1];
  if (found === undefined) return undefined;
  return /\d/.test(found) ? Number(found) : romanNumber(found.toLowerCase());
}

function romanNumber(text: string): number | undefined {
  const values: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };
  let sum = 0;
  for (let at = 0; at < text.length; at++) {
    const value = values[text.charAt(at)] ?? 0;
    sum += value < (values[text.charAt(at + 1)] ?? 0) ? -value : value;
  }
  return sum === 0 ? undefined : sum;
}

/** Numbers that count with the pages, at whatever height. */
function dropNumbers(edges: readonly (readonly Edge[])[], gone: Set<Line>): void {
  const byStart = new Map<number, Line[]>();
  for (const page of edges)
    for (const { page: index, line } of page.slice(0, 3)) {
      const number = numberOf(line.text);
      if (number === undefined) continue;
      const start = number - index;
      const found = byStart.get(start);
      if (found === undefined) byStart.set(start, [line]);
      else found.push(line);
    }
  for (const lines of byStart.values())
    if (lines.length > 1) for (const line of lines) gone.add(line);
}
