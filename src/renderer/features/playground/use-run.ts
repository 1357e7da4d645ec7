/**
 * Runs an operation and remembers its outcome. The answer stays in memory by its id, so that the
 * address of the window can name it; after a reload it is read from the service again.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ConsoleError } from '../../../contract/console/client.ts';
import type { ConsoleOperation, Json, JsonObject } from '../../../contract/console/common.ts';
import type { JobDetail, JobRow } from '../../../contract/console/jobs.ts';
import { useClient } from '../../client/client.tsx';
import { QUERY } from '../../client/queries.ts';
import { t } from '../../text/catalogue.ts';
import { isObject, writeAt } from './body.ts';
import { longestMs, withLimit, withoutLimit } from './limits.ts';
import { textOf } from './operations/fields.ts';

export interface Answered {
  readonly kind: 'answered';
  readonly operation: ConsoleOperation;
  readonly id: string | undefined;
  readonly answer: JsonObject;
  /** What was asked; absent when the store no longer says. */
  readonly body?: JsonObject;
  /** Absent when it was read back from the store. */
  readonly elapsedMs?: number;
  readonly bytes?: number;
  /** A list of pages: what came of it is a job with pages. */
  readonly isMany?: boolean;
}

export type RunState =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'running';
      readonly startedAt: number;
      /** The longest it can take. */
      readonly limitMs?: number;
    }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'stopped' }
  | Answered;

const answers = new Map<string, Answered>();
const KEPT_ANSWERS = 30;

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

  const wanted = `${operation} ${shownId ?? ''}`;
  if (shown !== wanted) {
    setShown(wanted);
    const known = shownId === undefined ? undefined : answers.get(shownId);
    const running = shownId === undefined ? undefined : underWay.get(shownId)?.state;
    if (known !== undefined) setState(known);
    else if (running !== undefined) setState(running);
    else if (state.kind !== 'running') setState({ kind: 'idle' });
  }

  // a run named by the address and not in memory: read what the store kept of it, or wait for it
  useEffect(() => {
    if (shownId === undefined || answers.has(shownId)) return undefined;
    const control = new AbortController();
    const { signal } = control;
    const show = (next: RunState): void => {
      if (!signal.aborted) setState(next);
    };
    const own = underWay.get(shownId);
    if (own !== undefined) {
      void own.end.then(show);
      return () => control.abort();
    }
    readBack(client, operation, shownId, { signal, onRunning: show })
      .then((answer) => {
        if (answer.kind === 'answered') remember(answer);
        show(answer);
      })
      .catch((error: unknown) => show({ kind: 'failed', error }));
    return () => control.abort();
  }, [client, operation, shownId]);

  const start = (body: JsonObject, file?: File): void => {
    abort.current?.abort();
    const control = new AbortController();
    abort.current = control;
    const { signal } = control;
    const isOne = operation === 'scrape' && !isMany(body);
    const id = isOne && file === undefined ? newRunId() : undefined;
    const running = {
      kind: 'running',
      startedAt: Date.now(),
      ...(isOne ? { limitMs: longestMs(body) } : {}),
    } as const;
    const end = send(client, operation, { id, body, file, signal }).then(
      (answered): RunState => {
        remember(answered);
        return answered;
      },
      (error: unknown): RunState =>
        signal.aborted || isStop(error) ? { kind: 'stopped' } : { kind: 'failed', error },
    );
    setState(running);
    if (id !== undefined) {
      underWay.set(id, { state: running, end });
      setShown(`${operation} ${id}`);
      onId(id);
    }
    void end.then((outcome) => {
      if (id !== undefined) underWay.delete(id);
      void queries.invalidateQueries({ queryKey: QUERY.state });
      void queries.invalidateQueries({ queryKey: QUERY.jobs });
      if (abort.current !== control) return;
      setState(outcome);
      if (id === undefined && outcome.kind === 'answered') {
        setShown(`${operation} ${outcome.id ?? ''}`);
        onId(outcome.id);
      }
    });
  };
  const stop = (): void => {
    if (operation === 'scrape' && shownId !== undefined) {
      // it goes on without this connection
      client.stopJob(shownId).catch(() => undefined);
    }
    abort.current?.abort();
    if (state.kind === 'running') setState({ kind: 'stopped' });
  };
  return { state, start, stop };
}

interface Sent {
  readonly id: string | undefined;
  readonly body: JsonObject;
  readonly file: File | undefined;
  readonly signal: AbortSignal;
}

