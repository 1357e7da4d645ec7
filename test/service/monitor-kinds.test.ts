/** Monitors over a saved recipe and over a web search: rows and results that are new, gone or changed. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lampClicks, lampName, openLampList, type LampList } from '../support/lamp-list.ts';
import { startSearchHost, type SearchHost } from '../support/search-host.ts';
import { startService, type TestService } from '../support/service.ts';

type Body = Readonly<Record<string, unknown>>;

let service: TestService;
let site: LampList;
let search: SearchHost;
let found = 'https://one.example/';

beforeAll(async () => {
  search = await startSearchHost(() => found);
  service = await startService({
    flags: { 'search-order': 'searxng', 'search-searxng-url': search.origin },
  });
  site = await openLampList({ pages: 1, each: 4 });
}, 60_000);

afterAll(async () => {
  await service.stop();
  await site.close();
  await search.close();
});

async function ask(method: string, path: string, body?: unknown): Promise<Body> {
  const { json } = await service.ask(method, path, body);
  expect(json).toMatchObject({ success: true });
  return json as Body;
}

/** Its looks, newest first, when there are so many. */
async function looksOf(id: string, count: number): Promise<readonly Body[]> {
  let looks: readonly Body[] = [];
  await expect
    .poll(
      async () => {
        looks = (await ask('GET', `/monitors/${id}/looks`))['looks'] as readonly Body[];
        return looks.length;
      },
      { timeout: 60_000 },
    )
    .toBe(count);
  return looks;
}

async function watch(body: Body): Promise<string> {
  const { monitor } = await ask('POST', '/monitors', { ...body, every: '1d' });
  const { id } = monitor as { readonly id: string };
  expect(await looksOf(id, 1)).toMatchObject([{ outcome: 'first', blocks: [] }]);
  return id;
}

it('tells which rows of a recipe are new, gone and changed, and of no page that failed', async () => {
  const { recipe } = await ask('POST', '/api/recipes/from-clicks', lampClicks(site.origin));
  const saved = await ask('POST', '/api/recipes', { recipe, name: 'Lamps' });
  const id = await watch({ recipe: saved['id'] });
  expect(await ask('GET', `/monitors/${id}`)).toMatchObject({ monitor: { name: 'Lamps' } });

  site.gone.add(2);
  site.prices.set(3, '99,00 €');
  await ask('POST', `/monitors/${id}/run`);
  const [look] = await looksOf(id, 2);
  expect(look).toMatchObject({ outcome: 'changed', jobId: expect.any(String) as string });
  const blocks = look?.['blocks'] as readonly Body[];
  expect(blocks.map(({ kind }) => kind).sort()).toEqual(['changed', 'removed']);
  expect(JSON.stringify(blocks.find(({ kind }) => kind === 'removed'))).toContain(lampName(2));
  const words = blocks.find(({ kind }) => kind === 'changed')?.['words'] as readonly Body[];
  expect(words.filter(({ kind }) => kind === 'added')).toMatchObject([
    { text: expect.stringContaining('99') as string },
  ]);
}, 120_000);

it('is held to what the key it acts for may run', async () => {
  const { keys, account } = service.hearth.rooms();
  site.gone.clear();
  site.prices.clear();
  const { recipe } = await ask('POST', '/api/recipes/from-clicks', lampClicks(site.origin));
  const saved = await ask('POST', '/api/recipes', { recipe, name: 'Lamps' });
  const firstLook = async (operation: 'recipe' | 'scrape'): Promise<Body | undefined> => {
    const limits = { operations: [operation] };
    const { secret } = await keys.create({ accountId: account.id, name: operation, limits });
    const answer = await fetch(`${service.address}/monitors`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ recipe: saved['id'], every: '1d' }),
    });
    const { monitor } = (await answer.json()) as { readonly monitor: { readonly id: string } };
    return (await looksOf(monitor.id, 1))[0];
  };
  expect(await firstLook('recipe')).toMatchObject({ outcome: 'first' });
  expect(await firstLook('scrape')).toMatchObject({
    outcome: 'failed',
    error: expect.stringContaining('may not run recipes') as string,
  });
}, 120_000);

it('tells of results that no look has seen, and of nothing that goes or comes back', async () => {
  const id = await watch({ search: 'brass kettles' });
  const next = async (address: string, count: number): Promise<Body | undefined> => {
    found = address;
    await ask('POST', `/monitors/${id}/run`);
    return (await looksOf(id, count))[0];
  };
  expect(await next('https://two.example/', 2)).toMatchObject({
    outcome: 'changed',
    blocks: [{ kind: 'added', text: expect.stringContaining('https://two.example/') as string }],
  });
  expect(await next('https://one.example/', 3)).toMatchObject({ outcome: 'same' });
}, 120_000);
