/**
 * Memory given back when work is over: V8 keeps what a start or a crawl took until it needs room again, which a
 * service that waits for hours never does. Measured in docs/numbers.md (RSS idle).
 */
import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { toHearthError } from './domain/errors.ts';
import type { Log } from './ports/system.ts';

const LOOK_MS = 5_000;
/** Of the time between two looks; asking for a status now and then stays below. */
const BUSY_SHARE = 0.02;

/**
 * Looks at the event loop of this thread from now on, and collects after work; what malloc has free goes back to the system
 * a while later, when the other threads have collected, too. Returns what ends it.
 */
export function collectWhenIdle(log: Log): () => void {
  const trim = (): void => {
    giveBack().catch((error: unknown) => {
      log.debug('free memory is kept', { error: toHearthError(error).message });
    });
  };
  const look = lookForIdle({ collect: fullCollection(), trim });
  let last = performance.eventLoopUtilization();
  const timer = setInterval(() => {
    look(performance.eventLoopUtilization(last).utilization);
    // collecting is no work
    last = performance.eventLoopUtilization();
  }, LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Looks after the collection when what is free is given back: soon, and once more when the threads of the work have ended. */
const TRIM_AFTER_LOOKS: readonly number[] = [2, 6];
/** Looks in work between two times: each takes one to three milliseconds, and a long crawl stands 20 MB lower. */
const TRIM_EVERY_LOOKS = 3;

/**
 * To be told again and again which share of its time the loop was busy, from 0 to 1: collects once after each spell of
 * work, and trims now and then during it and when it has rested for some looks more.
 */
export function lookForIdle(ways: {
  readonly collect: () => void;
  readonly trim: () => void;
}): (share: number) => void {
  let restedLooks = -1;
  let busyLooks = 0;
  return (share) => {
    const isBusy = share > BUSY_SHARE;
    restedLooks = isBusy ? -1 : restedLooks + 1;
    busyLooks = isBusy ? busyLooks + 1 : 0;
    if (restedLooks === 0) ways.collect();
    const isTime = isBusy
      ? busyLooks % TRIM_EVERY_LOOKS === 0
      : TRIM_AFTER_LOOKS.includes(restedLooks);
    if (isTime) ways.trim();
  };
}

/**
 * glibc keeps free memory that lies between pieces in use, after a crawl of thousands of pages some 60 MB, and gives it back
 * only when it is told to. Elsewhere there is nothing to tell. Rejects where it cannot be told.
 */
export async function giveBack(): Promise<void> {
  if (process.platform !== 'linux') return;
  const { default: koffi } = await import('koffi');
  const trim: unknown = koffi.load('libc.so.6').func('int malloc_trim(size_t pad)');
  if (typeof trim === 'function') Reflect.apply(trim, undefined, [0]);
}

/** V8's own, which is for embedders and tests: it is in each context that is made while the flag is set. */
export function fullCollection(): () => void {
  setFlagsFromString('--expose-gc');
  const gc: unknown = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  if (typeof gc !== 'function') return () => undefined;
  return () => void Reflect.apply(gc, undefined, []);
}
