/** `GET /console/state`: what the status bar and the first screen need, in one read. */
import type { JsonObject } from './common.ts';

/** Credits of one period. Whole numbers. */
export interface CreditState {
  readonly periodStartAt: number;
  readonly periodEndAt: number;
  readonly planCredits: number;
  readonly used: number;
  readonly reserved: number;
  readonly remaining: number;
}

interface SlotState {
  /** Pages under way now. */
  readonly used: number;
  /** The plan's concurrency. */
  readonly total: number;
  /** Requests and pages waiting for a slot. */
  readonly waiting: number;
}

export interface ConsoleState {
  /** Origin under which clients reach the service, e.g. `http://127.0.0.1:3002`. */
  readonly address: string;
  /** Where this window sees kept pages, `http://127.0.0.1:3003`; no slash at the end. */
  readonly replay: string;
  readonly version: string;
  /** ms since the epoch, service time. */
  readonly now: number;
  readonly startedAt: number;
  readonly account: { readonly id: string; readonly name: string };
  readonly plan: { readonly id: string; readonly name: string };
  readonly credits: CreditState;
  readonly slots: SlotState;
  readonly runningJobs: number;
  readonly activeKeys: number;
  /** What can run now; a reason (one sentence with the remedy) when it cannot. */
  readonly abilities: {
    readonly search: Ability;
    readonly model: Ability;
    readonly browser: Ability;
  };
  /** Bytes of everything kept on disk. */
  readonly storageBytes: number;
  /** True when the service listens beyond loopback. */
  readonly isRemote: boolean;
  /** Other services may share its database: there is a list of them. */
  readonly isShared: boolean;
  readonly extra?: JsonObject;
}

export type Ability =
  | { readonly kind: 'ready'; readonly by: string }
  | { readonly kind: 'missing'; readonly reason: string };
