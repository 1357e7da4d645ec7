/**
 * Text inside of a found article stays unless there is strong evidence against it: the scorer judges lines one by
 * one, and a short paragraph, a list or a quote looks like furniture to it even where nobody puts any.
 *
 * The article is the smallest box with nearly all of the chosen words, as far out as its headline. In it, what
 * reads as a sentence stays, and lists go with the text around them; what calls itself a menu, a share bar, a
 * teaser, an advertisement or the author's box does not, nor does what asks the reader to join or to read on.
 */
import { isCall } from './calls.ts';
import {
  ALIKE_LEVELS,
  isAlikePlace,
  isAround,
  isInColumnOf,
  isInSameColumn,
  isLikeChosen,
  isMadeAsPartOf,
} from './columns.ts';
import { SENTENCE_ENDS } from './features.ts';
import { isTextInNav } from './frames.ts';
import { isCredit } from './credits.ts';
import { keptBefore } from './kept-words.ts';
import { isContents, isInFlow, isPartWithHeading, meanChance } from './list-places.ts';
import { LISTS, isHeadedRow, isListOfBoxes } from './list-shapes.ts';
import { leadsToManySites } from './link-lists.ts';
import { markOf } from './marks.ts';
import { HEADING, classOf } from './names-of-box.ts';
import type { Box, Leaf, Outline } from './outline.ts';
import { ownMarks } from './own-marks.ts';
import type { PageKind } from './page-kind.ts';
import {
  BEHIND,
  BEHIND_BESIDE,
  FEWEST_LETTERS,
  MARKS,
  META,
  NOTICE,
  SHORTEST,
  isOfSentences,
  keepNotes,
  type TextPlace,
} from './notes.ts';
import { OUTER, coreOf, edgesOf, regionOf } from './region.ts';

/** Chance from which on a line between the first and the last of the text is its own, a sentence or not. */
const LIKELY = 0.35;
/** Chances above which a sentence is one of the article's: between kept text, before it, behind it. */
const BETWEEN = 0.06;
const BEFORE = 0.15;
const BEHIND_ALIKE = 0.25;
/** The same right below the headline, in a caption, where much of it is a link. */
const BELOW_HEADLINE = 0.1;
const CAPTION = 0.3;
const LINKED = 0.2;
const LIST = 0.2;
const LIST_IN_FLOW = 0.1;
const LIST_BEHIND = 0.35;
const BOXES_BEHIND = 0.25;
const LINK_LIST = 0.25;
const LIST_OF_SITES = 0.05;

interface InsideOptions {
  readonly chances: Float32Array;
  readonly kind: PageKind;
  /** Host of the page's address. */
  readonly host: string;
}

interface Place extends TextPlace {
  readonly host: string;
  /** The smallest box with more than half of the chosen words: what boxes around it call themselves, the text is called. */
  readonly core: Box;
  /** Chosen words before each leaf, and after the last. */
  readonly chosen: Uint32Array;
  readonly isArticle: boolean;
}

/** Keeps sentences and lists inside of the article that was found. */
export function keepInside(
  outline: Outline,
  keep: Uint8Array,
  { chances, kind, host }: InsideOptions,
): void {
  const region = regionOf(outline, keep);
  if (region === undefined) return;
  const chosen = keptBefore(outline.leaves, keep);
  const isArticle = kind === 'article';
  const core = isArticle ? coreOf(region, outline.boxes, chosen) : region;
  const place = { ...outline, keep, chances, region, core, chosen, host, isArticle };
  keepLikely({ ...place, ...edgesOf(outline.leaves, keep, region) });
  keepSentences({ ...place, ...edgesOf(outline.leaves, keep, region) });
  keepLists({ ...place, ...edgesOf(outline.leaves, keep, region) });
  if (isArticle) keepListsBehind({ ...place, ...edgesOf(outline.leaves, keep, region) });
  keepNotes({ ...place, ...edgesOf(outline.leaves, keep, region) });
}

