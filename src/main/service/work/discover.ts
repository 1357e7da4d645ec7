/**
 * What a crawl learns from a page: which links belong and why the others don't, and the pages that
 * sitemaps name. The decisions themselves are pure (domain/scope, domain/traps); this keeps one scope
 * and one trap guard per running job and makes rows of them.
 */
import type { CrawlCommand } from '../domain/command.ts';
import type { FrontierJob, JobOf, Page } from '../domain/job.ts';
import type { PathPattern } from '../domain/path-patterns.ts';
import { createScope, decide, exclusionOf, type Scope } from '../domain/scope.ts';
import { createTrapGuard, SAME_TEXT_LIMIT, type TrapGuard } from '../domain/traps.ts';
import { hostKey, urlKey } from '../domain/url-key.ts';
import type { SitemapTurn } from '../net/sitemaps.ts';
import { crawlKeyRules } from '../operations/start-job.ts';
import type { Visited } from '../operations/visit.ts';
import type { Backend, NewPage, SkippedUrl } from '../ports/backend.ts';
import type { Clock, Ids } from '../ports/system.ts';
import { createJobExcludes, type JobExcludes } from './job-excludes.ts';

interface Links {
  readonly discovered: readonly NewPage[];
  readonly skipped: readonly SkippedUrl[];
  /** Links whose decision will be the same on every other page. */
  readonly settled: readonly string[];
  /** Why the page itself does not belong to the crawl after all. */
  readonly refusal?: string;
}

export interface Followed extends Links {
  /** Identity after redirects; absent for batches. */
  readonly finalUrlKey?: string;
}

export interface Discovery {
  /**
   * Adds the pages of the sitemaps of the site that `site.url` lies in. `only`: the start address itself is
   * not to be read.
   */
  readSitemaps(
    job: JobOf<'crawl'>,
    page: Page,
    site: { readonly url: string; readonly turn?: SitemapTurn | undefined },
    signal: AbortSignal,
  ): Promise<'only' | 'done'>;
  /** Sorts the links of a visited page. Where the start page redirected to belongs to the crawl from then on. */
  follow(job: FrontierJob, page: Page, visited: Visited, wasForeseen?: boolean): Promise<Followed>;
  /** The same for what a page says as it was served, before it is known whether a browser shows more. */
  foresee(job: JobOf<'crawl'>, page: Page, served: Seen): Promise<Links>;
  /** What `follow` found is in the store now: later pages need not say it again. */
  recorded(job: FrontierJob, found: Links): void;
  /** Why a page of the frontier is not to be read any more: its path was excluded meanwhile. */
  refusal(job: FrontierJob, page: Page): Promise<string | undefined>;
  /** The job is over: what was remembered of it goes. */
  forget(jobId: string): void;
}

/** What is read of a page to follow its links. */
interface Seen {
  readonly finalUrl: string;
  readonly output: Visited['acquired']['output'];
}

export interface DiscoveryDeps {
  readonly backend: Backend;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Addresses the sitemaps of a site name; never throws for the site's sake. */
  readonly sitemapUrls: (
    siteUrl: string,
    signal: AbortSignal,
    turn?: SitemapTurn,
  ) => AsyncIterable<string>;
}

interface JobSight {
  readonly command: CrawlCommand;
  scope: Scope;
  /** The start was fetched, here or elsewhere: the scope changes no more. */
  hasLanded: boolean;
  readonly traps: TrapGuard;
  /** How often the very same text was met, by fingerprint. */
  readonly texts: Map<string, number>;
  /** Links that are in the store already; a bounded part of them, for speed alone. */
  readonly recorded: Set<string>;
  /** Page that brought a text under a canonical address; a bounded part of them. */
  readonly copies: Map<string, string>;
}

/** Jobs at once; one that is over is forgotten by itself, a cancelled one when its place is needed. */
const MOST_JOBS_REMEMBERED = 200;
const MOST_LINKS_REMEMBERED = 20_000;
const MOST_COPIES_REMEMBERED = 20_000;
const SITEMAP_BATCH = 500;

