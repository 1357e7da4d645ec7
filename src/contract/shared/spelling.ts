/** Which word of a list was probably meant by one that it does not hold. */

/** Letters that may be wrong in a word; a short word that differs in two is another word. */
const MAX_SLIPS = 2;
const SHORT = 5;

/** The word meant, when that is plain: another spelling first, then the fewest wrong letters. */
export function meantBy(given: string, words: readonly string[]): string | undefined {
  const wanted = bareWord(given);
  if (wanted === '') return undefined;
  const same = words.find((word) => bareWord(word) === wanted);
  if (same !== undefined) return same;
  const most = wanted.length < SHORT ? 1 : MAX_SLIPS;
  const near = words
    .map((word) => ({ word, slips: slipsBetween(wanted, bareWord(word)) }))
    .filter(({ slips }) => slips <= most)
    .toSorted((a, b) => a.slips - b.slips);
  return near[0]?.word;
}

/** In one spelling: `only_main_content`, `OnlyMainContent` and `format` are known keys in another. */
export const bareWord = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]/gu, '')
    .replace(/s$/, '');

/** Letters to add, leave out, exchange or swap with the next one. */
function slipsBetween(from: string, to: string): number {
  if (Math.abs(from.length - to.length) > MAX_SLIPS) return Infinity;
  let before: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      next.push(
        Math.min(
          (next[column - 1] ?? 0) + 1,
          (last[column] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [before, last] = [last, next];
  }
  return last[to.length] ?? Infinity;
}
