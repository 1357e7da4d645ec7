/** What a visit brought that may be meant for the caller alone, and addresses without what lets them in. */
import type { ScrapeOptions } from '../command.ts';

/** Of a visit with a sign-in profile, a cookie, an authorization, or a name and password in an address. */
export function isSignedIn(
  { profile, headers }: Pick<ScrapeOptions, 'profile' | 'headers'>,
  addresses: readonly string[],
): boolean {
  return (
    profile !== undefined ||
    Object.keys(headers).some((name) => /^(?:cookie|authorization)$/i.test(name)) ||
    addresses.some((address) => withoutPassword(address) !== address)
  );
}

/** The address without a name and password; any other as it is. */
export function withoutPassword(address: string): string {
  if (!address.includes('@')) return address;
  const url = URL.parse(address);
  if (url === null || (url.username === '' && url.password === '')) return address;
  url.username = '';
  url.password = '';
  return url.href;
}
