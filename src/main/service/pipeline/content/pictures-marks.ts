/**
 * What the boxes around a picture call themselves: places where no picture of the text stands, faces, signs of partners,
 * what opens a picture large. The text's own lead pictures are called teasers at times: they lead nowhere.
 */
import type { Box, Leaf } from './outline.ts';
import { markOf } from './marks.ts';
import type { PageKind } from './page-kind.ts';
import { isTrifle, leadsAway, opensLarge } from './pictures-trifles.ts';
import { OUTER } from './region.ts';
import { marksOf } from './vocabulary.ts';

const FEW_WORDS = 3;
export const ELSEWHERE = markOf(
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
export const PEOPLE = 3;
/** Faces of authors, sold places, pictures that lead on: never the text's, wherever they stand. */
export const AUTHOR = markOf('author');
export const SIDE = markOf('side');
/** Names that page builders give to all parts alike. */
export const COMMON_MARKS = [SIDE, markOf('comment'), markOf('nav')] as const;
export const SHARE = markOf('share');
const RELATED = markOf('related');
export const SHOWN = markOf('hero', 'media');
const SIGNUP = markOf('signup');
export const NEVER = markOf('ad', 'share', 'signup', 'consent', 'related');
/** Of pictures without a word, in the box of a story: the rest is said of sliders and strips, too. */
export const SOLD = markOf('ad', 'share', 'consent', 'comment');
export const CAPTION = markOf('caption');
export const MEDIA = markOf('media');
const FRAME_TAGS = new Set(['nav', 'footer', 'aside', 'form', 'button']);

/** The pictures of a product stand in a column beside its name. */
export const elsewhereOf = (kind: PageKind, isPerson: boolean): number =>
  ELSEWHERE & ~(kind === 'product' ? SIDE : 0) & ~(isPerson ? AUTHOR : 0);

/** It stands in a frame of the page, or in what calls itself by one of these names. */
export function isElsewhere(leaf: Leaf, block: Box, marks: number): boolean {
  for (let up: Box | undefined = leaf.box; up !== undefined; up = up.parent) {
    // a picture that opens large is a button at times
    const isFrame = FRAME_TAGS.has(up.tag) && (up.tag !== 'button' || up.words > FEW_WORDS);
    if (isFrame || (meaningOf(up, leaf) & marks) !== 0) return true;
    if (up === block) return false;
  }
  return false;
}

const OPENS_LARGE = /lightbox|modal|popup|overlay/i;

/**
 * Marks of a box around a picture; what opens pictures large is named like what asks for an address, the picture over
 * a text like one that leads on ("teaser image").
 */
function meaningOf(box: Box, { atoms }: Leaf): number {
  const { tag, marks, words, linkWords, images } = box;
  const names = namesOf(box);
  if (MADE_UP.test(names)) return 0;
  const isFew = words <= FEW_WORDS * images;
  // the table of facts of an encyclopaedia is a visiting card of who it is about
  let own = tag === 'table' || isPoster(box) ? marks & ~AUTHOR : marks;
  if (isFew && (own & RELATED) !== 0 && linkWords === 0 && !atoms.some(leadsAway)) own &= ~RELATED;
  // a slider's gutters are no column beside the text
  if (isFew && (own & MEDIA) !== 0) own &= ~SIDE;
  if ((own & SIGNUP) === 0 || !OPENS_LARGE.test(names)) return own;
  // with its name and size below the picture, in the link to the large one
  const isLabelled = words <= LABEL_WORDS * images && atoms.some(opensLarge);
  return isFew || isLabelled ? own & ~SIGNUP : own;
}

/** A figure that is named a poster shows one, and no face of who posted something. */
const isPoster = (box: Box): boolean =>
  box.tag === 'figure' &&
  (box.marks & AUTHOR) !== 0 &&
  (marksOf(namesOf(box).replace(POSTER, ' ')) & AUTHOR) === 0;

const POSTER = /(?<![a-z])posters?(?![a-z])/gi;

const namesOf = ({ element }: Box): string =>
  'attribs' in element ? `${element.attribs['class'] ?? ''} ${element.attribs['id'] ?? ''}` : '';

const COVER =
  /(?:^|[\s_-])(?:\w*album|book|record|disc|release|cover|game|film|movie)[\s_-]?(?:art|artwork|cover|image|jacket|poster)(?:$|[\s_-])|(?:^|[\s_-])(?:artwork|packshot|pochette|buchcover)(?:$|[\s_-])/i;

/** Its own box is called the cover of something, and is the only one of its class there. */
export const isNamedCover = ({ element, twins }: Box): boolean =>
  'attribs' in element &&
  (COVER.test(element.attribs['id'] ?? '') ||
    (twins === 1 && COVER.test(element.attribs['class'] ?? '')));

const LABEL_WORDS = 12;
/** Classes that a build named, two letters each: `ab ac ad` is no advertisement. */
const MADE_UP = /^\s*[a-z]{2}(?:\s+[a-z]{2})+\s*$/;

/** One of the boxes from its own to the block has such a name. */
export function isMarkedBelow(leaf: Leaf, block: Box, marks: number): boolean {
  for (let up: Box | undefined = leaf.box; up !== undefined; up = up.parent) {
    if ((meaningOf(up, leaf) & marks) !== 0) return true;
    if (up === block) return false;
  }
  return false;
}

/** Share of the kept words that a box of the author, an advertisement or a teaser holds at most. */
const ASIDE_SHARE = 0.4;

/** Beside kept text it is a face or an advertisement all the same where a box around both says so. */
export function isNoise(leaf: Leaf, kept: Uint32Array, kind: PageKind): boolean {
  const { box, atoms } = leaf;
  const isPlain = kind === 'article' || kind === 'documentation' || kind === 'service';
  if (atoms.every(isTrifle)) return true;
  const most = ASIDE_SHARE * (kept.at(-1) ?? 0);
  for (let up: Box | undefined = box; up !== undefined; up = up.parent) {
    if ((kept[up.endLeaf] ?? 0) - (kept[up.firstLeaf] ?? 0) > most) return false;
    if ((meaningOf(up, leaf) & (NEVER | AUTHOR)) !== 0 && up.twins < PEOPLE) return true;
    // one of a row that leads on
    if (isPlain && up.twins > 1 && up.words > FEW_WORDS && up.linkWords * 2 > up.words) return true;
  }
  return false;
}

const LOGOS =
  /(?:^|[\s_-])(?:logos?|badges|flags|ratings?|stars|payments?|partners|sponsors?|clients)(?:$|[\s_-])/i;

/** Signs of customers and partners, of ways to pay and of what others think. */
export function isAmongLogos(box: Box, block: Box): boolean {
  for (let up: Box | undefined = box; up !== undefined; up = up.parent) {
    if ('attribs' in up.element && LOGOS.test(up.element.attribs['class'] ?? '')) return true;
    if (up === block) return false;
  }
  return false;
}

/** The page is about who it names. */
export function isInAuthorBox(box: Box): boolean {
  for (let up: Box | undefined = box; up !== undefined && !OUTER.has(up.tag); up = up.parent) {
    if ((up.marks & AUTHOR) !== 0) return true;
  }
  return false;
}
