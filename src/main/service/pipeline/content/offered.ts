/**
 * What a page offers by name alone: the openings of a firm, the goods of a shelf. Each is a link with a place or a price,
 * none says a sentence, so a scorer of texts keeps the few lines above them and takes them for a menu.
 *
 * Where the page's own main part has its headline, a few lines at most and then a row of such things alike, the row is
 * what the page is about. Teasers have pictures, dates or headings, or a line above that announces them.
 */
import { announcesOthers } from './appended.ts';
import { SENTENCE_ENDS } from './features.ts';
import { leafText } from './leaf-texts.ts';
import { mainOf } from './main-part.ts';
import { markOf } from './marks.ts';
import { HEADING } from './names-of-box.ts';
import type { Box, Leaf, Outline } from './outline.ts';

/** Things that make a row, and the share of its boxes that are such things. */
const FEWEST = 4;
const SHARE = 0.8;
/** Words of the lines above and behind it without links, and of a thing. */
const MOST_ABOVE = 60;
const MOST_BEHIND = 6;
const LONG_THING = 20;
/** Words of the shortest sentence. */
const SENTENCE = 4;

/** Keeps the things that a page with hardly any text offers. */
export function keepOffered(outline: Outline, keep: Uint8Array): void {
  const main = mainOf(outline.boxes);
  if (main === undefined || main.isHidden || main.linkWords === 0) return;
  const { boxes, leaves } = outline;
  const headline = boxes.find(({ tag, firstBox }) => tag === 'h1' && firstBox > main.firstBox);
  if (headline === undefined || headline.endBox > main.endBox) return;
  for (let place = headline.endBox; place < main.endBox; place += 1) {
    const row = boxes[place];
    if (row === undefined) return;
    const first = boxes[place + 1];
    if (first?.parent !== row || first.twins < FEWEST) continue;
    if (isRowOfThings(row, first, outline) && isNext(row, headline, main, leaves))
      keep.fill(1, row.firstLeaf, row.endLeaf);
    place = row.endBox - 1;
  }
}

/** Nothing but a few lines stands between the headline and the row, and hardly a word behind it. */
function isNext(row: Box, headline: Box, main: Box, leaves: readonly Leaf[]): boolean {
  let above = 0;
  for (let at = headline.endLeaf; at < row.firstLeaf; at += 1) {
    const leaf = leaves[at];
    if (leaf === undefined) continue;
    above += leaf.words - leaf.linkWords;
    if (HEADING.test(leaf.box.tag) || announcesOthers(leaf)) return false;
  }
  let behind = 0;
  for (let at = row.endLeaf; at < main.endLeaf; at += 1) {
    const { words = 0, linkWords = 0 } = leaves[at] ?? {};
    behind += words - linkWords;
  }
  return above <= MOST_ABOVE && behind <= MOST_BEHIND && !isFramed(row, main);
}

function isRowOfThings(row: Box, first: Box, { boxes, leaves }: Outline): boolean {
  let all = 0;
  let things = 0;
  for (let at = row.firstBox + 1; at < row.endBox; at = boxes[at]?.endBox ?? row.endBox) {
    const box = boxes[at];
    if (box === undefined) return false;
    all += 1;
    if (box.tag === first.tag && isThing(box, leaves)) things += 1;
  }
  return things >= FEWEST && things >= SHARE * all;
}

/** One link, its name, and a few words besides: neither a heading nor a day, and no sentence. */
function isThing({ words, linkWords, images, firstLeaf, endLeaf }: Box, leaves: readonly Leaf[]) {
  if (images > 0 || words > LONG_THING || linkWords === 0 || linkWords >= words) return false;
  let links = 0;
  for (let at = firstLeaf; at < endLeaf; at += 1) {
    const leaf = leaves[at];
    if (leaf === undefined || HEADING.test(leaf.box.tag) || leaf.box.tag === 'time') return false;
    if (leaf.digits > 0 && DAY.test(leafText(leaf))) return false;
    if (leaf.words >= SENTENCE && SENTENCE_ENDS.has(leaf.lastChar)) return false;
    links += leaf.links;
  }
  return links === 1;
}

/** A day as sites write it beside what they published. */
const DAY =
  /\b\d{1,2}[./-]\d{1,2}[./-](?:\d{2}|\d{4})\b|\b\d{4}-\d{2}-\d{2}\b|\b(?:19|20)\d{2}\b(?!\s*(?:€|\$|£))|\d{4}\s?[年년]/u;

/** It or a box around it is called a part of the frame. */
function isFramed(row: Box, main: Box): boolean {
  for (let up: Box | undefined = row; up !== undefined && up !== main; up = up.parent)
    if (FRAMES.has(up.tag) || (up.marks & FRAME) !== 0 || up.isHidden) return true;
  return false;
}

const FRAME = markOf('nav', 'crumbs', 'paging', 'footer', 'side', 'share', 'related', 'ad', 'tags');
const FRAMES = new Set(['nav', 'footer', 'aside', 'header', 'form', 'table']);
