/**
 * Which links belong to a crawl, and why not: every decision is a sentence people can read.
 *
 * Pure apart from the time limit on callers' patterns. The order of the rules is the order below; the
 * first that refuses names the reason. The start address always belongs: it was asked for.
 * Whether a page was seen before (`urlKey`), traps (`traps.ts`), robots and limits are decided
 * elsewhere. Source: wire reference, v2 section 7 and v1 section 4.
 */
import type { ScopeRules } from './command.ts';
import { compilePattern } from './path-patterns.ts';
import type { PathPattern } from './path-patterns.ts';
import { registrableDomain, withoutWww, type UrlParts } from './url-key.ts';

export interface Link {
  /** Absolute address. */
  readonly url: string;
  /** Link hops from the start; the start and pages of the sitemap are 0. */
  readonly depth: number;
  readonly source: 'start' | 'sitemap' | 'link';
}

export type Decision =
  | { readonly kind: 'take' }
  | {
      readonly kind: 'skip';
      readonly reason: string;
      /** False: the same address may be taken where another page links to it. */
      readonly holdsAnywhere?: boolean;
    };

/** A host of the crawl, and what of it belongs. */
interface Home {
  readonly host: string;
  /** Absent for IP addresses and `localhost`, which have no subdomains. */
  readonly domain: string | undefined;
  /** Paths must begin with it; `/` takes all. */
  readonly pathPrefix: string;
}

/** ScopeRules made ready for one start address. */
export interface Scope {
  readonly rules: ScopeRules;
  /** The start, then where it redirected to. */
  readonly homes: readonly Home[];
  readonly includes: readonly PathPattern[];
  readonly excludes: readonly PathPattern[];
}

const TAKE: Decision = { kind: 'take' };
const INDEX_SEGMENT = /^(?:index|default)\.\w+$/i;
const PAGE_FILE = /\.(?:x?html?|php\d?|aspx?|jsp|cfm|cgi|shtml)$/i;
const OTHER_FILE =
  /\.(?:css|m?js|map|json5|wasm|png|jpe?g|gif|webp|avif|svg|ico|bmp|tiff?|heic|mp[34]|m4[av]|mov|avi|mkv|webm|og[gv]|wav|flac|woff2?|ttf|otf|eot|zip|gz|tgz|bz2|xz|7z|rar|tar|dmg|pkg|exe|msi|deb|rpm|apk|iso|img|bin|jar|swf|ics|torrent)$/i;

/** Whether a path names a part of pages, or a download without text. */
export function isOtherFile(pathname: string): boolean {
  return OTHER_FILE.test(pathname);
}

/**
 * Compiles the rules. What lies below `landedUrl`, where the start redirected to, belongs as well: a site
 * that has moved is read where it is now. Throws `BAD_REQUEST` for a pattern that is not a regular expression.
 */
export function createScope(startUrl: string, rules: ScopeRules, landedUrl = startUrl): Scope {
  const homes = [...new Set([startUrl, landedUrl])].map((text) => homeOf(new URL(text), rules));
  return {
    rules,
    homes,
    includes: rules.includePaths.map(compilePattern),
    excludes: rules.excludePaths.map(compilePattern),
  };
}

/** Whether `link` belongs to the crawl. `url` saves parsing its address once more. */
export function decide(
  link: Link,
  scope: Scope,
  url: UrlParts | null = URL.parse(link.url),
): Decision {
  if (link.source === 'start') return TAKE;
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:'))
    return skip('not a web address');
  const tooFar = byDiscoveryDepth(link, scope.rules);
  if (tooFar !== undefined) return { kind: 'skip', reason: tooFar, holdsAnywhere: false };
  const host = withoutWww(url.host);
  const reason =
    byHost(url, host, scope) ??
    byPath(url, host, scope) ??
    byFileType(url) ??
    byPathDepth(url, scope.rules) ??
    byPatterns(url, scope);
  return reason === undefined ? TAKE : skip(reason);
}

/** Path segments below the host; an index file does not count. */
export function pathDepth(url: string): number {
  const path = URL.parse(url)?.pathname ?? '';
  return path.split('/').filter((part) => part !== '' && !INDEX_SEGMENT.test(part)).length;
}

