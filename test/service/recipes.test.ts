/** Recipes as a client uses them: propose, keep the file, run it elsewhere, after a redesign as well. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type TestService } from '../support/service.ts';

let service: TestService;
let site: Server;
let origin = '';
let design: 'cards' | 'rows' | 'sign-in' = 'cards';

const PAGES = 3;
const EACH = 6;
const LAST = 4;
const idsOf = (page: number): number[] =>
  Array.from({ length: page === PAGES ? LAST : EACH }, (_, i) => (page - 1) * EACH + i + 1);
const lampAt = (id: number) => ({ name: `Lamp of glass ${id}`, price: `$${id + 10}.50` });

function listPage(page: number): string {
  if (design === 'sign-in') {
    return '<title>Sign in</title><h1>Sign in</h1><form><input type="password"></form>';
  }
  const next = page < PAGES ? `<p><a href="/lamps?page=${page + 1}">Next</a></p>` : '';
  const lamps = idsOf(page).map((id) => ({ id, ...lampAt(id) }));
  const cards = lamps.map(
    ({ id, name, price }) =>
      `<li class="card"><h3><a href="/p/${id}">${name}</a></h3><span class="price">${price}</span></li>`,
  );
  const rows = lamps.map(
    ({ id, name, price }) =>
      `<div class="x9"><div><em>${price}</em></div><section><a href="/p/${id}"><b>${name}</b></a></section></div>`,
  );
  const list = design === 'cards' ? `<ul>${cards.join('')}</ul>` : `<div>${rows.join('')}</div>`;
  return `<!doctype html><html lang="en"><title>Lamps</title><body><main><h1>Lamps</h1>${list}${next}</main></body></html>`;
}

const detailPage = (id: number): string =>
  `<!doctype html><title>Lamp</title><main><h1>${lampAt(id).name}</h1><dl><dt>Weight</dt><dd>${id * 100} g</dd><dt>Colour</dt><dd>Blue</dd></dl></main>`;

beforeAll(async () => {
  site = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://site');
    if (pathname === '/robots.txt') {
      response.writeHead(404).end();
      return;
    }
    const detail = /^\/p\/(\d+)$/.exec(pathname)?.[1];
    const html =
      detail === undefined
        ? listPage(Number(searchParams.get('page') ?? 1))
        : detailPage(Number(detail));
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  service = await startService();
});

afterAll(async () => {
  await service.stop();
  site.closeAllConnections();
  site.close();
});

type Body = Readonly<Record<string, unknown>>;
const bodyOf = (json: unknown): Body => {
  if (typeof json !== 'object' || json === null) throw new Error('no object');
  return { ...json };
};

async function ask(path: string, body: unknown): Promise<Body> {
  const { status, json } = await service.ask('POST', `/api/recipes/${path}`, body);
  expect(json).toMatchObject({ success: true });
  expect(status).toBe(200);
  return bodyOf(json);
}

async function run(recipe: unknown, more: Body = {}): Promise<Body> {
  const { id } = await ask('run', { recipe, ...more });
  let view: Body = {};
  await expect
    .poll(
      async () => {
        const { json } = await service.ask('GET', `/api/recipes/runs/${String(id)}?limit=1000`);
        view = bodyOf(json);
        return view['status'];
      },
      { timeout: 30_000 },
    )
    .not.toBe('scraping');
  return view;
}

const asFile = (recipe: unknown): unknown => JSON.parse(JSON.stringify(recipe));
let file: unknown;

it('proposes the list of a page, proves its next page and gives a recipe', async () => {
  design = 'cards';
  const { tables } = await ask('propose', { url: `${origin}/lamps` });
  const [first] = Array.isArray(tables) ? tables.map(bodyOf) : [];
  expect(first).toMatchObject({ pagination: { kind: 'next' } });
  expect(first?.['rows']).toHaveLength(EACH);
  file = asFile(first?.['recipe']);
});

it('runs the file over all pages, each record once, and charges each page', async () => {
  const view = await run(file);
  expect(view).toMatchObject({ status: 'completed', health: 'ok', total: 16, creditsUsed: PAGES });
  expect(bodyOf(Array.isArray(view['rows']) ? view['rows'][15] : {})).toMatchObject({
    title: 'Lamp of glass 16',
    price: 26.5,
  });
});

it('repairs itself after a redesign and gives the repaired file', async () => {
  design = 'rows';
  const view = await run(file);
  expect(view).toMatchObject({ status: 'completed', health: 'repaired', total: 16 });
  expect(bodyOf(Array.isArray(view['rows']) ? view['rows'][0] : {})).toMatchObject({
    title: 'Lamp of glass 1',
    price: 11.5,
  });
  expect(await run(asFile(view['recipe']), { maxPages: 1 })).toMatchObject({
    health: 'ok',
    total: EACH,
  });
  expect(await run(file, { repair: 'off' })).toMatchObject({ health: 'broken', total: 0 });
});

it('gives no rows where the site asks to sign in', async () => {
  design = 'sign-in';
  expect(await run(file)).toMatchObject({ health: 'broken', total: 0, rows: [] });
});

it('makes exactly the columns that were pointed at, with those of the pages they lead to', async () => {
  design = 'cards';
  const { recipe, table } = await ask('from-clicks', {
    url: `${origin}/lamps`,
    clicks: [
      { selector: 'main > ul > li:nth-child(2) > h3 > a', field: 'lamp', text: 'Lamp of glass 2' },
      { selector: 'main > ul > li:nth-child(2) > h3 > a', field: 'url', attribute: 'href' },
    ],
    detail: {
      link: 'url',
      url: `${origin}/p/2`,
      clicks: [{ selector: 'dl > dd:nth-child(2)', field: 'weight', text: '200 g' }],
    },
  });
  expect(bodyOf(table)['rows']).toHaveLength(EACH);
  const view = await run(asFile(recipe), { maxPages: 1, follow: true });
  expect(bodyOf(Array.isArray(view['rows']) ? view['rows'][4] : {})).toEqual({
    lamp: 'Lamp of glass 5',
    url: `${origin}/p/5`,
    weight: '500 g',
  });
  // as somebody has made it a column of numbers
  const made = bodyOf(recipe);
  const detail = bodyOf(made['detail']);
  const weight = { ...bodyOf(Object(detail['fields'])[0]), type: 'number', unit: 'g' };
  const weighed = asFile({ ...made, detail: { ...detail, fields: [weight] } });
  const numbers = await run(weighed, { maxPages: 1, follow: true });
  expect(numbers['rows']).toMatchObject(
    [100, 200, 300, 400, 500, 600].map((grams) => ({ weight: grams })),
  );
});

it('refuses clicks that point elsewhere, files that are none, and runs of others', async () => {
  const missed = await service.ask('POST', '/api/recipes/from-clicks', {
    url: `${origin}/p/1`,
    clicks: [{ selector: 'h1', text: 'Another lamp' }],
  });
  expect(missed).toMatchObject({ status: 409, json: { code: 'RECIPE_CLICK_MISSED' } });
  const invalid = await service.ask('POST', '/api/recipes/run', { recipe: { recipe: 2 } });
  expect(invalid).toMatchObject({ status: 400, json: { code: 'RECIPE_INVALID' } });
  // what cannot be run is not saved either
  const half = await service.ask('POST', '/api/recipes', {
    recipe: { ...(file as object), list: undefined },
  });
  expect(half).toMatchObject({
    status: 400,
    json: { code: 'RECIPE_INVALID', error: expect.stringContaining('"list" is missing') as string },
  });
  const { id } = await ask('run', { recipe: file, maxPages: 1 });
  const other = await service.neighbour();
  const seen = await other.ask('GET', `/api/recipes/runs/${String(id)}`);
  expect(seen.status).toBe(404);
});
