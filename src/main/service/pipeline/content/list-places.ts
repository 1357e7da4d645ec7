/** Where a list stands in a text, and what the scorer makes of it. */
import { isCall } from './calls.ts';
import { leadsToPlace } from './frames.ts';
import { HEADING } from './names-of-box.ts';
import type { Box, Leaf } from './outline.ts';

/** All of a part of its own that leads nowhere, but for the heading above it. */
export const isPartWithHeading = (
  { parent, firstLeaf, endLeaf }: Box,
  leaves: readonly Leaf[],
): boolean =>
  parent?.endLeaf === endLeaf &&
  parent.firstLeaf === firstLeaf - 1 &&
  parent.linkWords === 0 &&
  HEADING.test(leaves[firstLeaf - 1]?.box.tag ?? '');

/** Of its lines with words; -1: it has none, or all are kept. */
export function meanChance(
  { firstLeaf, endLeaf }: Box,
  leaves: readonly Leaf[],
  keep: Uint8Array,
  chances: Float32Array,
): number {
  let kept = 0;
  let sum = 0;
  let count = 0;
  for (let at = firstLeaf; at < endLeaf; at += 1) {
    if ((leaves[at]?.words ?? 0) === 0) continue;
    count += 1;
    sum += chances[at] ?? 0;
    kept += keep[at] ?? 0;
  }
  return kept < count ? sum / count : -1;
}

export const isContents = ({ firstLeaf, endLeaf }: Box, leaves: readonly Leaf[]): boolean =>
  leaves.slice(firstLeaf, endLeaf).every((leaf) => leaf.words === 0 || leadsToPlace(leaf));

/** Siblings of the list before and behind it are the article's, and no heading announces other pages. */
export function isInFlow(list: Box, leaves: readonly Leaf[], keep: Uint8Array): boolean {
  const before = leaves[list.firstLeaf - 1];
  const behind = leaves[list.endLeaf];
  if (before === undefined || behind === undefined) return false;
  const isOwn = (leaf: Leaf): boolean => leaf.box.parent === list.parent;
  if (!isOwn(before) || !isOwn(behind) || keep[list.endLeaf] !== 1) return false;
  return HEADING.test(before.box.tag) ? !isCall(before) : keep[list.firstLeaf - 1] === 1;
}
