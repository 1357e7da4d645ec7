/**
 * Addresses that every page of a context asks its site for anew, because their answers may not be kept.
 *
 * Chromium lets one request at a time wait for an address that its cache may come to hold, so a script or a
 * `/cart.js` without freshness that takes 0.3 s holds all pages of a crawl to three a second. Asked for with
 * `Cache-Control: no-cache`, as a reload asks, each goes its own way. Only slow answers of the page's own
 * origin are learnt: for others the header would need their leave (CORS), and quick ones hold nobody.
 */
import type { Response } from 'playwright-core';

const KINDS = new Set(['script', 'fetch', 'xhr', 'stylesheet']);
const MOST = 16;
/** Answers that come sooner hold nobody up for long, ms. */
const SLOW_MS = 30;
/** Larger ones that can be asked whether they changed are cheaper so, bytes. */
const MOST_BYTES = 65_536;

export class AskedAnew {
  readonly #urls = new Set<string>();

  /** Patterns of the addresses of one origin for `Fetch.enable`. */
  patterns(origin: string): { readonly urlPattern: string }[] {
    const own = [...this.#urls].filter((url) => URL.parse(url)?.origin === origin);
    return own.map((url) => ({ urlPattern: url.replaceAll(/[\\*?]/g, String.raw`\$&`) }));
  }

  has(url: string): boolean {
    return this.#urls.has(url);
  }

  /** `pageUrl`: of the page that asked. Those met last stay: some addresses are new on every page. */
  learn(response: Response, pageUrl: string): void {
    const request = response.request();
    if (request.method() !== 'GET' || !KINDS.has(request.resourceType())) return;
    const url = request.url();
    if (URL.parse(url)?.origin !== URL.parse(pageUrl)?.origin) return;
    const { requestStart, responseStart } = request.timing();
    if (responseStart - requestStart < SLOW_MS || !isAskedAnew(response.headers())) return;
    this.#urls.delete(url);
    this.#urls.add(url);
    const [oldest] = this.#urls;
    if (this.#urls.size > MOST && oldest !== undefined) this.#urls.delete(oldest);
  }
}

function isAskedAnew(headers: Readonly<Record<string, string>>): boolean {
  const said = headers['cache-control'] ?? '';
  if (/\bno-store\b/i.test(said)) return true;
  const canBeCompared = headers['etag'] !== undefined || headers['last-modified'] !== undefined;
  if (canBeCompared && !(Number(headers['content-length']) <= MOST_BYTES)) return false;
  if (/\bno-cache\b|\bmax-age=0\b/i.test(said)) return true;
  // without a word on it, Chromium guesses from the day of the last change
  return said === '' && headers['expires'] === undefined && headers['last-modified'] === undefined;
}
