/**
 * WARC records out of a file of unknown origin, compressed a record at a time or not at all.
 *
 * A damaged record is said and passed over: reading goes on at the next thing that looks like a record. Bodies above
 * the limit are counted, not held. Source: WARC 1.0 and 1.1; files gzipped as one piece are unpacked by the caller
 * (`hasFullMembers`).
 */
import type { Budget } from '../limits.ts';
import { chunksOf, readAt, type ByteRange } from '../range.ts';
import { isGzip, readMember, type Sink } from './gzip-member.ts';

export interface WarcRecord {
  readonly offset: number;
  /** Bytes in the file. */
  readonly length: number;
  /** Names in lower case; of repeated ones the first. */
  readonly fields: ReadonlyMap<string, string>;
  /** Undefined: larger than a body may be. */
  readonly block: Buffer | undefined;
}

export type WarcItem =
  | { readonly kind: 'record'; readonly record: WarcRecord }
  | { readonly kind: 'damage'; readonly offset: number; readonly what: string };

/** With an address that is as long as browsers take one, escaped. */
export const HEAD_BYTES = 4_194_304;
/** Nearly all heads are shorter. */
const SHORT_HEAD_BYTES = 2048;
const MOST_DAMAGES = 100;
/** Between records; two line ends by the standard. */
const MOST_GAP_BYTES = 64;
const VERSION = /^WARC\/(?:0\.1[6-8]|1\.[01])\r?\n/;
const GZIP_MAGIC = Buffer.from([0x1f, 0x8b, 0x08]);
const PLAIN_START = Buffer.from('WARC/');

export async function* readRecords(range: ByteRange, budget: Budget): AsyncGenerator<WarcItem> {
  const size = range.end - range.start;
  let damages = 0;
  for (let offset = 0; offset < size;) {
    budget.checkTime();
    const read = await readRecord(range, offset, budget);
    if (read.kind === 'record') {
      budget.countRecord();
      yield read;
      offset += read.record.length;
      continue;
    }
    yield read;
    damages += 1;
    if (damages >= MOST_DAMAGES) return;
    offset = await nextStart(range, offset + 1, budget);
  }
}

/** The record at `offset`. */
export async function readRecord(
  range: ByteRange,
  offset: number,
  budget: Budget,
): Promise<WarcItem> {
  const start = await readAt(range, offset, 4);
  return isGzip(start) ? zippedRecord(range, offset, budget) : plainRecord(range, offset, budget);
}

/** Members looked into: the first may hold what is said of the file, and nothing else. */
const FIRST_MEMBERS = 3;

/** Whether gzip members hold several records, against the standard: mostly the whole file is one. */
export async function hasFullMembers(range: ByteRange, budget: Budget): Promise<boolean> {
  let offset = 0;
  for (let member = 0; member < FIRST_MEMBERS; member += 1) {
    const taken = taker(budget);
    const end = await readMember(range, offset, taken.sink, budget);
    if (taken.rest() > 0) return true;
    if (end.kind !== 'whole') return false;
    offset += end.length;
  }
  return false;
}

async function zippedRecord(range: ByteRange, offset: number, budget: Budget): Promise<WarcItem> {
  const taken = taker(budget);
  const end = await readMember(range, offset, taken.sink, budget);
  if (end.kind === 'damaged') return { kind: 'damage', offset, what: end.what };
  const head = taken.head();
  if (head === undefined) return { kind: 'damage', offset, what: 'it does not begin as a record' };
  if (end.kind === 'stopped' || taken.rest() > 0) {
    return { kind: 'damage', offset, what: 'it is longer than it says' };
  }
  if (taken.isShort()) return { kind: 'damage', offset, what: 'it is shorter than it says' };
  const { fields } = head;
  return { kind: 'record', record: { offset, length: end.length, fields, block: taken.block() } };
}

