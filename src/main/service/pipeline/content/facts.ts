/**
 * Facts in the flow of a text: how long to cook, from when to when, what a seat costs. Lines so short, full of numbers,
 * look to a scorer of texts like what stands around one.
 */
import { lastDayBegun } from '../../domain/days.ts';
import { isCall } from './calls.ts';
import { isCredit } from './credits.ts';
import { dayIn, isBeside, isDay } from './entries.ts';
import { leafText } from './leaf-texts.ts';
import type { Leaf, Outline } from './outline.ts';
import { ELSEWHERE } from './pictures-marks.ts';

/** Words and lines of facts in a row. */
const LONG = 40;
const MOST_LINES = 12;
/** Words of a line below the headline, and its chance: ratings, views and bylines have less. */
const SHORT = 12;
const HALF_BELIEVED = 0.25;
/** Words of a line with a day. */
const LONG_DAY = 16;
const NO_LINE = new Set(['button', 'label', 'h1', 'legend', 'figcaption']);
/** What the page counts of itself (how long it takes to read, how often that was done, its remarks), and who took a picture. */
const OWN_COUNT =
  /\b(?:photo|foto|bild|image|picture) ?:|\b(?:read|views?|likes?|shares?|comments?|remarks?|followers?|ago|min(?:ute)?s? of reading|Lesezeit|Minuten? Lesedauer|Kommentare?|Aufrufe|lectura|lecture|vues|commentaires?|comentarios?|minuti di lettura|leestijd)\b/iu;

/**
 * Keeps lines of facts between two lines that are kept; below the headline those that the scorer half believes, and the
 * day of what is still to come.
 */
export function keepFacts(
  { leaves }: Outline,
  keep: Uint8Array,
  chances: Float32Array,
  seenAt: number,
): void {
  for (const { above, lines, below } of gapsOf(leaves, keep)) {
    const own = lines.flatMap((at) => leaves[at] ?? []).filter((leaf) => !isShortLink(leaf));
    const isInside = above.box.tag !== 'h1' && below.box.tag !== 'h1';
    const areKept = isInside && areFacts(own, seenAt, above);
    for (const at of lines) {
      const leaf = leaves[at];
      if (leaf === undefined || !own.includes(leaf)) continue;
      const isBelow = above.box.tag === 'h1' && mayStandBelow(leaf, chances[at] ?? 0, seenAt);
      if (areKept || isBelow) keep[at] = 1;
    }
  }
}

/** Below the headline: what the scorer half believes, the day of what is still to come, from when to when somebody lived. */
const mayStandBelow = (leaf: Leaf, chance: number, seenAt: number): boolean =>
  (chance >= HALF_BELIEVED && leaf.words <= SHORT && isFact(leaf)) ||
  ((isToCome(leaf, seenAt) || isLife(leaf)) && isPlain(leaf));

/** Two years far apart, and hardly more than their days: nothing was published from the one to the other. */
function isLife(leaf: Leaf): boolean {
  if (leaf.digits < 8 || leaf.words > SHORT) return false;
  const years =
    leafText(leaf)
      .match(/\b(?:1\d|20)\d\d\b/g)
      ?.map(Number) ?? [];
  return years.length === 2 && Math.max(...years) - Math.min(...years) >= LONG_LIFE;
}
const LONG_LIFE = 20;

/** `Start now`: it stands in no fact's way. */
const isShortLink = ({ words, linkWords, box }: Leaf): boolean =>
  words <= 4 && (linkWords === words || box.tag === 'button');

type Gap = Readonly<{ above: Leaf; lines: readonly number[]; below: Leaf }>;

/** Lines left out between two that are kept or are the headline. */
function gapsOf(leaves: readonly Leaf[], keep: Uint8Array): readonly Gap[] {
  const gaps: Gap[] = [];
  let above: Leaf | undefined;
  let lines: number[] = [];
  leaves.forEach((leaf, at) => {
    if (leaf.words === 0) return;
    if (keep[at] !== 1 && leaf.box.tag !== 'h1') {
      lines.push(at);
      return;
    }
    if (above !== undefined && lines.length > 0) gaps.push({ above, lines, below: leaf });
    above = leaf;
    lines = [];
  });
  return gaps;
}

function areFacts(lines: readonly Leaf[], seenAt: number, above: Leaf): boolean {
  const words = lines.reduce((sum, leaf) => sum + leaf.words, 0);
  return (
    words > 0 &&
    words <= LONG &&
    lines.length <= MOST_LINES &&
    lines.every((leaf) => isFact(leaf, seenAt, above))
  );
}

/** A line that says how much or when, and none that a page says of itself. */
export const isFact = (leaf: Leaf, seenAt = 0, near?: Leaf): boolean =>
  isPlain(leaf, near) && saysNumber(leaf) && (!isDay(leaf) || isToCome(leaf, seenAt));

/** Of what, or from when to when: `57` or `5/5` alone count something of the page. */
const saysNumber = (leaf: Leaf): boolean =>
  leaf.digits >= 4 || (leaf.digits > 0 && (leaf.letters > 1 || /\p{Sc}/u.test(leafText(leaf))));

function isPlain(leaf: Leaf, near?: Leaf): boolean {
  const { box, linkWords } = leaf;
  if (linkWords > 0 || box.isHidden || NO_LINE.has(box.tag)) return false;
  if (((box.marks | leaf.marks) & ELSEWHERE) !== 0 || isBeside(box, near)) return false;
  return !isCall(leaf) && !isCredit(leaf) && !OWN_COUNT.test(leafText(leaf));
}

/** Nothing was published on a day to come: it is that of an event, a deadline. */
function isToCome(leaf: Leaf, seenAt: number): boolean {
  if (seenAt === 0 || leaf.digits === 0 || leaf.words > LONG_DAY) return false;
  const day = dayIn(leaf);
  return day !== undefined && day.slice(0, 10) > lastDayBegun(seenAt);
}
