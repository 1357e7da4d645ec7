/** The configured search providers, in their order. */
import { defined } from '../../domain/defined.ts';
import { HearthError } from '../../domain/errors.ts';
import type { SearchSettings } from '../../domain/search-settings.ts';
import type { SearchProvider } from '../../ports/search-provider.ts';
import { createBrave } from './brave.ts';
import { createDuckduckgo } from './duckduckgo.ts';
import { createSearxng } from './searxng.ts';
import { createSerper } from './serper.ts';
import type { CreateKeyed } from './keyed.ts';
import type { ProviderParts } from './shared.ts';
import { createTavily } from './tavily.ts';

/**
 * One provider for each known name of the order that has what it needs. `library` keeps its place in the order; it is
 * searched by the operation, from the store.
 */
export function createSearchProviders(
  settings: SearchSettings,
  parts: ProviderParts,
): readonly SearchProvider[] {
  return withinReach(settings).flatMap((name) => {
    const provider = createOne(name, settings, parts);
    return provider === undefined ? [] : [provider];
  });
}

/** What a SearXNG of one's own is asked goes to no provider after it, unless the settings say so. */
function withinReach({ order, searxngUrl, beyondSearxng }: SearchSettings): readonly string[] {
  const own = order.indexOf('searxng');
  if (searxngUrl === undefined || beyondSearxng || own < 0) return order;
  return order.filter((name, at) => at <= own || name === 'library');
}

/** The place of the local library in the order. */
const LIBRARY: SearchProvider = {
  name: 'library',
  sources: new Set(['web']),
  search: () =>
    Promise.reject(new HearthError('SEARCH_FAILED', 'The library is searched in the store.')),
  health: () => ({ state: 'ok' }),
};

/** Providers that need a key; the settings `search<Name>Key` and `search<Name>Url` are theirs. */
const KEYED: ReadonlyMap<string, CreateKeyed> = new Map([
  ['brave', createBrave],
  ['serper', createSerper],
  ['tavily', createTavily],
]);

function createOne(
  name: string,
  { searxngUrl, duckduckgoUrl, keyed }: SearchSettings,
  parts: ProviderParts,
): SearchProvider | undefined {
  switch (name) {
    case 'searxng':
      return searxngUrl === undefined ? undefined : createSearxng(searxngUrl, parts);
    case 'duckduckgo':
      return createDuckduckgo(defined({ url: duckduckgoUrl }), parts);
    case 'library':
      return LIBRARY;
    default: {
      const create = KEYED.get(name);
      const settings = keyed[name];
      return create && settings && create(settings, parts);
    }
  }
}