/** Lines between the first and the last that was chosen, as likely text as not: the scorer's caution is for what stands around. */
function keepLikely(place: Place): void {
  const { leaves, keep, chances, first, last } = place;
  for (let at = first + 1; at < last; at += 1) {
    const leaf = leaves[at];
    if (leaf === undefined || keep[at] === 1 || (chances[at] ?? 0) < LIKELY) continue;
    const isPlain =
      leaf.words > 0 && leaf.linkWords * 3 <= leaf.words && (leaf.marks & MARKS) === 0;
    if (isPlain && LINE_TAGS.has(leaf.box.tag) && !isMarkedBox(leaf.box, place)) keep[at] = 1;
  }
}

function keepSentences(place: Place): void {
  const { leaves, keep, chances, region, first } = place;
  for (let at = topOf(place); at < region.endLeaf; at += 1) {
    const leaf = leaves[at];
    if (leaf === undefined || keep[at] === 1 || leaf.words === 0) continue;
    if (!isSentence(leaf, at < first) && !isWordBetween(leaves, keep, at)) continue;
    const told = leastChance(leaf, at, place);
    const least = told !== undefined && captionOf(leaf.box) !== undefined ? CAPTION : told;
    if (least === undefined || (chances[at] ?? 0) < least) continue;
    if (!isMarked(leaf, place, isLikeChosen(at, place)) && !isCall(leaf)) keep[at] = 1;
  }
}

/** Of a sentence there; undefined: none is enough. */
function leastChance(leaf: Leaf, at: number, place: Place): number | undefined {
  const isMuchLinked = leaf.linkWords * 3 > leaf.words;
  if (at < place.first) return leastBefore(leaf, at, place, isMuchLinked);
  if (at <= place.last) return isMuchLinked ? LINKED : BETWEEN;
  return isMuchLinked ? undefined : leastBehind(leaf, at, place);
}

function leastBefore(
  leaf: Leaf,
  at: number,
  place: Place,
  isMuchLinked: boolean,
): number | undefined {
  const { leaves, isArticle, first } = place;
  const top = topOf(place);
  if (isArticle && isBelowHeadline(leaves, at, top)) return BELOW_HEADLINE;
  return isMuchLinked || !isInSameColumn(leaf, leaves[first]) ? undefined : BEFORE;
}

function leastBehind(leaf: Leaf, at: number, place: Place): number | undefined {
  const { leaves, isArticle, last } = place;
  const isBehind = isInSameColumn(leaf, leaves[last]) || (isArticle && isInColumnOf(leaf, last));
  if (!isBehind) return isLikeChosen(at, place) ? BEHIND_ALIKE : undefined;
  const { parent } = leaf.box;
  if (isAlikePlace(leaf.box, leaves[last]?.box)) return BEHIND_ALIKE;
  if (isArticle && isSectionBeside(leaf, leaves, last)) return BEHIND_ALIKE;
  return isArticle && parent !== undefined && parent.firstLeaf <= last ? BEHIND_BESIDE : BEHIND;
}

/** In a section beside the one that the last line stands in: both begin with a heading of one rank, or it leads nowhere. */
function isSectionBeside({ box }: Leaf, leaves: readonly Leaf[], last: number): boolean {
  const { parent } = box;
  const rank = leaves[parent?.firstLeaf ?? 0]?.box.tag ?? '';
  if (parent === undefined || !HEADING.test(rank)) return false;
  let other = leaves[last]?.box;
  while (other !== undefined && other.parent !== parent.parent) other = other.parent;
  if (other?.tag !== parent.tag) return false;
  const isOwn = parent.tag === 'section' && parent.linkWords === 0;
  return isOwn || leaves[other.firstLeaf]?.box.tag === rank;
}

/** A paragraph of a word or two between two of its kind that are kept. */
function isWordBetween(leaves: readonly Leaf[], keep: Uint8Array, at: number): boolean {
  const leaf = leaves[at];
  if (leaf === undefined || leaf.words >= SHORTEST || leaf.box.tag !== 'p') return false;
  if (leaf.links > 0 || !SENTENCE_ENDS.has(leaf.lastChar)) return false;
  return [at - 1, at + 1].every((other) => {
    const box = leaves[other]?.box;
    return keep[other] === 1 && box?.tag === 'p' && box.parent === leaf.box.parent;
  });
}

/** Boxes outwards in which a line may be called a caption. */
const CAPTION_REACH = 3;

