/** Serper-shaped APIs (google.serper.dev): POST with `X-API-KEY`. Source: serper.dev playground shapes. */
import type {
  SearchHit,
  SearchProvider,
  SearchQuery,
  SearchResults,
} from '../../ports/search-provider.ts';
import { createHealth } from './health.ts';
import {
  ask,
  type AskContext,
  distinct,
  hitOf,
  listOf,
  objectOf,
  type ProviderParts,
} from './shared.ts';

const NAME = 'Serper';
const PATH = { web: 'search', news: 'news', images: 'images' } as const;
const LIST = { web: 'organic', news: 'news', images: 'images' } as const;

/** `url`: the API's root; Serper's own by default. */
export function createSerper(
  settings: { readonly key: string; readonly url?: string },
  parts: ProviderParts,
): SearchProvider {
  const health = createHealth(parts.clock);
  return {
    name: 'serper',
    sources: new Set(['web', 'news', 'images']),
    search: (query, context) =>
      health.watch(query.source, context.signal, () => search(settings, query, parts, context)),
    health: (source) => health.read(source),
  };
}

async function search(
  settings: { readonly key: string; readonly url?: string },
  query: SearchQuery,
  parts: ProviderParts,
  context: AskContext,
): Promise<SearchResults> {
  const root = (settings.url ?? 'https://google.serper.dev').replace(/\/$/, '');
  const response = await ask(
    parts,
    NAME,
    {
      url: `${root}/${PATH[query.source]}`,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'x-api-key': settings.key,
      },
      body: JSON.stringify({
        q: query.text,
        num: query.limit,
        hl: query.lang,
        gl: query.country?.toLowerCase(),
        location: query.location,
        tbs: query.tbs,
        filter: query.filter,
      }),
      reach: settings.url === undefined ? 'public' : 'local',
    },
    context,
  );
  const hits = listOf(objectOf(response, NAME)[LIST[query.source]], NAME).map(
    (result): SearchHit | undefined =>
      hitOf({
        url: result['link'],
        title: result['title'],
        description: result['snippet'],
        date: result['date'],
        imageUrl: result['imageUrl'],
        imageWidth: result['imageWidth'],
        imageHeight: result['imageHeight'],
      }),
  );
  return { hits: distinct(hits, query) };
}
