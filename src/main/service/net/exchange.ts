/**
 * One HTTP exchange over an undici dispatcher: send, take the raw body within limits, nothing more. The body
 * comes whole (`exchange`) or piece by piece (`openExchange`).
 *
 * Uses undici's dispatch directly: no stream objects, and the connection is cut as soon as a limit is
 * passed. The caller's signal ends the wait at once, also while a connection is still being made.
 */
import type { Dispatcher } from 'undici';
import { asError } from '../domain/abort.ts';
import { release } from '../domain/bytes.ts';
import { createPieces, type Pieces } from './pieces.ts';
import { tooLarge } from './content-coding.ts';
import { codeOf, readFailure, isStaleConnection } from './failures.ts';
import type { Stage } from './failures.ts';
import { errors } from './undici-parts.ts';

export interface ExchangeRequest {
  readonly url: URL;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  readonly maxBodyBytes: number;
  /** It goes out on a connection now; again where that one was stale. */
  readonly onSent?: (() => void) | undefined;
}

/** An answer without its body. */
export interface Head {
  readonly status: number;
  readonly statusText: string;
  /** Names in lower case; repeated ones joined with ", " (see `setCookies`; of several Locations the first counts). */
  readonly headers: Readonly<Record<string, string>>;
  readonly setCookies: readonly string[];
}

export interface Exchange extends Head {
  /** As sent, content codings not undone; in an ArrayBuffer of its own. Empty for redirects. */
  readonly body: Uint8Array<ArrayBuffer>;
}

