/** Whether the shared bytes can be reached: the newest is read. */
import type { Digest } from '../../../domain/library/manifest.ts';
import { infoOf } from '../blob-database.ts';
import { connectionsTo, type SharedInfo } from './database.ts';
import type { SharedPlace } from './place.ts';
import { openS3 } from './s3.ts';
import { COLUMNS, SharedReads } from './shared-reads.ts';

interface Seen {
  /** What the database's tables of them take. */
  readonly bytes: number;
  /** Undefined: nothing was ever kept. */
  readonly newest: Digest | undefined;
}

/** Throws `STORAGE_FAILED` with the reason where it cannot be read, or is not what its name says. */
export async function lookAtShared(place: SharedPlace): Promise<Seen> {
  const database = connectionsTo(place, 1);
  try {
    const [row] = await database.ask<SharedInfo>(
      `SELECT ${COLUMNS} FROM blobs ORDER BY pk DESC LIMIT 1`,
    );
    const [size] = await database.ask<{ bytes: number }>(
      `SELECT pg_total_relation_size('blobs') AS bytes`,
    );
    const newest = row === undefined ? undefined : infoOf(row).digest;
    const objects = place.objects === undefined ? undefined : openS3(place.objects);
    // the bucket must answer, too, also where nothing lies in it yet
    await objects?.older(Number.MAX_SAFE_INTEGER).next();
    if (newest !== undefined) await new SharedReads(database.ask, objects).read(newest);
    return { bytes: size?.bytes ?? 0, newest };
  } finally {
    await database.close();
  }
}
