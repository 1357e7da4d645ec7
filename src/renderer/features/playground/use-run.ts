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
}

export type RunState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly startedAt: number }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'stopped' }
  | Answered;

const answers = new Map<string, Answered>();
const KEPT_ANSWERS = 30;

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
    if (known !== undefined) setState(known);
    else if (state.kind !== 'running') setState({ kind: 'idle' });
  }

  // a run named by the address and not in memory: read what the store kept of it
  useEffect(() => {
    if (shownId === undefined || answers.has(shownId)) return undefined;
    const control = new AbortController();
    readBack(client, operation, shownId, control.signal)
      .then((answer) => {
        remember(answer);
        setState(answer);
      })
      .catch((error: unknown) => {
        if (!control.signal.aborted) setState({ kind: 'failed', error });
      });
    return () => control.abort();
  }, [client, operation, shownId]);

  const start = (body: JsonObject, file?: File): void => {
    abort.current?.abort();
    const control = new AbortController();
    abort.current = control;
    const startedAt = performance.now();
    setState({ kind: 'running', startedAt: Date.now() });
    const answering =
      file === undefined
        ? client.run(operation, body, control.signal)
        : client.parse(file, writeAt(body, ['url'], undefined), control.signal);
    answering
      .then((json) => {
        const answer = isObject(json) ? json : {};
        const answered: Answered = {
          kind: 'answered',
          operation,
          id: runId(operation, answer),
          answer,
          body,
          elapsedMs: performance.now() - startedAt,
          bytes: JSON.stringify(answer).length,
        };
        remember(answered);
        setState(answered);
        setShown(`${operation} ${answered.id ?? ''}`);
        onId(answered.id);
      })
      .catch((error: unknown) => {
        setState(control.signal.aborted ? { kind: 'stopped' } : { kind: 'failed', error });
      })
      .finally(() => {
        void queries.invalidateQueries({ queryKey: QUERY.state });
        void queries.invalidateQueries({ queryKey: QUERY.jobs });
      });
  };
  return { state, start, stop: () => abort.current?.abort() };
}

/** A scrape is named by its page, everything else by its job. */
export function runId(operation: ConsoleOperation, answer: JsonObject): string | undefined {
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

/** What the store kept of a run: the request, and the document or the result. Throws the run's own failure. */
async function readBack(
  client: ReturnType<typeof useClient>,
  operation: ConsoleOperation,
  id: string,
  signal: AbortSignal,
): Promise<Answered> {
  if (operation === 'scrape') {
    const { document, job } = await client.document(id, signal);
    const asked = bodyOf(await client.job(job.id, signal));
    if (document === undefined) throw failureOf(job);
    return { kind: 'answered', operation, id, answer: { success: true, data: document }, ...asked };
  }
  const job = await client.job(id, signal);
  if (job.status === 'failed' && job.result === undefined && operation !== 'crawl') {
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

function bodyOf({ body }: JobDetail): { readonly body?: JsonObject } {
  // of an upload its name is kept, which is no option
  return isObject(body) ? { body: writeAt(body, ['file'], undefined) } : {};
}

function failureOf({ error, errorCode }: JobRow): ConsoleError {
  return new ConsoleError(error ?? t.document.gone, { status: 500, code: errorCode });
}
