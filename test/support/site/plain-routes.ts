/** Ordinary answers of the fixture site: pages, files, statuses, headers, JavaScript, forms. */
import { createHash } from 'node:crypto';
import {
  brotliCompressSync,
  deflateRawSync,
  deflateSync,
  gzipSync,
  zstdCompressSync,
} from 'node:zlib';
import type { Asked, Answer, Route } from './answer.ts';
import { html } from './answer.ts';
import { articleOf, page } from './pages.ts';

const kept = new Map<string, string>();

/** `/static/5kb`, `/static/500kb?seed=3`: an article of that size. */
function staticPage({ url }: Asked): Answer {
  const size = /^\/static\/(\d+)kb$/.exec(url.pathname)?.[1];
  const seed = Number(url.searchParams.get('seed') ?? '1');
  const key = `${size ?? ''} ${seed.toString()}`;
  const body = kept.get(key) ?? articleOf(Number(size ?? 2) * 1_000, seed);
  if (kept.size < 100) kept.set(key, body);
  return html(body);
}

/** An empty mount node and a script that fills it after a fetch. */
const JS_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Needs JavaScript</title></head>
<body><div id="root"></div><noscript>You need to enable JavaScript to run this app.</noscript>
<script>
fetch('/js/data.json').then((r) => r.json()).then((data) => {
  const root = document.getElementById('root');
  root.innerHTML = '<main><h1>' + data.title + '</h1>' + data.paragraphs.map((p) => '<p>' + p + '</p>').join('') +
    '<a href="/js/linked">A link made by script</a></main>';
  document.title = data.title;
});
</script></body></html>`;

const JS_DATA = {
  title: 'Rendered by script',
  paragraphs: Array.from(
    { length: 6 },
    (_, n) =>
      `Paragraph ${(n + 1).toString()} was written into the page by JavaScript after it had loaded its data.`,
  ),
};

const LOGIN = page({
  title: 'Sign in',
  main: `<form id="login" method="post" action="/login"><input id="user" name="user" placeholder="User">
