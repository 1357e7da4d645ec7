/** One thread that drives browsers, from its start to its end. */
import { Worker } from 'node:worker_threads';
import { HearthError } from '../../../domain/errors.ts';
import type { FleetState } from '../../../ports/engine.ts';
import { within } from '../in-time.ts';
import type { ServiceApi, ThreadApi, ThreadData } from './messages.ts';
import { openWire, type Wire } from './wire.ts';

/** The thread ended under what it was asked. Its words are those of a browser that was closed. */
export class ThreadDied extends Error {
  override readonly name = 'ThreadDied';

  constructor(cause: unknown) {
    super('The browser has been closed, as the thread that drives it ended.', { cause });
  }
}

/** A driver's garbage is small and short-lived (docs/adr/0017-memory.md). */
const YOUNG_MB = 12;
/** Chromium is given three seconds to close, and ten after its process was killed. */
const CLOSE_MS = 15_000;

export interface RunningOptions {
  readonly url: URL;
  readonly data: Omit<ThreadData, 'contexts'>;
  readonly api: Omit<ServiceApi, 'ready' | 'port'>;
  /** It died, and nobody asked it to end. */
  readonly onDeath: (error: Error) => void;
}

export class RunningThread {
  readonly wire: Wire<ThreadApi>;
  readonly #worker: Worker;
  readonly #contexts = new Int32Array(new SharedArrayBuffer(4));
  readonly #exited: Promise<void>;
  #port: number | undefined;
  #isReady = false;
  #isEnding = false;

  constructor({ url, data, api, onDeath }: RunningOptions) {
    const workerData: ThreadData = { ...data, contexts: this.#contexts };
    const worker = new Worker(url, {
      name: 'browser',
      workerData,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    this.#worker = worker;
    const own: ServiceApi = {
      ...api,
      ready: () => (this.#isReady = true),
      port: (port) => (this.#port = port),
    };
    this.wire = openWire<ThreadApi>(worker, own);
    this.#exited = new Promise((resolve) => {
      const gone = (cause: unknown): void => {
        const error = this.#isReady || this.#isEnding ? new ThreadDied(cause) : unstarted(cause);
        this.#port = undefined;
        this.wire.fail(error);
        resolve();
        if (!this.#isEnding) onDeath(error);
        this.#isEnding = true;
      };
      worker.on('error', gone);
      worker.once('exit', (code) => gone(new Error(`it ended with code ${code}`)));
    });
  }

  /** Contexts that belong to a group. */
  get contexts(): number {
    return this.#isEnding ? 0 : Atomics.load(this.#contexts, 0);
  }

  /** Where its egress proxy listens. */
  get port(): number | undefined {
    return this.#port;
  }

  /** Whether the process lives on for it. */
  hold(isHeld: boolean): void {
    if (isHeld) this.#worker.ref();
    else this.#worker.unref();
  }

  /** Asks it to end its browsers, then ends it; undefined when it did not answer. */
  async end(): Promise<readonly FleetState[] | undefined> {
    this.#isEnding = true;
    this.#worker.ref();
    let states: readonly FleetState[] | undefined;
    const closed = this.wire.ask('close', undefined).then(
      (answer) => {
        states = answer;
      },
      () => {
        // it died on the way: then its browsers have ended with it
      },
    );
    await within(CLOSE_MS, closed);
    await this.#worker.terminate();
    await this.#exited;
    return states;
  }
}

function unstarted(cause: unknown): HearthError {
  const text = cause instanceof Error ? cause.message : String(cause);
  return new HearthError(
    'BROWSER_UNAVAILABLE',
    `The thread that drives the browser did not start: ${text}. Start Hearth again; if it stays so, install it anew.`,
    { cause },
  );
}
