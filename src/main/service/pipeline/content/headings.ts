/**
 * Which headings go with the kept text: those right above it stay, those above nothing go. The page's own
 * headline is another matter (headline.ts).
 */
import { announcesOthers } from './appended.ts';
import { plainWords } from './headline-part.ts';
import { leafText } from './leaf-texts.ts';
import { HEADING } from './names-of-box.ts';
import type { Box, Leaf } from './outline.ts';

/** Leaves with what the model says of each. */
export interface Scored {
  readonly leaves: readonly Leaf[];
  readonly chances: Float32Array;
}

/** Chances above which the scorer is not sure that a heading between (or above) kept text is noise. */
const HEADING_INSIDE = 0.2;
const HEADING_ABOVE = 0.1;
/** The same of one of several alike that stands right above it and leads nowhere: a year above its papers. */
const HEADING_RIGHT_ABOVE = 0.02;
/** Words of the longest line that still reads as a heading. */
const LONG_HEADING = 30;
/** Leaves left out between a heading and its text: an edit link, a note on another page. */
const REACH = 2;

/** The same where the text stands in the heading's own box: a picture and its caption come in between. */
const REACH_BESIDE = 5;

const reachOf = (heading: Leaf, below: Leaf | undefined): number =>
  below?.box.parent === heading.box.parent ? REACH_BESIDE : REACH;

/**
 * A heading goes with the text below it: one right above kept text stays, unless it is surely noise. Above
 * all kept text that is the heading of the first section; the page's own headline is settled later.
 */
export function settleHeadings(scored: Scored, keep: Uint8Array, title: string): void {
  const { leaves, chances } = scored;
  const first = firstKept(leaves, keep);
  // leaves left out since the kept one below
  let gap = REACH_BESIDE + 1;
  let below: Leaf | undefined;
  let sub: Leaf | undefined;
  let belowAt = leaves.length;
  for (let at = leaves.length - 1; at >= 0; at -= 1) {
    const leaf = leaves[at];
    if (leaf === undefined || leaf.words === 0) continue;
    const isHeading = isHeadingBox(leaf.box);
    if (isHeading && keep[at] === 0 && gap <= (at > first ? reachOf(leaf, below) : 0)) {
      if (
        (chances[at] ?? 0) >= leastOf(leaf, at > first, { below, sub, belowAt, gap }) &&
        !isOfOthers(leaves, { at, belowAt, first, title })
      )
        keep[at] = 1;
    }
    if (keep[at] === 1) {
      [gap, belowAt] = [0, at];
      [below, sub] = isHeading ? [undefined, leaf] : [leaf, undefined];
    } else if (!isEditLink(leaf, leaves[at - 1])) gap += isHeading ? REACH_BESIDE + 1 : 1;
  }
}

/** `[edit]`, in the box of the heading that it follows. */
const isEditLink = (leaf: Leaf, above: Leaf | undefined): boolean =>
  above !== undefined && isHeadingBox(above.box) && above.box.parent === leaf.box && isTool(leaf);

interface Below {
  /** The kept line below it, or the kept heading. */
  readonly below: Leaf | undefined;
  readonly sub: Leaf | undefined;
  readonly belowAt: number;
  readonly gap: number;
}

function leastOf(leaf: Leaf, isInside: boolean, place: Below): number {
  // what unfolds a kept text names it, though to the scorer it is a button
  if (leaf.box.tag === 'button') return 0;
  if (headsNext(leaf, place) && !announcesOthers(leaf)) return HEADING_RIGHT_ABOVE;
  return isInside && !isTitleOfEntry(leaf, place.belowAt) ? HEADING_INSIDE : HEADING_ABOVE;
}

/** It leads nowhere, and stands right above the text of one of several alike, or a lesser heading of its box or entry. */
function headsNext(leaf: Leaf, { below, sub, belowAt, gap }: Below): boolean {
  const { links, box } = leaf;
  if (gap > 1 || links > 0) return false;
  if (below !== undefined) return gap === 0 && box.twins > 1;
  if (sub === undefined || box.tag >= sub.box.tag) return false;
  // the day of a release stands between
  return (gap === 0 && box.parent === sub.box.parent) || isTitleOfEntry(leaf, belowAt);
}

