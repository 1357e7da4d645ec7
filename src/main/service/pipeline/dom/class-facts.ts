/**
 * What a `class` attribute says, found out once for each distinct value: pages repeat a few dozen of them, and
 * one site's pages the same ones.
 */
import { marksOf } from '../content/vocabulary.ts';
import { hashStart } from './names.ts';
import { ownCopy } from './text.ts';

export interface ClassFacts {
  /** The attribute as written. */
  readonly value: string;
  /** What stands before the first space. */
  readonly first: string;
  /** In lower case between single spaces, one at each end: for ` name ` searches. */
  readonly padded: string;
  /** Equal for classes that begin alike: what is generated stands behind. */
  readonly stem: number;
  /** Bits of the groups of words it names (content/vocabulary.ts). */
  readonly marks: number;
  /** It may name an author. */
  readonly isByline: boolean;
  /** It speaks of a date. */
  readonly isDated: boolean;
  /** Bits of the questions that were asked of it, and of those answered with yes; of 32 questions, and of 32 more. */
  asked: number;
  answers: number;
  asked2: number;
  answers2: number;
  /** It names what opens over the page: a dialog, a tooltip. */
  readonly isOverlay: boolean;
}

/** Of an element without the attribute. */
export const NO_CLASS: ClassFacts = {
  value: '',
  first: '',
  padded: '',
  stem: 0,
  marks: 0,
  isByline: false,
  isDated: false,
  asked: 0,
  answers: 0,
  asked2: 0,
  answers2: 0,
  isOverlay: false,
};

const BYLINE = /byline|author/i;
const DATED = /date|publi|posted|submitted|time-?stamp|time-?ago|relative-?time|\bage\b/i;

const OVERLAY =
  /(?:^|[^a-zA-Z])(?:[Mm]odal|[Dd]ialog|[Pp]opover|[Tt]ooltip)(?![a-z])|[a-z](?:Modal|Dialog|Popover|Tooltip)(?![a-z])/;
/** Characters of a class name that tell kinds apart. */
const STEM = 12;

const MOST_KNOWN = 20_000;
/** Longer values are not remembered: what is kept of a worker's pages is bounded in characters too. */
const LONGEST_KNOWN = 1_024;
const known = new Map<string, ClassFacts>();

/** The facts of a value. */
export function factsOfClass(value: string): ClassFacts {
  const before = known.get(value);
  if (before !== undefined) return before;
  const own = ownCopy(value);
  const facts = {
    value: own,
    first: own.split(' ', 1)[0] ?? '',
    padded: ` ${own.toLowerCase().replace(/\s+/g, ' ')} `,
    stem: hashStart(own, STEM),
    marks: marksOf(own),
    isByline: BYLINE.test(own),
    isDated: DATED.test(own),
    asked: 0,
    answers: 0,
    asked2: 0,
    answers2: 0,
    isOverlay: OVERLAY.test(own),
  };
  if (own.length > LONGEST_KNOWN) return facts;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(own, facts);
  return facts;
}

let questions = 0;
/** Bits of an integer. */
const BITS = 32;

/** A question about a class, which is asked once for each distinct value; made when a module loads. */
export function classQuestion(ask: (facts: ClassFacts) => boolean): (facts: ClassFacts) => boolean {
  if (questions === 2 * BITS) throw new Error('Too many questions about classes');
  const isFirst = questions < BITS;
  const bit = 1 << (questions % BITS);
  questions += 1;
  if (isFirst)
    return (facts) => {
      if ((facts.asked & bit) === 0) {
        facts.asked |= bit;
        if (ask(facts)) facts.answers |= bit;
      }
      return (facts.answers & bit) !== 0;
    };
  return (facts) => {
    if ((facts.asked2 & bit) === 0) {
      facts.asked2 |= bit;
      if (ask(facts)) facts.answers2 |= bit;
    }
    return (facts.answers2 & bit) !== 0;
  };
}