async function plainRecord(range: ByteRange, offset: number, budget: Budget): Promise<WarcItem> {
  const head =
    headOf(await readAt(range, offset, SHORT_HEAD_BYTES)) ??
    headOf(await readAt(range, offset, HEAD_BYTES));
  if (head === undefined) return { kind: 'damage', offset, what: 'it does not begin as a record' };
  const length = head.length + head.blockBytes;
  if (offset + length > range.end - range.start) {
    return { kind: 'damage', offset, what: 'the file ends within it' };
  }
  const isHeld = head.blockBytes <= budget.limits.bodyBytes;
  budget.spend(isHeld ? head.blockBytes : 0);
  const block = isHeld ? await readAt(range, offset + head.length, head.blockBytes) : undefined;
  const gap = await readAt(range, offset + length, MOST_GAP_BYTES);
  const blank = /^(?:\r?\n)+/.exec(gap.toString('latin1'))?.[0].length ?? 0;
  return {
    kind: 'record',
    record: { offset, length: length + blank, fields: head.fields, block },
  };
}

interface Head {
  readonly fields: ReadonlyMap<string, string>;
  readonly length: number;
  readonly blockBytes: number;
}

function headOf(bytes: Buffer): Head | undefined {
  const text = bytes.subarray(0, HEAD_BYTES).toString('latin1');
  const version = VERSION.exec(text);
  const end = /\r?\n\r?\n/.exec(text);
  if (version === null || end === null) return undefined;
  const lines = new TextDecoder()
    .decode(bytes.subarray(version[0].length, end.index))
    .replaceAll(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/);
  const fields = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).trim().toLowerCase();
    if (colon > 0 && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim());
  }
  const said = fields.get('content-length') ?? '';
  if (!/^\d{1,15}$/.test(said)) return undefined;
  return { fields, length: end.index + end[0].length, blockBytes: Number(said) };
}

/** Takes a member apart while it is unpacked: head, then as much of the block as may be held, then what is too much. */
function taker(budget: Budget): {
  readonly sink: Sink;
  readonly head: () => Head | undefined;
  readonly block: () => Buffer | undefined;
  /** Bytes behind the record and its two line ends. */
  readonly rest: () => number;
  readonly isShort: () => boolean;
} {
  let start = Buffer.alloc(0);
  let head: Head | undefined;
  let isBroken = false;
  let block: Buffer | undefined;
  const seen = { block: 0, rest: 0 };

  function begin(chunk: Buffer): Buffer {
    start = Buffer.concat([start, chunk]);
    head = headOf(start);
    if (head === undefined) {
      isBroken = start.length >= HEAD_BYTES;
      return Buffer.alloc(0);
    }
    if (head.blockBytes <= budget.limits.bodyBytes) block = Buffer.allocUnsafe(head.blockBytes);
    return start.subarray(head.length);
  }

  return {
    head: () => head,
    block: () => block,
    rest: () => Math.max(0, seen.rest - 4),
    isShort: () => head === undefined || seen.block < head.blockBytes,
    sink(chunk: Buffer): boolean {
      const bytes = head === undefined ? begin(chunk) : chunk;
      if (head === undefined) return !isBroken;
      const mine = Math.min(bytes.length, head.blockBytes - seen.block);
      if (block !== undefined) bytes.copy(block, seen.block, 0, mine);
      seen.block += mine;
      seen.rest += bytes.length - mine;
      return seen.rest <= 4;
    },
  };
}

/** Where the next record may begin, or the end. */
async function nextStart(range: ByteRange, from: number, budget: Budget): Promise<number> {
  // a stored gzip member shows the text of its record: in a compressed file only members count
  const start = isGzip(await readAt(range, 0, 3)) ? GZIP_MAGIC : PLAIN_START;
  let at = from;
  let tail = Buffer.alloc(0);
  for await (const chunk of chunksOf(range, from)) {
    budget.checkTime();
    const bytes = Buffer.concat([tail, chunk]);
    const base = at - tail.length;
    const found = bytes.indexOf(start);
    if (found >= 0) return base + found;
    at += chunk.length;
    tail = bytes.subarray(-4);
  }
  return range.end - range.start;
}
