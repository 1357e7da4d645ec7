/**
 * One address → one converted page: robots, cache, the ladder of engines, the pipeline.
 *
 * The static lane comes first; the browser is climbed to when the command demands it (screenshot,
 * actions, waitFor, mobile) or the converted page says of itself that it is an empty shell or a
 * challenge. That verdict is remembered per host and path pattern for a day. Nothing here charges or
 * writes jobs. Throws HearthErrors of engines and pipeline, `SCRAPE_ROBOTS_DENIED`,
 * `SCRAPE_NO_CACHED_DATA`, `SCRAPE_LOCKDOWN_CACHE_MISS`.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { release } from '../domain/bytes.ts';
import type { ScrapeOptions } from '../domain/command.ts';
import { HearthError, toHearthError, type ErrorCode } from '../domain/errors.ts';
import { findFormat } from '../domain/format.ts';
import type { ActionResults, ScreenshotShot, Snapshot } from '../domain/snapshot.ts';
import type { CacheEntry, CacheStore } from '../ports/backend.ts';
import type { CaptureRequest, Engine } from '../ports/engine.ts';
import type { HostTurn } from '../ports/limits.ts';
import type { Pipeline, PipelineOutput } from '../ports/pipeline.ts';
import type { Robots } from '../ports/robots.ts';
import type { Clock, Log } from '../ports/system.ts';
import {
  cacheKey,
  factsOf,
  isCacheable,
  keepCapture,
  keepMade,
  mayAnswerFromCache,
  mayKeep,
  readCache,
  readMade,
  readMadeOf,
  validatorsOf,
  type CaptureFacts,
  type Made,
} from './capture-cache.ts';
import { orAborted } from './deadline.ts';
import { createFlights, type Flight } from './flights.ts';
import type { ProxyChoice, ProxyRoute } from './proxy-choice.ts';
import { createVerdictMemory, type VerdictMemory } from './verdict-memory.ts';

export interface AcquireDeps {
  readonly http: Engine;
  readonly browser: Engine;
  readonly pipeline: Pipeline;
  readonly cache: CacheStore;
  readonly robots: Robots;
  readonly proxies: ProxyChoice;
  readonly clock: Clock;
  readonly log: Log;
  readonly respectRobots: boolean;
  readonly maxBodyBytes: number;
  /** Version of the program: what another one made of a capture is not read again. */
  readonly version: string;
}

export interface AcquireRequest {
  readonly url: string;
  readonly options: ScrapeOptions;
  readonly accountId: string;
  /** Pages of one group may share a browser context. */
  readonly isolationGroup: string;
  /** Of the account's plan and add-ons; 0 by default. */
  readonly priority?: number;
  readonly deadlineAt: number;
  readonly signal: AbortSignal;
  readonly wantsLinks: boolean;
  readonly wantsText: boolean;
  /** A language model is set and will be asked about the page. */
  readonly wantsModelView?: boolean;
  /** The caller only stores what is made of the page (ports/pipeline.ts). */
  readonly mayBeSealed?: boolean;
  /** False under zero data retention: nothing is written. */
  readonly mayStore: boolean;
  /** `checked`: a crawl has asked for the address itself; whither it leads is asked all the same. */
  readonly robots: 'check' | 'checked' | 'ignore';
  /** The name a crawl asks robots.txt under, before Hearth's own. */
  readonly robotsUserAgent?: string;
  /** Of a crawl's page: its place at its host, held when it begins. */
  readonly turn?: HostTurn;
}

export interface Acquired {
  readonly output: PipelineOutput;
  readonly facts: CaptureFacts;
  readonly screenshot?: ScreenshotShot;
  readonly actions?: ActionResults;
  /** Absent when no cache was in play. */
  readonly cache?:
    { readonly state: 'hit'; readonly cachedAt: number } | { readonly state: 'miss' };
  readonly warnings: readonly string[];
}

export type Acquire = (request: AcquireRequest) => Promise<Acquired>;

/** A request that knows its way out. */
interface RoutedRequest extends AcquireRequest {
  readonly route: ProxyRoute;
}

interface Converted {
  readonly snapshot: Snapshot;
  readonly output: PipelineOutput;
  readonly warnings: readonly string[];
}

const META_REFRESH_LIMIT = 3;
const FORBIDDEN: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'SCRAPE_ROBOTS_DENIED',
  'SCRAPE_ADDRESS_REFUSED',
]);

