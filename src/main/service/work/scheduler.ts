/**
 * Gives open pages of running jobs their turn: higher priority first, then fair between jobs, never above
 * an account's slots, a job's own concurrency or a host's pace. Whose turn it is: lanes.ts.
 *
 * The store is the truth: pages are claimed with a lease and finished, failed, skipped or put back.
 * Claimed pages wait in a short queue per job, so that one claim serves several pages. The scheduler
 * wakes on the bus (`work`), on a freed slot, and on a timer for retries and pauses.
 */
import type { Account } from '../domain/account.ts';
import { toHearthError } from '../domain/errors.ts';
import { LEASE_MS, type FrontierJob, type Page } from '../domain/job.ts';
import { reserveOf } from '../domain/pricing.ts';
import { heldTurn, waitingLine } from '../operations/host-turn.ts';
import type { Backend } from '../ports/backend.ts';
import type { Cancellations } from '../ports/cancellations.ts';
import { placesOf, type HostPacer, type PaceRules, type Turn } from '../ports/host-pacer.ts';
import type { Permit, Slots } from '../ports/limits.ts';
import type { Clock, Log } from '../ports/system.ts';
import type { JobCloser } from './job-closer.ts';
import {
  countAsking,
  inTurn,
  jobsPerAccount,
  noteTurn,
  openLane,
  type Lane,
  type LastTurns,
} from './lanes.ts';
import { createPageRunner, type PageRunner } from './page-run.ts';
import type { PageVisitor } from './visit-page.ts';

export interface SchedulerDeps {
  readonly backend: Backend;
  readonly slots: Slots;
  readonly pacer: HostPacer;
  readonly visitor: PageVisitor;
  readonly closer: JobCloser;
  readonly cancellations: Cancellations;
  readonly workerId: string;
  readonly clock: Clock;
  readonly log: Log;
  readonly concurrencyOf: (account: Account) => number;
}

export interface Scheduler {
  start(): void;
  /** Stops claiming, aborts pages under way and puts them back, uncounted. */
  stop(): Promise<void>;
  /** Pages under way. */
  active(): number;
  /** Ids of the pages that are claimed: under way, or standing in line. */
  held(): readonly string[];
}

/** Pages taken in one go to stand in line at a busy host, for each of its places. */
const IN_LINE = 8;
/** At hosts that pause for longer no page stands in line. */
const LONGEST_LINE_MS = 120_000;
const LONGEST_SLEEP_MS = 15_000;
const SHORT_SLEEP_MS = 250;

/** Builds the scheduler; nothing runs before `start`. */
export function createScheduler(deps: SchedulerDeps): Scheduler {
  return new FairScheduler(deps);
}

class FairScheduler implements Scheduler {
  readonly #deps: SchedulerDeps;
  readonly #pages: PageRunner;
  readonly #lanes = new Map<string, Lane>();
  /** Pages under way, by id. */
  readonly #running = new Map<string, Promise<void>>();
  /** Pages that wait for their place at a host once more. */
  readonly #returning = waitingLine<Turn>();
  readonly #unsubscribes: (() => void)[] = [];
  #timer: NodeJS.Timeout | undefined;
  #filling: Promise<void> | undefined;
  #isAgain = false;
  /** Slots given back while pages are started are no news: they were taken a moment before. */
  #isStarting = false;
  #isStopped = true;
  #turn = 0;
  #starts = 0;
  readonly #lastTurns: LastTurns = new Map();
  /** When the store must be looked at again, whatever is heard: pauses run out without a word. */
  #lookAt = 0;

  constructor(deps: SchedulerDeps) {
    this.#deps = deps;
    this.#pages = createPageRunner({ ...deps, isStopped: () => this.#isStopped });
  }

