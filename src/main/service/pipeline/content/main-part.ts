/**
 * The part that a page itself calls its main one: `<main>`, or its only `<article>`, with the headline in it.
 *
 * Little text beside long notes on cookies or a long footer is taken for the furniture, and that for the text. Where most
 * of what was selected stands outside of that part, the part is what the page is about, however little it says.
 */
import { HAS_NAMING, attributeBits } from '../dom/page-element.ts';
import { keptBefore, keptIn } from './kept-words.ts';
import type { Box, Leaf, Outline } from './outline.ts';

/** Words of a part that says something. */
const FEWEST = 4;
/** Share of links from which on a part leads on and tells nothing. */
const MOST_LINKS = 0.9;

/** Words of a part that may be a placeholder, and how many times as many wait hidden beside one. */
const LITTLE = 40;
const WAITING = 4;

/** Keeps the page's own main part, and nothing else, where the selection passed it by. */
export function keepMainPart({ boxes, leaves }: Outline, keep: Uint8Array): void {
  const main = mainOf(boxes);
  if (main === undefined || main.isHidden) return;
  if (main.words < FEWEST || main.linkWords > MOST_LINKS * main.words) return;
  if (isPlaceholder(main, leaves, keep)) return;
  const kept = keptBefore(leaves, keep);
  const all = kept.at(-1) ?? 0;
  const inside = keptIn(main, kept);
  if (inside * 2 >= all) {
    if (isMain(main)) dropHeaders(boxes, main, keep);
    return;
  }
  keep.fill(0);
  keep.fill(1, main.firstLeaf, main.endLeaf);
  for (let place = main.firstBox; place < main.endBox; place += 1) {
    const box = boxes[place];
    if (box === undefined || box === main) continue;
    if (FRAME.has(box.tag) || box.isHidden) keep.fill(0, box.firstLeaf, box.endLeaf);
  }
}

/** A page's text may wait hidden beside its part until a script puts it there. */
export function isPlaceholder(main: Box, leaves: readonly Leaf[], keep: Uint8Array): boolean {
  if (main.words >= LITTLE) return false;
  const hidden = leaves.reduce((sum, { words, box }, at) => {
    const isOutside = at < main.firstLeaf || at >= main.endLeaf;
    return keep[at] === 1 && isOutside && box.isHidden ? sum + words : sum;
  }, 0);
  return hidden > WAITING * main.words;
}

/** A banner above the main part, which has the headline: what stands in it is said on every page. */
function dropHeaders(boxes: readonly Box[], main: Box, keep: Uint8Array): void {
  for (const { tag, firstLeaf, endLeaf } of boxes) {
    if (tag === 'header' && endLeaf <= main.firstLeaf) keep.fill(0, firstLeaf, endLeaf);
  }
}

const FRAME = new Set(['nav', 'footer', 'aside', 'form', 'button', 'dialog']);

/** The only `<main>`, or the only `<article>` of a page without one; it must have the headline, where the page has one. */
export function mainOf(boxes: readonly Box[]): Box | undefined {
  const mains: Box[] = [];
  const articles: Box[] = [];
  const heads: Box[] = [];
  for (const box of boxes) {
    if (isMain(box)) mains.push(box);
    if (box.tag === 'article') articles.push(box);
    if (box.tag === 'h1') heads.push(box);
  }
  const [only, second] = mains.length > 0 ? mains : articles;
  if (only === undefined || second !== undefined) return undefined;
  const hasHeadline = heads.some(
    ({ firstLeaf }) => firstLeaf >= only.firstLeaf && firstLeaf < only.endLeaf,
  );
  return hasHeadline || (heads.length === 0 && isMain(only)) ? only : undefined;
}

const isMain = ({ tag, element }: Box): boolean =>
  tag === 'main' ||
  ('attribs' in element &&
    (attributeBits(element) & HAS_NAMING) !== 0 &&
    element.attribs['role'] === 'main');
