/**
 * Sign-in profiles: what a browser holds after somebody signed in, under a name, bound to one site.
 *
 * The site is the registrable domain (`shop.example`); of an address without one (an IP address, `localhost`) the
 * host. What belongs to other sites is never part of a profile. Pure.
 */
import type { Json } from './json.ts';
import { registrableDomain } from './url-key.ts';

export interface StateCookie {
  readonly name: string;
  readonly value: string;
  /** With a leading dot: subdomains, too. */
  readonly domain: string;
  readonly path: string;
  /** Seconds since the epoch; -1 ends with the browser. */
  readonly expires: number;
  readonly httpOnly: boolean;
  readonly secure: boolean;
  readonly sameSite: 'Strict' | 'Lax' | 'None';
}

interface StateOrigin {
  readonly origin: string;
  readonly localStorage: readonly { readonly name: string; readonly value: string }[];
  /** As Playwright writes it. */
  readonly indexedDB?: Json;
}

/** Cookies and storage of one site. */
export interface BrowserState {
  readonly cookies: readonly StateCookie[];
  readonly origins: readonly StateOrigin[];
}

/** The profile a page is visited with. */
export interface ProfileOption {
  readonly name: string;
  /** What the site renews while it is used is kept; true by default. */
  readonly savesChanges: boolean;
}

/** The site of an address; undefined when it is no web address. */
export function siteOf(url: string): string | undefined {
  const parsed = URL.parse(url);
  if (parsed === null || !/^https?:$/.test(parsed.protocol)) return undefined;
  return registrableDomain(parsed.hostname) ?? parsed.hostname;
}

/** Whether an address belongs to the site. */
export const isOfSite = (url: string, site: string): boolean => siteOf(url) === site;

/** The state without what belongs to other sites. */
export function stateOfSite(state: BrowserState, site: string): BrowserState {
  return {
    cookies: state.cookies.filter(({ domain }) => isOfSite(`https://${bareDomain(domain)}`, site)),
    origins: state.origins.filter(({ origin }) => isOfSite(origin, site)),
  };
}

/** Whether there is anything by which a site would know somebody again. */
export const isEmptyState = ({ cookies, origins }: BrowserState): boolean =>
  cookies.length === 0 && origins.length === 0;

/** Same values: times of expiry, which sites move on with every answer, do not count. */
export function isSameState(left: BrowserState, right: BrowserState): boolean {
  return fingerprint(left) === fingerprint(right);
}

function fingerprint({ cookies, origins }: BrowserState): string {
  const parts = [
    ...cookies.map(({ name, value, domain, path }) => JSON.stringify([domain, path, name, value])),
    ...origins.map((origin) => JSON.stringify(origin)),
  ];
  return parts.sort().join('\n');
}

/** The Cookie header for an address (RFC 6265, section 5.4); empty when there is none. `now` in ms since the epoch. */
export function cookieHeader({ cookies }: BrowserState, url: string, now: number): string {
  const target = URL.parse(url);
  if (target === null) return '';
  return cookies
    .filter((cookie) => fits(cookie, target, now))
    .sort((a, b) => b.path.length - a.path.length)
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
}

function fits(cookie: StateCookie, { hostname, protocol, pathname }: URL, now: number): boolean {
  const { domain, path, secure, expires } = cookie;
  const bare = bareDomain(domain);
  const isHost = hostname === bare || (domain.startsWith('.') && hostname.endsWith(`.${bare}`));
  const isPath = pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`);
  const isSafe = !secure || protocol === 'https:' || isThisMachine(hostname);
  return isHost && isPath && isSafe && (expires < 0 || expires * 1_000 > now);
}

/** Browsers take loopback addresses for secure. */
const isThisMachine = (host: string): boolean =>
  host === 'localhost' ||
  host.endsWith('.localhost') ||
  host.startsWith('127.') ||
  host === '[::1]';

const bareDomain = (domain: string): string => domain.replace(/^\./, '');
