/** Words of what is kept: of all of it, before each leaf, in a box. */
import type { Box, Leaf } from './outline.ts';

/** Kept words before each leaf, and after the last; `counts`: of which leaves. */
export function keptBefore(
  leaves: readonly Leaf[],
  keep: Uint8Array,
  counts?: (leaf: Leaf) => boolean,
): Uint32Array {
  const sums = new Uint32Array(leaves.length + 1);
  let sum = 0;
  let at = 0;
  // asked many times a page: a place counted by hand costs less than pairs of place and leaf
  for (const leaf of leaves) {
    if (keep[at] === 1 && (counts === undefined || counts(leaf))) sum += leaf.words;
    at += 1;
    sums[at] = sum;
  }
  return sums;
}

/** Kept words in a box, by those before each leaf. */
export const keptIn = ({ firstLeaf, endLeaf }: Box, kept: Uint32Array): number =>
  (kept[endLeaf] ?? 0) - (kept[firstLeaf] ?? 0);

export const keptWords = (leaves: readonly Leaf[], keep: Uint8Array): number =>
  leaves.reduce((sum, { words }, at) => (keep[at] === 1 ? sum + words : sum), 0);
