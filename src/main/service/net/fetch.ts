/**
 * A request and its redirects: one chain with its own cookies, one deadline, one byte limit.
 *
 * Redirect rules: Fetch standard section 4.4 (method and body after 301, 302, 303; credentials are
 * not carried to another origin). A loop is named as soon as an address comes back with the same
 * cookies, for the second time where it sets some (the site may remember the visit by itself);
 * otherwise the hop limit ends it.
 */
import type { Dispatcher } from 'undici';
import { withoutPassword } from '../domain/address-login.ts';
import { HearthError } from '../domain/errors.ts';
import type { Clock } from '../ports/system.ts';
import { ACCEPT_ENCODING, decodeContent, decodePieces, isGzip } from './content-coding.ts';
import { createCookieJar } from './cookie-jar.ts';
import type { CookieJar } from './cookie-jar.ts';
import { exchange, isRedirect, openExchange } from './exchange.ts';
import type { Exchange, ExchangeRequest, Head, OpenExchange } from './exchange.ts';
import { parseHttpUrl } from './http-url.ts';
import type { NetContext, NetRequest, NetResponse, NetStream } from './request.ts';

export interface ChainParts {
  readonly clock: Clock;
  readonly dispatcher: Dispatcher;
  /** Rejects an address that must not be asked. */
  admit(url: URL): Promise<void>;
  /** Sends what `fetchChain` asks, instead of the dispatcher. */
  readonly send?: (request: ExchangeRequest, signal: AbortSignal) => Promise<Exchange>;
}

const MAX_REDIRECTS = 20;
const CREDENTIALS = new Set(['authorization', 'cookie', 'proxy-authorization']);
const BODY_HEADERS = new Set(['content-type', 'content-language', 'content-encoding']);
/** Belong to the connection, not to the caller. */
const HOP_BY_HOP = new Set(
  'connection keep-alive proxy-connection transfer-encoding upgrade expect te trailer content-length'.split(
    ' ',
  ),
);
/** setTimeout's largest delay. */
const LONGEST_TIMER_MS = 2_147_483_647;

interface Hop {
  readonly url: URL;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

/** Fetches `request` with its redirects; throws what `Net.fetch` documents. */
export async function fetchChain(
  request: NetRequest,
  context: NetContext,
  parts: ChainParts,
): Promise<NetResponse> {
  const limit = limitTime(request.url, context, parts.clock);
  try {
    const chain = { signal: limit.signal, admit: context.admit, onSent: context.onSent };
    const { send } = parts;
    const end = await follow(
      request,
      chain,
      parts,
      send === undefined ? exchange : (_, sent, signal) => send(sent, signal),
    );
    return await finish(end, request.maxBodyBytes);
  } finally {
    limit.release();
  }
}

/** The same, given back when the last answer begins. `onOver` is told once when all of it has ended. */
export async function openChain(
  request: NetRequest,
  context: NetContext,
  parts: ChainParts,
  onOver: () => void,
): Promise<NetStream> {
  const limit = limitTime(request.url, context, parts.clock);
  const over = (): void => {
    limit.release();
    onOver();
  };
  let answer: OpenExchange | undefined;
  try {
    const chain = { signal: limit.signal, admit: context.admit, onSent: context.onSent };
    const end = await follow(request, chain, parts, openExchange);
    answer = end.answer;
    const { status, statusText, headers, pieces } = answer;
    const coding = headers['content-encoding'] ?? '';
    const body = await decodePieces(pieces, coding, request.maxBodyBytes);
    const { finalUrl, redirects } = end;
    return { status, statusText, headers, finalUrl, redirects, body };
  } catch (error) {
    answer?.pieces.leave();
    throw error;
  } finally {
    if (answer === undefined) over();
    else void answer.over.then(over);
  }
}

interface Chain {
  readonly signal: AbortSignal;
  readonly admit: NetContext['admit'];
  readonly onSent: NetContext['onSent'];
}

interface ChainEnd<T extends Head> {
  readonly answer: T;
  readonly finalUrl: string;
  readonly redirects: readonly string[];
}

async function follow<T extends Head>(
  request: NetRequest,
  { signal, admit, onSent }: Chain,
  parts: ChainParts,
  send: (dispatcher: Dispatcher, request: ExchangeRequest, signal: AbortSignal) => Promise<T>,
): Promise<ChainEnd<T>> {
  const maxRedirects = request.maxRedirects ?? MAX_REDIRECTS;
  const jar = createCookieJar();
  const passed: string[] = [];
  const seen = new Set<string>();
  const retried = new Set<string>();
  let hop = firstHop(request);
  for (;;) {
    signal.throwIfAborted();
    await parts.admit(hop.url);
    const headers = headersOf(hop, jar);
    const mark = `${hop.method} ${hop.url.href}\n${headers['cookie'] ?? ''}`;
    if (seen.has(mark)) throw loopError(passed, hop.url.href);
    seen.add(mark);
    const answer = await send(
      parts.dispatcher,
      {
        ...hop,
        headers,
        maxBodyBytes: request.maxBodyBytes,
        onSent: passed.length === 0 ? onSent : undefined,
      },
      signal,
    );
    jar.store(hop.url, answer.setCookies, parts.clock.now());
    if (answer.setCookies.length > 0 && !retried.has(mark)) {
      retried.add(mark);
      seen.delete(mark);
    }
    const next = maxRedirects === 0 ? undefined : nextHop(hop, answer);
    if (next === undefined) return { answer, finalUrl: hop.url.href, redirects: passed };
    passed.push(hop.url.href);
    if (passed.length > maxRedirects) throw tooManyError(passed, maxRedirects);
    await admit?.(next.url.href);
    hop = next;
  }
}

async function finish(
  { answer, finalUrl, redirects }: ChainEnd<Exchange>,
  maxBodyBytes: number,
): Promise<NetResponse> {
  const coding = answer.headers['content-encoding'] ?? unsaidCoding(answer);
  const decoded =
    coding === ''
      ? { bytes: answer.body, isCut: false }
      : await decodeContent(answer.body, coding, maxBodyBytes);
  return {
    status: answer.status,
    statusText: answer.statusText,
    headers: answer.headers,
    finalUrl,
    redirects,
    body: decoded.bytes,
    warnings: decoded.isCut
      ? ['The site’s compressed answer is broken or ended early; what could be read was kept.']
      : [],
  };
}

/** A page that lies compressed on its server and is sent so, without a word. */
function unsaidCoding({ headers, body }: Exchange): string {
  const isPage = /^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(
    headers['content-type'] ?? '',
  );
  return isPage && isGzip(body) && body[2] === DEFLATE ? 'gzip' : '';
}

/** The one method of gzip. */
const DEFLATE = 8;

function firstHop(request: NetRequest): Hop {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers ?? {})) {
    if (!HOP_BY_HOP.has(name.toLowerCase())) headers[name.toLowerCase()] = value;
  }
  return {
    url: parseHttpUrl(request.url),
    method: request.method ?? 'GET',
    headers,
    ...(request.body === undefined ? {} : { body: request.body }),
  };
}

