/**
 * One address through one engine, and through the pipeline: over HTTP with its redirects by `meta refresh`, or in the
 * browser. robots.txt is asked before every further address a page leads to.
 */
import { withLogin, withoutPassword } from '../domain/address-login.ts';
import { needsBrowser, type ScrapeOptions } from '../domain/command.ts';
import { HearthError, toHearthError } from '../domain/errors.ts';
import { findFormat } from '../domain/format.ts';
import type { PageAnswer, Snapshot } from '../domain/snapshot.ts';
import type { CacheEntry } from '../ports/capture-cache.ts';
import type { CapturedSnapshot, CaptureRequest, Engine } from '../ports/engine.ts';
import type { HostTurn } from '../ports/host-pacer.ts';
import type { PipelineOutput } from '../ports/pipeline.ts';
import type { RecordLimits, Recording } from '../ports/recording.ts';
import type { RobotsVerdict } from '../ports/robots.ts';
import type { AcquireDeps, AcquireRequest } from './acquire-request.ts';
import { readMadeOf, validatorsOf } from './capture-cache.ts';
import type { ProxyRoute } from './proxy-choice.ts';
import { carried, checkSignedIn } from './signed-visit.ts';

/** A request that knows its way out. */
export interface RoutedRequest extends AcquireRequest {
  readonly route: ProxyRoute;
  readonly turn: HostTurn;
}

export interface Converted {
  readonly snapshot: Snapshot;
  readonly output: PipelineOutput;
  readonly warnings: readonly string[];
  /** All that the page loaded, where it is to be kept. */
  readonly recording?: Recording;
  /** JSON that it asked for itself, where that was wanted. */
  readonly answers?: readonly PageAnswer[];
}

const META_REFRESH_LIMIT = 3;
/** Of a full copy. Past them it is cut, and says so. */
export const RECORD_LIMITS: RecordLimits = {
  maxBodyBytes: 25_000_000,
  maxBytes: 150_000_000,
  maxResources: 1_500,
  maxFrames: 50,
  maxStillBytes: 20_000_000,
};

/** What the options ask for that only a browser has; undefined: nothing. */
export function demandsBrowser(options: ScrapeOptions): string | undefined {
  if (options.actions.length > 0) return 'actions';
  if (options.waitForMs > 0) return 'waiting';
  if (needsBrowser(options.gather)) return 'a recipe';
  if (options.mobile) return 'the mobile page';
  if (options.profile !== undefined) return 'a sign-in profile';
  if (options.keep?.kind === 'full') return 'a full copy';
  return findFormat(options.formats, 'screenshot') === undefined ? undefined : 'a screenshot';
}

function ignoresRobots(deps: AcquireDeps, request: AcquireRequest): boolean {
  return request.robots === 'ignore' || (request.options.ignoreRobotsTxt ?? !deps.respectRobots);
}

