/**
 * Keeps the cache alive: events of the service patch what is on screen, once per frame, and say which
 * lists to read again. Also knows whether the service answers.
 */
import type { QueryClient } from '@tanstack/react-query';
import { followEvents, type EventStream } from '../../contract/console/event-stream.ts';
import type { ConsoleEvent } from '../../contract/console/events.ts';
import type { JobCounts } from '../../contract/console/jobs.ts';
import { ConsoleError } from '../../contract/console/client.ts';
import { patchCounts } from './job-counts.ts';
import { QUERY } from './queries.ts';
import type { LiveSession } from './session.ts';
import { createStore, useStore } from './store.ts';

export type Connection =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'open' }
  | { readonly kind: 'lost'; readonly retryAt: number; readonly sinceAt: number };

export const connection = createStore<Connection>({ kind: 'connecting' });

/** True while actions would go nowhere. */
export const useIsOffline = (): boolean => useStore(connection).kind === 'lost';

/** Listeners for job events beside the cache (announcements, notifications, page tables). */
const listeners = new Set<(event: ConsoleEvent) => void>();

export function onConsoleEvent(listener: (event: ConsoleEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export interface LiveOptions {
  readonly session: LiveSession;
  readonly signal: AbortSignal;
  readonly queries: QueryClient;
}

export function startLive(options: LiveOptions): EventStream {
  const { queries, session, signal } = options;
  signal.addEventListener('abort', rereadUnanswered(queries));
  let waiting: ConsoleEvent[] = [];
  const flush = (): void => {
    const events = waiting;
    waiting = [];
    applyEvents(queries, events);
    for (const event of events) for (const listener of listeners) listener(event);
  };
  const stream = {
    origin: '',
    signal,
    fetch: session.fetch,
    get token() {
      return session.token;
    },
  };
  return followEvents(stream, {
    onEvent: (event) => {
      if (waiting.push(event) === 1) requestFrame(flush);
    },
    onOpen: () => {
      const wasLost = connection.get().kind === 'lost';
      connection.set({ kind: 'open' });
      if (wasLost) void queries.invalidateQueries();
    },
    onLost: (retryAt) => {
      const before = connection.get();
      const sinceAt = before.kind === 'lost' ? before.sinceAt : Date.now();
      connection.set({ kind: 'lost', retryAt, sinceAt });
    },
  });
}

const UNANSWERED_MS = 2_000;

/**
 * What had no answer is read again when the stream of events is back; where that never broke, soon. Gives the way to
 * stop.
 */
function rereadUnanswered(queries: QueryClient): () => void {
  return queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    const { error } = event.query.state as { readonly error: unknown };
    if (!(error instanceof ConsoleError) || error.status !== 0) return;
    const queryKey = event.query.queryKey as readonly unknown[];
    setTimeout(() => {
      if (connection.get().kind === 'lost') return;
      const isStill = ({ state }: { readonly state: { readonly error: unknown } }): boolean =>
        state.error === error;
      void queries.refetchQueries({ queryKey, exact: true, type: 'active', predicate: isStill });
    }, UNANSWERED_MS);
  });
}

/** Hidden tabs get no frames; their events still have to arrive. */
function requestFrame(run: () => void): void {
  if (document.hidden) setTimeout(run, 250);
  else requestAnimationFrame(run);
}

function applyEvents(queries: QueryClient, events: readonly ConsoleEvent[]): void {
  const counts = new Map<string, JobCounts>();
  let listsChanged = false;
  const ended = new Set<string>();
  for (const event of events) {
    if (event.type === 'job.progress' || event.type === 'job.done') {
      counts.set(event.jobId, event.counts);
    }
    if (event.type === 'job.started' || event.type === 'job.done') listsChanged = true;
    if (event.type === 'job.done') ended.add(event.jobId);
  }
  patchCounts(queries, counts);
  for (const id of ended) {
    void queries.invalidateQueries({ queryKey: QUERY.job(id) });
    void queries.invalidateQueries({ queryKey: QUERY.outcomes(id) });
  }
  if (events.some(({ type }) => type === 'library.kept' || type === 'library.version')) {
    rereadSoon(queries, 'library');
    refreshState(queries);
  }
  for (const kind of CHANGING) {
    if (events.some(({ type }) => type === `${kind}.changed`)) rereadSoon(queries, kind);
  }
  // a monitor may have looked by a run of a recipe
  if (events.some(({ type }) => type === 'monitors.changed')) rereadSoon(queries, 'recipes');
  // what the account and the service can do, and what it costs
  if (events.some(({ type }) => type === 'plan.changed' || type === 'settings.changed')) {
    void queries.invalidateQueries({ queryKey: QUERY.state });
    void queries.invalidateQueries({ queryKey: QUERY.usage });
  }
  if (listsChanged) {
    void queries.invalidateQueries({ queryKey: QUERY.jobs });
    void queries.invalidateQueries({ queryKey: QUERY.monitors, refetchType: 'active' });
    void queries.invalidateQueries({ queryKey: QUERY.state });
    void queries.invalidateQueries({ queryKey: QUERY.usage });
  } else if (counts.size > 0) {
    refreshState(queries);
  }
}

/** Events of the name say that they have changed. */
const CHANGING = [
  ...(['library', 'monitors', 'recipes', 'profiles'] as const),
  ...(['keys', 'plan', 'settings'] as const),
];
const REREAD_MS = 500;
const rereading = new Map<string, { isStale: boolean }>();

/** Reads it again now, and what changes within half a second of that in one go: hundreds of pages may be tagged at once. */
function rereadSoon(queries: QueryClient, kind: (typeof CHANGING)[number]): void {
  const waiting = rereading.get(kind);
  if (waiting !== undefined) {
    waiting.isStale = true;
    return;
  }
  const turn = { isStale: false };
  rereading.set(kind, turn);
  void queries.invalidateQueries({ queryKey: QUERY[kind] });
  setTimeout(() => {
    rereading.delete(kind);
    if (turn.isStale) rereadSoon(queries, kind);
  }, REREAD_MS);
}

let lastStateRefresh = 0;

/** Slots and credits move with every page: read them at most every two seconds. */
function refreshState(queries: QueryClient): void {
  const now = Date.now();
  if (now - lastStateRefresh < 2_000) return;
  lastStateRefresh = now;
  void queries.invalidateQueries({ queryKey: QUERY.state });
}
