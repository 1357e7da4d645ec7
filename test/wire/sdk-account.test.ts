/** Usage, slots and queue as the official SDK reads them, both classes, unmodified. */
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
  await firecrawl.scrape(`${site.origin}/data.txt`);
  await firecrawl.scrape(`${site.origin}/data.json`);
});

afterAll(async () => {
  await service.stop();
  await site.close();
});

describe('version 2', () => {
  it('reads credits', async () => {
    const usage = await firecrawl.getCreditUsage();
    expect(usage.planCredits).toBeGreaterThan(0);
    expect((usage.planCredits ?? 0) - usage.remainingCredits).toBe(2);
    expect(Date.parse(usage.billingPeriodEnd ?? '')).toBeGreaterThan(Date.now());
  });

  it('reads tokens, 15 a credit', async () => {
    const [credits, tokens] = await Promise.all([
      firecrawl.getCreditUsage(),
      firecrawl.getTokenUsage(),
    ]);
    expect(tokens.remainingTokens).toBe(credits.remainingCredits * 15);
  });

  it('reads history, in total and by key', async () => {
    const total = await firecrawl.getCreditUsageHistorical();
    expect(total.periods.at(-1)).toMatchObject({ creditsUsed: 2 });
    const byKey = await firecrawl.getCreditUsageHistorical(true);
    expect(byKey.periods.at(-1)).toMatchObject({ apiKey: expect.any(String), creditsUsed: 2 });
    const tokens = await firecrawl.getTokenUsageHistorical();
    expect(tokens.periods.at(-1)).toMatchObject({ tokensUsed: 30 });
  });

  it('reads slots and queue', async () => {
    await expect(firecrawl.getConcurrency()).resolves.toMatchObject({
      concurrency: 0,
      maxConcurrency: expect.any(Number),
    });
    await expect(firecrawl.getQueueStatus()).resolves.toMatchObject({
      success: true,
      jobsInQueue: 0,
      activeJobsInQueue: 0,
      waitingJobsInQueue: 0,
      maxConcurrency: expect.any(Number),
    });
  });
});

describe('version 1', () => {
  it('reads credits and tokens in snake case', async () => {
    await expect(firecrawl.v1.getCreditUsage()).resolves.toMatchObject({
      success: true,
      data: { remaining_credits: expect.any(Number), plan_credits: expect.any(Number) },
    });
    await expect(firecrawl.v1.getTokenUsage()).resolves.toMatchObject({
      success: true,
      data: { remaining_tokens: expect.any(Number) },
    });
  });

  it('reads the slots; the class of version 1 has no method for it', async () => {
    const { status, json } = await service.ask('GET', '/v1/concurrency-check');
    expect(status).toBe(200);
    expect(json).toMatchObject({
      success: true,
      concurrency: 0,
      maxConcurrency: expect.any(Number),
    });
  });

  it('reads history and queue', async () => {
    await expect(firecrawl.v1.getCreditUsageHistorical(true)).resolves.toMatchObject({
      success: true,
      periods: [{ creditsUsed: 2 }],
    });
    await expect(firecrawl.v1.getTokenUsageHistorical()).resolves.toMatchObject({
      success: true,
      periods: [{ tokensUsed: 30 }],
    });
    await expect(firecrawl.v1.getQueueStatus()).resolves.toMatchObject({ success: true });
  });
});

describe('the key check of n8n', () => {
  it('is 200 for a key and 401 for none', async () => {
    // as the node's credential does it, base address with /v2; flows of old versions say /v1
    for (const base of [`${service.address}/v2`, `${service.address}/v1`]) {
      const ask = (key: string) =>
        fetch(`${base}/team/credit-usage`, { headers: { authorization: `Bearer ${key}` } });
      expect((await ask(service.key)).status).toBe(200);
      expect((await ask(`fc-${service.key.replaceAll('-', '')}`)).status).toBe(200);
      expect((await ask('nonsense')).status).toBe(401);
    }
    const none = await fetch(`${service.address}/v2/team/credit-usage`);
    expect(none.status).toBe(401);
  });
});

describe('activity', () => {
  it('lists requests, newest first, page by page', async () => {
    const first = await service.ask('GET', '/v2/team/activity?limit=1');
    expect(first.json).toMatchObject({
      success: true,
      data: [{ endpoint: 'scrape', api_version: 'v2', target: `${site.origin}/data.json` }],
      has_more: true,
    });
    const { cursor } = first.json as { cursor: string };
    const second = await service.ask('GET', `/v2/team/activity?limit=1&cursor=${cursor}`);
    expect(second.json).toMatchObject({
      data: [{ target: `${site.origin}/data.txt` }],
      cursor: null,
      has_more: false,
    });
    expect((await service.ask('GET', '/v2/team/activity?endpoint=moon')).status).toBe(400);
  });
});

/** Services of a cluster know of each other what each last said. */
const soon = (ask: () => Promise<unknown>) => expect.poll(ask, { timeout: 15_000 });

describe('while pages are under way', () => {
  it('tells slots in use and jobs in the queue, in both versions', async () => {
    const { account, accounts } = service.hearth.rooms();
    await accounts.setPlan(account.id, { planId: 'enterprise', customConcurrency: 2 });
    const alone = firecrawl.scrape(`${site.origin}/held?alone`);
    const gate = Promise.withResolvers<undefined>();
    site.files.set('/held', async () => {
      await gate.promise;
      return { type: 'text/plain', body: 'Let go.' };
    });
    await soon(() => firecrawl.getConcurrency()).toMatchObject({ concurrency: 1 });
    const one = { activeJobsInQueue: 1, waitingJobsInQueue: 0 };
    await soon(() => firecrawl.getQueueStatus()).toMatchObject(one);
    const urls = [1, 2, 3, 4, 5].map((number) => `${site.origin}/held?n=${number}`);
    const job = await firecrawl.startBatchScrape(urls);
    await soon(() => firecrawl.getConcurrency()).toMatchObject({ concurrency: 2 });
    const queue = { success: true, jobsInQueue: 6, activeJobsInQueue: 2, waitingJobsInQueue: 4 };
    await soon(() => firecrawl.getQueueStatus()).toMatchObject({ ...queue, maxConcurrency: 2 });
    await soon(() => firecrawl.v1.getQueueStatus()).toMatchObject(queue);
    const slots = { success: true, concurrency: 2, maxConcurrency: 2 };
    const check = async () => (await service.ask('GET', '/v1/concurrency-check')).json;
    await soon(check).toMatchObject(slots);
    await firecrawl.cancelBatchScrape(job.id);
    gate.resolve(undefined);
    await alone;
    await soon(() => firecrawl.getConcurrency()).toMatchObject({ concurrency: 0 });
  });
});
