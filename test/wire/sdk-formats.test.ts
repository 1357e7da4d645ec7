/**
 * Every format and action of the wire, asked for through the official SDK's types, against the real
 * service with its real browser. Replies are checked by the contract's own schema as well.
 */
import Firecrawl, { type ScrapeOptions } from 'firecrawl';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { document as documentV1 } from '../../src/contract/v1/responses.ts';
import { document as documentV2 } from '../../src/contract/v2/responses.ts';
import { startService, type TestService } from '../support/service.ts';
import { type FixtureSite, startSite } from '../support/site.ts';

let service: TestService;
let site: FixtureSite;
let firecrawl: Firecrawl;

beforeAll(async () => {
  [service, site] = await Promise.all([startService(), startSite()]);
  firecrawl = new Firecrawl({ apiKey: service.key, apiUrl: service.address });
});

afterAll(async () => {
  await service.stop();
  await site.close();
});

async function scrape(path: string, options: ScrapeOptions) {
  const document = await firecrawl.scrape(`${site.origin}${path}`, options);
  expect(documentV2.safeParse(document).error?.issues ?? []).toEqual([]);
  return document;
}

const IMAGE = /^(data:image\/(png|jpeg);base64,|http:\/\/)/;

describe('version 2', () => {
  it('gives a screenshot', async () => {
    const { screenshot } = await scrape('/static/5kb', { formats: ['screenshot'] });
    expect(screenshot).toMatch(IMAGE);
  });

  it('gives a screenshot of the whole page in a quality and a viewport', async () => {
    const { screenshot } = await scrape('/static/5kb', {
      formats: [
        {
          type: 'screenshot',
          fullPage: true,
          quality: 40,
          viewport: { width: 640, height: 480 },
        },
      ],
    });
    expect(screenshot).toMatch(IMAGE);
  });

  it('gives the bytes as base64', async () => {
    const document: unknown = await scrape('/data.json', { formats: ['rawBase64' as never] });
    expect(document).toMatchObject({
      rawBase64: Buffer.from('{"name":"Hearth","price":3}').toString('base64'),
    });
  });

  it('gives attributes', async () => {
    const { attributes } = await scrape('/static/5kb', {
      formats: [{ type: 'attributes', selectors: [{ selector: 'a', attribute: 'href' }] }],
    });
    expect(attributes).toMatchObject([
      { selector: 'a', attribute: 'href', values: expect.arrayContaining(['/about']) },
    ]);
  });

  it('gives the lists and tables of the page with typed columns', async () => {
    const rows = ['Amber', 'Birch', 'Cedar', 'Dune'].map(
      (name, i) => `<tr><td><a href="/p/${i}">${name}</a></td><td>$${20 + i}.50</td></tr>`,
    );
    site.files.set('/lamps', {
      type: 'text/html',
      body: `<main><h1>Lamps</h1><table><tr><th>Name</th><th>Price</th></tr>${rows.join('')}</table></main>`,
    });
    const document: unknown = await scrape('/lamps', { formats: ['tables' as never] });
    expect(document).toMatchObject({
      tables: [
        {
          name: 'Lamps',
          columns: expect.arrayContaining([{ name: 'price', type: 'price' }]),
          rows: [{ name: 'Amber', price: 20.5, url: `${site.origin}/p/0` }, {}, {}, {}],
        },
      ],
      metadata: { creditsUsed: 1 },
    });
  });

  it('tracks changes', async () => {
    const text = (word: string) => ({
      type: 'text/html',
      body: `<main><h1>News</h1><p>The first line stays.</p><p>The word is ${word}.</p></main>`,
    });
    const options: ScrapeOptions = {
      formats: ['markdown', { type: 'changeTracking', modes: ['git-diff'] }],
      maxAge: 0,
    };
    site.files.set('/changing', text('red'));
    const first = await scrape('/changing', options);
    expect(first.changeTracking).toMatchObject({ changeStatus: 'new', previousScrapeAt: null });
    const second = await scrape('/changing', options);
    expect(second.changeTracking).toMatchObject({ changeStatus: 'same' });
    site.files.set('/changing', text('blue'));
    const third = await scrape('/changing', options);
    expect(third.changeTracking).toMatchObject({
      changeStatus: 'changed',
      diff: { text: expect.stringContaining('+The word is blue.') },
    });
  });

  it('runs every action in order', async () => {
    const { actions, markdown } = await scrape('/login', {
      formats: ['markdown'],
      actions: [
        { type: 'wait', selector: '#user' },
        { type: 'click', selector: '#user' },
        { type: 'write', text: 'bob' },
        { type: 'screenshot', fullPage: false },
        { type: 'scrape' },
        { type: 'executeJavascript', script: 'return document.title' },
        { type: 'pdf' },
        { type: 'scroll', direction: 'down' },
        { type: 'press', key: 'Enter' },
        { type: 'wait', milliseconds: 300 },
      ],
    });
    expect(actions).toMatchObject({
      screenshots: [expect.stringMatching(IMAGE)],
      scrapes: [{ url: `${site.origin}/login`, html: expect.stringContaining('typed: bob') }],
      javascriptReturns: [{ type: 'string', value: 'Sign in' }],
      pdfs: [expect.any(String)],
    });
    expect(markdown).toContain('bob');
  });

  it('throws the reason when an action fails', async () => {
    await expect(
      firecrawl.scrape(`${site.origin}/login`, {
        actions: [{ type: 'click', selector: '#nothing' }],
        timeout: 4_000,
      }),
    ).rejects.toMatchObject({ status: 500, code: 'SCRAPE_ACTION_ERROR' });
  });

  it('renders pages that need JavaScript', async () => {
    const { markdown } = await scrape('/js', { formats: ['markdown'] });
    expect(markdown).toContain('was written into the page by JavaScript');
  });

  it('gives summary, answer and highlights in the page’s own words', async () => {
    site.files.set('/workshop', {
      type: 'text/html',
      body: '<html lang="en"><main><h1>Workshop</h1><p>The workshop makes copper kettles by hand. Each copper kettle costs 120 euros.</p><p>Visitors see how a kettle is made in the workshop.</p></main></html>',
    });
    const document: unknown = await scrape('/workshop', {
      formats: [
        'summary',
        { type: 'question', question: 'How much does a kettle cost?' },
        { type: 'highlights', query: 'copper kettle' },
      ],
    });
    expect(document).toMatchObject({
      summary: expect.stringContaining('copper kettle'),
      answer: expect.stringContaining('120 euros'),
      highlights: expect.stringContaining('copper kettle'),
    });
  });

  it('warns about what it does not make', async () => {
    const { warning } = await scrape('/static/5kb', { formats: ['markdown', 'branding'] });
    expect(warning).toContain('branding');
  });

  it('throws 408 when time runs out', async () => {
    await expect(
      firecrawl.scrape(`${site.origin}/fault/hang`, { timeout: 1000 }),
    ).rejects.toMatchObject({ status: 408, code: 'SCRAPE_TIMEOUT' });
  });
});

