/** The official MCP server, unmodified, as a child process that talks to the real service. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type TestService } from '../support/service.ts';
import { type FixtureSite, startSite } from '../support/site.ts';

const SERVER = fileURLToPath(
  new URL('../../node_modules/firecrawl-mcp/dist/index.js', import.meta.url),
);

let service: TestService;
let site: FixtureSite;
let client: Client;

beforeAll(async () => {
  [service, site] = await Promise.all([startService(), startSite()]);
  client = new Client({ name: 'hearth-test', version: '1.0.0' });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [SERVER],
      env: { FIRECRAWL_API_URL: service.address, FIRECRAWL_API_KEY: service.key },
      stderr: 'ignore',
    }),
  );
});

afterAll(async () => {
  await client.close();
  await service.stop();
  await site.close();
});

/** The tool's text, and whether it says that it failed. */
async function call(name: string, args: Record<string, unknown>) {
  const { content, isError } = await client.callTool({ name, arguments: args });
  const [first] = content as readonly { readonly text: string }[];
  return { text: first?.text ?? '', isError: isError === true };
}

it('scrapes', async () => {
  const { text, isError } = await call('firecrawl_scrape', {
    url: `${site.origin}/static/5kb`,
    formats: ['markdown', 'links'],
    onlyMainContent: true,
  });
  expect(isError).toBe(false);
  expect(JSON.parse(text)).toMatchObject({
    markdown: expect.stringMatching(/^#+ /m),
    links: expect.any(Array),
    metadata: { statusCode: 200 },
  });
});

it('says which argument is wrong, of which the tools show no more than the sentence', async () => {
  const { text, isError } = await call('firecrawl_scrape', {
    url: `${site.origin}/static/5kb`,
    waitFor: 70_000,
  });
  expect(isError).toBe(true);
  expect(text).toMatch(/Bad Request: "waitFor": .*60000/);
});

it('scrapes structured output', async () => {
  site.files.set('/product', {
    type: 'text/html',
    body: '<html><head><script type="application/ld+json">{"@type":"Product","name":"Kettle"}</script></head><body><main><h1>Kettle</h1></main></body></html>',
  });
  const { text } = await call('firecrawl_scrape', {
    url: `${site.origin}/product`,
    formats: ['json'],
    jsonOptions: {
      prompt: 'the name',
      schema: { type: 'object', properties: { name: { type: 'string' } } },
    },
  });
  expect(JSON.parse(text)).toMatchObject({ json: { name: 'Kettle' } });
});

it('crawls and reads the state of the crawl', async () => {
  const { text, isError } = await call('firecrawl_crawl', {
    url: `${site.origin}/shop/`,
    limit: 3,
  });
  expect(isError).toBe(false);
  const { id } = JSON.parse(text) as { id: string };
  const state = await call('firecrawl_check_crawl_status', { id });
  expect(JSON.parse(state.text)).toMatchObject({ status: 'completed', total: 3, completed: 3 });
});

it('maps', async () => {
  const { text, isError } = await call('firecrawl_map', { url: `${site.origin}/shop/`, limit: 10 });
  expect(isError).toBe(false);
  expect(JSON.parse(text)).toMatchObject({ links: expect.any(Array) });
});

it('reads credits', async () => {
  const { text, isError } = await call('firecrawl_credit_usage', {});
  expect(isError).toBe(false);
  expect(text).toContain('remainingCredits');
});

it('says so when a tool is not offered here', async () => {
  const { text, isError } = await call('firecrawl_agent', { prompt: 'find a kettle' });
  expect(isError).toBe(true);
  expect(text).toContain('Hearth runs no agents');
});
