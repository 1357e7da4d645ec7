/**
 * Gives open pages of running jobs their turn: higher priority first, then fair between jobs, never above
 * an account's slots, a job's own concurrency or a host's pace. Whose turn it is: job-runs.ts.
 *
 * The store is the truth: pages are claimed with a lease and finished, failed, skipped or put back.
 * Claimed pages wait in a short queue per job, so that one claim serves several pages. The scheduler
 * wakes on the bus (`work`), on a freed slot, and on a timer for retries and pauses.
 */
import type { Account } from '../domain/account.ts';
import { toHearthError, type HearthError } from '../domain/errors.ts';
import { LEASE_MS, type FrontierJob } from '../domain/job.ts';
import { reserveOf } from '../domain/pricing.ts';
import type { Backend, HeldPage } from '../ports/backend.ts';
import type { Cancellations } from '../ports/cancellations.ts';
import { placesOf, type HostPacer, type PaceRules } from '../ports/host-pacer.ts';
import type { Slots } from '../ports/limits.ts';
import type { Clock, Log } from '../ports/system.ts';
import type { HostLeases } from './host-leases.ts';
import type { JobCloser } from './job-closer.ts';
import {
  hasEnough,
  holdKey,
  hostsInUse,
  isIdle,
  isSupplied,
  jobsPerAccount,
  openJobRun,
  renewJobRun,
  type JobRun,
} from './job-runs.ts';
import { createPageRunner } from './page-run.ts';
import { Starter } from './starter.ts';
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
  /** Which hosts are this service's to ask. */
  readonly hosts: HostLeases;
  /** False while pages that it holds may be another's by now. */
  readonly mayStart: () => boolean;
  /** Told why jobs do not go on; they are tried again a second later. */
  readonly onFailure?: (failure: HearthError) => void;
}

export interface Scheduler {
  start(): void;
  /** Stops claiming, aborts pages under way and puts them back, uncounted. */
  stop(): Promise<void>;
  /** Pages under way. */
  active(): number;
  /** Claimed ahead of their turn. */
  waiting(): number;
  /** The pages that are claimed: under way, or standing in line. */
  held(): readonly HeldPage[];
  /** Of these pages the leases run until then, but for the lost ones, which stand in line no more. */
  renewed(pages: readonly HeldPage[], until: number, lost: readonly string[]): void;
}

/** Pages taken in one go to stand in line at a busy host, for each of its places. */
const IN_LINE = 8;
/** At hosts that pause for longer no page stands in line. */
const LONGEST_LINE_MS = 120_000;
/** Jobs looked at in one go, and hosts of each. */
const MOST_JOBS = 200;
const MOST_HOSTS = 200;
const LONGEST_SLEEP_MS = 15_000;
const SHORT_SLEEP_MS = 250;

/** Builds the scheduler; nothing runs before `start`. */
export function createScheduler(deps: SchedulerDeps): Scheduler {
  return new FairScheduler(deps);
}

class FairScheduler implements Scheduler {
  readonly #deps: SchedulerDeps;
  readonly #runs = new Map<string, JobRun>();
  readonly #starter: Starter;
  readonly #unsubscribes: (() => void)[] = [];
  #timer: NodeJS.Timeout | undefined;
  #filling: Promise<void> | undefined;
  #isAgain = false;
  #isStopped = true;
  /** What a life before asked for a job it asked before this. */
  #startedAt = -Infinity;
  #turn = 0;
  /** Where the next window of jobs begins; undefined: with the first of them. */
  #after: string | undefined;
  /** When the store must be looked at again, whatever is heard: pauses run out without a word. */
  #lookAt = 0;
  /** When the timer wakes it. */
  #sleepsUntil = Infinity;

