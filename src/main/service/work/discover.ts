/**
 * What a crawl learns from a page: which links belong and why the others don't, and the pages that
 * sitemaps name. The decisions themselves are pure (domain/scope, domain/traps); this keeps one scope
 * and one trap guard per running job and makes rows of them.
 */
import type { CrawlCommand } from '../domain/command.ts';
import type { Job, Page } from '../domain/job.ts';
import { createScope, decide, type Scope } from '../domain/scope.ts';
import {
  createTrapGuard,
  isSoftMissing,
  SAME_TEXT_LIMIT,
  type TrapGuard,
} from '../domain/traps.ts';
import { hostKey, urlKey } from '../domain/url-key.ts';
import { crawlKeyRules } from '../operations/start-job.ts';
import type { Visited } from '../operations/visit.ts';
import type { Backend, NewPage, SkippedUrl } from '../ports/backend.ts';
import type { Clock, Ids } from '../ports/system.ts';

export interface Followed {
  readonly discovered: readonly NewPage[];
  readonly skipped: readonly SkippedUrl[];
  /** Identity after redirects and canonicals; absent for batches. */
  readonly finalUrlKey?: string;
}

export interface Discovery {
  /** Adds the pages of the site's sitemaps. `only`: the start address itself is not to be read. */
  readSitemaps(job: Job, page: Page, signal: AbortSignal): Promise<'only' | 'done'>;
  /** Sorts the links of a visited page. */
  follow(job: Job, page: Page, visited: Visited): Followed;
  /** What `follow` found is in the store now: later pages need not say it again. */
  recorded(job: Job, found: Followed): void;
}

export interface DiscoveryDeps {
  readonly backend: Backend;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Addresses the sitemaps of a site name; never throws for the site's sake. */
  readonly sitemapUrls: (siteUrl: string, signal: AbortSignal) => AsyncIterable<string>;
}

interface JobSight {
  readonly command: CrawlCommand;
  readonly scope: Scope;
  readonly traps: TrapGuard;
  /** How often the very same text was met, by fingerprint. */
  readonly texts: Map<string, number>;
  /** Links that are in the store already; a bounded part of them, for speed alone. */
  readonly recorded: Set<string>;
}

const MOST_JOBS_REMEMBERED = 200;
const MOST_LINKS_REMEMBERED = 20_000;
const SITEMAP_BATCH = 500;

/** Builds it. */
export function createDiscovery(deps: DiscoveryDeps): Discovery {
  const sights = new Map<string, JobSight>();
  const sightOf = (job: Job): JobSight => {
    const known = sights.get(job.id);
    if (known !== undefined) return known;
    if (sights.size >= MOST_JOBS_REMEMBERED) sights.delete(sights.keys().next().value ?? '');
    const sight = openSight(job, deps.clock.now());
    sights.set(job.id, sight);
    return sight;
  };
  return {
    readSitemaps: (job, page, signal) => addSitemapPages(deps, sightOf(job), job, page, signal),
    follow(job, page, visited) {
      if (job.kind !== 'crawl') return { discovered: [], skipped: [] };
      const sight = sightOf(job);
      const { output, facts } = visited.acquired;
      const finalUrlKey = urlKey(facts.finalUrl, crawlKeyRules(sight.command));
      const reason = whyNotFollow(sight, visited);
      const links = reason === undefined ? output.links : [];
      const { taken, skipped } = sort(deps, sight, links, {
        depth: page.depth + 1,
        source: 'link',
        foundOn: facts.finalUrl,
      });
      return { discovered: taken, skipped, finalUrlKey };
    },
    recorded(job, { discovered, skipped }) {
      const known = sights.get(job.id)?.recorded;
      if (known === undefined) return;
      if (known.size > MOST_LINKS_REMEMBERED) known.clear();
      for (const { url } of discovered) known.add(url);
      for (const { url } of skipped) known.add(url);
    },
  };
}

function openSight(job: Job, now: number): JobSight {
  // Written by us from a validated body.
  const command = job.command as unknown as CrawlCommand;
  return {
    command,
    scope: createScope(command.url, command.scope),
    traps: createTrapGuard(now),
    texts: new Map(),
    recorded: new Set(),
  };
}

/** Pages whose links lead nowhere new: nofollow, soft 404s, the same text over and over. */
function whyNotFollow(sight: JobSight, visited: Visited): string | undefined {
  const { output, facts } = visited.acquired;
  if (sight.command.sitemap === 'only') return 'only the sitemap is read';
  if (output.robotsMeta.nofollow) return 'the page says nofollow';
  const title = output.document.metadata['title'];
  const text = output.text ?? '';
  const isMissing = isSoftMissing({
    status: facts.status,
    title: typeof title === 'string' ? title : '',
    text,
  });
  if (isMissing) return 'the page says it does not exist';
  const { fingerprint } = output;
  if (fingerprint === undefined || text.length < 200) return undefined;
  const seen = (sight.texts.get(fingerprint) ?? 0) + 1;
  if (sight.texts.size < 10_000 || seen > 1) sight.texts.set(fingerprint, seen);
  return seen > SAME_TEXT_LIMIT ? 'the same text was met too often' : undefined;
}

function sort(
  deps: DiscoveryDeps,
  sight: JobSight,
  urls: readonly string[],
  found: { readonly depth: number; readonly source: 'link' | 'sitemap'; readonly foundOn: string },
): { readonly taken: readonly NewPage[]; readonly skipped: readonly SkippedUrl[] } {
  const rules = crawlKeyRules(sight.command);
  const seen = new Set<string>();
  const taken: NewPage[] = [];
  const skipped: SkippedUrl[] = [];
  const { depth, source, foundOn } = found;
  for (const url of urls) {
    if (sight.recorded.has(url)) continue;
    const key = urlKey(url, rules);
    if (seen.has(key)) continue;
    seen.add(key);
    const inScope = decide({ url, depth, source }, sight.scope);
    const decision = inScope.kind === 'skip' ? inScope : sight.traps.decide(url, key);
    const row = { id: deps.ids.uuid(), url, urlKey: key, depth, foundOn };
    if (decision.kind === 'skip') skipped.push({ ...row, reason: decision.reason });
    else taken.push({ ...row, host: hostKey(url), reason: source });
  }
  return { taken, skipped };
}

async function addSitemapPages(
  deps: DiscoveryDeps,
  sight: JobSight,
  job: Job,
  page: Page,
  signal: AbortSignal,
): Promise<'only' | 'done'> {
  const mode = sight.command.sitemap;
  if (mode === 'skip') return 'done';
  const limit = sight.command.limit;
  let isStartNamed = false;
  let added = 0;
  let batch: string[] = [];
  const flush = async (): Promise<void> => {
    const { taken, skipped } = sort(deps, sight, batch, {
      depth: 0,
      source: 'sitemap',
      foundOn: 'sitemap',
    });
    batch = [];
    added += await deps.backend.store.addPages(job.id, taken, skipped, deps.clock.now());
    if (added > 0) deps.backend.bus.notify('work', job.id);
  };
  for await (const url of deps.sitemapUrls(page.url, signal)) {
    if (urlKey(url, crawlKeyRules(sight.command)) === page.urlKey) isStartNamed = true;
    else batch.push(url);
    if (batch.length >= SITEMAP_BATCH) await flush();
    if (added >= limit) break;
  }
  if (batch.length > 0) await flush();
  return mode === 'only' && !isStartNamed ? 'only' : 'done';
}
