/** Short sections of a text under their headings: whole, or not at all. */
import { announcesOthers } from './appended.ts';
import { isBeside } from './entries.ts';
import { asksToShare, isCall } from './calls.ts';
import { SENTENCE_ENDS } from './features.ts';
import { HEADING } from './names-of-box.ts';
import type { Box, Leaf, Outline } from './outline.ts';

/** Words of a section that says too little to a scorer of lines. */
const LONG = 80;
/** Share of its words that may be links, and of one whose heading was not kept. */
const MOST_LINKED = 2 / 3;
const FEW_LINKED = 1 / 3;

/**
 * A heading that was kept though nothing below it was announces a few lines that a scorer took for furniture: files with
 * their sizes, hours, an address. Kept as far as its own box and the next heading reach. So is a heading that was not, among
 * kept lines of the same box, where nothing below it leads anywhere: what tickets cost.
 */
export function keepSections({ leaves }: Outline, keep: Uint8Array): void {
  for (let at = 0; at < leaves.length; at += 1) {
    const leaf = leaves[at];
    if (leaf === undefined || !isSection(leaf)) continue;
    const isKept = keep[at] === 1;
    if (!isKept && !isAmongKept(leaf, leaves, keep)) continue;
    const end = endOf(leaves, at);
    if (
      end < leaves.length &&
      mayHold(leaves, keep, { from: at + 1, end, most: isKept ? MOST_LINKED : FEW_LINKED })
    )
      keepLines(leaves, keep, { from: isKept ? at + 1 : at, end, withLinks: isKept });
  }
}

/** Its box has lines of its own that are kept, beside its headings. */
const isAmongKept = ({ box }: Leaf, leaves: readonly Leaf[], keep: Uint8Array): boolean =>
  box.parent !== undefined &&
  !isBeside(box) &&
  leaves
    .slice(box.parent.firstLeaf, box.parent.endLeaf)
    .some(
      (leaf, nth) =>
        keep[(box.parent?.firstLeaf ?? 0) + nth] === 1 &&
        leaf.words > 0 &&
        leaf.box.tag === 'p' &&
        leaf.box.parent === box.parent,
    );

const FACTS = new Set(['td', 'th', 'dd', 'dt', 'li', 'address']);

const isSection = (leaf: Leaf): boolean =>
  HEADING.test(leaf.box.tag) &&
  leaf.box.tag !== 'h1' &&
  leaf.linkWords === 0 &&
  !announcesOthers(leaf);

/** Up to the next heading, or the end of the box in which the heading stands. */
function endOf(leaves: readonly Leaf[], at: number): number {
  const last = leaves[at]?.box.parent?.endLeaf ?? at + 1;
  for (let next = at + 1; next < last; next += 1)
    if (HEADING.test(leaves[next]?.box.tag ?? '')) return next;
  return last;
}

function mayHold(
  leaves: readonly Leaf[],
  keep: Uint8Array,
  { from, end, most }: Readonly<{ from: number; end: number; most: number }>,
): boolean {
  let words = 0;
  let linkWords = 0;
  let digits = 0;
  for (let at = from; at < end; at += 1) {
    const leaf = leaves[at];
    if (leaf === undefined || keep[at] === 1 || leaf.box.isHidden) return false;
    if (leaf.linkWords * 2 > leaf.words && isCall(leaf)) continue;
    words += leaf.words;
    linkWords += leaf.linkWords;
    if (FACTS.has(leaf.box.tag)) digits += leaf.digits;
  }
  return digits > 0 && words > 0 && words <= LONG && linkWords <= most * words;
}

function keepLines(
  leaves: readonly Leaf[],
  keep: Uint8Array,
  { from, end, withLinks }: Readonly<{ from: number; end: number; withLinks: boolean }>,
): void {
  for (let at = from; at < end; at += 1) {
    const leaf = leaves[at];
    if (leaf === undefined || (!withLinks && leaf.words > 0 && leaf.linkWords === leaf.words))
      continue;
    if (leaf.box.tag !== 'button' && !asksToShare(leaf) && !isCall(leaf)) keep[at] = 1;
  }
}

/** Words of a part of a page, and the share of them that must have been kept. */
const LONG_PART = 150;
const SHORT_PART = 4;
const FEWEST_LINES = 3;
const KEPT = 0.1;
const PARTS = new Set(['section', 'div', 'article', 'li']);

/** Keeps parts with a heading of a page that is no article whole, where some of them was kept: prices, plans, a team. */
export function keepParts({ boxes, leaves }: Outline, keep: Uint8Array): void {
  let end = 0;
  for (const box of boxes) {
    if (box.firstLeaf < end || !mayBePart(box)) continue;
    const own = leaves.slice(box.firstLeaf, box.endLeaf);
    const [head, ...lines] = own.filter(({ words }) => words > 0);
    if (head === undefined || lines.length + 1 < FEWEST_LINES || !isSection(head)) continue;
    end = box.endLeaf;
    const kept = own.filter((_, nth) => keep[box.firstLeaf + nth] === 1);
    const words = kept.reduce((sum, leaf) => sum + leaf.words, 0);
    if (words >= KEPT * box.words)
      keepLines(leaves, keep, { from: box.firstLeaf, end: box.endLeaf, withLinks: true });
  }
}

const mayBePart = (box: Box): boolean =>
  PARTS.has(box.tag) &&
  box.words <= LONG_PART &&
  box.words >= SHORT_PART &&
  !box.isHidden &&
  box.linkWords * 3 <= box.words &&
  !isBeside(box);

/** Keeps the lines right below the headline of a page that is no article: what it is about. */
export function keepLede({ leaves }: Outline, keep: Uint8Array): void {
  const at = leaves.findIndex(({ box, words }) => box.tag === 'h1' && words > 0);
  const headline = leaves[at];
  if (headline === undefined || keep[at] !== 1) return;
  for (let next = at + 1; next < (headline.box.parent?.endLeaf ?? 0); next += 1) {
    const leaf = leaves[next];
    if (
      leaf === undefined ||
      leaf.words < SHORT_PART ||
      leaf.linkWords > 0 ||
      leaf.box.tag !== 'p' ||
      isCall(leaf)
    )
      return;
    if (SENTENCE_ENDS.has(leaf.lastChar)) keep[next] = 1;
  }
}
