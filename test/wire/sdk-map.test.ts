/** Map through the official SDK, both classes, unmodified. */
import Firecrawl from 'firecrawl';
import OldFirecrawl from 'firecrawl-v1';
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

const options = () => ({ apiKey: service.key, apiUrl: service.address });

it('lists addresses with titles in version 2', async () => {
  const { links } = await new Firecrawl(options()).map(`${site.origin}/shop/`, { limit: 30 });
  expect(links).toHaveLength(30);
  expect(links[0]).toMatchObject({ url: expect.stringContaining(`${site.origin}/shop`) });
  expect(links.some(({ title }) => typeof title === 'string')).toBe(true);
});

it('puts what matches a search first', async () => {
  site.files.set('/topics/', {
    type: 'text/html',
    body: '<main><a href="/topics/tea">Tea</a> <a href="/topics/kettles">Kettles</a> <a href="/topics/cups">Cups</a></main>',
  });
  for (const name of ['tea', 'kettles', 'cups']) {
    site.files.set(`/topics/${name}`, { type: 'text/html', body: `<title>About ${name}</title>` });
  }
  const { links } = await new Firecrawl(options()).map(`${site.origin}/topics/`, {
    search: 'kettles',
  });
  expect(links[0]?.url).toBe(`${site.origin}/topics/kettles`);
});

it.each(['the v1 class of the current package', 'the package of version 1'])(
  'lists plain addresses in %s',
  async (name) => {
    const app = name.startsWith('the v1')
      ? new Firecrawl(options()).v1
      : new OldFirecrawl(options());
    const answer = await app.mapUrl(`${site.origin}/shop/`, { limit: 5 });
    expect(answer).toMatchObject({ success: true });
    const links: unknown = 'links' in answer ? answer.links : [];
    expect(links).toEqual(Array.from({ length: 5 }, () => expect.any(String)));
  },
);

it('takes the paths that were asked for', async () => {
  const ask = async (more: object): Promise<string[]> => {
    const body = { url: `${site.origin}/topics/`, ...more };
    const { json } = await service.ask('POST', '/v1/map', body);
    return (json as { links: string[] }).links.map((url) => new URL(url).pathname);
  };
  expect(await ask({})).toHaveLength(4);
  expect((await ask({ excludePaths: ['/tea'] })).sort()).toEqual([
    '/topics',
    '/topics/cups',
    '/topics/kettles',
  ]);
  expect(await ask({ includePaths: ['/cups$'] })).toEqual(['/topics', '/topics/cups']);
  const { status } = await service.ask('POST', '/v2/map', {
    url: site.origin,
    excludePaths: ['('],
  });
  expect(status).toBe(400);
});

it('says that the address itself is not there', async () => {
  const { json } = await service.ask('POST', '/v2/map', { url: `${site.origin}/none` });
  expect(json).toMatchObject({ warning: expect.stringContaining('answered with status 404') });
});

it.each(['map', 'search'])('keeps what %s finds, and does not promise otherwise', async (name) => {
  const body = { url: site.origin, query: 'tea' };
  const asked = name === 'map' ? { url: body.url } : { query: body.query };
  const { status, json } = await service.ask('POST', `/v2/${name}`, {
    ...asked,
    zeroDataRetention: true,
  });
  expect([status, JSON.stringify(json)]).toEqual([
    400,
    expect.stringContaining('zeroDataRetention is not available here'),
  ]);
});

it('costs one credit', async () => {
  const { json } = await service.ask('POST', '/v2/map', { url: `${site.origin}/topics/` });
  expect(json).toMatchObject({ success: true, creditsUsed: 1 });
});

it('answers 408 when nothing is found in time', async () => {
  site.files.set('/slow', () => new Promise(() => undefined));
  const map = new Firecrawl(options()).map(`${site.origin}/slow`, {
    timeout: 1000,
    sitemap: 'skip',
  });
  await expect(map).rejects.toMatchObject({ status: 408, code: 'MAP_TIMEOUT' });
});
