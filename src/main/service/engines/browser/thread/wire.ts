/**
 * Calls between two threads over one message port, in both directions: a question with its answer or error, an abort, a
 * word that wants no answer. Values cross by structured clone; of what is answered, whole buffers are handed over.
 *
 * A `HearthError` arrives as one. An error that came from the other side and is thrown back to it is there again the
 * very object that it was.
 */
import { isMarkedAsUntransferable, type MessagePort, type Worker } from 'node:worker_threads';
import { HearthError, type ErrorCode } from '../../../domain/errors.ts';
import { currentTrace, inTrace, type Trace } from '../../../ports/trace.ts';

/** What one side may be asked, by name: one argument, and a signal that aborts when nobody waits any more. */
type Api = Readonly<Record<string, (ask: never, signal: AbortSignal) => unknown>>;

type Asked<One> = One extends (ask: infer Ask, signal: AbortSignal) => unknown ? Ask : never;
type Answered<One> = One extends (...args: never) => infer Answer ? Awaited<Answer> : never;

export interface Wire<Theirs> {
  /** Rejects with what was thrown there, or with the reason of `fail`. An abort is passed on; the answer is waited for. */
  ask<Name extends keyof Theirs & string>(
    name: Name,
    ask: Asked<Theirs[Name]>,
    signal?: AbortSignal,
  ): Promise<Answered<Theirs[Name]>>;
  tell<Name extends keyof Theirs & string>(name: Name, ask: Asked<Theirs[Name]>): void;
  /** The other side is gone: who waits for it waits no longer. */
  fail(reason: Error): void;
}

interface SaidFailure {
  /** Absent: it was no HearthError. */
  readonly code?: ErrorCode;
  readonly message: string;
  readonly details?: unknown;
  readonly retryAfterSeconds?: number;
  /** Number of the error where it was thrown. */
  readonly thrown: number;
  /** Number of the error that came from whoever hears this. */
  readonly yours?: number;
}

type Message =
  | {
      readonly kind: 'ask' | 'tell';
      readonly id: number;
      readonly name: string;
      readonly ask: unknown;
      readonly trace?: Trace;
    }
  | { readonly kind: 'abort'; readonly id: number }
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'failure'; readonly id: number; readonly failure: SaidFailure };

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Errors that may come back. */
const MOST_REMEMBERED = 100;

/** Answers what the other side asks with `own`. */
export function openWire<Theirs>(port: MessagePort | Worker, own: object): Wire<Theirs> {
  const wire = new PortWire(port, own as Api);
  port.on('message', (message: Message) => wire.hear(message));
  return wire as unknown as Wire<Theirs>;
}

class PortWire {
  readonly #port: Pick<MessagePort, 'postMessage'>;
  readonly #own: Api;
  readonly #waiting = new Map<number, Waiting>();
  readonly #working = new Map<number, AbortController>();
  readonly #errors = createErrors();
  #lastId = 0;
  #failed: Error | undefined;

  constructor(port: Pick<MessagePort, 'postMessage'>, own: Api) {
    this.#port = port;
    this.#own = own;
  }

  ask(name: string, ask: unknown, signal?: AbortSignal): Promise<unknown> {
    if (this.#failed !== undefined) return Promise.reject(this.#failed);
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const id = (this.#lastId += 1);
    const abort = (): void => this.#post({ kind: 'abort', id });
    const over = (): void => {
      this.#waiting.delete(id);
      signal?.removeEventListener('abort', abort);
    };
    this.#post({ kind: 'ask', id, name, ask, ...traced() });
    this.#waiting.set(id, {
      resolve: (value) => {
        over();
        resolve(value);
      },
      reject: (error) => {
        over();
        reject(error);
      },
    });
    if (signal?.aborted === true) abort();
    else signal?.addEventListener('abort', abort, { once: true });
    return promise;
  }

  tell(name: string, ask: unknown): void {
    this.#post({ kind: 'tell', id: 0, name, ask, ...traced() });
  }

