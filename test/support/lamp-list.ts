/** A site of lamps over many list pages, each lamp with a page of its own; a little slow, so that kills meet pages under way. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface LampList {
  readonly origin: string;
  /** Answers so late, ms. */
  latencyMs: number;
  /** Lamps that are gone. */
  readonly gone: Set<number>;
  /** Prices that are others than at first. */
  readonly prices: Map<number, string>;
  /** `rows`: the same after a redesign; `bare`: and without the prices. */
  design: 'cards' | 'rows' | 'bare';
  /** Paths asked for, in order. */
  readonly asked: string[];
  /** When list pages were asked for, `performance.now()`. */
  readonly listsAt: number[];
  /** Absent: there is none. */
  robots: string | undefined;
  /** Nothing answers any more. */
  close(): Promise<void>;
}

export interface LampSize {
  readonly pages: number;
  readonly each: number;
}

export const lampName = (id: number): string => `Lamp of glass ${id}`;
export const lampWeight = (id: number): string => `${id * 100} g`;

/** `/lamps?page=N`, `/p/ID`, and `/more`, whose button brings the next lamps in place. */
export async function openLampList({ pages, each }: LampSize): Promise<LampList> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://site');
    list.asked.push(request.url ?? '/');
    if (pathname === '/lamps') list.listsAt.push(performance.now());
    if (pathname === '/robots.txt' && list.robots !== undefined) {
      response.end(list.robots);
      return;
    }
    const detail = /^\/p\/(\d+)$/.exec(pathname)?.[1];
    const page = Number(searchParams.get('page') ?? 1);
    const html =
      detail !== undefined
        ? lampPage(detail)
        : pathname === '/more'
          ? growingPage(list, { pages, each })
          : listPage(list, page, { pages, each });
    const isThere = pathname !== '/robots.txt';
    void sleep(list.latencyMs).then(() => {
      response.writeHead(isThere ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(isThere ? html : '');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const list: LampList = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    latencyMs: 0,
    gone: new Set(),
    prices: new Map(),
    design: 'cards',
    asked: [],
    listsAt: [],
    robots: undefined,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return list;
}

function listPage(list: LampList, page: number, { pages, each }: LampSize): string {
  const ids = Array.from({ length: each }, (_, i) => (page - 1) * each + i + 1);
  const lamps = ids.filter((id) => !list.gone.has(id)).map((id) => oneOf(list, id));
  const body =
    list.design === 'cards' ? `<ul>${lamps.join('')}</ul>` : `<div>${lamps.join('')}</div>`;
  const next = page < pages ? `<p><a href="/lamps?page=${page + 1}">Next</a></p>` : '';
  return `<!doctype html><html lang="en"><title>Lamps</title><body><main><h1>Lamps</h1>${body}${next}</main></body></html>`;
}

/** The list of `/lamps` in one page that grows; its button says how many are left. */
function growingPage(list: LampList, { pages, each }: LampSize): string {
  const batches = Array.from({ length: pages }, (_, page) =>
    Array.from({ length: each }, (_lamp, i) => oneOf(list, page * each + i + 1)).join(''),
  );
  const script = `const rest = ${JSON.stringify(batches.slice(1)).replaceAll('<', '\\u003c')};
    document.querySelector('button').onclick = (event) => {
      document.querySelector('ul').insertAdjacentHTML('beforeend', rest.shift() ?? '');
      if (rest.length === 0) event.target.remove();
      event.target.textContent = 'Show ${each} more lamps (' + rest.length * ${each} + ' left)';
    };`;
  return `<!doctype html><html lang="en"><title>Lamps</title><body><main><h1>Lamps</h1><ul>${batches[0] ?? ''}</ul><button>Show ${each} more lamps (${(pages - 1) * each} left)</button></main><script>${script}</script></body></html>`;
}

function oneOf({ design, prices }: LampList, id: number): string {
  const price = prices.get(id) ?? `$${id + 10}.50`;
  return design === 'cards'
    ? `<li class="card"><h3><a href="/p/${id}">${lampName(id)}</a></h3><span class="price">${price}</span></li>`
    : `<div class="x9">${design === 'bare' ? '' : `<div><em>${price}</em></div>`}<section><a href="/p/${id}"><b>${lampName(id)}</b></a></section></div>`;
}

const lampPage = (id: string): string =>
  `<!doctype html><title>Lamp</title><main><h1>${lampName(Number(id))}</h1><dl><dt>Weight</dt><dd>${lampWeight(Number(id))}</dd><dt>Colour</dt><dd>Blue</dd></dl></main>`;

/** Clicks that make a recipe of the list, with the weight that stands on each lamp's own page. */
export const lampClicks = (origin: string): object => ({
  url: `${origin}/lamps`,
  clicks: [
    { selector: 'main > ul > li:nth-child(2) > h3 > a', field: 'lamp', text: lampName(2) },
    { selector: 'main > ul > li:nth-child(2) > h3 > a', field: 'url', attribute: 'href' },
    { selector: 'main > ul > li:nth-child(2) > span', field: 'price' },
  ],
  detail: {
    link: 'url',
    url: `${origin}/p/2`,
    clicks: [{ selector: 'dl > dd:nth-child(2)', field: 'weight', text: lampWeight(2) }],
  },
});