/**
 * Builds the operation; it keeps one memory of verdicts for its life. Nobody waits for a capture to be kept:
 * the next request for the same address does, and so do those that come while it is captured.
 */
export function createAcquire(deps: AcquireDeps): Acquire {
  const memory = createVerdictMemory(deps.clock);
  const flights = createFlights();
  return async (request) => {
    request.signal.throwIfAborted();
    const mayHit = mayAnswerFromCache(request);
    const key = `${request.accountId} ${cacheKey(request.url, request.options)}`;
    const others = mayHit ? flights.landing(key) : undefined;
    if (others !== undefined) await orAborted(others, request.signal);
    using flight = mayKeep(request) ? flights.start(key) : undefined;
    const made = await readMade(deps, request);
    if (made !== undefined) {
      const state = { state: 'hit', cachedAt: made.storedAt } as const;
      return describe(request, { ...made.made, warnings: [] }, state);
    }
    const kept = await readCache(deps, request);
    if (kept?.fresh === true) return await fromCache(deps, request, kept.entry, flight);
    refuseWithoutCopy(request.options);
    if (request.robots === 'check') await askRobots(deps, request, request.url);
    const route = await deps.proxies.choose(request);
    const routed = { ...request, route };
    const climbed = await climbUnrefused(deps, routed, memory, kept?.entry);
    const { snapshot, output, warnings } = climbed;
    // the answer goes first: keeping begins when this turn of the loop is over, and nobody reads the body after it
    const keeping = nextTurn()
      .then(() =>
        flight === undefined ? undefined : keepCapture(deps, request, { snapshot, output }),
      )
      .finally(() => {
        release(snapshot.body);
      });
    flight?.landWith(keeping);
    const whole = { ...snapshot, facts: factsOf(snapshot), output, warnings };
    return describe(request, whole, flight === undefined ? undefined : { state: 'miss' });
  };
}

function refuseWithoutCopy(options: ScrapeOptions): void {
  if (options.lockdown) {
    throw new HearthError(
      'SCRAPE_LOCKDOWN_CACHE_MISS',
      'No kept copy of this page answers; scrape it once without lockdown first.',
    );
  }
  if (options.minAgeMs !== undefined) {
    throw new HearthError(
      'SCRAPE_NO_CACHED_DATA',
      'No kept copy of this page is old enough; lower minAge or leave it out.',
    );
  }
}

function ignoresRobots(deps: AcquireDeps, request: AcquireRequest): boolean {
  return request.robots === 'ignore' || (request.options.ignoreRobotsTxt ?? !deps.respectRobots);
}

async function askRobots(deps: AcquireDeps, request: AcquireRequest, url: string): Promise<void> {
  if (ignoresRobots(deps, request)) return;
  const { signal, deadlineAt, robotsUserAgent: userAgent } = request;
  const verdict = await deps.robots.check(url, {
    signal,
    deadlineAt,
    ...(userAgent === undefined ? {} : { userAgent }),
  });
  if (verdict.allowed) return;
  const { rule, unreachable } = verdict;
  const because = rule ?? `its rules could not be read: ${unreachable ?? 'no reason given'}`;
  const which = url === request.url ? 'this page' : `${url}, where this page leads`;
  throw new HearthError(
    'SCRAPE_ROBOTS_DENIED',
    `The site's robots.txt does not allow ${which} (${because}). ` +
      'Nothing was charged; set ignoreRobotsTxt if you may read it all the same.',
    { details: { rule: rule ?? null, url } },
  );
}

// ── the ladder ────────────────────────────────────────────────────────────────────────────────────

/** Statuses with which sites turn away whom they take for a machine. */
const REFUSALS: ReadonlySet<number> = new Set([401, 403, 429, 503]);

