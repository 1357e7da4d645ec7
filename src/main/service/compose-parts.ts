/** What tests and entries may replace, and what rooms are told of the process they run in. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';
import type { Lookup } from './net/address-guard.ts';
import type { Backend } from './ports/backend.ts';
import type { Engine } from './ports/engine.ts';
import type { LanguageModel } from './ports/language-model.ts';
import type { Clock, Ids, Log, Notice } from './ports/system.ts';
import type { Pipeline } from './ports/pipeline.ts';
import type { LocalSession } from './ports/sign-in.ts';
import { createIds, createLog, systemClock } from './system.ts';

/** What tests and entries may replace. */
export interface Parts {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  /** 0 ≤ x < 1. */
  readonly random: () => number;
  /** In place of Chromium. */
  readonly browser?: Engine;
  /** In place of workers that start when needed. */
  readonly pipeline?: Pipeline;
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

/** The parts of a real installation; log lines go to `write`, or to stderr. */
export function defaultParts(config: Config, write?: (line: string) => void): Parts {
  return {
    clock: systemClock,
    ids: createIds(systemClock),
    log: createLog(config.logLevel, write),
    random: () => Math.random(),
  };
}

/** Says which secrets count as unset, where there are such. */
export function warnOfSealed({ unreadableSecrets: settings }: Config, log: Log): void {
  if (settings.length === 0) return;
  log.warn('secrets sealed by the desktop app cannot be read here and count as unset', {
    settings,
    remedy: 'give them as HEARTH_* variables, or save them anew',
  });
}

/** What commands find of a service that holds the folder (cli/client.ts); 0600. */
export function writeServiceFile(
  dataDir: string,
  told:
    | { readonly address: string; readonly pid: number; readonly token: string }
    | { readonly isBrief: true },
): void {
  writeFileSync(join(dataDir, 'service.json'), JSON.stringify(told), { mode: 0o600 });
}
