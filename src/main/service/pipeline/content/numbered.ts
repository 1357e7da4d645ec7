/**
 * Rows that count from one: the tracks of an album, the chapters of a book. A table is the list then, and it is kept
 * as one where the scorer, who sees short links, half believes it.
 */
import type { Scored } from './headings.ts';
import { leafText } from './leaf-texts.ts';
import type { Box, Leaf } from './outline.ts';

/** Rows from which on they count, and the mean chance of the words beside the numbers. */
const FEWEST = 3;
const LEAST = 0.2;

/** Its rows begin with their numbers, and the scorer is not sure that it is noise. */
export function isNumbered({ firstLeaf, endLeaf }: Box, { leaves, chances }: Scored): boolean {
  if (!isNumber(leaves[firstLeaf])) return false;
  let next = 1;
  let words = 0;
  let sum = 0;
  for (let at = firstLeaf; at < endLeaf; at += 1) {
    const leaf = leaves[at];
    if (leaf === undefined) break;
    if (isNumber(leaf)) {
      if (Number.parseInt(leafText(leaf).trim(), 10) === next) next += 1;
      continue;
    }
    words += leaf.words;
    sum += leaf.words * (chances[at] ?? 0);
  }
  const rows = next - 1;
  return rows >= FEWEST && rows * MOST_CELLS >= endLeaf - firstLeaf && sum >= LEAST * words;
}

const isNumber = (leaf: Leaf | undefined): boolean => leaf?.words === 1 && leaf.digits > 0;

/** Cells of a row with text: its number, a name, who, how long. */
const MOST_CELLS = 4;
