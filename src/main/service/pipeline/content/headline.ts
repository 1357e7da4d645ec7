/**
 * The page's own headline: which heading it is, and that it stands above what is kept, once.
 *
 * It agrees with the document's title (or what the page tells others as its title), or is the only `h1` there is. A
 * site's name in an `h1` is none: it is a short part of the title, and a link to the front page.
 */
import { isTag, isText, type ChildNode, type Element } from 'domhandler';
import {
  FEWEST_LINE_WORDS,
  besidesOf,
  hasWide,
  isTitled,
  isWithin,
  partOf,
  plainWords,
  runOf,
  wordsOfPart,
} from './headline-part.ts';
import { leafText } from './leaf-texts.ts';
import { HEADING } from './names-of-box.ts';
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

/** Smaller headings are headlines only if they are as long as one. */
const FEWEST_WORDS = 3;
const LOWEST = 3;
/** Kept words that may stand above a headline: a line on top, a date, the text below a picture. */
const MOST_ABOVE = 60;
/** A line above the headline of so many words is no text. */
const SHORT_LINE = 12;

export interface Headline {
  readonly element: Element;
  /** What stands beside it in the same run of text, and is to be left out: a section's name, a date. */
  readonly besides: readonly ChildNode[];
}

/**
 * Keeps the headline above the kept text and gives its element; headings that only say it again go. Undefined: the
 * page shows none.
 */
export function settleHeadline(
  leaves: readonly Leaf[],
  keep: Uint8Array,
  names: PageNames,
  kind: PageKind,
): Headline | undefined {
  const first = leaves.findIndex((leaf, at) => keep[at] === 1 && leaf.words > 0);
  if (first === -1) return undefined;
  const said = namesOf(names);
  const at = findHeadline(leaves, keep, { ...names, said }, { first, kind });
  const leaf = leaves[at];
  if (leaf === undefined) return undefined;
  const isHeading = HEADING.test(leaf.box.tag);
  const part = partOf(leaf, said) ?? (isHeading ? undefined : runOf(leaf));
  const besides = settleBesides(leaf, part, keep[at] === 1, said);
  keep[at] = 1;
  dropAgain(leaves, keep, at);
  if (kind === 'article' || kind === 'documentation') dropLinesAbove(leaves, keep, at);
  const element = part ?? leaf.box.element;
  return 'attribs' in element ? { element, besides } : undefined;
}

function settleBesides(
  leaf: Leaf,
  part: Element | undefined,
  isKept: boolean,
  names: readonly string[],
): readonly ChildNode[] {
  const isHeading = HEADING.test(leaf.box.tag);
  if (part === undefined) return isHeading ? besidesOf(leaf, names) : [];
  return isKept && !isHeading ? [] : leaf.atoms.filter((atom) => !isWithin(atom, part));
}

const namesOf = ({ title, others }: PageNames): readonly string[] =>
  [...segmentsOf(title), ...runsOf(title), ...others.map(plainWords)].filter(
    (words) => words !== '',
  );

/** The title, and what it begins with or ends in where a sign parts it: the headline may have such a sign of its own. */
function runsOf(title: string): readonly string[] {
  const signs = [...title.matchAll(PARTING)].slice(0, MOST_SIGNS);
  return [
    title,
    ...signs.flatMap(({ 0: sign, index }) => [
      title.slice(0, index),
      title.slice(index + sign.length),
    ]),
  ].map(plainWords);
}

/** Signs in a title that are looked at. */
const MOST_SIGNS = 8;

// oxlint-disable-next-line complexity -- one search over one page, first hit wins: its questions are asked in this order
function findHeadline(
  leaves: readonly Leaf[],
  keep: Uint8Array,
  names: PageNames & { readonly said: readonly string[] },
  { first, kind }: Readonly<{ first: number; kind: PageKind }>,
): number {
  const reach = reachOf(leaves, keep, first);
  const segments = segmentsOf(names.title);
  const titles = titlesOf(segments, names.others);
  const whole = kind === 'documentation' ? plainWords(names.title) : undefined;
  let best = -1;
  let only = -1;
  let site = -1;
  for (let at = 0; at < reach; at += 1) {
    const leaf = leaves[at];
    if (leaf === undefined || leaf.words === 0 || !HEADING.test(leaf.box.tag)) continue;
    const level = Number(leaf.box.tag[1]);
    if (level > LOWEST) continue;
    const words = plainWords(leafText(leaf));
    if (level > 1 && leaf.words < FEWEST_WORDS && words !== whole) continue;
    if (level === 1) only = at;
    if (words === '' || !titles.some((title) => isAlike(words, title))) continue;
    if (leadsHome(leaf)) {
      site = at;
      continue;
    }
    const before = leaves[best];
    // the one of the higher rank, the last of equals: that is nearest to the text
    if (before === undefined || level <= Number(before.box.tag[1])) best = at;
  }
  if (best !== -1) return best;
  const line = findLine(leaves, reach, names.said);
  if (line !== -1) return line;
  const alone = leaves[only];
  const isTheOne = names.h1s === 1 && alone !== undefined && !isSiteName(alone, segments);
  if (isTheOne) return only;
  const short = kind === 'documentation' ? findShort(leaves, reach, names, segments) : -1;
  if (short !== -1) return short;
  const above = findAbove(leaves, keep, first);
  return above === -1 ? site : above;
}

