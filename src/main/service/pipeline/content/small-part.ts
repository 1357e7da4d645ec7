/** Pages, and main parts of pages, so small that all of it is their text but the frame. */
import { asksToShare, isCall } from './calls.ts';
import { asksForConsent } from './consent.ts';
import { consentByWords } from './consent-words.ts';
import { keptWords } from './kept-words.ts';
import { isPlaceholder, mainOf } from './main-part.ts';
import { markOf } from './marks.ts';
import { HEADING, classOf } from './names-of-box.ts';
import { leafText } from './leaf-texts.ts';
import { dropRelated } from './appended.ts';
import { ADMONITION } from './notes.ts';
import type { Box, Leaf, Outline } from './outline.ts';
import { OUTER, regionOrHeadlines } from './region.ts';

/** Words of a page, frame included, that has nothing to spare: all of it but the frame is its text. */
const SMALL_WORDS = 60;

/** The page, or the part that it calls its main one, where that is so small. */
export const smallPart = ({ boxes, leaves }: Outline, keep: Uint8Array): Box | undefined =>
  [boxes[0], mainOf(boxes)].find(
    (part) =>
      part !== undefined &&
      part.words > 0 &&
      part.words < SMALL_WORDS &&
      !isPlaceholder(part, leaves, keep),
  );

const FRAME_TAGS = new Set(['nav', 'header', 'footer', 'aside']);
const FRAME_MARKS = markOf('nav', 'footer', 'side', 'consent');

/** Keeps all of a part of the page, or of the page, but what frames it. */
export function keepAllButFrame(outline: Outline, keep: Uint8Array, part?: Box): void {
  keep.fill(1);
  const main = mainOf(outline.boxes);
  const { words = 0, linkWords = 0 } = outline.boxes[0] ?? {};
  for (const box of outline.boxes) {
    // what only calls itself a frame may hold the page, a row of links without its text does not
    const isLinks = box.linkWords * 2 > box.words;
    const isSurely = isLinks && (box.words - box.linkWords) * 2 < words - linkWords;
    if (framesPage(box, main) && (isSurely || box.words * 2 < words))
      keep.fill(0, box.firstLeaf, box.endLeaf);
  }
  for (const { firstLeaf, endLeaf } of consentByWords(outline)) keep.fill(0, firstLeaf, endLeaf);
  if (keptWords(outline.leaves, keep) === 0) keep.fill(1);
  dropMenu(outline, keep);
  if (part === undefined) return;
  keep.fill(0, 0, part.firstLeaf);
  keep.fill(0, part.endLeaf);
  const bare = keep.slice();
  outline.leaves.forEach((leaf, at) => {
    if (isTool(leaf)) bare[at] = 0;
  });
  dropRelated(outline, bare, FEW_BEFORE);
  if (keptWords(outline.leaves, bare) >= FEW_BEFORE) keep.set(bare);
}

/** It is a frame by its tag or by what it asks for, or is called one; what is called so in the main part leads on as well. */
const framesPage = (box: Box, main: Box | undefined): boolean =>
  FRAME_TAGS.has(box.tag) ||
  ((box.marks & FRAME_MARKS) !== 0 &&
    !ADMONITION.test(classOf(box)) &&
    !(box.linkWords === 0 && isIn(box, main))) ||
  asksForConsent(box.element) ||
  box.isHidden;

const isIn = ({ firstBox, endBox }: Box, main: Box | undefined): boolean =>
  main !== undefined && firstBox > main.firstBox && endBox <= main.endBox;

/** Words of a part beside its headline that may be no article, and the share of its words that may be links. */
const PART_WORDS = 200;
const MOST_LINKED = 1 / 3;

/**
 * Keeps a short part of the page with its headline whole, and nothing outside of it: a price list, a team, opening hours.
 * Lines so short say too little to a scorer. What frames it, buttons and calls stay as they were chosen.
 */
