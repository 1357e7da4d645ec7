/** Where on the page the article stands whose text was chosen. */
import { keptBefore, keptIn } from './kept-words.ts';
import { HEADING } from './names-of-box.ts';
import type { Box, Leaf, Outline } from './outline.ts';
import { isLinesOfPairs } from './pair-lines.ts';
import { pairsIn, type Range } from './pairs.ts';

/** Share of the kept words that the article has at least, and words that make one. */
const SHARE = 0.85;
const FEWEST = 10;
/** How far outwards the headline may stand. */
const REACH = 4;

/** The smallest box with nearly all of the kept words, as far out as its headline; undefined: there is none. */
export function regionOf({ boxes, leaves }: Outline, keep: Uint8Array): Box | undefined {
  const kept = keptBefore(leaves, keep);
  const all = kept.at(-1) ?? 0;
  if (all < FEWEST) return undefined;
  let region: Box | undefined;
  for (const box of boxes) {
    const own = keptIn(box, kept);
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

/** Share of the kept words beside the only headline that make a text of it, though others stand elsewhere. */
const MOST = 0.5;

/** The same; where other words were kept here and there, the box of the page's only headline with most of them. */
export const regionOrHeadlines = (outline: Outline, keep: Uint8Array): Box | undefined =>
  regionOf(outline, keep) ?? regionOfHeadline(outline, keep);

function regionOfHeadline({ boxes, leaves }: Outline, keep: Uint8Array): Box | undefined {
  const [headline, other] = boxes.filter(({ tag, words }) => tag === 'h1' && words > 0);
  if (headline === undefined || other !== undefined) return undefined;
  const keptFrom = (from: number, to: number): number => {
    let words = 0;
    for (let at = from; at < to; at += 1) if (keep[at] === 1) words += leaves[at]?.words ?? 0;
    return words;
  };
  const enough = Math.max(FEWEST, MOST * keptFrom(0, leaves.length));
  let inner = headline;
  let words = keptFrom(inner.firstLeaf, inner.endLeaf);
  for (let up = inner.parent; up !== undefined && !OUTER.has(up.tag); inner = up, up = up.parent) {
    words += keptFrom(up.firstLeaf, inner.firstLeaf) + keptFrom(inner.endLeaf, up.endLeaf);
    if (words >= enough) return up;
  }
  return undefined;
}

/** Levels from a text outwards to the box of the thing it tells of, and words of links in that box: buttons lead on a little. */
const THING_REACH = 3;
const FEW_LINK_WORDS = 3;

/** The box of the thing that a text tells of: besides the text it holds facts and pictures, and nothing that leads on. */
export function asFarAsThing(region: Box, outline: Outline): Box {
  let thing = region;
  for (let step = 0; step < THING_REACH; step += 1) {
    const up = thing.parent;
    if (up === undefined || NO_THINGS.has(up.tag) || !isOfThing(up, thing, outline)) return thing;
    thing = up;
  }
  return thing;
}

function isOfThing(around: Box, thing: Box, outline: Outline): boolean {
  const { boxes } = outline;
  let linkWords = around.linkWords - thing.linkWords;
  for (let at = around.firstBox + 1; at < around.endBox; at += 1) {
    const box = boxes[at];
    if (box === undefined) break;
    if (box === thing) at = thing.endBox - 1;
    else if (box.tag === 'h1' || FRAMES.has(box.tag)) return false;
    else if (box.tag === 'table' || box.tag === 'dl') {
      linkWords -= box.linkWords;
      at = box.endBox - 1;
    }
  }
  if (linkWords <= FEW_LINK_WORDS) return true;
  if (linkWords > MANY_LINK_WORDS) return false;
  return linkWords - linkWordsOfFacts(around, thing, outline) <= FEW_LINK_WORDS;
}

/** Boxes right behind a thing, up to the first that leads on: its facts may stand in them. */
export function rightBehind(thing: Box, { boxes, leaves }: Outline): readonly Box[] {
  const { parent } = thing;
  const found: Box[] = [];
  if (parent === undefined || NO_THINGS.has(parent.tag)) return found;
  for (let at = thing.endBox; at < parent.endBox; at = boxes[at]?.endBox ?? parent.endBox) {
    const box = boxes[at];
    if (box === undefined || box.linkWords > FEW_LINK_WORDS) break;
    if (box.tag !== 'aside' && FRAMES.has(box.tag)) break;
    if (leaves.slice(box.firstLeaf, box.endLeaf).some((leaf) => leaf.box.tag === 'h1')) break;
    found.push(box);
  }
  return found;
}

/** Words of links that the values of a thing may be. */
const MANY_LINK_WORDS = 60;

/** Words of links that are values with their labels. */
function linkWordsOfFacts(around: Box, thing: Box, outline: Outline): number {
  const { boxes, leaves } = outline;
  let words = 0;
  for (let at = around.firstBox + 1; at < around.endBox; at += 1) {
    const box = boxes[at];
    if (box === undefined) break;
    if (box === thing || box.linkWords === 0) at = box.endBox - 1;
    else
      for (const { firstLeaf, endLeaf } of linkedPairsIn(box, outline)) {
        for (const leaf of leaves.slice(firstLeaf, endLeaf)) words += leaf.linkWords;
      }
  }
  return words;
}

/** Pairs directly in this box, or in a line that is all of it. */
function linkedPairsIn(box: Box, outline: Outline): readonly Range[] {
  const only = box.firstLeaf + 1 === box.endLeaf ? outline.leaves[box.firstLeaf] : undefined;
  if (only?.box !== box) return pairsIn(box, outline);
  return isLinesOfPairs(only) ? [box] : [];
}

/** Parts of a page beside its text. */
const FRAMES = new Set(['nav', 'footer', 'aside', 'main', 'article']);

/** Share of the kept words that the core of a text has more than. */
const CORE = 0.5;

/** The smallest box in it with more than half of the kept words. */
export function coreOf(region: Box, boxes: readonly Box[], kept: Uint32Array): Box {
  const all = kept.at(-1) ?? 0;
  let core = region;
  for (let place = region.firstBox + 1; place < region.endBox; place += 1) {
    const box = boxes[place];
    if (box === undefined) break;
    const own = keptIn(box, kept);
    if (own > CORE * all) core = box;
    else place = box.endBox - 1;
  }
  return core;
}

/** Boxes of whole pages. */
export const OUTER = new Set(['root', 'html', 'body']);

/** Nor does a table that lays out the page: what stands in its other columns is other things. */
const NO_THINGS = new Set([...OUTER, 'tr', 'tbody', 'table']);

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
