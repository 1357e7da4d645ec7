/**
 * One page of a job: robots, visit, links, and the one store call that finishes it.
 *
 * Failures that may pass are retried a bounded number of times with growing, jittered pauses; a host
 * that answers 429 or 503 is left alone for as long as it asks. Never throws for a page's sake: what a
 * page did wrong is written on the page.
 */
import { orAborted } from '../domain/abort.ts';
import type { Document } from '../domain/document.ts';
import { toHearthError, type ErrorCode, type HearthError } from '../domain/errors.ts';
import type { ScrapeOptions } from '../domain/command.ts';
import { retryAfterMs } from '../domain/retry-after.ts';
import { holdOf, type FrontierJob, type JobOf, type Page } from '../domain/job.ts';
import type { RunStep } from '../domain/recipe-run.ts';
import type { Served } from '../operations/acquire-request.ts';
import { startDeadline } from '../operations/deadline.ts';
import { BackInLine, type HeldTurn } from '../operations/host-turn.ts';
import type { Visit, Visited } from '../operations/visit.ts';
import { withoutPage } from '../operations/recipes/get-page.ts';
import type { RunPages } from '../operations/recipes/run-page.ts';
import type { WebhookWriter } from '../operations/webhook-writer.ts';
import type { Backend, NewPage } from '../ports/backend.ts';
import { SITE, type HostPacer, type PaceRules } from '../ports/host-pacer.ts';
import type { Robots, RobotsVerdict } from '../ports/robots.ts';
import type { Clock, Log } from '../ports/system.ts';
import type { Discovery } from './discover.ts';
import { createPageLinks, isStart, type PageLinks } from './page-links.ts';
import { createJobPace, ignoresRobots, robotsAgent, type JobPace } from './job-pace.ts';

export interface PageVisitorDeps {
  readonly backend: Backend;
  readonly visit: Visit;
  readonly discovery: Discovery;
  readonly recipes: RunPages;
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

/** `turn`: the page's place at its host, held when the visit begins; over when the site is asked no more. */
export interface PageRun {
  readonly signal: AbortSignal;
  readonly turn: HeldTurn;
}

export interface PageVisitor {
  visit(job: FrontierJob, page: Page, run: PageRun): Promise<void>;
  paceRules(job: FrontierJob, host: string): PaceRules;
}

interface Parts extends PageVisitorDeps {
  readonly pace: JobPace;
}

const MOST_ATTEMPTS = 3;
/** A page that ran out of its time keeps a slot for all of it: once more is enough. */
const MOST_TIMEOUTS = 2;
/** A page of a job may take this long when the job names no timeout. */
const PAGE_TIMEOUT_MS = 120_000;
/** A list that grows is read in one go, batch by batch. */
const GROWING_TIMEOUT_MS = 300_000;
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
  const pace = createJobPace(deps);
  const parts = { ...deps, pace };
  return {
    paceRules: (job, host) => pace.rules(job, host),
    async visit(job, page, run) {
      const { signal } = run;
      const refusal =
        (job.kind === 'recipe' ? await deps.recipes.refusal(job) : undefined) ??
        (await deps.discovery.refusal(job, page));
      if (refusal !== undefined) {
        await skip(deps, job, page, refusal);
        return;
      }
      const keeper = pace.rules(job, page.host).pause?.keeper;
      const verdict = await readRules(parts, job, page, signal);
      if (verdict === 'failed') return;
      if (verdict !== undefined && pace.learn(job, page.host, verdict) === 'news') {
        deps.backend.bus.notify('work', job.id);
      }
      if (verdict?.allowed === false) {
        await skip(
          deps,
          job,
          page,
          `robots: ${verdict.rule ?? verdict.unreachable ?? 'disallowed'}`,
        );
        return;
      }
      const learnt = pace.rules(job, page.host).pause?.keeper;
      if (learnt === SITE && keeper !== SITE) await run.turn.again(signal);
      await visitAllowed(parts, job, page, run);
    },
  };
}

/** Rules, or `failed` when the site could not be reached and that was noted on the page. */
async function readRules(
  deps: Parts,
  job: FrontierJob,
  page: Page,
  signal: AbortSignal,
): Promise<RobotsVerdict | 'failed' | undefined> {
  try {
    return await askRobots(deps, job, page, signal);
  } catch (error) {
    if (signal.aborted) throw error;
    const links = createPageLinks(deps, job, page, signal);
    await recordFailure(deps, job, page, toHearthError(error), links);
    return 'failed';
  }
}

