/** A service that goes away while a command waits for it: the command says so in a sentence. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { clientOf } from '../../../src/main/cli/client.ts';

async function goingAway(after: 'request' | 'headers'): Promise<ReturnType<typeof clientOf>> {
  const server = createServer((request, response) => {
    request.resume();
    if (after === 'headers') {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 });
      response.write('{"success":');
    }
    setTimeout(() => request.socket.destroy(), 20);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return clientOf(`http://127.0.0.1:${port}`, 'token', false);
}

const TOLD = { name: 'HearthError', message: expect.stringMatching(/^The service at .* stopped/) };

it.each(['request', 'headers'] as const)('is told after its %s', async (after) => {
  const client = await goingAway(after);
  const file = new Blob([Buffer.alloc(5_000_000)]);
  await expect(client.upload('/library/imports', file)).rejects.toMatchObject(TOLD);
  await expect(client.request('GET', '/library/stats')).rejects.toMatchObject(TOLD);
  if (after === 'request') await expect(client.download('/library')).rejects.toMatchObject(TOLD);
});
