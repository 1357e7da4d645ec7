/** Map as the official SDKs call it, both versions, unmodified, against the whole service. */
import FirecrawlV1 from 'firecrawl-v1';
import Firecrawl from 'firecrawl';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startService, type TestService } from '../support/service.ts';
import { type FixtureSite, startSite } from '../support/site.ts';

let service: TestService;
let site: FixtureSite;
let firecrawl: Firecrawl;

beforeAll(async () => {
  [service, site] = await Promise.all([startService(), startSite()]);
  firecrawl = new Firecrawl({ apiKey: service.key, apiUrl: service.address });
});
beforeEach(() => site.reset());
afterAll(async () => {
  await service.stop();
  await site.close();
});

const post = async (path: string, body: unknown) => {
  const answer = await fetch(service.address + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${service.key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, json: await answer.json() };
};

describe('map', () => {
  it('finds all of a bookshop through version 2', async () => {
    const { links } = await firecrawl.map(`${site.origin}/shop/`);
    expect(links).toHaveLength(1_050);
    expect(links[0]).toMatchObject({ url: `${site.origin}/shop` });
  });

  it('ranks, limits and skips sitemaps as the SDK asks', async () => {
    const { links } = await firecrawl.map(`${site.origin}/site/100/`, {
      search: 'p 7',
      limit: 20,
      sitemap: 'skip',
    });
    expect(links).toHaveLength(20);
    expect(links[0]?.url).toBe(`${site.origin}/site/100/p/7`);
  });

  it('answers version 1 with plain addresses', async () => {
    const v1 = new FirecrawlV1({ apiKey: service.key, apiUrl: service.address });
    const answer = await v1.mapUrl(`${site.origin}/site/30/`);
    if (!answer.success) throw new Error(answer.error);
    expect(answer.links).toHaveLength(30);
    expect(answer.links).toContain(`${site.origin}/site/30`);
  });

  it('costs one credit, and nothing when it fails', async () => {
    const { json } = await post('/v2/map', { url: `${site.origin}/site/10/` });
    expect(json).toMatchObject({ success: true, creditsUsed: 1, id: expect.any(String) });
    const before = json.remainingCredits;
    const hanging = await post('/v2/map', { url: 'http://no-such-host.invalid/' });
    expect(hanging.json).toMatchObject({ success: false, code: 'SCRAPE_DNS_RESOLUTION_ERROR' });
    const after = await post('/v2/map', { url: `${site.origin}/site/10/` });
    expect(after.json.remainingCredits).toBe(before - 1);
  });

  it('answers 408 when nothing came in time', async () => {
    site.files.set('/hanging', () => 'taken');
    const answer = await post('/v2/map', { url: `${site.origin}/hanging`, timeout: 1_000 });
    expect(answer).toMatchObject({ status: 408, json: { success: false, code: 'MAP_TIMEOUT' } });
  });
});
