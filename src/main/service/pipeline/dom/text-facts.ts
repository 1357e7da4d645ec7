/**
 * What later passes ask of every text, found in one sweep when the page is read: words, letters, marks, and
 * which characters are surely not in it.
 *
 * Characters up to U+00FF are looked up in tables; counts of two kinds share one number (16 bits each), so that
 * the sweep hardly branches. Texts that no reader made are swept when they are asked about.
 */
import { Text } from 'domhandler';
import { CharBuffer } from './char-buffer.ts';

export interface TextFacts {
  /** Runs of what is not white space (code 32 and below, no-break space). */
  readonly words: number;
  /** Characters of scripts written without spaces (CJK). */
  readonly wide: number;
  readonly letters: number;
  readonly capitals: number;
  readonly digits: number;
  /** Sentence ends and commas. */
  readonly stops: number;
  /** The last character that is not white space, 0 without one. */
  readonly last: number;
  /** Bits of the signs below. */
  readonly signs: number;
}

/** May hold white space that folds: two spaces, line breaks, tabs, no-break spaces. */
export const FOLDS = 1;
/** May hold a character that means something to markdown. */
export const SPECIAL = 2;
/** May hold a backslash or a dollar sign. */
export const TEX = 4;
/** Holds white space only. */
export const BLANK = 8;
/** Of a text nobody swept: anything may be in it. */
export const ANY_SIGNS = FOLDS | SPECIAL | TEX;

/** A text of a page that was read, with what is known of it. */
export class PageText extends Text {
  facts: TextFacts | undefined;

  constructor(data: string, facts: TextFacts | undefined) {
    super(data);
    this.facts = facts;
  }
}

/** The signs of a text; ANY_SIGNS where nothing is known. */
export function signsOf(text: Text): number {
  return text instanceof PageText && text.facts !== undefined ? text.facts.signs : ANY_SIGNS;
}

/** What is known of a text; swept now if it was not. */
export function factsOf(text: Text): TextFacts {
  if (!(text instanceof PageText)) return sweepString(text.data);
  text.facts ??= sweepString(text.data);
  return text.facts;
}

const NONE = { words: 0, wide: 0, letters: 0, capitals: 0, digits: 0, stops: 0, last: 0 } as const;
const BLANK_ONE: TextFacts = { ...NONE, signs: BLANK };
const BLANK_FOLDING: TextFacts = { ...NONE, signs: BLANK | FOLDS };

// classes of a character
const SPACE = 1;
const PLAIN_SPACE = 2;
const ODD_SPACE = 4;
const MARKDOWN = 8;
const TEX_SIGN = 16;
/** A control character: white space to those who count words, not to those who fold. */
const CONTROL = 32;

const TABLE_SIZE = 256;
const CLASSES = new Uint8Array(TABLE_SIZE);
/** Letters in the lower half, capitals in the upper; digits and stops. */
const LETTERS = new Int32Array(TABLE_SIZE);
const OTHERS = new Int32Array(TABLE_SIZE);

const UPPER_HALF = 16;
const LOWER_MASK = 0xffff;
/** Longest piece whose counts fit in 16 bits. */
const MOST_AT_ONCE = 32_000;