export interface OpenExchange extends Head {
  /** The same, as it comes; ends with what `exchange` throws. Empty for redirects. */
  readonly pieces: Pieces;
  /** Resolves when the connection is free again or cut. */
  readonly over: Promise<void>;
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** Without an address it is a page like others. */
export const isRedirect = ({ status, headers: { location = '' } }: Head): boolean =>
  REDIRECTS.has(status) && location !== '';
const REPEATABLE = new Set(['GET', 'HEAD']);
/** A body nobody wants, a redirect's own above all, is read to this size to keep its connection, then cut off. */
const UNWANTED_BODY_BYTES = 65_536;
/** Most bytes of an answer's header fields, with every client: Chromium's limit. */
export const MAX_HEADER_BYTES = 262_144;

/**
 * Throws HearthErrors (`SCRAPE_DNS_RESOLUTION_ERROR`, `SCRAPE_SSL_ERROR`, `SCRAPE_SITE_ERROR`,
 * `SCRAPE_TIMEOUT`, `SCRAPE_TOO_LARGE`, `SCRAPE_ADDRESS_REFUSED`), or the signal's reason. A GET that
 * met a connection just closed by the server is sent once more.
 */
export function exchange(
  dispatcher: Dispatcher,
  request: ExchangeRequest,
  signal: AbortSignal,
): Promise<Exchange> {
  return repeated(request, () => sendOnce(dispatcher, request, signal, new Whole()));
}

/** As `exchange`, settled as soon as the answer begins. */
export function openExchange(
  dispatcher: Dispatcher,
  request: ExchangeRequest,
  signal: AbortSignal,
): Promise<OpenExchange> {
  return repeated(request, () => sendOnce(dispatcher, request, signal, new Streamed(request.url)));
}

async function repeated<T>(request: ExchangeRequest, send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (failure) {
    const mayRepeat =
      failure instanceof Broken &&
      failure.stage !== 'body' &&
      REPEATABLE.has(request.method) &&
      isStaleConnection(failure.cause);
    if (!mayRepeat) throw toThrown(failure, request.url);
  }
  try {
    return await send();
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

function sendOnce<T>(
  dispatcher: Dispatcher,
  request: ExchangeRequest,
  signal: AbortSignal,
  body: Body<T>,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const handler = new Collector(request, body, resolve, (error) => {
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
    handler.onOver = () => {
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

/** What becomes of the body's pieces. */
interface Body<T> {
  add(chunk: Uint8Array): void;
  /** The answer as soon as its head is known; undefined where the whole body is waited for. */
  begin(head: Head, leave: () => void): T | undefined;
  end(head: Head): T;
  /** After `begin` gave an answer. */
  fail(error: unknown): void;
}

class Whole implements Body<Exchange> {
  readonly #chunks: Uint8Array[] = [];

  add(chunk: Uint8Array): void {
    this.#chunks.push(chunk);
  }

  begin(): undefined {
    return undefined;
  }

  end(head: Head): Exchange {
    const body = concat(this.#chunks);
    // what the socket read: the parser is done with it when this turn is over
    const read = new Set(this.#chunks.splice(0).map(({ buffer }) => buffer));
    queueMicrotask(() => read.forEach((buffer) => release(new Uint8Array(buffer))));
    return { ...head, body };
  }

  fail(): void {
    this.#chunks.length = 0;
  }
}

class Streamed implements Body<OpenExchange> {
  readonly #url: URL;
  #leave: () => void = () => undefined;
  readonly #pieces = createPieces(() => this.#leave());
  readonly #over = Promise.withResolvers<undefined>();

  constructor(url: URL) {
    this.#url = url;
  }

  add(chunk: Uint8Array): void {
    this.#pieces.add(chunk);
  }

  begin(head: Head, leave: () => void): OpenExchange | undefined {
    // where a redirect leads is asked for when its connection is free again
    if (isRedirect(head)) return undefined;
    this.#leave = leave;
    return this.#answer(head);
  }

  end(head: Head): OpenExchange {
    this.#pieces.end();
    this.#over.resolve(undefined);
    return this.#answer(head);
  }

  fail(error: unknown): void {
    this.#pieces.fail(toThrown(error, this.#url));
    this.#over.resolve(undefined);
  }

  #answer(head: Head): OpenExchange {
    return { ...head, pieces: this.#pieces, over: this.#over.promise };
  }
}

/** Takes one answer; settles exactly once, and is over exactly once. */
class Collector<T> implements Dispatcher.DispatchHandler {
  onOver: () => void = () => undefined;
  readonly #request: ExchangeRequest;
  readonly #body: Body<T>;
  readonly #resolve: (answer: T) => void;
  readonly #reject: (error: unknown) => void;
  #controller: Dispatcher.DispatchController | undefined;
  #aborted: { readonly reason: unknown } | undefined;
  #isOver = false;
  #hasBegun = false;
  /** Nobody reads on. */
  #isUnwanted = false;
  #stage: Stage = 'connecting';
  #head: Head = { status: 0, statusText: '', headers: {}, setCookies: [] };
  #bytes = 0;

  constructor(
    request: ExchangeRequest,
    body: Body<T>,
    resolve: (answer: T) => void,
    reject: (error: unknown) => void,
  ) {
    this.#request = request;
    this.#body = body;
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
    else this.#request.onSent?.();
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: Headers,
    statusText?: string,
  ): void {
    if (status < 200 || this.#isOver) return;
    this.#stage = 'body';
    this.#head = {
      status,
      statusText: statusText ?? '',
      headers: joinHeaders(headers),
      setCookies: readSetCookies(headers['set-cookie']),
    };
    this.#isUnwanted = isRedirect(this.#head);
    const length = Number(headers['content-length']);
    if (!this.#isUnwanted && length > this.#request.maxBodyBytes) {
      this.#refuse(controller);
      return;
    }
    const begun = this.#body.begin(this.#head, () => {
      this.#isUnwanted = true;
      this.#bytes = 0;
    });
    if (begun === undefined) return;
    this.#hasBegun = true;
    this.#resolve(begun);
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Uint8Array): void {
    this.#bytes += chunk.length;
    if (this.#isUnwanted) {
      if (this.#bytes > UNWANTED_BODY_BYTES) {
        this.#finish();
        controller.abort(new Error('the rest of the body is not needed'));
      }
    } else if (this.#bytes > this.#request.maxBodyBytes) {
      this.#refuse(controller);
    } else {
      this.#body.add(chunk);
    }
  }

  onResponseEnd(): void {
    this.#finish();
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    const isShort = this.#stage === 'body' && 'content-length' in this.#head.headers;
    this.#fail(new Broken(this.#stage, isShort ? asShort(error) : error));
  }

  #refuse(controller: Dispatcher.DispatchController): void {
    const error = tooLarge(this.#request.maxBodyBytes);
    this.#fail(error);
    controller.abort(error);
  }

  #finish(): void {
    if (this.#isOver) return;
    this.#over();
    const answer = this.#body.end(this.#head);
    if (!this.#hasBegun) this.#resolve(answer);
  }

  #fail(error: unknown): void {
    if (this.#isOver) return;
    this.#over();
    if (this.#hasBegun) this.#body.fail(error);
    else this.#reject(error);
  }

  #over(): void {
    this.#isOver = true;
    this.onOver();
  }
}

/** A body that ends before its length is the same, whether the site had said that it closes the connection or not. */
function asShort(error: Error): Error {
  if (codeOf(error) !== 'UND_ERR_SOCKET' || error.message !== CLOSED) return error;
  return new errors.ResponseContentLengthMismatchError(error.message);
}

/** undici's words for a connection that the other side has ended in order. */
const CLOSED = 'other side closed';

function joinHeaders(headers: Headers): Record<string, string> {
  const joined: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined) continue;
    joined[name.toLowerCase()] = typeof value === 'string' ? value : value.join(', ');
  }
  const { location } = headers;
  if (location !== undefined && typeof location !== 'string') {
    joined['location'] = location.find((one) => one !== '') ?? '';
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
