/** Monitors whose clock goes backwards: in the autumn of a time zone, and because it was wrong and is set right. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type TestService } from '../support/service.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let now = Date.UTC(2026, 9, 24, 8);
let service: TestService;
let server: Server;
let origin = '';

interface View {
  readonly id: string;
  readonly looks: number;
  readonly nextAt?: string;
}

beforeAll(async () => {
  server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<title>Tour</title><main><h1>Tour</h1><p>Nothing new on the hill.</p></main>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  service = await startService({
    flags: { 'library-min-free-bytes': '0', 'respect-robots': 'false' },
    parts: { clock: { now: () => now } },
  });
});
afterAll(async () => {
  await service.stop();
  server.closeAllConnections();
  server.close();
});

async function ask(method: string, path: string, body?: object): Promise<View> {
  const { json } = await service.ask(method, `/monitors${path}`, body);
  return (json as { monitor: View }).monitor;
}

async function watch(body: object): Promise<string> {
  const { id } = await ask('POST', '', { url: `${origin}/tour`, ...body });
  await service.hearth.rooms().monitorRunner.tick();
  return id;
}

/** What the monitor says after that time. */
async function after(ms: number, id: string): Promise<View> {
  now += ms;
  await service.hearth.rooms().monitorRunner.tick();
  return ask('GET', `/${id}`);
}

it('keeps the hour of its time zone over the change to winter time', async () => {
  const id = await watch({ cron: '0 7 * * *', timeZone: 'Europe/Berlin' });
  expect((await ask('GET', `/${id}`)).nextAt).toBe('2026-10-25T06:00:00.000Z');
  expect(await after(22 * HOUR, id)).toMatchObject({
    looks: 2,
    nextAt: '2026-10-26T06:00:00.000Z',
  });
  await ask('PATCH', `/${id}`, { timeZone: 'America/New_York' });
  expect((await ask('GET', `/${id}`)).nextAt).toBe('2026-10-25T11:00:00.000Z');
  await ask('DELETE', `/${id}`);
});

it('looks again at once, and then in its beat, when a clock that was ahead is set right', async () => {
  const right = now;
  now += 3 * DAY;
  const id = await watch({ every: '6h' });
  expect(await ask('GET', `/${id}`)).toMatchObject({ looks: 1 });
  const nextAt = new Date(right + 6 * HOUR).toISOString();
  expect(await after(-3 * DAY, id)).toMatchObject({ looks: 2, nextAt });
  expect(await after(HOUR, id)).toMatchObject({ looks: 2, nextAt });
  expect(await after(5 * HOUR, id)).toMatchObject({ looks: 3 });
});
