/**
 * Which pictures go with the kept text: those between it or next to it, in a block that holds nothing else that was
 * left out. Logos, icons and counting pixels are none, nor is what stands in a frame, an advertisement or a teaser.
 */
import { isTag, type ChildNode, type Element } from 'domhandler';
import type { Box, Leaf, Outline } from './outline.ts';
import type { PageKind } from './page-kind.ts';
import { ATTRIBUTE_GROUP_NAMES, type AttributeGroup } from './vocabulary.ts';

/** What `keep` says of a run of text that was left out, but for its pictures. */
export const PICTURES_ALONE = 2;

/** Settles every run of pictures without text, and of those with a caption that was left out. */
export function settlePictures(
  { boxes, leaves }: Outline,
  keep: Uint8Array,
  { kind, headline }: { readonly kind: PageKind; readonly headline?: Element | undefined },
): void {
  const kept = keptBefore(leaves, keep);
  const core = coreOf(boxes, kept);
  const story = storyOf(leaves, keep, core, headline);
  // what stands next to each is found in one way there and one back: pages may be nothing but pictures
  const before = new Uint8Array(leaves.length);
  let next = 0;
  leaves.forEach((leaf, at) => {
    before[at] = next;
    if (isText(leaf, keep[at])) next = keep[at] ?? 0;
  });
  next = 0;
  for (let at = leaves.length - 1; at >= 0; at -= 1) {
    const leaf = leaves[at];
    if (leaf === undefined) continue;
    if (isText(leaf, keep[at])) next = keep[at] ?? 0;
    else if (leaf.images > 0 && keep[at] === 0) {
      const near = { before: before[at] === 1, after: next === 1 };
      const isPart = belongs({ leaf, at, near, core, story, kept, isForum: kind === 'forum' });
      if (isPart) keep[at] = leaf.words === 0 ? 1 : PICTURES_ALONE;
    }
  }
}

/** A caption says nothing of where its picture stands, nor does a word that was left out ("Zoom", "1 / 5"). */
const isText = (leaf: Leaf, isKept = 0): boolean =>
  leaf.words > (isKept === 1 ? 0 : FEW_WORDS) &&
  leaf.box.tag !== 'figcaption' &&
  !(isKept === 0 && leaf.images > 0 && isCaptioned(leaf.box));

const CAPTIONED = new Set(['figure', 'figcaption']);
/** Boxes outwards in which a picture may have its figure. */
const FIGURE_REACH = 3;

function isCaptioned(box: Box): boolean {
  let at: Box | undefined = box;
  for (let up = 0; at !== undefined && up < FIGURE_REACH; up += 1, at = at.parent) {
    if (CAPTIONED.has(at.tag) || (at.marks & CAPTION) !== 0) return true;
  }
  return false;
}

/** From the headline to the last kept line, in the smallest box with the headline and the core. */
interface Story {
  readonly box: Box;
  readonly from: number;
  readonly to: number;
}

function storyOf(
  leaves: readonly Leaf[],
  keep: Uint8Array,
  core: Box | undefined,
  headline: Element | undefined,
): Story | undefined {
  if (core === undefined || headline === undefined) return undefined;
  const from = leaves.findIndex((leaf) => leaf.box.element === headline);
  const to = leaves.findLastIndex(({ words }, at) => words > 0 && keep[at] === 1);
  let box: Box | undefined = core;
  while (box !== undefined && (from < box.firstLeaf || from >= box.endLeaf)) box = box.parent;
  return from === -1 || box === undefined ? undefined : { box, from, to };
}

interface Place {
  readonly leaf: Leaf;
  readonly at: number;
  /** The nearest text on either side is kept. */
  readonly near: { readonly before: boolean; readonly after: boolean };
  /** The smallest box with nearly all of the kept words. */
  readonly core: Box | undefined;
  readonly story: Story | undefined;
  readonly isForum: boolean;
  /** Kept words before each leaf. */
  readonly kept: Uint32Array;
}

