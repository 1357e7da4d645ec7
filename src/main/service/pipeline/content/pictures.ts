/**
 * Which pictures go with the kept text: those between it or next to it, in a block that holds nothing else that was
 * left out. Logos, icons and counting pixels are none, nor is what stands in a frame, an advertisement or a teaser.
 */
import { isTag, type ChildNode, type Element } from 'domhandler';
import { keptBefore } from './kept-words.ts';
import type { Box, Leaf, Outline } from './outline.ts';
import type { PageKind } from './page-kind.ts';
import {
  AUTHOR,
  ELSEWHERE,
  MEDIA,
  NEVER,
  PEOPLE,
  SIDE,
  elsewhereOf,
  isAmongLogos,
  isElsewhere,
  isInAuthorBox,
  isMarkedBelow,
  isNamedCover,
  isNoise,
} from './pictures-marks.ts';
import { commonOf, coreOf, isAboveStory, isWithin, storyOf, type Story } from './pictures-story.ts';
import { isTrifle, isTrifleInRow, leadsAbroad } from './pictures-trifles.ts';
import { THUMBNAILS, ownRows } from './pictures-rows.ts';
import {
  CAPTION_WORDS,
  FEW_WORDS,
  asksOrLeadsOn,
  foreignBefore,
  headsPictures,
  isCaptioned,
  isOverLine,
  isText,
  sells,
} from './pictures-words.ts';
import { OUTER } from './region.ts';

/** What `keep` says of a run of text that was left out, but for its pictures. */
export const PICTURES_ALONE = 2;

interface PictureOptions {
  readonly kind: PageKind;
  readonly headline?: Element | undefined;
  /** Host of the page's address. */
  readonly host: string;
}

/**
 * Settles every run of pictures without text, and of those with a caption that was left out. Gives the pictures
 * that are to be left out of kept text: its icons, and faces of who wrote it.
 */
export function settlePictures(
  { boxes, leaves }: Outline,
  keep: Uint8Array,
  { kind, headline, host }: PictureOptions,
): readonly Element[] {
  const from = headline === undefined ? -1 : leaves.findIndex((leaf) => isOf(leaf, headline));
  const kept = keptBefore(leaves, keep);
  const core = coreOf(boxes, kept);
  const story = storyOf(leaves, keep, core, from);
  const rows = ownRows({ boxes, leaves, keep, kind, headline: from, story, host });
  leaves.forEach((leaf, at) => {
    if (keep[at] !== 1 || leaf.words > 0 || leaf.images === 0 || rows[at] !== 0) return;
    if (isNoise(leaf, kept, kind)) keep[at] = 0;
  });
  const foreign = foreignBefore(leaves, keep);
  const isAboutPerson = story !== undefined && isInAuthorBox(story.box);
  const common = core === undefined ? 0 : commonOf(leaves, keep, core);
  const page = { core, story, common, kept, foreign, kind, isAboutPerson, rows, host };
  const before = keptBeforeEach(leaves, keep);
  let next = 0;
  for (let at = leaves.length - 1; at >= 0; at -= 1) {
    const leaf = leaves[at];
    if (leaf === undefined) continue;
    if (headsPictures(leaves, at)) keepHeading(leaves, keep, at);
    else if (isText(leaf, keep[at])) next = keep[at] ?? 0;
    else if (leaf.images > 0 && keep[at] === 0) {
      const near = { before: before[at] === 1, after: next === 1 };
      if (belongs({ ...page, leaf, at, near })) keep[at] = leaf.words === 0 ? 1 : PICTURES_ALONE;
    }
  }
  keepHeadingsOfRows(leaves, keep, rows);
  return trifles(leaves, keep, rows);
}

/** A heading right over a row of the page's own pictures that has nothing else below it. */
function keepHeadingsOfRows(leaves: readonly Leaf[], keep: Uint8Array, rows: Uint8Array): void {
  leaves.forEach(({ box, words, linkWords }, at) => {
    if (keep[at] === 1 || words === 0 || linkWords > 0 || !/^h[2-6]$/.test(box.tag)) return;
    let below = at + 1;
    const end = box.parent?.endLeaf ?? at;
    while (below < end && rows[below] !== 0 && keep[below] === 1) below += 1;
    if (below > at + 1 && below === end) keep[at] = 1;
  });
}

/** Its text is that of the element, or a part of it. */
function isOf({ box, atoms: [first] }: Leaf, element: Element): boolean {
  if (box.element === element) return true;
  for (let up = first?.parent ?? null; up !== null && up !== box.element; up = up.parent) {
    if (up === element) return true;
  }
  return false;
}

