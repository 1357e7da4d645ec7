/**
 * Places that look alike are judged alike: the same place in every card, comment, row of a list or section.
 *
 * A page builds repeated blocks from one template, so what stands at the same path below siblings of one
 * kind is the same sort of thing (all bylines, all share buttons, all texts); the mean over all of them
 * says more than any single one. One pass over boxes and leaves.
 */
import { hashStart } from '../dom/names.ts';
import { classesOf } from '../dom/page-element.ts';
import type { Box, Leaf, Outline } from './outline.ts';

/** Siblings that make a template. */
const FEWEST = 4;
/** How much the mean of its likes counts against the leaf's own chance: the more of them, the more. */
const BELIEF = 0.7;
/** So many are of one kind for sure: all of them go or stay. */
const SURELY_ALIKE = 40;

function beliefIn(count: number): number {
  const share = Math.min(1, (count - FEWEST) / (SURELY_ALIKE - FEWEST));
  return BELIEF + (1 - BELIEF) * share;
}
/** Cells are told apart by their columns, and tables are settled as wholes. */
const TABLE_PARTS = new Set(['tr', 'td', 'th', 'tbody', 'thead']);

/** Moves the chances of leaves at the same place of repeated blocks towards their mean. */
export function levelAlike(outline: Outline, chances: Float32Array): void {
  const paths = pathsOf(outline.boxes);
  const sums = new Map<number, { count: number; sum: number }>();
  const keys = keysOf(outline.leaves, paths);
  keys.forEach((key, at) => {
    if (key === 0) return;
    const group = sums.get(key);
    if (group === undefined) sums.set(key, { count: 1, sum: chances[at] ?? 0 });
    else {
      group.count += 1;
      group.sum += chances[at] ?? 0;
    }
  });
  keys.forEach((key, at) => {
    const group = key === 0 ? undefined : sums.get(key);
    if (group === undefined || group.count < FEWEST) return;
    const belief = beliefIn(group.count);
    chances[at] = (1 - belief) * (chances[at] ?? 0) + belief * (group.sum / group.count);
  });
}

/** Per box: a number for its path from the outermost repeated block it lies in; 0 outside of any. */
function pathsOf(boxes: readonly Box[]): Int32Array {
  const paths = new Int32Array(boxes.length);
  boxes.forEach((box, at) => {
    const above = box.parent === undefined ? 0 : (paths[box.parent.firstBox] ?? 0);
    if (above !== 0) paths[at] = mix(above, kindOf(box));
    else if (box.twins >= FEWEST && !TABLE_PARTS.has(box.tag)) {
      paths[at] = mix(box.parent?.firstBox ?? 0, kindOf(box));
    }
  });
  return paths;
}

/** Per leaf: its box's path and which of the box's leaves it is; 0 outside of repeated blocks. */
function keysOf(leaves: readonly Leaf[], paths: Int32Array): Int32Array {
  const keys = new Int32Array(leaves.length);
  let box: Box | undefined;
  let nth = 0;
  leaves.forEach((leaf, at) => {
    nth = leaf.box === box ? nth + 1 : 0;
    box = leaf.box;
    const path = paths[box.firstBox] ?? 0;
    keys[at] = path === 0 ? 0 : mix(path, nth);
  });
  return keys;
}

function kindOf({ tag, element }: Box): number {
  return mix(hashStart(tag, tag.length), 'attribs' in element ? classesOf(element).stem : 0);
}

/** Joins two numbers into one that is hardly ever 0. */
const mix = (one: number, other: number): number =>
  Math.imul(one ^ (other + 0x9e3779b9), 0x85ebca6b) ^ (one >>> 13);
