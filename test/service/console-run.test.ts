/** The GUI's own door to the operations says what v2 says; of a body that does not fit, more than the wire has words for. */
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

it.each([
  ['scrape', { url: 'http://a.example/', timeout: 10 }, /"timeout": .*1000/],
  ['scrape', {}, /"url" is missing/],
  ['scrape', { url: 'http://a.example/', formats: ['markdwon'] }, /"formats\.0.*markdown/],
  ['crawl', { url: 'http://a.example/', limit: 0 }, /"limit": .*1/],
  ['search', { query: '' }, /"query": /],
])('of a %s with %j it says what to mend', async (operation, body, said) => {
  const answer = await fetch(`${service.address}/console/run/${operation}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${service.hearth.sessionToken}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(400);
  const told = (await answer.json()) as { readonly error: string; readonly details: unknown };
  expect(told.error).toMatch(said);
  expect(told.details).toHaveLength(1);
  // the wire's words come first there
  const overWire = await service.ask('POST', `/v2/${operation}`, body);
  expect(overWire.json).toMatchObject({
    code: 'BAD_REQUEST',
    error: expect.stringMatching(/^Bad Request: /) as string,
  });
});