async function askRobots(
  deps: PageVisitorDeps,
  job: FrontierJob,
  page: Page,
  signal: AbortSignal,
): Promise<RobotsVerdict | undefined> {
  if (ignoresRobots(job, deps.respectRobots)) return undefined;
  return deps.robots.check(page.url, { signal, ...robotsAgent(job) });
}

async function skip(
  deps: PageVisitorDeps,
  job: FrontierJob,
  page: Page,
  reason: string,
): Promise<void> {
  await goPast(deps, job, page);
  await deps.backend.store.skipPage({ ...holdOf(page), reason, at: deps.clock.now() });
}

async function visitAllowed(
  deps: Parts,
  job: FrontierJob,
  page: Page,
  run: PageRun,
): Promise<void> {
  const { signal } = run;
  if (isStart(job, page) && job.command.sitemap === 'only') {
    const site = { url: page.url, turn: deps.pace.sitemapTurn(job, page.url) };
    const read = await deps.discovery.readSitemaps(job, page, site, signal);
    if (read === 'only') {
      await skip(deps, job, page, 'start address is not in the sitemap');
      return;
    }
  }
  const links = createPageLinks(deps, job, page, signal);
  try {
    const visited = await visitOnce(deps, job, page, { ...run, links });
    await record(deps, job, page, visited, links);
  } catch (error) {
    if (signal.aborted || error instanceof BackInLine) throw error;
    await recordFailure(deps, job, page, toHearthError(error), links);
  }
}

/** A run goes on at its next address when a page of its list does not come. */
async function goPast(deps: PageVisitorDeps, job: FrontierJob, page: Page): Promise<void> {
  if (job.kind !== 'recipe') return;
  const next = deps.recipes.past(job, page);
  if (next.length > 0) await deps.backend.store.addPages(job.id, next, [], deps.clock.now());
}

/** The visit, and when its host may be asked again. */
interface Seen extends Visited {
  /** The host asks to be left alone until then, ms since the epoch. */
  readonly quietUntil?: number;
  /** Of a recipe's run. */
  readonly run?: RunStep;
  readonly discovered?: readonly NewPage[];
}

interface Visiting extends PageRun {
  readonly links: PageLinks;
}

/** The page's place at its host is free afterwards: what is made of it asks the host no more. */
async function visitOnce(
  deps: PageVisitorDeps,
  job: FrontierJob,
  page: Page,
  run: Visiting,
): Promise<Seen> {
  const since = deps.clock.now();
  try {
    const visited = await visitInTime(deps, job, page, run);
    const { status, headers } = visited.acquired.facts;
    if (status === 429 || status === 503) {
      const askedMs = retryAfterMs(headers, deps.clock.now());
      return { ...visited, quietUntil: deps.pacer.backOff(page.host, askedMs, since) };
    }
    deps.pacer.recovered(page.host);
    return visited;
  } finally {
    run.turn.end();
  }
}

async function visitInTime(
  deps: PageVisitorDeps,
  job: FrontierJob,
  page: Page,
  { signal, turn, links }: Visiting,
): Promise<Seen> {
  const usualMs = job.kind === 'recipe' ? GROWING_TIMEOUT_MS : PAGE_TIMEOUT_MS;
  const timeoutMs = job.command.options.timeoutMs ?? usualMs;
  using deadline = startDeadline(deps.clock, timeoutMs, signal, {
    code: 'SCRAPE_TIMEOUT',
    message: `The page did not finish within ${timeoutMs} ms.`,
  });
  const onServed = (served: Served): void => links.served(served);
  const request = { ...visitOf(deps, job, page, deadline), turn, onServed };
  const visiting = job.kind === 'recipe' ? readPage(deps, job, page, request) : deps.visit(request);
  return await orAborted(visiting, deadline.signal);
}

async function readPage(
  { recipes, visit }: PageVisitorDeps,
  job: JobOf<'recipe'>,
  page: Page,
  request: Parameters<Visit>[0],
): Promise<Seen> {
  const visitWith = (options: ScrapeOptions): Promise<Visited> => visit({ ...request, options });
  const { visited, run, discovered } = await recipes.read(job, page, visitWith, request.signal);
  return { ...visited, document: withoutPage(visited.document), run, discovered };
}

