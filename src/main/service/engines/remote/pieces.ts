/**
 * The answer to a call between services as pieces on one stream: four bytes of length, a MAC, a value as V8 writes it.
 * What is read was signed piece by piece, each in its place.
 */
import { timingSafeEqual } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { pieceMac } from './signature.ts';

const LENGTH_BYTES = 4;
const MAC_BYTES = 32;
const HEAD_BYTES = LENGTH_BYTES + MAC_BYTES;
/** More is no answer of ours. */
const MOST_BYTES = 0x7f_ff_ff_ff;

/** Writes values as pieces of the answer to the call `nonce`. */
export function pieceWriter(
  secret: string,
  nonce: string,
  write: (piece: Uint8Array) => void,
): (value: unknown) => void {
  let nth = 0;
  return (value) => {
    const piece = serialize(value);
    const head = Buffer.alloc(LENGTH_BYTES);
    head.writeUInt32BE(piece.length);
    write(Buffer.concat([head, pieceMac(secret, nonce, { nth, piece }), piece]));
    nth += 1;
  };
}

/** The values of a stream, as they come. Throws for what is not signed, and where the stream ends within a piece. */
export async function* readPieces(
  secret: string,
  nonce: string,
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator {
  const buffer = new Chunks();
  let nth = 0;
  for await (const chunk of chunks) {
    buffer.add(chunk);
    for (let piece = take(buffer); piece !== undefined; piece = take(buffer)) {
      const right = pieceMac(secret, nonce, { nth, piece: piece.value });
      if (!timingSafeEqual(right, piece.mac))
        throw new Error('a piece of its answer is not signed');
      nth += 1;
      yield deserialize(piece.value);
    }
  }
  if (buffer.length > 0) throw new Error('its answer ended too early');
}

function take(
  buffer: Chunks,
): { readonly mac: Uint8Array; readonly value: Uint8Array } | undefined {
  if (buffer.length < HEAD_BYTES) return undefined;
  const length = buffer.peek(LENGTH_BYTES).readUInt32BE();
  if (length > MOST_BYTES) throw new Error('a piece of its answer is too long');
  if (buffer.length < HEAD_BYTES + length) return undefined;
  const whole = buffer.take(HEAD_BYTES + length);
  return { mac: whole.subarray(LENGTH_BYTES, HEAD_BYTES), value: whole.subarray(HEAD_BYTES) };
}

/** Bytes that came and were not read yet; joined only when a piece is whole. */
class Chunks {
  length = 0;
  #chunks: Uint8Array[] = [];

  add(chunk: Uint8Array): void {
    this.#chunks.push(chunk);
    this.length += chunk.length;
  }

  peek(bytes: number): Buffer {
    const [first] = this.#chunks;
    if (first !== undefined && first.length >= bytes) return asBuffer(first).subarray(0, bytes);
    return this.#joined().subarray(0, bytes);
  }

  take(bytes: number): Buffer {
    const all = this.#joined();
    this.length -= bytes;
    this.#chunks = this.length === 0 ? [] : [all.subarray(bytes)];
    return all.subarray(0, bytes);
  }

  #joined(): Buffer {
    const [first] = this.#chunks;
    const all =
      first !== undefined && this.#chunks.length === 1
        ? asBuffer(first)
        : Buffer.concat(this.#chunks);
    this.#chunks = [all];
    return all;
  }
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
