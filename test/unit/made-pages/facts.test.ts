/** Extraction from made pages (`npm run eval -- facts`): how much is found at least, and how much invented at most. */
import { expect, it } from 'vitest';
import { answer } from '../../support/made-facts/answer.ts';
import type { Half } from '../../support/made-facts/kind.ts';
import { KINDS } from '../../support/made-facts/kinds.ts';
import { score } from '../../support/made-facts/score.ts';

function sharesOf(half: Half): { readonly right: number; readonly invented: number } {
  const leaves = KINDS.filter((kind) => kind.half === half).flatMap((kind) => {
    const page = kind.make(1);
    return score(page, answer(page));
  });
  const count = (...verdicts: readonly string[]): number =>
    leaves.filter(({ verdict }) => verdicts.includes(verdict)).length;
  return {
    right: count('right') / count('right', 'lost', 'wrong'),
    invented: count('invented') / count('invented', 'empty'),
  };
}

it.each<[Half, number]>([
  ['first', 0.76],
  ['opened', 0.72],
  ['second', 0.71],
  ['opened-third', 0.76],
  ['third', 0.54],
])(
  'finds of the half %s a share of %d at least, and leaves what is not there empty',
  (half, least) => {
    const { right, invented } = sharesOf(half);
    expect(right).toBeGreaterThan(least);
    expect(invented).toBeLessThan(0.18);
  },
);