/** The ladder; with `proxy: "auto"` once more through the stealth proxy when the site turned it away. */
async function climbUnrefused(
  deps: AcquireDeps,
  request: RoutedRequest,
  memory: VerdictMemory,
  stale: CacheEntry | undefined,
): Promise<Converted> {
  const first = await climb(deps, request, memory, stale);
  const warned = { ...first, warnings: [...request.route.warnings, ...first.warnings] };
  const { afterRefusal: route } = deps.proxies;
  const mayRetry = request.options.proxy === 'auto' && request.options.actions.length === 0;
  if (route === undefined || !mayRetry || !REFUSALS.has(first.snapshot.status)) return warned;
  deps.log.debug('turned away, trying the stealth proxy', { url: request.url });
  try {
    const second = await climb(deps, { ...request, route }, memory, undefined);
    return REFUSALS.has(second.snapshot.status) ? warned : second;
  } catch (error) {
    request.signal.throwIfAborted();
    deps.log.debug('the stealth proxy did not help', { error: toHearthError(error).message });
    return warned;
  }
}

async function climb(
  deps: AcquireDeps,
  request: RoutedRequest,
  memory: VerdictMemory,
  stale: CacheEntry | undefined,
): Promise<Converted> {
  if (demandsBrowser(request.options)) return inBrowser(deps, request);
  if (memory.needsBrowser(request.url)) return browserOrHttp(deps, request);
  const first = await overHttp(deps, request, stale);
  const { verdict } = first.output;
  if (verdict.kind === 'content') return first;
  deps.log.debug('climbing to the browser', { url: request.url, reason: verdict.reason });
  try {
    const rendered = await inBrowser(deps, request);
    memory.remember(request.url);
    return rendered;
  } catch (error) {
    request.signal.throwIfAborted();
    const failure = toHearthError(error);
    // where the page leads is not to be read: what it says on the way there is no answer
    if (FORBIDDEN.has(failure.code)) throw failure;
    return fallBack(first, failure);
  }
}

/** Screenshots, actions, waiting and mobile rendering are things only a browser has. */
export function demandsBrowser(options: ScrapeOptions): boolean {
  return (
    options.actions.length > 0 ||
    options.waitForMs > 0 ||
    options.mobile ||
    findFormat(options.formats, 'screenshot') !== undefined
  );
}

async function browserOrHttp(deps: AcquireDeps, request: RoutedRequest): Promise<Converted> {
  try {
    return await inBrowser(deps, request);
  } catch (error) {
    const failure = toHearthError(error);
    if (failure.code !== 'BROWSER_UNAVAILABLE') throw error;
    return fallBack(await overHttp(deps, request, undefined), failure);
  }
}

/** Keeps what the static lane brought when rendering failed, and says so. */
function fallBack(first: Converted, failure: HearthError): Converted {
  const sentence = `This page seems to need JavaScript, but it could not be rendered: ${failure.message}`;
  return { ...first, warnings: [...first.warnings, sentence] };
}

async function overHttp(
  deps: AcquireDeps,
  request: RoutedRequest,
  stale: CacheEntry | undefined,
): Promise<Converted> {
  let url = request.url;
  const redirects: string[] = [];
  for (let hop = 0; ; hop += 1) {
    const kept = hop === 0 ? stale : undefined;
    const revalidate = kept === undefined ? undefined : validatorsOf(kept);
    const captured = await capture(deps, deps.http, request, { url, revalidate });
    if (captured === 'other-engine') return inBrowser(deps, request);
    const snapshot =
      captured.status === 304 && kept !== undefined
        ? { ...kept.snapshot, capturedAt: captured.capturedAt, elapsedMs: captured.elapsedMs }
        : captured;
    const output =
      (await sameAsKept(deps, request, captured, kept)) ?? (await convert(deps, request, snapshot));
    const passed = [...redirects, ...snapshot.redirects];
    const next = output.metaRefresh;
    if (next === undefined || next === snapshot.finalUrl || hop >= META_REFRESH_LIMIT) {
      const whole = { ...snapshot, requestedUrl: request.url, redirects: passed };
      return { snapshot: whole, output, warnings: snapshot.warnings };
    }
    await askRobots(deps, request, next);
    redirects.push(...snapshot.redirects, snapshot.finalUrl);
    url = next;
  }
}

/** What was made of the kept copy, when the site says or shows that nothing has changed since. */
async function sameAsKept(
  deps: AcquireDeps,
  request: AcquireRequest,
  captured: Snapshot,
  kept: CacheEntry | undefined,
): Promise<PipelineOutput | undefined> {
  if (kept === undefined) return undefined;
  const { snapshot } = kept;
  const isSame =
    captured.status === 304 ||
    (captured.status === snapshot.status &&
      captured.finalUrl === snapshot.finalUrl &&
      captured.contentType === snapshot.contentType &&
      Buffer.compare(captured.body, snapshot.body) === 0);
  return isSame ? readMadeOf(deps, request, kept) : undefined;
}

