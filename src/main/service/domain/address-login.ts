/**
 * A name and password in an address (`https://user:word@host/`): taken out of it where a request is read, put back
 * for the fetch alone. So nothing that is shown, stored with a page, sent on or exported ever holds them. Pure.
 *
 * They go to the origin they were given for and nowhere else: the pages of a crawl there are fetched with them,
 * too, as a browser would; those of other hosts are not.
 */
import type { Json } from './json.ts';

export interface AddressLogin {
  /** The address they stood in, without them. */
  readonly url: string;
  /** As they stood there: percent-encoded. */
  readonly user: string;
  readonly password: string;
}

/** The address without a name and password; any other as it is. */
export function withoutPassword(address: string): string {
  return partLogin(address).url;
}

/** The address without its name and password, and these, where it has any. */
export function partLogin(address: string): {
  readonly url: string;
  readonly login?: AddressLogin;
} {
  if (!address.includes('@')) return { url: address };
  const parsed = URL.parse(address);
  if (parsed === null) return { url: address };
  const { username: user, password } = parsed;
  if (user === '' && password === '') return { url: address };
  parsed.username = '';
  parsed.password = '';
  return { url: parsed.href, login: { url: parsed.href, user, password } };
}

/** The address as it is fetched: with what was given for it, else with what was given for another of its origin. */
export function withLogin(address: string, logins: readonly AddressLogin[] | undefined): string {
  if (logins === undefined || logins.length === 0) return address;
  const parsed = URL.parse(address);
  if (parsed?.username !== '' || parsed.password !== '') return address;
  const login =
    logins.find(({ url }) => url === address) ??
    logins.find(({ url }) => URL.parse(url)?.origin === parsed.origin);
  if (login === undefined) return address;
  parsed.username = login.user;
  parsed.password = login.password;
  return parsed.href;
}

const MAY_HOLD_ONE = /:\/\/[^/?#\s]*@/;

/** What a client sent, with every web address in it as it may be kept. */
export function withoutPasswords(body: Json): Json {
  if (typeof body === 'string') {
    if (!MAY_HOLD_ONE.test(body)) return body;
    const bare = body.trim();
    return /^https?:/i.test(bare) ? withoutPassword(bare) : body;
  }
  if (typeof body !== 'object' || body === null) return body;
  if (Array.isArray(body)) return body.map((item: Json) => withoutPasswords(item));
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      value === undefined ? value : withoutPasswords(value),
    ]),
  );
}
