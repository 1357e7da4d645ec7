/** The port's blobs where several services share them: written by a thread of their own, read here. */
import { toHearthError } from '../../../domain/errors.ts';
import type { BlobStore } from '../../../ports/library.ts';
import type { Log } from '../../../ports/system.ts';
import { threadWriter } from '../thread-writer.ts';
import { connectionsTo } from './database.ts';
import type { SharedPlace } from './place.ts';
import { openS3 } from './s3.ts';
import { SharedReads } from './shared-reads.ts';
import { sweepObjects } from './sweep.ts';

/** Of reading; the thread has its own. */
const CONNECTIONS = 3;
/** Objects without a row are younger while their put is under way. */
const STRAY_AFTER_MS = 86_400_000;
const SWEEP_EVERY_MS = 86_400_000;
const FIRST_SWEEP_MS = 600_000;

interface SharedBlobOptions {
  readonly place: SharedPlace;
  readonly log: Log;
  readonly workerUrl?: URL;
}

/** Opens nothing yet; tables are made when they are first asked for. */
export function openSharedBlobStore({ place, log, workerUrl }: SharedBlobOptions): BlobStore {
  const writer = threadWriter({ place, log, ...(workerUrl && { workerUrl }) });
  const database = connectionsTo(place, CONNECTIONS);
  const objects = place.objects === undefined ? undefined : openS3(place.objects);
  const reads = new SharedReads(database.ask, objects);
  const sweep = async (): Promise<void> => {
    if (objects === undefined) return;
    try {
      await sweepObjects(database.ask, objects, Date.now() - STRAY_AFTER_MS);
    } catch (error) {
      log.warn('the bucket of copies was not swept', { error: toHearthError(error).message });
    }
  };
  let sweeping = Promise.resolve();
  // what one start leaves the next one finds; services that never end look once a day
  const start = (): void => {
    sweeping = sweeping.then(sweep);
  };
  const timers =
    objects === undefined
      ? []
      : [setTimeout(start, FIRST_SWEEP_MS), setInterval(start, SWEEP_EVERY_MS)];
  for (const timer of timers) timer.unref();
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
      for (const timer of timers) clearTimeout(timer);
      await sweeping;
      await writer.close();
      await database.close();
    },
  };
}
