/** Lines below pictures that were kept. */
import { describe, expect, it } from 'vitest';
import { leafText } from '../../../../src/main/service/pipeline/content/leaf-texts.ts';
import { outlinePage } from '../../../../src/main/service/pipeline/content/outline.ts';
import { keepCaptionsOfPictures } from '../../../../src/main/service/pipeline/content/pictures-captions.ts';
import { parseHtml } from '../../../../src/main/service/pipeline/dom/parse.ts';

/** Texts kept where all pictures were, and every line had the same chance. */
function kept(html: string, chance = 0.4): readonly string[] {
  const outline = outlinePage(parseHtml(`<body>${html}</body>`));
  const { leaves } = outline;
  const keep = Uint8Array.from(leaves, ({ images }) => (images > 0 ? 1 : 0));
  keepCaptionsOfPictures(outline, keep, new Float32Array(leaves.length).fill(chance));
  return leaves.filter((leaf, at) => keep[at] === 1 && leaf.words > 0).map(leafText);
}

const item = (line: string): string =>
  `<div class="ph"><a href="/p"><img src="x.jpg"></a><div>${line}</div></div>`;

describe('the lines of pictures', () => {
  it('stay where each of a row has its own, and says a sentence', () => {
    const row = `${item('The stove is warm.')}${item('Nobody had asked.')}`;
    expect(kept(row)).toEqual(['The stove is warm.', 'Nobody had asked.']);
    expect(kept(row, 0.2)).toEqual([]);
  });

  it('go where they name who made the picture, ask for something, or stand alone', () => {
    expect(kept(`${item('Photo: Ann Bell.')}${item('Share it with friends.')}`)).toEqual([]);
    expect(kept(item('The stove is warm.'))).toEqual([]);
  });
});
