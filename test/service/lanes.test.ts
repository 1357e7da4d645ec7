/**
 * Which pages a browser renders without being asked, and what is learnt from it: through the API, with the
 * site's own log as the witness of renders (a rendered page is asked for twice).
 */
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startService, type TestClient, type TestService } from '../support/service.ts';
import { type FixtureSite, startSite } from '../support/site.ts';
import { html } from '../support/site/answer.ts';

let service: TestService;
let site: FixtureSite;

beforeAll(async () => {
  [service, site] = await Promise.all([startService(), startSite()]);
});
afterAll(async () => {
  await service.stop();
  await site.close();
});
afterEach(() => site.reset());

const MENU = `<header><a href="/">Lamp House</a><nav>${Array.from({ length: 40 }, (_, n) => `<a href="/c/${n}">Category number ${n}</a>`).join('')}</nav></header>`;
const FOOTER = `<footer><p>© 2026 Lamp House Ltd. All rights reserved. Prices include the tax of the country that you order from. Read our terms, our privacy notice and how we handle returns.</p></footer>`;
const SENTENCE = 'The brass lamp is turned on a lathe in the yard behind the shop.';
const SERVED = `<p>${'Everything here was sent by the server, as it should be. '.repeat(12)}</p>`;

const framed = (main: string, script: string): string =>
  `<!doctype html><html><head><title>Lamp House</title></head><body>${MENU}${main}${FOOTER}${script}</body></html>`;
const writes = (where: string, text = `<p>${SENTENCE}</p>`.repeat(4)): string =>
  `<script>document.querySelector(${JSON.stringify(where)}).innerHTML = ${JSON.stringify(text)};</script>`;

interface Answered {
  readonly markdown: string;
  readonly links: readonly string[];
  readonly warning?: string;
}

async function scrape(path: string, options: object = {}): Promise<Answered> {
  const { status, json } = await service.ask('POST', '/v2/scrape', {
    url: `${site.origin}${path}`,
    formats: ['markdown', 'links'],
    maxAge: 0,
    ...options,
  });
  expect(status).toBe(200);
  return (json as { data: Answered }).data;
}

/** How often a page was asked for: twice when it was rendered as well. */
const asked = (path: string): number => site.requests.filter(({ url }) => url === path).length;

