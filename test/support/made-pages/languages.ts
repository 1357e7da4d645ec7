/** The languages of made pages, in the order in which seeds walk through them. */
import type { Language, LanguageCode } from './language.ts';
import { arabic } from './languages/arabic.ts';
import { chineseSimplified } from './languages/chinese-simplified.ts';
import { chineseTraditional } from './languages/chinese-traditional.ts';
import { english } from './languages/english.ts';
import { french } from './languages/french.ts';
import { german } from './languages/german.ts';
import { japanese } from './languages/japanese.ts';
import { korean } from './languages/korean.ts';
import { russian } from './languages/russian.ts';
import { spanish } from './languages/spanish.ts';

/** Neighbours differ in script, so that a few seeds already meet several. */
export const LANGUAGES: readonly Language[] = [
  english,
  chineseSimplified,
  german,
  japanese,
  russian,
  french,
  korean,
  arabic,
  spanish,
  chineseTraditional,
];

export const CODES: readonly LanguageCode[] = LANGUAGES.map(({ code }) => code);

export function languageOf(code: LanguageCode): Language {
  const found = LANGUAGES.find((language) => language.code === code);
  if (found === undefined) throw new Error(`No made texts in language "${code}"`);
  return found;
}
