/**
 * Records as gzip members, compressed several at once and given back in order, many in one piece of memory.
 *
 * A member a record, so that each can be read by its offset. What is dense already gets stored blocks: compressing it
 * again costs most of the time of an export and gains nothing.
 */
import { hash } from 'node:crypto';
import type { CdxFields } from './cdxj.ts';
import { createDeflateLanes, type Deflated, type DeflateLanes } from './deflate-lanes.ts';
import { mostMemberBytes, putDeflated, putSmall, putStored, type Target } from './gzip-write.ts';
import type { PlannedRecord } from './write.ts';

/** Members one after the other. */
export interface Pack {
  readonly bytes: Uint8Array;
  readonly members: readonly Member[];
}

interface Member {
  readonly bytes: number;
  /** As it lies there: `sha256:` and hex digits. */
  readonly digest: string;
  /** Absent: not found by address. */
  readonly index: CdxFields | undefined;
}

/** Of plain bytes under way at once. */
const AHEAD_BYTES = 1_048_576;
const AHEAD = 64;
/** Such as requests: packed here in less time than another thread is told of them. */
const FEW_BYTES = 4_096;
const PACK_BYTES = 131_072;

interface Ahead {
  readonly record: PlannedRecord;
  readonly bytes: number;
  /** Undefined: packed where it is written. */
  readonly deflated: Promise<Deflated> | undefined;
}

export async function* packs(records: AsyncIterable<PlannedRecord>): AsyncGenerator<Pack> {
  let pack = openPack(PACK_BYTES);
  for await (const next of underWay(records)) {
    const deflated = await next.deflated;
    const most = mostMemberBytes(next.bytes);
    if (!pack.hasRoom(most)) {
      yield pack.done();
      pack = openPack(Math.max(PACK_BYTES, most));
    }
    pack.add(next, deflated);
  }
  yield pack.done();
}

/** Records whose bytes are being deflated while the next are read. */
async function* underWay(records: AsyncIterable<PlannedRecord>): AsyncGenerator<Ahead> {
  using lanes = createDeflateLanes();
  const ahead: Ahead[] = [];
  let bytes = 0;
  for await (const record of records) {
    const next = begin(record, lanes);
    ahead.push(next);
    bytes += next.bytes;
    while (ahead.length > AHEAD || (bytes > AHEAD_BYTES && ahead.length > 1)) {
      const first = ahead.shift();
      if (first === undefined) break;
      bytes -= first.bytes;
      yield first;
    }
  }
  yield* ahead;
}

function begin(record: PlannedRecord, lanes: DeflateLanes): Ahead {
  const { plain, isDense, index } = record;
  const bytes = plain.reduce((sum, { length }) => sum + length, 0);
  if (isDense || bytes <= FEW_BYTES) return { record, bytes, deflated: undefined };
  const deflated = lanes.deflate(plain, bytes);
  // a failure is thrown where it is awaited, in order
  deflated.catch(() => undefined);
  // its plain bytes are with the compressor
  return { record: { plain: [], isDense, ...(index && { index }) }, bytes, deflated };
}

interface OpenPack {
  readonly hasRoom: (bytes: number) => boolean;
  readonly add: (next: Ahead, deflated: Deflated | undefined) => void;
  readonly done: () => Pack;
}

function openPack(room: number): OpenPack {
  const bytes = Buffer.allocUnsafeSlow(room);
  const members: Member[] = [];
  let at = 0;
  return {
    hasRoom: (more) => at + more <= room,
    add(next, deflated) {
      const end = put({ bytes, at }, next, deflated);
      const digest = `sha256:${hash('sha256', bytes.subarray(at, end), 'hex')}`;
      members.push({ bytes: end - at, digest, index: next.record.index });
      at = end;
    },
    done: () => ({ bytes: bytes.subarray(0, at), members }),
  };
}

function put(target: Target, { record, bytes }: Ahead, deflated: Deflated | undefined): number {
  if (deflated !== undefined) return putDeflated(target, deflated, bytes);
  const { plain, isDense } = record;
  return isDense ? putStored(target, plain, bytes) : putSmall(target, plain);
}
