/** Crawls and batches against sites that behave badly, read by clients that do so too. */
import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { startService, type TestService } from '../support/service.ts';
import { type FixtureSite, type SiteRequest, startSite } from '../support/site.ts';
import { type Answer, html } from '../support/site/answer.ts';

const SECRET = 'shared with the receiver';

let service: TestService;
let site: FixtureSite;

beforeAll(async () => {
  [service, site] = await Promise.all([
    startService({ flags: { 'webhook-secret': SECRET } }),
    startSite(),
  ]);
});
afterAll(async () => {
  await service.stop();
  await site.close();
});
afterEach(() => site.reset());

type Body = Readonly<Record<string, unknown>>;

interface Status extends Body {
  readonly status: string;
  readonly total: number;
  readonly completed: number;
  readonly creditsUsed: number;
  readonly next?: string;
  readonly warning?: string;
  readonly data: readonly {
    readonly metadata: { readonly sourceURL: string; readonly url: string };
  }[];
}

async function ask(method: string, path: string, body?: unknown): Promise<Body> {
  return (await service.ask(method, path, body)).json as Body;
}

async function start(path: string, body: object): Promise<string> {
  const reply = await ask('POST', path, body);
  expect(reply).toMatchObject({ success: true });
  return String(reply['id']);
}

const crawl = (path: string, options: object = {}): Promise<string> =>
  start('/v2/crawl', { url: `${site.origin}${path}`, ...options });

async function ended(id: string): Promise<Status> {
  const { store } = service.hearth.rooms().backend;
  await vi.waitUntil(async () => (await store.findJob(id))?.status !== 'scraping', {
    timeout: 25_000,
    interval: 10,
  });
  return (await ask('GET', `/v2/crawl/${id}`)) as Status;
}

const paths = ({ data }: Status): readonly string[] =>
  data.map(({ metadata }) => new URL(metadata.url).pathname).sort();

function page(path: string, links: readonly string[], extra = ''): void {
  const list = links.map((link) => `<a href="${link}">${link}</a>`).join(' ');
  site.files.set(
    path,
    html(
      `<title>${path}</title>${extra}<h1>${path}</h1><p>Text of ${path}, of its own.</p>${list}`,
    ),
  );
}

function redirect(path: string, to: string): void {
  site.files.set(path, { status: 302, headers: { location: to } });
}

/** The document less what differs from run to run. */
function withoutRun(document: unknown): unknown {
  const { changeTracking, metadata, ...rest } = document as Record<string, object>;
  const { scrapeId, ...said } = metadata as Record<string, unknown>;
  expect(scrapeId).toEqual(expect.any(String));
  return { ...rest, hasTracking: changeTracking !== undefined, metadata: said };
}

/** Why each address of the job is where it is, by path and query. */
async function decisions(id: string): Promise<Readonly<Record<string, string>>> {
  const { store } = service.hearth.rooms().backend;
  const pages = await store.listPages({ jobId: id, limit: 10_000 });
  return Object.fromEntries(
    pages.map(({ url, state, reason }) => [url.replace(site.origin, ''), `${state}: ${reason}`]),
  );
}

