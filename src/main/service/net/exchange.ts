/**
 * One HTTP exchange over an undici dispatcher: send, collect the raw body within limits, nothing more.
 *
 * Uses undici's dispatch directly: no stream objects, and the connection is cut as soon as a limit is
 * passed. The caller's signal ends the wait at once, also while a connection is still being made.
 */
import type { Dispatcher } from 'undici';
import { tooLarge } from './content-coding.ts';
import { readFailure, isStaleConnection } from './failures.ts';
import type { Stage } from './failures.ts';

export interface ExchangeRequest {
  readonly url: URL;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  readonly maxBodyBytes: number;
}

export interface Exchange {
  readonly status: number;
  readonly statusText: string;
  /** Names in lower case; repeated ones joined with ", " (Set-Cookie excepted: see `setCookies`). */
  readonly headers: Readonly<Record<string, string>>;
  readonly setCookies: readonly string[];
  /** As sent, content codings not undone; in an ArrayBuffer of its own. Empty for redirects. */
  readonly body: Uint8Array<ArrayBuffer>;
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const REPEATABLE = new Set(['GET', 'HEAD']);
/** A redirect's own body is read to this size to keep its connection, then cut off. */
const REDIRECT_BODY_BYTES = 65_536;

/**
 * Throws HearthErrors (`SCRAPE_DNS_RESOLUTION_ERROR`, `SCRAPE_SSL_ERROR`, `SCRAPE_SITE_ERROR`,
 * `SCRAPE_TIMEOUT`, `SCRAPE_TOO_LARGE`, `SCRAPE_ADDRESS_REFUSED`), or the signal's reason. A GET that
 * met a connection just closed by the server is sent once more.
 */
export async function exchange(
  dispatcher: Dispatcher,
  request: ExchangeRequest,
  signal: AbortSignal,
): Promise<Exchange> {
  try {
    return await sendOnce(dispatcher, request, signal);
  } catch (failure) {
    const mayRepeat =
      failure instanceof Broken &&
      failure.stage !== 'body' &&
      REPEATABLE.has(request.method) &&
      isStaleConnection(failure.cause);
    if (!mayRepeat) throw toThrown(failure, request.url);
  }
  try {
    return await sendOnce(dispatcher, request, signal);
  } catch (failure) {
    throw toThrown(failure, request.url);
  }
}

/** A failure together with how far the exchange had come. */
class Broken extends Error {
  readonly stage: Stage;

  constructor(stage: Stage, cause: unknown) {
    super('exchange broken', { cause });
    this.stage = stage;
  }
}

function toThrown(failure: unknown, url: URL): unknown {
  return failure instanceof Broken ? readFailure(failure.cause, url.href, failure.stage) : failure;
}

function sendOnce(
  dispatcher: Dispatcher,
  request: ExchangeRequest,
  signal: AbortSignal,
): Promise<Exchange> {
  return new Promise<Exchange>((resolve, reject) => {
    const handler = new Collector(request, resolve, (error) => {
      reject(asError(error));
    });
    const onAbort = (): void => {
      handler.abort(signal.reason);
    };
    if (signal.aborted) {
      onAbort();
      return;
    }
    signal.addEventListener('abort', onAbort, { once: true });
    handler.onSettled = () => {
      signal.removeEventListener('abort', onAbort);
    };
    dispatcher.dispatch(
      {
        origin: request.url.origin,
        path: request.url.pathname + request.url.search,
        method: request.method,
        headers: request.headers,
        body: request.body ?? null,
        headersTimeout: 0,
        bodyTimeout: 0,
      },
      handler,
    );
  });
}

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Gathers one answer; settles exactly once. */
class Collector implements Dispatcher.DispatchHandler {
  onSettled: () => void = () => undefined;
  readonly #request: ExchangeRequest;
  readonly #resolve: (exchange: Exchange) => void;
  readonly #reject: (error: unknown) => void;
  readonly #chunks: Uint8Array[] = [];
  #controller: Dispatcher.DispatchController | undefined;
  #aborted: { readonly reason: unknown } | undefined;
  #settled = false;
  #stage: Stage = 'connecting';
  #status = 0;
  #statusText = '';
  #headers: Headers = {};
  #bytes = 0;

  constructor(
    request: ExchangeRequest,
    resolve: (exchange: Exchange) => void,
    reject: (error: unknown) => void,
  ) {
    this.#request = request;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  /** Ends the wait now; the connection is cut when there is one. */
  abort(reason: unknown): void {
    this.#aborted = { reason };
    this.#fail(reason);
    this.#controller?.abort(asError(reason));
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    this.#stage = 'headers';
    if (this.#aborted !== undefined) controller.abort(asError(this.#aborted.reason));
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: Headers,
    statusText?: string,
  ): void {
    if (status < 200) return;
    this.#stage = 'body';
    this.#status = status;
    this.#statusText = statusText ?? '';
    this.#headers = headers;
    const length = Number(headers['content-length']);
    if (!REDIRECTS.has(status) && length > this.#request.maxBodyBytes) this.#refuse(controller);
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Uint8Array): void {
    this.#bytes += chunk.length;
    if (REDIRECTS.has(this.#status)) {
      if (this.#bytes > REDIRECT_BODY_BYTES) {
        this.#finish();
        controller.abort(new Error('the rest of a redirect’s body is not needed'));
      }
    } else if (this.#bytes > this.#request.maxBodyBytes) {
      this.#refuse(controller);
    } else {
      this.#chunks.push(chunk);
    }
  }

  onResponseEnd(): void {
    this.#finish();
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#fail(new Broken(this.#stage, error));
  }

  #refuse(controller: Dispatcher.DispatchController): void {
    const error = tooLarge(this.#request.maxBodyBytes);
    this.#fail(error);
    controller.abort(error);
  }

  #finish(): void {
    if (this.#settled) return;
    this.#settled = true;
    this.onSettled();
    this.#resolve({
      status: this.#status,
      statusText: this.#statusText,
      headers: joinHeaders(this.#headers),
      setCookies: readSetCookies(this.#headers['set-cookie']),
      body: concat(this.#chunks),
    });
  }

  #fail(error: unknown): void {
    if (this.#settled) return;
    this.#settled = true;
    this.onSettled();
    this.#reject(error);
  }
}

function joinHeaders(headers: Headers): Record<string, string> {
  const joined: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined) continue;
    joined[name.toLowerCase()] = typeof value === 'string' ? value : value.join(', ');
  }
  return joined;
}

function readSetCookies(value: string | readonly string[] | undefined): readonly string[] {
  if (value === undefined) return [];
  return typeof value === 'string' ? [value] : value;
}

function concat(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error('aborted', { cause: reason });
}