  fail(reason: Error): void {
    this.#failed = reason;
    for (const { reject } of [...this.#waiting.values()]) reject(reason);
    for (const working of this.#working.values()) working.abort(reason);
  }

  hear(message: Message): void {
    switch (message.kind) {
      case 'ask':
        void this.#serve(message);
        return;
      case 'tell':
        void this.#run(message, new AbortController().signal);
        return;
      case 'abort':
        this.#working.get(message.id)?.abort(givenUp());
        return;
      case 'answer':
        this.#waiting.get(message.id)?.resolve(message.value);
        return;
      case 'failure':
        this.#waiting.get(message.id)?.reject(this.#errors.hear(message.failure));
    }
  }

  async #serve(message: Extract<Message, { readonly name: string }>): Promise<void> {
    const { id } = message;
    const working = new AbortController();
    this.#working.set(id, working);
    try {
      const value = await this.#run(message, working.signal);
      this.#post({ kind: 'answer', id, value }, wholeBuffers(value));
    } catch (error) {
      this.#post({ kind: 'failure', id, failure: this.#errors.say(error) });
    } finally {
      this.#working.delete(id);
    }
  }

  #run(
    { name, ask, trace }: Extract<Message, { readonly name: string }>,
    signal: AbortSignal,
  ): unknown {
    const work = (): unknown => this.#own[name]?.(ask as never, signal);
    return trace === undefined ? work() : inTrace(trace, work);
  }

  #post(message: Message, handedOver: readonly ArrayBuffer[] = []): void {
    if (this.#failed === undefined) this.#port.postMessage(message, handedOver);
  }
}

interface Errors {
  say(thrown: unknown): SaidFailure;
  hear(failure: SaidFailure): Error;
}

/** Errors as they cross, and back again. */
function createErrors(): Errors {
  /** Thrown here, by number, oldest first. */
  const mine = new Map<number, Error>();
  /** Thrown there: their numbers. */
  const theirs = new WeakMap<Error, number>();
  let last = 0;
  return {
    say(thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      last += 1;
      mine.set(last, error);
      mine.delete(last - MOST_REMEMBERED);
      const yours = theirs.get(error);
      const back = yours === undefined ? {} : { yours };
      const said = { message: error.message, thrown: last, ...back };
      if (!(error instanceof HearthError)) return said;
      const { code, details, retryAfterSeconds } = error;
      return {
        ...said,
        code,
        ...(details === undefined ? {} : { details: cloneable(details) }),
        ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
      };
    },
    hear({ code, message, thrown, yours, ...rest }) {
      const own = yours === undefined ? undefined : mine.get(yours);
      if (own !== undefined) return own;
      const error = code === undefined ? new Error(message) : new HearthError(code, message, rest);
      theirs.set(error, thrown);
      return error;
    },
  };
}

/** The value itself, or what JSON makes of it where it cannot cross. */
function cloneable(value: unknown): unknown {
  try {
    return structuredClone(value);
  } catch {
    // an object of the system, as an address
    const text = JSON.stringify(value) as string | undefined;
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  }
}

/** Buffers that belong to one value alone: they go over instead of being copied. */
function wholeBuffers(value: unknown): readonly ArrayBuffer[] {
  const found = new Set<ArrayBuffer>();
  const look = (one: unknown): void => {
    if (typeof one !== 'object' || one === null) return;
    if (ArrayBuffer.isView(one)) {
      const { buffer, byteLength } = one;
      const isWhole = byteLength > 0 && buffer.byteLength === byteLength;
      if (isWhole && buffer instanceof ArrayBuffer && !isMarkedAsUntransferable(buffer)) {
        found.add(buffer);
      }
      return;
    }
    for (const inner of Object.values(one)) look(inner);
  };
  look(value);
  return [...found];
}

function traced(): { readonly trace?: Trace } {
  const trace = currentTrace();
  return trace === undefined ? {} : { trace };
}

function givenUp(): HearthError {
  return new HearthError('SCRAPE_JOB_CANCELLED', 'The request was cancelled.');
}
