/**
 * The parts of the settings that may change while the service runs: search providers and language models.
 * Read from values by name, because the console changes them (settings-file.ts).
 */
import { defined } from '../domain/defined.ts';
import type { KeyedSettings, SearchSettings } from '../domain/search-settings.ts';

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
    duckduckgoUrl: asText(values['searchDuckduckgoUrl']),
    keyed: Object.freeze(Object.fromEntries(keyedIn(values))),
  });
}

/** `searchBraveKey` and `searchBraveUrl` are what `brave` needs; without a key it is left out. */
function keyedIn(values: Values): readonly (readonly [string, KeyedSettings])[] {
  return Object.keys(values).flatMap((setting) => {
    const name = /^search([A-Z]\w*)Key$/.exec(setting)?.[1];
    const key = asText(values[setting]);
    if (name === undefined || key === undefined) return [];
    return [[name.toLowerCase(), defined({ key, url: asText(values[`search${name}Url`]) })]];
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