function belongs({ leaf, at, near, core, story, kept, isForum }: Place): boolean {
  const isInStory = story !== undefined && at > story.from && at < story.to;
  const isFigure = isInStory && isCaptioned(leaf.box) && isWithin(leaf.box, story.box);
  if (!near.before && !near.after && !isFigure) return false;
  if (leaf.words > 0 && !isCaptioned(leaf.box)) return false;
  const pictures = leaf.words === 0 ? leaf.atoms : leaf.atoms.filter(isTag);
  if (leaf.box.isHidden || pictures.every(isTrifle)) return false;
  const block = blockOf(leaf.box, kept);
  if (block === undefined)
    return isFigure || (near.before && near.after) || !OUTER.has(leaf.box.tag);
  // the rest of its block was left out: a card of another article, a box of the author
  if (ownWords(block, leaf.box, kept) > 0 || isAmongLogos(leaf.box, block)) return false;
  const isPerson = !isForum && (block.twins >= PEOPLE || (block.parent?.twins ?? 1) >= PEOPLE);
  if (isMarkedBelow(leaf.box, block, isPerson ? NEVER : NEVER | AUTHOR)) return false;
  if (near.before && near.after) return true;
  if (isElsewhere(leaf.box, block)) return false;
  const around = block.parent;
  if (around === undefined || core === undefined) return false;
  if (isWithin(around, core)) return true;
  if (isInStory && isWithin(around, story.box)) return true;
  return isWithin(core, around) && (around.tag !== 'body' || ALONE.has(block.tag));
}

/** Boxes of whole pages. */
const OUTER = new Set(['root', 'html', 'body']);
/** Blocks that are a picture and no column of a page. */
const ALONE = new Set(['p', 'figure', 'center', 'picture']);

/** The outermost box around a picture that has no kept text; undefined: its own box has some. */
function blockOf(box: Box, kept: Uint32Array): Box | undefined {
  let block: Box | undefined;
  for (let up: Box | undefined = box; up !== undefined; up = up.parent) {
    if ((kept[up.endLeaf] ?? 0) > (kept[up.firstLeaf] ?? 0)) break;
    block = up;
  }
  return block;
}

/** Words of a block that were left out; those of the picture's own figure, which say what it shows, are none. */
function ownWords(block: Box, picture: Box, kept: Uint32Array): number {
  const leftOut = ({ words, firstLeaf, endLeaf }: Box): number =>
    words - ((kept[endLeaf] ?? 0) - (kept[firstLeaf] ?? 0));
  let own = leftOut(block);
  for (let up: Box | undefined = picture; up !== undefined; up = up.parent) {
    if (CAPTIONED.has(up.tag)) own = leftOut(block) - leftOut(up);
    if (up === block) break;
  }
  return own <= FEW_WORDS * Math.max(1, block.images) ? 0 : own;
}

/** Words of a credit or a counter beside a picture ("1 / 12"). */
const FEW_WORDS = 3;

const markOf = (...names: readonly AttributeGroup[]): number =>
  names.reduce((bits, name) => bits | (1 << ATTRIBUTE_GROUP_NAMES.indexOf(name)), 0);
const ELSEWHERE = markOf(
  'nav',
  'footer',
  'side',
  'share',
  'related',
  'comment',
  'ad',
  'signup',
  'consent',
  'author',
);
/** So many side by side are who the page is about. */
const PEOPLE = 3;
/** Faces of authors, sold places, pictures that lead on: never the text's, wherever they stand. */
const AUTHOR = markOf('author');
const NEVER = markOf('ad', 'share', 'signup', 'consent', 'related');
const CAPTION = markOf('caption');
const FRAME_TAGS = new Set(['nav', 'footer', 'aside', 'form', 'button']);

function isElsewhere(box: Box, block: Box): boolean {
  for (let up: Box | undefined = box; up !== undefined; up = up.parent) {
    // a picture that opens large is a button at times
    const isFrame = FRAME_TAGS.has(up.tag) && (up.tag !== 'button' || up.words > 0);
    if (isFrame || (up.marks & ELSEWHERE) !== 0) return true;
    if (up === block) return false;
  }
  return false;
}

