/** The set of leaves with the best expected F1: an uncertain page keeps more, a clear article exactly its text. */
import type { Leaf } from './outline.ts';
import { PAGE_KINDS, type PageKind } from './page-kind.ts';

/**
 * What a kind adds to the chance from which on a leaf is taken: an article's noise is worse than a lost
 * caption, a lost card of a page of cards is worse than its noise.
 */
const CAUTION: Partial<Record<PageKind, number>> = {
  article: 0.13,
  collection: -0.12,
  listing: -0.06,
  product: -0.06,
};

/** That of a page that may be of several kinds. */
export function caution(kinds: Float32Array): number {
  return PAGE_KINDS.reduce((sum, kind, at) => sum + (CAUTION[kind] ?? 0) * (kinds[at] ?? 0), 0);
}

/**
 * Leaves whose kept words have the highest expected F1 against the true content: with F the best value
 * reachable, those with a chance above F/2.
 */
export function bestSet(leaves: readonly Leaf[], chances: Float32Array, more: number): Uint8Array {
  const share = Math.min(1, expectedWords(leaves, chances) / FULL_TEXT);
  const limit = Math.min(0.6, bestValue(leaves, chances) / 2 + more * share);
  const keep = new Uint8Array(leaves.length);
  leaves.forEach(({ words, linkWords, box }, at) => {
    const isLong = words >= LONG_PARAGRAPH && box.tag === 'p' && linkWords * 3 < words;
    if (words > 0 && (chances[at] ?? 0) > (isLong ? Math.min(limit, LIKELY_TEXT) : limit))
      keep[at] = 1;
  });
  return keep;
}

/** Words of a paragraph that nobody puts around a text, and the chance from which on it is taken however clear the article is. */
const LONG_PARAGRAPH = 25;
const LIKELY_TEXT = 0.45;

/** Words of text from which on a kind's caution counts in full: a short one has none to lose. */
const FULL_TEXT = 150;

const expectedWords = (leaves: readonly Leaf[], chances: Float32Array): number =>
  leaves.reduce((sum, { words }, at) => sum + words * (chances[at] ?? 0), 0);

/** The best expected F1 of any set of leaves. */
function bestValue(leaves: readonly Leaf[], chances: Float32Array): number {
  const order = byChance(leaves, chances);
  let expected = 0;
  for (const at of order) expected += (chances[at] ?? 0) * (leaves[at]?.words ?? 0);
  let taken = 0;
  let right = 0;
  let best = 0;
  for (const at of order) {
    const words = leaves[at]?.words ?? 0;
    taken += words;
    right += words * (chances[at] ?? 0);
    best = Math.max(best, (2 * right) / (taken + expected));
  }
  return best;
}

/** Leaves that a sort key can tell apart. */
const MOST_LEAVES = 2 ** 22;

/** Places of leaves with words, the likeliest first, equally likely ones as they stand. */
function byChance(leaves: readonly Leaf[], chances: Float32Array): Uint32Array {
  // chances are positive, so their bits rise as they do: numbers sort without a function to compare them
  const bits = new Uint32Array(chances.buffer, chances.byteOffset, chances.length);
  const keys = new Float64Array(leaves.length);
  let count = 0;
  leaves.forEach(({ words }, at) => {
    if (words > 0) keys[count++] = (bits[at] ?? 0) * MOST_LEAVES + (MOST_LEAVES - 1 - at);
  });
  const sorted = keys.subarray(0, count).sort();
  const order = new Uint32Array(count);
  for (let at = 0; at < count; at += 1) {
    order[at] = MOST_LEAVES - 1 - ((sorted[count - 1 - at] ?? 0) % MOST_LEAVES);
  }
  return order;
}
