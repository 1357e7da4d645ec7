import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startService, type TestService } from '../support/service.ts';
import { type FixtureSite, startSite } from '../support/site.ts';
import { silentLog } from '../support/store-builders.ts';

const errors: string[] = [];
let service: TestService;
let site: FixtureSite;

beforeAll(async () => {
  const log = { ...silentLog, error: (sentence: string) => errors.push(sentence) };
  [service, site] = await Promise.all([startService({ parts: { log } }), startSite()]);
});

afterAll(async () => {
  await service.stop();
  await site.close();
});

it('leaves pages under way as cancelled, without an error in the log', async () => {
  site.latencyMs = 300;
  const started = await service.ask('POST', '/v2/crawl', {
    url: `${site.origin}/shop/`,
    limit: 50,
  });
  const { id } = started.json as { id: string };
  await vi.waitUntil(() => site.underWay() > 0, { timeout: 10_000 });
  const cancelled = await service.ask('DELETE', `/v2/crawl/${id}`);
  expect(cancelled.json).toMatchObject({ success: true, status: 'cancelled' });

  const { store } = service.hearth.rooms().backend;
  await vi.waitUntil(
    async () => {
      const counts = await store.counts(id);
      return counts.running === 0 && counts.open === 0;
    },
    { timeout: 10_000 },
  );
  const skipped = await store.listPages({ jobId: id, states: ['skipped'], limit: 100 });
  expect(skipped.map(({ reason }) => reason)).toContain('cancelled');
  expect(errors).toEqual([]);
});
