/** What stands outside of the box of an article with its headline: cards of other pages, a letter to subscribe to. */
import { announcesOthers } from './appended.ts';
import { SENTENCE_ENDS } from './features.ts';
import { keptBefore, keptIn } from './kept-words.ts';
import { leafText } from './leaf-texts.ts';
import { HEADING } from './names-of-box.ts';
import type { Box, Leaf, Outline } from './outline.ts';
import { OUTER } from './region.ts';
import { dropEnd } from './small-part.ts';

/** Share of the kept words that the box has at least. */
const SHARE = 0.75;
/** A box with so few lines and words, and more outside of it, is the head of a list. */
const HEAD_LINES = 3;
const HEAD_WORDS = 60;

/** Leaves out what stands outside of the smallest box that has the only headline and most of what was kept. */
export function dropOutside({ boxes, leaves }: Outline, keep: Uint8Array, most: number): void {
  const [headline, other] = boxes.filter(({ tag, words }) => tag === 'h1' && words > 0);
  if (headline === undefined || other !== undefined || headline.isHidden) return;
  dropEnd({ boxes, leaves }, keep);
  dropColumns(headline, { boxes, leaves }, keep);
  const offers = new Set(leaves.flatMap(({ box }) => (box.tag === 'button' ? [box.parent] : [])));
  const tells = (leaf: Leaf): boolean => isText(leaf) && !offers.has(leaf.box.parent);
  const kept = keptBefore(leaves, keep, tells);
  const enough = SHARE * (kept.at(-1) ?? 0);
  const home = homeOf(headline, kept, enough);
  if (home === undefined || enough === 0) return;
  const all = keptBefore(leaves, keep);
  const total = all.at(-1) ?? 0;
  const outside = total - keptIn(home, all);
  if (outside > most * total) return;
  const isHead = keptIn(home, kept) < HEAD_WORDS && linesIn(home, leaves, keep) <= HEAD_LINES;
  if (isHead && outside * 2 > total) return;
  const asks = /[?？؟]\s*$/u.test(leafTextOf(leaves[headline.firstLeaf]));
  leaves.forEach((leaf, at) => {
    if (keep[at] !== 1 || (at >= home.firstLeaf && at < home.endLeaf)) return;
    // below a question stand answers
    if (!asks || !tells(leaf) || !SENTENCE_ENDS.has(leaf.lastChar)) keep[at] = 0;
  });
}

/** Links of a column beside the text, and the share of its words that they have at least. */
const COLUMN_LINKS = 3;
const COLUMN_LINKED = 0.25;

/** Leaves out the columns of links beside the cell of a table that holds the headline and its text. */
function dropColumns(headline: Box, { boxes, leaves }: Outline, keep: Uint8Array): void {
  for (let cell = headline.parent; cell !== undefined; cell = cell.parent) {
    const row = cell.parent;
    if (cell.tag !== 'td' || row === undefined) continue;
    // a cell with the headline alone heads the row
    if (!keep.subarray(headline.endLeaf, cell.endLeaf).includes(1)) continue;
    for (let at = row.firstBox + 1; at < row.endBox; at = boxes[at]?.endBox ?? row.endBox) {
      const other = boxes[at];
      if (other === undefined || other === cell || other.tag !== 'td') continue;
      const own = leaves.slice(other.firstLeaf, other.endLeaf);
      const links = own.reduce((sum, leaf) => sum + leaf.links, 0);
      if (links >= COLUMN_LINKS && other.linkWords >= COLUMN_LINKED * other.words)
        keep.fill(0, other.firstLeaf, other.endLeaf);
    }
  }
}

/** Words kept below a headline that is that of the page. */
const FEW_BELOW = 20;

/** Leaves out links by themselves above the only headline, and those that a heading announces as other pages. */
export function dropLeading({ boxes, leaves }: Outline, keep: Uint8Array): void {
  const [headline, other] = boxes.filter(({ tag, words }) => tag === 'h1' && words > 0);
  const first = other === undefined && headline?.isHidden === false ? headline.firstLeaf : 0;
  const below = leaves.slice(first).filter((_, nth) => keep[first + nth] === 1);
  const isPage = below.reduce((sum, { words }) => sum + words, 0) >= FEW_BELOW;
  let end = isPage ? first : 0;
  leaves.forEach((leaf, at) => {
    if (HEADING.test(leaf.box.tag)) {
      const isAnnounced = keep[at] !== 1 && leadsOnly(leaf);
      end = isAnnounced ? (leaf.box.parent?.endLeaf ?? at) : Math.min(end, first);
    }
    if (at < end && keep[at] === 1 && leaf.words > 0 && isOfLinks(leaf.box.parent)) keep[at] = 0;
  });
}

/** A heading that announces other pages, in a box that holds nothing but links to them. */
const leadsOnly = (heading: Leaf): boolean =>
  isOfLinks(heading.box.parent, heading.words) && announcesOthers(heading);

const isOfLinks = (box: Box | undefined, besides = 0): boolean =>
  box !== undefined && box.linkWords >= LINKED * (box.words - besides);
const LINKED = 0.9;

/** The smallest box around it with so many kept words; a header has none of the text. */
function homeOf(headline: Box, kept: Uint32Array, enough: number): Box | undefined {
  let home = headline.parent;
  while (home !== undefined && (home.tag === 'header' || keptIn(home, kept) < enough))
    home = home.parent;
  return home === undefined || OUTER.has(home.tag) ? undefined : home;
}

const linesIn = ({ firstLeaf, endLeaf }: Box, leaves: readonly Leaf[], keep: Uint8Array): number =>
  leaves
    .slice(firstLeaf, endLeaf)
    .filter((leaf, nth) => keep[firstLeaf + nth] === 1 && isText(leaf)).length;

const isText = ({ words, linkWords }: Leaf): boolean => linkWords * 2 < words;

const leafTextOf = (leaf: Leaf | undefined): string => (leaf === undefined ? '' : leafText(leaf));
