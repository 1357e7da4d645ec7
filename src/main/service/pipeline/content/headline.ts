/**
 * The page's own headline: which heading it is, and that it stands above what is kept, once.
 *
 * It agrees with the document's title (or what the page tells others as its title), or is the only `h1` there is. A
 * site's name in an `h1` is none: it is a short part of the title, and a link to the front page.
 */
import type { Element } from 'domhandler';
import { wordsIn } from '../dom/text.ts';
import { leafText } from './leaf-texts.ts';
import type { Leaf } from './outline.ts';
import type { PageKind } from './page-kind.ts';

/** What a page calls itself. */
export interface PageNames {
  /** The document's title, as written. */
  readonly title: string;
  /** `og:title`, `twitter:title`. */
  readonly others: readonly string[];
  /** How many `h1` it has. */
  readonly h1s: number;
}

const HEADING = /^h[1-6]$/;
/** Smaller headings are headlines only if they are as long as one. */
const FEWEST_WORDS = 3;
const LOWEST = 3;
/** Kept words that may stand above a headline: a line on top, a date, the text below a picture. */
const MOST_ABOVE = 60;
/** A line above the headline of so many words is no text. */
const SHORT_LINE = 12;

/**
 * Keeps the headline above the kept text and gives its element; headings that only say it again go. Undefined: the
 * page shows none.
 */
export function settleHeadline(
  leaves: readonly Leaf[],
  keep: Uint8Array,
  names: PageNames,
  kind: PageKind,
): Element | undefined {
  const first = leaves.findIndex((leaf, at) => keep[at] === 1 && leaf.words > 0);
  if (first === -1) return undefined;
  const at = findHeadline(leaves, keep, names, first);
  const leaf = leaves[at];
  if (leaf === undefined) return undefined;
  keep[at] = 1;
  dropAgain(leaves, keep, at);
  if (kind === 'article') dropLinesAbove(leaves, keep, at);
  const { element } = leaf.box;
  return 'attribs' in element ? element : undefined;
}

function findHeadline(
  leaves: readonly Leaf[],
  keep: Uint8Array,
  names: PageNames,
  first: number,
): number {
  const reach = reachOf(leaves, keep, first);
  const segments = segmentsOf(names.title);
  const told = names.others.map(plainWords).filter((words) => words !== '');
  let best = -1;
  let only = -1;
  for (let at = 0; at < reach; at += 1) {
    const leaf = leaves[at];
    if (leaf === undefined || leaf.words === 0 || !HEADING.test(leaf.box.tag)) continue;
    const level = Number(leaf.box.tag[1]);
    if (level > LOWEST || (level > 1 && leaf.words < FEWEST_WORDS)) continue;
    const words = plainWords(leafText(leaf));
    if (level === 1) only = at;
    if (!agrees(words, segments, told)) continue;
    const before = leaves[best];
    // the one of the higher rank, the last of equals: that is nearest to the text
    if (before === undefined || level <= Number(before.box.tag[1])) best = at;
  }
  if (best !== -1) return best;
  const line = findLine(leaves, reach, [...segments, ...told]);
  if (line !== -1) return line;
  const alone = leaves[only];
  const isTheOne = names.h1s === 1 && alone !== undefined && !isSiteName(alone, segments);
  return isTheOne ? only : -1;
}

/** Tags of lines that templates without headings set a headline in. */
const LINE_TAGS = new Set([
  'p',
  'div',
  'td',
  'th',
  'center',
  'caption',
  'dt',
  'li',
  'header',
  'section',
]);
const FEWEST_LINE_WORDS = 4;
const MOST_LINE_WORDS = 40;

/** A line that is no heading and says the title, word for word; the last one before the text. */
function findLine(leaves: readonly Leaf[], reach: number, names: readonly string[]): number {
  let found = -1;
  for (let at = 0; at < reach; at += 1) {
    const leaf = leaves[at];
    if (leaf === undefined || leaf.words < FEWEST_LINE_WORDS || leaf.words > MOST_LINE_WORDS)
      continue;
    if (!LINE_TAGS.has(leaf.box.tag) || leaf.box.endLeaf - leaf.box.firstLeaf > 1) continue;
    if (leaf.linkWords > 0 && isInList(leaf)) continue;
    if (names.includes(plainWords(leafText(leaf)))) found = at;
  }
  return found;
}