  constructor(deps: SchedulerDeps) {
    this.#deps = deps;
    const isStopped = (): boolean => this.#isStopped;
    this.#starter = new Starter({
      ...deps,
      pages: createPageRunner({ ...deps, isStopped }),
      runs: this.#runs,
      rulesOf: ({ job }, host) => this.#rulesOf(job, host),
      isStopped,
      freed: () => this.#wake(),
    });
  }

  start(): void {
    const { backend, slots, pacer } = this.#deps;
    this.#isStopped = false;
    this.#startedAt = this.#deps.clock.now();
    this.#unsubscribes.push(
      backend.bus.subscribe('work', (jobId) => {
        this.#heard(jobId);
        this.#wake();
      }),
      pacer.onFree(() => this.#wake()),
      slots.onRelease(() => {
        if (!this.#starter.isStarting) this.#wake();
      }),
    );
    this.#wake();
  }

  active(): number {
    return this.#starter.running.size;
  }

  waiting(): number {
    return this.#runs.values().reduce((sum, { waiting }) => sum + waiting.length, 0);
  }

  held(): readonly HeldPage[] {
    const inLine = [...this.#runs.values()].flatMap(({ waiting }) => waiting);
    return [...this.#starter.running.keys(), ...inLine].map(({ id, hold }) => ({ id, hold }));
  }

  renewed(pages: readonly HeldPage[], until: number, lost: readonly string[]): void {
    const named = new Set(pages.map(holdKey));
    const gone = new Set(lost);
    for (const run of this.#runs.values()) renewJobRun(run, named, gone, until);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    for (const unsubscribe of this.#unsubscribes.splice(0)) unsubscribe();
    await this.#filling;
    for (const run of this.#runs.values()) {
      run.controller.abort(new Error('The service is stopping.'));
      await this.#starter.putBack(run.waiting.splice(0));
    }
    await Promise.allSettled(this.#starter.running.values());
    this.#dropIdleRuns();
  }

  /** Runs one fill at a time; a wake during a fill makes another one follow. */
  #wake(): void {
    if (this.#isStopped || this.#isIdle()) return;
    if (this.#filling !== undefined) {
      this.#isAgain = true;
      return;
    }
    clearTimeout(this.#timer);
    this.#filling = this.#fill()
      .catch((error: unknown) => {
        const failure = toHearthError(error);
        this.#deps.log.error('scheduling failed', { error: failure.message });
        this.#deps.onFailure?.(failure);
        this.#sleep(1_000);
      })
      .finally(() => {
        this.#filling = undefined;
        if (!this.#isAgain) return;
        this.#isAgain = false;
        this.#wake();
      });
  }

  /** No page is in hand, and the next look at the store is due soon by itself: places that come free change nothing. */
  #isIdle(): boolean {
    const isSoon = this.#sleepsUntil <= this.#lookAt && this.#deps.clock.now() < this.#lookAt;
    return isSoon && this.#runs.size === 0 && this.#filling === undefined;
  }

  #sleep(ms: number): void {
    if (this.#isStopped) return;
    clearTimeout(this.#timer);
    this.#sleepsUntil = this.#deps.clock.now() + ms;
    this.#timer = setTimeout(() => {
      this.#sleepsUntil = Infinity;
      this.#wake();
    }, ms);
    this.#timer.unref();
  }

  async #fill(): Promise<void> {
    const { store } = this.#deps.backend;
    const now = this.#deps.clock.now();
    if (!this.#deps.mayStart()) {
      this.#sleep(SHORT_SLEEP_MS);
      return;
    }
    // Runs with pages in hand need no look at the store: this is the hot path of a crawl.
    this.#starter.start();
    if (now < this.#lookAt && this.#runs.values().every(isSupplied)) {
      this.#sleep(this.#untilWake(now, this.#lookAt - now));
      return;
    }
    this.#lookAt = now + SHORT_SLEEP_MS;
    this.#starter.handBack(LONGEST_LINE_MS);
    const window = { now, most: { jobs: MOST_JOBS, hosts: MOST_HOSTS } };
    const after = this.#after;
    const runnable = await store.runnableJobs(after === undefined ? window : { ...window, after });
    this.#after = runnable.next;
    this.#turn += 1;
    const ordered = rotate(runnable.jobs, this.#turn);
    const rivals = jobsPerAccount(ordered.map(({ job }) => job));
    const inWindow = new Set(ordered.map(({ job }) => job.id));
    for (const run of this.#runs.values()) {
      if (!inWindow.has(run.job.id) && !hasEnough(run)) run.isDry = true;
    }
    // jobs behind the window have theirs soon
    let isHungry = runnable.next !== undefined;
    for (const { job, dueHosts } of ordered) {
      if (this.#isStopped) return;
      const claimed = await this.#claim(job, dueHosts, rivals.get(job.accountId) ?? 1);
      isHungry ||= claimed === 'starved';
    }
    this.#starter.start();
    this.#dropIdleRuns();
    const inUse = (): ReadonlySet<string> =>
      hostsInUse(this.#runs.values(), this.#starter.running.keys());
    this.#deps.hosts.keep(inUse, (host) => this.#deps.pacer.isPausing(host));
    this.#sleep(isHungry ? SHORT_SLEEP_MS : this.#untilWake(now, SHORT_SLEEP_MS * 4));
  }

  /** Until a host that waits may be asked, at most `most` ms. */
  #untilWake(now: number, most: number): number {
    const wakeAt = this.#deps.pacer.nextWakeAt();
    const untilWake = wakeAt === undefined ? LONGEST_SLEEP_MS : wakeAt - now;
    return Math.max(5, Math.min(untilWake, most));
  }

  /** There may be pages: of jobs that have enough in hand they are no news. */
  #heard(jobId: string | undefined): void {
    const run = jobId === undefined ? undefined : this.#runs.get(jobId);
    if (run !== undefined) run.isDry = false;
    if (run === undefined || !hasEnough(run)) this.#lookAt = 0;
  }

  async #claim(
    job: FrontierJob,
    dueHosts: readonly string[],
    rivals: number,
  ): Promise<'claimed' | 'starved' | 'enough'> {
    const { backend, clock, pacer, closer } = this.#deps;
    const run = this.#runOf(job);
    const room = await this.#roomFor(run, rivals);
    if (room <= 0) return 'enough';
    const rules = this.#rulesOf(run.job, dueHosts[0]);
    const rulesOf = (host: string): PaceRules => this.#rulesOf(run.job, host);
    const busy = pacer.busyHosts(dueHosts, rulesOf);
    // At hosts whose places are all taken a job stands in line, or the one that came first would keep them.
    const isInLine = dueHosts.length > 0 && busy.length === dueHosts.length;
    if (isInLine && dueHosts.length === MOST_HOSTS) {
      // there are others, which may be free
      await backend.store.passHosts({ jobId: job.id, hosts: dueHosts, now: clock.now() });
      return 'starved';
    }
    if (isInLine && run.waiting.length >= placesOf(rules)) return 'enough';
    const closed = new Set(isInLine ? pacer.closedHosts(dueHosts, rulesOf, LONGEST_LINE_MS) : busy);
    if (isInLine && closed.size === dueHosts.length) return 'starved';
    const open = dueHosts.filter((host) => !closed.has(host));
    const hosts = await this.#deps.hosts.take(job.id, open, room);
    // whoever has them goes on with the job
    if (hosts === 'none') return 'enough';
    const now = clock.now();
    const { pages, creditsShort } = await backend.store.claimPages({
      jobId: job.id,
      now,
      lease: { workerId: this.#deps.workerId, until: now + LEASE_MS },
      limit: isInLine ? Math.min(room, placesOf(rules) * IN_LINE) : room,
      hosts,
      reservePerPage: reserveOf(job.kind, 'page'),
    });
    this.#starter.add(run, pages);
    if (pages.length > 0) return 'claimed';
    if (creditsShort === 'spent' && isIdle(run)) await closer.endWithoutCredits(job);
    return 'starved';
  }

  /** Pages this run may still take: its concurrency twice over, so that a claim serves several. */
  async #roomFor(run: JobRun, rivals: number): Promise<number> {
    const account = await this.#deps.backend.store.findAccount(run.job.accountId);
    if (account === undefined) return 0;
    run.slots = this.#deps.concurrencyOf(account);
    const share = Math.max(1, Math.ceil(run.slots / Math.max(1, rivals)));
    const most = Math.min(share, run.job.command.maxConcurrency ?? share);
    const rules = this.#rulesOf(run.job, run.waiting[0]?.host);
    const ahead = (rules.pause?.ms ?? 0) > 0 ? 1 : most * 2;
    run.ahead = ahead;
    // Refill in one go when half is used up, not page by page.
    return hasEnough(run) ? 0 : ahead - run.asking - run.waiting.length;
  }

  #rulesOf(job: FrontierJob, host = ''): PaceRules {
    const rules = this.#deps.visitor.paceRules(job, host);
    if (rules.pause === undefined || job.createdAt >= this.#startedAt) return rules;
    return { ...rules, pause: { ...rules.pause, since: this.#startedAt } };
  }

  #runOf(job: FrontierJob): JobRun {
    const known = this.#runs.get(job.id);
    if (known !== undefined) {
      known.job = job;
      return known;
    }
    const run = openJobRun(job);
    this.#runs.set(job.id, run);
    // pages under way are aborted, those in line are the store's to end
    run.unlisten = this.#deps.cancellations.listen(job.id, () => {
      run.waiting.length = 0;
      run.controller.abort(new Error('The job was cancelled.'));
      this.#runs.delete(job.id);
    });
    return run;
  }

  #dropIdleRuns(): void {
    for (const [id, run] of this.#runs) {
      if (!isIdle(run)) continue;
      run.unlisten();
      this.#runs.delete(id);
    }
  }
}

function rotate<T>(items: readonly T[], by: number): readonly T[] {
  if (items.length < 2) return items;
  const start = by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}
