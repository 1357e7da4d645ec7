/**
 * A page as it was: the capture that answers for an instant, as a snapshot the pipeline reads like any other, so that
 * today's rules run on the past.
 */
import type { ScrapeOptions } from '../../domain/command.ts';
import { HearthError } from '../../domain/errors.ts';
import { findFormat } from '../../domain/format.ts';
import type { Manifest } from '../../domain/library/manifest.ts';
import type { Snapshot } from '../../domain/snapshot.ts';
import { PAGE_IDENTITY, urlKey } from '../../domain/url-key.ts';
import type { BlobStore, CaptureRow, CaptureStore } from '../../ports/library.ts';
import type { Clock } from '../../ports/system.ts';
import { createLibraryReader } from './reader.ts';
import { demandsLive, replayLive, type LiveDeps, type LiveRequest } from './replay-live.ts';

interface PastRequest extends LiveRequest {
  readonly url: string;
  readonly accountId: string;
  readonly keyId?: string;
}

interface FoundPast {
  readonly captureId: string;
  readonly snapshot: Snapshot;
  /** What of the options does not apply to a kept page. */
  readonly warnings: readonly string[];
}

export interface ReadPast {
  /**
   * undefined: nothing was kept that answers. Throws `STORAGE_FAILED` for a damaged one, `SCRAPE_NO_CACHED_DATA` where
   * it lacks the parts that the options need.
   */
  (request: PastRequest): Promise<FoundPast | undefined>;
  /** `SCRAPE_NO_CACHED_DATA`, naming the nearest captures. */
  nothing(request: PastRequest): Promise<HearthError>;
}

export interface PastDeps extends LiveDeps {
  readonly store: CaptureStore;
  readonly blobs: BlobStore;
  readonly clock: Clock;
}

/** Builds it. */
export function createReadPast(deps: PastDeps): ReadPast {
  const reader = createLibraryReader(deps);
  const find = async (request: PastRequest): Promise<FoundPast | undefined> => {
    const row = await deps.store.captureAt({
      ...addressOf(request),
      ...instantOf(deps, request),
      keyId: request.keyId ?? null,
    });
    if (row === undefined) return undefined;
    const manifest = await reader.captureOf(request.accountId, row.id);
    const body = manifest && (await reader.blob(manifest.html ?? manifest.body));
    if (!manifest || !body) throw lost(row);
    const { options } = request;
    const live = demandsLive(manifest, options);
    if (live.length > 0 && manifest.kind === 'full') {
      const { replayed, ...snapshot } = await replayLive(deps, manifest, request);
      const warnings = [
        ...warningsOf(manifest, options, []),
        ...snapshot.warnings,
        ...lackedBy(manifest, replayed?.missed ?? []),
      ];
      return { captureId: row.id, snapshot, warnings };
    }
    refuseWithoutParts(manifest, live);
    return {
      captureId: row.id,
      snapshot: await snapshotOf(deps, manifest, body, options),
      warnings: warningsOf(manifest, options, live),
    };
  };
  return Object.assign(find, {
    nothing: async (request: PastRequest): Promise<HearthError> => {
      const { at } = instantOf(deps, request);
      const around = await deps.store.capturesAround({ ...addressOf(request), at });
      return nothingKept(request, around);
    },
  });
}

function addressOf({ accountId, url }: PastRequest): { accountId: string; urlKey: string } {
  return { accountId, urlKey: urlKey(url, PAGE_IDENTITY) };
}

function instantOf(
  { clock }: PastDeps,
  { options }: PastRequest,
): { readonly at: number; readonly policy: 'before' | 'nearest' } {
  return options.asOf ?? { at: clock.now(), policy: 'before' };
}

