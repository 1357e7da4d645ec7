/**
 * What later passes ask of every text, found in one sweep when the page is read: words, letters, marks, and
 * which characters are surely not in it.
 *
 * Characters are looked up in a table of classes, so that the sweep hardly branches. Texts that no reader made
 * are swept when they are asked about.
 */
import { Text, type ChildNode, type ParentNode } from 'domhandler';
import { bare } from './bare.ts';
import { CharBuffer } from './char-buffer.ts';
import { foldSpace } from './text.ts';

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
/** Holds nothing but ASCII characters. */
export const ASCII = 16;
/** Of a text nobody swept: anything may be in it. */
export const ANY_SIGNS = FOLDS | SPECIAL | TEX;

const TEXT = new Text('').type;

/** A text of a page that was read, with what is known of it. */
export class PageText extends bare(Text) {
  override parent: ParentNode | null = null;
  override prev: ChildNode | null = null;
  override next: ChildNode | null = null;
  override data: string;
  override type = TEXT;
  facts: TextFacts | undefined;

  constructor(data: string, facts: TextFacts | undefined) {
    super();
    this.data = data;
    this.facts = facts;
  }
}

/** The signs of a text; ANY_SIGNS where nothing is known. */
export function signsOf(text: Text): number {
  return text instanceof PageText && text.facts !== undefined ? text.facts.signs : ANY_SIGNS;
}

/** Its characters with white space folded, none at the ends. */
export function foldedData(text: Text): string {
  const isFolded = (signsOf(text) & (FOLDS | ASCII)) === ASCII;
  return isFolded ? text.data.trim() : foldSpace(text.data);
}

/** What is known of a text; swept now if it was not. */
export function factsOf(text: Text): TextFacts {
  if (!(text instanceof PageText)) return sweepString(text.data);
  text.facts ??= sweepString(text.data);
  return text.facts;
}

const NONE = { words: 0, wide: 0, letters: 0, capitals: 0, digits: 0, stops: 0, last: 0 } as const;
const BLANK_ONE: TextFacts = { ...NONE, signs: BLANK | ASCII };
const BLANK_FOLDING: TextFacts = { ...NONE, signs: BLANK | FOLDS };

// classes of a character
const SPACE = 1;
const PLAIN_SPACE = 2;
const ODD_SPACE = 4;
const MARKDOWN = 8;
const TEX_SIGN = 16;
/** A control character: white space to those who count words, not to those who fold. */
const CONTROL = 32;
const LETTER = 64;
/** A capital, a digit, a stop, a wide character. */
const RARE = 128;

const FIRST_WIDE = 0x2e80;
const FIRST_FULL_WIDTH = 0xff00;
const END_OF_WIDE = 0xff60;

/** One class per UTF-16 code unit. */
const CLASSES = new Uint8Array(0x1_0000).fill(LETTER, 128);
CLASSES.fill(RARE, FIRST_WIDE, END_OF_WIDE);
CLASSES.fill(SPACE | CONTROL, 0, 32);
for (const [chars, kind] of [
  ['abcdefghijklmnopqrstuvwxyz', LETTER],
  ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', LETTER | RARE],
  ['0123456789,.!?', RARE],
  ['`*_[]<&~|', MARKDOWN],
  ['\\', MARKDOWN | TEX_SIGN],
  ['$', TEX_SIGN],
  ['\t\n\v\f\r\u00a0', SPACE | ODD_SPACE],
  ['\u2028\u2029', LETTER | ODD_SPACE],
  [' ', SPACE | PLAIN_SPACE],
] as const) {
  for (const char of chars) CLASSES[char.charCodeAt(0)] = kind;
}

/** Of a rare character: ASCII stops, the ideographic full stop and comma, full-width marks. */
const isStop = (code: number): boolean =>
  code < 128 || code === 0x3002 || code === 0x3001 || code >= FIRST_FULL_WIDTH;

/** What a character adds to four counts of eight bits each: letters, capitals, digits, stops. */
function countsOf(code: number): number {
  const kind = CLASSES[code] ?? 0;
  if ((kind & RARE) === 0) return (kind & LETTER) === 0 ? 0 : 1;
  if ((kind & LETTER) !== 0) return 1 | (1 << 8);
  if (code >= 48 && code <= 57) return 1 << 16;
  return isStop(code) ? 1 << 24 : 0;
}
const COUNTS = new Int32Array(0x1_0000);
// characters of a stretch count alike, but for a few
for (const [from, to] of [
  [128, FIRST_WIDE],
  [FIRST_WIDE, FIRST_FULL_WIDTH],
  [FIRST_FULL_WIDTH, END_OF_WIDE],
  [END_OF_WIDE, 0x1_0000],
] as const)
  COUNTS.fill(countsOf(from), from, to);
for (let code = 0; code < 128; code += 1) COUNTS[code] = countsOf(code);
for (const code of [0xa0, 0x2028, 0x2029, 0x3001, 0x3002]) COUNTS[code] = countsOf(code);
/** Characters after which none of those counts has run over. */
const STRETCH = 255;

/** Sweeps `chars` (UTF-16) from `start` to `end`. */
export function sweepText(chars: Uint16Array, start: number, end: number): TextFacts {
  let words = 0;
  let letters = 0;
  let capitals = 0;
  let digits = 0;
  let stops = 0;
  let all = 0;
  let twice = 0;
  let codes = 0;
  let before = SPACE;
  for (let from = start; from < end; from += STRETCH) {
    const to = Math.min(end, from + STRETCH);
    let counts = 0;
    for (let at = from; at < to; at += 1) {
      const code = chars[at] ?? 0;
      const kind = CLASSES[code] ?? 0;
      counts = (counts + (COUNTS[code] ?? 0)) | 0;
      words += before & ~kind & SPACE;
      twice |= before & kind;
      all |= kind;
      codes |= code;
      before = kind;
    }
    letters += counts & 255;
    capitals += (counts >>> 8) & 255;
    digits += (counts >>> 16) & 255;
    stops += counts >>> 24;
  }
  const folds = (all & ODD_SPACE) !== 0 || (twice & PLAIN_SPACE) !== 0;
  if (words === 0 && (all & CONTROL) === 0) return folds ? BLANK_FOLDING : BLANK_ONE;
  const last = words === 0 ? 0 : lastOf(chars, start, end);
  const wide = codes < FIRST_WIDE || (all & RARE) === 0 ? 0 : countWide(chars, start, end);
  const signs = (folds ? FOLDS : 0) | (codes < 128 ? ASCII : 0) | signsOfClasses(all);
  return { words, wide, letters, capitals, digits, stops, last, signs };
}

function countWide(chars: Uint16Array, start: number, end: number): number {
  let wide = 0;
  for (let at = start; at < end; at += 1) {
    const code = chars[at] ?? 0;
    if (code >= FIRST_WIDE && code < FIRST_FULL_WIDTH) wide += (CLASSES[code] ?? 0) >> 7;
  }
  return wide;
}

function signsOfClasses(all: number): number {
  return ((all & MARKDOWN) === 0 ? 0 : SPECIAL) | ((all & TEX_SIGN) === 0 ? 0 : TEX);
}

function lastOf(chars: Uint16Array, start: number, end: number): number {
  let at = end - 1;
  while (at > start && isSpace(chars[at] ?? 0)) at -= 1;
  return chars[at] ?? 0;
}

const isSpace = (code: number): boolean => ((CLASSES[code] ?? 0) & SPACE) !== 0;

const strings = new CharBuffer();

function sweepString(text: string): TextFacts {
  return sweepText(strings.of(text), 0, text.length);
}
