/**
 * The main thread's side of the writer thread: hands verbs over, settles their promises, and starts a new
 * thread when one dies.
 *
 * What is written of the pages of a crawl may gather for a moment while much is written: a transaction of
 * several pages rewrites the same pages of the database once, and both threads wake once. A lone verb, and
 * any that somebody waits for, goes at once and takes along what has gathered, so the order never changes; a lone
 * page goes before it.
 *
 * A verb that was on its way when the thread died is rejected with `STORAGE_FAILED`: whether it happened
 * is in the database, and repeating it is safe.
 */
import { Worker } from 'node:worker_threads';
import { ERROR_CODES, HearthError, type ErrorCode } from '../../domain/errors.ts';
import { threadFile } from '../../domain/thread-file.ts';
import type { Log } from '../../ports/system.ts';
import type { Failure, Report, Request, Write, WriterData } from './thread-protocol.ts';
import type { Notice } from '../verbs/tx.ts';
import type { Writer } from './writer.ts';
import type { VerbName } from '../verbs/writes.ts';

interface Pending {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Verbs of a job's pages, which nobody waits for with a clock in hand. */
const PATIENT: ReadonlySet<VerbName> = new Set<VerbName>([
  'finishPage',
  'failPage',
  'saveSnapshot',
  'saveOutput',
  'saveCapture',
  'saveTrace',
]);
/** Of these, what nobody reads before long: never sent at once. */
const LATER: ReadonlySet<VerbName> = new Set<VerbName>(['saveSnapshot', 'saveOutput', 'saveTrace']);
/** Goes by itself: nothing that has gathered belongs to the same job. */
const ALONE: VerbName = 'finishLonePage';
/** Patient verbs are sent so far apart at least, ms; the first after a pause goes at once. */
const GATHER_MS = 30;
/** So many are enough. */
const MOST_GATHERED = 64;

/** Documents live for a moment here; a larger nursery only holds more garbage. */
const YOUNG_MB = 8;

export interface ThreadWriterOptions {
  readonly path: string;
  readonly log: Log;
  readonly hear: (notices: readonly Notice[]) => void;
  readonly workerUrl?: URL;
}

export interface ThreadWriter extends Writer {
  /** Resolves when the thread has the database open; never where it dies before. */
  readonly ready: Promise<void>;
  /** Nothing waits to be written. */
  isIdle(): boolean;
  /** Something was sent to it that it has not answered. */
  isWriting(): boolean;
}

/** Starts the thread; verbs may be handed over at once and wait until it has the database open. */
export function threadWriter(options: ThreadWriterOptions): ThreadWriter {
  return new Thread(options);
}

class Thread implements ThreadWriter {
  readonly ready: Promise<void>;
  readonly #options: ThreadWriterOptions;
  readonly #pending = new Map<number, Pending>();
  #worker: Worker | undefined;
  #nextId = 1;
  #gathered: Write[] = [];
  #timer: NodeJS.Timeout | undefined;
  #sentAt = 0;
  #closing: Promise<void> | undefined;
  readonly #onReady: () => void;

  constructor(options: ThreadWriterOptions) {
    this.#options = options;
    const { promise, resolve } = Promise.withResolvers<undefined>();
    this.ready = promise;
    this.#onReady = () => resolve(undefined);
    this.#worker = this.#start();
  }

  write(name: VerbName, args: unknown, handedOver: readonly Uint8Array[] = []): Promise<never> {
    if (this.#closing !== undefined) return Promise.reject(storageFailed(new Error('closed')));
    const id = this.#nextId;
    this.#nextId += 1;
    return new Promise<never>((resolve, reject) => {
      this.#pending.set(id, {
        // the thread answers with the result of the verb of this name
        resolve: (result) => resolve(result as never),
        reject,
      });
      const write = { id, name, args, handedOver };
      if (name === ALONE) {
        this.#sendAlone(write);
        return;
      }
      this.#gathered.push(write);
      this.#sendInTime(name);
    });
  }

  isIdle(): boolean {
    return this.#pending.size === 0;
  }

  isWriting(): boolean {
    return this.#pending.size > this.#gathered.length;
  }

  hurry(): void {
    this.#sendGathered();
  }

