/** Who said what is quoted: a line so short, in a `<footer>` of the quotation, looks to a scorer like the foot of a page. */
import { isCall } from './calls.ts';
import { keptBefore, keptIn } from './kept-words.ts';
import { leafText } from './leaf-texts.ts';
import type { Box, Leaf, Outline } from './outline.ts';

/** Words of a line that names who said it, and the share of the quotation's words that is kept. */
const LONG = 20;
const KEPT = 0.5;
const UNFOLDS = /^\s*(?:click|tap) to \p{L}+/iu;

/** Keeps the short lines of a quotation that is kept. */
export function keepSayers({ boxes, leaves }: Outline, keep: Uint8Array): void {
  const quotations = boxes.filter(
    (box) => isQuotation(box, boxes) && !box.isHidden && box.words > 0,
  );
  if (quotations.length === 0) return;
  const kept = keptBefore(leaves, keep);
  for (const box of quotations) {
    if (keptIn(box, kept) < KEPT * box.words) continue;
    leaves.slice(box.firstLeaf, box.endLeaf).forEach((leaf, nth) => {
      if (maySay(leaf)) keep[box.firstLeaf + nth] = 1;
    });
  }
}

/** With its figure, where it has one: a caption may name who said it. */
const isQuotation = ({ tag, firstBox, endBox }: Box, boxes: readonly Box[]): boolean =>
  tag === 'blockquote' ||
  (tag === 'figure' && boxes.slice(firstBox, endBox).some((box) => box.tag === 'blockquote'));

const maySay = (leaf: Leaf): boolean =>
  leaf.words > 0 &&
  leaf.words <= LONG &&
  leaf.box.tag !== 'button' &&
  !isCall(leaf) &&
  !UNFOLDS.test(leafText(leaf));