async function send(
  client: ReturnType<typeof useClient>,
  operation: ConsoleOperation,
  { id, body, file, signal }: Sent,
): Promise<Answered> {
  const startedAt = performance.now();
  const many = operation === 'scrape' && isMany(body);
  const json = await (file !== undefined
    ? client.parse(file, writeAt(body, ['url'], undefined), signal)
    : id !== undefined
      ? client.runAs(id, withLimit(body), signal)
      : client.run(many ? 'batch' : operation, body, signal));
  const answer = isObject(json) ? json : {};
  return {
    kind: 'answered',
    operation,
    id: many ? textOf(answer['id']) || undefined : runId(operation, answer),
    answer,
    body,
    ...(many ? { isMany: true } : {}),
    elapsedMs: performance.now() - startedAt,
    bytes: JSON.stringify(answer).length,
  };
}

function isStop(error: unknown): boolean {
  return error instanceof ConsoleError && error.code === 'SCRAPE_JOB_CANCELLED';
}

/** A list of addresses instead of one: a batch. */
export function isMany(body: JsonObject): boolean {
  return Array.isArray(body['urls']);
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

/** A scrape is named by its page, everything else by its job. */
function runId(operation: ConsoleOperation, answer: JsonObject): string | undefined {
  if (operation !== 'scrape') return textOf(answer['id']) || undefined;
  const data = isObject(answer['data']) ? answer['data'] : {};
  const metadata = isObject(data['metadata']) ? data['metadata'] : {};
  return textOf(metadata['scrapeId']) || textOf(answer['scrape_id']) || undefined;
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

const LOOK_AGAIN_MS = 700;

interface Reading {
  readonly signal: AbortSignal;
  readonly onRunning: (state: RunState) => void;
}

/** What the store kept of a run, as soon as it has ended: the request, and the document or the result. Throws the run's own failure. */
async function readBack(
  client: ReturnType<typeof useClient>,
  operation: ConsoleOperation,
  id: string,
  { signal, onRunning }: Reading,
): Promise<RunState> {
  const job = await jobOf(client, operation, id, signal);
  if (job.kind === 'batch' && job.id === id) {
    return { kind: 'answered', operation, id, answer: { id }, isMany: true, ...bodyOf(job) };
  }
  if (operation !== 'crawl' && job.id === id && job.status === 'scraping') {
    onRunning({ kind: 'running', startedAt: job.createdAt, ...limitOf(job) });
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    signal.throwIfAborted();
    return readBack(client, operation, id, { signal, onRunning });
  }
  const isStopped = job.status === 'cancelled' || job.errorCode === 'SCRAPE_JOB_CANCELLED';
  if (operation === 'scrape') {
    const { document } = await client.document(id, signal);
    if (document === undefined && isStopped) return { kind: 'stopped' };
    if (document === undefined) throw failureOf(job);
    const answer = { success: true, data: document };
    return { kind: 'answered', operation, id, answer, ...bodyOf(job) };
  }
  if (job.status === 'failed' && job.result === undefined && operation !== 'crawl') {
    if (isStopped) return { kind: 'stopped' };
    throw failureOf(job);
  }
  const result: Json = job.result ?? {};
  return {
    kind: 'answered',
    operation,
    id,
    answer: { success: true, id, ...(isObject(result) ? result : { data: result }) },
    ...bodyOf(job),
  };
}

/** The job of a run; a page of a crawl can be shown as a scrape too, and is named by its own id. */
async function jobOf(
  client: ReturnType<typeof useClient>,
  operation: ConsoleOperation,
  id: string,
  signal: AbortSignal,
): Promise<JobDetail> {
  try {
    return await client.job(id, signal);
  } catch (error) {
    const isPage = operation === 'scrape' && error instanceof ConsoleError && error.status === 404;
    if (!isPage) throw error;
    return client.job((await client.document(id, signal)).job.id, signal);
  }
}

function bodyOf({ body }: JobDetail): { readonly body?: JsonObject } {
  // of an upload its name is kept, which is no option
  return isObject(body) ? { body: withoutLimit(writeAt(body, ['file'], undefined)) } : {};
}

function limitOf({ kind, body }: JobDetail): { readonly limitMs?: number } {
  return kind === 'scrape' && isObject(body) ? { limitMs: longestMs(body) } : {};
}

function failureOf({ error, errorCode }: JobRow): ConsoleError {
  return new ConsoleError(error ?? t.document.gone, { status: 500, code: errorCode });
}
