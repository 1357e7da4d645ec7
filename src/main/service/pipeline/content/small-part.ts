/** Pages, and main parts of pages, so small that all of it is their text but the frame. */
import { asksForConsent } from './consent.ts';
import { consentByWords } from './consent-words.ts';
import { keptWords } from './kept-words.ts';
import { isPlaceholder, mainOf } from './main-part.ts';
import { markOf } from './marks.ts';
import { classOf } from './names-of-box.ts';
import { ADMONITION } from './notes.ts';
import type { Box, Outline } from './outline.ts';

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
  const { words = 0, linkWords = 0 } = outline.boxes[0] ?? {};
  for (const box of outline.boxes) {
    // what only calls itself a frame may hold the page, a row of links without its text does not
    const isLinks = box.linkWords * 2 > box.words;
    const isSurely = isLinks && (box.words - box.linkWords) * 2 < words - linkWords;
    if (framesPage(box) && (isSurely || box.words * 2 < words))
      keep.fill(0, box.firstLeaf, box.endLeaf);
  }
  for (const { firstLeaf, endLeaf } of consentByWords(outline)) keep.fill(0, firstLeaf, endLeaf);
  if (keptWords(outline.leaves, keep) === 0) keep.fill(1);
  if (part === undefined) return;
  keep.fill(0, 0, part.firstLeaf);
  keep.fill(0, part.endLeaf);
}

const framesPage = (box: Box): boolean =>
  FRAME_TAGS.has(box.tag) ||
  ((box.marks & FRAME_MARKS) !== 0 && !ADMONITION.test(classOf(box))) ||
  asksForConsent(box.element) ||
  box.isHidden;
