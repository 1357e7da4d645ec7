import { hash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { packs, type Pack } from '../../../src/main/service/archives/warc/compress.ts';
import {
  createKnownPayloads,
  type PlannedRecord,
} from '../../../src/main/service/archives/warc/write.ts';

const HEAD = Buffer.from('WARC/1.1\r\n\r\n');

async function* planned(records: readonly PlannedRecord[]): AsyncGenerator<PlannedRecord> {
  for (const record of records) yield await Promise.resolve(record);
}

async function packed(
  records: readonly PlannedRecord[] | AsyncIterable<PlannedRecord>,
): Promise<readonly Pack[]> {
  const all: Pack[] = [];
  const from = Symbol.asyncIterator in records ? records : planned(records);
  for await (const pack of packs(from)) all.push(pack);
  return all;
}

/** Each member, held against what is said of it. */
function membersOf(all: readonly Pack[]): readonly Uint8Array[] {
  return all.flatMap(({ bytes, members }) => {
    let at = 0;
    const own = members.map((one) => {
      const member = bytes.subarray(at, at + one.bytes);
      expect(one.digest).toBe(`sha256:${hash('sha256', member, 'hex')}`);
      at += one.bytes;
      return member;
    });
    expect(at).toBe(bytes.length);
    return own;
  });
}

async function memberOf(isDense: boolean, plain: readonly Uint8Array[]): Promise<Uint8Array> {
  const [member] = membersOf(await packed([{ plain, isDense }]));
  return member ?? new Uint8Array(0);
}

const pattern = (bytes: number): Buffer =>
  Buffer.from(Array.from({ length: bytes }, (_, at) => (at * 167 + (at >> 7) * 41) & 255));
const noise = (bytes: number): Buffer => {
  let state = 9;
  const next = (): number => (state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0) >>> 16;
  return Buffer.from(Array.from({ length: bytes }, () => next() & 255));
};

describe('a member', () => {
  it.each([0, 1, 65_534, 65_535, 65_536, 131_070, 200_000])(
    'gives a dense record of %i bytes back as it was, in stored blocks that any reader unpacks',
    async (bytes) => {
      const plain = [HEAD, pattern(bytes), Buffer.alloc(0), pattern(7)];
      const member = await memberOf(true, plain);
      expect(gunzipSync(member).equals(Buffer.concat(plain))).toBe(true);
      const blocks = Math.ceil((bytes + 19) / 65_535);
      expect(member).toHaveLength(bytes + 19 + 18 + blocks * 5);
    },
  );

  it.each([1, 300, 4_083, 4_084, 4_085, 40_000, 65_524, 65_525, 1_000_000])(
    'packs %i bytes of text',
    async (bytes) => {
      const plain = [HEAD, Buffer.from('again and '.repeat(bytes / 10 + 1)).subarray(0, bytes)];
      const member = await memberOf(false, plain);
      expect(gunzipSync(member).equals(Buffer.concat(plain))).toBe(true);
      expect(member.length).toBeLessThan(100 + bytes / 50);
    },
  );

  it.each([1, 4_000, 30_000, 65_600, 2_000_000])(
    'holds %i bytes that were called text and cannot be packed',
    async (bytes) => {
      const plain = [HEAD, noise(bytes)];
      const member = await memberOf(false, plain);
      expect(gunzipSync(member).equals(Buffer.concat(plain))).toBe(true);
    },
  );
});

describe('many records', () => {
  const records: readonly PlannedRecord[] = Array.from({ length: 400 }, (_, at) => ({
    plain: [Buffer.from(`WARC/1.1 ${at}\r\n\r\n`), pattern((at * 997) % 90_000)],
    isDense: at % 3 === 0,
    index: { url: `https://a.test/${at}`, at, digest: 'sha256:0', mime: 'text/plain', status: 200 },
  }));

  it('come in their order, each by itself, with what is said of them', async () => {
    const all = await packed(records);
    const plain = membersOf(all).map((member) => gunzipSync(member));
    expect(plain).toHaveLength(records.length);
    const wrong = plain.filter(
      (bytes, at) => !bytes.equals(Buffer.concat(records[at]?.plain ?? [])),
    );
    expect(wrong).toEqual([]);
    const index = all.flatMap(({ members }) => members.map((one) => one.index));
    expect(index).toEqual(records.map((record) => record.index));
  });

  it('are packed into the same bytes each time, whoever is faster', async () => {
    const digests = async (): Promise<readonly string[]> =>
      membersOf(await packed(records)).map((member) => hash('sha256', member));
    const once = await digests();
    const [again, beside] = await Promise.all([digests(), digests()]);
    expect(again).toEqual(once);
    expect(beside).toEqual(once);
  });

  it('end with the failure of what is read', async () => {
    async function* failing(): AsyncGenerator<PlannedRecord> {
      yield* planned(records);
      throw await Promise.resolve(new Error('The disk is gone.'));
    }
    await expect(packed(failing())).rejects.toThrow('The disk is gone.');
  });
});

describe('bodies that the file holds already', () => {
  it('are known by where they were first, and those that were long not met are written again', () => {
    const known = createKnownPayloads(2);
    const here = (at: number) => ({ url: `https://a.test/${at}`, at });
    expect(known.meet('style', here(1))).toBeUndefined();
    expect(known.meet('once', here(2))).toBeUndefined();
    expect(known.meet('style', here(3))).toEqual(here(1));
    expect(known.meet('other', here(4))).toBeUndefined();
    expect(known.meet('style', here(5))).toEqual(here(1));
    expect(known.meet('once', here(6))).toBeUndefined();
  });
});
