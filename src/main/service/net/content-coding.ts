/**
 * Undoes Content-Encoding (gzip, deflate, br, zstd; several in a row), never past a byte limit.
 *
 * Bodies mislabelled as compressed, or with what is no coding, are handed on as they are, as browsers do. A compressed stream
 * that breaks off gives what was readable and `isCut`. Sources: RFC 9110 section 8.4, RFC 1950–1952.
 */
import { once } from 'node:events';
import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { HearthError } from '../domain/errors.ts';
import { createPieces, withHead, type Pieces } from './pieces.ts';

export interface Decoded {
  /** Owns its whole ArrayBuffer, so that it can be transferred to a worker. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The compressed stream ended early. */
  readonly isCut: boolean;
}

/** What Hearth asks servers for. */
export const ACCEPT_ENCODING = 'gzip, deflate, br, zstd';

const MAX_CODINGS = 4;
/** Below this many compressed bytes a gzip body is cheaper to undo here than on the thread pool. */
const SYNC_BYTES = 16_384;

const gunzip = promisify(zlib.gunzip);
const inflate = promisify(zlib.inflate);
const inflateRaw = promisify(zlib.inflateRaw);
const brotli = promisify(zlib.brotliDecompress);
const zstd = promisify(zlib.zstdDecompress);

const READ = new Set(['gzip', 'x-gzip', 'deflate', 'br', 'zstd']);
/** Codings that servers know and Hearth does not. Other names (`utf-8`, `none`, `aws-chunked`) are no coding. */
const UNREAD = new Set(
  'compress x-compress bzip2 lzma xz exi pack200-gzip sdch dcb dcz aes128gcm'.split(' '),
);

/** Throws `SCRAPE_TOO_LARGE` beyond `maxBytes`, `SCRAPE_SITE_ERROR` for broken or unknown codings. */
export async function decodeContent(
  raw: Uint8Array<ArrayBuffer>,
  contentEncoding: string,
  maxBytes: number,
): Promise<Decoded> {
  let bytes = raw;
  let isCut = false;
  for (const coding of codingsToUndo(contentEncoding)) {
    if (bytes.length === 0) break;
    const step = await undo(bytes, coding, maxBytes);
    bytes = step.bytes;
    isCut ||= step.isCut;
  }
  return { bytes, isCut };
}

/**
 * The same for a body that is still coming. Reading ends with what `decodeContent` throws, and, after what was
 * readable, with `SCRAPE_SITE_ERROR` where a compressed stream breaks off.
 */
export async function decodePieces(
  raw: Pieces,
  contentEncoding: string,
  maxBytes: number,
): Promise<Pieces> {
  let pieces = raw;
  for (const coding of codingsToUndo(contentEncoding)) {
    const begun = await withHead(pieces, 2);
    const transform = transformFor(coding, begun.head);
    pieces =
      transform === undefined
        ? begun.pieces
        : through(transform, begun.pieces, { coding, maxBytes });
  }
  return pieces;
}

/** The last one that was done comes first. */
function codingsToUndo(contentEncoding: string): readonly string[] {
  if (contentEncoding === '') return [];
  const codings = contentEncoding
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
    .filter((coding) => READ.has(coding) || UNREAD.has(coding));
  if (codings.length > MAX_CODINGS) throw broken(contentEncoding, undefined);
  return codings.reverse();
}

/** Undefined for bytes that are not what they are called. */
function transformFor(coding: string, head: Uint8Array): Transform | undefined {
  const [first = 0] = head;
  switch (coding) {
    case 'gzip':
    case 'x-gzip':
      return isGzip(head) ? zlib.createGunzip(OPTIONS) : undefined;
    case 'deflate':
      return (first & 0x0f) === 8 ? zlib.createInflate(OPTIONS) : zlib.createInflateRaw(OPTIONS);
    case 'br':
      return zlib.createBrotliDecompress(OPTIONS);
    case 'zstd':
      return zlib.createZstdDecompress(OPTIONS);
    default:
      throw unknownCoding(coding);
  }
}

const OPTIONS = { chunkSize: 65_536 };

/** True for the first bytes of a gzip file. */
export function isGzip(head: Uint8Array): boolean {
  return head[0] === 0x1f && head[1] === 0x8b;
}

/** The content of a gzip file that is still coming; ends as `decodePieces` does. */
export function gunzipPieces(pieces: Pieces, maxBytes: number): Pieces {
  return through(zlib.createGunzip(OPTIONS), pieces, { coding: 'gzip', maxBytes });
}

function through(
  transform: Transform,
  source: Pieces,
  { coding, maxBytes }: { readonly coding: string; readonly maxBytes: number },
): Pieces {
  const out = createPieces(() => {
    transform.destroy(new Error('nobody reads on'));
    source.leave();
  });
  let total = 0;
  /** Why the source broke off, which tells more than that the compressed stream then does. */
  let failure: { readonly error: unknown } | undefined;
  transform.on('data', (chunk: Uint8Array) => {
    total += chunk.length;
    if (total <= maxBytes) out.add(chunk);
    else transform.destroy(tooLarge(maxBytes));
  });
  transform.once('end', () => {
    if (failure === undefined) out.end();
    else out.fail(failure.error);
  });
  transform.on('error', (error) => {
    out.fail(failure === undefined ? broken(coding, error) : failure.error);
    source.leave();
  });
  feed(source, transform).catch((error: unknown) => {
    // what came before is still to be had
    failure = { error };
    transform.end();
  });
  return out;
}

