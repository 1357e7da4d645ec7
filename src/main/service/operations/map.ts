/**
 * Map: every address of a site that can be found quickly, from its sitemaps and its links.
 *
 * Sitemaps and the link walk run side by side, each with its own budget; a site with sitemaps needs
 * fewer pages read. A caller's timeout cuts both short: what was found by then is the answer, with a
 * warning. Costs 1 credit when it succeeds, nothing when it fails. Throws `MAP_TIMEOUT` when nothing was
 * found in time, `SCRAPE_ROBOTS_DENIED`, and the failure of reaching the start when there is nothing
 * else. Source: wire/v2.md section 9, wire/v1.md section 6.
 */
import type { Caller } from '../domain/account.ts';
import type { MapCommand } from '../domain/command.ts';
import { HearthError, toHearthError } from '../domain/errors.ts';
import type { Job } from '../domain/job.ts';
import type { Json } from '../domain/json.ts';
import { callCredits } from '../domain/pricing.ts';
import { mentions, rankLinks } from '../domain/rank-links.ts';
import type { AbsentPlaces } from '../net/absent-places.ts';
import type { Net } from '../net/net.ts';
import { walkSitemaps, type SitemapTurn } from '../net/sitemaps.ts';
import type { Store } from '../ports/backend.ts';
import type { Engine } from '../ports/engine.ts';
import type { Slots } from '../ports/limits.ts';
import type { Pipeline } from '../ports/pipeline.ts';
import type { Robots, RobotsVerdict } from '../ports/robots.ts';
import type { Clock, Ids, Log } from '../ports/system.ts';
import { startDeadline } from './deadline.ts';
import type { JobEnder } from './end-job.ts';
import { orderedList, type LinkList } from './link-list.ts';
import { createMapLinks, type MapLinks } from './map-links.ts';
import { createPageReader } from './map-page.ts';
import type { PageReader } from './map-page.ts';
import { walkLinks } from './map-walk.ts';
import { priorityOf } from './scrape.ts';

export interface MapDeps {
  readonly store: Store;
  readonly slots: Slots;
  readonly net: Net;
  readonly http: Engine;
  /** For start pages that are empty without JavaScript. */
  readonly browser: Engine;
  readonly pipeline: Pipeline;
  readonly robots: Robots;
  /** Where sitemaps were looked for in vain. */
  readonly absentPlaces: AbsentPlaces;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly respectRobots: boolean;
  readonly maxBodyBytes: number;
  readonly jobTtlMs: number;
  readonly concurrencyOf: (caller: Caller) => number;
  readonly refuseWithoutCredit: (caller: Caller) => Promise<never>;
  readonly endJob: JobEnder['end'];
}

/** What finding a site's addresses needs. */
export type DiscoverDeps = Omit<
  MapDeps,
  'store' | 'slots' | 'ids' | 'jobTtlMs' | 'concurrencyOf' | 'refuseWithoutCredit' | 'endJob'
>;

export interface MapContext {
  readonly caller: Caller;
  readonly signal: AbortSignal;
  /** The body as sent, for the job. */
  readonly body: Json;
}

export interface MapResult {
  readonly id: string;
  readonly links: LinkList;
  readonly warning?: string;
  readonly creditsUsed: number;
  /**
   * Resolves when job, links and charge are written. Nobody is answered before; what answering needs may be
   * made meanwhile. Rejects with the store's failure, the job then ended as failed.
   */
  readonly stored: Promise<void>;
}

export type MapSite = (command: MapCommand, context: MapContext) => Promise<MapResult>;

/** Longest walk without a timeout of the caller's. */
const WALK_MS = 25_000;
const SITEMAPS_MS = 60_000;
const SITEMAP_FILE_MS = 20_000;
const CEILING_MS = 90_000;
/** Kept back of the caller's timeout for writing the answer. */
const ANSWER_MS = 250;
const WALK_PAGES = 600;
/** When sitemaps name pages, links only fill the gaps. */
const WALK_PAGES_BESIDE_SITEMAP = 60;
const PAGES_AT_ONCE = 8;
/** Most that are ranked where the caller asks for fewer. */
const SEARCHED_LINKS = 20_000;

/** Builds the operation. */
export function createMap(deps: MapDeps): MapSite {
  return async (command, context) => {
    const timeoutMs = command.timeoutMs ?? CEILING_MS;
    const refused = new AbortController();
    const parent = AbortSignal.any([context.signal, refused.signal]);
    using deadline = startDeadline(deps.clock, timeoutMs, parent, {
      code: 'MAP_TIMEOUT',
      message: `The map did not finish within ${timeoutMs} ms; raise timeout or map a part of the site.`,
    });
    const id = deps.ids.uuid();
    const run = { id, at: deadline.at, signal: deadline.signal };
    // The job is written while the site is already asked; without credit both end.
    const opening = open(deps, id, command, context);
    opening.catch((error: unknown) => refused.abort(error));
    try {
      const found = await discoverInSlot(deps, command, context, run);
      await opening;
      const stored = close(deps, id, found).catch(async (error: unknown) => {
        const failure = toHearthError(error);
        await closeFailed(deps, id, failure);
        throw failure;
      });
      // Whoever answers hears of it; a caller that is gone does not.
      stored.catch(() => undefined);
      return { id, ...found, creditsUsed: callCredits('completed'), stored };
    } catch (error) {
      await opening;
      const failure = asMapFailure(error, timeoutMs);
      await closeFailed(deps, id, failure);
      throw failure;
    }
  };
}

