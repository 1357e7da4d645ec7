/**
 * Memory of bytes that nobody reads any more.
 *
 * An ArrayBuffer lies outside V8's heap and is freed only when a collection finds it gone; a crawl makes
 * hundreds of kilobytes a page, which piles up to a hundred megabytes between two collections.
 */

/**
 * Gives the memory back at once; the bytes are empty afterwards. Only for bytes whose buffer nobody else
 * reads. Views of a part of a buffer, as Node makes small ones, are left to the collector.
 */
export function release(bytes: Uint8Array): void {
  const { buffer, byteLength } = bytes;
  const isWhole =
    byteLength > 0 && buffer.byteLength === byteLength && byteLength !== Buffer.poolSize;
  if (isWhole && buffer instanceof ArrayBuffer) buffer.transfer(0);
}
