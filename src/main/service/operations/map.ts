/**
 * Map: every address of a site that can be found quickly, from its sitemaps and its links.
 *
 * How they are found: map-site.ts. A caller's timeout cuts that short: what was found by then is the answer, with a
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
import type { Store } from '../ports/backend.ts';
import type { Slots } from '../ports/limits.ts';
import type { Ids } from '../ports/system.ts';
import { startDeadline } from './deadline.ts';
import type { JobEnder } from './end-job.ts';
import type { LinkList } from './link-list.ts';
import {
  discoverSite,
  type DiscoverDeps,
  type FoundLinks,
  type MapCoverage,
  type SiteRun,
} from './map-site.ts';
import { priorityOf } from './scrape.ts';

export interface MapDeps extends DiscoverDeps {
  readonly store: Store;
  readonly slots: Slots;
  readonly ids: Ids;
  readonly jobTtlMs: number;
  readonly concurrencyOf: (caller: Caller) => number;
  readonly refuseWithoutCredit: (caller: Caller) => Promise<never>;
  readonly endJob: JobEnder['end'];
}

export interface MapContext {
  readonly caller: Caller;
  readonly signal: AbortSignal;
  /** The body as sent, for the job. */
  readonly body: Json;
}

export interface MapResult {
  readonly id: string;
  readonly links: LinkList;
  readonly coverage: MapCoverage;
  readonly warning?: string;
  readonly creditsUsed: number;
  /**
   * Resolves when job, links and charge are written. Nobody is answered before; what answering needs may be
   * made meanwhile. Rejects with the store's failure, the job then ended as failed.
   */
  readonly stored: Promise<void>;
}

export type MapSite = (command: MapCommand, context: MapContext) => Promise<MapResult>;

const CEILING_MS = 90_000;

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
