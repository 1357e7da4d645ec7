/**
 * Turns at a limited number of places: higher priority first, then first come first served; who gives up while
 * waiting leaves.
 */
import { reasonOf } from '../../domain/abort.ts';

export interface Turns {
  /** Resolves with the function that gives the place back; rejects with the signal's reason. */
  take(signal: AbortSignal, priority?: number): Promise<() => void>;
}

export function createTurns(places: number): Turns {
  /** In order of coming. */
  const waiting = new Map<() => void, number>();
  let free = Math.max(1, places);

  const giveBack = (): void => {
    free += 1;
    const next = firstOf(waiting);
    if (next === undefined) return;
    waiting.delete(next);
    next();
  };
  const occupy = (): (() => void) => {
    free -= 1;
    let isDone = false;
    return () => {
      if (isDone) return;
      isDone = true;
      giveBack();
    };
  };

  return {
    take: (signal, priority = 0) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) {
          reject(reasonOf(signal));
          return;
        }
        if (free > 0) {
          resolve(occupy());
          return;
        }
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
      }),
  };
}

/** The one that came first of those with the highest priority. */
function firstOf<T>(waiting: ReadonlyMap<T, number>): T | undefined {
  const highest = Math.max(...waiting.values());
  for (const [one, priority] of waiting) if (priority === highest) return one;
  return undefined;
}
