/**
 * Which captures may answer again, and under which key they are kept.
 *
 * Key: the address (without fragment) and the options that change what a site sends or what is
 * captured. Pages acted upon and change-tracked pages are never cached. Nothing of one account
 * answers another.
 */
import { createHash } from 'node:crypto';
import type { ScrapeOptions } from '../domain/command.ts';
import { toHearthError } from '../domain/errors.ts';
import { findFormat } from '../domain/format.ts';
import type { Snapshot } from '../domain/snapshot.ts';
import type { CacheEntry, CacheStore } from '../ports/backend.ts';
import type { CaptureRequest } from '../ports/engine.ts';
import type { PipelineOutput } from '../ports/pipeline.ts';
import type { Clock, Log } from '../ports/system.ts';

interface CacheDeps {
  readonly cache: CacheStore;
  readonly clock: Clock;
  readonly log: Log;
}

interface CacheRequest {
  readonly url: string;
  readonly options: ScrapeOptions;
  readonly accountId: string;
  readonly mayStore: boolean;
}

export interface Kept {
  readonly entry: CacheEntry;
  /** False: too old to answer, good enough for a conditional request. */
  readonly fresh: boolean;
}

/** Pages that were acted upon are one of a kind; everything else may be kept. */
export function isCacheable(options: ScrapeOptions): boolean {
  return (
    options.actions.length === 0 && findFormat(options.formats, 'changeTracking') === undefined
  );
}

/** Identity of a capture, 64 hex digits. */
export function cacheKey(url: string, options: ScrapeOptions): string {
  const target = new URL(url);
  target.hash = '';
  const matters = JSON.stringify([
    target.href,
    Object.entries(options.headers).sort(([a], [b]) => (a < b ? -1 : 1)),
    options.mobile,
    options.location.country ?? '',
    options.location.languages,
    options.waitForMs,
    options.proxy === 'stealth' || options.proxy === 'enhanced',
    findFormat(options.formats, 'screenshot') ?? '',
    options.blockAds,
  ]);
  return createHash('sha256').update(matters).digest('hex');
}

/** The kept copy, if the options let one answer or be revalidated. */
export async function readCache(deps: CacheDeps, request: CacheRequest): Promise<Kept | undefined> {
  const { options } = request;
  const onlyKept = options.lockdown || options.minAgeMs !== undefined;
  if (!isCacheable(options) || !(onlyKept || options.maxAgeMs > 0)) return undefined;
  const now = deps.clock.now();
  const entry = await deps.cache.findSnapshot({
    key: cacheKey(request.url, options),
    accountId: request.accountId,
    notBeforeAt: 0,
    notAfterAt: now - (options.minAgeMs ?? 0),
  });
  if (entry === undefined) return undefined;
  return { entry, fresh: onlyKept || now - entry.storedAt <= options.maxAgeMs };
}

/** What a conditional request sends; undefined when the copy has no validators. */
export function validatorsOf(entry: CacheEntry): CaptureRequest['revalidate'] {
  const { etag, lastModified } = entry;
  if (etag === undefined && lastModified === undefined) return undefined;
  return {
    ...(etag === undefined ? {} : { etag }),
    ...(lastModified === undefined ? {} : { lastModified }),
  };
}

/**
 * Keeps 2xx captures with content when caller and rules allow it. Resolves whether a cache was in
 * play. A full disk costs the copy, not the answer.
 */
export async function keepSnapshot(
  deps: CacheDeps,
  request: CacheRequest,
  captured: { readonly snapshot: Snapshot; readonly output: PipelineOutput },
): Promise<boolean> {
  const { options } = request;
  const { snapshot, output } = captured;
  if (!request.mayStore || !options.storeInCache || !isCacheable(options)) return false;
  const isSuccess = snapshot.status >= 200 && snapshot.status < 300;
  if (!isSuccess || output.verdict.kind !== 'content') return true;
  const etag = snapshot.headers['etag'];
  const lastModified = snapshot.headers['last-modified'];
  try {
    await deps.cache.saveSnapshot({
      key: cacheKey(request.url, options),
      accountId: request.accountId,
      storedAt: snapshot.capturedAt,
      ...(etag === undefined ? {} : { etag }),
      ...(lastModified === undefined ? {} : { lastModified }),
      snapshot,
    });
    return true;
  } catch (error) {
    deps.log.warn('capture not kept', { error: toHearthError(error).message });
    return false;
  }
}
