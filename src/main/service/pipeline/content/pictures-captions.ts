/** Captions of pictures that are kept: a figure is kept with what it says, unless that names who made the picture. */
import { isText } from 'domhandler';
import { isCredit } from './credits.ts';
import { SENTENCE_ENDS } from './features.ts';
import { isCall } from './calls.ts';
import type { Box, Leaf, Outline } from './outline.ts';
import { itemOf } from './pictures-words.ts';

/** Words of the longest caption, and characters where none part words; what is longer was judged as text. */
const LONGEST = 8;
const LONGEST_CHARS = 24;
/** Boxes outwards from a caption to its figure. */
const REACH = 2;

/** Keeps the captions of kept pictures, and the lines of those that stand in a row. */
export function keepCaptionsOfPictures(
  { boxes, leaves }: Outline,
  keep: Uint8Array,
  chances: Float32Array,
): void {
  keepLinesOfRows(leaves, keep, chances);
  const isKeptPicture = ({ images }: Leaf, at: number): boolean => keep[at] !== 0 && images > 0;
  for (const box of boxes) {
    const figure = isCaption(box) ? figureOf(box) : undefined;
    if (figure === undefined || !isShort(box, leaves)) continue;
    const isShown = leaves
      .slice(figure.firstLeaf, figure.endLeaf)
      .some((leaf, at) => isKeptPicture(leaf, figure.firstLeaf + at));
    if (!isShown) continue;
    for (let at = box.firstLeaf; at < box.endLeaf; at += 1) if (!isCredit(leaves[at])) keep[at] = 1;
  }
}

/** Keeps the lines of pictures that stand in a row, each with its own: albums that are no figures. */
function keepLinesOfRows(leaves: readonly Leaf[], keep: Uint8Array, chances: Float32Array): void {
  leaves.forEach((leaf, at) => {
    if (keep[at] === 1 || (chances[at] ?? 0) < LEAST || !isLine(leaf)) return;
    const item = itemOf(leaf);
    for (let other = item?.firstLeaf ?? 0; other < (item?.endLeaf ?? 0); other += 1)
      if ((leaves[other]?.images ?? 0) > 0 && keep[other] !== 0) keep[at] = 1;
  });
}

/** A sentence that names nobody who made the picture, and asks for nothing. */
function isLine(leaf: Leaf): boolean {
  const { words, linkWords, lastChar, box } = leaf;
  if (words < SHORTEST || linkWords > 0 || !SENTENCE_ENDS.has(lastChar)) return false;
  return !box.isHidden && box.tag !== 'figcaption' && !isCredit(leaf) && !isCall(leaf);
}

/** Words of the shortest sentence. */
const SHORTEST = 3;
/** Chance from which on the scorer does not take it for furniture. */
const LEAST = 0.3;

const isCaption = ({ tag, isHidden, words, linkWords }: Box): boolean =>
  tag === 'figcaption' && !isHidden && words > 0 && linkWords * 2 <= words;

function isShort({ words, firstLeaf, endLeaf }: Box, leaves: readonly Leaf[]): boolean {
  if (words <= LONGEST) return true;
  const atoms = leaves.slice(firstLeaf, endLeaf).flatMap((leaf) => leaf.atoms);
  const chars = atoms.reduce((sum, atom) => sum + (isText(atom) ? atom.data.trim().length : 0), 0);
  return chars <= LONGEST_CHARS;
}

function figureOf(caption: Box): Box | undefined {
  let up = caption.parent;
  for (let level = 0; up !== undefined && level < REACH; level += 1, up = up.parent) {
    if (up.tag === 'figure') return up;
  }
  return undefined;
}
