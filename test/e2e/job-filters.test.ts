/** Filters of the list of jobs: real Chromium, real service, fixture site. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type TestService } from '../support/service.ts';
import { startSite, type FixtureSite } from '../support/site.ts';
import { isBuilt, openWindow, type GuiWindow } from '../support/window.ts';

describe.skipIf(!isBuilt)('the list of jobs', () => {
  let service: TestService;
  let site: FixtureSite;
  let gui: GuiWindow;

  beforeAll(async () => {
    [service, site] = await Promise.all([startService(), startSite()]);
    const { keys, account } = service.hearth.rooms();
    const other = await keys.create({ accountId: account.id, name: 'other' });
    for (const [token, path] of [
      [service.key, '/site/20/'],
      [other.secret, '/site/30/'],
    ] as const) {
      await fetch(`${service.address}/v2/map`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ url: site.origin + path, sitemap: 'skip' }),
      });
    }
    gui = await openWindow(service, { path: '/jobs' });
  });
  afterAll(async () => {
    await gui.close();
    await service.stop();
    await site.close();
  });

  it('shows what one key started, and what was started on some days; both stand in the address', async () => {
    const { page } = gui;
    const rows = page.getByRole('table', { name: 'Jobs' }).locator('[data-job]');
    await expect.poll(() => rows.count()).toBe(2);
    const key = page.getByRole('combobox', { name: 'Key' });
    await page.getByRole('option', { name: /^other/ }).waitFor({ state: 'attached' });
    const [chosen] = await key.selectOption({ index: 3 });
    await expect.poll(() => rows.count()).toBe(1);
    expect(page.url()).toContain(`key=${chosen ?? '?'}`);
    await page.reload();
    await expect.poll(() => rows.count()).toBe(1);
    await key.selectOption({ label: 'No key: this window, command line' });
    await page.getByText('No job matches these filters.').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(() => rows.count()).toBe(2);
    expect(new URL(page.url()).search).toBe('');

    await page.getByLabel('Started on or before').fill('2020-01-01');
    await page.getByText('No job matches these filters.').waitFor();
    expect(page.url()).toContain('to=2020-01-01');
    await page.getByLabel('Started on or before').fill('');
    await page.getByLabel('Started on or after').fill('2020-01-01');
    await expect.poll(() => rows.count()).toBe(2);
    expect(page.url()).toContain('from=2020-01-01');
    expect(gui.complaints).toEqual([]);
  });

  it('has the actions of a job where there is little room, too', async () => {
    const { page } = gui;
    await page.setViewportSize({ width: 480, height: 820 });
    const [row] = await page.getByRole('table', { name: 'Jobs' }).locator('[data-job]').all();
    const again = row?.getByRole('button', { name: /^Run again: Map / });
    await again?.waitFor({ timeout: 5_000 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(480);
    await page.setViewportSize({ width: 1280, height: 820 });
  });

  it('says that older jobs could not be read, and reads them when asked again', async () => {
    const { page } = gui;
    // as if there were hundreds: the service gives one at a time
    await page.route(/\/console\/jobs\?.*limit=100/, (route) => {
      const url = route.request().url();
      return url.includes('after=')
        ? route.fulfill({ status: 500, json: { success: false, error: 'A bad moment' } })
        : route.continue({ url: url.replace('limit=100', 'limit=1') });
    });
    await gui.open('/jobs');
    const more = page.getByRole('button', { name: 'Show older jobs' });
    await more.click();
    await page.getByRole('alert').filter({ hasText: 'A bad moment' }).waitFor({ timeout: 5_000 });
    await page.unrouteAll();
    await more.click();
    const rows = page.getByRole('table', { name: 'Jobs' }).locator('[data-job]');
    await expect.poll(() => rows.count()).toBe(2);
  });
});
