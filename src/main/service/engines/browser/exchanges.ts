/**
 * Listens to what a page asks and is answered, over the debugging protocol, and fetches each body as soon as it
 * has come: with durable messages, so that what the page read as a blob is there, too.
 *
 * Nothing is held up: listening costs 1 to 12 % of a page's time, holding every answer 29 to 48 % (library
 * design, section 3). Redirects keep their request's id and are told with the next hop. What this session does
 * not hear of (workers, frames of other processes) recorder.ts fills in. Source: Chrome DevTools Protocol.
 */
import type { CDPSession } from 'playwright-core';
import type { RecordLimits } from '../../ports/recording.ts';

/** One request and what came of it. */
export interface Exchange {
  readonly method: string;
  readonly url: string;
  /** Chromium's resource type: Document, Stylesheet, Image, Media, Font, Script, XHR, Fetch, … */
  readonly type: string;
  readonly frameId: string;
  readonly requestBody?: Uint8Array;
  state: 'open' | 'redirected' | 'finished' | 'failed';
  status: number;
  mimeType: string;
  headers: (readonly [string, string])[];
  body: Uint8Array | null;
  /** A body came, but could not be had here. */
  isGap: boolean;
  isTruncated: boolean;
  /** Chromium's words for a failure. */
  error: string;
}

export interface Listening {
  /** In order of asking. */
  readonly exchanges: readonly Exchange[];
  /** Bytes of bodies that may still be kept. */
  readonly room: Room;
  /** Resolves when no body is being fetched. */
  bodiesThere(): Promise<void>;
  /** Requests under way, of kinds the page's looks need. */
  underWay(): number;
  end(): void;
}

/** What is left of the limits. */
export interface Room {
  bytes: number;
  resources: number;
}

const BUFFER_BYTES = 200_000_000;
const POST_BYTES = 1_000_000;
/** An answer with a body this size on the wire is no empty one. */
const HEAD_BYTES = 400;
const NOT_KEPT = new Set(['EventSource', 'WebSocket', 'Ping', 'CSPViolationReport', 'Preflight']);
const LOOKS = new Set(['Image', 'Font', 'Stylesheet', 'Document']);

/** Not of the page but of the person: never kept. */
const isPrivateField = (name: string): boolean =>
  /^(set-cookie2?|cookie|authorization|proxy-.*|authentication-info|www-authenticate)$/.test(name);

/** Begins to listen; await it before the page is asked to go anywhere. */
export async function listen(cdp: CDPSession, limits: RecordLimits): Promise<Listening> {
  const listener = new Listener(cdp, limits);
  await listener.begin();
  return listener;
}

interface Answer {
  readonly status: number;
  readonly mimeType: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface Asked {
  readonly requestId: string;
  readonly type?: string;
  readonly frameId?: string;
  readonly redirectResponse?: Answer;
  readonly request: {
    readonly url: string;
    readonly method: string;
    readonly postData?: string;
    readonly postDataEntries?: readonly { readonly bytes?: string }[];
  };
}

class Listener implements Listening {
  readonly exchanges: Exchange[] = [];
  readonly room: Room;
  readonly #cdp: CDPSession;
  readonly #limits: RecordLimits;
  readonly #open = new Map<string, Exchange>();
  readonly #fetching = new Set<Promise<void>>();

  constructor(cdp: CDPSession, limits: RecordLimits) {
    this.#cdp = cdp;
    this.#limits = limits;
    this.room = { bytes: limits.maxBytes, resources: limits.maxResources };
  }

