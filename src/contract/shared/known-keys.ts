/**
 * Every top-level and `scrapeOptions` key that some version of the wire or some client is known to send.
 *
 * A key of this list is no reason to refuse a request where it means nothing: clients gain options
 * faster than servers. Where it means something in another place of the same body it is one (key-hints.ts).
 * A unit test proves that every key of the request schemas stands here.
 * Source: wire reference, "Unknown keys" rule and the field tables of both versions.
 */

const SCRAPE_KEYS = [
  'formats',
  'headers',
  'includeTags',
  'excludeTags',
  'onlyMainContent',
  'onlyCleanContent',
  'timeout',
  'waitFor',
  'mobile',
  'skipTlsVerification',
  'parsers',
  'parsePDF',
  'actions',
  'location',
  'geolocation',
  'removeBase64Images',
  'blockAds',
  'proxy',
  'maxAge',
  'minAge',
  'storeInCache',
  'fastMode',
  'lockdown',
  'redactPII',
  'checkPromptInjection',
  'profile',
  'extract',
  'jsonOptions',
  'changeTrackingOptions',
  'agent',
  'zeroDataRetention',
  '__experimental_cache',
  'showProvenance',
  'reader',
  'keep',
  'asOf',
  'asOfPolicy',
  'offline',
] as const;

const OPERATION_KEYS = [
  'url',
  'urls',
  'prompt',
  'includePaths',
  'excludePaths',
  'regexOnFullURL',
  'maxDepth',
  'maxDiscoveryDepth',
  'limit',
  'crawlEntireDomain',
  'allowBackwardLinks',
  'allowExternalLinks',
  'allowSubdomains',
  'sitemap',
  'ignoreSitemap',
  'sitemapOnly',
  'ignoreRobotsTxt',
  'robotsUserAgent',
  'ignoreQueryParameters',
  'deduplicateSimilarURLs',
  'delay',
  'maxConcurrency',
  'scrapeOptions',
  'webhook',
  'appendToId',
  'ignoreInvalidURLs',
  'search',
  'includeSubdomains',
  'filterByPath',
  'useIndex',
  'ignoreCache',
  'query',
  'sources',
  'categories',
  'includeDomains',
  'excludeDomains',
  'tbs',
  'filter',
  'lang',
  'country',
  'systemPrompt',
  'schema',
  'enableWebSearch',
  'showSources',
  'urlTrace',
] as const;

/** Sent by newer clients or enterprise callers; accepted and ignored. */
const CLIENT_KEYS = [
  'origin',
  'integration',
  'domainTools',
  'toolDetail',
  'safeMode',
  'threatProtection',
  'auditMetadata',
  'enterprise',
  'highlights',
  'safe',
  'asyncScraping',
  'useMock',
  '__searchPreviewToken',
] as const;

/** Of these a page takes some; newer clients send them anywhere. */
const ANYWHERE: readonly string[] = ['lockdown', 'redactPII', 'profile', 'onlyCleanContent'];

/** Options of a page: never ignored where the same body takes them in `scrapeOptions`. */
export const PAGE_KEYS: ReadonlySet<string> = new Set(
  [...SCRAPE_KEYS, 'ignoreRobotsTxt'].filter(
    (key) => key !== 'zeroDataRetention' && !ANYWHERE.includes(key),
  ),
);

export const KNOWN_KEYS: ReadonlySet<string> = new Set<string>([
  ...SCRAPE_KEYS,
  ...OPERATION_KEYS,
  ...CLIENT_KEYS,
]);
