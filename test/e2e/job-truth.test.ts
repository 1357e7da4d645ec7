/** What became of jobs, told as it is: failures, endings, resuming, prices, lists of pages. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startService, type TestService } from '../support/service.ts';
import { startSite, type FixtureSite } from '../support/site.ts';
import { html } from '../support/site/answer.ts';
import { isBuilt, openWindow, type GuiWindow } from '../support/window.ts';

const SLOW = { timeout: 60_000 };

/** Nothing of it is cut. */
const isWhole = (text: Element): boolean => {
  const cell = text.closest('.truncate');
  return cell !== null && cell.scrollWidth <= cell.clientWidth;
};

describe.skipIf(!isBuilt)('the truth about jobs', () => {
  let service: TestService;
  let site: FixtureSite;
  let gui: GuiWindow;

  beforeAll(async () => {
    [service, site] = await Promise.all([startService(), startSite()]);
    gui = await openWindow(service);
  });
  afterAll(async () => {
    await gui.close();
    await service.stop();
    await site.close();
  });
  beforeEach(() => {
    site.reset();
  });

  /** Through the console, as the GUI does; resolves the job's id once it has ended. */
  async function crawl(body: object): Promise<string> {
    const id = await begin('crawl', body);
    await expect.poll(() => statusOf(id)).not.toBe('scraping');
    return id;
  }

  async function begin(operation: string, body: object): Promise<string> {
    const response = await fetch(`${service.address}/console/run/${operation}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${service.hearth.sessionToken}` },
      body: JSON.stringify(body),
    });
    const { id } = (await response.json()) as { readonly id: string };
    return id;
  }

  async function statusOf(id: string): Promise<string | undefined> {
    return (await service.hearth.rooms().backend.store.findJob(id))?.status;
  }

  it('counts failed pages, colours them, and shows, filters and sorts by them (G-D6)', async () => {
    const { page } = gui;
    for (const [number, status] of [
      [7, 404],
      [8, 404],
      [9, 500],
    ] as const) {
      site.files.set(
        `/site/40/p/${number}`,
        html(`<title>No page ${number}</title><p>Gone.`, status),
      );
    }
    const id = await crawl({ url: `${site.origin}/site/40/`, sitemap: 'skip', limit: 60 });
    await gui.open(`/jobs/${id}`);
    await page.getByText('40 of 40', { exact: true }).waitFor();
    await page.getByRole('tab', { name: 'Pages 40' }).waitFor();
    await page.getByRole('link', { name: '3 failed' }).click();
    const rows = page.getByRole('rowgroup', { name: 'Pages' }).getByRole('row');
    await expect.poll(() => rows.count()).toBe(3);
    expect(page.url()).toContain('show=bad');
    await page.getByText('3 hits').waitFor();
    expect(await rows.first().getByRole('cell').first().innerText()).toBe('Failed');
    await page.getByLabel('HTTP status').selectOption('404');
    await expect.poll(() => rows.count()).toBe(2);
    await page.reload();
    await expect.poll(() => rows.count()).toBe(2);
    await page.getByLabel('HTTP status').selectOption('');
    await page.getByRole('radio', { name: 'All' }).click();
    await page.getByRole('button', { name: 'HTTP' }).click();
    await page.getByRole('button', { name: 'HTTP' }).click();
    await expect.poll(() => rows.first().innerText()).toContain('500');
    const head = page.getByRole('columnheader', { name: 'HTTP' });
    expect(await head.getAttribute('aria-sort')).toBe('descending');
    await rows.first().getByText('The site failed').waitFor();

    // what the site refused is no page to keep
    await page.getByRole('button', { name: 'Keep all 37' }).click();
    await page.getByRole('dialog', { name: 'Keep 37 pages' }).waitFor();
    await gui.press('Escape');
    await page.getByRole('tab', { name: 'Request' }).click();
    await page.getByRole('button', { name: 'Copy as curl' }).click();
    await expect.poll(() => gui.clipboard()).toContain(`curl ${service.address}/v2/crawl`);
    expect(await gui.clipboard()).toContain('"limit": 60');
    // beside the form there is room for the address, too
    await gui.open(`/playground/crawl?run=${id}`);
    const address = rows.getByText('/site/40/p/7');
    await expect.poll(() => address.evaluate(isWhole)).toBe(true);

    await fetch(`${service.address}/console/run/scrape`, {
      method: 'POST',
      headers: { authorization: `Bearer ${service.hearth.sessionToken}` },
      body: JSON.stringify({ url: `${site.origin}/site/40/p/9` }),
    });
    await gui.open('/jobs');
    const jobs = page.getByRole('table', { name: 'Jobs' });
    await jobs.getByText('Answered 500').first().waitFor();
    await jobs.getByRole('row').filter({ hasText: 'Crawl' }).getByText('3 failed').waitFor();
    await gui.open('/playground/scrape');
    await page.getByRole('navigation', { name: 'Runs' }).getByText('✕').click();
    await page.getByRole('region', { name: 'Result' }).getByText('The site failed').waitFor();
  });

  it('offers to sign in where the site asks for it', async () => {
    const { page } = gui;
    site.files.set('/members', html('<title>Members</title><h1>Sign in</h1>', 401));
    await gui.open('/playground/scrape');
    await page.getByLabel('Page address').fill(`${site.origin}/members`);
    await gui.press('Enter');
    const result = page.getByRole('region', { name: 'Result' });
    await result.getByText('The site asks to sign in').waitFor();
    const link = result.getByRole('link', { name: 'Sign in to this site…' });
    expect(await link.getAttribute('href')).toContain(encodeURIComponent('/members'));
  });

  it('says how many pages are found and being read while the first ones are compared', async () => {
    const { page } = gui;
    const over = Promise.withResolvers<undefined>();
    site.files.set('/held.js', async () => {
      await over.promise;
      return { type: 'text/javascript', body: 'window.ready = true;' };
    });
    const pageOf = (links: string): ReturnType<typeof html> =>
      html(
        `<title>Page</title><main><p>${'It was all sent by the server. '.repeat(20)}</p>${links}</main><script src="/held.js"></script>`,
      );
    const paths = Array.from({ length: 9 }, (_, n) => `/found/page-no-${n}`);
    site.files.set(
      '/found/',
      pageOf(paths.map((path) => `<a href="${path}">${path}</a>`).join(' ')),
    );
    for (const path of paths) site.files.set(path, pageOf(''));
    await gui.open('/playground/crawl');
    await page.getByLabel('Start address').fill(`${site.origin}/found/`);
    await gui.press('Enter');
    const result = page.getByRole('region', { name: 'Result' });
    await result.getByText('0 of 10').waitFor();
    await result.getByText(/^10 pages are being read\./).waitFor();
    over.resolve(undefined);
    await result.getByText('10 of 10').waitFor();
  });

  it('says why a crawl ended after one page, with the crawls that go on, at their price (G-D10)', async () => {
    const { page } = gui;
    site.files.set('/big/0', html('<title>Zero</title><a href="/big/1">one</a><a href="/x">x</a>'));
    site.files.set('/big/', html('<title>Big</title><a href="/big/0">0</a><a href="/big/1">1</a>'));
    site.files.set('/big/1', html('<title>One</title><p>1'));
    site.files.set('/x', html('<title>X</title><p>x'));
    await gui.open('/playground/crawl');
    await page.getByLabel('Start address').fill(`${site.origin}/big/0`);
    await page.getByLabel('At most').fill('20');
    await gui.press('Enter');
    const ending = page.getByRole('region', { name: 'How it ended' });
    await ending.getByText(/Only this page was found below \/big\/0/).waitFor();
    expect(await page.getByText('crawlEntireDomain').count()).toBe(0);
    await ending.getByRole('button', { name: /Crawl the whole site.*up to 20 credits/ }).waitFor();
    await ending.getByRole('button', { name: /Crawl \/big\// }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/up to 20 credits/).waitFor();
    await dialog.getByRole('button', { name: 'Run', exact: true }).click();
    const rows = page.getByRole('rowgroup', { name: 'Pages' }).getByRole('row');
    await expect.poll(() => rows.count()).toBe(3);
    expect(await page.getByLabel('Start address').inputValue()).toBe(`${site.origin}/big/`);
  });

  it(
    'says until when a job is kept, and keeps its pages for good in the Library (G-D8)',
    SLOW,
    async () => {
      const { page } = gui;
      const id = await crawl({ url: `${site.origin}/site/5/`, sitemap: 'skip', limit: 3 });
      await gui.open(`/jobs/${id}`);
      await page.getByText(/kept until .+ keep jobs longer/).waitFor();
      await page.getByRole('button', { name: 'Keep all 3' }).click();
      await page.getByRole('radio', { name: /^The page alone/ }).click();
      await page.getByLabel('Collection').fill('Five');
      await page.getByRole('button', { name: 'Keep · 3 credits' }).click();
      const toast = page.getByRole('region', { name: 'Just now' });
      await toast.getByText('Keeping 3 pages.').waitFor();
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
      await page.waitForURL('**/jobs');
      await gui.open('/library?q=collection:Five');
      await page.getByText('3 pages', { exact: true }).waitFor(SLOW);
    },
  );

  it('resumes a stopped crawl where it was, to its last page (G-D12)', async () => {
    const { page } = gui;
    site.latencyMs = 150;
    const id = await begin('crawl', {
      url: `${site.origin}/site/40/`,
      sitemap: 'skip',
      scrapeOptions: { maxAge: 0 },
      maxConcurrency: 2,
    });
    await gui.open(`/jobs/${id}`);
    const { store } = service.hearth.rooms().backend;
    await expect.poll(async () => (await store.counts(id)).done).toBeGreaterThan(4);
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    const ending = page.getByRole('region', { name: 'How it ended' });
    await ending.getByText(/Stopped with \d+ pages? not read yet/).waitFor();
    const { done } = await store.counts(id);
    const figures = await page.locator('main header').innerText();
    const [, shown, all] = /(\d+) of (\d+)/.exec(figures) ?? [];
    expect(Number(shown)).toBe(done);
    expect(Number(all)).toBeGreaterThan(done);
    site.latencyMs = 0;
    await ending.getByRole('button', { name: 'Resume' }).click();
    await expect.poll(() => statusOf(id)).toBe('completed');
    expect(await store.counts(id)).toMatchObject({ done: 40, failed: 0, open: 0 });
    await page.getByText('Done', { exact: true }).first().waitFor();
  });

  it('calls a scrape that its user stopped stopped, not failed (G-D12)', async () => {
    const { page } = gui;
    site.latencyMs = 30_000;
    await gui.open('/playground/scrape');
    await page.getByLabel('Page address').fill(`${site.origin}/slow`);
    await gui.press('Enter');
    await page.waitForURL(/run=/);
    await expect.poll(() => site.requests.length).toBeGreaterThan(0);
    await gui.press('Escape');
    await page.getByText(/^Stopped\. Nothing was charged/).waitFor();
    const id = new URL(page.url()).searchParams.get('run') ?? '';
    await expect.poll(() => statusOf(id)).toBe('cancelled');
    await gui.open('/jobs?status=cancelled');
    await page
      .getByRole('row')
      .filter({ hasText: '/slow' })
      .getByText(/Stopped/)
      .first()
      .waitFor();
  });

  it('says the price before a dear run is repeated, and repeats its own operation (G-D13)', async () => {
    const { page } = gui;
    const id = await crawl({ url: `${site.origin}/site/20/`, sitemap: 'skip', limit: 80 });
    await gui.open(`/jobs/${id}`);
    await page.getByRole('button', { name: 'Run again' }).click();
    const dialog = page.getByRole('dialog', { name: /Run this crawl again/ });
    await dialog.getByText(/up to 80 credits.*Last time it used 20/).waitFor();
    await dialog.getByRole('button', { name: 'Change it first' }).click();
    await page.waitForURL((url) => url.search === '');
    expect(await page.getByLabel('At most').inputValue()).toBe('80');
  });

  it('reads a pasted list of pages, tells duplicates and bad lines, and runs it again as a list (G-D13)', async () => {
    const { page } = gui;
    await gui.open('/playground/scrape');
    await page.getByRole('button', { name: 'Many pages…' }).click();
    const field = page.getByLabel('Addresses', { exact: true });
    const urls = Array.from({ length: 8 }, (_, index) => `${site.origin}/site/20/p/${index + 1}`);
    await field.fill([...urls, urls[0], 'name,price', ''].join('\n'));
    await page.getByText('8 addresses · 1 duplicate left out · 1 line has no address').waitFor();
    await page.getByText('line 10 “name,price”').waitFor();
    await page.getByRole('button', { name: /Run · 8 credits, 1 a page/ }).click();
    await page.waitForURL(/run=/);
    const rows = page.getByRole('rowgroup', { name: 'Pages' }).getByRole('row');
    await expect.poll(() => rows.count()).toBe(8);
    await page.getByText('Done', { exact: true }).first().waitFor();
    await page.reload();
    await expect.poll(() => rows.count()).toBe(8);
    const id = new URL(page.url()).searchParams.get('run') ?? '';
    await gui.open(`/jobs/${id}`);
    await page.getByRole('button', { name: 'Run again' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Change it first' }).click();
    await page.waitForURL((url) => url.pathname === '/playground/scrape' && url.search === '');
    await expect.poll(async () => (await field.inputValue()).split('\n')).toEqual(urls);
  });

  it('tries the failed pages alone again, with the options they had', async () => {
    const { page } = gui;
    site.files.set('/now/1', html('<title>Not now</title><p>Later.', 503));
    const good = `${site.origin}/site/20/p/1`;
    const bad = [`${site.origin}/now/1`, `${site.origin}/fault/reset`];
    const id = await begin('batch', {
      urls: [good, ...bad],
      formats: ['html'],
      onlyMainContent: false,
    });
    await expect.poll(() => statusOf(id), SLOW).toBe('completed');
    await gui.open(`/jobs/${id}`);
    await page.getByText('3 of 3', { exact: true }).waitFor();
    await page.getByRole('link', { name: '2 failed' }).waitFor();
    site.files.set('/now/1', html('<title>Now</title><p>Here it is.'));
    await page.getByRole('button', { name: 'Try the failed pages again' }).click();
    await page.waitForURL(/run=/);
    const next = new URL(page.url()).searchParams.get('run') ?? '';
    await expect.poll(() => statusOf(next), SLOW).toBe('completed');
    const job = await service.hearth.rooms().backend.store.findJob(next);
    expect(job?.kind).toBe('batch');
    await gui.open(`/jobs/${next}?tab=request`);
    const request = page.getByRole('tabpanel');
    await request.getByText('"onlyMainContent": false').waitFor();
    expect(await request.innerText()).not.toContain('/site/20/p/1');
    await page.getByRole('link', { name: '1 failed' }).click();
    // the reason is cut in its row; a press says it whole
    const rows = page.getByRole('rowgroup', { name: 'Pages' }).getByRole('row');
    await expect.poll(() => rows.count()).toBe(1);
    const why = rows.first().getByRole('button');
    const sentence = await why.innerText();
    await why.click();
    const dialog = page.getByRole('dialog', { name: 'Failed' });
    await dialog.getByText(sentence).waitFor();
    await dialog.getByText(bad[1]!, { exact: true }).waitFor();
  });

  it('folds what programs ask one after the other into one line', async () => {
    const { page } = gui;
    for (let count = 0; count < 6; count += 1) {
      await service.ask('POST', '/v2/scrape', { url: `${site.origin}/site/20/p/${count}` });
    }
    await gui.open('/jobs');
    const fold = page.getByRole('button', { name: /Scrape × 6/ });
    await fold.click();
    await expect.poll(() => fold.getAttribute('aria-expanded')).toBe('true');
    const rows = page.getByRole('row').filter({ hasText: '/site/20/p/' });
    await expect.poll(() => rows.count()).toBeGreaterThan(5);
    await gui.open('/playground/scrape');
    const runs = page.getByRole('navigation', { name: 'Runs' });
    await runs.getByRole('link').first().waitFor();
    expect(await runs.getByText('/p/5').count()).toBe(0);
  });

  it('logged no error of its own on the way', () => {
    expect(gui.complaints.filter((line) => !/status of (4|5)\d\d/.test(line))).toEqual([]);
  });
});
