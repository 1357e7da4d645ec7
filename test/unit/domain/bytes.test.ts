import { describe, expect, it } from 'vitest';
import { release } from '../../../src/main/service/domain/bytes.ts';

describe('releasing bytes', () => {
  it('gives back a buffer that belongs to the bytes alone', () => {
    const bytes = new Uint8Array(40_000).fill(7);
    release(bytes);
    expect([bytes.byteLength, bytes.buffer.byteLength]).toEqual([0, 0]);
  });

  it('leaves a buffer that others may share', () => {
    const shared = new Uint8Array(40_000).fill(7);
    release(shared.subarray(0, 20_000));
    const pooled = Buffer.from('a small one of Node’s pool');
    release(pooled);
    expect([shared.byteLength, pooled.toString()]).toEqual([40_000, 'a small one of Node’s pool']);
  });

  it('does nothing twice', () => {
    const bytes = new Uint8Array(10);
    release(bytes);
    release(bytes);
    expect(bytes.byteLength).toBe(0);
  });
});
