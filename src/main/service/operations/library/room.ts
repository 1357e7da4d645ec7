/** Whether there is room for another copy: kept captures are never removed to make some, so the next one is refused. */
import { statfs } from 'node:fs/promises';
import { HearthError } from '../../domain/errors.ts';
import type { BlobStore } from '../../ports/library.ts';
import type { Clock } from '../../ports/system.ts';

/** The disk and the library are looked at so often at most. */
const LOOK_EVERY_MS = 5_000;

export interface RoomDeps {
  readonly folder: string;
  readonly blobs: BlobStore;
  readonly clock: Clock;
  /** Most bytes of kept copies on the disk; 0: no limit. */
  readonly maxBytes: () => number;
  /** Bytes that stay free on the disk. */
  readonly minFreeBytes: () => number;
}

/** Gives a check that throws `STORAGE_FULL`, naming the setting. */
export function createRoom(deps: RoomDeps): () => Promise<void> {
  let lookedAt = -Infinity;
  let looking: Promise<void> | undefined;
  return () => {
    const now = deps.clock.now();
    if (looking === undefined || now - lookedAt >= LOOK_EVERY_MS || now < lookedAt) {
      lookedAt = now;
      looking = look(deps);
    }
    return looking;
  };
}

async function look({ folder, blobs, maxBytes, minFreeBytes }: RoomDeps): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free < minFreeBytes()) {
    throw new HearthError(
      'STORAGE_FULL',
      `Only ${megabytes(free)} are free on the disk, and libraryMinFreeBytes keeps ${megabytes(minFreeBytes())} free. Free some space, or lower the setting.`,
    );
  }
  const most = maxBytes();
  if (most === 0) return;
  const { stored } = await blobs.stats();
  if (stored >= most) {
    throw new HearthError(
      'STORAGE_FULL',
      `The library holds ${megabytes(stored)}, and libraryMaxBytes allows ${megabytes(most)}. Remove entries and run "hearth library gc", or raise the setting.`,
    );
  }
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1_000_000)} MB`;
}
