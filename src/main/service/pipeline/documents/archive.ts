/**
 * ZIP containers of office files: measured first, then only the wanted parts are unpacked.
 *
 * What an archive says of its sizes may be untrue: no part is unpacked further than it says. Readers that unpack by
 * themselves do, so they are given the parts packed anew.
 */
import type * as Fflate from 'fflate';
import { HearthError } from '../../domain/errors.ts';
import { load, onFirstUse } from '../on-first-use.ts';

const fflate = onFirstUse(() => load('fflate') as typeof Fflate);

/** Most bytes the parts of one file may have unpacked. */
const MAX_UNPACKED_BYTES = 200 * 1024 * 1024;

/**
 * The parts whose names `wanted` accepts. Throws `SCRAPE_UNSUPPORTED_FILE_ERROR` when the archive is
 * damaged or would unpack to more than 200 MB.
 */
export function unpack(
  bytes: Uint8Array,
  wanted: (name: string) => boolean,
): ReadonlyMap<string, Uint8Array> {
  const sizes = { total: 0 };
  const parts = tryUnpack(bytes, ({ name, originalSize }) => {
    if (!wanted(name)) return false;
    sizes.total += originalSize;
    return sizes.total <= MAX_UNPACKED_BYTES;
  });
  if (sizes.total <= MAX_UNPACKED_BYTES) return new Map(Object.entries(parts));
  throw new HearthError(
    'SCRAPE_UNSUPPORTED_FILE_ERROR',
    'The file unpacks to more than 200 MB and was not read.',
  );
}

function tryUnpack(bytes: Uint8Array, filter: Fflate.UnzipFileFilter): Record<string, Uint8Array> {
  try {
    return fflate().unzipSync(bytes, { filter });
  } catch (error) {
    throw new HearthError(
      'SCRAPE_UNSUPPORTED_FILE_ERROR',
      'The file is damaged: its archive cannot be opened.',
      { cause: error },
    );
  }
}

/** The parts in an archive of their own, as they are (not compressed), for readers that take archives only. */
export function packed(parts: ReadonlyMap<string, Uint8Array>): Uint8Array {
  return fflate().zipSync(Object.fromEntries(parts), { level: 0 });
}

/** A part as text, or an empty string when the archive has none of that name. */
export function partText(parts: ReadonlyMap<string, Uint8Array>, name: string): string {
  const part = parts.get(name);
  return part === undefined ? '' : new TextDecoder().decode(part);
}
