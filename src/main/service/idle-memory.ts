/**
 * Memory given back when work is over: V8 keeps what a start or a crawl took until it needs room again, which a
 * service that waits for hours never does. Measured in docs/numbers.md (RSS idle).
 */
import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const LOOK_MS = 5_000;
/** Of the time between two looks; asking for a status now and then stays below. */
const BUSY_SHARE = 0.02;

/** Looks at the event loop of this thread from now on, and collects after work. Returns what ends it. */
export function collectWhenIdle(): () => void {
  const look = lookForIdle(fullCollection());
  let last = performance.eventLoopUtilization();
  const timer = setInterval(() => {
    look(performance.eventLoopUtilization(last).utilization);
    // collecting is no work
    last = performance.eventLoopUtilization();
  }, LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** To be told again and again which share of its time the loop was busy, from 0 to 1: collects once after each spell of work. */
export function lookForIdle(collect: () => void): (share: number) => void {
  let hasWorked = true;
  return (share) => {
    const isBusy = share > BUSY_SHARE;
    if (!isBusy && hasWorked) collect();
    hasWorked = isBusy;
  };
}

/** V8's own, which is for embedders and tests: it is in each context that is made while the flag is set. */
export function fullCollection(): () => void {
  setFlagsFromString('--expose-gc');
  const gc: unknown = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  if (typeof gc !== 'function') return () => undefined;
  return () => void Reflect.apply(gc, undefined, []);
}
