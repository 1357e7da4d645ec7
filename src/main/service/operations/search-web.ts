/**
 * A question to the web search providers in their order: the first that answers wins, an empty answer included; each that
 * failed before is named. None keeps the next from its turn: while others wait, one has a part of the time only.
 *
 * The local library stands in the order like any other and answers when nothing before it did.
 */
import type { SearchCommand } from '../domain/command.ts';
import { HearthError, toHearthError } from '../domain/errors.ts';
import type {
  Narrowing,
  ProviderSource,
  SearchHit,
  SearchProvider,
  SearchQuery,
} from '../ports/search-provider.ts';
import type { Clock } from '../ports/system.ts';
import { startDeadline } from './deadline.ts';

export interface End {
  readonly at: number;
  readonly signal: AbortSignal;
}

export type FoundHit = SearchHit & { readonly category?: string };

export interface Answer {
  readonly hits: readonly FoundHit[];
  readonly warnings: readonly string[];
}

/** One provider's answer. */
export interface Asked {
  readonly hits: readonly FoundHit[];
  readonly unheeded?: readonly Narrowing[];
}

export interface Asking {
  readonly providers: readonly SearchProvider[];
  readonly clock: Clock;
  readonly source: ProviderSource;
  readonly ask: (provider: SearchProvider, end: End) => Promise<Asked>;
  /** What the library holds for the question. */
  readonly library: () => Promise<readonly FoundHit[]>;
  readonly end: End;
}

/** Longest time of one provider while others wait behind it. */
const TURN_MS = 15_000;

/** Throws `SEARCH_FAILED` naming each provider and why, or the signal's reason. */
export async function askInOrder(asking: Asking): Promise<Answer> {
  const { source, clock } = asking;
  const able = asking.providers.filter(({ sources }) => sources.has(source));
  const failures: string[] = [];
  for (const [index, provider] of able.entries()) {
    if (provider.name === 'library') {
      const hits = await asking.library();
      if (hits.length > 0) return { hits, warnings: fromLibrary(failures) };
      if (failures.length > 0) failures.push('library: holds nothing for these words.');
      continue;
    }
    const { restsUntil, reason } = provider.health();
    if (restsUntil !== undefined && restsUntil > clock.now()) {
      const seconds = Math.ceil((restsUntil - clock.now()) / 1_000);
      failures.push(`${provider.name}: rests for ${seconds} s more (${reason ?? 'it refused'})`);
      continue;
    }
    try {
      const { hits, unheeded = [] } = await inItsTurn(asking, provider, index === able.length - 1);
      const note = failures.length === 0 ? [] : [`Answered by ${provider.name}. ${told(failures)}`];
      return { hits, warnings: [...note, ...wider(provider.name, unheeded)] };
    } catch (error) {
      asking.end.signal.throwIfAborted();
      failures.push(`${provider.name}: ${toHearthError(error).message}`);
    }
  }
  if (failures.length === 0 && able.some(({ name }) => name === 'library'))
    return { hits: [], warnings: fromLibrary([]) };
  throw new HearthError('SEARCH_FAILED', allFailed(source, failures), { details: failures });
}

function fromLibrary(failures: readonly string[]): readonly string[] {
  const why = failures.length === 0 ? 'No provider of the web is set.' : told(failures);
  return [`Answered from the local library. ${why}`];
}

function wider(name: string, unheeded: readonly Narrowing[]): readonly string[] {
  if (unheeded.length === 0) return [];
  return [`${name} cannot search by ${unheeded.join(' and ')} as asked; it was left out.`];
}

async function inItsTurn(
  { ask, clock, end }: Asking,
  provider: SearchProvider,
  isLast: boolean,
): Promise<Asked> {
  if (isLast) return ask(provider, end);
  const leftMs = end.at - clock.now();
  using turn = startDeadline(clock, Math.min(TURN_MS, leftMs / 2), end.signal, {
    code: 'SEARCH_TIMEOUT',
    message: 'did not answer in its turn.',
  });
  return await ask(provider, turn);
}

