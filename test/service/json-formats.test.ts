/**
 * The json format wherever a page is read: scrape, crawl, batch and search, in both versions' words, without a model and
 * with one; what a schema asks and the page does not say; schemas that are none.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FixtureServer, json, startFixtureServer } from '../support/fixture-server.ts';
import { type ModelServer, says, startModelServer } from '../support/model-server.ts';
import { startService, type TestService } from '../support/service.ts';
import { type FixtureSite, startSite } from '../support/site.ts';

const SCHEMA = {
  type: 'object',
  properties: { name: { type: 'string' }, price: { type: 'number' }, designer: { type: 'string' } },
  required: ['name', 'designer'],
};
const PAGE = `<html lang="en"><head><title>Lamp</title><script type="application/ld+json">
{"@type":"Product","name":"Fjord Lamp","offers":{"@type":"Offer","price":"129.50","priceCurrency":"EUR"}}
</script></head><body><main><h1>Fjord Lamp</h1><p>A floor lamp that Ingrid Solberg drew in 1968 for people
with long winters, built in a small workshop from oak and brass.</p></main></body></html>`;
const SAID = { name: 'Fjord Lamp', price: 129.5 };

let site: FixtureSite;
let model: ModelServer;
let web: FixtureServer;
let plain: TestService;
let modelled: TestService;

beforeAll(async () => {
  [site, model] = await Promise.all([startSite(), startModelServer()]);
  site.files.set('/lamp', { type: 'text/html', body: PAGE });
  web = await startFixtureServer(() =>
    json({ results: [{ url: `${site.origin}/lamp`, title: 'Lamp', content: '' }] }),
  );
  const flags = { 'search-order': 'searxng', 'search-searxng-url': web.url };
  [plain, modelled] = await Promise.all([
    startService({ flags }),
    startService({ flags: { ...flags, 'llm-url': model.url, 'llm-model': 'tiny' } }),
  ]);
});

beforeEach(() => model.answer(() => says('{"designer":"Ingrid Solberg"}')));

afterAll(async () => {
  await Promise.all([plain.stop(), modelled.stop()]);
  await Promise.all([site.close(), model.close(), web.close()]);
});

type Words = 'v1 json' | 'v1 extract' | 'v2';
const ALL_WORDS: readonly Words[] = ['v1 json', 'v1 extract', 'v2'];

/** Options of a scrape in one version's words. */
function optionsIn(words: Words, schema: object): object {
  switch (words) {
    case 'v1 json':
      return { formats: ['json'], jsonOptions: { schema } };
    case 'v1 extract':
      return { formats: ['extract'], extract: { schema } };
    case 'v2':
      return { formats: [{ type: 'json', schema }] };
  }
}

type Operation = 'scrape' | 'batch/scrape' | 'crawl' | 'search';
const OPERATIONS: readonly Operation[] = ['scrape', 'batch/scrape', 'crawl', 'search'];

function bodyOf(operation: Operation, options: object): object {
  const url = `${site.origin}/lamp`;
  switch (operation) {
    case 'scrape':
      return { url, ...options };
    case 'batch/scrape':
      return { urls: [url], ...options };
    case 'crawl':
      return { url, limit: 1, scrapeOptions: options };
    case 'search':
      return { query: 'lamp', scrapeOptions: options };
  }
}

interface Page {
  readonly json?: unknown;
  readonly extract?: unknown;
  readonly warning?: string;
}

/** The one page of the answer, that of a job once it is completed. */
async function pageOf(service: TestService, words: Words, operation: Operation): Promise<Page> {
  const path = `/${words.slice(0, 2)}/${operation}`;
  const sent = bodyOf(operation, optionsIn(words, SCHEMA));
  const { status, json: reply } = await service.ask('POST', path, sent);
  expect([status, reply]).toMatchObject([200, { success: true }]);
  if (operation === 'scrape') return (reply as { readonly data: Page }).data;
  if (operation === 'search') {
    const { data } = reply as { readonly data: [Page] | { readonly web: [Page] } };
    return 'web' in data ? data.web[0] : data[0];
  }
  const { id } = reply as { readonly id: string };
  let done: unknown;
  await expect
    .poll(
      async () => {
        done = (await service.ask('GET', `${path}/${id}`)).json;
        return done;
      },
      { timeout: 20_000 },
    )
    .toMatchObject({ status: 'completed' });
  return (done as { readonly data: readonly [Page] }).data[0];
}

describe.each(OPERATIONS)('%s', (operation) => {
  it.each(ALL_WORDS)('answers what the page says, without a model: %s', async (words) => {
    const page = await pageOf(plain, words, operation);
    expect(words === 'v1 extract' ? page.extract : page.json).toEqual(SAID);
    expect(page.warning).toMatch(/no evidence for all the schema asks: .*designer/);
  });

  it.each(ALL_WORDS)('answers the rest with a model: %s', async (words) => {
    const page = await pageOf(modelled, words, operation);
    expect(words === 'v1 extract' ? page.extract : page.json).toEqual({
      ...SAID,
      designer: 'Ingrid Solberg',
    });
    expect(page.warning).toBeUndefined();
  });

  it.each(ALL_WORDS)('refuses a schema that is none, for nothing: %s', async (words) => {
    const remaining = async (): Promise<unknown> =>
      (await plain.ask('GET', '/v2/team/credit-usage')).json;
    const before = await remaining();
    const { status, json: reply } = await plain.ask(
      'POST',
      `/${words.slice(0, 2)}/${operation}`,
      bodyOf(operation, optionsIn(words, { type: 'nonsense' })),
    );
    expect([status, reply]).toMatchObject([
      400,
      { success: false, error: expect.stringContaining('not a valid JSON Schema') },
    ]);
    expect(await remaining()).toEqual(before);
  });
});
