/** Clients that ask for a job while it runs, unmodified: they hear of it at once, with all that is finished. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import Firecrawl from 'firecrawl';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startService, type TestService } from '../support/service.ts';
import { type FixtureSite, startSite } from '../support/site.ts';
import { html } from '../support/site/answer.ts';

const SERVER = fileURLToPath(
  new URL('../../node_modules/firecrawl-mcp/dist/index.js', import.meta.url),
);
/** More than one page of a status. */
const FINISHED = 104;

let service: TestService;
let site: FixtureSite;
let sdk: Firecrawl;
/** A crawl whose last page does not come before `release`. */
let id: string;
const gate = Promise.withResolvers<undefined>();

beforeAll(async () => {
  [service, site] = await Promise.all([startService(), startSite()]);
  sdk = new Firecrawl({ apiKey: service.key, apiUrl: service.address });
  const paths = Array.from({ length: FINISHED - 1 }, (_, n) => `/run/${String(n)}`);
  const links = [...paths, '/run/last'].map((path) => `<a href="${path}">${path}</a>`).join(' ');
  site.files.set('/run/', html(`<title>Run</title><p>Start</p>${links}`));
  for (const path of paths) site.files.set(path, html(`<title>${path}</title><p>Page ${path}</p>`));
  site.files.set('/run/last', async () => {
    await gate.promise;
    return html('<title>Last</title><p>The last page</p>');
  });
  ({ id } = await sdk.startCrawl(`${site.origin}/run/`, { sitemap: 'skip' }));
  const { store } = service.hearth.rooms().backend;
  await vi.waitUntil(async () => (await store.counts(id)).done === FINISHED, { timeout: 20_000 });
});
afterAll(async () => {
  gate.resolve(undefined);
  await service.stop();
  await site.close();
});

const running = { status: 'scraping', total: FINISHED + 1, completed: FINISHED };

it('the SDK reads all documents there are, and returns', async () => {
  const status = await sdk.getCrawlStatus(id);
  expect(status).toMatchObject(running);
  expect(status.data).toHaveLength(FINISHED);
  expect(new Set(status.data.map(({ metadata }) => metadata?.sourceURL)).size).toBe(FINISHED);
});

it('its version 1 returns, too', async () => {
  const status = await sdk.v1.checkCrawlStatus(id);
  expect(status).toMatchObject({ success: true, ...running });
});

it('its timeout holds: nothing that it asks for is held back', async () => {
  const waiting = sdk.crawl(`${site.origin}/run/last`, { pollInterval: 1, timeout: 2 });
  await expect(waiting).rejects.toMatchObject({ code: 'JOB_TIMEOUT' });
});

it('the tool of the MCP server tells how far the crawl is', async () => {
  const client = new Client({ name: 'hearth-test', version: '1.0.0' });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [SERVER],
      env: { FIRECRAWL_API_URL: service.address, FIRECRAWL_API_KEY: service.key },
      stderr: 'ignore',
    }),
  );
  const { content } = await client.callTool({
    name: 'firecrawl_check_crawl_status',
    arguments: { id },
  });
  await client.close();
  const [first] = content as readonly { readonly text: string }[];
  expect(JSON.parse(first?.text ?? '')).toMatchObject(running);
});

it('an answer without next is all there is: what comes later begins behind what is completed', async () => {
  const { json } = await service.ask('GET', `/v2/crawl/${id}?skip=100`);
  expect(json).toMatchObject({ ...running, data: { length: FINISHED - 100 } });
  expect(json).not.toHaveProperty('next');
  const caughtUp = await service.ask('GET', `/v2/crawl/${id}?skip=${String(FINISHED)}`);
  expect(caughtUp.json).toMatchObject({ ...running, data: [] });
  expect(caughtUp.json).not.toHaveProperty('next');
  gate.resolve(undefined);
  await vi.waitUntil(
    async () => {
      const later = await service.ask('GET', `/v2/crawl/${id}?skip=${String(FINISHED)}`);
      return (later.json as { readonly data: readonly unknown[] }).data.length === 1;
    },
    { timeout: 20_000 },
  );
});