/**
 * The heading of a manual that says a part of the title, be it one word: an `h1`, or on a page without one a smaller
 * heading that says what the title begins with.
 */
function findShort(
  leaves: readonly Leaf[],
  reach: number,
  { title, h1s }: PageNames,
  segments: readonly string[],
): number {
  const [start = ''] = title.split(TITLE_NAME).map(plainWords);
  return leaves.findIndex((leaf, at) => {
    const { tag } = leaf.box;
    if (at >= reach || leaf.linkWords > 0 || !SHORT_HEADING.test(tag)) return false;
    const said = plainWords(leafText(leaf));
    return said !== '' && (tag === 'h1' ? segments.includes(said) : h1s === 0 && said === start);
  });
}

const SHORT_HEADING = /^h[1-3]$/;
const TITLE_NAME = /:\s|\s[-–—|·•»«/~]+\s/u;

/** All of it is a link to the front page. */
function leadsHome({ words, linkWords, atoms, box }: Leaf): boolean {
  if (linkWords < words) return false;
  for (const start of [atoms[0], box.element]) {
    for (let up = start?.parent ?? null; up !== null && isTag(up); up = up.parent) {
      if (up.name === 'a') return HOME.test(up.attribs['href'] ?? '');
    }
  }
  return false;
}

const HOME = /^(?:https?:\/\/[^/]+)?\/?(?:index\.\w+)?$/;

/** Where no name tells: the one heading of its rank, or line that is called a title, right above the kept text. */
function findAbove(leaves: readonly Leaf[], keep: Uint8Array, first: number): number {
  const text = leaves.findIndex(
    (leaf, at) => at >= first && keep[at] === 1 && leaf.words > 0 && !HEADING.test(leaf.box.tag),
  );
  const ranks = leaves.map(({ box: { tag }, words }, at) =>
    HEADING.test(tag) && words > 0 && keep[at] === 1 ? Number(tag[1]) : 9,
  );
  for (let at = text; at >= Math.max(0, text - NEAR); at -= 1) {
    const leaf = leaves[at];
    if (leaf === undefined || leaf.words === 0 || leadsHome(leaf)) continue;
    if (HEADING.test(leaf.box.tag)) {
      const rank = Number(leaf.box.tag[1]);
      const isHighest = ranks.every((other, place) => place === at || other > rank);
      return isHighest && rank <= LOWEST && leaf.words >= FEWEST_WORDS ? at : -1;
    }
    if (isTitleLine(leaf)) return at;
  }
  return -1;
}

