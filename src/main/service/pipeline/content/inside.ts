/**
 * Text inside of a found article stays unless there is strong evidence against it: the scorer judges lines one by
 * one, and a short paragraph, a list or a quote looks like furniture to it even where nobody puts any.
 *
 * The article is the smallest box with nearly all of the chosen words, as far out as its headline. In it, what
 * reads as a sentence stays, and lists go with the text around them; what calls itself a menu, a share bar, a
 * teaser, an advertisement or the author's box does not, nor does what asks the reader to join or to read on.
 */
import { SENTENCE_ENDS } from './features.ts';
import { leafText } from './leaf-texts.ts';
import type { Box, Leaf, Outline } from './outline.ts';
import {
  ATTRIBUTE_GROUP_NAMES,
  TEXT_GROUP_NAMES,
  countTextHits,
  type AttributeGroup,
  type TextGroup,
} from './vocabulary.ts';

/** Chances above which a sentence is one of the article's: between kept text, before it, behind it. */
const BETWEEN = 0.06;
const BEFORE = 0.15;
const BEHIND = 0.35;
const LIST = 0.2;
const LINK_LIST = 0.25;
/** Words of the shortest sentence. */
const SHORTEST = 3;
const FEWEST_LETTERS = 5;

interface Place {
  readonly boxes: readonly Box[];
  readonly leaves: readonly Leaf[];
  readonly keep: Uint8Array;
  readonly chances: Float32Array;
  readonly region: Box;
  /** Places of the first and the last kept leaf with text in the article. */
  readonly first: number;
  readonly last: number;
}

/** Keeps sentences and lists inside of the article that was found. */
export function keepInside(outline: Outline, keep: Uint8Array, chances: Float32Array): void {
  const region = regionOf(outline, keep);
  if (region === undefined) return;
  const place = { ...outline, keep, chances, region, ...edgesOf(outline.leaves, keep, region) };
  keepSentences(place);
  keepLists(place);
}

function keepSentences(place: Place): void {
  const { leaves, keep, chances, region, first, last } = place;
  for (let at = region.firstLeaf; at < region.endLeaf; at += 1) {
    const leaf = leaves[at];
    if (leaf === undefined || keep[at] === 1 || !isSentence(leaf)) continue;
    const beside = at < first ? leaves[first] : at > last ? leaves[last] : undefined;
    if (beside !== undefined && !isInSameColumn(leaf, beside)) continue;
    const least = at < first ? BEFORE : at > last ? BEHIND : BETWEEN;
    if ((chances[at] ?? 0) >= least && !isMarked(leaf, region) && !isCall(leaf)) keep[at] = 1;
  }
}

const isInSameColumn = (leaf: Leaf, other: Leaf): boolean =>
  leaf.box.tag === 'p' &&
  (leaf.box.parent === other.box.parent || leaf.box.parent === other.box.parent?.parent);

function keepLists(place: Place): void {
  const { boxes, keep, region } = place;
  for (let number = region.firstBox + 1; number < region.endBox; number += 1) {
    const box = boxes[number];
    if (box === undefined || !LISTS.has(box.tag)) continue;
    if (isOwnList(box, place)) keep.fill(1, box.firstLeaf, box.endLeaf);
    number = box.endBox - 1;
  }
}

const LISTS = new Set(['ul', 'ol', 'dl']);

/** A list that stands in the flow of the text: between kept text, unmarked, and not surely something else. */
function isOwnList(list: Box, { leaves, keep, chances, first, last, region }: Place): boolean {
  if (list.firstLeaf <= first || list.endLeaf > last || isMarkedBox(list, region)) return false;
  const isLinks = list.linkWords * 2 > list.words;
  if (isLinks && !isInFlow(list, leaves, keep)) return false;
  let kept = 0;
  let sum = 0;
  let count = 0;
  for (let at = list.firstLeaf; at < list.endLeaf; at += 1) {
    if ((leaves[at]?.words ?? 0) === 0) continue;
    count += 1;
    sum += chances[at] ?? 0;
    kept += keep[at] ?? 0;
  }
  return count > 0 && kept < count && sum / count >= (isLinks ? LINK_LIST : LIST);
}

const HEADING = /^h[1-6]$/;

/** Siblings of the list before and behind it are the article's, and no heading announces other pages. */
function isInFlow(list: Box, leaves: readonly Leaf[], keep: Uint8Array): boolean {
  const before = leaves[list.firstLeaf - 1];
  const behind = leaves[list.endLeaf];
  if (before === undefined || behind === undefined) return false;
  const isOwn = (leaf: Leaf): boolean => leaf.box.parent === list.parent;
  if (!isOwn(before) || !isOwn(behind) || keep[list.endLeaf] !== 1) return false;
  return HEADING.test(before.box.tag) ? !isCall(before) : keep[list.firstLeaf - 1] === 1;
}

