/**
 * What the words around a picture say of it: its caption, a line below it, a heading over nothing but pictures, the words
 * of buttons; and the words that show that something else stands there.
 */
import { isTag, isText as isTextNode, type ChildNode, type Element } from 'domhandler';
import type { Box, Leaf } from './outline.ts';
import { findBelow } from '../markdown/dom.ts';
import { CAPTION, MEDIA, SHARE } from './pictures-marks.ts';
import { PICTURE_FILE, leadsAway } from './pictures-trifles.ts';

/** Words of a credit or a counter beside a picture ("1 / 12"). */
export const FEW_WORDS = 3;

/** Longest caption of a picture that does not call itself one, in words. */
export const CAPTION_WORDS = 30;
const MEDIA_REACH = 2;

/** A caption says nothing of where its picture stands, nor does a word that was left out ("Zoom", "1 / 5"). */
export const isText = (leaf: Leaf, isKept = 0): boolean =>
  leaf.words > (isKept === 1 ? 0 : FEW_WORDS) &&
  leaf.box.tag !== 'figcaption' &&
  leaf.box.parent?.tag !== 'figcaption' &&
  !(isKept === 0 && (isGalleryLine(leaf) || isNamedCaption(leaf))) &&
  !(isKept === 0 && leaf.images > 0 && (isCaptioned(leaf.box) || isOverLine(leaf)));

/** Called a caption, without a link, in a box of a picture and hardly a word more. */
function isNamedCaption({ box, links, words }: Leaf): boolean {
  if ((box.marks & CAPTION) === 0 || links > 0) return false;
  let up = box.parent;
  for (let level = 0; up !== undefined && level < MEDIA_REACH; level += 1, up = up.parent)
    if (up.images > 0) return up.words <= words + FEW_WORDS;
  return false;
}

const CAPTIONED = new Set(['figure', 'figcaption']);
/** Boxes outwards in which a picture may have its figure. */
const FIGURE_REACH = 3;

export function isCaptioned(box: Box): boolean {
  let at: Box | undefined = box;
  for (let up = 0; at !== undefined && up < FIGURE_REACH; up += 1, at = at.parent) {
    if (CAPTIONED.has(at.tag) || (at.marks & CAPTION) !== 0) return true;
  }
  return false;
}

/** A line without links in a box that calls itself a picture. */
function isBesidePicture({ box, words, linkWords }: Leaf): boolean {
  if (words > CAPTION_WORDS || linkWords > 0) return false;
  let at: Box | undefined = box;
  for (let up = 0; at !== undefined && up < MEDIA_REACH; up += 1, at = at.parent) {
    if ((at.marks & MEDIA) !== 0 && at.images > 0) return true;
  }
  return false;
}

const LINE_TAGS = new Set(['br', 'em', 'i', 'small', 'span']);

/** A picture with a short line below it in the same run. */
export function isOverLine({ atoms, words, linkWords }: Leaf): boolean {
  const [first] = atoms;
  if (words > CAPTION_WORDS || linkWords > 0 || first === undefined || !isTag(first)) return false;
  let picture: Element = first;
  for (let level = 0; level < INLINE_REACH; level += 1) {
    const after = shownAfter(picture);
    if (after !== undefined) return isTag(after) && LINE_TAGS.has(after.name);
    const { parent } = picture;
    if (parent === null || !isTag(parent) || !INLINE.has(parent.name)) return false;
    picture = parent;
  }
  return false;
}

/** Elements in a run that a picture may stand in, and how many of them. */
const INLINE = new Set(['a', 'span', 'picture']);
const INLINE_REACH = 3;

function shownAfter({ next }: Element): ChildNode | undefined {
  let after = next;
  while (after !== null && isTextNode(after) && after.data.trim() === '') after = after.next;
  return after ?? undefined;
}

/**
 * Words of a block that were left out and are no caption: they say what else stands there. What leads elsewhere
 * below a picture is no caption of it.
 */
