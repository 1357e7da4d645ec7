/** A column of a recipe is given another type: its cells follow at once, in the picker, in a run, and back again. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOf } from '../support/axe.ts';
import { startService, type TestService } from '../support/service.ts';
import { type FixtureSite, startSite } from '../support/site.ts';
import { isBuilt, openWindow, type GuiWindow } from '../support/window.ts';

const WALKS = ['Alder Fell', 'Birk Head', 'Crag Lane', 'Dale Foot', 'Esk Side', 'Fold Beck'];

const walks = (page: number): string => {
  const cards = WALKS.map((name, i) => {
    const [length, climb] = [
      `${i + 3}.${page} km`,
      page === 2 && i === 1 ? '90 ft' : `${i + 1}20 m`,
    ];
    return `<li><h3><a href="/walk/${page}-${i}">${name} ${page}</a></h3><p class="length">${length}</p>
      <p class="climb">${climb}</p><p class="day">0${i + 1}/0${page + 6}/2026</p><p class="start">0${i + 1}/0${page + 6}/2026 9:30</p></li>`;
  });
  const next = page === 1 ? '<a rel="next" href="/walks-2">Next</a>' : '';
  return `<!doctype html><html lang="en"><title>Walks</title><main><h1>Walks</h1><ul>${cards.join('')}</ul>${next}</main></html>`;
};

const walk = (id: string): string =>
  `<!doctype html><html lang="en"><title>Walk ${id}</title><main><h1>Walk ${id}</h1><dl><dt>Lasts</dt><dd>${id.slice(2)}5 min</dd></dl></main></html>`;

let service: TestService;
let site: FixtureSite;
let gui: GuiWindow;

const cellsOf = (column: string, rows = WALKS.length): Promise<(string | null)[]> =>
  gui.page.getByTestId('recipe-table').evaluate(
    (table, of) => {
      const heads = [...table.querySelectorAll('th')].map((head) =>
        head.getAttribute('data-column'),
      );
      return [...table.querySelectorAll('tbody tr')]
        .slice(0, of.rows)
        .map((row) => row.children[heads.indexOf(of.column)]?.getAttribute('data-value') ?? null);
    },
    { column, rows },
  );

const typeOf = (column: string) =>
  gui.page.getByRole('combobox', { name: `Type of the column ${column}`, exact: true });

describe.skipIf(!isBuilt)('a column of a recipe', () => {
  beforeAll(async () => {
    [service, site] = await Promise.all([startService(), startSite()]);
    for (const page of [1, 2]) {
      site.files.set(`/walks-${page}`, { type: 'text/html', body: walks(page) });
      WALKS.forEach((_, i) =>
        site.files.set(`/walk/${page}-${i}`, { type: 'text/html', body: walk(`${page}-${i}`) }),
      );
    }
    gui = await openWindow(service, {
      path: `/recipes/new?url=${encodeURIComponent(`${site.origin}/walks-1`)}`,
    });
    await gui.page.getByTestId('recipe-table').waitFor({ timeout: 60_000 });
    await gui.page.getByText('Tried: the second page gives new rows.').waitFor({ timeout: 60_000 });
  });

  afterAll(async () => {
    await gui.close();
    await service.stop();
    await site.close();
  });

  it('shows numbers without their unit as soon as it is one of numbers, and the texts again when that is undone', async () => {
    expect(await cellsOf('length')).toEqual([
      '3.1 km',
      '4.1 km',
      '5.1 km',
      '6.1 km',
      '7.1 km',
      '8.1 km',
    ]);
    await typeOf('length').selectOption({ label: 'number' });
    await expect.poll(() => cellsOf('length')).toEqual(['3.1', '4.1', '5.1', '6.1', '7.1', '8.1']);
    await gui.page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await cellsOf('length'))[0]).toBe('3.1 km');
    expect(await typeOf('length').inputValue()).toBe('text');
    await typeOf('length').selectOption({ label: 'number' });
    await expect.poll(async () => (await cellsOf('length'))[0]).toBe('3.1');
    await typeOf('climb').selectOption({ label: 'whole number' });
    await expect.poll(() => cellsOf('climb')).toEqual(['120', '220', '320', '420', '520', '620']);
  });

  it('gives days as ISO 8601 in the order that is said, where the page leaves a doubt', async () => {
    const day = typeOf('date');
    expect(await cellsOf('date', 2)).toEqual(['01/07/2026', '02/07/2026']);
    await day.selectOption({ label: 'date, month before day' });
    await expect.poll(() => cellsOf('date', 2)).toEqual(['2026-01-07', '2026-02-07']);
    await day.selectOption({ label: 'date, day before month' });
    await expect.poll(() => cellsOf('date', 2)).toEqual(['2026-07-01', '2026-07-02']);
    await typeOf('date_2').selectOption({ label: 'date and time, day before month' });
    await expect.poll(() => cellsOf('date_2', 1)).toEqual(['2026-07-01T09:30']);
    expect(await cellsOf('date', 1)).toEqual(['2026-07-01']);
    expect(await violationsOf(gui, 'types of columns')).toEqual([]);
  });

  it('is of that type in a run, where other units stay as they are written, and in the saved recipe', async () => {
    const { page } = gui;
    await page.getByRole('button', { name: 'Run · 1 credit a page' }).click();
    const run = page.getByRole('region', { name: 'Run', exact: true });
    await run.getByText('12 rows').first().waitFor({ timeout: 60_000 });
    for (const text of ['220', '90 ft', '8.2', '2026-08-06', '2026-08-06T09:30']) {
      await run.getByText(text, { exact: true }).first().waitFor();
    }
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.waitForURL(/\/recipes\/[0-9a-f-]{36}/);
    const { json } = await service.ask(
      'GET',
      `/api/recipes/${new URL(page.url()).pathname.split('/')[2]}`,
    );
    const { fields } = (json as { recipe: { list: { fields: { name: string }[] } } }).recipe.list;
    expect(fields.find(({ name }) => name === 'length')).toMatchObject({
      type: 'number',
      unit: 'km',
    });
    expect(fields.find(({ name }) => name === 'date')).toMatchObject({ dates: 'day-month' });
  });
});
