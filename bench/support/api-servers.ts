/** The service, and a bare HTTP server that answers the bytes of its 401, in one process of their own. */
import { createServer } from 'node:http';
import { once } from 'node:events';
import { startService } from '../../test/support/service.ts';

const service = await startService();
await service.hearth
  .rooms()
  .accounts.setPlan(service.hearth.rooms().account.id, { planId: 'enterprise' });
const body = JSON.stringify({ success: false, error: 'Unauthorized' });
const bare = createServer((_request, response) => {
  response.writeHead(401, { 'content-type': 'application/json; charset=utf-8' });
  response.end(body);
}).listen(0, '127.0.0.1');
await once(bare, 'listening');
const bound = bare.address();
const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
process.send?.({
  service: service.address,
  bare: `http://127.0.0.1:${port}`,
  key: service.key,
});
