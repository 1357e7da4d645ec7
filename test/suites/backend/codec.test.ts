/** Texts as bytes and back, at the sizes where the frame's header changes its form. */
import { randomBytes } from 'node:crypto';
import { zstdCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { spliced } from '../../../src/main/service/domain/spliced.ts';
import { pack, packCounted, unpack, unpackBytes } from '../../../src/main/service/store/codec.ts';

const SIZES = [
  1, 200, 253, 254, 255, 256, 300, 1_000, 8_189, 16_384, 65_789, 65_790, 65_791, 70_000,
];

it.each(SIZES)('gives back what was packed: %i characters', (size) => {
  for (const unit of ['a', 'é', '漢', '😀']) {
    const text = JSON.stringify(unit.repeat(size));
    expect(unpack(pack(text))).toBe(text);
    const mixed = JSON.stringify(randomBytes(size).toString('base64'));
    expect(unpack(pack(mixed))).toBe(mixed);
  }
});

it('reads texts larger than its own buffer, and frames that do not tell their size', () => {
  const text = JSON.stringify('word '.repeat(1_200_000));
  expect(unpack(pack(text))).toBe(text);
  expect(unpack(zstdCompressSync(Buffer.from(text)))).toBe(text);
  const short = JSON.stringify('word '.repeat(100));
  expect(unpack(zstdCompressSync(Buffer.from(short)))).toBe(short);
});

it('gives back no memory that others use', () => {
  const others = Array.from({ length: 50 }, (_, n) => Buffer.from(`small and pooled ${String(n)}`));
  for (const size of SIZES) unpack(pack(JSON.stringify('x'.repeat(size))));
  others.forEach((one, n) => expect(one.toString()).toBe(`small and pooled ${String(n)}`));
});

it.each(SIZES)('puts members where they belong, packed before or not: %i characters', (size) => {
  const rest = { markdown: 'wörd "'.repeat(size), links: [] };
  const [before, after] = [{ metadata: { title: 'Ä' } }, { warning: 'ö' }];
  const text = JSON.stringify({ ...before, ...after });
  const sealed = Buffer.from(JSON.stringify(rest));
  const packed = { content: pack(sealed.toString()), bytes: sealed.length };
  const places = [
    [JSON.stringify({ ...rest, ...before, ...after }), 1],
    [JSON.stringify({ ...before, ...rest, ...after }), JSON.stringify(before).length - 1],
    [JSON.stringify({ ...before, ...after, ...rest }), text.length - 1],
  ] as const;
  for (const [whole, sealedAt] of places) {
    expect(spliced(text, sealedAt, sealed).toString()).toBe(whole);
    for (const how of [{ sealed }, { packed }]) {
      const written = packCounted({ document: text, sealedAt, ...how });
      expect(unpack(written.packed)).toBe(whole);
      expect(Buffer.from(unpackBytes(written.packed)).toString()).toBe(whole);
      expect(written.bytes).toBe(Buffer.byteLength(whole));
    }
  }
});
