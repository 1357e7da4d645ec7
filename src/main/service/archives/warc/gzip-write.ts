/** Gzip members into memory that is there: RFC 1952 around RFC 1951. */
import { crc32, gzipSync } from 'node:zlib';
import type { Deflated } from './deflate-lanes.ts';

/** No name, no time, of no particular system. */
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const BLOCK_BYTES = 0xffff;
const BLOCK_HEAD_BYTES = 5;
/** A compressor no larger than what it is for: setting up one of 256 KB takes longer than packing a request. */
const SMALL = { level: 4, windowBits: 12, memLevel: 5 } as const;

/** Where to, and from where on. */
export interface Target {
  readonly bytes: Buffer;
  readonly at: number;
}

/** Enough for any member of so many plain bytes: what cannot be compressed grows by a few bytes in 16 KB. */
export function mostMemberBytes(plainBytes: number): number {
  return plainBytes + (plainBytes >>> 10) + 128;
}

/** These give where they end. */
export function putSmall({ bytes, at }: Target, pieces: readonly Uint8Array[]): number {
  const plain = Buffer.concat(pieces);
  const member = gzipSync(plain, { ...SMALL, chunkSize: mostMemberBytes(plain.length) });
  bytes.set(member, at);
  return at + member.length;
}

export function putDeflated(
  { bytes, at: start }: Target,
  { blocks, sum }: Deflated,
  plainBytes: number,
): number {
  let at = start;
  for (const piece of [HEAD, ...blocks]) {
    bytes.set(piece, at);
    at += piece.length;
  }
  at = bytes.writeUInt32LE(sum, at);
  return bytes.writeUInt32LE(plainBytes, at);
}

/** RFC 1951, 3.2.4. zlib would set up a compressor to copy. */
export function putStored(
  { bytes, at: start }: Target,
  pieces: readonly Uint8Array[],
  plainBytes: number,
): number {
  let at = start + HEAD.copy(bytes, start);
  let [left, room, sum] = [plainBytes, 0, 0];
  const openBlock = (): void => {
    room = Math.min(left, BLOCK_BYTES);
    left -= room;
    bytes[at] = left === 0 ? 1 : 0;
    bytes.writeUInt16LE(room, at + 1);
    bytes.writeUInt16LE(BLOCK_BYTES - room, at + 3);
    at += BLOCK_HEAD_BYTES;
  };
  openBlock();
  for (const piece of pieces) {
    sum = crc32(piece, sum);
    for (let from = 0; from < piece.length;) {
      if (room === 0) openBlock();
      const part = piece.subarray(from, from + room);
      bytes.set(part, at);
      [at, from, room] = [at + part.length, from + part.length, room - part.length];
    }
  }
  at = bytes.writeUInt32LE(sum, at);
  return bytes.writeUInt32LE(plainBytes, at);
}
