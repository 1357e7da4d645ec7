/**
 * The newcomer's first minute (gui section 2.3), the five operations, and code that is copied and really
 * run: real Chromium, real service, fixture site.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSearchHost, type SearchHost } from '../support/search-host.ts';
import { startService, type TestService } from '../support/service.ts';
import { startSite, type FixtureSite } from '../support/site.ts';
import { chooseIn, isBuilt, openWindow, type GuiWindow } from '../support/window.ts';

const run = promisify(execFile);

describe.skipIf(!isBuilt)('the first minute', () => {
  let service: TestService;
  let site: FixtureSite;
  let host: SearchHost;
  let gui: GuiWindow;

  beforeAll(async () => {
    site = await startSite();
    host = await startSearchHost(() => `${site.origin}/static/5kb`);
    service = await startService({ flags: { 'search-searxng-url': host.origin } });
    gui = await openWindow(service);
  });
  afterAll(async () => {
    await gui.close();
    await service.stop();
    await Promise.all([site.close(), host.close()]);
  });

  it('starts in the Playground with the cursor in the address and no question asked', async () => {
    const { page } = gui;
    const address = page.getByLabel('Page address');
    await address.waitFor();
    await page.getByText('1,000,000 of 1,000,000 credits').waitFor();
    await page.getByText(`Service on ${service.address.slice(7)}`).waitFor();
    expect(await address.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await address.getAttribute('placeholder')).toBe('https://example.com');
    expect(page.url()).not.toContain('token');
    expect(await gui.context.cookies()).toEqual([]);
  });

  it('shows the page, its cost and where to go from there, by keyboard alone', async () => {
    const { page } = gui;
    await page.keyboard.type(`${site.origin}/static/5kb`);
    await gui.press('ControlOrMeta+Enter');
    const result = page.getByRole('region', { name: 'Result' });
    await result.getByRole('heading', { name: /Article/ }).waitFor();
    await result.getByText('200', { exact: true }).waitFor();
    await result.getByText('1 credit', { exact: false }).first().waitFor();
    await page.getByText(/999,999 left/).waitFor();
    for (const next of ['Crawl this site', 'Map this site', 'Extract fields from it']) {
      expect(await result.getByRole('button', { name: next }).isVisible()).toBe(true);
    }
    expect(page.url()).toContain('run=');
  });

  it('offers the curl of that very run, and it runs: the same JSON', async () => {
    const { page } = gui;
    await page.getByRole('button', { name: 'Copy as code' }).click();
    const command = await gui.clipboard();
    expect(command).toContain('$HEARTH_API_KEY');
    expect(command).not.toContain(service.key);
    const { stdout } = await run('bash', ['-c', command], {
      env: { ...process.env, HEARTH_API_KEY: service.key },
    });
    const answer = JSON.parse(stdout) as { success: boolean; data: { markdown: string } };
    expect(answer.success).toBe(true);
    const shown = await page.locator('.cm-content').first().innerText();
    const words = (text: string): string => text.split(/\s+/).slice(0, 12).join(' ');
    expect(words(answer.data.markdown)).toBe(words(shown));
  });

  it('lists both runs in Jobs, each with who asked', async () => {
    const { page } = gui;
    // outside of any field, as a reader would: Escape leaves it
    await page.getByRole('button', { name: 'Copy as code' }).focus();
    await gui.press('g', 'j');
    await page.waitForURL('**/jobs');
    const rows = page.getByRole('table', { name: 'Jobs' }).locator('[data-job]');
    await expect.poll(() => rows.count()).toBe(2);
    expect(await rows.nth(0).innerText()).toContain('key default');
    expect(await rows.nth(1).innerText()).toContain('GUI');
  });

  it('runs JavaScript with the official SDK and Python, as copied', async () => {
    const { page } = gui;
    await gui.open('/playground/scrape');
    await page.getByLabel('Page address').fill(`${site.origin}/static/5kb`);
    await page.getByRole('button', { name: 'Links', exact: true }).click();
    const env = { ...process.env, HEARTH_API_KEY: service.key };
    await page.getByRole('button', { name: 'JavaScript' }).click();
    await page.getByRole('button', { name: 'Copy as code' }).click();
    const javascript = await gui.clipboard();
    const node = await run(process.execPath, ['--input-type=module', '-e', javascript], { env });
    expect(node.stdout).toMatch(/markdown:/);
    expect(node.stdout).toMatch(/links: \[/);
    await page.getByRole('button', { name: 'Python' }).click();
    await page.getByRole('button', { name: 'Copy as code' }).click();
    const python = await run('python3', ['-c', await gui.clipboard()], { env });
    expect(JSON.parse(python.stdout)).toMatchObject({
      success: true,
      data: { links: expect.arrayContaining([`${site.origin}/about`]) },
    });
  });

  it('fills the form from a pasted curl command and from a JSON body', async () => {
    const { page } = gui;
    await gui.open('/playground/scrape');
    await page.getByLabel('Page address').waitFor();
    const paste = (text: string): Promise<void> =>
      page.evaluate(async (value) => {
        await navigator.clipboard.writeText(value);
      }, text);
    await paste(`curl -X POST http://x/v2/map -d '{"url":"https://pasted.example","limit":7}'`);
    await page.getByLabel('Page address').focus();
    await gui.press('ControlOrMeta+V');
    await page.waitForURL('**/playground/map');
    expect(await page.getByLabel('Start address').inputValue()).toBe('https://pasted.example');
    expect(await page.getByLabel('At most').inputValue()).toBe('7');
    await paste('{"url":"https://json.example","search":"stoves","unknownOption":{"a":1}}');
    await page.getByLabel('Start address').focus();
    await page.getByLabel('Start address').fill('');
    await gui.press('ControlOrMeta+V');
    await expect
      .poll(() => page.getByLabel('Start address').inputValue())
      .toBe('https://json.example');
    expect(await page.getByLabel('Best matches for').inputValue()).toBe('stoves');
    // nothing that was pasted is lost: options without a field stand under the others
    await page.getByText('Other options').click();
    expect(await page.getByLabel('As JSON').inputValue()).toContain('unknownOption');
  });

  it('maps a site and hands an address on', async () => {
    const { page } = gui;
    await gui.open(`/playground/map?url=${encodeURIComponent(`${site.origin}/site/60/`)}&auto=1`);
    await page.getByRole('heading', { name: /addresses/ }).waitFor();
    await page.getByLabel('Filter addresses').fill('p/11');
    await page.getByRole('listitem').getByRole('button').first().click();
    await page.waitForURL('**/playground/scrape**');
    expect(await page.getByLabel('Page address').inputValue()).toContain('/site/60/p/11');
  });

  it('searches and reads what it found', async () => {
    const { page } = gui;
    await gui.open('/playground/search');
    await page.locator('[data-main-field]').fill('article one');
    await gui.press('ControlOrMeta+Enter');
    const found = page.getByRole('link', { name: 'Found by the test' });
    await found.waitFor();
    expect(await found.getAttribute('rel')).toContain('noopener');
    await page.getByRole('button', { name: 'Scrape', exact: true }).click();
    await page.waitForURL('**/playground/scrape**');
    expect(await page.getByLabel('Page address').inputValue()).toContain('/static/5kb');
  });

  it('crawls, and the pages appear one by one', async () => {
    const { page } = gui;
    await gui.open('/playground/crawl');
    await page.getByLabel('Start address').fill(`${site.origin}/site/40/`);
    await page.getByLabel('At most').fill('15');
    await gui.press('ControlOrMeta+Enter');
    await page.getByText('15 of 15').waitFor();
    await page.getByText('Done', { exact: true }).first().waitFor();
    await page.getByRole('link', { name: 'Open the job' }).click();
    await page.waitForURL('**/jobs/**');
  });

  it('extracts values without a language model and says where each stands', async () => {
    const { page } = gui;
    await gui.open('/playground/extract');
    await page.locator('[data-main-field]').fill(`${site.origin}/static/5kb`);
    await page.keyboard.press('Control+Enter');
    // what is amiss is said, and the focus is, where it can be mended
    await page.locator(':focus').and(page.getByLabel('What to find')).waitFor();
    await page.getByText('Say what to find, or give a schema.').waitFor();
    const body = {
      urls: [`${site.origin}/static/5kb`],
      schema: { type: 'object', properties: { title: { type: 'string' } } },
      showSources: true,
    };
    await page.evaluate((text) => navigator.clipboard.writeText(text), JSON.stringify(body));
    await page.locator('[data-main-field]').fill('');
    await page.locator('[data-main-field]').focus();
    await gui.press('ControlOrMeta+V', 'ControlOrMeta+Enter');
    await page.getByRole('tab', { name: 'Answer' }).waitFor();
    await page.getByRole('cell', { name: 'title', exact: true }).waitFor();
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      chooseIn(page, 'Save as', 'CSV'),
    ]);
    expect(saved.suggestedFilename()).toMatch(/^127\.0\.0\.1-\d+-\d{4}-\d\d-\d\d\.csv$/);
    expect(readFileSync(await saved.path(), 'utf8')).toMatch(/^\uFEFFtitle\r\n\S/);
    await page.getByRole('tab', { name: 'Where it stands' }).click();
    await page.getByText(`${site.origin}/static/5kb`).last().waitFor();
    await page.getByRole('tab', { name: 'JSON' }).click();
    await expect.poll(() => page.locator('.cm-content').innerText()).toContain('"title"');
  });

  it('gives a row a page of several addresses, not one record of all of them', async () => {
    const { page } = gui;
    for (const name of ['Clay', 'Glass']) {
      const body = `<main><h1>${name} mug</h1><p class="price">$${String(name.length)}.00</p></main>`;
      site.files.set(`/mug/${name}`, { type: 'text/html', body });
    }
    await gui.open('/playground/extract');
    const body = {
      urls: ['Clay', 'Glass'].map((name) => `${site.origin}/mug/${name}`),
      schema: { type: 'object', properties: { name: { type: 'string' } } },
    };
    await page.evaluate((text) => navigator.clipboard.writeText(text), JSON.stringify(body));
    await page.locator('[data-main-field]').fill('');
    await page.locator('[data-main-field]').focus();
    await gui.press('ControlOrMeta+V', 'ControlOrMeta+Enter');
    for (const name of ['Clay mug', 'Glass mug']) {
      await page.getByRole('row').filter({ hasText: name }).first().waitFor();
    }
    expect(await page.getByRole('tab', { selected: true }).first().innerText()).toContain('Table');
  });

  it('broke no content policy, asked nobody else, and logged no error on the way', () => {
    expect(gui.complaints).toEqual([]);
    expect(gui.strangers).toEqual([]);
  });
});
