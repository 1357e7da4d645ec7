/** Short sections of a text under their headings: whole, or not at all. */
import { announcesOthers } from './appended.ts';
import { asksToShare, isCall } from './calls.ts';
import { HEADING } from './names-of-box.ts';
import type { Leaf, Outline } from './outline.ts';

/** Words of a section that says too little to a scorer of lines. */
const LONG = 80;
/** Share of its words that may be links. */
const MOST_LINKED = 2 / 3;

/**
 * A heading that was kept though nothing below it was announces a few lines that a scorer took for furniture: files with
 * their sizes, hours, an address. Kept as far as its own box and the next heading reach.
 */
export function keepSections({ leaves }: Outline, keep: Uint8Array): void {
  for (let at = 0; at < leaves.length; at += 1) {
    const leaf = leaves[at];
    if (keep[at] !== 1 || leaf === undefined || !isSection(leaf)) continue;
    const end = endOf(leaves, at);
    if (end < leaves.length && mayHold(leaves, keep, at + 1, end))
      keepLines(leaves, keep, at + 1, end);
  }
}

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

function mayHold(leaves: readonly Leaf[], keep: Uint8Array, from: number, end: number): boolean {
  let words = 0;
  let linkWords = 0;
  let digits = 0;
  for (let at = from; at < end; at += 1) {
    const leaf = leaves[at];
    if (leaf === undefined || keep[at] === 1 || leaf.box.isHidden) return false;
    words += leaf.words;
    linkWords += leaf.linkWords;
    if (FACTS.has(leaf.box.tag)) digits += leaf.digits;
  }
  return digits > 0 && words > 0 && words <= LONG && linkWords <= MOST_LINKED * words;
}

function keepLines(leaves: readonly Leaf[], keep: Uint8Array, from: number, end: number): void {
  for (let at = from; at < end; at += 1) {
    const leaf = leaves[at];
    if (leaf !== undefined && leaf.box.tag !== 'button' && !asksToShare(leaf) && !isCall(leaf))
      keep[at] = 1;
  }
}
