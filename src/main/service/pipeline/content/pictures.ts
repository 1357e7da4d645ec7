/**
 * Which pictures go with the kept text: those between it or next to it, in a block that holds nothing else that was
 * left out. Logos, icons and counting pixels are none, nor is what stands in a frame, an advertisement or a teaser.
 */
import { isTag, isText as isTextNode, type Element } from 'domhandler';
import type { Box, Leaf, Outline } from './outline.ts';
import { findBelow } from '../markdown/dom.ts';
import type { PageKind } from './page-kind.ts';
import { isTrifle } from './pictures-trifles.ts';
import { ATTRIBUTE_GROUP_NAMES, type AttributeGroup } from './vocabulary.ts';

/** What `keep` says of a run of text that was left out, but for its pictures. */
export const PICTURES_ALONE = 2;

/**
 * Settles every run of pictures without text, and of those with a caption that was left out. Gives the pictures
 * that are to be left out of kept text: its icons, and faces of who wrote it.
 */
export function settlePictures(
  { boxes, leaves }: Outline,
  keep: Uint8Array,
  { kind, headline }: { readonly kind: PageKind; readonly headline?: Element | undefined },
): readonly Element[] {
  const kept = keptBefore(leaves, keep);
  leaves.forEach((leaf, at) => {
    if (keep[at] === 1 && leaf.words === 0 && leaf.images > 0 && isNoise(leaf, kept, kind))
      keep[at] = 0;
  });
  const foreign = foreignBefore(leaves, keep);
  const core = coreOf(boxes, kept);
  const story = storyOf(leaves, keep, core, headline);
  const isAboutPerson = story !== undefined && isInAuthorBox(story.box);
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
      const isPart = belongs({
        leaf,
        at,
        near,
        core,
        story,
        kept,
        foreign,
        kind,
        isAboutPerson,
      });
      if (isPart) keep[at] = leaf.words === 0 ? 1 : PICTURES_ALONE;
    }
  }
  return leaves.flatMap(({ atoms, images, words }, at) =>
    images > 0 && (words > 0 || images > 1) && keep[at] !== 0
      ? atoms.filter(isTag).filter(isTrifle)
      : [],
  );
}

/** A caption says nothing of where its picture stands, nor does a word that was left out ("Zoom", "1 / 5"). */
const isText = (leaf: Leaf, isKept = 0): boolean =>
  leaf.words > (isKept === 1 ? 0 : FEW_WORDS) &&
  leaf.box.tag !== 'figcaption' &&
  leaf.box.parent?.tag !== 'figcaption' &&
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

