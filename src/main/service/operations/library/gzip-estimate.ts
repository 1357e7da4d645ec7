/** What the library's bytes would take as records of a WARC.gz, each compressed alone: measured on a few of them. */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { BlobStats, BlobStore } from '../../ports/library.ts';

const SAMPLES = 100;
/** Looked at in each place for one that compresses. */
const NEAR = 8;
/** A larger one says no more and takes longer. */
const MOST_BYTES = 262_144;
const compress = promisify(gzip);

/** Bytes; exact where nothing compresses. Classes that are dense already (`binary`) count as they are. */
export async function gzipEstimate(
  blobs: Pick<BlobStore, 'list' | 'read'>,
  { blobs: count, bytes, byClass }: BlobStats,
): Promise<number> {
  const dense = byClass.find((one) => one.class === 'binary')?.bytes ?? 0;
  const sum = { plain: 0, packed: 0 };
  const seen = new Set<number>();
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const afterPk = Math.floor((sample * count) / SAMPLES);
    const near = await blobs.list({ afterPk, limit: NEAR });
    const one = near.find((info) => info.stored < info.bytes && info.bytes <= MOST_BYTES);
    if (one === undefined || seen.has(one.pk)) continue;
    seen.add(one.pk);
    // a damaged one is for "verify" to name
    const plain = await blobs.read(one.digest).catch(() => null);
    if (plain === null) continue;
    sum.plain += plain.length;
    sum.packed += (await compress(plain)).length;
  }
  const ratio = sum.plain === 0 ? 1 : sum.packed / sum.plain;
  return Math.round(dense + (bytes - dense) * ratio);
}
