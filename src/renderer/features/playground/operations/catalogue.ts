/** The five operations: one table each drives form, help, checks and code. */
import type { ConsoleOperation, JsonObject } from '../../../../contract/console/common.ts';
import { t } from '../../../text/catalogue.ts';
import { readAt, textsOf } from '../body.ts';
import {
  addressProblem,
  at,
  patternProblem,
  textOf,
  type FieldSpec,
  type GroupName,
  type OperationSpec,
} from './fields.ts';
import { formatsField, mainContentField, pageGroups, seconds } from './scrape-fields.ts';

const { units, choices } = t.operations;
const oneCredit = (): string => t.playground.costs.one;

const sitemapChoice = {
  kind: 'choice',
  fallback: 'include',
  options: [
    { value: 'include', label: choices.sitemapInclude },
    { value: 'skip', label: choices.sitemapSkip },
    { value: 'only', label: choices.sitemapOnly },
  ],
} as const;

/** What a scrape has in the groups of any page, and pages of other operations have not. */
const ONLY_IN_SCRAPE: Readonly<Partial<Record<GroupName, readonly FieldSpec[]>>> = {
  content: [at('showProvenance', ['showProvenance'], { kind: 'switch', fallback: false })],
  identity: [at('ignoreRobots', ['ignoreRobotsTxt'], { kind: 'switch', fallback: false })],
  cache: [at('zeroDataRetention', ['zeroDataRetention'], { kind: 'switch', fallback: false })],
};

const scrape: OperationSpec = {
  id: 'scrape',
  main: [
    at('url', ['url'], { kind: 'address', placeholder: t.playground.urlPlaceholder }),
    formatsField([], ['markdown']),
    mainContentField([]),
  ],
  groups: pageGroups([]).map((group) => ({
    ...group,
    fields: [...group.fields, ...(ONLY_IN_SCRAPE[group.name] ?? [])],
  })),
  example: { url: 'https://example.com' },
  check: (body) => {
    const { urls } = body;
    if (!Array.isArray(urls)) return addressProblem(body['url']);
    return urls.length === 0 ? t.playground.many.need : undefined;
  },
  cost: (body) =>
    Array.isArray(body['urls']) ? t.playground.many.cost(body['urls'].length) : oneCredit(),
};

const pathFields = [
  at('includePaths', ['includePaths'], { kind: 'lines', placeholder: '^/docs/', isPattern: true }),
  at('excludePaths', ['excludePaths'], { kind: 'lines', placeholder: '^/tag/', isPattern: true }),
];
const wholeAddress = at('regexOnFullURL', ['regexOnFullURL'], { kind: 'switch', fallback: false });

const crawl: OperationSpec = {
  id: 'crawl',
  main: [
    at('siteUrl', ['url'], { kind: 'address', placeholder: t.playground.urlPlaceholder }),
    at('limit', ['limit'], { kind: 'number', min: 1, unit: units.pages, placeholder: '10000' }),
    formatsField(['scrapeOptions'], ['markdown']),
    mainContentField(['scrapeOptions']),
  ],
  groups: [
    {
      name: 'scope',
      fields: [
        ...pathFields,
        at('maxDiscoveryDepth', ['maxDiscoveryDepth'], { kind: 'number', min: 0 }),
        at('sitemap', ['sitemap'], sitemapChoice),
        at('crawlEntireDomain', ['crawlEntireDomain'], { kind: 'switch', fallback: false }),
        at('allowSubdomains', ['allowSubdomains'], { kind: 'switch', fallback: false }),
        at('allowExternalLinks', ['allowExternalLinks'], { kind: 'switch', fallback: false }),
        at('ignoreQueryParameters', ['ignoreQueryParameters'], { kind: 'switch', fallback: false }),
        at('deduplicateSimilarURLs', ['deduplicateSimilarURLs'], {
          kind: 'switch',
          fallback: true,
        }),
        wholeAddress,
        at('ignoreRobots', ['ignoreRobotsTxt'], { kind: 'switch', fallback: false }),
        at('robotsUserAgent', ['robotsUserAgent'], { kind: 'text', placeholder: 'HearthBot' }),
      ],
    },
    {
      name: 'pace',
      fields: [
        at('delay', ['delay'], { kind: 'number', min: 0, max: 60, unit: units.s }),
        at('maxConcurrency', ['maxConcurrency'], { kind: 'number', min: 1 }),
        at('zeroDataRetention', ['zeroDataRetention'], { kind: 'switch', fallback: false }),
      ],
    },
    ...pageGroups(['scrapeOptions']),
    { name: 'model', fields: [at('crawlPrompt', ['prompt'], { kind: 'long-text' })] },
    {
      name: 'notify',
      fields: [at('webhook', ['webhook'], { kind: 'text', placeholder: 'https://' })],
    },
  ],
  example: { url: 'https://example.com', limit: 50 },
  check: (body) =>
    addressProblem(body['url']) ??
    patternProblem([...textsOf(body['includePaths']), ...textsOf(body['excludePaths'])]),
  cost: (body) => {
    const limit = body['limit'];
    return typeof limit === 'number'
      ? t.playground.costs.crawl(limit)
      : t.playground.costs.crawlOpen;
  },
};

