/**
 * What looks.ts takes pictures of: a day's work in a service, then the screens and states worth a look.
 *
 * Among the data stand pages in Arabic and in Japanese, a German title of 60 letters, a page that is gone, a
 * crawl of one page, records in a job, a recipe with two runs and a watched page that changed.
 */
import type { Page } from 'playwright-core';
import { keepPages, type Time } from '../test/support/kept-pages.ts';
import { lampClicks, lampName, openLampList, type LampList } from '../test/support/lamp-list.ts';
import type { TestService } from '../test/support/service.ts';
import { html } from '../test/support/site/answer.ts';
import type { FixtureSite } from '../test/support/site.ts';

export interface Look {
  readonly name: string;
  readonly path: string;
  /** Brings the screen into the state worth a picture. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const TITLES: Readonly<Record<string, readonly [string, string]>> = {
  '/ar': ['لماذا يبقى البيت دافئًا بعد أن تنطفئ النار', 'rtl'],
  '/ja': ['火が消えたあとも家が暖かいのはなぜか', 'ltr'],
  '/de': ['Grundofenbauerhandwerkskammermitgliedsversammlungsprotokolle', 'ltr'],
};

const SCHEMA = {
  type: 'object',
  properties: { name: { type: 'string' }, weight: { type: 'string' }, colour: { type: 'string' } },
};

/** A service in which nothing was done yet. */
export const FIRST_LOOKS: readonly Look[] = [
  ...['scrape', 'crawl', 'search', 'map', 'extract'].map((operation) => ({
    name: `first-${operation}`,
    path: `/playground/${operation}`,
  })),
  { name: 'first-recipes', path: '/recipes' },
  { name: 'first-library', path: '/library' },
  { name: 'first-monitors', path: '/library/monitors' },
  { name: 'first-jobs', path: '/jobs' },
  { name: 'first-keys', path: '/keys' },
  { name: 'first-usage', path: '/usage' },
  { name: 'first-profiles', path: '/settings/profiles' },
];

export interface Lived {
  readonly looks: readonly Look[];
  close(): Promise<void>;
}

export async function live(service: TestService, site: FixtureSite, time: Time): Promise<Lived> {
  const lamps = await openLampList({ pages: 3, each: 14 });
  // first, for it sets the clock back
  const library = await libraryLooks(service, site, time);
  const work = await workOf(service, site, lamps);
  const recipe = await recipeOf(service, lamps);
  const monitor = await monitorOf(service, site);
  await profileOf(service, site);
  const long = await start(service, 'crawl', {
    url: `${site.origin}/site/4000/`,
    ...{ sitemap: 'skip', limit: 4_000, delay: 2 },
  });
  return {
    looks: [...playgroundLooks(work, lamps), ...jobLooks(work, long), ...library].concat(
      recipeLooks(recipe, lamps),
      monitorLooks(monitor),
      serviceLooks(site),
    ),
    close: () => lamps.close(),
  };
}

interface Work {
  /** Ids of scrapes by path. */
  readonly scrapes: ReadonlyMap<string, string>;
  readonly map: string;
  readonly home: string;
  readonly crawl: string;
  readonly lone: string;
  readonly records: string;
}

async function workOf(service: TestService, site: FixtureSite, lamps: LampList): Promise<Work> {
  const { files, origin } = site;
  for (const [path, [title, dir]] of Object.entries(TITLES)) {
    const text = `<h1>${title}</h1><p>${`${title}. `.repeat(12)}`;
    const page = `<html dir="${dir}" lang="${path.slice(1)}"><title>${title}</title>${text}`;
    files.set(path, html(page));
  }
  files.set('/', html(`<title>Start</title>${Object.keys(TITLES).map(link).join('')}`));
  files.set('/site/30/p/4', html('<title>Not here</title><p>Gone.', 404));
  const run = (operation: string, body: object): Promise<string> =>
    runToItsEnd(service, operation, body);
  const scrapes = new Map<string, string>();
  for (const path of [...Object.keys(TITLES), '/site/30/p/4']) {
    scrapes.set(path, await run('scrape', { url: origin + path }));
  }
  for (let count = 0; count < 12; count += 1) {
    await service.ask('POST', '/v2/scrape', { url: `${origin}/site/30/p/${count + 5}` });
  }
  await inWindow(service, '/console/keys', { name: 'notebook' });
  const map = await run('map', { url: origin });
  const home = await run('crawl', { url: origin, sitemap: 'skip', limit: 20 });
  const crawl = await run('crawl', { url: `${origin}/site/30/`, sitemap: 'skip', limit: 30 });
  const lone = await run('crawl', { url: `${origin}/site/30/p/7`, sitemap: 'skip' });
  const records = await run('crawl', {
    url: `${lamps.origin}/lamps`,
    ...{ sitemap: 'skip', limit: 25, crawlEntireDomain: true },
    scrapeOptions: { formats: ['markdown', { type: 'json', schema: SCHEMA }] },
  });
  return { scrapes, map, home, crawl, lone, records };
}

async function start(service: TestService, operation: string, body: object): Promise<string> {
  const json = await inWindow<{
    readonly id?: string;
    readonly data?: { readonly metadata?: { readonly scrapeId?: string } };
  }>(service, `/console/run/${operation}`, body);
  return json.id ?? json.data?.metadata?.scrapeId ?? '';
}

async function runToItsEnd(service: TestService, operation: string, body: object): Promise<string> {
  const id = await start(service, operation, body);
  const { store } = service.hearth.rooms().backend;
  while ((await store.findJob(id))?.status === 'scraping') await soon();
  return id;
}

/** As the window asks: with its session. */
async function inWindow<Answer>(
  { address, hearth }: TestService,
  path: string,
  body: object,
): Promise<Answer> {
  const answer = await fetch(address + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${hearth.sessionToken}` },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Answer;
}

async function recipeOf(service: TestService, lamps: LampList): Promise<string> {
  const made = await service.ask('POST', '/api/recipes/from-clicks', lampClicks(lamps.origin));
  const { recipe } = made.json as { readonly recipe: unknown };
  const saved = await service.ask('POST', '/api/recipes', { recipe, name: 'Lamps of glass' });
  const { id } = saved.json as { readonly id: string };
  const run = async (): Promise<void> => {
    const { json } = await service.ask('POST', `/api/recipes/${id}/run`, {});
    const { store } = service.hearth.rooms().backend;
    const job = (json as { readonly id: string }).id;
    while ((await store.findJob(job))?.status === 'scraping') await soon();
  };
  await run();
  lamps.gone.add(3);
  lamps.prices.set(5, '$99.00').set(8, '$4.50');
  await run();
  return id;
}

async function monitorOf(service: TestService, { files, origin }: FixtureSite): Promise<string> {
  const set = (price: string): void => {
    const text = 'A kettle of brass that keeps its heat for the whole of an evening. ';
    const page = `<html lang="en"><title>Kettles</title><main><h1>Kettles</h1><p>${text.repeat(4)}</p><p>The large kettle costs ${price} with its lid.</p></main>`;
    files.set('/kettles', html(page));
  };
  set('40 EUR');
  const ask = async (path: string, body: object): Promise<MonitorAnswer> =>
    (await service.ask('POST', path, body)).json as MonitorAnswer;
  const { monitor } = await ask('/monitors', {
    ...{ url: `${origin}/kettles`, name: 'Brass kettles', cron: '30 18 * * 5' },
  });
  const looked = async (looks: number): Promise<void> => {
    const state = async (): Promise<number> => {
      const { json } = await service.ask('GET', `/monitors/${monitor.id}`);
      return (json as MonitorAnswer).monitor.looks;
    };
    while ((await state()) < looks) await soon();
  };
  await looked(1);
  set('45 EUR');
  await ask(`/monitors/${monitor.id}/run`, {});
  await looked(2);
  await ask('/monitors', { url: `${origin}/de`, every: '6h' });
  await ask('/monitors', { search: 'masonry heaters', every: '1d' });
  return monitor.id;
}

interface MonitorAnswer {
  readonly monitor: { readonly id: string; readonly looks: number };
}

async function profileOf(service: TestService, { files, origin }: FixtureSite): Promise<void> {
  const headers = { 'set-cookie': 'sid=1; Path=/' };
  const body =
    '<title>Members</title><h1>Members</h1><form><input name="who"><button>Enter</button>';
  files.set('/enter', { type: 'text/html', headers, body });
  const { id } = await inWindow<{ readonly id: string }>(service, '/console/live', {
    ...{ url: `${origin}/enter`, width: 800, height: 600 },
  });
  for (let tries = 0; tries < 40; tries += 1) {
    const { success } = await inWindow<{ readonly success?: boolean }>(
      service,
      `/console/live/${id}/profile`,
      { name: 'members' },
    );
    if (success !== false) break;
    await soon();
  }
  await fetch(`${service.address}/console/live/${id}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${service.hearth.sessionToken}` },
  });
}

function soon(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 50));
}

function link(path: string): string {
  return `<p><a href="${path}">${path}</a>`;
}

async function libraryLooks(
  service: TestService,
  site: FixtureSite,
  time: Time,
): Promise<readonly Look[]> {
  const { changed, arabic } = await keepPages(service, site, time);
  const entry = `/library/entry/${changed.entryId}`;
  const [first, second] = changed.captureIds;
  const last = changed.captureIds.at(-1);
  const compare = `/library/compare?from=${first}&to=${last}`;
  const tabs = ['page', 'picture', 'text', 'changes', 'proof'].map((tab) => ({
    name: `entry-${tab}`,
    path: `${entry}?tab=${tab}`,
  }));
  return [
    { name: 'library', path: '/library' },
    { name: 'library-found', path: '/library?q=returns%20masonry' },
    { name: 'library-nothing', path: '/library?q=submarine%20foo:bar' },
    {
      name: 'library-chosen',
      path: '/library',
      prepare: async (page) => {
        await page
          .getByRole('checkbox', { name: /^Choose/ })
          .first()
          .click();
      },
    },
    { name: 'library-keep', path: '/library', prepare: byKey('n') },
    { name: 'library-export', path: '/library', prepare: inMenu('Import, export', 'Export') },
    { name: 'library-import', path: '/library', prepare: inMenu('Import, export', 'Import') },
    { name: 'entry-reader', path: entry },
    { name: 'entry-arabic', path: `/library/entry/${arabic.entryId}` },
    ...tabs,
    { name: 'entry-data', path: `${entry}?tab=data&at=${second}` },
    { name: 'compare-words', path: compare },
    { name: 'compare-sides', path: `${compare}&layout=sides` },
    { name: 'compare-pictures', path: `${compare}&way=pictures` },
  ];
}

function playgroundLooks({ scrapes, map, lone }: Work, lamps: LampList): readonly Look[] {
  const run = (path: string, tab: string): string =>
    `/playground/scrape?run=${scrapes.get(path) ?? ''}&tab=${tab}`;
  return [
    { name: 'playground', path: '/playground/scrape' },
    { name: 'playground-arabic', path: run('/ar', 'preview') },
    { name: 'playground-german', path: run('/de', 'markdown') },
    { name: 'playground-missing', path: run('/site/30/p/4', 'markdown') },
    { name: 'playground-crawl', path: `/playground/crawl?run=${lone}` },
    { name: 'playground-map', path: `/playground/map?run=${map}` },
    {
      name: 'playground-search',
      path: '/playground/search',
      prepare: async (page) => {
        await page.locator('[data-main-field]').fill('masonry heaters');
        await page.keyboard.press('ControlOrMeta+Enter');
        await page.getByText('Found by the test').first().waitFor();
      },
    },
    {
      name: 'playground-extract',
      path: '/playground/extract',
      prepare: async (page) => {
        await page.getByLabel('Addresses').fill(`${lamps.origin}/p/4`);
        await page.getByLabel('Name of column 1').fill('weight');
        await page.keyboard.press('ControlOrMeta+Enter');
        await page.getByText(/400 g/).first().waitFor();
      },
    },
    {
      name: 'playground-refused',
      path: '/playground/scrape',
      prepare: async (page) => {
        await page.getByLabel('Page address').fill('http://dead.invalid/');
        await page.keyboard.press('ControlOrMeta+Enter');
        await page.getByRole('alert').waitFor();
      },
    },
    {
      name: 'playground-unfolded',
      path: '/playground/scrape',
      prepare: async (page) => {
        for (const summary of await page.locator('form details > summary').all()) {
          await summary.click();
        }
      },
    },
  ];
}

function jobLooks({ scrapes, home, crawl, records }: Work, long: string): readonly Look[] {
  return [
    { name: 'jobs', path: '/jobs' },
    { name: 'job', path: `/jobs/${crawl}` },
    { name: 'job-running', path: `/jobs/${long}` },
    { name: 'job-watch', path: `/jobs/${long}?tab=watch` },
    { name: 'job-waiting', path: `/jobs/${long}?tab=queue` },
    { name: 'job-failed', path: `/jobs/${crawl}?tab=pages&show=bad` },
    { name: 'job-table', path: `/jobs/${records}?tab=table` },
    {
      name: 'job-table-menu',
      path: `/jobs/${records}?tab=table`,
      prepare: async (page) => {
        await page
          .getByRole('button', { name: /^Column / })
          .nth(1)
          .click();
      },
    },
    { name: 'job-scripts', path: `/jobs/${home}` },
    { name: 'job-left-out', path: `/jobs/${crawl}?tab=log` },
    { name: 'job-request', path: `/jobs/${crawl}?tab=request` },
    { name: 'job-plans', path: `/jobs/${crawl}?tab=cost` },
    { name: 'job-delete', path: `/jobs/${crawl}`, prepare: pressing('Delete') },
    ...['markdown', 'preview', 'links', 'metadata', 'diff'].map((tab) => ({
      name: `document-${tab}`,
      path: `/doc/${scrapes.get('/ja') ?? ''}?tab=${tab}`,
    })),
    { name: 'document-nothing', path: '/doc/no-such-page' },
  ];
}

function recipeLooks(id: string, lamps: LampList): readonly Look[] {
  return [
    { name: 'recipes', path: '/recipes' },
    { name: 'recipe', path: `/recipes/${id}` },
    ...['Changes', 'Runs', 'Versions'].map((tab) => ({
      name: `recipe-${tab.toLowerCase()}`,
      path: `/recipes/${id}`,
      prepare: async (page: Page) => {
        await page.getByRole('tab', { name: new RegExp(tab) }).click();
      },
    })),
    {
      name: 'recipe-picker',
      path: `/recipes/new?url=${encodeURIComponent(`${lamps.origin}/lamps`)}`,
      prepare: isPicked,
    },
    { name: 'recipe-edit', path: `/recipes/${id}/edit`, prepare: isPicked },
  ];
}

async function isPicked(page: Page): Promise<void> {
  await page.locator('[data-testid="recipe-canvas"][data-ready="true"]').waitFor();
  await page.getByTestId('recipe-table').getByText(lampName(1)).first().waitFor();
}

function monitorLooks(id: string): readonly Look[] {
  return [
    { name: 'monitors', path: '/library/monitors' },
    { name: 'monitor', path: `/library/monitors/${id}` },
    { name: 'monitor-new', path: '/library/monitors', prepare: pressing('Watch a page') },
  ];
}

function serviceLooks(site: FixtureSite): readonly Look[] {
  const settings = 'appearance shortcuts browser profiles network search model storage privacy';
  return [
    { name: 'keys', path: '/keys' },
    { name: 'key-new', path: '/keys?new=1' },
    { name: 'usage', path: '/usage' },
    { name: 'usage-table', path: '/usage?view=table' },
    { name: 'plan', path: '/plan' },
    {
      name: 'plan-switch',
      path: '/plan',
      prepare: async (page) => {
        await page
          .getByRole('button', { name: /^Switch/ })
          .first()
          .click();
      },
    },
    ...`${settings} service`.split(' ').map((section) => ({
      name: `settings-${section}`,
      path: `/settings/${section}`,
    })),
    {
      name: 'settings-sign-in',
      path: `/settings/profiles?url=${encodeURIComponent(`${site.origin}/enter`)}`,
      prepare: async (page) => {
        await page.locator('[data-testid="recipe-canvas"][data-ready="true"]').waitFor();
      },
    },
    { name: 'about', path: '/about' },
    { name: 'palette', path: '/jobs', prepare: byKey('ControlOrMeta+K') },
    { name: 'shortcuts', path: '/jobs', prepare: byKey('?') },
    { name: 'drawer', path: '/library', prepare: byKey('ControlOrMeta+\\') },
    { name: 'recipe-nothing', path: '/recipes/no-such-recipe' },
  ];
}

function byKey(chord: string): (page: Page) => Promise<void> {
  return (page) => page.keyboard.press(chord);
}

function pressing(name: string): (page: Page) => Promise<void> {
  return (page) => page.getByRole('button', { name, exact: true }).first().click();
}

function inMenu(button: string, item: string): (page: Page) => Promise<void> {
  return async (page) => {
    await pressing(button)(page);
    await page
      .getByRole('menuitem', { name: new RegExp(`^${item}`) })
      .first()
      .click();
  };
}
