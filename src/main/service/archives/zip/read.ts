/**
 * Opens a ZIP of unknown origin: its directory is read and judged, its entries are handed out by name. Nothing is
 * ever unpacked to a path of the archive's choosing.
 *
 * Refused as a whole: directories that lie (overlapping entries, sizes beyond the file), bombs, a million entries.
 * Refused alone, with the reason: entries with unsafe names, links, encrypted and doubled ones.
 */
import { randomUUID } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import type { ArchiveFinding } from '../../ports/archive.ts';
import { refusal, type Budget } from '../limits.ts';
import type { ByteRange } from '../range.ts';

export interface OpenZip extends AsyncDisposable {
  /** Usable entries by name. */
  readonly entries: ReadonlyMap<string, Entry>;
  readonly refused: readonly ArchiveFinding[];
  /** Names in the order of the directory, refused ones too. */
  readonly names: readonly string[];
  readonly file: FileHandle;
  /** The entry's content: where it lies when it is not compressed, else unpacked to a file that goes with the ZIP. */
  range(entry: Entry, name: string): Promise<ByteRange>;
}

const SMALL_BYTES = 1_048_576;
const LINK = 0o120000;
const FILE_TYPE = 0o170000;

/** Throws `PARSE_UNREADABLE_FILE`. `folder`: for entries that must be unpacked. */
export async function openZip(path: string, folder: string, budget: Budget): Promise<OpenZip> {
  const zip = await openPromise(path, {
    autoClose: false,
    decodeStrings: false,
    validateEntrySizes: true,
  }).catch((error: unknown) => {
    throw refusal(`The file is no whole ZIP archive (${messageOf(error)})`, error);
  });
  try {
    const directory = await readDirectory(zip, budget);
    const file = await open(path, 'r');
    const unpacked: { readonly file: FileHandle; readonly path: string }[] = [];
    return {
      ...directory,
      file,
      range: (entry, name) =>
        entry.compressionMethod === 0
          ? storedRange(zip, entry, { name, file })
          : unpackedRange(entry, name),
      async [Symbol.asyncDispose]() {
        zip.close();
        await file.close();
        for (const one of unpacked) {
          await one.file.close();
          await rm(one.path, { force: true });
        }
      },
    };

    async function unpackedRange(entry: Entry, name: string): Promise<ByteRange> {
      const target = join(folder, `entry-${randomUUID()}`);
      const copy = await open(target, 'wx+', 0o600);
      unpacked.push({ file: copy, path: target });
      let end = 0;
      try {
        for await (const chunk of await zip.openReadStreamPromise(entry)) {
          const bytes = Buffer.from(chunk);
          budget.spend(bytes.length);
          await copy.write(bytes);
          end += bytes.length;
        }
      } catch (error) {
        throw refusal(
          `"${shown(name)}" in the archive cannot be unpacked (${messageOf(error)})`,
          error,
        );
      }
      return { name, file: copy, start: 0, end };
    }
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function storedRange(
  zip: ZipFile,
  entry: Entry,
  { name, file }: { readonly name: string; readonly file: FileHandle },
): Promise<ByteRange> {
  const header = await zip.readLocalFileHeaderPromise(entry).catch((error: unknown) => {
    throw refusal(`"${shown(name)}" in the archive has no beginning (${messageOf(error)})`, error);
  });
  if (!header.fileName.equals(nameBytes(entry))) {
    throw refusal(`"${shown(name)}" has another name in the archive's directory than at its place`);
  }
  const start = header.fileDataStart;
  return { name, file, start, end: Math.min(start + entry.compressedSize, zip.fileSize) };
}

type Directory = Pick<OpenZip, 'entries' | 'refused' | 'names'>;

async function readDirectory(zip: ZipFile, budget: Budget): Promise<Directory> {
  if (zip.entryCount > budget.limits.entries) {
    throw refusal(`The archive holds more than ${budget.limits.entries} entries`);
  }
  const entries = new Map<string, Entry>();
  const refused: ArchiveFinding[] = [];
  const names: string[] = [];
  const places: (readonly [start: number, end: number])[] = [];
  let unpacked = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      budget.checkTime();
      const name = nameBytes(entry).toString('utf8');
      names.push(name);
      places.push(placeOf(entry));
      unpacked += entry.uncompressedSize;
      if (unpacked > budget.limits.unpackedBytes || isBomb(entry, budget.limits.ratio)) {
        throw refusal(`"${shown(name)}" unpacks to far more than an archive holds (a zip bomb)`);
      }
      const why = name.endsWith('/') ? undefined : reasonAgainst(entry, name, entries);
      if (why !== undefined) {
        if (refused.length < 1000) refused.push({ where: shown(name), what: why });
      } else if (!name.endsWith('/')) entries.set(name, entry);
    }
  } catch (error) {
    if (error instanceof Error && error.name === 'HearthError') throw error;
    throw refusal(`The archive's directory is damaged (${messageOf(error)})`, error);
  }
  checkPlaces(places, zip.fileSize);
  return { entries, refused, names };
}

/** Without the local header's extra field, whose length only the place itself tells. */
function placeOf(entry: Entry): readonly [number, number] {
  const start = entry.relativeOffsetOfLocalHeader;
  return [start, start + 30 + nameBytes(entry).length + entry.compressedSize];
}

function checkPlaces(places: (readonly [number, number])[], fileSize: number): void {
  places.sort(([one], [other]) => one - other);
  let before = 0;
  for (const [start, end] of places) {
    if (start < before) throw refusal('Entries of the archive overlap');
    if (end > fileSize) throw refusal('An entry of the archive ends behind the end of the file');
    before = end;
  }
}

function isBomb({ uncompressedSize, compressedSize }: Entry, ratio: number): boolean {
  return uncompressedSize > SMALL_BYTES && uncompressedSize > compressedSize * ratio;
}

function reasonAgainst(
  entry: Entry,
  name: string,
  known: ReadonlyMap<string, Entry>,
): string | undefined {
  if (/^[/\\]|^[a-z]:|\\|\0/i.test(name) || name.split('/').includes('..')) {
    return 'its name leads out of the archive';
  }
  if (((entry.externalFileAttributes >>> 16) & FILE_TYPE) === LINK) return 'it is a link';
  if (entry.isEncrypted()) return 'it is encrypted';
  if (!entry.canDecodeFileData()) return 'it is packed in a way that is not read';
  return known.has(name) ? 'a file of this name was there before' : undefined;
}

/** yauzl gives names as bytes when it is told not to decode them; its types know text only. */
function nameBytes(entry: Entry): Buffer {
  return entry.fileNameRaw;
}

/** A name from outside in a message: short, without control and direction characters. */
export function shown(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, '\ufffd').slice(0, 120);
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
