/**
 * What someone builds from the usual parts, in a thread of its own: a message is an address, the answer the ms from
 * asking for the page to its Markdown. `readability`: undici, jsdom, Readability and turndown. `playwright`: a new
 * context a page, the page saying itself when it is ready, then the same three; nothing that is not told when a page
 * is ready can be faster with a browser.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { chromium, type Browser } from 'playwright-core';
import { request } from 'undici';
import { locateChromium } from '../../src/main/service/engines/browser/locate.ts';
import { BROWSER_DIR, launchOptions } from './playwright.ts';
import { newTurndown, throughJsdom } from './readability.ts';

export type PeerAnswer =
  { readonly ms: number; readonly length: number } | { readonly problem: string };

export type PeerName = 'readability' | 'playwright';

const turndown = newTurndown();

const readability = async (url: string): Promise<string> => {
  const { body } = await request(url);
  return throughJsdom(await body.text(), turndown, url);
};

const throughBrowser =
  (browser: Browser) =>
  async (url: string): Promise<string> => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(url, { waitUntil: url.includes('/told/') ? 'commit' : 'domcontentloaded' });
    if (url.includes('/told/'))
      await page.waitForSelector('html[data-ready]', { state: 'attached' });
    const html = await page.content();
    await context.close();
    return throughJsdom(html, turndown, url);
  };

async function serve(port: NonNullable<typeof parentPort>, name: PeerName): Promise<void> {
  const browser =
    name === 'playwright'
      ? await chromium.launch(
          launchOptions(await locateChromium({ dataDir: BROWSER_DIR, env: process.env })),
        )
      : undefined;
  const read = browser === undefined ? readability : throughBrowser(browser);
  port.on('message', (url: string | undefined) => {
    if (url === undefined) void end();
    else void timed(url);
  });
  const end = async (): Promise<void> => {
    await browser?.close();
    port.postMessage('ended');
  };
  const timed = async (url: string): Promise<void> => {
    const from = performance.now();
    const answer = await read(url).then(
      ({ length }) => ({ ms: performance.now() - from, length }),
      (error: unknown) => ({ problem: `${name}, ${url}: ${String(error)}` }),
    );
    port.postMessage(answer satisfies PeerAnswer);
  };
  port.postMessage('ready');
}

if (parentPort !== null) await serve(parentPort, workerData);
