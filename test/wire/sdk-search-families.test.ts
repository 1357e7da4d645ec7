/** Search through the official SDKs and the MCP server, unmodified, on a SearXNG-shaped provider. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import Firecrawl from 'firecrawl';
import OldFirecrawl from 'firecrawl-v1';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startService, type TestService } from '../support/service.ts';
import { type FixtureSite, startSite } from '../support/site.ts';

const MCP = fileURLToPath(
  new URL('../../node_modules/firecrawl-mcp/dist/index.js', import.meta.url),
);

let service: TestService;
let site: FixtureSite;

/** What SearXNG answers with `format=json`; the category of the request picks the kind. */
function results(category: string): readonly object[] {
  const url = `${site.origin}/static/5kb`;
  if (category === 'images') {
    return [
      { url, title: 'A kettle', img_src: `${site.origin}/kettle.png`, resolution: '800 x 600' },
    ];
  }
  if (category === 'news') {
    return [{ url, title: 'Kettle news', content: 'It boils.', publishedDate: '2026-11-20' }];
  }
  return [
    { url, title: 'Kettles', content: 'About kettles.' },
    { url: `${site.origin}/fault/reset`, title: 'Gone', content: 'A page that fails.' },
  ];
}

beforeAll(async () => {
  site = await startSite();
  service = await startService({
    flags: { 'search-searxng-url': site.origin, 'search-order': 'searxng' },
  });
});

beforeEach(() => {
  site.files.set('/search', ({ url }) => {
    const category = url.searchParams.get('categories') ?? 'general';
    const query = url.searchParams.get('q') ?? '';
    const found = query.includes('nothing') ? [] : results(category);
    return { type: 'application/json', body: JSON.stringify({ query, results: found }) };
  });
});

afterAll(async () => {
  await service.stop();
  await site.close();
});

const options = () => ({ apiKey: service.key, apiUrl: service.address });

describe('version 2', () => {
  it('finds plain results', async () => {
    const { web } = await new Firecrawl(options()).search('kettle', { limit: 5 });
    expect(web).toMatchObject([
      { url: `${site.origin}/static/5kb`, title: 'Kettles', description: 'About kettles.' },
      { title: 'Gone' },
    ]);
    expect(web?.[0]).not.toHaveProperty('markdown');
  });

  it('finds news and images', async () => {
    const { web, news, images } = await new Firecrawl(options()).search('kettle', {
      sources: ['web', 'news', 'images'],
    });
    expect(web).toHaveLength(2);
    expect(news).toMatchObject([{ title: 'Kettle news', snippet: 'It boils.' }]);
    expect(images).toMatchObject([{ imageUrl: `${site.origin}/kettle.png` }]);
  });

  it('scrapes the results under the same call, for one credit', async () => {
    const { json } = await service.ask('POST', '/v2/search', {
      query: 'kettle',
      scrapeOptions: { formats: ['markdown'], timeout: 5000 },
    });
    expect(json).toMatchObject({
      success: true,
      creditsUsed: 1,
      data: {
        web: [
          { title: 'Kettles', markdown: expect.any(String), metadata: { statusCode: 200 } },
          { title: 'Gone', metadata: { statusCode: 0, error: expect.any(String) } },
        ],
      },
    });
    const { web } = await new Firecrawl(options()).search('kettle', {
      limit: 1,
      scrapeOptions: { formats: ['markdown', 'links'] },
    });
    expect(web?.[0]).toMatchObject({ markdown: expect.any(String), links: expect.any(Array) });
  });

  it('says when nothing was found', async () => {
    const { json } = await service.ask('POST', '/v2/search', { query: 'nothing at all' });
    expect(json).toMatchObject({ success: true, data: { web: [] }, warning: expect.any(String) });
  });

  it('throws when the provider fails, naming it', async () => {
    site.files.set('/search', { status: 500, type: 'text/html', body: 'broken' });
    await expect(new Firecrawl(options()).search('kettle')).rejects.toMatchObject({
      code: 'SEARCH_FAILED',
      message: expect.stringContaining('searxng'),
    });
  });
});

describe.each(['the v1 class of the current package', 'the package of version 1'])('%s', (name) => {
  const create = () =>
    name.startsWith('the v1') ? new Firecrawl(options()).v1 : new OldFirecrawl(options());

  it('finds a list', async () => {
    const answer: unknown = await create().search('kettle', { limit: 3 });
    expect(answer).toMatchObject({
      success: true,
      data: [{ url: `${site.origin}/static/5kb`, title: 'Kettles' }, { title: 'Gone' }],
    });
  });

  it('keeps results with markdown when they are scraped', async () => {
    const answer: unknown = await create().search('kettle', {
      scrapeOptions: { formats: ['markdown'] },
    });
    expect(answer).toMatchObject({
      success: true,
      data: [{ title: 'Kettles', markdown: expect.any(String) }],
    });
  });
});

describe('the MCP server', () => {
  it('searches with the sources it adds by itself', async () => {
    const client = new Client({ name: 'hearth-test', version: '1.0.0' });
    await client.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: [MCP],
        env: { FIRECRAWL_API_URL: service.address, FIRECRAWL_API_KEY: service.key },
        stderr: 'ignore',
      }),
    );
    const answer = await client.callTool({
      name: 'firecrawl_search',
      arguments: { query: 'kettle', limit: 2 },
    });
    await client.close();
    expect(answer.isError ?? false).toBe(false);
    expect(answer.structuredContent).toMatchObject({
      success: true,
      data: { web: [{ title: 'Kettles' }, { title: 'Gone' }] },
    });
  });
});
