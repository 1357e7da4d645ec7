/**
 * One address → one converted page: robots, cache, the ladder of engines, the pipeline.
 *
 * The static lane comes first; when the browser is climbed to stands in ladder.ts. Nothing here charges or
 * writes jobs. Throws HearthErrors of engines and pipeline, `SCRAPE_ROBOTS_DENIED`,
 * `SCRAPE_NO_CACHED_DATA`, `SCRAPE_LOCKDOWN_CACHE_MISS`.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { orAborted } from '../domain/abort.ts';
import { release } from '../domain/bytes.ts';
import type { ScrapeOptions } from '../domain/command.ts';
import { HearthError } from '../domain/errors.ts';
import type { ActionResults, PageAnswer, ScreenshotShot, Snapshot } from '../domain/snapshot.ts';
import { retryAfterMs, waitInWords } from '../domain/retry-after.ts';
import { hostKey, routeOf } from '../domain/url-key.ts';
import type { CacheEntry } from '../ports/capture-cache.ts';
import { siteRules } from '../ports/host-pacer.ts';
import type { PipelineOutput } from '../ports/pipeline.ts';
import type { Recording } from '../ports/recording.ts';
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
  type CaptureFacts,
  type Made,
} from './capture-cache.ts';
import type { AcquireDeps, AcquireRequest } from './acquire-request.ts';
import { askRobots, convert } from './capture-page.ts';
import { callersTurn } from './host-turn.ts';
import { createInFlight, type InFlightCapture } from './in-flight.ts';
import { createLadder } from './ladder.ts';
import { signInto } from './signed-visit.ts';

export interface Acquired {
  readonly output: PipelineOutput;
  readonly facts: CaptureFacts;
  readonly screenshot?: ScreenshotShot;
  readonly actions?: ActionResults;
  /** Answered from the library. */
  readonly past?: { readonly captureId: string; readonly at: number };
  /** What the library keeps of it, where it is to be kept; the bytes are its own. */
  readonly keepable?: Keepable;
  /** JSON that the page asked for itself, where that was wanted. */
  readonly answers?: readonly PageAnswer[];
  /** Absent when no cache was in play. */
  readonly cache?:
    { readonly state: 'hit'; readonly cachedAt: number } | { readonly state: 'miss' };
  readonly warnings: readonly string[];
}

/** A page with its bytes, to go into the library. */
export interface Keepable {
  readonly snapshot: Snapshot;
  readonly recording?: Recording;
}

export type Acquire = (request: AcquireRequest) => Promise<Acquired>;

/**
 * Builds the operation; it keeps one memory of verdicts for its life. Nobody waits for a capture to be kept:
 * the next request for the same address does, and so do those that come while it is captured.
 */
export function createAcquire(deps: AcquireDeps): Acquire {
  const climb = createLadder(deps);
  const inFlight = createInFlight(() => deps.cache.hurry());
  return async (asked) => {
    asked.signal.throwIfAborted();
    const past = await fromPast(deps, asked);
    if (past !== undefined) return past;
    const request = await signInto(deps, asked);
    const mayHit = mayAnswerFromCache(request);
    const key = `${request.accountId} ${cacheKey(request.url, request.options)}`;
    const others = mayHit ? inFlight.settled(key) : undefined;
    if (others !== undefined) await orAborted(others, request.signal);
    using ours = mayKeep(request) ? inFlight.start(key) : undefined;
    // what is kept is kept whole, not what was made of it once
    const made = isToKeep(request) ? undefined : await readMade(deps, request);
    if (made !== undefined) {
      const state = { state: 'hit', cachedAt: made.storedAt } as const;
      return describe(request, { ...made.made, warnings: [] }, state);
    }
    const kept = await readCache(deps, request);
    if (kept?.fresh === true) return await fromCache(deps, request, kept.entry, ours);
    refuseWithoutCopy(request.options);
    const verdict =
      request.robots === 'check' ? await askRobots(deps, request, request.url) : undefined;
    const route = await deps.proxies.choose(request);
    const rules = siteRules(deps.hostConcurrency, verdict?.crawlDelayMs);
    const own = callersTurn(deps.pacer, hostKey(request.url), rules);
    const routed = { ...request, route, turn: request.turn ?? own };
    const climbed = climb(routed, kept?.entry).finally(() => own.end());
    const { snapshot, output, warnings, lane, recording, answers } = await climbed;
    const keepable = keepableOf(request, snapshot, recording);
    const facts = { ...factsOf(snapshot), lane };
    const toKeep = { snapshot, facts, output: withOwnText(request, output) };
    // the answer goes first: keeping begins when this turn of the loop is over, and nobody reads the body after it
    const keeping = nextTurn()
      .then(() => (ours === undefined ? undefined : keepCapture(deps, request, toKeep)))
      .finally(() => {
        release(snapshot.body);
      });
    ours?.settleWith(keeping);
    const told = [...warnings, ...askedToWait(facts, deps.clock.now())];
    const whole = { ...snapshot, facts, output, warnings: told, keepable, answers };
    return describe(request, whole, ours === undefined ? undefined : { state: 'miss' });
  };
}

