/** Keys are seen once and the last one stays; usage is the sum of the runs. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type TestService } from '../support/service.ts';
import { startSite, type FixtureSite } from '../support/site.ts';
import { isBuilt, openWindow, type GuiWindow } from '../support/window.ts';

describe.skipIf(!isBuilt)('keys and usage', () => {
  let service: TestService;
  let site: FixtureSite;
  let gui: GuiWindow;
  let secret = '';

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

  const scrapeWith = (key: string, path: string): Promise<Response> =>
    fetch(`${service.address}/v2/scrape`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      body: JSON.stringify({ url: `${site.origin}${path}`, maxAge: 0 }),
    });

  it('does not let the last key be revoked, and offers a new one instead', async () => {
    const { page } = gui;
    await gui.open('/keys');
    await page.getByRole('button', { name: 'Revoke default' }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByText(/only active key|at least one/i)
      .first()
      .waitFor();
    expect(await dialog.getByRole('textbox').count()).toBe(0);
    await dialog.getByRole('button', { name: /Create/ }).click();
    await page.getByLabel('Name').waitFor();
  });

  it('shows a new key once, by keyboard alone; it works; a reload does not bring it back', async () => {
    const { page } = gui;
    await gui.open('/keys');
    await page.getByRole('row', { name: /default/ }).waitFor();
    await gui.press('n');
    await page.getByLabel('Name').waitFor();
    await page.keyboard.type('laptop');
    await gui.press('Enter');
    secret = await page.locator('[data-secret]').innerText();
    expect(secret).toMatch(/^[0-9a-f-]{36}$/);
    // Escape would lose it: the dialog stays until it is said that it was copied
    await gui.press('Escape');
    expect(await page.locator('[data-secret]').isVisible()).toBe(true);
    await page
      .getByRole('button', { name: 'Copy key' })
      .or(page.getByRole('button', { name: /Copy the key/ }))
      .first()
      .click();
    expect(await gui.clipboard()).toBe(secret);
    await page.getByRole('button', { name: 'I have copied it' }).click();
    expect((await scrapeWith(secret, '/static/5kb')).status).toBe(200);
    await page.reload();
    await page.getByRole('row', { name: /laptop/ }).waitFor();
    expect(await page.content()).not.toContain(secret);
    const kept = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    );
    expect(kept).not.toContain(secret);
  });

  it('limits a key, and the limit holds on the wire', async () => {
    const { page } = gui;
    await page
      .getByRole('row', { name: /laptop/ })
      .getByRole('button')
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page
      .getByRole('row', { name: /laptop/ })
      .getByText('Search')
      .waitFor();
    expect((await scrapeWith(secret, '/static/5kb')).status).toBe(403);
  });

  it('shows the last day on which a key works, whoever set it', async () => {
    const { page } = gui;
    const { keys, account } = service.hearth.rooms();
    // as the CLI does: to the midnight of UTC after that day
    const limits = { expiresAt: Date.UTC(2033, 0, 1) };
    await keys.create({ accountId: account.id, name: 'by hand', limits });
    await gui.open('/keys');
    const row = page.getByRole('row', { name: /by hand/ });
    await row.getByText('until Dec 31, 2032').waitFor();
    await row.getByRole('button').first().click();
    const until = page.getByLabel('Works until');
    expect(await until.inputValue()).toBe('2032-12-31');
    await until.fill('2032-11-30');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await row.getByText('until Nov 30, 2032').waitFor();
  });

  it('says that a key has expired, and does not count it among the active ones', async () => {
    const { page } = gui;
    const { keys, account } = service.hearth.rooms();
    const limits = { expiresAt: Date.UTC(2020, 0, 1) };
    await gui.open('/keys');
    const count = page.getByText(/^\d+ active$/);
    const before = await count.innerText();
    await keys.create({ accountId: account.id, name: 'of long ago', limits });
    await page.reload();
    await page
      .getByRole('row', { name: /of long ago/ })
      .getByText('expired', { exact: true })
      .waitFor();
    expect(await count.innerText()).toBe(before);
  });

  it('revokes a key only after its name was typed; then it opens nothing', async () => {
    const { page } = gui;
    await page.getByRole('button', { name: 'Revoke laptop' }).click();
    const dialog = page.getByRole('dialog');
    const revoke = dialog.getByRole('button', { name: 'Revoke', exact: true });
    expect(await revoke.isDisabled()).toBe(true);
    await dialog.getByRole('textbox').fill('laptop');
    await revoke.click();
    await page
      .getByRole('row', { name: /laptop/ })
      .getByText('revoked')
      .waitFor();
    expect((await scrapeWith(secret, '/static/5kb')).status).toBe(401);
  });

  it('counts what the runs cost, to the credit, by operation and by key', async () => {
    const { page } = gui;
    for (const path of ['/static/5kb', '/static/20kb', '/status/404'])
      await scrapeWith(service.key, path);
    await service.ask('POST', '/v2/map', { url: `${site.origin}/site/20/` });
    const { json } = await service.ask('POST', '/v2/crawl', {
      url: `${site.origin}/site/20/`,
      limit: 20,
    });
    const { store } = service.hearth.rooms().backend;
    const { id } = json as { id: string };
    await expect.poll(async () => (await store.findJob(id))?.status).toBe('completed');
    const jobs = await store.listJobs({ limit: 100 });
    const counts = await Promise.all(jobs.map((job) => store.counts(job.id)));
    const sum = counts.reduce((total, one) => total + one.credits, 0);
    expect(sum).toBeGreaterThan(20);
    await gui.open('/usage?view=table');
    const figure = page.getByText('Credits in this view').locator('..');
    await expect.poll(() => figure.innerText()).toContain(String(sum));
    await page
      .getByText(`${(1_000_000 - sum).toLocaleString('en-US')} of 1,000,000 credits`)
      .waitFor();
    const total = async (): Promise<number> => {
      const cells = await page.locator('tfoot td, tfoot th').allInnerTexts();
      return Number(cells.at(-1)?.replaceAll(/\D/g, ''));
    };
    expect(await total()).toBe(sum);
    await page.getByRole('radio', { name: 'Key' }).click();
    await page.getByText('default').first().waitFor();
    expect(await total()).toBe(sum);
    await page.getByText('Ledger and jobs agree').waitFor();
  });
});
