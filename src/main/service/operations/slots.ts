/**
 * Slots: at most so many pages of one account at once, given in order.
 *
 * A waiter waits inside its own deadline and signal; whichever way it leaves, its place is free. Higher
 * priority goes first, then first come, first served. A raised limit is noticed at the next release or
 * request. Everything is in memory: a restart starts with all slots free, as nothing runs then.
 */
import type { Caller } from '../domain/account.ts';
import { HearthError } from '../domain/errors.ts';
import { concurrencyOf, priorityOf } from '../domain/plans.ts';
import type { Permit, SlotRequest, Slots } from '../ports/limits.ts';
import type { Clock } from '../ports/system.ts';

interface Waiter {
  readonly request: SlotRequest;
  readonly since: number;
  readonly admit: (permit: Permit) => void;
}

interface Lane {
  active: number;
  /** Of those, the ones taken without waiting in line: pages of crawls and batches. */
  pages: number;
  /** In order: higher priority first, then by time. */
  readonly waiters: Waiter[];
}

/** setTimeout's largest delay; a later deadline is checked again then. */
const MOST_TIMER_MS = 2_147_483_647;

/** A place for one page of a caller who waits. */
export function slotOf(
  slots: Slots,
  { account }: Caller,
  end: { readonly at: number; readonly signal: AbortSignal },
): Promise<Permit> {
  return slots.acquire({
    accountId: account.id,
    limit: concurrencyOf(account),
    priority: priorityOf(account),
    deadlineAt: end.at,
    signal: end.signal,
  });
}

export function createSlots({ clock }: { readonly clock: Clock }): Slots {
  const lanes = new Map<string, Lane>();
  const listeners = new Set<(accountId: string) => void>();

  const laneOf = (accountId: string): Lane => {
    const known = lanes.get(accountId);
    if (known !== undefined) return known;
    const lane: Lane = { active: 0, pages: 0, waiters: [] };
    lanes.set(accountId, lane);
    return lane;
  };

  const take = (accountId: string, queuedMs: number, pages: 0 | 1 = 0): Permit => {
    const lane = laneOf(accountId);
    lane.active += 1;
    lane.pages += pages;
    let isHeld = true;
    const release = (): void => {
      if (!isHeld) return;
      isHeld = false;
      lane.active -= 1;
      lane.pages -= pages;
      handOver(accountId, lane);
      for (const listener of [...listeners]) listener(accountId);
      if (lane.active === 0 && lane.waiters.length === 0) lanes.delete(accountId);
    };
    return { queuedMs, release, [Symbol.dispose]: release };
  };

  const handOver = (accountId: string, lane: Lane): void => {
    for (;;) {
      const next = lane.waiters[0];
      if (next === undefined || lane.active >= next.request.limit) return;
      lane.waiters.shift();
      next.admit(take(accountId, clock.now() - next.since));
    }
  };

  return {
    acquire: async (request) => {
      request.signal.throwIfAborted();
      const lane = laneOf(request.accountId);
      if (lane.waiters.length === 0 && lane.active < request.limit) {
        return take(request.accountId, 0);
      }
      try {
        return await waitForSlot(lane, request, clock);
      } finally {
        // a waiter that leaves may have been the one the others stood behind
        handOver(request.accountId, lane);
      }
    },
    tryAcquire: (accountId, limit) => {
      const lane = lanes.get(accountId);
      if (lane !== undefined && (lane.waiters.length > 0 || lane.active >= limit)) return undefined;
      return limit > 0 ? take(accountId, 0, 1) : undefined;
    },
    active: (accountId) => lanes.get(accountId)?.active ?? 0,
    activePages: (accountId) => lanes.get(accountId)?.pages ?? 0,
    waiting: (accountId) => lanes.get(accountId)?.waiters.length ?? 0,
    onRelease: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function waitForSlot(lane: Lane, request: SlotRequest, clock: Clock): Promise<Permit> {
  return new Promise<Permit>((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    const settle = (): void => {
      clearTimeout(timer);
      request.signal.removeEventListener('abort', onAbort);
      const place = lane.waiters.indexOf(waiter);
      if (place !== -1) lane.waiters.splice(place, 1);
    };
    const onAbort = (): void => {
      settle();
      const reason: unknown = request.signal.reason;
      reject(reason instanceof Error ? reason : new Error('The wait for a slot was aborted.'));
    };
    const onTime = (): void => {
      if (clock.now() < request.deadlineAt) {
        arm();
        return;
      }
      settle();
      reject(
        new HearthError(
          'CONCURRENCY_QUEUE_TIMEOUT',
          `All ${request.limit} slots of the plan stayed in use until the timeout. Try again later, raise the timeout, or choose a plan with more concurrency.`,
        ),
      );
    };
    const arm = (): void => {
      const leftMs = Math.max(0, request.deadlineAt - clock.now());
      timer = setTimeout(onTime, Math.min(leftMs, MOST_TIMER_MS));
    };
    const waiter: Waiter = {
      request,
      since: clock.now(),
      admit: (permit) => {
        settle();
        resolve(permit);
      },
    };
    request.signal.addEventListener('abort', onAbort, { once: true });
    const behind = lane.waiters.findIndex((other) => other.request.priority < request.priority);
    lane.waiters.splice(behind === -1 ? lane.waiters.length : behind, 0, waiter);
    arm();
  });
}
