/** Texts as arrays of UTF-16: reading those is several times faster than asking a string for its characters. */

/** Longest text whose buffer is kept for the next one. */
const MOST_KEPT = 1 << 20;

export class CharBuffer {
  #bytes = Buffer.alloc(0);

  /** The characters of a text, and a 0 behind them. They stand until the next call. */
  of(text: string): Uint16Array {
    const { length } = text;
    const bytes = this.#bytesFor(length * 2 + 2);
    bytes.write(text, 'utf16le');
    const chars = new Uint16Array(bytes.buffer, bytes.byteOffset, length + 1);
    chars[length] = 0;
    return chars;
  }

  #bytesFor(count: number): Buffer {
    if (count <= this.#bytes.length) return this.#bytes;
    const bytes = Buffer.allocUnsafeSlow(Math.max(count, 4_096));
    if (count <= MOST_KEPT * 2) this.#bytes = bytes;
    return bytes;
  }
}
