import { describe, expect, it } from 'vitest';
import {
  beat,
  readStretches,
  uptimeOf,
  type Stretch,
} from '../../../src/main/service/domain/uptime.ts';

const MINUTE = 60_000;
const beats = (...times: readonly number[]): readonly Stretch[] =>
  times.reduce<readonly Stretch[]>((all, at) => beat(all, at, 'beat'), []);

describe('uptime from heartbeats', () => {
  it('is 100% while beats come in time', () => {
    const all = beats(0, 30_000, MINUTE, 2 * MINUTE);
    expect(all).toEqual([[0, 2 * MINUTE]]);
    expect(uptimeOf(all, { fromAt: 0, toAt: 2 * MINUTE })).toMatchObject({
      percent: 100,
      downMs: 0,
      gaps: [],
    });
  });

  it('counts every gap as down, the newest first', () => {
    const all = beats(0, MINUTE, 11 * MINUTE, 12 * MINUTE, 20 * MINUTE);
    const found = uptimeOf(all, { fromAt: 0, toAt: 20 * MINUTE });
    expect(found.gaps).toEqual([
      { fromAt: 12 * MINUTE, toAt: 20 * MINUTE },
      { fromAt: MINUTE, toAt: 11 * MINUTE },
    ]);
    expect(found.downMs).toBe(18 * MINUTE);
    expect(found.percent).toBeCloseTo(10);
  });

  it('counts a restart within a minute by its real length', () => {
    const all = beat(beats(0, MINUTE), MINUTE + 5_000, 'start');
    const found = uptimeOf(all, { fromAt: 0, toAt: MINUTE + 5_000 });
    expect(found.downMs).toBe(5_000);
  });

  it('measures from the first beat on, not from the start of the period', () => {
    const found = uptimeOf(beats(10 * MINUTE, 11 * MINUTE), { fromAt: 0, toAt: 11 * MINUTE });
    expect(found).toMatchObject({ fromAt: 10 * MINUTE, percent: 100 });
    expect(uptimeOf([], { fromAt: 0, toAt: MINUTE })).not.toHaveProperty('percent');
  });

  it('says what is down now, once a beat is overdue', () => {
    const all = beats(0, MINUTE);
    expect(uptimeOf(all, { fromAt: 0, toAt: 2 * MINUTE }).downMs).toBe(0);
    expect(uptimeOf(all, { fromAt: 0, toAt: 5 * MINUTE }).downMs).toBe(4 * MINUTE);
  });

  it('adds nothing while a clock that was set back has not caught up', () => {
    const all = beats(10 * MINUTE, 11 * MINUTE);
    expect(beat(all, 5 * MINUTE, 'beat')).toBe(all);
    expect(beat(all, 11 * MINUTE + 30_000, 'beat')).toEqual([[10 * MINUTE, 11 * MINUTE + 30_000]]);
  });

  it('reads what was stored and leaves out what is no stretch', () => {
    expect(readStretches([[1, 2], [3], 'x', [5, 4], [6, 6]])).toEqual([
      [1, 2],
      [6, 6],
    ]);
    expect(readStretches(undefined)).toEqual([]);
  });
});
