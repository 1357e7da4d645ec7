/**
 * Writes a ZIP as a stream: one entry after the other, hashed on the way, nothing held. The bytes are those of
 * layout.ts; entries may not be larger than 4 GB, the file may.
 */
import { createHash, type Hash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { dataDescriptor, endOfZip, entryEnd, localHeader, type ZipEntry } from './layout.ts';

interface WrittenFile {
  readonly name: string;
  readonly bytes: number;
  /** `sha256:` and hex digits. */
  readonly hash: string;
}

export interface ZipWriter {
  /** The entry's content passes through. */
  file(
    name: string,
    content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  ): AsyncGenerator<Uint8Array>;
  /** Every file so far. */
  files(): readonly WrittenFile[];
  end(): Uint8Array;
}

/** `at`: the instant all entries carry, ms since the epoch. */
export function createZipWriter(at: number): ZipWriter {
  const entries: ZipEntry[] = [];
  const files: WrittenFile[] = [];
  return {
    async *file(name, content) {
      const last = entries.at(-1);
      const offset = last === undefined ? 0 : entryEnd(last);
      yield localHeader(name, at);
      const sum: { crc32: number; bytes: number; hash: Hash } = {
        crc32: 0,
        bytes: 0,
        hash: createHash('sha256'),
      };
      for await (const chunk of content) {
        sum.crc32 = crc32(chunk, sum.crc32);
        sum.bytes += chunk.length;
        sum.hash.update(chunk);
        yield chunk;
      }
      const entry = { name, crc32: sum.crc32, bytes: sum.bytes, offset };
      entries.push(entry);
      files.push({ name, bytes: sum.bytes, hash: `sha256:${sum.hash.digest('hex')}` });
      yield dataDescriptor(entry);
    },
    files: () => files,
    end: () => endOfZip(entries, at),
  };
}
