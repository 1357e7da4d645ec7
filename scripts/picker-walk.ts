/**
 * A walk through the picker, as pictures in both themes: `node scripts/picker-walk.ts [--out FOLDER] [--small FOLDER]`.
 *
 * Address → proposal → click → field of a record's page → second page → save → run → the site is redesigned → repaired
 * run with its card; a page behind a sign-in, kept as a profile, and what Settings say of it. Builds nothing: out/renderer
 * must be fresh (`npm run build`). `--small` also writes them as small WebP: those of docs/recipes.md. Says what it saw and ends with 1 where a step did not happen.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../test/support/demo.ts';
import { startService, type TestService } from '../test/support/service.ts';
import { startSite, type FixtureSite } from '../test/support/site.ts';

const { values } = parseArgs({
  options: { out: { type: 'string', default: 'out/walk' }, small: { type: 'string' } },
});
/** Those of docs/recipes.md, smaller: it shows them no wider. */
const SMALL = { quality: 55, scale: 0.72 };
const SHOWN = new Set(
  'address proposal pointed-at cell-shown detail two-pages run redesigned repair-card'.split(' '),
);
const SIZE = { width: 1360, height: 900 };
const STEP_MS = 60_000;
const NAMES = [
  'Amber',
  'Brass',
  'Copper',
  'Dusk',
  'Ember',
  'Flint',
  'Glow',
  'Halo',
  'Iris',
  'Jade',
];
const HUES = [30, 45, 20, 260, 10, 200, 50, 60, 280, 140];

type Look = 'first' | 'redesigned';

const STYLES = `<style>body{margin:0;font:15px/1.4 Georgia,serif;color:#26221c;background:#fbf8f2}main{padding:16px 24px}
h1{margin:0 0 12px;font-size:24px}.grid,.rows{display:grid;gap:14px;padding:0;margin:0;list-style:none}
.grid{grid-template-columns:repeat(auto-fill,minmax(150px,1fr))}.card,.row{background:#fff;border:1px solid #e5ddcf;border-radius:8px;padding:10px}
.card i,.row i{display:block;height:70px;border-radius:6px}.row{display:grid;grid-template-columns:70px 1fr auto;gap:12px;align-items:center}
a{color:#7a3410}h3,h4{margin:8px 0 2px;font-size:15px}.price,.cost{font-weight:bold}small{color:#6b6357}</style>`;