function isMarkedBelow(box: Box, block: Box, marks: number): boolean {
  for (let up: Box | undefined = box; up !== undefined; up = up.parent) {
    if ((up.marks & marks) !== 0) return true;
    if (up === block) return false;
  }
  return false;
}

const LOGOS = /(?:^|[\s_-])(?:logos?|badges|flags)(?:$|[\s_-])/i;

/** Signs of customers and partners. */
function isAmongLogos(box: Box, block: Box): boolean {
  for (let up: Box | undefined = box; up !== undefined; up = up.parent) {
    if ('attribs' in up.element && LOGOS.test(up.element.attribs['class'] ?? '')) return true;
    if (up === block) return false;
  }
  return false;
}

/** Share of the kept words that the core holds at least. */
const CORE_SHARE = 0.85;

function coreOf(boxes: readonly Box[], kept: Uint32Array): Box | undefined {
  const all = kept.at(-1) ?? 0;
  if (all === 0) return undefined;
  let core: Box | undefined;
  for (const box of boxes) {
    const words = (kept[box.endLeaf] ?? 0) - (kept[box.firstLeaf] ?? 0);
    // boxes come outermost first: the last one that still holds so much is the smallest
    if (words >= CORE_SHARE * all) core = box;
  }
  return core;
}

function isWithin(inner: Box, outer: Box): boolean {
  return inner.firstBox >= outer.firstBox && inner.endBox <= outer.endBox;
}

function keptBefore(leaves: readonly Leaf[], keep: Uint8Array): Uint32Array {
  const sums = new Uint32Array(leaves.length + 1);
  leaves.forEach(({ words }, at) => {
    sums[at + 1] = (sums[at] ?? 0) + (keep[at] === 1 ? words : 0);
  });
  return sums;
}

/** Pixels of a side that no picture of a text has. */
const SMALL = 40;
const TRIFLE =
  /(?:^|[/_.-])(?:pixel|spacer|blank|transparent|1x1|sprite|icons?|favicon|logo|avatar|gravatar|emoji|smil(?:ey|ies)|badge|loading|spinner|ajax-loader|arrow|bullet|button|btn)(?:[/_.-]|\d|$)|gravatar\.com|\/emoji\//i;

function isTrifle(atom: ChildNode): boolean {
  return isTag(atom) && atom.name === 'img' && (isSmall(atom) || isAdvert(atom));
}

/** Sizes in which advertisements are sold (width and height in pixels). */
const SOLD =
  /^(?:300x250|336x280|728x90|970x90|970x250|160x600|120x600|300x600|468x60|320x50|320x100|250x250|234x60|88x31)$/;
const SELLER =
  /^https?:\/\/(?:[^/]*\.)?(?:ads?|adserver|doubleclick|banners?|adclick|clicks?)[.-]|[/.?&](?:adclick|clickthru|clktrk|banner)/i;

/** Links to the front page. */
const HOME = /^(?:https?:\/\/[^/]+)?\/?(?:index\.\w+)?$/;

/** A picture of a sold size, in a link to who sells such places, or the site's sign, which leads home. */
function isAdvert({ attribs, parent }: Element): boolean {
  const link = linkAround(parent);
  if (link === undefined) return false;
  const { width = '', height = '' } = attribs;
  if (HOME.test(link)) return true;
  const isSold = SOLD.test(`${width}x${height}`) && /^(?:https?:)?\/\//i.test(link);
  return isSold || SELLER.test(link);
}

function linkAround(node: Element['parent']): string | undefined {
  for (let up = node; up !== null && isTag(up); up = up.parent) {
    if (up.name === 'a') return up.attribs['href'];
  }
  return undefined;
}

function isSmall({ attribs }: Element): boolean {
  const { width, height, src = '', class: names = '' } = attribs;
  const sides = [width, height].flatMap((side) =>
    side === undefined ? [] : [Number.parseFloat(side)],
  );
  if (sides.length > 0 && sides.every((side) => side > 0 && side <= SMALL)) return true;
  return (
    TRIFLE.test(src.replace(/[?#].*$/, '').slice(-120)) ||
    /(?:^|\s)(?:emoji|icon|avatar|logo)(?:\s|$)/i.test(names)
  );
}
