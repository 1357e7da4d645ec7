/** A ZIP written as told, lies included. */
import { crc32, deflateRawSync } from 'node:zlib';

export interface RawEntry {
  readonly name: string | Buffer;
  readonly data: Buffer;
  /** 0 stored (default), 8 deflated. */
  readonly method?: number;
  /** `data` is deflated already. */
  readonly isPacked?: boolean;
  readonly flags?: number;
  readonly attributes?: number;
  readonly localName?: string;
  /** What the directory says instead of the truth. */
  readonly said?: {
    readonly offset?: number;
    readonly packed?: number;
    readonly plain?: number;
    readonly extra?: Buffer;
  };
}

export interface RawEnd {
  readonly entries?: number;
  readonly offset?: number;
  readonly comment?: number;
}

export function rawZip(entries: readonly RawEntry[], end: RawEnd = {}): Buffer {
  const pieces: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const entry of entries) {
    const { method = 0, flags = 0x0800, said = {} } = entry;
    const data = method === 8 && entry.isPacked !== true ? deflateRawSync(entry.data) : entry.data;
    const name = Buffer.from(entry.name);
    const localName = Buffer.from(entry.localName ?? name);
    const crc = entry.isPacked === true ? 0 : crc32(entry.data);
    const plain = said.plain ?? entry.data.length;
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt16LE(flags, 6);
    local.writeUInt16LE(method, 8);
    local.writeUInt32LE(crc, 14);
    local.writeUInt32LE(data.length, 18);
    local.writeUInt32LE(plain >>> 0, 22);
    local.writeUInt16LE(localName.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(0x031e, 4);
    central.writeUInt16LE(20, 6);
    central.writeUInt16LE(flags, 8);
    central.writeUInt16LE(method, 10);
    central.writeUInt32LE(crc, 16);
    central.writeUInt32LE((said.packed ?? data.length) >>> 0, 20);
    central.writeUInt32LE(plain >>> 0, 24);
    central.writeUInt16LE(name.length, 28);
    central.writeUInt16LE(said.extra?.length ?? 0, 30);
    central.writeUInt32LE((entry.attributes ?? 0o100644 * 65_536) >>> 0, 38);
    central.writeUInt32LE((said.offset ?? at) >>> 0, 42);
    directory.push(central, name, said.extra ?? Buffer.alloc(0));
    pieces.push(local, localName, data);
    at += 30 + localName.length + data.length;
  }
  const central = Buffer.concat(directory);
  const last = Buffer.alloc(22);
  last.writeUInt32LE(0x06054b50, 0);
  last.writeUInt16LE(Math.min(end.entries ?? entries.length, 0xffff), 8);
  last.writeUInt16LE(Math.min(end.entries ?? entries.length, 0xffff), 10);
  last.writeUInt32LE(central.length, 12);
  last.writeUInt32LE((end.offset ?? at) >>> 0, 16);
  last.writeUInt16LE(end.comment ?? 0, 20);
  return Buffer.concat([...pieces, central, last]);
}
