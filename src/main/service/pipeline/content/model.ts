/**
 * The learned part of the scorer: how likely a page is of each kind, and a leaf part of the main content.
 *
 * Weights: model-weights.json, made by scripts/content-model/train.mjs from the development pages of the
 * quality kit; why learned and how checked: docs/adr/0007-content-model.md. Features are looked up by name,
 * so a renamed or missing column fails at once instead of shifting the rest.
 */
import weights from './model-weights.json' with { type: 'json' };
import { FEATURE_NAMES } from './features.ts';
import { loadForest, scoreRow, scoreRows, sortForest } from '../forest.ts';
import type { Forest, SortedForest } from '../forest.ts';
import { PAGE_FEATURE_NAMES, PAGE_KINDS } from './page-kind.ts';

interface Model {
  readonly leaf: SortedForest;
  readonly kinds: readonly Forest[];
}

let loaded: Model | undefined;

function model(): Model {
  loaded ??= {
    leaf: sortForest(loadForest(weights.leaf, FEATURE_NAMES)),
    kinds: PAGE_KINDS.map((kind) => loadForest(weights.kinds[kind], PAGE_FEATURE_NAMES)),
  };
  return loaded;
}

const squash = (logit: number): number => 1 / (1 + Math.exp(-logit));

/** Belief (0..1) in each of PAGE_KINDS; they need not sum to one. */
export function believeKinds(pageRow: Float32Array): Float32Array {
  return Float32Array.from(model().kinds, (forest) => squash(scoreRow(forest, pageRow)));
}

/** Chance (0..1) of each leaf to belong to the main content. */
export function believeLeaves(rows: Float32Array): Float32Array {
  const chances = new Float32Array(rows.length / FEATURE_NAMES.length);
  const sums = scoreRows(model().leaf, rows, FEATURE_NAMES.length);
  for (let at = 0; at < chances.length; at += 1) chances[at] = squash(sums[at] ?? 0);
  return chances;
}
