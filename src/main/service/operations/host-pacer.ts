/**
 * The pace of hosts, in memory of one process. What others asked, and a life before, it is told (`wasAsked`).
 *
 * Whoever waits stands in one line per host. A turn is given when it can be used, never promised for later, so that a
 * stalled clock cannot bring two starts together.
 */
import type { HostPacer, PaceRules, Pause, Turn } from '../ports/host-pacer.ts';
import type { Clock } from '../ports/system.ts';
import { waitingLine, type WaitingLine } from './host-turn.ts';

/** One keeper's. */
interface Pace {
  active: number;
  nextStartAt: number;
}

interface HostState {
  active: number;
  quietUntil: number;
  refusals: number;
  /** When the last of them was counted: what had been asked before is the same refusal. */
  refusedAt: number;
  /** When others may have asked it last. */
  askedAt: number;
  readonly paces: Map<string, Pace>;
  readonly line: WaitingLine<Turn>;
  /** Of those in line, how many keep the pause of each keeper; '' is none. */
  readonly inLine: Map<string, number>;
  /** When the line is served by itself. */
  wake: { readonly at: number; readonly timer: NodeJS.Timeout } | undefined;
}

const FIRST_BACKOFF_MS = 1_000;
const LONGEST_BACKOFF_MS = 300_000;
const LONGEST_ASKED_MS = 3_600_000;
const MOST_HOSTS = 50_000;
const LONGEST_TIMER_MS = 2_147_483_647;
/** A clock that goes back by less is being adjusted. */
const SET_BACK_MS = 1_000;

/** A pacer with no memory of any host. */
export function createHostPacer(clock: Clock): HostPacer {
  return new Pacer(clock);
}

