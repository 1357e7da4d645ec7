/** A saved recipe in the window: run, its runs, what changed since the last one, its versions, and the run as a job. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOf } from '../support/axe.ts';
import { lampClicks, lampName, openLampList, type LampList } from '../support/lamp-list.ts';
import { startService, type TestService } from '../support/service.ts';
import { isBuilt, openWindow, type GuiWindow } from '../support/window.ts';

const ROWS = 12;

let service: TestService;
let site: LampList;
let gui: GuiWindow;
let id = '';
let recipe: unknown;

describe.skipIf(!isBuilt)('the runs of a recipe', () => {
  beforeAll(async () => {
    service = await startService();
    site = await openLampList({ pages: 2, each: ROWS / 2 });
    const made = await service.ask('POST', '/api/recipes/from-clicks', lampClicks(site.origin));
    ({ recipe } = made.json as { recipe: unknown });
    const saved = await service.ask('POST', '/api/recipes', { recipe, name: 'Lamps' });
    id = (saved.json as { id: string }).id;
    gui = await openWindow(service, { path: `/recipes/${id}` });
  }, 120_000);

  afterAll(async () => {
    await gui.close();
    await service.stop();
    await site.close();
  });

  const runOnce = async (rows: number): Promise<void> => {
    await gui.press('r');
    await gui.page.getByText('Done', { exact: true }).waitFor({ timeout: 60_000 });
    await gui.page.getByText(`${rows} rows`).first().waitFor({ timeout: 60_000 });
  };

  it('has not run yet, and says so', async () => {
    await gui.page.getByText('This recipe has not run yet').waitFor({ timeout: 60_000 });
    expect(await violationsOf(gui, 'recipe')).toEqual([]);
  }, 120_000);

  it('hears of recipes that another window saved, renamed or removed', async () => {
    const { page } = gui;
    await page.getByRole('link', { name: 'Recipes' }).first().click();
    const list = page.getByRole('region', { name: 'Recipes' });
    await list.getByRole('link', { name: 'Lamps', exact: true }).waitFor();
    const saved = await service.ask('POST', '/api/recipes', { recipe, name: 'Bulbs' });
    const path = `/api/recipes/${(saved.json as { id: string }).id}`;
    await list.getByRole('link', { name: 'Bulbs' }).waitFor({ timeout: 5_000 });
    await service.ask('PATCH', path, { name: 'Sockets' });
    await list.getByRole('link', { name: 'Sockets' }).waitFor({ timeout: 5_000 });
    await service.ask('DELETE', path);
    await list
      .getByRole('link', { name: 'Sockets' })
      .waitFor({ state: 'detached', timeout: 5_000 });
    await list.getByRole('link', { name: 'Lamps', exact: true }).click();
    await page.getByText('This recipe has not run yet').waitFor();
  });

  it('is exported as a file and imported from it, also where there is none yet', async () => {
    const { page } = gui;
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export recipe' }).click();
    const file = await (await coming).path();
    const choose = (chosen: Parameters<typeof page.setInputFiles>[1]): Promise<void> =>
      page.getByLabel('Import a recipe…').and(page.locator('input')).setInputFiles(chosen);
    await page.getByRole('link', { name: 'All recipes' }).click();
    const json = (name: string, text: string) => ({
      ...{ name, mimeType: 'application/json', buffer: Buffer.from(text) },
    });
    await choose(json('notes.json', '{"a":1}'));
    await page.getByText('It holds no recipe').waitFor();
    await choose(json('half.json', '{"recipe":1,"start":["https://a.example"]}'));
    const refused = page.getByRole('alert').filter({ hasText: '“half.json” was not imported.' });
    await refused.getByText('Export the recipe again where it comes from').waitFor();
    await choose(json('later.json', '{"recipe":2}'));
    await page.getByText('A newer Hearth made it').waitFor();
    await choose(json('cut.json', '{"recipe":1,"start":["https'));
    const cut = page.getByRole('alert').filter({ hasText: '“cut.json” was not imported.' });
    await cut.getByText('ends too early').waitFor();
    // it is no notice that goes by itself
    expect(await page.getByRole('status').filter({ hasText: 'not imported' }).count()).toBe(0);
    expect(await page.getByRole('alert').count()).toBe(1);
    expect(await violationsOf(gui, 'not imported')).toEqual([]);
    await cut.getByRole('button', { name: 'Close' }).click();
    await cut.waitFor({ state: 'detached' });
    // the refusal is the one that the browser speaks of
    expect(gui.complaints.splice(0)).toEqual([expect.stringContaining('400')]);
    await service.ask('DELETE', `/api/recipes/${id}`);
    await page.getByText('No recipes yet.').waitFor();
    expect(await violationsOf(gui, 'no recipes')).toEqual([]);
    await choose(json('lamps.recipe.json', readFileSync(file, 'utf8')));
    await page.waitForURL(/\/recipes\/[^/]+$/);
    await page.getByText('This recipe has not run yet').waitFor();
    id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await service.ask('PATCH', `/api/recipes/${id}`, { name: 'Lamps' });
    await page.getByRole('heading', { name: 'Lamps' }).waitFor();
  });

  it('runs by a key, and shows what is gone and changed since the run before', async () => {
    const { page } = gui;
    await runOnce(ROWS);
    site.gone.add(3);
    site.prices.set(5, '$99.00');
    await page.reload();
    await page.getByText(`${ROWS} rows`).first().waitFor({ timeout: 60_000 });
    await runOnce(ROWS - 1);
    await page.getByRole('tab', { name: /Changes/ }).click();
    await page.getByRole('heading', { name: 'Changed 1' }).waitFor({ timeout: 60_000 });
    await page.getByRole('region', { name: 'Gone' }).getByText(lampName(3)).waitFor();
    expect(await violationsOf(gui, 'recipe')).toEqual([]);
  }, 180_000);

  it('keeps a repair as a version that can be undone, and lists its runs', async () => {
    const { page } = gui;
    site.design = 'rows';
    await page.getByRole('tab', { name: /Table/ }).click();
    await runOnce(ROWS - 1);
    await page.getByText('The repaired recipe is saved.').waitFor({ timeout: 60_000 });
    // what the card says leaves the table its height, whatever the window has
    await page.setViewportSize({ width: 900, height: 560 });
    const grid = page.getByRole('grid', { name: `${ROWS - 1} rows` });
    await expect.poll(async () => (await grid.boundingBox())?.height ?? 0).toBeGreaterThan(150);
    expect(await violationsOf(gui, 'repair card')).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 820 });
    await page.getByRole('tab', { name: /Versions/ }).click();
    await page.getByText(/^repaired: /).waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Go back to version 1' }).click();
    await page.getByText('reverted to 1').waitFor({ timeout: 60_000 });
    expect(await violationsOf(gui, 'recipe')).toEqual([]);
    await page.getByRole('tab', { name: /Runs/ }).click();
    await expect
      .poll(() => page.getByRole('region', { name: 'Runs' }).getByRole('row').count())
      .toBe(4);
    expect(await violationsOf(gui, 'recipe')).toEqual([]);
  }, 180_000);

  it('is watched at the price of its runs, and counts the run of the first look', async () => {
    const { page } = gui;
    await page.getByRole('tab', { name: 'Runs 3' }).waitFor();
    await page.getByRole('button', { name: 'Watch this table' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('A look runs the recipe: 1 credit for every page').waitFor();
    expect(await dialog.getByText('Left empty: the address.').count()).toBe(0);
    await dialog.getByRole('button', { name: 'Start watching' }).click();
    await page.getByRole('tab', { name: 'Runs 4' }).waitFor({ timeout: 60_000 });
  }, 120_000);

  it('saves files by its name, says the zone of its times, and leads back to all', async () => {
    const { page } = gui;
    await page.getByRole('tab', { name: 'All records' }).click();
    await page.getByRole('columnheader', { name: 'first met (UTC)' }).waitFor();
    await page.getByRole('button', { name: 'Save as', exact: true }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: /^CSV/ }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^lamps-\d{4}-\d\d-\d\d\.csv$/);
    await page.getByRole('link', { name: 'All recipes' }).click();
    await page.getByRole('link', { name: 'Lamps', exact: true }).click();
    await page.getByRole('tab', { name: /Runs/ }).click();
  }, 60_000);

  it('stands among the jobs, with its pages and its rows as a table', async () => {
    const { page } = gui;
    await page.getByRole('link', { name: 'Open as a job' }).first().click();
    await page.getByRole('heading', { name: /^Recipe · / }).waitFor({ timeout: 60_000 });
    await page.getByRole('tab', { name: /Table/ }).click();
    await page
      .getByRole('columnheader', { name: /weight/ })
      .first()
      .waitFor({ timeout: 60_000 });
    await page.getByText(lampName(1), { exact: true }).first().waitFor({ timeout: 60_000 });
    expect(await violationsOf(gui, 'job')).toEqual([]);
    await gui.open('/jobs');
    const jobs = page.locator('a[href^="/jobs/"]', { hasText: 'Recipe' });
    await jobs.first().waitFor({ timeout: 60_000 });
    expect(gui.complaints).toEqual([]);
    expect(gui.strangers).toEqual([]);
  }, 180_000);
});
