/**
 * Sentences of a page's markdown with the words that carry meaning, for excerpts without a model.
 *
 * Pure. Sentences and words are found by Intl.Segmenter (Unicode UAX #29), so languages written without
 * spaces work too. Headings, code and link lists are no sentences; a row of a table is one where rows are asked for.
 */
import { plainText } from './plain-text.ts';

export interface Sentence {
  readonly text: string;
  /** Lower-case words without accents, each once. */
  readonly words: ReadonlySet<string>;
}

const MOST_SENTENCES = 2000;
const FEWEST_LETTERS = 3;
/** Words of a sentence that are worth quoting. */
const FEWEST_WORDS = 2;

/** Function words of English; in other languages their frequency gives them little weight. */
const FUNCTION_WORDS = new Set(
  (
    'the and for are was were with that this from have has had not but you your his her its our their they them ' +
    'what when where which who whom whose why how does did can could will would should may might must about into ' +
    'over than then there these those been being also more most such only other some any all one two page'
  ).split(' '),
);

/** The sentences of running text, in order, at most 2,000; `withRows`: those of tables too, as `Weight: 1.2 kg`. */
export function sentencesOf(
  markdown: string,
  language: string | undefined,
  { withRows = false } = {},
): readonly Sentence[] {
  const segmenter = new Intl.Segmenter(localeOf(language), { granularity: 'sentence' });
  const sentences: Sentence[] = [];
  const paragraphs = withoutCode(markdown).split(/\n\s*\n|\n(?=\s*(?:[-*+]|\d+\.)\s)/);
  for (const block of paragraphs) {
    const rows = withRows && TABLE.test(block) ? rowsOf(block) : undefined;
    if (rows === undefined && !isProse(block)) continue;
    const texts =
      rows ??
      Array.from(
        segmenter.segment(plainText(block).replaceAll(/\s+/g, ' ')),
        ({ segment }) => segment,
      );
    for (const each of texts) {
      const text = each.trim();
      const words = wordsOf(text, language);
      if (words.size >= FEWEST_WORDS) sentences.push({ text, words });
      if (sentences.length >= MOST_SENTENCES) return sentences;
    }
  }
  return sentences;
}

const TABLE = /^\s*\|[^\n]*\|\s*\n\s*\|[\s:|-]+\|\s*(?:\n|$)/;

/** Rows of a table in one line each: the first cell, then the others under their heads where there are several. */
function rowsOf(block: string): readonly string[] {
  const [heads = [], , ...rows] = block.trim().split('\n').map(cellsOf);
  const isPairs = heads.length === 2;
  return (isPairs ? [heads, ...rows] : rows).map(([first = '', ...cells]) => {
    const others = cells.flatMap((cell, at) => {
      const head = heads[at + 1] ?? '';
      if (cell === '') return [];
      return isPairs || head === '' ? [cell] : [`${head}: ${cell}`];
    });
    return [first, others.join('; ')].filter((part) => part !== '').join(': ');
  });
}

const cellsOf = (row: string): readonly string[] =>
  row
    .trim()
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => plainText(cell).replaceAll(/\s+/g, ' ').trim());

/** The words of a text that carry meaning, each once. */
export function wordsOf(text: string, language: string | undefined): ReadonlySet<string> {
  const segmenter = new Intl.Segmenter(localeOf(language), { granularity: 'word' });
  const words = new Set<string>();
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    if (isWordLike !== true) continue;
    const word = segment.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
    const isLong = word.length >= FEWEST_LETTERS || /[\p{Lo}\p{N}]/u.test(word);
    if (isLong && !FUNCTION_WORDS.has(word)) words.add(word);
  }
  return words;
}

function withoutCode(markdown: string): string {
  return markdown.replaceAll(/^(```|~~~)[\s\S]*?^\1[^\n]*$/gm, '');
}

function isProse(block: string): boolean {
  const text = block.trim();
  if (text === '' || /^(?:#{1,6}\s|\||!\[|<|[-=*_]{3,}$)/.test(text)) return false;
  const linked = [...text.matchAll(/\[([^\]]*)\]\([^)]*\)/g)].reduce(
    (sum, [, label]) => sum + (label?.length ?? 0),
    0,
  );
  return linked < plainText(text).length / 2;
}

/** A page may name any language, even a wrong one. */
function localeOf(language: string | undefined): string | undefined {
  try {
    return language === undefined ? undefined : Intl.getCanonicalLocales(language)[0];
  } catch {
    return undefined; // not a language tag: the runtime's own rules do
  }
}