describe('a crawl', () => {
  it('counts pages once that redirects and loops lead to', async () => {
    page('/loop/', ['/loop/a', '/loop/b', '/loop/again', '/loop/round']);
    page('/loop/a', ['/loop/'], `<link rel="canonical" href="${site.origin}/loop/b">`);
    page('/loop/b', ['/loop/a'], `<link rel="canonical" href="${site.origin}/loop/a">`);
    redirect('/loop/again', '/loop/a');
    redirect('/loop/round', '/loop/round2');
    redirect('/loop/round2', '/loop/round');
    const status = await ended(await crawl('/loop/', { sitemap: 'skip' }));
    expect(status).toMatchObject({ status: 'completed', creditsUsed: status.completed });
    expect(new Set(paths(status)).size).toBe(status.completed);
    expect(paths(status)).toContain('/loop/');
  });

  it('says why nothing came of it', async () => {
    const dead = 'http://127.0.0.1:9';
    const [crawled, below, batch] = await Promise.all([
      start('/v2/crawl', { url: `${dead}/` }),
      start('/v2/crawl', { url: `${dead}/folder/` }),
      start('/v2/batch/scrape', { urls: [`${dead}/a`, `${dead}/b`] }),
    ]);
    for (const id of [crawled, below, batch]) {
      const { status, completed, data, warning } = await ended(id);
      expect({ status, completed, data }).toEqual({ status: 'completed', completed: 0, data: [] });
      expect(warning).toMatch(/^No page could be read\. http.*refused the connection/);
    }
  });

  it('says that its start page is not there, not that nothing lies below it', async () => {
    site.files.set('/away/', { status: 404, body: '<title>Away</title><p>Not here.</p>' });
    const { warning } = await ended(await crawl('/away/', { sitemap: 'skip' }));
    expect(warning).toBe('The start page answered with status 404, so no links were followed.');
  });

  it.each([
    ['that are only stored', ['markdown', 'html', 'rawHtml', 'links', 'images']],
    ['with none asked for', []],
    ['that are read on their way', ['markdown', 'summary', { type: 'changeTracking', tag: 'x' }]],
  ])('gives the documents that scrapes of its pages give: formats %s', async (_, formats) => {
    const folder = `/same-${randomUUID()}/`;
    page(folder, [`${folder}a`, `${folder}grüße`], '<meta name="description" content="Ä, 漢字">');
    page(`${folder}a`, [folder], '<img src="/p.png" alt="a picture">');
    page(encodeURI(`${folder}grüße`), [folder]);
    const scrapeOptions = { formats, maxAge: 0, storeInCache: false };
    const crawled = await ended(await crawl(folder, { sitemap: 'skip', scrapeOptions }));
    expect(crawled.data).toHaveLength(3);
    for (const document of crawled.data) {
      const url = document.metadata.url;
      const scraped = await ask('POST', '/v2/scrape', { url, ...scrapeOptions });
      expect(withoutRun(document)).toEqual(withoutRun(scraped['data']));
    }
  });

  it('is searchable when it is over', async () => {
    const word = `quagga${randomUUID().slice(0, 8).replaceAll('-', '')}`;
    page('/words/', [], `<p>A ${word} stands here, with some words about it.</p>`);
    await ended(await crawl('/words/', { sitemap: 'skip' }));
    const { store } = service.hearth.rooms().backend;
    const [account] = await store.listAccounts();
    const found = () =>
      store.searchEntries({
        accountId: account?.id ?? '',
        match: `"${word}"`,
        words: [word],
        filters: [],
        limit: 5,
        offset: 0,
      });
    await vi.waitUntil(async () => (await found()).total === 1, { timeout: 10_000, interval: 50 });
    expect((await found()).hits[0]?.url).toBe(`${site.origin}/words/`);
  });

  it('with limit 1 reads its start and nothing else', async () => {
    page('/one/', ['/one/a', '/one/b']);
    const id = await crawl('/one/', { limit: 1, sitemap: 'skip' });
    const status = await ended(id);
    expect(status).toMatchObject({ status: 'completed', total: 1, completed: 1, creditsUsed: 1 });
    expect(await decisions(id)).toMatchObject({ '/one/a': 'skipped: limit' });
    expect(site.requests.filter(({ url }) => url === '/one/a')).toEqual([]);
  });

  it('of a page with 5,000 links takes as many as its limit', async () => {
    page(
      '/many/',
      Array.from({ length: 5_000 }, (_, n) => `/many/${String(n)}`),
    );
    site.files.set('/many/0', html('<title>first</title><p>Only this one exists.</p>'));
    const status = await ended(await crawl('/many/', { limit: 3, sitemap: 'skip' }));
    expect(status.status).toBe('completed');
    expect(status.completed).toBeLessThanOrEqual(3);
  });

  it('goes on where its start redirects to', async () => {
    const other = `http://localhost:${String(site.port)}`;
    redirect('/moved/', `${other}/moved-to/en/`);
    page('/moved-to/en/', ['/moved-to/en/a', '/moved-to/b', `${site.origin}/elsewhere`]);
    page('/moved-to/en/a', []);
    const id = await crawl('/moved/', { sitemap: 'skip' });
    expect(paths(await ended(id))).toEqual(['/moved-to/en/', '/moved-to/en/a']);
  });

  it('reads and charges nothing of another site that its pages lead to', async () => {
    const other = await startSite();
    onTestFinished(() => other.close());
    page('/stay/', ['/stay/a', '/stay/out', '/stay/refresh', '/stay/script']);
    page('/stay/a', []);
    redirect('/stay/out', `${other.origin}/login`);
    site.files.set(
      '/stay/refresh',
      html(`<meta http-equiv="refresh" content="0;url=${other.origin}/r">`),
    );
    site.files.set('/stay/script', html(`<script>location.replace('${other.origin}/s')</script>`));
    for (const path of ['/login', '/r', '/s'])
      other.files.set(path, html(`<p>Sign in.</p><a href="${site.origin}/stay/from-there">on</a>`));
    const id = await crawl('/stay/', { sitemap: 'skip' });
    const status = await ended(id);
    expect(status).toMatchObject({ status: 'completed', total: 2, completed: 2, creditsUsed: 2 });
    const why = `another site, ${other.host}; allowExternalLinks takes it`;
    expect(await decisions(id)).toEqual({
      '/stay/': 'done: start',
      '/stay/a': 'done: link',
      '/stay/out': `skipped: it leads to ${other.origin}/login: ${why}`,
      '/stay/refresh': `skipped: it leads to ${other.origin}/r: ${why}`,
      '/stay/script': `skipped: it leads to ${other.origin}/s: ${why}`,
    });
    const wide = await ended(await crawl('/stay/', { sitemap: 'skip', allowExternalLinks: true }));
    expect(paths(wide)).toEqual(expect.arrayContaining(['/login', '/r', '/s']));
  });

  it('says of every address of a nofollow page why it was left', async () => {
    page('/nofollow/', ['/nofollow/quiet', '/nofollow/late']);
    page(
      '/nofollow/quiet',
      ['/nofollow/x', '/nofollow/seen'],
      '<meta name="robots" content="nofollow">',
    );
    page('/nofollow/late', ['/nofollow/seen']);
    page('/nofollow/seen', []);
    const id = await crawl('/nofollow/', { sitemap: 'skip', maxConcurrency: 1 });
    expect(paths(await ended(id))).toContain('/nofollow/seen');
    expect(await decisions(id)).toMatchObject({
      '/nofollow/x': 'skipped: the page says nofollow',
    });
  });

  it('does not lose its start, nor wait long with its links, for a sitemap that never answers', async () => {
    const other = await startSite();
    other.files.set('/robots.txt', { body: `Sitemap: ${other.origin}/hang.xml\n` });
    let answer: (body: Answer) => void = () => undefined;
    other.files.set('/hang.xml', () => new Promise<Answer>((resolve) => (answer = resolve)));
    other.files.set('/a', html('<title>a</title><p>Page a.</p>'));
    other.files.set('/', html('<title>start</title><a href="/a">a</a>'));
    try {
      const options = { url: other.origin, scrapeOptions: { timeout: 1_000 } };
      const id = await start('/v2/crawl', options);
      await vi.waitUntil(() => other.requests.some(({ url }) => url === '/a'), { timeout: 10_000 });
      answer({ type: 'text/plain', body: `${other.origin}/a\n` });
      expect(paths(await ended(id))).toEqual(['/', '/a']);
    } finally {
      answer({});
      await other.close();
    }
  });

  it('asks twice for a page that never comes, and goes on', async () => {
    const other = await startSite();
    other.files.set('/', html('<title>start</title><a href="/hang">h</a><a href="/a">a</a>'));
    other.files.set('/hang', () => new Promise<Answer>(() => undefined));
    other.files.set('/a', html('<title>a</title><p>Page a.</p>'));
    try {
      const id = await start('/v2/crawl', {
        url: other.origin,
        sitemap: 'skip',
        scrapeOptions: { timeout: 1_000 },
      });
      expect(paths(await ended(id))).toEqual(['/', '/a']);
      expect(other.requests.filter(({ url }) => url === '/hang')).toHaveLength(2);
    } finally {
      await other.close();
    }
  });

  it('reads the sitemap of the site its start moved to', async () => {
    const [old, now] = await Promise.all([startSite(), startSite()]);
    for (const path of ['/', '/robots.txt', '/sitemap.xml']) {
      old.files.set(path, { status: 301, headers: { location: `${now.origin}${path}` } });
    }
    now.files.set('/', html('<title>start</title><p>No links here.</p>'));
    now.files.set('/a', html('<title>a</title><p>Page a.</p>'));
    now.files.set('/sitemap.xml', { type: 'text/plain', body: `${now.origin}/a\n` });
    try {
      const id = await start('/v2/crawl', { url: old.origin });
      expect(paths(await ended(id))).toEqual(['/', '/a']);
    } finally {
      await Promise.all([old.close(), now.close()]);
    }
  });

  it('counts pages with one text and one canonical once, and believes no canonical alone', async () => {
    const link = (to: string): string => `<link rel="canonical" href="${site.origin}${to}">`;
    const text =
      'The same text about the same thing, word for word, under several addresses. '.repeat(5);
    const body = (to: string): Answer =>
      html(`<title>print</title>${link(to)}<main><h1>Thing</h1><p>${text}</p></main>`);
    page('/canon/', [
      '/canon/thing',
      '/canon/thing?print=1',
      '/canon/thing?ref=nav',
      '/canon/p1',
      '/canon/p2',
    ]);
    site.files.set('/canon/thing', body('/canon/thing'));
    page('/canon/p1', [], link('/canon/'));
    page('/canon/p2', [], link('/canon/'));
    const id = await crawl('/canon/', { sitemap: 'skip' });
    const status = await ended(id);
    expect(paths(status)).toEqual(['/canon/', '/canon/p1', '/canon/p2', '/canon/thing']);
    expect(status.creditsUsed).toBe(4);
    const reasons = Object.values(await decisions(id));
    expect(reasons.filter((reason) => reason === 'skipped: duplicate')).toHaveLength(2);
  });

  it('is charged nothing and ends at once when robots.txt cannot be had', async () => {
    site.files.set('/robots.txt', { status: 503, body: '' });
    const other = await startSite();
    other.files.set('/robots.txt', { status: 503, body: '' });
    try {
      const id = await start('/v2/crawl', { url: `${other.origin}/docs/` });
      const status = await ended(id);
      expect(status).toMatchObject({ status: 'completed', completed: 0, creditsUsed: 0 });
      expect(status.warning).toContain('robots.txt');
      expect(await ask('GET', `/v2/crawl/${id}/errors`)).toMatchObject({
        robotsBlocked: [`${other.origin}/docs/`],
      });
    } finally {
      await other.close();
    }
  });

  it('is cancelled twice like once', async () => {
    page('/twice/', ['/twice/a']);
    site.latencyMs = 300;
    const id = await crawl('/twice/', { sitemap: 'skip' });
    const first = await service.ask('DELETE', `/v2/crawl/${id}`);
    const second = await service.ask('DELETE', `/v2/crawl/${id}`);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.json).toMatchObject({ status: 'cancelled' });
    const status = (await ask('GET', `/v2/crawl/${id}`)) as Status;
    expect(status).toMatchObject({ status: 'cancelled', completed: 0, creditsUsed: 0 });
    expect(status.next).toBeUndefined();
  });

  it('that is over cannot be cancelled any more', async () => {
    page('/over/', []);
    const id = await crawl('/over/', { sitemap: 'skip' });
    await ended(id);
    expect((await service.ask('DELETE', `/v2/crawl/${id}`)).status).toBe(409);
  });
});

