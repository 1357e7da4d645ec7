/**
 * Evaluates the learned part of the scorer: sums of small symmetric trees (one question a level).
 *
 * Weights: model-weights.json, made by scripts/content-model/train.mjs from the development pages of the
 * quality kit; why learned and how checked: docs/adr/0007-content-model.md. Features are looked up by name,
 * so a renamed or missing column fails at once instead of shifting the rest.
 */
import weights from './model-weights.json' with { type: 'json' };
import { FEATURE_NAMES } from './features.ts';
import { PAGE_FEATURE_NAMES, PAGE_KINDS } from './page-kind.ts';

interface ForestWeights {
  readonly bias: number;
  readonly depth: number;
  /** Names of the columns the trees ask about. */
  readonly columns: readonly string[];
  /** `[column, cut]` per level, tree after tree; the column is a place in `columns`. */
  readonly questions: readonly number[];
  /** 2^depth values per tree, in thousandths. */
  readonly values: readonly number[];
}

interface Forest {
  readonly bias: number;
  readonly depth: number;
  readonly places: Uint16Array;
  readonly cuts: Float32Array;
  readonly values: Float32Array;
}

function load(forest: ForestWeights, names: readonly string[]): Forest {
  const places = forest.columns.map((name) => {
    const at = names.indexOf(name);
    if (at === -1) throw new Error(`The content model asks for the unknown feature ${name}`);
    return at;
  });
  const count = forest.questions.length / 2;
  return {
    bias: forest.bias,
    depth: forest.depth,
    places: Uint16Array.from(
      { length: count },
      (_, at) => places[forest.questions[2 * at] ?? 0] ?? 0,
    ),
    cuts: Float32Array.from({ length: count }, (_, at) => forest.questions[2 * at + 1] ?? 0),
    values: Float32Array.from(forest.values, (value) => value / 1000),
  };
}

function score(forest: Forest, rows: Float32Array, start: number): number {
  const { depth, places, cuts, values } = forest;
  let sum = forest.bias;
  let question = 0;
  for (let from = 0; from < values.length; from += 1 << depth) {
    let leaf = 0;
    for (let level = 0; level < depth; level += 1, question += 1) {
      // typed arrays of equal length: in range by construction
      if ((rows[start + (places[question] ?? 0)] ?? 0) >= (cuts[question] ?? 0)) leaf |= 1 << level;
    }
    sum += values[from + leaf] ?? 0;
  }
  return sum;
}

/** Depth of the leaf trees, and questions asked at once. */
const LEVELS = 5;

/**
 * As `score`, for trees of LEVELS levels: the answers of a tree are asked at once and joined without a
 * branch, because the processor guesses half of such branches wrong (twice as fast on 500 leaves).
 */
function scoreFive({ places, cuts, values, bias }: Forest, rows: Float32Array, at: number): number {
  let sum = bias;
  let ask = 0;
  for (let from = 0; from < values.length; from += 1 << LEVELS, ask += LEVELS) {
    const leaf =
      answer(rows, at, places, cuts, ask) |
      (answer(rows, at, places, cuts, ask + 1) << 1) |
      (answer(rows, at, places, cuts, ask + 2) << 2) |
      (answer(rows, at, places, cuts, ask + 3) << 3) |
      (answer(rows, at, places, cuts, ask + 4) << 4);
    sum += values[from + leaf] ?? 0;
  }
  return sum;
}

function answer(
  rows: Float32Array,
  at: number,
  places: Uint16Array,
  cuts: Float32Array,
  ask: number,
): number {
  return Number((rows[at + (places[ask] ?? 0)] ?? 0) >= (cuts[ask] ?? 0));
}

interface Model {
  readonly leaf: Forest;
  readonly kinds: readonly Forest[];
}

let loaded: Model | undefined;

function model(): Model {
  loaded ??= {
    leaf: load(weights.leaf, FEATURE_NAMES),
    kinds: PAGE_KINDS.map((kind) => load(weights.kinds[kind], PAGE_FEATURE_NAMES)),
  };
  return loaded;
}

const squash = (logit: number): number => 1 / (1 + Math.exp(-logit));

/** Belief (0..1) in each of PAGE_KINDS; they need not sum to one. */
export function believeKinds(pageRow: Float32Array): Float32Array {
  return Float32Array.from(model().kinds, (forest) => squash(score(forest, pageRow, 0)));
}

/** Chance (0..1) of each leaf to belong to the main content. */
export function believeLeaves(rows: Float32Array): Float32Array {
  const width = FEATURE_NAMES.length;
  const { leaf } = model();
  const scoreLeaf = leaf.depth === LEVELS ? scoreFive : score;
  const chances = new Float32Array(rows.length / width);
  for (let at = 0; at < chances.length; at += 1)
    chances[at] = squash(scoreLeaf(leaf, rows, at * width));
  return chances;
}
