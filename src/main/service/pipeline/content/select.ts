/**
 * The page's main content: which nodes to leave out when it is rendered.
 *
 * Outline → kind of page → chance of every leaf → the set of leaves with the best expected F1 (so an
 * uncertain page keeps more, a clear article keeps exactly its text) → clean-up by block: tables and code
 * stay whole, what is surely no text goes (frames.ts, tidy.ts, appended.ts), notes (attached.ts) and headings (headings.ts) go with
 * their text, pictures follow their neighbours. The recall guard
 * falls back to the page without its frame when almost nothing would be left, and says so.
 */
import { isTag, type ChildNode, type Document, type Element } from 'domhandler';
import type { PageIndex } from '../dom/page-index.ts';
import { rawTextOf } from '../dom/text.ts';
import { readPage } from '../dom/parse.ts';
import type { Draft } from '../draft.ts';
import { levelAlike } from './alike.ts';
import { dropLinkClouds, dropRelated, dropReplies } from './appended.ts';
import {
  keepAnswers,
  keepAttached,
  keepCaptions,
  keepCodeInText,
  keepRecipe,
  keepSaidAnswers,
  keepSummaries,
  keepTablesInText,
  keepTitlesOfTables,
  keepVerdict,
} from './attached.ts';
import { bestSet, caution } from './best-set.ts';
import { keepBlocks } from './blocks-in-text.ts';
import { dropCards } from './cards.ts';
import { keepEntries } from './entries.ts';
import { describeLeaves, surveyPage } from './features.ts';
import { keepForms } from './forms.ts';
import { dropFrame, silenceConsent, silenceFramedComments } from './frames.ts';
import { settleHeadings } from './headings.ts';
import { showText } from './hidden-text.ts';
import { plainWords } from './headline-part.ts';
import { keptWords } from './kept-words.ts';
import { dropSignatures } from './signatures.ts';
import { keepSources } from './sources.ts';
import { settleHeadline, type PageNames } from './headline.ts';
import { keepInside } from './inside.ts';
import { believeKinds, believeLeaves } from './model.ts';
import { keepListed } from './listed.ts';
import { keepMainPart } from './main-part.ts';
import { isNumbered } from './numbered.ts';
import { keepOffered } from './offered.ts';
import { outlinePage, type Box, type Leaf, type Outline } from './outline.ts';
import { PAGE_KINDS, type PageKind } from './page-kind.ts';
import { hasNoscriptOf } from './noscript-words.ts';
import { readSigns } from './page-signs.ts';
import { isMadeAsManual, keepPassages, silenceMenus } from './passages.ts';
import { PICTURES_ALONE, settlePictures } from './pictures.ts';
import { keepCaptionsOfPictures } from './pictures-captions.ts';
import { keepBody, keepRemarks } from './posts.ts';
import { keepPrice } from './price.ts';
import { keepHeadsOfTables } from './table-heads.ts';
import { dropTeasers } from './teasers.ts';
import { dropEnd, keepAllButFrame, keepShortPart, smallPart } from './small-part.ts';
import { keepTerms } from './terms.ts';
import { facesOf, keptOf, postsOfThread, writersOf } from './thread.ts';
import { keepLede, keepParts, keepSections } from './sections.ts';
import { dropRepeats, tidyArticle } from './tidy.ts';
import { dropLeading, dropOutside } from './outside.ts';
import { keepFacts } from './facts.ts';
import { HEADING } from './names-of-box.ts';
import { dropPageTools } from './page-tools.ts';
import { keepSayers } from './quotes.ts';
import { keepTimes } from './times.ts';

export interface Selection {
  /** The tree it speaks of: the page's own, or the one with `<noscript>` opened. */
  readonly root: Document;
  /** Nodes to leave out; everything else below the root is kept. */
  readonly skip: ReadonlySet<ChildNode>;
  readonly kind: PageKind;
  /** Words on the page, all parts counted. */
  readonly words: number;
  /** Words kept. */
  readonly kept: number;
  /** The page's own heading, which stands above what is kept. */
  readonly headline?: Element;
  /** The page has hardly any text. */
  readonly isThin: boolean;
  /** Set when the recall guard chose more than the scorer did, or the text stood in `<noscript>`. */
  readonly fallback?: 'frame-stripped' | 'noscript';
}

