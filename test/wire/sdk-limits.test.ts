/** What the official SDK sees when credits, requests or permissions run out. */
import Firecrawl from 'firecrawl';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Account } from '../../src/main/service/domain/account.ts';
import { startService, type TestService } from '../support/service.ts';
import { type FixtureSite, startSite } from '../support/site.ts';

let service: TestService;
let site: FixtureSite;
let firecrawl: Firecrawl;

beforeEach(async () => {
  [service, site] = await Promise.all([startService(), startSite()]);
  firecrawl = new Firecrawl({ apiKey: service.key, apiUrl: service.address });
});

afterEach(async () => {
  await service.stop();
  await site.close();
});

/** Changes the installation's account and leaves it that many credits. */
async function leave(credits: number, change: Partial<Omit<Account, 'id' | 'createdAt'>> = {}) {
  const { backend, account } = service.hearth.rooms();
  const now = Date.now();
  await backend.store.updateAccount(account.id, change, now);
  const { remaining } = await backend.store.balance(account.id, now);
  await backend.store.adjustCredits({
    accountId: account.id,
    credits: credits - remaining,
    reason: 'test',
    at: now,
  });
}

it('throws 402 with the billing page when credits are used up, before the body is read', async () => {
  await leave(0, { planId: 'pro' });
  await expect(firecrawl.scrape(site.origin)).rejects.toMatchObject({
    status: 402,
    message: expect.stringMatching(/http/),
  });
  expect((await service.ask('POST', '/v2/scrape', { nonsense: 1 })).status).toBe(402);
  await expect(firecrawl.getCreditUsage()).resolves.toMatchObject({ remainingCredits: 0 });
});

it('throws 429 with Retry-After beyond the free plan’s allowance', async () => {
  await leave(0, { planId: 'free' });
  await expect(firecrawl.scrape(site.origin)).rejects.toMatchObject({ status: 429 });
  const { status, headers } = await service.ask('POST', '/v2/scrape', { url: site.origin });
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(3600);
});

it('throws 429 with Retry-After above the requests of a minute, polls being free', async () => {
  await leave(1000, { planId: 'free' });
  const answers = await Promise.all(
    Array.from({ length: 150 }, () => service.ask('POST', '/v2/map', { url: 'not an address' })),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  expect(refused[0]?.json).toMatchObject({ error: expect.stringMatching(/^Rate limit exceeded/) });
  await expect(firecrawl.getConcurrency()).resolves.toMatchObject({ maxConcurrency: 2 });
});

it('ends a crawl that runs out of credits as completed, with a warning', async () => {
  await leave(3, { planId: 'pro' });
  const job = await firecrawl.crawl(`${site.origin}/shop/`, { limit: 20, pollInterval: 1 });
  expect(job).toMatchObject({ status: 'completed', completed: 3, total: 3, creditsUsed: 3 });
  const { json } = await service.ask('GET', `/v2/crawl/${job.id}`);
  expect(json).toMatchObject({ warning: expect.stringMatching(/limit of 20 was cut to 3/) });
  await leave(3, { planId: 'pro' });
  const whole = await firecrawl.crawl(`${site.origin}/static/2kb`, { limit: 20, pollInterval: 1 });
  const { json: unhindered } = await service.ask('GET', `/v2/crawl/${whole.id}`);
  expect(JSON.stringify(unhindered)).not.toContain('was cut to');
});

it('ends a batch that runs out of credits as completed, naming what was left out', async () => {
  await leave(2, { planId: 'pro' });
  const urls = [1, 2, 3, 4].map((seed) => `${site.origin}/static/2kb?seed=${String(seed)}`);
  const started = await firecrawl.startBatchScrape(urls);
  const job = await firecrawl.batchScrape(urls.slice(0, 1), { pollInterval: 1 }).catch(() => null);
  expect(job?.completed ?? 0).toBeLessThanOrEqual(1);
  await expect
    .poll(async () => (await firecrawl.getBatchScrapeStatus(started.id)).status, {
      timeout: 20_000,
    })
    .toBe('completed');
  const { errors } = await firecrawl.getBatchScrapeErrors(started.id);
  expect(errors.length).toBeGreaterThanOrEqual(2);
  expect(errors[0]).toMatchObject({ code: 'INSUFFICIENT_CREDITS' });
});

it('throws 403 for a feature without its add-on', async () => {
  await leave(10, { planId: 'pro', addOns: [] });
  const { status, json } = await service.ask('POST', '/v2/scrape', {
    url: site.origin,
    zeroDataRetention: true,
  });
  expect(status).toBe(403);
  expect(json).toMatchObject({ success: false, error: expect.any(String) });
});
