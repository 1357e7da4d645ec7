/**
 * Rows of pictures alike that are what a page shows: thumbnails, slides, views of a product, an album, a range of goods.
 *
 * Each picture alone may look like a face or a teaser: small, square, a link to another page. The row tells: it stands
 * in the box of the headline, not in one that calls itself an aside, below no line that announces other pages, and its
 * links do not lead to other sites. Rows whose items have titles are a page's own where it has hardly any text besides.
 */
import { announcesOthers } from './appended.ts';
import type { Box, Leaf, Outline } from './outline.ts';
import type { PageKind } from './page-kind.ts';
import {
  PEOPLE,
  SOLD,
  elsewhereOf,
  isAmongLogos,
  isElsewhere,
  isMarkedBelow,
} from './pictures-marks.ts';
import { isWithin, type Story } from './pictures-story.ts';
import { leadsAbroad, leadsAway } from './pictures-trifles.ts';
import { OUTER } from './region.ts';

/** Pictures that make a row; with titles that lead on there must be more. */
const FEWEST = 2;
const FEWEST_LINKED = 3;
/** Share of a row's boxes that must have a picture. */
const MOSTLY = 0.8;
/** Words of a title and a price below each picture. */
const TITLE_WORDS = 14;
/** Words of a text that a row of titled pictures is no part of, and of a line in the headline's own box. */
const MUCH_TEXT = 60;
const LINE_WORDS = 8;
/** Words of the longest caption. */
const CAPTION_WORDS = 40;
/** Words of a whole row that are a credit or a counter. */
const FEW_WORDS = 3;

/** Leaves from the first of a row to the one after its last. */
interface Row {
  /** The box of its items; of pictures in one run, the run's own. */
  readonly box: Box;
  readonly first: number;
  readonly end: number;
  readonly images: number;
  readonly words: number;
  readonly linkWords: number;
  /** Its items are figures with their captions. */
  readonly isFigures: boolean;
}

interface Page extends Outline {
  readonly keep: Uint8Array;
  readonly kind: PageKind;
  /** Place of the headline; -1: none. */
  readonly headline: number;
  readonly story: Story | undefined;
  /** Host of the page's address. */
  readonly host: string;
}

/** What `ownRows` says of a leaf: its pictures are thumbnails, or have a text each and may be signs and faces, too. */
export const THUMBNAILS = 1;
const CAPTIONED = 2;

/** THUMBNAILS or CAPTIONED for each leaf of a row of pictures that the page shows as its own. */
export function ownRows(page: Page): Uint8Array {
  const own = new Uint8Array(page.leaves.length);
  if (page.headline === -1) return own;
  for (const row of rowsOf(page)) {
    const grade = gradeOf(row, page);
    // rows come outermost first: one of signs may stand in a row of boxes that hold other things, too
    if (grade !== 0 || isOfOthers(row, page)) own.fill(grade, row.first, row.end);
  }
  return own;
}

function gradeOf(row: Row, page: Page): number {
  const isLong = row.words > TITLE_WORDS * row.images;
  if (isLong) return isCaptionedRow(row, page) ? CAPTIONED : 0;
  if (!isOwn(row, page)) return 0;
  // points of a list have signs as small as thumbnails
  return row.words > FEW_WORDS && row.linkWords === 0 && !row.isFigures ? CAPTIONED : THUMBNAILS;
}

/** Figures in the story's own box with a few lines each; text that follows says that they stand in the midst of it. */
function isCaptionedRow(row: Row, page: Page): boolean {
  const { leaves, story } = page;
  const leaf = leaves[row.first];
  if (!row.isFigures || leaf === undefined || story === undefined) return false;
  if (!isInside(row.box, story) || row.end > story.to) return false;
  if (row.words > CAPTION_WORDS * row.images || isAnnounced(row, page)) return false;
  const block = childTowards(leaf.box, story.box) ?? leaf.box;
  return !isMarkedBelow(leaf, block, SOLD) && !isInFrame(leaf.box, block);
}

const isInside = (box: Box, story: Story): boolean =>
  !OUTER.has(story.box.tag) && isWithin(box, story.box);

function rowsOf({ boxes, leaves }: Outline): readonly Row[] {
  const rows: Row[] = [];
  // one row a box: all its items are looked at together
  const seen = new Set<Box | undefined>();
  for (const first of boxes) {
    if (first.twins < FEWEST || first.images === 0 || seen.has(first.parent)) continue;
    seen.add(first.parent);
    const row = rowFrom(first, boxes);
    if (row !== undefined) rows.push(row);
  }
  leaves.forEach((leaf, at) => {
    const { box, images, words, linkWords } = leaf;
    if (images >= FEWEST && words <= FEW_WORDS)
      rows.push({ box, first: at, end: at + 1, images, words, linkWords, isFigures: false });
  });
  return rows;
}

