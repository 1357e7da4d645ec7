/** What was fetched lately, to answer the same request; each verb is atomic and safe to repeat, as in `backend.ts`. */
import type { Json } from '../domain/json.ts';
import type { Snapshot } from '../domain/snapshot.ts';
import type { Sealed } from './pipeline.ts';

export interface CacheEntry {
  readonly key: string;
  readonly accountId: string;
  readonly storedAt: number;
  readonly etag?: string;
  readonly lastModified?: string;
  readonly snapshot: Snapshot;
  /** What was made of it, kept beside it. */
  readonly output?: KeptOutput;
}

/** What was made of a capture. `key` names the options (and the version) that made it. */
export interface KeptOutput {
  readonly key: string;
  readonly value: Json;
  /** What of it is JSON as bytes already; they stay the caller's. */
  readonly sealed?: Sealed;
}

export interface CacheStore {
  /** The newest entry stored at or after `notBeforeAt` and at or before `notAfterAt`. */
  findSnapshot(query: {
    readonly key: string;
    readonly accountId: string;
    readonly notBeforeAt: number;
    readonly notAfterAt: number;
  }): Promise<CacheEntry | undefined>;
  /** Entries are written when there is time; see `hurry`. */
  saveSnapshot(entry: CacheEntry): Promise<void>;
  /** Somebody waits for what is being saved. */
  hurry(): void;
  /** What was made, with `outputKey`, of the very entry that `findSnapshot` would give. */
  findOutput(query: {
    readonly key: string;
    readonly accountId: string;
    readonly notBeforeAt: number;
    readonly notAfterAt: number;
    readonly outputKey: string;
    /** With the text of what is sealed, whose bytes are the caller's then; content and `packed` may only be read. */
    readonly withText?: boolean;
  }): Promise<(Omit<KeptOutput, 'key'> & { readonly storedAt: number }) | undefined>;
  /** Adds what was made of a kept entry; nothing when the entry is gone. */
  saveOutput(made: {
    readonly key: string;
    readonly accountId: string;
    readonly storedAt: number;
    readonly output: KeptOutput;
  }): Promise<void>;
  /** Drops the oldest entries beyond `maxBytes`, and those older than `olderThan`. */
  trimSnapshots(limits: { readonly maxBytes: number; readonly olderThan: number }): Promise<number>;

  /** Last markdown seen for change tracking. */
  findTracked(query: {
    readonly accountId: string;
    readonly urlKey: string;
    readonly tag: string;
  }): Promise<{ readonly markdown: string; readonly json?: Json; readonly at: number } | undefined>;
  saveTracked(entry: TrackedPage): Promise<void>;
}

/** What change tracking compares the next scrape with. */
export interface TrackedPage {
  readonly accountId: string;
  readonly urlKey: string;
  readonly tag: string;
  readonly markdown: string;
  readonly json?: Json;
  readonly at: number;
}