/** Without its parts a page cannot be acted on, or pictured; waiting and another device are passed over. */
function refuseWithoutParts({ id, at, kind }: Manifest, live: readonly string[]): void {
  const needed = live.filter((name) => name === 'actions' || name === 'screenshot');
  if (needed.length === 0) return;
  throw new HearthError(
    'SCRAPE_NO_CACHED_DATA',
    `The copy of ${new Date(at).toISOString()} holds the page alone, without the parts that ${needed.join(' and ')} need. Leave them out, or keep the page with keep: {"kind": "full"} for later.`,
    { details: { captureId: id, kind } },
  );
}

/** What the page asked for when it ran again, and the copy has not. */
function lackedBy({ at }: Manifest, missed: readonly string[]): readonly string[] {
  if (missed.length === 0) return [];
  const some = missed.slice(0, 3).join(', ');
  return [
    `The copy of ${new Date(at).toISOString()} lacks ${missed.length} of the addresses its page asked for: ${some}${missed.length > 3 ? ', …' : ''}`,
  ];
}

function lost({ at }: CaptureRow): HearthError {
  const day = new Date(at).toISOString();
  return new HearthError(
    'STORAGE_FAILED',
    `The copy of ${day} has lost its bytes; "hearth library verify --repair" marks it, and an older one answers then.`,
  );
}

function nothingKept(
  { options }: PastRequest,
  { before, after }: { readonly before?: CaptureRow; readonly after?: CaptureRow },
): HearthError {
  const named = (row: CaptureRow | undefined): { id: string; at: string } | null =>
    row === undefined ? null : { id: row.id, at: new Date(row.at).toISOString() };
  const first =
    after === undefined ? '' : ` The first copy is of ${new Date(after.at).toISOString()}.`;
  const message =
    options.asOf === undefined
      ? 'No copy of this page is kept, and nothing may be fetched; scrape it once with keep.'
      : `No copy of this page is kept from ${new Date(options.asOf.at).toISOString()} or before.${first}`;
  return new HearthError('SCRAPE_NO_CACHED_DATA', message, {
    details: { before: named(before), after: named(after) },
  });
}

/** A kept page as if it came now. */
export async function snapshotOf(
  { blobs }: Pick<PastDeps, 'blobs'>,
  manifest: Manifest,
  body: Uint8Array,
  options: ScrapeOptions,
): Promise<Snapshot> {
  const isRendered = manifest.engine === 'browser';
  const shot = findFormat(options.formats, 'screenshot') && manifest.shot;
  const picture = shot && (await blobs.read(shot.body));
  const { finalUrl, redirects, status, statusText, contentType, engine } = manifest;
  return {
    requestedUrl: manifest.url,
    ...{ finalUrl, redirects, status, statusText, contentType, engine },
    headers: Object.fromEntries(manifest.headers),
    // the pipeline takes what it is given: the store's own bytes stay
    body: body.slice(),
    ...(isRendered ? { html: Buffer.from(body).toString('utf8') } : {}),
    proxyUsed: 'basic',
    capturedAt: manifest.at,
    elapsedMs: 0,
    ...(shot && picture && isShotType(shot.mimeType)
      ? {
          screenshot: {
            mimeType: shot.mimeType,
            bytes: picture,
            viewport: { width: shot.width, height: shot.height },
          },
        }
      : {}),
    warnings: [],
  };
}

function isShotType(type: string): type is 'image/png' | 'image/jpeg' {
  return type === 'image/png' || type === 'image/jpeg';
}

/** `live`: what of the options would have needed the page itself. */
function warningsOf(
  manifest: Manifest,
  options: ScrapeOptions,
  live: readonly string[],
): readonly string[] {
  const passedOver = [
    ...live,
    ...(manifest.profile.mobile && !options.mobile ? ['mobile'] : []),
    ...(options.location.languages.length > 0 ? ['location'] : []),
    ...(Object.keys(options.headers).length > 0 ? ['headers'] : []),
  ];
  if (passedOver.length === 0) return [];
  const day = new Date(manifest.at).toISOString();
  return [`Answered from the copy of ${day}; ${passedOver.join(', ')} could not be applied to it.`];
}
