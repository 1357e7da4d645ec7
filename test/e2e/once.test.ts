/** What is begun once although a mouse or a key says it twice; and the focus, which comes back from a dialog. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type TestService } from '../support/service.ts';
import { type FixtureSite, startSite } from '../support/site.ts';
import { isBuilt, openWindow, type GuiWindow } from '../support/window.ts';

describe.skipIf(!isBuilt)('begun once', () => {
  let service: TestService;
  let site: FixtureSite;
  let gui: GuiWindow;
  const posted: string[] = [];

  beforeAll(async () => {
    [service, site] = await Promise.all([startService(), startSite()]);
    gui = await openWindow(service);
    gui.page.on('request', (request) => {
      if (request.method() === 'POST') posted.push(new URL(request.url()).pathname);
    });
  }, 120_000);
  afterAll(async () => {
    await gui.close();
    await service.stop();
    await site.close();
  });

  const button = (name: string | RegExp) => gui.page.getByRole('button', { name });

  it('starts one crawl for a double click, and does not stop it again', async () => {
    const { page } = gui;
    site.latencyMs = 300;
    await gui.open('/playground/crawl');
    await page.getByLabel('Start address').fill(`${site.origin}/site/50/`);
    posted.length = 0;
    await button(/^Run/).dblclick({ delay: 40 });
    await page.getByRole('region', { name: 'Result' }).getByText('Running').waitFor();
    expect(posted).toEqual(['/console/run/crawl']);
    site.latencyMs = 0;
  });

  it('makes one key for a double click, and goes on showing it', async () => {
    const { page } = gui;
    await gui.open('/keys');
    await button('Create key').first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Twice');
    posted.length = 0;
    await dialog.getByRole('button', { name: /^Create/ }).dblclick();
    await dialog.getByRole('button', { name: /^Copy/ }).first().waitFor();
    expect(posted).toEqual(['/console/keys']);
  });

  it('runs once while its keys are held', async () => {
    const { page } = gui;
    await gui.open('/playground/scrape');
    await page.getByLabel('Page address').fill(`${site.origin}/site/50/`);
    posted.length = 0;
    await page.keyboard.down('Control');
    for (let held = 0; held < 6; held += 1) {
      await page.keyboard.down('Enter');
      await page.waitForTimeout(60);
    }
    await page.keyboard.up('Enter');
    await page.keyboard.up('Control');
    await page.getByRole('tab', { name: /^Markdown/ }).waitFor();
    expect(posted).toEqual(['/console/run/scrape']);
  });

  it.each([
    ['/keys', 'Create key'],
    ['/library', 'Keep a page'],
    ['/library/monitors', 'Watch a page'],
    ['/settings/storage', 'Clear…'],
    ['/playground/scrape', /^Find or run/],
  ])('gives the focus back to what opened a dialog: %s', async (path, name) => {
    const { page } = gui;
    await gui.open(path);
    const opener = button(name).first();
    await opener.focus();
    await gui.press('Enter');
    await page.getByRole('dialog').waitFor();
    await gui.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect
      .poll(() => opener.evaluate((one) => one === document.activeElement), { timeout: 2_000 })
      .toBe(true);
  });
});
