/**
 * One gzip member out of a file of many, with where it ends: RFC 1952 around raw deflate.
 *
 * Node's gunzip reads members as one stream and does not say where they end, which is what an archive is addressed
 * by. Small members (nearly all) are unpacked at once; larger ones as a stream into a sink that may let bytes go.
 */
import { createInflateRaw, crc32, inflateRawSync, type InflateRaw } from 'node:zlib';
import { HearthError } from '../../domain/errors.ts';
import type { Budget } from '../limits.ts';
import { chunksOf, readAt, type ByteRange } from '../range.ts';

/** Takes unpacked bytes in order; false: enough, the rest need not be unpacked. */
export type Sink = (chunk: Buffer) => boolean;

export type MemberEnd =
  | { readonly kind: 'whole'; readonly length: number }
  /** The sink had enough. */
  | { readonly kind: 'stopped' }
  | { readonly kind: 'damaged'; readonly what: string };

/** Nearly all members fit into the first, nearly all others into the second. */
const WINDOWS = [65_536, 262_144] as const;
const SMALL_OUTPUT = 2_097_152;
const TRAILER_BYTES = 8;

export function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b && bytes[2] === 8;
}

/** Unpacks the member at `offset` into `sink`. Throws only what `budget` does. */
export async function readMember(
  range: ByteRange,
  offset: number,
  sink: Sink,
  budget: Budget,
): Promise<MemberEnd> {
  let start: number | undefined;
  for (const bytes of WINDOWS) {
    const window = await readAt(range, offset, bytes);
    start = headerLength(window);
    if (start === undefined) continue;
    const small = tryWhole(window.subarray(start));
    if (small === 'broken') return { kind: 'damaged', what: 'its gzip data is broken' };
    if (small === 'longer') continue;
    const trailer = window.subarray(start + small.used, start + small.used + TRAILER_BYTES);
    if (trailer.length < TRAILER_BYTES) continue;
    budget.spend(small.output.length);
    if (!sink(small.output)) return { kind: 'stopped' };
    return judged(trailer, crc32(small.output), small.output.length, start + small.used);
  }
  if (start === undefined) return { kind: 'damaged', what: 'no gzip member begins here' };
  return streamed(range, { offset, start }, sink, budget);
}

function tryWhole(
  bytes: Buffer,
): { readonly output: Buffer; readonly used: number } | 'longer' | 'broken' {
  try {
    const { buffer, engine } = inflateWithInfo(bytes);
    return { output: buffer, used: engine.bytesWritten };
  } catch (error) {
    const isBroken = error instanceof Error && 'code' in error && error.code === 'Z_DATA_ERROR';
    return isBroken ? 'broken' : 'longer';
  }
}

function inflateWithInfo(bytes: Buffer): {
  readonly buffer: Buffer;
  readonly engine: { readonly bytesWritten: number };
} {
  const options = { info: true, maxOutputLength: SMALL_OUTPUT, chunkSize: 65_536 };
  // with `info` the result has this form (Node's zlib.html, class Options); the types do not say so
  return inflateRawSync(bytes, options) as unknown as ReturnType<typeof inflateWithInfo>;
}

async function streamed(
  range: ByteRange,
  { offset, start }: { readonly offset: number; readonly start: number },
  sink: Sink,
  budget: Budget,
): Promise<MemberEnd> {
  const inflate = createInflateRaw({ chunkSize: 65_536 });
  const sum = { crc: 0, bytes: 0 };
  const state: { isOver: boolean; isStopped: boolean; failure: Error | undefined } = {
    isOver: false,
    isStopped: false,
    failure: undefined,
  };
  inflate.on('data', (chunk: Buffer) => {
    if (inflate.destroyed) return;
    try {
      budget.spend(chunk.length);
      sum.crc = crc32(chunk, sum.crc);
      sum.bytes += chunk.length;
      state.isStopped = !sink(chunk);
      if (state.isStopped) inflate.destroy();
    } catch (error) {
      inflate.destroy(error instanceof Error ? error : new Error(String(error)));
    }
  });
  const ended = new Promise<void>((resolve) => {
    const end = (): void => {
      state.isOver = true;
      resolve();
    };
    inflate.once('end', end);
    inflate.once('close', end);
    inflate.on('error', (error) => {
      state.failure ??= error;
      end();
    });
  });
  await feed(inflate, { range, from: offset + start, state, ended });
  await ended;
  const used = inflate.bytesWritten;
  inflate.destroy();
  // past the budget the whole file is refused
  if (state.failure instanceof HearthError) throw state.failure;
  if (state.isStopped) return { kind: 'stopped' };
  if (state.failure !== undefined) {
    return { kind: 'damaged', what: `its gzip data is broken (${state.failure.message})` };
  }
  const trailer = await readAt(range, offset + start + used, TRAILER_BYTES);
  return judged(trailer, sum.crc, sum.bytes, start + used);
}

async function feed(
  inflate: InflateRaw,
  work: {
    readonly range: ByteRange;
    readonly from: number;
    readonly state: { readonly isOver: boolean };
    readonly ended: Promise<void>;
  },
): Promise<void> {
  for await (const chunk of chunksOf(work.range, work.from)) {
    if (work.state.isOver) return;
    if (!inflate.write(chunk)) {
      await Promise.race([work.ended, new Promise((resolve) => inflate.once('drain', resolve))]);
    }
  }
  if (!work.state.isOver) inflate.end();
}

function judged(trailer: Buffer, crc: number, bytes: number, end: number): MemberEnd {
  if (trailer.length < TRAILER_BYTES) return { kind: 'damaged', what: 'the file ends within it' };
  if (trailer.readUInt32LE(0) !== crc || trailer.readUInt32LE(4) !== bytes % 2 ** 32) {
    return { kind: 'damaged', what: 'its gzip checksum does not fit' };
  }
  return { kind: 'whole', length: end + TRAILER_BYTES };
}

/** RFC 1952, 2.3; undefined when it is none or larger than the window. */
function headerLength(bytes: Buffer): number | undefined {
  if (!isGzip(bytes) || bytes.length < 18) return undefined;
  const flags = bytes.readUInt8(3);
  let at = 10;
  if ((flags & 4) !== 0) at += 2 + bytes.readUInt16LE(at);
  for (const flag of [8, 16]) {
    if ((flags & flag) === 0) continue;
    const end = bytes.indexOf(0, at);
    if (end < 0) return undefined;
    at = end + 1;
  }
  if ((flags & 2) !== 0) at += 2;
  return at + TRAILER_BYTES <= bytes.length ? at : undefined;
}
