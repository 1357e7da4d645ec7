/**
 * Blocks that belong to the text they are attached to, whatever their words look like: footnotes and
 * references (running text points at them), the fact box of an encyclopaedia's page, and tables between paragraphs.
 */
import type { Box, Leaf, Outline } from './outline.ts';

/** Class words of lists of notes: MediaWiki, WordPress, markdown renderers, LaTeXML, Sphinx, Substack. */
const NOTES =
  /(?:^|[\s_-])(?:footnotes?|endnotes?|references|reflist|refbegin|bibliography|citations)(?:$|[\s_-])/i;
/** Only tables (MediaWiki) and `portable-infobox` (Fandom): themes call any framed box an infobox. */
const FACTS = /(?:^|\s)infobox(?:$|\s)/i;
const PORTABLE = /(?:^|\s)portable-infobox(?:$|\s)/i;
const TAGS = new Set(['ol', 'ul', 'div', 'section', 'table', 'aside']);
/** Notes are a part of the page; what holds more than this share of its words is the page. */
const MOST = 0.6;

/** Marks all leaves of attached blocks as kept, where some text stands to attach them to. */
export function keepAttached(outline: Outline, keep: Uint8Array): void {
  const words = outline.boxes[0]?.words ?? 0;
  for (let place = 1; place < outline.boxes.length; place += 1) {
    const box = outline.boxes[place];
    if (box === undefined || !isAttached(box)) continue;
    if (!box.isHidden && box.words < MOST * words && isInKept(box, keep))
      keep.fill(1, box.firstLeaf, box.endLeaf);
    place = box.endBox - 1;
  }
}

function isAttached({ tag, element, words }: Box): boolean {
  if (words === 0 || !TAGS.has(tag) || !('attribs' in element)) return false;
  const name = element.attribs['class'];
  if (name === undefined) return false;
  return tag === 'table' ? FACTS.test(name) : NOTES.test(name) || PORTABLE.test(name);
}

/** Cells from which on a table holds data. */
const FEWEST_CELLS = 4;

/** A table of data that stands right between kept text is kept with it: its numbers are no sentences. */
export function keepTablesInText({ boxes, leaves }: Outline, keep: Uint8Array): void {
  for (const box of boxes) {
    if (!isDataTable(box) || keep.subarray(box.firstLeaf, box.endLeaf).includes(1)) continue;
    const isBetween =
      isNextTextKept(leaves, keep, box.firstLeaf, -1) &&
      isNextTextKept(leaves, keep, box.endLeaf - 1, 1);
    if (isBetween || isAmid(box, keep)) keep.fill(1, box.firstLeaf, box.endLeaf);
  }
}

/** True where the box that holds it has kept text before and after it. */
function isAmid({ parent, firstLeaf, endLeaf }: Box, keep: Uint8Array): boolean {
  if (parent === undefined) return false;
  return (
    keep.subarray(parent.firstLeaf, firstLeaf).includes(1) &&
    keep.subarray(endLeaf, parent.endLeaf).includes(1)
  );
}

function isDataTable({ tag, words, linkWords, isHidden, firstLeaf, endLeaf }: Box): boolean {
  if (tag !== 'table' || isHidden) return false;
  return endLeaf - firstLeaf >= FEWEST_CELLS && linkWords * 2 < words;
}

function isNextTextKept(
  leaves: readonly Leaf[],
  keep: Uint8Array,
  from: number,
  step: 1 | -1,
): boolean {
  let at = from + step;
  while (leaves[at]?.words === 0) at += step;
  return keep[at] === 1;
}

/** How far around a block its text may stand, in boxes outwards. */
const REACH = 4;

/** True when a box near around this one has kept text of its own. */
function isInKept(box: Box, keep: Uint8Array): boolean {
  let around = box.parent;
  for (let up = 0; around !== undefined && up < REACH; up += 1, around = around.parent) {
    const before = keep.subarray(around.firstLeaf, box.firstLeaf);
    const after = keep.subarray(box.endLeaf, around.endLeaf);
    if (before.includes(1) || after.includes(1)) return true;
  }
  return false;
}
