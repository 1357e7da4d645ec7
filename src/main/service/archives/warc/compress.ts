/**
 * Records as gzip members, compressed several at once and given back in order.
 *
 * A member a record, so that each can be read by its offset. What is dense already gets stored blocks: compressing it
 * again costs most of the time of an export and gains nothing.
 */
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { PlannedRecord } from './write.ts';

export interface Member {
  readonly bytes: Uint8Array;
  /** `sha256:` and hex digits of `bytes`. */
  readonly digest: string;
  readonly record: PlannedRecord;
}

const compress = promisify(gzip);
/** Of plain bytes under way at once. */
const AHEAD_BYTES = 16_777_216;
const AHEAD = 64;
const LEVEL = 6;

export async function* members(records: AsyncIterable<PlannedRecord>): AsyncGenerator<Member> {
  const ahead: { readonly bytes: number; readonly member: Promise<Member> }[] = [];
  let bytes = 0;
  for await (const record of records) {
    const size = record.plain.reduce((sum, piece) => sum + piece.length, 0);
    const member = memberOf(record);
    // a failure is thrown where it is awaited, in order
    member.catch(() => undefined);
    ahead.push({ bytes: size, member });
    bytes += size;
    while (ahead.length > AHEAD || (bytes > AHEAD_BYTES && ahead.length > 1)) {
      const first = ahead.shift();
      if (first === undefined) break;
      yield await first.member;
      bytes -= first.bytes;
    }
  }
  for (const { member } of ahead) yield await member;
}

async function memberOf(record: PlannedRecord): Promise<Member> {
  const bytes = await compress(Buffer.concat(record.plain), { level: record.isDense ? 0 : LEVEL });
  return { bytes, digest: `sha256:${hash('sha256', bytes, 'hex')}`, record };
}
