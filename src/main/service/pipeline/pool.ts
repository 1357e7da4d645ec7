/**
 * The pipeline off the main thread: a few workers, a queue, a deadline per document.
 *
 * One document at a time per worker, by priority, then first come first served; while a small page is
 * read the next small one is already at its worker, so that none waits for the main thread between two.
 * Workers start when first needed and do not keep the process alive while idle. A worker that passes the deadline, runs out of memory or dies takes
 * only its own document with it: that one fails, a fresh worker takes its place, the queue goes on.
 * Aborting a waiting document drops it; aborting one under way frees the caller at once and lets the
 * worker end by itself (or by its deadline).
 */
import { Worker } from 'node:worker_threads';
import { HearthError } from '../domain/errors.ts';
import type { Snapshot } from '../domain/snapshot.ts';
import { threadFile } from '../domain/thread-file.ts';
import type {
  Comparison,
  ComparisonInput,
  JudgementInput,
  Pipeline,
  PipelineInput,
  PipelineOutput,
  ReadJudgement,
} from '../ports/pipeline.ts';
import type { RecordsAnswer, RecordsTask } from '../ports/records.ts';
import { snapshotsOf, unpackFailure } from './protocol.ts';
import type { WorkerReply, WorkerRequest } from './protocol.ts';

export interface PipelinePoolOptions {
  /** Most workers at once, 1 or more. */
  readonly workers: number;
  /** Longest time one document may take, from the moment its worker has it. */
  readonly documentTimeoutMs: number;
  /** Old-generation heap of each worker. */
  readonly heapMegabytes: number;
  /** The first worker starts with the pool. */
  readonly startsAtOnce?: boolean;
  /** Entry file of the workers; by default the one beside this module or in the bundle. */
  readonly workerUrl?: URL;
}

interface Job {
  readonly id: number;
  readonly request: WorkerRequest;
  readonly priority: number;
  readonly settle: (reply: Answer) => void;
  readonly reject: (error: unknown) => void;
}

type Answer = Exclude<WorkerReply, { readonly kind: 'ready' | 'failed' }>;
type Task = DistributiveOmit<WorkerRequest, 'id'>;
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

interface Member {
  readonly worker: Worker;
  /** The document being read, and at most one handed over ahead. */
  readonly jobs: Job[];
  isReady: boolean;
  /** Of the last page with one that it was asked about: it may have it at hand. */
  pageId: string | undefined;
  timer: NodeJS.Timeout | undefined;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

const START_TIMEOUT_MS = 60_000;
/** Documents live for a moment: a larger nursery costs memory and gains nothing (docs/adr/0017-memory.md). */
export const YOUNG_MB = 24;
/** Pages up to this size are read in a few milliseconds: the next one may wait at the same worker. */
const SMALL_BYTES = 262_144;

/** A pool that runs `pipeline/worker.ts`. Errors: see ports/pipeline.ts, plus `SCRAPE_SITE_ERROR` when
 *  the document broke its worker. */
export function createPipelinePool(options: PipelinePoolOptions): Pipeline {
  return new PipelinePool(options);
}

class PipelinePool implements Pipeline {
  readonly #options: PipelinePoolOptions;
  readonly #url: URL;
  readonly #members = new Set<Member>();
  readonly #queue: Job[] = [];
  readonly #ending = new Set<Promise<number>>();
  #isClosed = false;
  #nextId = 1;

  constructor(options: PipelinePoolOptions) {
    this.#options = options;
    this.#url = options.workerUrl ?? threadFile(import.meta.url, './worker.ts', 'pipeline-worker');
    if (options.startsAtOnce === true) this.#start();
  }

  async run(input: PipelineInput, signal: AbortSignal, priority = 0): Promise<PipelineOutput> {
    const answer = await this.#ask({ kind: 'run', input }, signal, priority);
    return answer.kind === 'done' ? answer.output : crossed();
  }

  async judge(input: JudgementInput, signal: AbortSignal): Promise<ReadJudgement> {
    const answer = await this.#ask({ kind: 'judge', input }, signal, 0);
    return answer.kind === 'judged' ? answer.output : crossed();
  }

