/**
 * A kept page opened again with its scripts running: our own browser, whose only network is the capture. For what the
 * final state does not tell: actions, waiting, another device, a picture of another size. Nothing is dialled.
 */
import type { ScrapeOptions } from '../../domain/command.ts';
import { HearthError } from '../../domain/errors.ts';
import { findFormat } from '../../domain/format.ts';
import type { Manifest, ManifestResource } from '../../domain/library/manifest.ts';
import type { CaptureRequest, CapturedSnapshot, Engine } from '../../ports/engine.ts';
import type { BlobStore } from '../../ports/library.ts';
import type { RecordedResource, Recording } from '../../ports/recording.ts';

export interface LiveDeps {
  readonly browser: Engine;
  readonly blobs: BlobStore;
  readonly maxBodyBytes: number;
}

export interface LiveRequest {
  readonly options: ScrapeOptions;
  readonly isolationGroup: string;
  readonly priority?: number;
  readonly deadlineAt: number;
  readonly signal: AbortSignal;
}

/** What the options ask for that needs the page itself, in the words of the API. */
export function demandsLive(
  { shot, profile }: Manifest,
  { actions, waitForMs, mobile, formats }: ScrapeOptions,
): readonly string[] {
  const wanted = findFormat(formats, 'screenshot');
  const isKept =
    shot !== undefined &&
    wanted?.fullPage === true &&
    wanted.viewport === undefined &&
    /^image\/(?:png|jpeg)$/.test(shot.mimeType);
  return [
    ...(actions.length > 0 ? ['actions'] : []),
    ...(waitForMs > 0 ? ['waitFor'] : []),
    ...(mobile && !profile.mobile ? ['mobile'] : []),
    ...(wanted !== undefined && !isKept ? ['screenshot'] : []),
  ];
}

/** The page as scripts made it again. Throws what the browser throws, and where anything was dialled. */
export async function replayLive(
  deps: LiveDeps,
  manifest: Manifest,
  { options, ...request }: LiveRequest,
): Promise<CapturedSnapshot> {
  const screenshot = findFormat(options.formats, 'screenshot');
  const { mobile, blockAds, waitForMs, actions, fastMode } = options;
  const snapshot = await openArchived(deps, manifest, {
    ...{ ...request, blockAds, waitForMs, actions, fastMode },
    mobile: mobile || manifest.profile.mobile,
    ...(screenshot === undefined ? {} : { screenshot }),
  });
  return { ...snapshot, requestedUrl: manifest.url, capturedAt: manifest.at };
}

type Archived = Pick<
  CaptureRequest,
  'mobile' | 'blockAds' | 'waitForMs' | 'actions' | 'screenshot' | 'fastMode' | 'record'
> &
  Pick<LiveRequest, 'isolationGroup' | 'priority' | 'deadlineAt' | 'signal'>;

/** Opens a copy in the browser, the archive as its only network. */
export async function openArchived(
  { browser, blobs, maxBodyBytes }: LiveDeps,
  manifest: Manifest,
  { deadlineAt, signal, ...asked }: Archived,
): Promise<CapturedSnapshot> {
  const recording = await recordingOf(blobs, manifest);
  const outcome = await browser.capture(
    {
      url: manifest.finalUrl,
      headers: {},
      skipTlsVerification: false,
      location: { languages: manifest.profile.languages },
      proxy: 'basic',
      maxBodyBytes,
      archive: { recording, at: manifest.at },
      ...asked,
    },
    { deadlineAt, signal },
  );
  if (outcome.kind !== 'snapshot') {
    const message = `The copy is a file, not a page: ${outcome.reason}.`;
    throw new HearthError('SCRAPE_ALL_ENGINES_FAILED', message);
  }
  const { snapshot } = outcome;
  if (snapshot.replayed?.dials !== 0) throw new Error('A replay reached for the network');
  return snapshot;
}

const VIEWPORT = { width: 1280, height: 800 };

async function recordingOf(blobs: BlobStore, manifest: Manifest): Promise<Recording> {
  const { finalUrl: url, status, headers, contentType, body, profile } = manifest;
  const mimeType = contentType.split(';', 1)[0] ?? '';
  const main = { method: 'GET', url, status, mimeType, headers, body, bytes: 0, flags: [] };
  const resources: RecordedResource[] = [];
  for (const resource of manifest.resources) resources.push(await partOf(blobs, resource));
  return {
    main: await partOf(blobs, main),
    redirects: manifest.redirects,
    resources,
    stills: [],
    missing: [],
    profile: { userAgent: '', ...profile, viewport: profile.viewport ?? VIEWPORT },
    fidelity: { requested: 0, served: 0 },
  };
}

async function partOf(blobs: BlobStore, resource: ManifestResource): Promise<RecordedResource> {
  const { method, url, status, mimeType, headers, body, requestBody } = resource;
  const sent = requestBody === undefined ? null : await blobs.read(requestBody);
  return {
    ...{ method, url, status, mimeType, headers, flags: [] },
    body: body === null ? null : await blobs.read(body),
    ...(sent === null ? {} : { requestBody: sent }),
  };
}