function isTitleLine(leaf: Leaf): boolean {
  const { words, linkWords, box } = leaf;
  if (words < FEWEST_LINE_WORDS || linkWords > 0 || !LINE_TAGS.has(box.tag)) return false;
  const { element } = box;
  const isLine = box.endLeaf - box.firstLeaf === 1 && words <= MOST_LINE_WORDS;
  return (isLine && 'attribs' in element && isTitled(element)) || partOf(leaf, []) !== undefined;
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
const MOST_LINE_WORDS = 40;

/** A line that is no heading and says the title, word for word; the last one before the text. */
function findLine(leaves: readonly Leaf[], reach: number, names: readonly string[]): number {
  let found = -1;
  for (let at = 0; at < reach; at += 1) {
    const leaf = leaves[at];
    if (leaf === undefined || leaf.words < FEWEST_LINE_WORDS) continue;
    if (leaf.linkWords > 0 && isInList(leaf)) continue;
    const isLine = LINE_TAGS.has(leaf.box.tag) && leaf.box.endLeaf - leaf.box.firstLeaf === 1;
    const isNamed =
      isLine && leaf.words <= MOST_LINE_WORDS && names.includes(plainWords(leafText(leaf)));
    if (isNamed || isNamedPart(leaf, names) || isNamedRun(leaf, names)) found = at;
  }
  return found;
}

/** A run of text, a piece of which is the page's name: no link, or one that is called a title, as boards of links have it. */
function isNamedPart(leaf: Leaf, names: readonly string[]): boolean {
  if (leaf.atoms.length < 2 || HEADING.test(leaf.box.tag)) return false;
  const part = partOf(leaf, names);
  if (part === undefined || !names.includes(wordsOfPart(leaf, part))) return false;
  if (CODE.has(part.name) || isInSentence(leaf, part)) return false;
  if (part.name !== 'a') return leaf.linkWords * 2 <= leaf.words;
  const { element } = leaf.box;
  return isTitled(part) || ('attribs' in element && isTitled(element));
}

const CODE = new Set(['code', 'kbd', 'samp', 'tt', 'var']);

/** What stands around the piece is a sentence that it is a word of, no date and no section's name. */
function isInSentence({ atoms, ...leaf }: Leaf, part: Element): boolean {
  const texts = atoms.map((atom) => (isText(atom) && !isWithin(atom, part) ? atom.data : ''));
  const [first, last] = [
    atoms.findIndex((atom) => isWithin(atom, part)),
    atoms.findLastIndex((atom) => isWithin(atom, part)),
  ];
  const behind = texts.slice(last + 1).join('');
  if (texts.slice(0, first).some((text) => text.trim() !== '')) return STAYS_SMALL.test(behind);
  const around = leaf.words - wordsOfPart({ atoms, ...leaf }, part).split(' ').length;
  return around >= FEWEST_OF_A_SENTENCE && GOES_ON.test(behind);
}

/** A sentence that goes on behind a name in it, where that is its first word; where something stands before it. */
const GOES_ON = /^[,;:.)]|^\s+\p{Ll}/u;
const STAYS_SMALL = /^\s*(?:[,;:.)]|\p{Ll})/u;

/** A run of text between breaks, all of it in bold or larger letters, that says the name. */
const isNamedRun = (leaf: Leaf, names: readonly string[]): boolean =>
  LINE_TAGS.has(leaf.box.tag) &&
  leaf.linkWords === 0 &&
  leaf.words <= MOST_LINE_WORDS &&
  names.includes(plainWords(leafText(leaf))) &&
  runOf(leaf) !== undefined;

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

const PARTING = new RegExp(PARTS.source, 'gu');

function segmentsOf(title: string): readonly string[] {
  return title
    .split(PARTS)
    .map(plainWords)
    .filter((words) => words !== '');
}

/** Share of the words of one that must stand in the other. */
const ALIKE = 0.75;

/** What a headline may say: what the page is called elsewhere, the longest part of its title, the first one, all of it. */
function titlesOf(segments: readonly string[], others: readonly string[]): readonly string[] {
  const [longest = ''] = [...segments].sort((a, b) => b.length - a.length);
  const [start = ''] = segments;
  const told = others.map(plainWords).filter((words) => words !== '');
  return [...new Set([...told, longest, start, segments.join(' ')])];
}

/** The same words, or one the beginning of the other: titles are cut, headlines have a second line. */
function isAlike(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const isLong = short.length >= 12 || hasWide(short);
  if (isLong && long.includes(short) && short.length >= ALIKE * 0.6 * long.length) return true;
  const words = short.split(' ');
  if (words.length < 3) return false;
  const known = new Set(long.split(' '));
  const shared = words.filter((word) => known.has(word)).length;
  return shared >= ALIKE * words.length && words.length >= ALIKE * 0.6 * known.size;
}

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

/** Words from which on a line that ends as a sentence does is one. */
const FEWEST_OF_A_SENTENCE = 5;
const SENTENCE_END = /[.!?…。！？؟।]\s*$/;

/** An article begins with its headline: what a theme puts above it is a category, a date, a share call, a menu. */
function dropLinesAbove(leaves: readonly Leaf[], keep: Uint8Array, headline: number): void {
  for (let at = 0; at < headline; at += 1) {
    const leaf = leaves[at];
    if (leaf === undefined || leaf.words === 0) continue;
    const isMenu = leaf.links > 1 && leaf.linkWords * 2 > leaf.words;
    if (leaf.words >= SHORT_LINE && !isMenu) continue;
    if (leaf.words < FEWEST_OF_A_SENTENCE || !SENTENCE_END.test(leafText(leaf))) keep[at] = 0;
  }
}
