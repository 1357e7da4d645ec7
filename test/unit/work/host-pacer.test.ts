import { beforeEach, expect, it } from 'vitest';
import {
  createHostPacer,
  SITE,
  type HostPacer,
  type PaceRules,
} from '../../../src/main/service/work/host-pacer.ts';

const MINUTE = 60_000;
let now: number;
let pacer: HostPacer;

beforeEach(() => {
  now = 1_000_000;
  pacer = createHostPacer({ now: () => now });
});

const several: PaceRules = { concurrency: 2 };
const kept = (keeper: string, ms: number): PaceRules => ({ concurrency: 8, pause: { keeper, ms } });
const takes = (host: string, rules: PaceRules): boolean => pacer.take(host, rules) !== undefined;

it('has places and no more', () => {
  const [first] = [pacer.take('a:80', several), pacer.take('a:80', several)];
  expect([takes('a:80', several), takes('b:80', several)]).toEqual([false, true]);
  first?.end();
  first?.end();
  expect([takes('a:80', several), takes('a:80', several)]).toEqual([true, false]);
});

it('a pause means one at a time, so far apart from start to start', () => {
  const slow = kept('job', 500);
  const turn = pacer.take('a:80', slow);
  now += 499;
  turn?.end();
  expect([takes('a:80', slow), pacer.nextWakeAt()]).toEqual([false, now + 1]);
  now += 1;
  expect(takes('a:80', slow)).toBe(true);
  now += 10_000;
  expect(takes('a:80', slow)).toBe(false);
});

it('a pause is kept by those who have the same keeper, and holds up no others', () => {
  expect(takes('a:80', kept('one job', 20_000))).toBe(true);
  expect(takes('a:80', kept('another', 20_000))).toBe(true);
  expect(takes('a:80', { concurrency: 8 })).toBe(true);
  const turn = pacer.take('a:80', kept(SITE, 1_000));
  expect([turn === undefined, takes('a:80', kept(SITE, 1_000))]).toEqual([false, false]);
  turn?.end();
  now += 1_000;
  expect([takes('a:80', kept(SITE, 1_000)), takes('a:80', kept('one job', 20_000))]).toEqual([
    true,
    false,
  ]);
});

it('a request without a turn books the next start of its keeper', () => {
  const pause = { keeper: SITE, ms: 300 };
  expect([pacer.book('a:80', pause), pacer.book('a:80', pause)]).toEqual([0, 300]);
  expect(pacer.untilNext('a:80', pause)).toBe(600);
  expect([takes('a:80', kept(SITE, 300)), takes('a:80', several)]).toEqual([false, true]);
  pacer.backOff('a:80', 5_000);
  expect(pacer.book('a:80', pause)).toBe(5_000);
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
  const hosts = ['a:80', 'b:80'];
  expect(pacer.busyHosts(hosts, () => several)).toEqual(['a:80']);
  expect(pacer.closedHosts(hosts, () => several, 9_000)).toEqual(['a:80']);
  expect(pacer.closedHosts(hosts, () => several, 11_000)).toEqual([]);
});

it('a further request of a page takes a place like any other, but keeps no pause again', () => {
  const [first] = [pacer.take('a:80', several), pacer.take('a:80', several)];
  expect(pacer.takeAgain('a:80', several)).toBeUndefined();
  first?.end();
  pacer.backOff('a:80', 5_000);
  expect(pacer.takeAgain('a:80', several)).toBeDefined();
  expect(pacer.takeAgain('a:80', several)).toBeUndefined();
});
