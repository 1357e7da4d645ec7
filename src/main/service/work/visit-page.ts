/**
 * One page of a job: robots, visit, links, and the one store call that finishes it.
 *
 * Failures that may pass are retried a bounded number of times with growing, jittered pauses; a host
 * that answers 429 or 503 is left alone for as long as it asks. Never throws for a page's sake: what a
 * page did wrong is written on the page.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { BatchCommand, CrawlCommand, SitemapMode } from '../domain/command.ts';
import { toHearthError, type ErrorCode, type HearthError } from '../domain/errors.ts';
import type { Job, Page } from '../domain/job.ts';
import { hostKey } from '../domain/url-key.ts';
import { orAborted, startDeadline } from '../operations/deadline.ts';
import type { Visit, Visited } from '../operations/visit.ts';
import type { WebhookWriter } from '../operations/webhook-writer.ts';
import type { Backend } from '../ports/backend.ts';
import type { HostTurn } from '../ports/limits.ts';
import type { Robots, RobotsVerdict } from '../ports/robots.ts';
import type { Clock, Log } from '../ports/system.ts';
import type { Discovery, Followed } from './discover.ts';
import type { HostPacer, PaceRules } from './host-pacer.ts';

export interface PageVisitorDeps {
  readonly backend: Backend;
  readonly visit: Visit;
  readonly discovery: Discovery;
  readonly robots: Robots;
  readonly pacer: HostPacer;
  readonly webhooks: WebhookWriter;
  readonly clock: Clock;
  readonly log: Log;
  /** 0 ≤ x < 1; tests pin it. */
  readonly random: () => number;
  readonly respectRobots: boolean;
  /** Pages of one host at once where neither job nor robots say less. */
  readonly hostConcurrency: number;
}

/** `turn`: the page's place at its host, held when the visit begins. */
export interface PageRun {
  readonly signal: AbortSignal;
  readonly turn: HostTurn;
}

export interface PageVisitor {
  visit(job: Job, page: Page, run: PageRun): Promise<void>;
  paceRules(job: Job, host: string): PaceRules;
}

type JobCommand = CrawlCommand | BatchCommand;

interface Parts extends PageVisitorDeps {
  /** The pause a job keeps at a host, ms; 0 where none was asked for. */
  readonly delayAt: (job: Job, host: string) => number;
}

export const MOST_ATTEMPTS = 3;
/** A page of a job may take this long when the job names no timeout. */
const PAGE_TIMEOUT_MS = 120_000;
/** Links of the start page wait so long for sitemaps, whose pages come first. */
const LINKS_WAIT_MS = 2_000;
const NO_LINKS = { discovered: [], skipped: [] };
const RETRIED: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'SCRAPE_TIMEOUT',
  'SCRAPE_SITE_ERROR',
  'SCRAPE_DNS_RESOLUTION_ERROR',
  'BROWSER_UNAVAILABLE',
  'STORAGE_FULL',
  'STORAGE_FAILED',
]);

/** Builds it. */
export function createPageVisitor(deps: PageVisitorDeps): PageVisitor {
  /** What robots.txt asks for, ms, per job and host; learnt with the first page there. */
  const crawlDelays = new Map<string, number>();
  const delayAt = (job: Job, host: string): number =>
    ownDelay(job) ?? crawlDelays.get(delayKey(job, host)) ?? 0;
  const parts: Parts = { ...deps, delayAt };
  return {
    paceRules: (job, host) => {
      const own = ownDelay(job);
      const asked = crawlDelays.get(delayKey(job, host));
      const isUnknown = own === undefined && asked === undefined && !ignoresRobots(deps, job);
      const most = Math.min(
        deps.hostConcurrency,
        commandOf(job).maxConcurrency ?? deps.hostConcurrency,
      );
      return { concurrency: most, delayMs: delayAt(job, host), isUnknown };
    },
    async visit(job, page, run) {
      const { signal } = run;
      const verdict = await readRules(parts, job, page, signal);
      if (verdict === 'failed') return;
      if (verdict !== undefined) learnDelay(deps, crawlDelays, { job, page, verdict });
      if (verdict?.allowed === false) {
        await skip(
          deps,
          job,
          page,
          `robots: ${verdict.rule ?? verdict.unreachable ?? 'disallowed'}`,
        );
        return;
      }
      await visitAllowed(parts, job, page, run);
    },
  };
}

/** The command as stored; written by us from a validated body. */
function commandOf(job: Job): JobCommand {
  return job.command as unknown as JobCommand;
}

/** Rules, or `failed` when the site could not be reached and that was noted on the page. */
async function readRules(
  deps: Parts,
  job: Job,
  page: Page,
  signal: AbortSignal,
): Promise<RobotsVerdict | 'failed' | undefined> {
  try {
    return await askRobots(deps, job, page, signal);
  } catch (error) {
    if (signal.aborted) throw error;
    await recordFailure(deps, job, page, toHearthError(error), signal);
    return 'failed';
  }
}

const MOST_DELAYS = 10_000;

