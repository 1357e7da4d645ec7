/**
 * What stands at the edges of a mark: CommonMark lets `*` open or close by the characters beside it
 * (0.31, section 6.2, flanking runs).
 */

const PUNCTUATION = /[\p{P}\p{S}]/u;
export const LEADING_PUNCTUATION = /^[\p{P}\p{S}]+/u;
const WORD_START = /^[^\s\p{P}\p{S}]/u;

// nearly all marks stand beside ASCII, and patterns of Unicode classes are slow: those answers stand in tables
const ASCII = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
const IS_SIGN: readonly boolean[] = ASCII.map((char) => PUNCTUATION.test(char));
const IS_WORD: readonly boolean[] = ASCII.map((char) => WORD_START.test(char));

/** The last character, a whole one. */
export function lastCharacter(text: string): string {
  const last = text.length - 1;
  const isPair = (text.charCodeAt(last) & 0xfc00) === 0xdc00;
  return isPair ? text.slice(-2) : text.charAt(last);
}

/** The character is punctuation or a symbol; an empty text is none. */
export function isSign(char: string): boolean {
  return char !== '' && (IS_SIGN[char.charCodeAt(0)] ?? PUNCTUATION.test(char));
}

export function startsWithSign(text: string): boolean {
  return IS_SIGN[text.charCodeAt(0)] ?? LEADING_PUNCTUATION.test(text);
}

export function startsWithWord(text: string): boolean {
  return text !== '' && (IS_WORD[text.charCodeAt(0)] ?? WORD_START.test(text));
}

/** White space only; most texts of a page are, and most of those are short. */
export function isBlank(text: string): boolean {
  const first = text.charCodeAt(0);
  return !(first > 32 && first < 127) && text.trim() === '';
}

/** The character is neither white space nor a sign; an empty text is none. */
export function isWord(char: string): boolean {
  return char !== '' && (IS_WORD[char.charCodeAt(0)] ?? WORD_START.test(char));
}

/** The punctuation that ends a text, read from its end: a pattern would start at each sign anew. */
export function trailingPunctuation(text: string): string {
  let from = text.length;
  while (from > 0) {
    const isPair = from > 1 && (text.charCodeAt(from - 1) & 0xfc00) === 0xdc00;
    const before = from - (isPair ? 2 : 1);
    if (!PUNCTUATION.test(text.slice(before, from))) break;
    from = before;
  }
  return text.slice(from);
}

/** A backslash at the end would escape the sign that comes behind it, a star would join it. */
export function withClosedEnd(text: string): string {
  if (/ [*_~]$/.test(text)) return `${text.slice(0, -1)}\\${text.slice(-1)}`;
  let from = text.length;
  while (text[from - 1] === '\\') from--;
  return (text.length - from) % 2 === 0 ? text : `${text}\\`;
}
