/**
 * What reaches the egress proxy's port without going through the proxy: the proof that a browser keeps to it
 * looks here. A request as one sends it to a site, or a STUN message by UDP (RFC 8489 section 5), which is what
 * WebRTC sends first.
 */
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { isIPv6 } from 'node:net';

export interface DirectWatch {
  /** Paths of requests that came directly, in order, the first 100. */
  requests(): readonly string[];
  /** STUN messages that came. */
  datagrams(): number;
  /** False where no datagram can be heard, because the port is taken for UDP. */
  readonly hearsDatagrams: boolean;
  close(): void;
}

const MOST_REQUESTS = 100;
const STUN_COOKIE = 0x21_12_a4_42;
const COOKIE_AT = 4;

/** `request` is told the path of each direct request. */
export async function openDirectWatch(at: {
  readonly host: string;
  readonly port: number;
}): Promise<DirectWatch & { readonly request: (path: string) => void }> {
  const requests: string[] = [];
  let datagrams = 0;
  const socket = createSocket(isIPv6(at.host) ? 'udp6' : 'udp4');
  socket.on('message', (message) => {
    const isStun = message.length > 8 && message.readUInt32BE(COOKIE_AT) === STUN_COOKIE;
    if (isStun) datagrams += 1;
  });
  let hearsDatagrams = true;
  try {
    socket.bind(at.port, at.host);
    await once(socket, 'listening');
    socket.on('error', () => undefined);
  } catch {
    hearsDatagrams = false;
  }
  return {
    hearsDatagrams,
    requests: () => [...requests],
    datagrams: () => datagrams,
    request: (path) => {
      if (requests.length < MOST_REQUESTS) requests.push(path);
    },
    close: () => {
      if (hearsDatagrams) socket.close();
    },
  };
}
