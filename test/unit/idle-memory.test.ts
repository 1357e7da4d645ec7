import { expect, it, vi } from 'vitest';
import { fullCollection, giveBack, lookForIdle } from '../../src/main/service/idle-memory.ts';

it('collects once after the start and once after each spell of work, and trims now and then in work and when it rests', () => {
  const ways = { collect: vi.fn(), trim: vi.fn() };
  const look = lookForIdle(ways);
  const seen = [0.4, 0.01, 0, 0.9, 0.9, 0.03, 0.01, 0, 0, 0, 0, 0, 0, 0.9, 0].map((share) => {
    look(share);
    return [ways.collect.mock.calls.length, ways.trim.mock.calls.length];
  });
  const collected = seen.map(([collections]) => collections);
  expect(collected).toEqual([0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3]);
  expect(seen.map(([, trims]) => trims)).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3]);
});

it.skipIf(process.platform !== 'linux')('tells malloc to give back what is free', async () => {
  await expect(giveBack()).resolves.toBeUndefined();
});

it('gives back what nobody holds', () => {
  const collect = fullCollection();
  const held = new WeakRef({ text: 'x'.repeat(1_000) });
  return new Promise((resolve) => setImmediate(resolve)).then(() => {
    collect();
    expect(held.deref()).toBeUndefined();
  });
});