async function inBrowser(deps: AcquireDeps, request: RoutedRequest): Promise<Converted> {
  const captured = await capture(deps, deps.browser, request, { url: request.url });
  if (captured !== 'other-engine') {
    const output = await convert(deps, request, captured);
    return { snapshot: captured, output, warnings: captured.warnings };
  }
  const plain = await capture(deps, deps.http, request, { url: request.url });
  if (plain === 'other-engine') {
    throw new HearthError('SCRAPE_ALL_ENGINES_FAILED', 'No engine could read this page.');
  }
  const output = await convert(deps, request, plain);
  const missing = demandsBrowser(request.options)
    ? ['This is a file, not a page: screenshot, actions and waiting do not apply to it.']
    : [];
  return { snapshot: plain, output, warnings: [...plain.warnings, ...missing] };
}

async function capture(
  deps: AcquireDeps,
  engine: Engine,
  request: RoutedRequest,
  target: { readonly url: string; readonly revalidate?: CaptureRequest['revalidate'] | undefined },
): Promise<Snapshot | 'other-engine'> {
  const { options } = request;
  const shot = findFormat(options.formats, 'screenshot');
  await request.turn?.enter(request.signal);
  const outcome = await engine.capture(
    {
      url: target.url,
      headers: options.headers,
      mobile: options.mobile,
      skipTlsVerification: options.skipTlsVerification,
      blockAds: options.blockAds,
      location: options.location,
      waitForMs: options.waitForMs,
      actions: options.actions,
      ...(shot === undefined ? {} : { screenshot: shot }),
      fastMode: options.fastMode,
      proxy: request.route.kind,
      ...(request.route.url === undefined ? {} : { proxyUrl: request.route.url }),
      ...(target.revalidate === undefined ? {} : { revalidate: target.revalidate }),
      isolationGroup: request.isolationGroup,
      ...(request.priority === undefined ? {} : { priority: request.priority }),
      maxBodyBytes: deps.maxBodyBytes,
    },
    {
      deadlineAt: request.deadlineAt,
      signal: request.signal,
      ...(ignoresRobots(deps, request)
        ? {}
        : { admit: (url: string) => askRobots(deps, request, url) }),
    },
  );
  if (outcome.kind !== 'snapshot') return 'other-engine';
  // a host that wants to be left alone is not asked again before that is noted
  if (!isBusy(outcome.snapshot.status)) request.turn?.leave();
  return outcome.snapshot;
}

const isBusy = (status: number): boolean => status === 429 || status === 503;

function convert(
  deps: AcquireDeps,
  request: AcquireRequest,
  snapshot: Snapshot,
): Promise<PipelineOutput> {
  const { options, wantsLinks, wantsText, wantsModelView = false, mayBeSealed = false } = request;
  const wants = { wantsLinks, wantsText, wantsModelView, mayBeSealed };
  return deps.pipeline.run({ snapshot, options, ...wants }, request.signal, request.priority);
}

async function fromCache(
  deps: AcquireDeps,
  request: AcquireRequest,
  entry: CacheEntry,
  flight: Flight | undefined,
): Promise<Acquired> {
  const { snapshot, storedAt } = entry;
  // what is made of a kept copy is kept with it, to be read again
  const output = await convert(deps, { ...request, mayBeSealed: false }, snapshot);
  flight?.landWith(keepMade(deps, request, entry, output));
  const whole = { ...snapshot, facts: factsOf(snapshot), output, warnings: [] };
  return describe(request, whole, { state: 'hit', cachedAt: storedAt });
}

function describe(
  request: AcquireRequest,
  converted: Made & Pick<Snapshot, 'screenshot' | 'actions' | 'warnings'>,
  cache: Acquired['cache'],
): Acquired {
  const { facts, screenshot, actions, output } = converted;
  const inPlay = isCacheable(request.options) ? cache : undefined;
  return {
    output,
    facts,
    ...(screenshot === undefined ? {} : { screenshot }),
    ...(actions === undefined ? {} : { actions }),
    ...(inPlay === undefined ? {} : { cache: inPlay }),
    warnings: [...request.options.warnings, ...converted.warnings],
  };
}
