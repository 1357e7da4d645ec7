/**
 * Request bodies of every operation. Both families take the union of both versions' names, so one
 * builder makes the schemas of either; defaults are the reader's business, not the schema's.
 * Source: wire/v2.md sections 6 to 11, wire/v1.md sections 3 to 8.
 */
import { z } from 'zod';

import { jsonSchemaBody } from './formats.ts';
import {
  checkScrapeOptions,
  location,
  scrapeOptionsShape,
  timeoutMs,
  type WireVersion,
} from './scrape-options.ts';
import { lenientObject, looseObject } from './tolerant.ts';
import { webhook } from './webhook.ts';

const MAX_PROMPT = 10_000;
/** Formats that search results cannot carry. */
const NOT_IN_SEARCH: ReadonlySet<string> = new Set([
  'changeTracking',
  'attributes',
  'branding',
  'audio',
  'video',
  'deterministicJson',
  'rawBase64',
]);

const label = { origin: z.string().optional(), integration: z.string().optional() };
const prompt = z.string().max(MAX_PROMPT);
const sitemap = z.enum(['include', 'skip', 'only']);

const crawlShape = {
  includePaths: z.array(z.string()).optional(),
  excludePaths: z.array(z.string()).optional(),
  regexOnFullURL: z.boolean().optional(),
  maxDepth: z.int().min(0).optional(),
  maxDiscoveryDepth: z.int().min(0).optional(),
  crawlEntireDomain: z.boolean().optional(),
  allowBackwardLinks: z.boolean().optional(),
  allowExternalLinks: z.boolean().optional(),
  allowSubdomains: z.boolean().optional(),
  sitemap: sitemap.optional(),
  ignoreSitemap: z.boolean().optional(),
  sitemapOnly: z.boolean().optional(),
  ignoreRobotsTxt: z.boolean().optional(),
  ignoreQueryParameters: z.boolean().optional(),
  deduplicateSimilarURLs: z.boolean().optional(),
  delay: z.number().positive().max(60).optional(),
};

const jobShape = {
  webhook: webhook.optional(),
  maxConcurrency: z.int().min(1).optional(),
  zeroDataRetention: z.boolean().optional(),
};

const SOURCE_FIELDS = {
  tbs: z.string().optional(),
  filter: z.string().optional(),
  lang: z.string().optional(),
  country: z.string().optional(),
  location: z.string().optional(),
};

/** A search source, given as its name or as an object; unknown names are taken and ignored. */
const source = z.preprocess(
  (value) => (typeof value === 'string' ? { type: value } : value),
  looseObject({ type: z.string(), ...SOURCE_FIELDS }),
);
const category = z.preprocess(
  (value) => (typeof value === 'string' ? { type: value } : value),
  looseObject({ type: z.string() }),
);
const hostname = z
  .string()
  .regex(/^[a-z0-9*]([a-z0-9-]*\.)*[a-z0-9-]+$/i, { error: 'Give a hostname such as example.com' });

/** The schemas of one family, by operation. */
export function buildRequests(version: WireVersion) {
  const scrapeOptions = lenientObject(scrapeOptionsShape).superRefine(checkScrapeOptions(version));
  const scrape = lenientObject({
    url: z.string(),
    ...scrapeOptionsShape,
    zeroDataRetention: z.boolean().optional(),
    ...label,
  }).superRefine(checkScrapeOptions(version));
  const batch = lenientObject({
    urls: z.array(z.string()).min(1),
    ...scrapeOptionsShape,
    ...jobShape,
    appendToId: z.uuid().optional(),
    ignoreInvalidURLs: z.boolean().optional(),
    ...label,
  }).superRefine(checkScrapeOptions(version));
  const crawl = lenientObject({
    url: z.string(),
    prompt: prompt.optional(),
    ...crawlShape,
    limit: z.int().min(1).optional(),
    robotsUserAgent: z.string().min(1).optional(),
    scrapeOptions: scrapeOptions.optional(),
    ...jobShape,
    ...label,
  });
  const map = lenientObject({
    url: z.string(),
    ...crawlShape,
    search: z.string().optional(),
    includeSubdomains: z.boolean().optional(),
    filterByPath: z.boolean().optional(),
    limit: z.int().min(1).max(100_000).optional(),
    timeout: timeoutMs.optional(),
    location: location.optional(),
    headers: z.record(z.string(), z.string()).optional(),
    ignoreCache: z.boolean().optional(),
    useIndex: z.boolean().optional(),
    ...label,
  });
  const search = lenientObject({
    query: z.string().min(1),
    limit: z.int().min(1).max(100).optional(),
    sources: z.array(source).optional(),
    categories: z.array(category).optional(),
    includeDomains: z.array(hostname).optional(),
    excludeDomains: z.array(hostname).optional(),
    ...SOURCE_FIELDS,
    timeout: timeoutMs.optional(),
    ignoreInvalidURLs: z.boolean().optional(),
    scrapeOptions: scrapeOptions.optional(),
    ...label,
  }).superRefine((body, context) => {
    if ((body.includeDomains?.length ?? 0) > 0 && (body.excludeDomains?.length ?? 0) > 0) {
      context.addIssue({
        code: 'custom',
        path: ['excludeDomains'],
        message: 'Give includeDomains or excludeDomains, not both',
      });
    }
    body.scrapeOptions?.formats?.forEach((each, index) => {
      if (!NOT_IN_SEARCH.has(each.type)) return;
      context.addIssue({
        code: 'custom',
        path: ['scrapeOptions', 'formats', index],
        message: `Search results cannot carry the format ${each.type}`,
      });
    });
  });
  const extract = lenientObject({
    urls: z.array(z.string()).max(10).optional(),
    prompt: prompt.optional(),
    systemPrompt: prompt.optional(),
    schema: jsonSchemaBody.optional(),
    allowExternalLinks: z.boolean().optional(),
    enableWebSearch: z.boolean().optional(),
    includeSubdomains: z.boolean().optional(),
    ignoreSitemap: z.boolean().optional(),
    showSources: z.boolean().optional(),
    showProvenance: z.boolean().optional(),
    urlTrace: z.boolean().optional(),
    limit: z.int().min(1).optional(),
    timeout: timeoutMs.optional(),
    ignoreInvalidURLs: z.boolean().optional(),
    scrapeOptions: scrapeOptions.optional(),
    agent: z.looseObject({}).optional(),
    webhook: webhook.optional(),
    zeroDataRetention: z.boolean().optional(),
    ...label,
  }).superRefine((body, context) => {
    if ((body.urls?.length ?? 0) > 0 || (body.prompt ?? '').trim() !== '') return;
    context.addIssue({ code: 'custom', path: ['urls'], message: 'Give urls, a prompt, or both' });
  });
  const paramsPreview = looseObject({ url: z.string(), prompt });
  return { scrape, batch, crawl, map, search, extract, paramsPreview } as const;
}

export type RequestSchemas = ReturnType<typeof buildRequests>;
export type ScrapeBody = z.output<RequestSchemas['scrape']>;
export type BatchBody = z.output<RequestSchemas['batch']>;
export type CrawlBody = z.output<RequestSchemas['crawl']>;
export type MapBody = z.output<RequestSchemas['map']>;
export type SearchBody = z.output<RequestSchemas['search']>;
export type ExtractBody = z.output<RequestSchemas['extract']>;
export type ParamsPreviewBody = z.output<RequestSchemas['paramsPreview']>;
