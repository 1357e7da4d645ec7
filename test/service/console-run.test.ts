/** The GUI's own door to the operations says what v2 says. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type TestService } from '../support/service.ts';
import { type FixtureSite, startSite } from '../support/site.ts';

let service: TestService;
let site: FixtureSite;

beforeAll(async () => {
  [service, site] = await Promise.all([startService(), startSite()]);
});
afterAll(async () => {
  await service.stop();
  await site.close();
});

it('a map through the GUI has the addresses that a map over v2 has', async () => {
  const body = { url: `${site.origin}/site/20/` };
  const overWire = await service.ask('POST', '/v2/map', body);
  const answer = await fetch(`${service.address}/console/run/map`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${service.hearth.sessionToken}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  const told = (await answer.json()) as { readonly links: readonly unknown[] };
  expect(told.links).toHaveLength(20);
  expect(told.links).toEqual((overWire.json as { links: unknown }).links);
});
