/** What pages of any site are called: `Contact`, `Öffnungszeiten und Preise`. */
import { plainLetters, wordsOf } from '../text.ts';
import words from './page-names.json' with { type: 'json' };

/** Every word of it is one that pages of any site are called by. */
export function isOfAnyPage(text: string): boolean {
  const words = wordsOf(text);
  return words.length > 0 && words.length <= 6 && words.every((word) => CALLED.has(word));
}

/** By language; written for this purpose from the menus that sites have in common. */
const CALLED = new Set(Object.values(words).flat().map(plainLetters));

/** The parts of a title, also those before and behind a colon, which the learned scorer (situation.ts) takes for one. */
export const titleParts = (title: string): readonly string[] =>
  title.split(PARTS).filter((part) => part !== '');
const PARTS = /\s+[|–—·•»:›]\s+|\s+-\s+|\s*[|»›｜]\s*|(?<=\p{L}{2}):\s+/u;
