/**
 * Shows kept pages: a listener on an origin of its own, so that nothing a page holds can reach Hearth's own pages.
 *
 * `/<ticket>/<capture>/f/<frame>` is a still (with `?mark=PASSAGE` marked there, the first at `#hit`), `/<ticket>/<capture>/-/<address>` a part of it, and
 * `/<ticket>/web/<14 digits>/<address>` a link, which leads to the capture nearest in time. With `n` for `f` and
 * `in` for `web` they stand inside another still. GET and HEAD, the Host
 * must be this listener's. It reads the archive and never fetches. Where a second port cannot be had, `handle`
 * serves the same below `prefix` of another server: the sandbox keeps the origin opaque there, too.
 * Why so: docs/adr/0026-still-and-live.md.
 */
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { toHearthError } from '../../domain/errors.ts';
import type { ReplayResource, ReplayRewriter, ReplaySource } from '../../ports/replay-source.ts';
import type { Log } from '../../ports/system.ts';
import { guardRequest } from '../guard.ts';
import type { GuardRules } from '../guard.ts';
import { guardFields, sheetText, shownType } from './policy.ts';
import type { ReplayTickets, TicketHolder } from './tickets.ts';

export interface ReplayOptions {
  readonly source: ReplaySource;
  /** Absent: stills and sheets go out as they were kept, and the policy alone holds. */
  readonly rewriter?: ReplayRewriter;
  readonly tickets: ReplayTickets;
  readonly guard: GuardRules;
  /** Origins whose pages may frame what is shown at `origin`; asked at each answer, as ports are known late. */
  readonly framers: (origin: string) => readonly string[];
  /** PEM texts; absent: plain HTTP. */
  readonly tls?: { readonly cert: string; readonly key: string };
  readonly log: Log;
  /** Path below which `handle` serves; empty for a listener of its own. */
  readonly prefix?: string;
  /** Told of every link followed in a frame: where it leads, and the capture found, if any. */
  readonly onFollowed?: (followed: {
    readonly accountId: string;
    readonly ticket: string;
    readonly url: string;
    readonly captureId: string | null;
  }) => void;
}

export interface ReplayListener {
  /** Listens; resolves the origin. */
  start(options: { readonly host: string; readonly port: number }): Promise<string>;
  /** Answers a request of another server, below `prefix`. */
  handle(request: IncomingMessage, response: ServerResponse, origin: string): Promise<void>;
  close(): Promise<void>;
}

export function createReplayListener(options: ReplayOptions): ReplayListener {
  const { tls } = options;
  const scheme = tls === undefined ? 'http' : 'https';
  let open: Server | undefined;
  return {
    async start({ host, port }) {
      let bound = port;
      const serve = (request: IncomingMessage, response: ServerResponse): void => {
        void answerHere(options, { request, response, scheme, port: bound });
      };
      const server =
        tls === undefined
          ? createServer(LIMITS, serve)
          : createTlsServer({ ...LIMITS, ...tls }, serve);
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, resolve);
      });
      open = server;
      const address = server.address();
      if (typeof address === 'object' && address !== null) bound = address.port;
      const name = host.includes(':') ? `[${host}]` : host;
      return `${scheme}://${name}:${bound.toString()}`;
    },
    handle: (request, response, origin) => answer(options, { request, response, origin }),
    close: () =>
      new Promise((resolve) => {
        if (open === undefined) resolve();
        open?.close(() => resolve());
        open?.closeAllConnections();
      }),
  };
}

const LIMITS = { maxHeaderSize: 32_768 };

interface Asked {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** As the browser has it: what the policy must name. */
  readonly origin: string;
}

/** On its own port the Host must name it: a page of another name that leads here is refused. */
async function answerHere(
  options: ReplayOptions,
  {
    request,
    response,
    scheme,
    port,
  }: Omit<Asked, 'origin'> & { readonly scheme: string; readonly port: number },
): Promise<void> {
  const host = request.headers.host ?? '';
  const origin = `${scheme}://${host}`;
  try {
    guardRequest({ host }, options.guard);
  } catch (error) {
    say({ request, response, origin }, options, 403, toHearthError(error).message);
    return;
  }
  const isOwnPort = host.endsWith(`:${port.toString()}`);
  if (!isOwnPort) say({ request, response, origin }, options, 403, 'This port is not served here.');
  else await answer(options, { request, response, origin });
}

