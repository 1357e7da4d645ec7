/**
 * Turns at a limited number of places: higher priority first, then first come first served; who gives up while
 * waiting leaves. Beyond its places there are some more while cores are idle: a page mostly waits, for its site and
 * for quiet.
 */
import { reasonOf } from '../../domain/abort.ts';

export interface Turns {
  /** Resolves with the function that gives the place back; rejects with the signal's reason. */
  take(signal: AbortSignal, priority?: number): Promise<() => void>;
}

/** Places beyond the others. */
export interface Spare {
  /** With the others. */
  readonly most: number;
  /** Cores that were idle since it was asked last. */
  readonly idleCores: () => number;
}

/** While somebody waits, that often is looked whether a core is idle by more than half; one more place for each. */
const LOOK_MS = 200;

export function createTurns(places: number, spare?: Spare): Turns {
  /** In order of coming. */
  const waiting = new Map<() => void, number>();
  const own = Math.max(1, places);
  const most = Math.max(own, spare?.most ?? 0);
  let used = 0;
  /** As of the last look. */
  let idle = 0;
  let timer: NodeJS.Timeout | undefined;

  const admitNext = (): void => {
    const next = firstOf(waiting);
    if (next === undefined) return;
    waiting.delete(next);
    next();
  };
  const look = (): void => {
    timer = undefined;
    idle = Math.round(spare?.idleCores() ?? 0);
    for (let more = idle; more > 0 && used < most; more -= 1) admitNext();
    lookSoon();
  };
  const lookSoon = (): void => {
    if (spare === undefined || timer !== undefined) return;
    if (waiting.size === 0) {
      idle = 0;
      return;
    }
    timer = setTimeout(look, LOOK_MS);
    timer.unref();
  };
  const occupy = (): (() => void) => {
    used += 1;
    let isDone = false;
    return () => {
      if (isDone) return;
      isDone = true;
      used -= 1;
      if (used < own || (used < most && idle > 0)) admitNext();
    };
  };

  return {
    take: (signal, priority = 0) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) {
          reject(reasonOf(signal));
          return;
        }
        if (used < own) {
          resolve(occupy());
          return;
        }
        // how idle the cores are is told of the time since the question before
        if (waiting.size === 0 && timer === undefined) spare?.idleCores();
        const leave = (): void => {
          waiting.delete(enter);
          reject(reasonOf(signal));
        };
        const enter = (): void => {
          signal.removeEventListener('abort', leave);
          resolve(occupy());
        };
        waiting.set(enter, priority);
        signal.addEventListener('abort', leave, { once: true });
        lookSoon();
      }),
  };
}

/** The one that came first of those with the highest priority. */
function firstOf<T>(waiting: ReadonlyMap<T, number>): T | undefined {
  const highest = Math.max(...waiting.values());
  for (const [one, priority] of waiting) if (priority === highest) return one;
  return undefined;
}
