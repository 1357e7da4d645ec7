/**
 * What a page lists, where it says next to nothing else: jobs, books, people, courses in cards built alike.
 *
 * Lines so short say too little to a scorer: of twelve cards it keeps four, or all of them without their prices.
 * Cards below a text, and those that are announced as other pages, lead on and are left to it.
 */
import { announcesOthers } from './appended.ts';
import { isCall } from './calls.ts';
import { onceEach } from './cards.ts';
import { isBeside, siblingsOf, type Entry } from './entries.ts';
import { SENTENCE_ENDS } from './features.ts';
import { mainOf } from './main-part.ts';
import { HEADING, classOf } from './names-of-box.ts';
import type { Box, Leaf, Outline } from './outline.ts';

/** Cards of a list, and lines of each on average. */
const FEWEST = 4;
const FEWEST_LINES = 2;
/** Words of a card: with more each is a text of its own. */
const LONG_CARD = 60;
/** Share of the cards that begin alike and are that short. */
const ALIKE = 0.8;
/** Lines and words beside the cards from which on a page is no list, and their share of the words of the cards. */
const MOST_LINES = 3;
const MOST_WORDS = 60;
const MOST_SHARE = 0.5;

/** Words of a sentence in a teaser, and of a text that such teasers may follow. */
const SENTENCE = 8;
/** Share of the words of such cards that are links. */
const LINKED = 0.8;

/** Keeps all cards of a page that is a list of them whole. */
export function keepListed(outline: Outline, keep: Uint8Array): void {
  const { boxes, leaves } = outline;
  const rows = withoutMenus(rowsOf(outline), leaves, keep);
  const isIn = new Uint8Array(leaves.length);
  for (const { first, end } of rows.flat()) isIn.fill(1, first, end);
  const listed = leaves.filter((_, at) => isIn[at] === 1);
  const beside = leaves.filter(
    ({ box, words }, at) => isIn[at] === 0 && keep[at] === 1 && words > 0 && !HEADING.test(box.tag),
  );
  const words = wordsOf(beside);
  if (beside.length > MOST_LINES || words > Math.min(MOST_WORDS, MOST_SHARE * wordsOf(listed)))
    return;
  if (words >= SENTENCE && rows.some((row) => areTeasers(row, leaves) || areTitles(row, leaves)))
    return;
  for (const box of boxes) if (box.isHidden) isIn.fill(0, box.firstLeaf, box.endLeaf);
  leaves.forEach((leaf, at) => {
    if (isIn[at] === 1 && leaf.words > 0 && !isTool(leaf)) keep[at] = 1;
  });
}

/** Without rows of links alone of which nothing was kept, beside others or above the headline: a menu that unfolds. */
function withoutMenus(
  rows: readonly (readonly Entry[])[],
  leaves: readonly Leaf[],
  keep: Uint8Array,
): readonly (readonly Entry[])[] {
  const headline = leaves.findIndex(({ box, words }) => box.tag === 'h1' && words > 0);
  const isMenu = (row: readonly Entry[]): boolean =>
    areLinks(linesOf(row, leaves)) &&
    !row.some(({ first, end }) => keep.subarray(first, end).includes(1));
  const others = rows.filter((row) => !isMenu(row));
  return others.length > 0 ? others : rows.filter(([first]) => (first?.end ?? 0) > headline);
}

/** Most have a sentence: an article has others below it. */
const areTeasers = (row: readonly Entry[], leaves: readonly Leaf[]): boolean =>
  row.filter(({ first, end }) =>
    leaves
      .slice(first, end)
      .some((leaf) => leaf.words >= SENTENCE && SENTENCE_ENDS.has(leaf.lastChar)),
  ).length *
    2 >
  row.length;

/** They say hardly more than links to other pages. */
function areTitles(row: readonly Entry[], leaves: readonly Leaf[]): boolean {
  const said = linesOf(row, leaves);
  return said.length < 3 * row.length && areLinks(said);
}