  start(): void {
    const { backend, slots, pacer } = this.#deps;
    this.#isStopped = false;
    this.#unsubscribes.push(
      backend.bus.subscribe('work', (jobId) => {
        // of jobs that have pages in hand, more pages are no news
        if (jobId === undefined || !this.#isStocked(this.#lanes.get(jobId))) this.#lookAt = 0;
        this.#wake();
      }),
      pacer.onFree(() => this.#wake()),
      slots.onRelease(() => {
        if (!this.#isStarting) this.#wake();
      }),
    );
    this.#wake();
  }

  active(): number {
    return this.#running.size;
  }

  held(): readonly string[] {
    const inLine = [...this.#lanes.values()].flatMap(({ waiting }) => waiting.map(({ id }) => id));
    return [...this.#running.keys(), ...inLine];
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    for (const unsubscribe of this.#unsubscribes.splice(0)) unsubscribe();
    await this.#filling;
    for (const lane of this.#lanes.values()) {
      lane.controller.abort(new Error('The service is stopping.'));
      for (const page of lane.waiting.splice(0)) await this.#pages.putBack(page, 0);
    }
    await Promise.allSettled(this.#running.values());
    this.#dropIdleLanes();
  }

  /** Runs one fill at a time; a wake during a fill makes another one follow. */
  #wake(): void {
    if (this.#isStopped) return;
    if (this.#filling !== undefined) {
      this.#isAgain = true;
      return;
    }
    clearTimeout(this.#timer);
    this.#filling = this.#fill()
      .catch((error: unknown) => {
        this.#deps.log.error('scheduling failed', { error: toHearthError(error).message });
        this.#sleep(1_000);
      })
      .finally(() => {
        this.#filling = undefined;
        if (!this.#isAgain) return;
        this.#isAgain = false;
        this.#wake();
      });
  }

  #sleep(ms: number): void {
    if (this.#isStopped) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#wake(), ms);
    this.#timer.unref();
  }

  async #fill(): Promise<void> {
    const { store } = this.#deps.backend;
    const now = this.#deps.clock.now();
    // Lanes with pages in hand need no look at the store: this is the hot path of a crawl.
    this.#startWaiting();
    if (now < this.#lookAt && [...this.#lanes.values()].every((lane) => this.#isStocked(lane))) {
      this.#sleep(this.#untilWake(now, this.#lookAt - now));
      return;
    }
    this.#lookAt = now + SHORT_SLEEP_MS;
    const runnable = await store.runnableJobs(now);
    this.#turn += 1;
    const ordered = rotate(runnable, this.#turn);
    const rivals = jobsPerAccount(ordered.map(({ job }) => job));
    let isHungry = false;
    for (const { job, dueHosts } of ordered) {
      if (this.#isStopped) return;
      const claimed = await this.#claim(job, dueHosts, rivals.get(job.accountId) ?? 1);
      isHungry ||= claimed === 'starved';
    }
    this.#startWaiting();
    this.#dropIdleLanes();
    this.#sleep(isHungry ? SHORT_SLEEP_MS : this.#untilWake(now, SHORT_SLEEP_MS * 4));
  }

  /** Until a host that waits may be asked, at most `most` ms. */
  #untilWake(now: number, most: number): number {
    const wakeAt = this.#deps.pacer.nextWakeAt();
    const untilWake = wakeAt === undefined ? LONGEST_SLEEP_MS : wakeAt - now;
    return Math.max(5, Math.min(untilWake, most));
  }

  /** Whether a lane holds more than the half at which it is refilled. */
  #isStocked(lane: Lane | undefined): boolean {
    return lane !== undefined && lane.asking + lane.waiting.length > lane.ahead / 2;
  }

  async #claim(
    job: FrontierJob,
    dueHosts: readonly string[],
    rivals: number,
  ): Promise<'claimed' | 'starved' | 'enough'> {
    const { backend, clock, pacer, closer } = this.#deps;
    const lane = this.#laneOf(job);
    const room = await this.#roomFor(lane, rivals);
    if (room <= 0) return 'enough';
    const rules = this.#rulesOf(lane.job, dueHosts[0]);
    const rulesOf = (host: string): PaceRules => this.#rulesOf(lane.job, host);
    const busy = pacer.busyHosts(dueHosts, rulesOf);
    // At hosts whose places are all taken a job stands in line, or the one that came first would keep them.
    const isInLine = dueHosts.length > 0 && busy.length === dueHosts.length;
    if (isInLine && lane.waiting.length >= placesOf(rules)) return 'enough';
    const closed = isInLine ? pacer.closedHosts(dueHosts, rulesOf, LONGEST_LINE_MS) : busy;
    if (isInLine && closed.length === dueHosts.length) return 'starved';
    const now = clock.now();
    const { pages, creditsShort } = await backend.store.claimPages({
      jobId: job.id,
      now,
      lease: { workerId: this.#deps.workerId, until: now + LEASE_MS },
      limit: isInLine ? Math.min(room, placesOf(rules) * IN_LINE) : room,
      excludeHosts: closed,
      reservePerPage: reserveOf(job.kind, 'page'),
    });
    lane.waiting.push(...pages);
    if (pages.length > 0) return 'claimed';
    const isIdle = lane.active === 0 && lane.waiting.length === 0;
    if (creditsShort === 'spent' && isIdle) await closer.endWithoutCredits(job);
    return 'starved';
  }

  /** Pages this lane may still take: its concurrency twice over, so that a claim serves several. */
  async #roomFor(lane: Lane, rivals: number): Promise<number> {
    const account = await this.#deps.backend.store.findAccount(lane.job.accountId);
    if (account === undefined) return 0;
    lane.slots = this.#deps.concurrencyOf(account);
    const share = Math.max(1, Math.ceil(lane.slots / Math.max(1, rivals)));
    const most = Math.min(share, lane.job.command.maxConcurrency ?? share);
    const rules = this.#rulesOf(lane.job, lane.waiting[0]?.host);
    const ahead = (rules.pause?.ms ?? 0) > 0 ? 1 : most * 2;
    lane.ahead = ahead;
    // Refill in one go when half is used up, not page by page.
    return this.#isStocked(lane) ? 0 : ahead - lane.asking - lane.waiting.length;
  }

  #rulesOf(job: FrontierJob, host = ''): PaceRules {
    return this.#deps.visitor.paceRules(job, host);
  }

  #laneOf(job: FrontierJob): Lane {
    const known = this.#lanes.get(job.id);
    if (known !== undefined) {
      known.job = job;
      return known;
    }
    const lane = openLane(job);
    this.#lanes.set(job.id, lane);
    // pages under way are aborted, those in line are the store's to end
    lane.deaf = this.#deps.cancellations.listen(job.id, () => {
      lane.waiting.length = 0;
      lane.controller.abort(new Error('The job was cancelled.'));
      this.#lanes.delete(job.id);
    });
    return lane;
  }

  #dropIdleLanes(): void {
    for (const [id, lane] of this.#lanes) {
      if (lane.active > 0 || lane.waiting.length > 0) continue;
      lane.deaf();
      this.#lanes.delete(id);
    }
  }

  /** One page at a time, of the lane whose turn it is, until no slot, no place or no page is left. */
  #startWaiting(): void {
    this.#isStarting = true;
    this.#returning.serve();
    let isProgress = true;
    while (isProgress && !this.#isStopped) {
      isProgress = inTurn(this.#lanes.values(), this.#lastTurns).some((lane) =>
        this.#startOne(lane),
      );
    }
    this.#isStarting = false;
  }