function told(failures: readonly string[]): string {
  return failures.map((failure) => failure.replace(/\.?$/, '.')).join(' ');
}

function allFailed(source: ProviderSource, failures: readonly string[]): string {
  if (failures.length === 0) {
    return `No search provider can answer "${source}"; set one under Settings or with HEARTH_SEARCH_SEARXNG_URL.`;
  }
  return `No search provider answered. ${told(failures)} Set another one under Settings or with HEARTH_SEARCH_SEARXNG_URL.`;
}

/** Categories become site filters, each asked for by itself so that hits can be labelled. */
const CATEGORY_SITES: Readonly<Record<string, string>> = {
  github: 'site:github.com',
  research:
    '(site:arxiv.org OR site:nature.com OR site:ncbi.nlm.nih.gov OR site:semanticscholar.org OR site:doi.org)',
  pdf: 'filetype:pdf',
  developer: '(site:stackoverflow.com OR site:developer.mozilla.org OR site:github.com)',
};

/** The command's question to one provider: with its site filters, once for each category. */
export async function askProvider(
  provider: SearchProvider,
  command: SearchCommand,
  source: ProviderSource,
  deadline: End,
): Promise<Asked> {
  const domains = domainFilter(command);
  const ask = async (extra: string, category?: string): Promise<Asked> => {
    const text = [command.query, extra, domains].filter((part) => part !== '').join(' ');
    const query: SearchQuery = {
      text,
      limit: command.limit,
      source,
      lang: command.lang,
      ...(command.country === undefined ? {} : { country: command.country }),
      ...(command.location === undefined ? {} : { location: command.location }),
      ...(command.tbs === undefined ? {} : { tbs: command.tbs }),
      ...(command.filter === undefined ? {} : { filter: command.filter }),
    };
    const { hits, ...more } = await provider.search(query, {
      deadlineAt: deadline.at,
      signal: deadline.signal,
    });
    const kept = hits.filter(({ url }) => fitsDomains(url, command));
    const named = category === undefined ? kept : kept.map((hit) => ({ ...hit, category }));
    return { ...more, hits: named };
  };
  if (command.categories.length === 0) return ask('');
  const answers: Asked[] = [];
  for (const category of command.categories)
    answers.push(await ask(CATEGORY_SITES[category] ?? '', category));
  return { ...answers[0], hits: inTurns(answers.map(({ hits }) => hits)) };
}

/** The first of each list, then the second of each, …; an address once. */
function inTurns(lists: readonly (readonly FoundHit[])[]): readonly FoundHit[] {
  const byUrl = new Map<string, FoundHit>();
  const longest = Math.max(0, ...lists.map((list) => list.length));
  for (let at = 0; at < longest; at += 1) {
    for (const list of lists) {
      const hit = list[at];
      if (hit !== undefined && !byUrl.has(hit.url)) byUrl.set(hit.url, hit);
    }
  }
  return [...byUrl.values()];
}

function domainFilter({ includeDomains, excludeDomains }: SearchCommand): string {
  const include = includeDomains.map((domain) => `site:${domain}`).join(' OR ');
  const exclude = excludeDomains.map((domain) => `-site:${domain}`).join(' ');
  return [includeDomains.length > 1 ? `(${include})` : include, exclude].filter(Boolean).join(' ');
}

/** Providers read site filters loosely; the answer keeps what was asked. */
export function fitsDomains(
  url: string,
  { includeDomains, excludeDomains }: SearchCommand,
): boolean {
  const host = URL.parse(url)?.hostname ?? '';
  const isOf = (domain: string): boolean => host === domain || host.endsWith(`.${domain}`);
  if (includeDomains.length > 0 && !includeDomains.some(isOf)) return false;
  return !excludeDomains.some(isOf);
}
