/** Watching a page in the window: the dialog, the looks with the words that changed, pause, and removal with undo. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOf } from '../support/axe.ts';
import { startService, type TestService } from '../support/service.ts';
import { type FixtureSite, startSite } from '../support/site.ts';
import { isBuilt, openWindow, type GuiWindow } from '../support/window.ts';

let service: TestService;
let site: FixtureSite;
let gui: GuiWindow;

function setPrice(price: string): void {
  const text = 'A kettle of brass that keeps its heat for the whole of an evening, made by hand. ';
  const body = `<html lang="en"><head><title>Kettles</title></head><body><main><h1>Kettles</h1><p>${text.repeat(4)}</p><p>The large kettle costs ${price} with its lid.</p></main></body></html>`;
  site.files.set('/kettles', { type: 'text/html', body });
}

const heading = (name: string) => gui.page.getByRole('heading', { level: 1, name });
const button = (name: string) => gui.page.getByRole('button', { name, exact: true });

describe.skipIf(!isBuilt)('monitors in the window', () => {
  beforeAll(async () => {
    [service, site] = await Promise.all([
      startService({ flags: { 'library-min-free-bytes': '0' } }),
      startSite(),
    ]);
    setPrice('40 EUR');
    gui = await openWindow(service, { path: '/library/monitors' });
  }, 120_000);

  afterAll(async () => {
    await gui.close();
    await service.stop();
    await site.close();
  });

  it('says that nothing is watched, and starts by keys alone', async () => {
    const { page } = gui;
    await heading('Monitors').waitFor();
    expect(await violationsOf(gui, 'no monitors')).toEqual([]);
    await button('Watch a page').focus();
    await gui.press('Enter');
    await page.getByRole('dialog').waitFor();
    await gui.press('Enter');
    await page.getByText('Enter the address of a page').waitFor();
    expect(await violationsOf(gui, 'watch dialog')).toEqual([]);
    await page.getByLabel('Address').fill(`${site.origin}/kettles`);
    await page.getByRole('radio', { name: 'Week' }).click();
    await page.getByLabel('On', { exact: true }).selectOption({ label: 'Friday' });
    await page.getByLabel('At', { exact: true }).fill('18:30');
    await page.getByLabel('Name').fill('Brass kettles');
    await page.getByLabel('Name').press('Enter');
    await heading('Brass kettles').waitFor();
    await page.getByText('every Friday at 18:30').waitFor();
    const notices = page.getByRole('term').filter({ hasText: 'Notices' });
    expect(await notices.locator('xpath=following-sibling::dd').innerText()).toBe('in Hearth');
    await page.getByText('First look', { exact: true }).waitFor({ timeout: 60_000 });
    // the facts above the list follow at once: no "never" beside a look that is there
    await page.getByText(/· 1 look$/).waitFor({ timeout: 4_000 });
    await button('Look now').waitFor({ timeout: 4_000 });
  }, 120_000);

  it('shows the words that changed, the texts of before and then, and tells of it', async () => {
    const { page } = gui;
    setPrice('45 EUR');
    await button('Look now').click();
    const notice = page.getByRole('status').filter({ hasText: 'Changed: Brass kettles' });
    await notice.waitFor({ timeout: 60_000 });
    await page.locator('del', { hasText: '40' }).waitFor({ timeout: 60_000 });
    await page.locator('ins', { hasText: '45' }).waitFor();
    expect(await violationsOf(gui, 'monitor with a change')).toEqual([]);
    await button('Text before').click();
    await page.getByRole('dialog').getByText('costs 40 EUR').waitFor();
    expect(await violationsOf(gui, 'kept text')).toEqual([]);
    await gui.press('Escape');
    await page.getByRole('radio', { name: 'Changes' }).click();
    await expect.poll(() => page.getByText('First look', { exact: true }).count()).toBe(0);
  }, 120_000);

  it('says in the sidebar, at the Library, that there is a change nobody has seen', async () => {
    const { page } = gui;
    const path = new URL(page.url()).pathname.replace('/library', '');
    await gui.open('/playground/scrape');
    setPrice('50 EUR');
    expect((await service.ask('POST', `${path}/run`, {})).status).toBe(200);
    const library = page.getByRole('navigation', { name: 'Main' }).getByRole('link', {
      name: /^Library/,
    });
    await library.getByLabel('1 new change').waitFor({ timeout: 60_000 });
    await library.click();
    const head = page.getByRole('navigation', { name: 'Library, Monitors' });
    await head.getByLabel('1 new change').waitFor();
    await head.getByRole('link', { name: 'Monitors' }).click();
    await page.getByRole('link', { name: 'Brass kettles' }).click();
    await page.locator('ins', { hasText: '50' }).waitFor({ timeout: 60_000 });
  }, 120_000);

  it('is renamed without its time in minutes being asked again', async () => {
    const { page } = gui;
    const path = new URL(page.url()).pathname.replace('/library', '');
    expect((await service.ask('PATCH', path, { every: '30m' })).status).toBe(200);
    await page.reload();
    await page.getByText('every 30 minutes').waitFor();
    await button('Change').click();
    await page.getByLabel('Name').fill('Kettles of brass');
    await page.getByLabel('Name').press('Enter');
    await heading('Kettles of brass').waitFor();
    await page.getByText('every 30 minutes').waitFor();
    await button('Change').click();
    await page.getByLabel('Name').fill('');
    await page.getByLabel('Name').press('Enter');
    await page.getByRole('heading', { name: /^127\.0\.0\.1:/ }).waitFor();
    await button('Change').click();
    await page.getByRole('radio', { name: 'Day', exact: true }).click();
    await page.getByLabel('At', { exact: true }).fill('');
    await page.getByLabel('Name').fill('Brass kettles');
    await button('Save').click();
    await page.getByText('Enter a time of the day').waitFor();
    expect(await violationsOf(gui, 'watch dialog without a time')).toEqual([]);
    await page.getByLabel('At', { exact: true }).fill('06:00');
    await button('Save').click();
    await heading('Brass kettles').waitFor();
    await page.getByText('every day at 06:00').waitFor();
  }, 60_000);

  it('is paused, changed, removed and had back', async () => {
    const { page } = gui;
    await button('Pause').click();
    await page.getByText('Paused', { exact: true }).first().waitFor();
    await button('Change').click();
    await page.getByRole('radio', { name: 'Hours' }).click();
    await page.getByLabel('Every how many hours').fill('0');
    await button('Save').click();
    await page.getByText('Enter a whole number').waitFor();
    await page.getByLabel('Every how many hours').fill('6');
    await button('Save').click();
    await page.getByText('every 6 hours').waitFor();
    // that something changed is heard before the answer
    await page.route('**/monitors/*', async (route) => {
      const response = await route.fetch();
      if (route.request().method() === 'DELETE') await sleep(500);
      await route.fulfill({ response });
    });
    await button('Remove').click();
    await page.getByText('Brass kettles is removed.').waitFor();
    await page.unrouteAll({ behavior: 'wait' });
    await button('Undo').click();
    await page.getByRole('link', { name: 'Brass kettles' }).waitFor();
    expect(await violationsOf(gui, 'monitors')).toEqual([]);
    await page.setViewportSize({ width: 390, height: 780 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await page.setViewportSize({ width: 1280, height: 820 });
    expect(gui.complaints).toEqual([]);
  }, 120_000);
});
