/**
 * Entries of a page that lists what it published: posts, papers, events, releases. A scorer of lines keeps what they say and
 * takes titles that are links, and days, for teasers; without them nobody can tell one entry from the next.
 *
 * Where a row of boxes alike, or of headings with text below, holds most of what was kept, each entry has its title and its day.
 */
import { isTag } from 'domhandler';
import { findDate } from '../page/dates.ts';
import { keptBefore } from './kept-words.ts';
import { leafText } from './leaf-texts.ts';
import { markOf } from './marks.ts';
import { HEADING } from './names-of-box.ts';
import type { Box, Leaf, Outline } from './outline.ts';

/** Leaves of one entry, end exclusive. */
export type Entry = Readonly<{ first: number; end: number }>;

interface Place extends Outline {
  readonly keep: Uint8Array;
  /** Kept words of lines before each leaf. */
  readonly said: Uint32Array;
}

const FEWEST = 2;
/** Share of the entries of a row that have something, and of the kept words that the row holds. */
const MOST = 0.8;
const SHARE = 0.5;
/** Words of a line that says something, and of one that is a link; of the longest title and of the longest line with a day. */
const LINE = 2;
const LINKED_LINE = 8;
const LONG_TITLE = 30;
const LONG_DAY = 14;
/** Lines of an entry in which its title stands. */
const NEAR = 4;

/** Keeps title and day of entries whose text is kept. */
export function keepEntries({ boxes, leaves }: Outline, keep: Uint8Array, isList: boolean): void {
  const said = keptBefore(leaves, keep, isLine);
  const all = said.at(-1) ?? 0;
  const place: Place = { boxes, leaves, keep, said };
  const seen = new Set<string>();
  for (const box of boxes) {
    if (box.twins < FEWEST || isNoEntry(box)) continue;
    const inside = (said[box.parent?.endLeaf ?? 0] ?? 0) - (said[box.firstLeaf] ?? 0);
    const kind = `${String(box.parent?.firstBox)} ${box.tag} ${String(box.twins)}`;
    if (inside === 0 || inside < SHARE * all || seen.has(kind)) continue;
    seen.add(kind);
    const row = rowOf(box, place);
    if (row === undefined) continue;
    if (!isBeside(box)) keepNames(row, place, isList);
    return;
  }
}

/** A line of text: no heading, and no link but a long one. */
const isLine = ({ box, words, linkWords }: Leaf): boolean =>
  words >= (linkWords * 3 < words ? LINE : LINKED_LINE) && !HEADING.test(box.tag);

/** The row that a box begins, if nearly all of its boxes say something and they hold most of what is said. */
function rowOf(first: Box, place: Place): readonly Entry[] | undefined {
  const { said } = place;
  const siblings = siblingsOf(first, place.boxes);
  for (const like of [siblings, siblings.filter(({ twins }) => twins === first.twins)]) {
    const row = entriesOf(like);
    const [from, to] = [row[0]?.first ?? 0, row.at(-1)?.end ?? 0];
    if (row.length < FEWEST || (said[to] ?? 0) - (said[from] ?? 0) < SHARE * (said.at(-1) ?? 0))
      continue;
    if (row.filter((entry) => saysSomething(entry, place)).length >= MOST * row.length) return row;
  }
  return undefined;
}

const saysSomething = ({ first, end }: Entry, { said }: Place): boolean =>
  (said[end] ?? 0) > (said[first] ?? 0);

const PARTS = new Set(['p', 'td', 'th', 'dd', 'figure', 'blockquote', 'pre', 'option', 'thead']);

const isNoEntry = ({ tag, isHidden }: Box): boolean => isHidden || PARTS.has(tag);

/** A box and those of its tag behind it. */
export function siblingsOf(first: Box, boxes: readonly Box[]): readonly Box[] {
  const end = first.parent?.endBox ?? 0;
  const siblings: Box[] = [];
  for (let at = first.firstBox; at < end; at = boxes[at]?.endBox ?? end) {
    const box = boxes[at];
    if (box?.tag === first.tag) siblings.push(box);
  }
  return siblings;
}

