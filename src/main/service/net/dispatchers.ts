/**
 * undici agents whose every connection passes the address guard, one per kind of connection.
 *
 * A pool per origin with keep-alive; pools without connections are dropped by undici's Agent. With an
 * upstream proxy the proxy makes the connection: the address is then judged before the request is
 * handed to it, as far as names resolve here.
 */
import type { Socket } from 'node:net';
import { Agent, buildConnector, Pool, ProxyAgent } from './undici-parts.ts';
import type { Dispatcher } from 'undici';
import type { AddressGuard, ResolvedAddress } from './address-guard.ts';
import { MAX_HEADER_BYTES } from './exchange.ts';

interface DispatcherKind {
  readonly guard: AddressGuard;
  readonly skipTlsVerification: boolean;
  /** An http(s) proxy that makes the connections. */
  readonly proxyUrl?: string;
}

export interface Dispatchers {
  get(kind: DispatcherKind): Dispatcher;
  openSockets(): number;
  /** Cuts every connection. */
  close(): Promise<void>;
}

const CONNECT_TIMEOUT_MS = 15_000;
const KEEP_ALIVE_MS = 15_000;

/** Agents made on first use. */
export function createDispatchers(): Dispatchers {
  const agents = new Map<AddressGuard, Map<string, Dispatcher>>();
  const sockets = new Set<Socket>();
  const track = (socket: Socket): void => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  };

  return {
    get({ guard, skipTlsVerification, proxyUrl }) {
      const kind = `${skipTlsVerification} ${proxyUrl ?? ''}`;
      const known = agents.get(guard)?.get(kind);
      if (known !== undefined) return known;
      const made =
        proxyUrl === undefined
          ? directAgent(guard, skipTlsVerification, track)
          : proxyAgent(proxyUrl, skipTlsVerification);
      const family = agents.get(guard) ?? new Map<string, Dispatcher>();
      agents.set(guard, family.set(kind, made));
      return made;
    },
    openSockets: () => sockets.size,
    async close() {
      const all = [...agents.values()].flatMap((family) => [...family.values()]);
      agents.clear();
      await Promise.all(all.map((agent) => agent.destroy()));
      for (const socket of sockets) socket.destroy();
    },
  };
}

function directAgent(
  guard: AddressGuard,
  skipTlsVerification: boolean,
  track: (socket: Socket) => void,
): Dispatcher {
  return new Agent({
    factory: (origin) =>
      new Pool(origin, {
        connect: guardedConnector(guard, skipTlsVerification, track),
        keepAliveTimeout: KEEP_ALIVE_MS,
        maxHeaderSize: MAX_HEADER_BYTES,
        strictContentLength: false,
        allowH2: false,
      }),
  });
}

function proxyAgent(proxyUrl: string, skipTlsVerification: boolean): Dispatcher {
  return new ProxyAgent({
    uri: proxyUrl,
    requestTls: { rejectUnauthorized: !skipTlsVerification, timeout: CONNECT_TIMEOUT_MS },
    keepAliveTimeout: KEEP_ALIVE_MS,
    maxHeaderSize: MAX_HEADER_BYTES,
    allowH2: false,
  });
}

/** A connector for one origin: resolve, judge, dial only what was judged. */
function guardedConnector(
  guard: AddressGuard,
  skipTlsVerification: boolean,
  track: (socket: Socket) => void,
): buildConnector.connector {
  // One pool serves one host and port, so whichever judged list is newest is right for all of it.
  let judged: readonly ResolvedAddress[] = [];
  const dial = buildConnector({
    timeout: CONNECT_TIMEOUT_MS,
    allowH2: false,
    rejectUnauthorized: !skipTlsVerification,
    autoSelectFamily: true,
    lookup: (_host, options, done) => {
      const [first] = judged;
      if (options.all === true) done(null, [...judged]);
      else done(null, first?.address ?? '', first?.family);
    },
  });
  return (options, callback) => {
    const port = Number(options.port) || (options.protocol === 'https:' ? 443 : 80);
    guard.resolveAll(options.hostname, port).then(
      (addresses) => {
        judged = addresses;
        dial(options, (error, socket) => {
          if (error !== null) {
            callback(error, null);
            return;
          }
          track(socket);
          callback(null, socket);
        });
      },
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), null),
    );
  };
}
