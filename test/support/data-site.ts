/**
 * A shop of lamps whose data can be read beside its pages: in a script of the page, or fetched by the page after it has
 * loaded, over pages with a "Next" link, or by a button that brings more in place: by number, by a cursor of the answer
 * before, by its header `Link`, or with a question in the body of a POST.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface DataSite {
  readonly origin: string;
  /** What the API answers to those that are not its page: as the page shows it, other prices, or nothing at all. */
  api: 'true' | 'lies' | 'gone';
  /** Paths asked for, in order. */
  readonly asked: string[];
  /** Those of the API that no page asked for. */
  readonly direct: string[];
  /** Bodies of the POSTs among them, as they came. */
  readonly posted: string[];
  close(): Promise<void>;
}

export const DATA_EACH = 6;
export const DATA_PAGES = 4;

const idsOf = (page: number): number[] =>
  page > DATA_PAGES
    ? []
    : Array.from({ length: DATA_EACH }, (_, i) => (page - 1) * DATA_EACH + i + 1);

export const dataLamp = (id: number) => ({
  title: `Lamp of glass ${id}`,
  price: id + 10.5,
  link: `/p/${id}`,
  sku: `GL-${700 + id * 3}`,
  stock: (id * 7) % 5,
});

const SHOW = `(lamps) => lamps.map((lamp) => '<li class="card"><h3><a href="' + lamp.link + '">' + lamp.title +
  '</a></h3><span class="price">$' + lamp.price.toFixed(2) + '</span></li>').join('')`;

/**
 * `/embedded`, `/fetched?page=N`, `/more`; its API is `/api/lamps?page=N`. By cursors: `/cursor`, `/linked`, `/graph`, and
 * `/search` by a number in a body; each is a list with a button.
 */