/** The box of the caption that a line stands in. */
function captionOf(box: Box): Box | undefined {
  let at: Box | undefined = box;
  for (let up = 0; at !== undefined && up < CAPTION_REACH; up += 1, at = at.parent) {
    if (at.tag === 'figcaption' || (at.marks & CAPTION_MARK) !== 0) return at;
  }
  return undefined;
}

/** Lines between a headline and its standfirst. */
const STANDFIRST_REACH = 4;

/** Where the article begins: at its headline, where that stands right above the box of its text. */
function topOf({ leaves, region, isArticle }: Place): number {
  const { parent, firstLeaf } = region;
  if (!isArticle || parent === undefined || OUTER.has(parent.tag)) return firstLeaf;
  const least = Math.max(parent.firstLeaf, firstLeaf - 1 - STANDFIRST_REACH);
  for (let at = firstLeaf - 1; at >= least; at -= 1) if (leaves[at]?.box.tag === 'h1') return at;
  return firstLeaf;
}

/** Right below the last heading before the text, in its box or the box around that. */
function isBelowHeadline(leaves: readonly Leaf[], at: number, top: number): boolean {
  const { box } = leaves[at] ?? {};
  for (let above = at - 1; above >= Math.max(top, at - STANDFIRST_REACH); above -= 1) {
    const heading = leaves[above]?.box;
    if (heading === undefined || !/^h[12]$/.test(heading.tag)) continue;
    const around = heading.parent?.parent;
    return heading.parent === box?.parent || (around !== undefined && isAround(around, box));
  }
  return false;
}

function keepLists(start: Place): void {
  const { boxes, keep, region } = start;
  let place = start;
  for (let number = region.firstBox + 1; number < region.endBox; number += 1) {
    const box = boxes[number];
    if (box === undefined) continue;
    if (!LISTS.has(box.tag) && !isListOfBoxes(box, place) && !isHeadedRow(box, place)) continue;
    if (isOwnList(box, place)) {
      keep.fill(1, box.firstLeaf, box.endLeaf);
      keepLabel(box, place);
      // the text goes on to the end of a list that leads nowhere
      if (box.linkWords === 0) place = { ...place, last: Math.max(place.last, box.endLeaf - 1) };
    }
    number = box.endBox - 1;
  }
}

/** Lists of an article behind the box that has most of its words: each goes with what stands right above it. */
function keepListsBehind(place: Place): void {
  const { boxes, leaves, keep, chances, region } = place;
  for (let number = region.endBox; number < boxes.length; number += 1) {
    const list = boxes[number];
    if (list === undefined || !LISTS.has(list.tag)) continue;
    number = list.endBox - 1;
    const least = leastOfPart(list, place);
    if (least === undefined || meanChance(list, leaves, keep, chances) < least) continue;
    if (isMarkedBox(list, { ...place, core: region, isArticle: false })) continue;
    keep.fill(1, list.firstLeaf - 1, list.endLeaf);
  }
}

/** Of a list below a kept line of its box, or below the heading of a part that is made as the one the text ends in. */
function leastOfPart({ linkWords, firstLeaf, parent }: Box, place: Place): number | undefined {
  const { leaves, keep, last } = place;
  const above = leaves[firstLeaf - 1];
  if (linkWords > 0 || above === undefined || parent === undefined) return undefined;
  if (above.box.parent === parent && above.box.tag === 'p' && keep[firstLeaf - 1] === 1)
    return LIST_BEHIND;
  const part = parent.firstLeaf === firstLeaf ? parent.parent : parent;
  if (part?.firstLeaf !== firstLeaf - 1 || !HEADING.test(above.box.tag) || part.linkWords > 0)
    return undefined;
  return isMadeAsPartOf(part, leaves[last]?.box) ? LIST : undefined;
}

/** The line over a list in a box of their own. */
function keepLabel({ parent, firstLeaf, endLeaf }: Box, place: Place): void {
  const { leaves, keep, region } = place;
  const at = firstLeaf - 1;
  const label = leaves[at];
  if (parent === undefined || parent === region || label === undefined || keep[at] === 1) return;
  if (parent.firstLeaf !== at || parent.endLeaf !== endLeaf || label.box.parent !== parent) return;
  if (label.links > 0 || label.words === 0 || isMarked(label, place) || isCall(label)) return;
  keep[at] = 1;
}

