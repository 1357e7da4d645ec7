/** The port's blobs where several services share them: written by a thread of their own, read here. */
import { toHearthError } from '../../../domain/errors.ts';
import type { BlobStore } from '../../../ports/library.ts';
import type { Log } from '../../../ports/system.ts';
import { threadWriter } from '../thread-writer.ts';
import { connectionsTo } from './database.ts';
import type { SharedPlace } from './place.ts';
import { openS3 } from './s3.ts';
import { SharedReads } from './shared-reads.ts';
import { sweepDaily } from './sweep.ts';

/** Of reading; the thread has its own. */
const CONNECTIONS = 3;
/** Whether the day's sweep is due is asked so often. */
const LOOK_EVERY_MS = 3_600_000;
const FIRST_LOOK_MS = 600_000;

interface SharedBlobOptions {
  readonly place: SharedPlace;
  readonly log: Log;
  readonly workerUrl?: URL;
  /** Before the bucket is first looked at. */
  readonly firstLookMs?: number;
}

/** Opens nothing yet; tables are made when they are first asked for. */
export function openSharedBlobStore({
  place,
  log,
  workerUrl,
  firstLookMs = FIRST_LOOK_MS,
}: SharedBlobOptions): BlobStore {
  const writer = threadWriter({ place, log, ...(workerUrl && { workerUrl }) });
  const database = connectionsTo(place, CONNECTIONS);
  const objects = place.objects === undefined ? undefined : openS3(place.objects);
  const reads = new SharedReads(database.ask, objects);
  const sweep = async (): Promise<void> => {
    if (objects === undefined) return;
    try {
      await sweepDaily(database.ask, objects, Date.now());
    } catch (error) {
      // what is left is there tomorrow
      if (isClosed) return;
      log.warn('the bucket of copies was not swept', { error: toHearthError(error).message });
    }
  };
  let isClosed = false;
  const look = (): void => void sweep();
  const timers =
    objects === undefined ? [] : [setTimeout(look, firstLookMs), setInterval(look, LOOK_EVERY_MS)];
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
      isClosed = true;
      for (const timer of timers) clearTimeout(timer);
      await writer.close();
      await database.close();
    },
  };
}
