/**
 * Cookies of one redirect chain: what a site sets on the way is sent to the next hop, then forgotten.
 *
 * Follows RFC 6265 sections 5.1–5.4 for name, value, Domain, Path, Secure and deletion by Max-Age or
 * Expires; nothing outlives the chain, so expiry in the future does not matter.
 */

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly host: string;
  readonly hostOnly: boolean;
  readonly path: string;
  readonly secure: boolean;
}

const MAX_COOKIES = 100;
const MAX_COOKIE_CHARS = 4_096;

export interface CookieJar {
  /** Keeps what `Set-Cookie` headers of an answer from `url` say. `now` in ms since the epoch. */
  store(url: URL, setCookies: readonly string[], now: number): void;
  /** The Cookie header for `url`, after `own` (cookies the caller sent along); empty when none. */
  header(url: URL, own: string): string;
}

/** An empty jar. */
export function createCookieJar(): CookieJar {
  const cookies = new Map<string, Cookie>();
  return {
    store(url, setCookies, now) {
      for (const line of setCookies) {
        const read = readSetCookie(line, url, now);
        if (read === undefined) continue;
        const key = `${read.cookie.host}\n${read.cookie.path}\n${read.cookie.name}`;
        cookies.delete(key);
        if (!read.isDeletion && cookies.size < MAX_COOKIES) cookies.set(key, read.cookie);
      }
    },
    header(url, own) {
      const fitting = [...cookies.values()]
        .filter((cookie) => fits(cookie, url))
        .sort((a, b) => b.path.length - a.path.length);
      const names = new Set(fitting.map((cookie) => cookie.name));
      const kept = own
        .split(';')
        .map((pair) => pair.trim())
        .filter((pair) => pair !== '' && !names.has(pair.split('=', 1)[0] ?? ''));
      return [...kept, ...fitting.map((cookie) => `${cookie.name}=${cookie.value}`)].join('; ');
    },
  };
}

function fits(cookie: Cookie, url: URL): boolean {
  const host = url.hostname;
  const isHost = cookie.hostOnly
    ? host === cookie.host
    : host === cookie.host || host.endsWith(`.${cookie.host}`);
  if (!isHost || (cookie.secure && url.protocol !== 'https:')) return false;
  if (url.pathname === cookie.path) return true;
  const prefix = cookie.path.endsWith('/') ? cookie.path : `${cookie.path}/`;
  return url.pathname.startsWith(prefix);
}

function readSetCookie(
  line: string,
  url: URL,
  now: number,
): { readonly cookie: Cookie; readonly isDeletion: boolean } | undefined {
  if (line.length > MAX_COOKIE_CHARS) return undefined;
  const [pair = '', ...attributes] = line.split(';');
  const cut = pair.indexOf('=');
  const name = pair.slice(0, Math.max(cut, 0)).trim();
  if (cut < 0 || name === '') return undefined;
  const found = new Map(attributes.map(readAttribute));
  const domain = (found.get('domain') ?? '').replace(/^\./, '').toLowerCase();
  if (!mayCarry(domain, url.hostname)) return undefined;
  const path = found.get('path') ?? '';
  return {
    cookie: {
      name,
      value: pair.slice(cut + 1).trim(),
      host: domain === '' ? url.hostname : domain,
      hostOnly: domain === '',
      path: path.startsWith('/') ? path : defaultPath(url.pathname),
      secure: found.has('secure'),
    },
    isDeletion: isPast(found, now),
  };
}

function readAttribute(text: string): readonly [string, string] {
  const cut = text.indexOf('=');
  if (cut < 0) return [text.trim().toLowerCase(), ''];
  return [text.slice(0, cut).trim().toLowerCase(), text.slice(cut + 1).trim()];
}

/** A host may set cookies for itself and for parents with a dot in them. */
function mayCarry(domain: string, host: string): boolean {
  if (domain === '' || domain === host) return true;
  return domain.includes('.') && host.endsWith(`.${domain}`);
}

function defaultPath(pathname: string): string {
  const cut = pathname.lastIndexOf('/');
  return cut <= 0 ? '/' : pathname.slice(0, cut);
}

function isPast(attributes: ReadonlyMap<string, string>, now: number): boolean {
  const maxAge = attributes.get('max-age');
  if (maxAge !== undefined && /^-?\d+$/.test(maxAge)) return Number(maxAge) <= 0;
  const expires = Date.parse(attributes.get('expires') ?? '');
  return !Number.isNaN(expires) && expires <= now;
}