/** Words below which a body counts as thin, and `<noscript>` may hold the page. */
const THIN_WORDS = 120;

/**
 * Selects the main content of a page. Some keep their text in `<noscript>` for readers without scripts
 * (Discourse, Blogger): where the body is thin, or one `<noscript>` has much more than what was selected,
 * it is opened and selected from.
 */
export function selectMain({ root, index, html, input }: Draft): Selection {
  const { finalUrl: url, capturedAt } = input.snapshot;
  const selection = selectContent(root, index, url, capturedAt);
  if (!index.silent.some(isNoscript) || !html.includes('<noscript')) return selection;
  const most = 2 * selection.kept + 50;
  if (!selection.isThin && !hasNoscriptOf(html, most)) return selection;
  const opened = readPage(html.replace(NOSCRIPT_TAGS, ''));
  const other = selectContent(opened.root, opened.index, url, capturedAt);
  const isFuller = selection.isThin ? other.words > 2 * selection.words + 50 : other.kept > most;
  return isFuller ? { ...other, fallback: 'noscript' } : selection;
}

const isNoscript = (node: ChildNode): boolean => isTag(node) && node.name === 'noscript';

const NOSCRIPT_TAGS = /<\/?noscript\b[^>]*>/gi;

/** What goes with the chosen text on pages of every kind, and what ends a page. */
const OF_EVERY_PAGE = [
  keepForms,
  keepSaidAnswers,
  keepSummaries,
  keepTitlesOfTables,
  keepHeadsOfTables,
  keepTerms,
  keepSayers,
  dropLeading,
  dropEnd,
];

// oxlint-disable-next-line complexity -- the steps of the choice, in their order (docs/quality.md has what each is worth)
function selectContent(root: Document, index: PageIndex, url: string, seenAt: number): Selection {
  const outline = showText(outlinePage(root));
  const title = index.title === undefined ? '' : plainWords(rawTextOf(index.title));
  const survey = surveyPage(outline, readSigns(index, url));
  const kinds = believeKinds(survey.pageRow);
  const chances = believeLeaves(describeLeaves(survey, kinds));
  const kind = kindOf(kinds, index);
  const isManual = kind === 'documentation';
  levelAlike(outline, chances);
  silenceConsent(outline, chances);
  if (isManual) silenceMenus(outline, chances);
  if (kind !== 'forum') silenceFramedComments(outline, chances);
  const keep = bestSet(outline.leaves, chances, caution(kinds));
  settleWholes(outline, keep, chances, kind);
  const host = URL.parse(url)?.host ?? '';
  keepInside(outline, keep, { chances, kind, host });
  const posts = postsOfThread(outline, keep, believed(kinds, 'forum'));
  const bodies = posts.map(({ body }) => body);
  bodies.forEach((body) => keepBody(body, outline.leaves, keep));
  if (believed(kinds, 'forum') > SURELY) keepRemarks(bodies, outline.leaves, keep);
  const isLost = isTooLittle(outline, keep);
  const isList = kind === 'collection' || kind === 'listing';
  const small = smallPart(outline, keep);
  const mayTalk = posts.length > 0 || kind === 'forum';
  if (!isLost && !isList && !mayTalk && believed(kinds, 'article') < UNSURE)
    keepShortPart(outline, keep);
  const isThread = mayTalk && believed(kinds, 'forum') >= MAY_TALK;
  if (!isLost && !isThread) dropOutside(outline, keep, isList ? MOST_OUTSIDE : 1);
  if (isLost || small !== undefined) {
    keepLittle(outline, keep, { part: small, chances, kind, host, isList, mayTalk });
  } else tidy(outline, keep, chances, kinds, { kind, title, bodies, host });
  for (const settle of OF_EVERY_PAGE) settle(outline, keep);
  dropSaid(outline, keep, { chances, kind, isThread: posts.length > 0 });
  if (kind === 'article' && believed(kinds, 'article') > SURELY) keepSections(outline, keep);
  else if (believed(kinds, 'article') < SURELY && !mayTalk) keepParts(outline, keep);
  keepTimes(outline, keep);
  if (!isList && !mayTalk) keepFacts(outline, keep, chances, seenAt);
  keepOffered(outline, keep);
  if (posts.length === 0) keepEntries(outline, keep, isList);
  if (!mayTalk && believed(kinds, 'forum') < MAY_TALK) keepListed(outline, keep);
  keepMainPart(outline, keep);
  const headline = settleHeadline(outline.leaves, keep, namesOf(index), kind);
  if (isManual) keepPassages(outline, keep);
  if (believed(kinds, 'article') < SURELY) keepLede(outline, keep);
  const trifles = settlePictures(outline, keep, {
    kind,
    headline: headline?.element,
    host,
  });
  keepCaptionsOfPictures(outline, keep, chances);
  for (const at of writersOf(posts, outline.leaves, isThread)) keep[at] = 1;
  dropPageTools(outline, keep);
  const skip = skipSet(outline, keep);
  for (const picture of trifles) skip.add(picture);
  for (const { atoms } of facesOf(isThread ? posts : [], outline.leaves))
    for (const picture of atoms.filter(isTag)) skip.add(picture);
  for (const node of headline?.besides ?? []) skip.add(node);
  const words = outline.boxes[0]?.words ?? 0;
  const isThin = words < THIN_WORDS;
  return {
    root,
    skip,
    kind,
    words,
    kept: keptWords(outline.leaves, keep),
    isThin,
    ...(headline === undefined ? {} : { headline: headline.element }),
    ...(isLost ? { fallback: 'frame-stripped' as const } : {}),
  };
}

