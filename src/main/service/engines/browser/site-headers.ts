/**
 * Gives the caller's headers to the main site's origin only, redirects included.
 *
 * Documents are looked at one by one so that a redirect to another origin loses the headers it would
 * have carried along; cookies become real cookies of the origin; the user agent is the context's.
 * Interception is on only while a capture has headers. Source: Chrome DevTools Protocol, Fetch.
 */
import type { BrowserContext, CDPSession } from 'playwright-core';

/** Set by Chromium or by the connection; a caller cannot change them. */
const NOT_SENT = new Set([
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'accept-encoding',
  'proxy-authorization',
  'proxy-connection',
  'upgrade',
  'user-agent',
  'cookie',
]);

interface Paused {
  readonly requestId: string;
  readonly request: { readonly url: string; readonly headers: Record<string, string> };
}

/** Puts the headers in place; the returned function takes them away again. */
export async function sendSiteHeaders(
  { cdp, context }: { readonly cdp: CDPSession; readonly context: BrowserContext },
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<() => Promise<void>> {
  const { origin } = new URL(url);
  const cookie = Object.entries(headers).find(([name]) => name.toLowerCase() === 'cookie')?.[1];
  if (cookie !== undefined) await context.addCookies(cookiesOf(cookie, url));
  const own = Object.entries(headers).filter(([name]) => !NOT_SENT.has(name.toLowerCase()));
  if (own.length === 0) return () => Promise.resolve();

  const paused = ({ requestId, request }: Paused): void => {
    const names = new Set(own.map(([name]) => name.toLowerCase()));
    const kept = Object.entries(request.headers).filter(([name]) => !names.has(name.toLowerCase()));
    const isOwn = URL.parse(request.url)?.origin === origin;
    const sent = [...kept, ...(isOwn ? own : [])].map(([name, value]) => ({ name, value }));
    void cdp.send('Fetch.continueRequest', { requestId, headers: sent }).catch(() => {
      // the request was cancelled meanwhile
    });
  };
  cdp.on('Fetch.requestPaused', paused);
  await cdp.send('Fetch.enable', {
    patterns: [{ urlPattern: '*', resourceType: 'Document' }, { urlPattern: `${origin}/*` }],
  });
  return async () => {
    await cdp.send('Fetch.disable');
    cdp.off('Fetch.requestPaused', paused);
  };
}

function cookiesOf(header: string, url: string): { name: string; value: string; url: string }[] {
  return header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.includes('='))
    .map((pair) => {
      const at = pair.indexOf('=');
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
    });
}