for (let code = 0; code < TABLE_SIZE; code += 1) {
  const char = String.fromCharCode(code);
  if (code <= 32) CLASSES[code] = SPACE | CONTROL;
  if (/[\t\n\v\f\r\u00a0]/.test(char)) CLASSES[code] = SPACE | ODD_SPACE;
  if (char === ' ') CLASSES[code] = SPACE | PLAIN_SPACE;
  if (/[`*_[\]<&~|]/.test(char)) CLASSES[code] = MARKDOWN;
  if (char === '\\') CLASSES[code] = MARKDOWN | TEX_SIGN;
  if (char === '$') CLASSES[code] = TEX_SIGN;
  if (/[a-z]/.test(char) || (code > 127 && code !== 0xa0)) LETTERS[code] = 1;
  if (/[A-Z]/.test(char)) LETTERS[code] = 1 | (1 << UPPER_HALF);
  if (/[0-9]/.test(char)) OTHERS[code] = 1;
  if (/[,.!?]/.test(char)) OTHERS[code] = 1 << UPPER_HALF;
}

/** Sweeps `chars` (UTF-16) from `start` to `end`. */
export function sweepText(chars: Uint16Array, start: number, end: number): TextFacts {
  if (end - start > MOST_AT_ONCE) return sweepLong(chars, start, end);
  let words = 0;
  let letters = 0;
  let others = 0;
  let wide = 0;
  let wideStops = 0;
  let all = 0;
  let twice = 0;
  let before = SPACE;
  for (let at = start; at < end; at += 1) {
    const code = chars[at] ?? 0;
    let kind = 0;
    if (code < TABLE_SIZE) {
      kind = CLASSES[code] ?? 0;
      letters += LETTERS[code] ?? 0;
      others += OTHERS[code] ?? 0;
    } else if (code >= 0x2e80 && code < 0xff00) {
      wide += 1;
      if (code === 0x3002 || code === 0x3001) wideStops += 1;
    } else if (code >= 0xff00 && code < 0xff60) wideStops += 1;
    else {
      letters += 1;
      if (code === 0x2028 || code === 0x2029) all |= ODD_SPACE;
    }
    words += before & ~kind & SPACE;
    twice |= before & kind;
    all |= kind;
    before = kind;
  }
  const folds = (all & ODD_SPACE) !== 0 || (twice & PLAIN_SPACE) !== 0;
  if (words === 0 && (all & CONTROL) === 0) return folds ? BLANK_FOLDING : BLANK_ONE;
  return {
    words,
    wide,
    letters: letters & LOWER_MASK,
    capitals: letters >>> UPPER_HALF,
    digits: others & LOWER_MASK,
    stops: (others >>> UPPER_HALF) + wideStops,
    last: words === 0 ? 0 : lastOf(chars, start, end),
    signs: (folds ? FOLDS : 0) | signsOfClasses(all),
  };
}

function signsOfClasses(all: number): number {
  return ((all & MARKDOWN) === 0 ? 0 : SPECIAL) | ((all & TEX_SIGN) === 0 ? 0 : TEX);
}

function lastOf(chars: Uint16Array, start: number, end: number): number {
  let at = end - 1;
  while (at > start && isSpace(chars[at] ?? 0)) at -= 1;
  return chars[at] ?? 0;
}

const isSpace = (code: number): boolean =>
  code < TABLE_SIZE && ((CLASSES[code] ?? 0) & SPACE) !== 0;

/** In pieces that begin behind white space; a piece without any is cut anywhere. */
function sweepLong(chars: Uint16Array, start: number, end: number): TextFacts {
  let sum: TextFacts = BLANK_ONE;
  for (let from = start; from < end;) {
    const to = Math.min(end, from + MOST_AT_ONCE);
    const piece = sweepText(chars, from, to);
    const isCut = from > start && !isSpace(chars[from] ?? 0) && !isSpace(chars[from - 1] ?? 0);
    sum = joined(sum, piece, isCut);
    from = to;
  }
  return sum;
}

/** Two pieces of one text; `isCut`: the cut between them goes through a word. */
function joined(one: TextFacts, other: TextFacts, isCut: boolean): TextFacts {
  return {
    words: one.words + other.words - (isCut ? 1 : 0),
    wide: one.wide + other.wide,
    letters: one.letters + other.letters,
    capitals: one.capitals + other.capitals,
    digits: one.digits + other.digits,
    stops: one.stops + other.stops,
    last: other.last === 0 ? one.last : other.last,
    // two spaces may lie on both sides of the cut
    signs: ((one.signs | other.signs) & ~BLANK) | (one.signs & other.signs & BLANK) | FOLDS,
  };
}

const strings = new CharBuffer();

function sweepString(text: string): TextFacts {
  return sweepText(strings.of(text), 0, text.length);
}
