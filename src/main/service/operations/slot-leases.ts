/**
 * How many slots of each account this worker may fill: leased from the store, which keeps all workers together within
 * the plan (store/verbs/slots.ts).
 *
 * Slots are leased ahead, so that pages start and end without a word to the store. It is asked when more are needed, when
 * others need them (the bus says so, and a look a second that misses nothing), and at a third of the lease's time, which
 * also gives back what an idle account left. Between a question
 * and its answer no more is filled than what the question said. Kept in memory only: what a worker that is gone held
 * lapses, and what stands under its own name is replaced by its first question.
 */
import { toHearthError } from '../domain/errors.ts';
import { LEASE_MS, LEAST_LEASE_MS } from '../domain/job.ts';
import type { Bus, OpenJob, Opened, SlotAsk, SlotGrant, Store } from '../ports/backend.ts';
import type { Clock, Log } from '../ports/system.ts';

/** Of one account, now. */
interface SlotNeed {
  readonly filled: number;
  /** Could be filled at once, those that are filled included. */
  readonly need: number;
}

export interface SlotLeasesDeps {
  readonly store: Pick<Store, 'leaseSlots' | 'admit' | 'wantedSlots' | 'openJob'>;
  readonly bus: Pick<Bus, 'subscribe'>;
  readonly clock: Clock;
  readonly log: Log;
  readonly workerId: string;
  readonly needOf: (accountId: string) => SlotNeed;
  /** More may be filled than before, or it is worth another try. */
  readonly changed: (accountId: string) => void;
}

export interface SlotLeases {
  /** Slots that may be filled. */
  most(accountId: string): number;
  /** More could be filled than may be: asks the store, unless it has just said no or `limit` is reached. */
  askMore(accountId: string, limit: number): void;
  /** Opens a job, and where `askMore` would ask the store, asks in the same transaction. */
  admit(accountId: string, limit: number, open: OpenJob): Promise<Opened>;
  /** One is filled no more. */
  emptied(accountId: string): void;
  /** Gives all back. */
  stop(): Promise<void>;
}

interface Lease {
  most: number;
  until: number;
  /** Others lack slots: what comes free goes back. */
  isContended: boolean;
  asking: Promise<unknown> | undefined;
  isAgain: boolean;
  /** Set while the store has said no. */
  rest: NodeJS.Timeout | undefined;
}

/** Leased ahead of need: so many, or as many again as are needed. */
const AHEAD = 4;
/** After a no. */
const REST_MS = 250;
/** Whether others want what is held. */
const LOOK_MS = 1_000;

/** Builds it. */
export function createSlotLeases(deps: SlotLeasesDeps): SlotLeases {
  return new Leases(deps);
}

class Leases implements SlotLeases {
  readonly #deps: SlotLeasesDeps;
  readonly #leases = new Map<string, Lease>();
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #unsubscribe: () => void;
  #isStopped = false;

