/** The languages of made pages, in the order in which seeds walk through them. */
import type { Label, Language, LanguageCode } from './language.ts';
import type { MoreTexts } from './language-more.ts';
import { ownLabel } from './labels-2.ts';
import { ownLabel as ownLabel3 } from './labels-3.ts';
import { ownLabel as ownLabel4 } from './labels-4.ts';
import { ownLabel as ownLabel5 } from './labels-5.ts';
import { ownLabel as ownLabel6 } from './labels-6.ts';
import { ownLabel as ownLabel7 } from './labels-7.ts';
import { ownLabel as ownLabel9 } from './labels-9.ts';
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
import { arabic as arabicMore } from './languages-more/arabic.ts';
import { chineseSimplified as chineseSimplifiedMore } from './languages-more/chinese-simplified.ts';
import { chineseTraditional as chineseTraditionalMore } from './languages-more/chinese-traditional.ts';
import { english as englishMore } from './languages-more/english.ts';
import { french as frenchMore } from './languages-more/french.ts';
import { german as germanMore } from './languages-more/german.ts';
import { japanese as japaneseMore } from './languages-more/japanese.ts';
import { korean as koreanMore } from './languages-more/korean.ts';
import { russian as russianMore } from './languages-more/russian.ts';
import { spanish as spanishMore } from './languages-more/spanish.ts';
import type { Half } from './page-maker.ts';

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

const MORE: Readonly<Record<LanguageCode, MoreTexts>> = {
  en: englishMore,
  'zh-Hans': chineseSimplifiedMore,
  de: germanMore,
  ja: japaneseMore,
  ru: russianMore,
  fr: frenchMore,
  ko: koreanMore,
  ar: arabicMore,
  es: spanishMore,
  'zh-Hant': chineseTraditionalMore,
};

/** What the pages of half `more` say besides, in the page's language. */
export function moreTexts({ code }: Language): MoreTexts {
  return MORE[code];
}

/** A label's words in a half's furniture, alternatives as `a|b`. */
export function labelsOf(language: Language, half: Half, label: Label): string {
  if (half === 'more') return MORE[language.code].labels[label];
  if (half === 'held-out-2') {
    return ownLabel(label, CODES.indexOf(language.code)) ?? language.labels[label].join('|');
  }
  if (half === 'held-out-3') {
    return ownLabel3(label, CODES.indexOf(language.code)) ?? language.labels[label].join('|');
  }
  if (half === 'held-out-4') {
    return ownLabel4(label, CODES.indexOf(language.code)) ?? language.labels[label].join('|');
  }
  if (half === 'held-out-5') {
    return ownLabel5(label, CODES.indexOf(language.code)) ?? language.labels[label].join('|');
  }
  if (half === 'held-out-6') {
    return ownLabel6(label, CODES.indexOf(language.code)) ?? language.labels[label].join('|');
  }
  if (half === 'held-out-7') {
    return ownLabel7(label, CODES.indexOf(language.code)) ?? language.labels[label].join('|');
  }
  if (half === 'held-out-9') {
    return ownLabel9(label, CODES.indexOf(language.code)) ?? language.labels[label].join('|');
  }
  if (half === 'held-out-13' || half === 'held-out-14' || half === 'held-out-15') {
    return `${language.labels[label].join('|')}|${MORE[language.code].labels[label]}`;
  }
  if (half === 'held-out-11' || half === 'held-out-12') return language.labels[label].join('|');
  return language.labels[label][half === 'development' ? 0 : 1];
}
