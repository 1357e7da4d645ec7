/**
 * Blocks that frame a page and are never what it is about, whatever a scorer of texts thinks of their words: the
 * page's footer and navigation, consent banners, dialogs and tooltips; on pages of cards and lists also what a
 * template puts around them. Each line of FRAMES was checked kind by kind on sites the model never saw (docs/quality.md).
 */
import { isTag, type Element } from 'domhandler';
import { FRAME_MARK } from '../../domain/snapshot.ts';
import { HAS_NAMING, attributeBits, classesOf } from '../dom/page-element.ts';
import { asksForConsent } from './consent.ts';
import { consentByWords } from './consent-words.ts';
import { SENTENCE_ENDS } from './features.ts';
import { keptWords } from './kept-words.ts';
import { markOf } from './marks.ts';
import type { Box, Leaf, Outline } from './outline.ts';
import { hidesByClass } from './silent.ts';
import type { PageKind } from './page-kind.ts';
import type { AttributeGroup } from './vocabulary.ts';

interface Frame {
  readonly tags: readonly string[];
  /** Groups of words in class names and ids (vocabulary.ts). */
  readonly groups: readonly AttributeGroup[];
  readonly hidden: boolean;
}

const EVERYWHERE = ['footer', 'nav'];
const PLAIN: Frame = { tags: EVERYWHERE, groups: [], hidden: false };
const FRAMES: Readonly<Record<PageKind, Frame>> = {
  article: PLAIN,
  documentation: { tags: EVERYWHERE, groups: ['footer', 'comment'], hidden: false },
  service: PLAIN,
  forum: PLAIN,
  collection: { tags: [...EVERYWHERE, 'header'], groups: ['footer', 'related'], hidden: true },
  listing: { tags: [...EVERYWHERE, 'header'], groups: ['signup'], hidden: true },
  product: { tags: EVERYWHERE, groups: ['forum', 'related'], hidden: false },
};

/** Blocks whose footers and headers are their own. */
const OWNERS = new Set(['article', 'blockquote', 'figure', 'li', 'main', 'td']);
/** What calls itself a frame and holds more than this share of the kept words is what the page is about. */
const MOST = 0.5;
/** Words that must be left without the page's menus, some pages are a menu; on a short page a share will do. */
const FEWEST_LEFT = 30;
const LEAST_LEFT = 0.25;
/** Blocks that stand so often side by side are entries, whatever their names say. */
const ENTRIES = 4;

/** Share of a page's words that a consent box may hold and still be one. */
const MOST_CONSENT = 0.95;

/** A consent box is never chosen, however much it says: its leaves have no chance. */
export function silenceConsent(outline: Outline, chances: Float32Array): void {
  const { boxes } = outline;
  const all = boxes[0]?.words ?? 0;
  for (const { firstLeaf, endLeaf } of consentByWords(outline)) chances.fill(0, firstLeaf, endLeaf);
  for (let place = 1; place < boxes.length; place += 1) {
    const box = boxes[place];
    if (box === undefined || box.tag === 'body' || !asksForConsent(box.element)) continue;
    if (box.words <= MOST_CONSENT * all) chances.fill(0, box.firstLeaf, box.endLeaf);
    place = box.endBox - 1;
  }
}

