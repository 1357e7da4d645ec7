/**
 * One page's place at its host, from its start to its end: given back while the page is converted and
 * stored, taken again for a further request.
 *
 * Where pauses are kept, or may turn out to be asked for, the place is held to the end.
 */
import type { HostTurn } from '../ports/limits.ts';
import type { PaceRules } from './host-pacer.ts';

export interface HeldTurn extends HostTurn {
  /** The page is over: gives the place back, and one that is still being waited for when it comes. */
  end(): void;
}

export interface HeldTurnDeps {
  /** As they are now: a pause may be learnt meanwhile. */
  readonly rules: () => PaceRules;
  readonly giveBack: () => void;
  /** Resolves with the place taken; rejects with the signal's reason. */
  readonly takeAgain: (signal: AbortSignal) => Promise<void>;
}

/** A turn that was just taken. */
export function heldTurn({ rules, giveBack, takeAgain }: HeldTurnDeps): HeldTurn {
  let state: 'held' | 'left' | 'over' = 'held';
  const leaveAs = (next: 'left' | 'over'): void => {
    const wasHeld = state === 'held';
    if (state !== 'over') state = next;
    if (wasHeld) giveBack();
  };
  const settle = (): void => {
    // the page ended while it waited for its place
    if (state === 'over') giveBack();
    else state = 'held';
  };
  return {
    async enter(signal) {
      if (state !== 'left') return;
      await takeAgain(signal);
      settle();
    },
    leave() {
      const { delayMs, isUnknown } = rules();
      if (delayMs === 0 && isUnknown !== true) leaveAs('left');
    },
    end: () => leaveAs('over'),
  };
}

/** Those who wait for a place that comes free now and then, first come first served. */
export interface WaitingLine {
  /** Resolves when `take` gave true; rejects with the signal's reason and is out of the line then. */
  wait(take: () => boolean, signal: AbortSignal): Promise<void>;
  /** A place may be free: everyone tries. */
  serve(): void;
}

/** An empty one. */
export function waitingLine(): WaitingLine {
  const line = new Set<() => boolean>();
  return {
    wait(take, signal) {
      if (signal.aborted) return Promise.reject(reasonOf(signal));
      if (take()) return Promise.resolve();
      return new Promise((resolve, reject) => {
        const onAbort = (): void => {
          line.delete(tryIt);
          reject(reasonOf(signal));
        };
        const tryIt = (): boolean => {
          if (!take()) return false;
          signal.removeEventListener('abort', onAbort);
          resolve();
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