export async function openDataSite(robots?: string): Promise<DataSite> {
  const server = createServer((request, response) => {
    const isOwn = request.headers.referer !== undefined;
    if (request.url?.startsWith('/api/by/') === true) {
      void textOf(request).then((sent) => {
        if (!isOwn) site.direct.push(request.url ?? '/');
        if (!isOwn && sent !== '') site.posted.push(sent);
        const page = pageAsked(new URL(request.url ?? '/', 'http://site'), sent);
        const isGone = site.api === 'gone' && !isOwn && page > 2;
        const link = page < DATA_PAGES ? `</api/by/link?c=${cursorOf(page + 1)}>; rel="next"` : '';
        const type = { 'content-type': 'application/json' };
        response.writeHead(isGone ? 500 : 200, link === '' ? type : { ...type, link });
        response.end(JSON.stringify(answerOf(page)));
      });
      return;
    }
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://site');
    site.asked.push(request.url ?? '/');
    const page = Number(searchParams.get('page') ?? 1);
    if (pathname === '/robots.txt' && robots !== undefined) {
      response.end(robots);
      return;
    }
    if (pathname === '/api/lamps') {
      // a browser says which page asks: what that is told it shows
      if (!isOwn) site.direct.push(request.url ?? '/');
      const isGone = site.api === 'gone' && !isOwn;
      const lies = site.api === 'lies' && page > 1;
      const padding = searchParams.has('large') ? 'x'.repeat(2_500_000) : '';
      const items = idsOf(page).map((id) => {
        const lamp = dataLamp(id);
        return lies && !isOwn ? { ...lamp, price: 'ask us', title: null } : lamp;
      });
      response.writeHead(isGone ? 500 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ data: { items }, page, padding }));
      return;
    }
    if (!(pathname in PAGES)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(PAGES[pathname]?.(page) ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const site: DataSite = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    api: 'true',
    asked: [],
    direct: [],
    posted: [],
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return site;
}

// ── pages by what the answer before says ─────────────────────────────────────────────────────────────

const cursorOf = (page: number): string =>
  Buffer.from(`lamps from page ${page}`).toString('base64url');

async function textOf(request: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}

/** The page whose cursor is in the address or in what was sent, or whose number is. */
function pageAsked({ search }: URL, sent: string): number {
  const asked = decodeURIComponent(search) + sent;
  for (let page = 2; page <= DATA_PAGES; page += 1) if (asked.includes(cursorOf(page))) return page;
  return Number(/"page":(\d+)/.exec(sent)?.[1] ?? 1);
}

/** As Relay says it: the last page has a cursor, too. */
const answerOf = (page: number) => ({
  data: {
    lamps: {
      nodes: idsOf(page).map(dataLamp),
      pageInfo: { hasNextPage: page < DATA_PAGES, endCursor: cursorOf(page + 1) },
    },
  },
});

/** A list with a button; `ask` fetches the page after `last`, the answer before, or the first one. */
const growing = (ask: string): string =>
  whole(`<ul></ul><button>Load more</button><script>
  const show = ${SHOW};
  const post = (path, body) => fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  let page = 0, last = null, link = null;
  const ask = ${ask};
  const more = async () => {
    page += 1;
    const answer = await ask();
    link = (answer.headers.get('link') ?? '').split(/[<>]/)[1];
    last = (await answer.json()).data.lamps;
    document.querySelector('ul').insertAdjacentHTML('beforeend', show(last.nodes));
    if (page === ${DATA_PAGES}) document.querySelector('button').remove();
  };
  document.querySelector('button').onclick = more;
  more();
</script>`);

const QUERY = 'query Lamps($after: String) { lamps(first: 6, after: $after) { nodes { title } } }';

const whole = (body: string): string =>
  `<!doctype html><html lang="en"><title>Lamps</title><body><main><h1>Lamps</h1>${body}</main></body></html>`;

const listOf = (page: number): string =>
  idsOf(page)
    .map(dataLamp)
    .map(
      ({ link, title, price }) =>
        `<li class="card"><h3><a href="${link}">${title}</a></h3><span class="price">$${price.toFixed(2)}</span></li>`,
    )
    .join('');

const fetching = (page: number, show: string): string => `<script>
  const show = ${SHOW};
  fetch('/api/lamps?page=${page}').then((answer) => answer.json()).then(({ data }) => { ${show} });
</script>`;

const PAGES: Readonly<Record<string, (page: number) => string>> = {
  '/embedded': (page) =>
    whole(
      `<ul>${listOf(page)}</ul><script id="__STATE__" type="application/json">${JSON.stringify({ shop: { items: idsOf(page).map(dataLamp) } })}</script>`,
    ),
  '/fetched': (page) =>
    whole(
      `<ul></ul>${page < DATA_PAGES ? `<p><a href="/fetched?page=${page + 1}">Next</a></p>` : ''}${fetching(page, "document.querySelector('ul').innerHTML = show(data.items)")}`,
    ),
  // what is shown is not what was fetched
  '/lying': (page) =>
    whole(
      `<ul></ul>${fetching(page, "document.querySelector('ul').innerHTML = show(data.items.map((lamp, i) => ({ ...lamp, price: lamp.price + i * i + 3 })))")}`,
    ),
  // what may not be kept: an address with a token, an answer to a POST, one that is too large
  '/unfit': () =>
    whole(`<ul></ul><script>
  const show = ${SHOW};
  const json = (answer) => answer.json();
  Promise.all([
    fetch('/api/lamps?page=1&access_token=s3cret').then(json),
    fetch('/api/lamps?page=1', { method: 'POST', body: '{}' }).then(json),
    fetch('/api/lamps?page=1&large=1').then(json),
  ]).then(([{ data }]) => { document.querySelector('ul').innerHTML = show(data.items); });
</script>`),
  '/cursor': () =>
    growing("() => fetch('/api/by/cursor' + (last ? '?after=' + last.pageInfo.endCursor : ''))"),
  '/linked': () => growing("() => fetch(link ?? '/api/by/link')"),
  // what it tells the site is nobody else's to say again
  '/graph': () =>
    growing(`() => {
    post('/api/by/graphql', { query: 'mutation Seen { seen(page: ' + page + ') }', variables: {} });
    return post('/api/by/graphql', { query: ${JSON.stringify(QUERY)}, variables: last ? { after: last.pageInfo.endCursor } : {} });
  }`),
  '/search': () => growing("() => post('/api/by/search', { text: 'lamp', page })"),
  '/more': () =>
    whole(`<ul></ul><button>Load more</button><script>
  const show = ${SHOW};
  let page = 0;
  const more = () => fetch('/api/lamps?page=' + (page += 1)).then((answer) => answer.json()).then(({ data }) => {
    document.querySelector('ul').insertAdjacentHTML('beforeend', show(data.items));
    if (page === ${DATA_PAGES}) document.querySelector('button').remove();
  });
  document.querySelector('button').onclick = more;
  more();
</script>`),
};
