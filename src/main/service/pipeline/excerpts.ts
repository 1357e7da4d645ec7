/**
 * Summary, answer and highlights in the page's own sentences, without a model.
 *
 * Nothing is written that does not stand on the page. A summary takes the sentences whose words the page
 * keeps coming back to, each adding something new; an answer and highlights take those, and rows of tables, that share the
 * rarest words with the question. Where none does, the key is absent and a warning says so.
 */
import { withWarning } from '../domain/document.ts';
import { findFormat } from '../domain/format.ts';
import type { Draft, Transform } from './draft.ts';
import { withOutput, withDocument } from './draft.ts';
import { type Sentence, sentencesOf, wordsOf } from './sentences.ts';

const SUMMARY_SENTENCES = 4;
const SUMMARY_CHARACTERS = 800;
/** Shorter sentences are asides or labels. */
const SUMMARY_WORDS = 4;
const ANSWER_SENTENCES = 2;
const HIGHLIGHTS = 5;
/** Of the weight of the question's words, what a sentence must share to be an answer. */
const LEAST_SHARE = 0.34;
/** A second sentence belongs to the answer when it is nearly as good as the first. */
const NEARLY = 0.8;
const FIGURES = /\p{N}|[$€£¥]/u;
const ASKS_FOR_FIGURE =
  /\b(?:how (?:much|many|long|old|far|big)|when|price|cost|date|year|number|time)\b/i;

/** The page in a few of its own sentences, in their order. */
export const summary: Transform = {
  name: 'summary',
  needs: ['markdown', 'metadata'],
  gives: ['formats'],
  wanted: ({ options }) => findFormat(options.formats, 'summary') !== undefined,
  apply(draft) {
    const text = summarise(read(draft)) || descriptionOf(draft);
    if (text === '') return warned(draft, 'The page has no running text to summarise.');
    return withDocument(draft, { summary: text });
  },
};

/** The sentence or two that answer a question best. */
export const answer: Transform = {
  name: 'answer',
  needs: ['markdown', 'metadata'],
  gives: ['formats'],
  wanted: ({ options }) => findFormat(options.formats, 'question') !== undefined,
  apply(draft) {
    const asked = findFormat(draft.input.options.formats, 'question')?.question ?? '';
    const [best, ...others] = rank(passages(draft), asked, languageOf(draft));
    if (best === undefined) {
      return warned(draft, 'No sentence of the page answers the question.');
    }
    const second = others.filter(({ score }) => score >= best.score * NEARLY);
    return withDocument(draft, {
      answer: inOrder([best, ...second].slice(0, ANSWER_SENTENCES), ' '),
    });
  },
};

/** The passages that match a query, one a line, in their order. */
export const highlights: Transform = {
  name: 'highlights',
  needs: ['markdown', 'metadata'],
  gives: ['formats'],
  wanted: ({ options }) => findFormat(options.formats, 'highlights') !== undefined,
  apply(draft) {
    const query = findFormat(draft.input.options.formats, 'highlights')?.query ?? '';
    const found = rank(passages(draft), query, languageOf(draft)).slice(0, HIGHLIGHTS);
    if (found.length === 0) return warned(draft, 'No passage of the page matches the query.');
    return withDocument(draft, { highlights: inOrder(found, '\n') });
  },
};

interface Ranked {
  readonly sentence: Sentence;
  /** Place on the page. */
  readonly place: number;
  readonly score: number;
}

function summarise(sentences: readonly Sentence[]): string {
  const weights = topicWeights(sentences);
  const candidates = sentences
    .map((sentence, place) => ({ sentence, place }))
    .filter(({ sentence }) => sentence.words.size >= SUMMARY_WORDS);
  const chosen: Ranked[] = [];
  const told = new Set<string>();
  let characters = 0;
  while (chosen.length < SUMMARY_SENTENCES && chosen.length < candidates.length) {
    const [best] = candidates
      .filter(({ place }) => !chosen.some((one) => one.place === place))
      .map(({ sentence, place }) => ({
        sentence,
        place,
        score: worth(sentence, place, weights, told),
      }))
      .sort((a, b) => b.score - a.score || a.place - b.place);
    if (best === undefined || best.score <= 0) break;
    characters += best.sentence.text.length;
    if (chosen.length > 0 && characters > SUMMARY_CHARACTERS) break;
    chosen.push(best);
    for (const word of best.sentence.words) told.add(word);
  }
  return inOrder(chosen, ' ');
}

