import { describe, expect, it } from 'vitest';
import {
  loadForest,
  scoreRow,
  scoreRows,
  sortForest,
} from '../../../src/main/service/pipeline/forest.ts';
import type { ForestWeights } from '../../../src/main/service/pipeline/forest.ts';

const NAMES = ['words', 'links', 'depth', 'unasked'];

/** Numbers in 0..1, the same in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function aForest(trees: number, depth: number): ForestWeights {
  const next = numbers(7);
  const questions = Array.from({ length: trees * depth }, () => [
    Math.floor(next() * 3),
    Math.floor(next() * 5),
  ]);
  return {
    bias: -0.06377,
    depth,
    columns: ['depth', 'words', 'links'],
    questions: questions.flat(),
    values: Array.from({ length: trees * 2 ** depth }, () => Math.round(next() * 2_000 - 1_000)),
  };
}

describe('a forest of symmetric trees', () => {
  it('scores many rows as it scores each', () => {
    const forest = loadForest(aForest(40, 3), NAMES);
    const next = numbers(3);
    const width = NAMES.length;
    const rows = Float32Array.from({ length: 200 * width }, () => Math.round(next() * 12) / 2 - 1);

    const sums = scoreRows(sortForest(forest), rows, width);

    const each = Array.from({ length: 200 }, (_, at) =>
      scoreRow(forest, rows.subarray(at * width, (at + 1) * width)),
    );
    expect([...sums].map((sum) => sum.toFixed(9))).toEqual(each.map((sum) => sum.toFixed(9)));
  });

  it('gives a row the same sum whatever rows came before', () => {
    const forest = sortForest(loadForest(aForest(40, 3), NAMES));
    const rows = Float32Array.of(1, 2, 3, 0, 4, 0, 0, 0, 1, 2, 3, 0);
    const sums = scoreRows(forest, rows, NAMES.length);
    expect(sums[2]).toBe(sums[0]);
  });

  it('counts a cut as reached by its own number', () => {
    const forest = loadForest(
      { bias: 0, depth: 1, columns: ['words'], questions: [0, 2], values: [1, 10] },
      NAMES,
    );
    const rows = Float32Array.of(1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 1, 0, 0, 0);
    const sums = scoreRows(sortForest(forest), rows, NAMES.length);
    expect([...sums].map((sum) => Math.round(sum * 1_000))).toEqual([1, 10, 10, 1]);
  });

  it('takes rows of an even number of columns only', () => {
    const odd = loadForest(aForest(1, 1), [...NAMES, 'odd']);
    expect(() => sortForest(odd)).toThrow(/odd number of columns/);
  });

  it('names the column it does not find', () => {
    expect(() => loadForest(aForest(1, 1), ['words'])).toThrow(/depth|links/);
  });
});