  async compare(input: ComparisonInput, signal: AbortSignal): Promise<Comparison> {
    const answer = await this.#ask({ kind: 'compare', input }, signal, 0);
    return answer.kind === 'compared' ? answer.output : crossed();
  }

  async records(task: RecordsTask, signal: AbortSignal): Promise<RecordsAnswer> {
    const answer = await this.#ask({ kind: 'records', task }, signal, 0);
    return answer.kind === 'found' ? answer.output : crossed();
  }

  #ask(task: Task, signal: AbortSignal, priority: number): Promise<Answer> {
    if (signal.aborted) return Promise.reject(reasonOf(signal));
    if (this.#isClosed) return Promise.reject(closedError());
    return new Promise((resolve, reject) => {
      const onAbort = (): void => {
        const waiting = this.#queue.indexOf(job);
        if (waiting >= 0) this.#queue.splice(waiting, 1);
        reject(reasonOf(signal));
      };
      const end = (): void => signal.removeEventListener('abort', onAbort);
      const id = this.#nextId++;
      const job: Job = {
        id,
        request: { id, ...task },
        priority,
        settle: (answer) => {
          end();
          resolve(answer);
        },
        reject: (error) => {
          end();
          reject(error instanceof Error ? error : new Error(String(error)));
        },
      };
      signal.addEventListener('abort', onAbort, { once: true });
      const behind = this.#queue.findIndex((other) => other.priority < priority);
      this.#queue.splice(behind === -1 ? this.#queue.length : behind, 0, job);
      this.#dispatch();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const job of this.#queue.splice(0)) job.reject(closedError());
    for (const member of [...this.#members]) this.#drop(member, closedError());
    await Promise.all(this.#ending);
  }

  #dispatch(): void {
    for (let job = this.#queue[0]; job !== undefined; job = this.#queue[0]) {
      const member = this.#memberFor(job);
      if (member === undefined) return;
      this.#queue.shift();
      member.jobs.push(job);
      member.pageId = pageIdOf(job) ?? member.pageId;
      if (member.isReady) this.#send(member, job);
    }
  }

  /** A free worker, best the one that knows the page, else a new one, else one that reads a small page, for a small page. */
  #memberFor(job: Job): Member | undefined {
    const free = [...this.#members].filter(({ jobs }) => jobs.length === 0);
    const id = pageIdOf(job);
    const known = free.find(({ pageId }) => pageId === id) ?? free[0];
    if (known !== undefined) return known;
    if (this.#members.size < Math.max(1, this.#options.workers)) return this.#start();
    if (!isSmallPage(job)) return undefined;
    for (const member of this.#members) {
      const [current, ahead] = member.jobs;
      if (!member.isReady || current === undefined || ahead !== undefined) continue;
      if (isSmallPage(current)) return member;
    }
    return undefined;
  }

  #start(): Member {
    const worker = new Worker(this.#url, {
      name: 'pipeline',
      resourceLimits: {
        maxOldGenerationSizeMb: this.#options.heapMegabytes,
        maxYoungGenerationSizeMb: YOUNG_MB,
      },
    });
    const member: Member = {
      worker,
      jobs: [],
      isReady: false,
      pageId: undefined,
      timer: undefined,
    };
    member.timer = setTimeout(() => {
      this.#drop(member, new HearthError('INTERNAL', 'The pipeline worker did not start in time.'));
    }, START_TIMEOUT_MS);
    worker.on('message', (reply: WorkerReply) => {
      this.#receive(member, reply);
    });
    worker.on('error', (error: unknown) => {
      this.#drop(member, this.#deathOf(member, error));
    });
    worker.on('exit', () => {
      this.#drop(member, this.#deathOf(member, undefined));
    });
    this.#members.add(member);
    return member;
  }

  #send(member: Member, job: Job): void {
    member.worker.ref();
    if (member.jobs[0] === job) this.#startClock(member);
    const request = handedOver(job.request);
    member.worker.postMessage(
      request,
      snapshotsOf(request).map(({ body }) => body.buffer as ArrayBuffer),
    );
  }

  /** From now on the first document of the member is being read. */
  #startClock(member: Member): void {
    member.timer = setTimeout(() => {
      this.#drop(member, this.#timeoutError());
    }, this.#options.documentTimeoutMs);
  }

  #receive(member: Member, reply: WorkerReply): void {
    clearTimeout(member.timer);
    if (reply.kind === 'ready') {
      member.isReady = true;
      if (member.jobs.length === 0) member.worker.unref();
      for (const job of member.jobs) this.#send(member, job);
      this.#dispatch();
      return;
    }
    const [job] = member.jobs;
    if (job?.id !== reply.id) return;
    member.jobs.shift();
    if (member.jobs.length === 0) member.worker.unref();
    else this.#startClock(member);
    this.#dispatch();
    if (reply.kind === 'failed') job.reject(unpackFailure(reply.failure));
    else job.settle(reply);
  }

  /** Ends a member; its document fails with `error`, the one behind it is read elsewhere. */
  #drop(member: Member, error: Error): void {
    if (!this.#members.delete(member)) return;
    clearTimeout(member.timer);
    member.worker.removeAllListeners();
    member.worker.on('error', ignoreLateError);
    const ending = member.worker.terminate();
    this.#ending.add(ending);
    void ending.finally(() => this.#ending.delete(ending));
    const [job, ...behind] = member.jobs.splice(0);
    job?.reject(error);
    if (this.#isClosed) for (const other of behind) other.reject(closedError());
    else {
      this.#queue.unshift(...behind);
      this.#dispatch();
    }
  }

  #timeoutError(): HearthError {
    const seconds = this.#options.documentTimeoutMs / 1000;
    return new HearthError(
      'SCRAPE_TIMEOUT',
      `Reading the document took longer than ${seconds} s and was stopped. Ask for fewer formats, or for rawHtml only.`,
    );
  }

  #deathOf(member: Member, error: unknown): HearthError {
    const text = error instanceof Error ? error.message : 'it ended without a word';
    if (!member.isReady) {
      return new HearthError('INTERNAL', `The pipeline worker could not start: ${text}`, {
        cause: error,
      });
    }
    const isMemory =
      error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    const fact = isMemory
      ? `Reading the document needs more than ${this.#options.heapMegabytes} MB of memory`
      : `The document broke the worker that read it (${text})`;
    return new HearthError('SCRAPE_SITE_ERROR', `${fact}. Ask for rawHtml to get it unread.`, {
      cause: error,
    });
  }
}

/** A worker's own failure after it was dropped: its document was already answered. */
const ignoreLateError = (): void => undefined;

function crossed(): never {
  throw new HearthError('INTERNAL', 'The pipeline worker answered another question.');
}

function pageIdOf({ request }: Job): string | undefined {
  return request.kind === 'records' && 'id' in request.task ? request.task.id : undefined;
}

function isSmallPage({ request }: Job): boolean {
  if (request.kind !== 'run') return false;
  const { snapshot } = request.input;
  const isPage = snapshot.html !== undefined || /html|^text\//i.test(snapshot.contentType);
  return isPage && snapshot.body.length <= SMALL_BYTES;
}

function handedOver(request: WorkerRequest): WorkerRequest {
  if (request.kind === 'records') return request;
  if (request.kind === 'run') {
    return { ...request, input: { ...request.input, snapshot: ownBody(request.input.snapshot) } };
  }
  if (request.kind === 'judge') {
    return { ...request, input: { ...request.input, snapshot: ownBody(request.input.snapshot) } };
  }
  const { served, rendered } = request.input;
  return {
    ...request,
    input: { ...request.input, served: ownBody(served), rendered: ownBody(rendered) },
  };
}

/** Bytes of its own to hand over; what the pipeline never reads (pictures, action results) stays here. */
function ownBody(shared: Snapshot): Snapshot {
  // a copy whatever they are: `slice` of a Buffer is a view
  const snapshot: Mutable<Snapshot> = { ...shared, body: new Uint8Array(shared.body) };
  delete snapshot.screenshot;
  delete snapshot.actions;
  return snapshot;
}

function reasonOf(signal: AbortSignal): Error {
  const reason: unknown = signal.reason;
  return reason instanceof Error
    ? reason
    : new HearthError('SCRAPE_JOB_CANCELLED', 'The request was cancelled.');
}

function closedError(): HearthError {
  return new HearthError(
    'SCRAPE_JOB_CANCELLED',
    'The service is shutting down; ask again when it is back.',
  );
}
