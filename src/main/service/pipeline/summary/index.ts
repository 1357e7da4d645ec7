/**
 * Summary, answer and highlights of a page without a model: sentences and passages that stand on it, chosen, never written.
 */
import { rankByCentrality, rankByQuery } from './rank.ts';
import { type Passage, passagesOf, type Sentence, sentencesOf, wordsIn } from './text.ts';

const MAX_RANKED = 300;
const MAX_SUMMARY_LENGTH = 1_200;
const MAX_HIGHLIGHTS = 5;

/**
 * Two to five sentences that say what the text is about, in its own order; fewer only when it has fewer. Empty for a text
 * without sentences. Chosen by TextRank, place in the text, and not saying a thing twice.
 */
export function summarise(markdown: string): string {
  const passages = passagesOf(markdown);
  const candidates = sentencesOf(passages).filter(isTelling).slice(0, MAX_RANKED);
  if (candidates.length === 0) return fallback(passages);
  const wanted =
    candidates.length <= 4
      ? Math.min(2, candidates.length)
      : Math.min(5, Math.max(2, Math.round(Math.sqrt(candidates.length) * 0.7)));
  const title = new Set(
    wordsIn(passages.find((passage) => passage.kind === 'heading')?.text ?? ''),
  );
  const central = rankByCentrality(candidates.map((sentence) => sentence.words));
  const strongest = Math.max(...central, 1e-9);
  const scored = candidates.map((sentence, index) => ({
    sentence,
    score:
      ((central[index] ?? 0) / strongest) * 0.6 +
      0.45 / (1 + index * 0.35) +
      shareIn(sentence.words, title) * 0.2 +
      (sentence.passage.kind === 'paragraph' ? 0.1 : 0) -
      (sentence.text.length > 400 ? 0.3 : 0),
  }));
  scored.sort((a, b) => b.score - a.score || a.sentence.position - b.sentence.position);
  return pick(
    scored.map((one) => one.sentence),
    wanted,
  ).join(' ');
}

/** Takes sentences in rank, leaves out those alike to taken ones, answers them in the text's order. */
function pick(ranked: readonly Sentence[], wanted: number): readonly string[] {
  const taken: Sentence[] = [];
  let length = 0;
  for (const sentence of ranked) {
    if (taken.length >= wanted) break;
    if (taken.some((other) => shareIn(sentence.words, new Set(other.words)) > 0.6)) continue;
    if (taken.length > 0 && length + sentence.text.length > MAX_SUMMARY_LENGTH) continue;
    taken.push(sentence);
    length += sentence.text.length;
  }
  return taken.sort((a, b) => a.position - b.position).map((sentence) => sentence.text);
}

function shareIn(words: readonly string[], pool: ReadonlySet<string>): number {
  return words.length === 0 ? 0 : words.filter((word) => pool.has(word)).length / words.length;
}

/** A sentence with a verb's worth of words; not a label, a menu entry, a link list. */
function isTelling(sentence: Sentence): boolean {
  const { text } = sentence;
  if (text.length < 25 || text.length > 700 || sentence.passage.kind === 'table') return false;
  return /[.!?。！？…:"”)]$/u.test(text) || sentence.words.length >= 8;
}

function fallback(passages: readonly Passage[]): string {
  const longest = passages
    .filter((passage) => passage.kind !== 'table')
    .toSorted((a, b) => b.text.length - a.text.length)[0];
  return longest?.text.slice(0, MAX_SUMMARY_LENGTH) ?? '';
}

/**
 * The page's own sentences that support an answer best, one to three in the text's order; else the sentence that the page
 * does not say. A sentence supports when it holds half of the question's telling words, itself or with its heading.
 */
export function answer(markdown: string, question: string): string {
  const asked = [...new Set(wordsIn(question))].filter((word) => !ASKING.has(word));
  const nothing = 'The page does not answer this question.';
  if (asked.length === 0) return nothing;
  const candidates = sentencesOf(passagesOf(markdown)).filter(
    (sentence) => sentence.text.length > 3,
  );
  const texts = candidates.map((sentence) => [
    ...sentence.words,
    ...wordsIn(sentence.passage.heading),
  ]);
  const wantsNumber =
    /\b(?:how (?:much|many|long|old|far|big)|price|cost|when|date|year|wie ?viel|wann|combien|quand|cuánto|cuándo|quanto|quando)\b/i.test(
      question,
    );
  const ranked = rankByQuery(texts, asked)
    .map(({ index, score }) => {
      const sentence = candidates[index];
      const share = shareIn(asked, new Set(texts[index]));
      const bonus = wantsNumber && sentence !== undefined && /\d/.test(sentence.text) ? 1.35 : 1;
      return { sentence, share, score: score * bonus * (0.4 + share) };
    })
    .filter((one) => one.share >= (asked.length <= 2 ? 0.99 : 0.5))
    .sort((a, b) => b.score - a.score);
  const best = ranked[0]?.score ?? 0;
  const chosen = ranked
    .filter((one) => one.score >= best * 0.6)
    .flatMap((one) => (one.sentence === undefined ? [] : [one.sentence]));
  const sentences = pick(chosen, 3);
  return sentences.length === 0 ? nothing : sentences.join(' ');
}

/** Words of asking, in the stem of `wordsIn`. */
const ASKING = new Set(
  'much many long tell give find page say mean wie viel wann combien quand'.split(' '),
);

/**
 * The passages that speak of the query, themselves or by the heading they stand under, best first, as markdown blocks divided by
 * an empty line; five at most. Empty when none does.
 */
export function highlight(markdown: string, query: string): string {
  const passages = passagesOf(markdown).filter((passage) => passage.kind !== 'heading');
  const asked = wordsIn(query);
  const texts = passages.map((passage) => [...wordsIn(passage.text), ...wordsIn(passage.heading)]);
  const ranked = rankByQuery(texts, asked);
  const best = ranked[0]?.score ?? 0;
  return ranked
    .filter((one) => one.score >= best * 0.35)
    .slice(0, MAX_HIGHLIGHTS)
    .flatMap(({ index }) => {
      const passage = passages[index];
      return passage === undefined ? [] : [passage.markdown];
    })
    .join('\n\n');
}
