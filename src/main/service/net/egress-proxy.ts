/**
 * The filtering proxy that all of Chromium's traffic goes through: HTTP by absolute address, everything
 * else (TLS, websockets) by CONNECT.
 *
 * Each target is resolved and judged when it is dialled, and the judged address is the one dialled, so
 * neither a redirect, a sub-request nor a second DNS answer reaches what is refused. Every browser
 * context has its own session with random credentials: no other local process can use the proxy, and a
 * failure can be told to the page that met it. It never decrypts, caches or retries what is not safe
 * to repeat. Sources: RFC 9110 sections 7.6 and 9.3.6 (hop-by-hop fields, CONNECT); why a proxy and not
 * request interception: docs/adr/0004-browser-and-egress-proxy.md.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { Agent, createServer, request as httpRequest } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { asError } from '../domain/abort.ts';
import { HearthError } from '../domain/errors.ts';
import type { ResolvedAddress } from './address-guard.ts';
import { openDirectWatch } from './egress-direct.ts';
import type { DirectWatch } from './egress-direct.ts';
import { connectToUpstream, dialChecked, openTunnel, readUpstream } from './egress-dial.ts';
import type { Upstream } from './egress-dial.ts';
import {
  challenge,
  endWith,
  forwardable,
  isRepeatable,
  keyOf,
  refuse,
  relay,
  statusOf,
  targetOf,
  tunnelTargetOf,
} from './egress-wire.ts';
import type { Target } from './egress-wire.ts';
import { MAX_HEADER_BYTES } from './exchange.ts';
import { readFailure } from './failures.ts';

export interface EgressOptions {
  /** Addresses that may be dialled for a host; throws a HearthError when none may. */
  readonly resolve: (host: string, port: number) => Promise<readonly ResolvedAddress[]>;
  /** An http(s) proxy, credentials included, through which everything leaves. */
  readonly upstreamUrl?: string;
  /** Where it listens; a free port of loopback by default. */
  readonly listen?: { readonly host: string; readonly port: number };
  /** `http(s)://host:port` at which browsers reach it; host and port it listens at by default. */
  readonly advertise?: string;
  /** Told the port before anybody else knows it. */
  readonly onListening?: (port: number) => void;
}

/** Where the proxy is, for a browser. */
export interface EgressPlace {
  readonly host: string;
  readonly port: number;
  /** `http://host:port`, or what is advertised. */
  readonly url: string;
}

/** A page of the proxy's own, at an address that resolves nowhere. */
export interface EgressPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface EgressSessionOptions {
  /** True for hosts that are not to be reached at all (advertising); they are answered 403. */
  readonly blocks?: (host: string) => boolean;
  /** An http(s) proxy for this session, instead of the one everything leaves through. */
  readonly upstreamUrl?: string;
  /** `none`: no connection is ever opened for it, whatever asks; `all` by default. */
  readonly dials?: 'all' | 'none';
  /** Answers an address of plain http itself, before anything is judged; the session then remembers all it is asked. */
  readonly answers?: (url: string) => EgressPage | undefined;
}

export interface EgressSession {
  readonly username: string;
  readonly password: string;
  /** Why the newest attempt to reach the origin of `url` failed; undefined once one succeeded. */
  failureOf(url: string): HearthError | undefined;
  /** `host:port` of all targets refused by address, in order of first refusal. */
  refused(): readonly string[];
  /** Connections opened outward for it so far: that this is 0 proves that nothing left. */
  dials(): number;
  /** The check address was asked for with its credentials. */
  isProved(): boolean;
  /** Addresses of plain http and `host:port` of tunnels in order, the first 500; empty unless it `answers`. */
  asked(): readonly string[];
  /** Cuts the session's connections; its credentials are void from here on. */
  close(): void;
}

export interface EgressProxy {
  /** Listens, once; resolves where. Throws `CONFIG_INVALID` where it cannot. */
  start(): Promise<EgressPlace>;
  /** The port it listens at; undefined before it does. */
  port(): number | undefined;
  openSession(options?: EgressSessionOptions): EgressSession;
  /** Hears of what comes to its port past the proxy protocol: requests as to a site, datagrams of WebRTC. */
  watchDirect(): Promise<DirectWatch>;
  /** Open connections in both directions, and sessions. */
  stats(): { readonly sockets: number; readonly sessions: number };
  /** Cuts everything and stops listening. */
  close(): Promise<void>;
}