const linesOf = (row: readonly Entry[], leaves: readonly Leaf[]): readonly Leaf[] =>
  row.flatMap(({ first, end }) => leaves.slice(first, end)).filter(({ words }) => words > 0);

const areLinks = (said: readonly Leaf[]): boolean =>
  said.reduce((sum, { linkWords }) => sum + linkWords, 0) >= LINKED * wordsOf(said);

/** Rows of cards in the page's own column. */
function rowsOf(outline: Outline): readonly (readonly Entry[])[] {
  const { boxes } = outline;
  const column = columnOf(boxes) ?? boxes[0];
  if (column === undefined) return [];
  const rows: (readonly Entry[])[] = [];
  const isKnown = onceEach();
  let end = 0;
  for (const box of boxes.slice(column.firstBox + 1, column.endBox)) {
    const { parent } = box;
    if (box.firstLeaf < end || box.twins < FEWEST || NO_CARDS.has(box.tag)) continue;
    if (parent === undefined || isKnown(parent, box) || box.isHidden || isBeside(box)) continue;
    const row = cardsOf(siblingsOf(box, boxes).filter((one) => kindOf(one) === kindOf(box)));
    if (!isRow(row, outline)) continue;
    rows.push(row);
    end = row.at(-1)?.end ?? end;
  }
  return rows;
}

/** Its first class, as twins are counted. */
const kindOf = (box: Box): string => /\S*/.exec(classOf(box).trimStart())?.[0] ?? '';

/** Each box, or each line with those before the next of its kind: a link around a card is no box. */
function cardsOf(row: readonly Box[]): readonly Entry[] {
  const [first, second] = row;
  if (first === undefined || second === undefined || first.endLeaf - first.firstLeaf > 1)
    return row.map(({ firstLeaf, endLeaf }) => ({ first: firstLeaf, end: endLeaf }));
  const lines = second.firstLeaf - first.firstLeaf;
  return row.map(({ firstLeaf, parent }, at) => ({
    first: firstLeaf,
    end: row[at + 1]?.firstLeaf ?? Math.min(firstLeaf + lines, parent?.endLeaf ?? firstLeaf + 1),
  }));
}

/** The article that has the headline, or the main part; undefined: all of the page. */
function columnOf(boxes: readonly Box[]): Box | undefined {
  let up = boxes.find(({ tag, words }) => tag === 'h1' && words > 0);
  while (up !== undefined && up.tag !== 'article') up = up.parent;
  return up ?? mainOf(boxes);
}

const NO_CARDS = new Set('p tr td th tbody thead dt dd option blockquote pre figure h1'.split(' '));

function isRow(row: readonly Entry[], { leaves }: Outline): boolean {
  const cards = row.map(({ first, end }) =>
    leaves.slice(first, end).filter(({ words }) => words > 0),
  );
  const said = cards.flat();
  if (row.length < FEWEST || said.length < FEWEST_LINES * row.length) return false;
  if (said.some(({ box }) => box.tag === 'h1')) return false;
  const like = new Map<string, number>();
  for (const [leaf] of cards) {
    const tag = leaf?.box.tag ?? '';
    like.set(tag, (like.get(tag) ?? 0) + 1);
  }
  if (Math.max(...like.values()) < ALIKE * row.length) return false;
  const short = cards.filter((card) => wordsOf(card) <= LONG_CARD);
  if (short.length < ALIKE * row.length) return false;
  const above = leaves.slice(0, row[0]?.first).findLast((leaf) => leaf.words > 0);
  return above === undefined || !announcesOthers(above);
}

const wordsOf = (leaves: readonly Leaf[]): number =>
  leaves.reduce((sum, { words }) => sum + words, 0);

const isTool = (leaf: Leaf): boolean =>
  leaf.box.tag === 'button' || (leaf.linkWords === leaf.words && isCall(leaf));
