/**
 * Slots: at most so many pages of one account at once, given in order.
 *
 * A waiter waits inside its own deadline and signal; whichever way it leaves, its place is free. Higher
 * priority goes first, then first come, first served. A raised limit is noticed at the next release or
 * request. Who waits is in memory; how many may be filled here is leased from the store (slot-leases.ts).
 */
import type { Account, Caller } from '../domain/account.ts';
import { HearthError } from '../domain/errors.ts';
import { concurrencyOf, priorityOf } from '../domain/plans.ts';
import type { OpenJob, Opened } from '../ports/backend.ts';
import type { Permit, SlotRequest, Slots } from '../ports/limits.ts';
import type { Clock } from '../ports/system.ts';
import { createSlotLeases, type SlotLeases, type SlotLeasesDeps } from './slot-leases.ts';

interface Waiter {
  readonly request: SlotRequest;
  /** When its wait began; undefined while only the store's answer is awaited. */
  since: number | undefined;
  readonly admit: (permit: Permit) => void;
}

interface Group {
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

export type SlotsDeps = Omit<SlotLeasesDeps, 'needOf' | 'changed'>;

export function createSlots(deps: SlotsDeps): Slots {
  return new SlotsInOrder(deps);
}

class SlotsInOrder implements Slots {
  readonly #clock: Clock;
  readonly #leases: SlotLeases;
  readonly #groups = new Map<string, Group>();
  readonly #listeners = new Set<(accountId: string) => void>();
  /** Accounts whose pages were refused for want of leased slots. */
  readonly #refused = new Set<string>();

  constructor(deps: SlotsDeps) {
    this.#clock = deps.clock;
    this.#leases = createSlotLeases({
      ...deps,
      needOf: (accountId) => {
        const filled = this.active(accountId);
        const refused = this.#refused.has(accountId) ? 1 : 0;
        return { filled, need: filled + this.waiting(accountId) + refused };
      },
      changed: (accountId) => this.#leasesChanged(accountId),
    });
  }

  async acquire(request: SlotRequest): Promise<Permit> {
    request.signal.throwIfAborted();
    const { accountId, limit } = request;
    const group = this.#groupOf(accountId);
    const isFree = group.active < limit;
    if (group.waiters.length === 0 && isFree && group.active < this.#leases.most(accountId)) {
      return this.#take(accountId, 0);
    }
    try {
      const waiting = waitForSlot(group, { ...request, isFree }, this.#clock);
      this.#handOver(accountId, group);
      return await waiting;
    } finally {
      // a waiter that leaves may have been the one the others stood behind
      this.#handOver(accountId, group);
      this.#forget(accountId, group);
    }
  }

  admit(account: Account, open: OpenJob): Promise<Opened> {
    return this.#leases.admit(account.id, concurrencyOf(account), open);
  }

  tryAcquire(accountId: string, limit: number): Permit | undefined {
    const active = this.active(accountId);
    if (active >= limit || this.waiting(accountId) > 0) return undefined;
    if (active < this.#leases.most(accountId)) return this.#take(accountId, 0, 1);
    this.#refused.add(accountId);
    this.#leases.askMore(accountId, limit);
    return undefined;
  }

  active(accountId: string): number {
    return this.#groups.get(accountId)?.active ?? 0;
  }

  activePages(accountId: string): number {
    return this.#groups.get(accountId)?.pages ?? 0;
  }

  waiting(accountId: string): number {
    return this.#groups.get(accountId)?.waiters.length ?? 0;
  }

  onRelease(listener: (accountId: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  stop(): Promise<void> {
    return this.#leases.stop();
  }

  #take(accountId: string, queuedMs: number, pages: 0 | 1 = 0): Permit {
    const group = this.#groupOf(accountId);
    group.active += 1;
    group.pages += pages;
    let isHeld = true;
    const release = (): void => {
      if (!isHeld) return;
      isHeld = false;
      group.active -= 1;
      group.pages -= pages;
      this.#leases.emptied(accountId);
      this.#handOver(accountId, group);
      this.#tell(accountId);
      this.#forget(accountId, group);
    };
    return { queuedMs, release, [Symbol.dispose]: release };
  }

  #handOver(accountId: string, group: Group): void {
    for (;;) {
      const next = group.waiters[0];
      if (next === undefined || group.active >= next.request.limit) return;
      if (group.active >= this.#leases.most(accountId)) {
        this.#leases.askMore(accountId, next.request.limit);
        return;
      }
      group.waiters.shift();
      const queuedMs = next.since === undefined ? 0 : this.#clock.now() - next.since;
      next.admit(this.#take(accountId, queuedMs));
    }
  }

  /** Whoever still waits after the store has answered waits for a slot. */
  #leasesChanged(accountId: string): void {
    const isRefused = this.#refused.delete(accountId);
    const group = this.#groups.get(accountId);
    if (group !== undefined) {
      this.#handOver(accountId, group);
      for (const waiter of group.waiters) waiter.since ??= this.#clock.now();
    }
    if (isRefused) this.#tell(accountId);
  }

  #tell(accountId: string): void {
    for (const listener of [...this.#listeners]) listener(accountId);
  }

  #groupOf(accountId: string): Group {
    const known = this.#groups.get(accountId);
    if (known !== undefined) return known;
    const group: Group = { active: 0, pages: 0, waiters: [] };
    this.#groups.set(accountId, group);
    return group;
  }

  #forget(accountId: string, group: Group): void {
    if (group.active > 0 || group.waiters.length > 0) return;
    if (this.#groups.get(accountId) === group) this.#groups.delete(accountId);
  }
}

function waitForSlot(
  group: Group,
  request: SlotRequest & { readonly isFree: boolean },
  clock: Clock,
): Promise<Permit> {
  return new Promise<Permit>((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    const settle = (): void => {
      clearTimeout(timer);
      request.signal.removeEventListener('abort', onAbort);
      const place = group.waiters.indexOf(waiter);
      if (place !== -1) group.waiters.splice(place, 1);
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
      since: request.isFree ? undefined : clock.now(),
      admit: (permit) => {
        settle();
        resolve(permit);
      },
    };
    request.signal.addEventListener('abort', onAbort, { once: true });
    const behind = group.waiters.findIndex((other) => other.request.priority < request.priority);
    group.waiters.splice(behind === -1 ? group.waiters.length : behind, 0, waiter);
    arm();
  });
}
