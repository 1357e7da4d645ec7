/** Tavily-shaped APIs: POST /search with a bearer key. Source: docs.tavily.com, search endpoint. No image search of its own. */
import type { KeyedSettings } from '../../domain/search-settings.ts';
import type { SearchQuery, SearchResults } from '../../ports/search-provider.ts';
import { keyedProvider } from './keyed.ts';
import {
  answered,
  ask,
  type AskContext,
  distinct,
  hitOf,
  listOf,
  objectOf,
  heedsTime,
  periodOf,
  type ProviderParts,
} from './shared.ts';

const NAME = 'Tavily';
const MOST_RESULTS = 20;

export const createTavily = keyedProvider('tavily', ['web', 'news'], search);

async function search(
  settings: KeyedSettings,
  query: SearchQuery,
  parts: ProviderParts,
  context: AskContext,
): Promise<SearchResults> {
  const root = (settings.url ?? 'https://api.tavily.com').replace(/\/$/, '');
  const response = await ask(
    parts,
    NAME,
    {
      url: `${root}/search`,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        authorization: `Bearer ${settings.key}`,
      },
      body: JSON.stringify(bodyOf(query)),
      reach: settings.url === undefined ? 'public' : 'local',
    },
    context,
  );
  const hits = listOf(objectOf(response, NAME)['results'], NAME).map((result) =>
    hitOf({
      url: result['url'],
      title: result['title'],
      description: result['content'],
      date: result['published_date'],
    }),
  );
  return answered({ hits: distinct(hits, query) }, query, { tbs: heedsTime(query) });
}

/** Tavily takes sites as lists, not as operators in the words. */
function bodyOf(query: SearchQuery): Readonly<Record<string, unknown>> {
  const sites = (pattern: RegExp): readonly string[] =>
    [...query.text.matchAll(pattern)].map((match) => match[1] ?? '');
  const included = sites(/(?<!-)\bsite:([\w.-]+)/g);
  const excluded = sites(/-site:([\w.-]+)/g);
  const words = query.text
    .replace(/-?\bsite:[\w.-]+/g, ' ')
    .replace(/\(\s*(?:OR\s*)*\)|\bOR\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const period = periodOf(query.tbs);
  return {
    query: words === '' ? query.text : words,
    max_results: Math.min(query.limit, MOST_RESULTS),
    topic: query.source === 'news' ? 'news' : 'general',
    ...(included.length === 0 ? {} : { include_domains: included }),
    ...(excluded.length === 0 ? {} : { exclude_domains: excluded }),
    ...(period?.kind === 'past'
      ? { time_range: period.unit === 'hour' ? 'day' : period.unit }
      : {}),
    ...(period?.kind === 'between' ? { start_date: period.from, end_date: period.to } : {}),
  };
}