/** A list that stands in the flow of the text: between kept text, unmarked, and not surely something else. */
function isOwnList(list: Box, place: Place): boolean {
  const { leaves, keep, chances, first, last } = place;
  if (
    list.firstLeaf <= first ||
    isMarkedBox(list, { ...place, core: place.region, isArticle: false })
  )
    return false;
  if (isListOfSites(list, place)) return meanChance(list, leaves, keep, chances) >= LIST_OF_SITES;
  const isLinks = list.linkWords * 2 > list.words;
  const isBehind = list.endLeaf > last;
  if (isBehind && (isLinks || list.firstLeaf - last > NEXT)) return false;
  const isFlowing = isInFlow(list, leaves, keep);
  if (isLinks && (!isFlowing || isContents(list, leaves))) return false;
  const behind = !LISTS.has(list.tag)
    ? BOXES_BEHIND
    : isPartWithHeading(list, leaves)
      ? LIST
      : LIST_BEHIND;
  const plain = isBehind ? behind : isFlowing ? LIST_IN_FLOW : LIST;
  return meanChance(list, leaves, keep, chances) >= (isLinks ? LINK_LIST : plain);
}

/** Right below the text or in it, beside its lines. */
const isListOfSites = (list: Box, { leaves, host, first, last }: Place): boolean =>
  list.firstLeaf <= last + NEXT &&
  list.parent === leaves[list.firstLeaf > last ? last : first]?.box.parent &&
  leadsToManySites(list, leaves, host);

/** Leaves between the end of the text and a list that goes with it: its heading. */
const NEXT = 2;

/** `.` `!` `…` `。` `！` `”` `」` `»` `।`: ends of a linked sentence; a linked question asks to read on. */
export const LINKED_ENDS: ReadonlySet<number> = new Set([
  46, 33, 0x2026, 0x3002, 0xff01, 0x201d, 0x300d, 0xbb, 0x964,
]);

function isSentence(leaf: Leaf, isBefore: boolean): boolean {
  const { words, letters, linkWords, lastChar, isCode, box } = leaf;
  if (isCode || words < SHORTEST || letters < FEWEST_LETTERS) return false;
  if (linkWords * 3 > words && !(box.tag === 'p' && LINKED_ENDS.has(lastChar))) return false;
  if (!SENTENCE_ENDS.has(lastChar)) return false;
  if (captionOf(box) !== undefined) return !isCredit(leaf);
  return TEXT_TAGS.has(box.tag) || (isBefore && STANDFIRSTS.has(box.tag));
}

const STANDFIRSTS = new Set(['h2', 'h3']);

const TEXT_TAGS = new Set(['p', 'div', 'section', 'article', 'main', 'li', 'blockquote', 'dd']);
/** Lines of their own: points of lists, cells and pairs go with their likes. */
const LINE_TAGS = new Set([
  ...['p', 'div', 'section', 'article', 'main', 'blockquote'],
  ...['h2', 'h3', 'h4', 'h5', 'h6'],
]);

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

/** What a line calls itself says nothing where kept lines of its make (`isLike`) are called so, too. */
function isMarked(leaf: Leaf, place: Place, isLike = false): boolean {
  const { marks, box } = leaf;
  if ((marks & MARKS) !== 0) return true;
  if (isLike) return isMarkedBox(outwards(box, ALIKE_LEVELS), place);
  if (isProseOf(leaf, place)) return isMarkedBox(box.parent ?? box, place);
  const caption = captionOf(box);
  if (caption !== undefined) {
    const figure = caption.parent?.tag === 'figure' ? caption.parent : caption;
    return box.isHidden || isMarkedBox(figure.parent ?? figure, place);
  }
  // a lead is no teaser for a link in its sentence
  const isOwn =
    leaf.links === 0 || (box.firstLeaf < place.first && leaf.linkWords * 3 < leaf.words);
  return isMarkedBox(isOwn ? aroundLead(box, place) : box, place);
}

