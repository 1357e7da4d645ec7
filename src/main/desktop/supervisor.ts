/**
 * Keeps the service running inside the desktop app: starts it, notices when it dies, says so, and starts
 * it again, waiting longer each time (0.5 s, 1 s, 2 s, … at most 30 s; a minute of health begins anew).
 *
 * It is dead when its start fails, when three probes in a row get no answer, or when something it left
 * behind threw (`report`). A configuration that is wrong or a data folder that another process holds is not
 * tried again: a person must act. A service that does not stop within 5 s cannot be replaced in this
 * process: then `onStuck` starts the whole app anew. What was under way is taken up from the store.
 */
import type { Hearth, Started } from '../service/compose.ts';

export type ServiceState =
  | { readonly kind: 'starting' }
  | { readonly kind: 'running'; readonly started: Started; readonly hearth: Hearth }
  /** Died; the next try is under way in `retryMs`. */
  | { readonly kind: 'waiting'; readonly problem: string; readonly retryMs: number }
  /** A person must act before it can start. */
  | { readonly kind: 'refused'; readonly problem: string }
  | { readonly kind: 'stopped' };

export interface SupervisorDeps {
  /** Builds a service, on the port of the one before if there was one, so that clients find it again. */
  readonly create: (previous: Started | undefined) => Promise<Hearth>;
  /** Whether the service at that address answers. */
  readonly probe: (address: string) => Promise<boolean>;
  readonly onStuck: () => void;
  readonly log: (sentence: string, fields?: Readonly<Record<string, unknown>>) => void;
}

export interface Supervisor {
  state(): ServiceState;
  onChange(listener: (state: ServiceState) => void): void;
  start(): Promise<void>;
  /** Stops and starts at once, because a person asked or a setting needs it. */
  restart(): Promise<void>;
  /** Something the service left behind threw: it is replaced. */
  report(error: unknown): void;
  stop(): Promise<void>;
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
const HEALTHY_MS = 60_000;
const PROBE_EVERY_MS = 5_000;
const MISSED_PROBES = 3;
const STOP_WITHIN_MS = 5_000;
/** Codes of failures that a second try would only repeat. */
const FINAL = new Set(['CONFIG_INVALID', 'DATA_DIR_IN_USE']);

export function createSupervisor(deps: SupervisorDeps): Supervisor {
  const states = observedState();
  const { enter } = states;
  let previous: Started | undefined;
  let failures = 0;
  /** Ends the watch of what runs, or the wait for the next try. */
  let unwatch = (): void => undefined;
  let replacing: Promise<void> | undefined;
  let isEnding = false;

  const launch = async (): Promise<void> => {
    if (states.now().kind !== 'starting') enter({ kind: 'starting' });
    try {
      const hearth = await deps.create(previous);
      const started = await hearth.start();
      previous = started;
      enter({ kind: 'running', started, hearth });
      unwatch = watchHealth(() => deps.probe(started.address), {
        isWell: () => (failures = 0),
        isLost: () => replace(new Error('The service no longer answers.')),
      });
    } catch (error) {
      failed(error);
    }
  };

  const failed = (error: unknown): void => {
    const problem = error instanceof Error ? error.message : String(error);
    deps.log('the service failed', { problem });
    if (FINAL.has(codeOf(error))) {
      enter({ kind: 'refused', problem });
      return;
    }
    const retryMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
    failures += 1;
    enter({ kind: 'waiting', problem, retryMs });
    const retry = setTimeout(() => void launch(), retryMs);
    unwatch = () => clearTimeout(retry);
  };

  /** Ends the running service; false when it does not end in time. */
  const endRunning = async (): Promise<boolean> => {
    unwatch();
    const state = states.now();
    return state.kind !== 'running' || endsInTime(state.hearth, deps.log);
  };

  /** Ends what runs, then goes on; a service that does not end cannot be replaced here. */
  const replaceBy = (next: () => void | Promise<void>): Promise<void> => {
    replacing = endRunning()
      .then((hasEnded) => (hasEnded ? next() : deps.onStuck()))
      .finally(() => (replacing = undefined));
    return replacing;
  };

  const replace = (error: unknown): void => {
    if (isEnding || replacing !== undefined || states.now().kind !== 'running') return;
    void replaceBy(() => failed(error));
  };

  return {
    state: states.now,
    onChange: states.onChange,
    start: launch,
    async restart() {
      if (isEnding) return;
      await replacing;
      failures = 0;
      await replaceBy(launch);
    },
    report: replace,
    async stop() {
      isEnding = true;
      await replacing;
      await endRunning();
      enter({ kind: 'stopped' });
    },
  };
}

function observedState() {
  const listeners: ((state: ServiceState) => void)[] = [];
  let state: ServiceState = { kind: 'starting' };
  return {
    now: (): ServiceState => state,
    enter: (next: ServiceState): void => {
      state = next;
      for (const listener of listeners) listener(next);
    },
    onChange: (listener: (state: ServiceState) => void): void => void listeners.push(listener),
  };
}

/** Probes until the end of the watch that it returns; a probe is never begun while one is under way. */
function watchHealth(
  probe: () => Promise<boolean>,
  say: { readonly isWell: () => void; readonly isLost: () => void },
): () => void {
  const since = Date.now();
  let missed = 0;
  let isAsking = false;
  const timer = setInterval(() => {
    if (isAsking) return;
    isAsking = true;
    void probe().then((answers) => {
      isAsking = false;
      missed = answers ? 0 : missed + 1;
      if (answers && Date.now() - since > HEALTHY_MS) say.isWell();
      if (missed >= MISSED_PROBES) say.isLost();
    });
  }, PROBE_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

/** Resolves whether it stopped within the limit; a stop that throws counts as stopped. */
function endsInTime(hearth: Hearth, log: SupervisorDeps['log']): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), STOP_WITHIN_MS);
    hearth
      .stop()
      .catch((error: unknown) => log('the service stopped badly', { error: String(error) }))
      .finally(() => {
        clearTimeout(timer);
        resolve(true);
      });
  });
}
