/**
 * Bytes of a blob as they lie on the disk: as they are, as zstd, or as zstd against the bytes of another blob.
 *
 * Level 3; level 9 saves a tenth more for five times the time. Dictionaries need a Node whose zlib takes them for zstd
 * (nodejs/node#59240); where it does not, nothing is written against another blob, and reading one says so.
 */
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { release } from '../../domain/bytes.ts';
import { HearthError } from '../../domain/errors.ts';

/** 0 as they are, 1 zstd, 2 zstd against a base. */
type Codec = 0 | 1 | 2;

export interface Encoded {
  readonly codec: Codec;
  readonly body: Uint8Array;
}

const RAW_BELOW_BYTES = 128;
/** Compressing that saves less is not undone at every reading. */
const WORTHWHILE = 0.97;
/** The default window is 2 MB: for more, the base would be out of reach. */
const WIDE_FROM_BYTES = 1_000_000;
const WIDE_WINDOW_LOG = 23;

/** Without a base. */
export function encodePlain(bytes: Uint8Array): Encoded {
  if (bytes.length < RAW_BELOW_BYTES) return { codec: 0, body: bytes };
  const params = paramsFor(bytes.length);
  const body = zstdCompressSync(bytes, { params, chunkSize: roomFor(bytes.length) });
  if (body.length < bytes.length * WORTHWHILE) return { codec: 1, body };
  discard({ codec: 1, body });
  return { codec: 0, body: bytes };
}

/** Against `base`. */
export function encodeAgainst(bytes: Uint8Array, base: Uint8Array): Encoded {
  const params = paramsFor(bytes.length + base.length);
  const chunkSize = roomFor(bytes.length);
  return { codec: 2, body: zstdCompressSync(bytes, { params, dictionary: base, chunkSize }) };
}

/** What nobody reads any more: the memory of what was compressed here is given back. */
export function discard({ codec, body }: Encoded): void {
  if (codec !== 0) release(new Uint8Array(body.buffer));
}

/** Smaller ones Node cuts from a pool, whose memory is nobody's to give back. */
const OWN_FROM_BYTES = Buffer.poolSize / 2 + 1;

/** The compressed comes in one piece, with a buffer of its own: at worst it is a little more than the plain. */
function roomFor(bytes: number): number {
  return Math.max(OWN_FROM_BYTES, bytes + (bytes >> 8) + 128);
}

/** `bytes`: how many there will be; said beforehand, they come in one piece. */
export function decode(
  { codec, body }: Encoded,
  bytes: number,
  base: Uint8Array | undefined,
): Uint8Array {
  if (codec === 0) return body;
  const chunkSize = Math.max(64, bytes + 1);
  if (codec === 1) return zstdDecompressSync(body, { chunkSize });
  if (!hasDictionaries()) {
    throw new HearthError(
      'STORAGE_FAILED',
      'This copy of the page was written by a Hearth that can compress against other pages; this one runs on a Node without zstd dictionaries. Open it with the other one.',
    );
  }
  if (base === undefined)
    throw new HearthError('STORAGE_FAILED', 'What this copy builds on is gone.');
  return zstdDecompressSync(body, { chunkSize, dictionary: base });
}

function paramsFor(bytes: number): Record<number, number> {
  return {
    [constants.ZSTD_c_compressionLevel]: 3,
    ...(bytes > WIDE_FROM_BYTES ? { [constants.ZSTD_c_windowLog]: WIDE_WINDOW_LOG } : {}),
  };
}

let isAble: boolean | undefined;

/** Whether zlib really uses a dictionary: one that does not know the option passes it over. */
export function hasDictionaries(): boolean {
  return (isAble ??= probe());
}

function probe(): boolean {
  const text = Buffer.from(
    'A sentence that stands in both, long enough to be worth a reference to it.',
  );
  const against = zstdCompressSync(text, { dictionary: text });
  return against.length < zstdCompressSync(text).length / 2;
}
