/** Reading back what was kept: manifests and the bytes they name. */
import { decodeManifest, type Manifest } from '../../domain/library/manifest.ts';
import { PAGE_IDENTITY, urlKey } from '../../domain/url-key.ts';
import type { BlobStore, CaptureStore, LibraryReader } from '../../ports/library.ts';

/** A replay reads its manifest for every part of the page. */
const MOST_HELD = 32;

export interface ReaderDeps {
  readonly store: CaptureStore;
  readonly blobs: BlobStore;
}

/** Builds it; the last manifests read are held. */
export function createLibraryReader({ store, blobs }: ReaderDeps): LibraryReader {
  const held = new Map<string, Manifest>();
  return {
    async captureOf(accountId, captureId) {
      const row = await store.findCapture(accountId, captureId);
      if (row?.digest === undefined || row.damaged) return null;
      const known = held.get(row.digest);
      if (known !== undefined) return known;
      const bytes = await blobs.read(row.digest);
      const manifest = bytes === null ? undefined : decodeManifest(bytes);
      if (manifest === undefined) return null;
      held.set(row.digest, manifest);
      const [oldest] = held.keys();
      if (held.size > MOST_HELD && oldest !== undefined) held.delete(oldest);
      return manifest;
    },
    async captureAt(accountId, url, instant) {
      const key = urlKey(url, PAGE_IDENTITY);
      const asked = { accountId, urlKey: key, at: instant, policy: 'before', keyId: null } as const;
      return (await store.captureAt(asked)) ?? null;
    },
    blob: (digest) => blobs.read(digest),
  };
}
