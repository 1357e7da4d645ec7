/**
 * Labels with their values that are neither table nor list of terms: tiles, rows of columns, points of two parts, lines
 * with their labels in bold. What they are shows in their being alike: three and more side by side, each a label and a
 * value, nothing that leads on. Pure: the outline goes in, ranges of leaves come out.
 */
import { isText, type Element } from 'domhandler';
import { classesOf } from '../dom/page-element.ts';
import { leafText } from './leaf-texts.ts';
import type { Box, Leaf, Outline } from './outline.ts';
import { FEWEST_PAIRS, LONG_PAIR, isLinked, isPairInLine } from './pair-lines.ts';
import { TEXT_GROUP_NAMES, countTextHits } from './vocabulary.ts';

/** Leaves, the end exclusive. */
export interface Range {
  readonly firstLeaf: number;
  readonly endLeaf: number;
}

/** Words of a label or a value that stands in a box of its own. */
const LONG_PART = 8;
/** Words of a value that is a link: more of them lead on. */
const LONG_NAME = 4;

/** Pairs among the boxes directly in this one. */
export function pairsIn(box: Box, { boxes, leaves }: Outline): readonly Range[] {
  if (box.endBox - box.firstBox <= FEWEST_PAIRS) return [];
  const found: Range[] = [];
  let pairs: Box[] = [];
  let parts: Box[] = [];
  const close = (): void => {
    if (pairs.length >= FEWEST_PAIRS && areFacts(pairs, leaves)) found.push(rangeOf(pairs));
    if (parts.length >= 2 * FEWEST_PAIRS) found.push(rangeOf(parts));
  };
  for (let at = box.firstBox + 1; at < box.endBox; at = boxes[at]?.endBox ?? box.endBox) {
    const child = boxes[at];
    if (child === undefined) break;
    const before = pairs.at(-1);
    if (isPair(child, leaves)) {
      if (before !== undefined && !(isNext(before, child) && isOfMake(before, child, boxes))) {
        close();
        [pairs, parts] = [[], []];
      }
      pairs.push(child);
    } else if (isPart(child) && goesOn(parts, child)) {
      if (pairs.length > 0) close();
      pairs = [];
      parts.push(child);
    } else {
      close();
      [pairs, parts] = [[], isPart(child) ? [child] : []];
    }
  }
  close();
  return found.filter((range) => !tellsOfText(range, leaves));
}

const rangeOf = (all: readonly Box[]): Range => ({
  firstLeaf: all[0]?.firstLeaf ?? 0,
  endLeaf: all.at(-1)?.endLeaf ?? 0,
});

const isNext = (one: Box, other: Box): boolean => one.endLeaf === other.firstLeaf;

const isAlike = (one: Box, other: Box): boolean =>
  one.tag === other.tag && classOf(one) === classOf(other);

/** Alike, or built of the same boxes: some builds give every box a class of its own. */
const isOfMake = (one: Box, other: Box, boxes: readonly Box[]): boolean =>
  isAlike(one, other) || (one.tag === other.tag && partsOf(one, boxes) === partsOf(other, boxes));

/** Tags of the boxes of a pair; each alone where it has none. */
function partsOf({ firstBox, endBox }: Box, boxes: readonly Box[]): string {
  if (endBox - firstBox < PAIR_BOXES) return String(firstBox);
  return boxes
    .slice(firstBox + 1, Math.min(endBox, firstBox + MOST_BOXES))
    .map(({ tag }) => tag)
    .join(' ');
}

/** Boxes of a pair with its own, at least and at most. */
const PAIR_BOXES = 3;
const MOST_BOXES = 8;

const classOf = ({ element }: Box): string => (isElement(element) ? classesOf(element).first : '');

const isElement = (node: Box['element']): node is Element => 'attribs' in node;

