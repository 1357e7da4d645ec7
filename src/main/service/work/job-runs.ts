/**
 * Whose page starts next when jobs compete for an account's slots or a host's places.
 *
 * Higher priority first (the add-on of that name): while such a job has pages waiting that may start, the
 * others wait. Among equals the account that asks the host least, then the job with the fewest pages under way,
 * then the account, then the job whose last start is longest ago: so each account gets the same share of a host,
 * and each job of its account's, whatever was there first, however slow its pages are and however many jobs an
 * account has. What may start at all is the scheduler's to try.
 */
import type { FrontierJob, Page } from '../domain/job.ts';
import type { HeldPage } from '../ports/backend.ts';

/** A running job with its claimed pages. */
export interface JobRun {
  job: FrontierJob;
  waiting: Page[];
  readonly controller: AbortController;
  /** Stops hearing of the job's cancellation. */
  unlisten: () => void;
  /** Pages under way. */
  active: number;
  /** Of those, the ones that hold a place at their host; the others are being converted or stored. */
  asking: number;
  /** The same, at which host. */
  readonly atHosts: Map<string, number>;
  /** The account's slots when last looked at. */
  slots: number;
  /** Pages it may hold, asking and waiting, when last looked at. */
  ahead: number;
}

/** Number of the last start, counted over all: of each job, and of each account at each host. */
export type LastTurns = Map<string, number>;

const MOST_TURNS_KEPT = 20_000;

/** A page of the run starts at a host. */
export function noteTurn(turns: LastTurns, run: JobRun, host: string, number: number): void {
  if (turns.size > MOST_TURNS_KEPT) turns.clear();
  turns.set(run.job.id, number);
  turns.set(placeOf(run, host), number);
}

/** Runs with pages in hand, the one whose turn it is first. */
export function inTurn(runs: Iterable<JobRun>, turns: LastTurns): readonly JobRun[] {
  const all = [...runs];
  const asking = new Map<string, number>();
  for (const run of all) {
    for (const [host, count] of run.atHosts) {
      const place = placeOf(run, host);
      asking.set(place, (asking.get(place) ?? 0) + count);
    }
  }
  const candidates = all.flatMap((run) => {
    const [next] = run.waiting;
    if (next === undefined) return [];
    const place = placeOf(run, next.host);
    const order = [
      -run.job.priority,
      asking.get(place) ?? 0,
      run.active,
      turns.get(place) ?? 0,
      turns.get(run.job.id) ?? 0,
    ];
    return [{ run, order }];
  });
  return candidates.sort((a, b) => compare(a.order, b.order)).map(({ run }) => run);
}

/** An account at a host. */
function placeOf({ job }: JobRun, host: string): string {
  return `${job.accountId} ${host}`;
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const difference = value - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** How many of these jobs each account has: they share its slots. */
export function jobsPerAccount(jobs: readonly FrontierJob[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { accountId } of jobs) counts.set(accountId, (counts.get(accountId) ?? 0) + 1);
  return counts;
}

/** One without pages. */
export function openJobRun(job: FrontierJob): JobRun {
  return {
    job,
    waiting: [],
    controller: new AbortController(),
    unlisten: () => undefined,
    active: 0,
    asking: 0,
    atHosts: new Map(),
    slots: 1,
    ahead: 1,
  };
}

/** A page of the run takes a place at a host, or gives it back. */
export function countAsking(run: JobRun, host: string, by: 1 | -1): void {
  run.asking += by;
  const there = (run.atHosts.get(host) ?? 0) + by;
  if (there > 0) run.atHosts.set(host, there);
  else run.atHosts.delete(host);
}

/** A page as it was handed out, to be found among others. */
export function holdKey({ id, hold }: HeldPage): string {
  return `${id} ${hold}`;
}

/** Of the run's pages in line, those `named` are held until then; those whose ids are `gone` are out of it. */
export function renewJobRun(
  run: JobRun,
  named: ReadonlySet<string>,
  gone: ReadonlySet<string>,
  until: number,
): void {
  run.waiting = run.waiting.flatMap((page) => {
    if (!named.has(holdKey(page))) return [page];
    return gone.has(page.id) ? [] : [{ ...page, leaseUntil: until }];
  });
}

/** Takes pages out of line. */
export function takeOut(run: JobRun, isOut: (page: Page) => boolean): readonly Page[] {
  if (!run.waiting.some(isOut)) return [];
  const taken = run.waiting.filter(isOut);
  run.waiting = run.waiting.filter((page) => !isOut(page));
  return taken;
}

/** No page of it is under way or in hand. */
export function isIdle(run: JobRun): boolean {
  return run.active === 0 && run.waiting.length === 0;
}

/** Hosts of pages in hand and under way. */
export function hostsInUse(runs: Iterable<JobRun>, running: Iterable<Page>): ReadonlySet<string> {
  const waiting = [...runs].flatMap((run) => run.waiting);
  return new Set([...running, ...waiting].map(({ host }) => host));
}
