/**
 * Which pages an extraction reads, and reading them: listed ones, the pages below a `/*`, and what a
 * search finds. A page that fails is noted; the others go on.
 */
import { orAborted } from '../domain/abort.ts';
import type { Caller } from '../domain/account.ts';
import type { ExtractCommand, MapCommand, ScrapeOptions } from '../domain/command.ts';
import type { Provenance } from '../domain/document.ts';
import { HearthError, toHearthError, type ErrorCode } from '../domain/errors.ts';
import type { Json } from '../domain/json.ts';
import { priorityOf } from '../domain/plans.ts';
import { PAGE_IDENTITY, urlKey } from '../domain/url-key.ts';
import type { Slots } from '../ports/limits.ts';
import type { FieldsFound } from '../ports/pipeline.ts';
import type { Clock, Ids } from '../ports/system.ts';
import { startDeadline } from './deadline.ts';
import type { MapLink } from './link-list.ts';
import type { FoundLinks, SiteRun } from './map-site.ts';
import { slotOf } from './slots.ts';
import type { Visit } from './visit.ts';

export interface ExtractPagesDeps {
  readonly visit: Visit;
  readonly slots: Slots;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Addresses of a site (operations/map.ts). */
  readonly discoverSite: (command: MapCommand, run: SiteRun) => Promise<FoundLinks>;
  /** Addresses of a web search, best first. */
  readonly findOnWeb: (
    query: { readonly text: string; readonly limit: number; readonly accountId: string },
    run: { readonly at: number; readonly signal: AbortSignal },
  ) => Promise<{ readonly urls: readonly string[]; readonly warnings: readonly string[] }>;
}

export interface ExtractRun {
  readonly caller: Caller;
  readonly jobId: string;
  readonly at: number;
  readonly signal: AbortSignal;
}

export interface PagesRead {
  readonly parts: readonly {
    readonly url: string;
    readonly data: Json;
    readonly provenance: readonly Provenance[];
    readonly alike?: FieldsFound['alike'];
  }[];
  /** A sentence per page that could not be read. */
  readonly failures: readonly string[];
  /** The model's failure, where it is what no page could be read for. */
  readonly modelFailure?: HearthError;
  readonly warnings: readonly string[];
}

/** Most pages one extraction reads when the caller names no limit. */
const MOST_PAGES = 50;
const PAGES_OF_A_SITE = 25;
const PAGES_OF_A_SEARCH = 5;
/** Longest time of one page, a language model's answer included. */
const PAGE_TIMEOUT_MS = 300_000;
const MODEL_FAILURES: ReadonlySet<ErrorCode> = new Set(['LLM_FAILED', 'EXTRACT_TIMEOUT']);

/** Reads them all, as many at once as the account has slots. */
export async function readPages(
  deps: ExtractPagesDeps,
  command: ExtractCommand,
  run: ExtractRun,
): Promise<PagesRead> {
  const { urls, failures, warnings } = await choosePages(deps, command, run);
  const options = pageOptions(command);
  const isHidden = command.zeroDataRetention;
  const results = await Promise.all(
    urls.map((url) =>
      readPage(deps, { url, options, isHidden, run })
        .then((part) => ({ kind: 'read', part }) as const)
        .catch((error: unknown) => {
          run.signal.throwIfAborted();
          return { kind: 'failed', url, failure: toHearthError(error) } as const;
        }),
    ),
  );
  const parts = results.flatMap((result) => (result.kind === 'read' ? [result.part] : []));
  const failed = results.filter((result) => result.kind === 'failed');
  const modelFailure = failed.find(({ failure }) => MODEL_FAILURES.has(failure.code))?.failure;
  return {
    parts,
    failures: [...failures, ...failed.map(({ url, failure }) => `${url}: ${failure.message}`)],
    ...(modelFailure === undefined || parts.length > 0 ? {} : { modelFailure }),
    warnings: [
      ...new Set([...command.warnings, ...warnings, ...parts.flatMap((part) => part.warnings)]),
    ],
  };
}

interface Chosen {
  readonly urls: readonly string[];
  readonly failures: readonly string[];
  readonly warnings: readonly string[];
}