/** The text before each leaf is kept: found on one way there, as pages may be nothing but pictures. */
function keptBeforeEach(leaves: readonly Leaf[], keep: Uint8Array): Uint8Array {
  const before = new Uint8Array(leaves.length);
  let last = 0;
  leaves.forEach((leaf, at) => {
    before[at] = last;
    if (isText(leaf, keep[at]) && !headsPictures(leaves, at)) last = keep[at] ?? 0;
  });
  return before;
}

const trifles = (leaves: readonly Leaf[], keep: Uint8Array, rows: Uint8Array): readonly Element[] =>
  leaves.flatMap(({ atoms, images, words }, at) =>
    images > 0 && (words > 0 || images > 1) && keep[at] !== 0
      ? atoms.filter(isTag).filter(rows[at] === THUMBNAILS ? isTrifleInRow : isTrifle)
      : [],
  );

/** It goes with the pictures below it, which were settled before. */
function keepHeading(leaves: readonly Leaf[], keep: Uint8Array, at: number): void {
  const end = leaves[at]?.box.parent?.endLeaf ?? at;
  if (keep.subarray(at + 1, end).includes(1)) keep[at] = 1;
}

interface Place {
  readonly leaf: Leaf;
  readonly at: number;
  /** The nearest text on either side is kept. */
  readonly near: { readonly before: boolean; readonly after: boolean };
  /** The smallest box with nearly all of the kept words. */
  readonly core: Box | undefined;
  readonly story: Story | undefined;
  /** Marks of boxes that most of the text stands in: what a page calls all its parts says nothing of one. */
  readonly common: number;
  readonly kind: PageKind;
  /** What `ownRows` says of each leaf. */
  readonly rows: Uint8Array;
  /** Host of the page's address. */
  readonly host: string;
  /** The page is about who it names: their picture is no writer's. */
  readonly isAboutPerson: boolean;
  /** Kept words before each leaf. */
  readonly kept: Uint32Array;
  /** Words before each leaf that were left out and are no caption. */
  readonly foreign: Uint32Array;
}

function belongs(place: Place): boolean {
  const { leaf, near, kept, kind } = place;
  if (isNoneHere(place)) return false;
  if (place.rows[place.at] !== 0) return true;
  const block = blockOf(leaf.box, kept);
  if (isHero(place, block) || isBesideOffer(place, block)) return true;
  if (!isNearText(place, block)) return false;
  if (saysMore(place) || isBesideStory(place, block)) return false;
  if (block !== undefined) return isOwnBlock(block, place);
  if (kind !== 'forum' && isNoise(leaf, kept, kind)) return false;
  return isFigure(place) || (near.before && near.after) || !OUTER.has(leaf.box.tag);
}

/** At an end of the text: all of it leads to other sites, or it stands without a word below the article of headline and text. */
function isBesideStory(place: Place, block: Box | undefined): boolean {
  const { leaf, at, host, core, story, near } = place;
  if (near.before && near.after) return false;
  const pictures = leaf.atoms.filter(isTag);
  if (pictures.every((atom) => leadsAbroad(atom, host))) return true;
  // photos with a line each are the page's own
  if (story === undefined || at <= story.to || (block?.words ?? 0) > 0) return false;
  let article = core;
  while (article !== undefined && article.tag !== 'article') article = article.parent;
  return article !== undefined && isHolding(article, story.from) && !isHolding(article, at);
}

const isHolding = ({ firstLeaf, endLeaf }: Box, at: number): boolean =>
  firstLeaf <= at && at < endLeaf;

/** Hidden, or nothing but trifles: thumbnails in a row may be as small as those. */
function isNoneHere({ leaf, rows, at, kept }: Place): boolean {
  const isNone = rows[at] === THUMBNAILS ? isTrifleInRow : isTrifle;
  return isHiddenAway(leaf.box, kept) || isAllTrifles(leaf, isNone);
}

function isAllTrifles({ atoms, words }: Leaf, isNone: (atom: ChildNode) => boolean): boolean {
  const pictures = words === 0 ? atoms : atoms.filter(isTag);
  return pictures.every(isNone);
}

const isInStory = ({ story, at }: Place): boolean =>
  story !== undefined && at > story.from && at < story.to;

const isInStoryBox = (box: Box, { story }: Place): boolean =>
  story !== undefined && isWithin(box, story.box);

const isFigure = (place: Place): boolean =>
  isInStory(place) && isCaptioned(place.leaf.box) && isInStoryBox(place.leaf.box, place);

const isNearText = (place: Place, block: Box | undefined): boolean =>
  place.near.before || place.near.after || isFigure(place) || isShownAlone(place, block);

/** In a wordless box between the headline and the text that is named for what it shows: a button may stand before it. */
const isShownAlone = (place: Place, block: Box | undefined): boolean =>
  block?.words === 0 &&
  block.images === 1 &&
  (block.marks & MEDIA) !== 0 &&
  isInStory(place) &&
  isInStoryBox(block, place) &&
  !isInRow(block, place);