/** Labels and values by turns: the box after the next one is like this one, the next one is not. */
function goesOn(parts: readonly Box[], part: Box): boolean {
  const [twin, before] = parts.slice(-2);
  if (twin === undefined) return true;
  if (before === undefined) return isNext(twin, part) && !isAlike(twin, part);
  return isNext(before, part) && isAlike(twin, part) && !isAlike(before, part);
}

const isPart = ({ words, linkWords, firstLeaf, endLeaf, tag }: Box): boolean =>
  words > 0 &&
  words <= LONG_PART &&
  linkWords === 0 &&
  endLeaf - firstLeaf === 1 &&
  !NO_PARTS.has(tag);

const NO_PARTS = new Set(['td', 'th', 'tr', 'li', 'button', 'label']);

/** Words of a box with a hint in it that shows on demand. */
const LONG_HINT = 40;

/** Two lines, or a line of two parts; hints that are not shown and buttons are neither. */
function isPair(box: Box, leaves: readonly Leaf[]): boolean {
  const { words, linkWords, firstLeaf, endLeaf, tag, images } = box;
  if (words < 2 || words > LONG_HINT || tag === 'tr') return false;
  const all = leaves.slice(firstLeaf, endLeaf).filter((leaf) => leaf.words > 0);
  const own = all.length > 2 ? all.filter((leaf) => isShown(leaf, box)) : all;
  if (own.reduce((sum, leaf) => sum + leaf.words, 0) > LONG_PAIR) return false;
  if (linkWords > 0) return linkWords <= LONG_NAME && isNameWithLink(own);
  // votes: a number, a picture and what it means
  if (images > 0 && own.some(({ letters }) => letters === 0)) return false;
  if (own.length === 2) return true;
  const [only] = own;
  return own.length === 1 && only !== undefined && isPairInLine(only);
}

const isShown = (leaf: Leaf, { isHidden }: Box): boolean =>
  leaf.box.tag !== 'button' && (isHidden || !leaf.box.isHidden);

/** A label that is no link, and a value that is nothing else. */
function isNameWithLink([label, value, other]: readonly Leaf[]): boolean {
  if (label === undefined || other !== undefined || label.letters <= label.digits) return false;
  if (value !== undefined) return label.links === 0 && value.linkWords === value.words;
  const texts = label.atoms.filter((atom) => isText(atom) && atom.data.trim() !== '');
  return label.links === 1 && texts.length === 2 && texts.findIndex(isLinked) === 1;
}

/** Values may be links where each has a label of its own; others lead to more of a kind, or say who wrote the text. */
function areFacts(pairs: readonly Box[], leaves: readonly Leaf[]): boolean {
  if (pairs.every(({ linkWords }) => linkWords === 0)) return true;
  const labels = pairs.map(({ firstLeaf }) => labelOf(leaves[firstLeaf]));
  hits.fill(0);
  for (const label of labels) countTextHits(label, hits);
  return new Set(labels).size === labels.length && hits[WRITING] === 0;
}

/** The text of a label, or what a line begins with. */
function labelOf(leaf: Leaf | undefined): string {
  const first = leaf?.atoms.find((atom) => isText(atom) && atom.data.trim() !== '');
  return first !== undefined && isText(first) ? first.data.trim().toLowerCase() : '';
}

const WRITING = TEXT_GROUP_NAMES.indexOf('writing');
const DATING = TEXT_GROUP_NAMES.indexOf('dating');
const hits = new Uint8Array(TEXT_GROUP_NAMES.length);

/** Who wrote the text and when: no values of what it is about. */
export function tellsOfText({ firstLeaf, endLeaf }: Range, leaves: readonly Leaf[]): boolean {
  hits.fill(0);
  for (const leaf of leaves.slice(firstLeaf, endLeaf)) {
    countTextHits(leafText(leaf).toLowerCase(), hits);
  }
  return (hits[WRITING] ?? 0) > 0 && (hits[DATING] ?? 0) > 0;
}