describe('a batch', () => {
  it('takes no addresses once it is over', async () => {
    page('/batch/a', []);
    const id = await start('/v2/batch/scrape', { urls: [`${site.origin}/batch/a`] });
    await ended(id);
    const more = { urls: [`${site.origin}/batch/a`], appendToId: id };
    expect((await service.ask('POST', '/v2/batch/scrape', more)).status).toBe(409);
  });

  it('does not swallow addresses that came as it ended', async () => {
    page('/batch/a', []);
    const { store } = service.hearth.rooms().backend;
    site.latencyMs = 500;
    const id = await start('/v2/batch/scrape', { urls: [`${site.origin}/batch/a`] });
    const running = await store.findJob(id);
    await ask('DELETE', `/v2/batch/scrape/${id}`);
    vi.spyOn(store, 'findJob').mockResolvedValueOnce(running);
    const more = { urls: [`${site.origin}/batch/a`], appendToId: id };
    expect((await service.ask('POST', '/v2/batch/scrape', more)).status).toBe(409);
    vi.restoreAllMocks();
  });
});

describe('an expired job', () => {
  it('is said to be so, then forgotten; a running one is neither', async () => {
    let later = 0;
    const clock = { now: () => Date.now() + later };
    const own = await startService({ parts: { clock } });
    try {
      page('/expired/', []);
      site.files.set('/expired/slow', () => new Promise(() => undefined));
      const started = async (path: string): Promise<string> => {
        const body = { url: `${site.origin}${path}`, sitemap: 'skip' };
        return ((await own.ask('POST', '/v2/crawl', body)).json as { id: string }).id;
      };
      const [over, running] = [await started('/expired/'), await started('/expired/slow')];
      const { store } = own.hearth.rooms().backend;
      const patient = { timeout: 20_000 };
      const isOver = async (): Promise<boolean> =>
        (await store.findJob(over))?.status === 'completed';
      await vi.waitUntil(isOver, patient);
      await vi.waitUntil(() => site.requests.some(({ url }) => url === '/expired/slow'), patient);
      later = 25 * 3_600_000;
      for (const path of [`/v2/crawl/${over}`, `/v1/crawl/${over}/errors`]) {
        const { status, json } = await own.ask('GET', path);
        expect({ status, json }).toEqual({
          status: 404,
          json: { success: false, error: 'Job expired' },
        });
      }
      expect((await own.ask('GET', `/v2/crawl/${running}`)).json).toMatchObject({
        status: 'scraping',
      });
      await store.sweepExpired(clock.now(), 10);
      const { json } = await own.ask('GET', `/v2/crawl/${over}`);
      expect(json).toMatchObject({ error: 'Job not found' });
    } finally {
      await own.stop();
    }
  });
});

