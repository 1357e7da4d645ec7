/**
 * Crawl, map and params-preview bodies → Commands.
 *
 * The newer name wins: `crawlEntireDomain` over `allowBackwardLinks`, `sitemap` over `ignoreSitemap`
 * and `sitemapOnly` (differences.md D3). Source: wire/v2.md sections 7 and 9, wire/v1.md sections 4 and 6.
 */
import type {
  CrawlBody,
  MapBody,
  ParamsPreviewBody,
} from '../../../../contract/shared/requests.ts';
import type { WireVersion } from '../../../../contract/shared/scrape-options.ts';
import type { CrawlCommand, MapCommand, ScopeRules, SitemapMode } from '../../domain/command.ts';
import { defined } from '../../domain/defined.ts';
import { HearthError } from '../../domain/errors.ts';
import type { ReadContext } from '../types.ts';
import { isUnkept, refuseKeeping, refusePast } from './library-rules.ts';
import { optionDefaults, readLocation, readOptions } from './read-options.ts';
import { readWebhook } from './read-webhook.ts';
import { readUrl, refuse } from './validate.ts';

const CRAWL_LIMIT = 10_000;
const MAP_LIMIT = 5000;
const V1_MAX_DEPTH = 10;

/** `POST /crawl`. Throws `BAD_REQUEST` with the engine's own message for a bad pattern. */
export function toCrawlCommand(
  body: CrawlBody,
  version: WireVersion,
  context: ReadContext,
): CrawlCommand {
  const { target, logins } = readUrl(body.url, ['url'], context);
  const scope = readScope(body, version);
  if (scope.maxDepth !== undefined && pathDepth(target.url) > scope.maxDepth) {
    throw refuse(['url'], `The start address lies deeper than maxDepth ${scope.maxDepth}`);
  }
  const webhook = readWebhook(body.webhook);
  const options = { ...readOptions(body.scrapeOptions ?? {}, optionDefaults(version)), ...logins };
  const zeroDataRetention = isUnkept(body);
  refuseKeeping(options, zeroDataRetention, ['scrapeOptions']);
  refusePast(options, 'a crawl finds its pages by fetching; give their addresses to a batch');
  return defined({
    ...target,
    prompt: body.prompt,
    scope,
    limit: body.limit ?? CRAWL_LIMIT,
    sitemap: readSitemap(body),
    ignoreRobotsTxt: body.ignoreRobotsTxt,
    robotsUserAgent: body.robotsUserAgent,
    delayMs: body.delay === undefined ? undefined : Math.round(body.delay * 1000),
    maxConcurrency: body.maxConcurrency,
    options,
    webhook,
    zeroDataRetention,
    origin: body.origin ?? 'api',
  });
}

/** `POST /map`. */
export function toMapCommand(body: MapBody, context: ReadContext): MapCommand {
  const { target, logins } = readUrl(body.url, ['url'], context);
  return defined({
    ...target,
    ...logins,
    search: body.search,
    sitemap: readSitemap(body),
    includeSubdomains: body.includeSubdomains ?? true,
    ignoreQueryParameters: body.ignoreQueryParameters ?? true,
    filterByPath: !(
      body.crawlEntireDomain ??
      body.allowBackwardLinks ??
      body.filterByPath === false
    ),
    paths: {
      includePaths: checkPatterns(body.includePaths ?? []),
      excludePaths: checkPatterns(body.excludePaths ?? []),
      regexOnFullUrl: body.regexOnFullURL ?? false,
      ...defined({ maxDepth: body.maxDepth }),
    },
    limit: body.limit ?? MAP_LIMIT,
    timeoutMs: body.timeout,
    headers: body.headers ?? {},
    ignoreCache: body.ignoreCache ?? false,
    location: readLocation(body.location),
    ignoreRobotsTxt: body.ignoreRobotsTxt,
    origin: body.origin ?? 'api',
  });
}

/** `POST /crawl/params-preview`. */
export function toPreview(body: ParamsPreviewBody, context: ReadContext) {
  return { url: readUrl(body.url, ['url'], context).target.url, prompt: body.prompt };
}

function readScope(body: CrawlBody, version: WireVersion): ScopeRules {
  const maxDepth = body.maxDepth ?? (version === 'v1' ? V1_MAX_DEPTH : undefined);
  return defined({
    includePaths: checkPatterns(body.includePaths ?? []),
    excludePaths: checkPatterns(body.excludePaths ?? []),
    regexOnFullUrl: body.regexOnFullURL ?? false,
    maxDepth,
    maxDiscoveryDepth: body.maxDiscoveryDepth,
    crawlEntireDomain: body.crawlEntireDomain ?? body.allowBackwardLinks ?? false,
    allowExternalLinks: body.allowExternalLinks ?? false,
    allowSubdomains: body.allowSubdomains ?? false,
    ignoreQueryParameters: body.ignoreQueryParameters ?? false,
    deduplicateSimilarUrls: body.deduplicateSimilarURLs ?? true,
  });
}

function checkPatterns(patterns: readonly string[]): readonly string[] {
  for (const pattern of patterns) {
    try {
      new RegExp(pattern);
    } catch (cause) {
      const message = cause instanceof Error ? cause.message : String(cause);
      throw new HearthError('BAD_REQUEST', message, { cause });
    }
  }
  return patterns;
}

function readSitemap(body: CrawlBody | MapBody): SitemapMode {
  if (body.sitemap !== undefined) return body.sitemap;
  if (body.sitemapOnly === true) return 'only';
  return body.ignoreSitemap === true ? 'skip' : 'include';
}

/** Path segments below the host; a trailing index.html or index.php does not count. */
function pathDepth(url: string): number {
  const segments = new URL(url).pathname.split('/').filter((segment) => segment !== '');
  return segments.filter((segment) => !/^index\.(?:html|php)$/i.test(segment)).length;
}
