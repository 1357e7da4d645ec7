/**
 * When two addresses are the same page: one function, `urlKey`. Equal keys, one page.
 *
 * Always the same: what WHATWG URL parsing makes equal (case of scheme and host, default ports, dot
 * segments, punycode); percent-encoding of unreserved characters and the case of its digits; user and
 * password; the fragment; the order of query parameters (values of one name keep their order); empty
 * parameters; tracking parameters (`utm_…`, `gclid`, `fbclid`, …); session ids (`PHPSESSID`,
 * `;jsessionid=…`, and `sid`-like names whose value looks like a token).
 * Same with `ignoreQueryParameters`: whatever the query says.
 * Same with `deduplicateSimilarUrls`: http and https; with and without `www.`; with and without a
 * slash at the end; index files (`/a/index.html` and `/a`); doubled slashes.
 * Not the same for `PAGE_IDENTITY`: a fragment that is a route of a script (`#/orders/7`, `#!about`).
 * Never the same: other case in path or query, other path, other port, other subdomain.
 *
 * A key is for comparing, never for fetching. Source: WHATWG URL; RFC 3986 section 6; wire reference,
 * crawl options.
 */
import { getDomain } from 'tldts';

/** What is read of a parsed address; a URL is one. */
export type UrlParts = Readonly<
  Pick<URL, 'href' | 'protocol' | 'host' | 'hostname' | 'port' | 'pathname' | 'search'> &
    Partial<Pick<URL, 'hash'>>
>;

export interface UrlKeyRules {
  readonly ignoreQueryParameters: boolean;
  readonly deduplicateSimilarUrls: boolean;
  /** A route in the fragment is a page of its own. */
  readonly keepsRoutes?: true;
}

/** The rules by which pages are compared outside of a crawl with rules of its own. */
export const PAGE_IDENTITY: UrlKeyRules = {
  ignoreQueryParameters: false,
  deduplicateSimilarUrls: true,
  keepsRoutes: true,
};

