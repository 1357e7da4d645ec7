/**
 * Values as bytes: JSON as text or as zstd, and a snapshot as a head plus its binary parts.
 *
 * zstd level 2 (node:zlib) makes 40 KB pages a third of their size for 0.13 ms; level 3 takes half as long
 * again and more, for 1 to 3 % fewer bytes. Short texts stay plain: the first byte tells (zstd frames start
 * with 0x28, JSON never does).
 */
import { promisify } from 'node:util';
import { constants, zstdCompress, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { release } from '../domain/bytes.ts';
import { membersOf, partsAround, spliced } from '../domain/spliced.ts';
import type { ScreenshotShot, Snapshot } from '../domain/snapshot.ts';

const PARAMS = { [constants.ZSTD_c_compressionLevel]: 2 };
const PLAIN_BELOW_BYTES = 256;
/** Less is done sooner than handed over. */
const ASIDE_FROM_BYTES = 131_072;
const ZSTD_FIRST_BYTE = 0x28;
const PARTS_FIRST_BYTE = 0x01;

/** A value this store wrote itself as JSON; the type is the writer's. */
// the caller names the type it wrote: the one place where bytes become a type again
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export function fromJson<T>(text: string): T {
  // rows hold only what the verbs beside this one wrote with JSON.stringify from a T
  return JSON.parse(text) as T;
}

/** Text as bytes, compressed when that can pay. */
export function pack(text: string): Buffer {
  return packWritten(encoded(text));
}

/** A document: JSON, and at a place of it (as of `partsAround`; 1 by default) another object's members in UTF-8. */
export interface WrittenDocument {
  /** Empty where it is not to be kept. */
  readonly document: string;
  readonly sealed?: Uint8Array;
  /** In place of `sealed`: packed before, by itself, and its size as JSON. */
  readonly packed?: { readonly content: Uint8Array; readonly bytes: number };
  readonly sealedAt?: number;
}

/** As `pack`, with the length of the whole in UTF-8. */
export function packCounted({ document: text, sealed, packed, sealedAt = 1 }: WrittenDocument): {
  readonly packed: Buffer;
  readonly bytes: number;
} {
  if (packed !== undefined && packed.bytes > EMPTY_OBJECT_BYTES) {
    const [before, after] = partsAround(text, sealedAt).map((part) => Buffer.from(part));
    const parts = [before ?? NOTHING, packed.content, after ?? NOTHING];
    const around = parts.reduce((sum, { length }) => sum + length, -packed.content.length);
    return { packed: packParts(parts), bytes: around + packed.bytes - EMPTY_OBJECT_BYTES };
  }
  const bytes = sealed === undefined ? encoded(text) : joined(text, sealedAt, sealed);
  return { packed: packWritten(bytes), bytes: bytes.length };
}

const NOTHING = new Uint8Array();

/** Bytes one after the other, each as it is: a mark, how many, the length of each, and they themselves. */
export function packParts(parts: readonly Uint8Array[]): Buffer {
  const head = 2 + 4 * parts.length;
  const whole = Buffer.allocUnsafeSlow(parts.reduce((sum, { length }) => sum + length, head));
  whole[0] = PARTS_FIRST_BYTE;
  whole[1] = parts.length;
  let at = head;
  for (const [index, part] of parts.entries()) {
    whole.writeUInt32LE(part.length, 2 + 4 * index);
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** What `packParts` was given, each with a buffer of its own; undefined: these are other bytes. */
export function unpackParts(bytes: Uint8Array): readonly Uint8Array[] | undefined {
  if (bytes[0] !== PARTS_FIRST_BYTE) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = view.getUint8(1);
  let at = 2 + 4 * count;
  return Array.from({ length: count }, (_, index) => {
    const from = at;
    at += view.getUint32(2 + 4 * index, true);
    return new Uint8Array(bytes.subarray(from, at));
  });
}

/** As `pack`, for a text in UTF-8 already. */
export function packEncoded(bytes: Uint8Array): Buffer {
  return packWritten(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

function packWritten(bytes: Buffer): Buffer {
  if (bytes.length >= PLAIN_BELOW_BYTES) return compress(bytes);
  const packed = Buffer.allocUnsafeSlow(bytes.length);
  packed.set(bytes);
  return packed;
}

const EMPTY_OBJECT_BYTES = 2;

/** One object of two, to be read before the next call; the text has members. */
function joined(text: string, at: number, sealed: Uint8Array): Buffer {
  const members = membersOf(sealed);
  if (members.length === 0) return encoded(text);
  const most = members.length + (text.length + 1) * 3;
  if (most > MOST_SCRATCH_BYTES) return spliced(text, at, sealed);
  if (most > scratch.length) scratch = Buffer.allocUnsafeSlow(most);
  const [before, after] = partsAround(text, at);
  const head = scratch.write(before, 'utf8');
  scratch.set(members, head);
  const end = head + members.length;
  return scratch.subarray(0, end + scratch.write(after, end, 'utf8'));
}

const MOST_SCRATCH_BYTES = 4_194_304;
let scratch = Buffer.allocUnsafeSlow(262_144);

/**
 * Text as UTF-8, to be read before the next call: the bytes of ordinary documents are written into one
 * buffer, because each of their own counts as memory in use until a collection finds it gone.
 */
function encoded(text: string): Buffer {
  // a UTF-16 unit becomes at most three bytes
  const most = text.length * 3;
  if (most > MOST_SCRATCH_BYTES) return Buffer.from(text, 'utf8');
  if (most > scratch.length) scratch = Buffer.allocUnsafeSlow(most);
  return scratch.subarray(0, scratch.write(text, 'utf8'));
}

/** As `pack`, on a thread of the pool. */
export async function packAside(text: string | Uint8Array): Promise<Uint8Array> {
  const bytes =
    typeof text === 'string'
      ? Buffer.from(text, 'utf8')
      : Buffer.from(text.buffer, text.byteOffset, text.byteLength);
  return bytes.length < PLAIN_BELOW_BYTES ? bytes : compressAside(bytes);
}

/** As `pack`, for a text in UTF-8 already, whose memory is given back; long ones on a thread of the pool. */
export async function packBytes(bytes: Uint8Array): Promise<Uint8Array> {
  if (bytes.length < PLAIN_BELOW_BYTES) return bytes;
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const packed = bytes.length < ASIDE_FROM_BYTES ? compress(whole) : await compressAside(whole);
  release(bytes);
  return packed;
}

/** The text that `pack` was given (JSON or starting with anything but `(`), or the document of `packCounted`. */
export function unpack(bytes: Uint8Array): string {
  if (bytes[0] !== ZSTD_FIRST_BYTE) return textOf(unpackBytes(bytes));
  const plain = decompress(bytes);
  const text = textOf(plain);
  // a catch-up of the index reads thousands of texts between two collections
  release(new Uint8Array(plain.buffer));
  return text;
}

/** As `unpack`, for what is only passed on. */
export function unpackBytes(bytes: Uint8Array): Uint8Array {
  if (bytes[0] === ZSTD_FIRST_BYTE) return decompress(bytes);
  const [before, content, after] = unpackParts(bytes) ?? [];
  if (before === undefined || content === undefined || after === undefined) return bytes;
  return Buffer.concat([before, membersOf(unpackBytes(content)), after]);
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
}

type ShotHead = Omit<ScreenshotShot, 'bytes'>;

interface SnapshotHead {
  readonly snapshot: Omit<Snapshot, 'body' | 'html' | 'screenshot' | 'actions'>;
  /** `body` is the UTF-8 of `html`, which is then not stored. */
  readonly htmlIsBody: boolean;
  readonly html?: string;
  readonly screenshot?: ShotHead;
  readonly actions?: {
    readonly screenshots: readonly ShotHead[];
    readonly scrapes: readonly { readonly url: string; readonly html: string }[];
    readonly javascriptReturns: readonly { readonly type: string; readonly value: unknown }[];
    readonly pdfs: number;
  };
  /** Bytes of each part in order: body, screenshot, action screenshots, action PDFs. */
  readonly parts: readonly number[];
}

/** Compressed on a thread of the pool. */
export function packSnapshot(snapshot: Snapshot): Promise<Uint8Array> {
  const whole = layOut(snapshot);
  return compressAside(whole).finally(() => {
    release(whole);
  });
}

/** What `layOut` gave, compressed here and now. */
export function packLaidOut(whole: Uint8Array): Uint8Array {
  return compress(Buffer.from(whole.buffer, whole.byteOffset, whole.byteLength));
}

/** One piece with a buffer of its own: u32 length of the head, head as JSON, the parts. */
export function layOut(snapshot: Snapshot): Buffer {
  const { body, html, screenshot, actions, ...rest } = snapshot;
  const htmlIsBody = html !== undefined && Buffer.from(html, 'utf8').equals(body);
  const parts = [
    body,
    ...(screenshot === undefined ? [] : [screenshot.bytes]),
    ...(actions?.screenshots.map((shot) => shot.bytes) ?? []),
    ...(actions?.pdfs ?? []),
  ];
  const head: SnapshotHead = {
    snapshot: rest,
    htmlIsBody,
    ...(html === undefined || htmlIsBody ? {} : { html }),
    ...(screenshot === undefined ? {} : { screenshot: shotHead(screenshot) }),
    ...(actions === undefined
      ? {}
      : {
          actions: {
            screenshots: actions.screenshots.map(shotHead),
            scrapes: actions.scrapes,
            javascriptReturns: actions.javascriptReturns,
            pdfs: actions.pdfs.length,
          },
        }),
    parts: parts.map((part) => part.byteLength),
  };
  const headBytes = Buffer.from(JSON.stringify(head), 'utf8');
  const sizes = parts.reduce((sum, part) => sum + part.byteLength, 0);
  const whole = Buffer.allocUnsafeSlow(4 + headBytes.length + sizes);
  let at = whole.writeUInt32LE(headBytes.length);
  for (const part of [headBytes, ...parts]) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

/** The snapshot that `packSnapshot` was given. */
export function unpackSnapshot(packed: Uint8Array): Snapshot {
  const bytes = decompress(packed);
  const headLength = bytes.readUInt32LE(0);
  const head = fromJson<SnapshotHead>(bytes.toString('utf8', 4, 4 + headLength));
  const parts = cut(bytes, 4 + headLength, head.parts);
  const next = (): Uint8Array => parts.shift() ?? new Uint8Array();
  const body = next();
  const html = head.htmlIsBody ? Buffer.from(body).toString('utf8') : head.html;
  const shot = (saved: ShotHead): ScreenshotShot => ({ ...saved, bytes: next() });
  return {
    ...head.snapshot,
    body,
    ...(html === undefined ? {} : { html }),
    ...(head.screenshot === undefined ? {} : { screenshot: shot(head.screenshot) }),
    ...(head.actions === undefined
      ? {}
      : {
          actions: {
            screenshots: head.actions.screenshots.map(shot),
            scrapes: head.actions.scrapes,
            javascriptReturns: head.actions.javascriptReturns,
            pdfs: Array.from({ length: head.actions.pdfs }, next),
          },
        }),
  };
}

/** Node takes smaller buffers from one that it shares. */
const OWN_FROM_BYTES = Buffer.poolSize / 2 + 1;

/**
 * Bytes with a buffer of their own size. Told the size, zstd makes tables for it and not for its largest
 * window; with room for the worst case Node asks for one buffer, which is given back.
 */
function compress(bytes: Buffer): Buffer {
  const worst = bytes.length + (bytes.length >> 8) + 128;
  const made = zstdCompressSync(bytes, {
    params: PARAMS,
    pledgedSrcSize: bytes.length,
    chunkSize: Math.max(OWN_FROM_BYTES, worst),
  });
  const packed = Buffer.allocUnsafeSlow(made.length);
  packed.set(made);
  release(new Uint8Array(made.buffer));
  return packed;
}

/** Into one buffer of its own: told no size, Node would collect pieces of 16 KB and join them. */
function decompress(bytes: Uint8Array): Buffer<ArrayBuffer> {
  const size = sizeInFrame(bytes);
  if (size === undefined || size > MOST_SCRATCH_BYTES) return zstdDecompressSync(bytes);
  return zstdDecompressSync(bytes, { chunkSize: Math.max(64, size + 1) });
}

/** Bytes of the content as the frame's header tells (RFC 8878 section 3.1.1.1), where it does. */
function sizeInFrame(bytes: Uint8Array): number | undefined {
  const descriptor = bytes[4] ?? 0;
  const isSingleSegment = (descriptor & 0x20) !== 0;
  const dictionaryBytes = [0, 1, 2, 4][descriptor & 3] ?? 0;
  const at = 5 + (isSingleSegment ? 0 : 1) + dictionaryBytes;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < at + 4) return undefined;
  switch (descriptor >> 6) {
    case 0:
      return isSingleSegment ? view.getUint8(at) : undefined;
    case 1:
      return view.getUint16(at, true) + 256;
    case 2:
      return view.getUint32(at, true);
    default:
      return undefined;
  }
}

const compressOnPool = promisify(zstdCompress);

/** The bytes have a buffer of their own size: one that crosses to another thread is copied whole. */
async function compressAside(bytes: Buffer): Promise<Uint8Array> {
  return new Uint8Array(
    await compressOnPool(bytes, { params: PARAMS, pledgedSrcSize: bytes.length }),
  );
}

function shotHead({ mimeType, viewport }: ScreenshotShot): ShotHead {
  return { mimeType, viewport };
}

function cut(bytes: Buffer, from: number, lengths: readonly number[]): Uint8Array[] {
  let at = from;
  return lengths.map((length) => {
    const part = new Uint8Array(bytes.buffer, bytes.byteOffset + at, length);
    at += length;
    return part;
  });
}
