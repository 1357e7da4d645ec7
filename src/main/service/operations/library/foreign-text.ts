/**
 * Which text a capture of another program's goes with.
 *
 * Crawlers write down all that a browser showed, menus and footers with it. Copies of one page are compared by their text:
 * another program's beside ours would be a change that nobody made. So ours counts, unless the crawler saw what a script
 * brought, which the page as it was served does not say. Pure.
 */

/** Of the words that the crawler saw: banners and dates that scripts write are no content. */
const MOSTLY = 0.8;

/** Letters of scripts without spaces count one by one. */
const WORD =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]|[^\P{L}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]+|\p{N}+/gu;

/** Whether a page says, as it was served, what somebody saw of it. */
export function isServed(seen: string, whole: string): boolean {
  const asked = wordsOf(seen);
  const there = wordsOf(whole);
  const held = [...asked].filter((word) => there.has(word)).length;
  return held >= asked.size * MOSTLY;
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(WORD));
}