<input id="pass" name="pass" type="password"><button id="submit" type="submit">Sign in</button></form>
<p id="typed"></p><script>document.getElementById('user').addEventListener('input', (e) => {
document.getElementById('typed').textContent = 'typed: ' + e.target.value; });</script>`,
});

function login({ method, body }: Asked): Answer {
  if (method === 'POST') {
    const user = new URLSearchParams(body).get('user') ?? '';
    return {
      status: 303,
      headers: {
        location: '/login/welcome',
        'set-cookie': `user=${encodeURIComponent(user)}; Path=/`,
      },
    };
  }
  return html(LOGIN);
}

function cookieOf(headers: Asked['headers'], name: string): string | undefined {
  const cookie = headers['cookie'];
  const text = typeof cookie === 'string' ? cookie : '';
  const pair = text.split('; ').find((one) => one.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

function etagPage({ headers }: Asked): Answer {
  const body = page({ title: 'Validated', main: '<p>This page has an ETag and a date.</p>' });
  const etag = `"${createHash('sha1').update(body).digest('hex').slice(0, 16)}"`;
  const lastModified = 'Wed, 01 Jan 2025 00:00:00 GMT';
  const caching = { etag, 'last-modified': lastModified };
  const isFresh =
    headers['if-none-match'] === etag ||
    (headers['if-none-match'] === undefined && headers['if-modified-since'] === lastModified);
  return isFresh ? { status: 304, headers: caching } : { ...html(body), headers: caching };
}

const CODERS = {
  gzip: gzipSync,
  br: brotliCompressSync,
  deflate: deflateSync,
  'raw-deflate': deflateRawSync,
  zstd: zstdCompressSync,
} as const;

/** `/encoded/gzip`, `/encoded/br`, `/encoded/deflate`, `/encoded/raw-deflate`, `/encoded/zstd`. */
function encoded({ url }: Asked): Answer {
  const name = url.pathname.slice('/encoded/'.length);
  const coder = Object.entries(CODERS).find(([known]) => known === name)?.[1];
  if (coder === undefined) return html(page({ title: 'Unknown coding', main: '' }), 404);
  const body = coder(page({ title: `Encoded ${name}`, main: '<p>Read me — déjà vu.</p>' }));
  return { ...html(''), headers: { 'content-encoding': name.replace('raw-', '') }, body };
}

function statusPage({ url }: Asked): Answer {
  const status = Number(url.pathname.split('/')[2]);
  const after = url.searchParams.get('after');
  return {
    ...html(page({ title: `Status ${status.toString()}`, main: '<p>As asked.</p>' }), status),
    headers: after === null ? {} : { 'retry-after': after },
  };
}

/** `/redirect/3` hops three times and ends at `/static/5kb`; `?status=307` for other statuses. */
function redirect({ url }: Asked): Answer {
  const left = Number(url.pathname.split('/')[2]);
  const location = left > 1 ? `/redirect/${(left - 1).toString()}${url.search}` : '/static/5kb';
  return { status: Number(url.searchParams.get('status') ?? '302'), headers: { location } };
}

const FEED = `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>Fixture feed</title>
<link>/</link><item><title>First item</title><link>/static/5kb</link><description>One</description></item>
<item><title>Second item</title><link>/static/50kb</link><description>Two</description></item></channel></rss>`;

/** Pathname prefix → route; the longest fitting prefix wins. */
export const PLAIN_ROUTES: Readonly<Record<string, Route>> = {
  '/': () =>
    html(
      page({
        title: 'The fixture site',
        main: '<p>Pages for tests. <a href="/static/5kb">Small page</a> <a href="/js">Script page</a></p>',
      }),
    ),
  '/static/': staticPage,
  '/js': () => html(JS_PAGE),
  '/js/data.json': () => ({ type: 'application/json', body: JSON.stringify(JS_DATA) }),
  '/js/linked': () => html(page({ title: 'Linked by script', main: '<p>Found by rendering.</p>' })),
  '/login': login,
  '/login/welcome': ({ headers }) =>
    html(
      page({
        title: 'Welcome',
        main: `<p id="who">Signed in as ${decodeURIComponent(cookieOf(headers, 'user') ?? 'nobody')}.</p>`,
      }),
    ),
  '/etag': etagPage,
  '/encoded/': encoded,
  '/status/': statusPage,
  '/redirect/': redirect,
  '/redirect-to': ({ url }) => ({
    status: Number(url.searchParams.get('status') ?? '302'),
    headers: { location: url.searchParams.get('url') ?? '/' },
  }),
  '/cookies/set': () => ({
    status: 302,
    headers: { location: '/cookies', 'set-cookie': ['taste=sweet; Path=/', 'gone=1; Max-Age=0'] },
  }),
  '/cookies': ({ headers }) => ({
    type: 'application/json',
    body: JSON.stringify({ cookie: headers['cookie'] ?? '' }),
  }),
  '/echo': ({ method, headers, body, url }) => ({
    type: 'application/json',
    body: JSON.stringify({ method, headers, body, url: url.pathname + url.search }),
  }),
  '/data.json': () => ({ type: 'application/json', body: '{"name":"Hearth","price":3}' }),
  '/data.csv': () => ({ type: 'text/csv', body: 'name,price\nHearth,3\nEmber,4\n' }),
  '/data.xml': () => ({
    type: 'application/xml',
    body: '<shop><item price="3">Hearth</item></shop>',
  }),
  '/data.txt': () => ({ type: 'text/plain', body: 'Plain words.\nOn two lines.\n' }),
  '/feed.xml': () => ({ type: 'application/rss+xml', body: FEED }),
  '/meta-refresh': () =>
    html(
      '<!doctype html><title>Moved</title><meta http-equiv="refresh" content="0; url=/static/5kb">',
    ),
  '/reach-out': ({ url }) =>
    html(
      page({
        title: 'Reaches for this machine',
        main: `<p id="result">waiting</p><img src="http://127.0.0.1:${url.searchParams.get('port') ?? '1'}/pixel">
<script>fetch('http://127.0.0.1:${url.searchParams.get('port') ?? '1'}/secret').then((r) => r.text())
.then((t) => { document.getElementById('result').textContent = 'got ' + t; })
.catch(() => { document.getElementById('result').textContent = 'refused'; });</script>`,
      }),
    ),
};
