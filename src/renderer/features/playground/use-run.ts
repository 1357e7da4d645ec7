/**
 * Runs an operation and remembers its outcome. The answer stays in memory by its id, so that the
 * address of the window can name it; after a reload it is read from the service again.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ConsoleError, type ConsoleClient } from '../../../contract/console/client.ts';
import type { ConsoleOperation, JsonObject } from '../../../contract/console/common.ts';
import { useClient } from '../../client/client.tsx';
import { QUERY } from '../../client/queries.ts';
import { showFailure } from '../../client/toasts.ts';
import { isGone } from '../../text/failures.ts';
import { longestMs } from './limits.ts';
import { isMany, isStop, readBack, send, type Answered, type RunState } from './run.ts';

const answers = new Map<string, Answered>();
const KEPT_ANSWERS = 30;

/** How scrapes of this tab ended that the service may never have heard of. */
const failures = new Map<string, RunState>();

/** Nobody there refuses at once: what breaks off after so long was on its way. */
const REFUSED_MS = 1_000;

/** Scrapes that this tab started and that are on their way, also while another screen is shown. */
const underWay = new Map<string, UnderWay>();

interface UnderWay {
  readonly state: Extract<RunState, { kind: 'running' }>;
  readonly end: Promise<RunState>;
}

export interface Run {
  readonly state: RunState;
  /** With a file: it is read, and the body's address is not visited. */
  readonly start: (body: JsonObject, file?: File) => void;
  readonly stop: () => void;
}

export function useRun(
  operation: ConsoleOperation,
  shownId: string | undefined,
  onId: (id: string | undefined) => void,
): Run {
  const client = useClient();
  const queries = useQueryClient();
  const [state, setState] = useState<RunState>({ kind: 'idle' });
  const [shown, setShown] = useState<string>();
  const abort = useRef<AbortController>(undefined);

  // which run the window's address names by now
  const named = useRef(shownId);
  useEffect(() => {
    named.current = shownId;
  });

  const wanted = `${operation} ${shownId ?? ''}`;
  if (shown !== wanted) {
    setShown(wanted);
    const known = shownId === undefined ? undefined : answers.get(shownId);
    const running = shownId === undefined ? undefined : underWay.get(shownId)?.state;
    if (known !== undefined) setState(known);
    else if (running !== undefined) setState(running);
    else if (state.kind !== 'running') setState({ kind: 'idle' });
  }

  // a run named by the address and not in memory
  useEffect(() => {
    if (shownId === undefined || answers.has(shownId)) return undefined;
    return follow(client, operation, shownId, setState);
  }, [client, operation, shownId]);

  const start = (body: JsonObject, file?: File): void => {
    abort.current?.abort();
    const control = new AbortController();
    abort.current = control;
    const { id, running, end } = begin(client, operation, { body, file, signal: control.signal });
    const name = (next: string | undefined): void => {
      setShown(`${operation} ${next ?? ''}`);
      onId(next);
    };
    setState(running);
    if (id !== undefined) name(id);
    const before = named.current;
    void end.then((outcome) => {
      void queries.invalidateQueries({ queryKey: QUERY.state });
      void queries.invalidateQueries({ queryKey: QUERY.jobs });
      // whoever opened another run meanwhile goes on seeing that one
      if (abort.current !== control || named.current !== (id ?? before)) return;
      setState(outcome);
      if (id === undefined && outcome.kind === 'answered') name(outcome.id);
    });
  };
  const stop = (): void => {
    if (operation === 'scrape' && shownId !== undefined) {
      // it goes on without this connection
      client.stopJob(shownId).catch(tellUnlessOver);
    }
    abort.current?.abort();
    if (state.kind === 'running') setState({ kind: 'stopped' });
  };
  return { state, start, stop };
}

/** A run that ended before it was stopped is no failure. */
function tellUnlessOver(error: unknown): void {
  if (!isGone(error)) showFailure(error);
}

/** Waits for a run of this tab, or reads what the store kept of another's, as soon as it has ended. */
function follow(
  client: ConsoleClient,
  operation: ConsoleOperation,
  id: string,
  onState: (state: RunState) => void,
): () => void {
  const control = new AbortController();
  const { signal } = control;
  const show = (next: RunState): void => {
    if (!signal.aborted) onState(next);
  };
  const own = underWay.get(id);
  const end = own?.end ?? settled(readBack(client, operation, id, { signal, onRunning: show }));
  void end.then((state) => show(asItEnded(id, state)));
  return () => control.abort();
}

/** Of a run that the service knows nothing of, what this tab knows: it was not reached, say. */
function asItEnded(id: string, state: RunState): RunState {
  const isUnknown =
    state.kind === 'failed' && state.error instanceof ConsoleError && state.error.status === 404;
  return (isUnknown ? failures.get(id) : undefined) ?? state;
}

interface Asked {
  readonly body: JsonObject;
  readonly file: File | undefined;
  readonly signal: AbortSignal;
}

/** Sends it; a scrape of one page has its name at once and is under way under it. */
function begin(client: ConsoleClient, operation: ConsoleOperation, { body, file, signal }: Asked) {
  const isOne = operation === 'scrape' && !isMany(body);
  const id = isOne && file === undefined ? newRunId() : undefined;
  const limit = isOne ? { limitMs: longestMs(body) } : {};
  const running = { kind: 'running', startedAt: Date.now(), ...limit } as const;
  const end = settled(send(client, operation, { id, body, file, signal }), signal).then((ended) => {
    const state = isCut(ended, running.startedAt) ? { ...ended, isCut: true } : ended;
    if (id !== undefined) underWay.delete(id);
    if (id !== undefined && state.kind === 'failed') {
      if (failures.size >= KEPT_ANSWERS) failures.clear();
      failures.set(id, state);
    }
    return state;
  });
  if (id !== undefined) underWay.set(id, { state: running, end });
  return { id, running, end };
}

function isCut(state: RunState, startedAt: number): boolean {
  if (state.kind !== 'failed' || !(state.error instanceof ConsoleError)) return false;
  return state.error.status === 0 && Date.now() - startedAt > REFUSED_MS;
}

/** How a run ended, remembered; with a signal it may have been stopped here. */
async function settled(run: Promise<RunState>, signal?: AbortSignal): Promise<RunState> {
  try {
    const state = await run;
    if (state.kind === 'answered') remember(state);
    return state;
  } catch (error) {
    if (signal !== undefined && (signal.aborted || isStop(error))) return { kind: 'stopped' };
    return { kind: 'failed', error };
  }
}

/** A UUID that sorts by time (v7), also where the page is no secure context. */
function newRunId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const view = new DataView(bytes.buffer);
  const now = Date.now();
  view.setUint32(0, Math.floor(now / 65_536));
  view.setUint16(4, now % 65_536);
  view.setUint8(6, (view.getUint8(6) & 0x0f) | 0x70);
  view.setUint8(8, (view.getUint8(8) & 0x3f) | 0x80);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function remember(answered: Answered): void {
  if (answered.id === undefined) return;
  answers.delete(answered.id);
  answers.set(answered.id, answered);
  for (const id of answers.keys()) {
    if (answers.size <= KEPT_ANSWERS) break;
    answers.delete(id);
  }
}
