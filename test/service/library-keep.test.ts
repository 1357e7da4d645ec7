/** Keeping pages and asking the past, as clients of both versions do it; the site is switched off in between. */
import Firecrawl from 'firecrawl';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PAGE_IDENTITY, urlKey } from '../../src/main/service/domain/url-key.ts';
import { startService, type TestService } from '../support/service.ts';
import { type FixtureSite, startSite } from '../support/site.ts';

let service: TestService;
let site: FixtureSite;
let now = Date.UTC(2026, 10, 1, 9);

beforeAll(async () => {
  [service, site] = await Promise.all([
    startService({
      flags: { 'library-min-free-bytes': '0' },
      parts: { clock: { now: () => now } },
    }),
    startSite(),
  ]);
});
afterAll(async () => {
  await service.stop();
  await site.close();
});

const article = (said: string) =>
  `<html lang="en"><head><title>News</title></head><body><nav><a href="/a">Home</a></nav><main><h1>News</h1><p>${said} ${'More words that stay as they are. '.repeat(8)}</p></main></body></html>`;
const put = (path: string, said: string) =>
  site.files.set(path, { type: 'text/html', body: article(said) });

interface Answer {
  readonly success: boolean;
  readonly code?: string;
  readonly error?: string;
  readonly details?: { readonly before: unknown; readonly after: { readonly at: string } | null };
  readonly data: {
    readonly markdown: string;
    readonly warning?: string;
    readonly metadata: Readonly<Record<string, unknown>>;
  };
}
const scrape = async (path: string, body: object = {}, version = 'v2') => {
  const { status, json } = await service.ask('POST', `/${version}/scrape`, {
    url: path.startsWith('http') ? path : `${site.origin}${path}`,
    maxAge: 0,
    ...body,
  });
  return { status, ...(json as Answer) };
};

describe('a page that is kept', () => {
  beforeAll(async () => {
    put('/news', 'Efficiency measured at 81 %.');
    now = Date.UTC(2026, 10, 1, 9);
    await scrape('/news', { keep: { kind: 'page', collection: 'Thesis', tags: ['heat'] } });
    put('/news', 'Efficiency measured at 87 %.');
    now = Date.UTC(2026, 10, 12, 18, 40);
    // by its kind alone, as monitors and the command line name it
    const second = await scrape('/news', { keep: 'page' }, 'v1');
    expect(second.data.metadata['captureId']).toMatch(/^[0-9a-f-]{36}$/);
    expect(second.data.warning).toBeUndefined();
    site.files.set('/news', { status: 500, body: 'switched off' });
    now = Date.UTC(2026, 10, 22);
  });

  it.each(['v1', 'v2'])('answers for its day, and nothing is fetched (%s)', async (version) => {
    const asked = site.requests.length;
    const past = await scrape('/news', { asOf: '2026-11-01' }, version);
    expect(past.data.markdown).toContain('measured at 81 %');
    expect(past.data.metadata).toMatchObject({
      cacheState: 'hit',
      capturedAt: '2026-11-01T09:00:00.000Z',
      statusCode: 200,
      creditsUsed: 1,
    });
    expect((await scrape('/news', { asOf: '20261112184000' }, version)).data.markdown).toContain(
      '87 %',
    );
    expect((await scrape('/news', { offline: true }, version)).data.markdown).toContain('87 %');
    const nearest = { asOf: '2026-10-01', asOfPolicy: 'nearest' };
    expect((await scrape('/news', nearest, version)).data.markdown).toContain('81 %');
    expect(site.requests.length).toBe(asked);
  });

  it('answers in every format, by the rules of today', async () => {
    const { data } = await scrape('/news', {
      asOf: '2026-11-01',
      formats: ['links', 'html', 'rawHtml'],
    });
    expect(data).toMatchObject({ links: [`${site.origin}/a`] });
    expect(JSON.stringify(data)).toContain('81 %');
  });

  it('says what there is when nothing answers', async () => {
    const early = await scrape('/news', { asOf: '2026-10-31' });
    expect(early).toMatchObject({
      status: 404,
      code: 'SCRAPE_NO_CACHED_DATA',
      details: { before: null, after: { at: '2026-11-01T09:00:00.000Z' } },
    });
    expect(await scrape('/never', { offline: true })).toMatchObject({ status: 404 });
  });

  it('answers through the unmodified SDKs, which pass the option on', async () => {
    const url = `${site.origin}/news`;
    const v2 = new Firecrawl({ apiKey: service.key, apiUrl: service.address });
    const options = { formats: ['markdown' as const], asOf: '2026-11-01' };
    expect((await v2.scrape(url, options)).markdown).toContain('81 %');
    const v1 = new Firecrawl({ apiKey: service.key, apiUrl: service.address }).v1;
    const old = await v1.scrapeUrl(url, options);
    expect(old.success && old.markdown).toContain('81 %');
  });

  it('answers a batch, each page for itself', async () => {
    const { json } = await service.ask('POST', '/v2/batch/scrape', {
      urls: [`${site.origin}/news`, `${site.origin}/unknown`],
      asOf: '2026-11-01',
    });
    const { id } = json as { readonly id: string };
    const status = await vi.waitUntil(
      async () => {
        const read = (await service.ask('GET', `/v2/batch/scrape/${id}`)).json as {
          readonly status: string;
          readonly data: readonly { readonly markdown: string }[];
        };
        return read.status === 'completed' ? read : undefined;
      },
      { timeout: 30_000, interval: 50 },
    );
    expect(status.data.map(({ markdown }) => markdown.includes('81 %'))).toEqual([true]);
  });

  it('belongs to its account alone', async () => {
    const other = await service.neighbour();
    const { status } = await other.ask('POST', '/v2/scrape', {
      url: `${site.origin}/news`,
      offline: true,
    });
    expect(status).toBe(404);
  });
});

