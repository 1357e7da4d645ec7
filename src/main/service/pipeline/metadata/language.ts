/**
 * The language of a text that declares none: by its script where only one language is written in it, else by
 * its letters.
 */
import type * as Tinyld from 'tinyld/light';
import { load, onFirstUse } from '../on-first-use.ts';

/** Takes 20 ms, and most pages say which language they are in. */
const tinyld = onFirstUse(() => load('tinyld/light') as typeof Tinyld);

/** Characters below which a guess is worth nothing. */
const ENOUGH = 80;
/** Of a script of its own, fewer tell. */
const ENOUGH_OF_SCRIPT = 12;

/** Scripts that (nearly) one language alone is written in; Han last, for Japanese has it, too. */
const SCRIPTS: readonly (readonly [language: string, letters: RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['hy', /\p{Script=Armenian}/gu],
  ['ka', /\p{Script=Georgian}/gu],
  ['ta', /\p{Script=Tamil}/gu],
  ['te', /\p{Script=Telugu}/gu],
  ['ml', /\p{Script=Malayalam}/gu],
  ['kn', /\p{Script=Kannada}/gu],
  ['gu', /\p{Script=Gujarati}/gu],
  ['km', /\p{Script=Khmer}/gu],
  ['my', /\p{Script=Myanmar}/gu],
  ['am', /\p{Script=Ethiopic}/gu],
  ['zh', /\p{Script=Han}/gu],
];
const ONLY_LATIN = /^[\p{ASCII}\u00a0-\u024f\u2000-\u206f]*$/u;
const JAPANESE_SHARE = 0.1;

/** ISO 639-1 code, or `undefined` when the text is too short or like no language known. */
export function detectLanguage(text: string): string | undefined {
  const own = languageOfScript(text);
  if (own !== undefined) return own;
  if (text.length < ENOUGH) return undefined;
  const code = tinyld().detect(text);
  return code === '' ? undefined : code;
}

/** The language of a script that more than half of the letters are of. */
function languageOfScript(text: string): string | undefined {
  if (ONLY_LATIN.test(text)) return undefined;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const counts = new Map(
    SCRIPTS.map(([language, one]) => [language, text.match(one)?.length ?? 0] as const),
  );
  const kana = counts.get('ja') ?? 0;
  const together = kana + (counts.get('zh') ?? 0);
  if (kana > together * JAPANESE_SHARE) counts.set('ja', together);
  for (const [language, count] of counts) {
    if (count >= ENOUGH_OF_SCRIPT && count * 2 > letters) return language;
  }
  return undefined;
}
