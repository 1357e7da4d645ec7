/** Tables whose cells lie one after the other in one box, with no element for a row: a style sheet puts them in rows. */
import { groupOf } from './kinds.ts';
import type { RecordSet } from './sets.ts';
import type { RecordNode, RecordPage } from './tree.ts';

const CELL = /^(?:div|span)$/;
const MOST_IN_CELL = 4;
const MOST_CELLS = 4_000;
const WIDTHS = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const LEAST_ROWS = 4;
/** Share of the cells that are like the one a row before; of neighbours that may be alike. */
const SAME_COLUMN = 0.9;
const MOST_BESIDE = 0.6;

/** Rows of such a table, by how the kinds of its cells come again. */
export function flatGrid(page: RecordPage, holder: RecordNode): RecordSet | undefined {
  const kids = holder.kids.slice(0, MOST_CELLS);
  const isCell = ({ tag, from, to }: RecordNode): boolean =>
    CELL.test(tag) && to - from <= MOST_IN_CELL;
  if (kids.length < LEAST_ROWS * 3 || !kids.every(isCell)) return undefined;
  const looks = kids.map((kid) => lookOf(page, kid));
  const sames = (lag: number, from = 0): number => {
    const pairs = looks.slice(from + lag);
    const same = pairs.filter((look, i) => look === looks[from + i]).length;
    return pairs.length === 0 ? 0 : same / pairs.length;
  };
  if (sames(1) > MOST_BESIDE) return undefined;
  const width = WIDTHS.find(
    (one) =>
      kids.length % one === 0 &&
      kids.length >= one * LEAST_ROWS &&
      // the first row may be one of headings
      sames(one, one) >= SAME_COLUMN,
  );
  if (width === undefined) return undefined;
  const isHeaded = looks.slice(0, width).some((look, i) => look !== looks[i + width]);
  const headers = kids.slice(0, width).map((kid) => page.text(kid));
  const cells = isHeaded ? kids.slice(width) : kids;
  const members = Array.from({ length: cells.length / width }, (_, row) => ({
    roots: cells.slice(row * width, (row + 1) * width),
    above: [],
  }));
  return { kind: 'table', holder, members, ...(isHeaded ? { headers } : {}) };
}

/** What is said in a cell, and what it is called. */
function lookOf(page: RecordPage, { tag, tokens, from, to }: RecordNode): string {
  const kinds = page.leaves.slice(from, to).map(({ read, kind }) => `${read}:${groupOf(kind)}`);
  return `${tag}.${tokens.join('.')} ${kinds.join(' ')}`;
}
