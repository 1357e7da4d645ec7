/**
 * Cards that lead to other pages, side by side below or beside a text: each has a title that is a link, and a picture
 * or a few lines. Their names differ from site to site, their make does not. Where a page has no other text, they are
 * what it is about.
 */
import type { Box, Leaf, Outline } from './outline.ts';
import { OUTER } from './region.ts';

/** Cards from which on a row is one, and the share of its boxes that must be cards. */
const FEWEST = 3;
const LEAST = 0.8;
/** Words of a card, of a title, and of its kept text, for one card more. */
const LONG_CARD = 80;
const SHORT_TITLE = 2;
/** Words without links of the text that a row of cards stands beside. */
const LEAST_TEXT = 8;
/** Share of the kept words that such rows hold at most. */
const MOST = 0.7;

/** Leaves out rows of cards; with `chances`, those that the scorer does not believe to be text. */
export function dropCards(
  { boxes, leaves }: Outline,
  keep: Uint8Array,
  chances?: Float32Array,
): void {
  let bare: Uint8Array | undefined;
  const isKnown = onceEach();
  for (let place = 1; place < boxes.length; place += 1) {
    const box = boxes[place];
    if (box === undefined || box.twins < FEWEST || box.linkWords === 0) continue;
    const row = box.parent;
    if (row === undefined || OUTER.has(row.tag) || isKnown(row, box)) continue;
    if (!isRow(row, box, boxes, leaves)) continue;
    if (chances !== undefined && isBelieved(row, leaves, chances)) continue;
    bare ??= keep.slice();
    clearRow(row, box, boxes, bare);
    place = row.endBox - 1;
  }
  if (bare === undefined) return;
  const left = textWords(leaves, bare);
  const isText = left >= LEAST_TEXT && left >= (1 - MOST) * textWords(leaves, keep);
  if (isText) keep.set(bare);
}

/** Chance of the words in a row from which on they are entries of the text: things that a list goes through. */
const BELIEVED = 0.6;

function isBelieved(
  { firstLeaf, endLeaf }: Box,
  leaves: readonly Leaf[],
  chances: Float32Array,
): boolean {
  let all = 0;
  let sum = 0;
  for (let at = firstLeaf; at < endLeaf; at += 1) {
    const { words = 0, linkWords = 0 } = leaves[at] ?? {};
    all += words - linkWords;
    sum += (words - linkWords) * (chances[at] ?? 0);
  }
  return sum > BELIEVED * all;
}

/** Whether it was asked before of a row and of boxes like this one: a row may have many thousands. */
export function onceEach(): (row: Box, like: Box) => boolean {
  const kindsOf = new Map<Box, Set<string>>();
  return (row, { tag, twins }) => {
    const kinds = kindsOf.get(row) ?? new Set();
    kindsOf.set(row, kinds);
    const kind = `${tag} ${twins}`;
    const isKnown = kinds.has(kind);
    kinds.add(kind);
    return isKnown;
  };
}

function clearRow(row: Box, first: Box, boxes: readonly Box[], keep: Uint8Array): void {
  for (let at = row.firstBox + 1; at < row.endBox; at = boxes[at]?.endBox ?? row.endBox) {
    const card = boxes[at];
    if (card !== undefined && isOfKind(card, first)) keep.fill(0, card.firstLeaf, card.endLeaf);
  }
}

const isOfKind = (one: Box, other: Box): boolean =>
  one.tag === other.tag && one.twins === other.twins;

/** Nearly all boxes like this one in the row are cards. */
function isRow(row: Box, first: Box, boxes: readonly Box[], leaves: readonly Leaf[]): boolean {
  let cards = 0;
  let all = 0;
  for (let at = row.firstBox + 1; at < row.endBox; at = boxes[at]?.endBox ?? row.endBox) {
    const box = boxes[at];
    if (box === undefined || !isOfKind(box, first)) continue;
    all += 1;
    if (isCard(box, leaves)) cards += 1;
  }
  return cards >= FEWEST && cards >= LEAST * all;
}

const HEADING = /^h[2-6]$/;

/** A title that is a link, with a picture or lines of no link. */
function isCard(
  { words, linkWords, images, firstLeaf, endLeaf, tag }: Box,
  leaves: readonly Leaf[],
): boolean {
  if (words > LONG_CARD || linkWords < SHORT_TITLE || tag === 'tr') return false;
  let isTitled = false;
  for (let at = firstLeaf; at < endLeaf; at += 1) {
    const leaf = leaves[at];
    if (leaf === undefined || leaf.words < SHORT_TITLE || leaf.linkWords < leaf.words) continue;
    isTitled ||= HEADING.test(leaf.box.tag) || images > 0;
  }
  return isTitled && (images > 0 || linkWords < words);
}

const textWords = (leaves: readonly Leaf[], keep: Uint8Array): number =>
  leaves.reduce(
    (sum, { words, linkWords, box }, at) =>
      keep[at] === 1 && !/^h[1-6]$/.test(box.tag) ? sum + words - linkWords : sum,
    0,
  );