const skip = (reason: string): Decision => ({ kind: 'skip', reason });

function homeOf(url: URL, rules: ScopeRules): Home {
  return {
    host: withoutWww(url.host),
    domain: registrableDomain(url.hostname),
    pathPrefix: rules.crawlEntireDomain ? '/' : prefixOf(url.pathname),
  };
}

/** `/docs/` for `/docs/index.html` and `/docs/intro.html`; otherwise the path itself. */
function prefixOf(pathname: string): string {
  const last = pathname.slice(pathname.lastIndexOf('/') + 1);
  return PAGE_FILE.test(last) ? pathname.slice(0, pathname.length - last.length) : pathname;
}

/** A folder is its own page too, with or without its slash; `/docs/` does not hold `/docsearch`. */
function isBelow(pathname: string, prefix: string): boolean {
  return (
    pathname.startsWith(prefix) ||
    (pathname.length === prefix.length - 1 && prefix === `${pathname}/`)
  );
}

function byDiscoveryDepth(link: Link, rules: ScopeRules): string | undefined {
  const most = rules.maxDiscoveryDepth;
  if (most === undefined || link.depth <= most) return undefined;
  return `${link.depth.toString()} links away from the start, maxDiscoveryDepth is ${most.toString()}`;
}

function byHost(url: UrlParts, host: string, { homes, rules }: Scope): string | undefined {
  for (const home of homes) if (home.host === host) return undefined;
  const domain = registrableDomain(url.hostname);
  if (domain !== undefined && homes.some((home) => home.domain === domain)) {
    if (rules.allowSubdomains || rules.allowExternalLinks) return undefined;
    return `another subdomain, ${url.host}; allowSubdomains takes it`;
  }
  if (rules.allowExternalLinks) return undefined;
  return `another site, ${url.host}; allowExternalLinks takes it`;
}

function byPath(url: UrlParts, host: string, { homes }: Scope): string | undefined {
  let refusedBy: string | undefined;
  for (const home of homes) {
    if (home.host !== host) continue;
    if (isBelow(url.pathname, home.pathPrefix)) return undefined;
    refusedBy ??= home.pathPrefix;
  }
  if (refusedBy === undefined) return undefined;
  return `not below ${refusedBy}; crawlEntireDomain takes it`;
}

function byFileType(url: UrlParts): string | undefined {
  const file = OTHER_FILE.exec(url.pathname)?.[0];
  return file === undefined ? undefined : `a ${file.toLowerCase()} file, not a page`;
}

function byPathDepth(url: UrlParts, rules: ScopeRules): string | undefined {
  if (rules.maxDepth === undefined) return undefined;
  const depth = pathDepth(url.href);
  if (depth <= rules.maxDepth) return undefined;
  return `${depth.toString()} path segments, maxDepth is ${rules.maxDepth.toString()}`;
}

/** Why one of the patterns leaves the address out; they match its path, or all of it. */
export function exclusionOf(
  url: UrlParts,
  excludes: readonly PathPattern[],
  isFullUrl: boolean,
): string | undefined {
  const text = isFullUrl ? url.href : url.pathname;
  for (const pattern of excludes) {
    const found = pattern.test(text);
    if (found === 'match') return `excluded by "${pattern.source}"`;
    if (found === 'too-slow') return `the pattern "${pattern.source}" takes too long here`;
  }
  return undefined;
}

function byPatterns(url: UrlParts, scope: Scope): string | undefined {
  const excluded = exclusionOf(url, scope.excludes, scope.rules.regexOnFullUrl);
  if (excluded !== undefined || scope.includes.length === 0) return excluded;
  const text = scope.rules.regexOnFullUrl ? url.href : url.pathname;
  let slow: string | undefined;
  for (const pattern of scope.includes) {
    const found = pattern.test(text);
    if (found === 'match') return undefined;
    if (found === 'too-slow') slow ??= pattern.source;
  }
  if (slow !== undefined) return `the pattern "${slow}" takes too long here`;
  return 'matches none of includePaths';
}
