/** Rows over the pages of a list: each record once, each column of one type, and what stands at its end. */
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

interface Job {
  readonly n: number;
  readonly town: string;
  readonly pay: string;
  readonly flag?: string;
}
const item = ({ n, town, pay, flag }: Job) =>
  `<li class="job">${flag === undefined ? '' : `<em>${flag}</em>`}<h2><a href="/job/${n}">Maker of clocks ${n}</a></h2><p class="town">${town}</p><b class="pay">${pay}</b></li>`;
const TOWNS = ['Oslo', 'Turin', 'Lyon', 'Graz', 'Ghent', 'Porto', 'Cork', 'Bern'];
const jobs = (from: number): readonly Job[] =>
  TOWNS.map((town, i) => ({ n: from + i, town, pay: `${2 + (i % 4)}.${100 + i * 7},50 €` }));
const put = (path: string, items: readonly Job[], next?: string) =>
  site.files.set(path, {
    type: 'text/html',
    body: `<html lang="de"><head><title>Jobs</title></head><body><main><h1>Jobs</h1><ul>${items.map(item).join('')}</ul>${next === undefined ? '' : `<a rel="next" href="${next}">Next</a>`}</main></body></html>`,
  });
/** Rows of a run of the list that begins at `path`, with the columns that were pointed at. */
async function rowsOf(path: string, key = ['url']): Promise<readonly Body[]> {
  const url = `${site.origin}${path}`;
  const clicks = ['h2 a', '.town', '.pay'].map((part, i) => ({
    selector: [`li:nth-child(1) ${part}`],
    field: ['title', 'town', 'pay'][i],
  }));
  const link = { selector: ['li:nth-child(1) h2 a'], field: 'url', attribute: 'href' };
  const all = key.includes('url') ? [...clicks, link] : clicks;
  const { recipe } = await ask('POST', '/from-clicks', { url, clicks: all });
  expect(bodyOf(bodyOf(recipe)['list'])).toMatchObject({ key });
  const view = await finished((await ask('POST', '/run', { recipe }))['id']);
  expect(view).toMatchObject({ health: 'ok', pages: 2 });
  return listOf(view['rows']);
}

it('holds two records that lead to one page, and one that is shown twice once', async () => {
  const [first, ...others] = jobs(11);
  if (first === undefined) throw new Error('no jobs');
  put('/jobs', jobs(1), '/jobs/2');
  put('/jobs/2', [{ ...first, flag: 'Featured' }, first, { ...first, town: 'Malmö' }, ...others]);
  const rows = await rowsOf('/jobs');
  expect(rows.slice(TOWNS.length).map(({ town }) => town)).toEqual([
    'Oslo',
    'Malmö',
    ...TOWNS.slice(1),
  ]);
});

it('holds records of one name on two pages, and one that moved on while the list was read once', async () => {
  const [first, second, ...others] = jobs(11);
  const [one] = jobs(1);
  if (first === undefined || second === undefined || one === undefined) throw new Error('no jobs');
  put('/names', jobs(1), '/names/2');
  const moved = { ...one, pay: '9.999,50 €' };
  put('/names/2', [moved, { ...one, town: 'Malmö' }, first, second, ...others]);
  const rows = await rowsOf('/names', ['title']);
  expect(rows.map(({ title, town }) => [title, town])).toEqual(
    [...jobs(1), { ...one, town: 'Malmö' }, ...jobs(11)].map(({ n, town }) => [
      `Maker of clocks ${n}`,
      town,
    ]),
  );
});

it('holds numbers as numbers on each page, whatever else stands in the column there', async () => {
  const [one, two, three, ...others] = jobs(11);
  if (one === undefined || two === undefined || three === undefined) throw new Error('no jobs');
  const words = [
    { ...one, pay: 'Nach Vereinbarung' },
    { ...two, pay: 'ab 2.000 €' },
    { ...three, pay: '1.250 €' },
  ];
  put('/pay', jobs(1), '/pay/2');
  put('/pay/2', [...words, ...others]);
  const pays = (await rowsOf('/pay')).map(({ pay }) => pay);
  expect(pays.slice(0, 2)).toEqual([2100.5, 3107.5]);
  const second = pays.slice(TOWNS.length);
  expect(second.slice(0, 3)).toEqual(['Nach Vereinbarung', 'ab 2.000 €', 1250]);
  expect(second.slice(3).every((pay) => typeof pay === 'number')).toBe(true);
});

// ── the end of a list ────────────────────────────────────────────────────────────────────────────────

const serve = (path: string, body: string) => site.files.set(path, { type: 'text/html', body });
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
const runOf = async (recipe: Body): Promise<Body> =>
  finished((await ask('POST', '/run', { recipe }))['id']);
const pots = (view: Body) =>
  listOf(view['rows']).map((row) =>
    Object.values(row).find((one) => String(one).startsWith('Pot')),
  );
const numbers = (count: number) => Array.from({ length: count }, (_, i) => `Pot number ${i + 1}`);

it('the last page has one record, which is a row as the others are', async () => {
  serve('/pots', pageOf(cards(1, 8).join(''), '/pots/2'));
  serve('/pots/2', pageOf(cards(9, 8).join(''), '/pots/3'));
  serve('/pots/3', pageOf(card(17)));
  const view = await runOf(await proposed('/pots'));
  expect(pots(view)).toEqual(numbers(17));
  expect(view).toMatchObject({ health: 'ok', pages: 3 });
  expect(bodyOf(view['report'])).not.toHaveProperty('message');
});

it('a list has advertisements in it since: they are no rows, and the report counts them', async () => {
  serve('/deals', pageOf(cards(1, 8).join(''), '/deals/2'));
  serve('/deals/2', pageOf(cards(9, 8).join('')));
  const recipe = await proposed('/deals');
  const mixed = (from: number) => [...cards(from, 4), AD, ...cards(from + 4, 4), AD].join('');
  serve('/deals', pageOf(mixed(1), '/deals/2'));
  serve('/deals/2', pageOf(mixed(9)));
  const view = await runOf(recipe);
  expect(pots(view)).toEqual(numbers(16));
  expect(view).toMatchObject({ health: 'ok', report: { leftOut: { rows: 4 } } });
});

it('the last page has no records, and the run says that it ended there', async () => {
  serve('/old', pageOf(cards(1, 8).join(''), '/old/2'));
  serve('/old/2', pageOf(cards(9, 8).join(''), '/old/3'));
  serve('/old/3', pageOf('<p>That was all that there is.</p>'));
  const view = await runOf(await proposed('/old'));
  expect(pots(view)).toEqual(numbers(16));
  expect(view).toMatchObject({
    health: 'ok',
    report: { message: expect.stringContaining('holds no records of the list') as string },
  });
});

it('ends with the last page of the list, though an arrow there turns the month of a calendar', async () => {
  const withCalendar = (path: string, items: readonly Job[], pager: string) =>
    site.files.set(path, {
      type: 'text/html',
      body: `<html lang="de"><head><title>Jobs</title></head><body><main><h1>Jobs</h1><div><a href="/month/10">‹</a> May <a href="/month/12">›</a></div><ul>${items.map(item).join('')}</ul><p class="pager">${pager}</p></main></body></html>`,
    });
  withCalendar('/arrows', jobs(1), '<b>1</b> <a href="/arrows/2">2</a> <a href="/arrows/2">»</a>');
  withCalendar('/arrows/2', jobs(11), '');
  withCalendar('/month/12', jobs(31), '');
  const rows = await rowsOf('/arrows');
  expect(rows).toHaveLength(2 * TOWNS.length);
});
