/** The bytes of kept pages: one store for all services of a database, else a file of the data folder. */
import type { Config } from './config.ts';
import { bucketOf } from './config/blobs.ts';
import type { RoomDeps } from './operations/library/room.ts';
import type { BlobStore } from './ports/library.ts';
import type { Log } from './ports/system.ts';
import { openBlobStore } from './store/blobs/blob-store.ts';
import type { SharedPlace } from './store/blobs/shared/place.ts';
import { blobFile } from './store/blobs/where.ts';
import { sharesLibrary } from './store/library-place.ts';

/** Opens what is needed when it is needed. */
export async function openBlobs(config: Config, log: Log): Promise<BlobStore> {
  const { database, dataDir } = config;
  const place = placeOfBlobs(config);
  if (place === undefined || !sharesLibrary({ dataDir, database })) {
    if (database !== undefined) {
      log.warn('this service keeps pages in its own folder, because it did so before', {
        remedy: 'other services do not see them; docs/machines.md says how they are shared',
      });
    }
    return openBlobStore({ path: blobFile(dataDir), log });
  }
  // its driver is loaded where it is needed
  const { openSharedBlobStore } = await import('./store/blobs/shared/shared-blob-store.ts');
  return openSharedBlobStore({ place, log });
}

/** How far the library may grow; where bytes lie elsewhere, this machine's disk says nothing of them. */
export function boundsOf(config: Config): Pick<RoomDeps, 'maxBytes' | 'minFreeBytes'> {
  return {
    maxBytes: () => config.libraryMaxBytes,
    minFreeBytes: () => (sharesLibrary(config) ? 0 : config.libraryMinFreeBytes),
  };
}

/** Undefined without a database. Throws `CONFIG_INVALID` for a bucket that is none. */
export function placeOfBlobs(config: Config): SharedPlace | undefined {
  const { database, databaseSchema: schema } = config;
  const objects = bucketOf(config);
  if (database === undefined) return undefined;
  return { database, schema, ...(objects === undefined ? {} : { objects }) };
}