it('offline takes the newest there is, the cache included', async () => {
  put('/both', 'As it was kept.');
  await scrape('/both', { keep: { kind: 'page' } });
  now += 60_000;
  put('/both', 'As it was cached later.');
  await scrape('/both', { maxAge: 0 });
  // the cache is written when the answer has gone out
  const offline = async () => (await scrape('/both', { offline: true })).data.markdown;
  await expect.poll(offline).toContain('cached later');
  expect((await scrape('/both', { asOf: now })).data.markdown).toContain('As it was kept');
});

it('a page read in another way is the same version, from the cache and from the site', async () => {
  put('/read', 'Read in many ways.');
  const { account, backend } = service.hearth.rooms();
  const entryOf = async () =>
    backend.store.entryOf(account.id, urlKey(`${site.origin}/read`, PAGE_IDENTITY));
  await scrape('/read', { onlyMainContent: false, maxAge: 0 });
  await expect.poll(async () => (await entryOf())?.versions).toBe(1);
  // the cache is written when the answer has gone out
  const again = { maxAge: 3_600_000, excludeTags: ['h1'] };
  await expect
    .poll(async () => (await scrape('/read', again)).data.metadata['cacheState'])
    .toBe('hit');
  await scrape('/read', { ...again, keep: { kind: 'page' } });
  now += 60_000;
  await scrape('/read', { includeTags: ['nav'] });
  now += 60_000;
  await scrape('/read', { keep: { kind: 'page' } });
  expect(await entryOf()).toMatchObject({ versions: 1, kept: 2 });
  put('/read', 'It says something else.');
  now += 60_000;
  await scrape('/read', { onlyMainContent: false, keep: { kind: 'page' } });
  expect(await entryOf()).toMatchObject({ versions: 2, kept: 3 });
});