export function foreignBefore(leaves: readonly Leaf[], keep: Uint8Array): Uint32Array {
  const sums = new Uint32Array(leaves.length + 1);
  leaves.forEach((leaf, at) => {
    const isNone =
      keep[at] === 1 ||
      leaf.words === 0 ||
      (isCaptioned(leaf.box) ? leaf.linkWords * 2 <= leaf.words : isBesidePicture(leaf)) ||
      isGalleryLine(leaf) ||
      isOnButton(leaf.box) ||
      isOnOpener(leaf) ||
      headsPictures(leaves, at);
    sums[at + 1] = (sums[at] ?? 0) + (isNone ? 0 : leaf.words);
  });
  return sums;
}

/** Boxes outwards from the line below a picture to the box of both. */
const ITEM_REACH = 3;

/** The line of a picture that is one of several alike, each with its own, none of which leads on. */
const isGalleryLine = (leaf: Leaf): boolean => leaf.linkWords === 0 && itemOf(leaf) !== undefined;

/** The box of such a picture and its line. */
export function itemOf({ box }: Leaf): Box | undefined {
  let item: Box | undefined = box;
  for (let up = 0; item !== undefined && up < ITEM_REACH; up += 1, item = item.parent) {
    if (item.words > CAPTION_WORDS || item.linkWords > 0 || item.images > 1) return undefined;
    if (item.images === 1 && item.twins > 1) return item;
  }
  return undefined;
}

/** A button, or a bar of them that shares the picture. */
function isOnButton(box: Box): boolean {
  for (
    let up: Box | undefined = box;
    up !== undefined && up.words <= CAPTION_WORDS;
    up = up.parent
  ) {
    if (up.tag === 'button' || (up.marks & SHARE) !== 0) return true;
  }
  return false;
}

/** Words in the link to a large picture: its name, its size. */
function isOnOpener({ atoms: [first], words }: Leaf): boolean {
  if (first === undefined || words > CAPTION_WORDS) return false;
  for (let up = first.parent; up !== null && isTag(up); up = up.parent) {
    if (up.name === 'a') return PICTURE_FILE.test(up.attribs['href'] ?? '');
  }
  return false;
}

/** A heading with nothing below it in its box but pictures. */
export function headsPictures(leaves: readonly Leaf[], at: number): boolean {
  const { box } = leaves[at] ?? {};
  if (box?.parent === undefined || !HEADING.test(box.tag) || box.linkWords > 0) return false;
  if (box.parent.images === 0) return false;
  let images = 0;
  for (let below = at + 1; below < box.parent.endLeaf; below += 1) {
    const leaf = leaves[below];
    // another heading ends the look: each picture is read for one heading alone
    if (leaf === undefined || leaf.words > FEW_WORDS || HEADING.test(leaf.box.tag)) return false;
    if (leaf.images > 0 && leaf.atoms.some(leadsAway)) return false;
    images += leaf.images;
  }
  return images > 0;
}

const HEADING = /^h[2-6]$/;

const FIELDS = new Set(['form', 'input', 'button', 'select', 'textarea', 'h2', 'h3', 'h4']);

/** Its words are no caption: a box for an address, a teaser. */
export const asksOrLeadsOn = ({ element, linkWords }: Box): boolean =>
  linkWords > 0 ||
  ('attribs' in element && findBelow(element, ({ name }) => FIELDS.has(name), 60) !== undefined);

/** Something in it is pressed to buy. */
export const sells = ({ element }: Box): boolean =>
  'attribs' in element && findBelow(element, isBuyButton, 60) !== undefined;

const isBuyButton = ({ name, attribs }: Element): boolean =>
  name === 'button' && BUYS.test(attribs['class'] ?? '');

const BUYS = /(?:^|[\s_-])(?:buy|cart|basket|checkout|add-?to-?cart|purchase)(?:$|[\s_-])/i;