/** What robots.txt says, where it is asked. Throws `SCRAPE_ROBOTS_DENIED` where it does not allow `url`. */
export async function askRobots(
  deps: AcquireDeps,
  request: AcquireRequest,
  url: string,
): Promise<RobotsVerdict | undefined> {
  if (ignoresRobots(deps, request)) return undefined;
  const { signal, deadlineAt, robotsUserAgent: userAgent } = request;
  const verdict = await deps.robots.check(url, {
    signal,
    deadlineAt,
    ...(userAgent === undefined ? {} : { userAgent }),
  });
  if (verdict.allowed) return verdict;
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

export async function overHttp(
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

/** The answer to a POST: it leads nowhere else. */
export async function withPost(deps: AcquireDeps, request: RoutedRequest): Promise<Converted> {
  const snapshot = await capture(deps, deps.http, request, { url: request.url });
  if (snapshot === 'other-engine')
    throw new HearthError('SCRAPE_ALL_ENGINES_FAILED', 'Only HTTP can ask for this data.');
  const output = await convert(deps, request, snapshot);
  return { snapshot, output, warnings: snapshot.warnings };
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

type BrowserVisit = Pick<CaptureRequest, 'expectsMore' | 'isComparison'>;

/** `expectsMore`: than was served; the browser is patient until it shows that. */
export async function inBrowser(
  deps: AcquireDeps,
  request: RoutedRequest,
  how: BrowserVisit = {},
): Promise<Converted> {
  const captured = await capture(deps, deps.browser, request, { url: request.url, ...how });
  if (captured !== 'other-engine') {
    const { recording, state, answers, ...snapshot } = captured;
    const output = await convert(deps, request, snapshot);
    await checkSignedIn(deps, request, { output, status: snapshot.status, state });
    const recorded = {
      ...(recording === undefined ? {} : { recording }),
      ...(answers === undefined ? {} : { answers }),
    };
    return { snapshot, output, warnings: snapshot.warnings, ...recorded };
  }
  const plain = await capture(deps, deps.http, request, { url: request.url });
  if (plain === 'other-engine') {
    throw new HearthError('SCRAPE_ALL_ENGINES_FAILED', 'No engine could read this page.');
  }
  const output = await convert(deps, request, plain);
  await checkSignedIn(deps, request, { output, status: plain.status, state: undefined });
  const missing =
    demandsBrowser(request.options) !== undefined
      ? ['This is a file, not a page: screenshot, actions and waiting do not apply to it.']
      : [];
  return { snapshot: plain, output, warnings: [...plain.warnings, ...missing] };
}

async function capture(
  deps: AcquireDeps,
  engine: Engine,
  request: RoutedRequest,
  target: BrowserVisit & {
    readonly url: string;
    readonly revalidate?: CaptureRequest['revalidate'] | undefined;
  },
): Promise<CapturedSnapshot | 'other-engine'> {
  const { options } = request;
  const shot = findFormat(options.formats, 'screenshot');
  await request.turn.enter(request.signal);
  const outcome = await engine.capture(
    {
      ...plainRequest(request, withLogin(target.url, options.logins)),
      ...carried(deps, request, { engine: engine.name, url: target.url }),
      mobile: options.mobile,
      waitForMs: options.waitForMs,
      actions: options.actions,
      ...(options.gather === undefined ? {} : { gather: options.gather }),
      ...(shot === undefined ? {} : { screenshot: shot }),
      ...(target.revalidate === undefined ? {} : { revalidate: target.revalidate }),
      ...(target.expectsMore === undefined ? {} : { expectsMore: target.expectsMore }),
      ...(target.isComparison === true ? { isComparison: true } : {}),
      ...(options.keep?.kind === 'full' && request.mayStore ? { record: RECORD_LIMITS } : {}),
      maxBodyBytes: deps.maxBodyBytes,
    },
    {
      deadlineAt: request.deadlineAt,
      signal: request.signal,
      onSent: () => request.turn.sent(),
      ...(ignoresRobots(deps, request)
        ? {}
        : {
            admit: async (url: string) => {
              await askRobots(deps, request, url);
            },
          }),
    },
  );
  if (outcome.kind !== 'snapshot') return 'other-engine';
  // a host that wants to be left alone is not asked again before that is noted
  if (!isBusy(outcome.snapshot.status)) request.turn.leave();
  return withoutLogin(outcome.snapshot, target.url);
}

/** What was seen, without what let it in; a site may lead to an address with a password, too. */
export function withoutLogin<T extends Snapshot>(snapshot: T, requestedUrl: string): T {
  const finalUrl = withoutPassword(snapshot.finalUrl);
  const redirects = snapshot.redirects.map(withoutPassword);
  return { ...snapshot, requestedUrl, finalUrl, redirects };
}

type PlainRequest = Omit<CaptureRequest, 'maxBodyBytes'>;

/** What every request of a page's own says of itself, without what is done to the page. */
function plainRequest(request: RoutedRequest, url: string): PlainRequest {
  const { options, route, priority } = request;
  return {
    url,
    headers: options.headers,
    mobile: false,
    skipTlsVerification: options.skipTlsVerification,
    blockAds: options.blockAds,
    location: options.location,
    waitForMs: 0,
    actions: [],
    fastMode: options.fastMode,
    proxy: route.kind,
    ...(route.url === undefined ? {} : { proxyUrl: route.url }),
    isolationGroup: request.isolationGroup,
    ...(priority === undefined ? {} : { priority }),
  };
}

/**
 * A file that a page links, as a browser would fetch it beside the page; undefined when it does not come. The
 * caller's headers are for the page alone.
 */
export async function fetchFile(
  deps: AcquireDeps,
  request: RoutedRequest,
  file: { readonly url: string; readonly deadlineAt: number; readonly maxBodyBytes: number },
): Promise<Snapshot | undefined> {
  const { url, deadlineAt, maxBodyBytes } = file;
  try {
    const outcome = await deps.http.capture(
      { ...plainRequest(request, url), headers: {}, maxBodyBytes },
      { deadlineAt, signal: request.signal },
    );
    return outcome.kind === 'snapshot' ? outcome.snapshot : undefined;
  } catch (error) {
    request.signal.throwIfAborted();
    deps.log.debug('a linked file did not come', { url, error: toHearthError(error).message });
    return undefined;
  }
}

const isBusy = (status: number): boolean => status === 429 || status === 503;

export function convert(
  deps: AcquireDeps,
  request: AcquireRequest,
  snapshot: Snapshot,
): Promise<PipelineOutput> {
  const { options, wantsLinks, wantsText, wantsModelView = false, mayBeSealed } = request;
  const wants = { wantsLinks, wantsText, wantsModelView, mayBeSealed };
  return deps.pipeline.run({ snapshot, options, ...wants }, request.signal, request.priority);
}
