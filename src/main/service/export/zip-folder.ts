/** A ZIP file that is written while its files come. Its bytes around them are those of archives/zip/layout.ts. */
import { crc32 } from 'node:zlib';
import { Deflate, strToU8 } from 'fflate';
import {
  dataDescriptor,
  endOfZip,
  fitsInZip,
  localHeader,
  type ZipEntry,
} from '../archives/zip/layout.ts';
import { HearthError } from '../domain/errors.ts';

/** Below what the format can say; it becomes its first day, 1 January 1980, so that equal files give equal bytes. */
const NO_DATE = 0;

export interface ZipFolder {
  /** A file whose content comes in pieces; one at a time. */
  file(name: string): { push(bytes: Uint8Array): void; end(): void };
  add(name: string, content: string | Uint8Array): void;
  end(): void;
  /** What was written since the last time. */
  taken(): Uint8Array[];
}

/** Text is packed; what is packed already is passed on. */
export function openZip(): ZipFolder {
  let pieces: Uint8Array[] = [];
  let written = 0;
  const entries: ZipEntry[] = [];
  const write = (piece: Uint8Array): void => {
    written += piece.length;
    pieces.push(piece);
  };
  const file: ZipFolder['file'] = (name) => {
    const method = /\.(png|jpe?g|webp)$/i.test(name) ? 'stored' : 'deflated';
    const offset = written;
    write(localHeader(name, NO_DATE, method));
    const start = written;
    const deflate = method === 'deflated' ? new Deflate({ level: 4 }, write) : undefined;
    const sum = { crc32: 0, bytes: 0 };
    return {
      push: (content) => {
        sum.crc32 = crc32(content, sum.crc32);
        sum.bytes += content.length;
        if (deflate === undefined) write(content);
        else deflate.push(content);
      },
      end: () => {
        deflate?.push(new Uint8Array(), true);
        const packed = deflate === undefined ? {} : { packedBytes: written - start };
        const entry = { name, ...sum, ...packed, offset };
        refuseTooLarge(entry);
        write(dataDescriptor(entry));
        entries.push(entry);
      },
    };
  };
  return {
    file,
    add(name, content) {
      const part = file(name);
      part.push(typeof content === 'string' ? strToU8(content) : content);
      part.end();
    },
    end: () => write(endOfZip(entries, NO_DATE)),
    taken() {
      const taken = pieces;
      pieces = [];
      return taken;
    },
  };
}

function refuseTooLarge({ name, bytes, packedBytes = bytes }: ZipEntry): void {
  if (fitsInZip(bytes) && fitsInZip(packedBytes)) return;
  throw new HearthError(
    'BAD_REQUEST',
    `${name} is larger than 4 GB, which its place in a ZIP file does not hold. Save as NDJSON or SQLite instead.`,
  );
}
