/** Search providers and language model of the configuration, joined to the rooms they need. */
import type { Config } from './config.ts';
import { coerceToSchema, mergeExtractions, validateAgainst } from './pipeline/extract/index.ts';
import type { Net } from './net/net.ts';
import type { LanguageModel } from './ports/language-model.ts';
import type { SearchProvider } from './ports/search-provider.ts';
import type { Clock } from './ports/system.ts';
import { createLanguageModel } from './providers/model/model.ts';
import { createSearchProviders } from './providers/search/create.ts';

interface Outward {
  readonly net: Net;
  readonly clock: Clock;
}

/** In the configured order; those without an address or key they need are left out. */
export function openSearch(config: Config, outward: Outward): readonly SearchProvider[] {
  return createSearchProviders(config.search, outward);
}

/** Undefined unless both address and model are configured. */
export function openModel(config: Config, outward: Outward): LanguageModel | undefined {
  const { url, model, key, timeoutMs } = config.llm;
  if (url === undefined || model === undefined) return undefined;
  return createLanguageModel(
    { url, model, timeoutMs, ...(key === undefined ? {} : { key }) },
    {
      ...outward,
      fit(value, schema) {
        const typed = coerceToSchema(value, schema);
        return { value: typed.value, problems: validateAgainst(typed.value, schema).problems };
      },
      merge: (answers, schema) =>
        mergeExtractions(
          answers.map((data) => ({ data, provenance: [] })),
          schema,
        ).data,
    },
  );
}
