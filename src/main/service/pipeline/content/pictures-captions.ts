/** Captions of pictures that are kept: a figure is kept with what it says, unless that names who made the picture. */
import { isText } from 'domhandler';
import { isCredit } from './credits.ts';
import type { Box, Leaf, Outline } from './outline.ts';

/** Words of the longest caption, and characters where none part words; what is longer was judged as text. */
const LONGEST = 8;
const LONGEST_CHARS = 24;
/** Boxes outwards from a caption to its figure. */
const REACH = 2;

export function keepCaptionsOfPictures({ boxes, leaves }: Outline, keep: Uint8Array): void {
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
