/** The GUI in a real Chromium against the real service: flows, accessibility, security, size. */
import { gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDemo, type Demo } from '../support/demo.ts';
import { findUp } from '../../src/main/service/version.ts';

/** No animation that ends is under way. */
const STILL = `document.getAnimations().every((one) => one.playState !== 'running' || one.effect.getTiming().iterations === Infinity)`;

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const PLACES = [
  '/playground/scrape',
  '/playground/crawl',
  '/playground/search',
  '/playground/map',
  '/playground/extract',
  '/jobs',
  '/keys',
  '/usage',
  '/plan',
  '/settings/appearance',
  '/settings/search',
  '/settings/shortcuts',
  '/about',
];

const built = findUp('out/renderer') ?? '';

describe.skipIf(built === '')('the GUI', () => {
  let demo: Demo;
  const complaints: string[] = [];

  beforeAll(async () => {
    demo = await openDemo({ width: 1280, height: 820 });
    demo.page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    demo.page.on('pageerror', (error) => complaints.push(error.message));
  });
  afterAll(async () => {
    await demo.close();
  });

  it('takes the token out of the address and keeps no cookie', async () => {
    await demo.page.goto(`${demo.service.address}/#token=${demo.service.hearth.sessionToken}`);
    await demo.page.getByRole('heading', { name: 'Playground' }).waitFor({ state: 'attached' });
    expect(demo.page.url()).not.toContain('token');
    expect(await demo.page.context().cookies()).toEqual([]);
  });

  it('scrapes a page by keyboard alone', async () => {
    await demo.open('/playground/scrape');
    const { page } = demo;
    await page.getByLabel('Page address').waitFor();
    await page.keyboard.type(`${demo.site.origin}/brick`);
    await page.keyboard.press('ControlOrMeta+Enter');
    await page.getByRole('heading', { name: /Brick, soapstone/ }).waitFor();
    expect(page.url()).toContain('run=');
  });

  it('fills the form from a pasted curl command', async () => {
    await demo.open('/playground/scrape');
    const { page } = demo;
    await page.getByLabel('Page address').waitFor();
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.setData(
        'text/plain',
        `curl -X POST http://x/v2/map -d '{"url":"https://pasted.example"}'`,
      );
      const paste = { clipboardData: data, bubbles: true, cancelable: true };
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', paste));
    });
    await page.waitForURL('**/playground/map');
    expect(await page.getByLabel('Start address').inputValue()).toBe('https://pasted.example');
  });

  it('shows a new key once: a reload does not bring it back', async () => {
    const { page } = demo;
    await demo.open('/keys?new=1');
    await page.getByLabel('Name').fill('once');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    const secret = await page.locator('[data-secret]').innerText();
    expect(secret).toMatch(/^[0-9a-f-]{36}$/);
    await page.reload();
    await page.getByRole('row', { name: /once/ }).waitFor();
    expect(await page.content()).not.toContain(secret);
  });

  it('follows a crawl live and stops it', async () => {
    const { page } = demo;
    await demo.open(`/jobs/${demo.runs.running}`);
    const stop = page.getByRole('button', { name: 'Stop', exact: true });
    const again = page.getByRole('button', { name: 'Run again' });
    await stop.or(again).first().waitFor();
    if (await stop.isVisible()) await stop.click();
    await again.waitFor();
    expect(await page.getByRole('listitem').count()).toBeGreaterThan(5);
  });

  it('has no accessibility violation on any screen in either theme', async () => {
    const found: string[] = [];
    const places = [...PLACES, `/jobs/${demo.runs.crawl}`, `/doc/${demo.runs.page}?tab=metadata`];
    for (const theme of ['light', 'dark'] as const) {
      await demo.setTheme(theme);
      for (const place of places) {
        await demo.open(place);
        await demo.page.locator('h1').first().waitFor({ state: 'attached' });
        await demo.settle();
        // Colours are judged when they have arrived: a theme change fades.
        await expect.poll(() => demo.page.evaluate(STILL), { timeout: 5_000 }).toBe(true);
        const { violations } = await new AxeBuilder({ page: demo.page }).withTags(RULES).analyze();
        for (const { id, nodes } of violations) {
          found.push(`${theme} ${place}: ${id} ${nodes[0]?.html.slice(0, 140) ?? ''}`);
        }
      }
    }
    expect(found).toEqual([]);
  });

  it('refuses the console without its token, with a key, and from a foreign page', async () => {
    const ask = async (headers: Record<string, string>): Promise<number> =>
      (await fetch(`${demo.service.address}/console/state`, { headers })).status;
    expect(await ask({})).toBe(401);
    expect(await ask({ authorization: `Bearer ${demo.service.key}` })).toBe(401);
    const authorization = `Bearer ${demo.service.hearth.sessionToken}`;
    expect(await ask({ authorization })).toBe(200);
    expect(await ask({ authorization, origin: 'https://evil.example' })).toBe(403);
  });

  it('broke no content policy and logged no error on the way', () => {
    expect(complaints).toEqual([]);
  });

  it('starts with at most 150 KB of JavaScript, gzipped', () => {
    const html = readFileSync(join(built, 'index.html'), 'utf8');
    const files = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(
      ([, name]) => name ?? '',
    );
    const bytes = files.reduce(
      (sum, name) => sum + gzipSync(readFileSync(join(built, name))).length,
      0,
    );
    expect(files.length).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(150 * 1024);
  });
});
