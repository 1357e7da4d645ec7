/**
 * Two readers' markdown of one page, side by side: what stands in one alone. Pure.
 *
 * Lines are compared by their words: two writers mark lists, tables and emphasis differently, and mean the same.
 */

interface ComparedLine {
  readonly text: string;
  /** The other reader does not have it. */
  readonly isAlone: boolean;
}

export interface ComparedSide {
  readonly words: number;
  /** Of those, the ones in lines that stand here alone. */
  readonly wordsAlone: number;
  readonly lines: readonly ComparedLine[];
}

/** The sides in the order given. */
export function compareMarkdown(
  left: string,
  right: string,
): readonly [ComparedSide, ComparedSide] {
  const sides = [left, right].map(linesOf);
  const [first = [], second = []] = sides;
  return [sideOf(first, keysOf(second)), sideOf(second, keysOf(first))];
}

interface Line {
  readonly text: string;
  readonly words: readonly string[];
}

function linesOf(markdown: string): readonly Line[] {
  return markdown
    .split('\n')
    .filter((text) => text.trim() !== '')
    .map((text) => ({ text, words: wordsOf(text) }));
}

/** What a reader would read aloud: no marks, no addresses. */
function wordsOf(line: string): readonly string[] {
  const text = line.replace(/\]\([^)]*\)/g, ' ').replace(/^\s*\d+[.)]\s/, ' ');
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function keysOf(lines: readonly Line[]): ReadonlySet<string> {
  return new Set(lines.map(({ words }) => words.join(' ')));
}

function sideOf(lines: readonly Line[], others: ReadonlySet<string>): ComparedSide {
  let words = 0;
  let wordsAlone = 0;
  const compared = lines.map((line): ComparedLine => {
    // rules, fences and pictures without a name say nothing
    const isAlone = line.words.length > 0 && !others.has(line.words.join(' '));
    words += line.words.length;
    if (isAlone) wordsAlone += line.words.length;
    return { text: line.text, isAlone };
  });
  return { words, wordsAlone, lines: compared };
}
