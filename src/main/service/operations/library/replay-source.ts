/**
 * What replay shows, read from the library: manifests from the reader's few held ones, bytes by digest.
 *
 * Each question asks the rows first, so that another account's captures and removed entries are not there. A part that a
 * capture lacks is borrowed from the copies of the same page nearest in time, never from private ones.
 */
import type { Manifest, ManifestResource } from '../../domain/library/manifest.ts';
import { PAGE_IDENTITY, urlKey } from '../../domain/url-key.ts';
import { decodeHtml } from '../../pipeline/dom/encoding.ts';
import type { BlobStore, CaptureRow, CaptureStore } from '../../ports/library.ts';
import type { ReplayResource, ReplaySource } from '../../ports/replay-source.ts';
import type { RecordedStill } from '../../ports/recording.ts';
import type { MakeStills } from './make-stills.ts';
import { createLibraryReader } from './reader.ts';

const BORROW_MS = 30 * 86_400_000;
/** Copies looked into on either side. */
const MOST_NEIGHBOURS = 4;

export interface ReplaySourceDeps {
  readonly store: CaptureStore;
  readonly blobs: BlobStore;
  /** Of archives of others; absent: they are shown as they came. */
  readonly makeStills?: MakeStills;
}

/** Builds it. */
export function createReplaySource(deps: ReplaySourceDeps): ReplaySource {
  const reader = createLibraryReader(deps);
  const read = async (part: Part): Promise<ReplayResource> => ({
    ...part,
    body: part.body === null ? null : await reader.blob(part.body),
  });
  const madeOf = async (manifest: Manifest): Promise<readonly RecordedStill[]> =>
    isForeign(manifest) ? ((await deps.makeStills?.(manifest)) ?? []) : [];
  return {
    async manifestOf(captureId, accountId) {
      const manifest = await reader.captureOf(accountId, captureId);
      if (manifest === null) return null;
      const { finalUrl: url, at, private: isPrivate } = manifest;
      const made = await madeOf(manifest);
      const frames = made.length > 0 ? made.map(({ frame }) => frame) : framesOf(manifest);
      return { captureId, url, at, frames, isPrivate, missing: manifest.missing.length };
    },
    async still(captureId, frame, accountId) {
      const manifest = await reader.captureOf(accountId, captureId);
      if (manifest === null) return null;
      const made = (await madeOf(manifest)).find((one) => one.frame === frame);
      if (made !== undefined) return { url: made.url, html: made.html };
      if (!framesOf(manifest).includes(frame)) return null;
      const still = manifest.still?.find((one) => one.frame === frame);
      const bytes = await reader.blob(still?.body ?? manifest.html ?? manifest.body);
      if (bytes === null) return null;
      const isText = still !== undefined || manifest.html !== undefined;
      const html = isText
        ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8')
        : decodeHtml(bytes, manifest.contentType);
      return { url: still?.url ?? manifest.finalUrl, html };
    },
    async resource(captureId, url, accountId) {
      const manifest = await reader.captureOf(accountId, captureId);
      if (manifest === null) return null;
      const own = partOf(manifest, url);
      if (own !== undefined) return read(own);
      for (const { id, at } of await neighboursOf(deps.store, manifest, accountId)) {
        const other = await reader.captureOf(accountId, id);
        const part = other === null ? undefined : partOf(other, url);
        const isThere = (part?.body ?? null) !== null;
        if (part !== undefined && isThere) return { ...(await read(part)), borrowedAt: at };
      }
      return null;
    },
    async nearest(url, at, { accountId, keyId }) {
      const asked = { accountId, urlKey: urlKey(url, PAGE_IDENTITY), at, keyId: keyId ?? null };
      return (await deps.store.captureAt({ ...asked, policy: 'nearest' }))?.id ?? null;
    },
  };
}

/** Frames that can be shown; a page that was kept without a still is shown as its HTML. */
function framesOf({ still, contentType, html }: Manifest): readonly number[] {
  if (still !== undefined && still.length > 0) return still.map(({ frame }) => frame);
  return html !== undefined || /html/i.test(contentType) ? [0] : [];
}

/** Of an archive that another program wrote: all its parts are there, and nobody saw it at rest. */
function isForeign({ kind, still, resources, contentType }: Manifest): boolean {
  return (
    kind === 'page' && still === undefined && resources.length > 0 && /html/i.test(contentType)
  );
}

type Part = Pick<ManifestResource, 'status' | 'mimeType' | 'headers' | 'body'>;

/** Answers to GET by address without fragment; made once for each manifest that is held. */
const shelves = new WeakMap<Manifest, ReadonlyMap<string, Part>>();

function partOf(manifest: Manifest, url: string): Part | undefined {
  let shelf = shelves.get(manifest);
  if (shelf === undefined) {
    shelf = shelve(manifest);
    shelves.set(manifest, shelf);
  }
  return shelf.get(withoutFragment(url));
}

function shelve(manifest: Manifest): ReadonlyMap<string, Part> {
  const { finalUrl, status, contentType, headers, body } = manifest;
  const mimeType = contentType.split(';', 1)[0] ?? '';
  const shelf = new Map<string, Part>([
    [withoutFragment(finalUrl), { status, mimeType, headers, body }],
  ]);
  for (const resource of manifest.resources) {
    const name = withoutFragment(resource.url);
    // of answers that came and answers that did not, those that came
    if (resource.method === 'GET' && (shelf.get(name)?.body ?? null) === null) {
      shelf.set(name, resource);
    }
  }
  return shelf;
}

const withoutFragment = (url: string): string => url.split('#', 1)[0] ?? url;

/** Copies of the page within thirty days, the nearest first. */
async function neighboursOf(
  store: CaptureStore,
  { id, at, finalUrl }: Manifest,
  accountId: string,
): Promise<readonly CaptureRow[]> {
  const asked = { accountId, urlKey: urlKey(finalUrl, PAGE_IDENTITY) };
  const found: CaptureRow[] = [];
  for (const side of ['before', 'after'] as const) {
    let from = at;
    for (let step = 0; step < MOST_NEIGHBOURS; step += 1) {
      const around = await store.capturesAround({
        ...asked,
        at: side === 'before' ? from - 1 : from,
      });
      const next = around[side];
      if (next === undefined || Math.abs(next.at - at) > BORROW_MS) break;
      if (!next.private && next.id !== id) found.push(next);
      from = next.at;
    }
  }
  return found.sort((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at));
}
