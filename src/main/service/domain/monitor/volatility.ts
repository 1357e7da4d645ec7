/**
 * What changes on a page without a change: clocks, counters, nonces, advertisements, "others also read".
 *
 * Learned by fetching a page several times at once: whatever differs between those texts is volatile, either
 * a line whose numbers move (its shape is remembered) or whatever stands between two lines that stay (the
 * place is remembered). A change is what is left between two visits when both are taken away.
 *
 * Pure. Texts are a page's Markdown; a line is the unit.
 */
import { diffArrays } from 'diff';
import { withoutOwnDate } from './own-date.ts';

/** What does not count on one page. Plain data: kept as JSON. */
export interface VolatileParts {
  /** Lines whose numbers move, each as its shape. */
  readonly shapes: readonly string[];
  /** Shapes of the lines around what moves; empty at the start and at the end of the page. */
  readonly places: readonly (readonly [before: string, after: string])[];
}

/** One visit's text. */
export interface Visit {
  readonly text: string;
  /** When it was fetched, epoch ms. */
  readonly at: number;
  /** As the page declares it. */
  readonly language?: string;
}

/** Lines that went and lines that came in their place; one of them may be empty. */
export interface Change {
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

export const NOTHING_VOLATILE: VolatileParts = { shapes: [], places: [] };

/** Enough for any page; more means that nearly all of it moves. */
const MOST_KNOWN = 500;

/** `known` with what differs between visits made at once; these must not be a change. */
export function learnVolatile(known: VolatileParts, visits: readonly Visit[]): VolatileParts {
  const shapes = new Set(known.shapes);
  const places = new Map(known.places.map((place) => [place.join('\n'), place]));
  for (const [index, visit] of visits.entries()) {
    const next = visits[index + 1];
    if (next === undefined) break;
    for (const { removed, added, before, after } of hunksOf(linesOf(visit), linesOf(next))) {
      const moved = removed.map(shapeOf);
      const isCounting =
        moved.length === added.length && added.every((line, at) => shapeOf(line) === moved[at]);
      if (isCounting) for (const shape of moved) shapes.add(shape);
      // between nothing and nothing stands the whole page
      else if (before !== '' || after !== '') places.set(`${before}\n${after}`, [before, after]);
    }
  }
  return {
    shapes: [...shapes].slice(-MOST_KNOWN),
    places: [...places.values()].slice(-MOST_KNOWN),
  };
}

/** What changed between two visits beside the volatile parts; empty: nothing did. */
export function changesBetween(
  volatile: VolatileParts,
  earlier: Visit,
  later: Visit,
): readonly Change[] {
  const shapes = new Set(volatile.shapes);
  const places = new Set(volatile.places.map((place) => place.join('\n')));
  return hunksOf(steadyLines(earlier), steadyLines(later)).map(({ removed, added }) => ({
    removed,
    added,
  }));

  /** Lines that count; those whose numbers move stand as their shape. */
  function steadyLines(visit: Visit): readonly string[] {
    return withoutPlaces(linesOf(visit), places).map((line) => {
      const shape = shapeOf(line);
      return shapes.has(shape) ? shape : line;
    });
  }
}

/** Drops what stands between the two lines of a known place; from the end where it has no second line. */
function withoutPlaces(lines: readonly string[], places: ReadonlySet<string>): readonly string[] {
  if (places.size === 0) return lines;
  const shapes = lines.map(shapeOf);
  const ends = new Map<string, string[]>();
  for (const place of places) {
    const [before = '', after = ''] = place.split('\n');
    ends.set(before, [...(ends.get(before) ?? []), after]);
  }
  const kept: string[] = [];
  for (let index = -1; index < lines.length; index += 1) {
    const line = lines[index];
    if (line !== undefined) kept.push(line);
    const afters = ends.get(index < 0 ? '' : (shapes[index] ?? ''));
    const next = afters && endOfPlace(shapes, index + 1, afters);
    if (next !== undefined) index = next - 1;
  }
  return kept;
}

/** Most lines a volatile place holds: beyond, its second line is another one that looks alike. */
const MOST_BETWEEN = 40;

function endOfPlace(
  shapes: readonly string[],
  from: number,
  afters: readonly string[],
): number | undefined {
  const last = Math.min(shapes.length, from + MOST_BETWEEN);
  for (let index = from; index <= last; index += 1) {
    const shape = index === shapes.length ? '' : shapes[index];
    if (shape !== undefined && afters.includes(shape)) return index;
  }
  return undefined;
}

interface Hunk extends Change {
  /** Shapes of the unchanged lines around it. */
  readonly before: string;
  readonly after: string;
}

function hunksOf(earlier: readonly string[], later: readonly string[]): readonly Hunk[] {
  const hunks: Hunk[] = [];
  let open: { removed: string[]; added: string[]; before: string } | undefined;
  let before = '';
  for (const { value, removed, added } of diffArrays([...earlier], [...later])) {
    if (removed || added) {
      open ??= { removed: [], added: [], before };
      (removed ? open.removed : open.added).push(...value);
      continue;
    }
    if (open !== undefined) hunks.push({ ...open, after: shapeOf(value[0] ?? '') });
    open = undefined;
    before = shapeOf(value.at(-1) ?? '');
  }
  if (open !== undefined) hunks.push({ ...open, after: '' });
  return hunks;
}

function linesOf({ text, at, language }: Visit): readonly string[] {
  return text
    .split('\n')
    .map((line) => withoutOwnDate(line.replaceAll(/\s+/g, ' ').trim(), at, language))
    .filter((line) => line !== '');
}

/** Digits and words that look made by a machine do not count in a shape, nor do the addresses of links. */
function shapeOf(line: string): string {
  return line
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{8,}\b/gi, '#')
    .replaceAll(/\d+(?:[.,:]\d+)*/g, '0');
}
