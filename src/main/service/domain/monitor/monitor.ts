/**
 * A monitor: what is looked at again, when, and who is told when it changed. A look is one time it did.
 *
 * Pure data. Instants are ms since the epoch.
 */
import type { Json } from '../json.ts';
import type { DiffBlock } from '../library/diff.ts';
import type { Timing } from './schedule.ts';

export type MonitorTarget =
  | {
      readonly kind: 'page';
      readonly url: string;
      /** How deep each look is kept in the library. */
      readonly keep: 'page' | 'full';
      /** As of a scrape: headers, location, waitFor, actions, … */
      readonly scrapeOptions: Readonly<Record<string, Json>>;
    }
  | { readonly kind: 'recipe'; readonly recipeId: string }
  | { readonly kind: 'search'; readonly query: string; readonly limit: number };

/** Beside the looks, which are always kept. */
export interface MonitorNotify {
  /** In the window, and by the desktop app as a notification. */
  readonly app: boolean;
  /** An address for e-mail. */
  readonly mail?: string;
  readonly webhook?: {
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
  };
}

/** `failing`: the last three looks or more failed; it goes on, less often. */
export type MonitorState = 'active' | 'paused' | 'failing';

export interface MonitorWish {
  readonly name: string;
  readonly target: MonitorTarget;
  readonly timing: Timing;
  readonly timeZone: string;
  readonly notify: MonitorNotify;
}

export interface Monitor extends MonitorWish {
  readonly id: string;
  readonly accountId: string;
  /** The key it acts for; absent: the account itself. */
  readonly keyId?: string;
  readonly state: MonitorState;
  /** Why it is paused or failing: fact and remedy. */
  readonly reason?: string;
  /** Absent while it is paused. */
  readonly nextAt?: number;
  /** A time its schedule comes by, which a retry or a look now does not move; absent: `nextAt` is. */
  readonly beatAt?: number;
  readonly lastAt?: number;
  readonly changedAt?: number;
  /** In a row. */
  readonly failures: number;
  readonly looks: number;
  readonly changes: number;
  /** Changes nobody has looked at. */
  readonly unseen: number;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** `first`: there was nothing to compare with. */
export const MONITOR_OUTCOMES = ['first', 'same', 'changed', 'failed'] as const;
export type LookOutcome = (typeof MONITOR_OUTCOMES)[number];

export interface MonitorLook {
  /** Grows with time. */
  readonly id: number;
  readonly at: number;
  readonly outcome: LookOutcome;
  readonly jobId?: string;
  readonly captureId?: string;
  /** The capture it was compared with. */
  readonly beforeId?: string;
  /** What changed, in reading order; empty for any other outcome. */
  readonly blocks: readonly DiffBlock[];
  /** Why it failed. */
  readonly error?: string;
  readonly credits: number;
}
