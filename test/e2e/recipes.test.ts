/** Making a recipe in the window: proposals, a click in the live page, columns, two pages tried, saved, run. */
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOf } from '../support/axe.ts';
import { startService, type TestService } from '../support/service.ts';
import { type FixtureSite, startSite } from '../support/site.ts';
import { isBuilt, openWindow, type GuiWindow } from '../support/window.ts';

const LAMPS = [
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

function shelf(page: number): string {
  const cards = LAMPS.map((name, index) => {
    const number = page * 100 + index;
    return `<li class="c"><a href="/lamp/${number}"><img src="/p/${number}.jpg" alt=""><h3>${name} lamp ${number}</h3></a>
      <p>A lamp of ${name.toLowerCase()}, made by hand, no. ${number}.</p><span>€ ${20 + index}.${page}0</span></li>`;
  });
  const data = LAMPS.map((name, index) => ({
    path: `/lamp/${page * 100 + index}`,
    name: `${name} lamp ${page * 100 + index}`,
    sku: `GL-${index * 7}`,
  }));
  const script = `<script id="shelf" type="application/json">${JSON.stringify(data)}</script>`;
  const next = page < 3 ? `<a rel="next" href="/lamps-${page + 1}">Next</a>` : '';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Lamps</title>
    <style>body{margin:0;font:16px sans-serif}li{height:130px}h3{margin:0}</style>
    <nav><a href="/">Home</a> <a href="/about">About</a></nav><main><h1>Lamps</h1><ul>${cards.join('')}</ul>${next}</main>${script}</html>`;
}

let service: TestService;
let site: FixtureSite;
let gui: GuiWindow;

describe.skipIf(!isBuilt)('a recipe', () => {
  beforeAll(async () => {
    [service, site] = await Promise.all([startService(), startSite()]);
    for (const page of [1, 2, 3]) {
      site.files.set(`/lamps-${page}`, { type: 'text/html', body: shelf(page) });
    }
    gui = await openWindow(service, { path: '/recipes' });
  });

  afterAll(async () => {
    await gui.close();
    await service.stop();
    await site.close();
  });

  it('begins with an address, and says what is none', async () => {
    const { page } = gui;
    await page.getByLabel('Address').fill('not an address');
    await page.getByRole('button', { name: 'Open · 1 credit a page' }).click();
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('Enter the address');
    expect(await violationsOf(gui, 'recipe')).toEqual([]);
    await page.getByLabel('Address').fill(`${site.origin}/lamps-1`);
    await page.getByRole('button', { name: 'Open · 1 credit a page' }).click();
    await page
      .locator('[data-testid="recipe-canvas"][data-ready="true"]')
      .waitFor({ timeout: 60_000 });
  });

  it('is there again when its window is loaded anew again and again', async () => {
    const { page } = gui;
    const canvas = page.locator('[data-testid="recipe-canvas"]');
    for (let times = 0; times < 5; times += 1) {
      await page.reload({ waitUntil: 'domcontentloaded' });
      await canvas.waitFor();
    }
    await page.locator('[data-testid="recipe-canvas"][data-ready="true"]').waitFor();
  });

  it('shows the best table at once, with the way on tried, and its cells in the page', async () => {
    const { page } = gui;
    const table = page.getByTestId('recipe-table');
    await table.waitFor({ timeout: 60_000 });
    expect(await table.getByRole('row').count()).toBe(11);
    await page.getByText('Tried: the second page gives new rows.').waitFor({ timeout: 60_000 });
    const cell = table.getByRole('gridcell').first();
    await cell.focus();
    await gui.press('ArrowRight', 'ArrowDown');
    const place = await page.evaluate(() => document.activeElement?.getAttribute('data-value'));
    expect(place).toMatch(/101|Brass/);
  });

  it('leaves room for rows, and for what is done with them, in a small window', async () => {
    const { page } = gui;
    const bottomOf = async (one: Locator): Promise<number> => {
      const box = await one.boundingBox();
      return box === null ? Infinity : box.y + box.height;
    };
    const table = page.getByTestId('recipe-table');
    for (const [width, height] of [
      [1280, 800],
      [900, 700],
    ] as const) {
      await page.setViewportSize({ width, height });
      const end = async (): Promise<number> => (await page.locator('footer').boundingBox())!.y;
      for (const name of ['Run · 1 credit a page', 'Save', 'Export recipe']) {
        const button = page.getByRole('button', { name, exact: true });
        await expect.poll(async () => (await bottomOf(button)) <= (await end())).toBe(true);
      }
      const row = table.getByRole('row').nth(width > 1000 ? 2 : 1);
      await expect.poll(async () => (await bottomOf(row)) <= (await end())).toBe(true);
    }
    await page.setViewportSize({ width: 1280, height: 820 });
  });

  it('offers the columns that only the data of the page has, to be taken and left by keys', async () => {
    const { page } = gui;
    const line = page.getByText('Also found in the page’s data: 10 rows, 1 more column.');
    await line.waitFor({ timeout: 60_000 });
    const sku = page.getByRole('button', { name: 'sku', exact: true });
    await sku.focus();
    await gui.press('Enter');
    expect(await sku.getAttribute('aria-pressed')).toBe('true');
    expect(await violationsOf(gui, 'recipe')).toEqual([]);
    await gui.press('Enter');
    expect(await sku.getAttribute('aria-pressed')).toBe('false');
  });

  it('offers the tables of the page, chosen by keys alone', async () => {
    const { page } = gui;
    const tree = page.getByRole('tree', { name: 'Tables on this page' });
    const first = tree.getByRole('treeitem').first();
    await first.waitFor({ timeout: 60_000 });
    await first.focus();
    await gui.press('ArrowDown', 'ArrowUp', 'Enter');
    await page.getByTestId('recipe-table').waitFor();
    expect(await page.getByTestId('recipe-table').getByRole('row').count()).toBe(11);
    expect(await violationsOf(gui, 'recipe')).toEqual([]);
  });

  it('takes the list that a click in the page stands in', async () => {
    const { page } = gui;
    const canvas = page.getByTestId('recipe-canvas');
    await canvas.hover({ position: { x: 90, y: 260 } });
    await page.getByTestId('recipe-hover').waitFor();
    const answered = page.waitForResponse(/\/pick$/, { timeout: 60_000 });
    await canvas.click({ position: { x: 90, y: 260 } });
    expect((await answered).status()).toBe(200);
    await expect
      .poll(
        () => page.getByTestId('recipe-table').locator('td').first().getAttribute('data-value'),
        {
          timeout: 60_000,
        },
      )
      .toMatch(/lamp|Amber/);
    expect(await page.getByTestId('recipe-table').getByRole('row').count()).toBe(11);
  });

  it('outlines its records again on a page that is loaded anew', async () => {
    const { page } = gui;
    const records = page.getByTestId('recipe-record');
    await records.first().waitFor();
    // its elements have not the numbers that they had before
    const read = page.waitForResponse(/\/read$/, { timeout: 60_000 });
    await page.getByRole('button', { name: 'Reload', exact: true }).click();
    expect((await read).status()).toBe(200);
    await records.first().waitFor();
  });

  it('renames a column, tries two pages, is saved and run over all three', async () => {
    const { page } = gui;
    const head = page.getByTestId('recipe-table').locator('th').first();
    const before = (await head.getAttribute('data-column')) ?? '';
    await page.getByLabel(`Name of the column ${before}`).fill('lamp');
    await page.getByLabel(`Name of the column ${before}`).press('Enter');
    await page.getByTestId('recipe-table').locator('th[data-column="lamp"]').waitFor();
    await page.getByText('Tried: the second page gives new rows.').waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Try two pages · 2 credits' }).click();
    await page.getByText('20 rows').first().waitFor({ timeout: 60_000 });
    expect(await violationsOf(gui, 'recipe')).toEqual([]);
    // loaded anew, what was tried is known still, and is not tried again
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.reload();
    await page.getByText('Entered before and not saved.').waitFor({ timeout: 60_000 });
    await page.getByText('Tried: the second page gives new rows.').waitFor();
    await page.getByText('20 rows').first().waitFor();
    await page.locator('[data-testid="recipe-canvas"][data-ready="true"]').waitFor();
    await page.getByText('Tried: the second page gives new rows.').waitFor();
    expect(asked.filter((url) => /\/pages$|\/run$/.test(new URL(url).pathname))).toEqual([]);
    await page.getByRole('button', { name: 'Back to the columns' }).click();
    await page.getByTestId('recipe-table').locator('th[data-column="lamp"]').waitFor();
    await page.getByLabel('Name', { exact: true }).fill('Lamps of the site');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('heading', { name: 'Lamps of the site' }).waitFor();
    await page.getByRole('button', { name: 'Run · 1 credit a page' }).click();
    await page.getByText('30 rows').first().waitFor({ timeout: 60_000 });
    await page.getByRole('columnheader', { name: /lamp/ }).first().waitFor();
    expect(await violationsOf(gui, 'recipe')).toEqual([]);
    await gui.open('/recipes');
    await page.getByRole('link', { name: 'Lamps of the site' }).waitFor();
    expect(await page.title()).toBe('Recipes · Hearth');
    expect(gui.complaints).toEqual([]);
    expect(gui.strangers).toEqual([]);
  });

  it('is edited where it was made: the same recipe has a second version', async () => {
    const { page } = gui;
    await page.getByRole('link', { name: 'Lamps of the site' }).click();
    await page.getByRole('heading', { name: 'Lamps of the site' }).waitFor();
    await expect.poll(() => page.title()).toBe('Lamps of the site · Hearth');
    await gui.press('e');
    await page.getByRole('heading', { name: 'Edit Lamps of the site' }).waitFor();
    const head = page.getByTestId('recipe-table').locator('th[data-column="lamp"]');
    await head.waitFor({ timeout: 60_000 });
    expect(await page.getByTestId('recipe-table').getByRole('row').count()).toBe(11);
    expect(await violationsOf(gui, 'recipe')).toEqual([]);
    await page.getByLabel('Name of the column lamp').fill('light');
    await page.getByLabel('Name of the column lamp').press('Enter');
    const renamed = page.getByTestId('recipe-table').locator('th[data-column="light"]');
    await renamed.waitFor();
    // left without saving: what was changed is there again, and can be given up
    await page.reload();
    await page.getByText('Entered before and not saved.').waitFor({ timeout: 60_000 });
    await renamed.waitFor();
    expect(await violationsOf(gui, 'recipe found again')).toEqual([]);
    await page.locator('[data-testid="recipe-canvas"][data-ready="true"]').waitFor();
    await page.getByText('10 rows').first().waitFor();
    await page.getByRole('button', { name: 'Start over' }).click();
    await head.waitFor({ timeout: 60_000 });
    await page.getByLabel('Name of the column lamp').fill('light');
    await page.getByLabel('Name of the column lamp').press('Enter');
    await renamed.waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('tab', { name: /Versions/ }).click();
    await page.getByRole('button', { name: 'Go back to version 1' }).waitFor();
    await gui.open('/recipes');
    await page.getByRole('link', { name: 'Lamps of the site' }).waitFor();
    expect(await page.getByRole('link', { name: 'Lamps of the site' }).count()).toBe(1);
    expect(gui.complaints).toEqual([]);
  });

  it('says what became of its columns when the site is redesigned, and keeps the repair', async () => {
    const { page } = gui;
    for (const number of [1, 2, 3]) {
      const body = shelf(number)
        .replaceAll('<ul>', '<section>')
        .replaceAll('</ul>', '</section>')
        .replaceAll(/<li class="c">/g, '<article class="row"><div>')
        .replaceAll('</li>', '</div></article>')
        .replaceAll('<h3>', '<h4><em>')
        .replaceAll('</h3>', '</em></h4>');
      site.files.set(`/lamps-${number}`, { type: 'text/html', body });
    }
    await page.getByRole('link', { name: 'Lamps of the site' }).click();
    await page.getByRole('button', { name: 'Run · 1 credit a page' }).click();
    const card = page.getByRole('region', { name: 'What has changed' }).first();
    await card.waitFor({ timeout: 60_000 });
    expect(await violationsOf(gui, 'repair card')).toEqual([]);
    await page.getByText('The repaired recipe is saved.').waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByText('The recipe stays as it was.').waitFor();
  });

  it('records what is done in the page as steps, which a run does again', async () => {
    for (const number of [2, 3])
      site.files.set(`/lamps-${number}`, { type: 'text/html', body: shelf(number) });
    const swap = `<button id="swap" style="position:absolute;left:0;top:0;width:200px;height:60px"
      onclick="document.querySelectorAll('h3').forEach((head) => (head.textContent = 'Other ' + head.textContent))">More</button>`;
    const beside = '<button style="position:absolute;left:220px;top:0;height:60px">Other</button>';
    site.files.set('/swapped', {
      type: 'text/html',
      body: shelf(1).replace('<main>', `<main>${swap}${beside}`),
    });
    const { page } = gui;
    const url = `${site.origin}/swapped`;
    await page.goto(`${service.address}/recipes/new?url=${encodeURIComponent(url)}`);
    const canvas = page.getByTestId('recipe-canvas');
    await page.locator('[data-testid=recipe-canvas][data-ready=true]').waitFor();
    await page.getByTestId('recipe-table').waitFor({ timeout: 60_000 });
    const steps = page.getByRole('region', { name: 'Steps before the list' });
    expect(await steps.count()).toBe(0);
    await page.getByRole('button', { name: 'Browse', exact: true }).click();
    await canvas.click({ position: { x: 60, y: 30 } });
    await page.getByRole('button', { name: 'Pick', exact: true }).click();
    await steps.getByText('Click “More”').waitFor();
    await page.locator('td[data-value^="Other Amber lamp"]').first().waitFor();
    expect(await violationsOf(gui, 'recipe steps')).toEqual([]);
    // a press where nothing can be pressed is none
    await page.getByRole('button', { name: 'Browse', exact: true }).click();
    await canvas.click({ position: { x: 110, y: 75 } });
    await page.getByRole('button', { name: 'Pick', exact: true }).click();
    // one that is taken out comes back
    await steps.getByRole('button', { name: 'Remove the step: Click “More”' }).click();
    await steps.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await steps.getByText('Click “More”').waitFor();
    // the table that stood of itself is that of the page as it is now
    const other = page.locator('td[data-value^="Other Amber lamp"]').first();
    await other.waitFor();
    await page.getByText('Tried: the second page gives new rows.').waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Run · 1 credit a page' }).click();
    await page.getByText('30 rows').first().waitFor({ timeout: 60_000 });
    await page.getByText('Other Amber lamp 100', { exact: true }).first().waitFor();
    // what is done after the page was opened anew stands in place of what was done before
    await page.getByRole('button', { name: 'Reload', exact: true }).click();
    await page.getByRole('button', { name: 'Browse', exact: true }).click();
    await expect
      .poll(async () => {
        await canvas.click({ position: { x: 240, y: 30 } });
        return steps.getByRole('listitem').allTextContents();
      })
      .not.toContain('Click “More”');
  });

  it('does the steps of a saved recipe when its page is opened to change it', async () => {
    const { page } = gui;
    const url = `${site.origin}/behind`;
    const body = shelf(1)
      .replace('<ul>', '<button class="all" type="button">All lamps</button><ul hidden>')
      .replace(
        '</html>',
        `<script>
        const list = document.querySelector('ul').innerHTML;
        document.querySelector('ul').replaceChildren();
        document.querySelector('.all').onclick = () => { document.querySelector('ul').innerHTML = list; document.querySelector('ul').hidden = false; };
      </script></html>`,
      );
    site.files.set('/behind', { type: 'text/html', body });
    const { json } = await service.ask('POST', '/api/recipes/propose', {
      url: `${site.origin}/lamps-2`,
    });
    const made = (json as { tables: { recipe: object }[] }).tables[0]?.recipe;
    const step = { type: 'click', selector: 'button.all', on: { text: 'All lamps' } };
    const recipe = { ...made, start: [url], pages: null, visit: { engine: 'auto', steps: [step] } };
    const saved = await service.ask('POST', '/api/recipes', { name: 'Behind a button', recipe });
    const { id } = saved.json as { id: string };
    await gui.open(`/recipes/${id}/edit`);
    await page.locator('td[data-value^="Amber lamp"]').first().waitFor({ timeout: 60_000 });
    expect(await page.getByTestId('recipe-table').getByRole('row').count()).toBe(11);
    site.files.set('/behind', {
      type: 'text/html',
      body: body.replaceAll('All lamps', 'Every lamp').replace('class="all"', 'class="any"'),
    });
    await page.reload();
    await page
      .getByText('Step 1 (Click “All lamps”) could not be done', { exact: false })
      .waitFor({ timeout: 60_000 });
    expect(await violationsOf(gui, 'a step that failed')).toEqual([]);
    site.files.set('/behind', { type: 'text/html', body });
    await page.getByRole('button', { name: 'Open anew and do the steps' }).click();
    await page.locator('td[data-value^="Amber lamp"]').first().waitFor({ timeout: 60_000 });
    gui.complaints.length = 0;
  }, 180_000);

  it('keeps a run in sight that began before the way on was tried', async () => {
    const { page } = gui;
    site.files.set('/early', { type: 'text/html', body: shelf(1).replace('/lamps-2', '/late') });
    site.files.set('/late', async () => {
      await new Promise((resolve) => setTimeout(resolve, 4_000));
      return { type: 'text/html', body: shelf(2) };
    });
    await gui.open(`/recipes/new?url=${encodeURIComponent(`${site.origin}/early`)}`);
    await page.getByTestId('recipe-table').waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Run · 1 credit a page' }).click();
    const run = page.getByRole('region', { name: 'Run', exact: true });
    await run.waitFor();
    await page.getByText('Tried: the second page gives new rows.').waitFor({ timeout: 60_000 });
    await run.getByText('10 rows').first().waitFor({ timeout: 60_000 });
  });

  it('finds a list that scripts draw seconds later, the way on and, in a run, all of it', async () => {
    const { page } = gui;
    const cards = [1, 2].map((number) => /<ul>(.*)<\/ul>/s.exec(shelf(number))?.[1] ?? '');
    const script = `<script>
      const cards = ${JSON.stringify(cards)};
      const list = document.querySelector('ul');
      const draw = (count) => {
        list.innerHTML = cards.slice(0, count).join('');
        document.querySelector('main > p').innerHTML = count < 2 ? '<button>Show more</button>' : '';
        if (count < 2) document.querySelector('button').onclick = () => setTimeout(draw, 500, 2);
      };
      setTimeout(draw, 2500, 1);
    </script>`;
    const body = `<!doctype html><html lang="en"><title>Lamps</title><main><h1>Lamps</h1><ul></ul><p>Please wait</p></main>${script}</html>`;
    site.files.set('/slow', { type: 'text/html', body });
    await gui.open(`/recipes/new?url=${encodeURIComponent(`${site.origin}/slow`)}`);
    const table = page.getByTestId('recipe-table');
    await table.waitFor();
    expect(await table.getByRole('row').count()).toBe(11);
    await page.getByText('Tried: the second page gives new rows.').waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Run · 1 credit a page' }).click();
    const run = page.getByRole('region', { name: 'Run', exact: true });
    await run.getByText('Done').waitFor({ timeout: 60_000 });
    await run.getByText('20 rows').first().waitFor();
    // a list that comes later still, above links that were found before it
    const links =
      '<ul><li><a href="/">Home page</a></li><li><a href="/a">About us</a></li><li><a href="/b">Get help</a></li></ul>';
    const later = body.replace('<main>', `<nav>${links}</nav><main>`).replace('2500, 1', '6500, 1');
    site.files.set('/slower', {
      type: 'text/html',
      body: later.replace("querySelector('ul')", "querySelector('main ul')"),
    });
    await gui.open(`/recipes/new?url=${encodeURIComponent(`${site.origin}/slower`)}`);
    await page.locator('td[data-value^="Amber lamp"]').first().waitFor();
    await page.getByText('Tried: the second page gives new rows.').waitFor({ timeout: 60_000 });
    await gui.open(`/recipes/new?url=${encodeURIComponent(`${site.origin}/slow`)}`);
    await table.waitFor();
    // also in a small window its rows are seen, without scrolling to them
    await page.setViewportSize({ width: 900, height: 700 });
    await page.getByRole('button', { name: 'Run · 1 credit a page' }).click();
    await page.getByText('Reading the first page.', { exact: false }).waitFor();
    expect(await violationsOf(gui, 'a run that begins')).toEqual([]);
    await run.getByText('Done').waitFor({ timeout: 60_000 });
    const row = await run.getByText('Copper lamp 102', { exact: true }).boundingBox();
    const end = await page.locator('footer').boundingBox();
    expect(row!.y + row!.height).toBeLessThanOrEqual(end!.y);
    await page.setViewportSize({ width: 1280, height: 820 });
  }, 180_000);

  it('says of a run that was stopped that its table is not whole', async () => {
    const { page } = gui;
    for (let number = 1; number <= 60; number += 1) {
      const body = shelf(number).replace(/<a rel="next".*?<\/a>/, '');
      const next = `<a rel="next" href="/long-${number + 1}">Next</a></main>`;
      site.files.set(`/long-${number}`, async () => {
        await new Promise((resolve) => setTimeout(resolve, number < 3 ? 0 : 500));
        return { type: 'text/html', body: body.replace('</main>', next) };
      });
    }
    await gui.open(`/recipes/new?url=${encodeURIComponent(`${site.origin}/long-1`)}`);
    await page.getByText('Tried: the second page gives new rows.').waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Run · 1 credit a page' }).click();
    const run = page.getByRole('region', { name: 'Run', exact: true });
    await run
      .getByText(/\d0 rows/)
      .first()
      .waitFor();
    await run.getByRole('button', { name: 'Stop' }).click();
    await run.getByText('Not all pages were read').waitFor();
    expect(await run.getByText('All as expected').count()).toBe(0);
    expect(await violationsOf(gui, 'stopped')).toEqual([]);
  });

  it('leads back to the others from one that is not there', async () => {
    const { page } = gui;
    for (const id of ['no-such', '01a206c8-5f19-7c12-9601-4881a4d7fda5']) {
      await gui.open(`/recipes/${id}`);
      await page.getByText('There is no such recipe.').waitFor();
    }
    await page.getByRole('link', { name: 'All recipes' }).click();
    await page.getByRole('heading', { name: 'Recipes' }).waitFor();
    // the browser's own lines of the two answers
    gui.complaints.length = 0;
  });

  it('keeps who is signed in as a profile, which Settings list, rename and delete', async () => {
    const { page } = gui;
    site.files.set('/enter', {
      type: 'text/html',
      headers: { 'set-cookie': 'sid=1; Path=/' },
      body: shelf(1),
    });
    await gui.open(`/settings/profiles?url=${encodeURIComponent(`${site.origin}/enter`)}`);
    await page
      .locator('[data-testid="recipe-canvas"][data-ready="true"]')
      .waitFor({ timeout: 60_000 });
    await page.getByLabel('Name of the profile').fill('Lamps');
    await page.getByRole('button', { name: 'Keep as profile' }).click();
    await page.getByText('Signed in').first().waitFor({ timeout: 60_000 });
    expect(await violationsOf(gui, 'profiles')).toEqual([]);
    // as it was opened: on its port, without TLS
    const again = await page.getByRole('link', { name: 'Sign in again' }).getAttribute('href');
    const asked = new URL(again ?? '', site.origin).searchParams;
    expect([asked.get('url'), asked.get('name')]).toEqual([`${site.origin}/enter`, 'Lamps']);
    await page.getByRole('button', { name: 'Rename Lamps' }).click();
    await page.getByLabel('Name of the profile').fill('Shop');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Delete Shop' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('No profiles yet.').waitFor({ timeout: 60_000 });
    expect(gui.complaints).toEqual([]);
  });
});
