/** Search of one account beside another's: nobody's failures end it for others, and a SearXNG of one's own stays alone. */
import Firecrawl from 'firecrawl';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  type Answer,
  type FixtureServer,
  json,
  startFixtureServer,
} from '../support/fixture-server.ts';
import { startService, type TestClient, type TestService } from '../support/service.ts';

let web: FixtureServer;
let service: TestService;
let neighbour: TestClient;
/** What SearXNG and Brave answer now; `hang` in the words hangs at SearXNG. */
let searxng: Answer | undefined;
let brave: Answer | undefined;

const HIT = { url: 'http://kettle.example/', title: 'A kettle', content: 'It boils.' };
const HIT_FOUND = { url: HIT.url, title: HIT.title };

beforeAll(async () => {
  web = await startFixtureServer(({ path, query }) => {
    if (path.startsWith('/brave'))
      return brave ?? json({ type: 'search', web: { results: [HIT] } });
    if (query.get('q')?.includes('hang') === true) return { hangs: true };
    return searxng ?? json({ results: [HIT] });
  });
});
afterAll(() => web.close());
beforeEach(() => {
  [searxng, brave] = [undefined, undefined];
});
afterEach(() => service.stop());

async function start(flags: Readonly<Record<string, string | boolean>> = {}): Promise<void> {
  service = await startService({
    flags: {
      'search-order': 'searxng,brave',
      'search-searxng-url': `${web.url}/searxng`,
      'search-brave-key': 'k',
      'search-brave-url': `${web.url}/brave`,
      ...flags,
    },
  });
  neighbour = await service.neighbour();
}

const askedAt = (name: string): number =>
  web.asked.filter(({ path }) => path.startsWith(`/${name}`)).length;
const search = (client: TestClient, body: object = {}) =>
  client.ask('POST', '/v2/search', { query: 'tea kettle', ...body });
/** So many in a row, one after the other. */
async function searches(client: TestClient, count: number, body: object): Promise<void> {
  for (let n = 0; n < count; n += 1) await search(client, { ...body, query: `hang ${String(n)}` });
}

it('searches that ran out of their own short time count against no provider, and nobody else', async () => {
  await start();
  await searches(neighbour, 4, { timeout: 1_000 });
  const { status, json: reply } = await search(service);
  expect([status, reply]).toMatchObject([200, { success: true, data: { web: [HIT_FOUND] } }]);
  expect(reply).not.toHaveProperty('warning');
});

it('a provider that failed for one account answers the next as soon as it can', async () => {
  await start();
  searxng = { status: 500 };
  for (let n = 0; n < 4; n += 1) expect((await search(neighbour)).status).toBe(500);
  searxng = undefined;
  const { status, json: reply } = await search(service);
  expect([status, reply]).toMatchObject([200, { success: true, data: { web: [HIT_FOUND] } }]);
});

it('failures of one kind of results leave the others of that provider alone', async () => {
  await start({ 'search-beyond-searxng': true });
  searxng = { status: 500 };
  for (let n = 0; n < 3; n += 1) await search(neighbour, { sources: ['news'] });
  searxng = undefined;
  const { json: reply } = await search(service);
  expect(reply).toMatchObject({ success: true });
  expect(reply).not.toHaveProperty('warning');
});

it('a provider that rests is asked after the others, and before none', async () => {
  await start({ 'search-beyond-searxng': true });
  // until it rests for so long that a slow machine does not outlast it
  [searxng, brave] = [{ status: 500 }, { status: 401 }];
  for (let n = 0; n < 8; n += 1) await search(neighbour);
  brave = undefined;
  const before = askedAt('searxng');
  expect((await search(service)).json).toMatchObject({ success: true });
  expect(askedAt('searxng')).toBe(before);
  [searxng, brave] = [undefined, { status: 500 }];
  const { json: reply } = await search(service);
  expect(reply).toMatchObject({
    success: true,
    warning: expect.stringMatching(/^Answered by searxng\. brave: /),
  });
});

it('a provider that asks to wait is not asked before, and clients are told how long', async () => {
  await start();
  searxng = { status: 429, headers: { 'retry-after': '40' } };
  await search(neighbour);
  const before = askedAt('searxng');
  const { status, json: reply, headers } = await search(service);
  expect([status, reply]).toMatchObject([429, { success: false }]);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(30);
  expect(askedAt('searxng')).toBe(before);
});

it('what a SearXNG of one’s own cannot answer goes to no other provider', async () => {
  await start();
  searxng = { status: 500 };
  const before = askedAt('brave');
  const { status, json: reply } = await search(service);
  expect([status, reply]).toMatchObject([
    500,
    { success: false, error: expect.stringContaining('searchBeyondSearxng') },
  ]);
  expect(askedAt('brave')).toBe(before);
});

it('it goes to the next one where the settings say so', async () => {
  await start({ 'search-beyond-searxng': true });
  searxng = { status: 500 };
  expect((await search(service)).json).toMatchObject({
    success: true,
    warning: expect.stringMatching(/^Answered by brave\. searxng: /),
  });
});

it('a search past its time answers 408 to the SDK, and a provider had all of that time', async () => {
  await start({ 'search-order': 'searxng,brave,library', 'search-beyond-searxng': true });
  brave = { status: 500 };
  const sdk = new Firecrawl({ apiKey: service.key, apiUrl: service.address });
  const from = performance.now();
  await expect(sdk.search('hang', { timeout: 1_200 })).rejects.toMatchObject({ status: 408 });
  expect(performance.now() - from).toBeGreaterThan(1_100);
  const scraping = { timeout: 1_200, scrapeOptions: { formats: ['markdown' as const] } };
  await expect(sdk.search('hang', scraping)).rejects.toMatchObject({ status: 408 });
});
