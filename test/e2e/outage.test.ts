/** The service killed and started again in the middle of a crawl; the network of the window gone. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveProcess, type ServedProcess } from '../support/serve.ts';
import { startSite, type FixtureSite } from '../support/site.ts';
import { isBuilt, openWindow, type GuiWindow } from '../support/window.ts';

describe.skipIf(!isBuilt)('the service gone', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hearth-outage-'));
  let served: ServedProcess;
  let site: FixtureSite;
  let gui: GuiWindow;
  const resumedAfter: (string | undefined)[] = [];

  beforeAll(async () => {
    site = await startSite();
    served = await serveProcess(dataDir, 0);
    const { address, sessionToken } = served;
    gui = await openWindow({ address, hearth: { sessionToken } });
    gui.page.on('request', (request) => {
      if (request.url().endsWith('/console/events')) {
        resumedAfter.push(request.headers()['last-event-id']);
      }
    });
  });
  afterAll(async () => {
    await gui.close();
    await served.stop();
    await site.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const bar = () => gui.page.getByRole('alert').filter({ hasText: 'Service not answering' });

  it('says so in a bar that stays, with a countdown; what was read stays readable', async () => {
    const { page } = gui;
    site.latencyMs = 60;
    await page.getByLabel('Page address').waitFor();
    await gui.open('/playground/crawl');
    const body = {
      url: `${site.origin}/site/200/`,
      limit: 200,
      sitemap: 'skip',
      maxConcurrency: 2,
    };
    await page.getByLabel('Start address').waitFor();
    await page.evaluate((text) => navigator.clipboard.writeText(text), JSON.stringify(body));
    await gui.press('ControlOrMeta+V', 'ControlOrMeta+Enter');
    const rows = page.getByRole('rowgroup', { name: 'Pages' }).getByRole('row');
    await expect.poll(() => rows.count(), { timeout: 20_000 }).toBeGreaterThan(12);
    await served.kill();
    await bar().waitFor();
    await bar()
      .getByText(/retrying in \d+ s/)
      .waitFor();
    const shown = await rows.count();
    expect(shown).toBeGreaterThan(12);
    const run = page.getByRole('button', { name: /^Run/ });
    expect(await run.isDisabled()).toBe(true);
    expect(await run.getAttribute('title')).toBe('The service does not answer');
  });

  it('opens screens it has seen, and says of others that the service is gone', async () => {
    const { page } = gui;
    await page.getByRole('link', { name: 'Keys' }).click();
    await page.getByRole('alert').filter({ hasText: 'The service does not answer' }).waitFor();
    await page.goBack();
    await page.getByRole('rowgroup', { name: 'Pages' }).waitFor();
  });

  it('goes on by itself when the service is back, after the last event it saw', async () => {
    const { page } = gui;
    const before = resumedAfter.length;
    served = await serveProcess(dataDir, Number(new URL(served.address).port));
    await bar()
      .getByRole('button', { name: 'Retry now' })
      .click({ timeout: 3_000 })
      .catch(() => undefined);
    await bar().waitFor({ state: 'detached', timeout: 15_000 });
    expect(resumedAfter.length).toBeGreaterThan(before);
    expect(Number(resumedAfter.at(-1))).toBeGreaterThan(0);
    await page
      .getByRole('region', { name: 'Result' })
      .getByText('200 of 200')
      .waitFor({ timeout: 60_000 });
    await page
      .getByRole('region', { name: 'Result' })
      .getByText('Done', { exact: true })
      .first()
      .waitFor();
    expect(await page.getByRole('button', { name: /^Run/ }).isDisabled()).toBe(false);
    await page.getByText('200 credits').waitFor();
  });

  it('treats a window without network the same, and recovers', async () => {
    const { page } = gui;
    await gui.open('/jobs');
    await page.getByRole('link', { name: /Crawl/ }).first().waitFor();
    await gui.context.setOffline(true);
    await page.getByRole('link', { name: 'Usage' }).click();
    await page.getByRole('alert').first().waitFor();
    await gui.context.setOffline(false);
    await page.getByText('Left this period').waitFor();
  });

  it('says of a run that never reached the service why, on the way back to it, too', async () => {
    const { page } = gui;
    await gui.open('/playground/scrape');
    await page.getByLabel('Page address').fill(`${site.origin}/static/5kb`);
    await page.route('**/console/run/scrape*', (route) => route.abort());
    await page.getByLabel('Page address').press('Enter');
    const result = page.getByRole('region', { name: 'Result' });
    const why = result.getByText(/does not answer|could not be reached/).first();
    await why.waitFor();
    const said = await why.innerText();
    await page.unroute('**/console/run/scrape*');
    await page.getByRole('link', { name: 'Keys' }).click();
    await page.getByRole('heading', { name: 'Keys' }).waitFor();
    await page.goBack();
    await result.getByText(said).first().waitFor();
    expect(await result.getByText('no longer kept').count()).toBe(0);
  });

  it('does not say that nothing was done of a run that broke off', async () => {
    const { page } = gui;
    await gui.open('/playground/scrape');
    await page.getByLabel('Page address').fill(`${site.origin}/static/5kb`);
    await page.route('**/console/run/scrape*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.abort();
    });
    await gui.press('Enter');
    const result = page.getByRole('region', { name: 'Result' });
    await result.getByText('It broke off while this ran.').waitFor();
    expect(await result.getByText('nothing was done').count()).toBe(0);
    await page.unroute('**/console/run/scrape*');
  });

  it('asks for the session anew when the service no longer knows it', async () => {
    const { page } = gui;
    await page.evaluate(() =>
      sessionStorage.setItem('hearth.session', 'not-the-token-of-this-service'),
    );
    await gui.open('/jobs');
    await page.getByRole('heading', { name: 'This window has no session' }).waitFor();
    await page.getByLabel('Address', { exact: true }).fill('no token in here');
    await gui.press('Enter');
    await page.getByText('There is no code in this text').waitFor();
    await page
      .getByLabel('Address', { exact: true })
      .fill(`${served.address}/#token=${served.sessionToken}`);
    await gui.press('Enter');
    await page.getByRole('heading', { name: 'Jobs' }).waitFor();
  });
});
