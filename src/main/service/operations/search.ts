/**
 * Search: providers in their order, the first that answers wins; results scraped under the same call.
 *
 * All providers failing is `SEARCH_FAILED` naming each and why, never an empty success; no result is an
 * empty success with a warning. 1 credit a call, scraped results included. Source: wire/v2.md section
 * 10, wire/v1.md section 7, differences.md B2.
 */
import type { Caller } from '../domain/account.ts';
import type { SearchCommand, SearchSource } from '../domain/command.ts';
import type { Document } from '../domain/document.ts';
import { HearthError, toHearthError } from '../domain/errors.ts';
import type { Json } from '../domain/json.ts';
import type { Slots } from '../ports/limits.ts';
import type {
  ProviderSource,
  SearchHit,
  SearchProvider,
  SearchQuery,
} from '../ports/search-provider.ts';
import { openCall, finishCall, type CallDeps } from './call.ts';
import { orAborted, startDeadline } from './deadline.ts';
import { priorityOf } from './scrape.ts';
import type { Visit } from './visit.ts';

export interface SearchDeps extends CallDeps {
  /** In the order to try; asked anew each time, since the console changes it. */
  readonly providers: () => readonly SearchProvider[];
  readonly slots: Slots;
  readonly visit: Visit;
  readonly concurrencyOf: (caller: Caller) => number;
}

export interface SearchContext {
  readonly caller: Caller;
  readonly signal: AbortSignal;
  readonly body: Json;
}

export interface FoundItem {
  readonly url: string;
  readonly title?: string;
  readonly description?: string;
  readonly position: number;
  readonly category?: string;
  readonly date?: string;
  readonly imageUrl?: string;
  readonly imageWidth?: number;
  readonly imageHeight?: number;
  readonly document?: Document;
}

export type FoundItems = Readonly<Partial<Record<SearchSource, readonly FoundItem[]>>>;

export interface SearchOutcome {
  readonly id: string;
  readonly items: FoundItems;
  readonly warning?: string;
  readonly creditsUsed: number;
}

export type Search = (command: SearchCommand, context: SearchContext) => Promise<SearchOutcome>;

/** Time kept for scraping results after the providers answered. */
const SCRAPE_CEILING_MS = 300_000;

/** Builds the operation. */
export function createSearch(deps: SearchDeps): Search {
  return async (command, context) => {
    const { caller, body } = context;
    const target = command.query;
    const job = await openCall(deps, {
      kind: 'search',
      target,
      caller,
      body,
      command,
      origin: command.origin,
    });
    const budgetMs = command.options === undefined ? command.timeoutMs : SCRAPE_CEILING_MS;
    using deadline = startDeadline(deps.clock, budgetMs, context.signal, {
      code: 'SEARCH_TIMEOUT',
      message: `The search did not finish within ${budgetMs} ms; raise timeout or ask for fewer results.`,
    });
    let items: FoundItems = {};
    const outcome = await finishCall(deps, job, async () => {
      const found = await findAll(deps, command, caller, deadline);
      items = await scrapeItems(deps, command, found.items, {
        caller,
        jobId: job.id,
        deadline,
      });
      const warning = joined([...command.warnings, ...found.warnings]);
      return { result: summaryOf(items), ...(warning === undefined ? {} : { warning }) };
    });
    return {
      id: job.id,
      items,
      ...(outcome.warning === undefined ? {} : { warning: outcome.warning }),
      creditsUsed: outcome.creditsUsed,
    };
  };
}

interface End {
  readonly at: number;
  readonly signal: AbortSignal;
}

interface Found {
  readonly items: FoundItems;
  readonly warnings: readonly string[];
}

async function findAll(
  deps: SearchDeps,
  command: SearchCommand,
  caller: Caller,
  deadline: End,
): Promise<Found> {
  const items: Partial<Record<SearchSource, readonly FoundItem[]>> = {};
  const warnings: string[] = [];
  for (const source of command.sources) {
    const answer =
      source === 'library'
        ? await inLibrary(deps, command, caller)
        : await onTheWeb(deps, command, caller, { source, deadline });
    items[source] = answer.hits.slice(0, command.limit).map((hit, index) => itemOf(hit, index));
    warnings.push(...answer.warnings);
  }
  const isEmpty = Object.values(items).every((list) => list.length === 0);
  if (isEmpty) warnings.push(`Nothing was found for "${command.query}".`);
  return { items, warnings };
}

