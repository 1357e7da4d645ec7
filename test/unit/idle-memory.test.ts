import { expect, it, vi } from 'vitest';
import { fullCollection, lookForIdle } from '../../src/main/service/idle-memory.ts';

it('collects once after the start and once after each spell of work', () => {
  const collect = vi.fn();
  const look = lookForIdle(collect);
  const seen = [0.4, 0.01, 0, 0, 0.9, 0.03, 0.01, 0].map((share) => {
    look(share);
    return collect.mock.calls.length;
  });
  expect(seen).toEqual([0, 1, 1, 1, 1, 1, 2, 2]);
});

it('gives back what nobody holds', () => {
  const collect = fullCollection();
  const held = new WeakRef({ text: 'x'.repeat(1_000) });
  return new Promise((resolve) => setImmediate(resolve)).then(() => {
    collect();
    expect(held.deref()).toBeUndefined();
  });
});
