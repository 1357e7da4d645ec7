/**
 * Starts the pages that are in hand: one at a time, of the run whose turn it is (job-runs.ts), until no slot, no place or
 * no page is left.
 *
 * Thousands of jobs may stand in line at one host: what is known to be full is not tried for each of them, so that a page
 * that ends costs them a look each and no more.
 */
import { orAborted } from '../domain/abort.ts';
import { LEAST_LEASE_MS, type Page } from '../domain/job.ts';
import { heldTurn, NotOurs, waitingLine } from '../operations/host-turn.ts';
import type { HostPacer, PaceRules, Turn } from '../ports/host-pacer.ts';
import type { Permit, Slots } from '../ports/limits.ts';
import type { Clock } from '../ports/system.ts';
import type { HostLeases } from './host-leases.ts';
import {
  countAsking,
  inTurn,
  noteTurn,
  openTurns,
  takeOut,
  type JobRun,
  type Turns,
} from './job-runs.ts';
import type { PageRunner } from './page-run.ts';

export interface StarterDeps {
  readonly slots: Slots;
  readonly pacer: HostPacer;
  readonly clock: Clock;
  readonly hosts: HostLeases;
  readonly mayStart: () => boolean;
  readonly pages: PageRunner;
  readonly runs: ReadonlyMap<string, JobRun>;
  readonly rulesOf: (run: JobRun, host: string) => PaceRules;
  readonly isStopped: () => boolean;
  /** A place or a slot came free. */
  readonly freed: () => void;
}

/** What one go has found full. */
interface Go {
  readonly hasRoom: Map<string, boolean>;
  /** Accounts without a slot. */
  readonly spent: Set<string>;
  /** Those whose own pace lets none of their pages start. */
  readonly refused: Set<JobRun>;
}

/** What became of a try. */
type Tried = 'started' | 'no slot' | 'not now';

export class Starter {
  readonly #deps: StarterDeps;
  /** Pages under way. */
  readonly running = new Map<Page, Promise<void>>();
  /** Slots given back while pages are started are no news: they were taken a moment before. */
  isStarting = false;
  /** Pages that wait for their place at a host once more. */
  readonly #returning = waitingLine<Turn>();
  /** Pages that have rested and wait for a slot. */
  readonly #rested = waitingLine<Permit>();
  readonly #turns: Turns = openTurns();
  /** Of all pages in line, and of some that were, each with a run that had one there. */
  readonly #hosts = new Map<string, JobRun>();

  constructor(deps: StarterDeps) {
    this.#deps = deps;
  }

  /** What the store gave for the run. */
  add(run: JobRun, pages: readonly Page[]): void {
    run.waiting.push(...pages);
    run.isDry = pages.length === 0;
    for (const { host } of pages) this.#hosts.set(host, run);
  }

  /**
   * What may be another's by now; and hosts that are closed for longer than that, ms, give their line up: others of the
   * job have the room.
   */
  handBack(longestMs: number): void {
    const { pacer, runs, rulesOf } = this.#deps;
    const pausing = new Map<string, boolean>();
    this.#hosts.clear();
    for (const run of runs.values()) {
      this.#letGo(run);
      for (const { host } of run.waiting) {
        this.#hosts.set(host, run);
        if (!pausing.has(host)) pausing.set(host, pacer.isPausing(host));
      }
      const hosts = run.waiting.map(({ host }) => host).filter((host) => pausing.get(host));
      if (hosts.length === 0) continue;
      const closed = new Set(pacer.closedHosts(hosts, (host) => rulesOf(run, host), longestMs));
      void this.putBack(takeOut(run, ({ host }) => closed.has(host)));
    }
  }