/** The first page of a job at a host learns its pause; that page's own request begins the first one. */
function learnDelay(
  { pacer, backend }: PageVisitorDeps,
  delays: Map<string, number>,
  met: { readonly job: Job; readonly page: Page; readonly verdict: RobotsVerdict },
): void {
  const { job, page, verdict } = met;
  const key = delayKey(job, page.host);
  if (delays.has(key)) return;
  if (delays.size >= MOST_DELAYS) delays.delete(delays.keys().next().value ?? '');
  const delayMs = verdict.crawlDelayMs ?? 0;
  delays.set(key, delayMs);
  if (ownDelay(job) !== undefined) return;
  if (delayMs > 0) pacer.keepApart(page.host, delayMs);
  else backend.bus.notify('work', job.id);
}

function delayKey(job: Job, host: string): string {
  return `${job.id} ${host}`;
}

function ownDelay(job: Job): number | undefined {
  const command = commandOf(job);
  return 'delayMs' in command ? command.delayMs : undefined;
}

async function askRobots(
  deps: PageVisitorDeps,
  job: Job,
  page: Page,
  signal: AbortSignal,
): Promise<RobotsVerdict | undefined> {
  if (ignoresRobots(deps, job)) return undefined;
  return deps.robots.check(page.url, { signal, ...robotsAgent(job) });
}

function ignoresRobots({ respectRobots }: PageVisitorDeps, job: Job): boolean {
  const command = commandOf(job);
  const named = 'ignoreRobotsTxt' in command ? command.ignoreRobotsTxt : undefined;
  return named ?? command.options.ignoreRobotsTxt ?? !respectRobots;
}

/** The name this job asks under, where it has one of its own. */
function robotsAgent(job: Job): { readonly userAgent?: string } {
  const command = commandOf(job);
  const userAgent = 'robotsUserAgent' in command ? command.robotsUserAgent : undefined;
  return userAgent === undefined ? {} : { userAgent };
}

async function skip(deps: PageVisitorDeps, job: Job, page: Page, reason: string): Promise<void> {
  await deps.backend.store.skipPage(job.id, page.id, reason, deps.clock.now());
  deps.backend.bus.notify('events', job.id);
}

async function visitAllowed(deps: Parts, job: Job, page: Page, run: PageRun): Promise<void> {
  const { signal } = run;
  if (isStart(job, page) && sitemapOf(job) === 'only') {
    const read = await deps.discovery.readSitemaps(job, page, siteOf(deps, job, page.url), signal);
    if (read === 'only') {
      await skip(deps, job, page, 'start address is not in the sitemap');
      return;
    }
  }
  try {
    await record(deps, job, page, await visitInTime(deps, job, page, run), signal);
  } catch (error) {
    if (signal.aborted) throw error;
    await recordFailure(deps, job, page, toHearthError(error), signal);
  }
}

async function visitInTime(
  deps: PageVisitorDeps,
  job: Job,
  page: Page,
  { signal, turn }: PageRun,
): Promise<Visited> {
  const timeoutMs = commandOf(job).options.timeoutMs ?? PAGE_TIMEOUT_MS;
  using deadline = startDeadline(deps.clock, timeoutMs, signal, {
    code: 'SCRAPE_TIMEOUT',
    message: `The page did not finish within ${timeoutMs} ms.`,
  });
  return await orAborted(
    deps.visit({ ...visitOf(deps, job, page, deadline), turn }),
    deadline.signal,
  );
}

const isStart = (job: Job, page: Page): boolean => job.kind === 'crawl' && page.reason === 'start';

function sitemapOf(job: Job): SitemapMode {
  const command = commandOf(job);
  return 'sitemap' in command ? command.sitemap : 'skip';
}

/** Where a pause was asked for, sitemaps keep it like pages, and together with them. */
function siteOf(
  { pacer, delayAt }: Parts,
  job: Job,
  url: string,
): Parameters<Discovery['readSitemaps']>[2] {
  if (delayAt(job, hostKey(url)) === 0) return { url };
  const turn = async (file: string, signal: AbortSignal): Promise<void> => {
    const host = hostKey(file);
    await wait(pacer.book(host, delayAt(job, host)), undefined, { signal });
  };
  return { url, turn };
}

/**
 * The sitemaps of the site the start led to, before the start itself is finished: a crash in between
 * repeats both. Links do not wait long for sitemaps that are slow.
 */
async function readSitemaps(
  deps: Parts,
  start: { readonly job: Job; readonly page: Page; readonly siteUrl: string },
  links: Pick<Followed, 'discovered' | 'skipped'>,
  signal: AbortSignal,
): Promise<void> {
  const { job, page, siteUrl } = start;
  if (!isStart(job, page) || sitemapOf(job) !== 'include') return;
  const site = siteOf(deps, job, siteUrl);
  const reading = deps.discovery.readSitemaps(job, page, site, signal);
  const patience = new AbortController();
  const isSlow = await Promise.race([
    reading.then(() => false),
    wait(LINKS_WAIT_MS, true, { signal: patience.signal, ref: false }),
  ]).finally(() => patience.abort());
  if (isSlow) {
    const { discovered, skipped } = links;
    await deps.backend.store.addPages(job.id, discovered, skipped, deps.clock.now());
    deps.backend.bus.notify('work', job.id);
  }
  await reading;
}

