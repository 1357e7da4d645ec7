/**
 * The official JavaScript SDK's version 1, unmodified, against the real service: the class bundled with
 * the current package, and the package of its own time.
 */
import Firecrawl from 'firecrawl';
import OldFirecrawl from 'firecrawl-v1';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

/** What both classes have, with types loose enough for both (their generics exclude each other). */
interface Client {
  scrapeUrl(url: string, options: object): Promise<object>;
  crawlUrl(url: string, options: object, pollInterval: number): Promise<object>;
  asyncCrawlUrl(url: string, options: object, idempotencyKey?: string): Promise<{ id?: string }>;
  checkCrawlStatus(id: string): Promise<object>;
  checkCrawlErrors(id: string): Promise<object>;
  cancelCrawl(id: string): Promise<object>;
  batchScrapeUrls(urls: string[], options: object, pollInterval: number): Promise<object>;
  asyncBatchScrapeUrls(urls: string[], options: object): Promise<object>;
  crawlUrlAndWatch(url: string, options: object): Promise<Watcher>;
}

interface Watcher {
  addEventListener(
    name: 'document' | 'done' | 'error',
    listener: (event: { readonly detail: { readonly status: string } }) => void,
  ): void;
}

const CLASSES: Record<string, () => Client> = {
  'the v1 class of the current package': () =>
    new Firecrawl({ apiKey: service.key, apiUrl: service.address }).v1 as unknown as Client,
  'the package of version 1': () =>
    new OldFirecrawl({ apiKey: service.key, apiUrl: service.address }) as unknown as Client,
};

describe.each(Object.entries(CLASSES))('%s', (_name, create) => {
  it('says of a scrape why its host was not found', async () => {
    const scrape = create().scrapeUrl('http://nowhere.invalid', {});
    await expect(scrape).rejects.toThrow(/nowhere\.invalid could not be resolved/);
  });

  it('scrapes', async () => {
    const result = await create().scrapeUrl(`${site.origin}/static/5kb`, {
      formats: ['markdown', 'html', 'rawHtml', 'links'],
    });
    expect(result).toMatchObject({
      success: true,
      markdown: expect.stringMatching(/^#+ /m),
      html: expect.any(String),
      rawHtml: expect.stringContaining('<html'),
      links: expect.any(Array),
      metadata: { statusCode: 200, sourceURL: `${site.origin}/static/5kb` },
    });
  });

  it('extracts with the names of its time', async () => {
    site.files.set('/product', {
      type: 'text/html',
      body: '<html><head><script type="application/ld+json">{"@type":"Product","name":"Kettle"}</script></head><body><main><h1>Kettle</h1></main></body></html>',
    });
    const schema = { type: 'object', properties: { name: { type: 'string' } } };
    const options = { formats: ['extract'], extract: { schema, prompt: 'the name' } };
    const result = await create().scrapeUrl(`${site.origin}/product`, options);
    expect(result).toMatchObject({ success: true, extract: { name: 'Kettle' } });
    expect(result).not.toHaveProperty('json');
  });

  it('throws a readable message for a body that does not fit', async () => {
    await expect(create().scrapeUrl(site.origin, { waitFor: 70_000 })).rejects.toThrow(
      /400|Bad Request/,
    );
  });

  it('crawls to the end', async () => {
    const job = await create().crawlUrl(`${site.origin}/shop/`, { limit: 4 }, 2);
    expect(job).toMatchObject({ success: true, status: 'completed', total: 4, completed: 4 });
    expect('data' in job ? job.data : []).toHaveLength(4);
  });

  it('reads, lists errors of and cancels a crawl', async () => {
    site.latencyMs = 50;
    const app = create();
    const started = await app.asyncCrawlUrl(`${site.origin}/shop/`, { limit: 500, maxDepth: 5 });
    const id = started.id ?? '';
    expect(started).toMatchObject({ success: true, url: `${service.address}/v1/crawl/${id}` });
    await expect(app.checkCrawlStatus(id)).resolves.toMatchObject({ success: true });
    // this client sends DELETE to …/errors; it must be answered and must not cancel anything
    await expect(app.checkCrawlErrors(id)).resolves.toMatchObject({ errors: [] });
    await expect(app.checkCrawlStatus(id)).resolves.toMatchObject({ status: 'scraping' });
    await expect(app.cancelCrawl(id)).resolves.toMatchObject({ status: 'cancelled' });
    site.latencyMs = 0;
  });

  it('refuses a used idempotency key', async () => {
    const key = crypto.randomUUID();
    await create().asyncCrawlUrl(`${site.origin}/static/5kb`, { limit: 1 }, key);
    await expect(
      create().asyncCrawlUrl(`${site.origin}/static/5kb`, { limit: 1 }, key),
    ).rejects.toThrow(/409|dempotency/);
  });

  it('scrapes a batch, polling it under the crawl path', async () => {
    const urls = [`${site.origin}/static/5kb`, `${site.origin}/data.json`];
    const job = await create().batchScrapeUrls(urls, { formats: ['markdown'] }, 2);
    expect(job).toMatchObject({ success: true, status: 'completed', total: 2, completed: 2 });
  });

  it('refuses a batch with a bad address', async () => {
    await expect(
      create().asyncBatchScrapeUrls([site.origin, 'not an address'], { formats: ['markdown'] }),
    ).rejects.toThrow(/400|Invalid/);
  });

  it('watches a crawl over its socket', async () => {
    const watcher = await create().crawlUrlAndWatch(`${site.origin}/shop/`, { limit: 3 });
    const documents: unknown[] = [];
    const status = await new Promise((resolve, reject) => {
      watcher.addEventListener('document', (event) => {
        documents.push(event);
      });
      watcher.addEventListener('error', (event) => {
        reject(new Error(JSON.stringify(event.detail)));
      });
      watcher.addEventListener('done', (event) => {
        resolve(event.detail.status);
      });
    });
    expect([status, documents.length]).toEqual(['completed', 3]);
  });
});
