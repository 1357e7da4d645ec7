/** What is a list, of whatever elements it is made. */
import { HEADING } from './names-of-box.ts';
import type { Box, Outline } from './outline.ts';

export const LISTS = new Set(['ul', 'ol', 'dl']);

/** A list that is made of other elements says so by its role, or by its own class and its items'. */
export function isListOfBoxes(box: Box, { boxes }: Outline): boolean {
  const { tag, element, linkWords, firstBox, endBox, firstLeaf, endLeaf } = box;
  if (tag !== 'div' || !('attribs' in element) || linkWords > 0) return false;
  const { class: names = '', role } = element.attribs;
  if (role !== 'list' && !NAMED_LIST.test(names)) return false;
  const item = boxes[firstBox + 1];
  const count = item?.twins ?? 0;
  return count >= FEWEST_ITEMS && endBox - firstBox - 1 === count && endLeaf - firstLeaf === count;
}

/** A heading, and lines below it that stand in a box of one make each, all of them in a box of their own. */
export function isHeadedRow(
  { linkWords, firstLeaf, endLeaf, endBox }: Box,
  place: Outline,
): boolean {
  const lines = endLeaf - firstLeaf - 1;
  if (lines < FEWEST_LINES || linkWords > 0) return false;
  const heading = place.leaves[firstLeaf]?.box;
  if (heading === undefined || !HEADING.test(heading.tag) || heading.parent?.endBox !== endBox)
    return false;
  const item = place.boxes[heading.endBox];
  return item?.tag === 'div' && item.twins === lines && item.endLeaf - item.firstLeaf === 1;
}

const FEWEST_LINES = 4;
const FEWEST_ITEMS = 2;
const NAMED_LIST = /(?:^|[\s_-])(?:items|list)(?:$|\s)/i;
