/**
 * A browser window on the GUI of a service, as a reader has it: signed in by the printed address, with a
 * note of everything the browser complained about.
 */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { findUp } from '../../src/main/service/version.ts';
import { launchBrowser } from './demo.ts';
import type { TestService } from './service.ts';

/** The GUI's tests need the built renderer: `npm run build`. */
export const isBuilt = findUp('out/renderer') !== undefined;

export interface GuiWindow {
  readonly browser: Browser;
  readonly context: BrowserContext;
  readonly page: Page;
  /** Errors of the console, refused policies, broken scripts. */
  readonly complaints: string[];
  /** Addresses asked that are not the service's own. */
  readonly strangers: string[];
  open(path: string): Promise<void>;
  /** Presses keys one after the other. */
  press(...keys: string[]): Promise<void>;
  /** Reads what the last copy button put on the clipboard. */
  clipboard(): Promise<string>;
  setTheme(theme: 'light' | 'dark'): Promise<void>;
  /** Data have come, fonts are there, nothing moves. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

export interface WindowOptions extends BrowserContextOptions {
  /** Another browser to open it in; the window then leaves that one open. */
  readonly browser?: Browser;
  /** Kept in localStorage before the first page. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Path of the first screen. */
  readonly path?: string;
}

/** No animation that ends is under way. */
const STILL = `document.getAnimations().every((one) => one.playState !== 'running' || one.effect.getTiming().iterations === Infinity)`;

export async function openWindow(
  service: {
    readonly address: string;
    readonly hearth: Pick<TestService['hearth'], 'sessionToken'>;
  },
  options: WindowOptions = {},
): Promise<GuiWindow> {
  const { browser: given, stored = {}, path = '/', ...how } = options;
  const browser = given ?? (await launchBrowser());
  const context = await browser.newContext({
    viewport: { width: 1280, height: 820 },
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    ...how,
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.addInitScript((entries) => {
    for (const [name, value] of entries) localStorage.setItem(name, value);
  }, Object.entries(stored));
  // nobody sits there to choose a file: what is saved is downloaded
  await context.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'showSaveFilePicker');
  });
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  const strangers: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  context.on('request', (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !url.startsWith(`${service.address}/`)) strangers.push(url);
  });
  await page.goto(`${service.address}${path}#token=${service.hearth.sessionToken}`);
  return {
    browser,
    context,
    page,
    complaints,
    strangers,
    async open(next) {
      await page.goto(`${service.address}${next}`);
    },
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key);
    },
    clipboard: () => page.evaluate(() => navigator.clipboard.readText()),
    async setTheme(theme) {
      await page.evaluate((chosen) => {
        const before = JSON.parse(localStorage.getItem('hearth.preferences') ?? '{}');
        localStorage.setItem('hearth.preferences', JSON.stringify({ ...before, theme: chosen }));
      }, theme);
    },
    async settle() {
      await page.getByText(/slots free/).waitFor({ state: 'attached' });
      await page.locator('.skeleton').first().waitFor({ state: 'detached' });
      await page.evaluate(() => document.fonts.ready);
      await expect.poll(() => page.evaluate(STILL), { timeout: 5_000 }).toBe(true);
    },
    async close() {
      await context.close();
      if (given === undefined) await browser.close();
    },
  };
}

/** Opens a menu by its button and chooses an item by the beginning of its name. */
export async function chooseIn(page: Page, button: string, item: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).first().click();
  await page
    .getByRole('menuitem', { name: new RegExp(`^${item}`) })
    .first()
    .click();
}
