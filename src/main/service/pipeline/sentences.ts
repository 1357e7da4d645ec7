/**
 * Sentences of a page's markdown with the words that carry meaning, for excerpts without a model.
 *
 * Pure. Sentences and words are found by Intl.Segmenter (Unicode UAX #29), so languages written without
 * spaces work too. Headings, code, tables and link lists are no sentences.
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

/** The sentences of running text, in order, at most 2,000. */
export function sentencesOf(markdown: string, language: string | undefined): readonly Sentence[] {
  const segmenter = new Intl.Segmenter(localeOf(language), { granularity: 'sentence' });
  const sentences: Sentence[] = [];
  const paragraphs = withoutCode(markdown).split(/\n\s*\n|\n(?=\s*(?:[-*+]|\d+\.)\s)/);
  for (const block of paragraphs) {
    if (!isProse(block)) continue;
    for (const { segment } of segmenter.segment(plainText(block).replaceAll(/\s+/g, ' '))) {
      const text = segment.trim();
      const words = wordsOf(text, language);
      if (words.size >= FEWEST_WORDS) sentences.push({ text, words });
      if (sentences.length >= MOST_SENTENCES) return sentences;
    }
  }
  return sentences;
}

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
