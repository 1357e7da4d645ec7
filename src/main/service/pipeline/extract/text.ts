/**
 * Words: folding, keys for comparison, splitting of names, cleaning of markup kept inside strings.
 * Pure string functions; every one is linear in its input.
 */
import { decodeHTML } from 'entities';

/** White space folded to single spaces, ends trimmed, invisible characters dropped. */
export function fold(text: string): string {
  return text
    .replace(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Remembers answers for short texts; emptied when full, so results never depend on it. */
function remembered<T>(answer: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    if (text.length > 80) return answer(text);
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size > 30_000) known.clear();
    const value = answer(text);
    known.set(text, value);
    return value;
  };
}

/** Lower-case letters and digits only, without separators: `Prep Time:` and `prep_time` are equal. */
export const keyOf = remembered((text) => splitWords(text).join(''));

/** Lower-case words of a name or phrase: camelCase, snake_case, kebab-case and spaces all separate. */
export const wordsOf = remembered(splitWords);

const MARKED = /[\u00C0-\u024F\u1E00-\u1EFF]/g;
/** Letters that are no plain one with a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', ẞ: 'SS', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i', æ: 'ae', Æ: 'AE' },
  ...{ œ: 'oe', Œ: 'OE', þ: 'th', Þ: 'Th', ð: 'd', Ð: 'D' },
};

const plainLetter = (letter: string): string =>
  LETTERS[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '');

/** Latin letters without their marks: fields are named `strasse` and `takim` where pages say `Straße` and `Takım`. */
export const plainLetters = (text: string): string => text.replace(MARKED, plainLetter);

/** The same where one letter is one letter, so that places agree: `ß` stays. */
export const plainInPlace = (text: string): string =>
  text.replace(MARKED, (letter) => {
    const plain = plainLetter(letter);
    return plain.length === 1 ? plain : letter;
  });

const BEYOND_ASCII = /[^\u0020-\u007E]/;

function splitWords(text: string): readonly string[] {
  // most names and labels need no folding
  const plain = BEYOND_ASCII.test(text) ? plainLetters(text.normalize('NFKC')) : text;
  return (
    plain
      .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
      .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

/** Plain English singular of a word; other words pass unchanged. */
export function singular(word: string): string {
  if (word === 'people') return 'person';
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss') || word.endsWith('us'))
    return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|z)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** What the forms of an English word begin with: of `filing`, `filed`, `files` the same; other words pass unchanged. */
export const stem = (word: string): string => word.replace(/(?<=.{3})(?:ings?|ed|es|s|e)$/, '');

/** Letters that two forms of a word begin with at least, and that each may have beyond them. */
const LEAST_SAME = 5;
const MOST_ENDING = 4;

/** Forms of one word, of any language that changes the ends: `kwitnienie` and `kwitnienia`, `appointed` and `appointment`. */
export function isForm(one: string, other: string): boolean {
  if (one === other) return true;
  const most = Math.min(one.length, other.length);
  let same = 0;
  while (same < most && one[same] === other[same]) same += 1;
  if (same < LEAST_SAME || same * 3 < 2 * most) return false;
  return Math.max(one.length, other.length) - same <= MOST_ENDING;
}

/** Key with every word in the singular. */
export const singularKey = remembered((text) => splitWords(text).map(singular).join(''));

const BLOCK_END =
  /<(?:br|hr)\b[^>]*>|<\/?(?:p|div|li|ul|ol|h[1-6]|tr|section|article|table|dd|dt)\b[^>]*>/gi;

/**
 * A string of embedded data as a reader would see it: entities decoded (also doubly encoded ones), tags removed,
 * block ends kept as line feeds.
 */
export function cleanMarkup(text: string): string {
  let clean = text;
  for (let round = 0; round < 2 && /&(?:#\w+|\w+);/.test(clean); round += 1)
    clean = decodeHTML(clean);
  if (/<[a-z/!]/i.test(clean)) {
    clean = clean
      .replace(BLOCK_END, '\n')
      .replace(/<!--[\s\S]{0,5000}?-->|<[a-z/!][^<>]{0,2000}>/gi, '');
  }
  return clean
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
}

/** Non-empty lines of a text. */
export function linesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map(fold)
    .filter((line) => line !== '');
}

/** The things that one text lists: `A, B and C`, `甲、乙`, `a · b`; the text itself where it lists none. */
export function thingsIn(text: string): readonly string[] {
  const parts = text.split(BETWEEN).filter((part) => part !== '');
  const last = parts.at(-1);
  if (last === undefined) return parts;
  // `marsanne et roussanne`, `Jun Park and Rosa Diaz`: nothing that may be the name of one
  if (parts.length < 2) return TWO.test(last) ? last.replace(/\.$/u, '').split(INNER_AND) : parts;
  // with other signs between them, `Data Structures and Algorithms` is one
  const ends = /[;|\n·•/、；・]/u.test(text) ? [] : last.split(INNER_AND);
  return [...parts.slice(0, -1), ...(ends.length === 2 ? ends : [last.replace(AND, '')])];
}

const TWO =
  /^(?:\p{Ll}+\s\p{L}+\s\p{Ll}+|\p{Lu}\S+(?:\s\p{Lu}\S+){1,2}\s\p{L}{1,3}\s\p{Lu}\S+(?:\s\p{Lu}\S+){1,2})$/u;
const BETWEEN = /\s*[,;|\n、，；・•]\s*|\s+[·/]\s+(?![^()]*\))/u;
const INNER_AND = /(?<=\S)\s(?:and|und|et|y|e|en|och|og|oraz|i|ve|ja|и|та)\s/u;
const AND = /^(?:and|und|et|y|e|en|och|og|oraz|i|ve|ja|и|та)\s+/u;

/** Percent signs decoded; as it is where they spell nothing. */
export function decodedUri(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `Array.isArray` that answers `unknown[]` instead of `any[]`. */
export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** Share of the shorter list's words found in the other, 0..1. */
export function overlap(left: readonly string[], right: readonly string[]): number {
  if (left.length === 0 || right.length === 0) return 0;
  const pool = new Set(right);
  const hits = left.filter((word) => pool.has(word)).length;
  return hits / Math.min(left.length, right.length);
}
