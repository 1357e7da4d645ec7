/**
 * When the next request to a host may start: how many at once, how far apart, and how long to stay away
 * after 429 or 503.
 *
 * In memory only: after a restart hosts are simply fresh. All jobs share one pace per host: a pause that
 * one of them keeps there holds for all. A host is `host:port` as in the address.
 */
import type { Clock } from '../ports/system.ts';

export interface PaceRules {
  /** Pages of one host at once. */
  readonly concurrency: number;
  /** Pause between starts, ms; above 0 pages run one at a time. */
  readonly delayMs: number;
  /** What the host's robots.txt asks for is not known to the job yet: its pages run one at a time there. */
  readonly isUnknown?: boolean;
}

export interface HostPacer {
  /** A turn now, or the time (ms since the epoch) at which to ask again. */
  take(host: string, rules: PaceRules): 'turn' | { readonly retryAt: number };
  /** Ends a turn. */
  done(host: string): void;
  /** A turn for a further request of a page that had one: pauses are not kept again, but places are. */
  takeAgain(host: string, rules: PaceRules): boolean;
  /** Books the next start at a host for a request that takes no turn (a sitemap); gives the ms until then. */
  book(host: string, delayMs: number): number;
  /** A pause learnt after its turn was given: the next start is that far from now. */
  keepApart(host: string, delayMs: number): void;
  /** The host asked for less: stays away `retryAfterMs` (at most an hour), or doubling from 1 s up to 5 min. */
  backOff(host: string, retryAfterMs: number | undefined): number;
  /** The host answered well again. */
  recovered(host: string): void;
  /** Hosts that would refuse a turn now. */
  busyHosts(hosts: readonly string[], rulesOf: (host: string) => PaceRules): readonly string[];
  /** Of those, the ones that are to be left alone for a time: a pause between requests, a back-off. */
  pausedHosts(hosts: readonly string[]): readonly string[];
  /** Earliest time at which a host that is waiting may be asked; undefined when none waits. */
  nextWakeAt(): number | undefined;
}

interface HostState {
  active: number;
  nextStartAt: number;
  quietUntil: number;
  refusals: number;
}

const FIRST_BACKOFF_MS = 1_000;
const LONGEST_BACKOFF_MS = 300_000;
const LONGEST_ASKED_MS = 3_600_000;
const MOST_HOSTS = 50_000;

/** A pacer with no memory of any host. */
export function createHostPacer(clock: Clock): HostPacer {
  const hosts = new Map<string, HostState>();
  const stateOf = (host: string): HostState => {
    const known = hosts.get(host);
    if (known !== undefined) return known;
    if (hosts.size >= MOST_HOSTS) forgetIdle(hosts, clock.now());
    const fresh = { active: 0, nextStartAt: 0, quietUntil: 0, refusals: 0 };
    hosts.set(host, fresh);
    return fresh;
  };
  const waitUntil = (state: HostState, rules: PaceRules): number => {
    const now = clock.now();
    const at = Math.max(state.nextStartAt, state.quietUntil);
    if (at > now) return at;
    // A busy host wakes us by finishing; the time is only a safety net.
    return state.active >= placesOf(rules) ? now + 1_000 : 0;
  };
  return {
    take(host, rules) {
      const state = stateOf(host);
      const retryAt = waitUntil(state, rules);
      if (retryAt > 0) return { retryAt };
      state.active += 1;
      state.nextStartAt = clock.now() + rules.delayMs;
      return 'turn';
    },
    done(host) {
      const state = stateOf(host);
      state.active = Math.max(0, state.active - 1);
    },
    takeAgain(host, rules) {
      const state = stateOf(host);
      if (state.active >= placesOf(rules)) return false;
      state.active += 1;
      return true;
    },
    book(host, delayMs) {
      const state = stateOf(host);
      const now = clock.now();
      const startAt = Math.max(now, state.nextStartAt, state.quietUntil);
      state.nextStartAt = startAt + delayMs;
      return startAt - now;
    },
    keepApart(host, delayMs) {
      const state = stateOf(host);
      state.nextStartAt = Math.max(state.nextStartAt, clock.now() + delayMs);
    },
    backOff(host, retryAfterMs) {
      const state = stateOf(host);
      const doubling = Math.min(
        FIRST_BACKOFF_MS * 2 ** Math.min(state.refusals, 10),
        LONGEST_BACKOFF_MS,
      );
      state.refusals += 1;
      const pause =
        retryAfterMs === undefined ? doubling : Math.min(retryAfterMs, LONGEST_ASKED_MS);
      state.quietUntil = Math.max(state.quietUntil, clock.now() + pause);
      return state.quietUntil;
    },
    recovered(host) {
      stateOf(host).refusals = 0;
    },
    busyHosts: (asked, rulesOf) =>
      asked.filter((host) => {
        const state = hosts.get(host);
        return state !== undefined && waitUntil(state, rulesOf(host)) > 0;
      }),
    pausedHosts: (asked) =>
      asked.filter((host) => {
        const state = hosts.get(host);
        return state !== undefined && Math.max(state.nextStartAt, state.quietUntil) > clock.now();
      }),
    nextWakeAt() {
      const now = clock.now();
      let earliest: number | undefined;
      for (const state of hosts.values()) {
        const at = Math.max(state.nextStartAt, state.quietUntil);
        if (at > now && (earliest === undefined || at < earliest)) earliest = at;
      }
      return earliest;
    },
  };
}

/** Requests a host may have at once. */
export function placesOf(rules: PaceRules): number {
  return rules.delayMs > 0 ? 1 : rules.concurrency;
}

function forgetIdle(hosts: Map<string, HostState>, now: number): void {
  for (const [host, state] of hosts) {
    if (state.active === 0 && state.quietUntil <= now && state.nextStartAt <= now)
      hosts.delete(host);
  }
}
