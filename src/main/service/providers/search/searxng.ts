/**
 * SearXNG's JSON answer. Source: docs.searxng.org, Search API (`format=json`, off unless `search.formats` lists it).
 */
import { HearthError } from '../../domain/errors.ts';
import type {
  SearchHit,
  SearchProvider,
  SearchQuery,
  SearchResults,
} from '../../ports/search-provider.ts';
import { createHealth } from './health.ts';
import { searxngLanguage } from './locales.ts';
import {
  answered,
  ask,
  type AskContext,
  hitOf,
  listOf,
  objectOf,
  heedsTime,
  periodOf,
  type ProviderParts,
  readPages,
} from './shared.ts';

const NAME = 'SearXNG';
const MAX_PAGES = 5;
const CATEGORY = { web: 'general', news: 'news', images: 'images' } as const;

/** `url`: the instance's address, with or without a path. */
export function createSearxng(url: string, parts: ProviderParts): SearchProvider {
  const health = createHealth(parts.clock);
  return {
    name: 'searxng',
    sources: new Set(['web', 'news', 'images']),
    search: (query, context) =>
      health.watch(query.source, context.signal, () => search(url, query, parts, context)),
    health: (source) => health.read(source),
  };
}

async function search(
  url: string,
  query: SearchQuery,
  parts: ProviderParts,
  context: AskContext,
): Promise<SearchResults> {
  const pages = { most: MAX_PAGES, clock: parts.clock };
  const found = await readPages(query, pages, context, async (index, turn) => ({
    hits: await readPage(addressOf(url, query, index + 1), query, parts, turn),
    isLast: false,
  }));
  return answered(found, query, { tbs: heedsTime(query, { knowsDays: false }) });
}

function addressOf(url: string, query: SearchQuery, page: number): string {
  const address = new URL(url);
  address.pathname = `${address.pathname.replace(/\/(?:search)?$/, '')}/search`;
  const period = periodOf(query.tbs);
  address.search = new URLSearchParams({
    q: query.text,
    format: 'json',
    categories: CATEGORY[query.source],
    language: searxngLanguage(query),
    pageno: String(page),
    // an hour is finer than SearXNG knows
    ...(period?.kind === 'past'
      ? { time_range: period.unit === 'hour' ? 'day' : period.unit }
      : {}),
  }).toString();
  return address.href;
}

async function readPage(
  url: string,
  query: SearchQuery,
  parts: ProviderParts,
  context: AskContext,
): Promise<readonly (SearchHit | undefined)[]> {
  const response = await ask(
    parts,
    NAME,
    { url, headers: { accept: 'application/json' }, reach: 'local' },
    context,
  ).catch((error: unknown) => {
    if (error instanceof HearthError && error.message.includes(' (403)')) {
      throw new HearthError(
        'SEARCH_FAILED',
        `${NAME} refused the request (403); add "json" to search.formats in its settings.yml.`,
        { cause: error },
      );
    }
    throw error;
  });
  const body = objectOf(response, NAME);
  const results = listOf(body['results'], NAME);
  const silent = Array.isArray(body['unresponsive_engines']) ? body['unresponsive_engines'] : [];
  if (results.length === 0 && silent.length > 0 && query.limit > 0) {
    throw new HearthError(
      'SEARCH_FAILED',
      `${NAME} has no answer: ${enginesOf(silent)} did not respond.`,
    );
  }
  return results.map((result) => {
    const size = /^(\d+)\s*[x×]\s*(\d+)/.exec(
      typeof result['resolution'] === 'string' ? result['resolution'] : '',
    );
    return hitOf({
      url: result['url'],
      title: result['title'],
      description: result['content'],
      date: result['publishedDate'],
      imageUrl: result['img_src'],
      imageWidth: size === null ? undefined : Number(size[1]),
      imageHeight: size === null ? undefined : Number(size[2]),
    });
  });
}

function enginesOf(silent: readonly unknown[]): string {
  const names = silent
    .map((engine): unknown => (Array.isArray(engine) ? engine[0] : engine))
    .filter((name) => typeof name === 'string');
  return names.slice(0, 5).join(', ') || 'its engines';
}
