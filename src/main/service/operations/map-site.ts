/**
 * The addresses of a site, from its sitemaps and its links.
 *
 * Sitemaps come first, for a moment; then pages are read beside them, each with its own budget: a sample of what the
 * sitemap lacks (map-sample.ts), or, where it says too little or there is none, all links (map-frontier.ts). The caller's
 * end cuts both short: what was found by then is the answer, with a warning.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { MapCommand } from '../domain/command.ts';
import { HearthError } from '../domain/errors.ts';
import { mentions, rankLinks } from '../domain/rank-links.ts';
import type { AbsentPlaces } from '../net/absent-places.ts';
import type { Net } from '../net/net.ts';
import { walkSitemaps, type SitemapPage } from '../net/sitemaps.ts';
import type { Engine } from '../ports/engine.ts';
import type { HostPacer } from '../ports/host-pacer.ts';
import type { Pipeline } from '../ports/pipeline.ts';
import type { Robots, RobotsVerdict } from '../ports/robots.ts';
import type { Clock, Log } from '../ports/system.ts';
import { orderedList, type LinkList } from './link-list.ts';
import { LinkFrontier } from './map-frontier.ts';
import { createMapLinks, type MapLinks } from './map-links.ts';
import { createPageReader, type PageReader, type StartPage } from './map-page.ts';
import { SitemapSample } from './map-sample.ts';
import { walk, type ReadPage, type WalkResult } from './map-walk.ts';

/** What finding a site's addresses needs. */
export interface DiscoverDeps {
  readonly net: Net;
  readonly http: Engine;
  /** For start pages that are empty without JavaScript. */
  readonly browser: Engine;
  readonly pipeline: Pipeline;
  readonly robots: Robots;
  readonly pacer: HostPacer;
  /** Requests to one host at once, whoever makes them. */
  readonly hostConcurrency: number;
  /** Where sitemaps were looked for in vain. */
  readonly absentPlaces: AbsentPlaces;
  readonly clock: Clock;
  readonly log: Log;
  readonly respectRobots: boolean;
  readonly maxBodyBytes: number;
}

/** How much of the site was looked at. */
export interface MapCoverage {
  /** Pages whose links were read. */
  readonly pagesRead: number;
  /** Addresses that may still be unseen, with 95 % confidence; absent where nothing can be said. */
  readonly unseenAtMost?: number;
}

export interface FoundLinks {
  readonly links: LinkList;
  readonly coverage: MapCoverage;
  readonly warning?: string;
}

export interface SiteRun {
  readonly id: string;
  /** Absolute end, ms since the epoch. */
  readonly at: number;
  readonly signal: AbortSignal;
}

/** Longest walk without a timeout of the caller's. */
const WALK_MS = 25_000;
const SITEMAPS_MS = 60_000;
const SITEMAP_FILE_MS = 20_000;
/** Kept back of the caller's timeout for writing the answer. */
const ANSWER_MS = 250;
const WALK_PAGES = 600;
/** A sitemap that came late spares the rest of a walk that began without it. */
const WALK_PAGES_BESIDE_SITEMAP = 60;
/** The walk waits so long for sitemaps: what they name need not be found by reading. */
const SITEMAPS_FIRST_MS = 1_500;
/** And so long where they have begun to come. */
const SITEMAPS_LONG_MS = 10_000;
const PAGES_AT_ONCE = 8;
/** Most that are ranked where the caller asks for fewer. */
const SEARCHED_LINKS = 20_000;

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
  const stop = new AbortController();
  const site = {
    deps,
    command,
    run,
    verdict,
    reader,
    pauseMs: isRobotsAsked ? (verdict.crawlDelayMs ?? 0) : 0,
    signal: AbortSignal.any([run.signal, stop.signal]),
  };
  try {
    // the start and the sitemaps are asked for together, unless the site wants pauses
    const early =
      command.sitemap === 'skip' || site.pauseMs > 0
        ? undefined
        : begun(sitemapsOf(site, command.url));
    const start =
      command.sitemap === 'only' || isDenied
        ? ({ kind: 'unread' } as const)
        : await reader.readStart(command.url, run.signal);
    const { links, walked, coverage } = await explore(site, start, early);
    run.signal.throwIfAborted();
    if (links.size() <= 1 && start.kind === 'failed') throw start.failure;
    if (links.size() <= 1 && isDenied) throw denied(command.url, verdict);
    const warning = warningOf(walked, start, links);
    return { ...answer(command, links, warning), coverage };
  } finally {
    stop.abort(new HearthError('SCRAPE_JOB_CANCELLED', 'The map has ended.'));
  }
}