function shelf(look: Look, page: number): string {
  const things = NAMES.map((name, at) => {
    const number = page * 100 + at;
    const title = `${name} lamp no. ${number}`;
    const price = `€ ${24 + at * 3 + page}.50`;
    const stock = at % 4 === 3 ? 'Sold out' : 'In stock';
    const lamp = `<i style="background:linear-gradient(135deg,hsl(${HUES[at]} 60% 70%),hsl(${HUES[at]} 50% 45%))"></i>`;
    return look === 'first'
      ? `<li class="card">${lamp}<h3><a href="/lamps/${number}">${title}</a></h3><span class="price">${price}</span><br><small class="stock">${stock}</small></li>`
      : `<article class="row">${lamp}<div><h4><a href="/lamps/${number}">${title}</a></h4><em>${stock}</em></div><b class="cost">${price}</b></article>`;
  });
  const list =
    look === 'first'
      ? `<ul class="grid">${things.join('')}</ul>`
      : `<section class="rows">${things.join('')}</section>`;
  const next = page < 3 ? `<p><a rel="next" href="/shelf?page=${page + 1}">Next</a></p>` : '';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Northlight lamps</title>${STYLES}<main><h1>Northlight lamps</h1>${list}${next}</main></html>`;
}

const detail = (number: number): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Lamp ${number}</title>${STYLES}<main><h1>Lamp no. ${number}</h1>
<dl><dt>Weight</dt><dd>${1 + (number % 7) / 10} kg</dd><dt>Made in</dt><dd>${1950 + (number % 60)}</dd></dl></main></html>`;

const WALL = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Sign in</title>${STYLES}<main><h1>Sign in</h1>
<form action="/welcome"><p><label>Name <input name="name"></label></p><p><label>Password <input type="password" name="word"></label></p><button>Sign in</button></form></main></html>`;

async function openShop(): Promise<{ readonly site: FixtureSite; readonly redesign: () => void }> {
  const site = await startSite();
  let look: Look = 'first';
  site.files.set('/shelf', ({ url }) => ({
    type: 'text/html; charset=utf-8',
    body: shelf(look, Number(url.searchParams.get('page') ?? 1)),
  }));
  for (let page = 1; page <= 3; page += 1)
    NAMES.forEach((_, at) => {
      const number = page * 100 + at;
      site.files.set(`/lamps/${number}`, {
        type: 'text/html; charset=utf-8',
        body: detail(number),
      });
    });
  site.files.set('/members', ({ headers }) => ({
    type: 'text/html; charset=utf-8',
    body: String(headers['cookie'] ?? '').includes('known=yes') ? shelf('first', 1) : WALL,
  }));
  site.files.set('/welcome', {
    status: 302,
    headers: { 'set-cookie': 'known=yes; Path=/; HttpOnly', location: '/members' },
    body: '',
  });
  return {
    site,
    redesign: () => {
      look = 'redesigned';
    },
  };
}

class Walk {
  readonly #page: Page;
  readonly #service: TestService;
  #number = 0;

  constructor(page: Page, service: TestService) {
    this.#page = page;
    this.#service = service;
  }

  async open(path: string): Promise<void> {
    await this.#page.goto(`${this.#service.address}${path}`);
  }

  /** A picture in each theme. */
  async look(name: string): Promise<void> {
    this.#number += 1;
    for (const theme of ['light', 'dark'] as const) {
      await this.#page.emulateMedia({ colorScheme: theme });
      await this.#page.waitForTimeout(300);
      const file = `${String(this.#number).padStart(2, '0')}-${name}-${theme}.png`;
      await this.#page.screenshot({ path: join(values.out, file) });
      if (values.small !== undefined && SHOWN.has(name))
        await this.#lookSmall(values.small, `${name}-${theme}.webp`);
    }
    process.stdout.write(`${name}\n`);
  }

  /** Playwright writes no WebP; Chromium does. */
  async #lookSmall(folder: string, file: string): Promise<void> {
    const cdp = await this.#page.context().newCDPSession(this.#page);
    const { data } = await cdp.send('Page.captureScreenshot', {
      format: 'webp',
      quality: SMALL.quality,
      clip: { x: 0, y: 0, ...SIZE, scale: SMALL.scale },
    });
    await cdp.detach();
    writeFileSync(join(folder, file), Buffer.from(data, 'base64'));
  }

  async canvas(): Promise<ReturnType<Page['getByTestId']>> {
    await this.#page
      .locator('[data-testid="recipe-canvas"][data-ready="true"]')
      .waitFor({ timeout: STEP_MS });
    return this.#page.getByTestId('recipe-canvas');
  }

  async text(words: string | RegExp): Promise<void> {
    await this.#page.getByText(words).first().waitFor({ timeout: STEP_MS });
  }

  async press(button: string): Promise<void> {
    await this.#page.getByRole('button', { name: button, exact: true }).first().click();
  }
}

