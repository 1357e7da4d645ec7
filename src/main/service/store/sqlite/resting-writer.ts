/**
 * A writer that needs no thread while a service rests: its thread begins with the first verb of a job and ends when
 * none has come for a while, which gives back some 12 MB. What a resting service writes (leases, looks that are due,
 * what is swept) is written here, and so is all until the thread is up.
 *
 * A verb that is slow here, waits for another process or meets a full disk is for the thread.
 */
import { release } from '../../domain/bytes.ts';
import { HearthError } from '../../domain/errors.ts';
import { failingWell, openForWriting, type Connection } from './connection.ts';
import type { Notice } from '../verbs/tx.ts';
import type { VerbName } from '../verbs/writes.ts';
import type { ThreadWriter } from './thread-writer.ts';
import { inTransaction, type Writer } from './writer.ts';
import { runVerb } from './writes.ts';

/** Verbs of a service that nobody uses. */
const RESTING: ReadonlySet<VerbName> = new Set<VerbName>([
  'claimMonitors',
  'createAccount',
  'createKey',
  'indexDue',
  'purgeMonitors',
  'purgeRemoved',
  'recoverPages',
  'releaseMonitors',
  'renewLeases',
  'sweepStep',
  'trimSnapshots',
  'trimTraces',
  'writeSetting',
]);

/** ms without other verbs after which the thread ends. */
const REST_MS = 20_000;
/** ms that a verb may hold up this thread, and may wait here for another process. */
const SLOW_MS = 25;
const BUSY_MS = 50;

export interface RestingOptions {
  readonly path: string;
  readonly hear: (notices: readonly Notice[]) => void;
  readonly startThread: () => ThreadWriter;
  /** 20 s by default. */
  readonly restMs?: number;
  /** A verb that takes longer here begins the thread; 25 ms by default. */
  readonly slowMs?: number;
}

/** Opens nothing yet. */
export function restingWriter(options: RestingOptions): Writer {
  return new RestingWriter(options);
}

class RestingWriter implements Writer {
  readonly #options: RestingOptions;
  readonly #restMs: number;
  readonly #slowMs: number;
  #here: Connection | undefined;
  #thread: ThreadWriter | undefined;
  /** The thread has all verbs. */
  #isAwake = false;
  #usedAt = 0;
  #timer: NodeJS.Timeout | undefined;
  #ending: Promise<void> = Promise.resolve();
  #closing: Promise<void> | undefined;

  constructor(options: RestingOptions) {
    this.#options = options;
    this.#restMs = options.restMs ?? REST_MS;
    this.#slowMs = options.slowMs ?? SLOW_MS;
  }

  write(name: VerbName, args: unknown, handedOver: readonly Uint8Array[] = []): Promise<never> {
    if (this.#closing !== undefined) {
      return Promise.reject(new HearthError('STORAGE_FAILED', 'The database is closed already.'));
    }
    if (!RESTING.has(name)) {
      this.#usedAt = performance.now();
      this.#start();
    }
    if (!this.#isAwake && !isLarge(args, handedOver)) {
      const written = this.#writeHere(name, args, handedOver);
      if (written !== undefined) return written;
    }
    return this.#wake().write(name, args as never, handedOver) as Promise<never>;
  }

  hurry(): void {
    this.#thread?.hurry();
  }

  close(): Promise<void> {
    return (this.#closing ??= this.#close());
  }

  async #close(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all([this.#thread?.close(), this.#ending]);
    this.#here?.close();
  }

  /** Undefined: nothing was done, and the thread is to do it. */
  #writeHere(
    name: VerbName,
    args: unknown,
    handedOver: readonly Uint8Array[],
  ): Promise<never> | undefined {
    const since = performance.now();
    try {
      const sql = (this.#here ??= openForWriting(this.#options.path, BUSY_MS));
      const { result, notices } = failingWell(() =>
        inTransaction(sql, () => runVerb(sql, name, args)),
      );
      handedOver.forEach(release);
      // as from the thread: heard after whoever wrote has gone on, and before he hears of it
      queueMicrotask(() => this.#options.hear(notices));
      if (performance.now() - since > this.#slowMs) this.#start();
      // the verb's own result, looked up by the same name
      return Promise.resolve(result as never);
    } catch (error) {
      if (isForThread(error)) return undefined;
      handedOver.forEach(release);
      return Promise.reject(error instanceof Error ? error : new Error(String(error)));
    }
  }

  #start(): ThreadWriter {
    if (this.#thread !== undefined) return this.#thread;
    const thread = this.#options.startThread();
    this.#thread = thread;
    void thread.ready.then(() => {
      if (this.#thread === thread && this.#closing === undefined) this.#wake();
    });
    return thread;
  }

  #wake(): ThreadWriter {
    const thread = this.#start();
    if (this.#isAwake) return thread;
    this.#isAwake = true;
    this.#usedAt = performance.now();
    this.#here?.close();
    this.#here = undefined;
    this.#timer = setInterval(() => this.#restIfUnused(), this.#restMs / 2).unref();
    return thread;
  }

  #restIfUnused(): void {
    const thread = this.#thread;
    if (thread?.isIdle() !== true || performance.now() - this.#usedAt < this.#restMs) return;
    clearInterval(this.#timer);
    this.#isAwake = false;
    this.#thread = undefined;
    this.#ending = Promise.all([this.#ending, thread.close()]).then(() => undefined);
  }
}

/** Rows and bytes of a verb that would hold up this thread. */
const MOST_ROWS = 200;
const MOST_BYTES = 2_000_000;

function isLarge(args: unknown, handedOver: readonly Uint8Array[]): boolean {
  const bytes = handedOver.reduce((sum, { byteLength }) => sum + byteLength, 0);
  const parts = typeof args === 'object' && args !== null ? Object.values(args) : [];
  return bytes > MOST_BYTES || parts.some((part) => Array.isArray(part) && part.length > MOST_ROWS);
}

/** The disk is full, where the thread knows to help itself, or another process is writing. */
function isForThread(error: unknown): boolean {
  if (!(error instanceof HearthError)) return false;
  const { cause } = error;
  const isBusy =
    cause instanceof Error && 'code' in cause && String(cause.code).startsWith('SQLITE_BUSY');
  return error.code === 'STORAGE_FULL' || isBusy;
}