const TRACKING = new Set(
  (
    'gclid gclsrc dclid gbraid wbraid fbclid msclkid yclid ttclid twclid igshid igsh li_fat_id ' +
    'mc_cid mc_eid mkt_tok _ga _gl _hsenc _hsmi __hssc __hstc __hsfp hsctatracking vero_id vero_conv ' +
    'oly_anon_id oly_enc_id rb_clickid s_cid wickedid _openstat ncid sc_cid epik srsltid _branch_match_id'
  ).split(' '),
);
const TRACKING_PREFIX = /^(?:utm_|pk_|piwik_|mtm_|matomo_|hsa_|itm_)/;
const SESSION_NAMES = new Set(
  'phpsessid jsessionid cfid cftoken sessionid session_id sessid sid zenid oscsid s'.split(' '),
);
const ALWAYS_SESSION = new Set(['phpsessid', 'jsessionid', 'cfid', 'cftoken', 'zenid', 'oscsid']);
const TOKEN = /^(?=.*\d)[a-z0-9_-]{16,}$/i;
const PATH_SESSION = /;(?:jsessionid|phpsessid|sid)=[^/;?#]*/gi;
/** `/(S(abc…))/` of ASP.NET. */
const ASP_SESSION = /\/\([A-Z]\([a-z0-9]{16,}\)\)(?=\/)/i;
const INDEX_FILE = /\/(?:index|default)\.(?:html?|php\d?|aspx?|jsp|cgi|shtml|xhtml)$/i;

/**
 * The identity of `url` under `rules`. An address that does not parse is its own key. `parsed` saves
 * parsing it once more.
 */
export function urlKey(
  url: string,
  rules: UrlKeyRules,
  parsed: UrlParts | null = URL.parse(url),
): string {
  if (parsed === null) return url;
  const route = rules.keepsRoutes === true ? routeOf(parsed) : '';
  const query = (rules.ignoreQueryParameters ? '' : queryKey(parsed.search)) + route;
  const path = pathKey(parsed.pathname, rules.deduplicateSimilarUrls);
  const port = parsed.port === '' ? '' : `:${parsed.port}`;
  if (!rules.deduplicateSimilarUrls) {
    return `${parsed.protocol}//${parsed.hostname}${port}${path}${query}`;
  }
  return `${withoutWww(parsed.hostname)}${port}${path}${query}`;
}

/** Every path that a key may write in another way has one of these, or ends with a slash. */
const CHANGEABLE = /[;%]|\/[/(]|\/(?:index|default)\./i;

/**
 * True when the key with `deduplicateSimilarUrls` is the address itself without its scheme: nothing in it is
 * left out or written in another way. False says nothing; ask `urlKey`.
 */
export function isPlainUrl({ href, protocol, host, hostname, pathname }: UrlParts): boolean {
  if (pathname.endsWith('/') || CHANGEABLE.test(pathname)) return false;
  if (host.startsWith('www.') || hostname.endsWith('.')) return false;
  const from = protocol.length + 2;
  // a query, a fragment, a name and password make it longer
  return href.length === from + host.length + pathname.length && href.startsWith(host, from);
}

/**
 * The fragment where it is no place in a page but a page of a script's own: `#/orders/7`, `#!about`. A page that a script
 * shows by it is another one; what a key leaves out must be asked for here.
 */
export const routeOf = ({ hash = '' }: Pick<UrlParts, 'hash'>): string =>
  /^#(?:\/|!)./.test(hash) ? hash : '';

/** `host:port` with the port always written: the unit of pacing. Empty when `url` does not parse. */
export function hostKey(url: string): string {
  const parsed = URL.parse(url);
  if (parsed === null) return '';
  return `${parsed.hostname}:${parsed.port || (parsed.protocol === 'https:' ? '443' : '80')}`;
}

/** `www.example.com` → `example.com`, without the root's dot. */
export function withoutWww(hostname: string): string {
  const bare = hostname.endsWith('.') ? hostname.slice(0, -1) : hostname;
  return bare.startsWith('www.') && bare.includes('.', 4) ? bare.slice(4) : bare;
}

/** By the Public Suffix List, private suffixes too; absent for IP addresses and bare names. */
export function registrableDomain(hostname: string): string | undefined {
  return getDomain(hostname, { allowPrivateDomains: true }) ?? undefined;
}

function pathKey(pathname: string, foldsSimilar: boolean): string {
  let path = pathname.includes(';') ? pathname.replace(PATH_SESSION, '') : pathname;
  if (path.includes('/(')) path = path.replace(ASP_SESSION, '');
  if (path.includes('%')) path = normalisePercent(path);
  if (!foldsSimilar) return path;
  if (path.includes('//')) path = path.replace(/\/{2,}/g, '/');
  path = path.replace(INDEX_FILE, '/');
  return path.length > 0 && path.endsWith('/') ? path.slice(0, -1) : path;
}

function queryKey(search: string): string {
  if (search.length < 2) return '';
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !isNoise(pair))
    .map((pair) => (pair.includes('%') ? normalisePercent(pair) : pair));
  if (kept.length === 0) return '';
  return `?${kept.length === 1 ? (kept[0] ?? '') : sortByName(kept).join('&')}`;
}

/** True for tracking and session parameters. */
function isNoise(pair: string): boolean {
  const cut = pair.indexOf('=');
  const name = (cut < 0 ? pair : pair.slice(0, cut)).toLowerCase();
  if (TRACKING.has(name) || TRACKING_PREFIX.test(name)) return true;
  if (!SESSION_NAMES.has(name) && !name.startsWith('aspsessionid')) return false;
  return ALWAYS_SESSION.has(name) || TOKEN.test(pair.slice(cut + 1));
}

/** Stable: values of one name stay in their order. */
function sortByName(pairs: readonly string[]): readonly string[] {
  const nameOf = (pair: string): string => pair.split('=', 1)[0] ?? '';
  return [...pairs].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : nameOf(a) > nameOf(b) ? 1 : 0));
}

/** Upper-case digits; unreserved characters unencoded (RFC 3986 section 6.2.2). */
function normalisePercent(text: string): string {
  return text.replace(/%[0-9a-f]{2}/gi, (code) => {
    const char = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[A-Za-z0-9\-._~]/.test(char) ? char : code.toUpperCase();
  });
}
