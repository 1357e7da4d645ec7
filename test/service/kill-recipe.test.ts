/** Pulling the plug in a run of a recipe loses no row and doubles none; the full run is scripts/kill-recipe.ts. */
import { expect, it } from 'vitest';
import { recipeThroughKills } from '../support/kill-recipe.ts';

it('has every row once, in order and whole, and charges each page once through three kills', async () => {
  const result = await recipeThroughKills({ pages: 8, each: 6, kills: 3 });
  expect(result.problems).toEqual([]);
  expect(result).toMatchObject({ kills: 3, rows: 48, ledger: 56 });
}, 180_000);
