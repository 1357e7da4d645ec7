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

/** A running job with its claimed pages. */
export interface Lane {
  job: FrontierJob;
  readonly waiting: Page[];
  readonly controller: AbortController;
  /** Stops hearing of the job's cancellation. */
  deaf: () => void;
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

/** A page of the lane starts at a host. */
export function noteTurn(turns: LastTurns, lane: Lane, host: string, number: number): void {
  if (turns.size > MOST_TURNS_KEPT) turns.clear();
  turns.set(lane.job.id, number);
  turns.set(placeOf(lane, host), number);
}

/** Lanes with pages in hand, the one whose turn it is first. */
export function inTurn(lanes: Iterable<Lane>, turns: LastTurns): readonly Lane[] {
  const all = [...lanes];
  const asking = new Map<string, number>();
  for (const lane of all) {
    for (const [host, count] of lane.atHosts) {
      const place = placeOf(lane, host);
      asking.set(place, (asking.get(place) ?? 0) + count);
    }
  }
  const candidates = all.flatMap((lane) => {
    const [next] = lane.waiting;
    if (next === undefined) return [];
    const place = placeOf(lane, next.host);
    const order = [
      -lane.job.priority,
      asking.get(place) ?? 0,
      lane.active,
      turns.get(place) ?? 0,
      turns.get(lane.job.id) ?? 0,
    ];
    return [{ lane, order }];
  });
  return candidates.sort((a, b) => compare(a.order, b.order)).map(({ lane }) => lane);
}

/** An account at a host. */
function placeOf({ job }: Lane, host: string): string {
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
export function openLane(job: FrontierJob): Lane {
  return {
    job,
    waiting: [],
    controller: new AbortController(),
    deaf: () => undefined,
    active: 0,
    asking: 0,
    atHosts: new Map(),
    slots: 1,
    ahead: 1,
  };
}

/** A page of the lane takes a place at a host, or gives it back. */
export function countAsking(lane: Lane, host: string, by: 1 | -1): void {
  lane.asking += by;
  const there = (lane.atHosts.get(host) ?? 0) + by;
  if (there > 0) lane.atHosts.set(host, there);
  else lane.atHosts.delete(host);
}
