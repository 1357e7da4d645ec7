/** The data behind a page as a second source of a recipe: found and proved, used in runs, and left where it breaks. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  DATA_EACH,
  DATA_PAGES,
  dataLamp,
  openDataSite,
  type DataSite,
} from '../support/data-site.ts';
import { bodyOf, listOf, recipeApi, type Body } from '../support/recipe-api.ts';
import { startService, type TestService } from '../support/service.ts';

let service: TestService;
let site: DataSite;
let fetched: Body = {};

const { ask, finished } = recipeApi(() => service);

async function propose(path: string): Promise<Body> {
  const { tables } = await ask('POST', '/propose', { url: site.origin + path });
  return listOf(tables)[0] ?? {};
}

const run = async (recipe: unknown, more: Body = {}): Promise<Body> =>
  finished((await ask('POST', '/run', { recipe, ...more }))['id']);

/** The recipe with columns that only the data has. */
function withColumns({ recipe, data }: Body, names: readonly string[]): Body {
  const file = bodyOf(recipe);
  const source = listOf(file['also'])[0] ?? {};
  const more = listOf(bodyOf(data)['columns']).filter(({ name }) => names.includes(String(name)));
  const fields = Object.fromEntries(more.map(({ name, path }) => [name, path]));
  return { ...file, also: [{ ...source, fields: { ...bodyOf(source['fields']), ...fields } }] };
}

const skus = (view: Body): unknown[] => listOf(view['rows']).map(({ sku }) => sku);
const skusTo = (page: number): string[] =>
  Array.from({ length: page * DATA_EACH }, (_, i) => dataLamp(i + 1).sku);

beforeAll(async () => {
  service = await startService();
  site = await openDataSite();
});

afterAll(async () => {
  await service.stop();
  await site.close();
});

it('finds what a script of the page holds, and adds its columns to a run', async () => {
  const table = await propose('/embedded');
  expect(table['data']).toMatchObject({ kind: 'state', rows: DATA_EACH });
  expect(listOf(bodyOf(table['data'])['columns']).map(({ name }) => name)).toEqual([
    'sku',
    'stock',
  ]);
  const view = await run(withColumns(table, ['sku']));
  expect(view).toMatchObject({
    health: 'ok',
    total: DATA_EACH,
    report: { data: { used: true, rows: DATA_EACH } },
  });
  expect(skus(view)).toEqual(skusTo(1));
}, 60_000);

it('finds what the page fetched, and reads further pages from there, without a browser', async () => {
  const table = await propose('/fetched');
  expect(table['data']).toMatchObject({ kind: 'json', rows: DATA_EACH });
  fetched = withColumns(table, ['sku', 'stock']);
  expect(fetched['also']).toMatchObject([
    { request: { method: 'GET', url: `${site.origin}/api/lamps?page={page}` }, from: 1, step: 1 },
  ]);
  expect(JSON.stringify(fetched)).not.toMatch(/cookie|authorization|user-agent|referer/i);
  site.asked.length = 0;
  const view = await run(fetched);
  expect(view).toMatchObject({
    health: 'ok',
    total: DATA_EACH * DATA_PAGES,
    pages: DATA_PAGES,
    report: { stopped: 'no further page', data: { used: true, rows: DATA_EACH * DATA_PAGES } },
  });
  expect(skus(view)).toEqual(skusTo(DATA_PAGES));
  expect(site.asked.filter((path) => path.startsWith('/fetched?'))).toEqual([]);
}, 120_000);

it('reads the pages where the data fails on the way, and says so', async () => {
  for (const api of ['lies', 'gone'] as const) {
    site.api = api;
    const view = await run(fetched);
    expect(view).toMatchObject({
      status: 'completed',
      health: 'ok',
      total: DATA_EACH * DATA_PAGES,
      pages: DATA_PAGES,
      report: { data: { used: false, message: expect.stringContaining('from the page alone') } },
    });
    expect(listOf(view['rows']).map(({ price }) => price)).toEqual(
      Array.from({ length: DATA_EACH * DATA_PAGES }, (_, i) => dataLamp(i + 1).price),
    );
  }
  site.api = 'true';
}, 240_000);

