/**
 * Formulas in a text, found by their delimiters: `$$…$$`, `\(…\)`, `\[…\]`, bare environments, `[tex]…[/tex]` of
 * forums, `$latex …$` of WordPress, and `$…$` where the page has such.
 *
 * What is found is believed when the page has a script for it (math-habits.ts) or when it is surely TeX. In linear time.
 */
import { isTex, mayBeTex } from './tex.ts';

/** How a page writes formulas in its text. */
export interface MathHabits {
  /** What stands between delimiters is set as a formula. */
  readonly isSet: boolean;
  /** Single dollar signs are such delimiters. */
  readonly hasDollars: boolean;
}

export interface Formula {
  readonly from: number;
  readonly to: number;
  readonly tex: string;
  readonly display: boolean;
}

const OPENERS =
  /\$latex(?=[\s\\{])|\${6}|\${3}(?!\$)|\$\$?|\\[([]|\\begin\{([a-zA-Z]+\*?)\}|\[(tex|itex|imath|math|latex|dmath|displaymath)(?: [^\]\n]{0,80})?\]|\[;|##/gi;
const CLOSERS: Readonly<Record<string, string>> = {
  $$: '$$',
  // contests, whose texts speak of money as well
  $$$: '$$$',
  $$$$$$: '$$$$$$',
  '\\(': '\\)',
  '\\[': '\\]',
  '[;': ';]',
  '##': '##',
};
const ENVIRONMENTS = new Set(
  (
    'equation align alignat flalign gather multline eqnarray displaymath math split aligned gathered alignedat ' +
    'array cases dcases rcases matrix pmatrix bmatrix Bmatrix vmatrix Vmatrix smallmatrix CD subequations dmath darray'
  ).split(' '),
);
const LONGEST = 10_000;
/** Characters of a formula within a line. */
const LONGEST_INLINE = 1_000;

/** An opener in a text, and where what it opens would end. */
interface Candidate {
  readonly opener: string;
  /** Of an environment, of a forum's tag. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly to: number;
}

/** The formulas of a text, in order. */
export function formulasIn(text: string, habits: MathHabits): readonly Formula[] {
  const found: Formula[] = [];
  // a closer that was not found once is not looked for again
  const missing = new Set<string>();
  let to = 0;
  for (const match of text.matchAll(OPENERS)) {
    const { index } = match;
    if (index < to || isEscaped(text, index)) continue;
    const candidate = candidateAt(text, match, missing);
    if (candidate === undefined || !isBelieved(text, candidate, habits)) continue;
    const { opener, start, end } = candidate;
    const isWhole = opener === '\\begin';
    to = candidate.to;
    found.push({
      from: index,
      to,
      tex: isWhole ? text.slice(index, to) : text.slice(start, end),
      display: isWhole || /^(?:\$\$$|\${6}|\\\[|\[d)/i.test(opener),
    });
  }
  return found;
}

/** An odd number of backslashes stands before the place. */
function isEscaped(text: string, at: number): boolean {
  let from = at;
  while (text[from - 1] === '\\') from--;
  return (at - from) % 2 === 1;
}

function candidateAt(
  text: string,
  match: RegExpExecArray,
  missing: Set<string>,
): Candidate | undefined {
  const { 0: opener, 1: environment, 2: tag, index } = match;
  const start = index + opener.length;
  if (opener === '$' || /^\$latex/i.test(opener)) {
    const end = nextDollar(text, start);
    return end < 0 ? undefined : { opener: '$', name: opener, start, end, to: end + 1 };
  }
  const closer = closerOf(opener, environment, tag);
  if (missing.has(closer)) return undefined;
  const end = text.indexOf(closer, start);
  if (end < 0) {
    missing.add(closer);
    return undefined;
  }
  const name = environment ?? tag ?? '';
  const kind = environment !== undefined ? '\\begin' : tag !== undefined ? `[${tag}` : opener;
  return { opener: kind, name, start, end, to: end + closer.length };
}

function closerOf(
  opener: string,
  environment: string | undefined,
  tag: string | undefined,
): string {
  if (environment !== undefined) return `\\end{${environment}}`;
  return tag === undefined ? (CLOSERS[opener] ?? '') : `[/${tag}]`;
}

/** The next dollar sign that is none of two and not escaped. */
function nextDollar(text: string, from: number): number {
  let at = text.indexOf('$', from);
  while (at > 0 && at - from < LONGEST_INLINE && isEscaped(text, at))
    at = text.indexOf('$', at + 1);
  return at - from > LONGEST_INLINE || text[at + 1] === '$' ? -1 : at;
}

function isBelieved(text: string, candidate: Candidate, habits: MathHabits): boolean {
  const { opener, name, start, end, to } = candidate;
  const inner = text.slice(start, Math.min(end, start + LONGEST));
  if (inner.trim() === '' || end - start > LONGEST) return false;
  switch (opener) {
    case '\\begin':
      return ENVIRONMENTS.has(name.replace('*', '')) && /[\\^_=&+\d]/.test(inner);
    case '\\(':
    case '\\[':
      return habits.isSet || (isTex(inner) && !inner.includes('$'));
    case '$$':
      return !inner.includes('$') && (habits.isSet ? mayBeTex(inner) : isDisplayed(inner));
    case '$$$':
    case '$$$$$$':
      return !inner.includes('$') && (habits.isSet ? mayBeTex(inner) : isTex(inner));
    case '[;':
    case '##':
      return isTex(inner);
    case '$':
      return name === '$' ? isInDollars(inner, text.charAt(to), habits) : mayBeTex(inner.trim());
    default:
      return mayBeTex(inner.trim());
  }
}

const isDisplayed = (inner: string): boolean =>
  isTex(inner) || (/[=\\{}]/.test(inner) && mayBeTex(inner));

/** `$…$` is money or a variable more often than a formula. */
function isInDollars(inner: string, next: string, habits: MathHabits): boolean {
  if (habits.hasDollars) return mayBeTex(inner.trim()) && !/\n\s*\n/.test(inner);
  const isTight = /^\S/.test(inner) && /\S$/.test(inner) && !/[A-Za-z0-9]/.test(next);
  return isTight && isTex(inner);
}
