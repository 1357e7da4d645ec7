/**
 * What a `class` attribute says, found out once for each distinct value: pages repeat a few dozen of them, and
 * one site's pages the same ones.
 */
import { readMarks } from '../content/vocabulary.ts';
import { ownCopy } from './text.ts';

export interface ClassFacts {
  /** The attribute as written. */
  readonly value: string;
  /** What stands before the first space. */
  readonly first: string;
  /** In lower case between single spaces, one at each end: for ` name ` searches. */
  readonly padded: string;
  /** Bits of the groups of words it names (content/vocabulary.ts). */
  readonly marks: number;
  /** It may name an author. */
  readonly isByline: boolean;
  /** It speaks of a date. */
  readonly isDated: boolean;
}

/** Of an element without the attribute. */
export const NO_CLASS: ClassFacts = {
  value: '',
  first: '',
  padded: '',
  marks: 0,
  isByline: false,
  isDated: false,
};

const BYLINE = /byline|author/i;
const DATED = /date|publi|posted|submitted|time-?stamp|time-?ago|relative-?time|\bage\b/i;

const MOST_KNOWN = 20_000;
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
    marks: readMarks(own),
    isByline: BYLINE.test(own),
    isDated: DATED.test(own),
  };
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(own, facts);
  return facts;
}
