/**
 * Bodies that a client packed (`Content-Encoding`), unpacked before they are parsed, up to the limit of a body: what is larger
 * is not unpacked any further. Source: RFC 9110, section 8.4.
 */
import { Readable, type Transform } from 'node:stream';
import zlib from 'node:zlib';
import type { RequestPayload } from 'fastify';
import { HearthError } from '../domain/errors.ts';
import { bodyTooLarge } from './body.ts';

const UNPACK = new Map<string, () => Transform>([
  ['gzip', zlib.createGunzip],
  ['x-gzip', zlib.createGunzip],
  ['deflate', zlib.createInflate],
  ['br', zlib.createBrotliDecompress],
  ['zstd', zlib.createZstdDecompress],
]);

/** The body to be parsed. Throws `BAD_REQUEST` for a coding nobody here knows; reading throws that or `BODY_TOO_LARGE`. */
export function unpacked(payload: RequestPayload, coding: string, most: number): RequestPayload {
  const name = coding.trim().toLowerCase();
  if (name === '' || name === 'identity') return payload;
  const create = UNPACK.get(name);
  if (create === undefined) {
    throw bad(
      `The body is packed as "${name}"; send it as it is, or as gzip, deflate, br or zstd.`,
    );
  }
  const transform = create();
  // told by whoever reads it; of a body that nobody reads any more it must not end the service
  transform.on('error', () => undefined);
  const pieces = piecesOf(transform, name, most);
  const body = Object.assign(Readable.from(pieces, { objectMode: false }), {
    receivedEncodedLength: 0,
  });
  payload.on('data', (chunk: Uint8Array) => {
    body.receivedEncodedLength += chunk.length;
  });
  payload.once('error', (error) => transform.destroy(error));
  payload.pipe(transform);
  return body;
}

async function* piecesOf(
  transform: Transform,
  name: string,
  most: number,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  try {
    for await (const piece of transform as AsyncIterable<Uint8Array>) {
      bytes += piece.length;
      if (bytes > most) throw bodyTooLarge();
      yield piece;
    }
  } catch (error) {
    // of the packing; the connection has its own
    const isPacking = error instanceof Error && 'errno' in error && !('syscall' in error);
    throw isPacking ? bad(`The body is not ${name}, as Content-Encoding says.`, error) : error;
  }
}

const bad = (message: string, cause?: unknown): HearthError =>
  new HearthError('BAD_REQUEST', message, cause === undefined ? {} : { cause });
