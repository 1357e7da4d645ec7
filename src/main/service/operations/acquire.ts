/**
 * One address → one converted page: robots, cache, the ladder of engines, the pipeline.
 *
 * The static lane comes first; when the browser is climbed to stands in ladder.ts. Nothing here charges or
 * writes jobs. Throws HearthErrors of engines and pipeline, `SCRAPE_ROBOTS_DENIED`,
 * `SCRAPE_NO_CACHED_DATA`, `SCRAPE_LOCKDOWN_CACHE_MISS`.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { release } from '../domain/bytes.ts';
import type { ScrapeOptions } from '../domain/command.ts';
import { HearthError } from '../domain/errors.ts';
import type { ActionResults, ScreenshotShot, Snapshot } from '../domain/snapshot.ts';
import { hostKey } from '../domain/url-key.ts';
import type { CacheEntry } from '../ports/backend.ts';
import { siteRules } from '../ports/host-pacer.ts';
import type { PipelineOutput } from '../ports/pipeline.ts';
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
import { orAborted } from './deadline.ts';
import { callersTurn } from './host-turn.ts';
import { createFlights, type Flight } from './flights.ts';
import { createLadder } from './ladder.ts';

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

/**
 * Builds the operation; it keeps one memory of verdicts for its life. Nobody waits for a capture to be kept:
 * the next request for the same address does, and so do those that come while it is captured.
 */
export function createAcquire(deps: AcquireDeps): Acquire {
  const climb = createLadder(deps);
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
    const verdict =
      request.robots === 'check' ? await askRobots(deps, request, request.url) : undefined;
    const route = await deps.proxies.choose(request);
    const rules = siteRules(deps.hostConcurrency, verdict?.crawlDelayMs);
    const own = callersTurn(deps.pacer, hostKey(request.url), rules);
    const routed = { ...request, route, turn: request.turn ?? own };
    const climbed = climb(routed, kept?.entry).finally(() => own.end());
    const { snapshot, output, warnings, lane } = await climbed;
    const facts = { ...factsOf(snapshot), lane };
    // the answer goes first: keeping begins when this turn of the loop is over, and nobody reads the body after it
    const keeping = nextTurn()
      .then(() =>
        flight === undefined ? undefined : keepCapture(deps, request, { snapshot, facts, output }),
      )
      .finally(() => {
        release(snapshot.body);
      });
    flight?.landWith(keeping);
    const whole = { ...snapshot, facts, output, warnings };
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