interface Answer {
  readonly hits: readonly (SearchHit & { readonly category?: string })[];
  readonly warnings: readonly string[];
}

async function onTheWeb(
  deps: SearchDeps,
  command: SearchCommand,
  caller: Caller,
  asked: { readonly source: ProviderSource; readonly deadline: End },
): Promise<Answer> {
  const { source, deadline } = asked;
  const failures: string[] = [];
  for (const provider of deps.providers()) {
    if (provider.name === 'library') {
      // The library stands in the order like any other: it answers when nothing before it did.
      const kept = await inLibrary(deps, command, caller);
      if (source === 'web' && kept.hits.length > 0) {
        const note = `Answered from the local library; ${failures.join(' ') || 'no provider is set.'}`;
        return { hits: kept.hits, warnings: [note] };
      }
      continue;
    }
    if (!provider.sources.has(source)) continue;
    const { restsUntil } = provider.health();
    if (restsUntil !== undefined && restsUntil > deps.clock.now()) {
      failures.push(`${provider.name} rests after a refusal.`);
      continue;
    }
    try {
      const hits = await askProvider(provider, command, source, deadline);
      const note =
        failures.length === 0 ? [] : [`Answered by ${provider.name}; ${failures.join(' ')}`];
      return { hits, warnings: note };
    } catch (error) {
      if (deadline.signal.aborted) throw error;
      failures.push(`${provider.name}: ${toHearthError(error).message}`);
    }
  }
  throw new HearthError('SEARCH_FAILED', allFailed(source, failures), { details: failures });
}

function allFailed(source: ProviderSource, failures: readonly string[]): string {
  if (failures.length === 0) {
    return `No search provider can answer "${source}"; set one under Settings or with HEARTH_SEARCH_SEARXNG_URL.`;
  }
  return `No search provider answered. ${failures.join(' ')} Set another one under Settings or with HEARTH_SEARCH_SEARXNG_URL.`;
}

/** Categories become site filters, each asked for by itself so that hits can be labelled. */
const CATEGORY_SITES: Readonly<Record<string, string>> = {
  github: 'site:github.com',
  research:
    '(site:arxiv.org OR site:nature.com OR site:ncbi.nlm.nih.gov OR site:semanticscholar.org OR site:doi.org)',
  pdf: 'filetype:pdf',
  developer: '(site:stackoverflow.com OR site:developer.mozilla.org OR site:github.com)',
};

async function askProvider(
  provider: SearchProvider,
  command: SearchCommand,
  source: ProviderSource,
  deadline: End,
): Promise<Answer['hits']> {
  const domains = domainFilter(command);
  const ask = async (extra: string, category?: string): Promise<Answer['hits']> => {
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
    const { hits } = await provider.search(query, {
      deadlineAt: deadline.at,
      signal: deadline.signal,
    });
    const kept = hits.filter(({ url }) => fitsDomains(url, command));
    return category === undefined ? kept : kept.map((hit) => ({ ...hit, category }));
  };
  if (command.categories.length === 0) return ask('');
  const seen = new Set<string>();
  const all: Answer['hits'][number][] = [];
  for (const category of command.categories) {
    for (const hit of await ask(CATEGORY_SITES[category] ?? '', category)) {
      if (!seen.has(hit.url)) all.push(hit);
      seen.add(hit.url);
    }
  }
  return all;
}

function domainFilter({ includeDomains, excludeDomains }: SearchCommand): string {
  const include = includeDomains.map((domain) => `site:${domain}`).join(' OR ');
  const exclude = excludeDomains.map((domain) => `-site:${domain}`).join(' ');
  return [includeDomains.length > 1 ? `(${include})` : include, exclude].filter(Boolean).join(' ');
}

/** Providers read site filters loosely; the answer keeps what was asked. */
function fitsDomains(url: string, { includeDomains, excludeDomains }: SearchCommand): boolean {
  const host = URL.parse(url)?.hostname ?? '';
  const isOf = (domain: string): boolean => host === domain || host.endsWith(`.${domain}`);
  if (includeDomains.length > 0 && !includeDomains.some(isOf)) return false;
  return !excludeDomains.some(isOf);
}