async function recipe(
  walk: Walk,
  page: Page,
  { site, redesign }: Awaited<ReturnType<typeof openShop>>,
) {
  await walk.open('/recipes');
  await page.getByLabel('Address').fill(`${site.origin}/shelf`);
  await walk.look('address');
  await walk.press('Open · 1 credit a page');
  const canvas = await walk.canvas();
  await page.getByTestId('recipe-table').waitFor({ timeout: STEP_MS });
  await walk.text('Tried: the second page gives new rows.');
  await walk.look('proposal');
  const box = await canvas.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 70, (box?.y ?? 0) + 165);
  await page.getByTestId('recipe-hover').waitFor({ timeout: STEP_MS });
  await walk.look('pointed-at');
  await page.mouse.click((box?.x ?? 0) + 70, (box?.y ?? 0) + 165);
  await walk.text(/or a list of|10 rows/);
  await page.getByRole('gridcell').nth(2).click();
  await page.waitForTimeout(500);
  await walk.look('cell-shown');
  await page
    .getByRole('button', { name: /^Follow / })
    .first()
    .click();
  await page.waitForFunction(
    () =>
      document
        .querySelector<HTMLInputElement>('[aria-label="Go to address"]')
        ?.value.includes('/lamps/'),
    undefined,
    { timeout: STEP_MS },
  );
  await page.waitForTimeout(1_500);
  await page.mouse.click((box?.x ?? 0) + 80, (box?.y ?? 0) + 103);
  await walk.text(/^1(\.\d)? kg$/);
  await walk.look('detail');
  await walk.press('Add to the table');
  await page.locator('th[data-column="weight"]').waitFor({ timeout: STEP_MS });
  await walk.press('Try two pages · 1 credit a page');
  await walk.text('20 rows');
  await walk.look('two-pages');
  await page.getByLabel('Name', { exact: true }).fill('Northlight lamps');
  await walk.press('Save');
  await page.getByRole('heading', { name: 'Northlight lamps' }).waitFor({ timeout: STEP_MS });
  await walk.press('Run · 1 credit a page');
  await walk.text('30 rows');
  await walk.text('All as expected');
  await walk.look('run');
  redesign();
  const saved = new URL(page.url()).pathname;
  await walk.open(`/recipes/new?url=${encodeURIComponent(`${site.origin}/shelf`)}`);
  await walk.canvas();
  await page.getByTestId('recipe-table').waitFor({ timeout: STEP_MS });
  await walk.look('redesigned');
  await walk.open(saved);
  await walk.press('Run · 1 credit a page');
  await walk.text('The site has changed, and the recipe found its columns again');
  await walk.text('The repaired recipe is saved.');
  await walk.look('repair-card');
}

async function profile(walk: Walk, page: Page, { site }: Awaited<ReturnType<typeof openShop>>) {
  await walk.open(`/recipes/new?url=${encodeURIComponent(`${site.origin}/members`)}`);
  const canvas = await walk.canvas();
  await walk.text('This page asks to sign in.');
  await walk.look('sign-in-wall');
  await walk.press('Browse');
  const box = await canvas.boundingBox();
  const at = async (x: number, y: number, text: string): Promise<void> => {
    await page.mouse.click((box?.x ?? 0) + x, (box?.y ?? 0) + y);
    await page.keyboard.type(text);
  };
  await at(120, 82, 'ann');
  await at(140, 121, 'secret word');
  await page.keyboard.press('Enter');
  await page.getByTestId('recipe-table').waitFor({ timeout: STEP_MS });
  if ((await page.getByRole('button', { name: 'Keep as profile' }).count()) === 0)
    await walk.press('Sign in to this site…');
  await page.getByLabel('Name of the profile').fill('Northlight');
  await walk.look('signed-in');
  await walk.press('Keep as profile');
  await page.getByLabel('Visit as').waitFor({ timeout: STEP_MS });
  await page.getByTestId('recipe-table').waitFor({ timeout: STEP_MS });
  await walk.open('/settings/profiles');
  await walk.text('Northlight');
  await walk.look('profiles');
}

for (const folder of [values.out, values.small])
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
const [service, shop, browser] = await Promise.all([startService(), openShop(), launchBrowser()]);
try {
  const page = await (await browser.newContext({ viewport: SIZE, locale: 'en-US' })).newPage();
  page.setDefaultTimeout(STEP_MS);
  page.on('pageerror', (error) => process.stdout.write(`broken: ${error.message}\n`));
  await page.goto(`${service.address}/#token=${service.hearth.sessionToken}`);
  const walk = new Walk(page, service);
  try {
    await recipe(walk, page, shop);
    await profile(walk, page, shop);
  } catch (error) {
    process.exitCode = 1;
    process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
    await page.screenshot({ path: join(values.out, 'stopped.png') });
  }
} finally {
  await browser.close();
  await service.stop();
  await shop.site.close();
}
