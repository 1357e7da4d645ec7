/** Which words of a query to mark in what it found. */
import { formsOf } from '../../../contract/library/words.ts';

const TERM = /(-)?(?:([a-z]+):)?(?:"([^"]*)"|(\S+))/giu;
const SIGNS = new Set(['OR', 'AND', 'NOT']);
/** Operators whose value is looked for in the text. */
const SAID = new Set(['', 'added', 'removed']);

/** Lower case, each once. */
export function hitWords(query: string): readonly string[] {
  const words = [...query.matchAll(TERM)]
    .filter(
      ([, minus, name, , plain]) =>
        minus === undefined && SAID.has(name?.toLowerCase() ?? '') && !SIGNS.has(plain ?? ''),
    )
    .flatMap(([, , , quoted, plain]) => (quoted ?? plain ?? '').match(/[\p{L}\p{N}]+/gu) ?? []);
  return [...new Set(words.map((word) => word.toLowerCase()))];
}

/** The text in pieces; every second one is a hit. Where no word stands as it was written, its other forms are hits. */
export function markPieces(text: string, words: readonly string[]): readonly string[] {
  const pieces = piecesAt(text, words);
  return pieces.length > 1 ? pieces : piecesAt(text, words.flatMap(formsOf));
}

function piecesAt(text: string, words: readonly string[]): readonly string[] {
  if (words.length === 0) return [text];
  // letters and digits only: nothing in them means something to a pattern
  const anywhere = words.map(plainLetters).map((word) => {
    if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)) return word;
    // one letter is no beginning of others
    const rest = word.length === 1 ? String.raw`(?![\p{L}\p{N}])` : String.raw`[\p{L}\p{N}]*`;
    return String.raw`(?<![\p{L}\p{N}])${word}${rest}`;
  });
  let at = 0;
  const pieces = plainLetters(text).split(new RegExp(`(${anywhere.join('|')})`, 'giu'));
  return pieces.map((piece) => text.slice(at, (at += piece.length)));
}

/** Letters without their accents, as many as there were. */
function plainLetters(text: string): string {
  return text.replaceAll(/[\u00c0-\u1fff]/g, (letter) => {
    const plain = letter.normalize('NFD').replaceAll(/\p{M}/gu, '');
    return plain.length === 1 ? plain : letter;
  });
}

/** The passage to mark in a page: the longest phrase, else the first word; undefined where only filters were given. */
export function hitPassage(query: string): string | undefined {
  const phrases = [...query.matchAll(TERM)]
    .filter(([, minus, name]) => minus === undefined && SAID.has(name?.toLowerCase() ?? ''))
    .flatMap(([, , , quoted]) => (quoted === undefined || quoted === '' ? [] : [quoted]));
  return phrases.toSorted((a, b) => b.length - a.length)[0] ?? hitWords(query)[0];
}
