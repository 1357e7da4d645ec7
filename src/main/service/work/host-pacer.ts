/**
 * When the next request to a host may start: how many at once, how far apart, and how long to stay away
 * after 429 or 503.
 *
 * In memory only: after a restart hosts are simply fresh. What a site asks for is kept by all together; a pause that
 * one job wants is kept by that job alone. A host is `host:port` as in the address.
 */
import type { Clock } from '../ports/system.ts';

/** Who keeps the pause that the site asks for. */
export const SITE = 'site';

export interface Pause {
  /** Those with the same keeper go one at a time, so far apart: `SITE`, or a job's id. */
  readonly keeper: string;
  /** From start to start, ms; 0: one at a time is all. */
  readonly ms: number;
}

export interface PaceRules {
  /** Requests to the host at once, whoever makes them. */
  readonly concurrency: number;
  readonly pause?: Pause;
}

/** The right to ask the host now. */
export interface Turn {
  /** Gives the place back; repeating does nothing. */
  end(): void;
}

export interface HostPacer {
  /** Undefined: not now. */
  take(host: string, rules: PaceRules): Turn | undefined;
  /** A turn for a further request of a page that had one: pauses are not kept again, but places are. */
  takeAgain(host: string, rules: PaceRules): Turn | undefined;
  /** The ms until a request may start that keeps this pause. */
  untilNext(host: string, pause: Pause): number;
  /** Books that start for a request that takes no turn (a sitemap); gives the ms until then. */
  book(host: string, pause: Pause): number;
  /** A pause learnt after its turn was given: the next start is that far from now. */
  keepApart(host: string, pause: Pause): void;
  /** The host asked for less: stays away `retryAfterMs` (at most an hour), or doubling from 1 s up to 5 min. */
  backOff(host: string, retryAfterMs: number | undefined): number;
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
}

/** One keeper's. */
interface Pace {
  active: number;
  nextStartAt: number;
}

interface HostState {
  active: number;
  quietUntil: number;
  refusals: number;
  readonly paces: Map<string, Pace>;
}

const FIRST_BACKOFF_MS = 1_000;
const LONGEST_BACKOFF_MS = 300_000;
const LONGEST_ASKED_MS = 3_600_000;
const MOST_HOSTS = 50_000;

/** A pacer with no memory of any host. */
export function createHostPacer(clock: Clock): HostPacer {
  return new Pacer(clock);
}

/** Requests a host may have at once. */
export function placesOf({ concurrency, pause }: PaceRules): number {
  return pause !== undefined && pause.ms > 0 ? 1 : concurrency;
}

class Pacer implements HostPacer {
  readonly #clock: Clock;
  readonly #hosts = new Map<string, HostState>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  take(host: string, rules: PaceRules): Turn | undefined {
    const state = this.#stateOf(host);
    if (this.#opensAt(state, rules) > this.#clock.now() || !hasRoom(state, rules)) return undefined;
    if (rules.pause !== undefined) {
      this.#paceOf(state, rules.pause).nextStartAt = this.#clock.now() + rules.pause.ms;
    }
    return this.#occupy(state, rules);
  }

  takeAgain(host: string, rules: PaceRules): Turn | undefined {
    const state = this.#stateOf(host);
    return hasRoom(state, rules) ? this.#occupy(state, rules) : undefined;
  }

