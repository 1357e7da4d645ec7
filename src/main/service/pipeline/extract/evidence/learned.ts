/**
 * Title, author and publisher of a page as a reader sees them: of all texts that could be one, those that the
 * learned scorer believes in.
 *
 * Weights: learned-weights.json, made by scripts/extract-model/train.mjs from the development pages of the quality kit with
 * all marked-up data taken out; how it was checked: docs/adr/0061-title-author-and-publisher-are-learned.md. Columns are looked up by name, so a
 * renamed or missing one fails at once.
 */
import { type Forest, loadForest, scoreRow } from '../../forest.ts';
import { type Candidate, candidatesFor, type LearnedConcept, ORIGIN } from './candidates.ts';
import { type Evidence, one } from './evidence.ts';
import weights from './learned-weights.json' with { type: 'json' };
import type { MetaTags } from '../sources/meta.ts';
import { type Situation, SITUATION_COLUMNS, type Situations } from './situation.ts';

/** Concepts of fields that ask for what is learned. */
const ASKED: Readonly<Record<string, LearnedConcept>> = {
  title: 'title',
  question: 'title',
  author: 'author',
  instructor: 'author',
  publisher: 'publisher',
};

/** Below this chance a text is not believed. A page has a title, whatever it looks like. */
const LEAST_CHANCE: Readonly<Record<LearnedConcept, number>> = {
  title: 0,
  author: 0.35,
  publisher: 0.35,
};
/** The next best are tried where the first does not fit the field's type. */
const MOST_TRIED = 8;
/** Scores of what is just believed and of what is certain: below what is marked up or labelled word for word. */
const SCORES = { least: 0.45, most: 0.63 } as const;

const forests = new Map<LearnedConcept, Forest>();

function forestOf(concept: LearnedConcept): Forest {
  let forest = forests.get(concept);
  if (forest === undefined)
    forests.set(concept, (forest = loadForest(weights[concept], SITUATION_COLUMNS)));
  return forest;
}

/** 0..1 for each candidate. */
function chanceOf(concept: LearnedConcept, { situation }: Candidate): number {
  const row = Float32Array.from(SITUATION_COLUMNS, (column) => situation[column]);
  return 1 / (1 + Math.exp(-scoreRow(forestOf(concept), row)));
}

/** Evidence for a concept, strongest first; none for a concept that was not learned. */
export function learned(
  conceptId: string,
  situations: Situations,
  meta: MetaTags,
): readonly Evidence[] {
  const concept = ASKED[conceptId];
  if (concept === undefined) return [];
  return candidatesFor(concept, situations, meta)
    .map((candidate) => ({ candidate, chance: chanceOf(concept, candidate) }))
    .filter(({ chance }) => chance >= LEAST_CHANCE[concept])
    .toSorted((a, b) => b.chance - a.chance)
    .slice(0, MOST_TRIED)
    .map(({ candidate: { text, where, situation }, chance }) => {
      const score = SCORES.least + chance * (SCORES.most - SCORES.least);
      return one(sourceOf(situation), score, text, where());
    });
}

function sourceOf({ origin, headingRank }: Situation): string {
  if (origin === ORIGIN.meta) return 'meta';
  return headingRank > 0 ? 'heading' : 'text';
}