/** Each box, or each heading with all that stands before the next. */
const entriesOf = (like: readonly Box[]): readonly Entry[] =>
  like.map(({ tag, firstLeaf, endLeaf, parent }, at) => ({
    first: firstLeaf,
    end: HEADING.test(tag) ? (like[at + 1]?.firstLeaf ?? parent?.endLeaf ?? 0) : endLeaf,
  }));

const BESIDE = markOf('nav', 'side', 'related', 'ad', 'footer', 'comment', 'share');
const OUTSIDE = new Set(['aside', 'nav', 'footer', 'header', 'form']);

/**
 * It or a box around it is called no part of the text: comments have a name and a day as well. `near` is a line that is
 * kept: a box around both of them does not tell them apart.
 */
export function isBeside(box: Box, near?: Leaf): boolean {
  const isAroundBoth = ({ firstBox, endBox }: Box): boolean =>
    near !== undefined && near.box.firstBox >= firstBox && near.box.firstBox < endBox;
  for (let up: Box | undefined = box; up !== undefined && !isAroundBoth(up); up = up.parent)
    if (OUTSIDE.has(up.tag) || (up.marks & BESIDE) !== 0) return true;
  return false;
}

/** Keeps titles and days of a row's entries; of a page that is no list, only where each title leads on and has a day. */
function keepNames(row: readonly Entry[], place: Place, isList: boolean): void {
  const { leaves, keep } = place;
  const titles = row
    .filter((entry) => saysSomething(entry, place))
    .flatMap((entry) => titleOf(entry, place) ?? []);
  const names = new Set(titles.map((at) => textAt(at, place)));
  if (titles.length < MOST * row.length || names.size < MOST * titles.length) return;
  const own = new Set(titles);
  const days = row.flatMap((entry) => dayOf(entry, own, place) ?? []);
  const isDated = days.length >= MOST * row.length;
  const linked = titles.filter((at) => (leaves[at]?.linkWords ?? 0) > 0).length;
  if (!isList && (!isDated || linked < MOST * row.length)) return;
  for (const at of titles) keep[at] = 1;
  if (isDated) for (const at of days) keep[at] = 1;
}

const textAt = (at: number, { leaves }: Place): string => {
  const leaf = leaves[at];
  return leaf === undefined ? '' : leafText(leaf);
};

/** Its heading, or a link above all else it says; the text itself where that begins with a link. */
function titleOf({ first, end }: Entry, { leaves, keep }: Place): number | undefined {
  let lines = 0;
  let link: number | undefined;
  for (let at = first; at < end && lines < NEAR; at += 1) {
    const leaf = leaves[at];
    if (leaf === undefined || leaf.words === 0) continue;
    if (HEADING.test(leaf.box.tag)) return leaf.words > LONG_TITLE ? undefined : at;
    lines += 1;
    if (leaf.linkWords > 0 && (isLine(leaf) || leaf.linkWords * 3 > leaf.words * 2)) link ??= at;
    // below what it says stands no title
    if (keep[at] === 1 && !isDay(leaf)) link ??= end;
  }
  return link === end ? undefined : link;
}

/** The line of an entry that has its day. */
function dayOf(
  { first, end }: Entry,
  titles: ReadonlySet<number>,
  { leaves }: Place,
): number | undefined {
  for (let at = first; at < end; at += 1) {
    const leaf = leaves[at];
    if (leaf !== undefined && !titles.has(at) && isDay(leaf)) return at;
  }
  return undefined;
}

/** A line with a day, and hardly more. */
export const isDay = (leaf: Leaf): boolean =>
  leaf.words > 0 &&
  leaf.words <= LONG_DAY &&
  (isTime(leaf) || (leaf.digits > 0 && dayIn(leaf) !== undefined));

/** The first day in a line: `2026-11-30`, a time of day behind it or not. */
export const dayIn = (leaf: Leaf): string | undefined =>
  findDate(leafText(leaf), { monthFirst: false });

/** Some of it is marked as a time. */
const isTime = ({ box, atoms }: Leaf): boolean =>
  box.tag === 'time' ||
  atoms.some(({ parent }) => {
    for (let up = parent; up !== null && isTag(up) && up !== box.element; up = up.parent)
      if (up.name === 'time') return true;
    return false;
  });
