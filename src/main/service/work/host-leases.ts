/**
 * Which hosts this service asks, of several that share a database: a host is one service's until it gives it back, so
 * that its pace is kept exactly by the one that has it (docs/adr/0049-roles.md).
 *
 * A host that was not asked for a while goes back, unless a pause still runs there. One that its service did not give back
 * (it was killed, or stopped) is taken as asked just now: whatever pause it keeps runs from then. What another has is asked
 * for again after a moment only.
 */
import { toHearthError } from '../domain/errors.ts';
import type { JobStore } from '../ports/backend.ts';
import type { NodeStore } from '../ports/nodes.ts';
import type { Clock, Log } from '../ports/system.ts';

export interface HostLeases {
  /**
   * Of these hosts of a job, in their order, those that this service asks from now on; at most `most`. `none`: others
   * have all of them.
   */
  take(jobId: string, hosts: readonly string[], most: number): Promise<readonly string[] | 'none'>;
  /** Gives back what has not been in use for a while, and is no longer `pausing`. */
  keep(inUse: () => ReadonlySet<string>, isPausing: (host: string) => boolean): void;
  /** Whether this service may ask it now. */
  has(host: string): boolean;
  /** Nothing is held any more: the database says so. */
  forget(): void;
}

/** Of a service that has its store for itself. */
export const EVERY_HOST: HostLeases = {
  take: (_jobId, hosts) => Promise.resolve(hosts),
  keep: () => undefined,
  has: () => true,
  forget: () => undefined,
};

const IDLE_MS = 10_000;
const REFUSED_MS = 1_000;
/** Half of what is looked at of a job in one go. */
const MANY = 100;

export interface HostLeasesDeps {
  readonly store: Pick<NodeStore, 'leaseHosts' | 'releaseHosts'> & Pick<JobStore, 'passHosts'>;
  readonly clock: Clock;
  readonly log: Log;
  readonly workerId: string;
  /** A host that somebody else asked until now, for all that is known. */
  readonly wasAsked: (host: string, at: number) => void;
}

export function createHostLeases(deps: HostLeasesDeps): HostLeases {
  const { store, clock, log, workerId, wasAsked } = deps;
  /** When each was in use last. */
  const mine = new Map<string, number>();
  /** Until when each is another's, as far as we know. */
  const theirs = new Map<string, number>();
  const mayBeFree = (host: string, now: number): boolean => (theirs.get(host) ?? 0) <= now;
  const ask = async (hosts: readonly string[]): Promise<void> => {
    const leased = await store.leaseHosts({ workerId, hosts });
    const granted = new Set(leased.map(({ host }) => host));
    const now = clock.now();
    for (const { host, isLeft } of leased) if (isLeft) wasAsked(host, now);
    for (const host of hosts) {
      if (granted.has(host)) {
        mine.set(host, now);
        theirs.delete(host);
      } else theirs.set(host, now + REFUSED_MS);
    }
  };
  return {
    async take(jobId, hosts, most) {
      const now = clock.now();
      const wanted = hosts.filter((host) => mine.has(host) || mayBeFree(host, now)).slice(0, most);
      const unasked = wanted.filter((host) => !mine.has(host));
      if (unasked.length > 0) await ask(unasked);
      const taken = wanted.filter((host) => mine.has(host));
      if (taken.length > 0 || hosts.length === 0) return taken;
      // behind so many there are others, which may be free
      if (hosts.length >= MANY) await store.passHosts({ jobId, hosts, now });
      return 'none';
    },
    has: (host) => mine.has(host),
    keep(inUse, isPausing) {
      const now = clock.now();
      for (const host of inUse()) if (mine.has(host)) mine.set(host, now);
      // what the next one does not hear is kept here to its end
      const idle = [...mine].flatMap(([host, usedAt]) =>
        now - usedAt > IDLE_MS && !isPausing(host) ? [host] : [],
      );
      for (const [host, until] of theirs) if (until <= now) theirs.delete(host);
      if (idle.length === 0) return;
      for (const host of idle) mine.delete(host);
      store.releaseHosts({ workerId, hosts: idle }).catch((error: unknown) => {
        // asked for again, it is ours as before
        log.warn('hosts not given back', { error: toHearthError(error).message });
      });
    },
    forget() {
      mine.clear();
    },
  };
}
