import { describe, expect, it, vi } from 'vitest';
import { createSlots } from '../../../src/main/service/operations/slots.ts';

const clock = { now: () => Date.now() };
const never = new AbortController().signal;
const ask = (change: object = {}) => ({
  accountId: 'a',
  limit: 1,
  priority: 0,
  deadlineAt: Date.now() + 60_000,
  signal: never,
  ...change,
});

describe('slots', () => {
  it('gives at most the limit at once, the rest in order', async () => {
    const slots = createSlots({ clock });
    const held = [await slots.acquire(ask({ limit: 2 })), await slots.acquire(ask({ limit: 2 }))];
    const order: number[] = [];
    const waiting = [1, 2].map((number) =>
      slots.acquire(ask({ limit: 2 })).then((permit) => {
        order.push(number);
        return permit;
      }),
    );
    expect([slots.active('a'), slots.waiting('a')]).toEqual([2, 2]);
    expect(slots.tryAcquire('a', 2)).toBeUndefined();
    held[0]?.release();
    held[0]?.release();
    const third = await waiting[0];
    expect(order).toEqual([1]);
    expect(slots.active('a')).toBe(2);
    third?.release();
    await waiting[1];
    expect(order).toEqual([1, 2]);
  });

  it('lets higher priority go first', async () => {
    const slots = createSlots({ clock });
    const held = await slots.acquire(ask());
    const order: string[] = [];
    const wait = (name: string, priority: number) =>
      slots.acquire(ask({ priority })).then((permit) => {
        order.push(name);
        permit.release();
      });
    const all = [wait('first', 0), wait('second', 0), wait('urgent', 10)];
    held.release();
    await Promise.all(all);
    expect(order).toEqual(['urgent', 'first', 'second']);
  });

  it('keeps accounts apart', async () => {
    const slots = createSlots({ clock });
    await slots.acquire(ask());
    expect(await slots.acquire(ask({ accountId: 'b' }))).toMatchObject({ queuedMs: 0 });
  });

  it('ends the wait at the deadline', async () => {
    vi.useFakeTimers();
    try {
      const slots = createSlots({ clock });
      await slots.acquire(ask());
      const late = slots.acquire(ask({ deadlineAt: Date.now() + 1_000 }));
      const failed = expect(late).rejects.toMatchObject({ code: 'CONCURRENCY_QUEUE_TIMEOUT' });
      await vi.advanceTimersByTimeAsync(1_000);
      await failed;
      expect(slots.waiting('a')).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('frees the place of a caller who hangs up', async () => {
    const slots = createSlots({ clock });
    const held = await slots.acquire(ask());
    const caller = new AbortController();
    const gone = slots.acquire(ask({ signal: caller.signal }));
    const next = slots.acquire(ask());
    const reason = new Error('gone');
    caller.abort(reason);
    await expect(gone).rejects.toBe(reason);
    expect(slots.waiting('a')).toBe(1);
    held.release();
    await expect(next).resolves.toBeDefined();
    await expect(slots.acquire(ask({ signal: caller.signal }))).rejects.toBe(reason);
  });

  it('gives a slot back at the end of a using block and tells listeners', async () => {
    const slots = createSlots({ clock });
    const freed: string[] = [];
    slots.onRelease((accountId) => freed.push(accountId));
    {
      using permit = await slots.acquire(ask());
      expect(permit.queuedMs).toBe(0);
    }
    expect([slots.active('a'), freed]).toEqual([0, ['a']]);
  });
});
