/** Webhooks of one account beside another's, at receivers on one origin. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startService, type TestClient, type TestService } from '../support/service.ts';
import { type FixtureSite, startSite } from '../support/site.ts';

let service: TestService;
let neighbour: TestClient;
let site: FixtureSite;

beforeAll(async () => {
  [service, site] = await Promise.all([startService(), startSite()]);
  neighbour = await service.neighbour();
});
afterAll(async () => {
  await service.stop();
  await site.close();
});

/** Types of the events a path has received, in order. */
function receiver(path: string, answers: () => Promise<void> = () => Promise.resolve()): string[] {
  const types: string[] = [];
  site.files.set(path, async ({ body }) => {
    types.push((JSON.parse(body) as { readonly type: string }).type);
    await answers();
    return { status: 200 };
  });
  return types;
}
const batch = (client: TestClient, count: number, hook: unknown) =>
  client.ask('POST', '/v2/batch/scrape', {
    urls: Array.from({ length: count }, (_, n) => `${site.origin}/static/5kb?n=${String(n)}`),
    webhook: hook,
  });

it('a receiver that is slow for one account keeps another account’s waiting no moment', async () => {
  const gate = Promise.withResolvers<undefined>();
  const slow = receiver('/hook/slow', () => gate.promise.then(() => undefined));
  const quick = receiver('/hook/quick');
  await batch(neighbour, 40, `${site.origin}/hook/slow`);
  await vi.waitUntil(() => slow.length > 0, { timeout: 20_000 });
  await batch(service, 3, `${site.origin}/hook/quick`);
  await vi.waitUntil(() => quick.includes('batch_scrape.completed'), { timeout: 8_000 });
  expect(slow).not.toContain('batch_scrape.completed');
  gate.resolve(undefined);
  await vi.waitUntil(() => slow.includes('batch_scrape.completed'), { timeout: 8_000 });
  expect(slow.filter((type) => type === 'batch_scrape.page')).toHaveLength(40);
});

it.each([
  ['a line break in a value', 'X-A', 'b\r\nInjected: yes'],
  ['a name that is none', 'X A', 'b'],
])('%s is refused at the start, and nobody’s webhooks wait for it', async (_, name, value) => {
  const hook = { url: `${site.origin}/hook/bad`, headers: { [name]: value } };
  expect(await batch(neighbour, 1, hook)).toMatchObject({
    status: 400,
    json: { success: false, details: [{ path: ['webhook', 'headers', name] }] },
  });
  const quick = receiver('/hook/after');
  await batch(service, 1, { url: `${site.origin}/hook/after`, headers: { 'X-A': 'ä b' } });
  await vi.waitUntil(() => quick.includes('batch_scrape.completed'), { timeout: 8_000 });
});
