/**
 * A page that says what it said before, where another version of Hearth read it: the copy of then is read again by today's
 * reader, so that an update makes no new versions in the library. Nothing is fetched or charged (ADR 34).
 */
import type { ScrapeOptions } from '../../domain/command.ts';
import { toHearthError } from '../../domain/errors.ts';
import type { Digest, Manifest } from '../../domain/library/manifest.ts';
import { textFingerprint } from '../../domain/library/text-fingerprint.ts';
import type { BlobStore, CaptureStore } from '../../ports/library.ts';
import type { Pipeline } from '../../ports/pipeline.ts';
import type { Log } from '../../ports/system.ts';
import { snapshotOf } from './read-past.ts';
import { createLibraryReader } from './reader.ts';

export interface OtherReadingDeps {
  readonly store: CaptureStore;
  readonly blobs: BlobStore;
  readonly pipeline: Pick<Pipeline, 'run'>;
  readonly log: Log;
  /** `hearth 1.2.3`. */
  readonly software: string;
}

interface ReadPage {
  readonly accountId: string;
  readonly urlKey: string;
  readonly options: ScrapeOptions;
  /** Plain main text, or its JSON in UTF-8. */
  readonly text: string | Uint8Array;
  /** Of the HTML it was read from, or of what came, where that is at hand. */
  readonly page?: Digest;
  readonly signal: AbortSignal;
}

/** Fingerprint of the newest version that the library has of the page, where only its reading is another; else undefined. */
export type OtherReading = (page: ReadPage) => Promise<string | undefined>;

/** Builds it. */
export function createOtherReading(deps: OtherReadingDeps): OtherReading {
  const reader = createLibraryReader(deps);
  const wasRead = async (page: ReadPage): Promise<string | undefined> => {
    const newest = await deps.store.newestReading(page.accountId, page.urlKey);
    const own = newest && fingerprintOf(page.text);
    if (newest === undefined || newest.fingerprint === '' || newest.fingerprint === own) return;
    const manifest = await reader.captureOf(page.accountId, newest.captureId);
    if (manifest === null) return;
    const isSame = bodyOf(manifest) === page.page || (await isReadSo(deps, page, manifest));
    return isSame ? newest.fingerprint : undefined;
  };
  return async (page) => {
    try {
      return await wasRead(page);
    } catch (error) {
      page.signal.throwIfAborted();
      // a version more is the lesser harm
      const { message } = toHearthError(error);
      deps.log.debug('the copy before is not read again', { error: message });
      return undefined;
    }
  };
}

const bodyOf = ({ html, body }: Manifest): Digest => html ?? body;

/** The same reader would have said the same: only another one's copy is worth reading again. */
async function isReadSo(
  { software, pipeline, blobs }: OtherReadingDeps,
  { options, text, signal }: ReadPage,
  manifest: Manifest,
): Promise<boolean> {
  if (manifest.software === software) return false;
  const body = await blobs.read(bodyOf(manifest));
  if (body === null) return false;
  const asked = { ...options, formats: [] };
  const snapshot = await snapshotOf({ blobs }, manifest, body, asked);
  const input = { snapshot, options: asked, wantsLinks: false, wantsText: true };
  const { text: again = '' } = await pipeline.run(input, signal, -1);
  return fingerprintOf(again) === fingerprintOf(text);
}

/** Of a text, or of its JSON in bytes. */
function fingerprintOf(text: string | Uint8Array): string {
  return textFingerprint(typeof text === 'string' ? JSON.stringify(text) : text);
}