const PATH =
  /^\/([\da-f]{32})\/(?:(web|in)\/(\d{14})\/|([\w-]{1,64})\/(?:([fn])\/(\d{1,4})(?:\?.*)?$|-\/))/;

async function answer(options: ReplayOptions, asked: Asked): Promise<void> {
  try {
    if (asked.request.method === 'GET' || asked.request.method === 'HEAD') {
      await read(options, asked);
    } else say(asked, options, 405, 'Kept pages are only read.');
  } catch (error) {
    options.log.warn('a kept page could not be shown', { error: toHearthError(error).message });
    if (asked.response.headersSent) asked.response.destroy();
    else say(asked, options, 500, 'The archive could not be read.');
  }
}

async function read(options: ReplayOptions, asked: Asked): Promise<void> {
  const path = (asked.request.url ?? '').slice((options.prefix ?? '').length);
  const match = PATH.exec(path);
  const holder = match?.[1] === undefined ? undefined : await options.tickets.find(match[1]);
  if (match === null || holder === undefined) {
    say(asked, options, 404, 'Nothing is shown here. Open the capture again from the library.');
    return;
  }
  const [whole, ticket = '', way, digits, capture = '', kind, frame] = match;
  const rest = path.slice(whole.length);
  const isNested = way === 'in' || kind === 'n';
  const visit: Visit = { options, asked, holder, ticket, capture, isNested };
  if (digits !== undefined) await travel(visit, digits, rest);
  else if (frame !== undefined) await showStill(visit, Number(frame));
  else await showPart(visit, rest);
}

interface Visit {
  readonly options: ReplayOptions;
  readonly asked: Asked;
  readonly holder: TicketHolder;
  readonly ticket: string;
  readonly capture: string;
  /** Shown inside another still. */
  readonly isNested: boolean;
}

async function showStill(visit: Visit, frame: number): Promise<void> {
  const { options, asked, holder, capture } = visit;
  const { source, rewriter } = options;
  const [manifest, still] = await Promise.all([
    source.manifestOf(capture, holder.accountId),
    source.still(capture, frame, holder.accountId),
  ]);
  if (manifest === null || still === null) {
    say(asked, options, 404, 'This page, or this frame of it, was not kept.');
    return;
  }
  const way = visit.isNested ? 'in' : 'web';
  const link = `${rootOf(visit)}/${way}/${digitsOf(manifest.at)}/`;
  const here = `${rootOf(visit)}/${capture}`;
  const paths = { resource: `${here}/-/`, frame: `${here}/n/`, link };
  const base = /^https?:/.test(still.url) ? still.url : manifest.url;
  const marks = marksOf(asked.request.url ?? '');
  const sprites = await spritesOf(visit, still.html, base);
  const html = (await rewriter?.still(still.html, base, paths, { marks, sprites })) ?? still.html;
  send(visit, 200, {
    fields: {
      'content-type': 'text/html; charset=utf-8',
      'memento-datetime': new Date(manifest.at).toUTCString(),
      ...(manifest.isPrivate ? { 'x-hearth-private': 'true' } : {}),
    },
    body: Buffer.from(html),
  });
}

const MOST_SPRITES = 10;
const MOST_SPRITE_BYTES = 2 * 1024 ** 2;

/** Those that were kept. */
async function spritesOf(
  { options, holder, capture }: Visit,
  html: string,
  base: string,
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const files = (await options.rewriter?.spritesOf(html, base)) ?? [];
  for (const url of files.slice(0, MOST_SPRITES)) {
    const part = await options.source.resource(capture, url, holder.accountId);
    const body = part?.status === 200 ? part.body : null;
    if (body === null || body.length > MOST_SPRITE_BYTES) continue;
    found.set(url, new TextDecoder().decode(body));
  }
  return found;
}

const MOST_MARKS = 20;
const MOST_MARK_CHARS = 2000;

/** `?mark=PASSAGE`, once or more. */
function marksOf(path: string): readonly string[] {
  const passages = new URLSearchParams(path.split('?')[1] ?? '').getAll('mark');
  return passages.slice(0, MOST_MARKS).map((passage) => passage.slice(0, MOST_MARK_CHARS));
}

