/** Kept pages by address and instant, as Memento (RFC 7089) asks for them. */
import type { Manifest } from '../../domain/library/manifest.ts';
import { PAGE_IDENTITY, urlKey } from '../../domain/url-key.ts';
import type { BlobStore, CaptureRow, CaptureStore } from '../../ports/library.ts';
import type { ReplayReader } from '../../ports/replay-source.ts';
import { createLibraryReader } from './reader.ts';

export interface Mementos {
  /** The copy nearest to `at` (ms since the epoch). */
  nearest(url: string, at: number, reader: ReplayReader): Promise<CaptureRow | undefined>;
  /** All that can be read, oldest first. */
  list(url: string, reader: ReplayReader): Promise<readonly CaptureRow[]>;
  /** What the site answered. */
  raw(
    captureId: string,
    reader: ReplayReader,
  ): Promise<{ readonly manifest: Manifest; readonly bytes: Uint8Array } | undefined>;
}

const PAGE_ROWS = 200;
const MOST_LISTED = 10_000;

export function createMementos(deps: {
  readonly store: CaptureStore;
  readonly blobs: BlobStore;
}): Mementos {
  const { store } = deps;
  const reader = createLibraryReader(deps);
  const nearest: Mementos['nearest'] = (url, at, { accountId, keyId }) =>
    store.captureAt({
      accountId,
      urlKey: urlKey(url, PAGE_IDENTITY),
      ...{ at, policy: 'nearest', keyId: keyId ?? null },
    });
  return {
    nearest,
    async list(url, { accountId, keyId }) {
      const any = await nearest(url, Number.MAX_SAFE_INTEGER, {
        accountId,
        ...(keyId && { keyId }),
      });
      if (any === undefined) return [];
      const rows: CaptureRow[] = [];
      let after: string | undefined;
      do {
        const page = await store.capturesOf({
          ...{ accountId, entryId: any.entryId, limit: PAGE_ROWS },
          ...(after === undefined ? {} : { after }),
        });
        rows.push(...page);
        after = page.length === PAGE_ROWS ? page.at(-1)?.id : undefined;
      } while (after !== undefined && rows.length < MOST_LISTED);
      // private ones lead a key to them by their instants alone, and only the key that took them
      const isSeen = (row: CaptureRow): boolean =>
        row.digest !== undefined && !row.damaged && (keyId === undefined || !row.private);
      return rows.filter(isSeen).reverse();
    },
    async raw(captureId, { accountId }) {
      const manifest = await reader.captureOf(accountId, captureId);
      const bytes = manifest === null ? null : await reader.blob(manifest.body);
      return manifest === null || bytes === null ? undefined : { manifest, bytes };
    },
  };
}
