/**
 * Connects to a browser that others started, over the Chrome DevTools Protocol, and proves that its contexts keep
 * to our egress proxy before anything else is done with it.
 *
 * What Playwright says of a failed connection names the address with its secrets: only the kind of failure is kept.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { HearthError } from '../../../domain/errors.ts';
import type { EgressPlace, EgressProxy } from '../../../net/egress-proxy.ts';
import type { LaunchedChromium } from '../launch.ts';
import type { BrowserEndpoint } from './endpoint.ts';
import { BrowserRefused, proveBrowser } from './proof.ts';
import type { Proof } from './proof.ts';

export interface ConnectedBrowser {
  readonly chromium: LaunchedChromium;
  readonly proof: Proof;
}

const CONNECT_MS = 15_000;
const LEAVING_MS = 2_000;

/** Throws `BROWSER_UNAVAILABLE`: it is not there, or it was refused (`isRefusal`). */
export async function connectForeign(
  endpoint: BrowserEndpoint,
  { egress, place }: { readonly egress: EgressProxy; readonly place: EgressPlace },
): Promise<ConnectedBrowser> {
  const browser = await connect(endpoint);
  try {
    await takeForOurselves(browser, { endpoint, place });
    const proof = await proveBrowser({ browser, endpoint, egress, place });
    const chromium: LaunchedChromium = {
      browser,
      version: browser.version(),
      pid: undefined,
      sandbox: { kind: 'theirs' },
      foreignProxy: place.url,
    };
    return { chromium, proof };
  } catch (error) {
    await browser.close().catch(() => undefined);
    throw error;
  }
}

/**
 * Refuses a browser that somebody else drives at the same time, another Hearth or another address of ours included:
 * Chromium lets a new window run as soon as any of its clients says so, which may be before our script is there.
 * A blank context stays open as the sign for others, and goes with the connection.
 */
async function takeForOurselves(
  browser: Browser,
  { endpoint, place }: { readonly endpoint: BrowserEndpoint; readonly place: EgressPlace },
): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  const contexts = async (): Promise<number> =>
    (await session.send('Target.getBrowserContexts')).browserContextIds.length;
  // those of a connection that we have just left are going
  const until = performance.now() + LEAVING_MS;
  while ((await contexts()) > 0) {
    if (performance.now() > until) {
      throw new BrowserRefused(
        'BROWSER_UNAVAILABLE',
        `The browser at ${endpoint.label} is not used: others have pages open in it at the same time. Give Hearth a browser of its own, and each address once.`,
      );
    }
    await pause(100);
  }
  const proxyServer = place.url;
  await session.send('Target.createBrowserContext', { disposeOnDetach: true, proxyServer });
}

async function connect({ url, headers, label }: BrowserEndpoint): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  try {
    return await chromium.connectOverCDP(url, {
      headers: { ...headers },
      timeout: CONNECT_MS,
      // the pages that others have open there are none of ours
      noDefaults: true,
    });
  } catch (error) {
    // no cause: it would name the whole address
    throw new HearthError(
      'BROWSER_UNAVAILABLE',
      `No browser answers at ${label} (${kindOf(error)}). Start it there, or correct browserWSEndpoint.`,
    );
  }
}

/** What failed, in words that cannot hold a secret. */
function kindOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const code = /\b(E[A-Z]{5,}|CERT_[A-Z_]+|[A-Z_]*SELF_SIGNED[A-Z_]*)\b/.exec(text)?.[1];
  if (code !== undefined) return code;
  const status = /(?:status|response:?|error:?) (\d{3})\b/i.exec(text)?.[1];
  if (status !== undefined) return `it answered ${status}`;
  return /timeout/i.test(text) ? 'it did not answer in time' : 'it does not speak as a browser';
}