async function showPart(visit: Visit, address: string): Promise<void> {
  const { options, asked, holder, capture } = visit;
  const { source } = options;
  const url = URL.parse(address);
  const part = url === null ? null : await source.resource(capture, url.href, holder.accountId);
  if (url === null || part === null) {
    say(asked, options, 404, 'This part was not kept.');
    return;
  }
  const prefix = `${rootOf(visit)}/${capture}/-/`;
  const location = part.headers.find(([name]) => name === 'location')?.[1];
  const target = location === undefined ? null : URL.parse(location, url.href);
  if (part.status >= 300 && part.status < 400 && target !== null) {
    send(visit, 302, { fields: { location: prefix + target.href }, body: Buffer.alloc(0) });
    return;
  }
  const type = shownType(part, asked.request.headers['sec-fetch-dest'] === 'style');
  const body = part.body ?? new Uint8Array();
  const { rewriter } = options;
  const isSheet = type.startsWith('text/css') && rewriter !== undefined;
  const pageOf = async (): Promise<ReplayResource | null> => {
    const page = await source.manifestOf(capture, holder.accountId);
    return page === null ? null : source.resource(capture, page.url, holder.accountId);
  };
  send(visit, part.status >= 200 && part.status < 600 ? part.status : 404, {
    fields: {
      'content-type': type,
      ...(part.borrowedAt === undefined
        ? {}
        : { 'x-hearth-borrowed': new Date(part.borrowedAt).toISOString() }),
    },
    body: isSheet
      ? Buffer.from(await rewriter.css(await sheetText(part, body, pageOf), url.href, prefix))
      : Buffer.from(body.buffer, body.byteOffset, body.byteLength),
  });
}

/** A link: to the capture of that address nearest in time, or to words that there is none. */
async function travel(visit: Visit, digits: string, address: string): Promise<void> {
  const { options, asked, holder, ticket } = visit;
  const url = URL.parse(address);
  const at = timeOf(digits);
  const isPage = url !== null && /^https?:$/.test(url.protocol) && at !== undefined;
  const captureId = isPage ? await options.source.nearest(url.href, at, holder) : null;
  options.onFollowed?.({
    accountId: holder.accountId,
    ticket,
    url: url?.href ?? address,
    captureId,
  });
  if (captureId === null) {
    say(asked, options, 404, 'Not in the library: this page was not kept.');
    return;
  }
  const location = `${rootOf(visit)}/${captureId}/${visit.isNested ? 'n' : 'f'}/0`;
  send(visit, 302, { fields: { location }, body: Buffer.alloc(0) });
}

const rootOf = ({ options, ticket }: Visit): string => `${options.prefix ?? ''}/${ticket}`;

/** 14 digits, `20261122180000`, UTC. */
const digitsOf = (at: number): string =>
  new Date(at).toISOString().replaceAll(/\D/g, '').slice(0, 14);

function timeOf(digits: string): number | undefined {
  const [year, month, day, hour, minute, second] = [
    digits.slice(0, 4),
    ...(digits.slice(4).match(/../g) ?? []),
  ].map(Number);
  if (year === undefined || month === undefined) return undefined;
  const at = Date.UTC(year, month - 1, day, hour, minute, second);
  return Number.isNaN(at) ? undefined : at;
}

interface Said {
  readonly fields: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

function send({ options, asked, isNested }: Visit, status: number, { fields, body }: Said): void {
  const { request, response, origin } = asked;
  const framers = isNested ? undefined : options.framers(origin);
  const guarded = guardFields({ replay: origin, framers });
  const bodiless = status === 204 || status === 304;
  const length = bodiless ? {} : { 'content-length': body.length };
  response.writeHead(status, { ...guarded, ...fields, ...length });
  response.end(request.method === 'HEAD' || bodiless ? undefined : body);
}

function say(
  { request, response, origin }: Asked,
  options: ReplayOptions,
  status: number,
  sentence: string,
): void {
  const guarded = guardFields({ replay: origin, framers: options.framers(origin) });
  response.writeHead(status, { ...guarded, 'content-type': 'text/plain; charset=utf-8' });
  response.end(request.method === 'HEAD' ? undefined : sentence);
}
