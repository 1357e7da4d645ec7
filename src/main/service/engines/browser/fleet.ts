/**
 * Browsers that others started, several of them: each connected at the first need, proved, left when idle, connected
 * and proved again when its connection broke.
 *
 * A capture goes to the least busy one that is there. One that is not there is asked again after a pause that grows
 * from a quarter second to 30; one that was refused after 30 seconds. A connection that says nothing for 20 seconds counts
 * as broken: what runs on it is rejected as if the browser had died, which the engine tries once more elsewhere.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { FleetState } from '../../ports/engine.ts';
import { HearthError, toHearthError } from '../../domain/errors.ts';
import type { EgressPlace } from '../../net/egress-proxy.ts';
import { connectForeign } from './foreign/connect.ts';
import type { BrowserEndpoint } from './foreign/endpoint.ts';
import { listenTo } from './foreign/heart.ts';
import type { Heart } from './foreign/heart.ts';
import { BrowserRefused, type Proof } from './foreign/proof.ts';
import { Supervisor } from './supervisor.ts';
import type { Browsers, Running, Started, SupervisorOptions } from './supervisor.ts';

export interface FleetOptions extends Omit<SupervisorOptions, 'start'> {
  readonly endpoints: readonly BrowserEndpoint[];
  /** Between two questions whether a browser still answers; 10 s by default. */
  readonly beatMs?: number;
}

interface Member {
  readonly endpoint: BrowserEndpoint;
  readonly supervisor: Supervisor;
  active: number;
  /** Attempts to connect since it last worked. */
  failures: number;
  /** performance.now() before which it is not asked again. */
  retryAt: number;
  problem: HearthError | undefined;
  isConnected: boolean;
  /** Its connection broke, and it has not been proved since. */
  isLost: boolean;
  /** Somebody looks already whether it is back. */
  isTried: boolean;
  proof: Proof | undefined;
  heart: Heart | undefined;
}

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
/** A capture waits this long for a browser that is on its way back. */
const PATIENCE_MS = 5_000;
const BEAT_MS = 10_000;