/** Leaves out the frame of a page. */
export function dropFrame(outline: Outline, keep: Uint8Array, kind: PageKind): void {
  const { tags, groups, hidden } = FRAMES[kind];
  dropBoxes(
    outline,
    keep,
    (box) => tags.includes(box.tag) && !isOwned(box) && !isTextInNav(box, outline.leaves),
    (all) => Math.min(FEWEST_LEFT, LEAST_LEFT * all),
  );
  const marks = groups.reduce((bits, name) => bits | markOf(name), 0);
  const most = (all: number): number => MOST * all;
  dropBoxes(
    outline,
    keep,
    (box) => box.twins < ENTRIES && ((box.marks & marks) !== 0 || isChooser(box, kind)),
    most,
  );
  dropEach(outline, keep, ({ element }) => asksForConsent(element));
  if (kind === 'article' || kind === 'forum') {
    const heads = outline.boxes.filter(({ tag }) => tag === 'h1');
    dropEach(
      outline,
      keep,
      (box, share) => share <= MOST_SIDE && isSide(box) && heads.every((head) => !isIn(head, box)),
    );
  }
  dropEach(outline, keep, isOverlay);
  // documentation shows one of several panels, code for one of several systems
  const isDocs = kind === 'documentation';
  dropEach(
    outline,
    keep,
    (box, share) => isHiddenByClass(box, share) && !(isDocs && box.twins > 1),
  );
  if (isDocs) dropEach(outline, keep, (box) => isContents(box, outline.leaves));
  // what a page hides waits for a click, or is the page itself before its script runs
  if (hidden) dropBoxes(outline, keep, ({ isHidden }) => isHidden, most);
}

/** Drops what is in such boxes, unless fewer words are left than `least` gives for those kept before. */
function dropBoxes(
  { boxes, leaves }: Outline,
  keep: Uint8Array,
  isFrame: (box: Box) => boolean,
  least: (all: number) => number,
): void {
  let bare: Uint8Array | undefined;
  for (let place = 1; place < boxes.length; place += 1) {
    const box = boxes[place];
    if (box === undefined || box.words === 0 || box.tag === 'body' || !isFrame(box)) continue;
    bare ??= keep.slice();
    bare.fill(0, box.firstLeaf, box.endLeaf);
    place = box.endBox - 1;
  }
  if (bare !== undefined && keptWords(leaves, bare) >= least(keptWords(leaves, keep)))
    keep.set(bare);
}

/** Drops each such box without which a page is left: long as it may be, it asks for something else. */
function dropEach(
  { boxes, leaves }: Outline,
  keep: Uint8Array,
  isBox: (box: Box, share: number) => boolean,
): void {
  let all = keptWords(leaves, keep);
  for (let place = 1; place < boxes.length; place += 1) {
    const box = boxes[place];
    if (box === undefined || box.words === 0 || box.tag === 'body' || !isBox(box, 0)) continue;
    let own = 0;
    for (let at = box.firstLeaf; at < box.endLeaf; at += 1) {
      if (keep[at] === 1) own += leaves[at]?.words ?? 0;
    }
    if (own > 0 && (all - own < FEWEST_LEFT || !isBox(box, own / all))) continue;
    keep.fill(0, box.firstLeaf, box.endLeaf);
    all -= own;
    place = box.endBox - 1;
  }
}

const COMMENTS = markOf('comment');

/** Comments that a service shows in a frame of its own, written inline by the browser: none of the page's text. */
export function silenceFramedComments({ boxes }: Outline, chances: Float32Array): void {
  for (let place = 1; place < boxes.length; place += 1) {
    const box = boxes[place];
    if (box === undefined || (box.marks & COMMENTS) === 0) continue;
    for (const { element, firstLeaf, endLeaf } of boxes.slice(place, box.endBox)) {
      const isFrame = 'attribs' in element && element.attribs[FRAME_MARK] !== undefined;
      if (isFrame) chances.fill(0, firstLeaf, endLeaf);
    }
    place = box.endBox - 1;
  }
}

/** True for the footer of a quote or a card; a navigation is always the page's. */
function isOwned({ tag, parent }: Box): boolean {
  if (tag === 'nav') return false;
  for (let up = parent; up !== undefined; up = up.parent) if (OWNERS.has(up.tag)) return true;
  return false;
}

/** Share of the kept words that a column beside the text holds at most. */
const MOST_SIDE = 0.3;
const SIDES =
  /(?:^|\s)(?:side|sidebar|side-?bar|side-?col(?:umn)?|(?:left|right)-?(?:side)?bar|(?:left|right)-?col(?:umn)?)(?:\s|$)/i;

