/** Notes in a text and beside it, and parts of it that fold: boxes of sentences that lead nowhere. */
import { isCall } from './calls.ts';
import { SENTENCE_ENDS } from './features.ts';
import { leafText } from './leaf-texts.ts';
import { meanChance } from './list-places.ts';
import { markOf } from './marks.ts';
import { classOf, HEADING } from './names-of-box.ts';
import type { Box, Leaf } from './outline.ts';
import { ownMarks } from './own-marks.ts';

/** Words and letters of the shortest sentence. */
export const SHORTEST = 3;
export const FEWEST_LETTERS = 5;
/** Chances above which what stands behind the text is part of it: in a box of its own, in the box of the text. */
export const BEHIND = 0.35;
export const BEHIND_BESIDE = 0.2;

/** What a line of the text is not called. */
export const MARKS = markOf(
  'nav',
  'crumbs',
  'paging',
  'footer',
  'side',
  'share',
  'related',
  'comment',
  'ad',
  'signup',
  'consent',
  'meta',
  'author',
  'tags',
  'caption',
  'tool',
  'hidden',
);
export const META = markOf('meta');
/** What calls for attention: a notice in a text is called as one that asks for consent is. */
export const NOTICE = markOf('consent');
const SIDE = markOf('side');
const TITLE = markOf('title');

/** The text that was found: its box, the places of its first and last kept line with text. */
export interface TextPlace {
  readonly boxes: readonly Box[];
  readonly leaves: readonly Leaf[];
  readonly keep: Uint8Array;
  readonly chances: Float32Array;
  readonly region: Box;
  readonly first: number;
  readonly last: number;
}

/** Keeps those in its column. */
export function keepNotes(place: TextPlace): void {
  const { boxes, leaves, keep, chances, region, first, last } = place;
  for (let number = region.firstBox + 1; number < region.endBox; number += 1) {
    const box = boxes[number];
    if (box === undefined || box.linkWords > 0 || box.firstLeaf <= first || box.isHidden) continue;
    const isNote = NOTES.has(box.tag)
      ? isBesideText(box, place)
      : isNotice(box, place) || isLastNote(box, place);
    if (!isNote || !isOfSentences(box, leaves)) continue;
    const chance = meanChance(box, leaves, keep, chances);
    // the line that unfolds it is a button to the scorer
    const isSurer =
      box.tag === 'details' ||
      (box.tag === 'aside' && box.endLeaf <= last) ||
      ADMONITION.test(classOf(box));
    const least = isSurer ? BEHIND_BESIDE : BEHIND;
    if (chance >= least) keep.fill(1, box.firstLeaf, box.endLeaf);
  }
}

function isBesideText(box: Box, { leaves, first, last }: TextPlace): boolean {
  const near = leaves[box.firstLeaf > last ? last : first]?.box.parent;
  const meant = box.tag === 'details' ? SIDE | NOTICE | META : SIDE;
  return box.parent === near && (ownMarks(box, MARKS, box) & ~meant) === 0;
}

/** What systems that write documentation call a note in the text. */
export const ADMONITION = /\b(?:admonition|callout)\b/i;

/** Right behind kept text of the box around it, with more of the text below, or called as a part of the text. */
function isNotice(box: Box, { leaves, keep, last }: TextPlace): boolean {
  if ((box.marks & NOTICE) === 0) return false;
  const isNamed = ADMONITION.test(classOf(box));
  if (box.endLeaf > last && !isNamed) return false;
  const above = box.firstLeaf - 1;
  let before = leaves[above]?.box;
  // a list or a table may stand above it as well as a paragraph
  while (isNamed && before !== undefined && before.parent !== box.parent) before = before.parent;
  if (keep[above] !== 1 || before?.parent !== box.parent) return false;
  return (ownMarks(box, MARKS, box) & ~(NOTICE | META | SIDE)) === 0;
}

/** The block that ends the text, right behind a kept paragraph of the same box: a tip, a call for attention. */
function isLastNote(box: Box, { leaves, keep, last }: TextPlace): boolean {
  const above = leaves[last]?.box;
  if (!LAST_NOTES.has(box.tag) || box.firstLeaf !== last + 1 || keep[last] !== 1) return false;
  if (above?.tag !== 'p' || above.parent !== box.parent) return false;
  return (ownMarks(box, MARKS, box) & ~(NOTICE | META | SIDE)) === 0;
}

const LAST_NOTES = new Set(['div', 'blockquote']);
const NOTES = new Set(['aside', 'details']);

/** All but the line that unfolds it, and its heading. */
export function isOfSentences({ firstLeaf, endLeaf }: Box, leaves: readonly Leaf[]): boolean {
  return leaves
    .slice(firstLeaf, endLeaf)
    .every(
      (leaf) =>
        leaf.words === 0 ||
        isSign(leaf) ||
        leaf.box.tag === 'summary' ||
        HEADING.test(leaf.box.tag) ||
        (leaf.words <= 2 * SHORTEST && (leaf.box.marks & TITLE) !== 0) ||
        (leaf.words >= SHORTEST && SENTENCE_ENDS.has(leaf.lastChar) && !isCall(leaf)),
    );
}

/** An emoji or a mark that stands for "tip" or "mind this". */
const isSign = (leaf: Leaf): boolean =>
  leaf.letters <= FEWEST_LETTERS && !/[\p{L}\p{N}]/u.test(leafText(leaf));