describe('an idempotency key', () => {
  const ask = async (path: string, body: object, key: string): Promise<Response> =>
    fetch(`${service.address}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${service.key}`,
        'content-type': 'application/json',
        'x-idempotency-key': key,
      },
      body: JSON.stringify(body),
    });
  const send = async (path: string, body: object, key: string): Promise<number> => {
    const answer = await ask(path, body, key);
    await answer.text();
    return answer.status;
  };

  it('names the job it began to who sends it again', async () => {
    page('/again/', []);
    const body = { url: `${site.origin}/again/`, limit: 1 };
    const key = randomUUID();
    const first = (await (await ask('/v2/crawl', body, key)).json()) as { id: string };
    expect(await (await ask('/v2/crawl', body, key)).json()).toEqual({
      success: false,
      error: 'Idempotency key already used',
      details: expect.stringContaining(first.id),
    });
  });

  it('works once for crawls and batches of version 1, and is passed over for those of version 2', async () => {
    page('/once/', []);
    const urls = [`${site.origin}/once/`];
    const bodies = { crawl: { url: urls[0], limit: 1 }, 'batch/scrape': { urls } };
    for (const [kind, body] of Object.entries(bodies)) {
      for (const version of ['v1', 'v2']) {
        const key = randomUUID();
        const isHeeded = kind === 'crawl' || version === 'v1';
        const path = `/${version}/${kind}`;
        expect([await send(path, body, key), await send(path, body, key)]).toEqual([
          200,
          isHeeded ? 409 : 200,
        ]);
      }
    }
    expect(await send('/v2/crawl', bodies.crawl, 'not a uuid')).toBe(409);
  });

  it('that was used is refused before the body is read; one with a bad body is not used up', async () => {
    page('/once/', []);
    const key = randomUUID();
    const body = { url: `${site.origin}/once/`, limit: 1 };
    expect(await send('/v2/crawl', { url: 7 }, key)).toBe(400);
    expect(await send('/v2/crawl', body, key)).toBe(200);
    expect(await send('/v2/crawl', { url: 7 }, key)).toBe(409);
    expect(await send('/v1/batch/scrape', { urls: 7 }, key)).toBe(409);
  });
});

