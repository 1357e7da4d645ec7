/** Addresses Hearth can fetch: http and https, nothing else. */
import { withoutPassword } from '../domain/address-login.ts';
import { HearthError } from '../domain/errors.ts';

/** `url` parsed. Throws `SCRAPE_ADDRESS_REFUSED` unless it is http or https. */
export function parseHttpUrl(url: string): URL {
  const parsed = URL.parse(url);
  if (parsed !== null && (parsed.protocol === 'http:' || parsed.protocol === 'https:')) {
    return parsed;
  }
  throw new HearthError(
    'SCRAPE_ADDRESS_REFUSED',
    `${withoutPassword(url)} is not an http or https address; Hearth fetches nothing else.`,
  );
}

/** The port an address is served on. */
export function portOf(url: URL): number {
  return Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
}