/** Leaves out what stands around the posts of a thread, and what readers said below an article. */
function dropSaid(
  outline: Outline,
  keep: Uint8Array,
  {
    chances,
    kind,
    isThread,
  }: Readonly<{ chances: Float32Array; kind: PageKind; isThread: boolean }>,
): void {
  // in a manual a signature is that of a function
  if (kind !== 'documentation') dropSignatures(outline, keep, isThread);
  if (kind === 'article' && !isThread) dropReplies(outline, keep, chances);
}

const TITLE_TAGS = /^(?:og|twitter):title$/i;

function namesOf({ title, titles, metas }: PageIndex): PageNames {
  const others = metas.flatMap(({ attribs }) =>
    TITLE_TAGS.test(attribs['property'] ?? attribs['name'] ?? '') ? [attribs['content'] ?? ''] : [],
  );
  return { title: title === undefined ? '' : rawTextOf(title), others, h1s: titles.length };
}

/** Belief from which on a page is treated as an article where that would harm others. */
const SURELY = 0.5;
/** The same where it may well be another page with a few lines. */
const UNSURE = 0.6;
/** Belief from which on a page may be of a kind. */
const MAYBE = 0.3;
/** The same of a thread that was found by its build: a row of things with a picture and a price is built alike. */
const MAY_TALK = 0.04;
/** The same of a page about a thing that is for sale: what stands right below its name is its price. */
const MAY_SELL = 0.04;

type LittlePlace = Readonly<{
  part: Box | undefined;
  chances: Float32Array;
  kind: PageKind;
  host: string;
  isList: boolean;
  mayTalk: boolean;
}>;

/** All of a page or of a part that says little, but its frame and what leads on. */
function keepLittle(
  outline: Outline,
  keep: Uint8Array,
  { part, chances, kind, host, isList, mayTalk }: LittlePlace,
): void {
  keepAllButFrame(outline, keep, part);
  if (!mayTalk) dropOutside(outline, keep, MOST_BESIDE);
  if (!isList) {
    dropCards(outline, keep);
    dropTeasers(outline, keep, { chances, host });
    keepBlocks(outline, keep, kind);
  }
  keepAnswers(outline, keep);
}

/** Share of the kept words that may stand outside of the box with the headline: of a list, of a page that says little. */
const MOST_OUTSIDE = 0.4;
const MOST_BESIDE = 0.65;

type TidyPlace = Readonly<{
  kind: PageKind;
  title: string;
  bodies: readonly Box[];
  host: string;
}>;

