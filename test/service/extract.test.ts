/**
 * Extract over HTTP without a model, as a user of the cloud API sends it: several pages, sites, prompts alone, sources,
 * conflicts, schemas of every kind, and what cannot be answered.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePdf } from '../support/documents/pdf.ts';
import { type FixtureServer, json, startFixtureServer } from '../support/fixture-server.ts';
import { startService, type TestService } from '../support/service.ts';
import { type FixtureSite, startSite } from '../support/site.ts';

let service: TestService;
let site: FixtureSite;
let web: FixtureServer;
let isWebDown = false;

const mug = (name: string, price: string, more = '') => ({
  type: 'text/html',
  body: `<html lang="en"><head><title>${name}</title></head><body><main><h1>${name}</h1><p class="price">${price}</p>${more}</main></body></html>`,
});
const MUG = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    price: { type: 'number' },
    material: { type: 'string' },
    sku: { type: ['string', 'null'] },
  },
  required: ['name', 'price', 'sku'],
};

beforeAll(async () => {
  site = await startSite();
  site.files.set('/mugs/', {
    type: 'text/html',
    body: '<html><body><h1>Mugs</h1><a href="/mugs/blue">Blue</a> <a href="/mugs/red">Red</a> <a href="/other">Other</a></body></html>',
  });
  // a server that knows the folder only with its slash
  site.files.set('/mugs', { status: 404, body: 'no' });
  site.files.set(
    '/mugs/blue',
    mug('Blue mug', '$12.00', '<dl><dt>Material</dt><dd>Clay</dd></dl>'),
  );
  site.files.set('/mugs/red', mug('Red mug', '$11.50'));
  site.files.set('/mugs/blue-again', mug('Blue mug', '$12.00'));
  site.files.set('/mugs/blue-dear', mug('Blue mug', '$14.00'));
  site.files.set('/acme', {
    type: 'text/html',
    body: '<html><body><h1>Acme</h1><p>Acme was founded in 1987 and has 240 employees. Write to hello@acme.example.</p></body></html>',
  });
  web = await startFixtureServer(() =>
    isWebDown
      ? { status: 503 }
      : json({ results: [{ url: `${site.origin}/acme`, title: 'Acme', content: '' }] }),
  );
  service = await startService({
    flags: { 'search-order': 'searxng', 'search-searxng-url': web.url },
  });
});

afterAll(async () => {
  await service.stop();
  await Promise.all([site.close(), web.close()]);
});

interface Reply {
  readonly success: boolean;
  readonly id: string;
  readonly status: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly sources?: Readonly<Record<string, readonly string[]>>;
  readonly provenance?: readonly unknown[];
  readonly warning?: string;
  readonly error?: string;
  readonly code?: string;
  readonly creditsUsed: number;
}
const extract = async (body: object, path = '/v2/extract') => {
  const { status, json: reply } = await service.ask('POST', path, body);
  return { status, reply: reply as Reply };
};
const at = (...paths: readonly string[]): readonly string[] =>
  paths.map((path) => `${site.origin}${path}`);

describe('several pages', () => {
  it('give one object: what most say wins, sources name who said it', async () => {
    const urls = at('/mugs/blue-dear', '/mugs/blue', '/mugs/blue-again');
    const { reply } = await extract({ urls, schema: MUG, showSources: true });
    expect(reply.data).toEqual({ name: 'Blue mug', price: 12, material: 'Clay', sku: null });
    expect(reply.sources).toEqual({
      name: urls,
      price: at('/mugs/blue', '/mugs/blue-again'),
      material: at('/mugs/blue'),
    });
    expect(reply.creditsUsed).toBe(1);
  });

  it('give one list, the same thing once', async () => {
    const schema = { type: 'object', properties: { products: { type: 'array', items: MUG } } };
    const { reply } = await extract({
      urls: at('/mugs/blue', '/mugs/red', '/mugs/blue-again'),
      schema,
    });
    expect(reply.data).toEqual({
      products: [
        { name: 'Blue mug', price: 12, material: 'Clay', sku: null },
        { name: 'Red mug', price: 11.5, sku: null },
      ],
    });
  });

  it('are read where they can be, the others named', async () => {
    const { reply } = await extract({ urls: at('/mugs/red', '/nowhere'), schema: MUG });
    expect(reply.data).toMatchObject({ name: 'Red mug', price: 11.5 });
    expect(reply.warning).toMatch(/1 page could not be read: .*\/nowhere: The page answered 404/);
  });

  it('of a site are found below `/*`, within the limit', async () => {
    const schema = { type: 'object', properties: { products: { type: 'array', items: MUG } } };
    const { reply } = await extract({ urls: at('/mugs/*'), schema }, '/v1/extract');
    expect(JSON.stringify(reply.data)).toContain('Red mug');
    expect(JSON.stringify(reply.data)).not.toContain('Other');
    expect(reply.warning ?? '').not.toContain('could not be read');
    const { reply: limited } = await extract({
      urls: at('/mugs/*'),
      schema,
      limit: 1,
      showSources: true,
    });
    expect(new Set(Object.values(limited.sources ?? {}).flat()).size).toBeLessThanOrEqual(1);
  });
});

describe('a prompt alone', () => {
  it('names the fields', async () => {
    const { reply } = await extract({
      urls: at('/acme'),
      prompt: 'Extract the founding year, how many employees, and the contact email',
    });
    expect(reply.data).toMatchObject({
      founding_year: expect.stringContaining('1987'),
      contact_email: 'hello@acme.example',
    });
  });

  it('without addresses is searched for', async () => {
    const { reply } = await extract({
      prompt: 'Acme contact email',
      schema: { type: 'object', properties: { email: { type: 'string', format: 'email' } } },
    });
    expect(reply.data).toEqual({ email: 'hello@acme.example' });
  });

  it('is not searched for in place of addresses that are none', async () => {
    const asked = { urls: ['ftp://acme.example/'], prompt: 'Acme contact email' };
    const { status, reply } = await extract(asked);
    expect([status, reply.error]).toEqual([400, expect.stringMatching(/None of the urls/)]);
    const { reply: wished } = await extract({ ...asked, enableWebSearch: true });
    expect(JSON.stringify(wished.data)).toContain('hello@acme.example');
  });

  it('that nothing can be searched for fails, naming the providers', async () => {
    isWebDown = true;
    const { status, reply } = await extract({ prompt: 'Acme contact email' });
    const { reply: named } = await extract({
      urls: at('/mugs/red'),
      prompt: 'the mug',
      schema: MUG,
      enableWebSearch: true,
    });
    isWebDown = false;
    expect([status, reply.success, reply.code]).toEqual([500, false, 'SEARCH_FAILED']);
    expect(reply.error).toMatch(/searxng: .*503/);
    // pages that were named are read all the same
    expect(named.data).toMatchObject({ name: 'Red mug' });
    expect(named.warning).toMatch(/The web was not searched: .*searxng/);
  });
});

describe('webhooks', () => {
  it('hear of the start, and of the end with what was found or what failed', async () => {
    const heard: Record<string, unknown>[] = [];
    site.files.set('/hook', ({ body }) => {
      heard.push(JSON.parse(body) as Record<string, unknown>);
      return { status: 200, body: '' };
    });
    const webhook = { url: `${site.origin}/hook`, metadata: { mine: 'yes' } };
    const { reply } = await extract({ urls: at('/mugs/red'), schema: MUG, webhook });
    await extract({ urls: ['http://nowhere.invalid/'], schema: MUG, webhook });
    await extract({ urls: at('/mugs/red'), webhook: { ...webhook, events: ['page'] } });
    await expect.poll(() => heard.length, { timeout: 10_000 }).toBe(4);
    expect(heard.filter(({ id }) => id === reply.id)).toMatchObject([
      { type: 'extract.started', success: true, data: [], metadata: { mine: 'yes' } },
      {
        type: 'extract.completed',
        success: true,
        data: [
          { success: true, data: { name: 'Red mug' }, extractId: reply.id, totalUrlsScraped: 1 },
        ],
      },
    ]);
    expect(heard.at(-1)).toMatchObject({
      type: 'extract.failed',
      success: false,
      data: [],
      error: expect.stringContaining('nowhere.invalid'),
    });
  });
});

it('says that links to other sites are not followed', async () => {
  const { reply } = await extract({ urls: at('/mugs/red'), schema: MUG, allowExternalLinks: true });
  expect(reply.warning).toMatch(/allowExternalLinks has no effect/);
});

describe('a short timeout', () => {
  it('still answers what is there in time', async () => {
    const { reply } = await extract({ urls: at('/mugs/red'), schema: MUG, timeout: 2_000 });
    expect(reply.data).toMatchObject({ name: 'Red mug' });
  });
});

describe('the story of a value', () => {
  it('comes with showProvenance: place, text, steps', async () => {
    const { reply } = await extract({
      urls: at('/mugs/blue'),
      schema: MUG,
      showProvenance: true,
    });
    expect(reply.provenance).toEqual(
      expect.arrayContaining([
        {
          path: 'price',
          source: 'text',
          url: `${site.origin}/mugs/blue`,
          where: expect.stringContaining('p.price'),
          text: '$12.00',
          steps: ['find number', 'number'],
        },
      ]),
    );
    const { reply: plain } = await extract({ urls: at('/mugs/blue'), schema: MUG });
    expect(plain).not.toHaveProperty('provenance');
    expect(plain).not.toHaveProperty('sources');
  });
});

describe('schemas', () => {
  it('with formats, enums, references and integers type the result', async () => {
    site.files.set('/event', {
      type: 'text/html',
      body: '<html lang="en"><body><h1>Fair</h1><dl><dt>Date</dt><dd>3 May 2026</dd><dt>Seats</dt><dd>1,200</dd><dt>Kind</dt><dd>Trade fair</dd><dt>Website</dt><dd>/fair</dd></dl></body></html>',
    });
    const { reply } = await extract({
      urls: at('/event'),
      schema: {
        $defs: { day: { type: 'string', format: 'date' } },
        type: 'object',
        properties: {
          date: { $ref: '#/$defs/day' },
          seats: { type: 'integer' },
          kind: { enum: ['concert', 'trade fair'] },
          website: { type: 'string', format: 'uri' },
          email: { type: 'string', format: 'email' },
        },
        additionalProperties: false,
      },
    });
    expect(reply.data).toEqual({
      date: '2026-05-03',
      seats: 1200,
      kind: 'trade fair',
      website: `${site.origin}/fair`,
    });
  });

  it.each<[string, unknown, RegExp]>([
    ['no type known', { type: 'object', properties: { x: { type: 'strin' } } }, /JSON Schema/],
    ['an unknown format of references', { $ref: '#/nowhere' }, /JSON Schema/],
    ['a text', 'name', /Bad Request/],
    ['half a megabyte', { type: 'object', description: 'x'.repeat(600_000) }, /longer than 500000/],
  ])('that are none are refused: %s', async (_name, schema, words) => {
    const { status, reply } = await extract({ urls: at('/mugs/red'), schema });
    expect([status, reply.success]).toEqual([400, false]);
    expect(reply.error).toMatch(words);
  });

  it('of hundreds of fields are answered as far as the page goes', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 400 }, (_, index) => [`field_${index}`, { type: 'string' }]),
    );
    const schema = { type: 'object', properties: { ...MUG.properties, ...many } };
    const { status, reply } = await extract({ urls: at('/mugs/red'), schema });
    expect(status).toBe(200);
    expect(reply.data).toEqual({ name: 'Red mug', price: 11.5 });
  });

  it('say in the warning what no page gives', async () => {
    const schema = { ...MUG, required: ['name', 'price', 'material'] };
    const { reply } = await extract({ urls: at('/mugs/red'), schema });
    expect(reply.data).not.toHaveProperty('material');
    expect(reply.warning).toMatch(/no evidence for all the schema asks: .*material/);
  });
});

describe('files', () => {
  it('are read as pages are: a PDF with a heading and labelled lines', async () => {
    const lines = ['Sensor: 24 MP', 'Weight: 386 g', 'Price: 1,149.00 USD'];
    const pdf = makePdf({
      pages: [
        [
          { text: 'Lumo X5 Data Sheet', x: 60, y: 780, size: 24 },
          ...lines.map((text, index) => ({ text, x: 60, y: 720 - index * 40 })),
        ],
      ],
    });
    site.files.set('/sheet.pdf', { type: 'application/pdf', body: pdf });
    const { reply } = await extract({
      urls: at('/sheet.pdf'),
      schema: {
        type: 'object',
        properties: {
          sensor: { type: 'string' },
          weight_g: { type: 'integer' },
          price: { type: 'number' },
          currency: { type: 'string' },
          battery: { type: 'string' },
        },
      },
    });
    expect(reply.data).toEqual({ sensor: '24 MP', weight_g: 386, price: 1149, currency: 'USD' });
  });
});

describe('what cannot be read', () => {
  it('fails with the reason and costs nothing', async () => {
    const { status, reply } = await extract({ urls: ['http://nowhere.invalid/'], schema: MUG });
    expect([status, reply.code]).toEqual([500, 'EXTRACT_FAILED']);
    expect(reply.error).toMatch(/nowhere\.invalid could not be resolved/);
    expect(reply).not.toHaveProperty('creditsUsed');
  });

  it('is told to a poller with 200 and success false', async () => {
    await extract({ urls: ['http://nowhere.invalid/'], schema: MUG });
    const { json: activity } = await service.ask('GET', '/v2/team/activity');
    const [last] = (activity as { readonly data: readonly { readonly id: string }[] }).data;
    const { status, json: read } = await service.ask('GET', `/v2/extract/${last?.id ?? ''}`);
    expect([status, read]).toMatchObject([
      200,
      { success: false, status: 'failed', data: [], error: expect.any(String) },
    ]);
  });
});
