/**
 * What keeps a page to the egress proxy in a browser that was started by others, without our flags.
 *
 * The context's own proxy takes http, https, websockets, EventSource, beacons, workers and whatever else goes
 * through Chromium's network service; `<-loopback>` takes away its exemption for loopback; behind an http proxy
 * Chromium neither speaks QUIC nor resolves names. WebRTC alone dials by itself (UDP), and no context option and
 * no command of the protocol stops it: its constructors are taken away before any script of a page runs, in every
 * frame and window. Measured with Chromium 153: docs/adr/0058-foreign-browsers.md.
 */
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession } from 'playwright-core';

/** In the page's world, before its scripts. */
const WITHOUT_WEBRTC = `for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'RTCIceTransport', 'WebTransport'])
  delete globalThis[name];`;

/** A context whose pages keep to `proxy` (`http://host:port`). */
export async function foreignContext(
  browser: Browser,
  options: BrowserContextOptions,
  proxy: string,
): Promise<BrowserContext> {
  // Playwright adds the bypass rule by itself unless an environment variable says otherwise
  const through = { server: proxy, bypass: '<-loopback>' };
  const context = await browser.newContext({ ...options, proxy: through });
  try {
    await context.addInitScript(WITHOUT_WEBRTC);
    return context;
  } catch (error) {
    await context.close().catch(() => undefined);
    throw error;
  }
}

/** No page is rendered ahead where nobody sees it. */
export async function holdPage(cdp: CDPSession): Promise<void> {
  await cdp.send('Page.setPrerenderingAllowed', { isAllowed: false });
}