/** What goes with the chosen text, and what does not though it stands in it. */
function tidy(
  outline: Outline,
  keep: Uint8Array,
  chances: Float32Array,
  kinds: Float32Array,
  { kind, title, bodies, host }: TidyPlace,
): void {
  const { leaves } = outline;
  const isArticle = believed(kinds, 'article') > SURELY;
  // answers to a question have remarks below them
  const mayTalk = kind === 'documentation' && believed(kinds, 'forum') >= MAYBE;
  dropFrame(outline, keep, mayTalk ? 'forum' : kind);
  if (isArticle) tidyArticle(leaves, keep);
  // a reference says the same of many functions
  if (kind !== 'documentation') {
    dropRepeats(leaves, keep, isArticle);
  }
  const said = keptOf(bodies, keep);
  if (isArticle) {
    dropRelated(outline, keep);
    dropCards(outline, keep, chances);
    dropLinkClouds(outline, keep, chances);
  } else if (kind === 'product') dropCards(outline, keep);
  if (kind === 'article' || kind === 'documentation') {
    keepAttached(outline, keep);
    keepSources(outline, keep);
    keepTablesInText(outline, keep, chances);
    keepCodeInText(outline, keep);
  }
  keepBlocks(outline, keep, kind);
  if (kind === 'article' && believed(kinds, 'forum') < MAYBE)
    dropTeasers(outline, keep, { chances, host });
  for (const at of said) keep[at] = 1;
  settleHeadings({ leaves, chances }, keep, title);
  keepAnswers(outline, keep);
  keepCaptions(outline, keep);
  if (isArticle) keepVerdict(outline, keep);
  if (kind !== 'collection' && kind !== 'listing') keepRecipe(outline, keep);
  keepPrice(outline, keep, believed(kinds, 'product') >= MAY_SELL);
}

function believed(kinds: Float32Array, kind: PageKind): number {
  return kinds[PAGE_KINDS.indexOf(kind)] ?? 0;
}

/** The likeliest kind; a page of a manual often looks like an article. */
function kindOf(kinds: Float32Array, index: PageIndex): PageKind {
  let best = 0;
  for (let at = 1; at < kinds.length; at += 1) {
    if ((kinds[at] ?? 0) > (kinds[best] ?? 0)) best = at;
  }
  const kind = PAGE_KINDS[best] ?? 'article';
  if (kind !== 'article') return kind;
  const mayBeManual =
    believed(kinds, 'documentation') >= MAY_DOCUMENT && believed(kinds, 'forum') < MAY_TALK;
  return mayBeManual || isMadeAsManual(index) ? 'documentation' : kind;
}

/** Belief from which on what looks like an article, and not like a thread, is a page of a manual: news have next to none. */
const MAY_DOCUMENT = 0.1;

/** Elements whose text is laid out as it is written. */
const PRESERVED = new Set(['pre', 'xmp', 'listing']);
const LISTS = new Set(['ul', 'ol', 'dl']);
/** Share of a list's kept words from which on its other items are no noise either. */
const LIST_SHARE = 0.4;

/** A list of plain items is kept as one: a few of ten ingredients help nobody. */
function settleList(list: Box, leaves: readonly Leaf[], keep: Uint8Array): void {
  if (list.paragraphs > 2 || list.linkWords * 3 > list.words) return;
  let kept = 0;
  for (let at = list.firstLeaf; at < list.endLeaf; at += 1) {
    if (keep[at] === 1) kept += leaves[at]?.words ?? 0;
  }
  if (kept > LIST_SHARE * list.words) keep.fill(1, list.firstLeaf, list.endLeaf);
}

/** Share of a table's words in one cell, of so few cells, that make it a frame around a text. */
const ONE_CELL = 0.5;
const FEW_CELLS = 12;

function isLayout({ firstLeaf, endLeaf, words }: Box, leaves: readonly Leaf[]): boolean {
  if (endLeaf - firstLeaf > FEW_CELLS) return false;
  let longest = 0;
  for (let at = firstLeaf; at < endLeaf; at += 1)
    if (leaves[at]?.box.tag !== 'caption') longest = Math.max(longest, leaves[at]?.words ?? 0);
  return longest >= PARAGRAPH && longest > ONE_CELL * words;
}

/** Words of a paragraph. */
const PARAGRAPH = 15;

/** What stands in the columns of a page that a table lays out, and in no cell of data. */
const PARTS_OF_PAGE = new Set(['h1', 'nav', 'main', 'article', 'header', 'footer', 'aside']);

