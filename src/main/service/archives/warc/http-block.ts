/**
 * The HTTP message in a record, as somebody else wrote it: head and body, with transfer and content coding undone.
 *
 * What the head says of the body need not be so: a body that is not coded as said is taken as it lies. Source:
 * RFC 9112 (message, chunked), RFC 9110 8.4 (content codings).
 */
import {
  brotliDecompressSync,
  gunzipSync,
  inflateRawSync,
  inflateSync,
  zstdDecompressSync,
} from 'node:zlib';
import type { HeaderFields } from '../../ports/archive.ts';

export interface HttpBlock {
  /** First line of the message. */
  readonly start: string;
  /** Names in lower case. */
  readonly headers: HeaderFields;
  readonly body: Buffer;
}

export interface DecodedBody {
  /** As received, without chunks, and decoded: a digest may be of any. */
  readonly forms: readonly Buffer[];
  /** Undefined: larger than a body may be. */
  readonly body: Buffer | undefined;
}

const MOST_HEAD_BYTES = 262_144;
const MOST_CODINGS = 4;

/** Undefined when there is no head. */
export function httpBlockOf(block: Buffer): HttpBlock | undefined {
  const text = block.subarray(0, MOST_HEAD_BYTES).toString('latin1');
  const end = /\r?\n\r?\n/.exec(text);
  const isAllHead =
    end === null && block.length <= MOST_HEAD_BYTES && /^(?:HTTP\/|[A-Z]+ )/.test(text);
  if (end === null && !isAllHead) return undefined;
  const headEnd = end === null ? block.length : end.index;
  const [start = '', ...lines] = headText(block.subarray(0, headEnd))
    .replaceAll(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/);
  const headers = lines.flatMap((line): HeaderFields => {
    const colon = line.indexOf(':');
    if (colon <= 0) return [];
    return [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]];
  });
  return { start, headers, body: block.subarray(end === null ? headEnd : headEnd + end[0].length) };
}

export function fieldOf(headers: HeaderFields, name: string): string {
  return headers.find(([known]) => known === name)?.[1] ?? '';
}

/** UTF-8 where it is, else Latin-1. */
function headText(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return bytes.toString('latin1');
  }
}

export function decodedBody({ headers, body }: HttpBlock, mostBytes: number): DecodedBody {
  const whole = /chunked/i.test(fieldOf(headers, 'transfer-encoding'))
    ? (withoutChunks(body) ?? body)
    : body;
  const codings = fieldOf(headers, 'content-encoding').toLowerCase().split(',', MOST_CODINGS);
  let decoded: Buffer | undefined = whole;
  for (const coding of codings.reverse()) {
    if (decoded !== undefined) decoded = decodedOnce(decoded, coding.trim(), mostBytes);
  }
  const forms = [...new Set([body, whole, ...(decoded === undefined ? [] : [decoded])])];
  return { forms, body: decoded };
}

function decodedOnce(bytes: Buffer, coding: string, mostBytes: number): Buffer | undefined {
  const options = { maxOutputLength: mostBytes, chunkSize: 262_144 };
  try {
    switch (coding) {
      case 'gzip':
      case 'x-gzip':
        return gunzipSync(bytes, options);
      case 'deflate':
        return bytes[0] === 0x78 ? inflateSync(bytes, options) : inflateRawSync(bytes, options);
      case 'br':
        return brotliDecompressSync(bytes, options);
      case 'zstd':
        return zstdDecompressSync(bytes, options);
      default:
        return bytes;
    }
  } catch (error) {
    const isLarge =
      error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    // writers that store decoded bodies often leave the field that says otherwise
    return isLarge ? undefined : bytes;
  }
}

/** Undefined when the body is not in chunks. */
function withoutChunks(body: Buffer): Buffer | undefined {
  const pieces: Buffer[] = [];
  for (let at = 0; at < body.length;) {
    const line = body.subarray(at, at + 300).toString('latin1');
    const size = /^([0-9a-f]{1,8})[ \t]*(?:;[^\r\n]*)?\r?\n/i.exec(line);
    if (size === null) return undefined;
    const bytes = Number.parseInt(size[1] ?? '', 16);
    at += size[0].length;
    if (bytes === 0) return Buffer.concat(pieces);
    if (at + bytes > body.length) return undefined;
    pieces.push(body.subarray(at, at + bytes));
    at += bytes;
    at += /^\r?\n/.exec(body.subarray(at, at + 2).toString('latin1'))?.[0].length ?? 0;
  }
  return undefined;
}
