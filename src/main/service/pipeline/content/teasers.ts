/**
 * Teasers of other pages below a text, whatever they are called: items of one make side by side, each a title that is a
 * link (or a title and a link to read on) with a few lines. Short articles have more words in them than of their own, so
 * it is the place that counts: behind sentences, with none of the text behind them.
 */
import { isTag, type Element } from 'domhandler';
import { findBelow } from '../markdown/dom.ts';
import { announcesOthers } from './appended.ts';
import { siblingsOf } from './entries.ts';
import { SENTENCE_ENDS } from './features.ts';
import { keptBefore, keptIn } from './kept-words.ts';
import { leadsToManySites } from './link-lists.ts';
import { markOf } from './marks.ts';
import type { Box, Leaf, Outline } from './outline.ts';
import { ABROAD, isOfHost } from './pictures-trifles.ts';

/** Words of sentences without links that stand before: an article, though a short one. */
const LEAST_BEFORE = 8;
/** Words of a teaser, of a title, and of a link to read on. */
const LONG_TEASER = 90;
const SHORT_TITLE = 2;
const LONG_MORE = 4;
/** Words of a label before a title. */
const LONG_LABEL = 3;
/** Words of the shortest excerpt. */
const FEW_LINES = 6;
/** Items from which on a row needs no name, and words of a paragraph that belongs to the text. */
const FEWEST = 2;
const MANY = 3;
const PARAGRAPH = 12;
/** Words of other pages for which there is a link at least. */
const WORDS_A_LINK = 60;

interface Place extends Outline {
  readonly keep: Uint8Array;
  readonly chances: Float32Array;
  /** Host of the page's address. */
  readonly host: string;
  /** Kept words of sentences before each leaf. */
  readonly before: Uint32Array;
  /** All kept words before each leaf. */
  readonly kept: Uint32Array;
}

/** Leaves out teasers below an article. */
export function dropTeasers(
  outline: Outline,
  keep: Uint8Array,
  { chances, host }: Readonly<{ chances: Float32Array; host: string }>,
): void {
  const { leaves } = outline;
  const before = keptBefore(leaves, keep, isSaid);
  const kept = keptBefore(leaves, keep);
  const place: Place = { ...outline, keep, chances, host, before, kept };
  dropAnnounced(place);
  dropRows(place);
  dropSignups(place);
}

const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** A sentence of the text itself. */
const isSaid = ({ box, linkWords, words, lastChar }: Leaf): boolean =>
  !HEADINGS.has(box.tag) && linkWords * 3 < words && SENTENCE_ENDS.has(lastChar);

const GROUPS = new Set(['ul', 'ol', 'dl', 'table', 'div', 'section', 'nav', 'aside']);

/** What a short line announces that is no heading: the block behind it, or all of the block that it begins. */
function dropAnnounced(place: Place): void {
  const { leaves, keep, before, kept } = place;
  leaves.forEach((leaf, at) => {
    if (leaf.linkWords > 0 || (before[at] ?? 0) < LEAST_BEFORE || HEADINGS.has(leaf.box.tag))
      return;
    // few lines have links behind them, and reading a line takes longer
    const group = groupOf(leaf, at, leaves);
    if (group === undefined || !isLinked(group, leaves) || !announcesOthers(leaf)) return;
    const own = keptIn(group, kept);
    if (isMost(place, own, 0)) return;
    keep.fill(0, at, group.endLeaf);
  });
}

function isLinked({ firstLeaf, endLeaf, linkWords }: Box, leaves: readonly Leaf[]): boolean {
  if (linkWords === 0) return false;
  let [words, links] = [0, 0];
  for (let at = firstLeaf; at < endLeaf; at += 1) {
    words += leaves[at]?.words ?? 0;
    links += leaves[at]?.links ?? 0;
  }
  return links * WORDS_A_LINK >= words;
}