async function choosePages(
  deps: ExtractPagesDeps,
  command: ExtractCommand,
  run: ExtractRun,
): Promise<Chosen> {
  const chosen = new Map<string, string>();
  const failures: string[] = [];
  const warnings: string[] = [];
  const add = (url: string): void => {
    const key = urlKey(url, PAGE_IDENTITY);
    if (!chosen.has(key)) chosen.set(key, url);
  };
  for (const { url, wildcard } of command.urls) {
    if (!wildcard) add(url);
    else {
      const links = await deps.discoverSite(siteCommand(url, command), siteRun(run)).then(
        (found) => found.links.all(),
        (error: unknown): readonly Pick<MapLink, 'url' | 'href'>[] => {
          run.signal.throwIfAborted();
          failures.push(`${url}: ${toHearthError(error).message}`);
          return [{ url }];
        },
      );
      for (const { url: written, href } of links) add(href ?? written);
    }
  }
  const isOnlyHope = command.urls.length === 0;
  if ((command.enableWebSearch || isOnlyHope) && command.prompt !== undefined) {
    const accountId = run.caller.account.id;
    const query = { text: command.prompt, limit: PAGES_OF_A_SEARCH, accountId };
    try {
      const found = await deps.findOnWeb(query, run);
      for (const url of found.urls) add(url);
      warnings.push(...found.warnings);
    } catch (error) {
      run.signal.throwIfAborted();
      // pages that were named are read all the same
      if (isOnlyHope) throw error;
      warnings.push(`The web was not searched: ${toHearthError(error).message}`);
    }
  }
  const most = command.limit ?? MOST_PAGES;
  if (chosen.size > most)
    warnings.push(`Of ${chosen.size} pages the first ${most} were read; raise limit for more.`);
  return { urls: [...chosen.values()].slice(0, most), failures, warnings };
}

function siteRun(run: ExtractRun): SiteRun {
  return { id: run.jobId, at: run.at, signal: run.signal };
}

function siteCommand(url: string, command: ExtractCommand): MapCommand {
  return {
    url,
    typedUrl: url,
    ...(command.prompt === undefined ? {} : { search: command.prompt }),
    sitemap: command.ignoreSitemap ? 'skip' : 'include',
    includeSubdomains: command.includeSubdomains,
    ignoreQueryParameters: false,
    filterByPath: true,
    limit: Math.min(command.limit ?? PAGES_OF_A_SITE, PAGES_OF_A_SITE),
    headers: command.options.headers,
    ...(command.options.logins === undefined ? {} : { logins: command.options.logins }),
    ignoreCache: false,
    location: command.options.location,
    origin: command.origin,
  };
}

function pageOptions(command: ExtractCommand): ScrapeOptions {
  return {
    ...command.options,
    formats: [
      {
        type: 'json',
        isPart: true,
        ...(command.schema === undefined ? {} : { schema: command.schema }),
        ...(command.prompt === undefined ? {} : { prompt: command.prompt }),
        ...(command.systemPrompt === undefined ? {} : { systemPrompt: command.systemPrompt }),
      },
    ],
    showProvenance: true,
  };
}

async function readPage(
  deps: ExtractPagesDeps,
  page: {
    readonly url: string;
    readonly options: ScrapeOptions;
    /** Nothing of it is written. */
    readonly isHidden: boolean;
    readonly run: ExtractRun;
  },
): Promise<PagesRead['parts'][number] & { readonly warnings: readonly string[] }> {
  const { url, options, run } = page;
  const timeoutMs = options.timeoutMs ?? PAGE_TIMEOUT_MS;
  using permit = await slotOf(deps.slots, run.caller, run);
  // its time begins with its turn: the pages of a site wait for each other
  using deadline = startDeadline(deps.clock, timeoutMs, run.signal, {
    code: 'SCRAPE_TIMEOUT',
    message: `The page did not finish within ${timeoutMs} ms.`,
  });
  const { document, acquired } = await orAborted(
    deps.visit({
      scrapeId: deps.ids.uuid(),
      url,
      sourceUrl: url,
      options,
      accountId: run.caller.account.id,
      isolationGroup: run.jobId,
      priority: priorityOf(run.caller.account),
      deadlineAt: deadline.at,
      signal: deadline.signal,
      mayStore: !page.isHidden,
      queuedMs: permit.queuedMs,
      wantsLinks: false,
      wantsText: !page.isHidden,
      robots: 'check',
      kind: 'extract',
      isLone: true,
    }),
    deadline.signal,
  );
  if (acquired.facts.status >= 400) {
    throw new HearthError('SCRAPE_SITE_ERROR', `The page answered ${acquired.facts.status}.`);
  }
  return {
    url,
    data: document.json ?? {},
    provenance: document.provenance ?? [],
    alike: acquired.output.fields?.alike,
    warnings: document.warning === undefined ? [] : [document.warning],
  };
}
