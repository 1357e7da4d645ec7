/** The window where several services share a database: who is there, what each has in hand, and who fell silent. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOf } from '../support/axe.ts';
import { freshSchema, postgresServer, type TestServer } from '../support/postgres-server.ts';
import { serveProcess, type ServedProcess } from '../support/serve.ts';
import { startSite, type FixtureSite } from '../support/site.ts';
import { isBuilt, openWindow, type GuiWindow } from '../support/window.ts';

describe.skipIf(!isBuilt)('several services in the window', () => {
  const root = mkdtempSync(join(tmpdir(), 'hearth-services-'));
  const schema = freshSchema();
  let server: TestServer;
  let site: FixtureSite;
  let desk: ServedProcess;
  let crawler: ServedProcess | undefined;
  let gui: GuiWindow;

  const serve = (name: string, role: string): Promise<ServedProcess> =>
    serveProcess(join(root, name), 0, {
      flags: [
        ...['--database', server.database, '--database-schema', schema],
        ...['--role', role, '--node-name', name],
      ],
      onLog: () => undefined,
    });

  beforeAll(async () => {
    [server, site] = await Promise.all([postgresServer(), startSite()]);
    desk = await serve('desk', 'api,render');
    const { address, sessionToken } = desk;
    gui = await openWindow({ address, hearth: { sessionToken } });
  }, 120_000);
  afterAll(async () => {
    await gui.close();
    await Promise.all([desk.kill(), crawler?.kill()]);
    await Promise.all([server.close(), site.close()]);
    rmSync(root, { recursive: true, force: true });
  });

  const row = (name: string) => gui.page.getByRole('row', { name });

  it('are a place of their own, with what nobody does in words', async () => {
    const { page } = gui;
    await gui.open('/jobs');
    await page.getByRole('heading', { name: 'Jobs' }).waitFor();
    await gui.press('g', 'v');
    await page.getByRole('heading', { name: 'Services', level: 1 }).waitFor();
    await row('desk').getByText('this one').waitFor();
    await row('desk').getByText('API, renders').waitFor();
    await page.getByText('No service works on crawls').waitFor();
    expect(await page.getByRole('link', { name: 'Services' }).getAttribute('aria-current')).toBe(
      'page',
    );
    crawler = await serve('crawler-1', 'crawl');
    await row('crawler-1').getByText('crawls').waitFor();
    await page.getByText('No service works on crawls').waitFor({ state: 'detached' });
    expect(await violationsOf(gui, 'services')).toEqual([]);
    const again = await page.reload();
    expect(again?.status()).toBe(200);
    await row('crawler-1').getByText('crawls').waitFor();
  }, 60_000);

  it('are named where pages of a job run, and one that was killed is silent, then gone', async () => {
    const { page } = gui;
    site.latencyMs = 150;
    const body = { url: `${site.origin}/site/400/`, limit: 400, sitemap: 'skip' };
    await gui.open('/playground/crawl');
    await page.getByLabel('Start address').waitFor();
    await page.evaluate((text) => navigator.clipboard.writeText(text), JSON.stringify(body));
    await gui.press('ControlOrMeta+V', 'ControlOrMeta+Enter');
    await page.getByText(/runs on crawler-1 \(\d+\)/).waitFor({ timeout: 30_000 });
    await gui.open('/services');
    const underWay = row('crawler-1').getByRole('cell').nth(2);
    await expect
      .poll(async () => Number(await underWay.textContent()), { timeout: 20_000 })
      .toBeGreaterThan(0);
    await crawler?.kill();
    crawler = undefined;
    await row('crawler-1').waitFor({ state: 'detached', timeout: 40_000 });
    await page.getByText('No service works on crawls').waitFor();
  }, 120_000);

  it('one that has its own database has no such place', async () => {
    const alone = await serveProcess(join(root, 'alone'), 0);
    const { address, sessionToken } = alone;
    const other = await openWindow({ address, hearth: { sessionToken } });
    try {
      await other.page.getByRole('link', { name: 'Settings' }).waitFor();
      expect(await other.page.getByRole('link', { name: 'Services' }).count()).toBe(0);
      await other.open('/services');
      await other.page.getByText('on a database of its own').waitFor();
    } finally {
      await other.close();
      await alone.stop();
    }
  }, 60_000);
});
