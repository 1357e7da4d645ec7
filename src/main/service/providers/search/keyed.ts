/** A provider that is asked with a key, at its own address or one that answers like it. */
import type { KeyedSettings } from '../../domain/search-settings.ts';
import type {
  ProviderSource,
  SearchProvider,
  SearchQuery,
  SearchResults,
} from '../../ports/search-provider.ts';
import { createHealth } from './health.ts';
import type { AskContext, ProviderParts } from './shared.ts';

export type CreateKeyed = (settings: KeyedSettings, parts: ProviderParts) => SearchProvider;

type Search = (
  settings: KeyedSettings,
  query: SearchQuery,
  parts: ProviderParts,
  context: AskContext,
) => Promise<SearchResults>;

export function keyedProvider(
  name: string,
  sources: readonly ProviderSource[],
  search: Search,
): CreateKeyed {
  return (settings, parts) => {
    const health = createHealth(parts.clock);
    return {
      name,
      sources: new Set(sources),
      search: (query, context) =>
        health.watch(query.source, context.signal, () => search(settings, query, parts, context)),
      health: (source) => health.read(source),
    };
  };
}