function headersOf(hop: Hop, jar: CookieJar): Record<string, string> {
  const { cookie: own = '', ...rest } = hop.headers;
  const cookie = jar.header(hop.url, own);
  const basic = basicAuth(hop.url);
  return {
    'accept-encoding': ACCEPT_ENCODING,
    ...(basic === undefined ? {} : { authorization: basic }),
    ...rest,
    ...(cookie === '' ? {} : { cookie }),
  };
}

/** `http://user:word@host/` as an Authorization header. */
function basicAuth(url: URL): string | undefined {
  if (url.username === '' && url.password === '') return undefined;
  const pair = `${decodePercent(url.username)}:${decodePercent(url.password)}`;
  return `Basic ${Buffer.from(pair).toString('base64')}`;
}

function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function without(
  headers: Readonly<Record<string, string>>,
  names: ReadonlySet<string>,
): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.has(name)));
}

function nextHop(hop: Hop, answer: Head): Hop | undefined {
  const { location = '' } = answer.headers;
  if (!isRedirect(answer)) return undefined;
  const url = URL.parse(asUtf8(location), hop.url.href);
  if (url === null) {
    throw new HearthError(
      'SCRAPE_SITE_ERROR',
      `${withoutPassword(hop.url.href)} redirects to "${withoutPassword(location)}", which is not an address.`,
    );
  }
  if (url.hash === '') url.hash = hop.url.hash;
  parseHttpUrl(url.href);
  const headers = url.origin === hop.url.origin ? hop.headers : without(hop.headers, CREDENTIALS);
  const becomesGet =
    (answer.status === 303 && hop.method !== 'HEAD') ||
    (hop.method === 'POST' && (answer.status === 301 || answer.status === 302));
  if (!becomesGet) return { ...hop, url, headers };
  return { url, method: 'GET', headers: without(headers, BODY_HEADERS) };
}

/** Header bytes arrive as Latin-1; servers write UTF-8 into Location. Other bytes go back as they came, as in browsers. */
function asUtf8(header: string): string {
  if (!/[\u0080-\u00ff]/.test(header)) return header;
  const text = Buffer.from(header, 'latin1').toString('utf8');
  if (!text.includes('\ufffd')) return text;
  return header.replaceAll(
    /[\u0080-\u00ff]/g,
    (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function limitTime(
  url: string,
  context: NetContext,
  clock: Clock,
): { readonly signal: AbortSignal; release(): void } {
  const controller = new AbortController();
  const outer = context.signal;
  const onAbort = (): void => controller.abort(outer?.reason);
  const leftMs = Math.max(0, context.deadlineAt - clock.now());
  const timer = setTimeout(
    () => controller.abort(timeoutError(url, leftMs)),
    Math.min(leftMs, LONGEST_TIMER_MS),
  );
  if (outer?.aborted === true) onAbort();
  else outer?.addEventListener('abort', onAbort, { once: true });
  return {
    signal: controller.signal,
    release() {
      clearTimeout(timer);
      outer?.removeEventListener('abort', onAbort);
    },
  };
}

function timeoutError(url: string, leftMs: number): HearthError {
  return new HearthError(
    'SCRAPE_TIMEOUT',
    `${URL.parse(url)?.host ?? url} did not send the whole page within ${spanOf(leftMs)}. Give the request a longer timeout or try again later.`,
  );
}

/** Asked for 1000 ms, of which one is gone, it is a second. */
function spanOf(ms: number): string {
  if (ms < 950) return `${Math.round(ms)} ms`;
  const seconds = ms / 1000;
  return `${seconds < 9.95 ? Number(seconds.toFixed(1)) : Math.round(seconds)} s`;
}

function loopError(passed: readonly string[], back: string): HearthError {
  const from = passed.indexOf(back);
  const loop = [...passed.slice(Math.max(from, 0)), back].slice(0, 6).join(' → ');
  return new HearthError(
    'SCRAPE_TOO_MANY_REDIRECTS',
    `The address redirects in a loop: ${loop}. Open it in a browser to see which address to use.`,
  );
}

function tooManyError(passed: readonly string[], limit: number): HearthError {
  return new HearthError(
    'SCRAPE_TOO_MANY_REDIRECTS',
    `More than ${limit.toString()} redirects; the last was ${passed.at(-1) ?? ''}. Open the address in a browser to see where it ends.`,
  );
}
