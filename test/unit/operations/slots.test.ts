import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSlots } from '../../../src/main/service/operations/slots.ts';
import type { Backend } from '../../../src/main/service/ports/backend.ts';
import type { Slots } from '../../../src/main/service/ports/limits.ts';
import { openSqliteBackend } from '../../../src/main/service/store/sqlite/backend.ts';
import { aJob, anAccount, silentLog } from '../../support/store-builders.ts';

const clock = { now: () => Date.now() };
let backend: Backend | undefined;

/** The slots of one worker; those of others in the same test are over the same store. */
const slotsOf = async (workerId = 'one', plan = 10): Promise<Slots> => {
  if (backend === undefined) {
    backend = await openSqliteBackend({ path: ':memory:', clock, log: silentLog });
    for (const id of ['a', 'b']) {
      await backend.store.createAccount(anAccount({ id, customConcurrency: plan }));
    }
  }
  return createSlots({ ...backend, clock, log: silentLog, workerId });
};
afterEach(async () => {
  vi.useRealTimers();
  await backend?.close();
  backend = undefined;
});

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
    const slots = await slotsOf();
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
    const slots = await slotsOf();
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
    const slots = await slotsOf();
    await slots.acquire(ask());
    expect(await slots.acquire(ask({ accountId: 'b' }))).toMatchObject({ queuedMs: 0 });
  });

  it('ends the wait at the deadline', async () => {
    vi.useFakeTimers();
    try {
      const slots = await slotsOf();
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
    const slots = await slotsOf();
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
    const slots = await slotsOf();
    const freed: string[] = [];
    slots.onRelease((accountId) => freed.push(accountId));
    {
      using permit = await slots.acquire(ask());
      expect(permit.queuedMs).toBe(0);
    }
    expect([slots.active('a'), freed]).toEqual([0, ['a']]);
  });

  it('stays within the plan with other workers, and shares when both want more', async () => {
    const plan = 4;
    const [one, two] = [await slotsOf('one', plan), await slotsOf('two', plan)];
    const held = { one: 0, two: 0, most: 0 };
    const rounds = { one: 0, two: 0 };
    const work = async (name: 'one' | 'two', slots: Slots): Promise<void> => {
      while (rounds.one < 12 || rounds.two < 12) {
        using permit = await slots.acquire(ask({ limit: plan }));
        held[name] += 1;
        held.most = Math.max(held.most, held.one + held.two);
        expect(permit.queuedMs).toBeGreaterThanOrEqual(0);
        await new Promise((resolve) => setTimeout(resolve, 5));
        held[name] -= 1;
        rounds[name] += 1;
      }
    };
    const lanes = Array.from({ length: plan }, () => [work('one', one), work('two', two)]);
    await Promise.all(lanes.flat());
    expect(held.most).toBe(plan);
    await Promise.all([one.stop(), two.stop()]);
  }, 60_000);

  it('hands pages what another worker leaves, and tells whoever waits for it', async () => {
    const [one, two] = [await slotsOf('one', 2), await slotsOf('two', 2)];
    const held = [await one.acquire(ask({ limit: 2 })), await one.acquire(ask({ limit: 2 }))];
    expect(two.tryAcquire('a', 2)).toBeUndefined();
    const page = new Promise<void>((resolve) => {
      two.onRelease((accountId) => {
        if (two.tryAcquire(accountId, 2) !== undefined) resolve();
      });
    });
    held[0]?.release();
    await page;
    expect([one.active('a'), two.activePages('a')]).toEqual([1, 1]);
  }, 60_000);

  it('hands what an idle worker holds to whoever asks, without waiting for a look', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
    const [one, two] = [await slotsOf('one', 2), await slotsOf('two', 2)];
    for (const slots of [one, two, one, two]) {
      const permit = await slots.acquire(ask({ limit: 2 }));
      permit.release();
    }
    expect([one.active('a'), two.active('a')]).toEqual([0, 0]);
  });

  it('says of no caller that it waited who waited for the store alone', async () => {
    const slots = await slotsOf();
    const [first, second] = await Promise.all([
      slots.acquire(ask({ limit: 5 })),
      slots.acquire(ask({ limit: 5 })),
    ]);
    expect([first.queuedMs, second.queuedMs]).toEqual([0, 0]);
  });

  it('has all slots at once after a life that was killed', async () => {
    const [killed, next] = [await slotsOf('one', 2), await slotsOf('one', 2)];
    const never = [
      await killed.acquire(ask({ limit: 2 })),
      await killed.acquire(ask({ limit: 2 })),
    ];
    expect(never).toHaveLength(2);
    const again = [await next.acquire(ask({ limit: 2 })), await next.acquire(ask({ limit: 2 }))];
    expect(again.map(({ queuedMs }) => queuedMs)).toEqual([0, 0]);
  });

  it('a job that was let in has slots at once, for callers and for pages', async () => {
    const slots = await slotsOf();
    const account = anAccount({ id: 'a', customConcurrency: 10 });
    const open = { job: aJob({ accountId: 'a' }), pages: [], reserve: 1 };
    expect(await slots.admit(account, open)).toBe('opened');
    expect(slots.tryAcquire('a', 10)).toBeDefined();
    expect(await slots.acquire(ask({ limit: 10 }))).toMatchObject({ queuedMs: 0 });
    expect(slots.active('a')).toBe(2);
  });

  it('gives all back when it stops', async () => {
    const [one, two] = [await slotsOf('one', 2), await slotsOf('two', 2)];
    const held = [await one.acquire(ask({ limit: 2 })), await one.acquire(ask({ limit: 2 }))];
    for (const permit of held) permit.release();
    await one.stop();
    const permits = [await two.acquire(ask({ limit: 2 })), await two.acquire(ask({ limit: 2 }))];
    expect(permits.map(({ queuedMs }) => queuedMs)).toEqual([0, 0]);
  });
});
