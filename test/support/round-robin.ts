/**
 * A load balancer as deploy/compose.yaml puts one in front: each request goes to the next service in turn, and to the one
 * after it where nobody listens. A request that a service had begun to answer is not sent again.
 */
import { once } from 'node:events';
import {
  createServer,
  request as send,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';

export interface RoundRobin {
  readonly address: string;
  /** Requests and sockets that each address was given. */
  readonly given: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

export async function roundRobin(addresses: readonly string[]): Promise<RoundRobin> {
  const given = new Map(addresses.map((address) => [address, 0]));
  let turn = 0;
  const next = (): readonly string[] => {
    const first = turn++ % addresses.length;
    return [...addresses.slice(first), ...addresses.slice(0, first)];
  };
  const count = (address: string): void => void given.set(address, (given.get(address) ?? 0) + 1);
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => pass(next(), request, { body, response, count }));
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex) => {
    tunnel(next(), request, { socket, count });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  return {
    address: `http://127.0.0.1:${port}`,
    given,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function pass(
  [address, ...others]: readonly string[],
  request: IncomingMessage,
  way: {
    readonly body: Buffer;
    readonly response: ServerResponse;
    readonly count: (address: string) => void;
  },
): void {
  const { body, response, count } = way;
  if (address === undefined) {
    response.writeHead(502).end();
    return;
  }
  const { method = 'GET', url = '/', headers } = request;
  const onward = send(new URL(url, address), { method, headers, agent: false });
  onward.once('response', (answer) => {
    count(address);
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
    answer.once('error', () => response.destroy());
  });
  onward.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNREFUSED') pass(others, request, way);
    else response.destroy();
  });
  response.once('close', () => onward.destroy());
  onward.end(body);
}

function tunnel(
  [address, ...others]: readonly string[],
  request: IncomingMessage,
  way: { readonly socket: Duplex; readonly count: (address: string) => void },
): void {
  const { socket, count } = way;
  if (address === undefined) {
    socket.destroy();
    return;
  }
  const { hostname, port } = new URL(address);
  const onward = connect(Number(port), hostname, () => {
    count(address);
    const lines = Object.entries(request.headers).map(
      ([name, value]) => `${name}: ${String(value)}`,
    );
    onward.write(`GET ${request.url ?? '/'} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    onward.pipe(socket).pipe(onward);
  });
  onward.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNREFUSED') tunnel(others, request, way);
    else socket.destroy();
  });
  socket.once('error', () => onward.destroy());
  socket.once('close', () => onward.destroy());
}