function groupOf({ box }: Leaf, at: number, leaves: readonly Leaf[]): Box | undefined {
  // the innermost box that it begins and that holds more
  let up: Box | undefined = box;
  while (up?.firstLeaf === at && up.endLeaf === at + 1) up = up.parent;
  if (up?.firstLeaf === at && GROUPS.has(up.tag)) return up;
  // the block behind it, in the same box
  let next = leaves[at + 1]?.box;
  while (next !== undefined && next.parent !== up && next.firstLeaf === at + 1) next = next.parent;
  return next?.firstLeaf === at + 1 && next.parent === up && GROUPS.has(next.tag)
    ? next
    : undefined;
}

/** Items of one make, behind the text and with none of it behind them. */
function dropRows(place: Place): void {
  const { leaves, keep, kept } = place;
  const bare = keep.slice();
  let last = leaves.length - 1;
  let words = 0;
  let items = 0;
  const rows = [...rowsOf(place), ...termsOf(place)];
  for (const row of rows.toSorted((one, other) => firstOf(other) - firstOf(one))) {
    const end = row.at(-1)?.endLeaf ?? 0;
    // other text may follow that was kept, but no paragraph of the article
    while (last >= end && !isParagraph(leaves[last], bare[last])) last -= 1;
    if (last >= end) continue;
    items += row.length;
    for (const { firstLeaf, endLeaf } of row) {
      words += (kept[endLeaf] ?? 0) - (kept[firstLeaf] ?? 0);
      bare.fill(0, firstLeaf, endLeaf);
    }
  }
  if (!isMost(place, words, items) && !areEntries(rows, words, place)) keep.set(bare);
}

/** Words of a line or two that introduce a list. */
const INTRODUCTION = 40;
const BESIDE = markOf('nav', 'side', 'related', 'ad', 'footer', 'comment', 'share');
const OUTSIDE = new Set(['aside', 'nav', 'footer', 'header']);

/** All that the page's main part says beside them introduces them, and nothing calls them other pages. */
function areEntries(rows: readonly (readonly Box[])[], words: number, place: Place): boolean {
  const rest = (place.kept.at(-1) ?? 0) - words;
  if (rest > INTRODUCTION || words < 2 * rest) return false;
  return rows.every((row) => isInMain(row[0]) && !isOutsideOfArticle(row, place));
}

function isInMain(box: Box | undefined): boolean {
  for (let up = box; up !== undefined; up = up.parent) {
    if ((up.marks & BESIDE) !== 0 || OUTSIDE.has(up.tag)) return false;
    if (up.tag === 'main') return true;
  }
  return false;
}

const firstOf = (row: readonly Box[]): number => row[0]?.firstLeaf ?? 0;

/** So many kept words or items, and such a share of all, are what the page is about: a list of goods or courses. */
const MANY_WORDS = 200;
const MANY_ITEMS = 8;
const MOST = 0.6;

const isMost = ({ kept }: Place, words: number, items: number): boolean =>
  (words > MANY_WORDS || items > MANY_ITEMS) && words > MOST * (kept.at(-1) ?? 0);

const isParagraph = (leaf: Leaf | undefined, kept: number | undefined): boolean =>
  kept === 1 && leaf !== undefined && leaf.words >= PARAGRAPH && leaf.links === 0 && isSaid(leaf);

/** Rows of teasers behind the text, in order. */
function rowsOf(place: Place): readonly (readonly Box[])[] {
  const { boxes, leaves, before, host } = place;
  const rows: (readonly Box[])[] = [];
  const seen = new Set<Box>();
  for (let number = 1; number < boxes.length; number += 1) {
    const box = boxes[number];
    if (box === undefined || box.twins < FEWEST || !ITEMS.has(box.tag) || seen.has(box)) continue;
    const row = itemsLike(box, boxes);
    for (const item of row) seen.add(item);
    // the text stands before all of them
    if (row.length < FEWEST || (before[box.firstLeaf] ?? 0) < LEAST_BEFORE) continue;
    if (!row.every((one) => isTeaser(one, row.length, place))) continue;
    if (box.parent !== undefined && leadsToManySites(box.parent, leaves, host)) continue;
    if (isPartOfText(row, place)) continue;
    rows.push(row);
    number = (row.at(-1) ?? box).endBox - 1;
  }
  return rows;
}

