/** Blobs read and hashed, some megabytes at a time. */
import type { Digest } from '../../domain/library/manifest.ts';
import type { BlobInfo } from '../../ports/library.ts';
import { settled, type Waits } from './waits.ts';

const CHECKED_BYTES = 8_388_608;
/** As many as are looked up for one step. */
export const CHECKED_BLOBS = 256;

interface Checking {
  /** Rejects, or throws, where it is not what its name says. */
  readonly read: (digest: Digest) => Uint8Array | undefined | Promise<Uint8Array | undefined>;
  /** Whether an error says so; any other ends the check. */
  readonly isDamage: (error: unknown) => boolean;
}

export interface Checked {
  readonly lastPk: number | null;
  readonly bytes: number;
  readonly damaged: readonly Digest[];
}

export function* checkSome(
  infos: readonly BlobInfo[],
  { read, isDamage }: Checking,
): Waits<Checked> {
  const damaged: Digest[] = [];
  let bytes = 0;
  let lastPk: number | null = null;
  for (const info of infos) {
    try {
      yield* settled(read(info.digest));
    } catch (error) {
      if (!isDamage(error)) throw error;
      damaged.push(info.digest);
    }
    lastPk = info.pk;
    bytes += info.bytes;
    if (bytes >= CHECKED_BYTES) break;
  }
  return { lastPk, bytes, damaged };
}