const isInList = ({ box }: Leaf): boolean => box.tag === 'li' || box.parent?.tag === 'li';

/** The place up to which a headline may stand: a few kept lines may be above it. */
function reachOf(leaves: readonly Leaf[], keep: Uint8Array, first: number): number {
  let words = 0;
  for (let at = first; at < leaves.length; at += 1) {
    if (keep[at] === 1 && !HEADING.test(leaves[at]?.box.tag ?? '')) words += leaves[at]?.words ?? 0;
    if (words > MOST_ABOVE) return at;
  }
  return leaves.length;
}

/** ` - `, ` | `, ` · `, ` » ` and the like part a title from the site's name. */
const PARTS = /\s+[-–—|·•»«:/~]+\s+|[|»«｜_]|\s*[-—–]\s*(?=[^-—–]*$)/u;

function segmentsOf(title: string): readonly string[] {
  return title
    .split(PARTS)
    .map(plainWords)
    .filter((words) => words !== '');
}

/** Share of the words of one that must stand in the other. */
const ALIKE = 0.75;

function agrees(words: string, segments: readonly string[], told: readonly string[]): boolean {
  if (words === '') return false;
  if (told.some((name) => isAlike(words, name))) return true;
  const [longest = ''] = [...segments].sort((a, b) => b.length - a.length);
  const [start = ''] = segments;
  const whole = segments.join(' ');
  return isAlike(words, longest) || isAlike(words, start) || isAlike(words, whole);
}

/** The same words, or one the beginning of the other: titles are cut, headlines have a second line. */
function isAlike(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const isLong = short.length >= 12 || hasWide(short);
  if (isLong && long.includes(short) && short.length >= ALIKE * 0.6 * long.length) return true;
  const known = new Set(long.split(' '));
  const words = short.split(' ');
  const shared = words.filter((word) => known.has(word)).length;
  return (
    words.length >= 3 && shared >= ALIKE * words.length && words.length >= ALIKE * 0.6 * known.size
  );
}

const hasWide = (text: string): boolean => /[\u2e80-\uffdc]/.test(text);

/** A short part of the title that is not its longest, or a link. */
function isSiteName(leaf: Leaf, segments: readonly string[]): boolean {
  if (leaf.linkWords === leaf.words) return true;
  const words = plainWords(leafText(leaf));
  return segments.length > 1 && segments.slice(1).includes(words);
}

/** Headings near the headline that say the same. */
const NEAR = 12;

function dropAgain(leaves: readonly Leaf[], keep: Uint8Array, headline: number): void {
  const chosen = leaves[headline];
  if (chosen === undefined) return;
  const words = plainWords(leafText(chosen));
  const from = Math.max(0, headline - NEAR);
  for (let at = from; at < Math.min(leaves.length, headline + NEAR); at += 1) {
    const leaf = leaves[at];
    if (at === headline || leaf === undefined || keep[at] !== 1 || leaf.words === 0) continue;
    const isLine = HEADING.test(leaf.box.tag) || (at < headline && leaf.words <= LONG_LINE);
    if (isLine && plainWords(leafText(leaf)) === words) keep[at] = 0;
  }
}

const LONG_LINE = 40;

/** An article begins with its headline: what a theme puts above it is a category, a date, a share call. */
function dropLinesAbove(leaves: readonly Leaf[], keep: Uint8Array, headline: number): void {
  for (let at = 0; at < headline; at += 1) {
    const leaf = leaves[at];
    if (leaf !== undefined && leaf.words > 0 && leaf.words < SHORT_LINE) keep[at] = 0;
  }
}

/** Its words in lower case, one space between. */
export function plainWords(text: string): string {
  return wordsIn(text.toLowerCase()).join(' ');
}