const hasHeadings = ({ firstBox, endBox }: Box, boxes: readonly Box[]): boolean =>
  boxes.slice(firstBox, endBox).filter(({ tag }) => HEADING.test(tag)).length >= FEWEST_HEADS;

/** It has parts of a page in it, most of its words in a cell with headings, or in tables of their own. */
function holdsPage({ firstBox, endBox, words }: Box, boxes: readonly Box[]): boolean {
  let tableWords = 0;
  let tableEnd = 0;
  for (let place = firstBox + 1; place < endBox; place += 1) {
    const box = boxes[place];
    if (box === undefined || PARTS_OF_PAGE.has(box.tag)) return true;
    if (box.tag === 'td' && box.words > ONE_CELL * words && hasHeadings(box, boxes)) return true;
    if (box.tag !== 'table' || place < tableEnd) continue;
    tableWords += box.words;
    tableEnd = box.endBox;
  }
  return tableWords * 2 > words;
}

/** Data tables and code are kept or left out as one, lists kept. */
function settleWholes(
  outline: Outline,
  keep: Uint8Array,
  chances: Float32Array,
  kind: PageKind,
): void {
  const { boxes, leaves } = outline;
  for (const box of boxes) {
    if (LISTS.has(box.tag)) settleList(box, leaves, keep);
    if (box.tag !== 'table' && !PRESERVED.has(box.tag)) continue;
    // old forums set each post in a table
    const isPost = kind === 'forum' && box.endLeaf - box.firstLeaf <= FEW_CELLS;
    const isFrame =
      isPost ||
      (box.paragraphs > 2 && (kind === 'forum' || !hasHeads(box, boxes))) ||
      isLayout(box, leaves) ||
      holdsPage(box, boxes);
    if (box.tag === 'table' && isFrame) continue;
    settleWhole(box, leaves, keep, chances);
  }
}

/** Cells that head rows or columns make data of a table, however much its other cells say. */
const hasHeads = ({ firstBox, endBox }: Box, boxes: readonly Box[]): boolean =>
  boxes.slice(firstBox, endBox).filter(({ tag }) => tag === 'th').length >= FEWEST_HEADS;
const FEWEST_HEADS = 2;

function settleWhole(
  box: Box,
  leaves: readonly Leaf[],
  keep: Uint8Array,
  chances: Float32Array,
): void {
  let kept = 0;
  let words = 0;
  for (let at = box.firstLeaf; at < box.endLeaf; at += 1) {
    const own = leaves[at]?.words ?? 0;
    words += own;
    kept += own * (keep[at] === 1 ? 1 : Math.min(0.3, chances[at] ?? 0));
  }
  const isWhole = kept * 2 > words || isNumbered(box, { leaves, chances });
  if (words > 0) keep.fill(isWhole ? 1 : 0, box.firstLeaf, box.endLeaf);
}

/** Fewer kept words than this on a page with many more: the scorer is lost. */
const FEW_WORDS = 20;

function isTooLittle(outline: Outline, keep: Uint8Array): boolean {
  const kept = keptWords(outline.leaves, keep);
  const all = outline.boxes[0]?.words ?? 0;
  return kept < FEW_WORDS && kept * 3 < all;
}

function skipSet(outline: Outline, keep: Uint8Array): Set<ChildNode> {
  const { boxes, leaves } = outline;
  const skip = new Set<ChildNode>();
  const kept = new Uint32Array(leaves.length + 1);
  for (let at = 0; at < leaves.length; at += 1) kept[at + 1] = (kept[at] ?? 0) + (keep[at] ?? 0);
  const isEmpty = (box: Box): boolean =>
    box.endLeaf > box.firstLeaf && kept[box.endLeaf] === kept[box.firstLeaf];
  for (let place = 1; place < boxes.length; place += 1) {
    const box = boxes[place];
    if (box === undefined || !isEmpty(box)) continue;
    if ('attribs' in box.element) skip.add(box.element);
    place = box.endBox - 1;
  }
  leaves.forEach((leaf, at) => {
    const left = keep[at] === 1 ? [] : leaf.atoms;
    if (isEmpty(leaf.box)) return;
    for (const atom of left) if (keep[at] !== PICTURES_ALONE || !isTag(atom)) skip.add(atom);
  });
  return skip;
}