const search: OperationSpec = {
  id: 'search',
  main: [
    at('query', ['query'], { kind: 'text', placeholder: t.playground.queryPlaceholder }),
    at('limit', ['limit'], {
      kind: 'number',
      min: 1,
      max: 100,
      unit: units.results,
      placeholder: '10',
    }),
    at('sources', ['sources'], {
      kind: 'toggles',
      fallback: ['web'],
      options: [
        { value: 'web', label: choices.web },
        { value: 'news', label: choices.news },
        { value: 'images', label: choices.images },
        { value: 'library', label: choices.library },
      ],
    }),
  ],
  groups: [
    {
      name: 'filters',
      fields: [
        at('tbs', ['tbs'], {
          kind: 'choice',
          fallback: '',
          options: [
            { value: '', label: choices.anyTime },
            { value: 'qdr:h', label: choices.hour },
            { value: 'qdr:d', label: choices.day },
            { value: 'qdr:w', label: choices.week },
            { value: 'qdr:m', label: choices.month },
            { value: 'qdr:y', label: choices.year },
          ],
        }),
        at('categories', ['categories'], {
          kind: 'toggles',
          fallback: [],
          options: [
            { value: 'github', label: choices.github },
            { value: 'research', label: choices.research },
            { value: 'pdf', label: choices.pdf },
            { value: 'developer', label: choices.developer },
          ],
        }),
        at('includeDomains', ['includeDomains'], { kind: 'lines', placeholder: 'example.com' }),
        at('excludeDomains', ['excludeDomains'], { kind: 'lines', placeholder: 'example.com' }),
        at('lang', ['lang'], { kind: 'text', placeholder: 'en' }),
        at('country', ['country'], { kind: 'text', placeholder: 'us' }),
        at('location', ['location'], { kind: 'text' }),
        at('filter', ['filter'], { kind: 'text' }),
      ],
    },
    {
      name: 'results',
      fields: [
        formatsField(['scrapeOptions'], []),
        mainContentField(['scrapeOptions']),
        at('searchTimeout', ['timeout'], {
          kind: 'number',
          min: 1_000,
          ...seconds,
          placeholder: '60',
        }),
        at('ignoreInvalidURLs', ['ignoreInvalidURLs'], { kind: 'switch', fallback: true }),
      ],
    },
  ],
  example: { query: 'masonry heater efficiency', limit: 5 },
  check: (body) => (textOf(body['query']).trim() === '' ? t.playground.needQuery : undefined),
  cost: oneCredit,
};

