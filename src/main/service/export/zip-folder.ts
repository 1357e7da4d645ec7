/** A ZIP file that is written while its files come. Limits of the format without its 64-bit form: 65,535 files, 4 GB. */
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { HearthError } from '../domain/errors.ts';

export const MOST_ZIP_FILES = 65_535;
const MOST_ZIP_BYTES = 0xffff_ffff;

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
  let bytes = 0;
  let files = 0;
  const zip = new Zip((error, piece) => {
    if (error !== null) throw error;
    bytes += piece.length;
    if (bytes > MOST_ZIP_BYTES) throw tooMuch();
    pieces.push(piece);
  });
  const open = (name: string): ZipDeflate | ZipPassThrough => {
    files += 1;
    if (files > MOST_ZIP_FILES) throw tooMuch();
    const file = /\.(png|jpe?g|webp)$/i.test(name)
      ? new ZipPassThrough(name)
      : new ZipDeflate(name, { level: 4 });
    zip.add(file);
    return file;
  };
  return {
    file(name) {
      const file = open(name);
      return {
        push: (content) => file.push(content),
        end: () => file.push(new Uint8Array(), true),
      };
    },
    add(name, content) {
      open(name).push(typeof content === 'string' ? strToU8(content) : content, true);
    },
    end: () => zip.end(),
    taken() {
      const taken = pieces;
      pieces = [];
      return taken;
    },
  };
}

function tooMuch(): HearthError {
  return new HearthError(
    'BAD_REQUEST',
    'This is more than a ZIP file holds (65,535 files, 4 GB). Save the documents as NDJSON instead.',
  );
}