describe('an answer that keeps the rules of HTTP loosely', () => {
  const answers: Readonly<Record<string, string>> = {
    '/folded': `200 OK\r\nContent-Type: text/html;\r\n charset=utf-8\r\nConnection: close\r\n\r\n${SERVED}`,
    '/lines': `200 OK\nContent-Type: text/html\nConnection: close\n\n${SERVED}`,
    '/short': `200 OK\r\nContent-Type: text/html\r\nContent-Length: 90000\r\nConnection: close\r\n\r\n${SERVED}`,
    '/short-kept': `200 OK\r\nContent-Type: text/html\r\nContent-Length: 90000\r\n\r\n${SERVED}`,
    '/interim': `100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nContent-Type: text/html\r\nConnection: close\r\n\r\n${SERVED}`,
    '/both-lengths': `200 OK\r\nContent-Type: text/html\r\nContent-Length: 7\r\nTransfer-Encoding: chunked\r\n\r\n${SERVED.length.toString(16)}\r\n${SERVED}\r\n0\r\n\r\n`,
  };
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (asked) => {
      const path = asked.toString().split(' ')[1] ?? '';
      const none = '404 Not Found\r\nContent-Length: 0\r\n\r\n';
      socket.end(path === '/other' ? 'SSH-2.0-OpenSSH_9\r\n' : `HTTP/1.1 ${answers[path] ?? none}`);
    });
  });
  const at = (path: string): string =>
    `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  afterAll(() => server.close());

  it.each(Object.keys(answers))('is read by the browser: %s', async (path) => {
    const { markdown } = await scrape('', { url: at(path) });
    expect(markdown).toContain('sent by the server');
  });

  it.each([{}, { waitFor: 1 }])(
    'that is shorter than it says is kept with a warning: %o',
    async (options) => {
      const { markdown, warning } = await scrape('', { url: at('/short'), ...options });
      expect(markdown).toContain('sent by the server');
      expect(warning).toContain('ended early; what had arrived was kept');
    },
  );

  it('that no browser reads is said to be no HTTP', async () => {
    const { status, json } = await service.ask('POST', '/v2/scrape', { url: at('/other') });
    expect([status, json]).toEqual([
      500,
      expect.objectContaining({
        error: expect.stringMatching(
          /did not answer with valid HTTP \(Expected HTTP\/.+\)\. .+https instead of http/,
        ),
      }),
    ]);
  });
});

describe('a page that says nothing without its script', () => {
  it.each<readonly [string, (to: string) => string]>([
    ['location.replace', (to) => `<script>location.replace('${to}')</script>`],
    ['a form', (to) => `<body onload="document.forms[0].submit()"><form action="${to}"></form>`],
  ])('is the page it opens by %s, however short, and so are its likes', async (how, opens) => {
    const at = `/opens-${how.replace(/\W/g, '')}`;
    site.files.set(`${at}/1`, html(opens('/short')));
    site.files.set(`${at}/2`, html(opens('/long')));
    site.files.set('/short', html('<p>Sign in.</p>'));
    site.files.set('/long', html(SERVED));
    expect((await scrape(`${at}/1`)).markdown).toBe('Sign in.');
    expect((await scrape(`${at}/2`)).markdown).toContain('sent by the server');
  });

  it('is what its script writes, however short', async () => {
    site.files.set('/writes/1', html(`<div id="app"></div>${writes('#app', 'Sign in.')}`));
    expect((await scrape('/writes/1')).markdown).toBe('Sign in.');
  });
});

describe('a page that a script writes', () => {
  const late =
    '<script>fetch("/late.json").then((a) => a.json()).then((t) => { document.querySelector("#app").innerHTML = t; });</script>';
  const shapes: Readonly<Record<string, string>> = {
    'menu and footer around an empty #root': framed('<div id="root"></div>', writes('#root')),
    'the same with a plea in noscript': framed(
      '<noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div>',
      writes('#root'),
    ),
    'menu and footer around an empty main': framed('<main></main>', writes('main')),
    'a skeleton': framed(
      '<main><div class="skeleton-card"><div class="line"></div><div class="line"></div></div></main>',
      writes('main'),
    ),
    'an empty custom element': framed(
      '<lamp-list></lamp-list>',
      `<script>customElements.define('lamp-list', class extends HTMLElement { connectedCallback() { this.innerHTML = ${JSON.stringify(`<p>${SENTENCE}</p>`.repeat(4))}; } });</script>`,
    ),
    'Loading… inside of #root': framed('<div id="root">Loading…</div>', writes('#root')),
    'a heading above an empty grid': framed(
      '<h1>Our lamps</h1><p>All of them made by hand.</p><div class="grid" id="products"></div>',
      writes('#products'),
    ),
    'a table whose rows a script adds': framed(
      '<main><h1>Prices</h1><table><thead><tr><th>Lamp</th><th>Price</th></tr></thead><tbody id="rows"></tbody></table></main>',
      writes('#rows', `<tr><td>${SENTENCE}</td><td>19 €</td></tr>`.repeat(3)),
    ),
    'content that comes by fetch after 650 ms': framed('<div id="app"></div>', late),
    'content that is fetched after 650 ms': framed(
      '<div id="app"></div>',
      `<script>setTimeout(() => { ${late.replace(/<\/?script>/g, '')} }, 650);</script>`,
    ),
    'text in a shadow root': framed(
      '<lamp-card></lamp-card>',
      `<script>document.querySelector('lamp-card').attachShadow({ mode: 'open' }).innerHTML = ${JSON.stringify(`<p>${SENTENCE}</p>`.repeat(4))};</script>`,
    ),
    'a text that a script changes': `<!doctype html><title>Question</title><h1>Question</h1><p id="answer">Waiting for an answer</p><script>alert('Go on?'); document.getElementById('answer').textContent = ${JSON.stringify(SENTENCE)};</script>`,
  };

  it.each(Object.entries(shapes))('is rendered: %s', async (_name, body) => {
    site.files.set('/shape', html(body));
    site.files.set('/late.json', async () => {
      await new Promise((resolve) => setTimeout(resolve, 650));
      return { type: 'application/json', body: JSON.stringify(`<p>${SENTENCE}</p>`.repeat(4)) };
    });
    const { markdown } = await scrape('/shape');
    expect(markdown).toContain(SENTENCE);
  });

  it('is rendered for its links', async () => {
    const script = `<script>document.querySelector('#list').innerHTML = Array.from({ length: 9 }, (_, n) => '<li><a href="/lamp/' + n + '">Lamp ' + n + '</a></li>').join('');</script>`;
    site.files.set('/links', html(framed('<h1>All lamps</h1><ul id="list"></ul>', script)));
    const { links } = await scrape('/links');
    expect(links).toContain(`${site.origin}/lamp/8`);
  });
});

describe('a page that is whole as served', () => {
  const library = '<script src="/vendor/jquery-3.7.1.min.js"></script>';
  it.each([
    ['without scripts', framed(`<main><h1>About</h1>${SERVED}</main>`, '')],
    [
      'with analytics, advertisements and a comment form',
      framed(
        `<article><h1>News</h1>${SERVED}<div id="ad-slot-1"></div><div id="disqus_thread"></div></article><div id="modal-root"></div>`,
        `${library}<script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script><script>window.dataLayer = window.dataLayer || [];</script>`,
      ),
    ],
    [
      'short, with libraries',
      framed(
        '<main><h1>Contact</h1><p>Lamp House, 12 Harbour Street, Whitby.</p><p>Call 01947 000000 on weekdays between nine and five, or write to us at any time of the day.</p></main>',
        library,
      ),
    ],
    [
      'served whole by an application',
      framed(
        `<div id="__next"><main><h1>Post</h1>${SERVED}</main></div>`,
        '<script id="__NEXT_DATA__" type="application/json">{"props":{}}</script><script src="/_next/static/chunks/main-0a1b2c.js" defer></script>',
      ),
    ],
  ])('is not rendered: %s', async (_name, body) => {
    site.files.set('/whole', html(body));
    await scrape('/whole');
    expect(asked('/whole')).toBe(1);
  });
});

describe('what was learnt', () => {
  // too much code to be read
  const LARGE = ' '.repeat(200_000);
  const doubtful = (title: string): string =>
    framed(
      `<main><h1>${title}</h1><p>Short.</p><div id="extras" data-x="1"></div></main>`,
      '<script src="/app.js"></script>',
    );

  it('spares the second page of a kind the browser when it added nothing to the first', async () => {
    site.files.set('/app.js', {
      type: 'text/javascript',
      body: `window.ready = true;${LARGE}`,
    });
    for (const n of [1, 2, 3]) site.files.set(`/plain/${n}`, html(doubtful(`Page ${n}`)));
    const { markdown } = await scrape('/plain/1');
    expect(markdown).toContain('Short.');
    expect(asked('/plain/1')).toBe(2);
    await scrape('/plain/2');
    await scrape('/plain/3');
    expect([asked('/plain/2'), asked('/plain/3')]).toEqual([1, 1]);
  });

  it('sends the second page of a kind into the browser at once when the first needed it', async () => {
    site.files.set('/app.js', {
      type: 'text/javascript',
      body: `document.querySelector('#extras').innerHTML = ${JSON.stringify(`<p>${SENTENCE}</p>`.repeat(4))};${LARGE}`,
    });
    for (const n of [1, 2]) site.files.set(`/written/${n}`, html(doubtful(`Page ${n}`)));
    expect((await scrape('/written/1')).markdown).toContain(SENTENCE);
    expect((await scrape('/written/2')).markdown).toContain(SENTENCE);
    expect([asked('/written/1'), asked('/written/2')]).toEqual([2, 1]);
  });
});

it('answers with what was served when a render gives less', async () => {
  const empties =
    '<script>addEventListener("load", () => { document.body.innerHTML = "<p>Not here.</p>"; });</script>';
  site.files.set(
    '/emptied',
    html(
      `<!doctype html><title>Kept</title><main><h1>Kept</h1>${SERVED.slice(0, 260)}</p><div id="more" data-more></div></main>${empties}`,
    ),
  );
  const { markdown } = await scrape('/emptied');
  expect(markdown).toContain('Everything here was sent by the server');
  expect(markdown).not.toContain('Not here.');
});

it('tells of each page of a crawl which way it took, and why', async () => {
  const script = '<script src="/shop.js"></script>';
  site.files.set('/shop.js', {
    type: 'text/javascript',
    body: `const box = document.querySelector('#lamp'); if (box) box.innerHTML = ${JSON.stringify(`<p>${SENTENCE}</p>`.repeat(4))};`,
  });
  const links = [1, 2, 3, 4, 5, 6]
    .flatMap((n) => [`/shop/lamp-no-${n}`, `/shop/news-of-day-${n}/text`])
    .map((path) => `<a href="${path}">${path}</a>`)
    .join(' ');
  site.files.set('/shop', html(framed(`<main><h1>Shop</h1>${SERVED}${links}</main>`, script)));
  for (const n of [1, 2, 3, 4, 5, 6]) {
    site.files.set(
      `/shop/lamp-no-${n}`,
      html(framed(`<main><h1>Lamp ${n}</h1><div id="lamp"></div></main>`, script)),
    );
    site.files.set(
      `/shop/news-of-day-${n}/text`,
      html(framed(`<main><article><h1>News ${n}</h1>${SERVED}</article></main>`, script)),
    );
  }
  const { json } = await service.ask('POST', '/v2/crawl', {
    url: `${site.origin}/shop`,
    sitemap: 'skip',
    scrapeOptions: { formats: ['markdown'] },
  });
  const { id } = json as { id: string };
  const { store } = service.hearth.rooms().backend;
  await vi.waitUntil(async () => (await store.findJob(id))?.status === 'completed', {
    timeout: 80_000,
    interval: 50,
  });
  const pages = await store.listPages({ jobId: id, states: ['done'], limit: 100 });
  const lanes = new Map(pages.map(({ url, capture }) => [new URL(url).pathname, capture]));
  expect(lanes.size).toBe(13);
  const lamps = [1, 2, 3, 4, 5, 6].map((n) => lanes.get(`/shop/lamp-no-${n}`));
  const news = [1, 2, 3, 4, 5, 6].map((n) => lanes.get(`/shop/news-of-day-${n}/text`));
  expect(lamps.map((one) => one?.engine)).toEqual(Array(6).fill('browser'));
  expect(news.map((one) => one?.engine)).toEqual(Array(6).fill('http'));
  expect(lamps.filter((one) => /added \d+ characters/.test(one?.why ?? ''))).toHaveLength(1);
  expect(news.filter((one) => one?.why.includes('rendering it added nothing'))).toHaveLength(1);
  expect(
    news.filter((one) => one?.why.includes('a browser adds nothing to pages like')),
  ).toHaveLength(5);
  // one sample of a kind that needs no browser: the start, and a day of news
  const samples = [...lanes].filter(([path, one]) => one?.engine === 'http' && asked(path) > 1);
  expect(samples).toHaveLength(2);
});

describe('a crawl of pages that look whole', () => {
  const text = SERVED.repeat(8);
  const crawled = async (folder: string): Promise<readonly (string | undefined)[]> => {
    const paths = [1, 2, 3].map((n) => `/${folder}/page-no-${n}`);
    const links = paths.map((path) => `<a href="${path}">${path}</a>`).join(' ');
    const script = `<script src="/${folder}.js"></script>`;
    for (const path of [`/${folder}`, ...paths])
      site.files.set(path, html(framed(`<main><h1>${path}</h1>${text}${links}</main>`, script)));
    const { json } = await service.ask('POST', '/v2/crawl', {
      url: `${site.origin}/${folder}`,
      sitemap: 'skip',
    });
    const { id } = json as { id: string };
    const { store } = service.hearth.rooms().backend;
    await vi.waitUntil(async () => (await store.findJob(id))?.status === 'completed', {
      timeout: 60_000,
      interval: 50,
    });
    const pages = await store.listPages({ jobId: id, states: ['done'], limit: 100 });
    expect(pages).toHaveLength(4);
    expect([`/${folder}`, ...paths].map(asked).filter((times) => times > 1)).toHaveLength(
      folder === 'failing' ? 2 : 0,
    );
    return pages.map(({ capture }) => capture?.why);
  };

  it('needs no browser where the code of their script adds nothing', async () => {
    site.files.set('/idle.js', {
      type: 'text/javascript',
      body: 'window.ready = true; document.addEventListener("click", () => {});',
    });
    const why = await crawled('idle');
    expect(why.filter((one) => one?.includes('which were read, add nothing'))).toHaveLength(2);
    expect(asked('/idle.js')).toBe(1);
  });

  it('needs no browser where their script is not there', async () => {
    const why = await crawled('gone');
    expect(why.filter((one) => one?.includes('which were read, add nothing'))).toHaveLength(2);
  });

  it('is compared where the script could not be had', async () => {
    site.files.set('/failing.js', { status: 500, type: 'text/plain', body: 'Not now' });
    const why = await crawled('failing');
    expect(why.filter((one) => one?.includes('rendering it added nothing'))).toHaveLength(2);
  });
});

describe('while one page of a crawl is compared', () => {
  const PAGES = 30;
  let onStarter: TestClient;
  /** Lets the browser have the script that it waits for. */
  let answerScript: () => void;
  beforeAll(async () => {
    // ten slots, two of them for those that are compared
    onStarter = await service.neighbour('starter');
  });

  /** A start that links a first list, which links the others; each looks whole, and runs a script of its site. */
  async function crawl(folder: string, script: string): Promise<string> {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    answerScript = () => resolve(undefined);
    site.files.set(`/${folder}.js`, async () => {
      await promise;
      // too much code to be read
      return { type: 'text/javascript', body: `${script}${' '.repeat(200_000)}` };
    });
    const page = (title: string, links: string): ReturnType<typeof html> =>
      html(
        framed(
          `<main><h1>${title}</h1>${SERVED}${links}</main>`,
          `<script src="/${folder}.js"></script>`,
        ).replace(MENU, ''),
      );
    const links = Array.from(
      { length: PAGES },
      (_, n) => `<a href="/${folder}/page-no-${n}">${n}</a>`,
    );
    site.files.set(`/${folder}`, page('Start', `<a href="/${folder}/page-no-0">First</a>`));
    for (let n = 0; n < PAGES; n += 1) {
      site.files.set(`/${folder}/page-no-${n}`, page(`Page ${n}`, n === 0 ? links.join(' ') : ''));
    }
    const { json } = await onStarter.ask('POST', '/v2/crawl', {
      url: `${site.origin}/${folder}`,
      sitemap: 'skip',
      scrapeOptions: { formats: ['markdown'] },
    });
    return (json as { id: string }).id;
  }

  async function over(id: string): Promise<readonly { readonly markdown: string }[]> {
    const { store } = service.hearth.rooms().backend;
    await vi.waitUntil(async () => (await store.findJob(id))?.status === 'completed', {
      timeout: 60_000,
      interval: 50,
    });
    const { json } = await onStarter.ask('GET', `/v2/crawl/${id}`);
    const status = json as { creditsUsed: number; data: readonly { markdown: string }[] };
    expect(status.creditsUsed).toBe(PAGES + 1);
    expect(status.data).toHaveLength(PAGES + 1);
    const pages = await store.listPages({ jobId: id, states: ['done'], limit: 100 });
    expect(pages.map(({ attempts }) => attempts)).toEqual(Array(PAGES + 1).fill(0));
    return status.data;
  }

  const allOf = (folder: string): readonly string[] =>
    Array.from({ length: PAGES }, (_, n) => `/${folder}/page-no-${n}`);
  const areRead = (folder: string) => (): boolean => allOf(folder).every((path) => asked(path) > 0);

  it('the others are read, however few slots there are, and are over with it', async () => {
    const id = await crawl('calm', 'window.ready = true;');
    await vi.waitUntil(areRead('calm'), { timeout: 30_000 });
    const { json } = await onStarter.ask('GET', `/v2/crawl/${id}`);
    expect((json as { completed: number }).completed).toBe(0);
    answerScript();
    await over(id);
    // once to be read, and once for each of the start and one of its kind
    expect(asked('/calm.js')).toBe(3);
    expect(allOf('calm').filter((path) => asked(path) > 1)).toHaveLength(1);
  });

  it('the others come again where a browser shows more, each charged once', async () => {
    const id = await crawl(
      'more',
      `document.querySelector('main').insertAdjacentHTML('beforeend', ${JSON.stringify(`<p>${SENTENCE}</p>`.repeat(4))});`,
    );
    await vi.waitUntil(areRead('more'), { timeout: 30_000 });
    answerScript();
    const data = await over(id);
    expect(data.filter(({ markdown }) => markdown.includes(SENTENCE))).toHaveLength(PAGES + 1);
  });

  it('all are given up when the crawl is cancelled, and charged nothing', async () => {
    const id = await crawl('given-up', 'window.ready = true;');
    await vi.waitUntil(areRead('given-up'), { timeout: 30_000 });
    const { status } = await onStarter.ask('DELETE', `/v2/crawl/${id}`);
    expect(status).toBe(200);
    const { backend } = service.hearth.rooms();
    await vi.waitUntil(async () => (await backend.store.counts(id)).running === 0, {
      timeout: 20_000,
    });
    const { json } = await onStarter.ask('GET', `/v2/crawl/${id}`);
    expect(json).toMatchObject({ status: 'cancelled', completed: 0, creditsUsed: 0 });
    answerScript();
  });
});
