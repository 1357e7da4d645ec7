/** Names of fields whose letters are spelled out: `hoehe` and `groesse` ask for `Höhe` and `Größe`, `aabningstid` for `Åbningstid`. */
import type { Page } from '../sources/page.ts';
import { plainLetters } from '../text.ts';

/** Words as they are spelled out → without the marks of their letters. */
export type Spellings = ReadonlyMap<string, string>;

/** What a word that may be spelled out stands for. */
export type Spell = (word: string) => string | undefined;

export const mayBeSpelledOut = (word: string): boolean => /[aou]e|aa/.test(word);

const OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };
const MARKED = /[äöüåø]/gu;
const WORD = /\p{L}*[äöüåø]\p{L}*/gu;

/** The words of a text that can be spelled out. */
export function spellingsIn(texts: Iterable<string>): Spellings {
  const all = new Map<string, string>();
  for (const text of texts)
    for (const [word] of text.normalize('NFC').toLowerCase().matchAll(WORD)) {
      const out = word.replace(MARKED, (letter) => OUT[letter] ?? letter);
      all.set(plainLetters(out), plainLetters(word));
    }
  return all;
}

/** Characters of a label. */
const MOST_OF_LABEL = 40;

/** Words of the page's labels; of English pages none. */
export function spellingsOf(page: Page): Spell {
  let spellings: Spellings | undefined;
  return (word) => {
    if (page.language === 'en') return undefined;
    spellings ??= spellingsIn(
      page.elements
        .filter((element) => page.textLength(element) <= MOST_OF_LABEL)
        .map((element) => page.text(element)),
    );
    return spellings.get(word);
  };
}
