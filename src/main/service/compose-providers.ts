/**
 * Search providers and language model of the settings, joined to the rooms they need; rebuilt when the settings change.
 * What did not change keeps its health and its memory.
 */
import { cjkLlmOf, llmOf, searchOf } from './config/providers.ts';
import type { Config } from './config.ts';
import type { Net } from './net/net.ts';
import { coerceToSchema, mergeExtractions, validateAgainst } from './pipeline/extract/answers.ts';
import type { LanguageModel } from './ports/language-model.ts';
import type { SearchProvider } from './ports/search-provider.ts';
import type { Clock } from './ports/system.ts';
import type { ModelParts, ModelSettings } from './providers/model/model.ts';
import { createSearchProviders } from './providers/search/create.ts';

interface Outward {
  readonly net: Net;
  readonly clock: Clock;
}

export interface ProviderSet {
  /** Web search providers in the order they are tried; those without what they need are left out. */
  readonly providers: () => readonly SearchProvider[];
  /** Undefined unless both address and model are set. */
  readonly model: () => LanguageModel | undefined;
  /** For Chinese, Japanese and Korean; undefined unless a model of its own is set. */
  readonly cjkModel: () => LanguageModel | undefined;
}

/** `values` are read at each use: a change holds from the next one on. `fixed` stands in place of any set model. */
export function openProviderSet(
  values: () => Readonly<Record<string, unknown>>,
  outward: Outward,
  fixed?: LanguageModel,
): ProviderSet {
  return {
    providers: rebuilt(
      () => searchOf(values()),
      (search) => openSearch(search, outward),
    ),
    model: rebuilt(
      () => llmOf(values()),
      (llm) => fixed ?? openModel(llm, outward),
    ),
    cjkModel: rebuilt(
      () => cjkLlmOf(values()),
      (llm) => openModel(llm, outward),
    ),
  };
}

/** Made anew only when its settings differ from those it was made of. */
function rebuilt<S, T>(settings: () => S, make: (settings: S) => T): () => T {
  let kept: { readonly key: string; readonly made: T } | undefined;
  return () => {
    const now = settings();
    const key = JSON.stringify(now);
    if (kept?.key !== key) kept = { key, made: make(now) };
    return kept.made;
  };
}

/** In the configured order; those without an address or key they need are left out. */
export function openSearch(search: Config['search'], outward: Outward): readonly SearchProvider[] {
  return createSearchProviders(search, outward);
}

/** Undefined unless both address and model are set. */
export function openModel(llm: Config['llm'], outward: Outward): LanguageModel | undefined {
  const { url, model, key, timeoutMs, inputCents, outputCents } = llm;
  if (url === undefined || model === undefined) return undefined;
  return openAtFirstUse(
    { url, model, timeoutMs, inputCents, outputCents, ...(key === undefined ? {} : { key }) },
    {
      ...outward,
      fit(value, schema) {
        const typed = coerceToSchema(value, schema);
        const { problems } = validateAgainst(typed.value, schema);
        // properties beyond the schema and nulls are no loss
        const lost = typed.problems.filter((problem) => problem.includes(' is not '));
        return { value: typed.value, problems, lost };
      },
      merge: (answers, schema) =>
        mergeExtractions(
          answers.map((data) => ({ data, provenance: [] })),
          schema,
        ).data,
    },
  );
}

/** The libraries behind a model take some 20 MB: they are loaded with the first question. */
function openAtFirstUse(settings: ModelSettings, parts: ModelParts): LanguageModel {
  let opened: Promise<LanguageModel> | undefined;
  const open = (): Promise<LanguageModel> =>
    (opened ??= import('./providers/model/model.ts').then(({ createLanguageModel }) =>
      createLanguageModel(settings, parts),
    ));
  return {
    name: settings.model,
    extract: async (request, context) => (await open()).extract(request, context),
    complete: async (request, context) => (await open()).complete(request, context),
  };
}
