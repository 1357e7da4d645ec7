/** Brave Search API. Source: api-dashboard.search.brave.com, web, news and image search endpoints. */
import type { KeyedSettings } from '../../domain/search-settings.ts';
import type { SearchHit, SearchQuery, SearchResults } from '../../ports/search-provider.ts';
import { keyedProvider } from './keyed.ts';
import { braveCountry, braveLanguage } from './locales.ts';
import {
  answered,
  ask,
  type AskContext,
  hitOf,
  isObject,
  listOf,
  objectOf,
  heedsTime,
  periodOf,
  type ProviderParts,
  readPages,
} from './shared.ts';

const NAME = 'Brave';
const PAGE = { web: 20, news: 50, images: 100 } as const;
const MAX_OFFSET = 9;
const FRESHNESS = { hour: 'pd', day: 'pd', week: 'pw', month: 'pm', year: 'py' } as const;

export const createBrave = keyedProvider('brave', ['web', 'news', 'images'], search);

async function search(
  settings: KeyedSettings,
  query: SearchQuery,
  parts: ProviderParts,
  context: AskContext,
): Promise<SearchResults> {
  const count = Math.min(query.limit, PAGE[query.source]);
  const pages = { most: MAX_OFFSET + 1, clock: parts.clock };
  const found = await readPages(query, pages, context, async (offset, turn) => {
    const response = await ask(
      parts,
      NAME,
      {
        url: addressOf(settings.url ?? 'https://api.search.brave.com', query, count, offset),
        headers: { accept: 'application/json', 'x-subscription-token': settings.key },
        reach: settings.url === undefined ? 'public' : 'local',
      },
      turn,
    );
    const hits = read(objectOf(response, NAME), query);
    return { hits, isLast: hits.length < count || query.source === 'images' };
  });
  const isTimed = query.source !== 'images' && heedsTime(query);
  return answered(found, query, { tbs: isTimed });
}

function addressOf(root: string, query: SearchQuery, count: number, offset: number): string {
  const period = periodOf(query.tbs);
  const params = new URLSearchParams({ q: query.text, count: String(count) });
  const lang = braveLanguage(query);
  const country = braveCountry(query);
  if (lang !== undefined) params.set('search_lang', lang);
  if (country !== undefined) params.set('country', country);
  // images know neither pages nor times
  if (query.source === 'images') return endpoint(root, query, params);
  params.set('offset', String(offset));
  if (period?.kind === 'past') params.set('freshness', FRESHNESS[period.unit]);
  if (period?.kind === 'between') params.set('freshness', `${period.from}to${period.to}`);
  return endpoint(root, query, params);
}

function endpoint(root: string, { source }: SearchQuery, params: URLSearchParams): string {
  return `${root.replace(/\/$/, '')}/res/v1/${source}/search?${params.toString()}`;
}

function read(
  body: Readonly<Record<string, unknown>>,
  query: SearchQuery,
): readonly (SearchHit | undefined)[] {
  // a web answer without the web part is Brave's way of saying that nothing was found
  if (query.source === 'web' && body['web'] === undefined && body['type'] === 'search') return [];
  const list =
    query.source === 'web'
      ? isObject(body['web'])
        ? body['web']['results']
        : undefined
      : body['results'];
  return listOf(list, NAME).map((result) => {
    const image = isObject(result['properties']) ? result['properties'] : {};
    const thumbnail = isObject(result['thumbnail']) ? result['thumbnail'] : {};
    return hitOf({
      url: result['url'],
      title: result['title'],
      description: result['description'],
      date: result['age'] ?? result['page_age'],
      ...(query.source === 'web'
        ? {}
        : {
            imageUrl: image['url'] ?? thumbnail['src'],
            imageWidth: image['width'],
            imageHeight: image['height'],
          }),
    });
  });
}
