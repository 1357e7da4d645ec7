import { beforeEach, expect, it } from 'vitest';
import { createHostPacer, type HostPacer } from '../../../src/main/service/work/host-pacer.ts';

const MINUTE = 60_000;
let now: number;
let pacer: HostPacer;

beforeEach(() => {
  now = 1_000_000;
  pacer = createHostPacer({ now: () => now });
});

const several = { concurrency: 2, delayMs: 0 };

it('has places and no more, and a pause means one at a time', () => {
  expect([1, 2].map(() => pacer.take('a:80', several))).toEqual(['turn', 'turn']);
  expect(pacer.take('a:80', several)).toEqual({ retryAt: expect.any(Number) });
  expect(pacer.take('b:80', several)).toBe('turn');
  pacer.done('a:80');
  expect(pacer.take('a:80', several)).toBe('turn');

  const slow = { concurrency: 2, delayMs: 500 };
  expect(pacer.take('c:80', slow)).toBe('turn');
  now += 499;
  pacer.done('c:80');
  expect(pacer.take('c:80', slow)).toEqual({ retryAt: now + 1 });
  now += 1;
  expect(pacer.take('c:80', slow)).toBe('turn');
  now += 10_000;
  expect(pacer.take('c:80', slow)).not.toBe('turn');
});

it('stays away as long as a host asks, and longer each time it does not say how long', () => {
  const pauses = (asked: number | undefined, times: number): readonly number[] =>
    Array.from({ length: times }, () => {
      const pause = pacer.backOff('a:80', asked) - now;
      now += pause;
      return pause;
    });
  expect(pauses(undefined, 4)).toEqual([1_000, 2_000, 4_000, 8_000]);
  pacer.recovered('a:80');
  expect(pauses(undefined, 1)).toEqual([1_000]);
  expect(Math.max(...pauses(undefined, 20))).toBe(5 * MINUTE);
  expect(pauses(20 * MINUTE, 1)).toEqual([20 * MINUTE]);
  expect(pauses(24 * 60 * MINUTE, 1)).toEqual([60 * MINUTE]);
});

it('does not come earlier because another page of the host was refused for a shorter time', () => {
  pacer.backOff('a:80', 10_000);
  expect(pacer.backOff('a:80', 1_000)).toBe(now + 10_000);
  expect(pacer.nextWakeAt()).toBe(now + 10_000);
  expect(pacer.pausedHosts(['a:80', 'b:80'])).toEqual(['a:80']);
});

it('a further request of a page takes a place like any other, but keeps no pause again', () => {
  expect([1, 2].map(() => pacer.take('a:80', several))).toEqual(['turn', 'turn']);
  expect(pacer.takeAgain('a:80', several)).toBe(false);
  pacer.done('a:80');
  pacer.backOff('a:80', 5_000);
  expect(pacer.takeAgain('a:80', several)).toBe(true);
  expect(pacer.takeAgain('a:80', several)).toBe(false);
});