/** A request to this address is answered 204 and proves the credentials; the name never resolves. */
export const EGRESS_CHECK_URL = 'http://egress.hearth.invalid/';

const LOOPBACK = { host: '127.0.0.1', port: 0 };
const MAX_REMEMBERED = 500;
/** Beyond loopback, a connection that sends no request is cut after this long. */
const HEAD_MS = 60_000;

/** The proxy, not listening yet. */
export function createEgressProxy(options: EgressOptions): EgressProxy {
  return new Egress(options);
}

interface Session extends EgressSession {
  readonly upstream: Upstream | undefined;
  readonly blocks: (host: string) => boolean;
  readonly mayDial: boolean;
  readonly counted: { dials: number; checks: number };
  readonly answers: EgressSessionOptions['answers'];
  readonly log: string[];
  readonly sockets: Set<Duplex>;
  readonly failures: Map<string, HearthError>;
  readonly refusals: Set<string>;
  readonly agent: Agent;
}

/** A request with its address on the connection, or a connection handed through as it is. */
type Mode = 'plain' | 'tunnel';

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
}

/** Chromium asks for addresses of up to 2 MiB; fields beside them come on top. */
const MOST_HEAD = 2_097_152 + 65_536;

class Egress implements EgressProxy {
  readonly #resolve: EgressOptions['resolve'];
  readonly #upstream: Upstream | undefined;
  readonly #server: Server;
  readonly #sessions = new Map<string, Session>();
  readonly #sockets = new Set<Duplex>();
  readonly #place: Pick<EgressOptions, 'listen' | 'advertise' | 'onListening'>;
  readonly #watches = new Set<(what: string) => void>();
  #listening: Promise<EgressPlace> | undefined;

