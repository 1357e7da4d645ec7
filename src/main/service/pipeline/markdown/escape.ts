/**
 * Escaping text so that CommonMark reads it back as the same text, and only where it would not.
 *
 * Pure string work. A character is escaped when, at its place, it could start a construct: emphasis
 * flanking, a code span, a link's end before "(", a tag, an entity, or a block at the start of a line.
 * Facts: CommonMark 0.31 sections 2.4, 4, 6; GFM sections 6.5 (strikethrough), 4.10 (tables).
 */
import { foldSpace } from '../dom/text.ts';

/** Where a piece of text stands. */
export interface TextPlace {
  /** First characters of a line: block starters count. */
  readonly lineStart: boolean;
  /** Inside link text: brackets must balance. */
  readonly inLink: boolean;
  /** Inside a table cell: pipes end the cell. */
  readonly inCell: boolean;
  /** Between strike-through signs: no tilde may join them. */
  readonly inStrike: boolean;
  /** Character before the text on the same line, empty at its start. */
  readonly before: string;
}

const SPECIAL = /[\\`*_[\]<&~|]/;
const LINE_START = /^(?:[#>+\-=~]|\d{1,9}[.)])/;
const ASCII_PUNCTUATION = /[!-/:-@[-`{-~]/;
const ENTITY = /^&(?:[a-zA-Z][a-zA-Z0-9]{1,31}|#\d{1,7}|#[xX][\da-fA-F]{1,6});/;
const WORD = /[\p{L}\p{N}]/u;

export const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** Signs that may begin a block, besides numbers. */
const BLOCK_SIGNS = '#>+-=~';

/** At the start of a line the text may need an escape; the others have no need to be looked at. */
export function mayStartBlock(text: string): boolean {
  return isDigit(text.charCodeAt(0)) || BLOCK_SIGNS.includes(text.charAt(0));
}

/** Escapes one run of text (white space already folded). */
export function escapeText(text: string, place: TextPlace): string {
  const escaped = SPECIAL.test(text) ? escapeInline(text, place) : text;
  return place.lineStart && LINE_START.test(text) ? escapeLineStart(escaped) : escaped;
}

function escapeInline(text: string, place: TextPlace): string {
  let out = '';
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    if (!needsEscape(text, at, place)) continue;
    out += `${text.slice(from, at)}\\`;
    from = at;
  }
  return from === 0 ? out + text : out + text.slice(from);
}

function needsEscape(text: string, at: number, place: TextPlace): boolean {
  const next = text[at + 1] ?? '';
  switch (text.charCodeAt(at)) {
    case 0x5c: // \
      return next === '' || ASCII_PUNCTUATION.test(next);
    case 0x60: // `
      return true;
    case 0x2a: // * (also between spaces: many renderers are laxer than CommonMark)
      return true;
    case 0x5f: // _
      return !isLoose(text, at, place.before) && !isInsideWord(text, at);
    case 0x5b: // [
      return place.inLink || opensConstruct(text, at, place);
    case 0x5d: // ]
      return place.inLink || next === '(';
    case 0x3c: // <
      return next === '' || /[a-zA-Z/!?]/.test(next);
    case 0x26: // &
      return ENTITY.test(text.slice(at, at + 34));
    case 0x7e: // ~
      return place.inStrike || isStrike(text, at);
    case 0x7c: // |
      return place.inCell;
    default:
      return false;
  }
}

/** White space on both sides: the run can neither open nor close emphasis. */
function isLoose(text: string, at: number, before: string): boolean {
  const previous = at === 0 ? before : text.charAt(at - 1);
  return previous === ' ' && text[at + 1] === ' ';
}

/** One or two tildes with a partner later or before; longer runs mean nothing within a line. */
function isStrike(text: string, at: number): boolean {
  let from = at;
  let to = at + 1;
  // no further than it takes to tell, or long runs would be counted again for each sign
  while (text[from - 1] === '~' && at - from < 2) from--;
  while (text[to] === '~' && to - at < 3) to++;
  return to - from === 2 || (to - from === 1 && text.indexOf('~') !== text.lastIndexOf('~'));
}

function isInsideWord(text: string, at: number): boolean {
  return WORD.test(text[at - 1] ?? '') && WORD.test(text[at + 1] ?? '');
}

/** `[` that would start a footnote mark, a definition or a task box. */
function opensConstruct(text: string, at: number, place: TextPlace): boolean {
  const rest = text.slice(at, at + 80);
  if (rest.startsWith('[^')) return true;
  return at === 0 && place.lineStart && /^\[(?:[ xX]\](?: |$)|[^\]]*\]:)/.test(rest);
}

