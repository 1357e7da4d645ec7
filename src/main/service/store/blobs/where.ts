/** Where a service keeps the library's bytes: with the database that it shares, or in its own folder. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readMark } from '../moved-mark.ts';

interface Asked {
  readonly dataDir: string;
  /** `postgres://…`, where services share one. */
  readonly database: string | undefined;
}

/** Made when something is first kept. */
export function blobFile(dataDir: string): string {
  return join(dataDir, 'library', 'blobs.db');
}

/**
 * Whether they lie where all services find them. A folder that kept pages of its own beside a database goes on doing so:
 * its rows name its own bytes by number. `hearth move` takes both along.
 */
export function sharesBlobs({ dataDir, database }: Asked): boolean {
  if (database === undefined) return false;
  return !existsSync(blobFile(dataDir)) || readMark(dataDir)?.hasBlobs === true;
}
