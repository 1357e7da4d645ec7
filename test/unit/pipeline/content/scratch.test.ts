import { describe, expect, it } from 'vitest';
import { Scratch } from '../../../../src/main/service/pipeline/content/scratch.ts';

const newScratch = (): Scratch<Float32Array> => new Scratch((count) => new Float32Array(count));

describe('memory that pages share one after the other', () => {
  it('is the same for a page that needs no more', () => {
    const scratch = newScratch();
    const first = scratch.atLeast(100);
    first[99] = 7;
    expect(scratch.atLeast(80)).toBe(first);
    expect(scratch.atLeast(100)[99]).toBe(7);
  });

  it('grows with a larger page', () => {
    const scratch = newScratch();
    scratch.atLeast(10);
    expect(scratch.atLeast(1_000).length).toBeGreaterThanOrEqual(1_000);
  });

  it('is not kept for a huge page', () => {
    const scratch = newScratch();
    const huge = scratch.atLeast(1 << 20);
    expect(huge.length).toBeGreaterThanOrEqual(1 << 20);
    expect(scratch.atLeast(1 << 20)).not.toBe(huge);
    expect(scratch.atLeast(10).length).toBeLessThan(1_000);
  });
});