/** A paragraph beside kept ones that are called as it is, or of sentences without a link: a word in its class says little. */
function isProseOf({ box, stops, links, words }: Leaf, { leaves, keep, first, last }: Place) {
  if (box.tag !== 'p' || box.isHidden || (box.marks & ASKING) !== 0) return false;
  const isKeptBeside = (at: number): boolean =>
    keep[at] === 1 && leaves[at]?.box.tag === 'p' && leaves[at].box.parent === box.parent;
  const near = [-1, 1, -2, 2].map((by) => box.firstLeaf + by);
  const own = box.marks & MARKS;
  if (near.some((at) => isKeptBeside(at) && ((leaves[at]?.box.marks ?? 0) & own) === own))
    return true;
  if (links > 0 || words < PROSE || stops < FEWEST_STOPS) return false;
  return [first, last].some(isKeptBeside);
}

/** Words, and sentence ends and commas, of a paragraph that tells something. */
const PROSE = 12;
const FEWEST_STOPS = 2;
const ASKING = markOf('consent', 'ad', 'hidden', 'author', 'meta');

function outwards(box: Box, levels: number): Box {
  let up = box;
  for (let level = 0; level < levels; level += 1) up = up.parent ?? up;
  return up;
}

/** A teaser without a link is the text's own, and so is a line above the text that stands alone in one: the box around. */
function aroundLead(box: Box, { first }: Place): Box {
  const { parent } = box;
  if ((box.marks & MARKS) === RELATED) return parent ?? box;
  if (box.firstLeaf >= first || parent?.tag !== 'div' || (box.marks & MARKS) !== 0) return box;
  const isAlone = parent.words === box.words && (parent.marks & MARKS) === RELATED;
  return isAlone ? (parent.parent ?? box) : box;
}

const RELATED = markOf('related');
const CAPTION_MARK = markOf('caption');

/** What its box says of a line that sums up the text below, wherever it stands. */
const SUMMARY =
  /(?:^|[\s_-])(?:desc|description|summary|subtitle|subhead(?:line)?|standfirst|dek|lede|chapo|vorspann|entradilla|bajada)(?:$|[\s_-])/i;

function isMarkedBox(box: Box, place: Place): boolean {
  const { core, leaves } = place;
  if (box.isHidden) return true;
  for (let up: Box | undefined = box; up !== undefined && !isHolding(up, core); up = up.parent) {
    const marks = ownMarks(up, MARKS, core);
    if (marks === 0 && !FRAMES.has(up.tag)) continue;
    // a summary may stand beside the date
    if (marks === META && up !== box && SUMMARY.test(classOf(box))) continue;
    if ((marks & ~weakFor(up, place)) === 0 && !FRAMES.has(up.tag) && isToldIn(up, leaves))
      continue;
    if (!isTextInNav(up, leaves) && !isMostlyChosen(up, place)) return true;
  }
  return false;
}

const TAGS = markOf('tags');
/** Names of what leads on, is pressed or looked up: words and links, not sentences of which none leads anywhere. */
const WEAK = markOf('tags', 'related', 'tool', 'paging', 'crumbs');
const ALERT = /^(?!.*(?:cookie|consent|gdpr|privacy)).*\b(?:alert|admonition|callout)\b/is;

/** Names that say nothing of a box that tells something, between parts of the text or beside them. */
function weakFor(box: Box, { first, last }: Place): number {
  if (box.firstLeaf <= first || box.endLeaf > last) return TAGS;
  return ALERT.test(classOf(box)) ? WEAK | NOTICE : WEAK;
}

const isToldIn = (box: Box, leaves: readonly Leaf[]): boolean =>
  box.linkWords === 0 && isOfSentences(box, leaves);

/** Its own text was chosen, whatever it is called: "more" holds the rest of an entry at times. */
function isMostlyChosen(box: Box, { chosen, isArticle }: Place): boolean {
  const { firstLeaf, endLeaf, words, linkWords } = box;
  const own = (chosen[endLeaf] ?? 0) - (chosen[firstLeaf] ?? 0);
  return isArticle && linkWords * 3 < words && own > CHOSEN * words;
}

/** Share of its words. */
const CHOSEN = 0.5;

const isHolding = (outer: Box, inner: Box): boolean =>
  outer.firstBox <= inner.firstBox && inner.endBox <= outer.endBox;
