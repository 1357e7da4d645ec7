import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site of one page, titled "A packed page", on a free loopback port; every address answers with it. */
export async function serveOnePage(): Promise<{ readonly origin: string; close(): Promise<void> }> {
  const text = 'The hearth keeps the heat of one short fire for a whole day, and gives it slowly. ';
  const html = `<!doctype html><title>A packed page</title><h1>A packed page</h1><p>${text.repeat(8)}</p><dl><dt>Turnus</dt><dd>monatlich</dd></dl>`;
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
