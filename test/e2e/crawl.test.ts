/** A crawl of 500 pages watched live, steered and stopped, with pictures of what the browser renders. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startService, type TestService } from '../support/service.ts';
import { startSite, type FixtureSite } from '../support/site.ts';
import { chooseIn, isBuilt, openWindow, type GuiWindow } from '../support/window.ts';

describe.skipIf(!isBuilt)('a crawl of 500 pages', () => {
  let service: TestService;
  let site: FixtureSite;
  let gui: GuiWindow;

  beforeAll(async () => {
    site = await startSite();
    service = await startService();
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

  /** Starts one in the Playground and opens its page; resolves its id. */
  async function crawl(options: object): Promise<string> {
    const { page } = gui;
    await gui.open('/playground/crawl');
    await page.getByLabel('Start address').waitFor();
    const body = JSON.stringify({ sitemap: 'skip', maxConcurrency: 4, ...options });
    await page.evaluate((text) => navigator.clipboard.writeText(text), body);
    await gui.press('ControlOrMeta+V', 'ControlOrMeta+Enter');
    await page.waitForURL(/run=/);
    const id = new URL(page.url()).searchParams.get('run') ?? '';
    await page.getByRole('region', { name: 'Result' }).getByRole('link', { name: /Crawl/ }).click();
    await page.waitForURL(`**/jobs/${id}`);
    await page.getByRole('tab', { name: /Pages/ }).waitFor();
    return id;
  }

  it('shows pages, progress and speed as they come, without a reload, to the last page', async () => {
    const { page } = gui;
    site.latencyMs = 40;
    await crawl({ url: `${site.origin}/site/500/`, limit: 500 });
    const seen = new Set<number>();
    const done = async (): Promise<number> => {
      const text = await page.locator('main header').innerText();
      const count = Number(/([\d,]+) of [\d,]+/.exec(text)?.[1]?.replaceAll(',', '') ?? 0);
      seen.add(count);
      return count;
    };
    await expect.poll(done, { timeout: 30_000, interval: 100 }).toBeGreaterThan(100);
    await page.getByText(/^\d+\/s$/).waitFor();
    expect(await page.getByLabel('1 running').isVisible()).toBe(true);
    await expect.poll(done, { timeout: 60_000, interval: 100 }).toBe(500);
    const inOrder = [...seen];
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
    expect(seen.size).toBeGreaterThan(5);
    await page.getByText('Done', { exact: true }).first().waitFor();
    const list = page.getByRole('rowgroup', { name: 'Pages' });
    await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await list.getByText(`${site.host}/site/500/p/499`).waitFor();
  });

  it('leaves out waiting pages while it runs, and says how many before', async () => {
    const { page } = gui;
    site.latencyMs = 200;
    const id = await crawl({
      url: `${site.origin}/site/500/`,
      limit: 500,
      scrapeOptions: { maxAge: 0 },
      maxConcurrency: 2,
    });
    await expect.poll(async () => (await counts(id)).open, { timeout: 20_000 }).toBeGreaterThan(60);
    await gui.press('e');
    await page.getByLabel('Skip waiting pages whose path matches').waitFor();
    await page.keyboard.type(String.raw`/p/\d+[02468]$`);
    await page.getByText(/hits [\d,]+ waiting page/).waitFor();
    await gui.press('Enter');
    await page.getByText('Left out while running').waitFor();
    await page.getByRole('tab', { name: /Decisions/ }).click();
    await page
      .getByText(/excluded by/)
      .first()
      .waitFor();
    const { skipped } = await counts(id);
    expect(skipped).toBeGreaterThan(10);
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await page.getByText('Stopped', { exact: true }).first().waitFor();
  });

  it('stops, keeps what was read, and can be exported and run again', async () => {
    const { page } = gui;
    site.latencyMs = 200;
    const id = await crawl({
      url: `${site.origin}/site/500/`,
      limit: 500,
      scrapeOptions: { maxAge: 0 },
      maxConcurrency: 2,
    });
    await expect.poll(async () => (await counts(id)).done, { timeout: 20_000 }).toBeGreaterThan(8);
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await page.getByText('Stopped', { exact: true }).first().waitFor();
    const { done } = await counts(id);
    expect(done).toBeLessThan(500);
    await page.getByRole('rowgroup', { name: 'Pages' }).getByRole('link').first().click();
    await page.waitForURL('**/doc/**');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      chooseIn(page, 'Save as', 'CSV'),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.csv$/);
    await page.getByRole('button', { name: 'Run again' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Run', exact: true }).click();
    await page.waitForURL((url) => !url.pathname.includes(id));
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await page.getByText('Stopped', { exact: true }).first().waitFor();
  });

  it('pictures the pages in the browser, and only while somebody watches', async () => {
    const { page } = gui;
    const looks: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/glimpse')) looks.push(request.url());
    });
    await crawl({
      url: `${site.origin}/site/60/`,
      limit: 40,
      scrapeOptions: { waitFor: 2_500, maxAge: 0 },
    });
    await page.getByRole('tab', { name: 'Watch' }).waitFor();
    expect(looks).toEqual([]);
    await gui.press('w');
    const tile = page.getByRole('img', { name: /How .* looks now/ }).first();
    await tile.waitFor({ timeout: 30_000 });
    const size = await tile.evaluate((image: HTMLImageElement) => image.naturalWidth);
    expect(size).toBeGreaterThan(200);
    await gui.press('p');
    await page.getByRole('rowgroup', { name: 'Pages' }).waitFor();
    const asked = looks.length;
    await page.waitForTimeout(1_600);
    expect(looks.length).toBe(asked);
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await page.getByText('Stopped', { exact: true }).first().waitFor();
  });

  it('logged no error on the way', () => {
    expect(gui.complaints).toEqual([]);
    expect(gui.strangers).toEqual([]);
  });

  function counts(id: string): ReturnType<ReturnType<typeof store>['counts']> {
    return store().counts(id);
  }

  function store() {
    return service.hearth.rooms().backend.store;
  }
});