  untilNext(host: string, pause: Pause): number {
    const state = this.#stateOf(host);
    const now = this.#clock.now();
    return Math.max(0, this.#paceOf(state, pause).nextStartAt - now, state.quietUntil - now);
  }

  book(host: string, pause: Pause): number {
    const waitMs = this.untilNext(host, pause);
    this.#paceOf(this.#stateOf(host), pause).nextStartAt = this.#clock.now() + waitMs + pause.ms;
    return waitMs;
  }

  keepApart(host: string, pause: Pause): void {
    const pace = this.#paceOf(this.#stateOf(host), pause);
    pace.nextStartAt = Math.max(pace.nextStartAt, this.#clock.now() + pause.ms);
  }

  backOff(host: string, retryAfterMs: number | undefined): number {
    const state = this.#stateOf(host);
    const doubling = Math.min(
      FIRST_BACKOFF_MS * 2 ** Math.min(state.refusals, 10),
      LONGEST_BACKOFF_MS,
    );
    state.refusals += 1;
    const awayMs = retryAfterMs === undefined ? doubling : Math.min(retryAfterMs, LONGEST_ASKED_MS);
    state.quietUntil = Math.max(state.quietUntil, this.#clock.now() + awayMs);
    return state.quietUntil;
  }

  recovered(host: string): void {
    this.#stateOf(host).refusals = 0;
  }

  busyHosts(hosts: readonly string[], rulesOf: (host: string) => PaceRules): readonly string[] {
    const now = this.#clock.now();
    return hosts.filter((host) => {
      const state = this.#hosts.get(host);
      if (state === undefined) return false;
      const rules = rulesOf(host);
      return this.#opensAt(state, rules) > now || !hasRoom(state, rules);
    });
  }

  closedHosts(
    hosts: readonly string[],
    rulesOf: (host: string) => PaceRules,
    ms: number,
  ): readonly string[] {
    const until = this.#clock.now() + ms;
    return hosts.filter((host) => {
      const state = this.#hosts.get(host);
      return state !== undefined && this.#opensAt(state, rulesOf(host)) > until;
    });
  }

  nextWakeAt(): number | undefined {
    const now = this.#clock.now();
    let earliest = Infinity;
    const look = (at: number): void => {
      if (at > now && at < earliest) earliest = at;
    };
    for (const { quietUntil, paces } of this.#hosts.values()) {
      look(quietUntil);
      for (const { nextStartAt } of paces.values()) look(Math.max(nextStartAt, quietUntil));
    }
    return earliest === Infinity ? undefined : earliest;
  }

  #opensAt({ quietUntil, paces }: HostState, { pause }: PaceRules): number {
    const pace = pause === undefined ? undefined : paces.get(pause.keeper);
    return Math.max(quietUntil, pace?.nextStartAt ?? 0);
  }

  #occupy(state: HostState, { pause }: PaceRules): Turn {
    const pace = pause === undefined ? undefined : this.#paceOf(state, pause);
    state.active += 1;
    if (pace !== undefined) pace.active += 1;
    let isHeld = true;
    return {
      end: () => {
        if (!isHeld) return;
        isHeld = false;
        state.active -= 1;
        if (pace !== undefined) pace.active -= 1;
      },
    };
  }

  #paceOf(state: HostState, { keeper }: Pause): Pace {
    const known = state.paces.get(keeper);
    if (known !== undefined) return known;
    forgetPaces(state, this.#clock.now());
    const fresh = { active: 0, nextStartAt: 0 };
    state.paces.set(keeper, fresh);
    return fresh;
  }

  #stateOf(host: string): HostState {
    const known = this.#hosts.get(host);
    if (known !== undefined) return known;
    if (this.#hosts.size >= MOST_HOSTS) this.#forgetIdle();
    const fresh = { active: 0, quietUntil: 0, refusals: 0, paces: new Map<string, Pace>() };
    this.#hosts.set(host, fresh);
    return fresh;
  }

  #forgetIdle(): void {
    const now = this.#clock.now();
    for (const [host, state] of this.#hosts) {
      forgetPaces(state, now);
      const { active, quietUntil, paces } = state;
      if (active === 0 && quietUntil <= now && paces.size === 0) this.#hosts.delete(host);
    }
  }
}

function hasRoom({ active, paces }: HostState, { concurrency, pause }: PaceRules): boolean {
  const isKept = pause !== undefined && (paces.get(pause.keeper)?.active ?? 0) > 0;
  return active < concurrency && !isKept;
}

/** Those of jobs that have long gone on. */
function forgetPaces({ paces }: HostState, now: number): void {
  for (const [keeper, { active, nextStartAt }] of paces) {
    if (active === 0 && nextStartAt <= now) paces.delete(keeper);
  }
}