/** Escapes what would make a line a heading, quote, list item, rule, fence or setext underline. */
function escapeLineStart(text: string): string {
  const number = /^(\d{1,9})([.)])(?=\s|$)/.exec(text);
  if (number?.[1] !== undefined) return `${number[1]}\\${text.slice(number[1].length)}`;
  const starts =
    /^#{1,6}(?:\s|$)/.test(text) ||
    text.startsWith('>') ||
    /^[+-](?:\s|$)/.test(text) ||
    /^(?:-\s*)+$/.test(text) ||
    /^=+\s*$/.test(text) ||
    text.startsWith('~~~');
  return starts ? `\\${text}` : text;
}

/** Escapes an image's alternative text: one line, nothing in it ends or marks it; paired brackets do neither. */
export function escapeAlt(text: string): string {
  const signs = hasPairedBrackets(text) ? /[\\*_`<]|&(?=#?\w+;)/g : /[\\[\]*_`<]|&(?=#?\w+;)/g;
  return text.replace(signs, '\\$&');
}

/**
 * Each bracket has its partner and nothing makes a link of a pair: they may stand in a link's text as they are
 * (CommonMark 6.3). Escaped, they would open and close a formula to those who read `\[…\]` as one.
 */
export function hasPairedBrackets(text: string): boolean {
  if (!text.includes('[') && !text.includes(']')) return true;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x5b && text.charAt(at + 1) === '^') return false;
    if (code === 0x5b) depth++;
    if (code === 0x5d && (--depth < 0 || /[([:]/.test(text.charAt(at + 1)))) return false;
  }
  return depth === 0;
}

/** Link destination (absolute URL or as written) in a form CommonMark reads as one. */
export function escapeDestination(url: string): string {
  if (!/[\s()<>\\]/.test(url)) return url;
  const spaced = url.replace(/\s/g, (space) => (space === ' ' ? '%20' : ''));
  const safe = spaced.replace(/[<>\\]/g, (char) =>
    char === '\\' ? '%5C' : char === '<' ? '%3C' : '%3E',
  );
  return hasBalancedParentheses(safe) ? safe : safe.replace(/[()]/g, '\\$&');
}

function hasBalancedParentheses(url: string): boolean {
  let depth = 0;
  for (const char of url) {
    if (char === '(') depth++;
    if (char === ')' && --depth < 0) return false;
    if (depth > 1) return false;
  }
  return depth === 0;
}

/** An element in a title: written for a script that shows it, since browsers show its brackets. */
const MARKUP = /<([a-z][a-z\d]*)\b[^>]*>.*<\/\1>|<(?:br|img|hr)\b[^>]*>/i;

/** Title part of a link or image with its leading space, or nothing. */
export function formatTitle(title: string): string {
  const clean = foldSpace(title);
  return clean === '' || MARKUP.test(clean) ? '' : ` "${clean.replace(/[\\"]/g, '\\$&')}"`;
}

/** A backtick run longer than any inside `text`, at least `least` long. */
export function fenceFor(text: string, least: number): string {
  let longest = 0;
  for (const run of text.match(/`+/g) ?? []) longest = Math.max(longest, run.length);
  return '`'.repeat(longest === 0 ? least : Math.max(least, longest + 1));
}
