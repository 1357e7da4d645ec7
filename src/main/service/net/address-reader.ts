/**
 * Reads many addresses of one site quickly: what is in its normal form already is taken apart without the
 * URL parser, which costs more than all the rest of reading a sitemap.
 *
 * An address is in normal form when it begins with an origin that parsing gave, and goes on with characters
 * that WHATWG parsing leaves alone, without dot segments and percent-encoding. All others are parsed.
 * Source: WHATWG URL, percent-encode sets and path state.
 */
import type { UrlParts } from '../domain/url-key.ts';

const PLAIN_PATH = /^[\w\-.~!$&()*+,;=:@/]*$/;
const PLAIN_QUERY = /^\?[\w\-.~!$&()*+,;=:@/?%]+$/;

/** Gives the parts of an http(s) address, without its fragment; undefined for anything else. */
export type AddressReader = (text: string) => UrlParts | undefined;

/** A reader for addresses in one document; relative ones are resolved against `base`. */
export function createAddressReader(base: string): AddressReader {
  let origin: Pick<UrlParts, 'protocol' | 'host' | 'hostname' | 'port'> | undefined;
  let prefix = '';
  return (text) => {
    if (origin !== undefined && text.startsWith(prefix)) {
      const { protocol, host, hostname, port } = origin;
      const cut = text.indexOf('?', prefix.length);
      const pathname = text.slice(prefix.length - 1, cut < 0 ? undefined : cut);
      const search = cut < 0 ? '' : text.slice(cut);
      const isPlain = isPlainPath(pathname) && (cut < 0 || PLAIN_QUERY.test(search));
      if (isPlain) return { href: text, protocol, host, hostname, port, pathname, search };
    }
    const url = URL.parse(text, base);
    if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return undefined;
    if (text.includes('#')) url.hash = '';
    const { protocol, host, hostname, port } = url;
    // Names and passwords stand between scheme and host: those addresses are parsed each.
    origin = { protocol, host, hostname, port };
    prefix = `${protocol}//${host}/`;
    return url;
  };
}

/** No `.` or `..` segment, and nothing the parser would encode. */
function isPlainPath(pathname: string): boolean {
  return !pathname.includes('/.') && PLAIN_PATH.test(pathname);
}