/** Builds it. */
export function createDiscovery(deps: DiscoveryDeps): Discovery {
  const sights = new Map<string, JobSight>();
  const excludes = createJobExcludes(deps.backend.store);
  const linksOf = async (
    job: JobOf<'crawl'>,
    page: Page,
    seen: Seen,
    isCounted: boolean,
  ): Promise<Links> => {
    const sight = await sightOf(job);
    if (page.reason === 'start') {
      settle(sight, seen.finalUrl);
      await deps.backend.store.noteLanding(job.id, seen.finalUrl);
    }
    const strayed = whyStrayed(sight, page, seen.finalUrl);
    if (strayed !== undefined) return { ...NOTHING, refusal: strayed };
    const found = {
      depth: page.depth + 1,
      source: 'link',
      foundOn: seen.finalUrl,
      refusal: whyNotFollow(sight, seen.output, isCounted),
      excludes: await excludes.of(job.id),
    } as const;
    return sort(deps, sight, seen.output.links, found);
  };
  const sightOf = async (job: JobOf<'crawl'>): Promise<JobSight> => {
    const known = sights.get(job.id);
    if (known !== undefined) {
      if (!known.hasLanded) await land(deps, known, job.id);
      return known;
    }
    const opened = await openSight(deps, job);
    const sight = sights.get(job.id) ?? opened;
    if (sights.size >= MOST_JOBS_REMEMBERED) sights.delete(sights.keys().next().value ?? '');
    sights.set(job.id, sight);
    return sight;
  };
  return {
    async readSitemaps(job, page, site, signal) {
      return addSitemapPages(deps, await sightOf(job), { job, page, site, signal, excludes });
    },
    async follow(job, page, visited, wasForeseen = false) {
      if (job.kind !== 'crawl') return NOTHING;
      const { output, facts } = visited.acquired;
      const seen = { output, finalUrl: facts.finalUrl };
      const links = await linksOf(job, page, seen, wasForeseen);
      if (links.refusal !== undefined) return links;
      const finalUrlKey = urlKey(facts.finalUrl, crawlKeyRules(job.command));
      const isCopy = isCopyOfCanonical(await sightOf(job), page, visited);
      return { ...links, finalUrlKey, ...(isCopy ? { refusal: DUPLICATE } : {}) };
    },
    foresee: (job, page, seen) => linksOf(job, page, seen, false),
    recorded(job, { settled }) {
      const known = sights.get(job.id)?.recorded;
      if (known === undefined) return;
      if (known.size > MOST_LINKS_REMEMBERED) known.clear();
      for (const url of settled) known.add(url);
    },
    async refusal(job, page) {
      const patterns = await excludes.of(job.id);
      if (patterns.length === 0) return undefined;
      const isFullUrl = job.kind === 'crawl' && job.command.scope.regexOnFullUrl;
      return exclusionOf(new URL(page.url), patterns, isFullUrl);
    },
    forget(jobId) {
      excludes.forget(jobId);
      sights.delete(jobId);
    },
  };
}

const NOTHING: Links = { discovered: [], skipped: [], settled: [] };
const DUPLICATE = 'duplicate';

async function openSight(deps: DiscoveryDeps, job: JobOf<'crawl'>): Promise<JobSight> {
  const { command } = job;
  const sight: JobSight = {
    command,
    scope: scopeOf(command, undefined),
    hasLanded: false,
    traps: createTrapGuard(deps.clock.now()),
    texts: new Map(),
    recorded: new Set(),
    copies: new Map(),
  };
  await land(deps, sight, job.id);
  const landed = sight.hasLanded ? undefined : await landingOf(deps, job);
  if (landed !== undefined) settle(sight, landed);
  return sight;
}

/** Another worker may have fetched the start, or this one before it began again. */
async function land({ backend }: DiscoveryDeps, sight: JobSight, jobId: string): Promise<void> {
  const url = await backend.store.landedUrl(jobId);
  if (url !== undefined) settle(sight, url);
}

function settle(sight: JobSight, landedUrl: string): void {
  sight.scope = scopeOf(sight.command, landedUrl);
  sight.hasLanded = true;
}

function scopeOf(command: CrawlCommand, landedUrl: string | undefined): Scope {
  return createScope(command.url, command.scope, landedUrl);
}

/** The same of a job that began before that was written down, as the document of its start tells. */
async function landingOf(
  { backend }: DiscoveryDeps,
  job: FrontierJob,
): Promise<string | undefined> {
  const [start] = await backend.store.listPages({ jobId: job.id, limit: 1 });
  if (start?.state !== 'done') return undefined;
  const url = (await backend.store.findDocument(start.id))?.document?.metadata['url'];
  return typeof url === 'string' ? url : undefined;
}

/** Why a page that led elsewhere is left out: where it ended does not belong. The start belongs wherever it led. */
function whyStrayed({ scope, hasLanded }: JobSight, page: Page, url: string): string | undefined {
  const isWhereAsked = urlKey(url, CLOSE) === urlKey(page.url, CLOSE);
  if (page.reason === 'start' || isWhereAsked || !hasLanded) return undefined;
  const decision = decide({ url, depth: page.depth, source: 'link' }, scope);
  return decision.kind === 'take' ? undefined : `it leads to ${url}: ${decision.reason}`;
}

/** Spellings that lead from one to the other on most sites. */
const CLOSE = { ignoreQueryParameters: false, deduplicateSimilarUrls: true };

/**
 * True when another page brought this very text under this page's canonical address. A canonical alone is
 * not believed: sites that name their home page on every page would lose all others.
 */