async function discoverInSlot(
  deps: MapDeps,
  command: MapCommand,
  { caller }: MapContext,
  run: SiteRun,
): Promise<FoundLinks> {
  const permit = await deps.slots.acquire({
    accountId: caller.account.id,
    limit: deps.concurrencyOf(caller),
    priority: priorityOf(caller),
    deadlineAt: run.at,
    signal: run.signal,
  });
  return discoverSite(deps, command, run).finally(() => permit.release());
}

export interface FoundLinks {
  readonly links: LinkList;
  readonly warning?: string;
}

export interface SiteRun {
  readonly id: string;
  /** Absolute end, ms since the epoch. */
  readonly at: number;
  readonly signal: AbortSignal;
}

/** The addresses of a site, without a job and without a slot: for operations that have their own. */
export async function discoverSite(
  deps: DiscoverDeps,
  command: MapCommand,
  run: SiteRun,
): Promise<FoundLinks> {
  const isRobotsAsked = !(command.ignoreRobotsTxt ?? !deps.respectRobots);
  const verdict = await deps.robots.check(command.url, { signal: run.signal, deadlineAt: run.at });
  const reader = createPageReader(deps, command, { ...run, isRobotsAsked });
  const isDenied = isRobotsAsked && !verdict.allowed;
  const start =
    command.sitemap === 'only' || isDenied
      ? ({ kind: 'unread' } as const)
      : await reader.readStart(command.url, run.signal);
  const siteUrl = start.kind === 'read' ? siteOf(command.url, start.page.finalUrl) : command.url;
  const links = createMapLinks({ ...command, limit: mostFound(command) }, siteUrl, run.id);
  links.add({ url: command.url }, 'start');
  if (siteUrl !== command.url) links.add({ url: siteUrl }, 'start');

  const counts = { sitemap: 0 };
  const stop = new AbortController();
  const signal = AbortSignal.any([run.signal, stop.signal]);
  const concurrency = pagesAtOnce(reader, isRobotsAsked ? verdict : undefined);
  const turn = concurrency === 1 ? reader.turn : undefined;
  const sitemaps =
    command.sitemap === 'skip'
      ? Promise.resolve()
      : readSitemaps(deps, command, { siteUrl, verdict, links, counts, run, signal, turn });
  const walk =
    start.kind === 'read'
      ? walkLinks(start.page, {
          clock: deps.clock,
          links,
          read: reader.read,
          budget: () => (counts.sitemap > 0 ? WALK_PAGES_BESIDE_SITEMAP : WALK_PAGES),
          stopAt: Math.min(deps.clock.now() + WALK_MS, run.at - ANSWER_MS),
          concurrency,
          isPreferred: (url) => command.search !== undefined && mentions(url, command.search),
          signal,
        })
      : Promise.resolve({ pagesRead: 0 });
  try {
    const [walked] = await Promise.all([walk, sitemaps]);
    run.signal.throwIfAborted();
    if (links.size() <= 1 && start.kind === 'failed') throw start.failure;
    if (links.size() <= 1 && isDenied) throw denied(command.url, verdict);
    return answer(command, links, warningOf(walked, start.kind, links));
  } finally {
    stop.abort(new HearthError('SCRAPE_JOB_CANCELLED', 'The map has ended.'));
  }
}

/** The best answers may be found last: with words to search for, more is looked at than is answered. */
function mostFound({ limit, search }: MapCommand): number {
  return search === undefined ? limit : Math.max(limit, SEARCHED_LINKS);
}

/** Where the start led, when that is another site than the one asked for. */
function siteOf(asked: string, final: string): string {
  const isSameHost = new URL(asked).hostname === new URL(final).hostname;
  return isSameHost ? asked : final;
}

interface SitemapRun {
  readonly siteUrl: string;
  readonly verdict: RobotsVerdict;
  readonly links: MapLinks;
  readonly counts: { sitemap: number };
  readonly run: SiteRun;
  readonly signal: AbortSignal;
  readonly turn: SitemapTurn | undefined;
}

