/**
 * How texts are compared. Spaces, punctuation, case and emphasis differ between a page and its markdown
 * without any loss, so what counts of a sentence is the run of its letters and digits.
 */

/** Letters, marks and digits of a text, lower case, compatibility forms folded: `“A, b!”` gives `ab`. */
export function squash(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '');
}

/** White space runs as one space, none at the ends. */
export function fold(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/**
 * How long a text is in words. Runs of letters are words; Han, kana and Hangul are written without spaces
 * or with longer words, so two of their characters count as one.
 */
export function wordCount(text: string): number {
  const cjk = text.match(/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/gu)?.length ?? 0;
  const others = text
    .replace(/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/gu, ' ')
    .match(/[\p{L}\p{N}\p{M}’'-]+/gu);
  return cjk / 2 + (others?.length ?? 0);
}