async function inLibrary(
  deps: SearchDeps,
  command: SearchCommand,
  caller: Caller,
): Promise<Answer> {
  const { hits } = await deps.store.searchText({
    accountId: caller.account.id,
    query: command.query,
    limit: command.limit,
    offset: 0,
  });
  const kept = hits.filter(({ url }) => fitsDomains(url, command));
  return {
    hits: kept.map(({ url, title, snippet }) => ({ url, title, description: snippet })),
    warnings: [],
  };
}

function itemOf(hit: Answer['hits'][number], index: number): FoundItem {
  const { url, title, description, ...more } = hit;
  return { url, title, description, position: index + 1, ...more };
}

// ── scraping the results ──────────────────────────────────────────────────────────────────────────

interface ScrapeContext {
  readonly caller: Caller;
  readonly jobId: string;
  readonly deadline: End;
}

async function scrapeItems(
  deps: SearchDeps,
  command: SearchCommand,
  items: FoundItems,
  context: ScrapeContext,
): Promise<FoundItems> {
  if (command.options === undefined) return items;
  const scraped: Partial<Record<SearchSource, readonly FoundItem[]>> = {};
  for (const source of command.sources) {
    const list = items[source] ?? [];
    const done =
      source === 'images'
        ? list
        : await Promise.all(list.map((item) => scrapeItem(deps, command, item, context)));
    const isKept = (item: FoundItem): boolean =>
      !command.ignoreInvalidUrls || item.document?.metadata['error'] === undefined;
    scraped[source] = done.filter(isKept);
  }
  return scraped;
}

/** A result that cannot be scraped stays, with its failure in the metadata. */
async function scrapeItem(
  deps: SearchDeps,
  command: SearchCommand,
  item: FoundItem,
  { caller, jobId, deadline: parent }: ScrapeContext,
): Promise<FoundItem> {
  if (command.options === undefined) return item;
  using deadline = startDeadline(deps.clock, command.timeoutMs, parent.signal, {
    code: 'SCRAPE_TIMEOUT',
    message: `The page did not finish within ${command.timeoutMs} ms.`,
  });
  try {
    using permit = await deps.slots.acquire({
      accountId: caller.account.id,
      limit: deps.concurrencyOf(caller),
      priority: priorityOf(caller),
      deadlineAt: deadline.at,
      signal: deadline.signal,
    });
    const visit = deps.visit({
      scrapeId: deps.ids.uuid(),
      url: item.url,
      sourceUrl: item.url,
      options: command.options,
      accountId: caller.account.id,
      isolationGroup: jobId,
      deadlineAt: deadline.at,
      signal: deadline.signal,
      mayStore: true,
      queuedMs: permit.queuedMs,
      wantsLinks: false,
      wantsText: false,
      robots: 'check',
      price: 0,
    });
    return { ...item, document: (await orAborted(visit, deadline.signal)).document };
  } catch (error) {
    if (parent.signal.aborted) throw error;
    const failure = toHearthError(error);
    const statusCode = failure.code === 'SCRAPE_ROBOTS_DENIED' ? 403 : 0;
    const metadata = {
      sourceURL: item.url,
      url: item.url,
      statusCode,
      error: failure.message,
      proxyUsed: 'basic',
      creditsUsed: 0,
    };
    return { ...item, document: { metadata } };
  }
}

/** Addresses of a plain web search, for operations that only want pages to read. */
export async function findOnWeb(
  providers: readonly SearchProvider[],
  text: string,
  limit: number,
  run: { readonly at: number; readonly signal: AbortSignal },
): Promise<readonly string[]> {
  const failures: string[] = [];
  for (const provider of providers) {
    if (!provider.sources.has('web')) continue;
    try {
      const { hits } = await provider.search(
        { text, limit, source: 'web', lang: 'en' },
        { deadlineAt: run.at, signal: run.signal },
      );
      return hits.slice(0, limit).map(({ url }) => url);
    } catch (error) {
      run.signal.throwIfAborted();
      failures.push(`${provider.name}: ${toHearthError(error).message}`);
    }
  }
  throw new HearthError('SEARCH_FAILED', allFailed('web', failures), { details: failures });
}

/** What the job keeps: the results without their documents. */
function summaryOf(items: FoundItems): Json {
  const lists = Object.entries(items).map(([source, list]) => [
    source,
    list.map(({ url, title, description }) => ({
      url,
      title: title ?? '',
      description: description ?? '',
    })),
  ]);
  return Object.fromEntries(lists) as Json;
}

function joined(sentences: readonly string[]): string | undefined {
  return sentences.length === 0 ? undefined : [...new Set(sentences)].join(' ');
}