  #startOne(lane: Lane): boolean {
    const most = lane.job.command.maxConcurrency;
    const page = lane.waiting[0];
    if (page === undefined || (most !== undefined && lane.asking >= most)) return false;
    const limit = lane.slots;
    const permit = this.#deps.slots.tryAcquire(lane.job.accountId, limit);
    if (permit === undefined) return false;
    const turn = this.#takeTurn(lane, page.host);
    if (turn === undefined) {
      permit.release();
      // Another host of the same job may go on: this page moves to the end.
      lane.waiting.push(...lane.waiting.splice(0, 1));
      return this.#startOtherHost(lane, page.host, limit);
    }
    lane.waiting.shift();
    this.#run(lane, page, permit, turn);
    return true;
  }

  #startOtherHost(lane: Lane, busyHost: string, limit: number): boolean {
    const index = lane.waiting.findIndex((page) => page.host !== busyHost);
    const page = lane.waiting[index];
    if (page === undefined) return false;
    const permit = this.#deps.slots.tryAcquire(lane.job.accountId, limit);
    if (permit === undefined) return false;
    const turn = this.#takeTurn(lane, page.host);
    if (turn === undefined) {
      permit.release();
      return false;
    }
    lane.waiting.splice(index, 1);
    this.#run(lane, page, permit, turn);
    return true;
  }

  #takeTurn(lane: Lane, host: string): Turn | undefined {
    const turn = this.#deps.pacer.take(host, this.#rulesOf(lane.job, host));
    return turn === undefined ? undefined : this.#counted(lane, host, turn);
  }

  #run(lane: Lane, page: Page, permit: Permit, taken: Turn): void {
    lane.active += 1;
    noteTurn(this.#lastTurns, lane, page.host, ++this.#starts);
    const rules = (): PaceRules => this.#rulesOf(lane.job, page.host);
    const turn = heldTurn(
      {
        rules,
        take: (signal, isFirst, instead) =>
          isFirst
            ? this.#waitAnew(lane, page.host, signal, instead)
            : this.#takeAgain(lane, page.host, signal),
      },
      taken,
    );
    const work = this.#pages.run(lane, page, turn).finally(() => {
      lane.active -= 1;
      this.#running.delete(page.id);
      turn.end();
      permit.release();
      this.#wake();
    });
    this.#running.set(page.id, work);
  }

  /** The turn counted in its lane while it is held; given back, another page may start. */
  #counted(lane: Lane, host: string, turn: Turn): Turn {
    countAsking(lane, host, 1);
    return {
      end: () => {
        turn.end();
        countAsking(lane, host, -1);
        this.#wake();
      },
    };
  }

  /** Waiting counts as asking: no other page of the job takes its place meanwhile. */
  async #waitAnew(lane: Lane, host: string, signal: AbortSignal, instead?: Turn): Promise<Turn> {
    countAsking(lane, host, 1);
    instead?.end();
    try {
      const turn = await this.#deps.pacer.wait(host, this.#rulesOf(lane.job, host), signal);
      return this.#counted(lane, host, turn);
    } finally {
      countAsking(lane, host, -1);
    }
  }

  /** Pages that ask their host once more come before new ones. */
  #takeAgain(lane: Lane, host: string, signal: AbortSignal): Promise<Turn> {
    const take = (): Turn | undefined => {
      const hasRoom = lane.asking < (lane.job.command.maxConcurrency ?? Infinity);
      if (!hasRoom) return undefined;
      const rules = this.#rulesOf(lane.job, host);
      const turn = this.#deps.pacer.takeAgain(host, rules);
      return turn === undefined ? undefined : this.#counted(lane, host, turn);
    };
    return this.#returning.wait(take, signal);
  }
}

function rotate<T>(items: readonly T[], by: number): readonly T[] {
  if (items.length < 2) return items;
  const start = by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}
