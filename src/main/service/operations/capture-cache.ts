/**
 * Which captures may answer again, and under which key they are kept.
 *
 * Key: the address (without its fragment, unless that is a route) and the options that change what a site sends or what is
 * captured. Pages acted upon and change-tracked pages are never cached. Nothing of one account
 * answers another. Beside a capture stands what was made of it, under the options that made it: a hit
 * is read, not made again.
 */
import { hash } from 'node:crypto';
import { withLogin } from '../domain/address-login.ts';
import { needsBrowser, type ScrapeOptions } from '../domain/command.ts';
import { toHearthError } from '../domain/errors.ts';
import { findFormat } from '../domain/format.ts';
import type { Json } from '../domain/json.ts';
import type { Snapshot } from '../domain/snapshot.ts';
import { routeOf } from '../domain/url-key.ts';
import type { CacheEntry, CacheStore, KeptOutput } from '../ports/capture-cache.ts';
import type { CaptureRequest } from '../ports/engine.ts';
import type { PipelineOutput, Sealing } from '../ports/pipeline.ts';
import type { Clock, Log } from '../ports/system.ts';

interface CacheDeps {
  readonly cache: CacheStore;
  readonly clock: Clock;
  readonly log: Log;
  /** Changes whenever the same capture may be made into something else. */
  readonly version: string;
}

interface CacheRequest {
  readonly url: string;
  readonly options: ScrapeOptions;
  readonly accountId: string;
  readonly mayStore: boolean;
  readonly wantsLinks: boolean;
  readonly wantsText: boolean;
  readonly wantsModelView?: boolean;
  readonly mayBeSealed?: Sealing | undefined;
}

/** A capture without its bytes. */
export interface CaptureFacts {
  readonly finalUrl: string;
  readonly redirects: readonly string[];
  readonly status: number;
  readonly statusText: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly contentType: string;
  readonly engine: Snapshot['engine'];
  readonly proxyUsed: Snapshot['proxyUsed'];
  readonly capturedAt: number;
  readonly elapsedMs: number;
  /** Why this engine: a sentence without a full stop (lanes.ts). */
  readonly lane?: string;
}

/** What was made of a capture. */
export interface Made {
  readonly facts: CaptureFacts;
  readonly output: PipelineOutput;
}

/** A capture with its bytes, and what was made of it. */
interface Captured extends Made {
  readonly snapshot: Snapshot;
}

export interface Kept {
  readonly entry: CacheEntry;
  /** False: too old to answer, good enough for a conditional request. */
  readonly fresh: boolean;
}

/** Pages that were acted upon, seen signed in or asked with a body are one of a kind; everything else may be kept. */
export function isCacheable(options: ScrapeOptions): boolean {
  return (
    options.actions.length === 0 &&
    !needsBrowser(options.gather) &&
    options.gather?.post === undefined &&
    options.profile === undefined &&
    findFormat(options.formats, 'changeTracking') === undefined
  );
}

/** One request asks for its key at every step. */
const lastKeys = new WeakMap<ScrapeOptions, { readonly url: string; readonly key: string }>();

/** Identity of a capture, 64 hex digits. */
export function cacheKey(url: string, options: ScrapeOptions): string {
  const last = lastKeys.get(options);
  if (last?.url === url) return last.key;
  const key = madeKey(url, options);
  lastKeys.set(options, { url, key });
  return key;
}

function madeKey(url: string, options: ScrapeOptions): string {
  const target = new URL(withLogin(url, options.logins));
  target.hash = routeOf(target);
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
    ...(options.profile === undefined ? [] : [options.profile.name]),
  ]);
  return hash('sha256', matters);
}

/** Identity of what the pipeline is asked to make; undefined when that is not kept. */
function outputKey(deps: CacheDeps, request: CacheRequest): string | undefined {
  const { options, wantsLinks, wantsText, wantsModelView, mayBeSealed } = request;
  const hasShot = findFormat(options.formats, 'screenshot') !== undefined;
  if (hasShot || wantsModelView === true || !isCacheable(options)) return undefined;
  const matters = JSON.stringify([
    deps.version,
    options.formats,
    options.includeTags,
    options.excludeTags,
    options.onlyMainContent,
    options.pdf ?? null,
    options.removeBase64Images,
    options.showProvenance,
    options.reader ?? null,
    wantsLinks,
    wantsText,
    // a crawl gives away what is sealed for it: nothing of that is kept
    ...(mayBeSealed === 'answered' ? [mayBeSealed] : []),
  ]);
  return hash('sha256', matters);
}

/** Whether a kept copy may answer, or be asked about. */
export function mayAnswerFromCache({ options }: CacheRequest): boolean {
  // a full copy is made of a visit, not of an answer
  if (options.keep?.kind === 'full') return false;
  return isCacheable(options) && (isOnlyKept(options) || options.maxAgeMs > 0);
}

function isOnlyKept(options: ScrapeOptions): boolean {
  return options.lockdown || options.minAgeMs !== undefined || options.offline === true;
}