  start(): void {
    // it may have slept since the claim
    if (!this.#deps.mayStart()) return;
    this.isStarting = true;
    this.#rested.serve();
    this.#returning.serve();
    const go: Go = { hasRoom: new Map(), spent: new Set(), refused: new Set() };
    const hostOf = (run: JobRun): string | undefined => this.#nextOf(go, run)?.host;
    const hasRoom = (): boolean =>
      this.#hosts.entries().some(([host, run]) => this.#hasRoom(go, run, host));
    const startNext = (): boolean =>
      inTurn(this.#deps.runs.values(), this.#turns, hostOf).some((run) => this.#startOne(go, run));
    while (!this.#deps.isStopped() && hasRoom() && startNext());
    this.isStarting = false;
  }

  async putBack(pages: readonly Page[]): Promise<void> {
    for (const page of pages) await this.#deps.pages.putBack(page, 0);
  }

  /** Pages that stood in line for longer than their lease, or than their host was ours, may be another's by now. */
  #letGo(run: JobRun): void {
    const most = this.#deps.clock.now() + LEAST_LEASE_MS;
    const isLapsed = ({ host, leaseUntil = Infinity }: Page): boolean =>
      leaseUntil <= most || !this.#deps.hosts.has(host);
    void this.putBack(takeOut(run, isLapsed));
  }

  /** The run's first page that may start for all that this go knows. */
  #nextOf(go: Go, run: JobRun): Page | undefined {
    for (const page of run.waiting) {
      if (!this.#hasRoom(go, run, page.host)) continue;
      const isOut = go.spent.has(run.job.accountId) || go.refused.has(run);
      return isOut || run.asking >= mostOf(run) ? undefined : page;
    }
    return undefined;
  }

  /** Whatever the job's own pace is. */
  #hasRoom({ hasRoom }: Go, run: JobRun, host: string): boolean {
    const known = hasRoom.get(host);
    if (known !== undefined) return known;
    const { concurrency } = this.#deps.rulesOf(run, host);
    const isFree = this.#deps.pacer.busyHosts([host], () => ({ concurrency })).length === 0;
    hasRoom.set(host, isFree);
    return isFree;
  }

  #startOne(go: Go, run: JobRun): boolean {
    this.#letGo(run);
    const page = this.#nextOf(go, run);
    if (page === undefined) return false;
    let tried = this.#try(go, run, page);
    if (tried === 'not now') {
      // another host of the same job may go on: this page moves to the end
      run.waiting.push(...run.waiting.splice(run.waiting.indexOf(page), 1));
      const other = run.waiting.find(
        ({ host }) => host !== page.host && this.#hasRoom(go, run, host),
      );
      if (other !== undefined) tried = this.#try(go, run, other);
    }
    if (tried === 'no slot') go.spent.add(run.job.accountId);
    if (tried === 'not now') go.refused.add(run);
    return tried === 'started';
  }

  #try(go: Go, run: JobRun, page: Page): Tried {
    const permit = this.#slotOf(run);
    if (permit === undefined) return 'no slot';
    const turn = this.#deps.pacer.take(page.host, this.#deps.rulesOf(run, page.host));
    if (turn === undefined) {
      permit.release();
      return 'not now';
    }
    go.hasRoom.delete(page.host);
    run.waiting.splice(run.waiting.indexOf(page), 1);
    this.#run(run, page, permit, this.#counted(run, page.host, turn));
    return 'started';
  }

  #run(run: JobRun, page: Page, permit: Permit, taken: Turn): void {
    let slot = permit;
    run.active += 1;
    noteTurn(this.#turns, run, page.host);
    const turn = heldTurn(
      {
        rules: () => this.#deps.rulesOf(run, page.host),
        check: () => this.#checkOurs(page.host),
        take: (signal, isFirst, instead) =>
          isFirst
            ? this.#waitAnew(run, page.host, signal, instead)
            : this.#takeAgain(run, page.host, signal),
        rest: async (until, signal) => {
          slot.release();
          this.#deps.freed();
          await orAborted(until, signal);
          slot = await this.#rested.wait(() => this.#slotOf(run), signal);
          // the page ended while it waited
          if (!this.running.has(page)) slot.release();
        },
      },
      taken,
    );
    const work = this.#deps.pages.run(run, page, turn).finally(() => {
      run.active -= 1;
      this.running.delete(page);
      turn.end();
      slot.release();
      this.#deps.freed();
    });
    this.running.set(page, work);
  }

  #slotOf({ job, slots }: JobRun): Permit | undefined {
    return this.#deps.slots.tryAcquire(job.accountId, slots);
  }

  /** A service that slept between its claim and its request must hear first what became others'. */
  #checkOurs(host: string): void {
    if (!this.#deps.mayStart() || !this.#deps.hosts.has(host)) throw new NotOurs(host);
  }

  /** The turn counted in its run while it is held; given back, another page may start. */
  #counted(run: JobRun, host: string, turn: Turn): Turn {
    countAsking(this.#turns, run, host, 1);
    return {
      ...turn,
      end: () => {
        turn.end();
        countAsking(this.#turns, run, host, -1);
        this.#deps.freed();
      },
    };
  }

  /** Waiting counts as asking: no other page of the job takes its place meanwhile. */
  async #waitAnew(run: JobRun, host: string, signal: AbortSignal, instead?: Turn): Promise<Turn> {
    countAsking(this.#turns, run, host, 1);
    instead?.end();
    try {
      const rules = this.#deps.rulesOf(run, host);
      return this.#counted(run, host, await this.#deps.pacer.wait(host, rules, signal));
    } finally {
      countAsking(this.#turns, run, host, -1);
    }
  }

  /** Pages that ask their host once more come before new ones. */
  #takeAgain(run: JobRun, host: string, signal: AbortSignal): Promise<Turn> {
    const take = (): Turn | undefined => {
      if (run.asking >= mostOf(run)) return undefined;
      const turn = this.#deps.pacer.takeAgain(host, this.#deps.rulesOf(run, host));
      return turn === undefined ? undefined : this.#counted(run, host, turn);
    };
    return this.#returning.wait(take, signal);
  }
}

const mostOf = ({ job }: JobRun): number => job.command.maxConcurrency ?? Infinity;
