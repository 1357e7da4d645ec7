/** A few of the requests that `npm run attack` makes; always the same ones. */
import { expect, it } from 'vitest';
import { attackService } from '../support/attack/service.ts';

const REQUESTS = 2_000;

it('answers every generated request in a documented form, and lives', async () => {
  const { answers, problems } = await attackService({ requests: REQUESTS, seed: 7 });
  expect(Object.fromEntries(problems)).toEqual({});
  // it got through to work, too: not everything was refused
  for (const name of ['v2 scrape 200', 'v1 startCrawl 200', 'v2 parse 200', 'v2 search 200']) {
    expect(answers.get(name), name).toBeGreaterThan(0);
  }
});
