/** The calculation of scripts/scale-plan.ts: its parts move the way that they must. */
import { expect, it } from 'vitest';
import { bucketsOf, planFor, type ScaleInputs } from '../support/scale-model.ts';

const INPUTS: ScaleInputs = {
  ...{ pages: 1e6, hosts: 10_000, zipf: 0.7, paused: 0.2, pauseS: 1, places: 4, fetchS: 0.8 },
  ...{ slotsPerNode: 100, coresPerNode: 2, pagesPerCore: 200 },
  ...{ databaseMs: 0.7, databaseCores: 16, databaseShare: 0.5, commitsPerS: 3_000, walMBPerS: 500 },
  ...{ walBytesPerPage: 13_000, rowBytesPerPage: 464, documentBytesPerPage: 9_000 },
  ...{ connectionsPerNode: 17, mostConnections: 1_700, gather: 32, gatherS: 0.03, claim: 16 },
};

it('spreads the pages over the hosts, and loses none', () => {
  const buckets = bucketsOf(INPUTS);
  const sum = (of: (one: (typeof buckets)[number]) => number) =>
    buckets.reduce((all, one) => all + of(one), 0);
  expect(sum(({ hosts }) => hosts)).toBeCloseTo(INPUTS.hosts);
  expect(sum(({ hosts, pages }) => hosts * pages)).toBeCloseTo(INPUTS.pages);
});

it('names what is at its end first', () => {
  expect(planFor(INPUTS, 1, 1)).toMatchObject({ pagesPerS: 125, limit: 'slots' });
  expect(planFor({ ...INPUTS, fetchS: 0.01 }, 1, 1).limit).toBe("nodes' CPU");
  expect(planFor({ ...INPUTS, gatherS: 0.25 }, 100, 1).limit).toBe("database's CPU");
  expect(planFor({ ...INPUTS, hosts: 10 }, 10, 1).limit).toBe('sites');
  expect(planFor({ ...INPUTS, gatherS: 0.25, mostConnections: 500 }, 100, 1).limit).toBe(
    'connections',
  );
  expect(planFor(INPUTS, 90, 1)).toMatchObject({
    limit: 'commits',
    commitsPerS: expect.closeTo(3_000, 0),
  });
});

it('takes as long as its slowest sites, however many machines there are', () => {
  // 1,000 pages at each of two hosts that may be asked once in ten seconds
  const slow = { ...INPUTS, pages: 2_000, hosts: 2, zipf: 0, paused: 1, pauseS: 10 };
  const [half, , all] = planFor(slow, 50, 1).hours;
  expect(half * 3_600).toBeGreaterThan(4_900);
  expect(half * 3_600).toBeLessThan(5_200);
  expect(all * 3_600).toBeGreaterThan(9_800);
  expect(all * 3_600).toBeLessThan(10_200);
});
