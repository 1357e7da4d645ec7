/** Hearth's own MCP server through the official client, over streamable HTTP and over stdio. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lampName, openLampList } from '../support/lamp-list.ts';
import { startService, type TestService } from '../support/service.ts';
import { type FixtureSite, startSite } from '../support/site.ts';
import { ENTRY } from '../support/entry.ts';

let service: TestService;
let site: FixtureSite;

beforeAll(async () => {
  [service, site] = await Promise.all([startService(), startSite()]);
  site.files.set('/robots.txt', { type: 'text/plain', body: 'User-agent: *\nDisallow: /barred' });
});

afterAll(async () => {
  await service.stop();
  await site.close();
});

function overHttp(key: string): StreamableHTTPClientTransport {
  return new StreamableHTTPClientTransport(new URL(`${service.address}/mcp`), {
    requestInit: { headers: { authorization: `Bearer ${key}` } },
  });
}

function overStdio(): StdioClientTransport {
  return new StdioClientTransport({
    command: process.execPath,
    args: [ENTRY, 'mcp', '--data-dir', service.dataDir],
    stderr: 'inherit',
  });
}

describe.each([
  ['streamable HTTP', () => overHttp(service.key)],
  ['stdio', overStdio],
])('the MCP server over %s', (_name, open) => {
  let client: Client;

  beforeAll(async () => {
    client = new Client({ name: 'hearth-test', version: '1.0.0' });
    await client.connect(open());
  });

  afterAll(() => client.close());

  /** The tool's text, and whether it says that it failed. */
  async function call(name: string, args: Record<string, unknown>) {
    const { content, isError } = await client.callTool({ name, arguments: args });
    const [first] = content as readonly { readonly text: string }[];
    return { text: first?.text ?? '', isError: isError === true };
  }

  it('lists its tools with schemas that say what each option is', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['scrape', 'map', 'search', 'crawl', 'crawl_status', 'extract']),
    );
    for (const { description, inputSchema } of tools) {
      expect(description).not.toBe('');
      expect(inputSchema.type).toBe('object');
    }
  });

  it('scrapes a page as Markdown, piece by piece where it is long', async () => {
    const url = `${site.origin}/static/25kb`;
    const whole = await call('scrape', { url });
    expect(whole).toMatchObject({ isError: false, text: expect.stringContaining('Status: 200') });
    const first = await call('scrape', { url, maxCharacters: 1_000 });
    expect(first.text).toMatch(
      /Characters 0 to 1000 of \d+\. For more ask again with "offset": 1000/,
    );
    const second = await call('scrape', { url, maxCharacters: 1_000, offset: 1_000 });
    const secondText = second.text.split('\n\n').slice(1).join('\n\n').slice(0, 500);
    expect(whole.text).toContain(secondText);
  });

  it('reads fields by a JSON Schema', async () => {
    site.files.set('/kettle', {
      type: 'text/html',
      body: '<html><head><script type="application/ld+json">{"@type":"Product","name":"Kettle"}</script></head><body><main><h1>Kettle</h1></main></body></html>',
    });
    const schema = { type: 'object', properties: { name: { type: 'string' } } };
    const { text } = await call('scrape', { url: `${site.origin}/kettle`, format: 'json', schema });
    expect(text).toContain('"name": "Kettle"');
    // a schema says that its fields are wanted
    expect((await call('scrape', { url: `${site.origin}/kettle`, schema })).text).toBe(text);
    const both = { url: `${site.origin}/kettle`, format: 'html', schema };
    expect(await call('scrape', both)).toMatchObject({
      isError: true,
      text: 'A schema goes with format "json", not "html".',
    });
  });

  it('refuses what it has no name for', async () => {
    const asked = { url: `${site.origin}/static/5kb`, formats: ['html'] };
    expect(await call('scrape', asked)).toMatchObject({
      isError: true,
      text: expect.stringContaining('formats'),
    });
  });

  it('says what a crawl could not read, and why', async () => {
    const gone = await call('crawl', { url: `${site.origin}/gone`, waitSeconds: 60 });
    expect(gone.text).toMatch(/Warning: The start page answered with status 404/);
    const nothing = await call('crawl', { url: 'http://nowhere.invalid/', waitSeconds: 60 });
    expect(nothing.text).toMatch(/Not read: 1\n- http:\/\/nowhere.invalid\/ \| .*resolved/);
    const barred = await call('crawl', { url: `${site.origin}/barred`, waitSeconds: 60 });
    expect(barred.text).toMatch(/Not read: 1\n- http:\S+\/barred \| robots.txt .*ignoreRobotsTxt/);
  });

  it('extracts, waits no longer than it was asked to, and goes on by the id', async () => {
    const gate = Promise.withResolvers<undefined>();
    const path = `/late-${Math.random().toString(36).slice(2)}`;
    site.files.set(path, async () => {
      await gate.promise;
      return { type: 'text/html', body: '<h1>Late kettle</h1>' };
    });
    const schema = { type: 'object', properties: { name: { type: 'string' } } };
    const urls = [`${site.origin}${path}`, `${site.origin}/nowhere`];
    const late = await call('extract', { urls, schema, waitSeconds: 1 });
    const id = /"id": "(\S+)"/.exec(late.text)?.[1];
    expect(late.text).toMatch(/Not ready after 1 s/);
    gate.resolve(undefined);
    const { content } = await client.callTool({ name: 'extract', arguments: { id } });
    expect(content).toMatchObject([
      { text: expect.stringContaining('"name": "Late kettle"') },
      { text: expect.stringMatching(/^Warning: 1 page could not be read/) },
    ]);
    expect(await call('extract', {})).toMatchObject({ isError: true });
    expect(await call('extract', { urls: Array(11).fill(urls[0]) })).toMatchObject({
      isError: true,
    });
  });

  it('maps a site, crawls it and reads a page of the crawl', async () => {
    const links = await call('map', { url: `${site.origin}/shop/`, limit: 5 });
    // an agent would take the list for the whole site
    expect(links.text).toMatch(/^5 addresses\. There may be more: ask with a higher "limit"\n/);
    const lone = await call('map', { url: `${site.origin}/static/5kb`, limit: 5 });
    expect(lone.text).toMatch(/^1 address\. (?!There may be more)/);
    const crawl = await call('crawl', {
      url: `${site.origin}/static/5kb`,
      limit: 1,
      waitSeconds: 60,
    });
    expect(crawl).toMatchObject({
      isError: false,
      text: expect.stringContaining('State: completed'),
    });
    const id = /Crawl: (\S+)/.exec(crawl.text)?.[1];
    const list = await call('crawl_status', { id });
    expect(list.text).toContain(`0. ${site.origin}/static/5kb`);
    const page = await call('crawl_status', { id, page: 0 });
    expect(page.text).toContain('Status: 200');
    expect(await call('crawl_status', { id, page: 7 })).toMatchObject({
      text: expect.stringContaining('There is no page 7.'),
    });
  });

  it('says what a page said on a day, and when a sentence went, with the site gone', async () => {
    const url = `${site.origin}/stove-${Math.random().toString(36).slice(2)}`;
    const path = new URL(url).pathname;
    const serve = (sentence: string): void => {
      const text = `<p>The stove was lit on a cold morning. ${sentence} It stayed warm all day.</p>`;
      const body = `<title>Stove</title><main><h1>Stove</h1>${text}</main>`;
      site.files.set(path, { type: 'text/html', body });
    };
    serve('Efficiency measured at 81 %.');
    expect((await call('library_keep', { url })).text).toMatch(/Capture: \S+\nKept: page/);
    const between = new Date().toISOString();
    serve('Efficiency measured at 87 %.');
    await call('library_keep', { url, kind: 'page', tags: ['heat'] });
    site.files.set(path, { type: 'text/html', body: 'gone', status: 500 });
    const then = await call('library_read', { url, asOf: between });
    expect(then.text).toContain('Efficiency measured at 81 %');
    expect((await call('library_read', { url })).text).toContain('Efficiency measured at 87 %');
    // the index follows by itself
    const dated = async (): Promise<string> => {
      const { text } = await call('library_blame', { text: 'Efficiency measured at 81 %.' });
      return text.split('- http').find((part) => part.includes(path)) ?? text;
    };
    await expect.poll(dated).toMatch(/from \S+ to \S+; gone at \S+/);
    const query = 'removed:"measured at 81" tag:heat';
    const idOf = async (): Promise<string | undefined> =>
      new RegExp(`${path} \\| id (\\S+)`).exec((await call('library_search', { query })).text)?.[1];
    await expect.poll(idOf).toBeDefined();
    const id = await idOf();
    expect((await call('library_versions', { id })).text).toMatch(/^1\. [^]*\n2\. /);
    const changes = await call('library_diff', { id, from: 1, to: 2 });
    expect(changes.text).toMatch(/81 %[^]*87 %/);
  });

  it('finds the table of a page, saves it as a recipe, runs it and reads its rows', async () => {
    const lamps = await openLampList({ pages: 2, each: 5 });
    const url = `${lamps.origin}/lamps`;
    const proposed = await call('recipes_propose', { url });
    expect(proposed.text).toContain('Table 1: 5 rows, goes on (next)');
    const saved = await call('recipes_propose', { url, save: 1, name: 'Lamps' });
    const id = /^Id: (\S+)$/m.exec(saved.text)?.[1] ?? '';
    expect((await call('recipes_list', {})).text).toContain(`id ${id}`);
    const ran = await call('recipes_run', { id });
    expect(ran).toMatchObject({ isError: false });
    expect(ran.text).toContain('Status: completed, ok');
    expect(ran.text).toContain(lampName(10));
    const run = /^Run: (\S+)$/m.exec(ran.text)?.[1] ?? '';
    const rows = await call('recipes_rows', { run, skip: 8, limit: 1 });
    expect(rows.text).toContain(lampName(9));
    expect(rows.text).toContain('with skip 9 reads on');
    await lamps.close();
  }, 60_000);

  it('says in the words of the API what is wrong', async () => {
    const bad = await call('scrape', { url: 'not an address' });
    expect(bad).toMatchObject({ isError: true, text: expect.stringContaining('URL') });
    // once is enough
    expect(bad.text.split('\n')).toHaveLength(1);
    const none = await call('scrape', { url: `${site.origin}/static/5kb`, schema: { type: 'no' } });
    expect(none).toMatchObject({ isError: true, text: expect.stringContaining('type') });
    const unknown = await call('crawl_status', { id: '01900000-0000-7000-8000-000000000000' });
    expect(unknown).toMatchObject({ isError: true });
  });
});

it('charges the key that asks, and asks for one', async () => {
  const neighbour = await service.neighbour();
  const client = new Client({ name: 'hearth-test', version: '1.0.0' });
  await client.connect(overHttp(neighbour.key));
  const before = await creditsOf(neighbour);
  await client.callTool({ name: 'scrape', arguments: { url: `${site.origin}/static/5kb` } });
  await client.close();
  expect(before - (await creditsOf(neighbour))).toBe(1);
  await expect(
    new Client({ name: 'hearth-test', version: '1.0.0' }).connect(overHttp('fc-nobody')),
  ).rejects.toThrow(/Unauthorized|401/);
});

async function creditsOf(client: Pick<TestService, 'ask'>): Promise<number> {
  const { json } = await client.ask('GET', '/v2/team/credit-usage');
  return (json as { data: { remainingCredits: number } }).data.remainingCredits;
}
