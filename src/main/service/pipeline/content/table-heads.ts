/**
 * A header that stands in a table of its own, so that the body below it can scroll (Element, DataTables, Bootstrap Table):
 * it is kept with its body. By itself it is a line of words, which the scorer may take for furniture.
 */
import { isTag } from 'domhandler';
import { bodyOfHeader } from '../markdown/table-parts.ts';
import type { Box, Outline } from './outline.ts';

/** Keeps the header of each table that was kept. */
export function keepHeadsOfTables({ boxes }: Outline, keep: Uint8Array): void {
  let before: Box | undefined;
  for (const box of boxes) {
    if (box.tag !== 'table') continue;
    if (before !== undefined && isHeadOf(before, box, keep))
      keep.fill(1, before.firstLeaf, before.endLeaf);
    before = box;
  }
}

/** The one before is left out, nothing stands between the two, and it is this one's header. */
function isHeadOf(before: Box, { element, firstLeaf, endLeaf }: Box, keep: Uint8Array): boolean {
  const isKept = keep[firstLeaf] === 1 && keep[endLeaf - 1] === 1;
  if (!isKept || before.endLeaf !== firstLeaf || keep[before.firstLeaf] === 1) return false;
  return 'name' in before.element && isTag(before.element)
    ? bodyOfHeader(before.element) === element
    : false;
}
