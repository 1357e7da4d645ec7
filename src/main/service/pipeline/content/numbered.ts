/**
 * Rows that count from one: the tracks of an album, the chapters of a book. A table is the list then, and it is kept
 * as one where the scorer, who sees short links, half believes it.
 */
import type { Scored } from './headings.ts';
import { leafText } from './leaf-texts.ts';
import type { Box } from './outline.ts';

/** Rows from which on they count, and the mean chance of what stands in them. */
const FEWEST = 3;
const LEAST = 0.25;

/** Every other line of it is the number of a row, and the scorer is not sure that it is noise. */
export function isNumbered({ firstLeaf, endLeaf }: Box, { leaves, chances }: Scored): boolean {
  if (leaves[firstLeaf]?.words !== 1 || leaves[firstLeaf].digits === 0) return false;
  let next = 1;
  let sum = 0;
  for (let at = firstLeaf; at < endLeaf; at += 1) {
    const leaf = leaves[at];
    sum += chances[at] ?? 0;
    if (leaf?.words !== 1 || leaf.digits === 0) continue;
    const number = Number.parseInt(leafText(leaf).trim(), 10);
    if (number === next) next += 1;
    else if (leafText(leaf).trim() === `${number}.`) return false;
  }
  const lines = endLeaf - firstLeaf;
  return next > FEWEST && next - 1 >= lines / MOST_CELLS && sum >= LEAST * lines;
}

/** Cells of a row with text: its number, a name, who, how long. */
const MOST_CELLS = 4;
