/**
 * Monitors in the store. A monitor that is due is taken under a lease, so that no two look at once, whichever process
 * they are in; what a look found is written in one transaction, and only by who holds the lease.
 */
import type { Json } from '../domain/json.ts';
import type { Monitor, MonitorLook, MonitorState } from '../domain/monitor/monitor.ts';
import type { VolatileParts } from '../domain/monitor/volatility.ts';
import type { NewDelivery } from './backend.ts';

/** What a monitor knows of its target. */
export interface MonitorMemory {
  readonly mask: VolatileParts;
  /** Of the last good look; as its kind wrote it. */
  readonly memory: Json;
}

export interface MonitorChange {
  readonly name?: string;
  readonly target?: Monitor['target'];
  readonly timing?: Monitor['timing'];
  readonly timeZone?: string;
  readonly notify?: Monitor['notify'];
  readonly state?: MonitorState;
  /** null: none any more. */
  readonly reason?: string | null;
  readonly keyId?: string | null;
  readonly nextAt?: number | null;
  readonly beatAt?: number | null;
  readonly failures?: number;
  /** It begins anew, with nothing to compare with. */
  readonly forget?: true;
}

export interface FinishedLook {
  readonly accountId: string;
  readonly monitorId: string;
  readonly owner: string;
  readonly look: Omit<MonitorLook, 'id'>;
  /** Absent: as it was. */
  readonly memory?: MonitorMemory;
  readonly state: MonitorState;
  readonly reason: string | null;
  readonly failures: number;
  /** When it was due as it was taken: where a person has changed that since, their word on state and time stands. */
  readonly dueAt: number;
  /** null: it waits to be resumed. */
  readonly nextAt: number | null;
  /** A time its schedule comes by. */
  readonly beatAt: number;
  readonly outbox: readonly NewDelivery[];
}

export interface MonitorStore {
  createMonitor(monitor: Monitor): Promise<void>;
  /** False: the account has none of this id. */
  updateMonitor(accountId: string, id: string, change: MonitorChange, at: number): Promise<boolean>;
  /** Removed at `at`, for a while to be restored; null restores it. False: there is none. */
  markMonitorRemoved(accountId: string, id: string, at: number | null): Promise<boolean>;
  /** Nothing of it is unseen any more. */
  markMonitorSeen(accountId: string, id: string): Promise<boolean>;
  findMonitor(accountId: string, id: string): Promise<Monitor | undefined>;
  /** Newest first; `after` is the id of the last one of the page before. */
  listMonitors(query: {
    readonly accountId: string;
    readonly after?: string;
    readonly limit: number;
  }): Promise<readonly Monitor[]>;
  monitorTotals(accountId: string): Promise<{ readonly monitors: number; readonly unseen: number }>;
  memoryOf(monitorId: string): Promise<MonitorMemory | undefined>;
  /** Newest first; `after` is the id of the last one of the page before. */
  listLooks(query: {
    readonly monitorId: string;
    readonly outcome?: MonitorLook['outcome'];
    readonly after?: number;
    readonly limit: number;
  }): Promise<readonly MonitorLook[]>;

  /** When the next one is due; undefined when none is. */
  nextMonitorAt(): Promise<number | undefined>;
  /** Takes up to `limit` that are due and nobody looks at. */
  claimMonitors(claim: {
    readonly now: number;
    readonly owner: string;
    readonly leaseUntil: number;
    readonly limit: number;
  }): Promise<readonly Monitor[]>;
  /** Of those named, what the owner still holds. */
  renewMonitors(renew: {
    readonly ids: readonly string[];
    readonly owner: string;
    readonly leaseUntil: number;
  }): Promise<number>;
  /** False, writing nothing: it is removed, or its lease is another's. A paused one stays paused. */
  finishLook(finished: FinishedLook): Promise<boolean>;
  /** Drops the lease without a look, of a service that stops. */
  releaseMonitors(owner: string): Promise<number>;
  /** Removed before this: gone for good. */
  purgeMonitors(before: number): Promise<number>;
}
