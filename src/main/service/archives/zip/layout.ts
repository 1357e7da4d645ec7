/**
 * The bytes of every ZIP file Hearth writes, around its contents: sizes behind the data, as many files and bytes as there
 * are (ZIP64), each below 4 GB.
 *
 * One function per structure, used for writing and for proving: a container whose structures are not exactly these
 * bytes was changed, which is how a flipped byte outside all contents is found. Source: APPNOTE.TXT 6.3.10, 4.3 and 4.5.
 */

/** Whether contents lie there as they are, or deflated. */
export type ZipMethod = 'stored' | 'deflated';

export interface ZipEntry {
  readonly name: string;
  readonly crc32: number;
  readonly bytes: number;
  /** As it lies there, where it is deflated. */
  readonly packedBytes?: number;
  /** Where its local header begins. */
  readonly offset: number;
}

const UTF8_AND_DESCRIPTOR = 0x0808;
const PLAIN_VERSION = 20;
const ZIP64_VERSION = 45;
/** Unix, 3.0. */
const MADE_BY = 0x031e;
const REGULAR_FILE = 0o100644 * 65_536;
const MOST_32 = 0xffff_ffff;
const MOST_16 = 0xffff;
const METHODS: Readonly<Record<ZipMethod, number>> = { stored: 0, deflated: 8 };

/** The file at one instant (ms since the epoch), in UTC. */
export function localHeader(name: string, at: number, method: ZipMethod = 'stored'): Buffer {
  const bytes = Buffer.from(name, 'utf8');
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(PLAIN_VERSION, 4);
  header.writeUInt16LE(UTF8_AND_DESCRIPTOR, 6);
  header.writeUInt16LE(METHODS[method], 8);
  header.writeUInt32LE(dosTime(at), 10);
  header.writeUInt16LE(bytes.length, 26);
  return Buffer.concat([header, bytes]);
}

/** Whether a file's place has room for so many bytes. */
export function fitsInZip(bytes: number): boolean {
  return bytes <= MOST_32;
}

/** Contents above 4 GB are never written as one entry: sizes of 32 bits. */
export function dataDescriptor({
  crc32,
  bytes,
  packedBytes = bytes,
}: Pick<ZipEntry, 'crc32' | 'bytes' | 'packedBytes'>): Buffer {
  const descriptor = Buffer.alloc(16);
  descriptor.writeUInt32LE(0x08074b50, 0);
  descriptor.writeUInt32LE(crc32, 4);
  descriptor.writeUInt32LE(packedBytes, 8);
  descriptor.writeUInt32LE(bytes, 12);
  return descriptor;
}

/** Central directory and end of the file. */
export function endOfZip(entries: readonly ZipEntry[], at: number): Buffer {
  const last = entries.at(-1);
  const start = last === undefined ? 0 : entryEnd(last);
  const directory = Buffer.concat(entries.map((entry) => centralHeader(entry, at)));
  // a field of ones says: look into the larger form
  const isLarge = start >= MOST_32 || directory.length >= MOST_32 || entries.length >= MOST_16;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(entries.length, MOST_16), 8);
  end.writeUInt16LE(Math.min(entries.length, MOST_16), 10);
  end.writeUInt32LE(Math.min(directory.length, MOST_32), 12);
  end.writeUInt32LE(Math.min(start, MOST_32), 16);
  const large = isLarge ? [largeEnd(entries.length, directory.length, start)] : [];
  return Buffer.concat([directory, ...large, end]);
}

/** Where the next entry begins. */
export function entryEnd({ name, bytes, packedBytes = bytes, offset }: ZipEntry): number {
  return offset + 30 + Buffer.byteLength(name) + packedBytes + 16;
}

function centralHeader(entry: ZipEntry, at: number): Buffer {
  const { name, crc32, bytes, packedBytes, offset } = entry;
  const nameBytes = Buffer.from(name, 'utf8');
  const isFar = offset >= MOST_32;
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(MADE_BY, 4);
  header.writeUInt16LE(isFar ? ZIP64_VERSION : PLAIN_VERSION, 6);
  header.writeUInt16LE(UTF8_AND_DESCRIPTOR, 8);
  header.writeUInt16LE(METHODS[packedBytes === undefined ? 'stored' : 'deflated'], 10);
  header.writeUInt32LE(dosTime(at), 12);
  header.writeUInt32LE(crc32, 16);
  header.writeUInt32LE(packedBytes ?? bytes, 20);
  header.writeUInt32LE(bytes, 24);
  header.writeUInt16LE(nameBytes.length, 28);
  header.writeUInt16LE(isFar ? 12 : 0, 30);
  header.writeUInt32LE(REGULAR_FILE, 38);
  header.writeUInt32LE(Math.min(offset, MOST_32), 42);
  const extra = Buffer.alloc(isFar ? 12 : 0);
  if (isFar) {
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(8, 2);
    extra.writeBigUInt64LE(BigInt(offset), 4);
  }
  return Buffer.concat([header, nameBytes, extra]);
}

/** ZIP64 end of central directory and its locator. */
function largeEnd(entries: number, directoryBytes: number, start: number): Buffer {
  const end = Buffer.alloc(76);
  end.writeUInt32LE(0x06064b50, 0);
  end.writeBigUInt64LE(44n, 4);
  end.writeUInt16LE(MADE_BY, 12);
  end.writeUInt16LE(ZIP64_VERSION, 14);
  end.writeBigUInt64LE(BigInt(entries), 24);
  end.writeBigUInt64LE(BigInt(entries), 32);
  end.writeBigUInt64LE(BigInt(directoryBytes), 40);
  end.writeBigUInt64LE(BigInt(start), 48);
  end.writeUInt32LE(0x07064b50, 56);
  end.writeBigUInt64LE(BigInt(start + directoryBytes), 64);
  end.writeUInt32LE(1, 72);
  return end;
}

/** Time in the low half, date in the high one; 1980 to 2107, UTC so that the bytes are the same everywhere. */
function dosTime(at: number): number {
  const date = new Date(at);
  const year = Math.min(Math.max(date.getUTCFullYear(), 1980), 2107);
  const day = ((year - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate();
  const time =
    (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1);
  return ((day << 16) | time) >>> 0;
}
