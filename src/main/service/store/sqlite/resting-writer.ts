/**
 * A writer that needs no thread while a service rests: its thread begins with the first verb of a job and ends when
 * none has come for a while, which gives back some 12 MB. What a resting service writes (leases, looks that are due,
 * what is swept) is written here, and so is all until the thread is up.
 *
 * A verb that is slow here, waits for another process or meets a full disk is for the thread. So is every verb once it
 * is up, but for a small page of somebody who is alone with it: to wake a thread and be woken takes as long as that write.
 */
import { release } from '../../domain/bytes.ts';
import { HearthError } from '../../domain/errors.ts';
import { failingWell, openForWriting, type Connection } from './connection.ts';
import type { LonePage } from '../verbs/lone-page.ts';
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
  /** The thread has all verbs, but for lone pages. */
  #isAwake = false;
  /** One of the last lone pages took long here. */
  #isSlow = false;
  /** Lone pages, counted to `MOST_IN_A_ROW` and again. */
  #pages = 0;
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
    if ((!this.#isAwake || this.#isAlone(name, args)) && !isLarge(args, handedOver)) {
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

  /** A page that nobody else's work waits behind, and a thread that writes nothing: two would lock each other out. */
  #isAlone(name: VerbName, args: unknown): boolean {
    if (name !== 'finishLonePage' || this.#thread?.isWriting() !== false) return false;
    if (!isSmallAndAlone(args)) return false;
    this.#pages = (this.#pages + 1) % MOST_IN_A_ROW;
    // the log is copied into the database by the thread's connection, when that writes
    if (this.#pages === 0) this.#isSlow = false;
    return this.#pages !== 0 && !this.#isSlow;
  }

  /** Undefined: nothing was done, and the thread is to do it. */
  #writeHere(
    name: VerbName,
    args: unknown,
    handedOver: readonly Uint8Array[],
  ): Promise<never> | undefined {
    const since = performance.now();
    try {
      const sql = (this.#here ??= this.#open());
      const { result, notices } = failingWell(() =>
        inTransaction(sql, () => runVerb(sql, name, args)),
      );
      handedOver.forEach(release);
      // as from the thread: heard after whoever wrote has gone on, and before he hears of it
      queueMicrotask(() => this.#options.hear(notices));
      if (performance.now() - since > this.#slowMs) {
        this.#isSlow = this.#isAwake;
        this.#start();
      }
      // the verb's own result, looked up by the same name
      return Promise.resolve(result as never);
    } catch (error) {
      if (isForThread(error)) return undefined;
      handedOver.forEach(release);
      return Promise.reject(error instanceof Error ? error : new Error(String(error)));
    }
  }

  #open(): Connection {
    const sql = openForWriting(this.#options.path, BUSY_MS);
    if (this.#isAwake) sql.database.pragma('wal_autocheckpoint = 0');
    return sql;
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
    this.#isSlow = false;
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
    this.#here?.close();
    this.#here = undefined;
    this.#thread = undefined;
    this.#ending = Promise.all([this.#ending, thread.close()]).then(() => undefined);
  }
}

/** Of pages that are written here while the thread is up; each adds some twenty pages to the log. */
const MOST_IN_A_ROW = 100;
const MOST_ALONE_BYTES = 100_000;

function isSmallAndAlone(args: unknown): boolean {
  // what `finishLonePage` takes
  const { isAlone, sealed, packed, kept, document } = args as LonePage;
  const bytes = document.length + (sealed?.length ?? 0) + (packed?.content.length ?? 0);
  return isAlone === true && kept === undefined && bytes < MOST_ALONE_BYTES;
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