async function readSitemaps(
  deps: DiscoverDeps,
  command: MapCommand,
  parts: SitemapRun,
): Promise<void> {
  const { siteUrl, verdict, links, counts, run, signal, turn } = parts;
  const batches = walkSitemaps(deps.net, {
    siteUrl,
    named: verdict.sitemaps,
    headers: command.headers,
    skipTlsVerification: true,
    deadlineAt: Math.min(deps.clock.now() + SITEMAPS_MS, run.at - ANSWER_MS),
    fileMs: SITEMAP_FILE_MS,
    clock: deps.clock,
    signal,
    turn,
    absent: command.ignoreCache ? undefined : deps.absentPlaces,
    onProblem: (sitemapUrl, why) => deps.log.info('sitemap not read', { sitemapUrl, why }),
  });
  for await (const batch of batches) {
    for (const page of batch) {
      if (links.add(page, 'sitemap')) counts.sitemap += 1;
      if (links.isFull()) return;
    }
  }
}

/** A site that asks for pauses is read one page at a time (the reader keeps the pause). */
function pagesAtOnce(reader: PageReader, verdict: RobotsVerdict | undefined): number {
  const pauseMs = verdict?.crawlDelayMs ?? 0;
  reader.pauseBetween(pauseMs);
  return pauseMs > 0 ? 1 : PAGES_AT_ONCE;
}

function answer(command: MapCommand, links: MapLinks, warning: string | undefined): FoundLinks {
  const { search, limit } = command;
  const list = links.list();
  const ordered =
    search === undefined ? list : orderedList(rankLinks(list.all(), search).slice(0, limit));
  return { links: ordered, ...(warning === undefined ? {} : { warning }) };
}

function warningOf(
  walked: { readonly stoppedBy?: 'budget' | 'time' | 'limit'; readonly pagesRead: number },
  start: 'read' | 'failed' | 'unread',
  links: MapLinks,
): string | undefined {
  if (start === 'failed')
    return 'The start page could not be read; these addresses come from sitemaps.';
  if (walked.stoppedBy === undefined || walked.stoppedBy === 'limit') {
    return links.size() <= 1
      ? 'Nothing but the address itself was found: the page has no links that belong, and there is no sitemap.'
      : undefined;
  }
  const end = walked.stoppedBy === 'time' ? 'its time' : `${walked.pagesRead} pages`;
  return `The walk ended after ${end} with links still unread; a crawl finds the rest.`;
}

function denied(url: string, verdict: RobotsVerdict): HearthError {
  const why = verdict.rule ?? verdict.unreachable ?? 'its rules could not be read';
  return new HearthError(
    'SCRAPE_ROBOTS_DENIED',
    `The robots.txt of ${new URL(url).host} does not allow this address (${why}) and names no sitemap. ` +
      'Nothing was charged; set ignoreRobotsTxt if you may read it all the same.',
    { details: { rule: verdict.rule ?? null } },
  );
}

/** The clock's end is a map's end, whoever noticed it. */
function asMapFailure(error: unknown, timeoutMs: number): HearthError {
  const failure = toHearthError(error);
  if (failure.code !== 'SCRAPE_TIMEOUT') return failure;
  return new HearthError(
    'MAP_TIMEOUT',
    `The map did not finish within ${timeoutMs} ms: ${failure.message}`,
    { cause: failure },
  );
}

// ── the job ───────────────────────────────────────────────────────────────────────────────────────

async function open(
  deps: MapDeps,
  id: string,
  command: MapCommand,
  context: MapContext,
): Promise<void> {
  const { caller } = context;
  const now = deps.clock.now();
  const job: Job = {
    id,
    accountId: caller.account.id,
    ...(caller.key === undefined ? {} : { keyId: caller.key.id }),
    kind: 'map',
    apiVersion: caller.apiVersion,
    status: 'scraping',
    target: command.url,
    body: context.body,
    command: {
      url: command.url,
      ...(command.search === undefined ? {} : { search: command.search }),
    },
    origin: command.origin,
    zeroDataRetention: false,
    priority: priorityOf(caller),
    createdAt: now,
    expiresAt: now + deps.jobTtlMs,
  };
  const opened = await deps.store.openJob({ job, pages: [], reserve: callCredits('completed') });
  if (opened === 'no-credits') await deps.refuseWithoutCredit(caller);
}

async function close(deps: MapDeps, id: string, found: FoundLinks): Promise<void> {
  await deps.store.finishJob({
    jobId: id,
    status: 'completed',
    at: deps.clock.now(),
    charge: callCredits('completed'),
    reason: 'map',
    resultJson: joined(found.links.stored()),
    ...(found.warning === undefined ? {} : { warning: found.warning }),
  });
}

/** In a buffer of its own: its memory is the store's then. */
function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Closing must not hide the failure that brought us here. */
function closeFailed(deps: MapDeps, id: string, failure: HearthError): Promise<void> {
  return deps.endJob({
    jobId: id,
    status: 'failed',
    at: deps.clock.now(),
    errorCode: failure.code,
    error: failure.message,
  });
}