function isInAuthorBox(box: Box): boolean {
  for (let up: Box | undefined = box; up !== undefined && !OUTER.has(up.tag); up = up.parent) {
    if ((up.marks & AUTHOR) !== 0) return true;
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
  readonly kind: PageKind;
  /** The page is about who it names: their picture is no writer's. */
  readonly isAboutPerson: boolean;
  /** Kept words before each leaf. */
  readonly kept: Uint32Array;
  /** Words before each leaf that were left out and are no caption. */
  readonly foreign: Uint32Array;
}

function belongs({
  leaf,
  at,
  near,
  core,
  story,
  kept,
  foreign,
  kind,
  isAboutPerson,
}: Place): boolean {
  const isForum = kind === 'forum';
  const isInStory = story !== undefined && at > story.from && at < story.to;
  const isFigure = isInStory && isCaptioned(leaf.box) && isWithin(leaf.box, story.box);
  if (!near.before && !near.after && !isFigure) return false;
  if (leaf.words > 0 && !isCaptioned(leaf.box) && !isOverLine(leaf)) return false;
  const pictures = leaf.words === 0 ? leaf.atoms : leaf.atoms.filter(isTag);
  if (isHiddenAway(leaf.box) || pictures.every(isTrifle)) return false;
  const block = blockOf(leaf.box, kept);
  if (block === undefined && !isForum && isNoise(leaf, kept, kind)) return false;
  if (block === undefined)
    return isFigure || (near.before && near.after) || !OUTER.has(leaf.box.tag);
  // the rest of its block was left out: a card of another article, a box of the author
  const line = (foreign[at + 1] ?? 0) - (foreign[at] ?? 0);
  const own = (foreign[block.endLeaf] ?? 0) - (foreign[block.firstLeaf] ?? 0) - line;
  const isRoomy = isInStory && isWithin(block, story.box) && !asksOrLeadsOn(block);
  const most = (isRoomy ? CAPTION_WORDS : FEW_WORDS) * Math.max(1, block.images);
  if (own > most || isAmongLogos(leaf.box, block)) return false;
  const isPerson =
    isAboutPerson || (!isForum && (block.twins >= PEOPLE || (block.parent?.twins ?? 1) >= PEOPLE));
  if (isMarkedBelow(leaf.box, block, isPerson ? NEVER : NEVER | AUTHOR)) return false;
  if (near.before && near.after) return true;
  if (isElsewhere(leaf.box, block, elsewhereOf(kind, isPerson))) return false;
  const around = block.parent;
  if (around === undefined || core === undefined) return false;
  if (isWithin(around, core)) return true;
  if (isInStory && isWithin(around, story.box)) return true;
  return isWithin(core, around) && (around.tag !== 'body' || ALONE.has(block.tag));
}

const FIELDS = new Set(['form', 'input', 'button', 'select', 'textarea', 'h2', 'h3', 'h4']);

/** Its words are no caption: a box for an address, a teaser. */
const asksOrLeadsOn = ({ element, linkWords }: Box): boolean =>
  linkWords > 0 ||
  ('attribs' in element && findBelow(element, ({ name }) => FIELDS.has(name), 60) !== undefined);

/** Hidden, and no slide that waits for its turn beside another. */
function isHiddenAway(box: Box): boolean {
  let hidden: Box | undefined;
  for (let up: Box | undefined = box; up?.isHidden === true; up = up.parent) hidden = up;
  if (hidden === undefined) return false;
  const { parent, images, words } = hidden;
  return (
    parent === undefined ||
    parent.images <= images ||
    words > CAPTION_WORDS ||
    OUTER.has(parent.tag)
  );
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

/** Longest caption of a picture that does not call itself one, in words. */
const CAPTION_WORDS = 30;
const MEDIA_REACH = 2;

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
function isOverLine({ atoms, words, linkWords }: Leaf): boolean {
  const [first] = atoms;
  if (words > CAPTION_WORDS || linkWords > 0 || first === undefined || !isTag(first)) return false;
  const shown = first.parent !== null && isTag(first.parent) && first.parent.name === 'a';
  let after = shown ? first.parent?.next : first.next;
  while (after !== null && after !== undefined && !isTag(after)) {
    if (!isTextNode(after) || after.data.trim() !== '') return false;
    after = after.next;
  }
  return after !== null && after !== undefined && LINE_TAGS.has(after.name);
}

/**
 * Words of a block that were left out and are no caption: they say what else stands there. What leads elsewhere
 * below a picture is no caption of it.
 */
function foreignBefore(leaves: readonly Leaf[], keep: Uint8Array): Uint32Array {
  const sums = new Uint32Array(leaves.length + 1);
  leaves.forEach((leaf, at) => {
    const isCaption = isCaptioned(leaf.box)
      ? leaf.linkWords * 2 <= leaf.words
      : isBesidePicture(leaf);
    sums[at + 1] = (sums[at] ?? 0) + (keep[at] === 1 || isCaption ? 0 : leaf.words);
  });
  return sums;
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
const SIDE = markOf('side');
const SIGNUP = markOf('signup');
const NEVER = markOf('ad', 'share', 'signup', 'consent', 'related');
const CAPTION = markOf('caption');
const MEDIA = markOf('media');
const FRAME_TAGS = new Set(['nav', 'footer', 'aside', 'form', 'button']);

/** The pictures of a product stand in a column beside its name. */
const elsewhereOf = (kind: PageKind, isPerson: boolean): number =>
  ELSEWHERE & ~(kind === 'product' ? SIDE : 0) & ~(isPerson ? AUTHOR : 0);

function isElsewhere(box: Box, block: Box, marks: number): boolean {
  for (let up: Box | undefined = box; up !== undefined; up = up.parent) {
    // a picture that opens large is a button at times
    const isFrame = FRAME_TAGS.has(up.tag) && (up.tag !== 'button' || up.words > FEW_WORDS);
    if (isFrame || (meaningOf(up) & marks) !== 0) return true;
    if (up === block) return false;
  }
  return false;
}

const OPENS_LARGE = /lightbox|modal|popup|overlay/i;

/** Marks of a box; what opens pictures large is named like what asks for an address. */
function meaningOf({ marks, element, words, images }: Box): number {
  const isOpener =
    (marks & SIGNUP) !== 0 &&
    words <= FEW_WORDS * images &&
    'attribs' in element &&
    OPENS_LARGE.test(`${element.attribs['class'] ?? ''} ${element.attribs['id'] ?? ''}`);
  return isOpener ? marks & ~SIGNUP : marks;
}

function isMarkedBelow(box: Box, block: Box, marks: number): boolean {
  for (let up: Box | undefined = box; up !== undefined; up = up.parent) {
    if ((meaningOf(up) & marks) !== 0) return true;
    if (up === block) return false;
  }
  return false;
}

/** Share of the kept words that a box of the author, an advertisement or a teaser holds at most. */
const ASIDE_SHARE = 0.4;

/** Beside kept text it is a face or an advertisement all the same where a box around both says so. */
function isNoise({ box, atoms }: Leaf, kept: Uint32Array, kind: PageKind): boolean {
  const isPlain = kind === 'article' || kind === 'documentation' || kind === 'service';
  if (atoms.every(isTrifle)) return true;
  const most = ASIDE_SHARE * (kept.at(-1) ?? 0);
  for (let up: Box | undefined = box; up !== undefined; up = up.parent) {
    if ((kept[up.endLeaf] ?? 0) - (kept[up.firstLeaf] ?? 0) > most) return false;
    if ((up.marks & (NEVER | AUTHOR)) !== 0 && up.twins < PEOPLE) return true;
    // one of a row that leads on
    if (isPlain && up.twins > 1 && up.words > FEW_WORDS && up.linkWords * 2 > up.words) return true;
  }
  return false;
}

const LOGOS =
  /(?:^|[\s_-])(?:logos?|badges|flags|ratings?|stars|payments?|partners|sponsors?|clients)(?:$|[\s_-])/i;

/** Signs of customers and partners, of ways to pay and of what others think. */
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
