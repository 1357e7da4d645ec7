import { afterEach, expect, it, vi } from 'vitest';
import { createIdleCores } from '../../../src/main/service/engines/browser/idle-cores.ts';
import { createTurns } from '../../../src/main/service/engines/browser/turns.ts';

const never = new AbortController().signal;

it('gives turns to the highest priority first, then in order of coming', async () => {
  const turns = createTurns(1);
  const order: string[] = [];
  const giveBack = await turns.take(never);
  const wait = async (name: string, priority?: number): Promise<void> => {
    const done = await turns.take(never, priority);
    order.push(name);
    done();
  };
  const all = [
    wait('first'),
    wait('second'),
    wait('paid', 10),
    wait('third'),
    wait('paid too', 10),
  ];
  giveBack();
  await Promise.all(all);
  expect(order).toEqual(['paid', 'paid too', 'first', 'second', 'third']);
});

it('forgets who gave up while waiting', async () => {
  const turns = createTurns(1);
  const giveBack = await turns.take(never);
  const leaving = new AbortController();
  const left = turns.take(leaving.signal, 10);
  const stayed = turns.take(never);
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  giveBack();
  await expect(stayed).resolves.toBeTypeOf('function');
});

afterEach(() => {
  vi.useRealTimers();
});

it('gives more turns than places while more than half a core is idle, one for each, up to the most', async () => {
  vi.useFakeTimers();
  let idle = 0;
  const turns = createTurns(1, { most: 3, idleCores: () => idle });
  const givers: (() => void)[] = [];
  for (let n = 0; n < 5; n += 1) void turns.take(never).then((giveBack) => givers.push(giveBack));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(givers).toHaveLength(1);
  idle = 1.4;
  await vi.advanceTimersByTimeAsync(200);
  expect(givers).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(givers).toHaveLength(3);
  givers[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(givers).toHaveLength(4);
  // the machine is busy again: what is over is not replaced beyond the places
  idle = 0.4;
  await vi.advanceTimersByTimeAsync(200);
  givers[1]?.();
  givers[2]?.();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(givers).toHaveLength(4);
  givers[3]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(givers).toHaveLength(5);
  givers[4]?.();
  await vi.advanceTimersByTimeAsync(200);
  expect(vi.getTimerCount()).toBe(0);
});

it('counts idle cores since the look before', () => {
  const looks = [
    { cores: 4, all: 1_000, idle: 500 },
    { cores: 4, all: 1_800, idle: 1_100 },
    { cores: 4, all: 1_800, idle: 1_100 },
  ];
  const idleCores = createIdleCores(() => looks.shift() ?? { cores: 4, all: 0, idle: 0 });
  expect([idleCores(), idleCores()]).toEqual([3, 0]);
});