/** Chance from which on the scorer is sure of a row. */
const SURE = 0.8;

/**
 * The scorer is sure of what they say, and they stand in the article's own box, where it has one: entries are the text
 * of a page that lists them.
 */
function isPartOfText(row: readonly Box[], place: Place): boolean {
  const { leaves, keep, chances } = place;
  if (isOutsideOfArticle(row, place)) return false;
  let likely = 0;
  let all = 0;
  for (const { firstLeaf, endLeaf } of row) {
    for (let at = firstLeaf; at < endLeaf; at += 1) {
      const leaf = leaves[at];
      if (leaf === undefined || keep[at] !== 1 || !isSaid(leaf)) continue;
      all += leaf.words;
      likely += leaf.words * (chances[at] ?? 0);
    }
  }
  return all > 0 && likely >= SURE * all;
}

/** What was said last before it stands in an article that ends there. */
function isOutsideOfArticle(row: readonly Box[], { leaves, before }: Place): boolean {
  const first = firstOf(row);
  let said = first - 1;
  while (said >= 0 && before[said + 1] === before[said]) said -= 1;
  let article = leaves[said]?.box;
  while (article !== undefined && article.tag !== 'article') article = article.parent;
  return article !== undefined && article.endLeaf <= first;
}

/** Lines of the longest list of teasers. */
const MOST_LEAVES = 100;

/** Lists of terms behind the text that are teasers, each a row by itself. */
const termsOf = ({ boxes, leaves, before, host }: Place): readonly (readonly Box[])[] =>
  boxes
    .filter(
      (box) =>
        box.tag === 'dl' &&
        (before[box.firstLeaf] ?? 0) >= LEAST_BEFORE &&
        isListOfTeasers(box, leaves, host),
    )
    .map((box) => [box]);

/** Terms that are links to other pages of the site, each with a line that leads nowhere. */
function isListOfTeasers(list: Box, leaves: readonly Leaf[], host: string): boolean {
  if (list.endLeaf - list.firstLeaf > MOST_LEAVES || leadsToManySites(list, leaves, host))
    return false;
  let terms = 0;
  for (const leaf of leaves.slice(list.firstLeaf, list.endLeaf)) {
    if (leaf.words === 0) continue;
    const isTerm = leaf.box.tag === 'dt';
    if (isTerm ? leaf.linkWords < leaf.words || !leadsToOther(leaf) : leaf.linkWords > 0)
      return false;
    if (isTerm) terms += 1;
  }
  return terms >= MANY;
}

const ITEMS = new Set(['div', 'section', 'article', 'li', 'a', 'aside', 'figure']);

const itemsLike = (first: Box, boxes: readonly Box[]): readonly Box[] =>
  siblingsOf(first, boxes).filter(({ twins }) => twins === first.twins);

function isTeaser(box: Box, beside: number, { leaves, host }: Place): boolean {
  if (box.words > LONG_TEASER || box.linkWords === 0 || box.words === box.linkWords) return false;
  const own = leaves.slice(box.firstLeaf, box.endLeaf).filter(({ words }) => words > 0);
  if (own.some(({ isCode }) => isCode)) return false;
  const title = own.findIndex(isTitle);
  // a label, a date or a picture's line may stand over the title
  if (title !== -1 && title <= 1)
    return own.some(isSaid) && own.some((leaf) => leadsToOther(leaf, box)) && !own.some(isOwnTitle);
  const last = own.at(-1);
  const isTitled = own.some(({ box: { tag } }) => HEADINGS.has(tag));
  // two may be offers of the text's own
  if (beside < MANY || !isTitled || last === undefined) return false;
  return leadsToOther(last, box) && leadsOn(last, own) && !isOffer(last, host);
}

