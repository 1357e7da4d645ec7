/**
 * Labels with their values that are neither table nor list of terms: tiles, rows of columns, points of two parts, lines
 * with their labels in bold. What they are shows in their being alike: three and more side by side, each a label and a
 * value, nothing that leads on. Pure: the outline goes in, ranges of leaves come out.
 */
import { isTag, type Element } from 'domhandler';
import { classesOf } from '../dom/page-element.ts';
import { leafText } from './leaf-texts.ts';
import type { Box, Leaf, Outline } from './outline.ts';
import { TEXT_GROUP_NAMES, countTextHits } from './vocabulary.ts';

/** Leaves, the end exclusive. */
export interface Range {
  readonly firstLeaf: number;
  readonly endLeaf: number;
}

const FEWEST_PAIRS = 3;
/** Words of a label and its value, and of one of the two where they stand in boxes of their own. */
const LONG_PAIR = 12;
const LONG_PART = 8;

/** Pairs among the boxes directly in this one. */
export function pairsIn(box: Box, { boxes, leaves }: Outline): readonly Range[] {
  const found: Range[] = [];
  let pairs: Box[] = [];
  let parts: Box[] = [];
  const close = (): void => {
    if (pairs.length >= FEWEST_PAIRS) found.push(rangeOf(pairs));
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

/** Two lines, or a line of two parts. */
function isPair(
  { words, linkWords, firstLeaf, endLeaf, tag, images }: Box,
  leaves: readonly Leaf[],
): boolean {
  if (words < 2 || words > LONG_PAIR || linkWords > 0 || tag === 'tr') return false;
  const own = leaves.slice(firstLeaf, endLeaf).filter((leaf) => leaf.words > 0);
  // votes: a number, a picture and what it means
  if (images > 0 && own.some(({ letters }) => letters === 0)) return false;
  if (own.length === 2) return true;
  const [only] = own;
  if (own.length !== 1 || only === undefined) return false;
  const parts = new Set(only.atoms.filter((atom) => !isTag(atom)).map(({ parent }) => parent));
  return parts.size === 2;
}

const WRITING = TEXT_GROUP_NAMES.indexOf('writing');
const DATING = TEXT_GROUP_NAMES.indexOf('dating');
const hits = new Uint8Array(TEXT_GROUP_NAMES.length);

/** Who wrote the text and when: no values of what it is about. */
function tellsOfText({ firstLeaf, endLeaf }: Range, leaves: readonly Leaf[]): boolean {
  hits.fill(0);
  for (const leaf of leaves.slice(firstLeaf, endLeaf)) {
    countTextHits(leafText(leaf).toLowerCase(), hits);
  }
  return (hits[WRITING] ?? 0) > 0 && (hits[DATING] ?? 0) > 0;
}

const STRONG = new Set(['b', 'strong']);

/** Lines of one paragraph, each with its label in bold. */
export function isLinesOfPairs({ atoms, words, linkWords, strongWords }: Leaf): boolean {
  if (linkWords > 0 || strongWords < FEWEST_PAIRS || strongWords >= words) return false;
  let labels = 0;
  for (const { parent } of atoms) {
    if (parent !== null && isTag(parent) && STRONG.has(parent.name)) labels += 1;
  }
  return labels >= FEWEST_PAIRS && words <= labels * LONG_PAIR;
}