/** How often the page comes back to a word, dampened; words of one sentence alone are no topic. */
function topicWeights(sentences: readonly Sentence[]): ReadonlyMap<string, number> {
  const counts = countWords(sentences);
  // a short text comes back to nothing: then every word counts
  const hasTopic = [...counts.values()].some((count) => count > 1);
  const entries = [...counts].map(([word, count]): [string, number] => [
    word,
    count === 1 && hasTopic && sentences.length > 3 ? 0 : Math.log(1 + count),
  ]);
  return new Map(entries);
}

function worth(
  sentence: Sentence,
  place: number,
  weights: ReadonlyMap<string, number>,
  told: ReadonlySet<string>,
): number {
  let sum = 0;
  for (const word of sentence.words) {
    sum += (weights.get(word) ?? 0) * (told.has(word) ? 0.2 : 1);
  }
  const isLead = place === 0 ? 1.5 : 1;
  return (sum / Math.sqrt(sentence.words.size + 4)) * isLead;
}

/** Sentences that share enough of the question's weight, best first. */
function rank(
  sentences: readonly Sentence[],
  question: string,
  language: string | undefined,
): readonly Ranked[] {
  const counts = countWords(sentences);
  const wanted = [...wordsOf(question, language)].map((word) => ({
    word,
    weight: Math.log(1 + sentences.length / (1 + (counts.get(word) ?? 0))) + 0.1,
  }));
  const total = wanted.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return [];
  const figureBonus = ASKS_FOR_FIGURE.test(question) ? 0.15 : 0;
  return sentences
    .map((sentence, place) => {
      const shared = wanted.reduce(
        (sum, { word, weight }) => sum + weight * has(sentence, word),
        0,
      );
      const bonus = FIGURES.test(sentence.text) ? figureBonus : 0;
      return { sentence, place, share: shared / total, score: shared / total + bonus };
    })
    .filter(({ share }) => share >= LEAST_SHARE)
    .sort((a, b) => b.score - a.score || a.place - b.place);
}

/** 1 for the word itself, 0.7 for another form of it (opens, opening). */
function has({ words }: Sentence, wanted: string): number {
  if (words.has(wanted)) return 1;
  if (wanted.length < 4) return 0;
  const stem = wanted.slice(0, Math.max(4, Math.ceil(wanted.length * 0.7)));
  for (const word of words) {
    if (word.startsWith(stem) && Math.abs(word.length - wanted.length) <= 4) return 0.7;
  }
  return 0;
}

function countWords(sentences: readonly Sentence[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { words } of sentences) {
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

function inOrder(chosen: readonly Ranked[], joint: string): string {
  return [...chosen]
    .sort((a, b) => a.place - b.place)
    .map(({ sentence }) => sentence.text)
    .join(joint);
}

function read(draft: Draft): readonly Sentence[] {
  return sentencesOf(draft.markdown ?? '', languageOf(draft));
}

const passages = (draft: Draft): readonly Sentence[] =>
  sentencesOf(draft.markdown ?? '', languageOf(draft), { withRows: true });

function languageOf({ output }: Draft): string | undefined {
  const { language } = output.document.metadata;
  return typeof language === 'string' ? language : undefined;
}

function descriptionOf({ output }: Draft): string {
  const { description } = output.document.metadata;
  return typeof description === 'string' ? description : '';
}

function warned(draft: Draft, sentence: string): Draft {
  return withOutput(draft, { document: withWarning(draft.output.document, sentence) });
}