async function feed(source: Pieces, transform: Transform): Promise<void> {
  for await (const piece of source) {
    if (transform.destroyed) return;
    if (!transform.write(piece)) await once(transform, 'drain');
  }
  transform.end();
}

async function undo(
  bytes: Uint8Array<ArrayBuffer>,
  coding: string,
  maxBytes: number,
): Promise<Decoded> {
  try {
    return { bytes: owned(await run(bytes, coding, { maxOutputLength: maxBytes })), isCut: false };
  } catch (error) {
    if (isTooLarge(error)) throw tooLarge(maxBytes);
    const ending = GZIP.has(coding) ? badEnding(error) : undefined;
    if (ending !== undefined) {
      return { bytes: await firstMember(bytes, coding, maxBytes), isCut: ending === 'doubtful' };
    }
    if (!isEarlyEnd(error)) throw broken(coding, error);
    return { bytes: await readable(bytes, coding, maxBytes), isCut: true };
  }
}

const GZIP = new Set(['gzip', 'x-gzip']);

/** What is wrong behind a gzip stream that came whole: its sum or length, or more bytes that belong to nothing. */
function badEnding(error: unknown): 'doubtful' | 'more' | undefined {
  const message = error instanceof Error ? error.message : '';
  if (/^incorrect (?:data|length) check$/.test(message)) return 'doubtful';
  return message === 'incorrect header check' ? 'more' : undefined;
}

/** The content of the first member, whatever follows it. RFC 1952 section 2.3. */
async function firstMember(
  bytes: Uint8Array<ArrayBuffer>,
  coding: string,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const [, , , flags = 0] = bytes;
  let at = 10;
  if ((flags & 4) !== 0) at += 2 + (bytes[at] ?? 0) + 256 * (bytes[at + 1] ?? 0);
  for (const text of [8, 16]) if ((flags & text) !== 0) at = bytes.indexOf(0, at) + 1;
  if ((flags & 2) !== 0) at += 2;
  try {
    return owned(await inflateRaw(bytes.subarray(at), { maxOutputLength: maxBytes }));
  } catch (error) {
    throw isTooLarge(error) ? tooLarge(maxBytes) : broken(coding, error);
  }
}

/** What can be read of a stream that breaks off. */
async function readable(
  bytes: Uint8Array<ArrayBuffer>,
  coding: string,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const { Z_SYNC_FLUSH, BROTLI_OPERATION_FLUSH, ZSTD_e_flush } = zlib.constants;
  const finishFlush =
    coding === 'br' ? BROTLI_OPERATION_FLUSH : coding === 'zstd' ? ZSTD_e_flush : Z_SYNC_FLUSH;
  try {
    return owned(await run(bytes, coding, { maxOutputLength: maxBytes, finishFlush }));
  } catch (error) {
    if (isTooLarge(error)) throw tooLarge(maxBytes);
    throw broken(coding, error);
  }
}

async function run(
  bytes: Uint8Array<ArrayBuffer>,
  coding: string,
  options: { readonly maxOutputLength: number; readonly finishFlush?: number },
): Promise<Uint8Array> {
  switch (coding) {
    case 'gzip':
    case 'x-gzip':
      if (!isGzip(bytes)) return bytes;
      return bytes.length <= SYNC_BYTES ? zlib.gunzipSync(bytes, options) : gunzip(bytes, options);
    case 'deflate':
      // Some servers send raw deflate; zlib streams have 8 in the low half of the first byte.
      return ((bytes[0] ?? 0) & 0x0f) === 8 ? inflate(bytes, options) : inflateRaw(bytes, options);
    case 'br':
      return brotli(bytes, options);
    case 'zstd':
      return zstd(bytes, options);
    default:
      throw unknownCoding(coding);
  }
}

function unknownCoding(coding: string): HearthError {
  return new HearthError(
    'SCRAPE_SITE_ERROR',
    `The site sent the page in the unknown content encoding "${coding}".`,
  );
}

/** The same bytes in an ArrayBuffer of their own. */
function owned(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer } = bytes;
  if (buffer instanceof ArrayBuffer && buffer.byteLength === bytes.byteLength) {
    return new Uint8Array(buffer);
  }
  return new Uint8Array(bytes);
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
}

function isEarlyEnd(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'Z_BUF_ERROR';
}

function broken(coding: string, cause: unknown): HearthError {
  if (cause instanceof HearthError) return cause;
  return new HearthError(
    'SCRAPE_SITE_ERROR',
    `The site’s "${coding}" compression is broken and the page could not be read. Try again.`,
    { cause },
  );
}

/** The error for a body beyond its limit. */
export function tooLarge(maxBytes: number): HearthError {
  const size =
    maxBytes >= 1_048_576
      ? `${Math.floor(maxBytes / 1_048_576).toString()} MB`
      : `${maxBytes.toString()} bytes`;
  return new HearthError(
    'SCRAPE_TOO_LARGE',
    `The page is larger than the limit of ${size}. Ask for a smaller page or raise the limit of the service (--max-body-bytes).`,
  );
}
