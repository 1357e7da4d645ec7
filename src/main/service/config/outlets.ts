/**
 * The parts of the settings that may change while the service runs: search providers and language models.
 * Read from values by name, because the console changes them (settings-file.ts).
 */

/** Search providers: the order, and what each needs. */
export interface SearchSettings {
  readonly order: readonly string[];
  readonly searxngUrl: string | undefined;
  readonly beyondSearxng: boolean;
  readonly braveKey: string | undefined;
  readonly braveUrl: string | undefined;
  readonly serperKey: string | undefined;
  readonly serperUrl: string | undefined;
  readonly tavilyKey: string | undefined;
  readonly tavilyUrl: string | undefined;
  readonly duckduckgoUrl: string | undefined;
}

/** A language model. */
export interface LlmSettings {
  readonly url: string | undefined;
  readonly model: string | undefined;
  readonly key: string | undefined;
  readonly timeoutMs: number;
  /** US cents for a million tokens; 0 where the model costs nothing. */
  readonly inputCents: number;
  readonly outputCents: number;
}

type Values = Readonly<Record<string, unknown>>;

/** The search providers' part of the settings. */
export function searchOf(values: Values): SearchSettings {
  return Object.freeze({
    order: asList(values['searchOrder']),
    searxngUrl: asText(values['searchSearxngUrl']),
    beyondSearxng: values['searchBeyondSearxng'] === true,
    braveKey: asText(values['searchBraveKey']),
    braveUrl: asText(values['searchBraveUrl']),
    serperKey: asText(values['searchSerperKey']),
    serperUrl: asText(values['searchSerperUrl']),
    tavilyKey: asText(values['searchTavilyKey']),
    tavilyUrl: asText(values['searchTavilyUrl']),
    duckduckgoUrl: asText(values['searchDuckduckgoUrl']),
  });
}

/** The language model's part of the settings. */
export function llmOf(values: Values): LlmSettings {
  return Object.freeze({
    url: asText(values['llmUrl']),
    model: asText(values['llmModel']),
    key: asText(values['llmKey']),
    timeoutMs: Number(values['llmTimeoutMs']),
    inputCents: Number(values['llmInputCents']),
    outputCents: Number(values['llmOutputCents']),
  });
}

/**
 * The model of the add-on cjk-extraction: `cjkLlmModel` at `cjkLlmUrl`, or at the general model's address and
 * with its key where it has none of its own.
 */
export function cjkLlmOf(values: Values): LlmSettings {
  const own = asText(values['cjkLlmUrl']);
  const general = llmOf(values);
  return Object.freeze({
    url: own ?? general.url,
    model: asText(values['cjkLlmModel']),
    key: asText(values['cjkLlmKey']) ?? (own === undefined ? general.key : undefined),
    timeoutMs: general.timeoutMs,
    inputCents: Number(values['cjkLlmInputCents']),
    outputCents: Number(values['cjkLlmOutputCents']),
  });
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function asList(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
