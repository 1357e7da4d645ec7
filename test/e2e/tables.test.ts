/** Results as tables, and what is saved of them: real Chromium, real service, a small shop. */
import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import Papa from 'papaparse';
import type { Download, Page } from 'playwright-core';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { follow, type CrawlStatus } from '../support/crawled.ts';
import { violationsOf } from '../support/axe.ts';
import { LONG_SECTIONS, openRecordsSite, type RecordsSite } from '../support/records-site.ts';
import { startService, type TestService } from '../support/service.ts';
import { chooseIn, isBuilt, openWindow, type GuiWindow } from '../support/window.ts';

const SCHEMA = {
  type: 'object',
  properties: { name: { type: 'string' }, sku: { type: 'string' }, price: { type: 'number' } },
};

describe.skipIf(!isBuilt)('tables', () => {
  let service: TestService;
  let site: RecordsSite;
  let gui: GuiWindow;
  let job = '';

  beforeAll(async () => {
    [service, site] = await Promise.all([startService(), openRecordsSite()]);
    gui = await openWindow(service);
    const { json } = await service.ask('POST', '/v2/crawl', {
      url: site.origin,
      limit: 20,
      sitemap: 'skip',
      scrapeOptions: { formats: ['markdown', { type: 'json', schema: SCHEMA }] },
    });
    job = fieldOf(json, 'id');
    const status = async (): Promise<CrawlStatus> =>
      (await service.ask('GET', `/v2/crawl/${job}?limit=1`)).json as CrawlStatus;
    await follow(status, ({ status: now }) => now === 'completed');
  }, 60_000);
  afterAll(async () => {
    await gui.close();
    await service.stop();
    await site.close();
  });

  const grid = (page: Page) => page.getByRole('grid');

  async function openTable(): Promise<Page> {
    await gui.open(`/jobs/${job}?tab=table`);
    await grid(gui.page).waitFor();
    await gui.settle();
    return gui.page;
  }

  async function saved(page: Page, form: string): Promise<{ name: string; bytes: Buffer }> {
    const [download] = await Promise.all([page.waitForEvent('download'), chooseTable(page, form)]);
    return { name: download.suggestedFilename(), bytes: await contentOf(download) };
  }

  it('shows the fields of a crawl with a column each, and saves them as CSV and XLSX (G-D2)', async () => {
    const page = await openTable();
    const heads = await page.getByRole('columnheader').allInnerTexts();
    expect(heads.toSorted()).toEqual(['name', 'price', 'sku', 'status', 'title', 'url']);
    expect(await grid(page).getAttribute('aria-rowcount')).toBe('14');

    const csv = await saved(page, 'CSV');
    expect(csv.name).toMatch(/^127\.0\.0\.1-\d+-\d{4}-\d\d-\d\d\.csv$/);
    const text = csv.bytes.toString();
    expect(text.startsWith('\uFEFF')).toBe(true);
    const { data } = Papa.parse<Record<string, string>>(text.slice(1).trimEnd(), { header: true });
    const first = data.find(({ sku }) => sku === 'LMP-1001');
    expect(first).toMatchObject({ name: `'=HYPERLINK("http://evil.example")`, price: '9.9' });

    const [head, ...rows] = await readSheet((await saved(page, 'Excel')).bytes);
    const price = head?.indexOf('price') ?? -1;
    expect(rows.filter((row) => typeof row[price] === 'number').length).toBeGreaterThan(11);
  });

  it('saves only the rows and columns that are shown', async () => {
    const page = await openTable();
    await page.getByRole('searchbox', { name: 'Filter rows' }).fill('opal lmp');
    await page.getByText('3 of 13 rows').waitFor();
    await page.getByRole('button', { name: 'Columns' }).click();
    for (const name of ['url', 'status', 'title']) {
      await page.getByRole('menuitemcheckbox', { name, exact: true }).click();
    }
    await gui.press('Escape');
    await grid(page)
      .getByRole('columnheader', { name: 'price' })
      .getByRole('button')
      .first()
      .click();
    const { bytes } = await saved(page, 'JSON lines');
    const rows = bytes
      .toString()
      .trimEnd()
      .split('\n')
      .map((line) => Object.keys(JSON.parse(line)));
    expect(rows).toHaveLength(3);
    expect(rows[0]?.toSorted()).toEqual(['name', 'price', 'sku']);
  });

  it('shows the lists of a page that was asked for its tables', async () => {
    const { page } = gui;
    await gui.open('/playground/scrape');
    await page.getByLabel('Page address').fill(`${site.origin}/`);
    await page.getByRole('button', { name: 'More', exact: true }).first().click();
    await page.getByRole('button', { name: 'Tables', exact: true }).click();
    await page.getByLabel('Page address').press('Enter');
    await page.getByRole('tab', { name: 'Table' }).click({ timeout: 60_000 });
    await grid(page).waitFor({ timeout: 60_000 });
    const heads = await page.getByRole('columnheader').allInnerTexts();
    expect(heads).toEqual(expect.arrayContaining(['title', 'price', 'url']));
    expect(await grid(page).getAttribute('aria-rowcount')).toBe('13');
    expect(await violationsOf(gui, 'tables of a page')).toEqual([]);
  }, 60_000);

  it('saves nothing before a form is chosen, by keys alone (G-D15)', async () => {
    const page = await openTable();
    const downloads: Download[] = [];
    page.on('download', (one) => downloads.push(one));
    // the menu of the whole job has a name of its own
    await page.getByRole('button', { name: 'Save all as', exact: true }).waitFor();
    const button = page.getByRole('button', { name: 'Save as', exact: true });
    await button.focus();
    await gui.press('ArrowDown');
    await page.getByRole('menu').waitFor();
    await gui.press('ArrowDown', 'ArrowDown', 'Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(downloads).toEqual([]);
    const waiting = page.waitForEvent('download');
    await gui.press('Enter', 'ArrowDown', 'Enter');
    expect((await waiting).suggestedFilename()).toMatch(/\.csv$/);
  });

  it('streams into the file that was chosen, and says when that failed (G-D14)', async () => {
    const page = await openTable();
    await page.evaluate(() => {
      const choose = async ({ suggestedName }: { readonly suggestedName: string }) =>
        (await navigator.storage.getDirectory()).getFileHandle(suggestedName, { create: true });
      Object.assign(globalThis, { showSaveFilePicker: choose });
    });
    await chooseIn(page, 'Save as', 'Markdown files');
    await page.getByText(/\.zip was saved\./).waitFor({ state: 'attached' });
    const bytes = await page.evaluate(async () => {
      const folder = await navigator.storage.getDirectory();
      for await (const entry of folder.values()) {
        const file = await (entry as FileSystemFileHandle).getFile();
        return [...new Uint8Array(await file.arrayBuffer())];
      }
      return [];
    });
    const files = unzipSync(new Uint8Array(bytes));
    expect(Object.keys(files)).toHaveLength(13);
    const page2 = Object.entries(files).find(([name]) => name.endsWith('_lamp_2.md'));
    expect(strFromU8(page2?.[1] ?? new Uint8Array())).toContain('# Linen lamp No. 2');

    await page.route('**/console/exports/*', (route) => route.abort());
    await chooseIn(page, 'Save as', 'CSV');
    await page
      .getByRole('alert')
      .getByText(/^The file was not saved\./)
      .waitFor();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    gui.complaints.length = 0;
  });

  it('gives a download once, to nobody without its address', async () => {
    const { origin } = new URL(service.address);
    const asked = await fetch(`${origin}/console/exports`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${service.hearth.sessionToken}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ kind: 'job', jobId: job, format: 'csv' }),
    });
    const path = fieldOf(await asked.json(), 'path');
    const statuses = [];
    for (const address of [path, path, '/console/exports/guessed']) {
      const answer = await fetch(origin + address);
      await answer.arrayBuffer();
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([200, 404, 404]);
    const stranger = await fetch(`${origin}/console/exports`, { method: 'POST', body: '{}' });
    expect(stranger.status).toBe(401);
  });

  it('is walked, sorted, chosen from and copied by keys, and tells where it is', async () => {
    const page = await openTable();
    await grid(page).focus();
    const active = () =>
      grid(page).evaluate(
        (one) =>
          document.getElementById(one.getAttribute('aria-activedescendant') ?? '')?.innerText,
      );
    await gui.press('ArrowUp', 'End');
    expect(await active()).toMatch(/^(sku|price)$/);
    await gui.press('Home', 'ArrowRight', 'ArrowRight', 'ArrowRight');
    const column = (await active()) ?? '';
    await gui.press(' ', ' ');
    const head = page.getByRole('columnheader', { name: column });
    await expect.poll(() => head.getAttribute('aria-sort')).toBe('descending');
    await gui.press('Control+Home', ' ', 'Shift+ArrowDown');
    await page.getByText('2 rows selected').waitFor();
    await gui.press('Control+c');
    await expect.poll(async () => (await gui.clipboard()).split('\n').length).toBe(2);
    expect((await gui.clipboard()).split('\n')[0]?.split('\t')).toHaveLength(6);
    await gui.press('Control+a');
    await page.getByText('13 rows selected').waitFor();
    await gui.press('Escape', 'Enter');
    await page.getByRole('dialog', { name: 'Row 1' }).or(page.getByRole('dialog')).waitFor();
    await page.getByRole('link', { name: 'Open the page' }).waitFor();
    await gui.press('Escape', '/');
    const filter = page.getByRole('searchbox', { name: 'Filter rows' });
    await expect.poll(() => filter.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  it('has no violation of accessibility in any of its states', async () => {
    const page = await openTable();
    const found = [...(await violationsOf(gui, 'a table'))];
    await page.getByRole('button', { name: 'Column price' }).click();
    await page.getByRole('menu').waitFor();
    found.push(...(await violationsOf(gui, 'the menu of a column')));
    await gui.press('Escape');
    await grid(page).focus();
    await gui.press('ArrowDown', 'Enter');
    await page.getByRole('dialog').waitFor();
    found.push(...(await violationsOf(gui, 'a row')));
    await gui.press('Escape');
    await page.getByRole('button', { name: 'Save as' }).first().click();
    found.push(...(await violationsOf(gui, 'the menu of forms')));
    expect(found).toEqual([]);
  });

  it('asks for columns instead of a schema, says what is understood, and takes all alike (G-D3)', async () => {
    const { page } = gui;
    await gui.open('/playground/extract');
    await page.getByLabel('Addresses').fill(`${site.origin}/`);
    await page.getByText('No model is connected: only column names are understood.').waitFor();
    await page.getByLabel('Name of column 1').fill('name');
    await gui.press('Enter');
    await page.keyboard.type('price');
    await page.getByLabel('Type of column 2').selectOption('number');
    expect(await violationsOf(gui, 'columns')).toEqual([]);
    await gui.press('ControlOrMeta+Enter');
    await page.getByText('1 record, 11 similar found on the page.').waitFor();
    await page.getByRole('button', { name: /^Take all 12/ }).click();
    await expect.poll(() => grid(page).getAttribute('aria-rowcount')).toBe('13');
    await grid(page).getByText('Linen lamp No. 2', { exact: true }).waitFor();
    await expect.poll(() => page.getByLabel('Where column 1 stands').inputValue()).toBe('row');
    await page.getByRole('button', { name: 'as JSON' }).click();
    expect(await page.getByLabel('Schema').inputValue()).toContain('"items"');
    await page.reload();
    await page.getByLabel('Name of column 2').waitFor();
    expect(await page.getByLabel('Name of column 2').inputValue()).toBe('price');
  });

  async function preview(path: string): Promise<Page> {
    const url = encodeURIComponent(`${site.origin}/${path}`);
    await gui.open(`/playground/scrape?url=${url}&auto=1&tab=preview`);
    await gui.page.locator('.prose-hearth [data-slice]').first().waitFor();
    await gui.settle();
    return gui.page;
  }

  it('leaves the words and numbers of a table whole, and saves it as CSV (G-D1)', async () => {
    const page = await preview('tables');
    const broken = await page.evaluate(linesOfCells);
    expect(broken).toEqual([]);
    const wide = page.locator('.table-scroll').nth(1);
    expect(await wide.evaluate((one) => one.scrollWidth > one.clientWidth)).toBe(true);
    const align = page.getByRole('cell', { name: '139,875' });
    expect(await align.evaluate((one) => getComputedStyle(one).textAlign)).toBe('end');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save this table as CSV' }).first().click(),
    ]);
    const text = (await contentOf(download)).toString();
    expect(text.split('\r\n').slice(0, 2)).toEqual([
      '\uFEFFTown,Country,Population,"Area, km²"',
      'Reykjavík,Iceland,"139,875",273',
    ]);
    expect(await violationsOf(gui, 'a page with tables')).toEqual([]);
    await page.getByRole('tab', { name: 'Table' }).click();
    expect(await grid(page).getAttribute('aria-rowcount')).toBe('4');
  });

  it('reads every script in its own direction and shape, and obeys no text that turns others around (G-D22)', async () => {
    const page = await preview('arabic');
    const prose = page.locator('.prose-hearth');
    expect(await prose.getAttribute('lang')).toBe('ar');
    const direction = (selector: string) =>
      prose
        .locator(selector)
        .first()
        .evaluate((one) => getComputedStyle(one).direction);
    for (const selector of ['h1', 'p', 'ul', 'li', 'table', 'blockquote']) {
      expect(await direction(selector), selector).toBe('rtl');
    }
    const english = prose.getByText('An English paragraph');
    expect(await english.evaluate((one) => getComputedStyle(one).direction)).toBe('ltr');
    await preview('japanese');
    expect(await prose.getAttribute('lang')).toBe('ja');
    await preview('turned');
    const title = page.getByRole('heading', { name: /^edit/, level: 2 });
    expect(await title.innerText()).toBe('editRLOgnp.exe');
    expect(await prose.locator('h1').innerText()).toBe('editRLOgnp.exe');
  });

  it('shows a long page to its end (G-D23)', async () => {
    const page = await preview('long');
    const region = page.getByRole('region', { name: 'Reading' });
    await region.evaluate((one) => one.scrollTo(0, one.scrollHeight));
    await expect
      .poll(async () => {
        await region.evaluate((one) => one.scrollTo(0, one.scrollHeight));
        return page.getByRole('heading', { name: `Section ${LONG_SECTIONS}` }).count();
      })
      .toBe(1);
    await region.evaluate((one) => one.scrollTo(0, one.scrollHeight / 2));
    await expect.poll(() => page.locator('.prose-hearth').evaluate(emptyOnScreen)).toBe(false);
  });

  it('says that a page has no text, not that nobody asked (G-D9)', async () => {
    const url = encodeURIComponent(`${site.origin}/empty`);
    await gui.open(`/playground/scrape?url=${url}&auto=1&tab=markdown`);
    await gui.page.getByText('The page has no text.').waitFor();
    expect(await gui.page.getByText('was not asked for').count()).toBe(0);
    await gui.page.getByRole('button', { name: /^Read it in the browser/ }).waitFor();
  });

  it('broke no content policy and logged no error on the way', () => {
    expect(gui.complaints).toEqual([]);
    expect(gui.strangers).toEqual([]);
  });
});

async function chooseTable(page: Page, form: string): Promise<void> {
  await page.getByRole('button', { name: 'Save as', exact: true }).last().click();
  await page
    .getByRole('menuitem', { name: new RegExp(`^${form}`) })
    .first()
    .click();
}

async function contentOf(download: Download): Promise<Buffer> {
  return readFileSync(await download.path());
}

function fieldOf(json: unknown, name: string): string {
  return String((json as Readonly<Record<string, unknown>>)[name]);
}

/** Cells of one word that stand on several lines. */
function linesOfCells(): readonly string[] {
  return [...document.querySelectorAll('.prose-hearth td')]
    .filter((cell) => !cell.textContent.includes(' '))
    .filter((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
    })
    .map((cell) => cell.textContent);
}

/** Whether a piece that was not set in type yet is in sight. */
function emptyOnScreen(prose: HTMLElement): boolean {
  return [...prose.querySelectorAll('[data-waiting]')].some((place) => {
    const { top, bottom } = place.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
}
