/** The port's blobs where several services share them: written by a thread of their own, read here. */
import type { BlobStore } from '../../../ports/library.ts';
import type { Log } from '../../../ports/system.ts';
import { threadWriter } from '../thread-writer.ts';
import { connectionsTo } from './database.ts';
import type { SharedPlace } from './place.ts';
import { SharedReads } from './shared-reads.ts';

/** Of reading; the thread has its own. */
const CONNECTIONS = 3;

interface SharedBlobOptions {
  readonly place: SharedPlace;
  readonly log: Log;
  readonly workerUrl?: URL;
}

/** Opens nothing yet; tables are made when they are first asked for. */
export function openSharedBlobStore({ place, log, workerUrl }: SharedBlobOptions): BlobStore {
  const writer = threadWriter({ place, log, ...(workerUrl && { workerUrl }) });
  const database = connectionsTo(place, CONNECTIONS);
  const reads = new SharedReads(database.ask, undefined);
  return {
    put: (blobs, at) => writer.run({ kind: 'put', blobs, at }),
    read: async (digest) => (await reads.read(digest)) ?? null,
    find: (digests) => reads.find(digests),
    list: ({ afterPk, limit }) => reads.page(afterPk, limit),
    manifests: ({ afterPk, limit }) => reads.manifests(afterPk, limit),
    check: ({ afterPk }) => writer.run({ kind: 'check', afterPk }),
    remove: (pks, olderThan) => writer.run({ kind: 'remove', pks, olderThan }),
    stats: () => reads.stats(),
    close: async () => {
      await writer.close();
      await database.close();
    },
  };
}
