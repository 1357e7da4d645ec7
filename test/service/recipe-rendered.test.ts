/** Lists that are not on the page as served, but in a frame of its own site. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
const run = async (body: Body): Promise<Body> => finished((await ask('POST', '/run', body))['id']);
const put = (path: string, body: string) => site.files.set(path, { type: 'text/html', body });

const names = ['Oslo', 'Turin', 'Lyon', 'Graz', 'Ghent', 'Porto', 'Cork', 'Bern'];
const rowsOf = (page: number) =>
  names.map((name, i) => `<tr><td>${name} ${page}</td><td>${20 + i + page * 10}.50</td></tr>`);
const tableOf = (page: number) =>
  `<table><thead><tr><th>Town</th><th>Fee</th></tr></thead><tbody>${rowsOf(page).join('')}</tbody></table>`;
/** Things beside the list, which are a list, too. */
const ASIDE = `<section><h2>Others also viewed</h2>${['Mug', 'Hose', 'Hook', 'Lamp', 'Gloves']
  .map(
    (thing, i) =>
      `<div class="rel"><a href="/rel/${i}">${thing} ${i}</a><p>Delivered free above 50.</p></div>`,
  )
  .join('')}</section>`;
const prose = `<p>${'The fees below are those of the towns that take part, as they stood at the end of the year. '.repeat(6)}</p>`;
const pageOf = (list: string, next: string) =>
  `<html lang="en"><head><title>Fees</title></head><body><main><h1>Fees of towns</h1>${prose}${list}${next}</main>${ASIDE}</body></html>`;
const nextTo = (path: string) => `<p><a rel="next" href="${path}">Next</a></p>`;
const town = (view: Body) => listOf(view['rows']).map((row) => String(Object.values(row)[0]));
const all = [1, 2].flatMap((page) => names.map((name) => `${name} ${page}`));

describe('a list in a frame of its own site', () => {
  it('is proposed, and its recipe reads all its pages in the browser', async () => {
    for (const page of [1, 2]) put(`/frame/${page}`, `<html><body>${tableOf(page)}</body></html>`);
    const framed = (page: number) =>
      `<iframe src="/frame/${page}" width="100%" height="600"></iframe>`;
    put('/fees', pageOf(framed(1), nextTo('/fees/2')));
    put('/fees/2', pageOf(framed(2), ''));
    const { tables } = await ask('POST', '/propose', { url: `${site.origin}/fees` });
    const [first] = listOf(tables);
    expect(listOf(first?.['rows']).length).toBe(names.length);
    const recipe = bodyOf(first?.['recipe']);
    expect(recipe).toMatchObject({ visit: { engine: 'browser' }, pages: { kind: 'next' } });
    const view = await run({ recipe });
    expect(town(view)).toEqual(all);
    expect(view).toMatchObject({ health: 'ok' });
  });
});

describe('a list that scripts bring', () => {
  const late = (list: string, next: string, ms: number) =>
    pageOf('<div id="list"></div>', next) +
    `<script>setTimeout(() => { document.getElementById('list').innerHTML = ${JSON.stringify(list)} }, ${ms})</script>`;

  it('is waited for once more where it comes later than ever', async () => {
    const serve = (ms: number) => {
      put('/late', late(tableOf(1), nextTo('/late/2'), ms));
      put('/late/2', late(tableOf(2), '', ms));
    };
    serve(0);
    const click = { selector: 'td', text: 'Oslo 1' };
    const made = await ask('POST', '/from-clicks', { url: `${site.origin}/late`, clicks: [click] });
    const recipe = bodyOf(made['recipe']);
    serve(2_500);
    const view = await run({ recipe });
    expect(town(view)).toEqual(all);
    expect(view).toMatchObject({ health: 'ok', pages: 2 });
  });
});

describe('a list that scripts draw seconds late', () => {
  const card = (name: string, page: number, i: number) =>
    `<li class="card"><h3><a href="/town/${name}-${page}">${name} ${page}</a></h3><p class="fee">${20 + i}.50 €</p></li>`;
  const ul = (page: number) =>
    `<ul class="towns">${names.map((name, i) => card(name, page, i)).join('')}</ul>`;
  const bones = `<ul class="towns">${'<li class="card"><h3></h3><p class="fee"></p></li>'.repeat(4)}</ul>`;
  const nav = `<ul>${['Home', 'About', 'Help'].map((word) => `<li><a href="/${word}">${word}</a></li>`).join('')}</ul>`;
  const drawn = (page: number, ms: number, inside: string) =>
    `<html lang="en"><body><nav>${nav}</nav><main><h1>Towns</h1><div id="list">${bones}</div><p id="next"></p></main><script>
      const box = document.getElementById('list');
      const root = ${inside};
      setTimeout(() => {
        root.innerHTML = ${JSON.stringify(ul(page))};
        if (${page} < 2) document.getElementById('next').innerHTML = '<a rel="next" href="/drawn/2">Next</a>';
      }, ${ms});
    </script></body></html>`;
  const serve = (ms: number, inside: string) =>
    [1, 2].forEach((page) => put(page === 1 ? '/drawn' : '/drawn/2', drawn(page, ms, inside)));

  it.each([
    ['the page', 'box', 6_000],
    ['a shadow root', "box.attachShadow({ mode: 'open' })", 3_000],
  ])(
    'is there as soon as they have drawn it into %s, each page asked for once',
    async (_, inside, ms) => {
      serve(0, inside);
      const { tables } = await ask('POST', '/propose', { url: `${site.origin}/drawn` });
      const recipe = bodyOf(listOf(tables)[0]?.['recipe']);
      serve(ms, inside);
      site.requests.length = 0;
      const visit = { engine: 'browser', waitFor: 'records' };
      const since = Date.now();
      const view = await run({ recipe: { ...recipe, visit, pages: { kind: 'next' } } });
      const rows = listOf(view['rows']).map((row) => Object.values(row).map(String));
      expect(rows.map((row) => row.find((cell) => /^[A-Z]/.test(cell)))).toEqual(all);
      expect(view).toMatchObject({ health: 'ok' });
      expect(site.requests.filter(({ url }) => url.startsWith('/drawn'))).toHaveLength(2);
      expect(Date.now() - since).toBeLessThan(2 * ms + 5_000);
    },
  );
});