describe('a webhook', () => {
  interface Received {
    readonly body: Body & { readonly type: string; readonly data: readonly unknown[] };
    readonly text: string;
    readonly headers: SiteRequest['headers'];
  }

  /** A receiver at `/hook` of the fixture site. */
  function receiver(): { readonly url: string; readonly received: Received[] } {
    const received: Received[] = [];
    site.files.set('/hook', ({ body, headers }) => {
      received.push({ body: JSON.parse(body) as Received['body'], text: body, headers });
      return { status: 204 };
    });
    return { url: `${site.origin}/hook`, received };
  }

  const typesOf = (received: readonly Received[]): readonly string[] =>
    received.map(({ body }) => body.type);

  it.each([
    ['/v1/crawl', 'crawl'],
    ['/v2/crawl', 'crawl'],
    ['/v1/batch/scrape', 'batch_scrape'],
    ['/v2/batch/scrape', 'batch_scrape'],
  ])('of %s tells start, each page and the end, signed', async (path, kind) => {
    const { url, received } = receiver();
    page('/hooked/', ['/hooked/a']);
    page('/hooked/a', []);
    const webhook = { url, headers: { 'x-mine': 'yes' }, metadata: { order: '7' } };
    const targets =
      kind === 'crawl'
        ? { url: `${site.origin}/hooked/`, ignoreSitemap: true }
        : { urls: [`${site.origin}/hooked/`, `${site.origin}/hooked/a`] };
    const id = await start(path, { ...targets, webhook });
    await vi.waitUntil(() => received.length === 4, { timeout: 10_000 });
    expect(typesOf(received).at(0)).toBe(`${kind}.started`);
    expect(typesOf(received).at(-1)).toBe(`${kind}.completed`);
    const pages = received.filter(({ body }) => body.type === `${kind}.page`);
    const { data } = await ended(id);
    expect(pages.flatMap(({ body }) => body.data)).toHaveLength(data.length);
    expect(new Set(received.map(({ body }) => body['webhookId'])).size).toBe(4);
    for (const { body, text, headers } of received) {
      expect(body).toMatchObject({ success: true, id, metadata: { order: '7' } });
      expect(headers['x-mine']).toBe('yes');
      const signature = createHmac('sha256', SECRET).update(text).digest('hex');
      expect(headers['x-firecrawl-signature']).toBe(`sha256=${signature}`);
    }
  });

  it('tells only the events asked for, and a cancel to who asked for failures', async () => {
    const { url, received } = receiver();
    page('/hooked/', []);
    await ended(
      await crawl('/hooked/', { sitemap: 'skip', webhook: { url, events: ['completed'] } }),
    );
    await vi.waitUntil(() => received.length > 0, { timeout: 10_000 });
    expect(typesOf(received)).toEqual(['crawl.completed']);
    site.latencyMs = 200;
    const webhook = { url, events: ['failed'] };
    const scrapeOptions = { maxAge: 0 };
    const id = await crawl('/hooked/', { sitemap: 'skip', webhook, scrapeOptions });
    await ask('DELETE', `/v2/crawl/${id}`);
    await vi.waitUntil(() => received.length > 1, { timeout: 10_000 });
    expect(received[1]?.body).toMatchObject({ type: 'crawl.cancelled', success: false, id });
  });

  it('with a signature header or an event of its own is refused', async () => {
    for (const webhook of [
      { url: 'http://a.test', headers: { 'X-Firecrawl-Signature': 'mine' } },
      { url: 'http://a.test', events: ['finished'] },
    ]) {
      const refused = await service.ask('POST', '/v2/crawl', { url: site.origin, webhook });
      expect(refused.status).toBe(400);
    }
  });
});