function isCopyOfCanonical(sight: JobSight, page: Page, visited: Visited): boolean {
  const { output, facts } = visited.acquired;
  const { canonical, textFacts } = output;
  if (textFacts === undefined || textFacts.chars === 0) return false;
  if (!sight.command.scope.deduplicateSimilarUrls) return false;
  const address = urlKey(canonical ?? facts.finalUrl, crawlKeyRules(sight.command));
  const group = `${textFacts.fingerprint} ${address}`;
  const first = sight.copies.get(group);
  if (first !== undefined) return first !== page.id;
  if (sight.copies.size >= MOST_COPIES_REMEMBERED) {
    sight.copies.delete(sight.copies.keys().next().value ?? '');
  }
  sight.copies.set(group, page.id);
  return false;
}

/** Pages whose links lead nowhere new: nofollow, soft 404s, the same text over and over. `isCounted`: its text was before. */
function whyNotFollow(
  { command, texts }: JobSight,
  { robotsMeta, textFacts }: Seen['output'],
  isCounted: boolean,
): string | undefined {
  if (command.sitemap === 'only') return 'only the sitemap is read';
  if (robotsMeta.nofollow) return 'the page says nofollow';
  if (textFacts === undefined) return undefined;
  const { chars, fingerprint, isSoftMissing } = textFacts;
  if (isSoftMissing) return 'the page says it does not exist';
  if (chars < 200) return undefined;
  const seen = (texts.get(fingerprint) ?? 0) + (isCounted ? 0 : 1);
  if (texts.size < 10_000 || seen > 1) texts.set(fingerprint, seen);
  return seen > SAME_TEXT_LIMIT ? 'the same text was met too often' : undefined;
}

interface FoundLinks {
  readonly depth: number;
  readonly source: 'link' | 'sitemap';
  readonly foundOn: string;
  /** Why none of these is followed, though they belong. */
  readonly refusal?: string | undefined;
  /** Patterns that were excluded while the job runs. */
  readonly excludes: readonly PathPattern[];
}

function sort(
  deps: DiscoveryDeps,
  sight: JobSight,
  urls: readonly string[],
  { depth, source, foundOn, refusal, excludes }: FoundLinks,
): Links {
  const rules = crawlKeyRules(sight.command);
  const scope = { ...sight.scope, excludes: [...sight.scope.excludes, ...excludes] };
  const seen = new Set<string>();
  const discovered: NewPage[] = [];
  const skipped: SkippedUrl[] = [];
  const settled: string[] = [];
  for (const url of urls) {
    if (sight.recorded.has(url)) continue;
    const key = urlKey(url, rules);
    if (seen.has(key)) continue;
    seen.add(key);
    const row = { id: deps.ids.uuid(), url, urlKey: key, depth, foundOn };
    const inScope = decide({ url, depth, source }, scope);
    if (inScope.kind === 'take' && refusal !== undefined) {
      skipped.push({ ...row, reason: refusal });
      continue;
    }
    const decision = inScope.kind === 'skip' ? inScope : sight.traps.decide(url, key);
    // Another page may lead there by a shorter way.
    if (decision.kind === 'take' || decision.holdsAnywhere !== false) settled.push(url);
    if (decision.kind === 'skip') skipped.push({ ...row, reason: decision.reason });
    else discovered.push({ ...row, host: hostKey(url), reason: source });
  }
  return { discovered, skipped, settled };
}

async function addSitemapPages(
  deps: DiscoveryDeps,
  sight: JobSight,
  walk: {
    readonly job: JobOf<'crawl'>;
    readonly page: Page;
    readonly site: Parameters<Discovery['readSitemaps']>[2];
    readonly signal: AbortSignal;
    readonly excludes: JobExcludes;
  },
): Promise<'only' | 'done'> {
  const { job, page, site, signal, excludes } = walk;
  const mode = sight.command.sitemap;
  if (mode === 'skip') return 'done';
  const limit = sight.command.limit;
  let isStartNamed = false;
  let added = 0;
  let batch: string[] = [];
  const flush = async (): Promise<void> => {
    const { discovered, skipped } = sort(deps, sight, batch, {
      depth: 0,
      source: 'sitemap',
      foundOn: 'sitemap',
      excludes: await excludes.of(job.id),
    });
    batch = [];
    added += await deps.backend.store.addPages(job.id, discovered, skipped, deps.clock.now());
  };
  for await (const url of deps.sitemapUrls(site.url, signal, site.turn)) {
    if (urlKey(url, crawlKeyRules(sight.command)) === page.urlKey) isStartNamed = true;
    else batch.push(url);
    if (batch.length >= SITEMAP_BATCH) await flush();
    if (added >= limit) break;
  }
  if (batch.length > 0) await flush();
  return mode === 'only' && !isStartNamed ? 'only' : 'done';
}