  constructor(deps: SlotLeasesDeps) {
    this.#deps = deps;
    this.#unsubscribe = deps.bus.subscribe('slots', (accountId) => {
      for (const each of accountId === undefined ? this.#leases.keys() : [accountId])
        this.#wake(each);
    });
  }

  most(accountId: string): number {
    const lease = this.#leases.get(accountId);
    if (lease === undefined) return 0;
    return this.#deps.clock.now() < lease.until - LEAST_LEASE_MS ? lease.most : 0;
  }

  askMore(accountId: string, limit: number): void {
    if (this.#mayAsk(accountId, limit)) this.#ask(accountId);
  }

  async admit(accountId: string, limit: number, open: OpenJob): Promise<Opened> {
    const { store } = this.#deps;
    const { filled, need } = this.#deps.needOf(accountId);
    const isEnough = need < this.most(accountId);
    if (isEnough || !this.#mayAsk(accountId, limit)) return store.openJob(open);
    const asked = this.#askOf(accountId, { filled, need: need + 1 });
    const answer = store.admit({ open, slots: asked });
    const slots = answer.then((entered) => entered.slots);
    await this.#hear(accountId, asked, slots);
    return (await answer).opened;
  }

  emptied(accountId: string): void {
    const lease = this.#leases.get(accountId);
    if (lease?.isContended !== true) return;
    // within its share it may be filled again
    if (this.#deps.needOf(accountId).filled >= lease.most) this.#giveBack(accountId);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#unsubscribe();
    for (const timer of this.#timers.splice(0)) clearInterval(timer);
    for (const [accountId, lease] of this.#leases) {
      clearTimeout(lease.rest);
      await lease.asking;
      lease.most = 0;
      const none = this.#askOf(accountId, { filled: 0, need: 0 });
      await this.#deps.store.leaseSlots(none).catch((error: unknown) => this.#warn(error));
    }
    this.#leases.clear();
  }

  #mayAsk(accountId: string, limit: number): boolean {
    if (this.#isStopped || this.most(accountId) >= limit) return false;
    const lease = this.#leases.get(accountId);
    return lease?.asking === undefined && lease?.rest === undefined;
  }

  #ask(accountId: string): void {
    const lease = this.#leases.get(accountId);
    if (this.#isStopped) return;
    if (lease?.asking !== undefined) {
      lease.isAgain = true;
      return;
    }
    const asked = this.#askOf(accountId, this.#deps.needOf(accountId));
    void this.#hear(accountId, asked, this.#deps.store.leaseSlots(asked));
  }

  /** No more than is filled may be filled until the store has answered: what is left goes to others. */
  #giveBack(accountId: string): void {
    const lease = this.#leases.get(accountId);
    if (lease === undefined) return;
    if (lease.asking === undefined) {
      lease.most = Math.min(lease.most, this.#deps.needOf(accountId).filled);
    }
    this.#ask(accountId);
  }

  #askOf(accountId: string, { filled, need }: SlotNeed): SlotAsk {
    const now = this.#deps.clock.now();
    const wanted = need === 0 ? 0 : need + Math.max(AHEAD, need);
    const until = now + LEASE_MS;
    return {
      accountId,
      lease: { workerId: this.#deps.workerId, until },
      now,
      // what may be filled before the answer is here
      filled: Math.max(filled, this.most(accountId)),
      need,
      wanted,
    };
  }

  /** Without an answer all stays as it is. */
  async #hear(
    accountId: string,
    asked: SlotAsk,
    answer: Promise<SlotGrant | undefined>,
  ): Promise<void> {
    const lease = this.#leaseOf(accountId);
    lease.asking = answer.catch(() => undefined);
    const granted = await answer.catch((error: unknown) => this.#warn(error));
    lease.asking = undefined;
    if (this.#isStopped) return;
    if (granted !== undefined) {
      lease.most = granted.most;
      lease.until = asked.lease.until;
      lease.isContended = granted.isContended;
    }
    const { most, limit } = granted ?? { most: 0, limit: 1 };
    if (most < Math.min(asked.need, limit)) this.#rest(accountId, lease);
    else stopResting(lease);
    this.#deps.changed(accountId);
    if (lease.isAgain) {
      lease.isAgain = false;
      this.#giveBack(accountId);
    }
  }

  /** Others lack slots or gave some back: what is idle here goes to them, who was refused tries again at once. */
  #wake(accountId: string): void {
    const lease = this.#leases.get(accountId);
    if (lease === undefined) return;
    const wasRefused = lease.rest !== undefined;
    stopResting(lease);
    if (wasRefused) this.#deps.changed(accountId);
    this.#giveBack(accountId);
  }

  /** Tries again later; whoever waits no more is then counted no more. */
  #rest(accountId: string, lease: Lease): void {
    clearTimeout(lease.rest);
    lease.rest = setTimeout(() => {
      lease.rest = undefined;
      this.#deps.changed(accountId);
      this.#ask(accountId);
    }, REST_MS).unref();
  }

  #leaseOf(accountId: string): Lease {
    const known = this.#leases.get(accountId);
    if (known !== undefined) return known;
    const none = { asking: undefined, isAgain: false, rest: undefined };
    const lease: Lease = { most: 0, until: 0, isContended: false, ...none };
    this.#leases.set(accountId, lease);
    if (this.#timers.length === 0) {
      this.#timers.push(
        setInterval(() => this.#keep(), LEASE_MS / 3).unref(),
        setInterval(() => void this.#look(), LOOK_MS).unref(),
      );
    }
    return lease;
  }

  #keep(): void {
    for (const [accountId, lease] of this.#leases) {
      const isIdle = this.#deps.needOf(accountId).need === 0;
      if (isIdle && lease.most === 0 && lease.asking === undefined) this.#leases.delete(accountId);
      else this.#giveBack(accountId);
    }
  }

  async #look(): Promise<void> {
    const { store, clock, workerId } = this.#deps;
    if ([...this.#leases.values()].every(({ most }) => most === 0)) return;
    const asked = { workerId, now: clock.now() };
    const wanted = await store.wantedSlots(asked).catch((error: unknown) => this.#warn(error));
    for (const accountId of wanted ?? []) this.#giveBack(accountId);
  }

  #warn(error: unknown): undefined {
    this.#deps.log.warn('slots not leased', { error: toHearthError(error).message });
  }
}

function stopResting(lease: Lease): void {
  clearTimeout(lease.rest);
  lease.rest = undefined;
}