describe('a status', () => {
  it('goes on behind the last document it gave, also where some are gone already', async () => {
    page('/gone/', []);
    site.latencyMs = 2_000;
    const id = await crawl('/gone/', { sitemap: 'skip' });
    const { store } = service.hearth.rooms().backend;
    const json = Buffer.from(JSON.stringify({ metadata: { url: `${site.origin}/gone/7` } }));
    vi.spyOn(store, 'readDocuments').mockResolvedValueOnce([{ pageId: '7', seq: 7, json }]);
    vi.spyOn(store, 'counts').mockResolvedValueOnce({ ...(await store.counts(id)), done: 9 });
    const { next } = (await ask('GET', `/v2/crawl/${id}?skip=2`)) as Status;
    expect(next).toBe(`${service.address}/v2/crawl/${id}?skip=7`);
    vi.restoreAllMocks();
    await ask('DELETE', `/v2/crawl/${id}`);
  });
});

describe('a socket', () => {
  const open = (path: string): WebSocket =>
    new WebSocket(`${service.address.replace('http', 'ws')}${path}`, [service.key]);

  interface Heard {
    readonly frames: readonly Body[];
    readonly isBinary: boolean;
    readonly code: number;
    readonly reason: Body;
    readonly protocol: string;
  }

  /** Everything a socket says until it closes. */
  async function listen(path: string, key = service.key): Promise<Heard> {
    const socket = new WebSocket(`${service.address.replace('http', 'ws')}${path}`, [key]);
    const frames: Body[] = [];
    let isBinary = false;
    socket.on('message', (data: Buffer, binary) => {
      isBinary ||= binary;
      frames.push(JSON.parse(data.toString()) as Body);
    });
    await once(socket, 'open');
    const { protocol } = socket;
    const [code, reason] = (await once(socket, 'close')) as [number, Buffer];
    return { frames, isBinary, code, reason: JSON.parse(reason.toString()) as Body, protocol };
  }

  it.each(['/v1/crawl', '/v2/crawl', '/v1/batch/scrape', '/v2/batch/scrape'])(
    'on %s catches up, sends each page once, and says done in the reason alone',
    async (path) => {
      page('/live/', ['/live/a', '/live/b', '/live/broken']);
      for (const name of ['a', 'b']) page(`/live/${name}`, []);
      site.files.set('/live/broken', ({ request }) => {
        request.socket.destroy();
        return 'taken';
      });
      site.latencyMs = 800;
      const urls = ['', 'a', 'b'].map((name) => `${site.origin}/live/${name}`);
      // a kept copy would be faster than any watcher
      const body = path.includes('batch')
        ? { urls, maxAge: 0 }
        : { url: urls[0], ignoreSitemap: true, scrapeOptions: { maxAge: 0 } };
      const id = await start(path, body);
      const heard = await listen(`${path}/${id}`);
      expect(heard).toMatchObject({ code: 1000, reason: { type: 'done' }, isBinary: false });
      expect(heard.protocol).toBe(service.key);
      const [first, ...rest] = heard.frames as readonly (Body & { readonly data: Status })[];
      expect(first).toMatchObject({ type: 'catchup', data: { success: true, status: 'scraping' } });
      expect(first?.data).not.toHaveProperty('next');
      expect(rest.every(({ type }) => type === 'document')).toBe(true);
      const documents = [...(first?.data.data ?? []), ...rest.map(({ data }) => data)];
      const seen = (documents as Status['data']).map(({ metadata }) => metadata.url);
      expect(seen.toSorted()).toEqual(urls);

      const late = await listen(`${path}/${id}`);
      expect(late).toMatchObject({ code: 1000, reason: { type: 'done' } });
      expect(late.frames).toHaveLength(1);
      expect(late.frames[0]).toMatchObject({ data: { status: 'completed', completed: 3 } });
    },
  );

  it('of a job too large for one message sends what is left page by page', async () => {
    const names = Array.from({ length: 11 }, (_, n) => `/plenty/${n.toString()}`);
    page('/plenty/', names);
    for (const name of names) page(name, []);
    const id = await crawl('/plenty/', { sitemap: 'skip' });
    await ended(id);
    const { store } = service.hearth.rooms().backend;
    const readDocuments = store.readDocuments.bind(store);
    vi.spyOn(store, 'readDocuments').mockImplementation((query) =>
      readDocuments({ ...query, limit: 5 }),
    );
    const heard = await listen(`/v2/crawl/${id}`);
    vi.restoreAllMocks();
    const [first, ...rest] = heard.frames as readonly (Body & { readonly data: Status })[];
    expect(first).toMatchObject({ type: 'catchup', data: { status: 'completed', completed: 12 } });
    expect(first?.data.data).toHaveLength(5);
    expect(rest.map(({ type }) => type)).toEqual(Array.from({ length: 7 }, () => 'document'));
    const documents = [...(first?.data.data ?? []), ...rest.map(({ data }) => data)];
    const seen = (documents as Status['data']).map(({ metadata }) => metadata.url);
    expect(new Set(seen).size).toBe(12);
    expect(heard).toMatchObject({ code: 1000, reason: { type: 'done' } });
  });

  it('with a wrong key or for an unknown job is closed with the reason', async () => {
    const id = '0198f0aa-0000-7000-8000-000000000001';
    const stranger = await listen(`/v2/crawl/${id}`, id);
    expect(stranger).toMatchObject({ code: 3000, reason: { type: 'error' }, frames: [] });
    const unknown = await listen(`/v2/crawl/${id}`);
    expect(unknown).toMatchObject({ code: 1008, reason: { error: 'Job not found' }, frames: [] });
  });

  it.each(['/v2/crawl/not-an-id', '/v1/batch/scrape/7'])(
    'to %s is closed with the reason',
    async (path) => {
      const socket = open(path);
      const [code, reason] = (await once(socket, 'close')) as [number, Buffer];
      expect(code).toBe(1008);
      expect(JSON.parse(reason.toString())).toMatchObject({ type: 'error' });
    },
  );

  it('to any other path is refused', async () => {
    const socket = open('/v2/scrape');
    const [error] = (await once(socket, 'error')) as [Error];
    expect(error.message).toContain('404');
  });
});