  async begin(): Promise<void> {
    const cdp = this.#cdp;
    cdp.on('Network.requestWillBeSent', this.#asked);
    cdp.on('Network.responseReceived', this.#answered);
    cdp.on('Network.loadingFinished', this.#finished);
    cdp.on('Network.loadingFailed', this.#failed);
    const sizes = {
      maxTotalBufferSize: BUFFER_BYTES,
      maxResourceBufferSize: this.#limits.maxBodyBytes + 1_000_000,
    };
    const enabled = { ...sizes, maxPostDataSize: POST_BYTES, enableDurableMessages: true };
    // the flag is being replaced by the second command: each Chromium knows one of them or both
    await Promise.all([
      cdp.send('Network.enable', enabled),
      cdp.send('Network.configureDurableMessages', sizes).catch(ignore),
    ]);
  }

  async bodiesThere(): Promise<void> {
    while (this.#fetching.size > 0) await Promise.all(this.#fetching);
  }

  underWay(): number {
    let count = 0;
    for (const one of this.#open.values()) if (LOOKS.has(one.type)) count += 1;
    return count;
  }

  end(): void {
    const cdp = this.#cdp;
    cdp.off('Network.requestWillBeSent', this.#asked);
    cdp.off('Network.responseReceived', this.#answered);
    cdp.off('Network.loadingFinished', this.#finished);
    cdp.off('Network.loadingFailed', this.#failed);
    // gives the buffers back
    cdp.send('Network.disable').catch(ignore);
  }

  readonly #asked = (event: Asked): void => {
    const { requestId, request, redirectResponse } = event;
    const before = this.#open.get(requestId);
    if (before !== undefined && redirectResponse !== undefined) {
      take(before, redirectResponse);
      before.state = 'redirected';
    }
    if (!isKept(event)) return;
    const requestBody = sentWith(request);
    const exchange: Exchange = {
      method: request.method,
      url: request.url,
      type: event.type ?? 'Other',
      frameId: event.frameId ?? '',
      ...(requestBody === undefined ? {} : { requestBody }),
      state: 'open',
      status: 0,
      mimeType: '',
      headers: [],
      body: null,
      isGap: false,
      isTruncated: false,
      error: '',
    };
    this.#open.set(requestId, exchange);
    this.exchanges.push(exchange);
  };

  readonly #answered = ({ requestId, response }: { requestId: string; response: Answer }): void => {
    const exchange = this.#open.get(requestId);
    if (exchange !== undefined) take(exchange, response);
  };

  readonly #finished = (event: { requestId: string; encodedDataLength: number }): void => {
    const exchange = this.#open.get(event.requestId);
    this.#open.delete(event.requestId);
    if (exchange === undefined) return;
    exchange.state = 'finished';
    if (exchange.type === 'Media' || this.room.bytes <= 0 || this.room.resources <= 0) return;
    this.room.resources -= 1;
    const work = this.#fetch(exchange, event).finally(() => this.#fetching.delete(work));
    this.#fetching.add(work);
  };

  readonly #failed = ({ requestId, errorText }: { requestId: string; errorText: string }): void => {
    const exchange = this.#open.get(requestId);
    this.#open.delete(requestId);
    if (exchange === undefined) return;
    exchange.state = 'failed';
    exchange.error = errorText;
  };

  async #fetch(
    exchange: Exchange,
    { requestId, encodedDataLength }: { requestId: string; encodedDataLength: number },
  ): Promise<void> {
    try {
      const { body, base64Encoded } = await this.#cdp.send('Network.getResponseBody', {
        requestId,
      });
      const bytes = Buffer.from(body, base64Encoded ? 'base64' : 'utf8');
      exchange.isGap =
        bytes.length === 0 && encodedDataLength > HEAD_BYTES && mayHaveBody(exchange);
      if (!exchange.isGap) putBody(exchange, bytes, { room: this.room, limits: this.#limits });
    } catch {
      // Chromium no longer has it
      exchange.isGap = mayHaveBody(exchange);
    }
  }
}

/** Stores a body within the limits. */
export function putBody(
  exchange: Exchange,
  bytes: Uint8Array,
  { room, limits }: { readonly room: Room; readonly limits: RecordLimits },
): void {
  const kept = Math.min(bytes.length, limits.maxBodyBytes);
  if (kept > room.bytes) {
    room.bytes = 0;
    return;
  }
  room.bytes -= kept;
  exchange.isGap = false;
  exchange.isTruncated = kept < bytes.length;
  exchange.body = kept < bytes.length ? bytes.subarray(0, kept) : bytes;
}

function isKept({ request, type }: Asked): boolean {
  if (!/^https?:/i.test(request.url) || NOT_KEPT.has(type ?? '')) return false;
  return request.method !== 'OPTIONS' && request.method !== 'HEAD';
}

/** A HEAD, a redirect, 204, 205 and 304 come without one. */
function mayHaveBody({ status }: Exchange): boolean {
  return status >= 200 && ![204, 205, 304].includes(status) && (status < 300 || status >= 400);
}

function take(exchange: Exchange, { status, mimeType, headers }: Answer): void {
  exchange.status = status;
  exchange.mimeType = mimeType;
  exchange.headers = fieldsOf(Object.entries(headers));
}

/** Lower case names, repeated fields apart (Chromium joins them by line breaks), nothing private. */
export function fieldsOf(
  entries: readonly (readonly [string, string])[],
): (readonly [string, string])[] {
  return entries.flatMap(([written, value]) => {
    const name = written.toLowerCase();
    if (isPrivateField(name)) return [];
    return value.split('\n').map((one): readonly [string, string] => [name, one]);
  });
}

/** Bytes are told as they are; text, by an older Chromium, as text. */
function sentWith({ postData, postDataEntries }: Asked['request']): Uint8Array | undefined {
  const parts = (postDataEntries ?? []).flatMap(({ bytes }) =>
    bytes === undefined ? [] : [Buffer.from(bytes, 'base64')],
  );
  if (parts.length > 0) return Buffer.concat(parts);
  return postData === undefined ? undefined : Buffer.from(postData);
}

const ignore = (): void => undefined;
