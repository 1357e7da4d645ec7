/**
 * Looks at what is due: takes monitors under a lease, lets each look, writes what it found and says when it comes next.
 *
 * What was missed while the machine slept is looked at once. A look that fails is tried again soon, twice; after three in
 * a row it is told, and comes less often. Without credit, or without the key it acts for, a monitor pauses and says so.
 * Time comes from the clock; `tick` is all that tests need.
 */
import type { Caller, Operation } from '../domain/account.ts';
import { HearthError, toHearthError, type ErrorCode } from '../domain/errors.ts';
import type { Monitor, MonitorLook, MonitorState } from '../domain/monitor/monitor.ts';
import { nextTime } from '../domain/monitor/schedule.ts';
import type { Admission } from '../operations/admit.ts';
import type { Found, Look } from '../operations/monitors/look.ts';
import type { Backend, NewDelivery } from '../ports/backend.ts';
import type { Clock, Log } from '../ports/system.ts';

export interface MonitorNews {
  readonly monitor: Monitor;
  readonly look: Omit<MonitorLook, 'id'>;
  readonly kind: 'changed' | 'failing' | 'paused';
  /** Why it fails or pauses. */
  readonly reason?: string;
}

export interface MonitorRunnerDeps {
  readonly backend: Backend;
  readonly clock: Clock;
  readonly log: Log;
  /** Of this process: who holds the leases. */
  readonly owner: string;
  readonly look: Look;
  readonly admission: Pick<Admission, 'admit'>;
  /** The webhook of a change; written with the look. */
  readonly deliveries: (news: MonitorNews) => readonly NewDelivery[];
  /** After it was written: in the app, by e-mail. */
  readonly tell: (news: MonitorNews) => Promise<void>;
}

export interface MonitorRunner {
  start(): void;
  /** Looks at all that is due now, and resolves when that is done. */
  tick(): Promise<void>;
  wake(): void;
  stop(): Promise<void>;
}

/** Looks at once: the account's slots and the pace of hosts hold beside it. */
const AT_ONCE = 4;
const LEASE_MS = 300_000;
const RENEW_MS = 60_000;
/** A clock that was set, or a machine that slept, is noticed after this. */
const LONGEST_SLEEP_MS = 30_000;
const SHORTEST_SLEEP_MS = 200;
const LOOK_TIMEOUT_MS = 3_600_000;
/** After the first, second, … failure in a row. */
const RETRY_AFTER_MS = [300_000, 900_000, 3_600_000, 14_400_000, 43_200_000, 86_400_000] as const;
/** So many in a row are told. */
const TOLD_AFTER = 3;

/** Builds it; nothing is looked at before `start` or `tick`. */
export function createMonitorRunner(deps: MonitorRunnerDeps): MonitorRunner {
  return new Runner(deps);
}

class Runner implements MonitorRunner {
  readonly #deps: MonitorRunnerDeps;
  readonly #stopping = new AbortController();
  readonly #running = new Map<string, Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #renewing: NodeJS.Timeout | undefined;
  #claiming: Promise<void> | undefined;
  #isStarted = false;
  #unsubscribe: (() => void) | undefined;

  constructor(deps: MonitorRunnerDeps) {
    this.#deps = deps;
  }

