/** Extract through the official SDKs, version 2 and both version 1 classes, unmodified. */
/* oxlint-disable typescript/no-deprecated -- the SDK discourages extract; Hearth serves it */
import Firecrawl from 'firecrawl';
import OldFirecrawl from 'firecrawl-v1';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type TestService } from '../support/service.ts';
import { type FixtureSite, startSite } from '../support/site.ts';

let service: TestService;
let site: FixtureSite;

const SCHEMA = {
  type: 'object',
  properties: { name: { type: 'string' }, price: { type: 'integer' } },
  required: ['name', 'price'],
};

beforeAll(async () => {
  [service, site] = await Promise.all([startService(), startSite()]);
  site.files.set('/kettle', {
    type: 'text/html',
    body: '<html><head><script type="application/ld+json">{"@type":"Product","name":"Kettle","offers":{"@type":"Offer","price":"30","priceCurrency":"EUR"}}</script></head><body><main><h1>Kettle</h1><p>Price: 30 EUR</p></main></body></html>',
  });
});

afterAll(async () => {
  await service.stop();
  await site.close();
});

const options = () => ({ apiKey: service.key, apiUrl: service.address });
const request = () => ({
  urls: [`${site.origin}/kettle`],
  prompt: 'name and price',
  schema: SCHEMA,
});

describe('version 2', () => {
  it('extracts', async () => {
    const result = await new Firecrawl(options()).extract({ ...request(), showSources: true });
    expect(result).toMatchObject({ success: true, data: { name: 'Kettle', price: 30 } });
  });

  it('takes fields alone for a schema, as the cloud does', async () => {
    const schema = { name: 'string', price: { type: 'integer' } };
    const result = await new Firecrawl(options()).extract({ ...request(), prompt: '', schema });
    expect(result).toMatchObject({ success: true, data: { name: 'Kettle', price: 30 } });
  });

  it('reads the prompt beside an empty schema', async () => {
    const app = new Firecrawl(options());
    const format = { type: 'json' as const, prompt: 'Extract the price', schema: {} };
    const page = await app.scrape(`${site.origin}/kettle`, { formats: [format] });
    expect(page.json).toMatchObject({ price: 30 });
  });

  it('starts, and reads the same by its id', async () => {
    const app = new Firecrawl(options());
    const started = await app.startExtract(request());
    expect(started.id).toMatch(/^[0-9a-f-]{36}$/);
    const read = await app.getExtractStatus(started.id ?? '');
    expect(read).toMatchObject({ status: 'completed', data: { name: 'Kettle', price: 30 } });
  });

  it('throws 400 with what is missing', async () => {
    await expect(new Firecrawl(options()).extract({ urls: [] })).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('urls'),
    });
  });
});

describe.each(['the v1 class of the current package', 'the package of version 1'])('%s', (name) => {
  const create = () =>
    name.startsWith('the v1') ? new Firecrawl(options()).v1 : new OldFirecrawl(options());

  it('extracts by polling for the id of the POST', async () => {
    const { urls, prompt, schema } = request();
    // the class polls only; the schema is passed as plain JSON Schema
    const answer: unknown = await create().extract(urls, { prompt, schema: schema });
    expect(answer).toMatchObject({ success: true, data: { name: 'Kettle', price: 30 } });
  });
});

describe('plain HTTP', () => {
  it('answers with id, status, data and credits in one body', async () => {
    const { status, json } = await service.ask('POST', '/v1/extract', request());
    expect(status).toBe(200);
    expect(json).toMatchObject({
      success: true,
      id: expect.any(String),
      status: 'completed',
      data: { name: 'Kettle', price: 30 },
      urlTrace: [],
      creditsUsed: 1,
      remainingCredits: expect.any(Number),
    });
  });

  it('answers 404 for an unknown extraction', async () => {
    const { status, json } = await service.ask(
      'GET',
      '/v2/extract/00000000-0000-4000-8000-000000000000',
    );
    expect([status, json]).toEqual([404, { success: false, error: 'Extract job not found' }]);
  });

  it('refuses a schema that is none', async () => {
    const { status } = await service.ask('POST', '/v2/extract', {
      ...request(),
      schema: { type: 'nonsense' },
    });
    expect(status).toBe(400);
  });
});