export function keepShortPart(outline: Outline, keep: Uint8Array): void {
  const { boxes, leaves } = outline;
  const main = mainOf(boxes);
  const part = main ?? regionOrHeadlines(outline, withoutFrames(outline, keep));
  if (part === undefined || part.words >= PART_WORDS || part.linkWords > MOST_LINKED * part.words)
    return;
  if (isPlaceholder(part, leaves, keep) || isOneText(part, leaves)) return;
  const chosen = keep.slice();
  keep.fill(0);
  leaves.slice(part.firstLeaf, part.endLeaf).forEach((leaf, nth) => {
    const at = part.firstLeaf + nth;
    const isSaid = leaf.words > 0 && !isTool(leaf) && !isLinkedCall(leaf);
    if (chosen[at] === 1 || isSaid) keep[at] = 1;
  });
  for (let at = part.firstBox + 1; at < part.endBox; at += 1) {
    const box = boxes[at];
    if (box !== undefined && framesPage(box, main))
      keep.set(chosen.subarray(box.firstLeaf, box.endLeaf), box.firstLeaf);
  }
  dropRelated(outline, keep, FEW_BEFORE);
}

/** One paragraph says most of it: an article, however short. */
const isOneText = ({ words, firstLeaf, endLeaf }: Box, leaves: readonly Leaf[]): boolean =>
  leaves.slice(firstLeaf, endLeaf).some((leaf) => leaf.words * 2 > words);

function withoutFrames({ boxes }: Outline, keep: Uint8Array): Uint8Array {
  const bare = keep.slice();
  for (const box of boxes)
    if (framesPage(box, undefined) && box.words * 2 < (boxes[0]?.words ?? 0))
      bare.fill(0, box.firstLeaf, box.endLeaf);
  return bare;
}

/** Words that a page so short says before others are announced. */
const FEW_BEFORE = 8;

/** `Read more`, or whom to share it with. */
const isLinkedCall = (leaf: Leaf): boolean =>
  leaf.words > 0 && leaf.linkWords * 2 > leaf.words && isCall(leaf);

const isTool = (leaf: Leaf): boolean => isButton(leaf) || asksToShare(leaf);

/** Words of a button that does something; a longer one may be the question that unfolds its answer. */
const LONG_BUTTON = 3;

const isButton = ({ box: { tag, parent, element }, words }: Leaf): boolean =>
  tag === 'button' &&
  words <= LONG_BUTTON &&
  !HEADING.test(parent?.tag ?? '') &&
  !('attribs' in element && element.attribs['aria-expanded'] !== undefined);

/** Links side by side that make a menu. */
const MENU_LINKS = 3;

/** Leaves out a row of links alone above the first heading of a page. */
function dropMenu({ leaves }: Outline, keep: Uint8Array): void {
  const first = leaves.findIndex(({ box, words }) => words > 0 && HEADING.test(box.tag));
  leaves.slice(0, Math.max(0, first)).forEach(({ links, words, linkWords }, at) => {
    if (links >= MENU_LINKS && linkWords === words) keep[at] = 0;
  });
}

/** Words of the last lines of a page, and lines among which they stand. */
const LONG_END = 40;
const LAST_LINES = 12;
const COPYRIGHT =
  /(?:^|\s)©|\(c\) \d{4}|\b(?:all rights|alle rechte|tous droits|todos los derechos|tutti i diritti|todos os direitos)\b/i;

/** Leaves out the lines at the end of a page that say whose it is, with the links beside them. */
export function dropEnd({ leaves }: Outline, keep: Uint8Array): void {
  const from = Math.max(0, leaves.length - LAST_LINES);
  const leaf = leaves.slice(from).findLast((one, nth) => keep[from + nth] === 1 && saysWhose(one));
  if (leaf === undefined) return;
  let end: Box = leaf.box;
  for (let up = end.parent; up !== undefined && isEnd(up, leaves); up = up.parent) end = up;
  if (isEnd(end, leaves)) keep.fill(0, end.firstLeaf, end.endLeaf);
}

const saysWhose = (leaf: Leaf): boolean =>
  leaf.words > 0 && leaf.words <= LONG_END && COPYRIGHT.test(leafText(leaf));

/** It has no heading and few words that are no links. */
function isEnd(
  { tag, words, linkWords, firstLeaf, endLeaf }: Box,
  leaves: readonly Leaf[],
): boolean {
  if (OUTER.has(tag) || tag === 'main' || words - linkWords > LONG_END) return false;
  return leaves
    .slice(firstLeaf, endLeaf)
    .every(
      (leaf) => !HEADING.test(leaf.box.tag) && (leaf.linkWords === leaf.words || saysWhose(leaf)),
    );
}
