import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shareSlots } from '../../../src/main/service/domain/slot-shares.ts';

const shares = (limit: number, needs: readonly number[], servedAt: readonly number[] = []) => [
  ...shareSlots(
    limit,
    needs.map((need, at) => ({ workerId: `w${at}`, need, servedAt: servedAt[at] ?? 0 })),
  ).values(),
];

it('gives each what it needs up to an even share, and the rest to those that need more', () => {
  expect(shares(10, [2, 3])).toEqual([2, 3]);
  expect(shares(10, [20, 20])).toEqual([5, 5]);
  expect(shares(10, [1, 20, 20])).toEqual([1, 5, 4]);
  expect(shares(10, [0, 20])).toEqual([0, 10]);
});

it('gives what is left over by rounding to those served longest ago', () => {
  expect(shares(1, [5, 5, 5], [3, 1, 2])).toEqual([0, 1, 0]);
  expect(shares(5, [9, 9], [2, 1])).toEqual([2, 3]);
});

it('gives out all that is needed and there, and to nobody more than it needs', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.array(fc.nat(60), { maxLength: 12 }), (limit, needs) => {
      const given = shares(limit, needs);
      const sum = (list: readonly number[]): number => list.reduce((all, each) => all + each, 0);
      expect(sum(given)).toBe(Math.min(limit, sum(needs)));
      given.forEach((each, at) => expect(each).toBeLessThanOrEqual(needs[at] ?? 0));
      const short = given.filter((each, at) => each < (needs[at] ?? 0));
      if (short.length > 0) expect(Math.max(...given) - Math.min(...short)).toBeLessThanOrEqual(1);
    }),
  );
});
