/** Texts as arrays of UTF-16: reading those is several times faster than asking a string for its characters. */

/** Longest text whose buffer is kept for the next one. */
const MOST_KEPT = 1 << 20;

export class CharBuffer {
  #bytes = Buffer.alloc(0);

  /** The characters of a text. They stand until the next call. */
  of(text: string): Uint16Array {
    const bytes = this.#bytesFor(text.length * 2);
    bytes.write(text, 'utf16le');
    return new Uint16Array(bytes.buffer, bytes.byteOffset, text.length);
  }

  #bytesFor(count: number): Buffer {
    if (count <= this.#bytes.length) return this.#bytes;
    const bytes = Buffer.allocUnsafeSlow(Math.max(count, 4_096));
    if (count <= MOST_KEPT * 2) this.#bytes = bytes;
    return bytes;
  }
}