  constructor(options: EgressOptions) {
    this.#resolve = options.resolve;
    this.#place = options;
    this.#upstream =
      options.upstreamUrl === undefined ? undefined : readUpstream(options.upstreamUrl);
    const isLocal = isLoopback((options.listen ?? LOOPBACK).host);
    const headersTimeout = isLocal ? 0 : HEAD_MS;
    this.#server = createServer({ maxHeaderSize: MOST_HEAD, requestTimeout: 0, headersTimeout });
    this.#server.keepAliveTimeout = 0;
    this.#server.on('connection', (socket) => this.#track(socket));
    this.#server.on('request', (request, response) => this.#forward(request, response));
    this.#server.on('connect', (request, socket, head) => {
      void this.#tunnel(request, socket, head);
    });
    this.#server.on('clientError', (_error, socket) => socket.destroy());
  }

  start(): Promise<EgressPlace> {
    this.#listening ??= this.#listen().catch((error: unknown) => {
      this.#listening = undefined;
      throw error;
    });
    return this.#listening;
  }

  port(): number | undefined {
    const address = this.#server.address();
    return typeof address === 'object' ? address?.port : undefined;
  }

  async watchDirect(): Promise<DirectWatch> {
    const { host } = this.#place.listen ?? LOOPBACK;
    const { port } = await this.start();
    const watch = await openDirectWatch({ host, port });
    this.#watches.add(watch.request);
    return {
      ...watch,
      close: () => {
        this.#watches.delete(watch.request);
        watch.close();
      },
    };
  }

  openSession(options: EgressSessionOptions = {}): EgressSession {
    const username = randomBytes(12).toString('hex');
    const failures = new Map<string, HearthError>();
    const refusals = new Set<string>();
    const sockets = new Set<Duplex>();
    const counted = { dials: 0, checks: 0 };
    const log: string[] = [];
    const agent = new Agent({ keepAlive: true, maxFreeSockets: 32 });
    const session: Session = {
      username,
      upstream:
        options.upstreamUrl === undefined ? this.#upstream : readUpstream(options.upstreamUrl),
      password: randomBytes(24).toString('hex'),
      blocks: options.blocks ?? (() => false),
      mayDial: options.dials !== 'none',
      counted,
      dials: () => counted.dials,
      isProved: () => counted.checks > 0,
      answers: options.answers,
      log,
      asked: () => [...log],
      sockets,
      failures,
      refusals,
      agent,
      failureOf: (url) => failures.get(keyOf(targetOf(url))),
      refused: () => [...refusals],
      close: () => {
        this.#sessions.delete(username);
        agent.destroy();
        for (const socket of sockets) socket.destroy();
      },
    };
    // every connection of the agent is dialled through the guard
    agent.createConnection = (request, callback) => {
      const target = { host: request.host ?? '', port: Number(request.port) };
      this.#connect(session, target, 'plain').then(
        (socket) => callback?.(null, socket),
        (error: unknown) => callback?.(asError(error), undefined as never),
      );
      return undefined;
    };
    this.#sessions.set(username, session);
    return session;
  }

  stats(): { sockets: number; sessions: number } {
    return { sockets: this.#sockets.size, sessions: this.#sessions.size };
  }

  async close(): Promise<void> {
    for (const session of this.#sessions.values()) session.close();
    await Promise.all([...this.#sockets].map(closeWhole));
    await this.#listening?.catch(() => undefined);
    if (!this.#server.listening) return;
    const closed = once(this.#server, 'close');
    this.#server.close();
    await closed;
  }

  async #listen(): Promise<EgressPlace> {
    const { host, port: wanted } = this.#place.listen ?? LOOPBACK;
    this.#server.listen(wanted, host);
    try {
      await once(this.#server, 'listening');
    } catch (error) {
      throw new HearthError(
        'CONFIG_INVALID',
        `The egress proxy cannot listen at ${keyOf({ host, port: wanted })} (${asError(error).message}). Correct egressHost and egressPort.`,
        { cause: error },
      );
    }
    const { port } = this.#server.address() as AddressInfo;
    this.#place.onListening?.(port);
    return { host, port, url: this.#place.advertise ?? `http://${keyOf({ host, port })}` };
  }

  #track(socket: Duplex, session?: Session): void {
    if (!this.#sockets.has(socket)) {
      this.#sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.once('close', () => this.#sockets.delete(socket));
    }
    if (session === undefined || session.sockets.has(socket)) return;
    session.sockets.add(socket);
    socket.once('close', () => session.sockets.delete(socket));
  }

  #authenticate(request: IncomingMessage): Session | undefined {
    const [scheme, encoded] = (request.headers['proxy-authorization'] ?? '').split(' ');
    if (scheme?.toLowerCase() !== 'basic' || encoded === undefined) return undefined;
    const [username, password] = Buffer.from(encoded, 'base64').toString().split(':');
    const session = this.#sessions.get(username ?? '');
    if (session === undefined) return undefined;
    const given = Buffer.from(password ?? '');
    const right = Buffer.from(session.password);
    if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
    this.#track(request.socket, session);
    return session;
  }

  async #tunnel(request: IncomingMessage, client: Duplex, head: Buffer): Promise<void> {
    this.#track(client);
    const session = this.#authenticate(request);
    if (session === undefined) {
      endWith(client, 407, 'This proxy serves Hearth’s own browser only.');
      return;
    }
    const target = tunnelTargetOf(request.url ?? '');
    note(session, keyOf(target));
    try {
      const remote = await this.#connect(session, target, 'tunnel');
      if (client.destroyed) {
        remote.destroy();
        return;
      }
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      if (head.length > 0) remote.write(head);
      remote.pipe(client).pipe(remote);
      remote.once('close', () => client.destroy());
      client.once('close', () => remote.destroy());
    } catch (error) {
      const failure = readFailure(error, `http://${keyOf(target)}`, 'connecting');
      endWith(client, statusOf(failure), failure.message);
    }
  }

  #forward(request: IncomingMessage, response: ServerResponse): void {
    // as one asks a site: somebody has come here without meaning a proxy
    if (request.url?.startsWith('/') === true) {
      for (const tell of this.#watches) tell(request.url);
    }
    const session = this.#authenticate(request);
    if (session === undefined) {
      challenge(response);
      return;
    }
    if (request.url === EGRESS_CHECK_URL) {
      session.counted.checks += 1;
      response.writeHead(204).end();
      return;
    }
    note(session, request.url ?? '');
    const own = session.answers?.(request.url ?? '');
    if (own !== undefined) {
      response.writeHead(own.status, own.headers).end(own.body);
      return;
    }
    const url = URL.parse(request.url ?? '');
    if (url?.protocol !== 'http:') {
      response.writeHead(400).end('Only http addresses and CONNECT are served here.');
      return;
    }
    this.#exchange(session, { request, response, url }, isRepeatable(request));
  }

  /** One request to the site and its answer back; once more when a kept connection had gone stale. */
  #exchange(session: Session, exchange: Exchange, mayRepeat: boolean): void {
    const { request, response, url } = exchange;
    const target = targetOf(url.href);
    const { upstream } = session;
    const outgoing = httpRequest({
      agent: session.agent,
      host: target.host,
      port: target.port,
      path: upstream === undefined ? url.pathname + url.search : url.href,
      method: request.method,
      headers: [...forwardable(request.rawHeaders), ...(upstream?.headers ?? [])],
      setHost: false,
      insecureHTTPParser: true,
      maxHeaderSize: MAX_HEADER_BYTES,
    });
    let answer: IncomingMessage | undefined;
    outgoing.on('response', (incoming) => {
      answer = incoming;
      session.failures.delete(keyOf(target));
      relay(incoming, response);
    });
    outgoing.on('error', (error) => {
      // what follows a whole answer is none of it
      if (answer?.complete === true) return;
      if (answer !== undefined || response.destroyed) {
        // who refuses a request answers before all of it was read, and cuts: how that answer ends, it says itself
        if ((answer?.statusCode ?? 0) < 400) response.destroy();
        return;
      }
      if (mayRepeat && outgoing.reusedSocket) {
        this.#exchange(session, exchange, false);
        return;
      }
      refuse(response, this.#remember(session, target, error));
    });
    response.once('close', () => outgoing.destroy());
    if (mayRepeat) outgoing.end();
    else request.pipe(outgoing);
  }

  /** A connection that reaches `target`, or throws why not (and remembers it). */
  async #connect(session: Session, target: Target, mode: Mode): Promise<Socket> {
    try {
      const socket = await this.#dial(session, target, mode);
      this.#track(socket, session);
      if (!this.#sessions.has(session.username)) {
        socket.destroy();
        throw new HearthError('SCRAPE_JOB_CANCELLED', 'The browser session has ended.');
      }
      session.failures.delete(keyOf(target));
      return socket;
    } catch (error) {
      throw this.#remember(session, target, error);
    }
  }

  async #dial(session: Session, target: Target, mode: Mode): Promise<Socket> {
    if (!session.mayDial) {
      throw new HearthError(
        'SCRAPE_ADDRESS_REFUSED',
        `${target.host} is not fetched: this page is shown from the archive alone.`,
      );
    }
    if (target.host === '' || session.blocks(target.host)) {
      throw new HearthError('FORBIDDEN', `${target.host} is blocked; set blockAds to false.`);
    }
    const addresses = await this.#resolveFor(session, target);
    const { port } = await this.start();
    if (target.port === port && addresses.some((entry) => isLoopback(entry.address))) {
      throw new HearthError('SCRAPE_ADDRESS_REFUSED', 'Hearth never fetches from itself.');
    }
    const { upstream, counted } = session;
    counted.dials += 1;
    if (upstream === undefined) return await dialChecked(addresses, target.port);
    return mode === 'plain'
      ? await connectToUpstream(upstream)
      : await openTunnel(upstream, target);
  }

  /** With an upstream proxy a name that only it can resolve is its own to judge. */
  async #resolveFor({ upstream }: Session, target: Target): Promise<readonly ResolvedAddress[]> {
    try {
      return await this.#resolve(target.host, target.port);
    } catch (error) {
      const isUnknown =
        error instanceof HearthError && error.code === 'SCRAPE_DNS_RESOLUTION_ERROR';
      if (isUnknown && upstream !== undefined) return [];
      throw error;
    }
  }

  #remember(session: Session, target: Target, error: unknown): HearthError {
    const failure = readFailure(error, `http://${keyOf(target)}`, 'connecting');
    if (session.failures.size >= MAX_REMEMBERED) session.failures.clear();
    session.failures.set(keyOf(target), failure);
    if (failure.code === 'SCRAPE_ADDRESS_REFUSED' && session.refusals.size < MAX_REMEMBERED) {
      session.refusals.add(keyOf(target));
    }
    return failure;
  }
}

/** Only of sessions that answer: what others ask for is written nowhere. */
function note({ answers, log }: Session, what: string): void {
  if (answers !== undefined && log.length < MAX_REMEMBERED) log.push(what);
}

/** For sockets whose `close` has not been told yet. */
async function closeWhole(socket: Duplex): Promise<void> {
  const closed = once(socket, 'close');
  socket.destroy();
  await closed;
}

function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.');
}