describe('what cannot be kept', () => {
  it('is refused where nothing may be written', async () => {
    for (const body of [{ zeroDataRetention: true }, { lockdown: true }, { offline: true }]) {
      const refused = await scrape('/static/5kb', { keep: true, ...body });
      expect(refused).toMatchObject({ status: 400, success: false });
    }
    const crawl = { url: site.origin, scrapeOptions: { asOf: '2026-11-01' } };
    expect((await service.ask('POST', '/v2/crawl', crawl)).status).toBe(400);
    expect((await scrape('/x', { asOf: 'yesterday' })).error).toContain('asOf takes a day');
    expect((await scrape('/x', { asOfPolicy: 'nearest' })).status).toBe(400);
  });

  it('keeps a page behind a password in its address from others, and the password from the library', async () => {
    put('/behind', 'Only with a password.');
    const { host } = new URL(site.origin);
    const behind = { url: `http://ann:sekret@${host}/behind` };
    await service.ask('POST', '/v2/scrape', { ...behind, keep: 'page' });
    put('/read', 'Read with a password.');
    await service.ask('POST', '/v2/scrape', { url: `http://ann:sekret@${host}/read` });
    const entries = async (key: string): Promise<string> => {
      const answer = await fetch(`${service.address}/library/entries?limit=100`, {
        headers: { authorization: `Bearer ${key}` },
      });
      return answer.text();
    };
    await expect.poll(() => entries(service.key)).toContain(`http://${host}/read`);
    expect(await entries(service.key)).toContain(`http://${host}/behind`);
    expect(await entries(service.key)).not.toContain('sekret');
    const { account, keys } = service.hearth.rooms();
    const { secret } = await keys.create({ accountId: account.id, name: 'A stranger' });
    const offline = { url: `${site.origin}/behind`, offline: true };
    const answer = await fetch(`${service.address}/v2/scrape`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify(offline),
    });
    expect(answer.status).toBe(404);
    expect((await scrape('/behind', { offline: true })).data.markdown).toContain('Only with');
  });

  it('keeps a private page from other keys', async () => {
    put('/private', 'Only with a cookie.');
    await scrape('/private', { keep: { kind: 'page' }, headers: { Cookie: 'sid=1' } });
    expect((await scrape('/private', { offline: true })).data.markdown).toContain('Only with');
    const { keys } = service.hearth.rooms();
    const { account } = service.hearth.rooms();
    const { secret } = await keys.create({ accountId: account.id, name: 'Another' });
    const answer = await fetch(`${service.address}/v2/scrape`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ url: `${site.origin}/private`, offline: true }),
    });
    expect(answer.status).toBe(404);
  });
});

it('a crawl keeps every page it finishes, with the page', async () => {
  for (const name of ['', 'a', 'b', 'c']) {
    site.files.set(`/site/${name}`, {
      type: 'text/html',
      body: article(`Page ${name}`)
        .replace('/a', '/site/a')
        .replace('</main>', '<a href="/site/b">b</a> <a href="/site/c">c</a></main>'),
    });
  }
  const { json } = await service.ask('POST', '/v2/crawl', {
    url: `${site.origin}/site/`,
    sitemap: 'skip',
    scrapeOptions: { keep: { kind: 'page', collection: 'Crawled' } },
  });
  const { id } = json as { readonly id: string };
  const status = await vi.waitUntil(
    async () => {
      const read = (await service.ask('GET', `/v2/crawl/${id}`)).json as {
        readonly status: string;
        readonly data: readonly { readonly metadata: Readonly<Record<string, unknown>> }[];
      };
      return read.status === 'completed' ? read : undefined;
    },
    { timeout: 30_000, interval: 50 },
  );
  expect(status.data).toHaveLength(4);
  expect(status.data.every(({ metadata }) => typeof metadata['captureId'] === 'string')).toBe(true);
  for (const name of ['a', 'b', 'c']) site.files.delete(`/site/${name}`);
  expect((await scrape('/site/b', { offline: true })).data.markdown).toContain('Page b');
});

it('a full copy says that it needs the browser, and keeps the page at least', async () => {
  put('/full', 'A page to be kept whole.');
  const { data } = await scrape('/full', { keep: true });
  const { captureId } = data.metadata;
  expect(captureId).toMatch(/^[0-9a-f-]{36}$/);
  const row = await service.hearth
    .rooms()
    .backend.store.findCapture(service.hearth.rooms().account.id, String(captureId));
  if (row?.kind !== 'full') expect(data.warning).toContain('Kept as a page');
}, 60_000);

it('a library without room refuses copies with clear words, and pages are answered all the same', async () => {
  const small = await startService({ flags: { 'library-min-free-bytes': '1000000000000000' } });
  try {
    put('/small', 'There is no room for this one.');
    const { json } = await small.ask('POST', '/v2/scrape', {
      url: `${site.origin}/small`,
      keep: { kind: 'page' },
    });
    const { data } = json as Answer;
    expect(data.markdown).toContain('no room for this one');
    expect(data.warning).toMatch(/^Not kept: Only \d+ MB are free .* libraryMinFreeBytes/);
    expect(data.metadata['captureId']).toBeUndefined();
    const refused = await small.ask('POST', '/library/captures', {
      url: `${site.origin}/small`,
      kind: 'page',
    });
    expect(refused.status).toBeGreaterThanOrEqual(500);
    expect(JSON.stringify(refused.json)).toContain('Not kept');
  } finally {
    await small.stop();
  }
});
