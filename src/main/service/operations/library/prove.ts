/** Whether one capture still is what was kept: its manifest and every part of it, read and hashed anew. */
import { HearthError } from '../../domain/errors.ts';
import { decodeManifest, digestsOf, type Digest } from '../../domain/library/manifest.ts';
import type { BlobStore, CaptureStore, ChainStand } from '../../ports/library.ts';

export interface Proof {
  readonly digest: Digest;
  /** Its manifest counted. */
  readonly parts: number;
  /** Plain bytes that were hashed. */
  readonly bytes: number;
  /** One sentence each; empty when all is as it was kept. */
  readonly problems: readonly string[];
  /** Absent where the capture is older than the chain. */
  readonly chain?: ChainStand;
}

interface ProveDeps {
  readonly store: CaptureStore;
  readonly blobs: BlobStore;
}

export async function proveCapture(
  { store, blobs }: ProveDeps,
  accountId: string,
  captureId: string,
): Promise<Proof> {
  const row = await store.findCapture(accountId, captureId);
  if (row?.digest === undefined) {
    throw new HearthError('NOT_FOUND', 'Only what was kept has a proof; there is no such capture.');
  }
  const { digest } = row;
  const chain = await store.chainPlace(accountId, captureId);
  const place = chain === undefined ? {} : { chain };
  const own = await readWhole(blobs, digest);
  const manifest = own === undefined ? undefined : decodeManifest(own);
  if (own === undefined || manifest === undefined) {
    const problems = ['The list of its parts is gone or damaged.'];
    return { digest, parts: 1, bytes: 0, problems, ...place };
  }
  const digests = digestsOf(manifest);
  const problems: string[] = [];
  let bytes = own.length;
  for (const part of digests) {
    const read = await readWhole(blobs, part);
    if (read === undefined) problems.push(`The part ${part} is gone or not what was kept.`);
    else bytes += read.length;
  }
  return { digest, parts: digests.length + 1, bytes, problems, ...place };
}

/** `read` hashes what it gives, and refuses what is not what its name says. */
async function readWhole(blobs: BlobStore, digest: Digest): Promise<Uint8Array | undefined> {
  try {
    return (await blobs.read(digest)) ?? undefined;
  } catch (error) {
    if (error instanceof HearthError) return undefined;
    throw error;
  }
}
