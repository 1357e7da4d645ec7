/** Pulling the plug in a crawl loses nothing; the full run is scripts/kill-crawl.ts. */
import { expect, it } from 'vitest';
import { crawlThroughKills, crawlThroughKillsAtRest } from '../support/kill-crawl.ts';

it('loses no page, doubles none and charges each once through four kills', async () => {
  const result = await crawlThroughKills({ pages: 320, kills: 4 });
  expect(result.kills).toBe(4);
  expect(result.problems).toEqual([]);
});

it('loses no page that was read and waits for another, however often it is killed meanwhile', async () => {
  const result = await crawlThroughKillsAtRest({ pages: 200, kills: 2 });
  expect(result.problems).toEqual([]);
});
