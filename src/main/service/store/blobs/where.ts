/** Where the library's bytes are in a data folder. */
import { join } from 'node:path';

/** Made when something is first kept; services that share a library have none. */
export function blobFile(dataDir: string): string {
  return join(dataDir, 'library', 'blobs.db');
}
