/**
 * Whose page starts next when jobs compete for an account's slots or a host's places.
 *
 * Higher priority first (the add-on of that name): while such a job has pages waiting that may start, the
 * others wait. Among equals the job with the fewest pages under way, then the one whose last start is
 * longest ago: so each gets the same share, whatever was there first and however slow its pages are.
 * What may start at all is the scheduler's to try.
 */
import type { Job, Page } from '../domain/job.ts';

/** A running job with its claimed pages. */
export interface Lane {
  job: Job;
  readonly waiting: Page[];
  readonly controller: AbortController;
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
  /** Number of its last start, counted over all lanes; 0 before the first. */
  lastTurn: number;
}

/** Lanes with pages in hand, the one whose turn it is first. */
export function inTurn(lanes: Iterable<Lane>): readonly Lane[] {
  return [...lanes]
    .filter(({ waiting }) => waiting.length > 0)
    .sort(
      (a, b) => b.job.priority - a.job.priority || a.active - b.active || a.lastTurn - b.lastTurn,
    );
}

/** How many of these jobs each account has: they share its slots. */
export function jobsPerAccount(jobs: readonly Job[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { accountId } of jobs) counts.set(accountId, (counts.get(accountId) ?? 0) + 1);
  return counts;
}

/** One without pages. */
export function openLane(job: Job): Lane {
  return {
    job,
    waiting: [],
    controller: new AbortController(),
    active: 0,
    asking: 0,
    atHosts: new Map(),
    slots: 1,
    ahead: 1,
    lastTurn: 0,
  };
}

/** A page of the lane takes a place at a host, or gives it back. */
export function countAsking(lane: Lane, host: string, by: 1 | -1): void {
  lane.asking += by;
  const there = (lane.atHosts.get(host) ?? 0) + by;
  if (there > 0) lane.atHosts.set(host, there);
  else lane.atHosts.delete(host);
}

/** Pages the job's own command allows at once, where it says so. */
export function maxConcurrencyOf(job: Job): number | undefined {
  const command = job.command;
  if (typeof command !== 'object' || command === null || !('maxConcurrency' in command)) {
    return undefined;
  }
  const most = command['maxConcurrency'];
  return typeof most === 'number' ? most : undefined;
}
