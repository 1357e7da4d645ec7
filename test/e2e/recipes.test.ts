/** Making a recipe in the window: proposals, a click in the live page, columns, two pages tried, saved, run. */
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
  const next = page < 3 ? `<a rel="next" href="/lamps-${page + 1}">Next</a>` : '';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Lamps</title>
    <style>body{margin:0;font:16px sans-serif}li{height:130px}h3{margin:0}</style>
    <nav><a href="/">Home</a> <a href="/about">About</a></nav><main><h1>Lamps</h1><ul>${cards.join('')}</ul>${next}</main></html>`;
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
    await page.getByRole('button', { name: 'Open' }).click();
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('Enter the address');
    expect(await violationsOf(gui, 'recipe')).toEqual([]);
    await page.getByLabel('Address').fill(`${site.origin}/lamps-1`);
    await page.getByRole('button', { name: 'Open' }).click();
    await page
      .locator('[data-testid="recipe-canvas"][data-ready="true"]')
      .waitFor({ timeout: 60_000 });
  });

  it('offers the tables of the page, chosen by keys alone', async () => {
    const { page } = gui;
    const tree = page.getByRole('tree', { name: 'Structure' });
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
    await page.getByTestId('recipe-hover').locator('div').waitFor();
    const answered = page.waitForResponse(/from-clicks/, { timeout: 60_000 });
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

  it('renames a column, tries two pages, is saved and run over all three', async () => {
    const { page } = gui;
    const head = page.getByTestId('recipe-table').locator('th').first();
    const before = (await head.getAttribute('data-column')) ?? '';
    await page.getByLabel(`Name of the column ${before}`).fill('lamp');
    await page.getByLabel(`Name of the column ${before}`).press('Enter');
    await page.getByTestId('recipe-table').locator('th[data-column="lamp"]').waitFor();
    await page.getByRole('button', { name: 'Try two pages' }).click();
    await page.getByText('20 rows').first().waitFor({ timeout: 60_000 });
    expect(await violationsOf(gui, 'recipe')).toEqual([]);
    await page.getByLabel('Name', { exact: true }).fill('Lamps of the site');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('heading', { name: 'Lamps of the site' }).waitFor();
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.getByText('30 rows').first().waitFor({ timeout: 60_000 });
    await page.getByRole('columnheader', { name: /lamp/ }).first().waitFor();
    expect(await violationsOf(gui, 'recipe')).toEqual([]);
    await gui.open('/recipes');
    await page.getByRole('link', { name: 'Lamps of the site' }).waitFor();
    expect(gui.complaints).toEqual([]);
    expect(gui.strangers).toEqual([]);
  });
});
