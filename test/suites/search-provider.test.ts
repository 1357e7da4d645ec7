/** What every search provider must do, and what each reads, against fixtures of the recorded shapes. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNet, type Net } from '../../src/main/service/net/net.ts';
import type { SearchProvider, SearchQuery } from '../../src/main/service/ports/search-provider.ts';
import { createBrave } from '../../src/main/service/providers/search/brave.ts';
import { createSearchProviders } from '../../src/main/service/providers/search/create.ts';
import { createDuckduckgo } from '../../src/main/service/providers/search/duckduckgo.ts';
import { createSearxng } from '../../src/main/service/providers/search/searxng.ts';
import { createSerper } from '../../src/main/service/providers/search/serper.ts';
import type { ProviderParts } from '../../src/main/service/providers/search/shared.ts';
import { createTavily } from '../../src/main/service/providers/search/tavily.ts';
import {
  type Answer,
  type Asked,
  type FixtureServer,
  json,
  startFixtureServer,
} from '../support/fixture-server.ts';

const KEY = 'secret-key-7';
const clock = { now: () => Date.now() };
let net: Net;
let server: FixtureServer | undefined;

beforeEach(() => {
  net = createNet({ allowPrivateNetwork: true, ownPorts: () => new Set(), clock });
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  await net.close();
});

const aQuery = (parts: Partial<SearchQuery> = {}): SearchQuery => ({
  text: 'red lamp',
  limit: 10,
  source: 'web',
  lang: 'en',
  ...parts,
});
const inTime = (ms = 10_000) => ({
  deadlineAt: Date.now() + ms,
  signal: new AbortController().signal,
});

interface Kind {
  readonly name: string;
  readonly create: (url: string, parts: ProviderParts) => SearchProvider;
  readonly good: (asked: Asked) => Answer;
  readonly empty: Answer;
}

const page = (inner: string): Answer => ({
  headers: { 'content-type': 'text/html' },
  body: `<html><body><div id="links">${inner}</div></body></html>`,
});
const ddgResult = (url: string, title: string, text: string) =>
  `<div class="result results_links"><h2><a class="result__a" href="//duckduckgo.com/l/?uddg=${encodeURIComponent(url)}&rut=1">${title}</a></h2><a class="result__snippet" href="x">${text}</a></div>`;

const KINDS: readonly Kind[] = [
  {
    name: 'searxng',
    create: (url, parts) => createSearxng(url, parts),
    good: (asked) =>
      json(
        asked.query.get('pageno') === '1'
          ? {
              results: [
                { url: 'https://a.example/', title: 'A <b>lamp</b>', content: 'One &amp; only' },
                { url: 'https://b.example/', title: 'B', content: '' },
              ],
            }
          : { results: [] },
      ),
    empty: json({ results: [] }),
  },
  {
    name: 'brave',
    create: (url, parts) => createBrave({ key: KEY, url }, parts),
    good: () =>
      json({
        type: 'search',
        web: {
          results: [
            {
              url: 'https://a.example/',
              title: 'A <strong>lamp</strong>',
              description: 'One &amp; only',
            },
            { url: 'https://b.example/', title: 'B', description: '' },
          ],
        },
      }),
    empty: json({ type: 'search' }),
  },
  {
    name: 'serper',
    create: (url, parts) => createSerper({ key: KEY, url }, parts),
    good: () =>
      json({
        organic: [
          { link: 'https://a.example/', title: 'A lamp', snippet: 'One & only' },
          { link: 'https://b.example/', title: 'B' },
        ],
      }),
    empty: json({ organic: [] }),
  },
  {
    name: 'tavily',
    create: (url, parts) => createTavily({ key: KEY, url }, parts),
    good: () =>
      json({
        results: [
          { url: 'https://a.example/', title: 'A lamp', content: 'One & only', score: 0.9 },
          { url: 'https://b.example/', title: 'B', content: '' },
        ],
      }),
    empty: json({ results: [] }),
  },
  {
    name: 'duckduckgo',
    create: (url, parts) => createDuckduckgo({ url: `${url}/html/`, pauseMs: 1 }, parts),
    good: () =>
      page(
        `<div class="result result--ad"><a class="result__a" href="https://ad.example/">Ad</a></div>${ddgResult('https://a.example/', 'A <b>lamp</b>', 'One &amp; only')}${ddgResult('https://b.example/', 'B', '')}`,
      ),
    empty: page('<div class="no-results">No results.</div>'),
  },
];

describe.each(KINDS)('$name', ({ name, create, good, empty }) => {
  const start = async (answer: (asked: Asked) => Answer): Promise<SearchProvider> => {
    server = await startFixtureServer(answer);
    return create(server.url, { net, clock });
  };

  it('answers hits with plain texts, in order, at most as many as asked for', async () => {
    const provider = await start(good);
    expect(provider.name).toBe(name);
    expect(provider.health()).toEqual({ state: 'unknown' });
    const { hits } = await provider.search(aQuery(), inTime());
    expect(hits).toEqual([
      { url: 'https://a.example/', title: 'A lamp', description: 'One & only' },
      { url: 'https://b.example/', title: 'B', description: '' },
    ]);
    expect(provider.health()).toEqual({ state: 'ok' });
    expect((await provider.search(aQuery({ limit: 1 }), inTime())).hits).toHaveLength(1);
  });

  it('answers an empty list only when the provider found nothing', async () => {
    const provider = await start(() => empty);
    expect(await provider.search(aQuery(), inTime())).toEqual({ hits: [] });
  });

  it('asks to wait as long as a 429 says, and rests until then', async () => {
    const provider = await start(() => ({ status: 429, headers: { 'retry-after': '17' } }));
    await expect(provider.search(aQuery(), inTime())).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      retryAfterSeconds: 17,
    });
    const { state, restsUntil = 0 } = provider.health();
    expect(state).toBe('failing');
    expect(restsUntil - Date.now()).toBeGreaterThan(10_000);
  });

  it.each([401, 403, 500, 503, 404])(
    'names a refusal or failure by its status: %d',
    async (status) => {
      const provider = await start(() => ({ status, body: 'x' }));
      await expect(provider.search(aQuery(), inTime())).rejects.toMatchObject({
        code: 'SEARCH_FAILED',
      });
      const { reason = '' } = provider.health();
      expect(reason).not.toBe('');
      expect(reason).not.toContain(KEY);
    },
  );

  it.each([
    ['nothing', { body: '' }],
    [
      'a page of something else',
      {
        headers: { 'content-type': 'text/html' },
        body: '<html><h1>Welcome to the router</h1></html>',
      },
    ],
    ['JSON of another shape', json({ hello: 'world' })],
    ['cut JSON', { headers: { 'content-type': 'application/json' }, body: '{"results": [{"url"' }],
  ])('takes %s for a failure, not for no results', async (_, answer) => {
    const provider = await start(() => answer);
    await expect(provider.search(aQuery(), inTime())).rejects.toMatchObject({
      code: 'SEARCH_FAILED',
    });
  });

  it('gives up at the deadline, and at once when it is cancelled', async () => {
    const provider = await start(() => ({ hangs: true }));
    await expect(provider.search(aQuery(), inTime(200))).rejects.toMatchObject({
      code: 'SEARCH_TIMEOUT',
    });
    const cancel = new AbortController();
    const waiting = provider.search(aQuery({ text: 'other' }), {
      deadlineAt: Date.now() + 10_000,
      signal: cancel.signal,
    });
    cancel.abort(new Error('caller went away'));
    await expect(waiting).rejects.toThrow('caller went away');
  });

  it('counts silence against the provider only when it was long', async () => {
    let now = 0;
    server = await startFixtureServer(() => ({ hangs: true }));
    const provider = create(server.url, { net, clock: { now: () => now } });
    const leavesAfter = async (ms: number): Promise<void> => {
      const asked = server?.asked.length ?? 0;
      const caller = new AbortController();
      const context = { deadlineAt: Date.now() + 60_000, signal: caller.signal };
      const leaving = provider.search(aQuery({ text: `after ${String(now)}` }), context);
      const left = expect(leaving).rejects.toThrow();
      await vi.waitUntil(() => server?.asked.length === asked + 1, { timeout: 20_000 });
      now += ms;
      caller.abort(new Error('caller went away'));
      await left;
    };
    for (let round = 0; round < 4; round += 1) await leavesAfter(9_000);
    expect(provider.health('web')).toEqual({ state: 'unknown' });
    for (let round = 0; round < 3; round += 1) await leavesAfter(10_000);
    expect(provider.health('web').restsUntil).toBeGreaterThan(now);
  });

  it('says that it cannot be reached, and rests after three failures', async () => {
    const provider = await start(good);
    await server?.close();
    for (let round = 0; round < 3; round += 1) {
      await expect(provider.search(aQuery({ text: `q${round}` }), inTime())).rejects.toMatchObject({
        code: 'SEARCH_FAILED',
      });
    }
    expect(provider.health().restsUntil).toBeGreaterThan(Date.now());
  });
});

describe('what each is asked and reads', () => {
  const parts = (): ProviderParts => ({ net, clock });

  it('SearXNG: categories, language, time range, pages; silent engines are no empty answer', async () => {
    server = await startFixtureServer((asked) =>
      asked.query.get('q') === 'dead'
        ? json({ results: [], unresponsive_engines: [['google', 'CAPTCHA']] })
        : json({
            results: [
              {
                url: `https://a.example/${asked.query.get('pageno') ?? ''}`,
                title: 'A',
                content: 'x',
                img_src: 'https://a.example/i.png',
                resolution: '640 x 480',
              },
            ],
          }),
    );
    const provider = createSearxng(`${server.url}/sx/`, parts());
    const { hits } = await provider.search(
      aQuery({ source: 'images', lang: 'de', country: 'at', tbs: 'qdr:w', limit: 2 }),
      inTime(),
    );
    expect(hits[0]).toEqual({
      url: 'https://a.example/1',
      title: 'A',
      description: 'x',
      imageUrl: 'https://a.example/i.png',
      imageWidth: 640,
      imageHeight: 480,
    });
    expect(hits).toHaveLength(2);
    const [first] = server.asked;
    expect(first?.path).toBe('/sx/search');
    expect(Object.fromEntries(first?.query ?? [])).toEqual({
      q: 'red lamp',
      format: 'json',
      categories: 'images',
      language: 'de-AT',
      pageno: '1',
      time_range: 'week',
    });
    await expect(provider.search(aQuery({ text: 'dead' }), inTime())).rejects.toThrow(
      /google did not respond/,
    );
  });

  it('Brave: key in a header, freshness, news', async () => {
    server = await startFixtureServer(() =>
      json({
        results: [
          {
            url: 'https://n.example/',
            title: 'N',
            description: 'd',
            age: '2 hours ago',
            thumbnail: { src: 'https://n.example/t.jpg' },
          },
        ],
      }),
    );
    const provider = createBrave({ key: KEY, url: server.url }, parts());
    const { hits } = await provider.search(
      aQuery({ source: 'news', country: 'us', tbs: 'cdr:1,cd_min:1/31/2024,cd_max:2/9/2024' }),
      inTime(),
    );
    expect(hits).toEqual([
      {
        url: 'https://n.example/',
        title: 'N',
        description: 'd',
        date: '2 hours ago',
        imageUrl: 'https://n.example/t.jpg',
      },
    ]);
    const [asked] = server.asked;
    expect(asked?.path).toBe('/res/v1/news/search');
    expect(asked?.headers['x-subscription-token']).toBe(KEY);
    expect(asked?.query.get('freshness')).toBe('2024-01-31to2024-02-09');
    expect(asked?.query.get('country')).toBe('US');
  });

  it('Serper: the words, country, place and time as they are', async () => {
    server = await startFixtureServer(() =>
      json({
        images: [
          {
            title: 'I',
            imageUrl: 'https://i.example/1.png',
            imageWidth: 10,
            imageHeight: 20,
            link: 'https://i.example/',
          },
        ],
      }),
    );
    const provider = createSerper({ key: KEY, url: server.url }, parts());
    const { hits } = await provider.search(
      aQuery({ source: 'images', country: 'DE', location: 'Berlin', tbs: 'qdr:d' }),
      inTime(),
    );
    expect(hits).toEqual([
      {
        url: 'https://i.example/',
        title: 'I',
        description: '',
        imageUrl: 'https://i.example/1.png',
        imageWidth: 10,
        imageHeight: 20,
      },
    ]);
    expect(JSON.parse(server.asked[0]?.body ?? '')).toEqual({
      q: 'red lamp',
      num: 10,
      hl: 'en',
      gl: 'de',
      location: 'Berlin',
      tbs: 'qdr:d',
    });
    expect(server.asked[0]?.headers['x-api-key']).toBe(KEY);
  });

  it('Tavily: sites as lists instead of operators', async () => {
    server = await startFixtureServer(() => json({ results: [] }));
    const provider = createTavily({ key: KEY, url: server.url }, parts());
    await provider.search(
      aQuery({ text: 'red lamp (site:a.example OR site:b.example) -site:c.example', tbs: 'qdr:m' }),
      inTime(),
    );
    expect(JSON.parse(server.asked[0]?.body ?? '')).toEqual({
      query: 'red lamp',
      max_results: 10,
      topic: 'general',
      include_domains: ['a.example', 'b.example'],
      exclude_domains: ['c.example'],
      time_range: 'month',
    });
    expect(server.asked[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
  });

  it('DuckDuckGo: knows its captcha and rests', async () => {
    server = await startFixtureServer(() =>
      page('<div class="anomaly-modal__title">Unfortunately, bots use DuckDuckGo too.</div>'),
    );
    const provider = createDuckduckgo({ url: server.url, pauseMs: 1 }, parts());
    await expect(provider.search(aQuery(), inTime())).rejects.toThrow(/captcha/);
    expect((provider.health().restsUntil ?? 0) - Date.now()).toBeGreaterThan(500_000);
  });

  it('DuckDuckGo: a host that is not found is no spelling of the one who searches', async () => {
    const provider = createDuckduckgo(
      { url: 'http://no-such-host.invalid/html/', pauseMs: 1 },
      parts(),
    );
    const asked = provider.search(aQuery(), inTime());
    await expect(asked).rejects.toThrow(
      /no-such-host\.invalid was not found\. Check this machine’s connection, and the provider/,
    );
  });

  it('DuckDuckGo: asks once for the same words, one request at a time, and turns pages', async () => {
    let open = 0;
    let most = 0;
    server = await startFixtureServer((asked) => {
      open += 1;
      most = Math.max(most, open);
      open -= 1;
      const form = new URLSearchParams(asked.body);
      const at = form.get('s') ?? '0';
      return page(
        `${ddgResult(`https://a.example/${form.get('q') ?? ''}/${at}`, 'A', 'x')}<div class="nav-link"><form><input type="submit" value="Next"><input name="q" value="${form.get('q') ?? ''}"><input name="s" value="${Number(at) + 10}"></form></div>`,
      );
    });
    const provider = createDuckduckgo({ url: server.url, pauseMs: 1 }, parts());
    const [one, two] = await Promise.all([
      provider.search(aQuery({ text: 'x', limit: 3 }), inTime()),
      provider.search(aQuery({ text: 'y', limit: 1 }), inTime()),
    ]);
    expect(one.hits.map((hit) => hit.url)).toEqual([
      'https://a.example/x/0',
      'https://a.example/x/10',
      'https://a.example/x/20',
    ]);
    expect(two.hits).toHaveLength(1);
    const asked = server.asked.length;
    expect(await provider.search(aQuery({ text: 'x', limit: 3 }), inTime())).toEqual(one);
    expect(server.asked).toHaveLength(asked);
    expect(most).toBe(1);
  });
});

describe('a further page of results that does not come', () => {
  const hit = { url: 'https://a.example/', title: 'A', content: 'x' };
  const broken: readonly (readonly [string, Answer])[] = [
    ['an error', { status: 500, body: '' }],
    ['a wish to wait', { status: 429, headers: { 'retry-after': '60' }, body: '' }],
    ['a web page', { headers: { 'content-type': 'text/html' }, body: '<h1>Hello</h1>' }],
    ['silent engines', json({ results: [], unresponsive_engines: [['brave', 'timeout']] })],
    ['no answer', { hangs: true }],
  ];

  it.each(broken)('SearXNG, %s: what came before is the answer', async (_, second) => {
    server = await startFixtureServer((asked) =>
      asked.query.get('pageno') === '1' ? json({ results: [hit] }) : second,
    );
    const provider = createSearxng(server.url, { net, clock });
    const { hits, cutBy } = await provider.search(aQuery({ limit: 15 }), inTime(1_000));
    expect(hits.map(({ url }) => url)).toEqual(['https://a.example/']);
    expect(cutBy).toMatch(/^SearXNG /);
    expect(provider.health('web').state).toBe('ok');
  });

  it('Brave: the same', async () => {
    server = await startFixtureServer((asked) =>
      asked.query.get('offset') === '0'
        ? json({
            type: 'search',
            web: {
              results: Array.from({ length: 20 }, (_, at) => ({
                url: `https://a.example/${String(at)}`,
                title: 'A',
              })),
            },
          })
        : { status: 422, body: '' },
    );
    const provider = createBrave({ key: KEY, url: server.url }, { net, clock });
    const { hits, cutBy } = await provider.search(aQuery({ limit: 40 }), inTime());
    expect(hits).toHaveLength(20);
    expect(cutBy).toBe('Brave answered 422');
  });

  it('DuckDuckGo: the same, and it is not kept', async () => {
    server = await startFixtureServer((asked) =>
      new URLSearchParams(asked.body).get('s') === '10'
        ? page('<div class="anomaly-modal__title">Unfortunately, bots use DuckDuckGo too.</div>')
        : page(
            `${ddgResult('https://a.example/', 'A', 'x')}<div class="nav-link"><form><input type="submit" value="Next"><input name="s" value="10"></form></div>`,
          ),
    );
    const provider = createDuckduckgo({ url: server.url, pauseMs: 1 }, { net, clock });
    const { hits, cutBy } = await provider.search(aQuery({ limit: 30 }), inTime());
    expect(hits).toHaveLength(1);
    expect(cutBy).toMatch(/captcha/);
    await provider.search(aQuery({ limit: 30 }), inTime());
    expect(server.asked).toHaveLength(4);
  });
});

describe('language, country and place', () => {
  it.each<[string, string | undefined, string, string | null, string | null, string]>([
    // lang, country, SearXNG, Brave's language and country, DuckDuckGo
    ['en', 'us', 'en-US', 'en', 'US', 'us-en'],
    ['de', 'us', 'de-US', 'de', 'US', 'de-de'],
    ['de', 'AT', 'de-AT', 'de', 'AT', 'at-de'],
    ['pt-BR', 'us', 'pt-BR', 'pt-br', 'US', 'br-pt'],
    ['pt', undefined, 'pt', 'pt-pt', null, 'pt-pt'],
    ['ja', 'jp', 'ja-JP', 'jp', 'JP', 'jp-jp'],
    ['zh', 'tw', 'zh-TW', 'zh-hans', 'TW', 'tw-tzh'],
    ['zh_TW', undefined, 'zh-TW', 'zh-hant', null, 'tw-tzh'],
    ['en-US', 'gb', 'en-US', 'en', 'GB', 'us-en'],
    ['en', 'gb', 'en-GB', 'en', 'GB', 'uk-en'],
    ['no', 'no', 'no-NO', 'nb', 'NO', 'no-no'],
    ['is', 'is', 'is-IS', 'is', 'ALL', 'wt-wt'],
    ['xx', 'zz', 'xx-ZZ', null, 'ALL', 'wt-wt'],
  ])('%s in %s are spelled as each knows them', async (lang, country, searxng, ...others) => {
    const [braveLang, braveCountry, region] = others;
    server = await startFixtureServer(({ path }) =>
      path === '/search'
        ? json({ results: [] })
        : path.startsWith('/res')
          ? json({ type: 'search' })
          : page('<div class="no-results">No results.</div>'),
    );
    const parts = { net, clock };
    const query = aQuery({ lang, ...(country === undefined ? {} : { country }) });
    await createSearxng(server.url, parts).search(query, inTime());
    await createBrave({ key: KEY, url: server.url }, parts).search(query, inTime());
    await createDuckduckgo({ url: server.url, pauseMs: 1 }, parts).search(query, inTime());
    const [one, two, three] = server.asked;
    expect(one?.query.get('language')).toBe(searxng);
    expect(two?.query.get('search_lang') ?? null).toBe(braveLang);
    expect(two?.query.get('country') ?? null).toBe(braveCountry);
    expect(new URLSearchParams(three?.body).get('kl')).toBe(region);
  });

  it.each<[string, readonly string[]]>([
    ['searxng', ['location', 'filter', 'tbs']],
    ['brave', ['location', 'filter']],
    ['serper', []],
    ['tavily', ['location', 'filter']],
    ['duckduckgo', ['location', 'filter']],
  ])('%s says what it cannot search by', async (name, unheeded) => {
    const kind = KINDS.find((one) => one.name === name);
    server = await startFixtureServer((asked) => kind?.good(asked) ?? {});
    const provider = kind?.create(server.url, { net, clock });
    const tbs = 'cdr:1,cd_min:1/31/2024,cd_max:2/9/2024';
    const narrow = await provider?.search(aQuery({ location: 'Oslo', filter: '0', tbs }), inTime());
    expect(narrow?.unheeded ?? []).toEqual(unheeded);
    const past = await provider?.search(aQuery({ tbs: 'qdr:w' }), inTime());
    expect(past?.unheeded).toBeUndefined();
    const odd = await provider?.search(aQuery({ tbs: 'sbd:1' }), inTime());
    expect(odd?.unheeded ?? []).toEqual(name === 'serper' ? [] : ['tbs']);
  });
});

describe('createSearchProviders', () => {
  const none = {
    searxngUrl: undefined,
    beyondSearxng: true,
    duckduckgoUrl: undefined,
    keyed: { tavily: { key: KEY } },
  };
  it('keeps the order and leaves out what has no key or address', () => {
    const order = ['tavily', 'searxng', 'brave', 'library', 'duckduckgo', 'unknown'];
    const names = createSearchProviders(
      { ...none, order, searxngUrl: 'http://localhost:8888' },
      { net, clock },
    ).map((one) => one.name);
    expect(names).toEqual(['tavily', 'searxng', 'library', 'duckduckgo']);
  });

  it('ends with a SearXNG of one’s own where nothing else was said, but for the library', () => {
    const order = ['tavily', 'searxng', 'brave', 'duckduckgo', 'library'];
    const settings = { ...none, order, beyondSearxng: false };
    const namesAt = (searxngUrl: string | undefined) =>
      createSearchProviders({ ...settings, searxngUrl }, { net, clock }).map(({ name }) => name);
    expect(namesAt('http://localhost:8888')).toEqual(['tavily', 'searxng', 'library']);
    expect(namesAt(undefined)).toEqual(['tavily', 'duckduckgo', 'library']);
  });
});
