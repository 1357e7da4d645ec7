/** The configured search providers, in their order. */
import { HearthError } from '../../domain/errors.ts';
import type { SearchProvider } from '../../ports/search-provider.ts';
import { createBrave } from './brave.ts';
import { createDuckduckgo } from './duckduckgo.ts';
import { createSearxng } from './searxng.ts';
import { createSerper } from './serper.ts';
import type { ProviderParts } from './shared.ts';
import { createTavily } from './tavily.ts';

/** As in the configuration; a provider without its address or key is left out. */
export interface SearchSettings {
  readonly order: readonly string[];
  readonly searxngUrl: string | undefined;
  /** Whether those after a SearXNG of one's own are asked what it could not answer. */
  readonly beyondSearxng: boolean;
  readonly braveKey: string | undefined;
  readonly braveUrl: string | undefined;
  readonly serperKey: string | undefined;
  readonly serperUrl: string | undefined;
  readonly tavilyKey: string | undefined;
  readonly tavilyUrl: string | undefined;
  readonly duckduckgoUrl: string | undefined;
}

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

function createOne(
  name: string,
  settings: SearchSettings,
  parts: ProviderParts,
): SearchProvider | undefined {
  switch (name) {
    case 'searxng':
      return settings.searxngUrl === undefined
        ? undefined
        : createSearxng(settings.searxngUrl, parts);
    case 'brave':
      return keyed(createBrave, settings.braveKey, settings.braveUrl, parts);
    case 'serper':
      return keyed(createSerper, settings.serperKey, settings.serperUrl, parts);
    case 'tavily':
      return keyed(createTavily, settings.tavilyKey, settings.tavilyUrl, parts);
    case 'duckduckgo':
      return createDuckduckgo(
        settings.duckduckgoUrl === undefined ? {} : { url: settings.duckduckgoUrl },
        parts,
      );
    case 'library':
      return LIBRARY;
    default:
      return undefined;
  }
}

function keyed(
  create: (
    settings: { readonly key: string; readonly url?: string },
    parts: ProviderParts,
  ) => SearchProvider,
  key: string | undefined,
  url: string | undefined,
  parts: ProviderParts,
): SearchProvider | undefined {
  return key === undefined
    ? undefined
    : create({ key, ...(url === undefined ? {} : { url }) }, parts);
}
