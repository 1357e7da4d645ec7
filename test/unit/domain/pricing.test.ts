import { expect, it } from 'vitest';
import { KIND_NAMES, type JobKind } from '../../../src/main/service/domain/job-kinds.ts';
import { priceOf, reserveOf, type Outcome } from '../../../src/main/service/domain/pricing.ts';

const GOOD = { statusCode: 200 };

/** Product spec 8.1, one line each: what a job with three good pages costs in all. */
const SPEC: Readonly<Record<JobKind, { readonly pages: number; readonly credits: number }>> = {
  scrape: { pages: 1, credits: 1 },
  search: { pages: 3, credits: 1 },
  map: { pages: 3, credits: 1 },
  crawl: { pages: 3, credits: 3 },
  batch: { pages: 3, credits: 3 },
  extract: { pages: 3, credits: 1 },
  recipe: { pages: 3, credits: 3 },
};

it.each(KIND_NAMES)('charges a %s what section 8.1 of the spec says', (kind) => {
  const { pages, credits } = SPEC[kind];
  expect(pages * priceOf(kind, GOOD) + priceOf(kind, 'completed')).toBe(credits);
});

it.each(KIND_NAMES)('charges nothing for a %s that fails or is stopped', (kind) => {
  expect([priceOf(kind, 'failed'), priceOf(kind, 'cancelled')]).toEqual([0, 0]);
});

it('charges a page for every 2xx answer and for no other', () => {
  const paid = [199, 200, 204, 299, 300, 304, 404, 429, 500].filter(
    (statusCode) => priceOf('crawl', { statusCode }) === 1,
  );
  expect(paid).toEqual([200, 204, 299]);
});

it.each(KIND_NAMES)('never charges a %s more than was held for it', (kind) => {
  const outcomes: readonly Outcome[] = [GOOD, 'completed'];
  const held = reserveOf(kind, 'job') + reserveOf(kind, 'page');
  expect(held).toBe(1);
  for (const outcome of outcomes) expect(priceOf(kind, outcome)).toBeLessThanOrEqual(held);
});