  /** Everything handed over before is written first. */
  close(): Promise<void> {
    return (this.#closing ??= this.#close());
  }

  async #close(): Promise<void> {
    this.#sendGathered();
    const worker = this.#worker;
    if (worker === undefined) return;
    const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
    this.#send({ kind: 'close' });
    await ended;
  }

  #sendInTime(name: VerbName): void {
    const pause = LATER.has(name) ? GATHER_MS : this.#sentAt + GATHER_MS - performance.now();
    if (!PATIENT.has(name) || pause <= 0 || this.#gathered.length >= MOST_GATHERED) {
      this.#sendGathered();
    } else {
      this.#timer ??= setTimeout(() => this.#sendGathered(), pause);
    }
  }

  #sendGathered(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const writes = this.#gathered;
    if (writes.length === 0) return;
    this.#gathered = [];
    this.#sentAt = performance.now();
    try {
      this.#send({ kind: 'writes', writes });
    } catch (error) {
      if (writes.length === 1) this.#refuse(writes[0], error);
      // one that cannot be copied holds up no other
      else for (const write of writes) this.#sendAlone(write);
    }
  }

  #sendAlone(write: Write): void {
    try {
      this.#send({ kind: 'writes', writes: [write] });
    } catch (error) {
      this.#refuse(write, error);
    }
  }

  #refuse(write: Write | undefined, error: unknown): void {
    const pending = this.#pending.get(write?.id ?? 0);
    this.#pending.delete(write?.id ?? 0);
    pending?.reject(error instanceof Error ? error : new Error(String(error)));
  }

  #start(): Worker {
    const data: WriterData = { path: this.#options.path };
    const worker = new Worker(
      this.#options.workerUrl ?? threadFile(import.meta.url, './writer-worker.ts', 'store-writer'),
      {
        workerData: data,
        name: 'hearth-store-writer',
        resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
      },
    );
    let wasReady = false;
    worker.on('message', (report: Report) => {
      if (report.kind === 'ready') {
        wasReady = true;
        this.#onReady();
      } else this.#onReport(report);
    });
    worker.on('error', (error: Error) => this.#onDeath(worker, error, wasReady));
    worker.on('exit', (code) => {
      this.#onDeath(worker, new Error(`the writer thread ended with code ${code}`), wasReady);
    });
    return worker;
  }

  /** A thread that is down is started again by the next verb. */
  #send(request: Request): void {
    this.#worker ??= this.#start();
    const buffers =
      request.kind === 'writes'
        ? request.writes.flatMap(({ handedOver }) => handedOver.map(({ buffer }) => buffer))
        : [];
    this.#worker.postMessage(request, buffers.filter(isTransferable));
  }

  #onReport(report: Exclude<Report, { readonly kind: 'ready' }>): void {
    if (report.kind === 'closed') return;
    for (const answer of report.answers) {
      const pending = this.#pending.get(answer.id);
      this.#pending.delete(answer.id);
      if (answer.ok) pending?.resolve(answer.result);
      else pending?.reject(fromFailure(answer.failure));
    }
    this.#options.hear(report.notices);
  }

  #onDeath(worker: Worker, error: Error, wasReady: boolean): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    const lost = [...this.#pending.values()];
    this.#pending.clear();
    this.#gathered = [];
    for (const { reject } of lost) reject(storageFailed(error));
    if (this.#closing !== undefined) return;
    this.#options.log.error('the writer thread of the store died', { error });
    if (wasReady) this.#worker = this.#start();
  }
}

/** Memory that threads share stays where it is. */
function isTransferable(buffer: ArrayBufferLike): buffer is ArrayBuffer {
  return buffer instanceof ArrayBuffer;
}

function storageFailed(cause: Error): HearthError {
  return new HearthError(
    'STORAGE_FAILED',
    `The database's writer stopped (${cause.message}). Try again; if it stays so, restart Hearth.`,
    { cause },
  );
}

function fromFailure(failure: Failure): Error {
  const code = ERROR_CODES.find((known): known is ErrorCode => known === failure.code);
  const cause = new Error(failure.message);
  cause.stack = failure.stack;
  return code === undefined || code === 'INTERNAL'
    ? cause
    : new HearthError(code, failure.message, { cause });
}