interface Site {
  readonly deps: DiscoverDeps;
  readonly command: MapCommand;
  readonly run: SiteRun;
  readonly verdict: RobotsVerdict;
  readonly reader: PageReader;
  /** Between two requests, as the site asks for; above 0 it is read one page at a time (the reader keeps the pause). */
  readonly pauseMs: number;
  readonly signal: AbortSignal;
}

type Batches = AsyncGenerator<readonly SitemapPage[], void>;

interface Explored {
  readonly links: MapLinks;
  readonly walked: WalkResult;
  readonly coverage: MapCoverage;
}

/** Sitemaps first, for a moment, then the walk beside them. */
async function explore(
  site: Site,
  start: StartPage,
  early: Batches | undefined,
): Promise<Explored> {
  const { command, run } = site;
  const siteUrl = start.kind === 'read' ? siteOf(command.url, start.page.finalUrl) : command.url;
  const links = createMapLinks({ ...command, limit: mostFound(command) }, siteUrl, run.id);
  links.add({ url: command.url }, 'start');
  if (siteUrl !== command.url) links.add({ url: siteUrl }, 'start');
  const listed: Listed = { count: 0, work: Promise.resolve() };
  if (command.sitemap !== 'skip') {
    const batches = siteUrl === command.url ? early : undefined;
    listed.work = collect(batches ?? sitemapsOf(site, siteUrl), links, listed);
  }
  const walking =
    start.kind === 'read'
      ? walkBeside(site, start.page, links, listed)
      : Promise.resolve({ walked: { pagesRead: 0 }, coverage: { pagesRead: 0 } });
  const [walked] = await Promise.all([walking, listed.work]);
  return { links, ...walked };
}

/** What sitemaps name: so much by now, and all when the work is done. */
interface Listed {
  count: number;
  work: Promise<void>;
}

/** A sample where the sitemap is a guide to the site, else all links. */
async function walkBeside(
  site: Site,
  start: ReadPage,
  links: MapLinks,
  listed: Listed,
): Promise<Omit<Explored, 'links'>> {
  const { deps, command, run, reader, pauseMs, signal } = site;
  const leftMs = (): number => run.at - ANSWER_MS - deps.clock.now();
  await settledWithin(listed.work, Math.min(SITEMAPS_FIRST_MS, leftMs() / 4));
  if (listed.count > 0) await settledWithin(listed.work, Math.min(SITEMAPS_LONG_MS, leftMs() / 2));
  const isListed = listed.count > 0;
  const pages = new Map<string, Promise<ReadPage | undefined>>();
  const parts = {
    clock: deps.clock,
    isFull: () => links.isFull(),
    read: (url: string) => {
      const reading = pages.get(url) ?? reader.read(url, signal);
      pages.set(url, reading);
      return reading;
    },
    budget: () => (!isListed && listed.count > 0 ? WALK_PAGES_BESIDE_SITEMAP : WALK_PAGES),
    stopAt: deps.clock.now() + Math.min(WALK_MS, leftMs()),
    concurrency: pauseMs > 0 ? 1 : PAGES_AT_ONCE,
  };
  const covered = (unseenAtMost: number | undefined): MapCoverage => ({
    pagesRead: 1 + pages.size,
    ...(unseenAtMost === undefined ? {} : { unseenAtMost }),
  });
  if (isListed) {
    const sample = new SitemapSample(start, links, deps.clock);
    const walked = await walk(sample, parts);
    const isEnded = sample.isGuide() || (walked.stoppedBy ?? 'nothing new') !== 'nothing new';
    if (isEnded) return { walked, coverage: covered(sample.unseenAtMost()) };
  }
  const frontier = new LinkFrontier(start, {
    clock: deps.clock,
    links,
    isPreferred: (url) => command.search !== undefined && mentions(url, command.search),
    listed: placesOf(links),
  });
  const walked = await walk(frontier, parts);
  const isAll = walked.stoppedBy === undefined && frontier.isAllRead();
  return { walked, coverage: covered(isAll ? 0 : undefined) };
}