/** Its class or its id is the name of a column beside the text. */
const isSide = ({ tag, element }: Box): boolean =>
  tag === 'div' &&
  'attribs' in element &&
  (SIDES.test(element.attribs['class'] ?? '') || SIDES.test(element.attribs['id'] ?? ''));

const isIn = (inner: Box, outer: Box): boolean =>
  inner.firstBox > outer.firstBox && inner.firstBox < outer.endBox;

/** Words of the shortest sentence that is no entry of a menu. */
const SENTENCE = 6;

/** A part that opens and closes: builders make it of a `<nav>`, but it tells in sentences and leads nowhere. */
export function isTextInNav(
  { tag, words, linkWords, firstLeaf, endLeaf }: Box,
  leaves: readonly Leaf[],
): boolean {
  if (tag !== 'nav' || linkWords > 0 || words < SENTENCE) return false;
  return leaves
    .slice(firstLeaf, endLeaf)
    .every((leaf) => leaf.words >= SENTENCE && SENTENCE_ENDS.has(leaf.lastChar));
}

const OVERLAY_ROLE = /^(?:dialog|alertdialog|tooltip)$/;

/** Nobody sees it; what holds most of the text waits for its script. */
function isHiddenByClass({ element, tag }: Box, share: number): boolean {
  if (share > MOST || tag === 'html' || !('attribs' in element)) return false;
  return hidesByClass(classesOf(element)) && !isAnswer(element);
}

/** Folded away below its question. */
const isAnswer = ({ attribs }: Element): boolean =>
  /collaps|accordion|answer|faq|toggle|panel|tab|spoiler|more|expand|read/i.test(
    `${attribs['class'] ?? ''} ${attribs['id'] ?? ''} ${attribs['role'] ?? ''}`,
  );

/**
 * What opens over the page: a dialog, a tooltip. What holds most of the kept text (`share`) must say so by its
 * role: themes call things after what happens to them.
 */
function isOverlay({ tag, element, isHidden }: Box, share: number): boolean {
  if (tag === 'html' || !('attribs' in element)) return false;
  const hasRole =
    (attributeBits(element) & HAS_NAMING) !== 0 && OVERLAY_ROLE.test(element.attribs['role'] ?? '');
  if (hasRole || (element.attribs['aria-modal'] === 'true' && share <= MOST)) return true;
  return classesOf(element).isOverlay && (share <= MOST || (isHidden && tag !== 'table'));
}

const TOOL_MARK = markOf('tool');
const CHOOSER = /(?:^|[\s_-])(?:filters?|facets?|sort|sorting)(?:$|[\s_-])/i;

/** What a page of products offers to choose among them. */
function isChooser({ marks, element }: Box, kind: PageKind): boolean {
  if (kind !== 'collection' || (marks & TOOL_MARK) === 0 || !('attribs' in element)) return false;
  return CHOOSER.test(element.attribs['class'] ?? '') || CHOOSER.test(element.attribs['id'] ?? '');
}

const TOC_MARK = markOf('toc');
const FEWEST_ENTRIES = 3;

/** A table of contents: it calls itself one, and all its links lead to places of the page. */
function isContents(box: Box, leaves: readonly Leaf[]): boolean {
  if ((box.marks & TOC_MARK) === 0 || box.linkWords * 3 < box.words * 2) return false;
  const links = leaves.slice(box.firstLeaf, box.endLeaf).filter((leaf) => leaf.links > 0);
  return links.length >= FEWEST_ENTRIES && links.every(leadsToPlace);
}

/** Its link leads to a place of the page itself. */
export function leadsToPlace({ atoms }: Leaf): boolean {
  return atoms.some((atom) => {
    for (let up = atom.parent; up !== null && isTag(up); up = up.parent) {
      if (up.name === 'a') return up.attribs['href']?.startsWith('#') === true;
    }
    return false;
  });
}