/** The row that begins with this box: it and its likes in their parent. */
function rowFrom(first: Box, boxes: readonly Box[]): Row | undefined {
  const box = first.parent;
  if (box === undefined) return undefined;
  const sums = { all: 0, pictured: 0, images: 0, words: 0, linkWords: 0, end: first.endLeaf };
  for (let at = first.firstBox; at < box.endBox; at = boxes[at]?.endBox ?? box.endBox) {
    const item = boxes[at];
    if (item?.tag !== first.tag || item.twins !== first.twins) continue;
    sums.all += 1;
    if (item.images > 0) sums.pictured += 1;
    sums.images += item.images;
    sums.words += item.words;
    sums.linkWords += item.linkWords;
    sums.end = item.endLeaf;
  }
  const { all, pictured, end, ...row } = sums;
  if (pictured < FEWEST || pictured < MOSTLY * all) return undefined;
  return { box, first: first.firstLeaf, end, ...row, isFigures: first.tag === 'figure' };
}

/** Signs of partners, or pictures that lead to other sites. */
function isOfOthers(row: Row, page: Page): boolean {
  const leaf = page.leaves[row.first];
  return (
    leaf === undefined ||
    isAmongLogos(leaf.box, row.box.parent ?? row.box) ||
    isMostlyAbroad(row, page)
  );
}

function isOwn(row: Row, page: Page): boolean {
  const { leaves } = page;
  const home = homeOf(row.box, page.headline);
  const leaf = leaves[row.first];
  if (home === undefined || leaf === undefined) return false;
  const block = childTowards(leaf.box, home) ?? leaf.box;
  if (isNamedElsewhere(row, leaf, block, page)) return false;
  if (isAmongLogos(leaf.box, block) || isMostlyAbroad(row, page)) return false;
  if (isAnnounced(row, page)) return false;
  const isPlain = row.linkWords === 0 && !leadsElsewhere(row, leaves);
  return row.words <= FEW_WORDS || isPlain || isAlbum(row, home, page);
}

/** The first of its pictures is a link to another page: to a text, may be. */
function leadsElsewhere({ first, end }: Row, leaves: readonly Leaf[]): boolean {
  const leaf = leaves.slice(first, end).find(({ images }) => images > 0);
  return leaf?.atoms.some(leadsAway) === true;
}

/** In the box of the story a row without words is none of what its names say: themes call sliders menus, rails, posters. */
function isNamedElsewhere(row: Row, leaf: Leaf, block: Box, { story, kind }: Page): boolean {
  const isBare = row.words <= FEW_WORDS || row.isFigures;
  if (!isBare || story === undefined || !isInside(row.box, story))
    return isElsewhere(leaf, block, elsewhereOf(kind, row.images >= PEOPLE));
  return isMarkedBelow(leaf, block, SOLD) || isInFrame(leaf.box, block);
}

function isInFrame(box: Box, block: Box): boolean {
  for (let up: Box | undefined = box; up !== undefined; up = up.parent) {
    if (up.tag === 'nav' || up.tag === 'footer') return true;
    if (up === block) return false;
  }
  return false;
}

/** The smallest box with the row and the headline; undefined: only the whole page has both. */
function homeOf(box: Box, headline: number): Box | undefined {
  let up: Box | undefined = box;
  while (up !== undefined && (headline < up.firstLeaf || headline >= up.endLeaf)) up = up.parent;
  return up;
}

/** The outermost box around `inner` below `outer`. */
function childTowards(inner: Box, outer: Box): Box | undefined {
  let child: Box | undefined;
  for (let up: Box | undefined = inner; up !== undefined && up !== outer; up = up.parent) {
    child = up;
  }
  return child;
}

/** Pictures with titles that lead on are what the page shows: it has little text before them, and no text of its own beside. */
function isAlbum(row: Row, home: Box, page: Page): boolean {
  const { leaves, headline, kind } = page;
  if (row.images < FEWEST_LINKED || row.first < headline || isBelowText(row, page)) return false;
  if (OUTER.has(home.tag) && kind === 'article') return false;
  // the headline stands with a text in a box of their own, the row beside it
  const own = leaves[headline]?.box;
  const text = own === undefined ? undefined : childTowards(own, home);
  if (text === undefined || text === own) return true;
  return text.words - (leaves[headline]?.words ?? 0) <= LINE_WORDS;
}

/** More than a line or two of kept text between the headline and the row. */
function isBelowText(row: Row, { leaves, keep, headline }: Page): boolean {
  let before = 0;
  let texts = 0;
  for (let at = headline + 1; at < row.first; at += 1) {
    const words = keep[at] === 1 ? (leaves[at]?.words ?? 0) : 0;
    before += words;
    if (words > LINE_WORDS) texts += 1;
  }
  return texts > 1 || before > MUCH_TEXT;
}

/** A short line right above the row says that other pages follow. */
function isAnnounced({ box, first }: Row, { leaves, headline }: Page): boolean {
  for (let at = first - 1; at > headline && at >= box.firstLeaf - 2; at -= 1) {
    const leaf = leaves[at];
    if (leaf === undefined || leaf.words === 0) continue;
    return announcesOthers(leaf);
  }
  return false;
}

/** Half of its pictures or more lead to other sites: partners, networks, shops. */
function isMostlyAbroad({ first, end, images }: Row, { leaves, host }: Page): boolean {
  let abroad = 0;
  for (let at = first; at < end; at += 1) {
    for (const atom of leaves[at]?.images === 0 ? [] : (leaves[at]?.atoms ?? [])) {
      if (leadsAbroad(atom, host)) abroad += 1;
    }
  }
  return abroad * 2 >= images;
}
