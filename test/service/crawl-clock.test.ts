/** A clock that is set back by a day while a crawl runs: what waits for its host goes on as if nothing had been. */
import { expect, it, onTestFinished, vi } from 'vitest';
import { startService } from '../support/service.ts';
import { startSite } from '../support/site.ts';
import { html } from '../support/site/answer.ts';

const PAGES = 20;
const DAY = 86_400_000;

it.each([
  ['a pause that robots.txt asks for', 'User-agent: *\nCrawl-delay: 0.2\n', false],
  ['a page that is tried again', '', true],
] as const)('does not hold %s', async (_, robots, refuses) => {
  let behind = 0;
  const [site, service] = await Promise.all([
    startSite(),
    startService({ parts: { clock: { now: () => Date.now() - behind } } }),
  ]);
  onTestFinished(() => Promise.all([service.stop(), site.close()]).then(() => undefined));
  site.latencyMs = 60;
  site.files.set('/robots.txt', { type: 'text/plain', body: robots });
  const asked = new Set<string>();
  for (let n = 0; n < PAGES; n += 1) {
    const path = n === 0 ? '/' : `/clock/${n}`;
    const links = [1, 2, 3]
      .map((at) => `<a href="/clock/${(n * 3 + at) % PAGES || 1}">further</a>`)
      .join(' ');
    site.files.set(path, () => {
      const isRefused = refuses && n % 5 === 2 && !asked.has(path);
      asked.add(path);
      return html(`<main><p>Page ${n} stands here.</p>${links}</main>`, isRefused ? 503 : 200);
    });
  }
  const asking = { url: `${site.origin}/`, limit: PAGES };
  const { json } = await service.ask('POST', '/v2/crawl', asking);
  const { id } = json as { readonly id: string };
  const look = async (): Promise<unknown> => (await service.ask('GET', `/v2/crawl/${id}`)).json;
  await vi.waitUntil(() => asked.size >= 8, { timeout: 20_000, interval: 5 });
  behind = DAY;
  await expect.poll(look, { timeout: 20_000 }).toMatchObject({
    ...{ status: 'completed', completed: PAGES, creditsUsed: PAGES },
  });
});
