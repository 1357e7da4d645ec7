/** Whether what a visit brought may be meant for the caller alone. */
import { withLogin, withoutPassword } from '../address-login.ts';
import type { ScrapeOptions } from '../command.ts';

/** Of a visit with a sign-in profile, a cookie, an authorization, or a name and password in an address. */
export function isSignedIn(
  { profile, headers, logins }: Pick<ScrapeOptions, 'profile' | 'headers' | 'logins'>,
  addresses: readonly string[],
): boolean {
  return (
    profile !== undefined ||
    Object.keys(headers).some((name) => /^(?:cookie|authorization)$/i.test(name)) ||
    addresses.some((address) => {
      const fetched = withLogin(address, logins);
      return withoutPassword(fetched) !== fetched;
    })
  );
}
