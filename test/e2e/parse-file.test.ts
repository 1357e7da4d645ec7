/** A file in the Playground: chosen by keyboard, dropped, shown like a scrape, as code that is really run. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOf } from '../support/axe.ts';
import { makeDocx, makeXlsx } from '../support/documents/office.ts';
import { startService, type TestService } from '../support/service.ts';
import { isBuilt, openWindow, type GuiWindow } from '../support/window.ts';

const run = promisify(execFile);
const CHOOSE = 'Read a file instead…';

describe.skipIf(!isBuilt)('a file in the Playground', () => {
  let service: TestService;
  let gui: GuiWindow;
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'hearth-file-'));
    writeFileSync(join(folder, 'tea.docx'), makeDocx());
    writeFileSync(join(folder, 'prices.xlsx'), makeXlsx());
    writeFileSync(join(folder, 'lie.pdf'), 'no PDF');
    service = await startService();
    gui = await openWindow(service, { reducedMotion: 'reduce' });
  });
  afterAll(async () => {
    await gui.close();
    await service.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const result = () => gui.page.getByRole('region', { name: 'Result' });

  it('is chosen by keyboard alone, read at once and shown like a scrape', async () => {
    const { page } = gui;
    const button = page.getByRole('button', { name: CHOOSE });
    await button.waitFor();
    // asked for before any key: the browser is told beforehand that no dialog of the system is wanted
    const asked = page.waitForEvent('filechooser');
    await page.getByLabel('Page address').focus();
    await gui.press('Tab');
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await gui.press('Enter');
    await (await asked).setFiles(join(folder, 'tea.docx'));
    await result().getByRole('heading', { name: 'Tea notes' }).waitFor();
    await result().getByText('tea.docx').first().waitFor();
    await result().getByText('1 credit', { exact: false }).first().waitFor();
    await result().getByText('Water must be').first().waitFor();
    // there is no site to go on to
    expect(await result().getByRole('button', { name: 'Crawl this site' }).count()).toBe(0);
    expect(
      await result()
        .getByRole('link', { name: /original/i })
        .count(),
    ).toBe(0);
    expect(await violationsOf(gui, 'a file')).toEqual([]);
  });

  it('is read again in the form that an empty tab offers', async () => {
    const { page } = gui;
    await result().getByRole('tab', { name: 'HTML' }).click();
    await result()
      .getByRole('button', { name: /Add it and run again/ })
      .click();
    await result().getByText('<h1>Tea</h1>').first().waitFor();
    await page.getByText(/999,998 left/).waitFor();
    await result().getByRole('tab', { name: 'Screenshot' }).click();
    await result().getByText('Screenshot was not asked for.').waitFor();
    expect(
      await result()
        .getByRole('button', { name: /Add it/ })
        .count(),
    ).toBe(0);
    await result().getByRole('tab', { name: 'Markdown' }).click();
  });

  it('is what the code reads, in the shell, in Python and in JavaScript', async () => {
    const { page } = gui;
    const env = { ...process.env, HEARTH_API_KEY: service.key };
    for (const [name, tool, flag] of [
      ['curl', 'bash', '-c'],
      ['Python', 'python3', '-c'],
    ] as const) {
      await page.getByRole('button', { name, exact: true }).click();
      await page.getByRole('button', { name: 'Copy as code' }).click();
      const code = await gui.clipboard();
      const { stdout } = await run(tool, [flag, code], { cwd: folder, env });
      expect(JSON.parse(stdout)).toMatchObject({
        data: { html: expect.stringContaining('<h1>Tea</h1>') },
      });
    }
    await page.getByRole('button', { name: 'JavaScript', exact: true }).click();
    await page.getByRole('button', { name: 'Copy as code' }).click();
    const sdk = new URL('../../node_modules/firecrawl/dist/index.js', import.meta.url).href;
    const code = (await gui.clipboard()).replace("from 'firecrawl'", `from '${sdk}'`);
    const args = ['--input-type=module', '-e', code];
    expect((await run(process.execPath, args, { cwd: folder, env })).stdout).toContain('# Tea');
  });

  it('gives way to the next one, and to an address', async () => {
    const { page } = gui;
    await page.locator('input[type=file]').setInputFiles(join(folder, 'prices.xlsx'));
    await result().getByText('prices.xlsx').first().waitFor();
    await page.getByRole('button', { name: 'Back to an address' }).click();
    await page.getByLabel('Page address').waitFor();
    expect(await violationsOf(gui, 'after a file')).toEqual([]);
  });

  it('is taken when it is dropped, on the form of another operation too', async () => {
    const { page } = gui;
    await gui.open('/playground/crawl');
    await page
      .getByLabel(/address/i)
      .first()
      .waitFor();
    const data = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['{\\rtf1 {\\b Dropped} tea\\par}'], 'dropped.rtf'));
      return transfer;
    });
    await page.dispatchEvent('main', 'dragover', { dataTransfer: data });
    await page.getByText('Drop the file to read it').waitFor();
    expect(await violationsOf(gui, 'a file held over')).toEqual([]);
    await page.dispatchEvent('main', 'drop', { dataTransfer: data });
    await result().getByText('Dropped').first().waitFor();
    expect(page.url()).toContain('/playground/scrape');
    expect(await page.getByText('Drop the file to read it').count()).toBe(0);
  });

  it('that lies is refused with what it is', async () => {
    const { page } = gui;
    await page.locator('input[type=file]').setInputFiles(join(folder, 'lie.pdf'));
    await page.getByText(/is called a PDF, but its content is plain text/).waitFor();
    expect(await violationsOf(gui, 'a refused file')).toEqual([]);
  });

  it('is in the lists, cannot be run again, and keeps its document', async () => {
    const { page } = gui;
    await gui.open('/jobs');
    const row = page.getByRole('row').filter({ hasText: 'tea.docx' }).first();
    await row.waitFor();
    expect(await row.getByRole('button', { name: 'Run again' }).isDisabled()).toBe(true);
    await row.getByRole('link').first().click();
    await page
      .getByRole('heading', { name: /Tea notes/ })
      .first()
      .waitFor();
    expect(await violationsOf(gui, 'the job of a file')).toEqual([]);
    await gui.open('/playground/scrape');
    await page.getByRole('navigation', { name: 'Runs' }).getByText('tea.docx').first().click();
    await result().getByRole('heading', { name: 'Tea notes' }).waitFor();
    await page.getByRole('link', { name: 'Full window' }).click();
    await page.getByRole('heading', { name: 'Tea notes' }).waitFor();
    expect(await violationsOf(gui, 'the document of a file')).toEqual([]);
    expect(gui.complaints.filter((text) => !text.includes('400'))).toEqual([]);
    expect(gui.strangers).toEqual([]);
  });
});
