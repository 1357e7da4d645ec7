/** A SearXNG on loopback that finds one page, for tests of searching. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SearchHost {
  readonly origin: string;
  close(): Promise<void>;
}

/** `found` gives the address of the one result, asked anew for each search. */
export async function startSearchHost(found: () => string): Promise<SearchHost> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const results = [
      { url: found(), title: 'Found by the test', content: 'A page worth reading.' },
    ];
    response.end(JSON.stringify({ query: '', results }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