export class Fleet implements Browsers {
  readonly #options: FleetOptions;
  readonly #members: readonly Member[];
  #proving: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor(options: FleetOptions) {
    this.#options = options;
    this.#members = options.endpoints.map((endpoint) => {
      const member: Member = {
        endpoint,
        supervisor: new Supervisor({
          ...options,
          // when to begin anew is for its owner to say
          maxCaptures: Infinity,
          start: (place) => this.#start(member, place),
        }),
        ...{ active: 0, failures: 0, retryAt: 0, problem: undefined },
        ...{
          isConnected: false,
          isLost: false,
          isTried: false,
          proof: undefined,
          heart: undefined,
        },
      };
      return member;
    });
  }

  get contexts(): number {
    return this.#members.reduce((sum, { supervisor }) => sum + supervisor.contexts, 0);
  }

  states(): readonly FleetState[] {
    return this.#members.map(({ endpoint, active, problem, isConnected, proof }) => {
      const of = { endpoint: endpoint.label, active };
      if (problem !== undefined) return { ...of, state: 'away', problem: problem.message };
      if (!isConnected || proof === undefined) return { ...of, state: 'idle' };
      return { ...of, state: 'proved', webrtc: proof.webrtc };
    });
  }

  /** Connects each that is not, whenever it was asked last, and tells what came of it. */
  async check(): Promise<readonly FleetState[]> {
    const none = (): Promise<void> => Promise.resolve();
    await Promise.allSettled(this.#members.map(({ supervisor }) => supervisor.use(none)));
    return this.states();
  }

  async use<T>(work: (running: Running) => Promise<T>): Promise<T> {
    const until = performance.now() + PATIENCE_MS;
    for (;;) {
      const member = this.#pick();
      if (member === undefined) {
        await this.#wait(until);
        continue;
      }
      const taken = await this.#useOf(member, work);
      if (taken !== undefined) return taken.value;
    }
  }

  async release(group: string): Promise<void> {
    await Promise.all(this.#members.map(({ supervisor }) => supervisor.release(group)));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#members.map(({ supervisor }) => supervisor.close()));
  }

  /** Undefined: it did not come, and `work` has not begun. */
  async #useOf<T>(
    member: Member,
    work: (running: Running) => Promise<T>,
  ): Promise<{ readonly value: T } | undefined> {
    const attempt = { hasBegun: false };
    const { failures } = member;
    member.active += 1;
    try {
      const value = await member.supervisor.use((running) => {
        attempt.hasBegun = true;
        return member.heart === undefined ? work(running) : member.heart.beside(work(running));
      });
      return { value };
    } catch (error) {
      if (attempt.hasBegun || member.failures === failures) throw error;
      return undefined;
    } finally {
      member.active -= 1;
    }
  }

  /** The least busy one that may be asked. Where others are well, a doubtful one is looked at beside. */
  #pick(): Member | undefined {
    const now = performance.now();
    const due = this.#members.filter(({ retryAt }) => retryAt <= now);
    const well = due.filter((member) => !isDoubtful(member));
    if (well.length > 0) {
      for (const member of due) if (isDoubtful(member)) void this.#look(member);
    }
    return (well.length > 0 ? well : due).sort((a, b) => a.active - b.active)[0];
  }

  async #look(member: Member): Promise<void> {
    if (member.isTried) return;
    member.isTried = true;
    try {
      await member.supervisor.use(() => Promise.resolve());
    } catch {
      // why not is written with the member
    } finally {
      member.isTried = false;
    }
  }

  /** Until one may be asked again; throws when that is too long. */
  async #wait(until: number): Promise<void> {
    const soonest = Math.min(...this.#members.map(({ retryAt }) => retryAt));
    if (this.#isClosed || soonest > until) throw this.#nobody();
    await pause(Math.max(1, soonest - performance.now()));
  }

  #nobody(): HearthError {
    const said = this.#members.flatMap(({ problem }) => problem?.message ?? []);
    const left = 'The browsers of browserWSEndpoint are being left; start Hearth again.';
    return new HearthError('BROWSER_UNAVAILABLE', said.join(' ') || left);
  }

  async #start(member: Member, place: EgressPlace): Promise<Started> {
    const { egress, log, beatMs } = this.#options;
    const { endpoint } = member;
    try {
      // one after the other: what comes around the proxy could not be told apart
      const { chromium, proof } = await this.#alone(() =>
        connectForeign(endpoint, { egress, place }),
      );
      Object.assign(member, {
        failures: 0,
        problem: undefined,
        isConnected: true,
        isLost: false,
        proof,
      });
      chromium.browser.once('disconnected', () => {
        lose(member);
      });
      member.heart = listenTo(chromium.browser, {
        beatMs: beatMs ?? BEAT_MS,
        onSilence: () => {
          log.warn('browser fell silent', { endpoint: endpoint.label });
          lose(member);
          member.supervisor.abandon();
        },
      });
      return {
        chromium,
        sentence: 'browser connected and proved',
        fields: { endpoint: endpoint.label, ...proof },
      };
    } catch (error) {
      const failure = toHearthError(error);
      const isFirst = member.problem?.message !== failure.message;
      member.problem = failure;
      member.failures += 1;
      member.retryAt = performance.now() + pauseAfter(member.failures, failure);
      if (isFirst)
        log.warn('browser not used', { endpoint: endpoint.label, error: failure.message });
      throw failure;
    }
  }

  #alone<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#proving.then(work, work);
    this.#proving = mine.catch(() => undefined);
    return mine;
  }
}

const isDoubtful = ({ problem, isLost }: Member): boolean => problem !== undefined || isLost;

function lose(member: Member): void {
  member.isConnected = false;
  member.isLost = true;
  member.retryAt = performance.now() + FIRST_PAUSE_MS;
}

/** A refused browser is what it is until somebody mends it. */
function pauseAfter(failures: number, failure: HearthError): number {
  if (failure instanceof BrowserRefused) return LONGEST_PAUSE_MS;
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));
}