/** The addresses as they are when the first is asked for. */
function* placesOf(links: MapLinks): Generator<string, undefined> {
  const count = links.size();
  for (let index = 0; index < count; index += 1) {
    const url = links.at(index);
    if (url !== undefined) yield url;
  }
  return undefined;
}

/** Whose first batch is asked for already, whoever reads it, if anybody. */
function begun<T>(batches: AsyncGenerator<T, void>): AsyncGenerator<T, void> {
  const first = batches.next();
  first.catch(() => undefined);
  const rest = async function* (): AsyncGenerator<T, void> {
    const begin = await first;
    if (begin.done === true) return;
    yield begin.value;
    yield* batches;
  };
  return rest();
}

/** Resolves when the work has ended, however, or after so long. */
async function settledWithin(work: Promise<unknown>, ms: number): Promise<void> {
  const patience = new AbortController();
  const isOver = work.then(
    () => undefined,
    () => undefined,
  );
  const tooLong = wait(Math.max(0, ms), undefined, { signal: patience.signal, ref: false }).catch(
    () => undefined,
  );
  await Promise.race([isOver, tooLong]);
  patience.abort();
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

function sitemapsOf(
  { deps, command, run, verdict, reader, pauseMs, signal }: Site,
  siteUrl: string,
): Batches {
  return walkSitemaps(deps.net, {
    siteUrl,
    named: verdict.sitemaps,
    headers: command.headers,
    skipTlsVerification: true,
    deadlineAt: Math.min(deps.clock.now() + SITEMAPS_MS, run.at - ANSWER_MS),
    fileMs: SITEMAP_FILE_MS,
    clock: deps.clock,
    signal,
    turn: pauseMs > 0 ? reader.turn : undefined,
    absent: command.ignoreCache ? undefined : deps.absentPlaces,
    onProblem: (sitemapUrl, why) => deps.log.info('sitemap not read', { sitemapUrl, why }),
  });
}

async function collect(batches: Batches, links: MapLinks, listed: Listed): Promise<void> {
  for await (const batch of batches) {
    for (const page of batch) {
      if (links.add(page, 'sitemap') !== 'outside') listed.count += 1;
      if (links.isFull()) return;
    }
  }
}

function answer(
  command: MapCommand,
  links: MapLinks,
  warning: string | undefined,
): Omit<FoundLinks, 'coverage'> {
  const { search, limit } = command;
  const list = links.list();
  const ordered =
    search === undefined ? list : orderedList(rankLinks(list.all(), search).slice(0, limit));
  return { links: ordered, ...(warning === undefined ? {} : { warning }) };
}

function warningOf(walked: WalkResult, start: StartPage, links: MapLinks): string | undefined {
  if (start.kind === 'read' && start.page.status >= 400) {
    const few = links.size() <= 1 ? 'no other was found' : 'the others come from it and sitemaps';
    return `The address itself answered with status ${start.page.status}; ${few}.`;
  }
  if (start.kind === 'failed')
    return 'The start page could not be read; these addresses come from sitemaps.';
  if (walked.stoppedBy !== 'budget' && walked.stoppedBy !== 'time') {
    return links.size() <= 1 && !links.isFull()
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
