/** What any pacer of hosts keeps to (ports/host-pacer.ts); another adapter is another row. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHostPacer } from '../../src/main/service/operations/host-pacer.ts';
import { SITE, type HostPacer, type PaceRules } from '../../src/main/service/ports/host-pacer.ts';

const ADAPTERS = [['in memory', createHostPacer]] as const;

describe.each(ADAPTERS)('a pacer of hosts, %s', (_, make) => {
  const MINUTE = 60_000;
  let now: number;
  let pacer: HostPacer;

  beforeEach(() => {
    now = 1_000_000;
    pacer = make({ now: () => now });
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Clock and timers together. */
  async function pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= 1) {
      now += 1;
      await vi.advanceTimersByTimeAsync(1);
    }
  }

  const several: PaceRules = { concurrency: 2 };
  const kept = (keeper: string, ms: number): PaceRules => ({
    concurrency: 8,
    pause: { keeper, ms },
  });
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

  it('a pause runs from what others asked, too, whoever keeps it', async () => {
    pacer.wasAsked('a:80', now);
    pacer.wasAsked('a:80', now - 400);
    const slow = kept(SITE, 500);
    expect([takes('a:80', slow), pacer.untilNext('a:80', { keeper: SITE, ms: 500 })]).toEqual([
      false,
      500,
    ]);
    expect(pacer.closedHosts(['a:80', 'b:80'], () => slow, 100)).toEqual(['a:80']);
    // until it is known whether the site asks for one
    expect(takes('a:80', kept('new job', 0))).toBe(true);
    const waited = pacer.wait('a:80', slow, new AbortController().signal);
    await pass(499);
    expect(takes('a:80', kept('job', 500))).toBe(false);
    await pass(2);
    await waited;
    expect(takes('a:80', kept('job', 500))).toBe(true);
  });

  it('a pause runs from when the request goes out, where that is later than its turn', () => {
    const slow = kept('job', 500);
    const turn = pacer.take('a:80', slow);
    now += 300;
    turn?.begin();
    turn?.end();
    now += 499;
    expect(takes('a:80', slow)).toBe(false);
    now += 1;
    expect(takes('a:80', slow)).toBe(true);
  });

  it('says whether a pause runs at a host', () => {
    expect(pacer.isPausing('a:80')).toBe(false);
    takes('a:80', kept('job', 500));
    pacer.backOff('b:80', 700, now);
    expect(['a:80', 'b:80'].map((host) => pacer.isPausing(host))).toEqual([true, true]);
    now += 500;
    expect(['a:80', 'b:80'].map((host) => pacer.isPausing(host))).toEqual([false, true]);
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

  const signal = new AbortController().signal;

  it('a caller at a host that nobody asks has its turn at once', async () => {
    pacer.backOff('a:80', 5 * MINUTE, now);
    const turn = pacer.wait('a:80', kept(SITE, 1_000), signal);
    await turn;
    expect([vi.getTimerCount(), takes('a:80', kept(SITE, 1_000))]).toEqual([0, false]);
  });

  it('callers have their turns in order, each so far from the start before it', async () => {
    const starts: number[] = [];
    const begun = now;
    const asking = [0, 1, 2].map(async () => {
      const turn = await pacer.wait('a:80', kept(SITE, 300), signal);
      starts.push(now - begun);
      turn.end();
    });
    await pass(1_000);
    await Promise.all(asking);
    expect(starts.map((at) => Math.round(at / 100))).toEqual([0, 3, 6]);
  });

  it('a start that comes late puts off the next one: pauses run from what really started', async () => {
    const starts: number[] = [];
    const asking = [0, 1, 2].map(async () => {
      const turn = await pacer.wait('a:80', kept(SITE, 300), signal);
      starts.push(now);
      turn.end();
    });
    await pass(1);
    // the loop stands still for three pauses
    now += 900;
    await pass(1_000);
    await Promise.all(asking);
    const gaps = starts.slice(1).map((at, n) => at - (starts[n] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(300);
  });

  it('who waits comes before pages that take, which others at the host do not hold up', async () => {
    const slow = kept(SITE, 300);
    pacer.take('a:80', slow)?.end();
    const waiting = pacer.wait('a:80', slow, signal);
    // the pause is over, and the timer of who waits has not run yet
    now += 301;
    expect([takes('a:80', slow), takes('a:80', several)]).toEqual([false, true]);
    await vi.advanceTimersByTimeAsync(301);
    (await waiting).end();
    now += 300;
    expect(takes('a:80', slow)).toBe(true);
  });

  it('who waits for a place has the next one that comes free, and tells when it is free again', async () => {
    const heard = vi.fn();
    pacer.onFree(heard);
    const first = pacer.take('a:80', { concurrency: 1 });
    const waiting = pacer.wait('a:80', { concurrency: 1 }, signal);
    first?.end();
    const turn = await waiting;
    expect([takes('a:80', { concurrency: 1 }), heard.mock.calls.length]).toEqual([false, 0]);
    turn.end();
    expect([takes('a:80', { concurrency: 1 }), heard.mock.calls.length]).toEqual([true, 1]);
  });

  it('a caller who hangs up leaves the line to those behind it', async () => {
    const slow = kept(SITE, 300);
    const hangUp = new AbortController();
    (await pacer.wait('a:80', slow, signal)).end();
    const gone = pacer.wait('a:80', slow, hangUp.signal);
    const next = pacer.wait('a:80', slow, signal);
    const refused = expect(gone).rejects.toThrow('gone');
    hangUp.abort(new Error('gone'));
    await refused;
    await pass(302);
    (await next).end();
    expect(pacer.untilNext('a:80', { keeper: SITE, ms: 300 })).toBeGreaterThan(250);
  });

  it('stays away as long as a host asks, and longer each time it does not say how long', () => {
    const pauses = (asked: number | undefined, times: number): readonly number[] =>
      Array.from({ length: times }, () => {
        const pause = pacer.backOff('a:80', asked, now) - now;
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
    pacer.backOff('a:80', 10_000, now);
    expect(pacer.backOff('a:80', 1_000, now)).toBe(now + 10_000);
    expect(pacer.nextWakeAt()).toBe(now + 10_000);
    const hosts = ['a:80', 'b:80'];
    expect(pacer.busyHosts(hosts, () => several)).toEqual(['a:80']);
    expect(pacer.closedHosts(hosts, () => several, 9_000)).toEqual(['a:80']);
    expect(pacer.closedHosts(hosts, () => several, 11_000)).toEqual([]);
  });

  it('counts what was under way when a host refused as that one refusal', () => {
    const since = now;
    now += 100;
    for (let answers = 0; answers < 8; answers += 1) pacer.backOff('a:80', undefined, since);
    expect(pacer.nextWakeAt()).toBe(now + 1_000);
    // an answer that was slow
    now += 5_000;
    expect(pacer.backOff('a:80', undefined, since)).toBe(now);
    expect(pacer.backOff('a:80', 3_000, since)).toBe(now + 3_000);
    now += 3_000;
    expect(pacer.backOff('a:80', undefined, now)).toBe(now + 2_000);
  });

  it('a further request of a page takes a place like any other, but keeps no pause again', () => {
    const [first] = [pacer.take('a:80', several), pacer.take('a:80', several)];
    expect(pacer.takeAgain('a:80', several)).toBeUndefined();
    first?.end();
    pacer.backOff('a:80', 5_000, now);
    expect(pacer.takeAgain('a:80', several)).toBeDefined();
    expect(pacer.takeAgain('a:80', several)).toBeUndefined();
  });

  it('keeps its pauses, no longer and no shorter, when the clock is set back', async () => {
    const DAY = 86_400_000;
    now += DAY;
    const slow = kept('job', 500);
    pacer.take('a:80', slow)?.end();
    pacer.backOff('b:80', 2_000, now);
    const waited = pacer.wait('a:80', slow, new AbortController().signal);
    await pass(100);
    expect(takes('a:80', slow)).toBe(false);
    now -= DAY;
    expect([takes('a:80', slow), takes('b:80', several)]).toEqual([false, false]);
    expect(pacer.nextWakeAt()).toBe(now + 400);
    await pass(401);
    (await waited).end();
    expect([takes('a:80', slow), takes('b:80', several)]).toEqual([false, false]);
    await pass(1_500);
    expect([takes('a:80', slow), takes('b:80', several)]).toEqual([true, true]);
    // what it is told may come from before
    pacer.wasAsked('c:80', now + DAY);
    expect(pacer.untilNext('c:80', { keeper: SITE, ms: 500 })).toBe(500);
    expect(pacer.untilNext('d:80', { keeper: SITE, ms: 500, since: now + DAY })).toBe(500);
  });
});
