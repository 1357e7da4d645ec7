/** Nothing loses its place: filters, scroll, addresses, sessions, runs under way; and every width shows its result. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startService, type TestService } from '../support/service.ts';
import { startSite, type FixtureSite } from '../support/site.ts';
import { isBuilt, openWindow, type GuiWindow } from '../support/window.ts';

describe.skipIf(!isBuilt)('the place one was at', () => {
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

  const authorization = (): { readonly authorization: string } => ({
    authorization: `Bearer ${service.hearth.sessionToken}`,
  });

  it('opens a new tab without a session from a tab that has one (G-D4)', async () => {
    const { page, context } = gui;
    await gui.open('/jobs');
    await page.getByRole('heading', { name: 'Jobs' }).waitFor();
    // headless Chromium drops or hangs one tab in twenty that a Ctrl+click opens, of any page: what the
    // browser would open is read here, and opened by hand
    const left = page.evaluate(
      () =>
        new Promise<string | undefined>((resolve) => {
          const read = (event: MouseEvent): void => {
            const link = event.target instanceof Element ? event.target.closest('a') : null;
            resolve(event.defaultPrevented ? undefined : link?.href);
            event.preventDefault();
          };
          addEventListener('click', read, { once: true });
        }),
    );
    await page.getByRole('link', { name: 'Keys' }).click({ modifiers: ['ControlOrMeta'] });
    const href = await left;
    expect(href).toBe(`${service.address}/keys`);
    const tab = await context.newPage();
    await tab.goto(href ?? '');
    await tab.getByRole('heading', { name: 'Keys' }).waitFor();
    await tab.close();
    const bookmark = await context.newPage();
    await bookmark.goto(`${service.address}/plan`);
    await bookmark.getByRole('heading', { name: 'Plan & billing' }).waitFor();
    await bookmark.close();
  });

  it('opens one window with a printed link, once, and leaves no session in the history (G-D4)', async () => {
    const { url } = await link();
    const fresh = await gui.browser.newContext();
    const page = await fresh.newPage();
    await page.goto(url);
    await page.getByLabel('Page address').waitFor();
    expect(page.url()).not.toContain('#');
    const entries = await page.evaluate(() =>
      JSON.stringify(performance.getEntries().map(({ name }) => name)),
    );
    expect(entries).not.toContain(service.hearth.sessionToken);
    await fresh.close();
    const thief = await gui.browser.newContext();
    const late = await thief.newPage();
    await late.goto(url);
    await late.getByText('This address was used before').waitFor();
    await thief.close();
  });

  it('is open in a tab that left for another page before the link was answered', async () => {
    const { url } = await link();
    const context = await gui.browser.newContext();
    const page = await context.newPage();
    const taken = Promise.withResolvers<true>();
    await page.route(
      '**/console/session',
      async (route) => {
        await route.fetch();
        taken.resolve(true);
      },
      { times: 1 },
    );
    await page.goto(url);
    await taken.promise;
    await page.goto(`${service.address}/jobs`);
    await page.getByRole('heading', { name: 'Jobs', exact: true }).waitFor();
    await context.close();
  });

  async function link(): Promise<{ readonly url: string }> {
    const response = await fetch(`${service.address}/console/session/link`, {
      method: 'POST',
      headers: { authorization: `Bearer ${service.hearth.localToken}` },
    });
    return (await response.json()) as { readonly url: string };
  }

  it('has seven places in the sidebar; what lies within one stands in its head and in the palette', async () => {
    const { page } = gui;
    await gui.open('/playground/scrape');
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('link', { name: 'Settings' }).waitFor();
    const names = await main.getByRole('listitem').allInnerTexts();
    expect(names.map((name) => name.replace(/\s+\d+$/, ''))).toEqual([
      'Playground',
      'Recipes',
      'Library',
      'Jobs',
      'Keys',
      'Usage',
      'Settings',
    ]);
    const places = [
      ['m', 'Monitors', 'Library', '/library/monitors'],
      ['b', 'Plan & billing', 'Usage', '/plan'],
      ['i', 'About', 'Settings', '/about'],
    ] as const;
    for (const [key, name, of, path] of places) {
      await page.locator('body').click({ position: { x: 2, y: 2 } });
      await gui.press('g', key);
      await page.getByRole('heading', { level: 1, name }).waitFor();
      expect(new URL(page.url()).pathname).toBe(path);
      expect(await page.title()).toBe(`${name} · Hearth`);
      const above = main.getByRole('link', { name: new RegExp(`^${of}`) });
      expect(await above.getAttribute('aria-current')).toBe('page');
      await page
        .getByRole('navigation', { name: `${of}, ${name}` })
        .getByRole('link')
        .click();
      await page.getByRole('heading', { level: 1, name: of }).waitFor();
      await gui.press('ControlOrMeta+K');
      await page.getByRole('dialog').waitFor();
      await page.keyboard.type(name);
      await page.getByRole('option', { name }).first().waitFor();
      await gui.press('Enter');
      await page.getByRole('heading', { level: 1, name }).waitFor();
    }
  });

  it('takes typed words for no address in the palette', async () => {
    const { page } = gui;
    await gui.open('/keys');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await gui.press('ControlOrMeta+K');
    const palette = page.getByRole('dialog');
    await palette.waitFor();
    await page.keyboard.type('oatcake');
    await palette.getByText('With these words').waitFor();
    await gui.press('ControlOrMeta+A');
    await page.keyboard.type('oats.example');
    await palette.getByText('With this address').waitFor();
    await gui.press('Escape');
  });

  it('lists the addresses of a map without what they all begin with', async () => {
    const { page } = gui;
    await gui.open('/playground/map');
    await page.getByLabel('Start address').fill(`${site.origin}/site/30/`);
    await gui.press('Enter');
    const address = page.getByText('/site/30/p/2', { exact: false }).first();
    await address.waitFor({ timeout: 60_000 });
    expect(await address.innerText()).not.toContain('://');
    expect(await address.locator('..').getAttribute('title')).toContain('://');
  });

  it('finds the list of pages as it was left on the way back from a document (G-D7)', async () => {
    const { page } = gui;
    const started = await fetch(`${service.address}/console/run/crawl`, {
      method: 'POST',
      headers: authorization(),
      body: JSON.stringify({ url: `${site.origin}/site/400/`, sitemap: 'skip', limit: 400 }),
    });
    const { id } = (await started.json()) as { readonly id: string };
    const { store } = service.hearth.rooms().backend;
    await expect
      .poll(async () => (await store.findJob(id))?.status, { timeout: 60_000 })
      .toBe('completed');
    await gui.open(`/jobs/${id}`);
    await page.getByLabel('Address or title').fill('/p/');
    await page.getByText(/^399 hits$/).waitFor();
    const list = page.getByRole('rowgroup', { name: 'Pages' });
    await list.evaluate((element) => element.scrollTo(0, 6_400));
    await expect.poll(() => new URL(page.url()).searchParams.get('row')).toBe('200');
    const first = list.locator('[data-index="204"] a');
    const address = await first.innerText();
    await first.click();
    await page.waitForURL('**/doc/**');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
    await list.locator('[data-index="204"]').getByText(address).waitFor();
    expect(await list.evaluate((element) => element.scrollTop)).toBe(6_400);
    expect(await page.getByLabel('Address or title').inputValue()).toBe('/p/');
    await page.reload();
    await list.locator('[data-index="204"]').getByText(address).waitFor();
    expect(await list.evaluate((element) => element.scrollTop)).toBe(6_400);
  });

  it('moves the focus with J and K, in a table whose columns have names', async () => {
    const { page } = gui;
    await gui.open('/jobs');
    const rows = page.getByRole('table', { name: 'Jobs' }).getByRole('row');
    await rows.nth(1).waitFor();
    await gui.press('j');
    const focused = (): Promise<string | undefined> =>
      page.evaluate(
        () => document.activeElement?.closest('[role="row"]')?.textContent ?? undefined,
      );
    await expect.poll(focused).toContain('/site/400');
    const names = await page.getByRole('columnheader').allInnerTexts();
    expect(names.map((name) => name.trim())).toEqual([
      'Outcome',
      'Target',
      'Progress',
      'Credits',
      'From',
      'When',
      'Actions',
    ]);
    await gui.press('Enter');
    await page.getByRole('rowgroup', { name: 'Pages' }).getByRole('link').first().waitFor();
    await gui.press('j', 'j');
    await expect.poll(focused).toContain('/p/');
    expect(await page.title()).toBe(`Crawl · ${site.host}/site/400 · Hearth`);
  });

  it('carries the address from one operation to the next, and keeps the rest of each form (G-D11)', async () => {
    const { page } = gui;
    await gui.open('/playground/map');
    await page.getByLabel('Start address').fill('https://older.example/');
    await gui.open('/playground/scrape');
    await page.getByLabel('Page address').fill(`${site.origin}/docs/4`);
    for (const [name, field] of [
      ['Map', 'Start address'],
      ['Crawl', 'Start address'],
    ] as const) {
      await page.getByRole('link', { name, exact: true }).click();
      await page.waitForURL(`**/playground/${name.toLowerCase()}`);
      await expect.poll(() => page.getByLabel(field).inputValue()).toBe(`${site.origin}/docs/4`);
    }
  });

  it('keeps a scrape through a reload: its address stands in the window’s from the start (G-D17)', async () => {
    const { page } = gui;
    site.latencyMs = 3_000;
    await gui.open('/playground/scrape');
    await page.getByLabel('Page address').fill(`${site.origin}/site/20/p/19`);
    await gui.press('Enter');
    await page.waitForURL(/run=/);
    await expect.poll(() => site.requests.length).toBeGreaterThan(0);
    await page.reload();
    await page.getByRole('region', { name: 'Result' }).getByText('200').waitFor();
    expect(await page.getByLabel('Page address').inputValue()).toBe(`${site.origin}/site/20/p/19`);
  });

  it('says that a mistyped address is none, with a way back; a script gets the JSON of the API', async () => {
    // a tab of its own: Chromium notes the 404
    const page = await gui.context.newPage();
    await page.goto(`${service.address}/liberry`);
    await page.getByText('There is nothing at this address.').waitFor();
    await page.getByRole('button', { name: 'Go to the Playground' }).click();
    await page.getByLabel('Page address').waitFor();
    await page.close();
    const answer = await fetch(`${service.address}/liberry`);
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { success: false, error: 'Not Found' },
    ]);
  });

  it('folds the form and shows the result in a narrow window (G-D5)', async () => {
    const { page } = gui;
    for (const [width, height] of [
      [390, 844],
      [640, 410],
      [960, 700],
    ] as const) {
      await page.setViewportSize({ width, height });
      await gui.open('/playground/scrape');
      await page.getByLabel('Page address').fill(`${site.origin}/site/20/p/2`);
      await page.getByRole('button', { name: /^Run/ }).click();
      const heading = page
        .getByRole('region', { name: 'Result' })
        .getByRole('heading', { level: 2 });
      await heading.waitFor();
      const box = await heading.boundingBox();
      expect(box?.y).toBeGreaterThan(0);
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThan(height - 28);
      await page.getByRole('button', { name: /^Edit the request/ }).click();
      await page.getByLabel('Page address').waitFor();
    }
  });

  it('logged no error on the way', () => {
    expect(gui.complaints).toEqual([]);
  });
});