function visitOf(
  deps: PageVisitorDeps,
  job: Job,
  page: Page,
  deadline: { readonly at: number; readonly signal: AbortSignal },
): Parameters<Visit>[0] {
  const command = commandOf(job);
  const { userAgent } = robotsAgent(job);
  return {
    scrapeId: page.id,
    url: page.url,
    sourceUrl: job.kind === 'batch' ? (page.foundOn ?? page.url) : page.url,
    options: command.options,
    accountId: job.accountId,
    isolationGroup: job.id,
    priority: job.priority,
    deadlineAt: deadline.at,
    signal: deadline.signal,
    mayStore: !job.zeroDataRetention,
    queuedMs: 0,
    wantsLinks: job.kind === 'crawl',
    wantsText: !job.zeroDataRetention,
    // webhooks and passing documents carry what the page says
    isForStore: job.kind === 'crawl' && !job.zeroDataRetention && command.webhook === undefined,
    comparing: job.kind === 'crawl' ? 'always' : 'recurring',
    robots: ignoresRobots(deps, job) ? 'ignore' : 'checked',
    ...(userAgent === undefined ? {} : { robotsUserAgent: userAgent }),
    price: 1,
  };
}

async function record(
  deps: Parts,
  job: Job,
  page: Page,
  visited: Visited,
  signal: AbortSignal,
): Promise<void> {
  const { facts, output } = visited.acquired;
  const { sealed } = output;
  if (facts.status === 429 || facts.status === 503) {
    const until = deps.pacer.backOff(page.host, retryAfterMs(facts.headers, deps.clock.now()));
    if (page.attempts + 1 < MOST_ATTEMPTS) {
      await retry(deps, page, until, {
        code: 'SCRAPE_SITE_ERROR',
        message: `The site answered ${facts.status}; tried again later.`,
      });
      return;
    }
  } else {
    deps.pacer.recovered(page.host);
  }
  const found = await deps.discovery.follow(job, page, visited);
  if (found.isCopy) {
    await skip(deps, job, page, 'duplicate');
    return;
  }
  await readSitemaps(deps, { job, page, siteUrl: facts.finalUrl }, found, signal);
  const outcome = await deps.backend.store.finishPage({
    jobId: job.id,
    pageId: page.id,
    document: visited.document,
    ...(sealed === undefined ? {} : { sealed: sealed.content }),
    statusCode: facts.status,
    charge: visited.charge,
    reason: job.kind,
    ...(found.finalUrlKey === undefined ? {} : { finalUrlKey: found.finalUrlKey }),
    discovered: found.discovered,
    skipped: found.skipped,
    capture: { engine: facts.engine, why: facts.lane ?? 'kept copy', elapsedMs: facts.elapsedMs },
    at: deps.clock.now(),
    keepDocument: !job.zeroDataRetention,
    outbox: deps.webhooks.page(job, commandOf(job).webhook, visited.document),
  });
  if (outcome === 'finished') deps.discovery.recorded(job, found);
  announce(deps, job);
}

function announce(deps: PageVisitorDeps, job: Job): void {
  deps.backend.bus.notify('events', job.id);
  if (commandOf(job).webhook !== undefined) deps.backend.bus.notify('deliveries', job.id);
}

/** `Retry-After` as seconds or an HTTP date (RFC 9110 section 10.2.3). */
function retryAfterMs(headers: Readonly<Record<string, string>>, now: number): number | undefined {
  const value = headers['retry-after'];
  if (value === undefined) return undefined;
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}

async function recordFailure(
  deps: Parts,
  job: Job,
  page: Page,
  failure: HearthError,
  signal: AbortSignal,
): Promise<void> {
  if (failure.code === 'SCRAPE_ROBOTS_DENIED') {
    await skip(deps, job, page, `robots: ${failure.message}`);
    return;
  }
  if (RETRIED.has(failure.code) && page.attempts + 1 < MOST_ATTEMPTS) {
    const pauseMs = 1_000 * 2 ** page.attempts * (0.5 + deps.random());
    await retry(deps, page, deps.clock.now() + pauseMs, failure);
    return;
  }
  // The rest of a site is not lost with its front page.
  if (failure.code !== 'SCRAPE_DNS_RESOLUTION_ERROR') {
    await readSitemaps(deps, { job, page, siteUrl: page.url }, NO_LINKS, signal);
  }
  deps.log.debug('page failed', { jobId: job.id, pageId: page.id, code: failure.code });
  await deps.backend.store.failPage({
    jobId: job.id,
    pageId: page.id,
    errorCode: failure.code,
    error: failure.message,
    at: deps.clock.now(),
  });
  announce(deps, job);
}

async function retry(
  deps: PageVisitorDeps,
  page: Page,
  notBeforeAt: number,
  failure: { readonly code: ErrorCode; readonly message: string },
): Promise<void> {
  await deps.backend.store.retryPage({
    jobId: page.jobId,
    pageId: page.id,
    notBeforeAt: Math.round(notBeforeAt),
    errorCode: failure.code,
    error: failure.message,
    countAttempt: true,
  });
}
