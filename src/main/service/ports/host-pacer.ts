/**
 * When a request to a host may start: how many at once, how far apart, and how long to stay away after 429 or 503.
 * Whatever asks a site asks here first: pages of jobs, calls that somebody waits for, maps and sitemaps.
 *
 * What a site asks for is kept by all together; a pause that one job wants is kept by that job alone. A host is
 * `host:port` as in the address. Those who `wait` come before those who `take`, in the order in which they came: a
 * caller stands behind them. Staying away after a refusal is for work that nobody waits for; a caller is given the
 * site's answer. Implementation: operations/host-pacer.ts. Contract: test/suites/host-pacer.test.ts.
 */

/** Who keeps the pause that the site asks for. */
export const SITE = 'site';

export interface Pause {
  /** Those with the same keeper go one at a time, so far apart: `SITE`, or a job's id. */
  readonly keeper: string;
  /** From start to start, ms; 0: one at a time is all. */
  readonly ms: number;
  /** A life before may have asked until then, ms since the epoch: the first pause runs from there. */
  readonly since?: number;
}

export interface PaceRules {
  /** Requests to the host at once, whoever makes them. */
  readonly concurrency: number;
  readonly pause?: Pause;
}

/** The right to ask the host now. The pause runs from the moment at which it is given, or from `begin`. */
export interface Turn {
  /** The request goes out only now. */
  begin(): void;
  /** Gives the place back; repeating does nothing. */
  end(): void;
}

export interface HostPacer {
  /** Undefined: not now. */
  take(host: string, rules: PaceRules): Turn | undefined;
  /** Resolves when it is the caller's turn; at once at a host that nobody asks. Rejects with the signal's reason. */
  wait(host: string, rules: PaceRules, signal: AbortSignal): Promise<Turn>;
  /** A turn for a further request of a page that had one: pauses are not kept again, but places are. */
  takeAgain(host: string, rules: PaceRules): Turn | undefined;
  /** The ms until a request may start that keeps this pause. */
  untilNext(host: string, pause: Pause): number;
  /**
   * The host asked for less: stays away `retryAfterMs` (at most an hour), or doubling from 1 s up to 5 min. `since` is
   * when it was asked: answers to what was under way when it refused are that one refusal.
   */
  backOff(host: string, retryAfterMs: number | undefined, since: number): number;
  /** Others may have asked the host until then, ms since the epoch: whatever pause is kept there runs from that moment. */
  wasAsked(host: string, at: number): void;
  /** Whether the host is to be left alone now, by what anybody keeps there. */
  isPausing(host: string): boolean;
  /** The host answered well again. */
  recovered(host: string): void;
  /** Hosts that would refuse a turn now. */
  busyHosts(hosts: readonly string[], rulesOf: (host: string) => PaceRules): readonly string[];
  /** Of those, the ones that are to be left alone for longer than that, ms. */
  closedHosts(
    hosts: readonly string[],
    rulesOf: (host: string) => PaceRules,
    ms: number,
  ): readonly string[];
  /** Earliest time at which a host that is waiting may be asked; undefined when none waits. */
  nextWakeAt(): number | undefined;
  /** Called when somebody who waited for a turn has given it back; gives how to stop listening. */
  onFree(listener: () => void): () => void;
}

/**
 * A page's place among the requests its host is asked at once. Who has the answer gives it back, so that what is made
 * of a page keeps no one from asking.
 */
export interface HostTurn {
  /** Takes the place, also again for a further request; waits until one is free. Holding it already, resolves at once. */
  enter(signal: AbortSignal): Promise<void>;
  /** The request for which it was entered goes out only now: the first one's pause runs from here. */
  sent(): void;
  /** Gives the place back for the time being; repeating does nothing. */
  leave(): void;
  /**
   * The page has its answer and waits for what another one tells: whatever it holds is others' until then. Rejects with
   * the signal's reason.
   */
  rest(until: Promise<unknown>, signal: AbortSignal): Promise<void>;
}

/** Requests a host may have at once. */
export function placesOf({ concurrency, pause }: PaceRules): number {
  return pause !== undefined && pause.ms > 0 ? 1 : concurrency;
}

/** What a site asks of everybody, as its robots.txt tells. */
export function siteRules(concurrency: number, crawlDelayMs = 0): PaceRules {
  return crawlDelayMs > 0
    ? { concurrency, pause: { keeper: SITE, ms: crawlDelayMs } }
    : { concurrency };
}
