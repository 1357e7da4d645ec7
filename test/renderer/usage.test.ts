/** The axis of the usage chart: its marks are true numbers, evenly apart. */
import { expect, it } from 'vitest';
import { ticksUpTo } from '../../src/renderer/features/usage/usage-model.ts';

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [5, [0, 1, 2, 3, 4, 5]],
  [7, [0, 2, 4, 6, 8]],
  [23, [0, 5, 10, 15, 20, 25]],
  [50, [0, 10, 20, 30, 40, 50]],
  [51, [0, 20, 40, 60]],
  [400_000, [0, 100_000, 200_000, 300_000, 400_000]],
])('up to %i credits', (most, ticks) => {
  expect(ticksUpTo(most)).toEqual(ticks);
});

it('never rounds what it says', () => {
  for (let most = 0; most < 3_000; most += 1) {
    const ticks = ticksUpTo(most);
    const step = ticks[1]!;
    expect(ticks.every((tick, index) => Number.isInteger(tick) && tick === index * step)).toBe(
      true,
    );
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
    expect(ticks.length).toBeLessThanOrEqual(6);
  }
});
