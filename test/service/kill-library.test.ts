/** Pulling the plug while pages are kept loses none that was promised; the full run is scripts/kill-library.ts. */
import { expect, it } from 'vitest';
import { keepThroughKills } from '../support/kill-library.ts';

it('loses no kept page, damages none and leaves nothing over through three kills', async () => {
  const result = await keepThroughKills({ keeps: 40, kills: 3, seed: 7 });
  expect(result.problems).toEqual([]);
  expect(result).toMatchObject({ kills: 3, acknowledged: 40 });
});
