/** A run of an operation: how it stands, how it is sent, and how what the store kept of it is read back. */
import { ConsoleError, type ConsoleClient } from '../../../contract/console/client.ts';
import type { ConsoleOperation, Json, JsonObject } from '../../../contract/console/common.ts';
import type { JobDetail } from '../../../contract/console/jobs.ts';
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
  | {
      readonly kind: 'failed';
      readonly error: unknown;
      /** The connection broke while it ran: what became of it is not known. */
      readonly isCut?: boolean;
    }
  | { readonly kind: 'stopped' }
  | Answered;

/** A list of addresses instead of one: a batch. */
export function isMany(body: JsonObject): boolean {
  return Array.isArray(body['urls']);
}

interface Sent {
  readonly id: string | undefined;
  readonly body: JsonObject;
  readonly file: File | undefined;
  readonly signal: AbortSignal;
}

/** Sends it: a file to be read, a page under a name of its own, or a job. */
export async function send(
  client: ConsoleClient,
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

/** A scrape is named by its page, everything else by its job. */
function runId(operation: ConsoleOperation, answer: JsonObject): string | undefined {
  if (operation !== 'scrape') return textOf(answer['id']) || undefined;
  const data = isObject(answer['data']) ? answer['data'] : {};
  const metadata = isObject(data['metadata']) ? data['metadata'] : {};
  return textOf(metadata['scrapeId']) || textOf(answer['scrape_id']) || undefined;
}

const STOPPED = 'SCRAPE_JOB_CANCELLED';

/** Somebody stopped it, here or elsewhere. */
export function isStop(error: unknown): boolean {
  return error instanceof ConsoleError && error.code === STOPPED;
}

const LOOK_AGAIN_MS = 700;

interface Reading {
  readonly signal: AbortSignal;
  readonly onRunning: (state: RunState) => void;
}

/**
 * What the store kept of a run, as soon as it has ended: the request, and the document or the result. Throws the run's
 * own failure.
 */
export async function readBack(
  client: ConsoleClient,
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
  if (operation === 'scrape') return readPage(client, id, job, signal);
  if (job.status === 'failed' && job.result === undefined && operation !== 'crawl') {
    return endOf(job);
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

/** What was scraped as that page. */
async function readPage(
  client: ConsoleClient,
  id: string,
  job: JobDetail,
  signal: AbortSignal,
): Promise<RunState> {
  const { document } = await client.document(id, signal);
  if (document === undefined) return endOf(job);
  const answer = { success: true, data: document };
  return { kind: 'answered', operation: 'scrape', id, answer, ...bodyOf(job) };
}

/** Of a run that left nothing: it was stopped, or its failure is thrown. */
function endOf(job: JobDetail): RunState {
  if (job.status === 'cancelled' || job.errorCode === STOPPED) return { kind: 'stopped' };
  throw new ConsoleError(job.error ?? t.document.gone, { status: 500, code: job.errorCode });
}

/** The job of a run; a page of a crawl can be shown as a scrape too, and is named by its own id. */
async function jobOf(
  client: ConsoleClient,
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
