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
  /** The account's slots when last looked at. */
  slots: number;
  /** Pages it may hold, asking and waiting, when last looked at. */
  ahead: number;
  /** The store had none to give: no reason to ask it again before something is heard, or its time comes. */
  isDry: boolean;
  /** Its account at the host of a page, as counted last. */
  place?: { readonly host: string; readonly key: string };
}

/** Who asked what, of all runs. */
export interface Turns {
  /** Number of the last start: of each job, and of each account at each host. */
  readonly last: Map<string, number>;
  /** Pages that hold a place, of each account at each host. */
  readonly asking: Map<string, number>;
  starts: number;
}

const MOST_TURNS_KEPT = 20_000;
/** So many are picked one by one; who looks further has them sorted. */
const MOST_PICKS = 4;

export function openTurns(): Turns {
  return { last: new Map(), asking: new Map(), starts: 0 };
}

/** A page of the run starts at a host. */
export function noteTurn(turns: Turns, run: JobRun, host: string): void {
  const { last } = turns;
  turns.starts += 1;
  if (last.size > MOST_TURNS_KEPT) last.clear();
  last.set(run.job.id, turns.starts);
  last.set(placeOf(run, host), turns.starts);
}

/** A page of the run takes a place at a host, or gives it back. */
export function countAsking({ asking }: Turns, run: JobRun, host: string, by: 1 | -1): void {
  run.asking += by;
  const place = placeOf(run, host);
  const there = (asking.get(place) ?? 0) + by;
  if (there > 0) asking.set(place, there);
  else asking.delete(place);
}

/** Where a run stands in the order: the smaller of the first numbers that differ comes first. */
interface Standing {
  readonly run: JobRun;
  readonly order: readonly [number, number, number, number, number];
}

/** The runs that have a page to start, the one whose turn it is first. `hostOf`: of that page; undefined: none may start. */
export function* inTurn(
  runs: Iterable<JobRun>,
  { last, asking }: Turns,
  hostOf: (run: JobRun) => string | undefined,
): Generator<JobRun, undefined> {
  const left: Standing[] = [];
  for (const run of runs) {
    const host = hostOf(run);
    if (host === undefined) continue;
    const place = placeOf(run, host);
    const before = last.get(place) ?? 0;
    const order = [asking.get(place) ?? 0, run.active, before, last.get(run.job.id) ?? 0] as const;
    left.push({ run, order: [-run.job.priority, ...order] });
  }
  for (let picks = 0; picks < MOST_PICKS && left.length > 0; picks += 1) {
    const [first] = left.splice(indexOfFirst(left), 1);
    if (first !== undefined) yield first.run;
  }
  for (const { run } of left.sort(compare)) yield run;
  return undefined;
}

function indexOfFirst(all: readonly Standing[]): number {
  let [at, first] = [0, all[0]];
  all.forEach((one, index) => {
    if (first !== undefined && compare(one, first) < 0) [at, first] = [index, one];
  });
  return at;
}

/** An account at a host; a run's pages are mostly of one. */
function placeOf(run: JobRun, host: string): string {
  if (run.place?.host !== host) run.place = { host, key: `${run.job.accountId} ${host}` };
  return run.place.key;
}

function compare({ order: a }: Standing, { order: b }: Standing): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2] || a[3] - b[3] || a[4] - b[4];
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
    slots: 1,
    ahead: 1,
    isDry: false,
  };
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

/** It holds more than the half at which it is refilled. */
export function hasEnough({ asking, waiting, ahead }: JobRun): boolean {
  return asking + waiting.length > ahead / 2;
}

/** The store has nothing more for it now, as far as is known. One that ended may have given back what others wait for. */
export function isSupplied(run: JobRun): boolean {
  return hasEnough(run) || (run.isDry && !isIdle(run));
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