/** A heading that leads nowhere: entries of a live report have one, and their time in a link. */
const isOwnTitle = ({ box, words, linkWords }: Leaf): boolean =>
  HEADINGS.has(box.tag) && words > LONG_LABEL && linkWords === 0;

/** It has a link to another page: titles of reviews open and close their own text, entries of live reports lead to themselves. */
const leadsToOther = ({ atoms, links }: Leaf, item?: Box): boolean =>
  links > 0 &&
  atoms.some((atom) => {
    for (let up = atom.parent; up !== null && isTag(up); up = up.parent) {
      if (up.name === 'a') return !isOwnPlace(up.attribs['href']?.trim() ?? '#', item);
    }
    return false;
  });

/** A place of the page, an address to write to or call, or the item itself by its id: posts have their own whole address over them. */
function isOwnPlace(href: string, item?: Box): boolean {
  if (/^(?:#|javascript:|mailto:|tel:)/i.test(href)) return true;
  const element = item?.element;
  const id = element !== undefined && 'attribs' in element ? (element.attribs['id'] ?? '') : '';
  return id !== '' && href.endsWith(`#${id}`);
}

/** A link to read on at the end of some lines, or below them. */
function leadsOn(last: Leaf, own: readonly Leaf[]): boolean {
  if (last.links !== 1 || last.linkWords > LONG_MORE || !endsLinked(last)) return false;
  return last.words - last.linkWords >= FEW_LINES || own.some(isSaid);
}

/** Its link leads to another site, where the thing is sold, or was paid for: an entry of a list, as teasers lead to the site's own pages. */
const isOffer = ({ atoms }: Leaf, host: string): boolean =>
  atoms.some((atom) => {
    for (let up = atom.parent; up !== null && isTag(up); up = up.parent) {
      if (up.name !== 'a') continue;
      const { href = '', rel = '' } = up.attribs;
      return SPONSORED.test(rel) || (ABROAD.test(href) && !isOfHost(href, host));
    }
    return false;
  });

const SPONSORED = /(?:^|\s)sponsored(?:\s|$)/i;

/** A link, a label of a word or two before it at most. */
const isTitle = ({ words, linkWords, lastChar }: Leaf): boolean =>
  linkWords >= SHORT_TITLE &&
  words - linkWords <= LONG_LABEL &&
  (linkWords === words || (!SENTENCE_ENDS.has(lastChar) && linkWords * 2 > words));

/** Its last text is a link's. */
function endsLinked({ atoms }: Leaf): boolean {
  for (let node = atoms.at(-1)?.parent ?? null; node !== null; node = node.parent) {
    if (!('name' in node)) return false;
    if (node.name === 'a') return true;
    if (node.name === 'p' || node.name === 'div') return false;
  }
  return false;
}

/** Words of a box around a field for an address. */
const LONG_SIGNUP = 60;
/** Nodes of a box that are read for its field. */
const NODES = 60;

/** A box that asks for an address to write to. */
function dropSignups({ boxes, keep, before }: Place): void {
  for (const { tag, element, words, firstLeaf, endLeaf } of boxes) {
    if (words > LONG_SIGNUP || !GROUPS.has(tag) || (before[firstLeaf] ?? 0) < LEAST_BEFORE)
      continue;
    if (holdsKept(keep, firstLeaf, endLeaf) && isTag(element) && asksForAddress(element))
      keep.fill(0, firstLeaf, endLeaf);
  }
}

function holdsKept(keep: Uint8Array, firstLeaf: number, endLeaf: number): boolean {
  for (let at = firstLeaf; at < endLeaf; at += 1) if (keep[at] === 1) return true;
  return false;
}

const asksForAddress = (box: Element): boolean =>
  findBelow(box, ({ name, attribs }) => name === 'input' && attribs['type'] === 'email', NODES) !==
  undefined;
