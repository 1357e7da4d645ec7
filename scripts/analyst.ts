/**
 * An analyst's errand, counted: from opening the app to "the failed ones as CSV" and "all prices as XLSX" of a crawl of
 * generated pages of which 1 in 100 fails: `node scripts/analyst.ts [--pages 10000]`.
 *
 * Builds nothing: out/renderer must be fresh (`npm run build`). Prints clicks, keys typed and seconds, those of the crawl
 * apart from those of the window, and whether the files hold what they must.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import Papa from 'papaparse';
import type { Locator, Page } from 'playwright-core';
import { readSheet } from 'read-excel-file/node';
import { startService } from '../test/support/service.ts';
import { openWindow } from '../test/support/window.ts';

const { values } = parseArgs({ options: { pages: { type: 'string', default: '10000' } } });
const LINKS_A_PAGE = 100;
const ALL = Number(values.pages);
/** Of all pages some are lists, and one leads to them. */
const PAGES = ALL - Math.ceil(ALL / LINKS_A_PAGE) - 1;
const PATIENCE_MS = 1_800_000;

const isFailing = (at: number): boolean => at % 100 === 99;
const failing = Math.floor(PAGES / 100);

const site = createServer((request, response) => {
  const [status, body] = pageOf(request.url ?? '/');
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(body);
});

function pageOf(url: string): readonly [number, string] {
  const at = Number(/^\/lamp\/(\d+)$/.exec(url)?.[1] ?? Number.NaN);
  const list = Number(/^\/list\/(\d+)$/.exec(url)?.[1] ?? Number.NaN);
  const links = (count: number, path: string, from = 0): string =>
    Array.from({ length: count }, (_, n) => `<a href="${path}${from + n}">${from + n}</a> `).join(
      '',
    );
  if (url === '/') {
    return [200, `<title>Lamps</title>${links(Math.ceil(PAGES / LINKS_A_PAGE), '/list/')}`];
  }
  if (list >= 0) {
    const from = list * LINKS_A_PAGE;
    const count = Math.max(0, Math.min(LINKS_A_PAGE, PAGES - from));
    return [200, `<title>List ${list}</title>${links(count, '/lamp/', from)}`];
  }
  if (!(at >= 0)) return [404, '<title>Not here</title>'];
  if (isFailing(at)) return [500, '<title>Broken</title><p>This lamp is broken.'];
  return [
    200,
    `<title>Lamp ${at}</title><h1>Lamp ${at}</h1><dl><dt>Price</dt><dd itemprop="price">${(at % 500) + 0.5}</dd></dl><p>A lamp of brass with the number ${at}, which stands on a desk and gives light.`,
  ];
}
await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;

const service = await startService({ flags: { 'host-concurrency': '64' } });
const openedAt = performance.now();
const gui = await openWindow(service);
const { page } = gui;
page.setDefaultTimeout(60_000);
const count = { clicks: 0, keys: 0 };
let crawlMs = 0;
try {
  await click(page.getByRole('link', { name: 'Crawl', exact: true }));
  await type(page.getByLabel('Start address'), `${origin}/`);
  await click(page.getByRole('button', { name: 'JSON', exact: true }));
  await type(page.getByLabel('Name of column 1'), 'price');
  await click(page.getByRole('button', { name: /^Run/ }));
  const startedAt = performance.now();
  await click(page.getByRole('link', { name: 'Open the job' }));
  await page.getByRole('button', { name: 'Run again' }).waitFor({ timeout: PATIENCE_MS });
  crawlMs = performance.now() - startedAt;

  await click(page.getByText(/^Failed \d/).first());
  const csv = await saved(page, 'CSV');
  report('the failed ones as CSV');
  const { data } = Papa.parse<Record<string, string>>(
    readFileSync(csv, 'utf8').replace('\uFEFF', ''),
    {
      header: true,
      skipEmptyLines: true,
    },
  );
  const broken = data.filter((row) => row['HTTP'] === '500').length;
  say('rows in it', `${data.length}, of them with HTTP 500: ${broken} of ${failing}`);

  await click(page.getByRole('tab', { name: /^Table/ }));
  await page.getByRole('grid').waitFor();
  const xlsx = await saved(page, 'Excel');
  report('all prices as XLSX');
  const rows = await readSheet(readFileSync(xlsx));
  const at = rows[0]?.findIndex((name) => name === 'price') ?? -1;
  const prices = rows.slice(1).filter((row) => Number(row[at] ?? Number.NaN) > 0).length;
  say('prices in it', `${prices} of ${PAGES - failing}`);
} finally {
  await gui.close();
  await service.stop();
  site.closeAllConnections();
  site.close();
}

async function click(target: Locator): Promise<void> {
  await target.click();
  count.clicks += 1;
}

async function type(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  count.keys += text.length;
}

/** Opens the nearest "Save as" of the list and chooses a form; resolves the file's path. */
async function saved(window: Page, form: string): Promise<string> {
  await click(window.getByRole('button', { name: 'Save as', exact: true }).last());
  const [download] = await Promise.all([
    window.waitForEvent('download'),
    click(window.getByRole('menuitem', { name: new RegExp(`^${form}`) }).first()),
  ]);
  return download.path();
}

function report(goal: string): void {
  const all = (performance.now() - openedAt) / 1000;
  const crawl = crawlMs / 1000;
  say(
    goal,
    `${count.clicks} clicks, ${count.keys} characters, ${all.toFixed(1)} s since the app was opened, ${(all - crawl).toFixed(1)} s of them not the crawl`,
  );
}

function say(what: string, figure: string): void {
  process.stdout.write(`${what}: ${figure}\n`);
}
