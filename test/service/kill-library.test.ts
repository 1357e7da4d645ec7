/** Pulling the plug while pages are kept loses none that was promised; the full run is scripts/kill-library.ts. */
import { expect, it } from 'vitest';
import { keepThroughKills } from '../support/kill-library.ts';

it('loses no kept page, damages none and leaves nothing over through four kills', async () => {
  const result = await keepThroughKills({ keeps: 60, kills: 4, seed: 7 });
  expect(result.problems).toEqual([]);
  expect(result).toMatchObject({ kills: 4, acknowledged: 60 });
});
