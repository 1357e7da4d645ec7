/** Serper-shaped APIs (google.serper.dev): POST with `X-API-KEY`. Source: serper.dev playground shapes. */
import type { KeyedSettings } from '../../domain/search-settings.ts';
import type { SearchHit, SearchQuery, SearchResults } from '../../ports/search-provider.ts';
import { keyedProvider } from './keyed.ts';
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

export const createSerper = keyedProvider('serper', ['web', 'news', 'images'], search);

async function search(
  settings: KeyedSettings,
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
