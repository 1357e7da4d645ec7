/**
 * What stands at the edges of a mark: CommonMark lets `*` open or close by the characters beside it
 * (0.31, section 6.2, flanking runs).
 */

export const PUNCTUATION = /[\p{P}\p{S}]/u;
export const LEADING_PUNCTUATION = /^[\p{P}\p{S}]+/u;
export const WORD_START = /^[^\s\p{P}\p{S}]/u;

/** The last character, a whole one. */
export function lastCharacter(text: string): string {
  const isPair = (text.charCodeAt(text.length - 1) & 0xfc00) === 0xdc00;
  return text.slice(isPair ? -2 : -1);
}

/** White space only; most texts of a page are, and most of those are short. */
export function isBlank(text: string): boolean {
  const first = text.charCodeAt(0);
  return !(first > 32 && first < 127) && text.trim() === '';
}

export function isWord(char: string): boolean {
  return char !== '' && !PUNCTUATION.test(char) && char.trim() !== '';
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
