/**
 * One page's place at its host, from its start to its end: given back while the page is converted and
 * stored, taken again for a further request.
 *
 * Where pauses are kept, or may turn out to be asked for, the place is held to the end.
 */
import { orAborted, reasonOf } from '../domain/abort.ts';
import type { HostPacer, HostTurn, PaceRules, Turn } from '../ports/host-pacer.ts';

export interface HeldTurn extends HostTurn {
  /** What the site asks for was learnt only now: the page goes back and takes its turn by that. */
  again(signal: AbortSignal): Promise<void>;
  /** The page is over: gives the place back, and one that is still being waited for when it comes. */
  end(): void;
}

/** The page goes back into the line, uncounted. */
export class BackInLine extends Error {}

/** The host may be another service's to ask by now. */
export class NotOurs extends BackInLine {
  constructor(host: string) {
    super(`${host} may be another service's to ask.`);
  }
}

export interface HeldTurnDeps {
  /** As they are now: a pause may be learnt meanwhile. */
  readonly rules: () => PaceRules;
  /** Asked at the last moment before each request; throws `NotOurs`. Absent: nobody else asks the host. */
  readonly check?: () => void;
  /**
   * Resolves with a place; rejects with the signal's reason. `isFirst`: of the page, which keeps the pause; in place
   * of `instead`, which is to be given back before waiting.
   */
  readonly take: (signal: AbortSignal, isFirst: boolean, instead?: Turn) => Promise<Turn>;
  /** Gives back what else the page holds, and takes it again after `until`. Absent: it holds nothing else. */
  readonly rest?: (until: Promise<unknown>, signal: AbortSignal) => Promise<void>;
}

/** `taken`: a turn that the page has already; absent, its first request waits for one. */
export function heldTurn({ rules, take, check, rest }: HeldTurnDeps, taken?: Turn): HeldTurn {
  let held = taken;
  let isFirst = taken === undefined;
  let isEnded = false;
  /** Its first request went out. */
  let hasAsked = false;
  let isOfFirst = false;
  const isOver = (): boolean => isEnded;
  const giveBack = (): void => {
    held?.end();
    held = undefined;
  };
  const leave = (): void => {
    if (rules().pause === undefined) giveBack();
  };
  const wait = async (signal: AbortSignal, instead?: Turn): Promise<void> => {
    held = await take(signal, isFirst, instead);
    isFirst = false;
    // the page ended while it waited for its place
    if (isOver()) giveBack();
  };
  return {
    async enter(signal) {
      if (held === undefined && !isOver()) await wait(signal);
      check?.();
      isOfFirst = !hasAsked;
      if (isOfFirst) held?.begin();
      hasAsked = true;
    },
    sent() {
      if (isOfFirst) held?.begin();
    },
    leave,
    async rest(until, signal) {
      leave();
      await (rest === undefined ? orAborted(until, signal) : rest(until, signal));
    },
    async again(signal) {
      const instead = held;
      held = undefined;
      isFirst = true;
      hasAsked = false;
      await wait(signal, instead);
    },
    end() {
      isEnded = true;
      giveBack();
    },
  };
}

/** Of a page that somebody waits for: its first request stands in the host's line. */
export function callersTurn(pacer: HostPacer, host: string, rules: PaceRules): HeldTurn {
  const again = { concurrency: rules.concurrency };
  return heldTurn({
    rules: () => rules,
    take: (signal, isFirst) => pacer.wait(host, isFirst ? rules : again, signal),
  });
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
