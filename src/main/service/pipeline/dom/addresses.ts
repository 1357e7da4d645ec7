/**
 * Addresses as the page writes them → absolute ones. Each distinct href is resolved once.
 *
 * Base: the first `<base href>` that parses, else the final URL (WHATWG HTML "document base URL").
 */
import type { Element } from 'domhandler';

const PLAIN_PATH = /^\/(?:[\w-][\w\-./]*)?$/;

/** An absolute path of plain characters, which the URL parser would leave as it is. */
function isPlainPath(href: string): boolean {
  return PLAIN_PATH.test(href) && !href.includes('/.');
}

/** Origin of an http(s) address, or an empty string. */
function webOrigin(address: string): string {
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) ? url.origin : '';
}

export interface Addresses {
  /** The document's base URL. */
  readonly base: string;
  /** Absolute href as WHATWG writes it; `undefined` when it does not parse. */
  resolve(href: string): string | undefined;
}

/** The resolver of one page. `base` is the page's first `<base href>`, if it has one. */
export function createAddresses(finalUrl: string, base: Element | undefined): Addresses {
  const written = base?.attribs['href']?.trim();
  const declared = written === undefined ? null : URL.parse(written, finalUrl);
  const usable = declared !== null && /^https?:$/.test(declared.protocol);
  const start = usable ? declared.href : finalUrl;
  const origin = webOrigin(start);
  const known = new Map<string, string | undefined>();
  return {
    base: start,
    resolve(href) {
      const before = known.get(href);
      if (before !== undefined || known.has(href)) return before;
      const path = href.trim();
      const resolved =
        origin !== '' && isPlainPath(path) ? origin + path : URL.parse(path, start)?.href;
      known.set(href, resolved);
      return resolved;
    },
  };
}
