/**
 * Labels and values that no row of boxes holds: two pairs to a row, by turns in boxes alike, under small headings, between
 * breaks, in groups. They show in the places of their lines: two places by turns, or one where each line has two parts.
 * Pure: the outline goes in, ranges of leaves come out.
 */
import { isTag, isText, type ParentNode } from 'domhandler';
import { classesOf } from '../dom/page-element.ts';
import type { Box, Leaf, Outline } from './outline.ts';
import { FEWEST_PAIRS, LONG_PAIR, isPairInLine } from './pair-lines.ts';

export interface Run {
  readonly firstLeaf: number;
  readonly endLeaf: number;
  /** What its lines are of: runs of one make belong together. */
  readonly make: string;
  readonly pairs: number;
}

/** Words of a line by turns. */
const LONG_LINE = 8;

/** Runs of pairs in a box, of each make at least three pairs. */
export function pairRunsIn(
  { firstLeaf, endLeaf, element }: Box,
  { leaves }: Outline,
): readonly Run[] {
  const runs: Run[] = [];
  const places: Place[] = [];
  const close = (): void => {
    runs.push(...runsOf(places));
    places.length = 0;
  };
  for (let at = firstLeaf; at < endLeaf; at += 1) {
    const leaf = leaves[at];
    if (leaf === undefined || leaf.letters + leaf.digits === 0) continue;
    if (leaf.box.tag === 'button') continue;
    if (leaf.words > LONG_PAIR || leaf.links > 0 || leaf.isCode) close();
    else places.push(new Place(at, leaf, element));
  }
  close();
  const pairs = new Map<string, number>();
  for (const run of runs) pairs.set(run.make, (pairs.get(run.make) ?? 0) + run.pairs);
  return runs.filter(({ make }) => (pairs.get(make) ?? 0) >= FEWEST_PAIRS);
}

class Place {
  readonly at: number;
  readonly leaf: Leaf;
  readonly #root: ParentNode;
  #path: string | undefined;

  constructor(at: number, leaf: Leaf, root: ParentNode) {
    this.at = at;
    this.leaf = leaf;
    this.#root = root;
  }

  /** Read when it is asked for: most lines stand alone between paragraphs, and are no pair. */
  get path(): string {
    this.#path ??= pathOf(this.leaf, this.#root);
    return this.#path;
  }
}

/** Pairs in lines that follow each other. */
function runsOf(places: readonly Place[]): readonly Run[] {
  const runs: Run[] = [];
  for (let first = 0; first < places.length;) {
    const run = lineRun(places, first) ?? turnRunHere(places, first);
    if (run !== undefined) runs.push(run);
    first += run === undefined ? 1 : Math.max(1, placesIn(run, places, first));
  }
  return runs;
}

/** Places of a run from the first on. */
function placesIn({ endLeaf }: Run, places: readonly Place[], first: number): number {
  let end = first;
  while ((places[end]?.at ?? endLeaf) < endLeaf) end += 1;
  return end - first;
}

/** Lines at one place, each with a label and a value. */
function lineRun(places: readonly Place[], first: number): Run | undefined {
  const begin = places[first];
  if (!isLine(begin)) return undefined;
  let end = first + 1;
  for (let place = places[end]; isLine(place) && place.path === begin.path; place = places[end])
    end += 1;
  return runOf(places, { first, end, make: `1 ${begin.path}` }, 1);
}

const isLine = (place: Place | undefined): place is Place =>
  place !== undefined && isPairInLine(place.leaf);

/** The same, where a longer run does not begin with the next line: what stands before it is of no pair. */
function turnRunHere(places: readonly Place[], first: number): Run | undefined {
  const run = turnRun(places, first);
  if (run?.pairs !== 1) return run;
  return (turnRun(places, first + 1)?.pairs ?? 0) > 1 ? undefined : run;
}

/** Lines at two places by turns. */
function turnRun(places: readonly Place[], first: number): Run | undefined {
  const [label, value] = [places[first], places[first + 1]];
  if (label === undefined || value === undefined) return undefined;
  if (label.path === value.path) return evenRun(places, first);
  const isAt = (at: number, path: string): boolean => {
    const place = places[at];
    return place?.path === path && place.leaf.words <= LONG_LINE;
  };
  let end = first;
  while (isAt(end, label.path) && isAt(end + 1, value.path)) end += 2;
  return end === first
    ? undefined
    : runOf(places, { first, end, make: `2 ${label.path} ${value.path}` }, 2);
}

/** Cells alike: an even number of short lines, all at one place that no other line has. */
function evenRun(places: readonly Place[], first: number): Run | undefined {
  const { path, leaf } = places[first] ?? { path: '' };
  if (leaf === undefined || ONE_EACH.has(leaf.box.tag)) return undefined;
  let end = first;
  while (places[end]?.path === path && (places[end]?.leaf.words ?? 0) <= LONG_LINE) end += 1;
  const count = end - first;
  return count % 2 === 1 || count < 2 * FEWEST_PAIRS
    ? undefined
    : runOf(places, { first, end, make: `0 ${path}` }, 2);
}

/** Boxes that say one thing each. */
const ONE_EACH = new Set([
  'li',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'td',
  'th',
  'dd',
  'dt',
  'label',
]);

function runOf(
  places: readonly Place[],
  { first, end, make }: Readonly<{ first: number; end: number; make: string }>,
  lines: number,
): Run {
  const firstLeaf = places[first]?.at ?? 0;
  const endLeaf = (places[end - 1]?.at ?? 0) + 1;
  return { firstLeaf, endLeaf, make, pairs: (end - first) / lines };
}

/** Elements outwards that tell a place. */
const REACH = 8;

/** Tags and classes from a line's first text outwards, all of its own and the first of each around it. */
function pathOf({ atoms }: Leaf, root: ParentNode): string {
  const text = atoms.find((atom) => isText(atom) && atom.data.trim() !== '');
  let path = '';
  let up = text?.parent ?? null;
  for (let step = 0; up !== null && isTag(up) && up !== root && step < REACH; step += 1) {
    const { first, value } = classesOf(up);
    path += `${up.name}.${step === 0 ? value : first}>`;
    up = up.parent;
  }
  return path;
}

/** The smallest box with all of a run. */
export function boxAround({ firstLeaf, endLeaf }: Run, { leaves }: Outline): Box | undefined {
  let box = leaves[firstLeaf]?.box;
  while (box !== undefined && box.endLeaf < endLeaf) box = box.parent;
  return box;
}