function isSentence({ words, letters, linkWords, lastChar, isCode, box }: Leaf): boolean {
  if (isCode || linkWords * 3 > words || !SENTENCE_ENDS.has(lastChar)) return false;
  return words >= SHORTEST && letters >= FEWEST_LETTERS && TEXT_TAGS.has(box.tag);
}

const TEXT_TAGS = new Set(['p', 'div', 'section', 'article', 'main', 'li', 'blockquote', 'dd']);

/** Words beyond which a text is no call. */
const LONG_CALL = 30;
const CALLS = (['sharing', 'reading', 'joining', 'legal', 'talking'] as const).map(
  (name: TextGroup) => TEXT_GROUP_NAMES.indexOf(name),
);
const WRITING = TEXT_GROUP_NAMES.indexOf('writing');
const DATING = TEXT_GROUP_NAMES.indexOf('dating');
const hits = new Uint8Array(TEXT_GROUP_NAMES.length);

/** Asks to share, to join, to read on, or says who wrote it and when. */
export function isCall(leaf: Leaf): boolean {
  if (leaf.words > LONG_CALL) return false;
  hits.fill(0);
  countTextHits(leafText(leaf).toLowerCase(), hits);
  const calls = CALLS.reduce((sum, group) => sum + (hits[group] ?? 0), 0);
  if (calls * 6 > leaf.words) return true;
  return (hits[WRITING] ?? 0) > 0 && (hits[DATING] ?? 0) > 0;
}

const markOf = (...names: readonly AttributeGroup[]): number =>
  names.reduce((bits, name) => bits | (1 << ATTRIBUTE_GROUP_NAMES.indexOf(name)), 0);
const MARKS = markOf(
  'nav',
  'crumbs',
  'paging',
  'footer',
  'side',
  'share',
  'related',
  'comment',
  'ad',
  'signup',
  'consent',
  'meta',
  'author',
  'tags',
  'caption',
  'tool',
  'hidden',
);
const FRAMES = new Set([
  'nav',
  'aside',
  'footer',
  'form',
  'button',
  'figure',
  'figcaption',
  'table',
  'details',
]);

const isMarked = (leaf: Leaf, region: Box): boolean =>
  (leaf.marks & MARKS) !== 0 || isMarkedBox(leaf.box, region);

function isMarkedBox(box: Box, region: Box): boolean {
  if (box.isHidden) return true;
  for (let up: Box | undefined = box; up !== undefined && up !== region; up = up.parent) {
    if ((up.marks & MARKS) !== 0 || FRAMES.has(up.tag)) return true;
  }
  return false;
}

/** Share of the kept words that the article has at least, and words that make one. */
const SHARE = 0.85;
const FEWEST = 10;
/** How far outwards the headline may stand. */
const REACH = 4;

function regionOf({ boxes, leaves }: Outline, keep: Uint8Array): Box | undefined {
  const kept = new Uint32Array(leaves.length + 1);
  leaves.forEach(({ words }, at) => {
    kept[at + 1] = (kept[at] ?? 0) + (keep[at] === 1 ? words : 0);
  });
  const all = kept.at(-1) ?? 0;
  if (all < FEWEST) return undefined;
  let region: Box | undefined;
  for (const box of boxes) {
    const own = (kept[box.endLeaf] ?? 0) - (kept[box.firstLeaf] ?? 0);
    // outermost first: the last one that holds so much is the smallest
    if (own >= SHARE * all) region = box;
  }
  if (region === undefined || OUTER.has(region.tag)) return undefined;
  return asFarAsHeadline(region, leaves);
}

/** The box around it that also holds the page's headline, or the article that it says it is. */
function asFarAsHeadline(region: Box, leaves: readonly Leaf[]): Box {
  let up: Box | undefined = region;
  for (let step = 0; up !== undefined && step < REACH && !OUTER.has(up.tag); step += 1) {
    if (up.tag === 'article' || up.tag === 'main') return up;
    for (let at = up.firstLeaf; at < Math.min(up.endLeaf, region.firstLeaf + 1); at += 1) {
      if (leaves[at]?.box.tag === 'h1') return up;
    }
    up = up.parent;
  }
  return region;
}

const OUTER = new Set(['root', 'html', 'body']);

function edgesOf(
  leaves: readonly Leaf[],
  keep: Uint8Array,
  region: Box,
): Pick<Place, 'first' | 'last'> {
  let first = -1;
  let last = -1;
  for (let at = region.firstLeaf; at < region.endLeaf; at += 1) {
    const leaf = leaves[at];
    if (keep[at] !== 1 || leaf === undefined || leaf.words === 0) continue;
    if (first === -1 && !HEADING.test(leaf.box.tag)) first = at;
    last = at;
  }
  return { first: first === -1 ? last : first, last };
}