it('reads a list that grows in place from its data, and presses no button', async () => {
  const table = await propose('/more');
  expect(table['pagination']).toEqual({ kind: 'more' });
  const view = await run(withColumns(table, ['sku']));
  expect(view).toMatchObject({ health: 'ok', report: { data: { used: true } } });
  expect(skus(view)).toEqual(skusTo(DATA_PAGES));
}, 120_000);

/** Address of the further data, what is sent there, and where an answer says what comes after it. */
const BY = [
  ['/cursor', 'cursor?after={cursor}', undefined, { cursor: '/data/lamps/pageInfo/endCursor' }],
  ['/linked', 'link', undefined, { link: 'next' }],
  [
    '/graph',
    'graphql',
    { variables: { after: '{cursor}' } },
    { cursor: '/data/lamps/pageInfo/endCursor' },
  ],
  ['/search', 'search', { text: 'lamp', page: '{page}' }, undefined],
] as const;

it.each(BY)(
  'reads the further pages of %s as the answers before say, and presses no button',
  async (path, api, body, next) => {
    const recipe = withColumns(await propose(path), ['sku']);
    const [source = {}] = listOf(recipe['also']);
    const method = body === undefined ? 'GET' : 'POST';
    expect(source['request']).toMatchObject({
      ...{ method, url: `${site.origin}/api/by/${api}` },
      ...(body === undefined ? {} : { body }),
    });
    expect(source['next']).toEqual(next);
    [site.direct, site.posted, site.asked].forEach((one) => (one.length = 0));
    const view = await run(recipe);
    expect(view).toMatchObject({
      health: 'ok',
      pages: DATA_PAGES,
      report: { stopped: 'no further page', data: { used: true, rows: DATA_EACH * DATA_PAGES } },
    });
    expect(skus(view)).toEqual(skusTo(DATA_PAGES));
    // one question for each further page; a number of pages has no last one but the one that is empty
    expect(site.direct).toHaveLength(next === undefined ? DATA_PAGES : DATA_PAGES - 1);
    expect(site.posted.filter((sent) => sent.includes('mutation'))).toEqual([]);
    expect(site.posted).toHaveLength(body === undefined ? 0 : site.direct.length);
  },
  120_000,
);

it('reads the pages where a cursor leads nowhere on the way, and says so', async () => {
  const recipe = withColumns(await propose('/cursor'), ['sku']);
  site.api = 'gone';
  const view = await run(recipe);
  site.api = 'true';
  expect(view).toMatchObject({
    health: 'ok',
    total: DATA_EACH * DATA_PAGES,
    report: { data: { used: false, message: expect.stringContaining('from the page alone') } },
  });
}, 120_000);

it('takes nothing from data that says something else than the page', async () => {
  const table = await propose('/lying');
  expect(table['rows']).toHaveLength(DATA_EACH);
  expect(table['data']).toBeUndefined();
  expect(bodyOf(table['recipe'])['also']).toBeUndefined();
}, 60_000);

it('keeps no answer to a POST, none that is large, and no address with a token', async () => {
  const table = await propose('/unfit');
  expect(table['rows']).toHaveLength(DATA_EACH);
  expect(table['data']).toBeUndefined();
  expect(JSON.stringify(table)).not.toContain('s3cret');
}, 60_000);

it('reads the pages where robots.txt keeps the data to the pages themselves', async () => {
  const strict = await openDataSite('User-agent: *\nDisallow: /api/');
  try {
    const move = (value: unknown): unknown =>
      JSON.parse(JSON.stringify(value).replaceAll(site.origin, strict.origin));
    const view = await run(move(fetched));
    expect(view).toMatchObject({ health: 'ok', total: DATA_EACH * DATA_PAGES });
    expect(bodyOf(bodyOf(view['report'])['data'])).toMatchObject({ used: false });
    expect(strict.direct).toEqual([]);
  } finally {
    await strict.close();
  }
}, 120_000);
