/** The end of a list: one record alone, advertisements between, a page that is none of the list. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bodyOf, listOf, recipeApi, type Body } from '../support/recipe-api.ts';
import { startService, type TestService } from '../support/service.ts';
import { type FixtureSite, startSite } from '../support/site.ts';

let service: TestService;
let site: FixtureSite;

beforeAll(async () => {
  [service, site] = await Promise.all([startService(), startSite()]);
});
afterAll(async () => {
  await service.stop();
  await site.close();
});

const { ask, finished } = recipeApi(() => service);
const put = (path: string, body: string) => site.files.set(path, { type: 'text/html', body });
const card = (n: number) =>
  `<div class="card"><h3><a href="/pot/${n}">Pot number ${n}</a></h3><p>Glaze ${n % 4}</p><b>${n * 3}.25 €</b></div>`;
const AD = '<div class="card"><h3><a href="/ads/1">Our app, free of charge</a></h3></div>';
const pageOf = (list: string, next?: string) =>
  `<html lang="en"><head><title>Pots</title></head><body><main><h1>Pots</h1><div class="cards">${list}</div>${next === undefined ? '' : `<p><a rel="next" href="${next}">Next</a></p>`}</main></body></html>`;
const cards = (from: number, count: number) =>
  Array.from({ length: count }, (_, i) => card(from + i));
const proposed = async (path: string): Promise<Body> => {
  const { tables } = await ask('POST', '/propose', { url: `${site.origin}${path}` });
  return bodyOf(listOf(tables)[0]?.['recipe']);
};
const run = async (recipe: Body): Promise<Body> =>
  finished((await ask('POST', '/run', { recipe }))['id']);
const pots = (view: Body) =>
  listOf(view['rows']).map((row) =>
    Object.values(row).find((one) => String(one).startsWith('Pot')),
  );
const numbers = (count: number) => Array.from({ length: count }, (_, i) => `Pot number ${i + 1}`);

it('has one record, which is a row as the others are', async () => {
  put('/pots', pageOf(cards(1, 8).join(''), '/pots/2'));
  put('/pots/2', pageOf(cards(9, 8).join(''), '/pots/3'));
  put('/pots/3', pageOf(card(17)));
  const view = await run(await proposed('/pots'));
  expect(pots(view)).toEqual(numbers(17));
  expect(view).toMatchObject({ health: 'ok', pages: 3 });
  expect(bodyOf(view['report'])).not.toHaveProperty('message');
});

it('has advertisements in it since: they are no rows, and the report counts them', async () => {
  put('/deals', pageOf(cards(1, 8).join(''), '/deals/2'));
  put('/deals/2', pageOf(cards(9, 8).join('')));
  const recipe = await proposed('/deals');
  const mixed = (from: number) => [...cards(from, 4), AD, ...cards(from + 4, 4), AD].join('');
  put('/deals', pageOf(mixed(1), '/deals/2'));
  put('/deals/2', pageOf(mixed(9)));
  const view = await run(recipe);
  expect(pots(view)).toEqual(numbers(16));
  expect(view).toMatchObject({ health: 'ok', report: { leftOut: { rows: 4 } } });
});

it('is a page without records, and the run says that it ended there', async () => {
  put('/old', pageOf(cards(1, 8).join(''), '/old/2'));
  put('/old/2', pageOf(cards(9, 8).join(''), '/old/3'));
  put('/old/3', pageOf('<p>That was all that there is.</p>'));
  const view = await run(await proposed('/old'));
  expect(pots(view)).toEqual(numbers(16));
  expect(view).toMatchObject({
    health: 'ok',
    report: { message: expect.stringContaining('holds no records of the list') as string },
  });
});
