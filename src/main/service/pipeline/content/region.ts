/** Where on the page the article stands whose text was chosen. */
import type { Box, Leaf, Outline } from './outline.ts';

const HEADING = /^h[1-6]$/;

/** Share of the kept words that the article has at least, and words that make one. */
const SHARE = 0.85;
const FEWEST = 10;
/** How far outwards the headline may stand. */
const REACH = 4;

/** The smallest box with nearly all of the kept words, as far out as its headline; undefined: there is none. */
export function regionOf({ boxes, leaves }: Outline, keep: Uint8Array): Box | undefined {
  const kept = keptWords(leaves, keep);
  const all = kept.at(-1) ?? 0;
  if (all < FEWEST) return undefined;
  let region: Box | undefined;
  for (const box of boxes) {
    const own = (kept[box.endLeaf] ?? 0) - (kept[box.firstLeaf] ?? 0);
    // outermost first: the last one that holds so much is the smallest
    if (own >= SHARE * all) region = box;
  }
  if (region === undefined) return undefined;
  if (OUTER.has(region.tag)) return isBare(region, leaves, keep) ? region : undefined;
  const { parent } = region;
  // all that was chosen is one line of a page without boxes
  if (parent !== undefined && OUTER.has(parent.tag) && isBare(parent, leaves, keep)) return parent;
  return asFarAsHeadline(region, leaves);
}

/** Kept words before each leaf, and after the last. */
export function keptWords(leaves: readonly Leaf[], keep: Uint8Array): Uint32Array {
  const kept = new Uint32Array(leaves.length + 1);
  leaves.forEach(({ words }, at) => {
    kept[at + 1] = (kept[at] ?? 0) + (keep[at] === 1 ? words : 0);
  });
  return kept;
}

/** Nearly all of the kept text stands in the page itself, without a box around it. */
function isBare(page: Box, leaves: readonly Leaf[], keep: Uint8Array): boolean {
  let all = 0;
  let own = 0;
  leaves.forEach(({ words, box }, at) => {
    if (keep[at] !== 1) return;
    all += words;
    if (box === page || box.parent === page || isInListOf(page, box)) own += words;
  });
  return own >= SHARE * all;
}

const isInListOf = (page: Box, { parent }: Box): boolean =>
  parent !== undefined && LISTS.has(parent.tag) && parent.parent === page;

const LISTS = new Set(['ul', 'ol', 'dl']);

/** The box around it that also holds the page's headline, or the article that it says it is. */
function asFarAsHeadline(region: Box, leaves: readonly Leaf[]): Box {
  let up: Box | undefined = region;
  for (let step = 0; up !== undefined && step < REACH && !OUTER.has(up.tag); step += 1) {
    if (up.tag === 'article' || up.tag === 'main') return up;
    for (let at = up.firstLeaf; at < Math.min(up.endLeaf, region.firstLeaf + 1); at += 1) {
      if (leaves[at]?.box.tag === 'h1') return up;
    }
    up = up.parent;
  }
  return region;
}

/** Share of the kept words that the core of a text has more than. */
const CORE = 0.5;

/** The smallest box in it with more than half of the kept words. */
export function coreOf(region: Box, boxes: readonly Box[], kept: Uint32Array): Box {
  const all = kept.at(-1) ?? 0;
  let core = region;
  for (let place = region.firstBox + 1; place < region.endBox; place += 1) {
    const box = boxes[place];
    if (box === undefined) break;
    const own = (kept[box.endLeaf] ?? 0) - (kept[box.firstLeaf] ?? 0);
    if (own > CORE * all) core = box;
    else place = box.endBox - 1;
  }
  return core;
}

/** Boxes of whole pages. */
export const OUTER = new Set(['root', 'html', 'body']);

/** Places of the first and the last kept leaf with text in the article, headings above it aside. */
export function edgesOf(
  leaves: readonly Leaf[],
  keep: Uint8Array,
  region: Box,
): { readonly first: number; readonly last: number } {
  let first = -1;
  let last = -1;
  for (let at = region.firstLeaf; at < region.endLeaf; at += 1) {
    const leaf = leaves[at];
    if (keep[at] !== 1 || leaf === undefined || leaf.words === 0) continue;
    if (first === -1 && !HEADING.test(leaf.box.tag)) first = at;
    last = at;
  }
  return { first: first === -1 ? last : first, last };
}