function visitOf(
  deps: PageVisitorDeps,
  job: FrontierJob,
  page: Page,
  deadline: { readonly at: number; readonly signal: AbortSignal },
): Parameters<Visit>[0] {
  const { command } = job;
  const { userAgent } = robotsAgent(job);
  return {
    scrapeId: page.id,
    url: page.url,
    sourceUrl: job.kind === 'batch' ? (page.foundOn ?? page.url) : page.url,
    options: command.options,
    accountId: job.accountId,
    ...(job.keyId === undefined ? {} : { keyId: job.keyId }),
    isolationGroup: job.id,
    priority: job.priority,
    deadlineAt: deadline.at,
    signal: deadline.signal,
    mayStore: !job.zeroDataRetention,
    queuedMs: 0,
    wantsLinks: job.kind === 'crawl',
    wantsText: !job.zeroDataRetention,
    // webhooks and transient documents carry what the page says
    ...(job.kind === 'crawl' && !job.zeroDataRetention && command.webhook === undefined
      ? { isFor: 'stored' }
      : {}),
    comparing: job.kind === 'crawl' ? 'always' : 'recurring',
    robots: ignoresRobots(job, deps.respectRobots) ? 'ignore' : 'checked',
    ...(userAgent === undefined ? {} : { robotsUserAgent: userAgent }),
    kind: job.kind,
  };
}

async function record(
  deps: Parts,
  job: FrontierJob,
  page: Page,
  visited: Seen,
  links: PageLinks,
): Promise<void> {
  const { facts, output } = visited.acquired;
  const { sealed } = output;
  if (visited.quietUntil !== undefined && page.attempts + 1 < MOST_ATTEMPTS) {
    await retry(deps, page, visited.quietUntil, {
      code: 'SCRAPE_SITE_ERROR',
      message: `The site answered ${facts.status}; tried again later.`,
    });
    return;
  }
  const wasForeseen = await links.foreseen();
  const found = await deps.discovery.follow(job, page, visited, wasForeseen);
  if (found.refusal !== undefined) {
    await skip(deps, job, page, found.refusal);
    return;
  }
  await links.readSitemaps(facts.finalUrl, found);
  const outcome = await deps.backend.store.finishPage({
    ...holdOf(page),
    document: visited.document,
    ...(sealed === undefined ? {} : { sealed: sealed.content }),
    statusCode: facts.status,
    charge: visited.charge,
    reason: job.kind,
    ...(found.finalUrlKey === undefined ? {} : { finalUrlKey: found.finalUrlKey }),
    discovered: visited.discovered ?? found.discovered,
    skipped: found.skipped,
    capture: { engine: facts.engine, why: facts.lane ?? 'kept copy', elapsedMs: facts.elapsedMs },
    at: deps.clock.now(),
    keepDocument: !job.zeroDataRetention,
    outbox: deps.webhooks.page(job, toldOf(visited)),
    ...(visited.run === undefined ? {} : { run: visited.run }),
    ...(visited.kept === undefined ? {} : { kept: visited.kept }),
    ...(visited.tracked === undefined ? {} : { tracked: visited.tracked }),
  });
  if (outcome === 'finished') deps.discovery.recorded(job, found);
}

/** A run's webhook hears of the rows, too. */
function toldOf({ document, run }: Seen): Document {
  if (run === undefined) return document;
  const values = run.detail === undefined ? [] : [run.detail.values];
  return { ...document, json: [...run.rows.map(({ row }) => row), ...values] };
}

async function recordFailure(
  deps: Parts,
  job: FrontierJob,
  page: Page,
  failure: HearthError,
  links: PageLinks,
): Promise<void> {
  if (failure.code === 'SCRAPE_ROBOTS_DENIED') {
    await skip(deps, job, page, `robots: ${failure.message}`);
    return;
  }
  const most = failure.code === 'SCRAPE_TIMEOUT' ? MOST_TIMEOUTS : MOST_ATTEMPTS;
  if (RETRIED.has(failure.code) && page.attempts + 1 < most) {
    const pauseMs = 1_000 * 2 ** page.attempts * (0.5 + deps.random());
    await retry(deps, page, deps.clock.now() + pauseMs, failure);
    return;
  }
  // The rest of a site is not lost with its front page.
  if (failure.code !== 'SCRAPE_DNS_RESOLUTION_ERROR') {
    await links.readSitemaps(page.url);
  }
  await goPast(deps, job, page);
  deps.log.debug('page failed', { jobId: job.id, pageId: page.id, code: failure.code });
  await deps.backend.store.failPage({
    ...holdOf(page),
    errorCode: failure.code,
    error: failure.message,
    at: deps.clock.now(),
  });
}

async function retry(
  deps: PageVisitorDeps,
  page: Page,
  notBeforeAt: number,
  failure: { readonly code: ErrorCode; readonly message: string },
): Promise<void> {
  await deps.backend.store.retryPage({
    ...holdOf(page),
    notBeforeAt: Math.round(notBeforeAt),
    errorCode: failure.code,
    error: failure.message,
    countAttempt: true,
  });
}