/** The same beside what says its price and puts it in the basket, in a block that leads nowhere. */
function isBesideOffer(place: Place, block: Box | undefined): boolean {
  const { leaf, kept } = place;
  if (block === undefined || block.linkWords > 0 || leaf.words > 0 || !sells(block)) return false;
  let shown: Box | undefined;
  for (let up: Box | undefined = leaf.box; up?.words === 0 && up !== block; up = up.parent)
    shown = up;
  if (!isShownAlone(place, shown) || isNoise(leaf, kept, 'product')) return false;
  return !isElsewhere(leaf, block, ELSEWHERE & ~SIDE) && !isAmongLogos(leaf.box, block);
}

/** It or a box around it in the story is one of several, and others have pictures. */
function isInRow(box: Box, { story }: Place): boolean {
  for (let up: Box | undefined = box; up !== undefined && up !== story?.box; up = up.parent)
    if (up.twins > 1 && (up.parent?.images ?? 0) > up.images) return true;
  return false;
}

/** Words in its run that are no caption; "12 photos" over the first of them says no more than it shows. */
function saysMore(place: Place): boolean {
  const { leaf } = place;
  if (leaf.words === 0 || isCaptioned(leaf.box) || isOverLine(leaf)) return false;
  return !isInStory(place) || leaf.words > FEW_WORDS;
}

/** The picture that opens the page, over its headline, or the cover beside it. */
function isHero(place: Place, block: Box | undefined): boolean {
  const { leaf, at, story } = place;
  if (!isAboveStory(leaf, at, story)) return isCover(place);
  const isMarked = block !== undefined && isElsewhere(leaf, block, ELSEWHERE & ~SIDE);
  return !isMarked && !isAmongLogos(leaf.box, block ?? leaf.box);
}

/** The cover of the book, the record or the film that the page tells of, in a column beside that. */
function isCover({ leaf, story }: Place): boolean {
  const { box, images, words } = leaf;
  if (story === undefined || words > 0 || images !== 1) return false;
  const around = box.parent?.parent;
  if (around === undefined || !isWithin(story.box, around) || !isNamedCover(box)) return false;
  return !isElsewhere(leaf, box.parent ?? box, ELSEWHERE & ~SIDE);
}

/** The block around it, which has no kept text, is a part of the text. */
function isOwnBlock(block: Box, place: Place): boolean {
  const { leaf, near, core, kind } = place;
  if (foreignWords(block, place) > mostForeign(block, place)) return false;
  if (isAmongLogos(leaf.box, block)) return false;
  const isPerson = isPersonOf(block, place);
  if (isMarkedBelow(leaf, block, isPerson ? NEVER : NEVER | AUTHOR)) return false;
  if (near.before && near.after) return true;
  if (isElsewhere(leaf, block, elsewhereOf(kind, isPerson) & ~place.common)) return false;
  const around = block.parent;
  if (around === undefined || core === undefined) return false;
  if (isWithin(around, core) || (isInStory(place) && isInStoryBox(around, place))) return true;
  return isWithin(core, around) && (around.tag !== 'body' || ALONE.has(block.tag));
}

/** Words of the rest of its block that was left out: a card of another article, a box of the author. */
function foreignWords(block: Box, { at, foreign }: Place): number {
  const line = (foreign[at + 1] ?? 0) - (foreign[at] ?? 0);
  return (foreign[block.endLeaf] ?? 0) - (foreign[block.firstLeaf] ?? 0) - line;
}

function mostForeign(block: Box, place: Place): number {
  const isRoomy = isInStory(place) && isInStoryBox(block, place) && !asksOrLeadsOn(block);
  return (isRoomy ? CAPTION_WORDS : FEW_WORDS) * Math.max(1, block.images);
}

const isPersonOf = (block: Box, { isAboutPerson, kind }: Place): boolean =>
  isAboutPerson ||
  (kind !== 'forum' && (block.twins >= PEOPLE || (block.parent?.twins ?? 1) >= PEOPLE));

/** Hidden, and no slide that waits for its turn beside another; kept text shows that its box is not hidden. */
function isHiddenAway(box: Box, kept: Uint32Array): boolean {
  let hidden: Box | undefined;
  for (let up: Box | undefined = box; up?.isHidden === true; up = up.parent) {
    if (kept[up.endLeaf] !== kept[up.firstLeaf]) return false;
    hidden = up;
  }
  if (hidden === undefined) return false;
  const { parent, images, words } = hidden;
  return (
    parent === undefined ||
    parent.images <= images ||
    words > CAPTION_WORDS ||
    OUTER.has(parent.tag)
  );
}

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
