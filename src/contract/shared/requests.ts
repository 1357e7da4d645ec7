/**
 * Request bodies of every operation. Both families take the union of both versions' names, so one
 * builder makes the schemas of either; defaults are the reader's business, not the schema's.
 * Source: wire/v2.md sections 6 to 11, wire/v1.md sections 3 to 8.
 */
import { z } from 'zod';

import { jsonSchemaBody } from './formats.ts';
import { sentHeaders } from './headers.ts';
import { parseOptions } from './parse.ts';
import {
  checkScrapeOptions,
  location,
  type ScrapeOptionsBody,
  scrapeShapeOf,
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

const label = {
  origin: z.string().optional().describe("The caller's label. Default api."),
  integration: z.string().optional().describe("The caller's label."),
};
const prompt = z.string().max(MAX_PROMPT);
const sitemap = z.enum(['include', 'skip', 'only']);

/** What belongs to a site: of crawls and maps. */
const scopeShape = {
  includePaths: z
    .array(z.string())
    .optional()
    .describe('Regular expressions; only addresses whose path matches one are visited.'),
  excludePaths: z
    .array(z.string())
    .optional()
    .describe(
      'Regular expressions; addresses whose path matches one are not visited. Tested first.',
    ),
  regexOnFullURL: z
    .boolean()
    .optional()
    .describe('Match patterns on the whole address instead of its path. Default false.'),
  maxDepth: z
    .int()
    .min(0)
    .optional()
    .describe('Most path segments below the host. Default 10 on v1, none on v2.'),
  crawlEntireDomain: z
    .boolean()
    .optional()
    .describe('Also visit addresses that are not below the start. Default false.'),
  allowBackwardLinks: z
    .boolean()
    .optional()
    .describe('v1 name of `crawlEntireDomain`, which wins.'),
  sitemap: sitemap
    .optional()
    .describe('Use the sitemap beside links, skip it, or use nothing else. Default include.'),
  ignoreSitemap: z.boolean().optional().describe('v1 name of `sitemap: "skip"`; `sitemap` wins.'),
  sitemapOnly: z.boolean().optional().describe('v1 name of `sitemap: "only"`; `sitemap` wins.'),
  ignoreRobotsTxt: z
    .boolean()
    .optional()
    .describe('Visit what robots.txt disallows. Default: the setting of the installation.'),
  ignoreQueryParameters: z
    .boolean()
    .optional()
    .describe('Addresses that differ only in their query are one. Default false (map: true).'),
};

const crawlShape = {
  ...scopeShape,
  maxDiscoveryDepth: z
    .int()
    .min(0)
    .optional()
    .describe('Most link hops from the start. Default: any number.'),
  allowExternalLinks: z
    .boolean()
    .optional()
    .describe('Follow links to other sites. Default false.'),
  allowSubdomains: z.boolean().optional().describe('Follow links to subdomains. Default false.'),
  deduplicateSimilarURLs: z
    .boolean()
    .optional()
    .describe('www, scheme, trailing slash and index files make no difference. Default true.'),
  delay: z
    .number()
    .positive()
    .max(60)
    .optional()
    .describe('Seconds between two pages of a host. Default: what robots.txt asks for.'),
};

const zeroDataRetention = z
  .boolean()
  .optional()
  .describe('Write nothing of the pages to disk. Needs the add-on. Default false.');

/** Where a result is always kept: better refused than kept all the same. */
const noRetention = {
  zeroDataRetention: z
    .boolean()
    .refine((isAsked) => !isAsked, {
      error: 'zeroDataRetention is not available here: it is for scrape, batch, crawl and extract',
    })
    .optional()
    .describe('Refused where true: the result is kept with its job.'),
};

const jobShape = {
  webhook: webhook.optional().describe('Where to send events: an address, or an object.'),
  maxConcurrency: z
    .int()
    .min(1)
    .optional()
    .describe("Most pages at once; never more than the plan's slots."),
  zeroDataRetention,
};

const SOURCE_FIELDS = {
  tbs: z.string().optional().describe('Time filter, for example `qdr:d` for the last day.'),
  filter: z
    .string()
    .optional()
    .describe('Passed on to Serper-shaped providers; a warning says when another one answered.'),
  lang: z.string().optional().describe('Language of the results. Default en.'),
  country: z
    .string()
    .optional()
    .describe('Country of the results. Default us, unless `location` is given.'),
  location: z.string().optional().describe('Place to search from, for example `Berlin, Germany`.'),
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
  const scrapeOptions = lenientObject({ ...scrapeShapeOf(version), zeroDataRetention })
    .superRefine(checkScrapeOptions(version))
    .meta({ id: `ScrapeOptions${version.toUpperCase()}` });
  return {
    scrape: scrapeBody(version),
    parse: parseOptions(version),
    batch: batchBody(version),
    crawl: crawlBody(scrapeOptions),
    map: mapBody(),
    search: searchBody(scrapeOptions),
    extract: extractBody(scrapeOptions),
    paramsPreview: looseObject({ url: z.string(), prompt }),
  } as const;
}

type ScrapeOptionsSchema = z.ZodType<
  ScrapeOptionsBody & { readonly zeroDataRetention?: boolean | undefined }
>;

function scrapeBody(version: WireVersion) {
  return lenientObject({
    url: z.string(),
    ...scrapeShapeOf(version),
    zeroDataRetention,
    ...label,
  }).superRefine(checkScrapeOptions(version));
}

function batchBody(version: WireVersion) {
  return lenientObject({
    urls: z.array(z.string()).min(1),
    ...scrapeShapeOf(version),
    ...jobShape,
    appendToId: z.uuid().optional().describe('Add to this running batch.'),
    ignoreInvalidURLs: z
      .boolean()
      .optional()
      .describe('Leave bad addresses out and report them. Default true on v2, false on v1.'),
    ...label,
  }).superRefine(checkScrapeOptions(version));
}

function crawlBody(scrapeOptions: ScrapeOptionsSchema) {
  return lenientObject({
    url: z.string(),
    prompt: prompt
      .optional()
      .describe('A wish in plain words; with a language model it is turned into options.'),
    ...crawlShape,
    limit: z.int().min(1).optional().describe('Most pages. Default 10000.'),
    robotsUserAgent: z.string().min(1).optional().describe('Name to look for in robots.txt.'),
    scrapeOptions: scrapeOptions
      .optional()
      .describe('Options for every page; see the table of scrape options.'),
    ...jobShape,
    ...label,
  });
}

function mapBody() {
  return lenientObject({
    url: z.string(),
    ...scopeShape,
    ...noRetention,
    search: z.string().optional().describe('Rank by relevance to this text.'),
    includeSubdomains: z.boolean().optional().describe('Default true.'),
    filterByPath: z
      .boolean()
      .optional()
      .describe(
        'When the address has a path, list only what lies below it. Default true; `crawlEntireDomain` wins.',
      ),
    limit: z.int().min(1).max(100_000).optional().describe('Most addresses. Default 5000.'),
    timeout: timeoutMs.optional().describe('Milliseconds for the whole call. Default none.'),
    location: location.optional().describe('Country and languages to visit from.'),
    headers: sentHeaders.optional().describe('Extra request headers for the site.'),
    ignoreCache: z
      .boolean()
      .optional()
      .describe('Also look where there was no sitemap a few minutes ago. Default false.'),
    useIndex: z.boolean().optional().describe('Accepted without effect.'),
    ...label,
  });
}

function searchBody(scrapeOptions: ScrapeOptionsSchema) {
  return lenientObject({
    query: z.string().trim().min(1),
    ...noRetention,
    limit: z
      .int()
      .min(1)
      .max(100)
      .optional()
      .describe('Most results per source. Default 5 on v1, 10 on v2.'),
    sources: z
      .array(source)
      .optional()
      .describe('`web`, `news`, `images`, or `library` (what Hearth has kept). Default `["web"]`.'),
    categories: z.array(category).optional().describe('`github`, `research`, `pdf`, `developer`.'),
    includeDomains: z.array(hostname).optional().describe('Only results of these hosts.'),
    excludeDomains: z
      .array(hostname)
      .optional()
      .describe('No results of these hosts; not together with `includeDomains`.'),
    ...SOURCE_FIELDS,
    timeout: timeoutMs
      .optional()
      .describe('Milliseconds for the scrape of each result. Default 60000.'),
    ignoreInvalidURLs: z
      .boolean()
      .optional()
      .describe('Leave bad addresses out and report them. Default true on v2, false on v1.'),
    scrapeOptions: scrapeOptions
      .optional()
      .describe('Options for every page; see the table of scrape options.'),
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
}

function extractBody(scrapeOptions: ScrapeOptionsSchema) {
  return lenientObject({
    urls: z
      .array(z.string())
      .max(10)
      .optional()
      .describe(
        'Pages to read; one that ends in `/*` means the site below it. `urls` or `prompt` is needed.',
      ),
    prompt: prompt.optional().describe('What to extract, in plain words.'),
    systemPrompt: prompt
      .optional()
      .describe('Passed on to the language model, where one is configured.'),
    schema: jsonSchemaBody.optional().describe('The shape of the result, as a JSON Schema.'),
    allowExternalLinks: z
      .boolean()
      .optional()
      .describe('Accepted without effect, with a warning: pages are looked for on their own site.'),
    enableWebSearch: z
      .boolean()
      .optional()
      .describe('Also look for pages on the web. Default false.'),
    includeSubdomains: z.boolean().optional().describe('Default true.'),
    ignoreSitemap: z.boolean().optional().describe('v1 name of `sitemap: "skip"`; `sitemap` wins.'),
    showSources: z
      .boolean()
      .optional()
      .describe('Add the addresses each field came from. Default false.'),
    showProvenance: z
      .boolean()
      .optional()
      .describe("Hearth's own: add where on the page every value stands. Default false."),
    urlTrace: z.boolean().optional().describe('Accepted without effect.'),
    limit: z.int().min(1).optional().describe('Most pages to read.'),
    timeout: timeoutMs
      .optional()
      .describe(
        'Milliseconds to wait for the result before answering with the id alone. Default 60000.',
      ),
    ignoreInvalidURLs: z
      .boolean()
      .optional()
      .describe('Leave bad addresses out and report them. Default true on v2, false on v1.'),
    scrapeOptions: scrapeOptions
      .optional()
      .describe('Options for every page; see the table of scrape options.'),
    agent: z
      .looseObject({})
      .optional()
      .describe('Accepted; not available, answered with a warning.'),
    webhook: webhook.optional().describe('Where to send events: an address, or an object.'),
    zeroDataRetention,
    ...label,
  }).superRefine((body, context) => {
    if ((body.urls?.length ?? 0) > 0 || (body.prompt ?? '').trim() !== '') return;
    context.addIssue({ code: 'custom', path: ['urls'], message: 'Give urls, a prompt, or both' });
  });
}

export type RequestSchemas = ReturnType<typeof buildRequests>;
export type ScrapeBody = z.output<RequestSchemas['scrape']>;
export type ParseBody = z.output<RequestSchemas['parse']>;
export type BatchBody = z.output<RequestSchemas['batch']>;
export type CrawlBody = z.output<RequestSchemas['crawl']>;
export type MapBody = z.output<RequestSchemas['map']>;
export type SearchBody = z.output<RequestSchemas['search']>;
export type ExtractBody = z.output<RequestSchemas['extract']>;
export type ParamsPreviewBody = z.output<RequestSchemas['paramsPreview']>;