const map: OperationSpec = {
  id: 'map',
  main: [
    at('siteUrl', ['url'], { kind: 'address', placeholder: t.playground.urlPlaceholder }),
    at('mapSearch', ['search'], { kind: 'text' }),
    at('limit', ['limit'], {
      kind: 'number',
      min: 1,
      max: 100_000,
      unit: units.links,
      placeholder: '5000',
    }),
  ],
  groups: [
    {
      name: 'scope',
      fields: [
        ...pathFields,
        wholeAddress,
        at('sitemap', ['sitemap'], sitemapChoice),
        at('includeSubdomains', ['includeSubdomains'], { kind: 'switch', fallback: true }),
        at('filterByPath', ['filterByPath'], { kind: 'switch', fallback: true }),
        at('ignoreQueryParameters', ['ignoreQueryParameters'], { kind: 'switch', fallback: true }),
        at('ignoreCache', ['ignoreCache'], { kind: 'switch', fallback: false }),
        at('ignoreRobots', ['ignoreRobotsTxt'], { kind: 'switch', fallback: false }),
      ],
    },
    {
      name: 'timing',
      fields: [at('timeout', ['timeout'], { kind: 'number', min: 1_000, ...seconds })],
    },
    {
      name: 'identity',
      fields: [
        at('headers', ['headers'], { kind: 'headers' }),
        at('country', ['location', 'country'], { kind: 'text', placeholder: 'US' }),
        at('languages', ['location', 'languages'], { kind: 'lines', placeholder: 'en-US' }),
      ],
    },
  ],
  example: { url: 'https://example.com' },
  check: (body) => addressProblem(body['url']),
  cost: oneCredit,
};

const extract: OperationSpec = {
  id: 'extract',
  main: [
    at('urls', ['urls'], { kind: 'lines', placeholder: 'https://example.com/product' }),
    at('prompt', ['prompt'], { kind: 'long-text' }),
    at('schema', ['schema'], { kind: 'schema' }),
    at('showSources', ['showSources'], { kind: 'switch', fallback: false }),
  ],
  groups: [
    {
      name: 'scope',
      fields: [
        at('showProvenance', ['showProvenance'], { kind: 'switch', fallback: false }),
        at('enableWebSearch', ['enableWebSearch'], { kind: 'switch', fallback: false }),
        at('includeSubdomains', ['includeSubdomains'], { kind: 'switch', fallback: true }),
        at('ignoreSitemap', ['ignoreSitemap'], { kind: 'switch', fallback: false }),
        at('limit', ['limit'], { kind: 'number', min: 1, unit: units.pages }),
        at('ignoreInvalidURLs', ['ignoreInvalidURLs'], { kind: 'switch', fallback: true }),
        at('zeroDataRetention', ['zeroDataRetention'], { kind: 'switch', fallback: false }),
        at('answerTimeout', ['timeout'], {
          kind: 'number',
          min: 1_000,
          ...seconds,
          placeholder: '60',
        }),
      ],
    },
    { name: 'model', fields: [at('systemPrompt', ['systemPrompt'], { kind: 'long-text' })] },
    ...pageGroups(['scrapeOptions']).filter(({ name }) => name !== 'cache'),
    {
      name: 'notify',
      fields: [at('webhook', ['webhook'], { kind: 'text', placeholder: 'https://' })],
    },
  ],
  example: {
    urls: ['https://example.com'],
    schema: {
      type: 'object',
      properties: { title: { type: 'string' }, description: { type: 'string' } },
    },
    showSources: true,
  },
  check: (body) => {
    const urls = textsOf(readAt(body, ['urls']));
    if (urls.length === 0 && textOf(body['prompt']) === '') return t.playground.needUrlsOrPrompt;
    if (body['schema'] === undefined && textOf(body['prompt']) === '') {
      return t.playground.needSchemaOrPrompt;
    }
    return urls.map((url) => addressProblem(url)).find((problem) => problem !== undefined);
  },
  cost: oneCredit,
};

export const OPERATION_SPECS: Readonly<Record<ConsoleOperation, OperationSpec>> = {
  scrape,
  crawl,
  search,
  map,
  extract,
};

/** The first address of a body, for suggestions and titles. */
export function addressOf(body: JsonObject): string {
  return textOf(body['url']) || (textsOf(body['urls'])[0] ?? '');
}
