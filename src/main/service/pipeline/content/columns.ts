/** Whether a line stands in the column of another one: beside it, around it, or at the same place of another post. */
import type { Box, Leaf } from './outline.ts';
import { OUTER } from './region.ts';

/** A paragraph beside the other, or in its box; the same place of another part. */
export const isInSameColumn = (leaf: Leaf, other: Leaf | undefined): boolean =>
  (leaf.box.tag === 'p' &&
    (leaf.box.parent === other?.box.parent || leaf.box.parent === other?.box.parent?.parent)) ||
  isTwin(leaf.box, other?.box) ||
  isAlikePlace(leaf.box, other?.box);

/** Side by side and of one make: many editors set paragraphs as plain boxes. */
const isTwin = (one: Box, other: Box | undefined): boolean =>
  one.parent === other?.parent && one.tag === other?.tag && classOf(one) === classOf(other);

/** Levels in which tags and classes of the same place in two posts agree. */
const ALIKE_LEVELS = 3;

/** The same place in another post of a thread, another part of a text: named alike, and that by more than a tag. */
export function isAlikePlace(one: Box, other: Box | undefined): boolean {
  let [box, twin]: readonly (Box | undefined)[] = [one, other];
  let hasName = false;
  for (let level = 0; level < ALIKE_LEVELS; level += 1) {
    if (box === undefined || twin === undefined || box === twin) return false;
    if (box.tag !== twin.tag || classOf(box) !== classOf(twin)) return false;
    hasName ||= classOf(box) !== '';
    [box, twin] = [box.parent, twin.parent];
  }
  return hasName;
}

const classOf = ({ element }: Box): string =>
  'attribs' in element ? (element.attribs['class'] ?? '') : '';

/** It ends the column of the kept leaf before it, or stands in a box of its own behind that. */
export function isInColumnOf({ box }: Leaf, last: number): boolean {
  if (box.tag !== 'p') return false;
  const around = box.parent?.parent;
  const first = Math.min(box.parent?.firstLeaf ?? last, around?.firstLeaf ?? last);
  return first <= last && around !== undefined && !OUTER.has(around.tag);
}

/** True where the second box stands in the first. */
export const isAround = (outer: Box, inner: Box | undefined): boolean =>
  inner !== undefined && outer.firstBox < inner.firstBox && inner.endBox <= outer.endBox;
