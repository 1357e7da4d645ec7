/**
 * How the egress proxy opens connections: straight to an address that was judged, or by way of the
 * operator's own upstream proxy (CONNECT for tunnels, absolute addresses for plain http).
 * Source: RFC 9110 section 9.3.6; Node's `autoSelectFamily` (RFC 8305) tries the families in turn.
 */
import { connect, isIP } from 'node:net';
import type { Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { HearthError } from '../domain/errors.ts';
import type { ResolvedAddress } from './address-guard.ts';
import { keyOf } from './egress-wire.ts';
import type { Target } from './egress-wire.ts';

export interface Upstream {
  readonly host: string;
  readonly port: number;
  readonly isTls: boolean;
  /** Name and value of the credentials' header field, or nothing. */
  readonly headers: readonly string[];
}

const CONNECT_TIMEOUT_MS = 15_000;
const MAX_HEAD_BYTES = 16_384;

/** Throws `CONFIG_INVALID` unless `url` is an http or https address. */
export function readUpstream(url: string): Upstream {
  const parsed = URL.parse(url);
  if (parsed === null || (parsed.protocol !== 'http:' && parsed.protocol !== 'https:')) {
    throw new HearthError(
      'CONFIG_INVALID',
      'The proxy address must start with http:// or https://; correct it in the settings.',
    );
  }
  const isTls = parsed.protocol === 'https:';
  const name = decodeURIComponent(parsed.username);
  const secret = `${name}:${decodeURIComponent(parsed.password)}`;
  return {
    host: parsed.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(parsed.port) || (isTls ? 443 : 80),
    isTls,
    headers:
      name === '' ? [] : ['Proxy-Authorization', `Basic ${Buffer.from(secret).toString('base64')}`],
  };
}

/** A connection to the first of `addresses` that answers. Throws Node's own error. */
export function dialChecked(addresses: readonly ResolvedAddress[], port: number): Promise<Socket> {
  const socket = connect({
    host: 'already-resolved.invalid',
    port,
    noDelay: true,
    autoSelectFamily: true,
    lookup: (_host, _options, done) => done(null, [...addresses]),
  });
  return opened(socket, 'connect');
}

export function connectToUpstream({ host, port, isTls }: Upstream): Promise<Socket> {
  return isTls
    ? opened(
        connectTls({ host, port, ...(isIP(host) === 0 ? { servername: host } : {}) }),
        'secureConnect',
      )
    : opened(connect({ host, port, noDelay: true }), 'connect');
}

/** A connection to `target` by way of the upstream proxy. */
export async function openTunnel(upstream: Upstream, target: Target): Promise<Socket> {
  const socket = await connectToUpstream(upstream);
  const key = keyOf(target);
  const [name, value] = upstream.headers;
  const credentials = name === undefined ? '' : `${name}: ${value ?? ''}\r\n`;
  socket.write(`CONNECT ${key} HTTP/1.1\r\nHost: ${key}\r\n${credentials}\r\n`);
  try {
    const status = await readStatus(socket);
    if (status >= 200 && status < 300) return socket;
    throw new HearthError(
      'SCRAPE_SITE_ERROR',
      `The configured proxy answered ${status} for ${key}. Check its address, credentials and rules.`,
    );
  } catch (error) {
    socket.destroy();
    throw error;
  }
}

function opened(socket: Socket, event: 'connect' | 'secureConnect'): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const error = new Error('The connection was not made in time');
      socket.destroy(Object.assign(error, { code: 'ETIMEDOUT' }));
    }, CONNECT_TIMEOUT_MS);
    const fail = (error: Error): void => {
      clearTimeout(timer);
      socket.destroy();
      reject(error);
    };
    socket.once('error', fail);
    socket.once(event, () => {
      clearTimeout(timer);
      socket.off('error', fail);
      resolve(socket);
    });
  });
}

/** The status of the proxy's answer; what follows its head stays unread in the socket. */
async function readStatus(socket: Socket): Promise<number> {
  let head = Buffer.alloc(0);
  while (head.length < MAX_HEAD_BYTES) {
    const chunk = await nextChunk(socket);
    head = Buffer.concat([head, chunk]);
    const end = head.indexOf('\r\n\r\n');
    if (end === -1) continue;
    if (head.length > end + 4) socket.unshift(head.subarray(end + 4));
    return Number(/^HTTP\/1\.[01] (\d{3})/.exec(head.toString('latin1'))?.[1] ?? 502);
  }
  return 502;
}

function nextChunk(socket: Socket): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => socket.destroy(Object.assign(new Error('No answer'), { code: 'ETIMEDOUT' })),
      CONNECT_TIMEOUT_MS,
    );
    const settle = (): void => {
      clearTimeout(timer);
      socket.off('readable', read).off('error', fail).off('end', end).off('close', end);
    };
    const read = (): void => {
      const chunk: unknown = socket.read();
      if (!Buffer.isBuffer(chunk)) return;
      settle();
      resolve(chunk);
    };
    const fail = (error: Error): void => {
      settle();
      reject(error);
    };
    const end = (): void => {
      settle();
      reject(Object.assign(new Error('The proxy closed the connection'), { code: 'ECONNRESET' }));
    };
    socket.on('readable', read).on('error', fail).on('end', end).on('close', end);
  });
}