  start(): void {
    this.#isStarted = true;
    this.#renewing = setInterval(() => this.#renew(), RENEW_MS);
    this.#renewing.unref();
    const { backend, owner } = this.#deps;
    this.#unsubscribe = backend.bus.subscribe('monitors', () => this.wake());
    // looks that a crash cut short: their leases are ours, and nobody works under them
    this.#claiming = backend.store
      .releaseMonitors(owner)
      .then(() => undefined, this.#failed)
      .finally(() => {
        this.#claiming = undefined;
        this.wake();
      });
  }

  wake(): void {
    if (!this.#isStarted || this.#claiming !== undefined) return;
    this.#claiming = this.#claim()
      .then(() => SHORTEST_SLEEP_MS)
      .catch(this.#failed)
      .then((shortest) => this.#sleep(shortest))
      .finally(() => (this.#claiming = undefined));
  }

  async tick(): Promise<void> {
    const { store } = this.#deps.backend;
    let next: number | undefined;
    do {
      await this.#claim();
      await Promise.all(this.#running.values());
      // who ended a look may be taking the next ones
      await this.#claiming;
      next = await store.nextMonitorAt();
    } while (this.#running.size > 0 || (next !== undefined && next <= this.#deps.clock.now()));
  }

  async stop(): Promise<void> {
    this.#isStarted = false;
    this.#unsubscribe?.();
    clearTimeout(this.#timer);
    clearInterval(this.#renewing);
    this.#stopping.abort(new HearthError('SCRAPE_JOB_CANCELLED', 'The service is stopping.'));
    await this.#claiming;
    await Promise.all(this.#running.values());
    await this.#deps.backend.store.releaseMonitors(this.#deps.owner);
  }

  async #claim(): Promise<void> {
    const { backend, clock, owner } = this.#deps;
    const { signal } = this.#stopping;
    while (this.#running.size < AT_ONCE && !signal.aborted) {
      const now = clock.now();
      const limit = AT_ONCE - this.#running.size;
      const asked = { now, owner, leaseUntil: now + LEASE_MS, limit };
      const due = await backend.store.claimMonitors(asked);
      if (due.length === 0) return;
      for (const monitor of due) {
        // its lease lapsed while the machine slept: the look goes on, and holds it again
        if (this.#running.has(monitor.id)) continue;
        const work = lookAt(this.#deps, monitor, signal)
          .catch(this.#failed)
          .finally(() => {
            this.#running.delete(monitor.id);
            this.wake();
          });
        this.#running.set(monitor.id, work);
      }
    }
  }

  /** Until the next one is due; who ends a look wakes it, too. After a failure longer. */
  async #sleep(shortest = LONGEST_SLEEP_MS): Promise<void> {
    const { store } = this.#deps.backend;
    const next = (await store.nextMonitorAt().catch(this.#failed)) ?? Number.POSITIVE_INFINITY;
    if (!this.#isStarted || this.#running.size >= AT_ONCE) return;
    clearTimeout(this.#timer);
    const ms = Math.min(LONGEST_SLEEP_MS, Math.max(shortest, next - this.#deps.clock.now()));
    this.#timer = setTimeout(() => this.wake(), ms);
    this.#timer.unref();
  }

  #renew(): void {
    const { backend, clock, owner } = this.#deps;
    const ids = [...this.#running.keys()];
    if (ids.length === 0) return;
    const renewed = { ids, owner, leaseUntil: clock.now() + LEASE_MS };
    backend.store.renewMonitors(renewed).catch(this.#failed);
  }

  readonly #failed = (error: unknown): undefined => {
    this.#deps.log.error('monitors not looked at', { error: toHearthError(error).message });
  };
}

/** What needs a person before it can go on. */
const PAUSING: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'INSUFFICIENT_CREDITS',
  'ALLOWANCE_SPENT',
  'UNAUTHORIZED',
  'FORBIDDEN',
  'FEATURE_NOT_ENABLED',
  'NOT_FOUND',
  'BAD_REQUEST',
]);

/** A key's limits hold for what it left behind. */
const SPENDS: Readonly<Record<Monitor['target']['kind'], Operation>> = {
  page: 'scrape',
  recipe: 'recipe',
  search: 'search',
};

interface Ended {
  readonly found: Found;
  /** It failed for something that a person must mend. */
  readonly isPausing: boolean;
}

async function lookAt(
  deps: MonitorRunnerDeps,
  monitor: Monitor,
  stopping: AbortSignal,
): Promise<void> {
  const { backend, clock, owner } = deps;
  const ended = await lookOrFail(deps, monitor, stopping);
  const { memory, ...seen } = ended.found;
  // a look that the stop cut short never was; its lease goes with the service
  if (stopping.aborted && seen.outcome === 'failed') return;
  const at = clock.now();
  const look = { ...seen, at };
  const end = endOf(monitor, ended, at);
  const kind = kindOf(monitor, ended.found, end);
  const reason = end.reason === null ? {} : { reason: end.reason };
  const news: MonitorNews | undefined =
    kind === undefined ? undefined : { monitor, look, kind, ...reason };
  const isWritten = await backend.store.finishLook({
    ...{ accountId: monitor.accountId, monitorId: monitor.id, owner, look },
    ...(memory === undefined ? {} : { memory }),
    ...end,
    dueAt: monitor.nextAt ?? at,
    outbox: news === undefined ? [] : deps.deliveries(news),
  });
  if (isWritten && news !== undefined) await deps.tell(news);
}

async function lookOrFail(
  deps: MonitorRunnerDeps,
  monitor: Monitor,
  stopping: AbortSignal,
): Promise<Ended> {
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(LOOK_TIMEOUT_MS)]);
  try {
    const caller = await callerOf(deps, monitor);
    await deps.admission.admit(caller, SPENDS[monitor.target.kind]);
    const memory = await deps.backend.store.memoryOf(monitor.id);
    return { found: await deps.look(monitor, { memory, caller, signal }), isPausing: false };
  } catch (error) {
    const { code, message } = toHearthError(error);
    if (code === 'INTERNAL') deps.log.error('a look failed unexpectedly', { error: message });
    const found = { outcome: 'failed', blocks: [], error: message, credits: 0 } as const;
    return { found, isPausing: PAUSING.has(code) };
  }
}

/** Throws `UNAUTHORIZED` where the key it acts for is gone. */
async function callerOf({ backend, clock }: MonitorRunnerDeps, monitor: Monitor): Promise<Caller> {
  const account = await backend.store.findAccount(monitor.accountId);
  if (account === undefined) throw new HearthError('NOT_FOUND', 'Its account is gone.');
  const caller = { account, apiVersion: 'v2' } as const;
  if (monitor.keyId === undefined) return caller;
  const keys = await backend.store.listKeys(account.id);
  const key = keys.find(({ id }) => id === monitor.keyId);
  const isGone =
    key === undefined ||
    key.revokedAt !== undefined ||
    (key.limits.expiresAt ?? Infinity) <= clock.now();
  if (!isGone) return { ...caller, key };
  throw new HearthError(
    'UNAUTHORIZED',
    'The key that this monitor acts for is revoked or has expired; resume it to act for yourself.',
  );
}

interface End {
  readonly state: MonitorState;
  readonly reason: string | null;
  readonly failures: number;
  readonly nextAt: number | null;
  readonly beatAt: number;
}

function endOf(monitor: Monitor, { found, isPausing }: Ended, at: number): End {
  const { timing, timeZone, nextAt: due = at, beatAt = due } = monitor;
  const regular = nextTime(timing, timeZone, beatAt, at);
  if (found.outcome !== 'failed') {
    return { state: 'active', reason: null, failures: 0, nextAt: regular, beatAt: regular };
  }
  const told = { reason: found.error ?? 'The look failed.', failures: monitor.failures + 1 };
  const { failures } = told;
  if (isPausing) return { state: 'paused', ...told, nextAt: null, beatAt: regular };
  const pause = RETRY_AFTER_MS[Math.min(failures, RETRY_AFTER_MS.length) - 1] ?? 0;
  const retryAt = at + pause;
  if (failures < TOLD_AFTER)
    return { state: monitor.state, ...told, nextAt: retryAt, beatAt: regular };
  return { state: 'failing', ...told, nextAt: Math.max(regular, retryAt), beatAt: regular };
}

function kindOf(monitor: Monitor, found: Found, end: End): MonitorNews['kind'] | undefined {
  if (found.outcome === 'changed') return 'changed';
  if (end.state === 'paused') return 'paused';
  return end.state === 'failing' && monitor.state !== 'failing' ? 'failing' : undefined;
}
