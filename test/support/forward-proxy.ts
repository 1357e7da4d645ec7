/** An http proxy on loopback that remembers what it was asked for: absolute addresses and CONNECT. */
import { once } from 'node:events';
import { createServer, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';

export interface ForwardProxy {
  readonly url: string;
  /** `GET http://…` or `CONNECT host:port`, in order. */
  readonly asked: string[];
  close(): Promise<void>;
}

export async function startForwardProxy(): Promise<ForwardProxy> {
  const asked: string[] = [];
  const tunnels = new Set<Duplex>();
  const server = createServer((request, response) => {
    asked.push(`${request.method ?? ''} ${request.url ?? ''}`);
    const target = new URL(request.url ?? '');
    const outgoing = httpRequest(
      target,
      { method: request.method, headers: request.headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    outgoing.on('error', () => response.writeHead(502).end());
    request.pipe(outgoing);
  });
  server.on('connect', (request, client, head) => {
    asked.push(`CONNECT ${request.url ?? ''}`);
    const [host, port] = (request.url ?? '').split(':');
    const remote = connect(Number(port), host ?? '', () => {
      client.write('HTTP/1.1 200 OK\r\n\r\n');
      remote.write(head);
      remote.pipe(client).pipe(remote);
    });
    for (const side of [client, remote]) {
      tunnels.add(side);
      side.on('error', () => side.destroy());
      side.once('close', () => tunnels.delete(side));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    async close() {
      for (const tunnel of tunnels) tunnel.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
