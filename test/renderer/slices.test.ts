import { describe, expect, it } from 'vitest';
import { slicesOf } from '../../src/renderer/features/document/slices.ts';

describe('a long text in slices', () => {
  it('leaves nothing out, and cuts neither fences nor lists', () => {
    const block = `## Title\n\n${'Some words of a paragraph. '.repeat(40)}\n\n\`\`\`md\n# no heading\n\n# nor this\n\`\`\`\n\n- a\n\n  b\n\n- c\n`;
    const text = block.repeat(200);
    const slices = slicesOf(text);
    expect(slices.length).toBeGreaterThan(4);
    expect(slices.join('\n')).toBe(text);
    expect(slices.every((slice) => /^(## Title|Some words|```md)/.test(slice))).toBe(true);
  });

  it('leaves a short text whole, and ends even a fence that never does', () => {
    expect(slicesOf('a\n\nb')).toEqual(['a\n\nb']);
    const endless = `\`\`\`\n${'x\n'.repeat(400_000)}`;
    expect(slicesOf(endless).length).toBeGreaterThan(1);
  });
});