class Pacer implements HostPacer {
  readonly #clock: Clock;
  readonly #hosts = new Map<string, HostState>();
  /** Those that are to be left alone for a while, and some that were: few of many. */
  readonly #pausing = new Set<HostState>();
  readonly #listeners = new Set<() => void>();
  /** The clock, when it was last looked at. */
  #seenAt = Number.NEGATIVE_INFINITY;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  take(host: string, rules: PaceRules): Turn | undefined {
    const state = this.#stateOf(host);
    const now = this.#now();
    if (opensAt(state, rules, now) > now || !hasRoom(state, rules)) return undefined;
    // callers who wait for the same come first
    if (state.inLine.has(keeperOf(rules))) return undefined;
    return this.#start(state, rules);
  }

  async wait(host: string, rules: PaceRules, signal: AbortSignal): Promise<Turn> {
    const state = this.#stateOf(host);
    const keeper = keeperOf(rules);
    const isFirst = !state.inLine.has(keeper);
    const take = (): Turn | undefined => {
      const now = this.#now();
      const startAt = nextStartOf(state, rules, now);
      if (startAt > now) this.#wakeAt(state, startAt);
      else if (hasRoom(state, rules)) return this.#start(state, rules);
      return undefined;
    };
    const now = isFirst && !signal.aborted ? take() : undefined;
    if (now !== undefined) return this.#heard(now);
    let isJoining = true;
    const takeInLine = (): Turn | undefined => {
      // whoever joins behind others does not try before them
      if (isJoining) {
        isJoining = false;
        return undefined;
      }
      return take();
    };
    state.inLine.set(keeper, (state.inLine.get(keeper) ?? 0) + 1);
    try {
      return this.#heard(await state.line.wait(takeInLine, signal));
    } finally {
      const left = (state.inLine.get(keeper) ?? 1) - 1;
      if (left > 0) state.inLine.set(keeper, left);
      else state.inLine.delete(keeper);
    }
  }

  takeAgain(host: string, rules: PaceRules): Turn | undefined {
    const state = this.#stateOf(host);
    return hasRoom(state, rules) ? this.#occupy(state, rules) : undefined;
  }

  untilNext(host: string, pause: Pause): number {
    const state = this.#stateOf(host);
    const now = this.#now();
    return Math.max(0, Math.max(startOf(state, pause, now), state.quietUntil) - now);
  }

  backOff(host: string, retryAfterMs: number | undefined, since: number): number {
    const state = this.#stateOf(host);
    const now = this.#now();
    const isCounted = since < state.refusedAt;
    const doubling = Math.min(
      FIRST_BACKOFF_MS * 2 ** Math.min(state.refusals, 10),
      LONGEST_BACKOFF_MS,
    );
    const unsaidMs = isCounted ? 0 : doubling;
    if (!isCounted) {
      state.refusals += 1;
      state.refusedAt = now;
    }
    const awayMs = retryAfterMs === undefined ? unsaidMs : Math.min(retryAfterMs, LONGEST_ASKED_MS);
    state.quietUntil = Math.max(state.quietUntil, now + awayMs);
    this.#pausing.add(state);
    return state.quietUntil;
  }

  wasAsked(host: string, at: number): void {
    const state = this.#stateOf(host);
    state.askedAt = Math.max(state.askedAt, Math.min(at, this.#now()));
  }

  isPausing(host: string): boolean {
    const state = this.#hosts.get(host);
    if (state === undefined) return false;
    const now = this.#now();
    return (
      state.quietUntil > now ||
      [...state.paces.values()].some(({ nextStartAt }) => nextStartAt > now)
    );
  }

  recovered(host: string): void {
    this.#stateOf(host).refusals = 0;
  }

  busyHosts(hosts: readonly string[], rulesOf: (host: string) => PaceRules): readonly string[] {
    const now = this.#now();
    return hosts.filter((host) => {
      const state = this.#hosts.get(host);
      if (state === undefined) return false;
      const rules = rulesOf(host);
      return opensAt(state, rules, now) > now || !hasRoom(state, rules);
    });
  }

  closedHosts(
    hosts: readonly string[],
    rulesOf: (host: string) => PaceRules,
    ms: number,
  ): readonly string[] {
    const now = this.#now();
    return hosts.filter((host) => {
      const state = this.#hosts.get(host);
      return state !== undefined && opensAt(state, rulesOf(host), now) > now + ms;
    });
  }

  nextWakeAt(): number | undefined {
    const now = this.#now();
    let earliest = Infinity;
    for (const state of this.#pausing) {
      const { quietUntil, paces } = state;
      const starts = paces.values().map(({ nextStartAt }) => Math.max(nextStartAt, quietUntil));
      let isOver = true;
      for (const at of [quietUntil, ...starts]) {
        if (at <= now) continue;
        isOver = false;
        earliest = Math.min(earliest, at);
      }
      if (isOver) this.#pausing.delete(state);
    }
    return earliest === Infinity ? undefined : earliest;
  }

  onFree(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** A clock that was set back takes all pauses along: they last as long as before. */
  #now(): number {
    const now = this.#clock.now();
    const ahead = this.#seenAt - now;
    this.#seenAt = now;
    if (ahead > SET_BACK_MS) for (const state of this.#hosts.values()) takeBack(state, ahead);
    return now;
  }

  #start(state: HostState, rules: PaceRules): Turn {
    const { pause } = rules;
    const turn = this.#occupy(state, rules);
    if (pause === undefined) return turn;
    const pace = this.#paceOf(state, pause);
    const begin = (): void => {
      pace.nextStartAt = this.#now() + pause.ms;
      if (pause.ms > 0) this.#pausing.add(state);
    };
    begin();
    return { ...turn, begin };
  }

  #heard(turn: Turn): Turn {
    return {
      ...turn,
      end: () => {
        turn.end();
        for (const listener of this.#listeners) listener();
      },
    };
  }

  /** The line is served again then; a timer may come early by a part of a millisecond. */
  #wakeAt(state: HostState, at: number): void {
    if (state.wake !== undefined && state.wake.at <= at) return;
    clearTimeout(state.wake?.timer);
    const serve = (): void => {
      state.wake = undefined;
      state.line.serve();
    };
    const ms = Math.min(Math.ceil(at - this.#now()) + 1, LONGEST_TIMER_MS);
    state.wake = { at, timer: setTimeout(serve, ms).unref() };
  }

  #occupy(state: HostState, { pause }: PaceRules): Turn {
    const pace = pause === undefined ? undefined : this.#paceOf(state, pause);
    state.active += 1;
    if (pace !== undefined) pace.active += 1;
    let isHeld = true;
    return {
      begin: () => undefined,
      end: () => {
        if (!isHeld) return;
        isHeld = false;
        state.active -= 1;
        if (pace !== undefined) pace.active -= 1;
        state.line.serve();
      },
    };
  }

  #paceOf(state: HostState, { keeper }: Pause): Pace {
    const known = state.paces.get(keeper);
    if (known !== undefined) return known;
    forgetPaces(state, this.#now());
    const fresh = { active: 0, nextStartAt: 0 };
    state.paces.set(keeper, fresh);
    return fresh;
  }

  #stateOf(host: string): HostState {
    const known = this.#hosts.get(host);
    if (known !== undefined) return known;
    if (this.#hosts.size >= MOST_HOSTS) this.#forgetIdle();
    const fresh: HostState = {
      active: 0,
      quietUntil: 0,
      refusals: 0,
      refusedAt: -Infinity,
      askedAt: -Infinity,
      paces: new Map(),
      line: waitingLine(),
      inLine: new Map(),
      wake: undefined,
    };
    this.#hosts.set(host, fresh);
    return fresh;
  }

  #forgetIdle(): void {
    const now = this.#now();
    for (const [host, state] of this.#hosts) {
      forgetPaces(state, now);
      const { active, quietUntil, askedAt, paces, inLine } = state;
      const isIdle = active === 0 && inLine.size === 0 && paces.size === 0;
      if (isIdle && quietUntil <= now && askedAt + LONGEST_ASKED_MS <= now)
        this.#hosts.delete(host);
    }
  }
}

const keeperOf = ({ pause }: PaceRules): string => pause?.keeper ?? '';

function takeBack(state: HostState, ms: number): void {
  state.quietUntil -= ms;
  state.refusedAt -= ms;
  state.askedAt -= ms;
  for (const pace of state.paces.values()) pace.nextStartAt -= ms;
  if (state.wake !== undefined) state.wake = { ...state.wake, at: state.wake.at - ms };
}

function opensAt(state: HostState, rules: PaceRules, now: number): number {
  return Math.max(state.quietUntil, nextStartOf(state, rules, now));
}

function nextStartOf(state: HostState, { pause }: PaceRules, now: number): number {
  return pause === undefined ? 0 : startOf(state, pause, now);
}

/** Where only one at a time is kept nothing runs from what others asked. */
function startOf(
  { paces, askedAt }: HostState,
  { keeper, ms, since = askedAt }: Pause,
  now: number,
): number {
  const nextStartAt = paces.get(keeper)?.nextStartAt ?? 0;
  // what is told may come from a clock that was ahead
  const lastAsked = Math.max(askedAt, Math.min(since, now));
  return ms > 0 ? Math.max(nextStartAt, lastAsked + ms) : nextStartAt;
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
