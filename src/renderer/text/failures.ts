/**
 * What a failure is called, what it says and what mends it: the one way from the service's codes to a person, for every
 * place that tells of a failure.
 *
 * The service speaks to programs, and so of options, flags and variables. Codes have sentences of their own in the
 * catalogue; what keeps the service's sentence has the names of settings in it put into the words of the settings.
 */
import { ConsoleError } from '../../contract/console/client.ts';
import { t } from './catalogue.ts';
import type { FailureText } from './en/failures.ts';

/** What one press can do about it. */
export type FailureAction =
  /** Leads to where it is set. */
  | {
      readonly kind: 'settings';
      readonly section: 'search' | 'model' | 'browser' | 'network' | 'storage';
    }
  | { readonly kind: 'plan' }
  /** The same request again, with more allowed. */
  | { readonly kind: 'allow'; readonly option: 'ignoreRobotsTxt' | 'skipTlsVerification' }
  | { readonly kind: 'fetch' }
  | { readonly kind: 'more-time' };

export interface Failure {
  readonly title: string;
  readonly sentence: string;
  readonly action: FailureAction | undefined;
}

const settings = (
  section: 'search' | 'model' | 'browser' | 'network' | 'storage',
): FailureAction => ({
  kind: 'settings',
  section,
});

const ACTIONS: Readonly<Record<string, FailureAction>> = {
  INSUFFICIENT_CREDITS: { kind: 'plan' },
  ALLOWANCE_SPENT: { kind: 'plan' },
  SCRAPE_ROBOTS_DENIED: { kind: 'allow', option: 'ignoreRobotsTxt' },
  CRAWL_DENIAL: { kind: 'allow', option: 'ignoreRobotsTxt' },
  SCRAPE_SSL_ERROR: { kind: 'allow', option: 'skipTlsVerification' },
  SCRAPE_NO_CACHED_DATA: { kind: 'fetch' },
  SCRAPE_LOCKDOWN_CACHE_MISS: { kind: 'fetch' },
  SCRAPE_TIMEOUT: { kind: 'more-time' },
  MAP_TIMEOUT: { kind: 'more-time' },
  SCRAPE_ADDRESS_REFUSED: settings('network'),
  SCRAPE_TOO_LARGE: settings('network'),
  SEARCH_FAILED: settings('search'),
  LLM_NOT_CONFIGURED: settings('model'),
  LLM_FAILED: settings('model'),
  BROWSER_UNAVAILABLE: settings('browser'),
  STORAGE_FULL: settings('storage'),
};

/** The service answered, and knows of no such thing: it was removed, here or in another window. */
export function isGone(error: unknown): boolean {
  return error instanceof ConsoleError && error.status === 404;
}

/** `said`: the service's sentence. */
export function failureOf(code: string | undefined, said: string | undefined): Failure {
  const texts: Readonly<Record<string, FailureText>> = t.failures;
  const known = code === undefined ? undefined : texts[code];
  return {
    title: known?.title ?? t.states.failed,
    sentence: known?.sentence ?? plainWords(said ?? code ?? t.states.failed),
    action: code === undefined ? undefined : ACTIONS[code],
  };
}

export function sentenceOf(code: string | undefined, said: string | undefined): string {
  return failureOf(code, said).sentence;
}

/** Of whatever was thrown. */
export function messageOf(error: unknown): string {
  if (error instanceof ConsoleError) return sentenceOf(error.code, error.message);
  return error instanceof Error ? error.message : String(error);
}

/** `HEARTH_LLM_KEY`, `--chromium-path`, `jobTtlMs` and `"jobTtlMs"` become what the settings call them; commands are left out. */
export function plainWords(said: string): string {
  const labels: Readonly<Record<string, string>> = t.settingLabels;
  const named = (whole: string, setting: string): string => {
    const label = labels[setting];
    return label === undefined ? whole : `“${label}”`;
  };
  return withoutCommands(said)
    .replace(' /openapi.json says what this request takes.', '')
    .replace('; ask for the format rawBase64 to get its bytes.', `. ${t.states.readable}`)
    .replaceAll(/Too (big|small): expected \w+ to (?:have|be) [<>]=?/g, (_whole, way: string) =>
      way === 'big' ? 'at most ' : 'at least ',
    )
    .replaceAll(/ \(HEARTH_[A-Z_]+\)/g, '')
    .replaceAll(/ or with HEARTH_[A-Z_]+/g, '')
    .replaceAll(/HEARTH_([A-Z_]+)/g, (whole, name: string) => named(whole, camel(name, '_')))
    .replaceAll(/--([a-z][a-z-]*[a-z])/g, (whole, name: string) => named(whole, camel(name, '-')))
    .replaceAll(/"([a-z][a-zA-Z]+)"/g, (whole, name: string) => named(whole, name))
    .replaceAll(/\b[a-z]+[A-Z][a-zA-Z]*\b/g, (name) => named(name, name));
}

/** What is to be typed into a terminal is left out, the fact before it stays. */
function withoutCommands(said: string): string {
  if (!said.includes('"hearth ')) return said;
  const parts = said.split(/(?<=[.;]) /).filter((part) => !part.includes('"hearth '));
  return parts.length === 0 ? said : parts.join(' ').replace(/;$/, '.');
}

function camel(name: string, mark: string): string {
  const [first = '', ...rest] = name.toLowerCase().split(mark);
  return first + rest.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('');
}
