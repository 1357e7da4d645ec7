/** Chinese, Japanese and Korean text: telling it apart, and taking it apart for an index. Pure. */

const CJK = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}]';
const ONE = new RegExp(CJK, 'gu');
const LETTER = /\p{L}/gu;

/** Characters looked at: enough to know a page's language, few enough to cost nothing. */
const LOOKED_AT = 20_000;
/** Share of the letters; markup words, names and numbers of a CJK page are often Latin. */
const MOSTLY = 0.3;

/** True when the text's beginning is written mostly in Chinese, Japanese or Korean. */
export function isMostlyCjk(text: string): boolean {
  const head = text.slice(0, LOOKED_AT);
  const letters = head.match(LETTER)?.length ?? 0;
  return letters > 0 && (head.match(ONE)?.length ?? 0) / letters >= MOSTLY;
}

/**
 * The text with every CJK character standing alone, so that an index that splits at spaces holds characters.
 * A word is then a phrase of its characters and found wherever it occurs, which a dictionary's cut of page and
 * query, each in its own context, does not promise. Other text is unchanged.
 */
export function spaceCjk(text: string): string {
  return text.replace(ONE, ' $& ');
}
