/** What tests and entries may replace, and what rooms are told of the process they run in. */
import type { Lookup } from './net/address-guard.ts';
import type { Backend } from './ports/backend.ts';
import type { Engine } from './ports/engine.ts';
import type { LanguageModel } from './ports/language-model.ts';
import type { Clock, Ids, Log, Notice } from './ports/system.ts';
import type { LocalSession } from './ports/sign-in.ts';

/** What tests and entries may replace. */
export interface Parts {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  /** 0 ≤ x < 1. */
  readonly random: () => number;
  /** In place of Chromium. */
  readonly browser?: Engine;
  readonly model?: LanguageModel;
  /** Told what a person should hear of; the desktop app shows a notification. */
  readonly tell?: (notice: Notice) => void;
  /** In place of the system's resolver. */
  readonly lookup?: Lookup;
  /** In place of the SQLite file of the data folder. */
  readonly openBackend?: (clock: Clock, log: Log) => Promise<Backend>;
}

export interface Tokens {
  readonly localSession: LocalSession;
  readonly localToken: string;
  readonly ownAddress: () => string | undefined;
}

/** What was opened, in order; closed from the end. */
export type Closers = (() => unknown)[];
