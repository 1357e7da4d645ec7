/**
 * Where the story of a page stands: from its headline to its last kept line, and the pictures right over the headline.
 * Boxes and leaves by their places; nothing is kept or left out here.
 */
import { isTag } from 'domhandler';
import type { Box, Leaf } from './outline.ts';
import { COMMON_MARKS, SHOWN } from './pictures-marks.ts';
import { leadsAway } from './pictures-trifles.ts';
import { OUTER } from './region.ts';

/** From the headline to the last kept line, in the smallest box with the headline and the core. */
export interface Story {
  readonly box: Box;
  /** Where pictures above the headline begin: hardly a word stands between. */
  readonly above: number;
  readonly from: number;
  readonly to: number;
}

/** Words between a picture and the headline below it: a date, a heading of the section. */
const ABOVE_WORDS = 8;

export function storyOf(
  leaves: readonly Leaf[],
  keep: Uint8Array,
  core: Box | undefined,
  from: number,
): Story | undefined {
  if (core === undefined || from === -1) return undefined;
  const to = leaves.findLastIndex(({ words }, at) => words > 0 && keep[at] === 1);
  let box: Box | undefined = core;
  while (box !== undefined && (from < box.firstLeaf || from >= box.endLeaf)) box = box.parent;
  if (box === undefined) return undefined;
  return { box, above: aboveOf(leaves, from), from, to };
}

/** Share of the kept words that stand in boxes so marked. */
const COMMON_SHARE = 0.5;

/** Marks of the boxes below the core that most of the kept words stand in. */
export function commonOf(leaves: readonly Leaf[], keep: Uint8Array, core: Box): number {
  const words = new Map<number, number>();
  let all = 0;
  leaves.forEach((leaf, at) => {
    if (keep[at] !== 1 || leaf.words === 0) return;
    let marks = 0;
    for (let up: Box | undefined = leaf.box; up !== undefined && up !== core; up = up.parent) {
      marks |= up.marks;
    }
    all += leaf.words;
    words.set(marks, (words.get(marks) ?? 0) + leaf.words);
  });
  let common = 0;
  for (const mark of COMMON_MARKS) {
    let own = 0;
    for (const [marks, count] of words) if ((marks & mark) !== 0) own += count;
    if (own > COMMON_SHARE * all) common |= mark;
  }
  return common;
}

/** The first leaf from which on hardly a word stands above the headline. */
function aboveOf(leaves: readonly Leaf[], from: number): number {
  let words = 0;
  let above = from;
  for (let at = from - 1; at >= 0; at -= 1) {
    const leaf = leaves[at];
    if (leaf !== undefined && !isInCaption(leaf)) words += leaf.words;
    if (words > ABOVE_WORDS) break;
    above = at;
  }
  return above;
}

/** What the picture over the headline shows. */
const isInCaption = ({ box }: Leaf): boolean =>
  box.tag === 'figcaption' || box.parent?.tag === 'figcaption';

/** Over the headline, in the box that holds the story, or in one before it that is made to show a picture. */
export function isAboveStory({ box, linkWords, atoms }: Leaf, at: number, story?: Story): boolean {
  if (story === undefined || OUTER.has(story.box.tag)) return false;
  if (at >= story.from || at < story.above || linkWords > 0 || !atoms.some(isTag)) return false;
  return isWithin(box, story.box) || (isShown(box) && !atoms.some(leadsAway));
}

/** It calls itself a picture or the opening of the page. */
function isShown(box: Box): boolean {
  for (let up: Box | undefined = box; up !== undefined && !OUTER.has(up.tag); up = up.parent) {
    if ((up.marks & SHOWN) !== 0) return true;
  }
  return false;
}

export function isWithin(inner: Box, outer: Box): boolean {
  return inner.firstBox >= outer.firstBox && inner.endBox <= outer.endBox;
}

/** Share of the kept words that the core holds at least. */
const CORE_SHARE = 0.85;

export function coreOf(boxes: readonly Box[], kept: Uint32Array): Box | undefined {
  const all = kept.at(-1) ?? 0;
  if (all === 0) return undefined;
  let core: Box | undefined;
  for (const box of boxes) {
    const words = (kept[box.endLeaf] ?? 0) - (kept[box.firstLeaf] ?? 0);
    // boxes come outermost first: the last one that still holds so much is the smallest
    if (words >= CORE_SHARE * all) core = box;
  }
  return core;
}