/** One of several alike, each of which has a text: reviews, releases, the parts of a report. */
function isTitleOfEntry({ box: { parent } }: Leaf, belowAt: number): boolean {
  let entry: Box | undefined = parent;
  for (let up = 0; entry !== undefined && up < BOX_REACH; up += 1, entry = entry.parent) {
    if (entry.twins >= FEWEST_ENTRIES && entry.endLeaf > belowAt) return true;
  }
  return false;
}

interface HeadingPlace {
  readonly at: number;
  /** The kept text below it; the first that is kept at all. */
  readonly belowAt: number;
  readonly first: number;
  readonly title: string;
}

/** The page's own, that of another page, or of what was left out. */
function isOfOthers(leaves: readonly Leaf[], { at, belowAt, first, title }: HeadingPlace): boolean {
  const leaf = leaves[at];
  return (
    leaf === undefined ||
    isHeadline(leaf, at < first, title) ||
    isLinkCard(leaf, belowAt) ||
    announcesLeftOut(leaves, at, belowAt)
  );
}

/** A heading that is a link, in a box that ends before the text below: it heads another page. */
function isLinkCard({ words, linkWords, box }: Leaf, belowAt: number): boolean {
  const isLink = linkWords * 3 > words * 2;
  if (!isLink || box.parent === undefined || box.parent.endLeaf > belowAt) return false;
  // the heading of an entry that holds its text: one of a list of things, each with a link
  let entry = box.parent.parent;
  for (let up = 0; entry !== undefined && up < BOX_REACH; up += 1, entry = entry.parent) {
    if (entry.twins >= FEWEST_ENTRIES && entry.endLeaf > belowAt) return false;
  }
  return true;
}

const FEWEST_ENTRIES = 2;

/** Boxes outwards in which a heading may have its text. */
const BOX_REACH = 3;
/** Words of `[edit | edit source]`. */
const LONG_TOOL = 8;
/** Words of `12 comments`. */
const LONG_COUNT = 3;

/** A heading whose own box has text below it, and all of that was left out: it announced what is not there. */
function announcesLeftOut(leaves: readonly Leaf[], at: number, belowAt: number): boolean {
  let box = leaves[at]?.box.parent;
  for (let up = 0; box !== undefined && up < BOX_REACH; up += 1, box = box.parent) {
    if (box.endLeaf > belowAt) return false;
    const [next, second] = leaves.slice(at + 1, box.endLeaf).filter(({ words }) => words > 0);
    // beside a heading alone stands a link to edit its section, a number of answers
    if (next !== undefined && !(second === undefined && isTool(next))) return true;
  }
  return false;
}

const isTool = ({ words, links, digits }: Leaf): boolean =>
  links > 0 ? words <= LONG_TOOL : words <= LONG_COUNT && digits > 0;

function isHeadline(leaf: Leaf, isAbove: boolean, title: string): boolean {
  return leaf.words >= LONG_HEADING || (isAbove && namesPage(leaf, title));
}

/** A smaller heading of so many words that agree with the document's title is its headline too. */
const TITLE_WORDS = 4;

/** An `h1` (or a longer smaller heading) whose words stand in the document's title. */
function namesPage(leaf: Leaf, title: string): boolean {
  if (!HEADING.test(leaf.box.tag)) return false;
  const isPlain = leaf.box.tag === 'h1' || leaf.words >= TITLE_WORDS;
  return isPlain && title.includes(wordsOf(leaf));
}

const firstKept = (leaves: readonly Leaf[], keep: Uint8Array): number =>
  leaves.findIndex((leaf, at) => keep[at] === 1 && leaf.words > 0);

const wordsOf = (leaf: Leaf | undefined): string =>
  leaf === undefined ? '' : plainWords(leafText(leaf));

/** A heading, or the button in one that opens and closes the text below it. */
const isHeadingBox = ({ tag, parent }: Box): boolean =>
  HEADING.test(tag) || (tag === 'button' && parent !== undefined && HEADING.test(parent.tag));
