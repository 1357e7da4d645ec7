/** The official JavaScript SDK, version 2 class, unmodified, against the real service. */
import Firecrawl from 'firecrawl';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

describe('scrape', () => {
  it('returns markdown by default', async () => {
    const document = await firecrawl.scrape(`${site.origin}/static/5kb`);
    expect(document.markdown).toMatch(/^#+ /m);
    expect(document.metadata?.statusCode).toBe(200);
    expect(document.metadata?.sourceURL).toBe(`${site.origin}/static/5kb`);
  });

  it('returns every format that was asked for', async () => {
    const document = await firecrawl.scrape(`${site.origin}/static/5kb`, {
      formats: ['markdown', 'html', 'rawHtml', 'links', 'images'],
    });
    expect(document).toMatchObject({
      markdown: expect.any(String),
      html: expect.any(String),
      rawHtml: expect.stringContaining('<html'),
      links: expect.any(Array),
      images: expect.any(Array),
    });
  });

  it('returns structured output by schema', async () => {
    site.files.set('/product', {
      type: 'text/html',
      body: '<html><head><script type="application/ld+json">{"@type":"Product","name":"Kettle","offers":{"price":"30","priceCurrency":"EUR"}}</script></head><body><main><h1>Kettle</h1><p>Price: 30 EUR</p></main></body></html>',
    });
    const document = await firecrawl.scrape(`${site.origin}/product`, {
      formats: [
        {
          type: 'json',
          schema: {
            type: 'object',
            properties: { name: { type: 'string' }, price: { type: 'integer' } },
          },
        },
      ],
    });
    expect(document.json).toMatchObject({ name: 'Kettle', price: 30 });
  });

  it('gives the page of a failing status as a document', async () => {
    const document = await firecrawl.scrape(`${site.origin}/status/404`);
    expect(document.metadata?.statusCode).toBe(404);
  });

  it('throws with message and status for a host that is not found', async () => {
    await expect(firecrawl.scrape('https://nowhere.invalid/')).rejects.toMatchObject({
      message: expect.stringMatching(/nowhere\.invalid/),
    });
  });

  it('throws with code and details for a refused option', async () => {
    await expect(firecrawl.scrape(site.origin, { waitFor: 70_000 })).rejects.toMatchObject({
      status: 400,
      code: 'BAD_REQUEST',
      details: [{ path: ['waitFor'] }],
    });
  });

  it('throws 401 for an unknown key', async () => {
    const stranger = new Firecrawl({
      apiKey: '00000000-0000-4000-8000-000000000000',
      apiUrl: service.address,
    });
    await expect(stranger.scrape(site.origin)).rejects.toMatchObject({
      status: 401,
      message: expect.stringContaining('Unauthorized'),
    });
  });

  it('takes the fc- spelling of the key', async () => {
    const apiKey = `fc-${service.key.replaceAll('-', '')}`;
    const other = new Firecrawl({ apiKey, apiUrl: `${service.address}/` });
    await expect(other.scrape(site.origin)).resolves.toHaveProperty('markdown');
  });
});

describe('crawl', () => {
  it('waits for a crawl and gathers every page', async () => {
    const job = await firecrawl.crawl(`${site.origin}/shop/`, { limit: 5, pollInterval: 1 });
    expect(job).toMatchObject({ status: 'completed', total: 5, completed: 5, creditsUsed: 5 });
    expect(job.data).toHaveLength(5);
    expect(new Set(job.data.map(({ metadata }) => metadata?.sourceURL)).size).toBe(5);
  });

  it('starts, reads and cancels', async () => {
    site.latencyMs = 50;
    const { id, url } = await firecrawl.startCrawl(`${site.origin}/shop/`, { limit: 500 });
    expect(url).toBe(`${service.address}/v2/crawl/${id}`);
    const active = await firecrawl.getActiveCrawls();
    expect(active.crawls.map((crawl) => crawl.id)).toContain(id);
    await expect(firecrawl.cancelCrawl(id)).resolves.toBe(true);
    site.latencyMs = 0;
    const status = await firecrawl.getCrawlStatus(id, { autoPaginate: false });
    expect(status.status).toBe('cancelled');
    await expect(firecrawl.getCrawlErrors(id)).resolves.toMatchObject({ errors: [] });
  });

  it('lists what robots.txt kept away, and the pages that failed', async () => {
    // a site of its own: the rules of the other one are known by now
    const guarded = await startSite();
    guarded.files.set('/robots.txt', {
      type: 'text/plain',
      body: 'User-agent: *\nDisallow: /guarded/private',
    });
    guarded.files.set('/guarded/', {
      type: 'text/html',
      body: '<main><p>Two ways lead on from here.</p><a href="/guarded/private">one</a> <a href="/guarded/broken">two</a></main>',
    });
    guarded.files.set('/guarded/broken', ({ request }) => {
      request.socket.destroy();
      return 'taken';
    });
    const job = await firecrawl.crawl(`${guarded.origin}/guarded/`, { limit: 5, pollInterval: 1 });
    const { errors, robotsBlocked } = await firecrawl.getCrawlErrors(job.id);
    expect(robotsBlocked).toEqual([`${guarded.origin}/guarded/private`]);
    expect(errors).toMatchObject([
      { url: `${guarded.origin}/guarded/broken`, code: 'SCRAPE_SITE_ERROR' },
    ]);
    expect(job.completed).toBe(1);
    await guarded.close();
  });

  it('watches a crawl to its end', async () => {
    const { id } = await firecrawl.startCrawl(`${site.origin}/shop/`, { limit: 4 });
    const watcher = firecrawl.watcher(id, { kind: 'crawl', pollInterval: 1, timeout: 30 });
    const documents: unknown[] = [];
    const done = new Promise<{ status: string; data: unknown[] }>((resolve, reject) => {
      watcher.on('document', (document: unknown) => documents.push(document));
      watcher.on('error', (error: unknown) => {
        reject(new Error(JSON.stringify(error)));
      });
      watcher.on('done', resolve);
    });
    await watcher.start();
    const state = await done;
    watcher.close();
    expect(state.status).toBe('completed');
    expect(documents).toHaveLength(4);
  });
});

describe('batch scrape', () => {
  it('scrapes every address and reports bad ones', async () => {
    const urls = [`${site.origin}/static/5kb`, `${site.origin}/data.json`, 'not an address'];
    const started = await firecrawl.startBatchScrape(urls, { options: { formats: ['markdown'] } });
    expect(started.invalidURLs).toEqual(['not an address']);
    const job = await firecrawl.batchScrape(urls.slice(0, 2), { pollInterval: 1 });
    expect(job).toMatchObject({ status: 'completed', total: 2, completed: 2 });
    await expect(firecrawl.getBatchScrapeErrors(started.id)).resolves.toMatchObject({ errors: [] });
  });

  it('watches a batch to its end', async () => {
    const { id } = await firecrawl.startBatchScrape([`${site.origin}/static/5kb`]);
    const watcher = firecrawl.watcher(id, { kind: 'batch', pollInterval: 1, timeout: 30 });
    const done = new Promise<{ status: string }>((resolve, reject) => {
      watcher.on('error', (error: unknown) => {
        reject(new Error(JSON.stringify(error)));
      });
      watcher.on('done', resolve);
    });
    await watcher.start();
    expect((await done).status).toBe('completed');
    watcher.close();
  });
});