describe('the pages that records of such a list lead to', () => {
  it('are read as served', async () => {
    const rows = names.map((name) => `<tr><td><a href="/town/${name}">${name}</a></td></tr>`);
    put('/inside', `<html><body><table>${rows.join('')}</table></body></html>`);
    put('/towns', pageOf('<iframe src="/inside" width="600" height="300"></iframe>', ''));
    for (const name of names)
      put(
        `/town/${name}`,
        `<main><h1>${name}</h1><p>Fee of ${name}</p><img src="/arms.png"></main>`,
      );
    const url = `${site.origin}/towns`;
    const cell = (read: string) => ({ selector: ['iframe', 'td a'], attribute: read });
    const { recipe } = await ask('POST', '/from-clicks', {
      url,
      clicks: [
        { ...cell('text'), field: 'town' },
        { ...cell('href'), field: 'url' },
      ],
      detail: {
        link: 'url',
        url: `${site.origin}/town/Oslo`,
        clicks: [{ selector: 'main p', field: 'fee' }],
      },
    });
    expect(recipe).toMatchObject({ visit: { engine: 'browser' } });
    const view = await run({ recipe: bodyOf(recipe) });
    expect(view).toMatchObject({ total: names.length, health: 'ok' });
    expect(listOf(view['rows']).map(({ fee }) => fee)).toEqual(
      names.map((name) => `Fee of ${name}`),
    );
    expect(site.requests.filter((asked) => asked.url === '/arms.png')).toEqual([]);
  });
});

describe('a list that moved into a frame since its recipe was made', () => {
  it('is read in the browser, page by page, and nothing is broken', async () => {
    put('/moved', pageOf(tableOf(1), nextTo('/moved/2')));
    put('/moved/2', pageOf(tableOf(2), ''));
    const click = { selector: 'td', text: 'Oslo 1' };
    const made = await ask('POST', '/from-clicks', {
      url: `${site.origin}/moved`,
      clicks: [click],
    });
    const recipe = bodyOf(made['recipe']);
    expect(town(await run({ recipe }))).toEqual(all);
    const frame = (page: number) => `<iframe src="/inner/${page}"></iframe>`;
    for (const page of [1, 2]) put(`/inner/${page}`, `<html><body>${tableOf(page)}</body></html>`);
    put('/moved', pageOf(frame(1), nextTo('/moved/2')));
    put('/moved/2', pageOf(frame(2), ''));
    const view = await run({ recipe });
    expect(town(view)).toEqual(all);
    expect(view['health']).not.toBe('broken');
  });

  it('is not looked for in the browser where the recipe wants the page as served', async () => {
    put('/plain', pageOf(tableOf(1), ''));
    const click = { selector: 'td', text: 'Oslo 1' };
    const made = await ask('POST', '/from-clicks', {
      url: `${site.origin}/plain`,
      clicks: [click],
    });
    const recipe = { ...bodyOf(made['recipe']), visit: { engine: 'http' } };
    put('/plain', pageOf('<iframe src="/inner/1"></iframe>', ''));
    expect(await run({ recipe })).toMatchObject({ health: 'broken', rows: [] });
  });

  it('is said to be gone where the browser does not show it either', async () => {
    put('/gone', pageOf(tableOf(1), ''));
    const click = { selector: 'td', text: 'Oslo 1' };
    const made = await ask('POST', '/from-clicks', { url: `${site.origin}/gone`, clicks: [click] });
    put('/gone', pageOf('', ''));
    const view = await run({ recipe: bodyOf(made['recipe']) });
    expect(view).toMatchObject({ health: 'broken', rows: [] });
  });
});

describe('a list whose further pages are not led to any more', () => {
  const made = async (path: string) => {
    put(path, pageOf(tableOf(1), nextTo(`${path}/2`)));
    put(`${path}/2`, pageOf(tableOf(2), ''));
    const click = { selector: 'td', text: 'Oslo 1' };
    const { recipe } = await ask('POST', '/from-clicks', {
      url: `${site.origin}${path}`,
      clicks: [click],
    });
    return bodyOf(recipe);
  };

  it('says so, and gives the first page', async () => {
    const recipe = await made('/cut');
    put('/cut', pageOf(tableOf(1), '<p><a href="/elsewhere">Imprint</a></p>'));
    const view = await run({ recipe });
    expect(town(view)).toEqual(all.slice(0, names.length));
    expect(view).toMatchObject({
      health: 'degraded',
      report: { message: expect.stringContaining('nothing on its first page leads to them') },
    });
  });

  it('is whole where it has become shorter, or one page was asked for', async () => {
    const recipe = await made('/short');
    expect(await run({ recipe, maxPages: 1 })).toMatchObject({ health: 'ok' });
    const few = `<table><thead><tr><th>Town</th><th>Fee</th></tr></thead><tbody>${rowsOf(1).slice(0, 5).join('')}</tbody></table>`;
    put('/short', pageOf(few, ''));
    expect(await run({ recipe })).toMatchObject({ health: 'ok', total: 5 });
  });
});
