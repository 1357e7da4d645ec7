/**
 * One page's place at its host, from its start to its end: given back while the page is converted and
 * stored, taken again for a further request.
 *
 * Where pauses are kept, or may turn out to be asked for, the place is held to the end.
 */
import type { HostTurn } from '../ports/limits.ts';
import type { PaceRules, Turn } from './host-pacer.ts';

export interface HeldTurn extends HostTurn {
  /** The page is over: gives the place back, and one that is still being waited for when it comes. */
  end(): void;
}

export interface HeldTurnDeps {
  /** As they are now: a pause may be learnt meanwhile. */
  readonly rules: () => PaceRules;
  /** Resolves with the place taken; rejects with the signal's reason. */
  readonly takeAgain: (signal: AbortSignal) => Promise<Turn>;
}

/** Of a turn that was just taken. */
export function heldTurn(first: Turn, { rules, takeAgain }: HeldTurnDeps): HeldTurn {
  let held: Turn | undefined = first;
  let isEnded = false;
  const isOver = (): boolean => isEnded;
  const giveBack = (): void => {
    held?.end();
    held = undefined;
  };
  return {
    async enter(signal) {
      if (held !== undefined || isOver()) return;
      held = await takeAgain(signal);
      // the page ended while it waited for its place
      if (isOver()) giveBack();
    },
    leave() {
      if (rules().pause === undefined) giveBack();
    },
    end() {
      isEnded = true;
      giveBack();
    },
  };
}

/** Those who wait for a place that comes free now and then, first come first served. */
export interface WaitingLine<T> {
  /** Resolves with what `take` gave; rejects with the signal's reason and is out of the line then. */
  wait(take: () => T | undefined, signal: AbortSignal): Promise<T>;
  /** A place may be free: everyone tries. */
  serve(): void;
}

/** An empty one. */
export function waitingLine<T>(): WaitingLine<T> {
  const line = new Set<() => boolean>();
  return {
    wait(take, signal) {
      if (signal.aborted) return Promise.reject(reasonOf(signal));
      const now = take();
      if (now !== undefined) return Promise.resolve(now);
      return new Promise((resolve, reject) => {
        const onAbort = (): void => {
          line.delete(tryIt);
          reject(reasonOf(signal));
        };
        const tryIt = (): boolean => {
          const taken = take();
          if (taken === undefined) return false;
          signal.removeEventListener('abort', onAbort);
          resolve(taken);
          return true;
        };
        signal.addEventListener('abort', onAbort, { once: true });
        line.add(tryIt);
      });
    },
    serve() {
      for (const tryIt of line) if (tryIt()) line.delete(tryIt);
    },
  };
}

function reasonOf(signal: AbortSignal): Error {
  return signal.reason instanceof Error ? signal.reason : new Error(String(signal.reason));
}