describe('version 1', () => {
  const scrapeV1 = async (path: string, options: object) => {
    const answer = await firecrawl.v1.scrapeUrl(`${site.origin}${path}`, options);
    // the client puts `error` beside the document whatever the answer was
    const { success, error, ...document } = answer as { success: boolean; error?: string };
    expect([success, error]).toEqual([true, undefined]);
    expect(documentV1.safeParse(document).error?.issues ?? []).toEqual([]);
    return document as Record<string, unknown>;
  };

  it('gives screenshot@fullPage as screenshot', async () => {
    const document = await scrapeV1('/static/5kb', { formats: ['screenshot@fullPage'] });
    expect(document['screenshot']).toMatch(IMAGE);
  });

  it('gives json by jsonOptions under json', async () => {
    site.files.set('/kettle', {
      type: 'text/html',
      body: '<main><h1>Kettle</h1><table><tr><th>Price</th><td>30</td></tr></table></main>',
    });
    const schema = { type: 'object', properties: { price: { type: 'integer' } } };
    const document = await scrapeV1('/kettle', { formats: ['json'], jsonOptions: { schema } });
    expect(document).toMatchObject({ json: { price: 30 } });
    expect(document).not.toHaveProperty('extract');
  });

  it('tracks changes by changeTrackingOptions', async () => {
    const document = await scrapeV1('/static/5kb', {
      formats: ['markdown', 'changeTracking'],
      changeTrackingOptions: { modes: ['git-diff'], tag: 'v1' },
    });
    expect(document).toMatchObject({ changeTracking: { changeStatus: 'new' } });
  });

  it('reads a PDF as base64 when parsing is off', async () => {
    site.files.set('/paper.pdf', { type: 'application/pdf', body: '%PDF-1.4\n%%EOF' });
    const document = await scrapeV1('/paper.pdf', { formats: ['markdown'], parsePDF: false });
    expect(document['markdown']).toBe(Buffer.from('%PDF-1.4\n%%EOF').toString('base64'));
  });
});
