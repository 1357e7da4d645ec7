/** An answer without content is charged as any page, and says so. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type TestService } from '../support/service.ts';
import { startSite, type FixtureSite } from '../support/site.ts';

let service: TestService;
let site: FixtureSite;

beforeAll(async () => {
  [service, site] = await Promise.all([startService(), startSite()]);
  for (const status of [204, 205]) site.files.set(`/${status}`, { status });
  site.files.set('/200', { type: 'text/html', body: '' });
  site.files.set('/full', { type: 'text/html', body: '<title>F</title><p>Some words.</p>' });
});
afterAll(async () => {
  await service.stop();
  await site.close();
});

const scrape = async (path: string): Promise<object> => {
  const asked = { url: `${site.origin}${path}`, formats: ['markdown', 'html'] };
  const { json } = await service.ask('POST', '/v2/scrape', asked);
  return (json as { readonly data: object }).data;
};

it.each([204, 205, 200])('says that an answer %i held nothing', async (status) => {
  expect(await scrape(`/${status}`)).toMatchObject({
    markdown: '',
    warning: expect.stringContaining(`The site answered ${status} without any content`) as string,
    metadata: { statusCode: status, creditsUsed: 1 },
  });
});

it('says nothing of the kind about a page', async () => {
  expect(await scrape('/full')).not.toHaveProperty('warning');
});
