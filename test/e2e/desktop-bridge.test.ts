/**
 * The GUI inside a desktop window, in a real Chromium: what it does with the bridge that the preload exposes.
 * The bridge is a stand-in that remembers what was asked and can say what menu, tray and links say.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import type { DesktopCommand, HearthDesktop } from '../../src/contract/bridge.ts';
import { findUp } from '../../src/main/service/version.ts';
import { statusPage } from '../../src/main/desktop/status-page.ts';
import { launchBrowser } from '../support/demo.ts';
import { startService, type TestService } from '../support/service.ts';

declare global {
  var asked: unknown[][];
  var command: (command: DesktopCommand) => void;
  var hearthDesktop: HearthDesktop;
}

/** Runs in the page, before anything of it. */
function installBridge(): void {
  let opensAtLogin = false;
  const listeners = new Set<(command: DesktopCommand) => void>();
  const note =
    (name: string) =>
    (...args: unknown[]): Promise<void> => {
      globalThis.asked.push([name, ...args]);
      return Promise.resolve();
    };
  globalThis.asked = [];
  globalThis.command = (command) => {
    for (const listener of listeners) listener(command);
  };
  globalThis.hearthDesktop = Object.freeze({
    info: () => Promise.resolve({ platform: 'linux' as const, version: '0.1.0', opensAtLogin }),
    openFolder: note('openFolder'),
    notify: note('notify'),
    setOpenAtLogin: (open: boolean) => {
      opensAtLogin = open;
      return note('setOpenAtLogin')(open);
    },
    restartService: note('restartService'),
    onCommand: (listener: (command: DesktopCommand) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  });
}

describe.skipIf(findUp('out/renderer') === undefined)('the GUI in the desktop window', () => {
  let service: TestService;
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    service = await startService();
    browser = await launchBrowser();
    page = await (await browser.newContext({ locale: 'en-US' })).newPage();
    await page.addInitScript(installBridge);
    await page.goto(`${service.address}/#token=${service.hearth.sessionToken}`);
    await page.getByLabel('Page address').waitFor();
  });
  afterAll(async () => {
    await browser.close();
    await service.stop();
  });
  const say = (command: DesktopCommand): Promise<void> =>
    page.evaluate((given) => globalThis.command(given), command);
  const asked = (): Promise<unknown[][]> => page.evaluate(() => globalThis.asked);

  it('goes where menu, tray and links say, without loading anew', async () => {
    await page.evaluate(() => void Object.assign(globalThis, { isSamePage: true }));
    for (const [path, heading] of [
      ['/jobs', 'Jobs'],
      ['/keys', 'Keys'],
      ['/settings/appearance', 'Settings'],
    ] as const) {
      await say({ kind: 'navigate', path });
      await page.getByRole('heading', { name: heading }).first().waitFor({ state: 'attached' });
      expect(new URL(page.url()).pathname).toBe(path);
    }
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  });

  it('opens the palette', async () => {
    await say({ kind: 'palette' });
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('turns opening at login on and off', async () => {
    await say({ kind: 'navigate', path: '/settings/appearance' });
    const toggle = page.getByRole('switch', { name: /login|log in/i });
    await toggle.click();
    await expect.poll(() => toggle.getAttribute('aria-checked')).toBe('true');
    await toggle.click();
    await expect.poll(() => toggle.getAttribute('aria-checked')).toBe('false');
    expect(await asked()).toEqual([
      ['setOpenAtLogin', true],
      ['setOpenAtLogin', false],
    ]);
  });

  it('shows the data folder', async () => {
    await say({ kind: 'navigate', path: '/settings/storage' });
    await page.getByRole('button', { name: /folder/i }).click();
    expect((await asked()).at(-1)).toEqual(['openFolder', 'data']);
  });

  it('restarts the service when a changed setting needs it', async () => {
    await say({ kind: 'navigate', path: '/settings/service' });
    const workers = page.getByLabel('Threads for documents');
    await workers.fill('3');
    await page.getByRole('button', { name: /^save/i }).click();
    await page.getByRole('button', { name: /restart/i }).click();
    expect((await asked()).at(-1)).toEqual(['restartService']);
  });

  it('reads everything anew when the service is back', async () => {
    const loaded = page.waitForEvent('load');
    await say({ kind: 'reload-state' });
    await loaded;
    await page.getByRole('heading', { name: 'Settings' }).first().waitFor({ state: 'attached' });
  });

  it('has a status page that reads well and runs nothing', async () => {
    const status = await (await browser.newContext()).newPage();
    await status.goto(
      statusPage({ kind: 'waiting', problem: 'The disk is <full>.', retryMs: 4_000 }),
    );
    expect(await status.getByRole('alert').innerText()).toContain(
      'The disk is <full>. It starts again in 4 s',
    );
    const links = await status
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual([
      'hearth://service/restart',
      'hearth://service/logs',
      'hearth://service/quit',
    ]);
    const wasRun = await status.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'globalThis.wasRun = true';
      document.body.append(script);
      return 'wasRun' in globalThis;
    });
    expect(wasRun).toBe(false);
    await status.context().close();
  });
});