/** A site that sends away says itself when to come back. */
function askedToWait({ status, headers }: CaptureFacts, now: number): readonly string[] {
  const ms = status === 429 || status === 503 ? retryAfterMs(headers, now) : undefined;
  if (ms === undefined) return [];
  return [`The site answered ${status} and asks to wait ${waitInWords(ms)}.`];
}

function isToKeep({ options, mayStore }: AcquireRequest): boolean {
  return options.keep !== undefined && mayStore;
}

/** With a text of its own, where it is sealed: the trace gives it away. */
function withOwnText({ mayBeSealed }: AcquireRequest, output: PipelineOutput): PipelineOutput {
  const { sealed } = output;
  // of what a crawl stores no more than the page is kept
  if (mayBeSealed !== 'answered' || sealed?.text === undefined) return output;
  return { ...output, sealed: { ...sealed, text: new Uint8Array(sealed.text) } };
}

/** With bytes of its own: those of the snapshot are given back. */
function keepableOf(
  request: AcquireRequest,
  snapshot: Snapshot,
  recording?: Recording,
): Keepable | undefined {
  if (!isToKeep(request)) return undefined;
  // a Buffer's own slice() would be the same bytes
  const copy = { ...snapshot, body: new Uint8Array(snapshot.body) };
  return recording === undefined ? { snapshot: copy } : { snapshot: copy, recording };
}

/** What the library holds, where the past is asked or nothing may be fetched. */
async function fromPast(deps: AcquireDeps, request: AcquireRequest): Promise<Acquired | undefined> {
  const { asOf, offline } = request.options;
  if (asOf === undefined && offline === undefined) return undefined;
  const found = await deps.past(request);
  // offline: what the cache holds of these very options, however old, may be the newest
  const kept = asOf === undefined ? await readCache(deps, request) : undefined;
  if (kept !== undefined && kept.entry.storedAt > (found?.snapshot.capturedAt ?? -1)) {
    return fromCache(deps, request, kept.entry, undefined);
  }
  if (found === undefined) throw await deps.past.nothing(request);
  const { snapshot, captureId, warnings } = found;
  const output = await convert(deps, { ...request, mayBeSealed: undefined }, snapshot);
  const past = { captureId, at: snapshot.capturedAt };
  const whole = { ...snapshot, facts: factsOf(snapshot), output, warnings, past };
  return describe(request, whole, { state: 'hit', cachedAt: snapshot.capturedAt });
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

async function fromCache(
  deps: AcquireDeps,
  request: AcquireRequest,
  entry: CacheEntry,
  ours: InFlightCapture | undefined,
): Promise<Acquired> {
  const { snapshot, storedAt } = entry;
  // what is made of a kept copy is kept with it, to be read again
  const mayBeSealed = request.mayBeSealed === 'answered' ? request.mayBeSealed : undefined;
  const output = await convert(deps, { ...request, mayBeSealed }, snapshot);
  ours?.settleWith(keepMade(deps, request, entry, withOwnText(request, output)));
  const keepable = keepableOf(request, snapshot);
  const whole = { ...snapshot, facts: factsOf(snapshot), output, warnings: [], keepable };
  return describe(request, whole, { state: 'hit', cachedAt: storedAt });
}

/** With the fragment of this request, not of the one that the copy was made for; a route that the page went to stays. */
function asAsked(facts: CaptureFacts, asked: string): CaptureFacts {
  const url = new URL(facts.finalUrl);
  const { hash } = new URL(asked);
  const isOwn = facts.redirects.length > 0 || routeOf(url) !== '';
  if (isOwn || url.hash === hash) return facts;
  url.hash = hash;
  return { ...facts, finalUrl: url.href };
}

function describe(
  request: AcquireRequest,
  converted: Made &
    Pick<Snapshot, 'screenshot' | 'actions' | 'warnings'> &
    Pick<Acquired, 'past'> & {
      readonly keepable?: Keepable | undefined;
      readonly answers?: readonly PageAnswer[] | undefined;
    },
  cache: Acquired['cache'],
): Acquired {
  const { screenshot, actions, output, past, keepable, answers } = converted;
  const facts = cache?.state === 'hit' ? asAsked(converted.facts, request.url) : converted.facts;
  const inPlay = isCacheable(request.options) || past !== undefined ? cache : undefined;
  return {
    output,
    facts,
    ...(screenshot === undefined ? {} : { screenshot }),
    ...(actions === undefined ? {} : { actions }),
    ...(inPlay === undefined ? {} : { cache: inPlay }),
    ...(past === undefined ? {} : { past }),
    ...(keepable === undefined ? {} : { keepable }),
    ...(answers === undefined ? {} : { answers }),
    warnings: [...request.options.warnings, ...converted.warnings],
  };
}