/** What was made of a fresh kept copy with these very options, if it is still there. */
export async function readMade(
  deps: CacheDeps,
  request: CacheRequest,
): Promise<{ readonly storedAt: number; readonly made: Made } | undefined> {
  const { options } = request;
  const made = outputKey(deps, request);
  if (made === undefined || !mayAnswerFromCache(request)) return undefined;
  const now = deps.clock.now();
  return findMade(deps, request, made, {
    notBeforeAt: isOnlyKept(options) ? 0 : now - options.maxAgeMs,
    notAfterAt: now - (options.minAgeMs ?? 0),
  });
}

/** What was made of this very copy. */
export async function readMadeOf(
  deps: CacheDeps,
  request: CacheRequest,
  { storedAt }: CacheEntry,
): Promise<PipelineOutput | undefined> {
  const made = outputKey(deps, request);
  if (made === undefined) return undefined;
  const exactly = { notBeforeAt: storedAt, notAfterAt: storedAt };
  return (await findMade(deps, request, made, { ...exactly, withText: true }))?.made.output;
}

async function findMade(
  deps: CacheDeps,
  request: CacheRequest,
  made: string,
  how: { readonly notBeforeAt: number; readonly notAfterAt: number; readonly withText?: boolean },
): Promise<{ readonly storedAt: number; readonly made: Made } | undefined> {
  const found = await deps.cache.findOutput({
    key: cacheKey(request.url, request.options),
    accountId: request.accountId,
    ...how,
    outputKey: made,
  });
  if (found === undefined) return undefined;
  const { storedAt, sealed } = found;
  // the value is what keepable() wrote under the same version
  const { facts, output } = found.value as unknown as Made;
  return {
    storedAt,
    made: { facts, output: sealed === undefined ? output : { ...output, sealed } },
  };
}

/** The kept copy, if the options let one answer or be revalidated. */
export async function readCache(deps: CacheDeps, request: CacheRequest): Promise<Kept | undefined> {
  const { options } = request;
  if (!mayAnswerFromCache(request)) return undefined;
  const now = deps.clock.now();
  const entry = await deps.cache.findSnapshot({
    key: cacheKey(request.url, options),
    accountId: request.accountId,
    notBeforeAt: 0,
    notAfterAt: now - (options.minAgeMs ?? 0),
  });
  if (entry === undefined) return undefined;
  return { entry, fresh: isOnlyKept(options) || now - entry.storedAt <= options.maxAgeMs };
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

/** Whether caller and rules let what is captured be kept: a cache is in play. */
export function mayKeep({ mayStore, options }: CacheRequest): boolean {
  return mayStore && options.storeInCache && isCacheable(options);
}

export function factsOf(snapshot: Snapshot): CaptureFacts {
  const { finalUrl, redirects, status, statusText, headers, contentType } = snapshot;
  const { engine, proxyUsed, capturedAt, elapsedMs } = snapshot;
  return {
    ...{ finalUrl, redirects, status, statusText, headers, contentType },
    ...{ engine, proxyUsed, capturedAt, elapsedMs },
  };
}

/** Keeps 2xx captures with content, and what was made of them. A full disk costs the copy, not the answer. */
export async function keepCapture(
  deps: CacheDeps,
  request: CacheRequest,
  captured: Captured,
): Promise<void> {
  const { snapshot, output } = captured;
  const isSuccess = snapshot.status >= 200 && snapshot.status < 300;
  // a copy says nothing of what was missing
  const isWhole = snapshot.warnings.length === 0;
  if (!mayKeep(request) || !isSuccess || !isWhole || output.verdict.kind !== 'content') return;
  const etag = snapshot.headers['etag'];
  const lastModified = snapshot.headers['last-modified'];
  // pages of a crawl are rarely asked for one by one: what was made of them stands with the job
  const made = request.wantsLinks ? undefined : keepable(deps, request, captured);
  await tryToKeep(deps, () =>
    deps.cache.saveSnapshot({
      key: cacheKey(request.url, request.options),
      accountId: request.accountId,
      storedAt: snapshot.capturedAt,
      ...(etag === undefined ? {} : { etag }),
      ...(lastModified === undefined ? {} : { lastModified }),
      snapshot,
      ...(made === undefined ? {} : { output: made }),
    }),
  );
}

/** Keeps what was made of a copy that was kept before. */
export async function keepMade(
  deps: CacheDeps,
  request: CacheRequest,
  entry: CacheEntry,
  output: PipelineOutput,
): Promise<void> {
  const { snapshot } = entry;
  const made = keepable(deps, request, { snapshot, facts: factsOf(snapshot), output });
  if (made === undefined) return;
  const { key, accountId, storedAt } = entry;
  await tryToKeep(deps, () => deps.cache.saveOutput({ key, accountId, storedAt, output: made }));
}

function keepable(
  deps: CacheDeps,
  request: CacheRequest,
  captured: Captured,
): KeptOutput | undefined {
  const key = outputKey(deps, request);
  if (key === undefined) return undefined;
  const { sealed, ...output } = captured.output;
  const made: Made = { facts: captured.facts, output };
  // plain data without undefined values: its JSON form is itself
  const value = made as unknown as Json;
  return { key, value, ...(sealed === undefined ? {} : { sealed }) };
}

async function tryToKeep(deps: CacheDeps, keep: () => Promise<void>): Promise<void> {
  try {
    await keep();
  } catch (error) {
    deps.log.warn('capture not kept', { error: toHearthError(error).message });
  }
}
