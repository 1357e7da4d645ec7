/**
 * Search: providers in their order, the first that answers wins; results scraped under the same call.
 *
 * All providers failing is `SEARCH_FAILED` naming each and why, never an empty success; no result is an
 * empty success with a warning. 1 credit a call, scraped results included. Source: wire/v2.md section
 * 10, wire/v1.md section 7, differences.md B2.
 */
import { orAborted } from '../domain/abort.ts';
import type { Caller } from '../domain/account.ts';
import type { SearchCommand, SearchSource } from '../domain/command.ts';
import type { Document } from '../domain/document.ts';
import { toHearthError } from '../domain/errors.ts';
import type { Json } from '../domain/json.ts';
import { priorityOf } from '../domain/plans.ts';
import type { Store } from '../ports/backend.ts';
import { readLibraryQuery } from '../domain/library/query.ts';
import type { EntriesFound } from '../ports/library.ts';
import type { Slots } from '../ports/limits.ts';
import type { ProviderSource, SearchProvider } from '../ports/search-provider.ts';
import type { Clock, Ids } from '../ports/system.ts';
import { startDeadline, type Deadline } from './deadline.ts';
import type { CallContext, JobLife } from './job-life.ts';
import { refuseBadSchemas } from './schemas.ts';
import { slotOf } from './slots.ts';
import { askInOrder, type Answer, type End } from './ask-in-order.ts';
import { askProvider, fitsDomains } from './search-web.ts';
import type { Visit } from './visit.ts';

export interface SearchDeps {
  readonly store: Store;
  readonly life: JobLife;
  readonly clock: Clock;
  readonly ids: Ids;
  /** In the order to try; asked anew each time, since the console changes it. */
  readonly providers: () => readonly SearchProvider[];
  readonly slots: Slots;
  readonly visit: Visit;
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

type FoundItems = Readonly<Partial<Record<SearchSource, readonly FoundItem[]>>>;

interface SearchOutcome {
  readonly id: string;
  readonly items: FoundItems;
  readonly warning?: string;
  readonly creditsUsed: number;
}

export type Search = (command: SearchCommand, context: CallContext) => Promise<SearchOutcome>;

/** Longest search whose results are scraped: `timeoutMs` holds for the providers and for each result. */
const SCRAPE_CEILING_MS = 300_000;

/** Builds the operation. */
export function createSearch(deps: SearchDeps): Search {
  return async (command, context) => {
    const { caller } = context;
    if (command.options !== undefined) refuseBadSchemas(command.options);
    const { query: target, origin } = command;
    const job = deps.life.newJob({ kind: 'search', command, target, origin }, context);
    return deps.life.run(job, context, async ({ signal, opened, complete }) => {
      await opened;
      const endIn = (ms: number): Deadline =>
        startDeadline(deps.clock, ms, signal, {
          code: 'SEARCH_TIMEOUT',
          message: `The search did not finish within ${ms} ms; raise timeout or ask for fewer results.`,
        });
      using finding = endIn(command.timeoutMs);
      using deadline = endIn(SCRAPE_CEILING_MS);
      const found = await findAll(deps, command, caller, finding);
      const place = { caller, jobId: job.id, deadline };
      const items = await scrapeItems(deps, command, found.items, place);
      const text = joined([...command.warnings, ...found.warnings]);
      const warning = text === undefined ? {} : { warning: text };
      const creditsUsed = await complete({ result: summaryOf(items), ...warning });
      return { id: job.id, items, ...warning, creditsUsed };
    });
  };
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

function onTheWeb(
  deps: SearchDeps,
  command: SearchCommand,
  caller: Caller,
  asked: { readonly source: ProviderSource; readonly deadline: End },
): Promise<Answer> {
  const { source, deadline } = asked;
  return askInOrder({
    providers: deps.providers(),
    clock: deps.clock,
    source,
    ask: (provider, end) => askProvider(provider, command, source, end),
    library: async () => (await inLibrary(deps, command, caller)).hits,
    end: deadline,
  });
}

async function inLibrary(
  deps: SearchDeps,
  command: SearchCommand,
  caller: Caller,
): Promise<Answer> {
  const { hits, problems } = await inIndex(deps, command.query, caller.account.id, command.limit);
  const kept = hits.filter(({ url }) => fitsDomains(url, command));
  return {
    hits: kept.map(({ url, title, snippet }) => ({ url, title, description: snippet })),
    warnings: problems,
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
    using permit = await slotOf(deps.slots, caller, deadline);
    const visit = deps.visit({
      scrapeId: deps.ids.uuid(),
      url: item.url,
      sourceUrl: item.url,
      options: command.options,
      accountId: caller.account.id,
      isolationGroup: jobId,
      priority: priorityOf(caller.account),
      deadlineAt: deadline.at,
      signal: deadline.signal,
      mayStore: true,
      queuedMs: permit.queuedMs,
      wantsLinks: false,
      wantsText: command.options.keep !== undefined,
      robots: 'check',
      kind: 'search',
      isLone: true,
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

/** What pages say now, of those the library holds. Without a word to look for nothing is found. */
async function inIndex(
  { store, clock }: Pick<SearchDeps, 'store' | 'clock'>,
  text: string,
  accountId: string,
  limit: number,
): Promise<Pick<EntriesFound, 'hits'> & { readonly problems: readonly string[] }> {
  const { match, words, filters, problems } = readLibraryQuery(text, clock.now());
  if (match === undefined) return { hits: [], problems };
  const asked = { match, words, filters, newestOnly: true, limit, offset: 0 };
  const { hits } = await store.searchEntries({ accountId, ...asked });
  return { hits, problems };
}

/** Addresses of a plain web search, for operations that only want pages to read; the library's where the web is silent. */
export async function findOnWeb(
  deps: Pick<SearchDeps, 'providers' | 'clock' | 'store'>,
  query: { readonly text: string; readonly limit: number; readonly accountId: string },
  end: End,
): Promise<{ readonly urls: readonly string[]; readonly warnings: readonly string[] }> {
  const { text, limit, accountId } = query;
  const { hits, warnings } = await askInOrder({
    providers: deps.providers(),
    clock: deps.clock,
    source: 'web',
    ask: async (provider, turn) => {
      const asked = { text, limit, source: 'web', lang: 'en' } as const;
      return provider.search(asked, { deadlineAt: turn.at, signal: turn.signal });
    },
    library: async () => {
      const { hits } = await inIndex(deps, text, accountId, limit);
      return hits.map(({ url, title, snippet }) => ({ url, title, description: snippet }));
    },
    end,
  });
  return { urls: hits.slice(0, limit).map(({ url }) => url), warnings };
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
