/**
 * How much of an article's text came out, and how little else: F1 of 5-shingles of words, where each Han,
 * kana and Hangul character is a word.
 *
 * Shingles do not cross paragraphs or line breaks; a paragraph of fewer than five words is one shingle.
 * Neutral texts are cut out of the markdown before counting.
 */
import { readMarkdown, textOf } from '../read-markdown.ts';
import type { Count, Goal } from '../scores.ts';
import type { ArticleTruth } from './truth.ts';

const BREAK = '\n';

export const goals: readonly Goal[] = [
  { measure: 'CJK behind its twins', goal: 0.01, direction: 'at most' },
];

export function scoreArticle(truth: ArticleTruth, markdown: string): readonly Count[] {
  const wanted = shinglesOf(truth.paragraphs.map(wordsOf));
  const neutral = truth.neutral.map(wordsOf).filter((words) => words.length > 1);
  const found = shinglesOf(split(without(wordsOf(textOf(readMarkdown(markdown))), neutral)));
  const hits = [...wanted].reduce(
    (sum, [shingle, count]) => sum + Math.min(count, found.get(shingle) ?? 0),
    0,
  );
  const precision = hits === 0 ? 0 : hits / total(found);
  const recall = hits === 0 ? 0 : hits / total(wanted);
  const f1 = hits === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  const lost = truth.paragraphs.filter(
    (text) => !shinglesIn(wordsOf(text)).some((shingle) => found.has(shingle)),
  );
  const extra = [...found.keys()].filter((shingle) => !wanted.has(shingle));
  const misses =
    f1 > 0.98
      ? []
      : [
          `F1 ${f1.toFixed(3)}: ${lost.length} paragraphs lost, extra: ${extra.slice(0, 3).join(' … ')}`,
          ...lost,
        ];
  return [
    { measure: 'text F1', hits: f1, of: 1, misses },
    { measure: 'text precision', hits: precision, of: 1, misses: [] },
    { measure: 'text recall', hits: recall, of: 1, misses: [] },
  ];
}

/** Words, with a break for every line end. */
export function wordsOf(text: string): readonly string[] {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .match(
      /\n|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]|[\p{L}\p{N}\p{M}]+?(?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]|[^\p{L}\p{N}\p{M}]|$)/gu,
    );
  return words ?? [];
}

/** The words with a break in the place of every neutral run. */
function without(
  words: readonly string[],
  neutral: readonly (readonly string[])[],
): readonly string[] {
  const rest = [...words];
  for (const run of neutral) {
    for (let at = 0; at + run.length <= rest.length; at++) {
      if (run.every((word, i) => rest[at + i] === word)) rest.splice(at, run.length, BREAK);
    }
  }
  return rest;
}

function split(words: readonly string[]): readonly (readonly string[])[] {
  const parts: string[][] = [[]];
  for (const word of words) {
    if (word === BREAK) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts;
}

function shinglesIn(words: readonly string[]): readonly string[] {
  if (words.length === 0) return [];
  if (words.length < 5) return [words.join(' ')];
  return words.slice(0, -4).map((_, i) => words.slice(i, i + 5).join(' '));
}

function shinglesOf(parts: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const shingle of parts.flatMap(shinglesIn))
    counts.set(shingle, (counts.get(shingle) ?? 0) + 1);
  return counts;
}

function total(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}
