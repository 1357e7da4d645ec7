/** What boards put around every post goes; an entry with a heading of its own is none of it. */
import { describe, expect, it } from 'vitest';
import { outlinePage } from '../../../../src/main/service/pipeline/content/outline.ts';
import { dropSignatures } from '../../../../src/main/service/pipeline/content/signatures.ts';
import { parseHtml } from '../../../../src/main/service/pipeline/dom/parse.ts';

/** Lines left of a page all of which were kept. */
function left(sign: string): number {
  const text = '<p>The heater stores the heat of one short fire in its stones for a whole day.</p>';
  const outline = outlinePage(parseHtml(`<body>${text}${sign}${text}</body>`));
  const keep = new Uint8Array(outline.leaves.length).fill(1);
  dropSignatures(outline, keep);
  return keep.reduce((sum, one) => sum + one, 0);
}

describe('a signature', () => {
  it('goes, and a sign of the zodiac with its heading stays', () => {
    expect(left('<div class="sign"><p>Keep warm.</p></div>')).toBe(2);
    expect(left('<div class="sign"><h3>Aries</h3><p>You keep warm.</p></div>')).toBe(4);
  });
});
