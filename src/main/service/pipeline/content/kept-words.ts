/** Words of what is kept: of all of it, before each leaf, in a box. */
import type { Box, Leaf } from './outline.ts';

/** Kept words before each leaf, and after the last; `counts`: of which leaves. */
export function keptBefore(
  leaves: readonly Leaf[],
  keep: Uint8Array,
  counts: (leaf: Leaf) => boolean = () => true,
): Uint32Array {
  const sums = new Uint32Array(leaves.length + 1);
  let sum = 0;
  for (const [at, leaf] of leaves.entries()) {
    if (keep[at] === 1 && counts(leaf)) sum += leaf.words;
    sums[at + 1] = sum;
  }
  return sums;
}

/** Kept words in a box, by those before each leaf. */
export const keptIn = ({ firstLeaf, endLeaf }: Box, kept: Uint32Array): number =>
  (kept[endLeaf] ?? 0) - (kept[firstLeaf] ?? 0);

export const keptWords = (leaves: readonly Leaf[], keep: Uint8Array): number =>
  leaves.reduce((sum, { words }, at) => (keep[at] === 1 ? sum + words : sum), 0);
